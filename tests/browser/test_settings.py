"""Each setting is chosen by keyboard, takes effect at the table, and is there in every window."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.served import Served
from tests.browser.table import HANDS, Table, right_text
from tests.browser.test_access import GROUNDS, MOVING
from tests.browser.watched import Visit
from trainer.house import House
from trainer.spoken import spoken_count

# Every ground that the page has, from the first on.
GROUNDS_SEEN = """
window.grounds = new Set();
(function look() {
    const app = document.querySelector('[data-testid="stApp"]');
    if (app) window.grounds.add(getComputedStyle(app).backgroundColor);
    requestAnimationFrame(look);
})();
"""


def choose(page: Page, label: str, words: str) -> None:
    """Choose by arrow keys among a few, and by typing among many; it is said that it is kept."""
    kept = page.get_by_text("Kept.", exact=True)
    few = page.get_by_role("radiogroup", name=label, exact=True)
    many = page.get_by_role("combobox", name=label, exact=True)
    expect(few.or_(many)).to_be_visible()
    if many.count():
        many.focus()
        page.keyboard.type(words)
        expect(page.get_by_role("option")).to_have_count(1)
        page.keyboard.press("Enter")
        expect(many).to_have_value(re.compile(words))
    else:
        few.get_by_role("radio", checked=True).focus()
        names = [each.strip() for each in few.locator("label").all_inner_texts()]
        for name in names[1 : names.index(words) + 1]:
            page.keyboard.press("ArrowDown")
            expect(few.get_by_role("radio", name=name, exact=True)).to_be_checked()
            expect(kept).to_be_visible()
    expect(kept).to_be_visible()


def follow(page: Page, name: str) -> None:
    """Go to another page by the row above."""
    page.get_by_role("link", name=name, exact=True).focus()
    page.keyboard.press("Enter")


def looks_as_chosen(table: Table) -> None:
    expect(table.page.get_by_test_id("stApp")).to_have_css("background-color", GROUNDS["dark"])
    expect(table.page.locator("html")).to_have_css("color-scheme", "dark")
    expect(table.page.locator("html")).to_have_attribute("data-motion", "less")
    expect(table.surface.locator(".card").first).to_have_css("transition-duration", "0s, 0s")


def asks_as_chosen(table: Table) -> None:
    table.is_at("ask", 1)
    looks_as_chosen(table)
    expect(table.surface.get_by_role("group", name="say your count")).to_be_visible()
    *hand, _ = table.cards()
    assert sorted(hand, key=lambda card: card.rank) == list(hand)
    assert list(table.question().seen[:4]) != hand


def tells_as_chosen(table: Table) -> None:
    table.is_at("verdict", 1)
    looks_as_chosen(table)
    house = (
        "muggins=reminder overcount=corrected wrong_call=free "
        "order=runs,pairs,fifteens,flush,nobs counting=by_pattern"
    )
    lines = spoken_count(table.question().scenario.score(), House.parse(house))
    assert lines[0].words == "a double run is eight"
    expect(table.lines.locator(".said-words")).to_have_text([each.words for each in lines])
    assert [each.house for each in table.answers()] == [house]


def test_settings_take_effect_at_the_table_and_outlive_a_reload_and_a_second_window(
    sit_down: Callable[..., Table],
) -> None:
    table = sit_down(HANDS)
    table.is_at("ask", 1)
    follow(table.page, table.learner.name)
    follow(table.page, "Settings")
    for label, words in (
        ("Answer with", "the count, said line by line"),
        ("Cards lie", "sorted"),
        ("Light or dark", "dark"),
        ("Motion", "less"),
    ):
        choose(table.page, label, words)
    follow(table.page, "House rules")
    for label, words in (
        ("Order", "runs, pairs, fifteens, flush, nobs"),
        ("A run with a pair in it", "by pattern"),
    ):
        choose(table.page, label, words)
    follow(table.page, "Practise")
    asks_as_chosen(table)
    table.page.reload()
    asks_as_chosen(table)
    other = table.another_window(HANDS)
    asks_as_chosen(other)
    # Said in an order of its own.
    right = sorted(right_text(table.question(), "spoken").split())
    other.answer("".join(f"{word} " for word in right))
    tells_as_chosen(other)
    table.page.reload()
    tells_as_chosen(table)


def test_whoever_is_new_says_the_count_and_a_right_one_goes_on_by_itself(
    sit_down: Callable[..., Table],
) -> None:
    table = sit_down("settings")
    choose(table.page, "Counting", "I am new to counting")
    choose(table.page, "After a right answer", "go on after 1 s")
    table.page.goto(f"{table.served.address}/{HANDS}")
    table.is_at("ask", 1)
    table.answer("".join(f"{word} " for word in right_text(table.question(), "spoken").split()))
    table.is_at("ask", 2)


def test_the_zone_of_the_browser_is_told_until_another_is_chosen(
    sit_down: Callable[..., Table],
) -> None:
    table = sit_down("settings", timezone_id="Asia/Tokyo")
    zone = table.page.get_by_role("combobox", name="Time zone")
    expect(zone).to_have_value("as this browser says: Asia/Tokyo")
    choose(table.page, "Time zone", "Los Angeles")
    table.page.reload()
    expect(zone).to_have_value("America/Los Angeles")


def test_a_theme_that_was_chosen_is_there_from_the_first_paint(
    served: Served, visit: Visit
) -> None:
    learner = served.add_learner("level=counts&theme=dark")
    page = visit(served, learner, color_scheme="light").window("settings")
    app = page.get_by_test_id("stApp")
    expect(app).to_have_css("background-color", GROUNDS["dark"])
    page.add_init_script(GROUNDS_SEEN)
    for path in ("", "choose", "progress", "settings"):
        page.goto(f"{served.address}/{path}")
        expect(page.get_by_role("link", name="Progress", exact=True)).to_be_visible()
        expect(app).to_have_css("background-color", GROUNDS["dark"])
        # Streamlit paints a dark of its own until it is told ours.
        seen = page.evaluate("[...window.grounds]")
        assert seen[-1] == GROUNDS["dark"]
        assert not {GROUNDS["light"], "rgb(255, 255, 255)"} & set(seen)


def test_a_theme_that_comes_while_the_table_loads_leaves_it_listening(
    sit_down: Callable[..., Table],
) -> None:
    # This browser has not heard of the theme yet.
    table = sit_down(HANDS, "level=counts&form=combinations&theme=dark", color_scheme="light")
    table.is_at("ask", 1)
    expect(table.page.get_by_test_id("stApp")).to_have_css("background-color", GROUNDS["dark"])
    table.answer(f"{right_text(table.question(), 'combinations')} ")
    table.is_at("verdict", 1)


def test_as_the_system_says_the_theme_follows_the_system_again(
    sit_down: Callable[..., Table],
) -> None:
    table = sit_down("settings", "level=counts&theme=dark", color_scheme="light")
    page, app = table.page, table.page.get_by_test_id("stApp")
    expect(app).to_have_css("background-color", GROUNDS["dark"])
    page.emulate_media(color_scheme="light")
    expect(app).to_have_css("background-color", GROUNDS["dark"])
    page.get_by_role("radiogroup", name="Light or dark").get_by_role("radio").nth(2).focus()
    for _ in ("light", "as the system says"):
        page.keyboard.press("ArrowUp")
        expect(app).to_have_css("background-color", GROUNDS["light"])
    expect(page.get_by_role("radio", name="as the system says").first).to_be_checked()
    expect(page.get_by_text("Kept.", exact=True)).to_be_visible()
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme=theme)
        expect(app).to_have_css("background-color", GROUNDS[theme])


def test_where_motion_was_chosen_in_full_the_system_does_not_matter(
    sit_down: Callable[..., Table],
) -> None:
    table = sit_down(HANDS, "level=counts&motion=full", reduced_motion="reduce")
    table.is_at("ask", 1)
    expect(table.surface.locator(".card").first).to_have_css("transition-duration", "0.15s, 0.15s")
    assert any("card" in each for each in table.page.evaluate(MOVING))
