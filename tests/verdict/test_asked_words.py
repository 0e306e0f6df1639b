"""What is said in a stage of the ladder is about the rules that it asks."""

from dataclasses import replace
from typing import Final

import pytest

from scenarios import Category, parse_cards
from tests.quiz.replied import BROKEN_RUN, answer_to, question_of
from trainer.quiz.asked import ANY_FIFTEEN, asked_words
from trainer.quiz.question import Ask, Question
from trainer.verdict.told import verdict
from trainer.verdict.why_not import why_not
from trainer.verdict.words import ask_words, counts_words

HAND: Final = "show 4C 5D 6S 6H / JH"
JACKS: Final = "show 2C 4S 6C JC / TC"
RUN_IN_PLAY: Final = "play 4C 6D 9H 2S | 5H KH 9C JS : 4C 5H 6D"
GO_IN_PLAY: Final = "play KC QD 9H 8S | JH TH 9C 7S : KC JH QD"


def some(text: str, *categories: Category, ask: Ask | None = None) -> Question:
    question = question_of(text, ask)
    return Question(question.ask, question.scenario, question.seat, asked_words(categories))


F, P, R = Category.FIFTEEN, Category.PAIR, Category.RUN


@pytest.mark.parametrize(
    ("question", "cards", "sentence"),
    [
        (some(HAND, F), "6S 6H", "Two sixes make twelve, not fifteen; a pair does not count here."),
        (
            some(HAND, F),
            "4C 5D 6S",
            "Four, five and six, fifteen for two; a run does not count here.",
        ),
        (some(HAND, F), "4C 5D", "Four and five make nine, not fifteen."),
        (some(HAND, F, P), "4C 5D", "Four and five make nine, not fifteen, and are no pair."),
        (some(HAND, F), "4C", "These cards score nothing that counts here."),
        (some(HAND, P), "5D JH", "Five and jack are not of one rank; fifteen does not count here."),
        (some(HAND, P), "4C 5D", "Four and five are not of one rank."),
        (some(HAND, R), "4C 6S JH", "They are not ranks in a row."),
        (some(JACKS, F), "JC", "His nobs does not count here."),
        (some(JACKS, F), "2C 6C JC TC", "Two, six, ten and jack make twenty-eight, not fifteen."),
        (some(RUN_IN_PLAY, P), "4C 5H 6D", "Fifteen and a run do not count here."),
        (some(RUN_IN_PLAY, P), "5H 6D", "They make eleven, and are no pair."),
        (some(RUN_IN_PLAY, F), "5H 6D", "They make eleven."),
        (some(RUN_IN_PLAY, F), "6D", "A card alone scores nothing here."),
        (some(BROKEN_RUN, F, P), "3C 4H 5H", "They make twelve, and are no pair."),
        (some(BROKEN_RUN, F, R), "3C 4H 5H", "A broken run: the seven lies between."),
        (some(GO_IN_PLAY, F, P), "QD", "Go does not count here."),
    ],
)
def test_why_not_says_what_does_not_count(question: Question, cards: str, sentence: str) -> None:
    assert why_not(question, parse_cards(cards)) == sentence


@pytest.mark.parametrize(
    ("question", "ask", "counts"),
    [
        (some(HAND, F), "What are the fifteens worth?", "Only fifteens count here."),
        (
            some(HAND, F, P, R),
            "What are the fifteens, pairs and runs worth?",
            "Only fifteens, pairs and runs count here.",
        ),
        (
            some(RUN_IN_PLAY, F, Category.THIRTY_ONE),
            "What did the card laid last earn in fifteens and thirty-ones?",
            "Only fifteens and thirty-ones count here.",
        ),
        (
            Question(Ask.SHOW, question_of(HAND).scenario, asked=(ANY_FIFTEEN,)),
            "Which cards make fifteen?",
            "One fifteen is enough, whichever it is. There may be none.",
        ),
        (some(RUN_IN_PLAY, F, ask=Ask.TURN), "Which cards may you lay, or is it go?", ""),
        (question_of(HAND), "What is it worth?", ""),
    ],
)
def test_the_question_says_what_counts(question: Question, ask: str, counts: str) -> None:
    assert (ask_words(question), counts_words(question)) == (ask, counts)


@pytest.mark.parametrize(
    ("text", "claimed", "headline", "detail"),
    [
        (HAND, "5j", "Fifteen, right", ""),
        (HAND, "456 5j p66", "Fifteen, right", ""),
        (HAND, "", "There is a fifteen", "There is: five and jack, fifteen for two."),
        (
            HAND,
            "46",
            "Not fifteen",
            "There is: five and jack, fifteen for two. Not there: four and six, fifteen.",
        ),
        (HAND, "5j 46", "One of them is no fifteen", "Not there: four and six, fifteen."),
        (
            HAND,
            "5j 5j",
            "Fifteen it is, but once",
            "Counted once too often: five and jack, fifteen.",
        ),
        ("show 2H 4H 6H 8H / KC", "", "No fifteen, right", ""),
    ],
)
def test_any_fifteen_is_right_or_not_and_no_figure(
    text: str, claimed: str, headline: str, detail: str
) -> None:
    question = Question(Ask.SHOW, question_of(text).scenario, asked=(ANY_FIFTEEN,))
    answer = replace(answer_to(question, "combinations", claimed), asked=question.asked)
    told = verdict(question, answer)
    assert (told.headline, told.detail) == (headline, detail)
    assert told.names == ()


def test_what_lies_there_is_called_by_what_was_asked() -> None:
    def names(*asked: Category, of: str = "show 4C 4D 5S 5H / 6C") -> list[str]:
        question = some(of, *asked)
        answer = replace(answer_to(question, "total", "0"), asked=question.asked)
        return [name for name, _ in verdict(question, answer).names]

    assert names() == ["double double run"]
    assert names(F, P) == []
    assert names(F, P, R) == ["double double run"]
    assert names(F, R, of=RUN_IN_PLAY) == ["two scores"]
    assert names(F, P, of=RUN_IN_PLAY) == []
