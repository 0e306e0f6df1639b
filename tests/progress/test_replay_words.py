"""Mistakes in a sentence: how many there are, and when they come back."""

from datetime import timedelta

import pytest

from tests.progress.made import NOON
from trainer.progress.mistakes import MOST_OPEN, Mistake, skills_of
from trainer.progress.replay_words import how_words, over, waiting
from trainer.quiz.again import Again
from trainer.skills import Skill


def some(many: int) -> list[Mistake]:
    return [
        Mistake(
            answer=f"a{number}",
            practice="first",
            number=number,
            at=NOON + timedelta(seconds=number),
            skills=(Skill.PAIR, *([Skill.NOBS] if number else [])),
            lost=2,
        )
        for number in range(many)
    ]


@pytest.mark.parametrize(
    ("many", "due", "said"),
    [
        (0, 0, "What you lose comes here, and is asked again until you solve it on two different"),
        (1, 1, "1 question lost and not yet solved on two different days."),
        (3, 3, "3 questions lost and not yet solved on two different days."),
        (3, 2, "days. 1 solved today comes back tomorrow, in other cards."),
        (3, 1, "days. 2 solved today come back tomorrow, in other cards."),
        (3, 0, "days. All were solved today; they come back tomorrow, in other cards."),
        (1, 0, "days. It was solved today, and comes back tomorrow, in other cards."),
    ],
)
def test_it_is_said_how_many_wait(many: int, due: int, said: str) -> None:
    assert said in waiting(some(many), due=due, every=many)


@pytest.mark.parametrize(
    ("many", "due", "said"),
    [
        (MOST_OPEN, MOST_OPEN, "The last 200 questions lost and not yet solved on two different"),
        (37, 37, "37 of the last 200 questions lost and not yet solved on two different days."),
        (1, 0, "before is let go. It was solved today, and comes back tomorrow, in other cards."),
    ],
)
def test_where_no_more_are_kept_it_is_said_that_older_ones_are_not(
    many: int, due: int, said: str
) -> None:
    words = waiting(some(many), due=due, every=MOST_OPEN)
    assert said in words
    assert "days. What was lost before is let go." in words


@pytest.mark.parametrize(
    ("again", "many", "title", "sentence"),
    [
        (Again(), 0, "Nothing left to replay", "asked again until you solve it on two different"),
        (Again(), 1, "Done for today", "1 question comes back tomorrow, in other cards."),
        (Again(skill=Skill.NOBS), 3, "Done for today", "2 questions come back tomorrow"),
        (Again(practice="first"), 1, "All of them right", "It comes back another day"),
        (Again(practice="first"), 2, "All of them right", "They come back another day"),
        (Again(practice="second"), 2, "Nothing left to replay", "two different days."),
    ],
)
def test_it_is_said_that_nothing_is_left(
    again: Again, many: int, title: str, sentence: str
) -> None:
    said = over(again, some(many))
    assert said[0] == title
    assert sentence in said[1]


def test_a_replay_is_said_to_be_one_and_not_its_answer() -> None:
    assert [how_words("again"), how_words("alike")] == ["again, as it was", "again, other cards"]


def test_mistakes_are_counted_skill_by_skill_in_their_order() -> None:
    assert list(skills_of(some(3)).items()) == [(Skill.PAIR, 3), (Skill.NOBS, 2)]
    assert skills_of([]) == {}
