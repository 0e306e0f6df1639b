"""Mistakes: the questions that were lost, until they are solved on two different days."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final, Literal

from trainer.days import day_of
from trainer.progress.recent import Recent
from trainer.quiz.again import Again
from trainer.record import Answer
from trainer.required import ID
from trainer.skills import Heading, Skill, Tally

# What nobody will ever come to again is forgotten, the oldest first.
MOST_OPEN: Final = 200

# As it was, or the same in other cards.
How = Literal["again", "alike"]
_HOW: Final[tuple[How, ...]] = ("again", "alike")


@dataclass(frozen=True, slots=True, kw_only=True)
class Mistake:
    """A question that was lost, and where its answer is in the log, from which it is asked again.

    Attributes:
        answer: The id of the answer that lost it.
        practice: The id of the practice that asked it.
        number: Which of its questions it was, from 0.
        at: When it was answered, in UTC.
        skills: In which skills it went wrong, in the order of `Skill`; none where it is not known.
        headings: Under which headings something else went wrong, and it is not known in which
            skill, in the order of `Heading`.
        lost: The points lost.
        solved: When it was first solved since it was last answered wrong; None if it was not.
        solved_in: The id of the practice that replayed it when it was last solved; empty until it
            is.
    """

    answer: str
    practice: str
    number: int
    at: datetime
    skills: tuple[Skill, ...]
    headings: tuple[Heading, ...] = ()
    lost: int
    solved: datetime | None = None
    solved_in: str = ""


@dataclass(frozen=True, slots=True)
class Replay:
    """A mistake to be asked again, as it was or in other cards."""

    mistake: Mistake
    how: How

    @property
    def why(self) -> str:
        """Why it is asked, as it is logged with its answer, by which `note` knows it.

        >>> how_of("again a0"), how_of("it's due")
        ('again', None)
        """
        return f"{self.how} {self.mistake.answer}"


def replay_of(why: str) -> tuple[How, str] | None:
    """Read how a question was replayed, and the id of the answer that had lost it.

    >>> replay_of("again a0"), replay_of("again"), replay_of("it's due")
    (('again', 'a0'), None, None)

    Of a log from elsewhere this may be any text; what names no answer replays nothing.
    """
    for how in _HOW:
        answer = why.removeprefix(f"{how} ")
        if answer != why and ID.fullmatch(answer):
            return how, answer
    return None


def how_of(why: str) -> How | None:
    """Say how a question is replayed that was asked for a reason; None where it is not."""
    replay = replay_of(why)
    return replay[0] if replay else None


def note(
    mistakes: Iterable[Mistake], answers: Iterable[Recent], *, zone: str = "UTC"
) -> tuple[Mistake, ...]:
    """Note what some answers lost or solved, the oldest first.

    An answer that is not wholly right opens a mistake. One to a question that was replayed opens
    none: it solves the mistake on that day, or lets it start anew. Solved on two days, it is gone.
    Slips tell nothing. A call opens none either: once it is told, it is known of that count whether
    it was right, and others with the same mistake are heard wherever counts are.

    Args:
        mistakes: The mistakes that are open, in the order in which it is their turn.
        answers: What was answered next.
        zone: The name of the time zone by which days are told.

    Returns:
        Those open then, at most 200, in the order in which it is their turn: what was lost or
        replayed last is the last.

    Raises:
        ValueError: If what is logged of an answer cannot be read.
    """
    there = {mistake.answer: mistake for mistake in mistakes}
    for each in answers:
        if each.is_slip or each.answer.form == "call":
            continue
        answer, is_right = each.answer, each.came_out.result.is_right
        if replay := replay_of(answer.why):
            mistake = there.pop(replay[1], None)
            after = mistake and _replayed(mistake, answer, is_right=is_right, zone=zone)
        else:
            after = None if is_right else _opened(each)
        if after:
            there[after.answer] = after
        if len(there) > MOST_OPEN:
            del there[next(iter(there))]
    return tuple(there.values())


def _opened(lost: Recent) -> Mistake:
    result = lost.came_out.result
    tallies, headings = lost.evidence.tallies, lost.evidence.headings
    return Mistake(
        answer=lost.answer.id,
        practice=lost.answer.practice,
        number=lost.answer.number,
        at=lost.answer.answered,
        skills=tuple(each for each in Skill if each in tallies and _is_wrong(tallies[each])),
        # What is told only of a heading is told because something of it is wrong.
        headings=tuple(each for each in Heading if each in headings),
        lost=result.points - result.found,
    )


def _is_wrong(tally: Tally) -> bool:
    return tally.found < tally.there or tally.right < tally.claimed


def _replayed(mistake: Mistake, answer: Answer, *, is_right: bool, zone: str) -> Mistake | None:
    if not is_right:
        return replace(mistake, solved=None, solved_in="")
    if mistake.solved is None:
        return replace(mistake, solved=answer.answered, solved_in=answer.practice)
    if day_of(mistake.solved, zone) != day_of(answer.answered, zone):
        return None
    return replace(mistake, solved_in=answer.practice)


def due(
    mistakes: Iterable[Mistake],
    again: Again,
    *,
    practice: str,
    now: datetime,
    zone: str = "UTC",
) -> tuple[Replay, ...]:
    """List what is to be replayed now, in turn.

    Each is asked as it was, and once that was right, in other cards on another day. Of a practice
    whose mistakes are replayed, each is asked as it was, until it was right once.

    Args:
        mistakes: The mistakes that are open, as `note` lists them.
        again: Which of them are chosen.
        practice: The id of the practice that replays them.
        now: What time it is.
        zone: The name of the time zone by which days are told.
    """
    chosen = [each for each in mistakes if is_chosen(each, again)]
    if again.practice:
        return tuple(Replay(each, "again") for each in chosen if each.solved_in != practice)
    today = day_of(now, zone)
    return tuple(
        Replay(each, "alike" if each.solved else "again")
        for each in chosen
        if each.solved is None or day_of(each.solved, zone) != today
    )


def skills_of(mistakes: Iterable[Mistake]) -> dict[Skill, int]:
    """Count the mistakes of each skill in which some went wrong, in the order of `Skill`."""
    wrong = [skill for each in mistakes for skill in each.skills]
    return {skill: wrong.count(skill) for skill in Skill if skill in wrong}


def is_chosen(mistake: Mistake, again: Again) -> bool:
    """Say whether a mistake is among those that are to be replayed."""
    return (
        (again.skill is None or again.skill in mistake.skills)
        and again.practice in {"", mistake.practice}
        and again.answer in {"", mistake.answer}
    )
