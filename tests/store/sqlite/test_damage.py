"""What may lie in place of a database, and who may touch it: refused, and not a byte changed."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from shutil import copy
from tempfile import TemporaryDirectory

import pytest

from tests.store.made import answer, filled, from_version, kept
from tests.store.sqlite.test_check import PAGE, refused
from trainer.store import Outcome, RefusedError, check, migrations, open_log
from trainer.store.schema import VERSION

NOBODY = 65534


@pytest.fixture(scope="module", params=[*range(1, VERSION), VERSION])
def whole(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make a database of each version, once."""
    path = tmp_path_factory.mktemp("whole") / "whole.db"
    if request.param == VERSION:
        filled(path, 200)
    else:
        from_version(request.param, path)
    return path


def test_a_database_that_is_cut_off_is_refused(whole: Path, tmp_path: Path) -> None:
    content, path, rng = whole.read_bytes(), tmp_path / "log.db", Random(29)
    ends = {1, 15, 16, 99, 100, 101, *range(PAGE, len(content), PAGE), len(content) - 1}
    for length in sorted(ends | {rng.randrange(1, len(content)) for _ in range(20)}):
        path.write_bytes(content[:length])
        refused(path, "is damaged|is no database")


@pytest.mark.parametrize("damage", ["zeros", "noise"])
def test_a_database_with_a_damaged_page_is_refused(
    damage: str, whole: Path, tmp_path: Path
) -> None:
    content, path, rng = whole.read_bytes(), tmp_path / "log.db", Random(29)
    for at in range(0, len(content), PAGE):
        page = b"\0" * PAGE if damage == "zeros" else rng.randbytes(PAGE)
        path.write_bytes(content[:at] + page + content[at + PAGE :])
        refused(path, "is damaged|is no database")


def flipped(content: bytes, rng: Random) -> Iterator[bytes]:
    """Flip single bits of the header that say how to read it, and of how the tables are made."""
    header = [*range(16, 24), *range(28, 32), *range(44, 48), *range(56, 60)]
    made = [at for at in range(100, content.index(b"show 5C")) if content[at]]
    for at in (*header, *rng.sample(made, 60)):
        damaged = bytearray(content)
        damaged[at] ^= 1 << rng.randrange(8)
        yield bytes(damaged)


def test_a_database_with_a_flipped_bit_is_refused_or_takes_answers(
    whole: Path, tmp_path: Path
) -> None:
    refusals = 0
    for number, damaged in enumerate(flipped(whole.read_bytes(), Random(29))):
        path = tmp_path / f"{number}.db"
        path.write_bytes(damaged)
        try:
            check(path)
        except RefusedError:
            refusals += 1
            continue
        with open_log(path) as log:
            assert log.append(answer(500)).outcome is Outcome.NEW
            log.forget("ada")
    assert refusals > 20


@pytest.mark.parametrize("at", [b"CREATE TABLE slip", b"TRIGGER slip_no_update", b"length(digest)"])
def test_a_statement_that_is_no_text_is_refused(at: bytes, whole: Path, tmp_path: Path) -> None:
    content, path = bytearray(whole.read_bytes()), tmp_path / "log.db"
    content[content.index(at) + len(at) - 3] |= 0x80
    path.write_bytes(content)
    refused(path, "is damaged")


def test_a_folder_in_place_of_a_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    path.mkdir()
    for attempt in (check, lambda path: open_log(path).__enter__()):
        with pytest.raises(RefusedError, match=r"log\.db' cannot be read: "):
            attempt(path)
    assert list(path.iterdir()) == []


@contextmanager
def as_nobody() -> Iterator[None]:
    """Be somebody whom permissions bind, which they do not the owner of the machine."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@contextmanager
def permitted(whole: Path, *, file: int, folder: int) -> Iterator[Path]:
    """Lay a database into a folder of nobody's, with these permissions."""
    with TemporaryDirectory() as name:
        path = Path(copy(whole, name))
        (path.parent / f"{path.name}.lock").touch(0o600)
        if os.geteuid() == 0:
            for each in (path.parent, *path.parent.iterdir()):
                os.chown(each, NOBODY, NOBODY)
        path.chmod(file)
        path.parent.chmod(folder)
        try:
            yield path
        finally:
            path.parent.chmod(0o700)


@pytest.mark.skipif(sys.platform == "win32", reason="it has permissions of another kind")
@pytest.mark.parametrize(
    ("file", "folder", "sentence"),
    [
        (0o000, 0o700, "cannot be read: Permission denied"),
        (0o400, 0o700, "cannot be written to: Permission denied"),
        (0o600, 0o500, "cannot be (written to|brought forward): "),
    ],
    ids=["file unreadable", "file read only", "folder read only"],
)
def test_a_database_that_may_not_be_touched_is_refused(
    file: int, folder: int, sentence: str, whole: Path
) -> None:
    assert migrations  # loaded before nobody has to do it
    with permitted(whole, file=file, folder=folder) as path:
        with as_nobody(), pytest.raises(RefusedError, match=rf"whole\.db' {sentence}"):
            open_log(path).__enter__()
        assert path.read_bytes() == whole.read_bytes()
        path.parent.chmod(0o700)
        path.chmod(0o600)
        with as_nobody(), open_log(path) as log:
            assert len(kept(log)) > 5
