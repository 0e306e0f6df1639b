"""The page of mistakes and the end of a replay, as Streamlit runs them without a browser."""

import pytest
from streamlit.testing.v1 import AppTest

from scenarios import GENERATOR
from tests.browser.table import right_text
from tests.web.begun import practice_for
from tests.web.counted import count_on
from tests.web.drill.test_replay import lose, solve_all
from tests.web.test_screens import act, app, opened, press, titles, view
from trainer.quiz.question import Ask
from trainer.record import Learner
from trainer.web.drill.desk import stand_of
from trainer.web.drill.replay import mistakes_of
from trainer.web.service import Service

__all__ = ["app"]

HANDS = {"kinds": "hand", "where": "double run", "seed": "7", "generator": str(GENERATOR)}


def shown(app: AppTest) -> str:
    return " ".join(each.value for each in app.markdown)


def articles(app: AppTest) -> list[str]:
    pages = [each.proto.body for each in app.get("html")]
    return [body for body in pages if "mg-mistake" in body and "<article" in body]


def replays(app: AppTest) -> list[str]:
    return [each.label for each in app.button if each.label.startswith("Replay number")]


@pytest.mark.usefixtures("ada")
def test_without_mistakes_the_page_says_what_it_is_for(app: AppTest) -> None:
    assert titles(opened(app, "mistakes")) == ["Mistakes"]
    assert "asked again until you solve it on two different days" in shown(app)
    assert not app.selectbox
    assert view(press(app, "Practise the mix"))["stage"] == "ask"


def test_what_was_lost_is_listed_the_newest_first_and_replayed(
    app: AppTest, service: Service, ada: Learner
) -> None:
    lost = lose(service, ada, 3)
    opened(app, "mistakes")
    assert "3 questions lost" in shown(app)
    assert len(articles(app)) == 3
    press(app, "Replay these")
    assert view(app)["context"] == "mistakes: again, as it was"
    assert app.query_params["again"] == "all"
    stand = stand_of(service, practice_for(service, ada.id, {"again": "all"}))
    assert stand.question == lost[0]


def test_one_can_be_replayed_and_then_it_is_over(
    app: AppTest, service: Service, ada: Learner
) -> None:
    lose(service, ada, 2, HANDS)
    opened(app, "mistakes")
    assert replays(app) == ["Replay number 1", "Replay number 2"]
    assert [each.split("<h2>")[1][:2] for each in articles(app)] == ["1.", "2."]
    press(app, "Replay number 1")
    newest = max(mistakes_of(service, ada.id, zone="UTC"), key=lambda each: each.number)
    assert app.query_params["again"] == f"one {newest.answer}"
    assert view(app)["context"] == "one mistake: again, as it was"
    practice = practice_for(service, ada.id, {"again": f"one {newest.answer}"})
    question = stand_of(service, practice).question
    assert question.ask is Ask.SHOW
    opened(app, "practise")  # where a browser is by now
    text = right_text(question, "total")
    act(app, act="answer", id=view(app)["id"], form="total", text=text, ms=2_000)
    act(app, act="next", id=view(app)["id"])
    app.run()
    assert titles(app) == ["Done for today"]
    assert "1 question comes back tomorrow, in other cards." in shown(app)
    press(app, "See the mistakes")
    assert titles(app) == ["Mistakes"]
    assert "1 solved today comes back tomorrow" in shown(app)
    # The one that was solved today is not due.
    assert replays(app) == ["Replay number 2"]


def test_where_nothing_is_left_the_mix_goes_on(
    app: AppTest, service: Service, ada: Learner
) -> None:
    app.query_params["again"] = "long fifteen"
    opened(app)
    assert titles(app) == ["Nothing left to replay"]
    press(app, "Practise the mix")
    assert view(app)["stage"] == "ask"
    assert practice_for(service, ada.id, {}).settings == ""


def test_what_was_typed_behind_the_end_of_a_replay_is_told_to_be_lost(
    app: AppTest, service: Service, ada: Learner
) -> None:
    lose(service, ada, 1)
    app.query_params["again"] = "all"
    last = view(opened(app))["id"]
    solve_all(service, practice_for(service, ada.id, {"again": "all"}))
    act(app, act="answer", id=last, form="total", text="0")
    assert "Another window has gone on" in app.warning[0].value
    assert titles(app) == ["Done for today"]
    app.run()
    assert not app.warning


def test_a_skill_is_chosen_by_the_address_or_on_the_page(
    app: AppTest, service: Service, ada: Learner
) -> None:
    count_on(service, practice_for(service, ada.id, HANDS), 40)
    every = mistakes_of(service, ada.id, zone="UTC")
    opened(app, "mistakes")
    assert f"{len(every)} questions lost" in shown(app)
    (choice,) = app.selectbox
    last = choice.options[-1]
    choice.select_index(len(choice.options) - 1)
    app.run()
    many = int(last.rsplit(", ", 1)[1])
    assert f"{many} question" in shown(app)
    chosen = app.query_params["skill"]
    app.run()
    press(app, "Replay these")
    assert app.query_params["again"] == chosen


@pytest.mark.parametrize("skill", ["x" * 500, "<b>", "all", "set a", "nobs"])
def test_an_address_that_names_no_skill_of_these_lists_all(
    skill: str, app: AppTest, service: Service, ada: Learner
) -> None:
    lose(service, ada, 1, {"where": "heels"})
    app.run()
    app.query_params["skill"] = skill
    opened(app, "mistakes")
    assert "1 question lost" in shown(app)


def test_many_are_shown_some_at_a_time(app: AppTest, service: Service, ada: Learner) -> None:
    lose(service, ada, 13, HANDS)
    opened(app, "mistakes")
    assert len(articles(app)) == 10
    press(app, "Show more")
    assert len(articles(app)) == 13
    assert "Show more" not in [each.label for each in app.button]


def test_what_was_missed_in_a_set_is_replayed_from_its_summary(
    app: AppTest, service: Service, ada: Learner
) -> None:
    ten = {"kinds": "hand", "where": "points=12", "set": "10"}
    lost = lose(service, ada, 2, ten)
    practice = practice_for(service, ada.id, ten)
    count_on(service, practice, 8, seed=1)
    for name, value in ten.items():
        app.query_params[name] = value
    opened(app)
    press(app, "Replay these until right")
    assert app.query_params["again"] == f"set {practice.id}"
    assert view(app)["context"] == "the lost ones of a practice: again, as it was"
    replay = practice_for(service, ada.id, {"again": f"set {practice.id}"})
    assert stand_of(service, replay).question == lost[0]
