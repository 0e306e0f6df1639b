"""Where a practice stands follows from the log alone, whatever window asks."""

import pytest

from scenarios import GENERATOR
from tests.web.begun import practice_for
from trainer.quiz.drill import Drill
from trainer.quiz.settings import Settings
from trainer.record import Form, Learner, Practice
from trainer.store import Outcome, Place
from trainer.web.drill import desk
from trainer.web.drill.desk import GoneError, Reply, Stand, stand_of
from trainer.web.drill.practices import link_fields
from trainer.web.likes import preferences_of
from trainer.web.service import Service


@pytest.fixture
def practice(service: Service, ada: Learner) -> Practice:
    """Begin a practice that asks of hands of 12 points, so that 11 is a wrong total."""
    return practice_for(service, ada.id, {"kinds": "hand", "where": "points=12"})


def give(service: Service, practice: Practice, text: str, form: Form = "total") -> Stand:
    desk.answer(service, stand_of(service, practice), Reply(form, text, 300, 2_000))
    return stand_of(service, practice)


def test_a_practice_begins_with_its_first_question(service: Service, practice: Practice) -> None:
    stand = stand_of(service, practice)
    drill = Drill(Settings.parse(practice.settings), practice.seed)
    assert (stand.stage, stand.place) == ("ask", Place(0))
    assert stand.question == drill.question(0)


def test_a_right_total_leads_to_the_verdict_and_on(service: Service, practice: Practice) -> None:
    stand = give(service, practice, "12")
    assert stand.stage == "verdict"
    desk.go_on(service, stand)
    assert (stand_of(service, practice).stage, stand_of(service, practice).place) == (
        "ask",
        Place(1),
    )


def test_a_wrong_total_asks_for_the_count_and_a_count_shown_ends_it(
    service: Service, practice: Practice
) -> None:
    stand = give(service, practice, "11")
    assert stand.stage == "count"
    desk.show_count(service, stand, form="spoken", text=" 15  15 ")
    stand = stand_of(service, practice)
    assert stand.stage == "verdict"
    assert stand.answered
    assert stand.answered.shown
    assert stand.answered.shown.claimed == "15 15"


def test_of_the_one_card_of_a_cut_no_count_is_asked_for(service: Service, ada: Learner) -> None:
    practice = practice_for(service, ada.id, {"kinds": "cut"})
    stand = give(service, practice, "1")
    assert stand.stage == "verdict"
    with pytest.raises(ValueError, match="a count is shown after a wrong total"):
        desk.show_count(service, stand, form="spoken", text="h")
    desk.go_on(service, stand)
    assert stand_of(service, practice).place == Place(1)


@pytest.mark.parametrize("form", ["spoken", "combinations"])
def test_nothing_is_no_count_to_show(service: Service, practice: Practice, form: Form) -> None:
    stand = give(service, practice, "11")
    with pytest.raises(ValueError, match="at least one line"):
        desk.show_count(service, stand, form=form, text="  ")
    assert stand_of(service, practice).stage == "count"


def test_the_count_can_be_skipped_and_that_is_remembered(
    service: Service, practice: Practice
) -> None:
    desk.reveal(service, give(service, practice, "11"))
    assert stand_of(service, practice).stage == "verdict"


@pytest.mark.parametrize(("form", "text"), [("spoken", "15"), ("combinations", "78")])
def test_other_forms_show_the_count_already(
    service: Service, practice: Practice, form: Form, text: str
) -> None:
    assert give(service, practice, text, form).stage == "verdict"


def test_the_first_answer_counts(service: Service, practice: Practice) -> None:
    first, second = stand_of(service, practice), stand_of(service, practice)
    for stand, text in ((first, "12"), (second, "7"), (first, "12")):
        stored = desk.answer(service, stand, Reply("total", text))
        assert stored.answer.claimed == "12"
    assert len(service.log.entries(practice.learner)) == 1


def test_nothing_is_skipped_and_nothing_moves_back(service: Service, practice: Practice) -> None:
    old = stand_of(service, practice)
    desk.go_on(service, old)
    desk.mark_slip(service, old)
    desk.reveal(service, old)
    assert stand_of(service, practice) == old
    answered = give(service, practice, "12")
    desk.go_on(service, answered)
    desk.go_on(service, answered)
    assert stand_of(service, practice).place == Place(1)


def test_a_count_is_not_shown_where_none_is_asked_for(service: Service, practice: Practice) -> None:
    for stand in (stand_of(service, practice), give(service, practice, "12")):
        with pytest.raises(ValueError, match="after a wrong total"):
            desk.show_count(service, stand, form="spoken", text="15")


def test_a_slip_is_noted_once(service: Service, practice: Practice) -> None:
    desk.reveal(service, give(service, practice, "11"))
    for _ in range(2):
        desk.mark_slip(service, stand_of(service, practice))
    stand = stand_of(service, practice)
    assert stand.answered
    assert stand.answered.slip
    assert len(service.log.entries(practice.learner)) == 2


@pytest.mark.parametrize(
    ("first", "taken", "stored"),
    [
        (300, 2_000, (300, 2_000, False)),
        (None, 90_000, (None, 60_000, True)),
        (5_000, 2_000, (None, 2_000, False)),
        (-1, 2_000, (None, 2_000, False)),
        (1, None, (None, None, False)),
        (1, -5, (None, None, False)),
    ],
)
def test_times_are_taken_as_far_as_they_can_be(
    service: Service,
    practice: Practice,
    first: int | None,
    taken: int | None,
    stored: tuple[int | None, int | None, bool],
) -> None:
    reply = Reply("total", "12", first, taken)
    answer = desk.answer(service, stand_of(service, practice), reply).answer
    assert (answer.first_key_ms, answer.answer_ms, answer.walked_away) == stored


def test_what_cannot_be_read_is_not_stored(service: Service, practice: Practice) -> None:
    for text in ("-1", "twelve", "1" * 10_000, "", "12\n13x"):
        with pytest.raises(ValueError, match=r"."):
            give(service, practice, text)
    assert stand_of(service, practice).stage == "ask"


def test_a_practice_of_somebody_who_was_deleted_is_gone(
    service: Service, practice: Practice, ada: Learner
) -> None:
    service.log.forget(ada.id)
    with pytest.raises(GoneError, match="there is no practice"):
        stand_of(service, practice)


def test_without_a_link_the_practice_started_last_goes_on(service: Service, ada: Learner) -> None:
    mix = practice_for(service, ada.id, {})
    assert mix.settings == ""
    assert practice_for(service, ada.id, {}) == mix
    cribs = practice_for(service, ada.id, {"kinds": "crib"})
    assert practice_for(service, ada.id, {}) == cribs
    everything = {"kinds": "hand,crib,cut,play"}
    assert link_fields(Settings()) == everything
    assert practice_for(service, ada.id, everything) == mix


def test_a_link_with_a_seed_asks_anybody_the_same(service: Service, ada: Learner) -> None:
    bob = service.log.add_learner(Learner(id="bob", name="Bob", created=ada.created)).stored
    fields = {"kinds": "play", "seed": "121", "generator": str(GENERATOR)}
    hers, his = (practice_for(service, each.id, fields) for each in (ada, bob))
    assert hers.id != his.id
    assert [stand_of(service, each).question for each in (hers, his)] == [
        Drill.of(fields).question(0)
    ] * 2
    assert practice_for(service, ada.id, fields) == hers
    assert practice_for(service, ada.id, {"kinds": "play"}) == hers


@pytest.mark.parametrize(
    "fields",
    [
        {"kinds": "hands"},
        {"where": "double walk"},
        {"seed": "7"},
        {"seed": "7", "generator": "0"},
        {"kinds": "hand", "seed": "-1", "generator": "1"},
        {"x": "y"},
    ],
)
def test_nonsense_in_a_link_is_refused_and_starts_nothing(
    service: Service, ada: Learner, fields: dict[str, str]
) -> None:
    with pytest.raises(ValueError, match=r"."):
        practice_for(service, ada.id, fields)
    assert service.log.latest_practice(ada.id) is None


def test_a_practice_of_an_older_dealing_is_left_alone(service: Service, ada: Learner) -> None:
    old = Practice(id="old", learner=ada.id, settings="", seed=1, generator=0, started=ada.created)
    assert service.log.start(old).outcome is Outcome.NEW
    assert practice_for(service, ada.id, {}).generator == GENERATOR


def test_a_preference_that_cannot_be_read_leaves_the_others_as_they_are(
    service: Service, ada: Learner
) -> None:
    service.log.prefer(ada.id, "level=new&theme=sepia&order=sorted")
    assert str(preferences_of(service, ada.id)) == "level=new&order=sorted"


def test_preferences_that_cannot_be_read_are_as_if_not_there(
    service: Service, ada: Learner
) -> None:
    service.log.prefer(ada.id, "order=sorted")
    assert preferences_of(service, ada.id).order == "sorted"
    service.log.prefer(ada.id, "order=upside down")
    assert preferences_of(service, ada.id).order == "dealt"


def test_the_house_in_force_is_logged_with_an_answer(
    service: Service, practice: Practice, ada: Learner
) -> None:
    service.log.prefer(ada.id, "level=counts&muggins=on&spoken=pairs,fifteens,runs,flush,nobs")
    first = give(service, practice, "12").answered
    service.log.prefer(ada.id, "level=counts&counting=by_pattern")
    desk.go_on(service, stand_of(service, practice))
    second = give(service, practice, "12").answered
    assert [each.answer.house for each in (first, second) if each] == [
        "overcount=corrected wrong_call=free order=pairs,fifteens,runs,flush,nobs",
        "muggins=reminder overcount=corrected wrong_call=free counting=by_pattern",
    ]
