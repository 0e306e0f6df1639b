"""While one calls on a phone, their count stays in sight, and what is told has room."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

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
