"""Whoever points at cards hears what they score, or why they do not."""

from collections.abc import Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios import Card, deal_play, deal_show, parse_cards
from tests.quiz.replied import BROKEN_RUN, TWO_FITS, WORTH_14, question_of, turn_of
from trainer.quiz.question import Ask, Question, questions_about
from trainer.verdict.why_not import why_not

GO_AND_RUN = "play KC QD 9H 8S | JH TH 9C 7S : KC JH QD"
AFTER_A_RESET = "play KC 9D 9H 8S | JH TH 9C 7S : KC JH 9D 9C"
HELD = "Cards score when they are laid, and not while they are held."


@pytest.mark.parametrize(
    ("text", "cards", "said"),
    [
        (WORTH_14, "", "Choose some cards, to hear what they score or why they do not."),
        (WORTH_14, "6S 6H", "Two sixes, a pair for two."),
        (
            WORTH_14,
            "6S 4C 5D",
            "Four, five and six, fifteen for two; four, five and six, a run for three.",
        ),
        (WORTH_14, "JH", "A jack as the starter is no nobs."),
        (WORTH_14, "4C", "One card alone scores only as his nobs, the jack of the starter's suit."),
        (WORTH_14, "4C 5D", "Four and five make nine, not fifteen, and are no pair."),
        (
            WORTH_14,
            "4C 6S JH",
            "Four, six and jack make twenty, not fifteen; they are not ranks in a row.",
        ),
        (
            "2C 6D 5S 4H / AD",
            "2C 6D 4H",
            (
                "Two, four and six make twelve, not fifteen; "
                "for a run the three is missing, and the five that lies here is left out."
            ),
        ),
        ("9C 9D 9S 2H / KD", "9C 9D 9S", "Three nines, three of a kind (pair royal) for six."),
        ("2C 4S 6C JH / TH", "JH", "His nobs for one."),
        ("2C 4S 6C JH / TC", "JH", "The jack is not of the starter's suit."),
        ("2C 4C 6C QC / TC", "2C 4C 6C QC TC", "A flush for five."),
        (
            "crib 2H 3H 4H 5H / KC",
            "2H 3H 4H 5H",
            (
                "Two, three, four and five, a run for four; "
                "a flush in the crib takes all five, the starter too."
            ),
        ),
        (
            "2H 3H 4H 5H / KH",
            "2H 3H 4H 5H",
            "Two, three, four and five, a run for four; the one flush here is that of five.",
        ),
        (
            "2H 3H 4H 5H / KC",
            "2H 3H 4H 5H",
            "Two, three, four and five, a run for four; a flush for four.",
        ),
        ("cut JD", "JD", "His heels for two."),
        ("cut 5D", "5D", "Only a jack scores at the cut, two for his heels, and this is a five."),
        (BROKEN_RUN, "3C 4H 5H", "A broken run: the seven lies between."),
        (BROKEN_RUN, "5H", "A card alone scores only as go or as the last card."),
        (BROKEN_RUN, "3C 4H", "Only the last card scores now, the five, and what it makes."),
        (BROKEN_RUN, "9H", HELD),
        (BROKEN_RUN, "7D 5H", "They make twelve, and are no pair and no run."),
        (
            "play 5C 5D 3H 2S | 5H 6H 9C JS : 5C 5H 5D",
            "5C 5D",
            "The last three cards of a rank are one score.",
        ),
        (AFTER_A_RESET, "9D 9C", "Cards of the count before score no more."),
        (
            "play 5C TD 9H 2S | 2H KH 9C JS : 5C 2H TD",
            "5C TD",
            "Fifteen takes the whole count, and that is seventeen.",
        ),
        (GO_AND_RUN, "QD", "Go for one."),
        (
            GO_AND_RUN,
            "QD JH",
            "They make twenty, and are no pair and no run; but there is among them: go for one.",
        ),
    ],
)
def test_a_sentence_says_what_cards_score_or_why_not(text: str, cards: str, said: str) -> None:
    assert why_not(question_of(text), parse_cards(cards)) == said


@pytest.mark.parametrize(
    ("text", "cards", "beginning", "end"),
    [
        (WORTH_14, "4C 5D 6S 6H", "Four, five, six and six make twenty-one", "for three, twice."),
        (
            "2C 4C 6C QC / TC",
            "2C 4C 6C QC",
            "Two, four, six and queen make",
            "the one flush here is that of five.",
        ),
        (
            "2H 6H TH QC / KH",
            "2H 6H TH KH",
            "Two, six, ten and king make",
            "three of the four and the starter are no flush.",
        ),
        ("2C 4S 6C JH / TH", "4S JH", "Four and jack make", "among them: his nobs for one."),
    ],
)
def test_several_faults_are_said_and_then_what_is_among_them(
    text: str, cards: str, beginning: str, end: str
) -> None:
    said = why_not(question_of(text), parse_cards(cards))
    assert said.startswith(beginning)
    assert said.endswith(end)


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ("2H", "The two makes thirty-one: it may be laid."),
        ("8C", "The eight makes thirty-seven: that is too many."),
        ("2H 8C", HELD),
    ],
)
def test_of_a_turn_it_is_said_what_a_card_makes(cards: str, said: str) -> None:
    assert why_not(turn_of(TWO_FITS), parse_cards(cards)) == said


@pytest.mark.parametrize(
    ("cards", "sentence"), [("KS", "KS is not to be seen here"), ("4C 4C", "twice")]
)
def test_cards_that_are_not_there_are_refused(cards: str, sentence: str) -> None:
    chosen = [card for each in cards.split() for card in parse_cards(each)]
    with pytest.raises(ValueError, match=sentence):
        why_not(question_of(WORTH_14), chosen)


def groups(cards: Sequence[Card]) -> list[tuple[Card, ...]]:
    return [each for size in range(1, 4) for each in combinations(cards, size)]


@given(st.integers(0, 10**6), st.booleans())
def test_of_any_cards_something_is_said(seed: int, is_crib: bool) -> None:
    rng = Random(seed)
    questions: list[Question] = [
        *questions_about(deal_show(rng, is_crib=is_crib)),
        *questions_about(deal_play(rng)),
    ]
    for question in questions:
        if question.ask is not Ask.OPEN:
            for cards in groups(question.seen):
                assert why_not(question, cards).endswith(".")
