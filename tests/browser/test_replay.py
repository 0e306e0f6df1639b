"""What was lost is replayed until it was right on two days, by keyboard, whatever is reloaded."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import timedelta

import pytest
from playwright.sync_api import Page, expect

from tests.browser.served import Served
from tests.browser.table import HANDS, Table, right_text
from tests.browser.watched import Visit
from trainer.quiz.drill import Drill
from trainer.quiz.question import Question
from trainer.record import Answer, Entry
from trainer.store import Asked
from trainer.store.rows import digest
from trainer.store.schema import ANSWER, digested_columns

_DAY_US = timedelta(days=1) // timedelta(microseconds=1)


@pytest.fixture
def apart(fresh: Served, visit: Visit) -> Table:
    """A table at a trainer that may be stopped, so that a day can go by."""
    learner = fresh.add_learner("level=counts")
    visited = visit(fresh, learner)
    return Table(visited.window(HANDS), fresh, learner, visited)


def a_day_goes_by(served: Served) -> None:
    """Put all answers a day back, as if they had been given yesterday; the figures start anew."""
    served.stop()
    columns = digested_columns(ANSWER)
    with closing(sqlite3.connect(served.database)) as connection:
        kept = connection.execute(
            "SELECT sql FROM sqlite_master WHERE name = 'answer_no_update'"
        ).fetchone()
        connection.execute("DROP TRIGGER answer_no_update")
        for row in connection.execute(f"SELECT {', '.join(columns)} FROM answer").fetchall():  # noqa: S608  our own names
            values = dict(zip(columns, row, strict=True))
            values["answered_us"] -= _DAY_US
            connection.execute(
                "UPDATE answer SET answered_us = ?, digest = ? WHERE id = ?",
                (values["answered_us"], digest("answer", values.values()), values["id"]),
            )
        connection.execute(*kept)
        connection.execute("DELETE FROM fold")
        connection.commit()
    served.start()


def asked_of(table: Table) -> Asked:
    """Read from the log what was chosen to be asked."""
    with table.served.opened() as log:
        stands = log.standing(table.served.practice(table.learner).id)
    assert stands.asked, "nothing was chosen"
    return stands.asked


def lose_three(table: Table) -> list[Question]:
    """Count three hands as nothing, and read the solutions."""
    drill = Drill.parse(HANDS.removeprefix("?"))
    for number in (1, 2, 3):
        table.is_at("ask", number)
        table.answer("0")
        table.is_at("count", number)
        table.press("Escape")
        table.is_at("verdict", number)
        table.press("Enter")
    table.is_at("ask", 4)
    return [drill.question(number) for number in range(3)]


def solve(table: Table, number: int) -> Question:
    """Answer rightly what is replayed, and go on; return what it was."""
    table.is_at("ask", number)
    question = asked_of(table).question
    assert set(table.cards()) == set(question.seen)
    table.answer(right_text(question, "total"))
    table.is_at("verdict", number)
    table.press("Enter")
    return question


def heading(page: Page, name: str) -> None:
    expect(page.get_by_role("heading", name=name, exact=True)).to_be_visible()


def open_mistakes(page: Page, served: Served) -> None:
    page.goto(f"{served.address}/mistakes")
    heading(page, "Mistakes")


def whys(entries: list[Entry]) -> list[str]:
    return [each.why.split()[0] for each in entries if isinstance(each, Answer) and each.why]


def test_what_was_lost_is_replayed_and_the_next_day_in_other_cards_and_is_gone(
    apart: Table,
) -> None:
    table, page, served = apart, apart.page, apart.served
    lost = lose_three(table)
    open_mistakes(page, served)
    expect(page.locator(".mg-mistake")).to_have_count(3)
    page.get_by_role("button", name="Replay these").press("Enter")
    table.is_at("ask", 1)
    expect(table.surface.locator(".context")).to_have_text("mistakes: again, as it was · 1")
    assert [solve(table, number) for number in (1, 2, 3)] == lost
    heading(page, "Done for today")
    expect(page.get_by_text("3 questions come back tomorrow, in other cards.")).to_be_visible()

    a_day_goes_by(served)
    page.goto(f"{served.address}/?again=all")
    table.is_at("ask", 4)
    expect(table.surface.locator(".context")).to_have_text("mistakes: again, other cards · 4")
    others = [solve(table, number) for number in (4, 5, 6)]
    heading(page, "Nothing left to replay")
    for other, before in zip(others, lost, strict=True):
        assert other != before
        assert other.scenario.score().points == before.scenario.score().points
    open_mistakes(page, served)
    expect(page.get_by_text("What you lose comes here")).to_be_visible()
    assert whys(served.entries(table.learner)) == ["again"] * 3 + ["alike"] * 3


def test_a_reload_a_second_window_and_a_kill_leave_the_question_that_lies_there(
    apart: Table,
) -> None:
    lost = lose_three(apart)
    apart.page.goto(f"{apart.served.address}/?again=all")
    apart.is_at("ask", 1)
    other = apart.another_window("?again=all")
    other.is_at("ask", 1)
    assert set(other.cards()) == set(lost[0].seen)
    apart.served.kill()
    apart.served.start()
    apart.page.reload()
    apart.is_at("ask", 1)
    assert set(apart.cards()) == set(lost[0].seen)
    solve(apart, 1)
    apart.is_at("ask", 2)
    assert set(apart.cards()) == set(lost[1].seen)
    other.page.reload()
    other.is_at("ask", 2)
    assert other.cards() == apart.cards()


def test_mistakes_are_told_by_skill_and_opened_by_keyboard(
    sit_down: Callable[..., Table],
) -> None:
    table = sit_down(HANDS, "form=combinations&level=counts")
    table.is_at("ask", 1)
    table.say_nothing()
    table.is_at("verdict", 1)
    many, page = len(table.question().scenario.score().combinations), table.page
    page.goto(f"{table.served.address}/progress")
    page.get_by_role("link", name="Mistakes to replay").click()
    heading(page, "Mistakes")
    mistake = page.locator(".mg-mistake")
    expect(mistake).to_have_count(1)
    summary = mistake.locator("summary")
    summary.focus()
    page.keyboard.press("Enter")
    lines = mistake.get_by_role("listitem")
    expect(lines.first).to_contain_text("missed")
    assert lines.count() == many
    page.goto(f"{table.served.address}/mistakes?skill=multiple+run")
    expect(page.get_by_role("combobox", name="Only those with")).to_have_value("multiple run, 1")
    page.get_by_role("button", name="Replay these").click()
    table.is_at("ask", 1)
    expect(table.surface.locator(".context")).to_contain_text("mistakes in multiple run: again")
