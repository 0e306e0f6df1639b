"""Lessons that are kept no longer: they go with their answers, as if they had never been."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from itertools import count
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.store.made import NOON, asked, from_version, practice
from tests.store.schooled import (
    DAY,
    classroom,
    how_many,
    key,
    lesson,
    member,
    said_in,
    school,
    seat,
)
from trainer.record import Entry, Shown, Slip
from trainer.store import Database, Fold, Place, Store, UnavailableError, check, open_log
from trainer.store.upkeep import Upkeep

SECOND = timedelta(seconds=1)
PAST = NOON + 30 * DAY
NUMBERS = count(1)


def started(store: Store, id_: str, *who: str, after: timedelta) -> None:
    """Start a lesson some time behind NOON, which these take part in."""
    code = {"o": "2222222", "n": "3333333"}.get(id_[0], "4444444")
    store.register.start_lesson(replace(lesson(id_, code=code), started=NOON + after))
    for each in who:
        store.register.attend(*seat(each, id_))


def entries(store: Store, who: str) -> list[Entry]:
    """List somebody's entries, and see that their places are 1, 2, 3 and on."""
    placed = store.entries(who)
    assert [each.position for each in placed] == list(range(1, len(placed) + 1))
    return [each.entry for each in placed]


def test_a_lesson_goes_with_its_answers_and_all_else_stays(anywhere: Database) -> None:
    with school(anywhere, "Ada", "Bo", "Cy") as store:
        register = store.register
        started(store, "later", "ada", after=SECOND)
        store.start(practice("own", of="ada"))
        gone = [said_in("monday", "ada", number) for number in range(2)]
        stays = [said_in("later", "ada", number) for number in range(2)]
        own = said_in("later", "ada", id="own-0", practice="own")
        for answer in (stays[0], gone[0], gone[1], stays[1], own):
            store.append(answer)
        shown = Shown(answer=stays[0].id, form="spoken", claimed="15", at=NOON)
        store.append(Shown(answer=gone[1].id, form="spoken", claimed="15 15", at=NOON))
        store.append(shown)
        store.append(Slip(answer=gone[1].id, at=NOON))
        slip = Slip(answer=own.id, at=NOON)
        store.append(slip)
        store.move("later-ada", Place(1))
        store.ask("monday-ada", asked(1))
        store.prefer("ada", "form=total")
        register.add_key(key("hers", learner="ada"))
        fold = Fold(9, 1, "figures")
        store.keep_fold("ada", fold, instead_of=None)
        store.append(said_in("monday", "bo"))

        assert register.forget_lessons(PAST) == 1

        assert entries(store, "ada") == [*stays, own, shown, slip]
        assert register.lessons("owls") == (register.lesson("later"),)
        assert [each.id for each in register.members("owls")] == ["ada"]
        assert store.practice("monday-ada") is None
        assert store.practice("own") == practice("own", of="ada")
        assert [each.attendance.practice for each in register.joined("later")] == ["later-ada"]
        assert store.standing("later-ada").place == Place(1)
        assert store.preferences("ada") == "form=total"
        assert register.key(key("hers").hashed) is not None
        # What was folded holds no more, nor what is being folded this very moment.
        assert store.folded("ada") == Fold(5, 0, "")
        store.keep_fold("ada", replace(fold, position=5), instead_of=fold)
        assert store.folded("ada") == Fold(5, 0, "")
        store.append(said_in("later", "ada", 2))
        assert len(entries(store, "ada")) == 6
    check(anywhere)
    assert "let_go" not in how_many(anywhere)


def test_a_lesson_is_as_old_as_it_is_closed_or_since_it_started(anywhere: Database) -> None:
    with school(anywhere) as store:
        register, there = store.register, lesson()
        register.move_lesson(there.close(NOON + DAY), instead_of=there)
        register.add_class(classroom("wrens", name="Wrens", kept_days=7))
        register.start_lesson(lesson("open", of="wrens"))
        assert register.forget_lessons(NOON + 7 * DAY - SECOND) == 0
        assert register.forget_lessons(NOON + 7 * DAY) == 1
        assert register.lesson("open") is None
        assert register.forget_lessons(NOON + 31 * DAY - SECOND) == 0
        assert register.forget_lessons(NOON + 31 * DAY) == 1
        assert register.forget_lessons(NOON + 99 * DAY) == 0
    check(anywhere)


def test_whoever_has_nothing_left_goes_and_whoever_never_came_stays(anywhere: Database) -> None:
    with school(anywhere, "Ada", "Bo", "Cy", "Di") as store:
        register = store.register
        register.add_member("owls", member("Never"))
        started(store, "later", "bo", after=SECOND)
        store.append(said_in("monday", "ada"))
        store.start(practice("own", of="cy"))
        store.append(said_in("monday", "cy", practice="own"))
        assert register.forget_lessons(PAST) == 1
        assert [each.id for each in register.members("owls")] == ["bo", "cy", "never"]
    check(anywhere)


def test_of_what_is_let_go_nothing_stays_on_the_disk(database: Path) -> None:
    from_version(1, database)  # which leaves a copy beside it
    with open_log(database) as store:
        store.register.add_class(classroom())
        store.register.start_lesson(lesson())
        store.register.add_member("owls", replace(member("Ada"), id="bo", name="Bohumil"))
        store.register.attend(*seat("bo"))
        store.append(said_in("monday", "bo", why="Bohumil's own"))
        assert store.register.forget_lessons(NOON) == 0
        assert [each for each in database.parent.iterdir() if "before" in each.name]
        assert store.register.forget_lessons(PAST) == 1
        assert not [each for each in database.parent.iterdir() if "before" in each.name]
        for word in (b"Bohumil", b"bohumil", b"monday"):
            assert not [each for each in database.parent.iterdir() if word in each.read_bytes()]
    check(database)


def _cannot() -> None:
    raise UnavailableError("a copy cannot be deleted")


def test_while_a_copy_cannot_be_removed_nothing_goes(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with school(database, "Ada") as store:
        refuse = Upkeep(remove_copies=_cannot, clear_away=lambda: True)
        monkeypatch.setattr("trainer.store.sqlite.opening.Upkeep", lambda **_: refuse)
    with open_log(database) as store:
        with pytest.raises(UnavailableError, match="cannot be deleted"):
            store.register.forget_lessons(PAST)
        with pytest.raises(UnavailableError, match="cannot be deleted"):
            store.register.forget_class("owls")
        assert len(store.register.joined("monday")) == 1


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    with school(tmp_path_factory.mktemp("shared") / "log.db", "Ada") as store:
        store.register.add_member("owls", member("Twin"))
        yield store


@settings(max_examples=25)
@given(answered=st.lists(st.tuples(st.booleans(), st.booleans()), max_size=8))
def test_what_is_left_is_as_if_the_lesson_had_never_been(
    shared: Store, answered: list[tuple[bool, bool]]
) -> None:
    """Ada answers in two lessons, the one of which goes; her twin in the other one alone."""
    store, number = shared, next(NUMBERS)
    old, new = f"old{number}", f"new{number}"
    started(store, old, "ada", after=-31 * DAY)
    started(store, new, "ada", "twin", after=SECOND)
    before = {who: entries(store, who) for who in ("ada", "twin")}
    for at, (is_old, is_slip) in enumerate(answered):
        for who in ("ada",) if is_old else ("ada", "twin"):
            made_answer = said_in(old if is_old else new, who, at, id=f"{number}-{at}-{who}")
            store.append(made_answer)
            if is_slip:
                store.append(Slip(answer=made_answer.id, at=NOON))
    assert store.register.forget_lessons(NOON) == 1
    hers, twins = (
        [_untold(each) for each in entries(store, who)[len(before[who]) :]]
        for who in ("ada", "twin")
    )
    assert hers == twins
    (there,) = (each for each in store.register.lessons("owls") if each.id == new)
    store.register.move_lesson(there.close(NOON + SECOND), instead_of=there)


def _untold(entry: Entry) -> tuple[str, ...]:
    """Tell an entry without whose it is."""
    name = entry.answer if isinstance(entry, Shown | Slip) else entry.id
    return type(entry).__name__, name.rpartition("-")[0]
