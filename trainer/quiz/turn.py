"""Whose turn it is: which cards may be laid, or go, and what a learner says of it."""

from dataclasses import dataclass

from scenarios import Card, Play, parse_cards
from scenarios.cards import quoted
from scenarios.play import other_player
from scenarios.scenario import Scenario
from trainer.quiz.question import Ask, Question
from trainer.skills import Tally

GO = "go"


@dataclass(frozen=True, slots=True)
class TurnMarking:
    """What became of an answer to "which cards may you lay, or is it go?".

    Attributes:
        held: The cards held, in the order dealt.
        fitting: Those that may be laid; none when it is go.
        claimed: Those that were said to fit; none when go was said.
    """

    held: tuple[Card, ...]
    fitting: tuple[Card, ...]
    claimed: tuple[Card, ...]

    @property
    def found(self) -> tuple[Card, ...]:
        """The cards that fit and were said to."""
        return tuple(card for card in self.fitting if card in self.claimed)

    @property
    def missed(self) -> tuple[Card, ...]:
        """The cards that fit and were not said to."""
        return tuple(card for card in self.fitting if card not in self.claimed)

    @property
    def wrong(self) -> tuple[Card, ...]:
        """The cards that were said to fit and are too many."""
        return tuple(card for card in self.claimed if card not in self.fitting)

    @property
    def is_right(self) -> bool:
        """Whether all that fit were said, and no others."""
        return not (self.missed or self.wrong)

    @property
    def tally(self) -> Tally:
        """Count the cards; where none fits, go is the one thing there is to say."""
        is_go, said_go = not self.fitting, not self.claimed
        found = len(self.found) or int(is_go and said_go)
        return Tally(
            there=len(self.fitting) or 1,
            found=found,
            claimed=len(self.claimed) or 1,
            right=found,
        )


def mark_turn(scenario: Scenario, text: str) -> TurnMarking:
    """Hold what was said against the cards of whoever did not lay the last one.

    Raises:
        ValueError: If it is nobody's turn there, or the text cannot be read.
    """
    laid_by = scenario.laid_by if isinstance(scenario, Play) else None
    question = Question(Ask.TURN, scenario, other_player(laid_by) if laid_by else None)
    return TurnMarking(question.held, question.fitting, parse_turn(text, question.held))


def parse_turn(text: str, held: tuple[Card, ...]) -> tuple[Card, ...]:
    """Read which of the cards held are said to fit; none when go is said.

    >>> parse_turn("5d, 7C", parse_cards("7C KH 5D"))
    (<7C>, <5D>)
    >>> parse_turn("Go", parse_cards("7C KH 5D"))
    ()

    They are given in the order held.

    Raises:
        ValueError: If it is neither go nor cards, or a card is not held or there twice; the
            message quotes it.
    """
    said = text.strip()
    if said.lower() == GO:
        return ()
    claimed = parse_cards(said)
    if not claimed:
        raise ValueError("choose the cards that you may lay, or say go")
    for card in claimed:
        if card not in held:
            raise ValueError(f"{quoted(str(card))} is not among the cards you hold")
    return tuple(card for card in held if card in claimed)
