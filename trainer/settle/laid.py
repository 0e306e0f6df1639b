"""What is argued about: a hand, a crib, a cut, or the cards of one count of the play."""

from dataclasses import dataclass

from scenarios import (
    ACC,
    Card,
    Category,
    Combination,
    Cut,
    Play,
    Rules,
    Score,
    Show,
    score_play,
)
from scenarios.cards import HAND_SIZE, cards_text, deck_without
from scenarios.play import THIRTY_ONE


@dataclass(frozen=True, slots=True)
class Line:
    """The cards of one count, as friends remember them; what they hold is not told.

    >>> from scenarios import parse_cards
    >>> line = Line(parse_cards("7C 5D 6H"))
    >>> str(line), line.score().points, line.may_add_one
    ('play 7C 5D 6H', 3, True)

    Attributes:
        cards: The cards, in the order laid.

    Raises:
        ValueError: If there is none or a card twice, or if they cannot be laid to one count.
    """

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        score_play(self.cards)
        if len(self.cards) > 2 * HAND_SIZE:
            raise ValueError(f"{cards_text(self.cards)} are more than both hands have")

    @property
    def count(self) -> int:
        """What the cards make."""
        return sum(card.pips for card in self.cards)

    @property
    def end(self) -> Category | None:
        """What is sure to come on top, where no card is left that fits: the last card, or go.

        >>> from scenarios import parse_cards
        >>> Line(parse_cards("KC QC 6C AC AD AH AS")).end.value
        'go'
        """
        if self.count == THIRTY_ONE:
            return None
        if len(self.cards) == 2 * HAND_SIZE:
            return Category.LAST_CARD
        room = THIRTY_ONE - self.count
        is_left = any(card.pips <= room for card in deck_without(self.cards))
        return None if is_left else Category.GO

    @property
    def may_add_one(self) -> bool:
        """Whether a point comes on top if nobody can add, and it is not known whether one can."""
        return self.count < THIRTY_ONE and self.end is None

    def score(self, rules: Rules = ACC) -> Score:  # noqa: ARG002  all is counted alike
        """Say what the last card earns; a go or the last card of a deal only where it is sure."""
        return self.ended(self.end) if self.end else score_play(self.cards)

    def ended(self, end: Category) -> Score:
        """Say what the last card earns if it ends the count, with one for go or the last card."""
        combinations = score_play(self.cards).combinations
        return Score((*combinations, Combination(end, self.cards[-1:], 1)))

    def as_play(self) -> Play:
        """Deal hands with which this is laid in turn; the rest of them are the lowest cards."""
        rest = sorted(deck_without(self.cards), key=lambda card: card.rank)
        pone, dealer = list(self.cards[::2]), list(self.cards[1::2])
        for hand in (pone, dealer):
            while len(hand) < HAND_SIZE:
                hand.append(rest.pop(0))
        return Play(tuple(pone), tuple(dealer), self.cards)

    def __str__(self) -> str:
        return f"play {cards_text(self.cards)}"


Laid = Show | Cut | Line
