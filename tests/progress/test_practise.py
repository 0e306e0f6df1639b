"""What is practised for a skill asks for it."""

import pytest

from scenarios import Play
from trainer.progress.figures import Progress, progress
from trainer.progress.fold import Folded
from trainer.progress.hearing import RIGHT, Hearing
from trainer.progress.ladder import Climbed
from trainer.progress.learned import Learned
from trainer.progress.practise import SHAPE_DRILLS, practice_of, practice_of_shape, subtlety_for
from trainer.quiz.drill import Drill
from trainer.quiz.heard_chosen import Heard
from trainer.quiz.kinds import Kind
from trainer.quiz.question import Ask, Question
from trainer.quiz.settings import Settings
from trainer.quiz.shapes import shape_of
from trainer.skills import Heading, Skill, skill_of

QUESTIONS = 60


def needed(question: Question) -> set[Skill]:
    """Say which skills a right answer takes."""
    if question.said is not None:
        off = question.said.points - question.scenario.score().points
        return {Skill.OVERCOUNT if off > 0 else Skill.SHORT_COUNT if off else Skill.RIGHT_COUNT}
    if question.ask is Ask.TURN:
        return {Skill.LEGAL_CARD}
    score = question.scenario.score()
    skills = {skill_of(each, score, question.scenario) for each in score.combinations}
    several = len(score.combinations) > 1 and not isinstance(question.scenario, Play)
    return skills | ({Skill.KEEPING_THE_TOTAL} if several else set())


@pytest.mark.parametrize("skill", Skill)
def test_what_is_practised_for_a_skill_needs_it(skill: Skill) -> None:
    settings = practice_of(skill)
    drill = Drill(settings, seed=1)
    questions = [drill.question(number) for number in range(QUESTIONS)]
    needing = sum(skill in needed(question) for question in questions)
    # Half of the counts heard are right, and not all others are over.
    assert needing >= QUESTIONS // (10 if skill is Skill.OVERCOUNT else 4)
    assert settings != Settings()
    assert Settings.parse(str(settings)) == settings


def test_a_run_is_practised_without_those_that_are_doubled() -> None:
    drill = Drill(practice_of(Skill.RUN), seed=1)
    assert all(Skill.RUN in needed(drill.question(number)) for number in range(QUESTIONS))


def test_without_a_skill_to_practise_there_is_the_mix_of_everything() -> None:
    assert practice_of(None) == Settings()
    assert practice_of(Heading.RUNS) == Settings()


def done(*levels: int) -> Progress:
    hearing = Hearing(levels={level: Climbed((True,) * 8, is_done=True) for level in levels})
    return progress(Folded(Learned(hearing=hearing)))


@pytest.mark.parametrize(
    ("levels", "subtlety"),
    [
        ((), 1),
        ((RIGHT,), 1),
        ((1,), 1),  # who calls on every count spots every mistake
        ((1, 2, 3), 1),
        ((RIGHT, 2), 1),
        ((RIGHT, 1), 2),
        ((RIGHT, 1, 2), 3),
        ((RIGHT, 1, 2, 3), 3),
    ],
)
def test_mistakes_become_harder_to_hear_as_they_are_spotted(
    levels: tuple[int, ...], subtlety: int
) -> None:
    assert subtlety_for(done(*levels)) == subtlety


@pytest.mark.parametrize("subtlety", [1, 2, 3])
def test_what_it_rises_to_can_be_practised(subtlety: int) -> None:
    settings = Settings(heard=Heard.HALF, subtlety=subtlety)
    assert Drill(settings, seed=1).question(0).said is not None


@pytest.mark.parametrize("shape", SHAPE_DRILLS)
def test_what_is_practised_for_a_shape_has_it(shape: str) -> None:
    settings = practice_of_shape(shape)
    drill = Drill(settings, seed=1)
    questions = [drill.question(number) for number in range(QUESTIONS)]
    shapes = [shape_of(question.ask, question.scenario) for question in questions]
    # A play is dealt for one thing that is in it; another may name it.
    in_play = settings.kinds == (Kind.PLAY,)
    assert shapes.count(shape) >= QUESTIONS * (0.8 if in_play else 1)
    assert settings != Settings()


def test_no_shape_of_the_mix_is_without_a_drill() -> None:
    drill = Drill(Settings(), seed=1)
    for number in range(400):
        question = drill.question(number)
        assert practice_of_shape(shape_of(question.ask, question.scenario)) != Settings()
    assert practice_of_shape("a full house") == Settings()
