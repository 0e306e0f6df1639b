"""Drills that are ready: each can be asked, and asks what it says."""

import pytest

from trainer.classroom.drill import ClassDrill
from trainer.classroom.ready import QUESTIONS, READY, WORKED, ready_drill
from trainer.quiz.heard_chosen import Heard
from trainer.quiz.stages import STAGES


@pytest.mark.parametrize("key", READY)
def test_each_is_ready(key: str) -> None:
    drill = ready_drill(key, 29)
    assert len(drill) == QUESTIONS
    assert ClassDrill.parse(str(drill)) == drill
    asked = [drill.question(number) for number in range(len(drill))]
    assert len({str(each.scenario) for each in asked}) > QUESTIONS / 2
    assert drill.title == (STAGES[key].title if key in STAGES else drill.title)
    assert drill.worked == (WORKED if key in STAGES else 0)
    assert drill.drill.settings.stage == (key if key in STAGES else "")


def test_another_seed_asks_something_else() -> None:
    assert ready_drill("mix", 1) == ready_drill("mix", 1)
    first, second = (ready_drill("mix", seed).question(3).scenario for seed in (1, 2))
    assert first != second


def test_beside_the_stages_there_is_what_a_class_counts_besides() -> None:
    beside = [key for key in READY if key not in STAGES]
    titles = [ready_drill(key, 7).title for key in READY]
    assert len(set(titles)) == len(READY)
    assert len(READY) == len(STAGES) + len(beside)
    settings = {key: ready_drill(key, 7).drill.settings for key in beside}
    assert [each.value for each in settings["cribs"].kinds] == ["crib"]
    assert settings["traps"].where == "fifteen behind a fifteen"
    assert settings["miscounts"].heard is Heard.HALF
