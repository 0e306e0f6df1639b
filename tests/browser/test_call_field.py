"""The field for a call: told how, wide enough, and asked to wait no longer than it has to."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.table import Table
from tests.browser.test_heard import SHORT, field
from tests.browser.test_touch import PHONE, tap


def test_that_it_is_to_be_waited_for_is_said_as_long_as_it_is(
    sit_down: Callable[..., Table],
) -> None:
    table = sit_down(SHORT, "level=counts&pace=space")
    table.is_at("ask", 1)
    said = table.question().said
    assert said
    table.click(table.button("Accept"))
    expect(table.note).to_have_text("Wait until they have pegged.")
    for _ in said.lines:
        expect(table.note).to_have_text("Wait until they have pegged.")
        table.press("Space")
    expect(table.note).to_have_text("")
    # What is told of something else stays.
    table.press_enter()
    expect(table.note).to_contain_text("Type a to accept")


@pytest.mark.parametrize("options", [{}, PHONE], ids=["desk", "phone"])
def test_the_field_is_as_wide_as_what_is_typed_there(
    sit_down: Callable[..., Table], options: dict[str, object]
) -> None:
    table = sit_down(SHORT, **options)
    table.is_at("ask", 1)
    call = field(table)
    expect(call).to_have_attribute("placeholder", re.compile("^m4 or o2, or (tap|press) above$"))
    fits = "each => each.scrollWidth <= each.clientWidth"
    assert call.evaluate(fits)
    call.fill("o3 rtqk")
    assert call.evaluate(fits)


def test_before_anything_is_called_it_is_told_how(sit_down: Callable[..., Table]) -> None:
    table = sit_down(SHORT)
    table.is_at("ask", 1)
    how = table.surface.get_by_text("Type a to accept, m4 for muggins for four")
    expect(how).to_be_in_viewport(ratio=1)
    table.type("m")
    expect(how).to_be_hidden()
    expect(table.button("9")).to_be_visible()


def test_how_to_tap_a_call_is_told(sit_down: Callable[..., Table]) -> None:
    table = sit_down(SHORT, **PHONE)
    table.is_at("ask", 1)
    tap(table, table.button("keys"))
    told = table.page.get_by_role("dialog", name="how to tap")
    expect(told).to_contain_text("tap Accept, or Muggins or Over and how many points")


@pytest.mark.parametrize("options", [{}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("m4 zz", "zz cannot be read."),
        ("m2 777777", "777777 names 6 cards, and no score takes so many."),
        ("x", "x is no call."),
        ("m99", "Muggins for 99: a count is off by at most 29."),
        ("", "Type a to accept, m4 for muggins"),
    ],
)
def test_why_a_call_is_not_taken_is_said_once_and_clear_of_the_keys(
    sit_down: Callable[..., Table], options: dict[str, object], text: str, told: str
) -> None:
    table = sit_down(SHORT, **options)
    table.is_at("ask", 1)
    if options and not text:
        told = "Accept it, or call muggins or over."
    field(table).fill(text)
    field(table).press("Enter")
    expect(table.note).to_contain_text(told)
    calls = table.surface.locator(".calls")
    shown = calls.inner_text()
    # As whoever reads: what is not to be seen is not read.
    assert shown.count(told.rstrip(".")) == 1
    assert shown.count("m4 for muggins") <= 1
    for fault in ("cannot be read", "no score takes so many"):
        assert shown.count(fault) == told.count(fault)
    note = table.note.bounding_box()
    assert note
    for key in calls.get_by_role("button").all():
        if key.is_visible():
            box = key.bounding_box()
            assert box
            above, below = (
                note["y"] - box["y"] - box["height"],
                box["y"] - note["y"] - note["height"],
            )
            assert max(above, below) >= 3


@pytest.mark.parametrize("options", [{}, PHONE], ids=["desk", "phone"])
def test_the_button_says_what_it_does_and_asks_nothing_again(
    sit_down: Callable[..., Table], options: dict[str, object]
) -> None:
    table = sit_down(SHORT, **options)
    table.is_at("ask", 1)
    main = table.surface.locator(".call .main")
    label = main.locator(".label")
    expect(label).to_have_text("Call")
    expect(main).to_have_class(re.compile(r"\bunready\b"))
    boxes = [each.bounding_box() for each in (main, field(table))]
    assert boxes[0]
    assert boxes[1]
    assert boxes[0]["width"] < boxes[1]["width"]
    # One line, and no more than the button is high.
    assert label.evaluate("each => each.getClientRects().length") == 1
    tap(table, table.button("Muggins")) if options else table.click(table.button("Muggins"))
    expect(label).to_have_text("Muggins for how many?")
    expect(main).to_have_class(re.compile(r"\bunready\b"))
    field(table).fill("m4")
    expect(label).to_have_text("Muggins for 4")
    expect(main).not_to_have_class(re.compile(r"\bunready\b"))
