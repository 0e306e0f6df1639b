"""Where a practice stands outlives a reload, a second window, a killed server, a dead line."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from scenarios import GENERATOR
from tests.browser.served import Served
from tests.browser.table import HANDS, Table, right_text
from tests.browser.watched import Visit

CRIBS = f"?kinds=crib&seed=9&generator={GENERATOR}"
NOT_SAVED = "Not saved yet. Enter sends it again."


@pytest.fixture
def apart(fresh: Served, visit: Visit) -> Table:
    """A table at a trainer that may be killed."""
    learner = fresh.add_learner("level=counts")
    visited = visit(fresh, learner)
    return Table(visited.window(HANDS), fresh, learner, visited)


def test_a_reload_goes_on_at_the_same_place(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS)
    table.is_at("ask", 1)
    places = []
    for keys, stage in (("4", "ask"), ("0\n", "count"), ("", "verdict")):
        if stage == "verdict":
            table.press("Escape")
        table.page.keyboard.type(keys)
        table.is_at(stage, 1)
        before = table.stands()
        headline = table.headline.all_inner_texts()
        table.page.reload()
        table.is_at(stage, 1)
        assert table.stands() == before
        assert table.headline.all_inner_texts() == headline
        places.append(before)
    assert len(set(places)) == 3
    table.press("Enter")
    table.is_at("ask", 2)
    assert [each.claimed for each in table.answers()] == ["0"]


def test_in_two_windows_the_first_answer_counts(sit_down: Callable[..., Table]) -> None:
    one = sit_down(HANDS)
    one.is_at("ask", 1)
    other = one.another_window(HANDS)
    other.is_at("ask", 1)
    right = right_text(one.question(), "total")
    one.answer(right)
    one.is_at("verdict", 1)
    other.answer("0")
    other.is_at("verdict", 1)
    expect(other.note).to_contain_text("answered in another window")
    expect(other.headline).to_have_text(f"{right}, right")
    assert [each.claimed for each in one.answers()] == [right]
    other.press("Enter")
    other.is_at("ask", 2)
    one.press("Enter")
    one.is_at("ask", 2)


def test_a_link_in_a_second_window_starts_its_own_practice(sit_down: Callable[..., Table]) -> None:
    one = sit_down(HANDS)
    one.is_at("ask", 1)
    other = one.another_window(CRIBS)
    other.is_at("ask", 1)
    for table, title in ((one, "Your hand"), (other, "The crib"), (one, "Your hand")):
        table.page.reload()
        table.is_at("ask", 1)
        expect(table.title).to_have_text(title)
    one.type("2")
    other.answer(right_text(other.question(), "total"))
    other.is_at("verdict", 1)
    one.is_at("ask", 1)


def test_a_kill_in_mid_question_keeps_question_and_digits(apart: Table) -> None:
    apart.is_at("ask", 1)
    right, before = right_text(apart.question(), "total"), apart.stands()
    apart.type(right[0])
    apart.served.kill()
    apart.type(right[1:])
    apart.served.start()
    assert apart.stands() == before
    # What is sent to a server that knows nothing of this window is lost; the window comes anew.
    with apart.page.expect_event("load"):
        apart.press("Enter")
    apart.is_at("ask", 1)
    assert apart.stands() == before
    expect(apart.note).to_have_text(NOT_SAVED)
    expect(apart.points).to_have_value(right)
    apart.press("Enter")
    apart.is_at("verdict", 1)
    assert [each.claimed for each in apart.answers()] == [right]


def test_an_answer_whose_verdict_is_painted_outlives_a_kill(apart: Table) -> None:
    apart.is_at("ask", 1)
    right = right_text(apart.question(), "total")
    apart.answer(right)
    apart.is_at("verdict", 1)
    apart.served.kill()
    assert [each.claimed for each in apart.answers()] == [right]
    apart.served.start()
    apart.page.reload()
    apart.is_at("verdict", 1)
    expect(apart.headline).to_have_text(f"{right}, right")


def test_a_step_that_was_not_taken_is_told_as_what_it_is(apart: Table) -> None:
    apart.is_at("ask", 1)
    right = right_text(apart.question(), "total")
    apart.answer(right)
    apart.is_at("verdict", 1)
    apart.served.kill()
    apart.press("Enter")
    expect(apart.note).to_have_text("Going on …")
    expect(apart.note).to_have_text("Not gone on yet. Enter tries again.")
    with apart.page.expect_event("load"):
        apart.served.start()
    apart.is_at("verdict", 1)
    apart.press("Enter")
    apart.is_at("ask", 2)
    assert [each.claimed for each in apart.answers()] == [right]


def test_no_dialog_takes_the_keys_while_the_server_is_gone(apart: Table) -> None:
    apart.is_at("ask", 1)
    apart.served.kill()
    apart.answer("0")
    dialog = apart.page.get_by_test_id("stDialog")
    expect(dialog).to_be_attached()
    expect(dialog).to_be_hidden()
    expect(apart.note).to_have_text(NOT_SAVED)
    apart.points.focus()
    apart.press("End")
    apart.press("Backspace")
    right = right_text(apart.question(), "total")
    apart.type(right)
    expect(apart.points).to_have_value(right)
    with apart.page.expect_event("load"):
        apart.served.start()
    apart.is_at("ask", 1)
    expect(apart.points).to_have_value(right)
    apart.press("Enter")
    apart.is_at("verdict", 1)
    assert [each.claimed for each in apart.answers()] == [right]


def test_what_is_sent_offline_is_told_and_lands_once(sit_down: Callable[..., Table]) -> None:
    table = sit_down(HANDS)
    table.is_at("ask", 1)
    right = right_text(table.question(), "total")
    table.visit.context.set_offline(True)
    table.answer(right)
    expect(table.note).to_have_text(NOT_SAVED)
    expect(table.points).to_have_value(right)
    table.visit.context.set_offline(False)
    expect(table.points).to_have_value(right)
    table.press("Enter")
    table.is_at("verdict", 1)
    assert [each.claimed for each in table.answers()] == [right]
