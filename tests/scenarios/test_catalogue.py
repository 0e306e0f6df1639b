"""Every show there is, counted without looking at each, against counts by other ways."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from random import Random

import pytest

from scenarios import ACC, Rules, Show, catalogue
from scenarios.catalogue import ShowClass, classes, points_histogram, selection
from scenarios.facts import show_facts
from tests.plain.cards import SUITS
from tests.plain.show import show_points
from tests.plain.terms import PLAY_TERMS, SHOW_TERMS, show_terms
from tests.scenarios.dealing import (
    TOTAL,
    Worth,
    census,
    every_ranks,
    fits,
    kind_of,
    pair_of,
    pairs_of,
    population,
    terms_of,
    ways,
    worths,
)
from tests.scenarios.histograms import CRIBS, HANDS

FOUR = Rules(crib_flush=4)
POINTS = ["points=N", "points>=N", "points<=N"]
OF_THE_CRIB = "crib flush trap"
TERMS = sorted(SHOW_TERMS - {OF_THE_CRIB})
HANDS_WITH_A_FLUSH_OF_FOUR = 111_540


def counted(where: str, *, is_crib: bool = False, rules: Rules = ACC) -> int:
    """Count as the catalogue does, but say 0 where nothing satisfies."""
    try:
        return catalogue.count(where, is_crib=is_crib, rules=rules)
    except ValueError:
        return 0


@cache
def known_classes(*, is_crib: bool) -> Mapping[Worth, int]:
    """Add the catalogue's classes up by the terms that hold and the points."""
    found: Counter[Worth] = Counter()
    for each in classes(is_crib=is_crib):
        found[frozenset(terms_of(each.facts)), each.facts.points] += each.count
    return found


def test_histograms_are_those_known_from_long_ago() -> None:
    assert points_histogram() == HANDS
    assert points_histogram(is_crib=True) == CRIBS
    assert list(points_histogram()) == sorted(HANDS)


def test_where_the_crib_pays_a_flush_of_four_cribs_are_worth_what_hands_are() -> None:
    assert points_histogram(is_crib=True, rules=FOUR) == HANDS
    assert points_histogram(is_crib=False, rules=FOUR) == HANDS


@pytest.mark.parametrize("rules", [ACC, FOUR], ids=repr)
@pytest.mark.parametrize("is_crib", [False, True])
def test_classes_and_histogram_hold_every_pair_once(rules: Rules, *, is_crib: bool) -> None:
    assert sum(each.count for each in classes(is_crib=is_crib, rules=rules)) == TOTAL
    assert sum(points_histogram(is_crib=is_crib, rules=rules).values()) == TOTAL
    assert catalogue.count(None, is_crib=is_crib, rules=rules) == TOTAL


@pytest.mark.parametrize(
    ("term", "is_crib", "rules"),
    [
        *((term, False, ACC) for term in [*TERMS, "points=4", "points>=12", "points<=1"]),
        *((term, True, ACC) for term in [*TERMS, "points=4", "points>=12", "points<=1"]),
        *((term, True, FOUR) for term in ["flush", "flush of four", "nothing", "points=4"]),
    ],
)
def test_with_and_without_a_term_is_all_there_is(term: str, rules: Rules, *, is_crib: bool) -> None:
    with_it = counted(term, is_crib=is_crib, rules=rules)
    without = counted(f"no {term}", is_crib=is_crib, rules=rules)
    assert with_it + without == TOTAL
    assert with_it or (term, rules, is_crib) == ("flush of four", ACC, True)


def test_with_and_without_the_crib_flush_trap_is_all_there_is() -> None:
    assert counted(OF_THE_CRIB, is_crib=True) == HANDS_WITH_A_FLUSH_OF_FOUR
    assert counted(f"no {OF_THE_CRIB}", is_crib=True) == TOTAL - HANDS_WITH_A_FLUSH_OF_FOUR
    assert counted(OF_THE_CRIB, is_crib=True, rules=FOUR) == 0
    assert counted(f"no {OF_THE_CRIB}", is_crib=True, rules=FOUR) == TOTAL


@pytest.mark.parametrize(
    ("where", "hands"),
    [
        ("points=29", 4),
        ("points=28", 76),
        ("fifteen", 8_795_400),
        ("double double run", 23_760),
        ("triple run", 10_560),
        ("nobs", 940_800),
        ("flush of four", HANDS_WITH_A_FLUSH_OF_FOUR),
        ("flush of five", 25_740),
        ("flush", 137_280),
        ("nothing", 1_009_008),
        ("points<=0", 1_009_008),
        ("no points>=1", 1_009_008),
        ("points>=28", 80),
        ("points>=0", TOTAL),
        ("points<=29", TOTAL),
        ("double pair royal", 13 * 48 * 5),
        ("starter jack", 4 * 249_900),
    ],
)
def test_frequencies_that_are_known_exactly(where: str, hands: int) -> None:
    assert catalogue.count(where) == hands


@pytest.mark.parametrize(
    ("where", "percent"),
    [
        ("fifteen", 67.7),
        ("fifteen of three", 34.5),
        ("fifteen of four", 5.94),
        ("fifteen of five", 0.22),
        ("fifteen behind a fifteen", 14.4),
        ("run", 22.1),
        ("double run of three", 3.99),
        ("double run of four", 0.59),
        ("triple run", 0.081),
        ("double double run", 0.183),
        ("flush of four", 0.858),
        ("flush of five", 0.198),
        ("nobs", 7.24),
        ("nothing", 7.76),
    ],
)
def test_frequencies_are_those_that_are_written_of(where: str, percent: float) -> None:
    figures = len(str(percent).replace(".", "").lstrip("0"))
    assert float(f"{catalogue.count(where) / TOTAL * 100:.{figures}g}") == percent


@pytest.mark.parametrize("is_crib", [False, True])
def test_terms_and_points_come_together_as_often_as_in_the_plain_scorers_census(
    *, is_crib: bool
) -> None:
    assert known_classes(is_crib=is_crib) == census(is_crib=is_crib)


@pytest.mark.parametrize("is_crib", [False, True])
def test_the_census_is_right_where_every_pair_is_looked_at(*, is_crib: bool) -> None:
    """Takes ranks at random and lays suits on them in all the ways there are."""
    rng = Random(f"census, {is_crib}")
    for ranks in rng.sample(list(every_ranks()), 20):
        looked_at: Counter[Worth] = Counter()
        for hand, starter in pairs_of(ranks, starter_suits=rng.choice(SUITS)):
            terms = show_terms(hand, starter, is_crib=is_crib)
            looked_at[frozenset(terms), show_points(hand, starter, is_crib=is_crib)] += 4
        expected: Counter[Worth] = Counter()
        for worth, number in worths(kind_of(ranks), is_crib=is_crib):
            expected[worth] += number
        assert looked_at.total() == expected.total()
        assert looked_at == expected, ranks


def test_the_census_covers_all_ranks_there_are() -> None:
    assert sum(map(ways, every_ranks())) == TOTAL
    assert sum(census(is_crib=False).values()) == TOTAL


@pytest.mark.parametrize("is_crib", [False, True])
@pytest.mark.parametrize("seed", range(3))
def test_filters_of_several_terms_count_what_the_census_does(seed: int, *, is_crib: bool) -> None:
    rng = Random(seed)
    terms = [*TERMS, "points>=8", "points<=5", "points=12"]
    for _ in range(12):
        where = " + ".join(
            "no " * (rng.random() < 1 / 2) + term for term in rng.sample(terms, rng.randint(2, 3))
        )
        expected = sum(
            number for worth, number in census(is_crib=is_crib).items() if fits(where, *worth)
        )
        assert counted(where, is_crib=is_crib) == expected, where


@pytest.mark.parametrize("rules", [ACC, FOUR], ids=repr)
@pytest.mark.parametrize("is_crib", [False, True])
def test_a_pair_has_the_facts_of_its_class(rules: Rules, *, is_crib: bool) -> None:
    rng = Random(3)
    for each in rng.sample(list(classes(is_crib=is_crib, rules=rules)), 300):
        for place in (0, rng.randrange(each.count), each.count - 1):
            hand, starter = each.cards(place)
            show = Show(hand, starter, is_crib=is_crib)
            assert show_facts(show, rules) == each.facts, str(show)


def test_a_class_has_its_hands_lowest_first() -> None:
    rng = Random(4)
    for each in rng.sample(list(classes()), 200):
        hand, _ = each.cards(rng.randrange(each.count))
        assert [card.rank for card in hand] == sorted(card.rank for card in hand)


def walked(each: ShowClass) -> set[tuple[frozenset[str], str]]:
    return {pair_of(*each.cards(place)) for place in range(each.count)}


def test_each_place_of_a_class_has_a_pair_of_its_own() -> None:
    small = [each for each in classes() if each.count <= 1000]
    for each in Random(5).sample(small, 100):
        assert len(walked(each)) == each.count


@pytest.mark.parametrize(
    ("where", "is_crib"),
    [
        ("points>=28", False),
        ("points>=28", True),
        ("triple run + nobs", True),
        ("fifteen of five + crib flush trap", True),
        ("points=23", False),
        ("double pair royal", True),
    ],
)
def test_the_places_of_a_selection_are_the_pairs_that_satisfy_it(
    where: str, *, is_crib: bool
) -> None:
    chosen = selection(where, is_crib=is_crib)
    pairs = [pair_of(*chosen.cards(place)) for place in range(chosen.count)]
    assert len(pairs) == len(set(pairs))
    assert set(pairs) == population(where, is_crib=is_crib)


def test_filters_are_the_terms_each_with_a_sentence() -> None:
    assert set(catalogue.filters) == SHOW_TERMS.union(POINTS)
    assert list(catalogue.filters)[:3] == POINTS
    assert set(catalogue.play_filters) == PLAY_TERMS
    for sentence in (*catalogue.filters.values(), *catalogue.play_filters.values()):
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert "  " not in sentence


def test_a_histogram_that_is_changed_is_only_the_callers() -> None:
    histogram = points_histogram()
    assert isinstance(histogram, dict)
    histogram.clear()
    assert points_histogram() == HANDS
