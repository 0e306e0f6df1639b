"""Somebody leaves a lesson: what they answered in it goes, and nothing else does."""

import pytest

from tests.store.conftest import NewDatabase
from tests.store.schooled import CODE, how_many, lesson, said_in, school, seat
from trainer.store import NotThereError


def test_what_was_answered_in_the_lesson_goes_and_other_lessons_stay(
    databases: NewDatabase,
) -> None:
    database = databases()
    with school(database, "Ada", "Bo") as store:
        store.register.start_lesson(lesson("tuesday", code=CODE[::-1]))
        store.register.attend(*seat("ada", "tuesday"))
        for in_lesson, who in (("monday", "ada"), ("tuesday", "ada"), ("monday", "bo")):
            store.append(said_in(in_lesson, who))
        assert store.register.leave_lesson("monday", "ada")
        assert [each.learner.id for each in store.register.joined("monday")] == ["bo"]
        assert [who for who, _ in store.register.answers("monday")] == ["bo"]
        assert [who for who, _ in store.register.answers("tuesday")] == ["ada"]
        assert [placed.position for placed in store.entries("ada")] == [1]
        assert [each.name for each in store.register.members("owls")] == ["Ada", "Bo"]


def test_whoever_has_nothing_left_is_gone(databases: NewDatabase) -> None:
    database = databases()
    with school(database, "Ada") as store:
        store.append(said_in("monday", "ada"))
        assert store.register.leave_lesson("monday", "ada")
        assert store.register.members("owls") == ()
    assert how_many(database) == {"classroom": 1, "lesson": 1}


@pytest.mark.parametrize(
    ("where", "who"), [("monday", "cy"), ("sunday", "ada"), ("\0", "ada"), ("monday", "\ud800")]
)
def test_whoever_takes_no_part_cannot_leave(databases: NewDatabase, where: str, who: str) -> None:
    with school(databases(), "Ada") as store:
        with pytest.raises(NotThereError, match="there is no learner of this lesson"):
            store.register.leave_lesson(where, who)
        assert len(store.register.joined("monday")) == 1
