"""A start that brings an older database forward may be killed at any step, and loses nothing."""

import sys
from pathlib import Path

import pytest

from tests.store.made import from_version, kept
from tests.store.sqlite.killing import NAME, kills_in
from tests.store.sqlite.test_migrations import ADAS, OLDER
from trainer.store import check, open_log
from trainer.store.schema import VERSION


@pytest.mark.skipif(sys.platform == "win32", reason="no process there can be split in two")
@pytest.mark.parametrize("version", OLDER)
def test_killed_at_any_step_it_is_of_the_old_version_or_the_new(
    version: int, tmp_path: Path
) -> None:
    from_version(version, tmp_path / NAME)
    kills = kills_in(tmp_path, "bring_forward")
    versions = []
    for step in range(kills + 1):
        database = tmp_path / str(step) / NAME
        versions.append(check(database))
        backups = list(database.parent.glob(f"{NAME}.before-*"))
        assert [check(each) for each in backups] == [version] * len(backups)
        assert versions[-1] == version or backups
        if step % 3 == 0:
            with open_log(database) as log:
                assert kept(log) == ADAS
            assert check(database) == VERSION
            assert not list(database.parent.glob(".*"))
    # Far before the step that counts, and far behind it; in between after each step there is.
    assert versions == sorted(versions)
    assert {*versions} == {*range(version, VERSION + 1)}
    assert min(versions.count(version), versions.count(VERSION)) > 10
