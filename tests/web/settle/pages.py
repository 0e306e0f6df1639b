"""The page that settles arguments, and how somebody uses it."""

from typing import Any

from streamlit.testing.v1 import AppTest

from tests.web.test_screens import SCRIPT, opened, whole


def another() -> AppTest:
    """Take another window."""
    return AppTest.from_file(SCRIPT, default_timeout=60)


def type_in(page: AppTest, label: str, text: str) -> AppTest:
    (field,) = (each for each in page.text_input if each.label.startswith(label))
    field.set_value(text).run()
    return whole(page)


def choose(page: AppTest, label: str, value: object) -> AppTest:
    (choice,) = (each for each in page.button_group if label in each.label)
    choice.set_value(value).run()
    return whole(page)


def asked(page: AppTest) -> list[str]:
    return [each.label.strip("*") for each in page.button_group if each.label.startswith("**")]


def html(page: AppTest, name: str) -> list[str]:
    bodies: list[Any] = [each.proto.body for each in page.get("html")]
    return [body for body in bodies if f"mg-{name}" in body and "<style" not in body]


def headline(page: AppTest) -> str:
    (who,) = html(page, "who-is-right")
    return str(who.split("<h2>")[1].split("</h2>")[0])


def followed(app: AppTest, **link: str) -> AppTest:
    """Open the page by a link."""
    opened(app)
    app.switch_page("screens/settle.py")
    app.query_params.clear()
    for name, value in link.items():
        app.query_params[name] = value
    return whole(app.run())


def texts(page: AppTest) -> list[object]:
    return [each.value for each in page.text_input]


def folds(page: AppTest) -> dict[str, bool]:
    """Say of all that can be folded whether it is open."""
    return {each.label: each.proto.expanded for each in page.expander}
