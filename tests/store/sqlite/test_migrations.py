"""Databases of older versions: brought forward whole, after a backup, or left as they were."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from shutil import copy

import pytest
from alembic.operations import Operations

from tests.store.made import NOON, answer, asked, filled, from_version, kept, learner, practice
from tests.store.sqlite.killing import ROOT
from trainer.record import Entry, Shown, Slip
from trainer.store import (
    Fold,
    Outcome,
    Place,
    RefusedError,
    UnavailableError,
    check,
    migrations,
    open_log,
)
from trainer.store.schema import VERSION

OLDER = range(1, VERSION)

# What is in the database of every version, as it was written then.
ADAS: list[Entry] = [
    answer(0),
    answer(1, claimed="12", first_key_ms=800, answer_ms=2500, predicted=0.75, why="it's due"),
    Shown(answer="a1", form="spoken", claimed="15 15 d3", at=NOON + timedelta(seconds=9)),
    answer(
        2,
        form="combinations",
        claimed="55j p555",
        house="game=61",
        answer_ms=60_000,
        walked_away=True,
    ),
    Slip(answer="a2", at=NOON + timedelta(seconds=12)),
    answer(
        3,
        scenario="play 7C 4D 3H 2S | 5D 6H 9C JS : 7C 5D 4D",
        question="turn",
        form="cards",
        claimed="6H 9C",
    ),
]


def parts(database: Path) -> dict[str, str]:
    """Name the tables, indexes and triggers of a database, and how each was made."""
    with closing(sqlite3.connect(database)) as connection:
        made = connection.execute("SELECT name, sql FROM sqlite_master").fetchall()
        return {name: " ".join((sql or "").split()) for name, sql in made}


def beside(database: Path) -> set[str]:
    return {each.name for each in database.parent.iterdir()} - {database.name}


@pytest.mark.parametrize("version", OLDER)
def test_an_older_database_is_brought_forward_with_all_it_holds(
    version: int, database: Path
) -> None:
    from_version(version, database)
    assert check(database) == version
    with open_log(database) as log:
        zoes = replace(practice("zoes", of="zoe"), settings="kind=show&where=points>=8")
        quiet = replace(practice("quiet"), settings="", seed=2**63 - 1)
        assert log.learners() == (learner(), learner("Zoë Ångström", id_="zoe"))
        assert [log.practice(each) for each in ("first", "quiet", "zoes")] == [
            practice(),
            quiet,
            zoes,
        ]
        assert kept(log) == ADAS
        assert len(log.entries("zoe")) == 1
        # Where nobody had kept the places, a practice goes on behind what was answered.
        assert [log.standing(each).place for each in ("first", "quiet", "zoes")] == [
            Place(4),
            Place(0),
            Place(1),
        ]
        assert log.append(answer(4)).outcome is Outcome.NEW
        assert log.standing("first").place == Place(4)
        assert log.move("first", Place(5)) == Place(5)
        # What was kept beside the log is kept on.
        assert log.preferences("zoe") == ("" if version == 1 else "order=sorted")
        assert log.folded("ada") == (None if version == 1 else Fold(6, 1, '{"slips":1}'))
        log.prefer("ada", "form=total")
        log.keep_fold("ada", Fold(7, 1, "folded"), instead_of=log.folded("ada"))
        assert log.standing("first").asked is None
        assert log.standing("zoes").asked == (asked(1) if version >= 3 else None)
        assert log.ask("first", asked(5)).asked == asked(5)
    assert check(database) == VERSION
    with open_log(database) as log:
        assert kept(log) == [*ADAS, answer(4)]
        log.forget("zoe")
    check(database)


@pytest.mark.parametrize("version", OLDER)
def test_a_database_brought_forward_is_made_as_a_new_one(version: int, database: Path) -> None:
    from_version(version, database)
    new = database.with_name("new.db")
    for path in (database, new):
        with open_log(path):
            pass
    assert parts(database) == parts(new)


def copy_of(database: Path, number: int = 1) -> Path:
    numbered = f".{number}" if number > 1 else ""
    return database.with_name(f"{database.name}.before-{VERSION}{numbered}.db")


@pytest.mark.parametrize("version", OLDER)
def test_a_backup_is_made_before_and_stays(version: int, database: Path) -> None:
    from_version(version, database)
    diary, backup = copy_of(database), copy_of(database, 2)
    diary.write_text("Dear diary")
    before = parts(database)
    for _ in range(2):
        with open_log(database):
            pass
        assert beside(database) == {diary.name, backup.name, f"{database.name}.lock"}
    assert diary.read_text() == "Dear diary"
    assert backup.stat().st_mode & 0o777 == 0o600
    assert (check(backup), parts(backup)) == (version, before)
    with open_log(backup) as log:
        assert kept(log) == ADAS


def test_of_all_the_backups_the_newest_stays(database: Path) -> None:
    for number in (1, 2, 3):
        from_version(1, database)
        with open_log(database):
            pass
        assert list(database.parent.glob("*before*")) == [copy_of(database, number)]
        if number < 3:
            database.unlink()
    # As a start that was killed leaves it, and as versions to come may leave it.
    newest = database.with_name(f"{database.name}.before-10.db")
    for each in (newest, copy_of(database), copy_of(database, 2)):
        copy(copy_of(database, 3), each)
    anothers = database.with_name(f"of {copy_of(database).name}")
    copy(newest, anothers)
    with open_log(database):
        pass
    assert beside(database) == {newest.name, anothers.name, f"{database.name}.lock"}


def test_what_starts_left_that_were_killed_is_removed(database: Path) -> None:
    filled(database, 2)
    others = {f".{database.name}", f".{database.name}.new.txt", ".a.db.before-2.db.1.part"}
    left = {f".{database.name}.{end}" for end in ("new", "new-wal", "before-2.db.1.part")}
    left.add(f".{database.name}.before-3.2.db.12.part-journal")
    for each in others | left:
        database.with_name(each).write_bytes(b"half")
    with open_log(database):
        pass
    assert beside(database) == {*others, f"{database.name}.lock"}


def test_a_learner_who_is_forgotten_is_in_no_backup_beside_it(database: Path) -> None:
    from_version(1, database)
    diary = database.with_name(f"{database.name}.before-{VERSION}.7.db")
    diary.write_text("Dear diary, I met Zoë Ångström")
    with open_log(database) as log:
        assert len(beside(database)) == 5
        with pytest.raises(ValueError, match="there is no learner"):
            log.forget("nobody")
        assert copy_of(database, 8).exists()
        assert log.forget("zoe")
        assert not copy_of(database, 8).exists()
        assert log.learners() == (learner(),)
    files = [each for each in database.parent.iterdir() if each != diary]
    assert not [each for each in files if "Ångström".encode() in each.read_bytes()]
    assert diary.exists()


def test_a_learner_stays_while_a_backup_beside_it_cannot_be_deleted(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from_version(1, database)

    def refuse(_: Path) -> None:
        raise PermissionError(13, "Permission denied")

    with open_log(database) as log:
        with monkeypatch.context() as context:
            context.setattr("trainer.store.sqlite.copies.remove", refuse)
            with pytest.raises(UnavailableError, match="cannot be deleted: Permission denied"):
                log.forget("zoe")
        assert len(log.learners()) == 2
        assert log.forget("zoe")
    assert not copy_of(database).exists()


def test_what_lies_in_the_log_beside_it_comes_along(database: Path, tmp_path: Path) -> None:
    from_version(1, database)
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        # As a program leaves it that is killed: the rows are in the log and not in the file.
        connection.executescript("PRAGMA foreign_keys = ON; DELETE FROM learner WHERE id = 'zoe'")
        for suffix in ("", "-wal"):
            copy(f"{database}{suffix}", tmp_path / f"killed.db{suffix}")
    with open_log(tmp_path / "killed.db") as log:
        assert log.learners() == (learner(),)
    with open_log(tmp_path / f"killed.db.before-{VERSION}.db") as log:
        assert log.learners() == (learner(),)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ("UPDATE learner SET name = 'Eve'", "a row of learner is not as it was written"),
        ("DROP TRIGGER slip_no_delete", "its tables are not those it should have"),
    ],
)
def test_a_damaged_older_database_is_refused(change: str, sentence: str, database: Path) -> None:
    from_version(1, database)
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute(change)
    before = database.read_bytes()
    for _ in range(2):
        with pytest.raises(RefusedError, match=rf"#1\?\.db' is damaged, .* \({sentence}\)"):
            open_log(database).__enter__()
        assert database.read_bytes() == before
        assert beside(database) == {f"{database.name}.lock"}


def test_a_step_that_fails_leaves_the_database_as_it_was(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from_version(VERSION - 1, database)
    before = parts(database)

    def fill_the_disk(op: Operations) -> None:
        op.execute("CREATE TABLE half(done)")
        op.execute("PRAGMA max_page_count = 1")
        op.execute("INSERT INTO half VALUES (zeroblob(100000))")

    with monkeypatch.context() as context:
        context.setitem(migrations.STEPS, VERSION, fill_the_disk)
        with pytest.raises(RefusedError, match=r"cannot be brought forward: .* is full"):
            open_log(database).__enter__()
    assert (check(database), parts(database)) == (VERSION - 1, before)
    with open_log(database) as log:
        assert kept(log) == ADAS


def test_without_a_backup_nothing_is_begun(database: Path) -> None:
    from_version(1, database)
    # Of so long a name that there can be none longer.
    database = database.rename(database.with_name("d" * 240))
    before = database.read_bytes()
    with pytest.raises(RefusedError, match="cannot be brought forward: the backup cannot be made"):
        open_log(database).__enter__()
    assert database.read_bytes() == before


def test_alembic_is_loaded_only_where_there_is_something_to_bring_forward(database: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from trainer.store import open_log\n"
        "open_log(Path(sys.argv[1])).__enter__()\n"
        "print('alembic' in sys.modules)"
    )

    def loads_it() -> str:
        command = [sys.executable, "-c", code, str(database)]
        return subprocess.check_output(command, cwd=ROOT, text=True).strip()  # noqa: S603

    filled(database, 2)
    assert loads_it() == "False"
    database.unlink()
    from_version(1, database)
    assert loads_it() == "True"
