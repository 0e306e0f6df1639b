"""What something is worth, and how often it comes up, in words."""

from math import floor, log10

from scenarios import ACC, DECK, Cut, Rank, Rules, catalogue
from scenarios.catalogue import TOTAL
from trainer.settle.laid import Laid, Line


def worth_words(points: int, *, may_add_one: bool, is_show: bool) -> str:
    """Say what something is worth.

    >>> worth_words(1, may_add_one=False, is_show=True)
    '1 point'
    >>> worth_words(0, may_add_one=True, is_show=False)
    'nothing, or 1 point if nobody can add to the count'

    Args:
        points: The points.
        may_add_one: Whether a point for go or last card may come on top.
        is_show: Whether it is a hand or a crib.
    """
    if points:
        more = ", and 1 more if nobody can add to the count" if may_add_one else ""
        return f"{points} point{'' if points == 1 else 's'}{more}"
    if may_add_one:
        return "nothing, or 1 point if nobody can add to the count"
    return "nothing, which players call nineteen" if is_show else "nothing"


def one_in(many: int, total: int) -> str:
    """Say how often something comes up.

    >>> one_in(4, 12_994_800), one_in(1_008_000, 12_994_800)
    ('1 in 3,248,700', '1 in 12.9')
    """
    return f"1 in {total / many:,.{decimals(total / many, short_of=1)}f}"


def decimals(value: float, *, short_of: float) -> int:
    """Say how many decimals show three digits of a value, and that it is not quite `short_of`."""
    if value == short_of:
        return 0
    return max(0, 2 - floor(log10(value)), 1 - floor(log10(abs(value - short_of))))


def how_often(laid: Laid, rules: Rules = ACC) -> str:
    """Say how often something of that worth comes up, and among what.

    Of a play, and of a starter that is worth nothing, there is nothing to say.

    >>> from scenarios import parse_scenario
    >>> print(how_often(parse_scenario("show 5C 5D 5S JH / 5H")))
    A hand of 29 points: 1 in 3,248,700 of all 12,994,800 hands with a starter, dealt at random.
    >>> print(how_often(parse_scenario("cut JD")))
    A jack as the starter: 1 in 13 of all 52 cards.
    """
    if isinstance(laid, Line):
        return ""
    points = laid.score(rules).points
    if isinstance(laid, Cut):
        if not points:
            return ""
        jacks = sum(card.rank is Rank.JACK for card in DECK)
        return f"A jack as the starter: 1 in {len(DECK) // jacks} of all {len(DECK)} cards."
    what = "crib" if laid.is_crib else "hand"
    many = catalogue.points_histogram(is_crib=laid.is_crib, rules=rules)[points]
    worth = f"of {points} point{'' if points == 1 else 's'}" if points else "worth nothing"
    return (
        f"A {what} {worth}: {one_in(many, TOTAL)} of all {TOTAL:,} {what}s with a starter, "
        "dealt at random."
    )
