"""The log in a SQL database: what was answered is added to it, and never changed."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Engine,
    Select,
    Table,
    and_,
    bindparam,
    delete,
    func,
    insert,
    or_,
    select,
)

from scenarios.cards import quoted
from trainer.record import Answer, Entry, Learner, Practice, Shown, Slip
from trainer.store.engine import clear_away, told_plainly
from trainer.store.errors import RefusedError
from trainer.store.log import AnEntry, Outcome, Placed, Receipt
from trainer.store.rows import (
    Row,
    answer_row,
    entry_of,
    learner_of,
    learner_row,
    name_key,
    practice_of,
    practice_row,
    remark_row,
    verified,
    with_digest,
)
from trainer.store.schema import ANSWER, BY_KIND, ENTRY, LEARNER, PRACTICE, SHOWN, SLIP

# Statements are put together once; to do so for each answer takes longer than to run them.
_PRACTICES: Final[Select[Any]] = select(PRACTICE, LEARNER.c.id.label("learner_id")).join_from(
    PRACTICE, LEARNER
)
_ENTRIES: Final[Mapping[str, Select[Any]]] = {
    "answer": select(ANSWER, PRACTICE.c.id.label("practice_id")).join_from(ANSWER, PRACTICE),
    "shown": select(SHOWN),
    "slip": select(SLIP),
}
_INSERTS: Final = {table.name: insert(table) for table in (ENTRY, *BY_KIND.values())}
_LAST_POSITION: Final = select(func.max(ENTRY.c.position)).where(ENTRY.c.learner == bindparam("of"))
_ANSWERS_THERE: Final = _ENTRIES["answer"].where(
    or_(
        ANSWER.c.id == bindparam("wanted"),
        and_(ANSWER.c.practice == bindparam("of"), ANSWER.c.number == bindparam("nth")),
    )
)

# These hold the learner, so that positions are given out one by one. SQLite has one writer anyway.
_PRACTICE_TO_APPEND: Final = (
    select(PRACTICE.c.key, PRACTICE.c.learner)
    .join_from(PRACTICE, LEARNER)
    .where(PRACTICE.c.id == bindparam("wanted"))
    .with_for_update(of=LEARNER)
)
_ANSWER_TO_APPEND: Final = (
    select(ANSWER.c.learner)
    .join_from(ANSWER, LEARNER, ANSWER.c.learner == LEARNER.c.key)
    .where(ANSWER.c.id == bindparam("wanted"))
    .with_for_update(of=LEARNER)
)


class SqlLog:
    """The log in a SQL database. It knows no state but its engines; any thread may call.

    No transaction outlives a call, so that nothing holds one while a screen is drawn.

    Args:
        writer: The engine that writes, whose transactions come one after another.
        reader: The engine that reads beside it; may be the same.
    """

    def __init__(self, writer: Engine, reader: Engine) -> None:
        self._writer: Final = writer
        self._reader: Final = reader

    def add_learner(self, learner: Learner) -> Receipt[Learner]:
        """Add a learner, whose name no other has, in whatever case."""
        key = name_key(learner.name)
        with self._writing() as connection:
            same = select(LEARNER).where(or_(LEARNER.c.id == learner.id, LEARNER.c.name_key == key))
            there = [learner_of(verified(LEARNER, row)) for row in _rows(connection, same)]
            if there:
                return _found(learner.id, there)
            connection.execute(insert(LEARNER), with_digest(LEARNER, learner_row(learner)))
            return Receipt(Outcome.NEW, learner)

    def learners(self) -> tuple[Learner, ...]:
        """List the learners, in the order in which they came."""
        with self._reading() as connection:
            rows = _rows(connection, select(LEARNER).order_by(LEARNER.c.key))
            return tuple(learner_of(verified(LEARNER, row)) for row in rows)

    def forget(self, learner: str) -> None:
        """Delete a learner with all practices and entries.

        Raises:
            ValueError: If there is no such learner.
        """
        with self._writing() as connection:
            key = _learner_key(connection, learner)
            connection.execute(delete(LEARNER).where(LEARNER.c.key == key))
        clear_away(self._writer)

    def start(self, practice: Practice) -> Receipt[Practice]:
        """Add a practice of a learner who is there.

        Raises:
            ValueError: If there is no such learner.
        """
        with self._writing() as connection:
            key = _learner_key(connection, practice.learner)
            there = _practice(connection, _PRACTICES.where(PRACTICE.c.id == practice.id))
            if there:
                return Receipt(Outcome.SAME, there)
            row = with_digest(PRACTICE, practice_row(practice, learner=key))
            connection.execute(insert(PRACTICE), row)
            return Receipt(Outcome.NEW, practice)

    def practice(self, practice: str) -> Practice | None:
        """Find a practice by its id."""
        with self._reading() as connection:
            return _practice(connection, _PRACTICES.where(PRACTICE.c.id == practice))

    def latest_practice(self, learner: str) -> Practice | None:
        """Find the practice that a learner started last."""
        of_learner = _PRACTICES.where(LEARNER.c.id == learner)
        with self._reading() as connection:
            return _practice(connection, of_learner.order_by(PRACTICE.c.key.desc()).limit(1))

    def next_number(self, practice: str) -> int:
        """Say which question of a practice is the first behind all those answered."""
        last = select(func.max(ANSWER.c.number)).join_from(ANSWER, PRACTICE)
        with self._reading() as connection:
            number = connection.execute(last.where(PRACTICE.c.id == practice)).scalar()
            return 0 if number is None else number + 1

    def append(self, entry: AnEntry) -> Receipt[AnEntry]:
        """Add an answer, or the one count shown or the one slip that belongs to an answer.

        Raises:
            ValueError: If there is no such practice, or no such answer.
        """
        receipt: Receipt[Any]
        with self._writing() as connection:
            match entry:
                case Answer():
                    receipt = _append_answer(connection, entry)
                case Shown():
                    receipt = _append_remark(connection, "shown", entry)
                case Slip():
                    receipt = _append_remark(connection, "slip", entry)
        return receipt

    def entries(self, learner: str, *, after: int = 0, limit: int = 1000) -> tuple[Placed, ...]:
        """List a learner's entries behind a position, the earliest of them, in order.

        Raises:
            ValueError: If there is no such learner, `after` is below 0 or `limit` below 1.
        """
        if after < 0 or limit < 1:
            raise ValueError(
                f"entries are listed behind 0 or more, at least 1, not {after}, {limit}"
            )
        with self._reading() as connection:
            key = _learner_key(connection, learner)
            places = (
                select(ENTRY.c.position)
                .where(ENTRY.c.learner == key, ENTRY.c.position > after)
                .order_by(ENTRY.c.position)
                .limit(limit)
            )
            positions = connection.execute(places).scalars().all()
            if not positions:
                return ()
            placed = _entries_between(connection, key, positions[0], positions[-1])
        expected = range(after + 1, after + 1 + len(positions))
        if list(positions) != list(expected) or set(placed) != set(expected):
            raise RefusedError(f"the database is damaged: an entry behind {after} is not there")
        return tuple(Placed(position, placed[position]) for position in positions)

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with told_plainly(), self._writer.begin() as connection:
            yield connection

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with told_plainly(), self._reader.begin() as connection:
            yield connection


def _rows(connection: Connection, query: Select[Any], **wanted: object) -> list[Row]:
    return [dict(row) for row in connection.execute(query, wanted).mappings()]


def _found(identity: str, there: list[Any]) -> Receipt[Any]:
    """Tell an earlier try of the same record from another record in its place."""
    for record in there:
        if record.id == identity:
            return Receipt(Outcome.SAME, record)
    return Receipt(Outcome.TAKEN, there[0])


def _learner_key(connection: Connection, learner: str) -> int:
    key = connection.execute(select(LEARNER.c.key).where(LEARNER.c.id == learner)).scalar()
    if key is None:
        raise ValueError(f"there is no learner {quoted(learner)}")
    return int(key)


def _practice(connection: Connection, query: Select[Any]) -> Practice | None:
    for row in _rows(connection, query):
        return practice_of(verified(PRACTICE, row), learner=row["learner_id"])
    return None


def _append_answer(connection: Connection, answer: Answer) -> Receipt[Any]:
    practice = connection.execute(_PRACTICE_TO_APPEND, {"wanted": answer.practice}).one_or_none()
    if practice is None:
        raise ValueError(f"there is no practice {quoted(answer.practice)}")
    question = {"of": practice.key, "nth": answer.number}
    rows = _rows(connection, _ANSWERS_THERE, wanted=answer.id, **question)
    if rows:
        return _found(answer.id, [entry_of("answer", verified(ANSWER, row)) for row in rows])
    _insert(connection, practice.learner, ANSWER, answer_row(answer, practice=practice.key))
    return Receipt(Outcome.NEW, answer)


def _append_remark(connection: Connection, kind: str, remark: Shown | Slip) -> Receipt[Any]:
    learner = connection.execute(_ANSWER_TO_APPEND, {"wanted": remark.answer}).scalar()
    if learner is None:
        raise ValueError(f"there is no answer {quoted(remark.answer)}")
    table = BY_KIND[kind]
    for row in _rows(connection, _ENTRIES[kind].where(table.c.answer == remark.answer)):
        return Receipt(Outcome.SAME, entry_of(kind, verified(table, row)))
    _insert(connection, learner, table, remark_row(remark))
    return Receipt(Outcome.NEW, remark)


def _insert(connection: Connection, learner: int, table: Table, row: Row) -> None:
    last = connection.execute(_LAST_POSITION, {"of": learner}).scalar()
    place = {"learner": learner, "position": (last or 0) + 1}
    connection.execute(_INSERTS["entry"], {**place, "kind": table.name})
    connection.execute(_INSERTS[table.name], with_digest(table, {**place, **row}))


def _entries_between(
    connection: Connection, learner: int, first: int, last: int
) -> Mapping[int, Entry]:
    found: dict[int, Entry] = {}
    for kind, table in BY_KIND.items():
        of_learner = table.c.learner == learner
        query = _ENTRIES[kind].where(of_learner, table.c.position.between(first, last))
        for row in _rows(connection, query):
            found[row["position"]] = entry_of(kind, verified(table, row))
    return found
