"""The play: what each card laid earns, and a whole deal followed card by card."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from .cards import (
    Combination,
    check_cards,
    check_hand,
    is_run,
    pips_of,
    rank_of,
    total_of,
)

PONE = "pone"
DEALER = "dealer"
_OTHER = {PONE: DEALER, DEALER: PONE}
_PAIR_POINTS = {2: 2, 3: 6, 4: 12}


@dataclass(frozen=True)
class Laid:
    """One card laid, and all there is to know about that moment."""

    who: str
    card: str
    # Go and last card stand at the end.
    combinations: tuple[Combination, ...]
    # The cards of this count, up to this one and with it.
    count: tuple[str, ...]
    # It was the other's turn, who held cards, could add none of them, and so was passed over. It
    # stays true for every further card laid alone in that count. An empty hand says no go.
    after_go: bool


@dataclass(frozen=True)
class Replay:
    """A deal as far as it was laid."""

    laid: tuple[Laid, ...]
    # The cards of the count that goes on; empty when a new one is to begin.
    count: tuple[str, ...]
    # Who lays the next card, goes and empty hands passed over; None when the deal is done.
    next: str | None
    # The cards still held, in the order they were given.
    pone: tuple[str, ...]
    dealer: tuple[str, ...]


def play_combinations(played: Sequence[str]) -> list[Combination]:
    """List what the last card of this count earns, go and last card apart.

    `played` is the cards of this count, as laid. The order is fifteen or thirty-one, which hold
    the whole count, then one pair, then one run, which hold the tail as laid.
    """
    cards = tuple(played)
    if not cards:
        raise ValueError("no card is laid")
    check_cards(cards)
    total = total_of(cards)
    if total > 31:
        raise ValueError(f"the count goes over 31: {' '.join(cards)}")
    found: list[Combination] = []
    if total == 15:
        found.append(("fifteen", cards, 2))
    if total == 31:
        found.append(("thirty_one", cards, 2))
    alike = longest_alike(cards)
    if alike:
        found.append(("pair", alike, _PAIR_POINTS[len(alike)]))
    run = longest_run(cards)
    if run:
        found.append(("run", run, len(run)))
    return found


def longest_alike(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Give the longest tail of two to four cards of one rank, or nothing."""
    for size in (4, 3, 2):
        tail = cards[-size:]
        if len(tail) == size and len({rank_of(card) for card in tail}) == 1:
            return tail
    return ()


def longest_run(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Give the longest tail that is a run, or nothing."""
    # A short tail may be no run while a longer one is (7 5 6 8), so all are tried.
    for size in range(len(cards), 2, -1):
        tail = cards[-size:]
        if is_run(tail):
            return tail
    return ()


@dataclass
class _Table:
    """What lies on the table and in the two hands while a deal is followed."""

    hands: dict[str, list[str]]
    count: list[str] = field(default_factory=list)
    turn: str | None = PONE
    after_go: bool = False

    def can_add(self, who: str) -> bool:
        """Tell whether a player holds a card that fits within 31."""
        room = 31 - total_of(self.count)
        return any(pips_of(card) <= room for card in self.hands[who])


def replay(pone: Sequence[str], dealer: Sequence[str], played: Sequence[str]) -> Replay:
    """Follow a deal card by card, all counts in a row, and say what every card earned.

    `pone` and `dealer` are the four cards each began with. A card laid out of turn, not held, or
    going over 31 is a ValueError.
    """
    _check_hands(pone, dealer)
    table = _Table({PONE: list(pone), DEALER: list(dealer)})
    laid = tuple(_lay(table, card) for card in played)
    return Replay(
        laid,
        tuple(table.count),
        table.turn,
        tuple(table.hands[PONE]),
        tuple(table.hands[DEALER]),
    )


def _check_hands(pone: Sequence[str], dealer: Sequence[str]) -> None:
    """Raise ValueError unless these are two hands that can be held at once."""
    check_hand(pone)
    check_hand(dealer)
    check_cards((*pone, *dealer))


def _lay(table: _Table, card: str) -> Laid:
    """Lay one card for whoever is next, and pass the turn on."""
    who = table.turn
    if who is None:
        raise ValueError(f"{card!r} is laid after the deal is done")
    if card in table.hands[_OTHER[who]]:
        raise ValueError(f"{card!r} is laid out of turn: it is for {who} to lay")
    if card not in table.hands[who]:
        raise ValueError(f"{card!r} is not held")
    table.count.append(card)
    count = tuple(table.count)
    earned = play_combinations(count)  # refuses a count over 31
    after_go = table.after_go
    table.hands[who].remove(card)
    earned += _pass_turn(table, who, card)
    return Laid(who, card, tuple(earned), count, after_go)


def _pass_turn(table: _Table, who: str, card: str) -> list[Combination]:
    """Find who is next after a card of `who`; when the count ends, pay its end and clear it."""
    other = _OTHER[who]
    if table.can_add(other):
        table.turn, table.after_go = other, False
        return []
    if table.can_add(who):
        table.turn, table.after_go = who, bool(table.hands[other])
        return []
    # Nobody can add: the count ends here, and at 31 the 2 for it is all there is.
    thirty_one = total_of(table.count) == 31
    table.count, table.after_go = [], False
    leaders = [player for player in (other, who) if table.hands[player]]
    table.turn = leaders[0] if leaders else None
    if thirty_one:
        return []
    return [("go" if leaders else "last_card", (card,), 1)]


def perft(pone: Sequence[str], dealer: Sequence[str]) -> tuple[int, int, int]:
    """Count all the ways a deal can be laid: lines, pone's points and dealer's over all of them.

    It takes no turn from `replay`, so that the rules of turns are written twice: here a player
    whose turn it is and who cannot add says so, and two who cannot end the count.
    """
    _check_hands(pone, dealer)
    lines, points = _lines({PONE: tuple(pone), DEALER: tuple(dealer)}, PONE, (), "")
    return lines, points[PONE], points[DEALER]


def _lines(
    hands: dict[str, tuple[str, ...]], turn: str, count: tuple[str, ...], last: str
) -> tuple[int, dict[str, int]]:
    """Count the lines from here; `last` is who laid the last card of the deal so far."""
    for player in (turn, _OTHER[turn]):
        fitting = [card for card in hands[player] if total_of((*count, card)) <= 31]
        if fitting:
            return _lines_of(hands, player, count, fitting)
    if not count:
        return 1, {PONE: 0, DEALER: 0}
    # Neither can add: the last to lay has 1 below 31, and the other leads the next count.
    lines, points = _lines(hands, _OTHER[last], (), last)
    if total_of(count) < 31:
        points[last] += lines
    return lines, points


def _lines_of(
    hands: dict[str, tuple[str, ...]], player: str, count: tuple[str, ...], fitting: list[str]
) -> tuple[int, dict[str, int]]:
    """Count the lines that begin with each of the cards that fit, laid by `player`."""
    all_lines = 0
    all_points = {PONE: 0, DEALER: 0}
    for card in fitting:
        rest = tuple(held for held in hands[player] if held != card)
        after = (*count, card)
        lines, points = _lines({**hands, player: rest}, _OTHER[player], after, player)
        earned = sum(pays for _, _, pays in play_combinations(after))
        all_lines += lines
        for each in (PONE, DEALER):
            all_points[each] += points[each]
        all_points[player] += earned * lines
    return all_lines, all_points
