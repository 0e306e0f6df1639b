"""A race at the table: lost by muggins, kept over a reload and a restart, in reach of a thumb."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from scenarios import GENERATOR
from tests.browser.served import Served
from tests.browser.table import Table, right_call, right_text
from tests.browser.test_touch import PHONE, tap
from tests.browser.watched import Visit
from trainer.house import HOUSES
from trainer.muggins import Of, Outcome
from trainer.preferences import Preferences
from trainer.quiz.board import Board, board_after
from trainer.quiz.drill import Drill
from trainer.quiz.in_turn import Side
from trainer.quiz.settings import Settings
from trainer.verdict.line_above import line_above
from trainer.verdict.race_end import race_headline, race_sentences
from trainer.verdict.race_words import standing_words

RACE = f"?race=61&seed=7&generator={GENERATOR}"
LONG = f"?race=121&seed=7&generator={GENERATOR}"
HEARD = f"?race=61&heard=half&seed=7&generator={GENERATOR}"
ACC = HOUSES["ACC with muggins"]
LIKES = str(Preferences(level="counts").at_table(ACC))
STILL = "each => getComputedStyle(each).transitionDuration"


def drawn(table: Table) -> Locator:
    return table.surface.get_by_role("region", name="the board").get_by_role("img")


def pegs(table: Table) -> list[str]:
    """Say where the four pegs stand, as they are drawn."""
    places = "pegs => pegs.map(each => each.style.transform)"
    return [*drawn(table).locator(".peg-of").evaluate_all(places)]


def board(table: Table) -> Board:
    """Work out how the race stands behind all that is in the log."""
    practice = table.served.practice(table.learner)
    drill = Drill(Settings.parse(practice.settings), practice.seed)
    return board_after(drill, tuple(table.answers()))


def count_nothing(table: Table, number: int) -> None:
    """Count a hand as nothing, by keys alone, up to its verdict."""
    table.is_at("ask", number)
    table.answer("0")
    if table.question(number).scenario.score().points:
        table.is_at("count", number)
        table.press("Escape")
    table.is_at("verdict", number)


def test_a_race_is_lost_by_muggins(sit_down: Callable[..., Table]) -> None:
    table, number = sit_down(RACE, LIKES), 0
    while not (number and board(table).onward().winner):
        number += 1
        table.is_at("ask", number)
        expect(drawn(table)).to_have_attribute("aria-label", standing_words(board(table).onward()))
        count_nothing(table, number)
        stands = board(table)
        expect(drawn(table)).to_have_attribute("aria-label", standing_words(stands))
        expect(table.surface.locator(".over")).to_be_visible(visible=bool(stands.onward().winner))
        expect(table.surface.locator(".house")).to_have_text(
            line_above(ACC, Of.SHOW, is_theirs=False)
        )
        taken = stands.counts[-1].award
        award = table.surface.locator(".award")
        if taken.outcome is Outcome.TAKEN:
            expect(award).to_contain_text("They call muggins for ")
        else:
            expect(award).to_be_hidden()
        if not stands.onward().winner:
            table.press_enter()
    expect(table.button("How it went")).to_be_focused()
    expect(table.surface.locator(".over")).to_contain_text("The race is over: they win 61 to 0.")
    table.press_enter()
    figure = table.page.get_by_role("heading", level=1)
    lost = board(table).onward()
    assert lost.winner is Side.THEY
    expect(figure).to_have_text(race_headline(lost))
    expect(table.page.get_by_text(" ".join(race_sentences(lost)))).to_be_visible()
    table.page.get_by_role("button", name="The same cards again").click()
    table.is_at("ask", 1)
    expect(drawn(table)).to_have_attribute("aria-label", "You 0; they 12, last 12")


def test_the_pegs_stand_where_they_stood_after_a_reload_and_a_restart(
    fresh: Served, visit: Visit
) -> None:
    learner = fresh.add_learner(LIKES)
    visited = visit(fresh, learner)
    apart = Table(visited.window(RACE), fresh, learner, visited)
    for number in (1, 2):
        count_nothing(apart, number)
        apart.press_enter()
    apart.is_at("ask", 3)
    apart.answer(right_text(apart.question(3), "total"))
    apart.is_at("verdict", 3)
    words = drawn(apart).get_attribute("aria-label")
    places = pegs(apart)
    assert len({*places}) == 4
    apart.page.reload()
    apart.is_at("verdict", 3)
    expect(drawn(apart)).to_have_attribute("aria-label", words or "")
    assert pegs(apart) == places
    fresh.kill()
    fresh.start()
    apart.page.reload()
    apart.is_at("verdict", 3)
    expect(drawn(apart)).to_have_attribute("aria-label", words or "")
    assert pegs(apart) == places


def place(peg: Locator) -> tuple[float, float]:
    """Find where a peg is to stand, as far as it may be on its way there."""
    x, y = re.findall(r"-?[\d.]+(?=px)", peg.get_attribute("style") or "")
    return float(x), float(y)


@pytest.mark.parametrize("options", [{}, PHONE])
def test_the_way_back_is_walked_in_the_other_direction(
    sit_down: Callable[..., Table], options: dict[str, object]
) -> None:
    # With good hands for oneself, and poor ones for them, one is soon on the way back.
    table = sit_down(f"?race=61&seed=23&generator={GENERATOR}", LIKES, **options)
    front, back = (drawn(table).locator(f".peg-of.you.{each}") for each in ("front", "back"))
    theirs = drawn(table).locator(".peg-of.they.front")
    seen = {}
    for number in range(1, 6):
        table.is_at("ask", number)
        table.answer(right_text(table.question(number), "total"))
        table.is_at("verdict", number)
        you, they = board(table).you, board(table).they
        expect(drawn(table)).to_have_attribute("aria-label", standing_words(board(table)))
        seen[you.front], seen[you.back] = place(front), place(back)
        outside = place(theirs)
        if you.front <= 30 and they.front <= 30:
            # On the way out one's own lane is outside, and so it is on the way back.
            assert seen[you.front][1] < outside[1]
        table.press_enter()
    out = [hole for hole in seen if 0 < hole <= 30]
    home = [hole for hole in seen if 30 < hole <= 60]
    assert len(out) > 1
    assert len(home) > 1
    assert [seen[hole][0] for hole in sorted(out)] == sorted(seen[hole][0] for hole in out)
    assert [seen[hole][0] for hole in sorted(home, reverse=True)] == sorted(
        seen[hole][0] for hole in home
    )
    assert max(seen[hole][1] for hole in out) < min(seen[hole][1] for hole in home)
    assert seen[home[0]][1] > outside[1]


def test_counts_of_both_sides_are_pegged_where_theirs_are_called(
    sit_down: Callable[..., Table],
) -> None:
    table = sit_down(HEARD, LIKES)
    for number in range(1, 7):
        table.is_at("ask", number)
        question = table.question(number)
        table.answer(right_call(question) if question.said else right_text(question, "total"))
        table.is_at("verdict", number)
        expect(drawn(table)).to_have_attribute("aria-label", standing_words(board(table)))
        table.press_enter()
    assert {each.side for each in board(table).counts} == {*Side}


@pytest.mark.parametrize("link", [RACE, LONG])
@pytest.mark.parametrize("form", ["total", "spoken", "combinations"])
def test_on_a_phone_board_cards_and_keys_are_on_one_screen(
    sit_down: Callable[..., Table], link: str, form: str
) -> None:
    table = sit_down(link, f"{LIKES}&form={form}", **PHONE)
    table.is_at("ask", 1)
    cards = table.surface.get_by_role("region", name="the cards")
    main = table.surface.locator(".asking .main:visible").first
    for place in (drawn(table), table.title, table.surface.locator(".house"), cards, main):
        expect(place).to_be_in_viewport(ratio=1)
    if form == "total":
        for key in ("1", "9", "0"):
            expect(table.button(key)).to_be_in_viewport(ratio=1)
        tap(table, table.button("0"))
        tap(table, main)
        table.is_at("count", 1)


@pytest.mark.parametrize(("motion", "is_still"), [("reduce", True), ("no-preference", False)])
def test_pegs_glide_unless_motion_is_unwanted(
    sit_down: Callable[..., Table], motion: str, is_still: bool
) -> None:
    table = sit_down(RACE, LIKES, reduced_motion=motion)
    table.is_at("ask", 1)
    lasts = drawn(table).locator(".peg-of").first.evaluate(STILL)
    assert (lasts == "0s") is is_still


def test_nothing_is_loaded_of_a_board_where_nobody_races(sit_down: Callable[..., Table]) -> None:
    table = sit_down(f"?kinds=cut&seed=3&generator={GENERATOR}")
    table.is_at("ask", 1)
    assert [each for each in table.visit.asked if "/board." in each] == []
    expect(table.surface.locator(".race")).to_be_hidden()
    table.page.goto(f"{table.served.address}/{RACE}")
    expect(drawn(table)).to_be_visible()
    assert [each for each in table.visit.asked if "/board." in each] != []
