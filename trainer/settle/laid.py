"""What is argued about: a hand, a crib, a cut, or the cards of one count of the play."""

from dataclasses import dataclass

from scenarios import Card, Cut, Play, Score, Show, parse_cards, parse_scenario, score_play
from scenarios.cards import HAND_SIZE, cards_text, deck_without, quoted
from scenarios.play import THIRTY_ONE

_PLAY = "play"
# How each begins in its text, and what a link calls it.
WORDS = ("show", "crib", "cut", _PLAY)


@dataclass(frozen=True, slots=True)
class Line:
    """The cards of one count, as friends remember them; what they hold is not told.

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
    def may_add_one(self) -> bool:
        """Whether a point comes on top if nobody can add; at thirty-one nothing does."""
        return self.count < THIRTY_ONE

    def score(self) -> Score:
        """Say what the last card earns, without a go or the last card of a deal."""
        return score_play(self.cards)

    def as_play(self) -> Play:
        """Deal hands with which this is laid in turn; the rest of them are the lowest cards."""
        rest = sorted(deck_without(self.cards), key=lambda card: card.rank)
        pone, dealer = list(self.cards[::2]), list(self.cards[1::2])
        for hand in (pone, dealer):
            while len(hand) < HAND_SIZE:
                hand.append(rest.pop(0))
        return Play(tuple(pone), tuple(dealer), self.cards)

    def __str__(self) -> str:
        return f"{_PLAY} {cards_text(self.cards)}"


Laid = Show | Cut | Line


def parse_laid(text: str) -> Laid:
    """Read what `str` writes of it.

    >>> parse_laid("play 7C 5D 6H").count, str(parse_laid("cut JD"))
    (18, 'cut JD')

    Of a play with both its hands, what counts here is the cards of the last count.

    Raises:
        ValueError: If it cannot be read, or cannot be; the message quotes it.
    """
    word, *rest = text.split(maxsplit=1)[:2] or [""]
    if word.lower() != _PLAY or "|" in text:
        scenario = parse_scenario(text)
        return Line(scenario.line) if isinstance(scenario, Play) else scenario
    try:
        return Line(parse_cards("".join(rest)))
    except ValueError as error:
        raise ValueError(f"{quoted(text)} cannot be read: {error}") from error
