"""Compute `scenarios/crib_table.py`: what two cards are worth in a crib, on average.

    python -m tests.tools.crib_table > tables.txt

Each side discards by the table of the round before, beginning with none at all, so that after a
few rounds both throw what players throw. For every two ranks, in random suits, the average is
taken over the other side's discards from random sixes that hold neither card, and over all
starters that are left. The standard error is about 0.03 points.
"""

from random import Random
from statistics import fmean

from scenarios import DECK, Card, Rank, Suit, score_points
from scenarios.strategy import SIX, discard_by

ROUNDS = 4
SIXES = 6_000
SEED = 1

Table = dict[tuple[Rank, Rank], float]
Discard = tuple[set[Card], tuple[Card, ...]]


def main() -> None:
    """Print both tables, a row for each higher rank, from the ace on."""
    rng = Random(SEED)
    pairs = [(high, low) for high in Rank for low in Rank if low <= high]
    own: Table = dict.fromkeys(pairs, 0.0)
    other: Table = dict.fromkeys(pairs, 0.0)
    for _ in range(ROUNDS):
        by_pone = discards(rng, other, sign=-1)
        by_dealer = discards(rng, own, sign=1)
        own = {pair: average(rng, pair, by_pone) for pair in pairs}
        other = {pair: average(rng, pair, by_dealer) for pair in pairs}
    for name, table in (("_IN_OWN_CRIB", own), ("_IN_OTHER_CRIB", other)):
        print(f"{name} = (")
        for high in Rank:
            row = "".join(f"{table[high, low]:.2f}, " for low in Rank if low <= high)
            print(f"    ({row.rstrip() if high is Rank.ACE else row.rstrip(', ')}),")
        print(")")


def discards(rng: Random, table: Table, *, sign: int) -> list[Discard]:
    """Deal sixes, and tell of each what it held and what was thrown from it."""

    def crib_worth(one: Rank, other: Rank) -> float:
        return sign * table[max(one, other), min(one, other)]

    sixes = [rng.sample(DECK, SIX) for _ in range(SIXES)]
    return [(set(six), discard_by(six, crib_worth)[1]) for six in sixes]


def average(rng: Random, pair: tuple[Rank, Rank], thrown_by_other: list[Discard]) -> float:
    """Average a crib of this pair over what the other side throws, and over the starters."""
    high, low = pair
    points = []
    for six, thrown in thrown_by_other:
        mine = Card(high, rng.choice(tuple(Suit))), Card(low, rng.choice(tuple(Suit)))
        if mine[0] == mine[1] or not six.isdisjoint(mine):
            continue
        crib = (*mine, *thrown)
        left = [card for card in DECK if card not in six and card not in mine]
        points.append(fmean(score_points(crib, starter, is_crib=True) for starter in left))
    return fmean(points)


if __name__ == "__main__":
    main()
