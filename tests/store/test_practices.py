"""The practices that asked the same, and all that was answered in one of them."""

from dataclasses import replace
from pathlib import Path

from tests.store.made import NOON, answer, begun, learner, practice
from trainer.record import Shown, Slip
from trainer.store import Answered


def test_the_answers_of_a_practice_are_listed_as_they_were_asked(database: Path) -> None:
    shown = Shown(answer="a1", form="spoken", claimed="15 15 p", at=NOON)
    slips = {number: Slip(answer=f"a{number}", at=NOON) for number in (1, 2)}
    with begun(database) as log:
        assert log.answers("first") == ()
        for number in (2, 0, 1):
            log.append(answer(number))
        log.append(shown)
        for slip in slips.values():
            log.append(slip)
        log.start(practice("second"))
        log.append(answer(0, id="other", practice="second"))
        assert log.answers("first") == (
            Answered(answer(0), None, None),
            Answered(answer(1), shown, slips[1]),
            Answered(answer(2), None, slips[2]),
        )
        assert [each.answer.id for each in log.answers("second")] == ["other"]


def test_practices_that_asked_the_same_are_found_in_the_order_of_their_start(
    database: Path,
) -> None:
    others = (
        practice("of-bo", of="bo"),
        replace(practice("pair"), settings="pair"),
        replace(practice("seed"), seed=8),
        replace(practice("generator"), generator=2),
    )
    again = practice("again")
    with begun(database) as log:
        log.add_learner(learner("Bo", id_="bo"))
        for each in (*others, again):
            log.start(each)
        assert log.practices("ada", settings="run", seed=7, generator=1) == (practice(), again)
        assert log.practices("bo", settings="run", seed=7, generator=1) == others[:1]
        assert log.practices("ada", settings="\0", seed=7, generator=1) == ()
        assert log.practices("nobody", settings="run", seed=7, generator=1) == ()
