"""The lines of a verdict: the count as a voice would say it, and what became of each line."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from scenarios import Card, Category, Play, Score
from scenarios.play import THIRTY_ONE
from trainer.claims import Part
from trainer.house import House
from trainer.marking import Marking
from trainer.quiz.question import Question
from trainer.quiz.turn import TurnMarking
from trainer.spoken import SpokenLine, cards_as_said, in_rank_order, spoken_count
from trainer.verdict.claimed import Claimed, counted_twice, imagined
from trainer.verdict.fates import Fate, Mark, fate_of
from trainer.verdict.words import as_sentence, rank_word


@dataclass(frozen=True, slots=True, kw_only=True)
class VerdictLine:
    """One line of a verdict.

    Attributes:
        mark: What became of it; `plain` where that cannot be told, or nothing was to be said.
        words: The line as it is said.
        note: What is to be said of it: "missed", "counted twice", what was missed in it; empty
            where the mark says all.
        cards: Its cards.
        points: What it adds, or was claimed to add.
        running: The points so far; None for what is not there, and for a card held.
        beside: What the other side said for it, where a count was heard; empty where nothing.
    """

    mark: Mark
    words: str
    note: str = ""
    cards: tuple[Card, ...] = ()
    points: int = 0
    running: int | None = None
    beside: str = ""


_NOTHING: Final = VerdictLine(mark="plain", words="nothing", running=0)


def count_lines(
    marking: Marking,
    question: Question,
    why_not_there: Callable[[Part], str],
    *,
    house: House,
    why: str,
) -> tuple[VerdictLine, ...]:
    """Write the count line by line, and after it what was claimed and does not count.

    Args:
        marking: The answer, or the count shown after it.
        question: What was asked; among its cards those that were named are looked for.
        why_not_there: Says why a claim is not there, as a part of a sentence.
        house: Says in which order, and whether by pattern.
        why: The sentence of why that stands above, which is not said again.
    """
    play = question.scenario if isinstance(question.scenario, Play) else None
    # Of a play the cards of the count are meant; what is not among them, of a count before.
    seen, in_play = _laid(play) if play else question.seen, play is not None

    def claimed(mark: Mark, each: Claimed, note: str) -> VerdictLine:
        cards = _cards_named(each.part, seen, in_play=in_play)
        if play:
            cards = tuple(card for card in play.played if card in cards)
        return VerdictLine(mark=mark, words=each.words, note=note, cards=cards, points=each.points)

    there = said_lines(
        marking.score, house=house, in_play=in_play, fate=lambda line: fate_of(marking, line)
    )
    twice = [
        claimed("twice", each, each.note) for each in counted_twice(marking.twice, marking.score)
    ]
    not_there = [
        claimed("imagined", each, _not_there(each.note, why))
        for each in imagined(marking.imagined, why_not_there)
    ]
    return (*there, *twice, *not_there)


def _laid(play: Play) -> tuple[Card, ...]:
    """Take the cards laid, those of the count first."""
    return (*play.line, *(card for card in play.played if card not in play.line))


def said_lines(
    score: Score,
    *,
    house: House,
    in_play: bool,
    fate: Callable[[SpokenLine], Fate] = lambda _: ("plain", ""),
) -> tuple[VerdictLine, ...]:
    """Write what is there line by line, as it is said; a single line where that is nothing.

    Args:
        score: What is there.
        house: Says in which order, and whether by pattern.
        in_play: Whether it is of the play, whose cards stay as they were laid.
        fate: Says what became of a line; without an answer nothing did.
    """
    said = spoken_count(score, house)
    return tuple(_line(each, fate(each), in_play=in_play) for each in said) or (_NOTHING,)


def _line(said: SpokenLine, fate: Fate, *, in_play: bool) -> VerdictLine:
    mark, note = fate
    return VerdictLine(
        mark=mark,
        words=said.words,
        note=note,
        cards=cards_as_said(said, in_play=in_play),
        points=said.points,
        running=said.running,
    )


def _not_there(reason: str, why: str) -> str:
    return "not there" if as_sentence(reason) == why else f"not there: {reason}"


def _cards_named(part: Part, seen: Sequence[Card], *, in_play: bool) -> tuple[Card, ...]:
    """Find the cards that were named, those with a suit first; what is not there is left out."""
    left = list(seen)
    found: list[Card] = []
    for name in sorted(part.cards or (), key=lambda name: name.suit is None):
        fitting = [
            card for card in left if card.rank is name.rank and name.suit in {None, card.suit}
        ]
        for card in fitting[:1]:
            left.remove(card)
            found.append(card)
    cards = tuple(card for card in seen if card in found)
    return in_rank_order(cards) if part.category is Category.RUN and not in_play else cards


def turn_lines(marking: TurnMarking, count: int) -> tuple[VerdictLine, ...]:
    """Write what each card held makes of the count, and whether it was said to fit.

    Args:
        marking: The answer.
        count: The count to which it is to be laid, 0 to 30.
    """
    return tuple(_held(marking, card, count + card.pips) for card in marking.held)


def _held(marking: TurnMarking, card: Card, count: int) -> VerdictLine:
    fits, claimed = count <= THIRTY_ONE, card in marking.claimed
    mark: Mark = "plain"
    if fits:
        mark = "found" if claimed else "missed"
    elif claimed:
        mark = "imagined"
    return VerdictLine(
        mark=mark,
        words=f"{rank_word(card.rank)}: {count}, {'fits' if fits else 'too many'}",
        note={"missed": "missed", "imagined": "not to be laid"}.get(mark, ""),
        cards=(card,),
    )
