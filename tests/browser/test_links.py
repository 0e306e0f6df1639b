"""Links: the same questions for everybody; and addresses that lead nowhere."""

import re
from collections.abc import Callable
from urllib.parse import quote

from playwright.sync_api import expect

from scenarios import GENERATOR
from tests.browser.table import HANDS, Table, right_text

NONSENSE = (
    "?kinds=dragons",
    "?where=three+kings+and+a+shepherd",
    f"?where={'x' * 10_000}",
    "?kinds=hand&seed=3&generator=0",
    f"?seed=-1&generator={GENERATOR}",
    "?seed=3",
    f"?where={quote('<script>window.XSS=1</script><img src=x onerror=window.XSS=1>')}",
    f"?{quote('*bold* [x](http://evil.test)')}=1",
)


def test_a_link_with_a_seed_asks_two_learners_the_same(sit_down: Callable[..., Table]) -> None:
    link = f"?seed=12&generator={GENERATOR}"
    tables = [sit_down(link), sit_down(link)]
    for number in (1, 2, 3):
        for table in tables:
            table.is_at("ask", number)
        one, other = tables
        assert one.cards() == other.cards()
        assert one.title.inner_text() == other.title.inner_text()
        for table in tables:
            if table.question(number).ask.value == "turn":
                table.type("g")
            else:
                table.type(right_text(table.question(number), "total"))
            table.press("Enter")
            table.is_at("verdict", number)
            table.press("Enter")
    assert tables[0].learner != tables[1].learner


def test_an_address_that_leads_nowhere_says_so_and_the_drill_goes_on(
    sit_down: Callable[..., Table],
) -> None:
    table = sit_down(HANDS)
    table.is_at("ask", 1)
    stands = table.stands()
    for link in NONSENSE:
        table.page.goto(f"{table.served.address}/{link}")
        told = table.page.get_by_role("alert")
        expect(told).to_have_text("This link cannot be followed, so your last practice goes on.")
        table.is_at("ask", 1)
        assert table.stands() == stands, link[:80]
        assert table.page.evaluate("window.XSS") is None
    right = right_text(table.question(), "total")
    table.answer(right)
    table.is_at("verdict", 1)
    assert [each.claimed for each in table.answers()] == [right]


def test_the_link_on_the_page_of_choices_leads_anybody_to_the_questions_of_this_practice(
    sit_down: Callable[..., Table],
) -> None:
    table = sit_down("choose")
    table.page.get_by_role("button", name="cribs").click()
    table.page.get_by_text("A link that asks anybody the same questions").click()
    link, behind = table.page.locator("code").all_inner_texts()
    assert link == f"{table.served.address}/{behind}"
    table.page.get_by_role("button", name="Practise this").click()
    table.is_at("ask", 1)
    other = sit_down(behind)
    other.is_at("ask", 1)
    assert table.cards() == other.cards()
    assert table.learner != other.learner


def test_what_was_practised_is_one_step_back(sit_down: Callable[..., Table]) -> None:
    table = sit_down("?kinds=hand&where=double+run")
    table.is_at("ask", 1)
    page, pages = table.page, table.page.locator(".st-key-pages")
    at, title = page.url, page.get_by_role("heading", name="What to practise")
    pages.get_by_role("link", name="Choose").click()
    expect(title).to_be_visible()
    only_with = page.get_by_role("combobox", name="Only with")
    expect(only_with).to_have_value(re.compile("^double run: "))
    elsewhere = page.url
    pages.get_by_role("link", name="Practise").click()
    table.is_at("ask", 1)
    expect(page).to_have_url(at)
    page.go_back()
    expect(page).to_have_url(elsewhere)
    expect(title).to_be_visible()
    page.go_back()
    table.is_at("ask", 1)
    expect(page).to_have_url(at)


def test_a_filter_that_is_none_gets_a_sentence_and_can_be_mended(
    sit_down: Callable[..., Table],
) -> None:
    page = sit_down("choose").page
    only_with = page.get_by_role("combobox", name="Only with")
    told, go = page.get_by_role("alert"), page.get_by_role("button", name="Practise this")
    for typed, is_term in (("doubel run", False), ("double run + nobs", True)):
        only_with.fill(typed)
        only_with.press("Enter")
        expect(told).to_have_count(0 if is_term else 1)
        expect(go).to_have_count(1 if is_term else 0)
        if not is_term:
            expect(told).to_contain_text("'doubel run' is no term")


def test_a_path_without_a_page_says_so_and_leads_on(sit_down: Callable[..., Table]) -> None:
    table = sit_down("learn/xyz")
    there = table.page.get_by_role("heading", name="There is no such page")
    expect(there).to_be_visible()
    expect(table.page.get_by_role("dialog")).to_have_count(0)
    table.page.goto(f"{table.served.address}/nosuch")
    expect(there).to_be_visible()
    table.page.get_by_role("link", name="Practise", exact=True).click()
    table.is_at("ask", 1)
