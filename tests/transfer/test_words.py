"""What taking in comes to is said in a sentence."""

from dataclasses import replace
from typing import Any

import pytest

from tests.store.made import learner
from trainer.store import Intake
from trainer.transfer import foreseen, taken

STAYS = "answered here otherwise; what is here stays."


def intake(name: str = "Ada", **changes: object) -> Intake:
    fields: dict[str, Any] = {"is_new": True, "answers": 0, "added": 0}
    fields |= {"differing": 0, "remarks": 0, "practices": 0, "has_preferences": False}
    return Intake(learner=learner(name), **(fields | changes))


@pytest.mark.parametrize(
    ("made", "sentence"),
    [
        (intake(answers=1, added=1), "1 answer of Ada."),
        (intake(answers=1_412, added=1_412), "1,412 answers of Ada."),
        (
            intake("Ada 2", answers=2, added=2),
            "2 answers of Ada. There is another Ada here, so this one will be called Ada 2.",
        ),
        (
            intake("Bea", is_new=False, answers=3, added=2),
            "3 answers of Ada, 1 here already. Ada is called Bea here.",
        ),
        (
            intake(is_new=False, answers=3, added=1, differing=1),
            f"3 answers of Ada, 1 here already. 1 question was {STAYS}",
        ),
        (
            intake(is_new=False, answers=3, added=1, differing=2),
            f"3 answers of Ada. 2 questions were {STAYS}",
        ),
    ],
)
def test_what_would_be_taken_in_is_told_before(made: Intake, sentence: str) -> None:
    assert foreseen(made, "Ada") == sentence


@pytest.mark.parametrize(
    ("made", "sentence"),
    [
        (intake(answers=2, added=1, remarks=2), "1 answer and 2 remarks on answers taken in for"),
        (intake(is_new=False, remarks=1), "1 remark on answers taken in for Ada."),
        (intake(), "Ada is here now, with no answers yet."),
        (intake(is_new=False), "Nothing was new: all of it is here already."),
        (
            intake(is_new=False, answers=412, differing=412),
            f"Nothing was new. 412 questions were {STAYS}",
        ),
        (
            intake(is_new=False, answers=2, added=1, differing=1),
            f"1 answer taken in for Ada. 1 question was {STAYS}",
        ),
    ],
)
def test_what_was_taken_in_is_told_after(made: Intake, sentence: str) -> None:
    assert taken(made).startswith(sentence)


@pytest.mark.parametrize(
    ("new", "said"),
    [
        ({"practices": 2}, "2 practices"),
        ({"has_preferences": True}, "preferences"),
        ({"practices": 1, "has_preferences": True}, "1 practice and preferences"),
    ],
)
def test_what_is_new_beside_the_answers_is_told_where_no_answer_is(
    new: dict[str, Any], said: str
) -> None:
    made = intake(is_new=False, answers=3, **new)
    assert made.is_anything
    assert foreseen(made, "Ada") == f"3 answers of Ada, 3 here already. New here: {said}."
    assert taken(made) == f"No answer was new; {said} taken in for Ada."
    assert said not in taken(replace(made, added=1))
