"""Why a call was not taken is read beside the field in which it was typed, at every width."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.table import Table, right_call, right_text
from tests.browser.test_heard import field
from tests.browser.test_race import HEARD, LIKES

SIZES = [(1280, 800), (1100, 900), (800, 900), (360, 740)]


def first_heard(table: Table) -> None:
    """Count as far as the first count of theirs."""
    number = 1
    while (question := table.question(number)).said is None:
        table.is_at("ask", number)
        table.answer(right_text(question, "total"))
        table.is_at("verdict", number)
        table.press_enter()
        number += 1
    table.is_at("ask", number)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_in_a_race_a_refused_call_is_told_in_sight(
    sit_down: Callable[..., Table], width: int, height: int
) -> None:
    table = sit_down(HEARD, LIKES, viewport={"width": width, "height": height})
    first_heard(table)
    main = table.surface.locator(".call .main")
    for text, told in (("x", "x is no call."), ("m999", "Muggins for 999"), ("m2 4c", "'4c'")):
        field(table).fill(text)
        table.press_enter()
        expect(table.note).to_contain_text(told)
        for place in (table.note, field(table), main):
            expect(place).to_be_in_viewport(ratio=0.98)


def test_after_a_call_the_note_is_where_it_is_for_a_count(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HEARD, LIKES)
    number = 1
    heard = False
    while True:
        question = table.question(number)
        table.is_at("ask", number)
        if heard and question.said is None:
            break
        heard = heard or question.said is not None
        table.answer(right_call(question) if question.said else right_text(question, "total"))
        table.is_at("verdict", number)
        table.press_enter()
        number += 1
    table.answer("twelve")
    expect(table.note).to_be_visible()
    expect(table.note).not_to_have_text("")
