"""What is kept beside the log and changes: where a practice stands and what it asks; and more.

Each has one row for its owner at most. A fold that is damaged is as good as none, since
figures can be folded again; the others are known nowhere else.
"""

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import (
    LABEL_STYLE_TABLENAME_PLUS_COL,
    Connection,
    Table,
    and_,
    bindparam,
    delete,
    func,
    insert,
    select,
)

from scenarios.cards import quoted
from trainer.belongings import require_preferences
from trainer.store.entries import is_answered, last_position
from trainer.store.errors import RefusedError
from trainer.store.finding import in_parts, learner_key, not_there, practice_keys, row_if_in, rows
from trainer.store.keepable import can_be_kept
from trainer.store.log import Asked, Fold, Place, Standing
from trainer.store.rows import Row, answered_of, asked_of, asked_row, verified, with_digest
from trainer.store.schema import ANSWER, ASKED, FOLD, PLACE, PRACTICE, PREFERENCE, SHOWN, SLIP

_TABLES: Final = (PLACE, ASKED, PREFERENCE, FOLD)
_OWNERS: Final = {table: table.primary_key.columns[0] for table in _TABLES}
_READ: Final = {table: select(table).where(_OWNERS[table] == bindparam("of")) for table in _TABLES}
_CLEAR: Final = {table: delete(table).where(_OWNERS[table] == bindparam("of")) for table in _TABLES}
_WRITE: Final = {table: insert(table) for table in _TABLES}


# Each step of a drill looks, and whoever answers waits for it: so all of it is one statement.
_LOOKED_AT: Final = (PLACE, ASKED, PREFERENCE, ANSWER, SHOWN, SLIP)
_LOOK: Final = (
    select(PRACTICE.c.id, *_LOOKED_AT)
    .outerjoin_from(PRACTICE, PLACE)
    .outerjoin(ASKED)
    .outerjoin(PREFERENCE, PREFERENCE.c.learner == PRACTICE.c.learner)
    .outerjoin(
        ANSWER,
        and_(
            ANSWER.c.practice == PRACTICE.c.key,
            ANSWER.c.number == func.coalesce(PLACE.c.number, 0),
        ),
    )
    .outerjoin(SHOWN, SHOWN.c.answer == ANSWER.c.id)
    .outerjoin(SLIP, SLIP.c.answer == ANSWER.c.id)
    .where(PRACTICE.c.id == bindparam("wanted"))
    .set_label_style(LABEL_STYLE_TABLENAME_PLUS_COL)
)


def standing_of(connection: Connection, practice: str) -> Standing:
    """Say where a practice stands, what was asked and answered there, and what its learner prefers.

    Raises:
        NotThereError: If there is no such practice.
    """
    seen = rows(connection, _LOOK, wanted=practice) if can_be_kept(practice) else []
    if not seen:
        raise not_there("practice", practice)
    parts = (row_if_in(seen[0], each) for each in _LOOKED_AT)
    place, asked, preference, answer, shown, slip = parts
    stands, text = place_of_row(place), preference["text"] if preference else ""
    answered = answered_of({**answer, "practice_id": practice}, shown, slip) if answer else None
    return Standing(stands, answered, _asked(asked, stands.number), text)


def _place_of(connection: Connection, practice: int) -> Place:
    """Say where a practice stands, given its key."""
    return place_of_row(_kept(connection, PLACE, practice))


def place_of_row(row: Row | None) -> Place:
    """Read a place: before its first question a practice was never moved."""
    return Place(row["number"], revealed=bool(row["revealed"])) if row else Place(0)


def _place_row(place: Place) -> Row:
    return {"number": place.number, "revealed": int(place.revealed)}


def move(connection: Connection, practice: str, place: Place) -> Place:
    """Move a practice forward to a place, or leave it where it is further; say where it is.

    Raises:
        ValueError: If there is no such practice; if the question before is not answered, or that
            which is to be revealed.
    """
    key, _ = practice_keys(connection, practice, held=True)
    there = _place_of(connection, key)
    return _moved(connection, practice, key, place) if place > there else there


def move_all(connection: Connection, places: Mapping[int, Place]) -> None:
    """Move practices of a learner who is held, given their keys, forward to behind an answer.

    One that is further stays where it is.
    """
    for keys in in_parts(list(places)):
        there = {
            row["practice"]: place_of_row(verified(PLACE, row))
            for row in rows(connection, select(PLACE).where(PLACE.c.practice.in_(keys)))
        }
        moved = [key for key in keys if places[key] > there.get(key, Place(0))]
        made = ({"practice": key, **_place_row(places[key])} for key in moved)
        if moved:
            connection.execute(delete(PLACE).where(PLACE.c.practice.in_(moved)))
            connection.execute(_WRITE[PLACE], [with_digest(PLACE, row) for row in made])


def ask(connection: Connection, practice: str, asked: Asked) -> Standing:
    """Move a practice to a question that was chosen, and keep which it is; say where it stands.

    A practice that is further, or has a question there, stays as it is.

    Raises:
        ValueError: If there is no such practice, or the question before is not answered.
    """
    key, _ = practice_keys(connection, practice, held=True)
    there = _place_of(connection, key)
    if asked.number > there.number:
        there = _moved(connection, practice, key, Place(asked.number))
    if asked.number == there.number and not _asked_at(connection, key, asked.number):
        _keep(connection, ASKED, key, asked_row(asked))
    return standing_of(connection, practice)


def _moved(connection: Connection, practice: str, key: int, place: Place) -> Place:
    needed = place.number if place.revealed else place.number - 1
    if not is_answered(connection, key, needed):
        raise ValueError(f"question {needed} of practice {quoted(practice)} is not answered yet")
    _keep(connection, PLACE, key, _place_row(place))
    return place


def _asked_at(connection: Connection, practice: int, number: int) -> Asked | None:
    """Read the question that was chosen for a number of a practice, given the practice's key."""
    return _asked(_kept(connection, ASKED, practice), number)


def _asked(row: Row | None, number: int) -> Asked | None:
    return asked_of(row) if row and row["number"] == number else None


def preferences_of(connection: Connection, learner: str) -> str:
    """Read what a learner prefers; empty when nothing was chosen.

    Raises:
        ValueError: If there is no such learner.
    """
    row = _kept(connection, PREFERENCE, learner_key(connection, learner))
    return "" if row is None else str(row["text"])


def prefer(connection: Connection, learner: str, text: str) -> None:
    """Keep what a learner prefers.

    Raises:
        ValueError: If there is no such learner, or the text is none of one line.
    """
    require_preferences(text)
    key = learner_key(connection, learner, held=True)
    _keep(connection, PREFERENCE, key, {"text": text})


def fold_of(connection: Connection, learner: int) -> Fold | None:
    """Read a learner's fold, given the learner's key; None where it is damaged."""
    try:
        row = _kept(connection, FOLD, learner)
    except RefusedError:
        return None
    return None if row is None else Fold(row["position"], row["version"], row["text"])


def keep_fold(connection: Connection, learner: str, fold: Fold, *, instead_of: Fold | None) -> None:
    """Keep a fold in place of what was read before it was made, unless another is there now.

    Raises:
        ValueError: If there is no such learner, or no entry where the fold ends.
    """
    key = learner_key(connection, learner, held=True)
    last = last_position(connection, key)
    if fold.position > last:
        raise ValueError(f"a fold ends at one of {last} entries, not at {fold.position}")
    if fold_of(connection, key) == instead_of:
        _keep_fold(connection, key, fold)


def drop_fold(connection: Connection, learner: int) -> None:
    """Drop the fold of a learner who is held, given the learner's key.

    Another takes its place, so that one made meanwhile from what was there before is not kept.
    """
    _keep_fold(connection, learner, Fold(last_position(connection, learner), 0, ""))


def _keep_fold(connection: Connection, learner: int, fold: Fold) -> None:
    row = {"position": fold.position, "version": fold.version, "text": fold.text}
    _keep(connection, FOLD, learner, row)


def _kept(connection: Connection, table: Table, owner: int) -> Row | None:
    for row in rows(connection, _READ[table], of=owner):
        return verified(table, row)
    return None


def _keep(connection: Connection, table: Table, owner: int, row: Row) -> None:
    # Each database has a word of its own for doing both at once; the owner is held meanwhile.
    connection.execute(_CLEAR[table], {"of": owner})
    whole: dict[str, Any] = {_OWNERS[table].name: owner, **row}
    connection.execute(_WRITE[table], with_digest(table, whole))
