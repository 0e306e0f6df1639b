"""Keys, of which there are but the hashes; the passphrase; and the drills that a teacher keeps."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from threading import Barrier

import pytest

from tests.store.made import NOON
from tests.store.schooled import DRILL, key, school
from trainer.classroom.keys import Key, hashed_key
from trainer.classroom.ready import ready_drill
from trainer.store import Database, Kept, NotThereError, Store, check, open_log

HOUR = timedelta(hours=1)
TEACHERS, SETUP = key("teacher"), key("setup", role="setup")
HERS, HIS = key("hers", learner="ada"), key("his", learner="bo")
KEYS = (TEACHERS, SETUP, HERS, HIS)


def there(store: Store) -> set[Key]:
    """List those of the keys that are kept."""
    return {each for each in KEYS if store.register.key(each.hashed) == each}


def test_a_key_is_found_by_its_hash(anywhere: Database) -> None:
    with school(anywhere, "Ada", "Bo") as store:
        for each in KEYS:
            store.register.add_key(each)
            store.register.add_key(each)
        assert there(store) == set(KEYS)
        assert store.register.key(hashed_key("nobody's")) is None
    check(anywhere)
    with open_log(anywhere) as store:
        assert there(store) == set(KEYS)


def test_a_key_of_nobody_is_refused(anywhere: Database) -> None:
    with school(anywhere) as store:
        with pytest.raises(NotThereError, match="there is no learner 'ada'"):
            store.register.add_key(HERS)
        assert there(store) == set()


def test_when_a_key_was_used_last_is_noted(anywhere: Database) -> None:
    with school(anywhere) as store:
        store.register.add_key(TEACHERS)
        for now, last in ((NOON + HOUR, NOON + HOUR), (NOON, NOON + HOUR)):
            store.register.use_key(TEACHERS.hashed, now)
            assert store.register.key(TEACHERS.hashed) == replace(TEACHERS, seen=last)
        store.register.use_key(hashed_key("nobody's"), NOON)
    check(anywhere)


@pytest.mark.parametrize(
    ("told", "left"),
    [
        ({"hashed": HERS.hashed}, {TEACHERS, SETUP, HIS}),
        ({"role": "teacher"}, {SETUP, HERS, HIS}),
        ({"role": "student"}, {TEACHERS, SETUP}),
        ({"learner": "ada"}, {TEACHERS, SETUP, HIS}),
        ({"learner": "nobody"}, set(KEYS)),
        ({"learner": "\0"}, set(KEYS)),
        ({"role": "student", "learner": "\0"}, set(KEYS)),
        ({"hashed": HERS.hashed, "learner": "bo"}, set(KEYS)),
        ({"hashed": HERS.hashed, "role": "student", "learner": "ada"}, {TEACHERS, SETUP, HIS}),
    ],
)
def test_keys_are_dropped(anywhere: Database, told: dict[str, bytes | str], left: set[Key]) -> None:
    with school(anywhere, "Ada", "Bo") as store:
        for each in KEYS:
            store.register.add_key(each)
        store.register.drop_keys(**told)  # type: ignore[arg-type]
        assert there(store) == left


def test_which_keys_are_dropped_has_to_be_told(anywhere: Database) -> None:
    with school(anywhere) as store:
        store.register.add_key(TEACHERS)
        with pytest.raises(ValueError, match="keys are dropped by their hash, their role or whose"):
            store.register.drop_keys()
        with pytest.raises(ValueError, match="a key's role is one of teacher, student, setup"):
            store.register.drop_keys(role="head")
        assert there(store) == {TEACHERS}


def test_a_new_passphrase_sends_out_who_came_in_by_an_older_one(anywhere: Database) -> None:
    with school(anywhere, "Ada", "Bo") as store:
        assert store.register.passphrase() == ""
        for hashed in ("first", "second"):
            for each in KEYS:
                store.register.add_key(each)
            store.register.choose_passphrase(hashed)
            assert store.register.passphrase() == hashed
            assert there(store) == {HERS, HIS}
        for wrong in ("", "two\nlines"):
            with pytest.raises(ValueError, match="the hash of a passphrase is"):
                store.register.choose_passphrase(wrong)
    check(anywhere)


def test_many_who_choose_a_passphrase_at_once_choose_one(anywhere: Database) -> None:
    barrier = Barrier(4)
    with school(anywhere) as store:

        def choose(number: int) -> None:
            barrier.wait()
            store.register.choose_passphrase(f"hash {number}")

        with ThreadPoolExecutor(4) as pool:
            list(pool.map(choose, range(4)))
        assert store.register.passphrase() in {f"hash {number}" for number in range(4)}
    check(anywhere)


def test_the_word_of_a_key_and_a_key_that_was_dropped_are_on_no_disk(database: Path) -> None:
    with school(database, "Ada") as store:
        store.register.add_key(HERS)
        files = [each.read_bytes() for each in database.parent.iterdir()]
        assert [each for each in files if HERS.hashed.hex().encode() in each]
        assert not [each for each in files if b"hers" in each]
        assert store.forget("ada")
        files = [each.read_bytes() for each in database.parent.iterdir()]
        assert not [each for each in files if HERS.hashed.hex().encode() in each]


def test_drills_are_kept_as_they_came_and_in_place_of_each_other(anywhere: Database) -> None:
    other = ready_drill("pairs", 9)
    with open_log(anywhere) as store:
        register = store.register
        for id_, drill in (("mine", DRILL), ("other", DRILL), ("mine", other)):
            register.keep_drill(id_, drill)
        kept = Kept("mine", other, str(other)), Kept("other", DRILL, str(DRILL))
        assert register.drills() == kept
        for unknown in ("never", "\0"):
            register.forget_drill(unknown)
        register.forget_drill("mine")
        assert register.drills() == kept[1:]
        with pytest.raises(ValueError, match="a drill's id is 1 to 64"):
            register.keep_drill("not one", DRILL)
    check(anywhere)


def test_many_who_keep_a_drill_at_once_keep_one(anywhere: Database) -> None:
    barrier = Barrier(4)
    with open_log(anywhere) as store:

        def keep(_: int) -> None:
            barrier.wait()
            store.register.keep_drill("mine", DRILL)

        with ThreadPoolExecutor(4) as pool:
            list(pool.map(keep, range(4)))
        assert [each.id for each in store.register.drills()] == ["mine"]
    check(anywhere)
