"""Names of learners are shown as they were typed, and who sits down is remembered."""

import re
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from tests.browser.served import Served
from tests.browser.table import Table
from tests.browser.watched import Visit
from trainer.record import Learner

NAMES = (
    "<img src=x onerror=XSS=1>",
    "*bold* :smile: $x$ `a` # _b_",
    "[x](http://evil.test)",
    "漢" * 30,
    "نگار شیرازی",
)
# Between a colon and a word stands a character that nobody sees, so that it is no emoji.
UNSEEN = "\u200c"


def pages(page: Page) -> str:
    """Read the row of pages, whose last says who counts."""
    links = page.locator(".st-key-pages").get_by_role("link")
    expect(links).to_have_count(6)
    return links.last.inner_text().replace(UNSEEN, "")


def add(page: Page, name: str) -> None:
    """Add a learner, and sit down as this one."""
    page.get_by_label("Somebody else").fill(name)
    page.get_by_role("button", name="Add, and count as this one").click()


def learner_named(served: Served, name: str) -> Learner:
    with served.opened() as log:
        return next(each for each in log.learners() if each.name == name)


@pytest.fixture
def ada(served: Served) -> Learner:
    return served.add_learner("level=counts")


@pytest.fixture
def adas(served: Served, visit: Visit, ada: Learner) -> Table:
    """Ada's table, whose window is at the page of learners."""
    visited = visit(served, ada)
    return Table(visited.window("learners"), served, ada, visited)


@pytest.fixture
def page(adas: Table) -> Page:
    return adas.page


def test_names_are_text_wherever_they_stand(page: Page) -> None:
    for name in NAMES:
        add(page, name)
        expect(page.locator(".muggins")).to_be_visible()
        expect(page.locator(".st-key-pages")).to_contain_text(name[0])
        assert pages(page) == name
        page.locator(".st-key-pages").get_by_role("link").last.click()
        expect(page.get_by_text("counting now")).to_be_visible()
    shown = [each.replace(UNSEEN, "") for each in page.get_by_role("button").all_inner_texts()]
    assert {*NAMES[:-1], f"{NAMES[-1]}, counting now"} <= set(shown)
    assert page.locator("main img, main em, main strong, main code, .katex").count() == 0
    assert page.evaluate("window.XSS") is None


def test_a_name_that_cannot_be_is_refused_in_a_sentence(page: Page, ada: Learner) -> None:
    there = f"The name {ada.name} is taken"
    for name, why in (("", "Type a name"), ("*" * 31, "Type a name"), (ada.name.lower(), there)):
        add(page, name)
        expect(page.get_by_role("alert")).to_contain_text(why)
        # What is there already need not be typed again to be mended.
        expect(page.get_by_label("Somebody else")).to_have_value(name)
    expect(page.get_by_text(f"{ada.name}, counting now")).to_be_visible()


def test_another_learner_takes_the_seat_and_keeps_it(adas: Table, page: Page) -> None:
    name = adas.learner.name
    add(page, f"Ben, after {name}")
    expect(page.locator(".muggins")).to_be_visible()
    bens = replace(adas, learner=learner_named(adas.served, f"Ben, after {name}"))
    for table in (bens, adas):
        expect(page.locator(".st-key-pages")).to_contain_text(table.learner.name)
        table.is_at("ask", 1)
        before = table.cards()
        assert set(before) == set(table.question().seen)
        page.reload()
        table.is_at("ask", 1)
        assert (pages(page), table.cards()) == (table.learner.name, before)
        page.locator(".st-key-pages").get_by_role("link").last.click()
        page.get_by_role("button", name=re.compile(rf"^{name}(, counting now)?$")).click()


def test_the_cookie_that_says_who_learns_is_out_of_reach_of_scripts(
    served: Served, visit: Visit, ada: Learner
) -> None:
    served.add_learner("level=counts")
    visited = visit(served)
    page = visited.window()
    with page.expect_response(lambda response: response.url.endswith("/seat")) as seated:
        page.get_by_role("button", name=ada.name, exact=True).click()
    assert seated.value.status == 204
    (cookie,) = (each for each in visited.context.cookies() if each["name"] == served.cookie)
    assert (cookie["httpOnly"], cookie["sameSite"], cookie["path"]) == (True, "Lax", "/")
    assert cookie["value"] == ada.id
    assert served.cookie not in page.evaluate("document.cookie")
    other = visited.window("learners")
    expect(other.get_by_text(f"{ada.name}, counting now")).to_be_visible()
