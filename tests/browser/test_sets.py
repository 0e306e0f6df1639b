"""A set and a sprint from their choice to their summary, in whatever window, and run again."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from scenarios import GENERATOR
from tests.browser.clocked import Clocked
from tests.browser.hands import DOUBLE_CLICK
from tests.browser.served import Served
from tests.browser.table import Table, right_text
from tests.browser.watched import Visit
from tests.web.begun import practice_for
from tests.web.counted import count_on
from trainer.quiz.link import read_link
from trainer.web.service import make_service

TEN = f"?kinds=hand&set=10&seed=3&generator={GENERATOR}"
SPRINT = f"?kinds=hand&set=60s&seed=3&generator={GENERATOR}"

# Longer than the table waits for a reply, and then for the server.
GIVEN_UP_MS = 3_500
# What the table asks before it has the page loaded anew; what was asked before is answered by then.
ASK_FOR_HEALTH = "async () => { await (await fetch('/_stcore/health')).text(); }"


@pytest.fixture
def clocked(tmp_path: Path) -> Iterator[Clocked]:
    program = Clocked(tmp_path / "muggins.db")
    yield program
    program.kill()


@pytest.fixture
def sprint(clocked: Clocked, visit: Visit) -> Table:
    """A table at which a sprint can be started."""
    learner = clocked.add_learner("level=counts")
    visited = visit(clocked, learner)
    return Table(visited.window(SPRINT), clocked, learner, visited)


def figure(table: Table) -> Locator:
    return table.page.get_by_role("heading", level=1)


def button(table: Table, name: str) -> Locator:
    return table.page.get_by_role("button", name=name, exact=True)


def count(table: Table, number: int, *, text: str = "") -> None:
    """Count the hand of a number rightly, or as told, up to its verdict."""
    place = re.compile(rf" · {number}( of 10)?$")
    expect(table.surface.locator(".context")).to_have_text(place)
    table.is_at("ask")
    expect(table.points).to_be_focused()
    table.answer(text or right_text(table.question(number), "total"))
    if text:
        table.is_at("count")
        table.press("Escape")
    table.is_at("verdict")


def run_set(table: Table, *, wrong: int = 0) -> None:
    for number in range(1, 11):
        count(table, number, text="29" if number == wrong else "")
        table.press("Enter")


def started(table: Table) -> None:
    expect(button(table, "Start")).to_be_focused()
    table.press("Enter")
    table.is_at("ask", 1)


def test_a_set_is_counted_by_keyboard_run_again_and_compared(
    sit_down: Callable[..., Table],
) -> None:
    table = sit_down(TEN)
    run_set(table, wrong=4)
    expect(figure(table)).to_contain_text("9 of 10 wholly right")
    # Whoever presses Enter once too often begins nothing.
    expect(figure(table)).to_be_focused()
    expect(figure(table)).to_have_css("outline-style", "none")
    table.press("Enter")
    missed = table.page.locator(".mg-misses details")
    expect(missed).to_have_count(1)
    expect(missed).to_contain_text("you said 29")
    for _ in range(2):
        table.press("Tab")
    expect(button(table, "The same set again")).to_be_focused()
    table.press("Enter")
    run_set(table)
    expect(figure(table)).to_contain_text("10 of 10 wholly right")
    rows = table.page.get_by_role("table", name="the same set before").get_by_role("row")
    expect(rows).to_have_count(3)
    expect(rows.nth(2)).to_contain_text("this time")
    assert [each.number for each in table.answers()] == [*range(10), *range(10)]


def test_a_reload_in_the_middle_and_at_the_end_shows_the_same(
    sit_down: Callable[..., Table],
) -> None:
    table = sit_down(TEN)
    for number in range(1, 11):
        count(table, number)
        if number == 10:
            expect(table.button("How it went")).to_be_focused()
            table.page.reload()
            table.is_at("verdict")
        table.press("Enter")
        if number == 5:
            expect(table.surface.locator(".context")).to_have_text("hands · 6 of 10")
            table.page.reload()
    expect(figure(table)).to_contain_text("10 of 10 wholly right")
    said = figure(table).inner_text()
    table.page.reload()
    expect(figure(table)).to_have_text(said)
    bare = table.another_window()
    expect(figure(bare)).to_have_text(said)
    button(bare, "Another set of these").click()
    expect(bare.surface.locator(".context")).to_have_text("hands · 1 of 10")


def at_the_last(served: Served, visit: Visit, preferences: str) -> Table:
    """Answer the last question of a set, by a clock that can be set forward."""
    learner = served.add_learner(preferences)
    with served.opened(role="writer") as log:
        service = make_service(log, served.database)
        count_on(service, practice_for(service, learner.id, read_link(TEN[1:])), 9)
    visited = visit(served, learner)
    visited.context.clock.install()
    table = Table(visited.window(TEN), served, learner, visited)
    table.is_at("ask")
    table.answer(right_text(table.question(10), "total"))
    return table


def test_the_last_right_answer_goes_on_to_the_summary_by_itself(
    served: Served, visit: Visit
) -> None:
    table = at_the_last(served, visit, "level=counts&goes_on_s=1")
    expect(figure(table)).to_contain_text(" of 10 wholly right")


def test_what_leads_to_the_summary_says_so_in_one_line(served: Served, visit: Visit) -> None:
    table = at_the_last(served, visit, "level=counts")
    label = table.button("How it went").locator(".label")
    expect(label).to_be_visible()
    assert label.evaluate("(each) => each.getClientRects().length") == 1


def test_the_summary_is_left_as_it_is(served: Served, visit: Visit) -> None:
    table = at_the_last(served, visit, "level=counts")
    table.is_at("verdict")
    table.press("Enter")
    missed = table.page.locator(".mg-misses details").first
    missed.locator("summary").click()
    expect(missed).to_have_attribute("open", "")
    # The table waits for a reply that never comes, since it is gone.
    for _ in range(2):
        table.page.clock.fast_forward(GIVEN_UP_MS)
        table.page.evaluate(ASK_FOR_HEALTH)
    expect(missed).to_have_attribute("open", "")


def test_what_another_window_finished_is_looked_back_at(sit_down: Callable[..., Table]) -> None:
    one = sit_down(TEN)
    for number in range(1, 10):
        count(one, number)
        one.press("Enter")
    expect(one.surface.locator(".context")).to_have_text("hands · 10 of 10")
    other = one.another_window(TEN)
    count(other, 10)
    other.press("Enter")
    expect(figure(other)).to_contain_text("10 of 10")
    one.answer("29")
    expect(one.page.get_by_role("alert")).to_contain_text("Another window has gone on")
    expect(figure(one)).to_have_text(figure(other).inner_text())
    assert len(one.answers()) == 10


def test_a_sprint_starts_by_hand_and_a_double_click_starts_one(sprint: Table) -> None:
    start = button(sprint, "Start")
    expect(start).to_be_focused()
    sprint.page.reload()
    expect(start).to_be_focused()
    with sprint.served.opened() as log:
        assert log.latest_practice(sprint.learner.id) is None
    box = start.bounding_box()
    assert box
    place = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, 40]
    sprint.page.evaluate(DOUBLE_CLICK, place)
    sprint.is_at("ask", 1)
    expect(sprint.surface.locator(".time")).to_contain_text(re.compile(r"\d+ s left"))
    first = sprint.served.practice(sprint.learner)
    with sprint.served.opened() as log:
        same = {"settings": first.settings, "seed": first.seed}
        assert log.practices(sprint.learner.id, **same, generator=GENERATOR) == (first,)  # type: ignore[arg-type]
    other = sprint.another_window(SPRINT)
    other.is_at("ask", 1)
    assert sprint.served.practice(sprint.learner) == first


def test_a_sprint_ends_behind_the_question_that_lies_there_when_time_is_up(
    sprint: Table, clocked: Clocked
) -> None:
    started(sprint)
    count(sprint, 1)
    sprint.press("Enter")
    sprint.is_at("ask", 2)
    sprint.type("2")
    clocked.wait(70)
    # What lies on the table is the last one, in every window and after a reload.
    other = sprint.another_window(SPRINT)
    expect(other.surface.locator(".time")).to_have_text("time is up: the last one")
    right = right_text(sprint.question(2), "total")
    sprint.press("Backspace")
    sprint.answer(right)
    sprint.is_at("verdict", 2)
    expect(sprint.surface.locator(".time")).to_have_text("time is up")
    expect(sprint.button("How it went")).to_be_focused()
    other.page.reload()
    other.is_at("verdict", 2)
    sprint.press("Enter")
    expect(figure(sprint)).to_contain_text("2 of 2 wholly right in 60 s")
    other.press("Enter")
    expect(figure(other)).to_contain_text("2 of 2 wholly right in 60 s")
    assert len(sprint.answers()) == 2


def test_behind_a_verdict_that_was_read_until_long_after_its_time_a_sprint_asks_no_more(
    sprint: Table, clocked: Clocked
) -> None:
    started(sprint)
    count(sprint, 1)
    clocked.wait(130)
    sprint.press("Enter")
    expect(figure(sprint)).to_contain_text("1 of 1 wholly right in 60 s")


def test_a_sprint_whose_last_question_was_left_is_over_after_a_restart(
    sprint: Table, clocked: Clocked
) -> None:
    started(sprint)
    count(sprint, 1)
    sprint.press("Enter")
    sprint.is_at("ask", 2)
    clocked.kill()
    clocked.wait(3_600)
    clocked.start()
    sprint.page.reload()
    expect(figure(sprint)).to_contain_text("1 of 1 wholly right in 60 s")


def test_the_line_of_a_sprint_tells_when_its_time_is_up(sprint: Table) -> None:
    sprint.page.clock.install()
    started(sprint)
    line = sprint.surface.locator(".time")
    expect(line).to_contain_text("s left")
    sprint.type("1")
    sprint.page.clock.fast_forward(61_000)
    expect(line).to_have_text("time is up: the last one")
    expect(sprint.surface.locator('> [aria-live="polite"]')).to_have_text(line.inner_text())
    expect(sprint.points).to_have_value("1")
