"""What is claimed together is marked together: all that can be found is, in whatever order."""

from collections.abc import Callable, Sequence
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios import DECK, Category, Combination, Rank, Show, deal_play
from scenarios.scenario import Scenario
from tests.trainer.marked import named, require_books_balance, spoken, words_for
from trainer.claims import Claim, parse_combinations, parse_spoken
from trainer.marking import Marking, mark_claims

Mark = Callable[[str, str], Marking]


def in_every_order(mark: Mark, text: str, claimed: str) -> Marking:
    """Mark a few claims in all their orders, which has to come to the same."""
    words = claimed.split()
    first, *others = (mark(text, " ".join(order)) for order in permutations(words))
    assert all(other == first for other in others)
    require_books_balance(first)
    return first


@pytest.mark.parametrize(
    ("mark", "text", "claimed", "found", "imagined"),
    [
        (named, "show 3C 4D 5S 6H / KD", "r3456 r345", 1, 1),
        (named, "show 3C 4D 5S 5H / 6C", "d34556 r345 r345 r456 r456", 3, 4),
        (named, "crib 3C 6C 9C QC / KC", "x3c6c9cqc x3c6c9cqckc", 1, 1),
        (named, "crib 3C 6C 9C QC / KC", "x x3c6c9cqc", 1, 1),
        (spoken, "crib 3C 6C 9C QC / KC", "x4 x5", 1, 1),
        (spoken, "show 3C 4D 5S 6H / KD", "r3 r4", 1, 1),
        (spoken, "show 3C 4D 5S 5H / 6C", "d4 d3", 3, 2),
        (spoken, "show 8D 8S 9C TH / JD", "r4 r4 t3 p", 3, 4),
        (spoken, "play 3C 4D 9H 2S | 5H 6H KC JS : 3C 5H 4D", "r3 r4", 1, 1),
        (named, "play 3C 4D 9H 2S | 5H 6H KC JS : 3C 5H 4D 6H", "r3456 r345 r456", 1, 2),
        (named, "play 5C 5D 3H 2S | 5H 6H 9C JS : 5C 5H 5D", "p555 p5c5d", 1, 1),
    ],
)
def test_what_is_right_is_found_beside_what_is_shorter_or_longer(
    mark: Mark, text: str, claimed: str, found: int, imagined: int
) -> None:
    marking = in_every_order(mark, text, claimed)
    assert len(marking.found) == found
    assert len(marking.imagined) == imagined
    assert not marking.misvalued


@pytest.mark.parametrize(
    ("text", "claimed", "found", "misvalued", "imagined"),
    [
        ("show 5D 4D 5C 5S / 3S", "r3 d4", 3 + 2, 6, 0),  # three runs, and a pair of three
        ("show 8D 8S 9C TH / JD", "r4 t3", 4, 3 + 2, 2),
        ("show 3C 4D 5S 6H / KD", "r3 r3", 0, 3, 1),
        ("show 2C 4C 6C QC / TC", "x4 x4", 0, 4, 1),
    ],
)
def test_what_is_left_is_valued_wrongly_and_the_rest_imagined(
    text: str, claimed: str, found: int, misvalued: int, imagined: int
) -> None:
    marking = in_every_order(spoken, text, claimed)
    wrongly = sum(min(each.claimed, each.combination.points) for each in marking.misvalued)
    assert wrongly == misvalued
    assert marking.points_found == found + wrongly
    assert len(marking.imagined) == imagined


@pytest.mark.parametrize(
    ("text", "claimed", "found"),
    [
        ("show 7H 7C 8D KS / 2S", "7h8 78d", 2),
        ("show 7C 7D 7S 2H / KD", "p7d7 p7d7 p7c7", 3),
        ("show 5C 5D JH JS / 2C", "5cj 5jh 5jh", 3),
        ("show 5C 5D JH JS / 2C", "5cj 5j 5jh 5j", 4),
        ("show 5C 5D 6H 6S / 4C", "r45c6 r456h r456h r456", 4),
    ],
)
def test_a_card_that_is_half_named_leaves_others_theirs(
    text: str, claimed: str, found: int
) -> None:
    marking = in_every_order(named, text, claimed)
    assert len(marking.found) == found
    assert not marking.twice


def pairs_among(combinations: Sequence[Combination]) -> str:
    """Name the rank of each pair, in order."""
    ranks = [each.cards[0].rank for each in combinations if each.category is Category.PAIR]
    return " ".join(map(str, sorted(ranks)))


@pytest.mark.parametrize(
    ("text", "claimed", "found", "missed", "twice"),
    [
        ("show 6C 6D 6S 3H / 3D", "p3", "6 6 6", "3", 0),
        ("show 6C 6D 6S 3H / 3D", "p3 p", "3 6 6 6", "", 0),
        ("show 6C 6D 6S 3H / 3D", "p p p p", "3 6 6 6", "", 0),
        ("show 6C 6D 6S 3H / 3D", "p3 p3", "6 6 6", "3", 3),
        ("show 9C 9D 7S 7H / 7D", "p4", "7 7 7", "9", 3),
        ("show 8C 8D 8S 8H / KD", "p4 p", "8 8 8 8 8 8", "", 1),
    ],
)
def test_three_of_a_kind_are_of_one_rank(
    text: str, claimed: str, found: str, missed: str, twice: int
) -> None:
    marking = in_every_order(spoken, text, claimed)
    assert pairs_among(marking.found) == found
    assert pairs_among(marking.missed) == missed
    assert len(marking.twice) == twice
    assert not marking.misvalued


@pytest.mark.parametrize(("claimed", "missed"), [("p3", 3), ("p3 p", 2), ("p p", 4), ("p3 p p", 1)])
def test_of_four_of_a_kind_it_is_not_known_which_three_were_meant(
    claimed: str, missed: int
) -> None:
    marking = in_every_order(spoken, "show 8C 8D 8S 8H / KD", claimed)
    (unsure,) = marking.unsure
    assert (len(unsure.combinations), unsure.missed) == (6, missed)
    assert not (marking.found)
    assert not (marking.missed)
    assert not (marking.twice)


@pytest.mark.parametrize(
    ("claimed", "found", "missed", "misvalued"),
    [("p3", "", "6", [(6, 2)]), ("p p3", "6", "", [(6, 2)]), ("p4 p3", "", "", [(6, 2), (12, 2)])],
)
def test_three_of_a_kind_where_two_are_is_a_pair_valued_wrongly(
    claimed: str, found: str, missed: str, misvalued: list[tuple[int, int]]
) -> None:
    marking = in_every_order(spoken, "show 5C 5D 6H 6S / KC", claimed)
    assert pairs_among(marking.found) == found
    assert pairs_among(marking.missed) == missed
    assert [(each.claimed, each.combination.points) for each in marking.misvalued] == misvalued


def test_three_of_a_kind_where_no_two_are_is_imagined() -> None:
    (imagined,) = spoken("show 2H 4C 8S TD / QH", "p3").imagined
    assert imagined.size == 3


ROYAL = "play 5C 5D 3H 2S | 5H 6H 9C JS : 5C 5H 5D"
DOUBLE = "play 5C 5D 3H 2S | 5H 5S 9C JS : 5C 5H 5D 5S"


@pytest.mark.parametrize(
    ("mark", "text", "claimed"),
    [
        (named, ROYAL, "5c5h5d p5c5h p5h5d p5c5d"),
        (named, ROYAL, "555 p55 p55 p55"),
        (spoken, ROYAL, "15 p p p"),
        (spoken, DOUBLE, "p p p p p p"),
    ],
)
def test_a_pair_royal_of_the_play_may_be_told_by_all_its_pairs(
    mark: Mark, text: str, claimed: str
) -> None:
    marking = mark(text, claimed)
    assert marking.is_right
    assert marking.claimed == marking.score.points


@pytest.mark.parametrize(
    ("mark", "claimed", "imagined"),
    [(named, "555 p5c5h p5c5h p5c5d", 2), (spoken, "15 p p", 1), (named, "555 p5c5d", 0)],
)
def test_some_of_its_pairs_are_not_the_pair_royal(mark: Mark, claimed: str, imagined: int) -> None:
    marking = in_every_order(mark, ROYAL, claimed)
    assert [(each.claimed, each.combination.points) for each in marking.misvalued] == [(2, 6)]
    assert len(marking.imagined) == imagined


def test_a_pair_more_than_a_pair_royal_has_is_imagined() -> None:
    marking = spoken(ROYAL, "15 p p p p")
    assert len(marking.found) == 2
    assert [part.size for part in marking.imagined] == [2]


WORDS = (
    "78 79 5j 5cj 5jh 55 555 456 4566 p55 p5c5 p66 p444 p77 r678 r345 r3456 r456 r45c6 rqka d4556 "
    "d3445 d34556 x x2468 n nj njh h g l"
).split()
LINES = "15 31 p p3 p4 r3 r4 r5 d3 d4 t3 dd3 x4 x5 n h g l".split()
# Of few ranks, so that they are often alike and in a row.
NEAR = [card for card in DECK if card.rank in {3, 4, 5, 6, 7, Rank.JACK}]
SHOWS = st.lists(st.sampled_from(NEAR), min_size=5, max_size=5, unique=True).map(
    lambda cards: Show(tuple(cards[:4]), cards[4])
)
PLAYS = st.builds(
    lambda seed, where: deal_play(Random(seed), where=where),
    st.integers(0, 10**6),
    st.sampled_from(["pair", "pair royal", "run", "fifteen", "go"]),
)


@given(SHOWS | PLAYS, st.data())
def test_the_order_of_claims_does_not_matter(scenario: Scenario, data: st.DataObject) -> None:
    score, in_play = scenario.score(), not isinstance(scenario, Show)
    claims: tuple[Claim, ...] = (
        *parse_combinations(
            " ".join(data.draw(st.lists(st.sampled_from([*WORDS, *words_for(score)]), max_size=8))),
            in_play=in_play,
        ),
        *parse_spoken(" ".join(data.draw(st.lists(st.sampled_from(LINES), max_size=8)))),
    )
    marking = mark_claims(score, claims)
    require_books_balance(marking)
    assert mark_claims(score, data.draw(st.permutations(claims))) == marking


@given(SHOWS, st.lists(st.sampled_from(LINES), max_size=6))
def test_all_that_is_there_is_found_beside_whatever_else(show: Show, others: list[str]) -> None:
    claims = [
        *parse_combinations(" ".join(words_for(show.score()))),
        *parse_spoken(" ".join(others)),
    ]
    assert mark_claims(show.score(), claims).found == show.score().combinations
