"""While one calls on a phone, their count stays in sight, and what is told has room."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from scenarios import GENERATOR
from tests.browser.table import Table
from tests.browser.test_heard import ACC, field, their_count
from tests.browser.test_touch import PHONE, tap

# 8H 8C 9S 7H / 7C, of which they count 22 in nine lines; by pattern in four.
LONG = f"?kinds=crib&heard=half&where=double+double+run&seed=10&generator={GENERATOR}"
GENTLE = "level=counts"


def ends(place: Locator) -> tuple[float, float]:
    """Say where it begins and ends, downwards."""
    box = place.bounding_box()
    assert box
    return box["y"], box["y"] + box["height"]


def seen(table: Table) -> int:
    """Count the lines that are seen whole: not beyond the list, nor behind what is pegged."""
    *lines, pegged = (ends(each) for each in their_count(table).all())
    first, _ = ends(table.surface.get_by_role("list", name="their count"))
    return sum(begin >= first - 1 and end <= pegged[0] + 1 for begin, end in lines)


@pytest.mark.parametrize("likes", [GENTLE, ACC])
@pytest.mark.parametrize("saying", ["Muggins", "Over"])
def test_their_count_is_seen_while_it_is_called(
    sit_down: Callable[..., Table], likes: str, saying: str
) -> None:
    table = sit_down(LONG, likes, **PHONE)
    table.is_at("ask", 1)
    tap(table, table.button(saying))
    expect(table.button("12")).to_be_in_viewport(ratio=1)
    assert seen(table) >= 4
    tap(table, table.button("2"))
    assert seen(table) >= 4
    for place in (field(table), table.button("12"), table.surface.locator(".forms")):
        expect(place).to_be_in_viewport(ratio=1)


# 5S 2H 3H 4H / AD: they count a fifteen and a run of all five cards. 3D 2H 4C 5C / AD: they count
# a run that is short, and the right one takes all five.
FIVE = f"?kinds=hand&heard=half&where=run+of+five&seed=11&generator={GENERATOR}"
SHORT_RUN = f"?kinds=hand&heard=half&where=run+of+five&seed=13&generator={GENERATOR}"


def many_cards(lines: Locator, page: Page) -> list[Locator]:
    return lines.filter(has=page.locator(".small:nth-child(4)")).all()


@pytest.mark.parametrize("link", [FIVE, SHORT_RUN])
def test_where_a_line_has_many_cards_they_lie_beneath_its_words(
    sit_down: Callable[..., Table], link: str
) -> None:
    table = sit_down(link, **PHONE)
    table.is_at("ask", 1)
    for line in many_cards(their_count(table), table.page):
        if line.locator(".small").count() == 5:
            assert ends(line.locator(".words"))[1] <= ends(line.locator(".smalls"))[0]
    table.answer("a")
    table.is_at("verdict", 1)
    lines = many_cards(table.lines, table.page)
    assert lines
    for line in lines:
        words, cards = line.locator(".words").first, line.locator(".smalls")
        assert ends(words)[1] <= ends(cards)[0]
        box = words.bounding_box()
        assert box
        assert box["width"] >= 200


RACE = f"?race=121&heard=half&seed=7&generator={GENERATOR}"
IN_PLAY = f"?kinds=play&heard=half&seed=54&generator={GENERATOR}"


def test_in_a_race_their_count_has_the_room_of_the_drawn_board(
    sit_down: Callable[..., Table],
) -> None:
    table = sit_down(RACE, ACC, **PHONE)
    table.is_at("ask", 1)
    board = table.surface.locator(".board")
    expect(board.locator(".standing")).to_be_in_viewport(ratio=1)
    for saying in ("", "Muggins"):
        if saying:
            tap(table, table.button(saying))
        assert seen(table) >= 4
        for name in ("Accept", "Muggins", "Over"):
            expect(table.button(name)).to_be_in_viewport(ratio=1)
    tap(table, table.button("2"), table.button("Muggins for 2"))
    table.is_at("verdict", 1)
    drawn = board.locator(".drawn").bounding_box()
    assert drawn
    assert drawn["height"] > 40


@pytest.mark.parametrize("link", [RACE, IN_PLAY])
def test_where_nothing_is_chosen_no_button_stands_alone_in_its_row(
    sit_down: Callable[..., Table], link: str
) -> None:
    table = sit_down(link, ACC, **PHONE)
    table.is_at("ask", 1)
    main = table.surface.locator(".call .main")
    expect(main).to_be_hidden()
    tap(table, table.button("Over"))
    expect(main).to_be_in_viewport()
    # Line by line there is something to do before anything is called.
    paced = sit_down(link, f"{ACC}&pace=space", **PHONE)
    paced.is_at("ask", 1)
    expect(paced.button("Next line")).to_be_in_viewport(ratio=1)
