"""A learner's data in a file, from a database that may be in use, and into one that is not."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from scenarios.cards import quoted
from trainer.record import Learner
from trainer.store import (
    Database,
    HeldError,
    Log,
    RefusedError,
    UnavailableError,
    back_up,
    open_log,
    read_log,
    write_new,
)
from trainer.transfer.reading import read
from trainer.transfer.sheet import sheet
from trainer.transfer.words import taken
from trainer.transfer.writing import written


def take_out(database: Database, file: Path, *, name: str | None, as_sheet: bool) -> str:
    """Write a learner's data to a new file, and say so in a sentence.

    The database may be open elsewhere: what is written is what was answered before.

    Args:
        database: The database.
        file: The new file, for its owner alone.
        name: The learner's name; None where there is only one.
        as_sheet: Whether to write the answers as a sheet, or all there is as JSON.

    Raises:
        ValueError: If there is no such learner, or a file of that name already, or none can be.
        UnavailableError: If the database does not answer.
    """
    with _beside(database) as log:
        learner = _named(log.learners(), name)
        text = sheet(log, learner) if as_sheet else written(log, learner)
        try:
            write_new(file, (each.encode() for each in text))
        except UnavailableError:
            raise  # that is the database, and not the file
        except OSError as error:
            raise _unusable(file, "written", error) from error
    what = "the answers" if as_sheet else "all that is kept"
    return f"{what} of {learner.name} {'are' if as_sheet else 'is'} in {file}"


@contextmanager
def _beside(database: Database) -> Iterator[Log]:
    """Look into a database that others may have open, and leave it as it is: a file by a copy."""
    if not isinstance(database, Path):
        with read_log(database) as log:
            yield log
        return
    with TemporaryDirectory() as folder:
        copy = Path(folder, "copy.db")
        back_up(database, copy)
        with open_log(copy) as log:
            yield log


def _named(learners: tuple[Learner, ...], name: str | None) -> Learner:
    if name is None and len(learners) == 1:
        return learners[0]
    for learner in learners:
        if learner.name == name:
            return learner
    there = ", ".join(quoted(each.name) for each in learners) or "nobody"
    if name is None:
        raise ValueError(f"say whose data, by --learner; there is {there}")
    raise ValueError(f"there is no learner {quoted(name)}; there is {there}")


def bring_in(database: Database, file: Path) -> str:
    """Take in a learner's data from a file, and say in a sentence what came of it.

    Args:
        database: The database, which nobody may have open; made where it is missing.
        file: The file.

    Raises:
        ValueError: If it is nothing that can be taken in; nothing is changed then.
        UnavailableError: If the database does not answer.
    """
    try:
        with file.open("rb") as opened:
            belongings = read(opened)
    except OSError as error:
        raise _unusable(file, "read", error) from error
    try:
        with open_log(database) as log:
            return taken(log.take_in(belongings))
    except HeldError as held:
        raise RefusedError(f"{held}; take the file in there, under My data, or close it") from held


def _unusable(file: Path, how: str, error: OSError) -> ValueError:
    return ValueError(
        f"{quoted(str(file), longest=300)} cannot be {how}: {error.strerror or error}"
    )
