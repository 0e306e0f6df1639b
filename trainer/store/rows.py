"""Records as rows of the tables, and back; and the digest that lets a changed row be noticed."""

import json
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime, timedelta
from hashlib import blake2b
from typing import Any, Final

from sqlalchemy import Table

from scenarios import parse_scenario
from trainer.names import name_key
from trainer.quiz.question import Ask, Question
from trainer.record import Answer, Entry, Learner, Practice, Shown, Slip
from trainer.store.errors import RefusedError
from trainer.store.log import Answered, Asked
from trainer.store.schema import digested_columns

Row = Mapping[str, Any]

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND: Final = timedelta(microseconds=1)
_WITHIN: Final = "\n"


def digest(table: str, values: Iterable[object]) -> bytes:
    """Digest a row: its table's name, and its values in the order of the columns.

    >>> digest("slip", [1, 2, "a", 0]) == digest("slip", [1, 2, "a", 1])
    False

    It finds accidents. It is no signature: who can write the file can write a digest as well.
    """
    # What is neither text nor number is damage, and shall give a wrong digest and no error.
    told = json.dumps([table, *values], separators=(",", ":"), default=repr)
    return blake2b(told.encode(), digest_size=8).digest()


def text_of(written: bytes) -> str:
    r"""Read text that may be damaged, so that a digest tells that it is and not an error.

    >>> text_of(b"caf\xc3\xa9"), text_of(b"caf\xc3")
    ('café', 'caf\udcc3')
    """
    return written.decode(errors="surrogateescape")


def with_digest(table: Table, row: Row) -> dict[str, Any]:
    """Give a row its digest."""
    return {**row, "digest": digest(table.name, [row[name] for name in digested_columns(table)])}


def verified(table: Table, row: Row) -> Row:
    """Check that a row is as it was written.

    Raises:
        RefusedError: If it is not.
    """
    if digest(table.name, [row[name] for name in digested_columns(table)]) != row["digest"]:
        raise RefusedError(
            f"the database is damaged: a row of {table.name} is not as it was written"
        )
    return row


def key_within(classroom: str, name: str) -> str:
    r"""Write the key of a name so that it is one's own in a class; empty for who learns alone.

    >>> key_within("c7", "Ada"), key_within("", "Ada")
    ('c7\nada', 'ada')

    In no name is there a second line, so that it is nobody's key who is in no class.
    """
    return f"{classroom}{_WITHIN}{name_key(name)}" if classroom else name_key(name)


def class_in(key: str) -> str:
    """Tell the id of the class in which the key of a name is one's own; empty where in none."""
    return key.rpartition(_WITHIN)[0]


def learner_row(learner: Learner, *, classroom: str = "") -> dict[str, Any]:
    """Write a learner as a row, given the id of the class they are in; empty for none."""
    return {
        "id": learner.id,
        "name": learner.name,
        "name_key": key_within(classroom, learner.name),
        "created_us": in_us(learner.created),
    }


def learner_of(row: Row) -> Learner:
    """Read a learner from a row."""
    return Learner(id=row["id"], name=row["name"], created=time_at(row["created_us"]))


def practice_row(practice: Practice, *, learner: int) -> dict[str, Any]:
    """Write a practice as a row, given its learner's key."""
    return {
        "id": practice.id,
        "learner": learner,
        "settings": practice.settings,
        "seed": practice.seed,
        "generator": practice.generator,
        "started_us": in_us(practice.started),
    }


def practice_of(row: Row, *, learner: str) -> Practice:
    """Read a practice from a row, given its learner's id."""
    return Practice(
        id=row["id"],
        learner=learner,
        settings=row["settings"],
        seed=row["seed"],
        generator=row["generator"],
        started=time_at(row["started_us"]),
    )


def answer_row(answer: Answer, *, practice: int) -> dict[str, Any]:
    """Write an answer as a row without its place, given its practice's key."""
    return {
        "id": answer.id,
        "practice": practice,
        "number": answer.number,
        "scenario": answer.scenario,
        "question": answer.question,
        "asked": ",".join(answer.asked),
        "form": answer.form,
        "claimed": answer.claimed,
        "house": answer.house,
        "why": answer.why,
        # A database does not tell minus zero from zero, and a digest would.
        "predicted": None if answer.predicted is None else answer.predicted + 0.0,
        "answered_us": in_us(answer.answered),
        "first_key_ms": answer.first_key_ms,
        "answer_ms": answer.answer_ms,
        "walked_away": int(answer.walked_away),
    }


def asked_row(asked: Asked) -> dict[str, Any]:
    """Write a question that was chosen as a row, without whose it is.

    Which rules are asked, where not all are, stands behind what lies on the table.
    """
    rules = asked.question.asked
    return {
        "number": asked.number,
        "question": asked.question.ask.value,
        "scenario": "; ".join(filter(None, (str(asked.question.scenario), ",".join(rules)))),
        "seat": asked.question.seat or "",
        "why": asked.why,
    }


def asked_of(row: Row) -> Asked:
    """Read a question that was chosen from a row."""
    scenario, _, rules = row["scenario"].partition("; ")
    question = Question(
        Ask(row["question"]),
        parse_scenario(scenario),
        row["seat"] or None,
        tuple(rules.split(",")) if rules else (),
    )
    return Asked(row["number"], question, row["why"])


def remark_row(remark: Shown | Slip) -> dict[str, Any]:
    """Write a count shown or a slip as a row without its place."""
    if isinstance(remark, Slip):
        return {"answer": remark.answer, "at_us": in_us(remark.at)}
    return {
        "answer": remark.answer,
        "form": remark.form,
        "claimed": remark.claimed,
        "at_us": in_us(remark.at),
    }


def entry_of(kind: str, row: Row) -> Entry:
    """Read an entry from a row."""
    match kind:
        case "answer":
            return answer_of(row)
        case "shown":
            return shown_of(row)
        case _:
            return slip_of(row)


def answered_of(answer: Row, shown: Row | None, slip: Row | None) -> Answered:
    """Read an answer with what was said of it, from a row of each."""
    return Answered(
        answer_of(answer), shown_of(shown) if shown else None, slip_of(slip) if slip else None
    )


def shown_of(row: Row) -> Shown:
    """Read a count shown from a row."""
    form, claimed = row["form"], row["claimed"]
    return Shown(answer=row["answer"], form=form, claimed=claimed, at=time_at(row["at_us"]))


def slip_of(row: Row) -> Slip:
    """Read a slip from a row."""
    return Slip(answer=row["answer"], at=time_at(row["at_us"]))


def answer_of(row: Row) -> Answer:
    """Read an answer from a row with its practice's id beside it."""
    return Answer(
        id=row["id"],
        practice=row["practice_id"],
        number=row["number"],
        scenario=row["scenario"],
        question=row["question"],
        asked=tuple(row["asked"].split(",")) if row["asked"] else (),
        form=row["form"],
        claimed=row["claimed"],
        house=row["house"],
        why=row["why"],
        predicted=row["predicted"],
        answered=time_at(row["answered_us"]),
        first_key_ms=row["first_key_ms"],
        answer_ms=row["answer_ms"],
        walked_away=bool(row["walked_away"]),
    )


def in_us(time: datetime) -> int:
    """Write a time as a row has it."""
    return (time - _EPOCH) // _MICROSECOND


def time_at(microseconds: int) -> datetime:
    """Read a time from a row."""
    return _EPOCH + microseconds * _MICROSECOND
