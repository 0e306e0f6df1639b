"""One miscount is chosen, by how often people make it, and the same again from the same seed."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from scenarios import ACC, Category, Combination, Rules, parse_scenario
from tests.miscounts.houses import BY_PATTERN, ITEMISED
from tests.miscounts.told import lying
from trainer.miscounts.case import Case, Change, Changes
from trainer.miscounts.choosing import Allowed, Miscount, choose, miscounts, right_count
from trainer.miscounts.mistake import SUBTLETIES, Way
from trainer.miscounts.mistakes import MISTAKES

DOUBLE = "show 4C 5D 6S 6H / JH"


def chosen(text: str, seed: int, allowed: Allowed | None = None) -> Miscount | None:
    return choose(
        lying(text), Random(seed), rules=ACC, house=ITEMISED, allowed=allowed or Allowed()
    )


def keys(text: str, allowed: Allowed | None = None) -> set[str]:
    """Name all that is chosen, sooner or later."""
    every = (chosen(text, seed, allowed) for seed in range(300))
    return {each.mistake.key for each in every if each}


def test_the_same_is_chosen_from_the_same_seed() -> None:
    every = [chosen(DOUBLE, seed) for seed in range(40)]
    assert every == [chosen(DOUBLE, seed) for seed in range(40)]
    assert len({str(each.count) for each in every if each}) > 8


def test_whatever_can_be_made_of_it_is_chosen() -> None:
    assert keys(DOUBLE) == {
        key
        for key, mistake in MISTAKES.items()
        if miscounts(mistake, lying(DOUBLE), rules=ACC, house=ITEMISED)
    }


def test_nothing_is_chosen_where_nothing_can_be_made() -> None:
    assert chosen("show 2H 4C 6S 8D / QH", 1) is None
    assert chosen("cut 5D", 1) is None
    assert chosen(DOUBLE, 1, Allowed(kinds=["wrong_jack"])) is None
    assert chosen(DOUBLE, 1, Allowed(kinds=[])) is None


def test_only_what_is_allowed_is_chosen() -> None:
    assert keys(DOUBLE, Allowed(kinds=["slip", "wrong_jack"])) == {"slip"}
    hard = keys(DOUBLE, Allowed(subtlety=range(3, 4)))
    assert hard == {"fifteen_lost", "fifteen_again", "slip"}
    for way in Way:
        every = [chosen(DOUBLE, seed, Allowed(ways=[way])) for seed in range(60)]
        assert {each.way for each in every if each} == {way}


def test_what_is_done_oftener_is_chosen_oftener() -> None:
    allowed = Allowed(kinds=["fifteen_lost", "starter_ignored"])
    often = Counter(
        each.mistake.key for seed in range(600) if (each := chosen(DOUBLE, seed, allowed))
    )
    # Ten to two, whatever many ways there are to lose a fifteen.
    assert 470 < often["fifteen_lost"] < 530


def test_the_order_in_which_kinds_are_named_makes_no_difference() -> None:
    kinds = sorted(MISTAKES)
    for seed in range(20):
        assert chosen(DOUBLE, seed, Allowed(kinds=kinds)) == chosen(
            DOUBLE, seed, Allowed(kinds=kinds[::-1])
        )


def test_a_mistake_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="'miscounted' is no mistake that people make"):
        Allowed(kinds=["slip", "miscounted"])


def test_what_a_house_pays_is_no_mistake() -> None:
    crib = parse_scenario("crib 2H 4H 6H 8H / TC")
    pays = Rules(crib_flush=4)
    for mistake in MISTAKES.values():
        made = miscounts(mistake, crib, rules=pays, house=ITEMISED)
        assert bool(made) == (mistake.key == "flush_forgotten")
    alone = parse_scenario("crib 3C 6C 9C QC / KC")
    (ignored,) = miscounts(MISTAKES["starter_ignored"], alone, rules=pays, house=ITEMISED)
    assert str(ignored.count) == "6C9C x3C6C9CQC"


def lost_and_imagined(case: Case) -> Changes:
    """Lose a fifteen and count a pair that is none; or lose it alone."""
    first, *_ = case.score.combinations
    pair = Combination(Category.PAIR, case.five[:2], 2)
    yield Change(lost=(first,), added=(pair,))
    yield Change(lost=(first,))


def test_what_cancels_itself_is_left_out_unless_it_is_asked_for() -> None:
    mistake = replace(MISTAKES["slip"], changes=lost_and_imagined)
    show = parse_scenario("show 7C 2D 6H KS / QC")
    (short,) = miscounts(mistake, show, rules=ACC, house=ITEMISED)
    assert (str(short.count), short.off, short.way) == ("nothing", -2, Way.SHORT)
    even, _ = miscounts(mistake, show, rules=ACC, house=ITEMISED, cancelling=True)
    assert (str(even.count), even.off, even.way) == ("p7C2D", 0, None)


def test_a_miscount_is_said_as_the_house_counts() -> None:
    again = miscounts(MISTAKES["pair_again"], lying(DOUBLE), rules=ACC, house=BY_PATTERN)
    assert [line.words for line in again[0].count.spoken] == [
        "fifteen two",
        "fifteen four",
        "fifteen six",
        "and a double run is fourteen",
        "and a pair is sixteen",
    ]


@pytest.mark.parametrize("text", ["show 3C 3D 3S 4H / 5H", "show 8D 8S 9C TH / JD", DOUBLE])
def test_what_is_never_said_in_a_house_is_not_said_in_a_wrong_count(text: str) -> None:
    for key, mistake in MISTAKES.items():
        for house, never in ((ITEMISED, "double run"), (BY_PATTERN, "another run")):
            for each in miscounts(mistake, lying(text), rules=ACC, house=house):
                said = " ".join(line.words for line in each.count.spoken)
                # A run beside a run is what these say, and there is no other word for it.
                assert never not in said or key in {"inner_runs", "threes_instead"}


def test_a_right_count_and_a_wrong_one_are_told_alike() -> None:
    right = right_count(lying(DOUBLE), rules=ACC, house=ITEMISED)
    (once, _) = miscounts(MISTAKES["double_run_once"], lying(DOUBLE), rules=ACC, house=ITEMISED)
    assert [line.words for line in once.count.spoken] == [line.words for line in right.spoken][:-1]


def test_every_mistake_is_told_of_in_a_sentence() -> None:
    for key, mistake in MISTAKES.items():
        assert (mistake.key, mistake.subtlety in SUBTLETIES) == (key, True)
        assert 1 <= mistake.weight <= 10
        assert mistake.sentence[0].isupper()
        assert mistake.sentence.endswith(".")
        assert len(mistake.sentence) <= 100
    for what in ("name", "sentence"):
        assert len({getattr(mistake, what) for mistake in MISTAKES.values()}) == len(MISTAKES)
