"""What was lost is replayed by the log alone: whatever window asks, on whatever day."""

from dataclasses import replace
from datetime import timedelta

import pytest

from scenarios import GENERATOR, Show
from tests.browser.table import right_text
from tests.scenarios.test_alike import shape
from tests.store.made import NOON
from tests.web.begun import practice_for
from trainer.quiz.question import Ask, Question
from trainer.record import Form, Learner, Practice
from trainer.store import Place, Standing
from trainer.web.drill import desk
from trainer.web.drill.acts import take_act
from trainer.web.drill.desk import Reply, Stand, stand_of
from trainer.web.drill.replay import NothingLeftError, lost_at, mistakes_of
from trainer.web.service import Service

MIX = {"kinds": "hand,crib,cut,play", "seed": "7", "generator": str(GENERATOR)}
ALL = {"again": "all"}


def on_day(service: Service, days: int) -> Service:
    """Let some days go by."""
    return replace(service, now=lambda: NOON + timedelta(days=days))


def give(service: Service, practice: Practice, *, right: bool) -> Stand:
    """Answer the question that stands there, rightly or not, and read the solution."""
    stand = stand_of(service, practice)
    form: Form = "cards" if stand.question.ask is Ask.TURN else "total"
    text = right_text(stand.question, form)
    if not right:
        text = (
            ("go" if stand.question.fitting else str(stand.question.held[0]))
            if form == "cards"
            else str(int(text) + 1)
        )
    desk.answer(service, stand, Reply(form, text))
    desk.reveal(service, stand_of(service, practice))
    return stand_of(service, practice)


def go_on(service: Service, practice: Practice) -> Stand:
    desk.go_on(service, stand_of(service, practice))
    return stand_of(service, practice)


def lose(
    service: Service, learner: Learner, many: int, fields: dict[str, str] = MIX
) -> list[Question]:
    """Answer some questions wrongly, and return them."""
    practice, lost = practice_for(service, learner.id, fields), []
    for _ in range(many):
        lost.append(give(service, practice, right=False).question)
        desk.go_on(service, stand_of(service, practice))
    return lost


def solve_all(service: Service, practice: Practice) -> list[Stand]:
    """Answer rightly until nothing is left."""
    stands = []
    while True:
        try:
            stands.append(give(service, practice, right=True))
        except NothingLeftError:
            return stands
        desk.go_on(service, stands[-1])


def test_what_was_lost_comes_as_it_was_and_then_in_other_cards_and_is_gone(
    service: Service, ada: Learner
) -> None:
    lost = lose(service, ada, 12)
    practice = practice_for(service, ada.id, ALL)
    stands = solve_all(service, practice)
    assert [each.question for each in stands] == lost
    assert {each.why.split()[0] for each in stands} == {"again"}
    with pytest.raises(NothingLeftError, match="nothing left of all"):
        stand_of(service, practice)
    tomorrow = on_day(service, 1)
    others = solve_all(tomorrow, practice)
    assert [each.question.ask for each in others] == [each.ask for each in lost]
    for each, before in zip(others, lost, strict=True):
        assert each.why.startswith("alike ")
        assert each.question != before
        if isinstance(before.scenario, Show) and isinstance(each.question.scenario, Show):
            assert shape(each.question.scenario) == shape(before.scenario)
    assert mistakes_of(service, ada.id, zone="UTC") == ()


def test_an_answer_tells_why_its_question_was_asked(service: Service, ada: Learner) -> None:
    lose(service, ada, 1)
    stand = give(service, practice_for(service, ada.id, ALL), right=True)
    assert stand.answered
    assert (
        stand.answered.answer.why == stand.why == f"again {practice_for(service, ada.id, MIX).id}-0"
    )


def test_what_is_replayed_wrong_comes_after_the_others_as_it_was(
    service: Service, ada: Learner
) -> None:
    first, second = lose(service, ada, 2)
    practice = practice_for(service, ada.id, ALL)
    give(service, practice, right=False)
    assert go_on(service, practice).question == second
    give(service, practice, right=True)
    stand = go_on(service, practice)
    assert (stand.question, stand.why.split()[0]) == (first, "again")
    assert len(mistakes_of(service, ada.id, zone="UTC")) == 2


def test_a_slip_in_a_replay_solves_nothing(service: Service, ada: Learner) -> None:
    lose(service, ada, 1)
    practice = practice_for(service, ada.id, ALL)
    desk.mark_slip(service, give(service, practice, right=True))
    assert go_on(service, practice).why.startswith("again ")


def test_the_question_stays_while_it_lies_there(service: Service, ada: Learner) -> None:
    lost = lose(service, ada, 3)
    practice = practice_for(service, ada.id, ALL)
    before = stand_of(service, practice)
    assert before.question == lost[0]
    # Whatever is lost or solved meanwhile, and on whatever day.
    skill = practice_for(service, ada.id, {"again": f"one {before.why.split()[1]}"})
    give(service, skill, right=True)
    lose(service, ada, 1)
    assert stand_of(on_day(service, 3), practice) == before


def test_two_windows_are_at_one_question(service: Service, ada: Learner) -> None:
    lost = lose(service, ada, 3)
    practice = practice_for(service, ada.id, ALL)
    assert practice_for(service, ada.id, ALL) == practice
    one, other = (give(service, practice, right=True) for _ in range(2))
    assert one == other
    desk.go_on(service, one)
    desk.go_on(service, other)
    stand = stand_of(service, practice)
    assert (stand.question, stand.place) == (lost[1], Place(1))
    assert len(service.log.entries(ada.id)) == 4


def test_after_a_step_that_was_cut_off_the_next_look_chooses(
    service: Service, ada: Learner
) -> None:
    lost = lose(service, ada, 2)
    practice = practice_for(service, ada.id, ALL)
    give(service, practice, right=True)
    service.log.move(practice.id, Place(1))
    assert service.log.standing(practice.id) == Standing(Place(1), None, None)
    assert stand_of(service, practice).question == lost[1]
    stands = service.log.standing(practice.id)
    assert stands.asked
    assert stands.asked.question == lost[1]


def test_a_practice_that_was_over_goes_on_when_something_is_lost(
    service: Service, ada: Learner
) -> None:
    practice = practice_for(service, ada.id, ALL)
    with pytest.raises(NothingLeftError):
        stand_of(service, practice)
    assert service.log.standing(practice.id).asked is None
    lost = lose(service, ada, 1)
    assert stand_of(service, practice).question == lost[0]


def test_of_a_set_each_is_asked_until_it_was_right_once(service: Service, ada: Learner) -> None:
    lost = lose(service, ada, 3)
    lose(service, ada, 2, {"kinds": "cut"})
    asked = practice_for(service, ada.id, MIX)
    replay = practice_for(service, ada.id, {"again": f"set {asked.id}"})
    give(service, replay, right=False)
    seen = [go_on(service, replay).question]
    seen += [each.question for each in solve_all(service, replay)]
    assert seen == [lost[1], lost[1], lost[2], lost[0]]
    with pytest.raises(NothingLeftError):
        stand_of(on_day(service, 5), replay)


def test_of_a_skill_those_alone_are_asked_in_which_it_went_wrong(
    service: Service, ada: Learner
) -> None:
    lose(service, ada, 2, {"kinds": "hand", "where": "double run"})
    cut = lose(service, ada, 1, {"where": "heels"})
    practice = practice_for(service, ada.id, {"again": "heels"})
    # A jack counted for three is heels claimed for more than they are, which a total cannot tell.
    with pytest.raises(NothingLeftError):
        stand_of(service, practice)
    again = practice_for(service, ada.id, {"where": "heels"})
    stand = stand_of(service, again)
    desk.answer(service, stand, Reply("total", "0"))
    desk.reveal(service, stand_of(service, again))
    assert stand_of(service, practice).question == stand.question
    assert cut


def test_nobody_replays_what_another_lost(service: Service, ada: Learner) -> None:
    lose(service, ada, 2)
    asked = practice_for(service, ada.id, MIX)
    bob = service.log.add_learner(Learner(id="bob", name="Bob", created=NOON)).stored
    for again in ("all", f"set {asked.id}", f"one {asked.id}-0"):
        practice = practice_for(service, bob.id, {"again": again})
        with pytest.raises(NothingLeftError):
            stand_of(service, practice)


def test_a_closed_question_is_seen_from_the_same_seat_again(service: Service, ada: Learner) -> None:
    lost = lose(service, ada, 40, {"kinds": "play", "seed": "5", "generator": str(GENERATOR)})
    found = [lost_at(service, each) for each in mistakes_of(service, ada.id, zone="UTC")]
    assert [each[0] for each in found if each] == lost
    assert {each.seat for each in lost if each.ask is Ask.CLOSED} == {"pone", "dealer"}


def test_what_a_stage_asked_is_replayed_by_the_same_rules(service: Service, ada: Learner) -> None:
    (lost,) = lose(service, ada, 1, {"stage": "fifteens"})
    practice = practice_for(service, ada.id, ALL)
    stand = give(service, practice, right=True)
    assert (stand.question, stand.answered and stand.answered.answer.why) == (lost, "again id1-0")
    later = on_day(service, 1)
    go_on(later, practice)
    other = give(later, practice, right=True)
    assert other.question.asked == ("fifteen",)
    assert other.question.scenario != lost.scenario
    assert other.answered
    assert other.answered.answer.asked == ("fifteen",)
    assert not mistakes_of(later, ada.id, zone="UTC")


def test_what_can_no_longer_be_asked_is_passed_over(service: Service, ada: Learner) -> None:
    lost = lose(service, ada, 2)
    asked = practice_for(service, ada.id, MIX)
    mistake = mistakes_of(service, ada.id, zone="UTC")[0]
    assert lost_at(service, replace(mistake, practice="nobody's")) is None
    assert lost_at(service, replace(mistake, number=77)) is None
    found = lost_at(service, mistake)
    assert found
    assert found[0] == lost[0]
    assert found[1].answer.practice == asked.id


def test_acts_of_a_window_that_is_behind_change_nothing(service: Service, ada: Learner) -> None:
    lose(service, ada, 2)
    practice = practice_for(service, ada.id, ALL)
    behind = stand_of(service, practice)
    give(service, practice, right=True)
    go_on(service, practice)
    late = {"act": "answer", "id": behind.id, "form": "total", "text": "3"}
    aside = take_act(service, stand_of(service, practice), late)
    assert "Another window has gone on" in aside.notice
    assert stand_of(service, practice).stage == "ask"


def test_a_day_ends_where_the_learner_is(service: Service, ada: Learner) -> None:
    # Five hours after noon in UTC it is another day in Tokyo.
    service.log.prefer(ada.id, "level=counts&zone=Asia/Tokyo")
    lose(service, ada, 1)
    practice = practice_for(service, ada.id, ALL)
    solve_all(service, practice)
    evening = replace(service, now=lambda: NOON + timedelta(hours=5))
    assert stand_of(evening, practice).why.startswith("alike ")
    solve_all(evening, practice)
    assert mistakes_of(service, ada.id, zone="Asia/Tokyo") == ()
