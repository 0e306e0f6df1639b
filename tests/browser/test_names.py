"""Names of learners are shown as they were typed, and who sits down is remembered."""

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
    expect(links).to_have_count(4)
    return links.last.inner_text().replace(UNSEEN, "")


def add(page: Page, name: str) -> None:
    """Add a learner, and sit down as this one."""
    page.get_by_label("Somebody else").fill(name)
    page.get_by_role("button", name="Add, and count as this one").click()


def learner_named(served: Served, name: str) -> Learner:
    with served.opened() as log:
        return next(each for each in log.learners() if each.name == name)


@pytest.fixture
def page(fresh: Served, visit: Visit) -> Page:
    """The page of learners, of whom there is one."""
    return visit(fresh, fresh.add_learner("level=counts", name="Ada")).window("learners")


def test_names_are_text_wherever_they_stand(page: Page) -> None:
    for name in NAMES:
        add(page, name)
        expect(page.locator(".muggins")).to_be_visible()
        expect(page.locator(".st-key-pages")).to_contain_text(name[0])
        assert pages(page) == name
        page.locator(".st-key-pages").get_by_role("link").last.click()
        expect(page.get_by_text("counting now")).to_be_visible()
    shown = page.get_by_role("button").all_inner_texts()
    here = f"{NAMES[-1]}, counting now"
    assert [each.replace(UNSEEN, "") for each in shown[: 1 + len(NAMES)]] == [
        "Ada",
        *NAMES[:-1],
        here,
    ]
    assert page.locator("main img, main em, main strong, main code, .katex").count() == 0
    assert page.evaluate("window.XSS") is None


def test_a_name_that_cannot_be_is_refused_in_a_sentence(fresh: Served, page: Page) -> None:
    for name, why in (("", "a name is"), ("*" * 31, "a name is"), ("ada", "is there already")):
        add(page, name)
        expect(page.get_by_role("alert")).to_contain_text(why)
    with fresh.opened() as log:
        assert [each.name for each in log.learners()] == ["Ada"]


def test_another_learner_takes_the_seat_and_keeps_it(
    fresh: Served, visit: Visit, page: Page
) -> None:
    add(page, "Ben")
    expect(page.locator(".muggins")).to_be_visible()
    table = Table(page, fresh, learner_named(fresh, "Ben"), visit(fresh))
    table.is_at("ask", 1)
    bens = table.cards()
    page.reload()
    table.is_at("ask", 1)
    assert (pages(page), table.cards()) == ("Ben", bens)
    page.locator(".st-key-pages").get_by_role("link").last.click()
    page.get_by_role("button", name="Ada").click()
    table.is_at("ask", 1)
    expect(page.locator(".st-key-pages")).to_contain_text("Ada")
    adas = Table(page, fresh, learner_named(fresh, "Ada"), table.visit)
    assert set(adas.cards()) == set(adas.question().seen)
    page.reload()
    adas.is_at("ask", 1)
    assert pages(page) == "Ada"


def test_the_cookie_that_says_who_learns_is_out_of_reach_of_scripts(
    fresh: Served, visit: Visit
) -> None:
    for name in ("Ada", "Ben"):
        fresh.add_learner("level=counts", name=name)
    visited = visit(fresh)
    page = visited.window()
    with page.expect_response(lambda response: response.url.endswith("/seat")) as seated:
        page.get_by_role("button", name="Ben").click()
    assert seated.value.status == 204
    (cookie,) = (each for each in visited.context.cookies() if each["name"] == fresh.cookie)
    assert (cookie["httpOnly"], cookie["sameSite"], cookie["path"]) == (True, "Lax", "/")
    assert cookie["value"] == learner_named(fresh, "Ben").id
    assert fresh.cookie not in page.evaluate("document.cookie")
    other = visited.window("learners")
    expect(other.get_by_text("Ben, counting now")).to_be_visible()
