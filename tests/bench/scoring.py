"""How fast a show is scored.

    python -m tests.bench.scoring [--quick]

With `cribbage-scorer` installed, its count of the same hands is timed beside ours.
"""

from importlib import import_module
from random import Random
from typing import Any

from scenarios import ACC, DECK, Card, Rules, Suit, score_points, score_show
from tests.bench.timing import ratio, rounds, show, side_by_side

HANDS = 2_000


def empty(hand: tuple[Card, ...], starter: Card, *, is_crib: bool, rules: Rules = ACC) -> None:
    """Do nothing, with the arguments of `score_points`."""


def main() -> None:
    """Time both scorers over random hands, one call at a time."""
    rng = Random(1)
    shows = [(tuple(five[:4]), five[4]) for five in (rng.sample(DECK, 5) for _ in range(HANDS))]

    def points() -> None:
        for hand, starter in shows:
            score_points(hand, starter, is_crib=False)

    def nothing() -> None:
        for hand, starter in shows:
            empty(hand, starter, is_crib=False)

    def combinations() -> None:
        for hand, starter in shows:
            score_show(hand, starter, is_crib=False)

    points()  # fills its table
    scored, called = side_by_side([points, nothing], rounds(150))
    show("score_points / an empty function", f"{ratio(scored, called):.2f}", "at most 7")
    show("score_points", f"{HANDS / min(scored):,.0f} a second", "about 2 million")
    peer = peer_count(shows)
    ours, theirs = side_by_side([combinations, peer or nothing], rounds(30))
    show("score_show, every combination", f"{HANDS / min(ours):,.0f} a second", "about 60,000")
    if peer:
        show("cribbage-scorer", f"{HANDS / min(theirs):,.0f} a second")
        show("score_show / cribbage-scorer, time", f"{ratio(ours, theirs):.2f}", "below 1")
    else:
        show("score_show / cribbage-scorer, time", "not installed", "below 1")


def peer_count(shows: list[tuple[tuple[Card, ...], Card]]) -> Any:  # noqa: ANN401
    """Return a call that counts the same hands with `cribbage-scorer`, None without it."""
    try:
        peer = import_module("cribbage_scorer.cribbage_scorer")
    except ModuleNotFoundError:
        return None
    letters = {suit: suit.value for suit in Suit}

    def theirs(card: Card) -> tuple[int, str]:
        return int(card.rank), letters[card.suit]

    ready = [([theirs(card) for card in hand], theirs(starter)) for hand, starter in shows]

    def count() -> None:
        for hand, starter in ready:
            peer.show_calc_score(starter, hand)

    return count


if __name__ == "__main__":
    main()
