"""The play: laying cards in turn, never beyond a count of 31."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from scenarios.cards import Card, cards_text, require_card, require_cards, require_hand
from scenarios.score import Category, Combination, Score
from scenarios.show import FIFTEEN, SHORTEST_RUN

THIRTY_ONE: Final = 31

Player = Literal["pone", "dealer"]

# What two, three and four of a rank pay when they are laid one after the other.
PAIR_POINTS: Final = {2: 2, 3: 6, 4: 12}


def score_play(played: Sequence[Card]) -> Score:
    """Say what the last of these cards earns, all of them laid to one count.

    >>> from scenarios import parse_cards
    >>> for combination in score_play(parse_cards("4C 6D 5H")).combinations:
    ...     print(combination)
    fifteen 4C 6D 5H for 2
    run 4C 6D 5H for 3

    Fifteen or thirty-one comes first and holds the whole count, then the pair (one of 2, 6 or
    12), then the run, both holding the unbroken tail as laid. A go and the last card are not paid
    here: whether somebody can still add to the count, only a `PlayPosition` knows.

    Raises:
        ValueError: If there is no card, a card twice, or a count over 31.
    """
    line = require_cards(played)
    if not line:
        raise ValueError("no card has been laid, so none can score")
    count = sum(card.pips for card in line)
    if count > THIRTY_ONE:
        raise ValueError(f"{cards_text(line)} make {count}, over 31")
    return Score(tuple(_scored_by_last(line, count)))


def points_of_last(line: Sequence[Card]) -> int:
    """Add up what `score_play` finds, for whoever asks often of cards known to be in order.

    >>> from scenarios import parse_cards
    >>> points_of_last(parse_cards("4C 6D 5H"))
    5
    """
    count = sum(card.pips for card in line)
    sums = 2 if count in {FIFTEEN, THIRTY_ONE} else 0
    return sums + PAIR_POINTS.get(alike_in_tail(line), 0) + run_in_tail(line)


def other_player(player: Player) -> Player:
    """Name the one who sits across from `player`."""
    return "dealer" if player == "pone" else "pone"


@dataclass(frozen=True, slots=True)
class PlayPosition:
    """A moment in the play, between two cards. Begin with `PlayPosition.deal`.

    >>> from scenarios import parse_cards
    >>> position = PlayPosition.deal(parse_cards("TC 4D 3H 2S"), parse_cards("5D QH 9C JS"))
    >>> for card in parse_cards("TC QH 4D"):
    ...     position, score = position.play(card)
    >>> position.count, position.to_play, position.said_go, str(position.legal)
    (24, 'dealer', None, '(<5D>,)')

    Attributes:
        pone: The cards pone still holds.
        dealer: The cards the dealer still holds.
        played: The cards of this count, in the order laid; empty when a new count begins.
        count: What they add up to, 0 to 30.
        turned_over: The cards of the count before this one, turned face down when it ended.
        history: All cards laid in this deal, in order.
        to_play: Who lays the next card, and always can: goes are said and empty hands passed over
            already. None when the deal is done.
        said_go: Who has said go since the last card was laid, having cards but none that fitted;
            None when nobody has.
    """

    pone: tuple[Card, ...]
    dealer: tuple[Card, ...]
    played: tuple[Card, ...]
    count: int
    turned_over: tuple[Card, ...]
    history: tuple[Card, ...]
    to_play: Player | None
    said_go: Player | None

    @classmethod
    def deal(cls, pone: Sequence[Card], dealer: Sequence[Card]) -> "PlayPosition":
        """Begin the play of two hands of four: nothing laid, pone to lead.

        Raises:
            ValueError: If a hand is not four cards, or a card is there twice.
        """
        pone = require_hand(pone)
        dealer = require_hand(dealer, *pone)
        return cls(pone, dealer, (), 0, (), (), to_play="pone", said_go=None)

    @property
    def legal(self) -> tuple[Card, ...]:
        """The cards that may be laid now, in the order held; none only when the deal is done."""
        if self.to_play is None:
            return ()
        room = THIRTY_ONE - self.count
        return tuple(card for card in self.hand_of(self.to_play) if card.pips <= room)

    def hand_of(self, player: Player) -> tuple[Card, ...]:
        """Return the cards `player` still holds."""
        return self.pone if player == "pone" else self.dealer

    def play(self, card: Card) -> tuple["PlayPosition", Score]:
        """Lay a card: the position after it, and what it earned, go and last card included.

        >>> from scenarios import parse_cards
        >>> position = PlayPosition.deal(parse_cards("TC 4D 3H 2S"), parse_cards("5D QH 9C JS"))
        >>> position, score = position.play(position.pone[0])
        >>> position, score = position.play(parse_cards("5D")[0])
        >>> score.points, position.count, position.to_play
        (2, 15, 'pone')

        When nobody can add to the count it ends here: unless it is 31, the card earns 1 more, for
        go while anybody holds cards and else for the last card; and the next count is led by the
        other player, or by the same one if the other has no cards.

        Raises:
            ValueError: If the card is not held by the player whose turn it is, or makes over 31.
        """
        player = self._require_legal(card)
        count = self.count + card.pips
        other = other_player(player)
        mine = tuple([held for held in self.hand_of(player) if held.bit != card.bit])
        theirs = self.hand_of(other)
        line = (*self.played, card)
        scored = _scored_by_last(line, count)

        they_can = _fits(theirs, count)
        said_go = other if theirs and not they_can and count < THIRTY_ONE else None
        to_play: Player | None
        if they_can or _fits(mine, count):
            to_play = other if they_can else player
            played, turned_over = line, self.turned_over
        else:
            to_play = other if theirs else player if mine else None
            played, turned_over = (), line
            if count < THIRTY_ONE:
                category = Category.GO if to_play else Category.LAST_CARD
                scored.append(Combination(category, (card,), 1))
            count = 0

        pone, dealer = (mine, theirs) if player == "pone" else (theirs, mine)
        history = (*self.history, card)
        after = PlayPosition(pone, dealer, played, count, turned_over, history, to_play, said_go)
        return after, Score(tuple(scored))

    def _require_legal(self, card: Card) -> Player:
        require_card(card)
        player = self.to_play
        if player is None:
            raise ValueError(f"{card} cannot be laid: the deal is done")
        if card not in self.hand_of(player):
            if card in self.hand_of(other_player(player)):
                raise ValueError(f"{card} is out of turn: the next card is for {player} to lay")
            raise ValueError(f"{card} cannot be laid: {player} does not hold it")
        if self.count + card.pips > THIRTY_ONE:
            count = self.count + card.pips
            raise ValueError(f"{card} cannot be laid: it would make {count}, over 31")
        return player


def _fits(hand: Sequence[Card], count: int) -> bool:
    return any(count + card.pips <= THIRTY_ONE for card in hand)


def _scored_by_last(line: tuple[Card, ...], count: int) -> list[Combination]:
    scored = []
    if count == FIFTEEN:
        scored.append(Combination(Category.FIFTEEN, line, 2))
    if count == THIRTY_ONE:
        scored.append(Combination(Category.THIRTY_ONE, line, 2))
    if (alike := alike_in_tail(line)) > 1:
        scored.append(Combination(Category.PAIR, line[-alike:], PAIR_POINTS[alike]))
    if length := run_in_tail(line):
        scored.append(Combination(Category.RUN, line[-length:], length))
    return scored


def alike_in_tail(played: Sequence[Card]) -> int:
    """Count the cards at the end of a line that are of one rank, 0 to 4.

    >>> from scenarios import parse_cards
    >>> alike_in_tail(parse_cards("7C 5D 5H")), alike_in_tail(parse_cards("5D 7C 5H"))
    (2, 1)
    """
    alike = 0
    for card in reversed(played):
        if card.rank != played[-1].rank:
            break
        alike += 1
    return alike


def run_in_tail(played: Sequence[Card]) -> int:
    """Measure the longest run that the last card of a line completes; 0 when it is none.

    >>> from scenarios import parse_cards
    >>> run_in_tail(parse_cards("9C 7D 5H 6S")), run_in_tail(parse_cards("3C 4D 7C 5H"))
    (3, 0)

    The run is the last cards in any order, unbroken and with no rank twice.
    """
    longest = 0
    ranks: set[int] = set()
    for card in reversed(played):
        if card.rank in ranks:
            break
        ranks.add(card.rank)
        if len(ranks) >= SHORTEST_RUN and max(ranks) - min(ranks) + 1 == len(ranks):
            longest = len(ranks)
    return longest
