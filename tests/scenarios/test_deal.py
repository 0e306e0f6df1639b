"""Deals are what was asked for, and come from the random source they are given alone."""

import random
from collections.abc import Callable, Sequence
from random import Random
from statistics import fmean

import pytest

from scenarios import (
    ACC,
    GENERATOR,
    Card,
    Cut,
    Play,
    Rules,
    Show,
    catalogue,
    deal_cut,
    deal_play,
    deal_show,
    parse_scenario,
    score_cut,
)
from scenarios import deal as dealing
from scenarios.strategy import discard
from tests.plain.play import replay
from tests.plain.terms import PLAY_TERMS, SHOW_TERMS
from tests.scenarios.dealing import plain_fits, plain_play_terms, plain_points, words

TERMS = sorted(SHOW_TERMS - {"crib flush trap"})
FOR_HANDS = [
    *TERMS,
    *(f"no {term}" for term in TERMS),
    "points=13",
    "points>=22",
    "points<=1",
    "no points<=20",
    "points>=5 + points<=6 + no run",
    "double run + fifteen + nobs",
    "pair + no fifteen + flush",
]
FOR_CRIBS = [
    *(term for term in TERMS if term != "flush of four"),
    "crib flush trap",
    "no crib flush trap",
    "no flush of five",
    "points=13",
    "no points<=20",
    "crib flush trap + run + no nobs",
]
Dealing = Callable[[Random], Show | Play | Cut]
WAYS: dict[str, Dealing] = {
    "show": deal_show,
    "show where": lambda rng: deal_show(rng, where="double run"),
    "crib": lambda rng: deal_show(rng, is_crib=True),
    "crib where": lambda rng: deal_show(rng, where="nobs", is_crib=True),
    "kept": lambda rng: deal_show(rng, kept=True),
    "kept crib": lambda rng: deal_show(rng, is_crib=True, kept=True),
    "play": deal_play,
    "play where": lambda rng: deal_play(rng, where="broken run"),
    "cut": deal_cut,
    "cut where": lambda rng: deal_cut(rng, where="nothing"),
}
each_way = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS.keys())


@pytest.mark.parametrize(
    ("where", "is_crib"),
    [*((where, False) for where in FOR_HANDS), *((where, True) for where in FOR_CRIBS)],
)
def test_every_show_dealt_satisfies_its_filter(where: str, *, is_crib: bool) -> None:
    rng = Random(where)
    for _ in range(8):
        show = deal_show(rng, where=where, is_crib=is_crib)
        assert show.is_crib is is_crib
        assert plain_fits(where, show), str(show)


@pytest.mark.parametrize("crib_flush", [4, 5])
def test_a_filter_counts_by_the_rules_that_are_given(crib_flush: int) -> None:
    rules = Rules(crib_flush=crib_flush)
    rng = Random(1)
    for where in ("points=4 + no run + no pair", "no flush of five + points<=5"):
        for _ in range(100):
            show = deal_show(rng, where=where, is_crib=True, rules=rules)
            assert plain_fits(where, show, rules), str(show)


def test_a_hand_is_dealt_unless_a_crib_is_asked_for() -> None:
    assert not deal_show(Random(1)).is_crib
    assert not deal_show(Random(1), kept=True).is_crib
    assert deal_show(Random(1), is_crib=True).is_crib
    assert deal_show(Random(1), is_crib=True, kept=True).is_crib


@pytest.mark.parametrize("where", [None, "", "  "])
def test_an_empty_filter_deals_as_none_does(where: str | None) -> None:
    assert deal_show(Random(5), where=where) == deal_show(Random(5))
    assert deal_show(Random(5), where=where, kept=True) == deal_show(Random(5), kept=True)
    assert deal_play(Random(5), where=where) == deal_play(Random(5))
    assert deal_cut(Random(5), where=where) == deal_cut(Random(5))


@pytest.mark.parametrize("is_crib", [False, True])
def test_kept_hands_and_cribs_cannot_be_filtered(*, is_crib: bool) -> None:
    rng = Random(1)
    before = rng.getstate()
    with pytest.raises(ValueError, match="cannot be filtered"):
        deal_show(rng, where="pair", kept=True, is_crib=is_crib)
    assert rng.getstate() == before


class Watched:
    """Discards as players do, and writes down from what, by whom and how."""

    def __init__(self) -> None:
        self.sixes: list[tuple[Card, ...]] = []
        self.dealers: list[bool] = []
        self.kept: list[tuple[Card, ...]] = []
        self.thrown: list[tuple[Card, ...]] = []

    def __call__(
        self, six: Sequence[Card], *, is_dealer: bool
    ) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        kept, thrown = discard(six, is_dealer=is_dealer)
        self.sixes.append(tuple(six))
        self.dealers.append(is_dealer)
        self.kept.append(kept)
        self.thrown.append(thrown)
        return kept, thrown


@pytest.fixture
def watched(monkeypatch: pytest.MonkeyPatch) -> Watched:
    watched = Watched()
    monkeypatch.setattr(dealing, "discard", watched)
    return watched


def test_a_kept_hand_is_what_the_dealer_or_pone_keeps_of_six(watched: Watched) -> None:
    rng = Random(2)
    shows = [deal_show(rng, kept=True) for _ in range(200)]
    assert [show.hand for show in shows] == watched.kept
    for show, six in zip(shows, watched.sixes, strict=True):
        assert len({*six, show.starter}) == 7
    assert 70 < sum(watched.dealers) < 130


def test_a_kept_crib_is_what_both_throw_from_two_sixes(watched: Watched) -> None:
    rng = Random(3)
    for _ in range(50):
        show = deal_show(rng, is_crib=True, kept=True)
        by_pone, by_dealer = watched.thrown[-2:]
        assert set(show.hand) == {*by_pone, *by_dealer}
        assert len({*watched.sixes[-2], *watched.sixes[-1], show.starter}) == 13
    assert watched.dealers == [False, True] * 50


def test_kept_hands_are_worth_about_eight_and_natural_ones_less_than_five() -> None:
    rng = Random(4)
    kept = fmean(plain_points(deal_show(rng, kept=True)) for _ in range(500))
    natural = fmean(plain_points(deal_show(rng)) for _ in range(500))
    assert 7.5 < kept < 8.6
    assert 4.4 < natural < 5.1


def test_a_kept_crib_is_worth_less_than_a_kept_hand() -> None:
    rng = Random(5)
    crib = fmean(plain_points(deal_show(rng, is_crib=True, kept=True)) for _ in range(250))
    assert 3.8 < crib < 5.6


@pytest.mark.parametrize("term", sorted(PLAY_TERMS))
def test_every_position_dealt_satisfies_its_filter(term: str) -> None:
    play = deal_play(Random(f"deal {term}"), where=f" {term.upper()} ")
    assert term in plain_play_terms(play), str(play)


def test_positions_without_a_filter_can_happen() -> None:
    play = deal_play(Random(6))
    assert replay(words(play.pone), words(play.dealer), words(play.played)).laid


@pytest.mark.parametrize("seed", range(20))
def test_heels_is_a_jack_and_nothing_is_any_other_card(seed: int) -> None:
    assert score_cut(deal_cut(Random(seed), where="heels").starter).points == 2
    assert score_cut(deal_cut(Random(seed), where="nothing").starter).points == 0


@each_way
def test_only_the_given_random_source_is_drawn_from(way: Dealing) -> None:
    before = random.getstate()
    rng = Random(7)
    of_rng = rng.getstate()
    way(rng)
    assert random.getstate() == before
    assert rng.getstate() != of_rng


@each_way
def test_equal_seeds_deal_alike_whatever_was_dealt_before(way: Dealing) -> None:
    first = [way(Random(seed)) for seed in range(5)]
    random.seed(99)
    assert [way(Random(seed)) for seed in range(5)] == first
    assert len({str(scenario) for scenario in first}) > 2


@each_way
def test_one_random_source_deals_one_thing_after_another(way: Dealing) -> None:
    one, other = Random(8), Random(8)
    scenarios = [way(one) for _ in range(10)]
    assert [way(other) for _ in range(10)] == scenarios
    assert len({str(scenario) for scenario in scenarios}) > 5


@each_way
def test_what_is_dealt_is_read_back_from_its_text(way: Dealing) -> None:
    rng = Random(9)
    for _ in range(20):
        scenario = way(rng)
        assert parse_scenario(str(scenario)) == scenario


@pytest.mark.parametrize(
    "refused",
    [
        lambda rng: deal_show(rng, where="doubel run"),
        lambda rng: deal_show(rng, where="run + "),
        lambda rng: deal_show(rng, where="points=19"),
        lambda rng: deal_play(rng, where="no pair"),
        lambda rng: deal_cut(rng, where="nobs"),
    ],
)
def test_nothing_is_drawn_for_what_is_refused(refused: Dealing) -> None:
    rng = Random(10)
    before = rng.getstate()
    with pytest.raises(ValueError, match=r"\w"):
        refused(rng)
    assert rng.getstate() == before


def test_how_a_filter_is_written_does_not_change_what_is_dealt() -> None:
    plain = [deal_show(Random(seed), where="double run + nobs") for seed in range(10)]
    shouted = [deal_show(Random(seed), where=" DOUBLE   run,Nobs") for seed in range(10)]
    assert plain == shouted


def test_the_dealing_has_a_version() -> None:
    assert type(GENERATOR) is int
    assert GENERATOR >= 1
    assert catalogue.count(None, rules=ACC) == 12_994_800
