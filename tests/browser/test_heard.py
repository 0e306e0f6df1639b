"""Catching the other's count: by keyboard alone, by mouse and by thumb, at one's own pace."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from scenarios import GENERATOR
from tests.browser.table import Table, right_call
from tests.browser.test_touch import PHONE, tap
from trainer.house import HOUSES
from trainer.preferences import Preferences
from trainer.quiz.calls import CallMarking
from trainer.quiz.replies import marked

QUESTIONS = 20
MIX = f"?heard=half&seed=2&generator={GENERATOR}"
# QH JD JH QS / KC, counted 7; each run but one is missed, nine points.
SHORT = f"?kinds=hand&heard=half&seed=1765&generator={GENERATOR}"
# A flush of four is claimed with the starter as the fourth.
OVER = f"?kinds=hand&heard=half&seed=158&generator={GENERATOR}"
PLAYED = f"?kinds=play&heard=half&seed=8&generator={GENERATOR}"
ACC = str(Preferences().at_table(HOUSES["ACC with muggins"]))


def field(table: Table) -> Locator:
    return table.surface.get_by_role("textbox", name="your call")


def their_count(table: Table) -> Locator:
    return table.surface.get_by_role("list", name="their count").get_by_role("listitem")


def test_twenty_counts_are_judged_by_nothing_but_keys(sit_down: Callable[..., Table]) -> None:
    table = sit_down(MIX)
    given = []
    for number in range(1, QUESTIONS + 1):
        table.is_at("ask", number)
        question, is_right = table.question(number), number % 2 == 1
        assert question.said
        spoken = [line.words for line in question.said.spoken]
        lines = their_count(table).locator(".words")
        expect(lines).to_have_text([*spoken, f"and peg {question.said.points or 'nothing'}"])
        right = right_call(question)
        text = right if is_right else ("a" if right != "accept" else "m1")
        # As it is typed: m4.
        table.answer(re.sub(r"^(.)\w* ?", r"\1", text) if is_right else text)
        table.is_at("verdict", number)
        given.append((str(question.said), right if is_right else text))
        expect(table.headline).to_have_text(re.compile("right$" if is_right else "right|pass"))
        table.press_enter()
    calls = {"a": "accept", "m1": "muggins 1"}
    assert [each.claimed for each in table.answers()] == [
        f"{said} : {calls.get(text, text)}" for said, text in given
    ]
    assert {each.question for each in table.answers()} >= {"show", "open"}


def test_an_overcount_that_was_accepted_is_told_line_against_line(
    sit_down: Callable[..., Table],
) -> None:
    table = sit_down(OVER, ACC)
    table.is_at("ask", 1)
    table.answer("a")
    table.is_at("verdict", 1)
    expect(table.headline).to_have_text("They were 4 over, and you let it pass")
    expect(table.surface.locator(".award")).to_have_text("They keep 4 too many.")
    false = table.lines.filter(has=table.page.locator(".mark.imagined"))
    expect(false.locator(".beside")).to_contain_text("a flush for four")
    expect(table.surface.locator(".names a").first).to_have_attribute(
        "href", re.compile(r"^learn\?at=flush")
    )


def test_a_wrong_call_costs_what_the_house_says_and_may_be_a_slip(
    sit_down: Callable[..., Table],
) -> None:
    table = sit_down(OVER, ACC)
    table.is_at("ask", 1)
    table.answer("m3 78")
    table.is_at("verdict", 1)
    expect(table.headline).to_have_text("They were 4 over, not short")
    expect(table.surface.locator(".award")).to_have_text(
        "They peg 3 for a wrong call, and they keep 4 too many."
    )
    expect(table.surface.locator(".house")).to_contain_text("ACC with muggins")
    table.click(table.button("a slip of the finger"))
    expect(table.button("marked as a slip")).to_be_visible()
    table.press_enter()
    table.is_at("ask", 2)


def test_what_is_called_and_named_by_mouse_is_written_as_it_is_typed(
    sit_down: Callable[..., Table],
) -> None:
    table = sit_down(SHORT)
    table.is_at("ask", 1)
    table.click(table.button("Muggins"), table.button("9"))
    expect(field(table)).to_have_value("m9")
    cards = table.surface.get_by_role("region", name="the cards")
    for name in ("jack of diamonds", "queen of hearts", "king of clubs"):
        cards.get_by_role("button", name=name).click()
    table.click(table.button("run"))
    expect(field(table)).to_have_value(re.compile("^m9 r"))
    table.click(table.button("Muggins for 9"))
    table.is_at("verdict", 1)
    expect(table.headline).to_have_text("Muggins for 9, right")
    (answer,) = table.answers()
    marking = marked(answer).marking
    assert isinstance(marking, CallMarking)
    assert (len(marking.named_rightly), marking.named_wrongly) == (1, ())


def test_a_line_that_is_pressed_lights_its_cards_and_is_named_as_false(
    sit_down: Callable[..., Table],
) -> None:
    table = sit_down(OVER)
    table.is_at("ask", 1)
    line = their_count(table).get_by_role("button").first
    table.click(line)
    question = table.question()
    assert question.said
    assert set(table.cards(".lit")) == set(question.said.lines[0].combinations[0].cards)
    expect(field(table)).to_have_value("")
    table.click(table.button("Over"), table.button("4"), line)
    expect(field(table)).to_have_value(f"o4 {str(question.said.lines[0]).lower()}")
    expect(line).to_have_attribute("aria-pressed", "true")
    table.click(line)
    expect(field(table)).to_have_value("o4")
    table.click(line, table.button("Over by 4"))
    table.is_at("verdict", 1)
    expect(table.surface.locator(".detail")).to_contain_text("You named")


def test_what_cannot_be_a_call_is_told_and_stays(sit_down: Callable[..., Table]) -> None:
    table = sit_down(SHORT)
    table.is_at("ask", 1)
    table.press_enter()
    expect(table.note).to_have_text("Type a to accept, m4 for muggins, o2 for two too many.")
    for text, told in (
        ("x9", "x9 is no call."),
        ("a4", "a4 is no call."),
        ("m", "Say how many points"),
        ("m4 zz", "zz cannot be read."),
        ("m0", "Muggins for 0: where nothing is wrong, accept it."),
        ("m999", "Muggins for 999: a count is off by at most 29."),
        ("o 99", "Over by 99: a count is off by at most 29."),
        ("m" + "9" * 300, "Muggins for 999999999999…: a count is off by at most 29."),
        ("m 2 3", "Muggins for 2 and 3: say one number"),
        ("m2 " + "z" * 300, "zzzzzzzzzzzz… cannot be read."),
    ):
        field(table).fill(text)
        table.press_enter()
        expect(table.note).to_contain_text(told)
        expect(field(table)).to_have_value(text)
    # What the table lets through is read once more.
    field(table).fill("m2 4c")
    table.press_enter()
    expect(table.note).to_contain_text("'4c' names too few cards")
    expect(field(table)).to_have_value("m2 4c")
    buttons = table.surface.locator(".call .main")
    for text in ("m" + "9" * 300, "m2 " + "9" * 300, "m0"):
        field(table).fill(text)
        expect(buttons).to_have_text(re.compile(r"^(?!.* 0\b).{1,40}$"))
    assert table.answers() == []


def test_it_is_said_line_by_line_at_ones_own_pace_and_called_when_it_is_pegged(
    sit_down: Callable[..., Table],
) -> None:
    table = sit_down(SHORT, "level=counts&pace=space")
    table.is_at("ask", 1)
    question = table.question()
    assert question.said
    unsaid = table.surface.locator(".counted .unsaid")
    lines = len(question.said.lines)
    expect(unsaid).to_have_count(lines)
    table.type("a")
    field(table).fill("")
    for left in range(lines - 1, -1, -1):
        assert table.cards(".lit")
        table.press("Space")
        expect(unsaid).to_have_count(left)
    assert table.cards(".lit") == ()
    # All of it is there from the beginning for whoever hears it read.
    expect(their_count(table)).to_have_count(lines + 1)
    table.answer("m9")
    table.is_at("verdict", 1)


def test_the_pace_is_chosen_at_the_table_and_kept(sit_down: Callable[..., Table]) -> None:
    table = sit_down(SHORT)
    table.is_at("ask", 1)
    pace = table.surface.locator(".pace")
    for words in ("all at once", "a line a second", "a line in 2 s", "I lead on"):
        expect(pace).to_have_text(f"pace: {words}")
        table.click(pace)
    table.click(pace, pace, pace)
    expect(pace).to_have_text("pace: I lead on")
    table.answer("a")
    table.is_at("verdict", 1)
    table.press_enter()
    table.is_at("ask", 2)
    expect(table.surface.locator(".counted .unsaid").first).to_be_attached()
    expect(table.button("Next line")).to_be_visible()
    with table.served.opened() as log:
        assert Preferences.kept(log.preferences(table.learner.id)).pace == "space"


# What the table waits for between two lines; no test waits so long.
COUNT_WAITS = """
    window.waits = [];
    const wait = window.setTimeout;
    window.setTimeout = (act, ms, ...more) => {
        const isOfCount = new Error().stack.includes("hearing.js");
        if (isOfCount) window.waits.push(ms);
        return wait(act, isOfCount ? AFTER_MS : ms, ...more);
    };
"""
AT_ONCE, NEVER = (COUNT_WAITS.replace("AFTER_MS", ms) for ms in ("0", "1e9"))


@pytest.mark.parametrize("seed", [1765, 3], ids=["wrong", "right"])
def test_every_count_takes_the_same_rhythm(sit_down: Callable[..., Table], seed: int) -> None:
    link = f"?kinds=hand&heard=half&seed={seed}&generator={GENERATOR}"
    table = sit_down(link, "level=counts&pace=2s")
    table.visit.context.add_init_script(AT_ONCE)
    table.page.reload()
    table.is_at("ask", 1)
    expect(table.surface.locator(".call .main", has_text="Call")).to_be_visible()
    said = table.question().said
    assert said
    # The first line is there at once, and what is pegged is said last.
    assert table.page.evaluate("window.waits") == [2_000] * len(said.lines)


def test_nothing_is_called_before_it_is_pegged(sit_down: Callable[..., Table]) -> None:
    table = sit_down(SHORT, "level=counts&pace=1s")
    table.visit.context.add_init_script(NEVER)
    table.page.reload()
    table.is_at("ask", 1)
    table.click(table.button("Accept"))
    expect(table.note).to_have_text("Wait until they have pegged.")
    table.answer("a")
    expect(table.note).to_have_text("Wait until they have pegged.")
    assert table.answers() == []


def test_a_reload_in_the_middle_goes_on_where_it_was(sit_down: Callable[..., Table]) -> None:
    table = sit_down(SHORT)
    table.is_at("ask", 1)
    before = their_count(table).all_inner_texts()
    table.type("m4")
    table.page.reload()
    table.is_at("ask", 1)
    assert their_count(table).all_inner_texts() == before
    table.answer("m4")
    table.is_at("verdict", 1)
    told = table.lines.all_inner_texts()
    table.page.reload()
    table.is_at("verdict", 1)
    assert table.lines.all_inner_texts() == told
    table.press_enter()
    table.is_at("ask", 2)
    assert len(table.answers()) == 1


@pytest.mark.parametrize("link", [SHORT, PLAYED])
def test_on_a_phone_it_is_called_by_thumb_on_one_screen(
    sit_down: Callable[..., Table], link: str
) -> None:
    table = sit_down(link, **PHONE)
    table.is_at("ask", 1)
    tap(table, table.button("Over"))
    cards = table.surface.get_by_role("region", name="the cards")
    places = [table.button(name) for name in ("Accept", "Muggins", "Over", "1", "12")]
    for place in (table.title, cards, *places, table.button("Over by how many?")):
        expect(place).to_be_in_viewport(ratio=1)
    expect(their_count(table).first).to_be_in_viewport()
    tap(table, table.button("2"))
    tap(table, table.button("Over by 2"))
    table.is_at("verdict", 1)
    expect(table.next).to_be_in_viewport(ratio=1)
    tap(table, table.next)
    table.is_at("ask", 2)
    tap(table, table.button("Accept"))
    table.is_at("verdict", 2)
    claimed = [each.claimed for each in table.answers()]
    assert [each.partition(" : ")[2] for each in claimed] == ["over 2", "accept"]
