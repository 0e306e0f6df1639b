"""The ladder as its pages show it: the stages, their beginnings, and the way on from each."""

import pytest
from streamlit.testing.v1 import AppTest

from tests.browser.table import right_text
from tests.web.begun import practice_for
from tests.web.test_screens import SCRIPT, act, opened, press, titles, view, whole
from trainer.quiz.stages import STAGES
from trainer.record import Answer, Learner
from trainer.web.drill import desk
from trainer.web.drill.desk import Reply, stand_of
from trainer.web.service import Service, run_with


@pytest.fixture
def app(service: Service) -> AppTest:
    run_with(service)
    return AppTest.from_file(SCRIPT, default_timeout=60)


def ladder(app: AppTest, **fields: str) -> AppTest:
    opened(app)
    app.switch_page("screens/ladder.py")
    app.query_params.clear()
    for name, text in fields.items():
        app.query_params[name] = text
    app.run()
    return whole(app)


def climb(service: Service, key: str, results: str) -> None:
    """Answer in a stage: r for wholly right, w for wrong; and go on."""
    practice = practice_for(service, "ada", {"stage": key})
    for result in results:
        stand = stand_of(service, practice)
        right = right_text(stand.question, "combinations")
        text = right if result == "r" else "22 33"
        desk.answer(service, stand, Reply("combinations", text, 300, 2_000))
        desk.go_on(service, stand_of(service, practice))


def links(app: AppTest) -> list[str]:
    return [each.proto.label for each in app.get("page_link")]


def primary(app: AppTest) -> list[str]:
    return [each.label for each in app.button if each.proto.type == "primary"]


@pytest.mark.usefixtures("ada")
def test_all_stages_are_listed_and_the_first_is_next(app: AppTest) -> None:
    ladder(app)
    assert titles(app) == ["The ladder"]
    named = [f"{place}. {stage.title}" for place, stage in enumerate(STAGES.values(), 1)]
    assert [each.label for each in app.button] == named
    assert primary(app) == named[:1]
    said = [each.value for each in app.caption]
    assert said[0] == "One fifteen is enough. Open."
    assert said[1] == (
        "Only fifteens count. 8 of 10 right in the one before lead here; or begin it now."
    )


@pytest.mark.usefixtures("ada")
def test_any_stage_can_be_begun_by_choice(app: AppTest) -> None:
    press(ladder(app), "4. Fifteens, pairs and runs")
    assert titles(app) == ["Fifteens, pairs and runs"]
    press(app, "Begin the questions")
    shown = view(app)
    assert shown["context"] == "the ladder: fifteens, pairs and runs"
    assert shown["counts"] == "Only fifteens, pairs and runs count here."
    assert shown["ask"] == "What are the fifteens, pairs and runs worth?"
    assert set(shown["words"]["kinds"]) == {"", "p", "r"}
    assert links(app)[-1] == "The idea of this stage"


@pytest.mark.usefixtures("ada")
def test_where_the_house_has_it_otherwise_than_a_stage_teaches_that_is_said(
    app: AppTest, service: Service
) -> None:
    told = "In your house four of a suit in the crib are a flush"
    for crib_flush, stage, is_told in (
        ("5", "crib", 0),
        ("4", "crib", 1),
        ("4", "flush-and-jacks", 0),
    ):
        service.log.prefer("ada", f"level=counts&crib_flush={crib_flush}")
        ladder(app, stage=stage)
        assert sum(told in each.value for each in app.caption) == is_told


@pytest.mark.usefixtures("ada")
def test_a_beginning_leads_back_to_all_stages(app: AppTest) -> None:
    press(ladder(app, stage="crib"), "All stages")
    assert titles(app) == ["The ladder"]


@pytest.mark.usefixtures("ada")
def test_a_stage_that_is_none_gets_a_sentence(app: AppTest) -> None:
    ladder(app, stage="<b>")
    assert [each.value for each in app.warning] == ["There is no such stage; here are all of them."]
    assert titles(app) == ["The ladder"]


@pytest.mark.usefixtures("ada")
def test_a_link_to_a_stage_that_is_none_leads_to_the_ladder(app: AppTest) -> None:
    app.query_params["stage"] = "pears"
    opened(app)
    assert [each.value for each in app.text] == [
        "there is no stage 'pears'; the ladder has all of them"
    ]
    assert links(app)[-1] == "The ladder, with all its stages"
    app.query_params["kinds"] = "horses"
    assert links(opened(app))[-1] != "The ladder, with all its stages"


def test_an_answer_says_what_was_asked_and_in_which_stage(service: Service, ada: Learner) -> None:
    climb(service, "fifteens", "r")
    (placed,) = service.log.entries(ada.id)
    assert isinstance(placed.entry, Answer)
    assert (placed.entry.asked, placed.entry.why) == (("fifteen",), "stage fifteens")


@pytest.mark.usefixtures("ada")
def test_a_stage_that_is_done_opens_the_next_which_nobody_has_to_begin(
    app: AppTest, service: Service
) -> None:
    climb(service, "cards", "rrwrrrrwr")
    app.query_params["stage"] = "cards"
    opened(app)
    assert links(app)[-1] == "The idea of this stage"
    right = right_text(stand_of(service, practice_for(service, "ada", {})).question, "combinations")
    act(app, act="answer", id=view(app)["id"], form="combinations", text=right, ms=2_000)
    assert [each.value for each in app.caption] == ["8 of the last 10: the next stage is open."]
    assert links(app)[-2:] == ["The idea of this stage", "On to: Fifteens"]
    act(app, act="next", id=view(app)["id"])
    assert view(app)["stage"] == "ask"
    assert primary(app) == ["Next stage"]
    press(app, "Next stage")
    assert titles(app) == ["Fifteens"]
    ladder(app)
    assert primary(app) == ["2. Fifteens"]
    assert [each.label for each in app.button][:2] == ["1. Any fifteen ✓", "2. Fifteens"]
    assert [each.value for each in app.caption][:2] == [
        "One fifteen is enough. Done. 8 of the last 10 wholly right.",
        "Only fifteens count. Open.",
    ]


@pytest.mark.usefixtures("ada")
def test_beside_the_questions_it_is_said_after_each_answer_how_many_are_right(
    app: AppTest, service: Service
) -> None:
    climb(service, "play-runs", "rw")
    app.query_params["stage"] = "play-runs"
    opened(app)
    assert [each.value for each in app.caption] == ["1 of 2 right; 8 of 10 open the next stage."]
    right = right_text(stand_of(service, practice_for(service, "ada", {})).question, "combinations")
    act(app, act="answer", id=view(app)["id"], form="combinations", text=right, ms=2_000)
    assert [each.value for each in app.caption] == ["2 of 3 right; 8 of 10 open the next stage."]


@pytest.mark.usefixtures("ada")
def test_any_fifteen_is_shown_by_its_cards_and_by_nothing_else(app: AppTest) -> None:
    app.query_params["stage"] = "cards"
    opened(app)
    assert (view(app)["forms"], view(app)["form"]) == (["combinations"], "combinations")
    assert view(app)["words"]["kinds"] == {"": "fifteen"}
    assert view(app)["ask"] == "Which cards make fifteen?"


@pytest.mark.usefixtures("ada")
def test_where_everything_counts_a_stage_says_so_and_other_practice_need_not(app: AppTest) -> None:
    app.query_params["stage"] = "crib"
    opened(app)
    assert (view(app)["counts"], view(app)["ask"]) == (
        "Everything counts here.",
        "What is it worth?",
    )
    app.query_params.clear()
    app.query_params["kinds"] = "crib"
    opened(app)
    assert view(app)["counts"] == ""


def test_whoever_is_new_is_led_to_the_first_stage_and_may_begin_otherwise(
    app: AppTest, service: Service
) -> None:
    press(opened(app), "I am new to counting")
    assert titles(app) == ["Any fifteen"]
    press(app, "Begin with a mix, easy ones first")
    assert view(app)["context"] == "mixed practice, easy ones first"
    (learner,) = service.log.learners()
    assert service.log.latest_practice(learner.id)


@pytest.mark.usefixtures("ada")
@pytest.mark.parametrize(
    ("level", "key", "title"),
    [("new", "", "Any fifteen"), ("new", "cards", "Fifteens"), ("counts", "cards", "Fifteens")],
)
def test_progress_leads_whoever_climbs_the_ladder_to_the_next_stage(
    app: AppTest, service: Service, level: str, key: str, title: str
) -> None:
    service.log.prefer("ada", f"level={level}")
    label = f"Climb the ladder: {title}"
    if key:
        climb(service, key, "r" * 8)
    opened(app, "progress")
    assert primary(app) == [label]
    press(app, label)
    assert titles(app) == [title]


@pytest.mark.parametrize("level", ["new", "counts"])
def test_progress_leads_whoever_begins_otherwise_to_the_mix(
    app: AppTest, service: Service, ada: Learner, level: str
) -> None:
    service.log.prefer(ada.id, f"level={level}")
    practice = practice_for(service, ada.id, {"kinds": "cut"})
    desk.answer(service, stand_of(service, practice), Reply("total", "0", 300, 2_000))
    opened(app, "progress")
    assert primary(app) == ["Practise the mix"]


@pytest.mark.usefixtures("ada")
def test_whoever_can_count_is_offered_no_gentle_mix(app: AppTest) -> None:
    ladder(app, stage="cards")
    assert [each.label for each in app.button] == ["Begin the questions", "All stages"]
