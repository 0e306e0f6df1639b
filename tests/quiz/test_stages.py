"""Each stage of the ladder asks its rules, and deals them, their traps and their absence."""

from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from scenarios import GENERATOR, Cut, Play, Show
from scenarios.facts import play_facts, show_facts
from scenarios.patterns import PLAY_PATTERNS, SHOW_PATTERNS
from scenarios.traps import PLAY_TRAPS, SHOW_TRAPS
from tests.browser.table import right_text
from tests.store.made import practice
from trainer.quiz.asked import ANY_FIFTEEN, categories_asked, score_asked
from trainer.quiz.drill import Drill, question_of
from trainer.quiz.kinds import TURNS, Kind
from trainer.quiz.question import Ask, Question
from trainer.quiz.replies import check_reply, forms_of, marked
from trainer.quiz.settings import Settings
from trainer.quiz.stages import STAGES, stage_of
from trainer.quiz.transcript import CountEnded, SaidGo, transcript
from trainer.record import Answer

IN_ORDER = "cards fifteens pairs runs multiple-runs flush-and-jacks crib".split()
IN_ORDER += "play-pairs play-runs go everything".split()
MANY = 200
NOTHING_ASKED, TURN = "nothing that is asked", TURNS

# What has to come up in each: rules, traps, and their absence.
SHOWN = {
    "cards": ["fifteen of two", "fifteen of three", "fifteen behind a fifteen", NOTHING_ASKED],
    "fifteens": ["fifteen of two", "fifteen of four", "fifteen behind a fifteen", NOTHING_ASKED],
    "pairs": ["pair", "pair royal", "double pair royal", "fifteen", NOTHING_ASKED],
    "runs": ["run of three", "run of four", "run of five", "pair", "fifteen", NOTHING_ASKED],
    "multiple-runs": [
        "double run of three",
        "double run of four",
        "triple run",
        "double double run",
        "run of three",
        "pair royal",
    ],
    "flush-and-jacks": [
        "flush of four",
        "flush of five",
        "starter as the fourth suit",
        "nobs",
        "wrong jack",
        "starter jack",
        "heels",
        "no heels",
    ],
    "crib": ["flush of five", "crib flush trap", "nobs", "wrong jack", "nothing"],
    "play-pairs": ["fifteen", "thirty-one", "pair", "pair royal", "parted pair", NOTHING_ASKED],
    "play-runs": ["run", "run out of order", "broken run", "run of four or more", NOTHING_ASKED],
    "go": ["go", "last card", "thirty-one is not three", "after a reset", "nothing", TURN],
    "everything": ["fifteen", "pair", "run", "nobs", "wrong jack", "thirty-one", "go", TURN],
}


@cache
def questions(key: str, seed: int = 1) -> tuple[Question, ...]:
    drill = Drill(Settings(stage=key), seed)
    return tuple(drill.question(number) for number in range(MANY))


def seen_in(question: Question) -> set[str]:
    """Name all that there is to see in a question."""
    if question.ask is Ask.TURN:
        return {TURN}
    scenario = question.scenario
    asked = score_asked(scenario.score(), question.asked)
    names = set() if asked.combinations else {NOTHING_ASKED}
    if isinstance(scenario, Show):
        shown = show_facts(scenario)
        return names | {each.name for each in (*SHOW_PATTERNS, *SHOW_TRAPS) if each.holds(shown)}
    if isinstance(scenario, Cut):
        return names | {"heels" if asked.points else "no heels"}
    laid = play_facts(scenario)
    assert laid
    return names | {each.name for each in (*PLAY_PATTERNS, *PLAY_TRAPS) if each.holds(laid)}


def test_the_stages_come_in_the_order_in_which_one_climbs() -> None:
    assert list(STAGES) == IN_ORDER
    assert all(stage.key == key for key, stage in STAGES.items())
    assert len({stage.title for stage in STAGES.values()}) == len(STAGES)


@pytest.mark.parametrize("key", IN_ORDER)
def test_a_stage_shows_its_rules_their_traps_and_their_absence(key: str) -> None:
    there = Counter(name for question in questions(key) for name in seen_in(question))
    assert {name: there[name] for name in SHOWN[key] if there[name] < 5} == {}


def test_in_the_stage_of_runs_no_run_is_doubled() -> None:
    for seed in range(5):
        for question in questions("runs", seed):
            assert not seen_in(question) & {"double run", "triple run", "double double run"}


@pytest.mark.parametrize("key", ["play-pairs", "play-runs"])
def test_before_the_stage_of_go_nobody_says_it_and_no_count_is_begun_anew(key: str) -> None:
    for seed in range(5):
        for question in questions(key, seed):
            assert isinstance(question.scenario, Play)
            told = transcript(question.scenario)
            assert not [each for each in told if isinstance(each, SaidGo)], question
            ended = [each for each in told if isinstance(each, CountEnded)]
            assert all(each.count == 31 and each is told[-1] for each in ended), question


@pytest.mark.parametrize("key", ["play-pairs", "play-runs"])
def test_before_the_stage_of_go_both_hands_lie_open_as_in_its_worked_hands(key: str) -> None:
    assert {question.ask for question in questions(key)} == {Ask.OPEN}


@pytest.mark.parametrize("key", IN_ORDER)
def test_every_question_of_a_stage_asks_its_rules_and_can_be_answered(key: str) -> None:
    for question in questions(key)[:60]:
        assert question.asked == STAGES[key].asked
        for form in forms_of(question.ask, question.asked):
            text = right_text(question, form)
            check_reply(question, form, text)
            answer = Answer(
                id="p-0",
                practice="p",
                number=0,
                scenario=str(question.scenario),
                question=question.ask.value,
                asked=question.asked,
                form=form,
                claimed=text,
                house="",
                why=STAGES[key].why,
                answered=practice().started,
            )
            assert marked(answer).result.is_right


def test_a_stage_asks_more_than_the_one_before_of_its_kind() -> None:
    asked = [categories_asked(stage.asked) for stage in STAGES.values()]
    assert ANY_FIFTEEN in STAGES["cards"].asked
    assert asked[0] <= asked[1] < asked[2] < asked[3] == asked[4] < asked[5]
    assert asked[7] < asked[8] < asked[9]


def test_kinds_of_questions_are_those_of_links() -> None:
    kinds = {kind for stage in STAGES.values() for kind in stage.dealt}
    assert kinds == {kind.value for kind in Kind}


@pytest.mark.parametrize("key", IN_ORDER)
def test_the_stage_of_an_answer_is_told_by_why_it_was_asked(key: str) -> None:
    assert stage_of(STAGES[key].why) == STAGES[key]


@pytest.mark.parametrize("why", ["", "stage", "stage ", "stage cars", "again pairs", "pairs"])
def test_other_reasons_tell_no_stage(why: str) -> None:
    assert stage_of(why) is None


@pytest.mark.parametrize("settings", ["stage=play-pairs", "", "stage=nonsense"])
def test_a_question_of_a_stage_is_found_again_with_its_rules(settings: str) -> None:
    for number in range(10):
        question = Drill(Settings(stage="play-pairs"), 7).question(number)
        lost = Answer(
            id="p-0",
            practice="p",
            number=number,
            scenario=str(question.scenario),
            question=question.ask.value,
            asked=question.asked,
            form="total",
            claimed="0",
            house="",
            answered=practice().started,
        )
        kept = practice()
        found = question_of(lost, replace(kept, settings=settings, seed=7, generator=GENERATOR))
        assert found
        assert (found.scenario, found.ask) == (question.scenario, question.ask)
        assert found.asked == ("fifteen", "thirty one", "pair")
        assert settings != "stage=play-pairs" or found == question
