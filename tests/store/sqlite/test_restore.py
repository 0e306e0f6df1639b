"""A restore: the database is the backup's or what it was, and what it was is kept."""

import sys
from pathlib import Path
from shutil import copy

import pytest

from tests.store.made import answer, begun, filled, from_version, kept, learner, said
from tests.store.sqlite.killing import BACKUP, NAME, kills_in
from tests.store.sqlite.small_disk import run_on_a_small_disk
from tests.store.sqlite.test_check import PAGE
from trainer.store import (
    HeldError,
    RefusedError,
    UnavailableError,
    back_up,
    check,
    open_log,
    restore,
)
from trainer.store.schema import VERSION


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    """Make a backup with two answers and what was said of them."""
    filled(tmp_path / "first.db", 2)
    back_up(tmp_path / "first.db", tmp_path / "backups.db")
    return tmp_path / "backups.db"


def names(database: Path) -> set[str]:
    return {each.name for each in database.parent.iterdir()}


def entries(database: Path) -> int:
    with open_log(database) as log:
        return len(kept(log))


def replaced(database: Path, number: int = 1) -> Path:
    return database.with_name(f"{database.name}.replaced.{number}.db")


def test_a_backup_takes_the_place_of_the_database_which_is_kept(
    backup: Path, database: Path
) -> None:
    filled(database, 7)
    before = backup.read_bytes()
    assert restore(backup, database) == replaced(database)
    assert names(database) == {
        database.name,
        replaced(database).name,
        f"{database.name}.lock",
    }
    assert database.stat().st_mode & 0o777 == 0o600
    check(database)
    check(replaced(database))
    assert (entries(database), entries(replaced(database))) == (4, 9)
    assert backup.read_bytes() == before
    # Restored once more, what was kept stays.
    assert restore(backup, database) == replaced(database, 2)
    assert entries(replaced(database)) == 9


def test_a_backup_is_restored_where_nothing_is(backup: Path, database: Path) -> None:
    assert restore(backup, database) is None
    assert entries(database) == 4


def test_what_a_killed_program_left_in_the_log_is_kept_with_its_database(
    backup: Path, database: Path
) -> None:
    leave_unclean(database.with_name("killed.db"), database)
    # The log of an older try, whose database was moved away, is nobody's.
    alone = Path(f"{replaced(database)}-wal")
    alone.write_bytes(b"answers")
    assert restore(backup, database) == replaced(database, 2)
    assert (entries(database), entries(replaced(database, 2))) == (4, 5)
    assert alone.read_bytes() == b"answers"


def leave_unclean(start: Path, database: Path) -> None:
    """Leave a database with five answers as a killed program does, some of them in its log."""
    with begun(start) as log:
        for number in range(5):
            log.append(answer(number, claimed="24"))
        for suffix in ("", "-wal", "-shm"):
            copy(f"{start}{suffix}", f"{database}{suffix}")


def test_a_damaged_database_gives_way(backup: Path, database: Path) -> None:
    filled(database, 2)
    damaged = database.read_bytes()[:PAGE]
    database.write_bytes(damaged)
    assert restore(backup, database) == replaced(database)
    assert entries(database) == 4
    assert replaced(database).read_bytes() == damaged


def test_a_backup_of_an_older_version_is_brought_forward(tmp_path: Path, database: Path) -> None:
    filled(database, 2)
    older = tmp_path / "older.db"
    from_version(1, older)
    assert restore(older, database) == replaced(database)
    assert (check(older), check(database)) == (1, VERSION)
    assert entries(database) == 6


def test_a_copy_that_the_program_made_is_restored_and_stays(database: Path) -> None:
    filled(database, 2)
    older, copies = copies_beside(database)
    before = older.read_bytes()
    assert restore(older, database) == replaced(database)
    assert (check(older), older.read_bytes()) == (1, before)
    # What came of it has a copy of its own, and the others are of no use.
    assert copies & names(database) == {older.name}
    assert f"{database.name}.before-{VERSION}.3.db" in names(database)


def copies_beside(database: Path) -> tuple[Path, set[str]]:
    """Lay two copies of the first version beside a database; the older comes first."""
    made = [database.with_name(f"{database.name}.before-{VERSION}{n}.db") for n in ("", ".2")]
    for each in made:
        from_version(1, each)
    return made[0], {each.name for each in made}


def test_what_cannot_be_brought_forward_is_in_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    older, database = tmp_path / "older.db", tmp_path / "log.db"
    from_version(1, older)

    def refuse(*_: object) -> None:
        raise UnavailableError("the backup cannot be made: No space left on device")

    with monkeypatch.context() as context:
        context.setattr("trainer.store.sqlite.opening.back_up", refuse)
        with pytest.raises(
            RefusedError, match=r"^the backup has taken its place, but .* cannot be brought forward"
        ):
            restore(older, database)
    assert check(database) == 1
    assert entries(database) == 6


def unchanged(backup: Path, database: Path, error: type[Exception], sentence: str) -> None:
    """Try to restore, and see that nothing has changed."""
    before = database.read_bytes(), names(database)
    with pytest.raises(error, match=sentence):
        restore(backup, database)
    assert (database.read_bytes(), names(database)) == before


def test_a_backup_that_is_no_good_is_refused(backup: Path, database: Path) -> None:
    filled(database, 3)
    newer, bad = (Path(copy(backup, backup.with_name(each))) for each in ("newer.db", "bad.db"))
    said(newer, f"PRAGMA user_version = {VERSION + 1}")
    unchanged(newer, database, RefusedError, r"newer\.db' was written by a newer version")
    said(bad, "UPDATE learner SET name = 'Eve'")
    unchanged(bad, database, RefusedError, r"bad\.db' is damaged, .* \(a row of learner is not as")
    bad.write_bytes(backup.read_bytes()[:-PAGE])
    unchanged(bad, database, RefusedError, r"bad\.db' is damaged, .* \(its end is missing\)$")
    bad.write_text("Dear diary")
    unchanged(bad, database, RefusedError, r"bad\.db' is no database")
    bad.unlink()
    unchanged(bad, database, RefusedError, r"bad\.db' cannot be read: No such file")
    unchanged(database, database, RefusedError, "is the database itself")


def test_a_database_of_another_program_does_not_give_way(backup: Path, tmp_path: Path) -> None:
    recipes = tmp_path / "recipes" / "recipes.db"
    recipes.parent.mkdir()
    said(recipes, "CREATE TABLE recipe(name)")
    recipes.with_name("recipes.db.lock").touch()
    unchanged(backup, recipes, RefusedError, r"recipes\.db' is a database of another program")


def test_a_database_that_is_open_does_not_give_way(backup: Path, database: Path) -> None:
    with begun(database) as log:
        with pytest.raises(HeldError, match="is open already, by a program; close it first"):
            restore(backup, database)
        assert log.learners() == (learner(),)
        assert not list(database.parent.glob("*replaced*"))


ON_A_FULL_DISK = """
from tests.store.made import filled as make, kept
from trainer.store import UnavailableError, check, open_log, restore
path, backup, refusals = disk / "log.db", disk / "backup.db", 0
make(backup, 2)
make(path, 3)
before, there = path.read_bytes(), set(disk.iterdir())
for free in range(8, 400, 8):
    with filled(free):
        try:
            restore(backup, path)
        except UnavailableError as error:
            assert "log.db' cannot be restored: " in str(error), error
            refusals += 1
        else:
            break
    assert (path.read_bytes(), set(disk.iterdir())) == (before, there)
check(path)
with open_log(path) as log:
    assert len(kept(log)) == 4
with open_log(disk / "log.db.replaced.1.db") as log:
    assert len(kept(log)) == 5
print(refusals)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="a disk is made in memory")
def test_a_backup_that_finds_no_room_changes_nothing(tmp_path: Path) -> None:
    assert int(run_on_a_small_disk(ON_A_FULL_DISK, tmp_path)) > 1


def test_what_was_decided_and_not_done_is_done_at_the_next_start(
    backup: Path, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    filled(database, 3)

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as context:
        context.setattr("trainer.store.sqlite.replacing._move", refuse)
        with pytest.raises(
            UnavailableError, match=r"restored: that is left to the next start \(Per"
        ):
            restore(backup, database)
        with pytest.raises(RefusedError, match=r"cannot be restored: Permission denied$"):
            open_log(database).__enter__()
    for look in (check, lambda path: back_up(path, database.with_name("copy.db"))):
        with pytest.raises(RefusedError, match="is being restored; start Muggins to bring that to"):
            look(database)
    assert entries(database) == 4
    assert entries(replaced(database)) == 5


def test_what_somebody_laid_in_between_is_not_overwritten(backup: Path, database: Path) -> None:
    filled(database, 3)
    new = database.with_name(f".{replaced(database).name}.new")
    for each in (new, replaced(database)):
        copy(backup, each)
    for _ in range(2):
        with pytest.raises(RefusedError, match="is to take the place of what was laid there"):
            open_log(database).__enter__()
    new.unlink()
    assert entries(database) == 5


@pytest.mark.skipif(sys.platform == "win32", reason="no process there can be split in two")
def test_killed_at_any_step_it_is_the_old_database_or_the_new(tmp_path: Path) -> None:
    (tmp_path / "made").mkdir()
    filled(tmp_path / "made" / "backup.db", 2)
    (tmp_path / "kills").mkdir()
    leave_unclean(tmp_path / "made" / "killed.db", tmp_path / "kills" / NAME)
    copy(tmp_path / "made" / "backup.db", tmp_path / "kills" / BACKUP)
    kills = kills_in(tmp_path / "kills", "restore")
    found = []
    for step in range(kills + 1):
        database = tmp_path / "kills" / str(step) / NAME
        found.append(entries(database))
        check(database)
        is_new = found[-1] == 4
        assert replaced(database).exists() == is_new
        if is_new:
            assert entries(replaced(database)) == 5
        assert not list(database.parent.glob(".*"))
    assert found == sorted(found, reverse=True)
    assert {*found} == {4, 5}
    assert min(found.count(4), found.count(5)) > 10
