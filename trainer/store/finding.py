"""Finding the rows that records were written to: learners and practices, by their ids."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import islice
from typing import Any, Final

from sqlalchemy import Connection, Select, Table, bindparam, select

from scenarios.cards import quoted
from trainer.store.errors import NotThereError
from trainer.store.keepable import can_be_kept
from trainer.store.log import Outcome, Receipt
from trainer.store.rows import Row, verified
from trainer.store.schema import LEARNER, PRACTICE

PRACTICES: Final[Select[Any]] = select(PRACTICE, LEARNER.c.id.label("learner_id")).join_from(
    PRACTICE, LEARNER
)

# Statements with more in them are refused by some databases.
_AT_A_TIME: Final = 500
_LEARNER: Final = select(LEARNER.c.key).where(LEARNER.c.id == bindparam("wanted"))
_PRACTICE: Final = select(PRACTICE.c.key, PRACTICE.c.learner).where(
    PRACTICE.c.id == bindparam("wanted")
)
# These hold the learner, so that what is done for one is done one by one. SQLite has one writer
# anyway.
_LEARNER_HELD: Final = _LEARNER.with_for_update()
_PRACTICE_HELD: Final = _PRACTICE.join_from(PRACTICE, LEARNER).with_for_update(of=LEARNER)


def rows(connection: Connection, query: Select[Any], **wanted: object) -> list[Row]:
    """List the rows of a query."""
    return [dict(row) for row in connection.execute(query, wanted).mappings()]


@cache
def _labels(table: Table) -> Mapping[str, str]:
    return {column.name: f"{table.name}_{column.name}" for column in table.columns}


def row_in(seen: Row, table: Table) -> Row:
    """Take the row of one table out of a joined one.

    Raises:
        RefusedError: If it is damaged.
    """
    return verified(table, {name: seen[label] for name, label in _labels(table).items()})


def row_if_in(seen: Row, table: Table) -> Row | None:
    """Take the row of one table out of a joined one; None where it has none there.

    Raises:
        RefusedError: If it is damaged.
    """
    return None if seen[_labels(table)["digest"]] is None else row_in(seen, table)


def in_parts(of: Sequence[Any]) -> Iterator[list[Any]]:
    """Take things some at a time, as many as go into a statement."""
    left = iter(of)
    while part := list(islice(left, _AT_A_TIME)):
        yield part


def found(identity: str, there: list[Any], *, same: Callable[[Any], bool]) -> Receipt[Any]:
    """Tell an earlier try of the same record from another record in its place.

    Args:
        identity: The id of the record that was to be added.
        there: The records that have its id or its place, one at least.
        same: Says of the record of this id whether it is about the same thing.

    Raises:
        ValueError: If it is not, so that whoever asks is shown nothing of somebody else's.
    """
    for record in there:
        if record.id == identity:
            if not same(record):
                raise ValueError(f"the id {quoted(identity)} is that of something else already")
            return Receipt(Outcome.SAME, record)
    return Receipt(Outcome.TAKEN, there[0])


def not_there(what: str, identity: str) -> NotThereError:
    """Make the error that says so."""
    return NotThereError(f"there is no {what} {quoted(identity)}")


def learner_key(connection: Connection, learner: str, *, held: bool = False) -> int:
    """Find the database's own key of a learner, and hold the learner if asked to.

    Raises:
        NotThereError: If there is no such learner.
    """
    query = _LEARNER_HELD if held else _LEARNER
    key = connection.execute(query, {"wanted": learner}).scalar() if can_be_kept(learner) else None
    if key is None:
        raise not_there("learner", learner)
    return int(key)


def practice_keys(connection: Connection, practice: str, *, held: bool = False) -> tuple[int, int]:
    """Find the database's own keys of a practice and its learner, and hold the learner if asked to.

    Raises:
        NotThereError: If there is no such practice.
    """
    query = _PRACTICE_HELD if held else _PRACTICE
    wanted = {"wanted": practice}
    keys = connection.execute(query, wanted).one_or_none() if can_be_kept(practice) else None
    if keys is None:
        raise not_there("practice", practice)
    return keys.key, keys.learner
