"""Lessons: started under a code that is theirs alone while they are open, moved step by step."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import timedelta
from threading import Barrier

import pytest

from tests.store.made import NOON
from tests.store.schooled import CODE, DAY, LED, classroom, lesson, member, said_in, school, seat
from trainer.classroom.lesson import Lesson, Stage
from trainer.store import Database, Kept, NotTakenError, NotThereError, Outcome, Receipt, check
from trainer.store.class_rows import drill_of

SECOND = timedelta(seconds=1)


def test_a_lesson_is_found_by_its_id_and_while_it_is_open_by_its_code(anywhere: Database) -> None:
    with school(anywhere) as store:
        register, there = store.register, lesson()
        assert register.lesson("monday") == register.open_lesson(CODE) == there
        assert register.start_lesson(there) == Receipt(Outcome.SAME, there)
        closed = register.move_lesson(there.close(NOON + SECOND), instead_of=there)
        assert register.open_lesson(CODE) is None
        assert register.lesson("monday") == closed == there.close(NOON + SECOND)
        for unknown in ("tuesday", "", "\0", "2222222"):
            assert register.lesson(unknown) is register.open_lesson(unknown) is None
    check(anywhere)


def test_of_two_lessons_that_are_open_each_has_its_own_code(anywhere: Database) -> None:
    with school(anywhere) as store:
        register, there = store.register, lesson()
        register.add_class(classroom("wrens", name="Wrens"))
        again = lesson("tuesday", of="wrens")
        assert register.start_lesson(again) == Receipt(Outcome.TAKEN, there)
        register.move_lesson(there.close(NOON), instead_of=there)
        assert register.start_lesson(again) == Receipt(Outcome.NEW, again)
        assert register.open_lesson(CODE) == again
        # What is closed already needs no code of its own.
        old = lesson("sunday").close(NOON)
        assert register.start_lesson(old) == Receipt(Outcome.NEW, old)
        with pytest.raises(ValueError, match="the id 'sunday' is that of something else"):
            register.start_lesson(replace(old, classroom="wrens"))
        assert register.lessons("wrens") == (again,)


def test_lessons_are_listed_as_started(anywhere: Database) -> None:
    with school(anywhere) as store:
        earlier = replace(lesson("sunday", code="2222222"), started=NOON - SECOND)
        store.register.start_lesson(earlier)
        assert [each.id for each in store.register.lessons("owls")] == ["sunday", "monday"]


def test_a_lesson_moves_step_by_step_unless_another_step_came_first(anywhere: Database) -> None:
    with school(anywhere) as store:
        move = store.register.move_lesson
        led = lesson("led", code="2222222", drill=LED)
        store.register.start_lesson(led)
        told, on = led.tell(), led.next(NOON + SECOND)
        assert move(told, instead_of=led) == told
        assert move(on, instead_of=led) == told
        assert move(told, instead_of=led) == told
        assert store.register.lesson("led") == told
        on = told.next(NOON + SECOND)
        assert (on.number, on.stage) == (1, Stage.ASKED)
        assert move(on, instead_of=told) == on
        assert move(on.close(NOON), instead_of=on) == on.close(NOON)
        assert store.register.lesson("led") == on.close(NOON)
    check(anywhere)


def test_what_is_no_step_is_refused(anywhere: Database) -> None:
    with school(anywhere) as store:
        there, closed = lesson(), lesson().close(NOON)
        other = replace(there, code="2222222")
        for step, before in (
            (other, there),
            (replace(there, id="other"), there),
            (replace(there, drill=LED), there),
            (there, closed),
            (lesson().close(NOON + SECOND), closed),
        ):
            with pytest.raises(ValueError, match="'monday' is moved or closed, and else stays"):
                store.register.move_lesson(step, instead_of=before)
        with pytest.raises(NotThereError, match="there is no lesson 'never'"):
            store.register.move_lesson(lesson("never"), instead_of=lesson("never"))
        assert store.register.lesson("monday") == there


def test_of_many_who_lead_at_once_one_moves_the_lesson(anywhere: Database) -> None:
    with school(anywhere) as store:
        led, barrier = lesson("led", code="2222222", drill=LED), Barrier(8)
        store.register.start_lesson(led)

        def step(number: int) -> tuple[Lesson, Lesson]:
            mine = led.next(NOON + number * SECOND)
            barrier.wait()
            return mine, store.register.move_lesson(mine, instead_of=led)

        with ThreadPoolExecutor(8) as pool:
            steps = list(pool.map(step, range(8)))
        there = store.register.lesson("led")
        assert {now for _, now in steps} == {there}
        assert sum(mine == now for mine, now in steps) == 1


def test_many_who_start_under_one_code_start_one_lesson(anywhere: Database) -> None:
    with school(anywhere) as store:
        barrier = Barrier(6)

        def start(number: int) -> Outcome:
            made = lesson(f"lesson{number}", code="2222222")
            barrier.wait()
            return store.register.start_lesson(made).outcome

        with ThreadPoolExecutor(6) as pool:
            outcomes = list(pool.map(start, range(6)))
        assert sorted(each.value for each in outcomes) == ["new", *["taken"] * 5]


def refused() -> "pytest.RaisesExc[NotTakenError]":
    """Expect that a question of the lesson that is led takes no answer."""
    return pytest.raises(NotTakenError, match=r"question \d+ of lesson 'led' takes no answer")


def test_a_question_takes_answers_as_long_as_the_lesson_says(anywhere: Database) -> None:
    with school(anywhere, "Ada", "Bo") as store:
        led = replace(lesson("led", code="2222222", drill=LED), started=NOON - SECOND)
        store.register.start_lesson(led)
        for who in ("ada", "bo"):
            store.register.attend(*seat(who, "led"))
        for number, after in ((0, 30), (1, 1), (12, 1)):
            with refused():
                store.append(said_in("led", "ada", number, answered=NOON + after * SECOND))
        first = said_in("led", "ada", answered=NOON + 29 * SECOND)
        assert store.append(first).outcome is Outcome.NEW
        told = store.register.move_lesson(led.tell(), instead_of=led)
        assert store.append(first).outcome is Outcome.SAME
        with refused():
            store.append(said_in("led", "bo", answered=NOON + SECOND))
        on = store.register.move_lesson(told.next(NOON + 60 * SECOND), instead_of=told)
        late = said_in("led", "bo", 1, answered=NOON + 61 * SECOND)
        assert store.append(late).outcome is Outcome.NEW
        store.register.move_lesson(on.close(NOON), instead_of=on)
        with refused():
            store.append(said_in("led", "ada", 1, answered=NOON + 61 * SECOND))
        assert [each.answer for _, each in store.register.answers("led")] == [first, late]


@pytest.fixture
def of_another_dealing(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """Let the dealing be another from here on, so that no drill of before can be read."""

    def change() -> None:
        drill_of.cache_clear()
        monkeypatch.setattr("trainer.quiz.drill.GENERATOR", 99)

    yield change
    drill_of.cache_clear()


def test_a_lesson_that_can_be_read_no_more_is_as_good_as_not_there(
    anywhere: Database, of_another_dealing: Callable[[], None]
) -> None:
    with school(anywhere, "Ada") as store:
        register, there = store.register, lesson()
        register.add_member("owls", member("Bo"))
        register.keep_drill("mine", there.drill)
        of_another_dealing()
        assert register.lesson("monday") is register.open_lesson(CODE) is None
        assert register.attended("monday-ada") is None
        assert not register.lessons("owls")
        assert not register.attending("ada")
        assert register.drills() == (Kept("mine", None, str(there.drill)),)
        with pytest.raises(NotTakenError):
            store.append(said_in("monday", "ada"))
        with pytest.raises(NotTakenError):
            register.attend(*seat("bo"))
        with pytest.raises(NotThereError):
            register.move_lesson(there.close(NOON), instead_of=there)
        assert register.forget_lessons(NOON + 30 * DAY) == 1
        assert register.members("owls") == (member("Bo"),)
