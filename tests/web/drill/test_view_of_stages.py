"""What the card table is given in a stage of the ladder."""

from dataclasses import replace

import pytest

from tests.web.begun import practice_for
from tests.web.drill.views import seen, stands
from trainer.preferences import Preferences
from trainer.quiz.question import Ask
from trainer.quiz.stages import STAGES
from trainer.record import Form, Learner
from trainer.web.drill import desk
from trainer.web.drill.desk import Reply, stand_of
from trainer.web.service import Service


@pytest.mark.parametrize(
    ("fields", "chosen", "form"),
    [
        ({"stage": "pairs"}, "total", "combinations"),
        ({"stage": "pairs"}, "spoken", "spoken"),
        ({"kinds": "hand"}, "total", "total"),
    ],
)
def test_after_a_wrong_total_in_a_stage_the_count_is_shown_by_cards(
    service: Service, ada: Learner, fields: dict[str, str], chosen: Form, form: Form
) -> None:
    practice = practice_for(service, ada.id, fields)
    stand = stand_of(service, practice)
    likes = Preferences(level="new", chosen_form=chosen)
    assert seen(stand, likes)["form"] == chosen
    wrong = stand.question.scenario.score().points + 2
    desk.answer(service, stand, Reply("total", str(wrong)))
    view = seen(stand_of(service, practice), likes)
    assert (view["stage"], view["form"]) == ("count", form)


@pytest.mark.parametrize("key", STAGES)
def test_in_every_stage_whoever_is_new_answers_as_its_worked_hands_were_completed(
    service: Service, ada: Learner, key: str
) -> None:
    stand = stand_of(service, practice_for(service, ada.id, {"stage": key}))
    new = Preferences(level="new")
    ways = {"cards"} if stand.question.ask is Ask.TURN else {"combinations"}
    assert {seen(stand, new)["form"]} == ways
    if "total" in seen(stand)["forms"]:
        assert seen(stand, replace(new, chosen_form="total"))["form"] == "total"


def test_a_stage_has_a_word_for_multiple_runs_from_where_they_are_taught(
    service: Service, ada: Learner
) -> None:
    kinds = {}
    for key in ("runs", "multiple-runs"):
        (stand,) = stands(service, ada, 1, stage=key)
        kinds[key] = seen(stand)["words"]["kinds"]
    assert "d" not in kinds["runs"]
    assert "d" in kinds["multiple-runs"]


def test_a_play_in_a_stage_is_asked_in_short_since_what_counts_stands_below(
    service: Service, ada: Learner
) -> None:
    (stand,) = stands(service, ada, 1, stage="play-runs")
    view = seen(stand)
    assert view["ask"] == "What did the card laid last earn?"
    assert view["counts"] == "Only fifteens, thirty-ones, pairs and runs count here."
