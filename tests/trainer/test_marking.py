"""An answer is marked for just what it says: no more is blamed, and no less."""

from itertools import combinations as choices
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios import DECK, Category, Show, deal_play
from tests.trainer.marked import (
    WORTH_14,
    named,
    require_books_balance,
    score_of,
    texts,
    words_for,
)
from trainer.claims import Claim, parse_combinations
from trainer.marking import mark_claims, mark_total

shows = st.builds(
    lambda cards, is_crib: Show(tuple(cards[:4]), cards[4], is_crib=is_crib),
    st.lists(st.sampled_from(DECK), min_size=5, max_size=5, unique=True),
    st.booleans(),
)


# Totals


def test_a_right_total_counts_for_all_there_was() -> None:
    marking = mark_total(score_of(WORTH_14), 14)
    assert marking.is_right
    assert marking.found == score_of(WORTH_14).combinations
    assert marking.points_found == 14


@pytest.mark.parametrize(
    ("text", "claimed", "missed"),
    [
        ("show 2C 4S 6C JH / TH", 0, "nobs JH for 1"),
        ("show JD 2S 7D 9C / 6D", 4, "nobs JD for 1"),
        ("show 9C TD JS QH / 2D", 0, "run 9C TD JS QH for 4"),
        ("show 6C 6D 8S TH / QD", 0, "pair 6C 6D for 2"),
        ("cut JD", 0, "heels JD for 2"),
        ("play 7C 4D 3H 2S | 8D 6H 9C JS : 7C 8D", 0, "fifteen 7C 8D for 2"),
    ],
)
def test_one_combination_alone_explains_what_lacks(text: str, claimed: int, missed: str) -> None:
    marking = mark_total(score_of(text), claimed)
    assert texts(marking.missed) == [missed]
    assert marking.unexplained == 0
    assert not marking.is_right
    require_books_balance(marking)


@pytest.mark.parametrize(
    ("claimed", "unexplained"),
    [(12, -2), (11, -3), (10, -4), (9, -5), (0, -14), (15, 1), (16, 2), (29, 15)],
)
def test_what_several_would_explain_is_held_to_none(claimed: int, unexplained: int) -> None:
    marking = mark_total(score_of(WORTH_14), claimed)
    assert marking.unexplained == unexplained
    assert (marking.found, marking.missed) == ((), ())
    assert not marking.is_right
    assert marking.points_found == min(claimed, 14)


@given(shows, st.integers(0, 29))
def test_a_total_is_explained_just_when_one_choice_alone_lacks(show: Show, claimed: int) -> None:
    score = show.score()
    marking = mark_total(score, claimed)
    lacking = score.points - claimed
    explanations = [
        chosen
        for size in range(1, 1 + len(score.combinations))
        for chosen in choices(score.combinations, size)
        if sum(each.points for each in chosen) == lacking
    ]
    if lacking > 0 and len(explanations) == 1 and len(explanations[0]) == 1:
        assert marking.missed == explanations[0]
    else:
        assert not marking.missed
        assert marking.unexplained == -lacking
    require_books_balance(marking)


# Combinations, by their cards


@given(shows)
def test_naming_all_there_is_is_right(show: Show) -> None:
    marking = mark_claims(show.score(), parse_combinations(" ".join(words_for(show.score()))))
    assert marking.is_right
    assert marking.found == show.score().combinations
    require_books_balance(marking)


@given(shows, st.data())
def test_just_what_was_left_out_is_missed(show: Show, data: st.DataObject) -> None:
    score = show.score()
    kept = data.draw(st.lists(st.booleans(), min_size=15, max_size=15))
    said = [word for word, keep in zip(words_for(score), kept, strict=False) if keep]
    data.draw(st.randoms()).shuffle(said)
    marking = mark_claims(score, parse_combinations(" ".join(said)))
    left_out = [each for each, keep in zip(score.combinations, kept, strict=False) if not keep]
    assert list(marking.missed) == left_out
    assert len(marking.found) == len(said)
    assert not any([marking.twice, marking.imagined, marking.misvalued])
    require_books_balance(marking)


@given(shows, st.data())
def test_just_what_was_said_again_is_counted_twice(show: Show, data: st.DataObject) -> None:
    words = words_for(show.score())
    if words:
        again = data.draw(st.sampled_from(words))
        marking = mark_claims(show.score(), parse_combinations(" ".join([again, *words])))
        (twice,) = marking.twice
        assert twice.category is show.score().combinations[words.index(again)].category
        assert not marking.is_right
        assert not any([marking.missed, marking.imagined, marking.misvalued])


@pytest.mark.parametrize(
    ("text", "claimed", "imagined"),
    [
        (WORTH_14, "46", 1),  # ten, not fifteen
        (WORTH_14, "78", 1),  # not on the table
        (WORTH_14, "p45", 1),
        (WORTH_14, "r56j", 1),
        (WORTH_14, "n", 1),  # the starter is a jack, and none is in the hand
        (WORTH_14, "x", 1),
        ("crib 2H 4H 6H 8H / KC", "x", 1),
        ("show JC 2S 6D 8H / KD", "n njc", 2),
        ("show TC JC JD QC / JH", "ptj", 1),
        ("play 4C 5D 9H 2S | 6H KH 9C JS : 4C 6H 5D", "p55 g l", 3),
        ("play 7C 4D 3H 2S | 7D 6H 9C JS : 7C 7D", "77", 1),
    ],
)
def test_what_is_not_there_is_imagined(text: str, claimed: str, imagined: int) -> None:
    marking = named(text, claimed)
    assert len(marking.imagined) == imagined
    assert not marking.found


def test_ranks_alone_will_do() -> None:
    marking = named(WORTH_14, "5j 456 456 p66 r456 r456")
    assert marking.is_right
    assert named(WORTH_14, "5j 456 456 d4566").is_right


def test_an_exact_name_is_not_taken_by_a_vague_one() -> None:
    text = "show 7C 7D 7S 2H / KD"
    for claimed in ("p77 p7c7d p77", "p7c7d p77 p77", "p77 p77 p7c7d", "p777", "p7c7 p7d7s p77"):
        assert named(text, claimed).is_right, claimed
    assert len(named(text, "p77 p77 p77 p7c7d").twice) == 1
    assert named(text, "p7c7d p7d7c").twice[0].category is Category.PAIR


def test_a_suit_that_is_said_has_to_be_right() -> None:
    marking = named(WORTH_14, "p6c6h")
    assert len(marking.imagined) == 1
    assert "pair 6S 6H for 2" in texts(marking.missed)


@pytest.mark.parametrize(
    ("text", "claimed", "worth", "there"),
    [
        ("show 9C TD JS QH / 2D", "r9tj", 3, 4),  # a run stopped short
        ("show 9C TD JS 2H / 2D", "r9tjq", 4, 3),  # a run drawn out
        ("show 3C 6C 9C QC / KC", "x3c6c9cqc", 4, 5),
        ("play 5C 5D 3H 2S | 5H 6H 9C JS : 5C 5H 5D", "p55", 2, 6),
    ],
)
def test_what_is_there_in_another_size_is_misvalued(
    text: str, claimed: str, worth: int, there: int
) -> None:
    (misvalued,) = named(text, claimed).misvalued
    assert (misvalued.claimed, misvalued.combination.points) == (worth, there)
    require_books_balance(named(text, claimed))


def test_a_flush_needs_no_size() -> None:
    assert named("show 2C 4C 6C QC / TC", "x").is_right
    assert named("show 2C 4C 6C QC / TH", "x").is_right


@pytest.mark.parametrize("seed", range(60))
def test_a_play_is_right_when_all_of_it_is_named(seed: int) -> None:
    play = deal_play(Random(seed), where="two scores")
    claims = parse_combinations(" ".join(words_for(play.score())), in_play=True)
    marking = mark_claims(play.score(), claims)
    assert marking.is_right, play
    missing_one: tuple[Claim, ...] = claims[1:]
    assert mark_claims(play.score(), missing_one).missed == play.score().combinations[:1]


@pytest.mark.parametrize("claimed", ["r9tj r9tjq", "r9tjq r9tj"])
def test_the_run_that_is_there_is_found_before_a_shorter_one_takes_it(claimed: str) -> None:
    marking = named("show 9C TD JS QH / 2D", claimed)
    assert texts(marking.found) == ["run 9C TD JS QH for 4"]
    assert [part.size for part in marking.imagined] == [3]
    assert not marking.misvalued
