"""The idea of each stage: few words, every term explained first, two hands to complete."""

import re

import pytest

from scenarios import Category
from trainer.quiz.asked import score_asked
from trainer.quiz.stages import STAGES
from trainer.teach.ideas import IDEAS, Idea

MOST_WORDS = 12
# Each with the sentence that says what it is.
EXPLAINED = {
    "suit": "Every card counts something, whatever its suit: hearts, spades, diamonds, clubs.",
    "hand": "Your hand is four cards.",
    "starter": "The starter, cut from the deck, is a fifth for everybody.",
    "fifteen": "Cards that add up to fifteen are called a fifteen.",
    "rank": "The rank of a card is what stands on it: six, king.",
    "points": "Points win the game; a fifteen pays two, said fifteen two.",
    "pair": "Two alike, such as kings, are a pair; it counts later.",
    "run": "Three ranks or more that follow each other are a run.",
    "double run": "That is a double run: two runs and a pair.",
    "flush": "Four cards of your hand in one suit are a flush.",
    "nobs": "A jack in hand of the starter's suit is his nobs.",
    "heels": "A jack that is cut as the starter is his heels.",
    "peg": "To peg points is to mark them on the board.",
    "dealer": "The dealer, the player who dealt, pegs two for it at once.",
    "the show": "When hands are counted, in the show, it pays nothing more.",
    "crib": "The four laid away by both are the crib.",
    "the play": "That is the play; pone, who did not deal, begins.",
    "pone": "That is the play; pone, who did not deal, begins.",
    "the count": "The count adds up the cards laid, thirty-one at most.",
    "go": "Who has no card that fits says go; who has, must lay.",
    "last card": "Once all cards are laid it is called last card instead.",
}


def test_every_stage_has_its_idea() -> None:
    assert list(IDEAS) == list(STAGES)


@pytest.mark.parametrize("idea", IDEAS.values(), ids=IDEAS)
def test_an_idea_is_a_few_short_sentences(idea: Idea) -> None:
    assert 3 <= len(idea.sentences) <= 9
    for sentence in idea.sentences:
        assert len(sentence.split()) <= MOST_WORDS, sentence
        assert re.fullmatch("[A-Z][^.]*[.]", sentence), sentence


@pytest.mark.parametrize("term", EXPLAINED)
def test_a_term_is_explained_where_it_first_comes(term: str) -> None:
    sentences = [sentence for idea in IDEAS.values() for sentence in idea.sentences]
    first = next(each for each in sentences if re.search(rf"\b{term}s?\b", each, re.IGNORECASE))
    assert first == EXPLAINED[term]


@pytest.mark.parametrize(
    ("key", "sentence"),
    [
        ("runs", "Their order is ace to ten, jack, queen, king."),
        ("multiple-runs", "Its two runs of three pay six, its pair two: eight."),
        ("crib", "Each player is dealt six cards and lays two away."),
    ],
)
def test_what_a_rule_rests_on_is_said_with_it(key: str, sentence: str) -> None:
    assert sentence in IDEAS[key].sentences


@pytest.mark.parametrize("idea", IDEAS.values(), ids=IDEAS)
def test_of_each_hand_something_is_left_to_say(idea: Idea) -> None:
    for hand in idea.hands:
        assert hand.given is not None
        assert 0 <= hand.given < len(hand.lines())


@pytest.mark.parametrize("idea", IDEAS.values(), ids=IDEAS)
def test_the_two_hands_differ_and_are_told_apart(idea: Idea) -> None:
    one, other = idea.hands
    assert one.text != other.text
    assert one.anchor != other.anchor


def test_a_stage_shows_nothing_that_comes_later() -> None:
    stages = {
        "cards": {Category.FIFTEEN},
        "fifteens": {Category.FIFTEEN},
        "pairs": {Category.FIFTEEN, Category.PAIR},
        "runs": {Category.FIFTEEN, Category.PAIR, Category.RUN},
        "play-pairs": {Category.FIFTEEN, Category.THIRTY_ONE, Category.PAIR},
        "play-runs": {Category.FIFTEEN, Category.THIRTY_ONE, Category.PAIR, Category.RUN},
    }
    for stage, asked in stages.items():
        assert all(set(hand.score.by_category) <= asked for hand in IDEAS[stage].hands)


def test_what_is_said_first_in_a_stage_is_its_own_rule_at_the_end() -> None:
    """The lines left to say are of what the stage is about."""
    about = {
        "fifteens": Category.FIFTEEN,
        "pairs": Category.PAIR,
        "runs": Category.RUN,
        "multiple-runs": Category.RUN,
    }
    for stage, category in about.items():
        for hand in IDEAS[stage].hands:
            assert hand.score.combinations[-1].category is category


@pytest.mark.parametrize("key", STAGES)
def test_what_is_said_of_a_worked_hand_is_what_its_stage_asks(key: str) -> None:
    for hand in IDEAS[key].hands:
        score = score_asked(hand.scenario.score(), STAGES[key].asked)
        assert hand.score == score
