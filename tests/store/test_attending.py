"""Who takes part in a lesson: each once, with a seat of their own, and their answers in it."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import timedelta
from threading import Barrier

import pytest

from tests.store.made import NOON, practice
from tests.store.schooled import classroom, lesson, member, said_in, school, seat
from trainer.classroom.lesson import MOST_STUDENTS
from trainer.record import Shown, Slip
from trainer.store import (
    Answered,
    Database,
    Joined,
    NotTakenError,
    NotThereError,
    Outcome,
    Place,
    Receipt,
    check,
)

SECOND = timedelta(seconds=1)
MANY = 40


def test_whoever_joins_takes_part_once(anywhere: Database) -> None:
    with school(anywhere, "Ada") as store:
        attendance, first = seat("ada")
        again = replace(attendance, practice="again", joined=NOON + SECOND)
        other = practice("again", of="ada")
        assert store.register.attend(again, other) == Receipt(Outcome.SAME, first)
        assert store.practice("again") is None
        assert store.register.attended(first.id) == lesson()
        assert store.register.attending("ada") == ((lesson(), first),)
    check(anywhere)


def test_a_practice_of_ones_own_is_in_no_lesson(anywhere: Database) -> None:
    with school(anywhere, "Ada") as store:
        store.start(practice("own", of="ada"))
        for which in ("own", "nothing", "\0"):
            assert store.register.attended(which) is None
        assert store.append(said_in("monday", "ada", practice="own")).outcome is Outcome.NEW
        assert store.register.answers("monday") == ()


def test_whoever_takes_part_is_listed_by_name_with_where_they_are(anywhere: Database) -> None:
    with school(anywhere, "Cy", "ada", "Bo") as store:
        store.append(said_in("monday", "bo"))
        store.move("monday-bo", Place(1))
        assert store.register.joined("monday") == tuple(
            Joined(seat(name.lower())[0], member(name), number)
            for name, number in (("ada", 0), ("Bo", 1), ("Cy", 0))
        )


def test_answers_are_listed_as_they_came_with_what_was_said_of_them(anywhere: Database) -> None:
    with school(anywhere, "Ada", "Bo") as store:
        store.register.start_lesson(lesson("other", code="2222222"))
        store.register.attend(*seat("ada", "other"))
        store.append(said_in("other", "ada"))
        late, early = (
            said_in("monday", who, answered=NOON + after * SECOND)
            for who, after in (("ada", 2), ("bo", 1))
        )
        shown = Shown(answer=late.id, form="spoken", claimed="15", at=NOON)
        slip = Slip(answer=early.id, at=NOON)
        for entry in (late, early, shown, slip):
            store.append(entry)
        assert store.register.answers("monday") == (
            ("bo", Answered(early, None, slip)),
            ("ada", Answered(late, shown, None)),
        )


def test_who_may_not_take_part_does_not(anywhere: Database) -> None:
    with school(anywhere, "Ada") as store:
        register = store.register
        register.add_class(classroom("wrens", name="Wrens"))
        register.add_member("wrens", member("Wren"))
        register.add_member("owls", member("Bo"))
        store.add_learner(member("Home"))
        for who in ("wren", "home"):
            with pytest.raises(ValueError, match="lesson 'monday' is for those of its class"):
                register.attend(*seat(who))
        with pytest.raises(ValueError, match="practice 'monday-bo' is not for who takes part"):
            register.attend(seat("ada")[0], seat("bo")[1])
        store.start(practice("monday-bo", of="bo"))
        with pytest.raises(ValueError, match="the id 'monday-bo' is that of something else"):
            register.attend(*seat("bo"))
        with pytest.raises(NotThereError, match="there is no learner 'nobody'"):
            register.attend(*seat("nobody"))
        with pytest.raises(NotThereError, match="there is no lesson 'never'"):
            register.attend(*seat("ada", "never"))
        for call in (register.joined, register.answers):
            for which in ("never", "\0"):
                with pytest.raises(NotThereError, match="there is no lesson"):
                    call(which)
        assert [each.learner.id for each in register.joined("monday")] == ["ada"]
    check(anywhere)


def test_a_lesson_that_is_closed_is_joined_by_nobody_new(anywhere: Database) -> None:
    with school(anywhere, "Ada") as store:
        store.register.add_member("owls", member("Bo"))
        store.register.move_lesson(lesson().close(NOON), instead_of=lesson())
        with pytest.raises(NotTakenError, match="lesson 'monday' is closed"):
            store.register.attend(*seat("bo"))
        assert store.practice("monday-bo") is None
        assert store.register.attend(*seat("ada")).outcome is Outcome.SAME


def test_a_room_has_so_many_seats(anywhere: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_STUDENTS >= MANY
    monkeypatch.setattr("trainer.store.attending.MOST_STUDENTS", 2)
    with school(anywhere, "Ada", "Bo") as store:
        store.register.add_member("owls", member("Cy"))
        with pytest.raises(NotTakenError, match="lesson 'monday' has no seat left: 2 take part"):
            store.register.attend(*seat("cy"))


def test_many_who_join_at_once_have_a_seat_each(anywhere: Database) -> None:
    barrier = Barrier(MANY)
    with school(anywhere) as store:

        def join(number: int) -> str:
            who = member(f"S{number}")
            barrier.wait()
            store.register.add_member("owls", who)
            return store.register.attend(*seat(who.id)).stored.id

        with ThreadPoolExecutor(MANY) as pool:
            seats = set(pool.map(join, range(MANY)))
        assert len(seats) == MANY
        assert {each.attendance.practice for each in store.register.joined("monday")} == seats
    check(anywhere)


def test_one_who_joins_in_many_windows_at_once_has_one_seat(anywhere: Database) -> None:
    barrier = Barrier(6)
    with school(anywhere) as store:
        store.register.add_member("owls", member("Ada"))

        def join(number: int) -> str:
            attendance, _ = seat("ada")
            mine = practice(f"window{number}", of="ada")
            barrier.wait()
            taking = replace(attendance, practice=mine.id)
            return store.register.attend(taking, mine).stored.id

        with ThreadPoolExecutor(6) as pool:
            seats = set(pool.map(join, range(6)))
        assert len(seats) == len(store.register.joined("monday")) == 1
        assert [store.practice(f"window{number}") for number in range(6)].count(None) == 5


def test_who_answers_as_the_lesson_is_closed_is_in_or_refused(anywhere: Database) -> None:
    names = [f"S{number}" for number in range(MANY)]
    barrier = Barrier(MANY + 1)
    with school(anywhere, *names) as store:

        def answer(name: str) -> str | None:
            made = said_in("monday", name.lower())
            barrier.wait()
            try:
                return store.append(made).stored.id
            except NotTakenError:
                return None

        def close() -> list[str]:
            barrier.wait()
            store.register.move_lesson(lesson().close(NOON), instead_of=lesson())
            return [each.answer.id for _, each in store.register.answers("monday")]

        with ThreadPoolExecutor(MANY + 1) as pool:
            closed = pool.submit(close)
            taken = set(pool.map(answer, names)) - {None}
        # Nothing comes in behind what was seen when it was closed.
        assert set(closed.result()) == taken
        assert {each.answer.id for _, each in store.register.answers("monday")} == taken
    check(anywhere)
