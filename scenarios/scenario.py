"""What lies on the table, as a value and as one line of text.

The text is a scenario's identity: reading what was written gives the same scenario again.
"""

from dataclasses import KW_ONLY, dataclass, field

from scenarios.cards import (
    Card,
    cards_text,
    parse_cards,
    quoted,
    require_card,
    require_cards,
    require_hand,
)
from scenarios.play import Player, PlayPosition
from scenarios.rules import ACC, Rules
from scenarios.score import Score
from scenarios.show import score_cut, score_show


@dataclass(frozen=True, slots=True)
class Show:
    """A hand or a crib with the starter, to be counted.

    >>> show = parse_scenario("crib 2H 4H 6H 8H / KC")
    >>> show.is_crib, show.score().points
    (True, 0)

    Attributes:
        hand: The four cards, in the order in which they lie.
        starter: The card cut.
        is_crib: Whether the four are the crib, whose flush needs the starter as well.

    Raises:
        ValueError: If these are not four cards and a starter, all different.
    """

    hand: tuple[Card, ...]
    starter: Card
    _: KW_ONLY
    is_crib: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "hand", require_hand(self.hand, self.starter))

    def score(self, rules: Rules = ACC) -> Score:
        """Count it; see `score_show`."""
        return score_show(self.hand, self.starter, is_crib=self.is_crib, rules=rules)

    def __str__(self) -> str:
        return f"{'crib' if self.is_crib else 'show'} {cards_text(self.hand)} / {self.starter}"


@dataclass(frozen=True, slots=True)
class Play:
    """The play of a deal, up to the card that was laid last.

    >>> play = parse_scenario("play 7C 4D 3H 2S | 5D 6H 9C JS : 7C 5D 4D")
    >>> play.laid_by, play.position.count, play.position.to_play, play.score().points
    ('pone', 16, 'dealer', 0)

    Attributes:
        pone: The four cards pone began with.
        dealer: The four cards the dealer began with.
        played: All cards laid so far, in order.
        position: Where the play stands after them.
        before: Where it stood before the last of them; None when none is laid.

    Raises:
        ValueError: If it cannot happen: a hand not of four, a card twice, out of turn or over 31.
    """

    pone: tuple[Card, ...]
    dealer: tuple[Card, ...]
    played: tuple[Card, ...]
    position: PlayPosition = field(init=False, compare=False, repr=False)
    before: PlayPosition | None = field(init=False, compare=False, repr=False)
    _score: Score = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        before, position, score = None, PlayPosition.deal(self.pone, self.dealer), Score(())
        played = require_cards(self.played)
        for card in played:
            before = position
            position, score = position.play(card)
        keep = object.__setattr__
        keep(self, "pone", tuple(self.pone))
        keep(self, "dealer", tuple(self.dealer))
        keep(self, "played", played)
        keep(self, "position", position)
        keep(self, "before", before)
        keep(self, "_score", score)

    @property
    def laid_by(self) -> Player | None:
        """Who laid the last card; None when none is laid."""
        return self.before.to_play if self.before else None

    @property
    def line(self) -> tuple[Card, ...]:
        """The cards of the count to which the last card was laid, up to that card.

        They are still told here when the count has ended and `position.played` is empty.
        """
        return (*self.before.played, self.played[-1]) if self.before else ()

    def score(self, rules: Rules = ACC) -> Score:  # noqa: ARG002  all scenarios are asked alike
        """Say what the last card earned, go and last card included; nothing when none is laid."""
        return self._score

    def __str__(self) -> str:
        hands = f"{cards_text(self.pone)} | {cards_text(self.dealer)}"
        return f"play {hands} : {cards_text(self.played)}".rstrip()


@dataclass(frozen=True, slots=True)
class Cut:
    """The starter, just turned: his heels or nothing.

    >>> parse_scenario("cut JD").score().points
    2

    Raises:
        ValueError: If the starter is no card.
    """

    starter: Card

    def __post_init__(self) -> None:
        require_card(self.starter)

    def score(self, rules: Rules = ACC) -> Score:  # noqa: ARG002  all scenarios are asked alike
        """Say what the dealer pegs for it; see `score_cut`."""
        return score_cut(self.starter)

    def __str__(self) -> str:
        return f"cut {self.starter}"


Scenario = Show | Play | Cut

# How each kind is written.
FORMS = {
    "show": "show 5C 5D 5S JH / 5H",
    "crib": "crib 2H 4H 6H 8H / KC",
    "cut": "cut JD",
    "play": "play 7C 4D 3H 2S | 5D 6H 9C JS : 7C 5D 4D",
}


def parse_scenario(text: str) -> Scenario:
    """Read a scenario from its line of text.

    >>> print(parse_scenario("5c 5d 5s jh/5h"))
    show 5C 5D 5S JH / 5H

    The first word says what it is; without one it is a show. Cards are read as by `parse_cards`;
    case and spaces do not matter. In a play pone's four cards stand before the bar, the dealer's
    four behind it, and behind the colon all cards laid so far, in order.

    Raises:
        ValueError: If it is no scenario, or one that cannot happen; the message quotes the text.
    """
    word, *rest = text.split(maxsplit=1) or [""]
    kind = word.lower().rstrip(",")
    if kind not in FORMS:
        kind, rest = "show", [text]
    try:
        return _parse(kind, "".join(rest))
    except ValueError as error:
        raise ValueError(f"{quoted(text)} cannot be read: {error}") from error


def _parse(kind: str, text: str) -> Scenario:
    match kind:
        case "cut":
            return Cut(_parse_starter(kind, text))
        case "play":
            hands, laid = _split(kind, text, ":")
            pone, dealer = _split(kind, hands, "|")
            return Play(parse_cards(pone), parse_cards(dealer), parse_cards(laid))
        case _:
            hand, starter = _split(kind, text, "/")
            return Show(parse_cards(hand), _parse_starter(kind, starter), is_crib=kind == "crib")


def _split(kind: str, text: str, mark: str) -> tuple[str, str]:
    before, *after = text.split(mark)
    if len(after) != 1:
        raise ValueError(f"a {kind} is written with one {mark}, like {quoted(FORMS[kind])}")
    return before, after[0]


def _parse_starter(kind: str, text: str) -> Card:
    cards = parse_cards(text)
    if len(cards) != 1:
        raise ValueError(f"a {kind} has one starter, not {len(cards)}, as in {quoted(FORMS[kind])}")
    return cards[0]
