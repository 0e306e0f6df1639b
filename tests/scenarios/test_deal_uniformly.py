"""Whatever may be dealt is dealt as often as anything else.

Seeds are fixed and the limits generous: these tests pass always or never.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import permutations
from random import Random

import pytest

from scenarios import (
    DECK,
    Card,
    Rank,
    Rules,
    Show,
    Suit,
    catalogue,
    deal_cut,
    deal_show,
    score_points,
)
from tests.scenarios.dealing import (
    Worth,
    census_by_starter,
    chi_square,
    fits,
    natural_show,
    pair_of,
    plain_fits,
    population,
)
from tests.scenarios.histograms import CRIBS, HANDS

DEALS = 2500
# Filters of each kind, and the empty one, for a hand or a crib.
FILTERS = [
    (None, False),
    (None, True),
    ("points>=0", False),
    ("run", False),
    ("nothing", True),
    ("no fifteen + no pair", False),
    ("flush", True),
    ("crib flush trap", True),
    ("nobs + points>=8", False),
    ("double double run", False),
    ("wrong jack + starter jack", True),
]


@cache
def dealt(where: str | None, *, is_crib: bool, deals: int = DEALS) -> list[Show]:
    rng = Random(f"{where}, {is_crib}")
    return [deal_show(rng, where=where, is_crib=is_crib) for _ in range(deals)]


def points_of(show: Show) -> int:
    return score_points(show.hand, show.starter, is_crib=show.is_crib)


def there_are(where: str | None, *, is_crib: bool) -> Iterator[tuple[str, Worth, int]]:
    """List how many pairs that satisfy a filter have a starter of a rank, and are worth what."""
    for (starter, worth), number in census_by_starter(is_crib=is_crib).items():
        if where is None or fits(where, *worth):
            yield starter, worth, number


@pytest.mark.parametrize(
    ("where", "is_crib"),
    [
        ("points>=28", False),
        ("points=29", True),
        ("points=23", False),
        ("triple run + nobs", True),
        ("fifteen of five + flush", False),
    ],
)
def test_every_pair_is_dealt_alike(where: str, *, is_crib: bool) -> None:
    pairs = population(where, is_crib=is_crib)
    shows = dealt(where, is_crib=is_crib, deals=12 * len(pairs))
    observed = Counter(pair_of(show.hand, show.starter) for show in shows)
    assert chi_square(observed, dict.fromkeys(pairs, 1)) < 1


@pytest.mark.parametrize(("where", "is_crib"), FILTERS)
def test_shows_are_worth_as_much_as_all_are_that_satisfy(
    where: str | None, *, is_crib: bool
) -> None:
    expected: Counter[int] = Counter()
    for _, (_, points), number in there_are(where, is_crib=is_crib):
        expected[min(points, 12)] += number
    observed = Counter(min(points_of(show), 12) for show in dealt(where, is_crib=is_crib))
    assert expected.total() == catalogue.count(where, is_crib=is_crib)
    assert len(expected) == 1 or chi_square(observed, expected) < 1
    assert observed.keys() <= expected.keys()


@pytest.mark.parametrize(("where", "is_crib"), FILTERS)
def test_starters_are_of_each_rank_as_often_as_in_all_that_satisfy(
    where: str | None, *, is_crib: bool
) -> None:
    expected: Counter[str] = Counter()
    for starter, _, number in there_are(where, is_crib=is_crib):
        expected[starter] += number
    observed = Counter(str(show.starter.rank) for show in dealt(where, is_crib=is_crib))
    assert observed.keys() <= expected.keys()
    assert len(expected) == 1 or chi_square(observed, expected) < 1


@pytest.mark.parametrize(("where", "is_crib"), FILTERS)
def test_suits_come_alike(where: str | None, *, is_crib: bool) -> None:
    shows = dealt(where, is_crib=is_crib)
    alike = dict.fromkeys(Suit, 1)
    assert chi_square(Counter(show.starter.suit for show in shows), alike) < 1
    for place in range(4):
        assert chi_square(Counter(show.hand[place].suit for show in shows), alike) < 1


@pytest.mark.parametrize(("where", "is_crib"), FILTERS)
def test_the_four_lie_in_any_of_24_orders_alike(where: str | None, *, is_crib: bool) -> None:
    shows = dealt(where, is_crib=is_crib)
    observed = Counter(tuple(map(sorted(show.hand, key=str).index, show.hand)) for show in shows)
    assert chi_square(observed, dict.fromkeys(permutations(range(4)), 1)) < 1


def test_the_four_of_a_crib_as_thrown_lie_in_any_of_24_orders_alike() -> None:
    rng = Random(6)
    shows = [deal_show(rng, is_crib=True, kept=True) for _ in range(400)]
    observed = Counter(tuple(map(sorted(show.hand, key=str).index, show.hand)) for show in shows)
    assert chi_square(observed, dict.fromkeys(permutations(range(4)), 1)) < 1


@pytest.mark.parametrize("place", range(5))
def test_a_natural_show_has_any_card_at_any_place(place: int) -> None:
    cards = [(*show.hand, show.starter)[place] for show in dealt(None, is_crib=False)]
    assert chi_square(Counter(cards), dict.fromkeys(DECK, 1)) < 1


@pytest.mark.parametrize(("is_crib", "histogram"), [(False, HANDS), (True, CRIBS)])
def test_natural_shows_are_worth_what_hands_and_cribs_are_on_average(
    histogram: dict[int, int], *, is_crib: bool
) -> None:
    known = sum(points * number for points, number in histogram.items()) / sum(histogram.values())
    points = [points_of(show) for show in dealt(None, is_crib=is_crib)]
    assert abs(sum(points) / len(points) - known) < 0.2


@pytest.mark.parametrize("where", ["flush of four", "flush of four + no run", "flush + points=4"])
def test_cribs_of_a_house_that_pays_a_flush_of_four_satisfy_their_filter(where: str) -> None:
    rules = Rules(crib_flush=4)
    rng = Random(8)
    shows = [deal_show(rng, where=where, is_crib=True, rules=rules) for _ in range(200)]
    assert all(show.is_crib and plain_fits(where, show, rules) for show in shows)
    assert len({str(show) for show in shows}) > 190


@pytest.mark.parametrize(
    ("where", "cards"),
    [
        ("heels", [card for card in DECK if card.rank is Rank.JACK]),
        ("nothing", [card for card in DECK if card.rank is not Rank.JACK]),
        (None, list(DECK)),
        ("", list(DECK)),
    ],
)
def test_every_card_that_may_be_cut_is_cut_alike(where: str | None, cards: list[Card]) -> None:
    rng = Random(9)
    observed = Counter(deal_cut(rng, where=where).starter for _ in range(30 * len(cards)))
    assert chi_square(observed, dict.fromkeys(cards, 1)) < 1


def test_the_measure_of_these_tests_tells_what_is_uniform_from_what_is_not() -> None:
    rng = Random(10)
    even = Counter(rng.randrange(20) for _ in range(DEALS))
    uneven = Counter(min(rng.randrange(20), rng.randrange(40)) for _ in range(DEALS))
    alike = dict.fromkeys(range(20), 1)
    assert chi_square(even, alike) < 1 < chi_square(uneven, alike)
    assert chi_square(Counter([20]), alike) > 1
    shows = [natural_show(rng, is_crib=False) for _ in range(DEALS)]
    lowest_first = Counter(min(show.hand, key=str) == show.hand[0] for show in shows)
    assert chi_square(lowest_first, {True: 1, False: 3}) < 1
