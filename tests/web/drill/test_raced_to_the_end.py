"""Up to the game hole verdict, board and what is looked back at tell of the same holes."""

import re

import pytest

from scenarios import GENERATOR
from tests.web.begun import practice_for
from tests.web.drill.test_raced import at_table, go_on, seen
from trainer.house import HOUSES
from trainer.preferences import Preferences
from trainer.quiz.length import Phase
from trainer.record import Learner
from trainer.web.drill import desk
from trainer.web.drill.desk import Reply, stand_of
from trainer.web.drill.raced import board_before
from trainer.web.service import Service
from trainer.web.summary.missed import missed_html
from trainer.web.summary.reading import run_of


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("seed", ["3", "8"])
def test_what_is_said_to_be_pegged_is_pegged(
    service: Service, ada: Learner, house: str, seed: str
) -> None:
    at_table(service, house)
    link = {"race": "61", "heard": "half", "seed": seed, "generator": str(GENERATOR)}
    practice, awards = practice_for(service, ada.id, link), []
    while (stand := stand_of(service, practice)).phase is not Phase.OVER:
        before = seen(stand)["board"]
        heard = stand.question.said is not None
        desk.answer(service, stand, Reply("call", "m2") if heard else Reply("total", "2"))
        desk.reveal(service, stand_of(service, practice))
        view = seen(stand_of(service, practice))
        if heard:
            award = view["verdict"]["award"]
            awards.append(award)
            yours = re.search(r"[Yy]ou peg (?:the )?(\d+)", award)
            moved = view["board"]["you"]["front"] - before["you"]["front"]
            assert int(yours[1] if yours else 0) == moved, award
        go_on(service, practice)
    run = run_of(service, practice)
    race = board_before(service, practice, run.answers)
    assert race
    listed = missed_html(
        run.missed, likes=Preferences(), on_board=[each.count for each in race.counts]
    )
    missed = {recent.answer.number for _, recent in run.missed if recent.answer.form == "call"}
    calls = [each.answer.number for each in service.log.answers(practice.id)]
    called = [
        each.answer for each in service.log.answers(practice.id) if each.answer.form == "call"
    ]
    assert calls == [*range(len(calls))]
    for answer, award in zip(called, awards, strict=True):
        assert answer.number not in missed or award in listed
