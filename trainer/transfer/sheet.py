"""A learner's answers as a sheet: comma-separated, one row an answer, for any spreadsheet."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final

from scenarios import parse_scenario
from trainer.quiz.calls import CallMarking
from trainer.quiz.replies import marked
from trainer.quiz.turn import TurnMarking
from trainer.record import Answer, Learner, Shown, Slip
from trainer.sheets import lines_of
from trainer.store import Log
from trainer.transfer.writing import entries_of

COLUMNS: Final = (
    "answered (UTC)",
    "kind",
    "cards",
    "asked",
    "answered by",
    "claimed",
    "they said",
    "points they said",
    "called",
    "points",
    "found",
    "right",
    "seconds to the first key",
    "seconds to the answer",
    "walked away",
    "slip of the finger",
    "count shown",
)
_ASKED: Final[Mapping[str, str]] = {
    "show": "what is it worth",
    "cut": "what does the dealer peg",
    "open": "what did the last card earn, all cards seen",
    "closed": "what did the last card earn, own cards seen",
    "turn": "which cards may be laid",
}
_HEARD: Final = "is the count that was heard right"


def sheet(log: Log, learner: Learner) -> Iterator[str]:
    """Write a learner's answers as a sheet, a row at a time.

    Raises:
        ValueError: If there is no such learner, or no longer.
    """
    practices = {each.id for each in log.practices(learner.id)}
    shown: dict[str, Shown] = {}
    slips: set[str] = set()
    # What is said of an answer may come long after it.
    for entry in entries_of(log, learner.id, practices):
        if isinstance(entry, Shown):
            shown[entry.answer] = entry
        elif isinstance(entry, Slip):
            slips.add(entry.answer)
    yield from lines_of(_rows(log, learner, practices, shown, slips))


def _rows(
    log: Log,
    learner: Learner,
    practices: set[str],
    shown: Mapping[str, Shown],
    slips: Collection[str],
) -> Iterator[Sequence[str]]:
    yield COLUMNS
    for entry in entries_of(log, learner.id, practices):
        if isinstance(entry, Answer):
            yield _cells(entry, shown.get(entry.id), is_slip=entry.id in slips)


def _cells(answer: Answer, shown: Shown | None, *, is_slip: bool) -> tuple[str, ...]:
    came_out = marked(answer, shown)
    result = came_out.result
    # Which cards may be laid is worth no points.
    has_points = not isinstance(came_out.marking, TurnMarking)
    kind, _, cards = str(parse_scenario(answer.scenario)).partition(" ")
    return (
        answer.answered.strftime("%Y-%m-%d %H:%M:%S"),
        "hand" if kind == "show" else kind,
        cards,
        ", ".join((_HEARD if answer.form == "call" else _ASKED[answer.question], *answer.asked)),
        answer.form,
        *_claimed(answer, came_out.marking),
        str(result.points) if has_points else "",
        str(result.found) if has_points else "",
        _yes(is_so=result.is_right),
        _seconds(answer.first_key_ms),
        _seconds(answer.answer_ms),
        _yes(is_so=answer.walked_away),
        _yes(is_so=is_slip),
        shown.claimed if shown else "",
    )


def _claimed(answer: Answer, marking: object) -> tuple[str, str, str, str]:
    """Write what was claimed; or what the other side said, for how many points, and the call."""
    if not isinstance(marking, CallMarking):
        return answer.claimed, "", "", ""
    called = " ".join([str(marking.call), *(claim.text for claim in marking.named)])
    return "", str(marking.said), str(marking.said.points), called


def _seconds(milliseconds: int | None) -> str:
    return "" if milliseconds is None else f"{milliseconds / 1000:.3f}"


def _yes(*, is_so: bool) -> str:
    return "yes" if is_so else "no"
