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

from tests.store.made import NOON, answer, filled, from_version, kept, learner, practice
from tests.store.migrating import NAME
from trainer.record import Entry, Shown, Slip
from trainer.store import Fold, Outcome, Place, RefusedError, check, migrations, open_log
from trainer.store.schema import VERSION

ROOT = Path(__file__).parent.parent.parent
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
        assert [log.place(each) for each in ("first", "quiet", "zoes")] == [
            Place(4),
            Place(0),
            Place(1),
        ]
        assert log.append(answer(4)).outcome is Outcome.NEW
        assert log.place("first") == Place(4)
        assert log.move("first", Place(5)) == Place(5)
        log.prefer("ada", "form=total")
        log.keep_fold("ada", Fold(7, 1, "folded"))
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


@pytest.mark.parametrize("version", OLDER)
def test_a_backup_is_made_before_and_stays(version: int, database: Path) -> None:
    from_version(version, database)
    backup = f"{database.name}.before-{VERSION}.db"
    database.with_name(backup).write_text("Dear diary")
    before = parts(database)
    with open_log(database):
        pass
    second = database.with_name(f"{database.name}.before-{VERSION}.2.db")
    assert beside(database) == {backup, second.name, f"{database.name}.lock"}
    assert database.with_name(backup).read_text() == "Dear diary"
    assert second.stat().st_mode & 0o777 == 0o600
    assert (check(second), parts(second)) == (version, before)
    with open_log(database):
        pass
    assert len(beside(database)) == 3
    with open_log(second) as log:
        assert kept(log) == ADAS


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
    from_version(1, database)
    before = parts(database)

    def fill_the_disk(op: Operations) -> None:
        op.execute("CREATE TABLE half(done)")
        op.execute("PRAGMA max_page_count = 1")
        op.execute("INSERT INTO half VALUES (zeroblob(100000))")

    with monkeypatch.context() as context:
        context.setitem(migrations.STEPS, VERSION, fill_the_disk)
        with pytest.raises(RefusedError, match=r"cannot be brought forward: .* is full"):
            open_log(database).__enter__()
    assert (check(database), parts(database)) == (1, before)
    with open_log(database) as log:
        assert kept(log) == ADAS


def test_without_a_backup_nothing_is_begun(database: Path) -> None:
    from_version(1, database)
    before = database.read_bytes()
    part = database.with_name(f".{database.name}.before-{VERSION}.db.part")
    part.mkdir()
    with pytest.raises(RefusedError, match="cannot be brought forward: the backup cannot be writt"):
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


@pytest.mark.skipif(sys.platform == "win32", reason="no process there can be split in two")
def test_killed_at_any_step_it_is_of_the_old_version_or_the_new(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.store.migrating", str(tmp_path)]
    kills = int(subprocess.check_output(command, cwd=ROOT, text=True))  # noqa: S603
    versions = []
    for step in range(kills + 1):
        database = tmp_path / str(step) / NAME
        versions.append(check(database))
        backups = list(database.parent.glob(f"{NAME}.before-*"))
        assert [check(each) for each in backups] == [1] * len(backups)
        assert versions[-1] == 1 or backups
        if step % 3 == 0:
            with open_log(database) as log:
                assert kept(log) == ADAS
            assert check(database) == VERSION
            assert not list(database.parent.glob(".*"))
    # Far before the step that counts, and far behind it.
    assert versions == sorted(versions)
    assert min(versions.count(1), versions.count(VERSION)) > 10
