"""The first start: a database is there whole afterwards, or not at all."""

import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection

from tests.store.sqlite.small_disk import run_on_a_small_disk
from trainer.store import RefusedError, open_log
from trainer.store.sqlite.identity import create_tables


def test_a_new_database_that_is_not_whole_gets_no_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "new.db"
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as reading:

        def create_while_somebody_reads(connection: Connection) -> None:
            # As a full disk does, this keeps what is committed out of the file.
            reading.execute(f"ATTACH '{tmp_path / '.new.db.new'}' AS made")
            reading.execute("BEGIN")
            reading.execute("SELECT * FROM made.sqlite_master")
            create_tables(connection)

        with monkeypatch.context() as context:
            context.setattr(
                "trainer.store.sqlite.opening.create_tables", create_while_somebody_reads
            )
            with pytest.raises(RefusedError, match=r"new\.db' cannot be made: it cannot be put"):
                open_log(path).__enter__()
        assert [each.name for each in tmp_path.iterdir()] == ["new.db.lock"]
    with open_log(path) as log:
        assert log.learners() == ()


ON_A_FULL_DISK = """
from trainer.store import RefusedError, check, open_log
refusals = 0
for free in range(96, 288, 16):
    folder = disk / str(free)
    folder.mkdir()
    with filled(free):
        try:
            with open_log(folder / "new.db") as log:
                assert log.learners() == ()
        except RefusedError as error:
            assert "new.db' cannot be" in str(error), error
            refusals += 1
    there = {each.name for each in folder.iterdir()}
    assert there <= {"new.db", "new.db.lock"}, there
    if "new.db" in there:
        check(folder / "new.db")
    with open_log(folder / "new.db") as log:
        assert log.learners() == ()
    for each in folder.iterdir():
        each.unlink()
print(refusals)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="a disk is made in memory")
def test_a_first_start_on_a_full_disk_is_in_nobodys_way(tmp_path: Path) -> None:
    assert int(run_on_a_small_disk(ON_A_FULL_DISK, tmp_path)) > 1
