"""Who knocks at a lesson, as its teacher sees it, and who of them comes in."""

from datetime import datetime, timedelta

import pytest
from streamlit.testing.v1 import AppTest

from tests.store.made import NOON
from tests.web.teaching.lessons import a_class, a_lesson
from tests.web.teaching.pages import HANDS, labels, opened, words
from tests.web.test_screens import press, whole
from trainer.classroom.knocks import Knock, Nod, Why
from trainer.web.service import Service
from trainer.web.teaching.words import ASKED


@pytest.mark.parametrize(("answer", "nod"), [("Yes", Nod.YES), ("No", Nod.NO)])
def test_the_teacher_nods_to_whoever_wants_a_name_that_is_taken(
    app: AppTest, service: Service, answer: str, nod: Nod
) -> None:
    a_class(service)
    lesson = a_lesson(service, HANDS)
    service.knocks.knock(Knock(id="phone", lesson=lesson.id, learner="ada", name="*Ada*", at=NOON))
    opened(app, of=lesson.id)
    assert "*Ada* again, on another device?" in words(app).replace("**", "", 1).replace("***", "*")
    press(app, answer)
    assert service.knocks.nod_to("phone", NOON) is nod
    assert "again" not in words(app)


@pytest.mark.parametrize("why", Why)
def test_the_teacher_is_told_why_somebody_knocks(app: AppTest, service: Service, why: Why) -> None:
    a_class(service)
    lesson = a_lesson(service, HANDS)
    service.knocks.knock(Knock(id="phone", lesson=lesson.id, name="Ada", at=NOON, why=why))
    opened(app, of=lesson.id)
    assert f"**Ada** {ASKED[why]}" in words(app)
    assert ASKED[why].endswith("?")


@pytest.mark.parametrize(("answer", "nod"), [("Yes", Nod.YES), ("No", Nod.NO)])
def test_many_who_knock_are_answered_at_once(
    app: AppTest, service: Service, answer: str, nod: Nod
) -> None:
    a_class(service)
    lesson = a_lesson(service, HANDS)
    for number in range(3):
        service.knocks.knock(
            Knock(id=str(number), lesson=lesson.id, name=f"No {number}", at=NOON, why=Why.MANY)
        )
    opened(app, of=lesson.id)
    press(app, f"{answer} to all 3")
    assert [service.knocks.nod_to(str(number), NOON) for number in range(3)] == [nod] * 3


def knocking(app: AppTest, service: Service, *whys: Why) -> None:
    """Let them knock for these reasons, by names from 0 on."""
    a_class(service)
    lesson = a_lesson(service, HANDS)
    for number, why in enumerate(whys):
        knock = Knock(id=str(number), lesson=lesson.id, name=f"No {number}", at=NOON, why=why)
        service.knocks.knock(knock)
    opened(app, of=lesson.id)


def nods(service: Service, many: int) -> list[Nod | None]:
    return [service.knocks.nod_to(str(number), NOON) for number in range(many)]


def answer_to(app: AppTest, number: int, answer: str) -> None:
    app.button(key=f"{answer} to {number}").click().run()
    whole(app)


def test_a_name_with_its_answers_is_given_to_nobody_but_by_itself(
    app: AppTest, service: Service
) -> None:
    knocking(app, service, Why.MANY, Why.TAKEN, Why.ALIKE, Why.OUT, Why.MIXED)
    press(app, "Yes to the 3 who are new")
    assert nods(service, 5) == [Nod.YES, Nod.WAITS, Nod.YES, Nod.WAITS, Nod.YES]
    assert [each for each in labels(app) if "all" in each] == ["No to all 2"]


@pytest.mark.parametrize("whys", [(Why.TAKEN, Why.TAKEN), (Why.TAKEN, Why.MANY), (Why.MANY,)])
def test_yes_to_all_is_offered_where_several_are_new(
    app: AppTest, service: Service, whys: tuple[Why, ...]
) -> None:
    knocking(app, service, *whys)
    assert not any(each.startswith("Yes to") for each in labels(app))


def test_a_double_click_on_one_answers_no_other(
    app: AppTest, service: Service, clock: list[datetime]
) -> None:
    knocking(app, service, Why.MANY, Why.TAKEN, Why.TAKEN)
    answer_to(app, 0, "yes")
    clock.append(NOON + timedelta(seconds=0.6))
    answer_to(app, 1, "yes")
    assert nods(service, 3) == [Nod.YES, Nod.WAITS, Nod.WAITS]
    clock.append(NOON + timedelta(seconds=1))
    answer_to(app, 1, "yes")
    assert nods(service, 3) == [Nod.YES, Nod.YES, Nod.WAITS]


def test_who_comes_to_the_end_moves_nobody(app: AppTest, service: Service) -> None:
    knocking(app, service, Why.TAKEN, Why.TAKEN)
    service.knocks.knock(Knock(id="2", lesson="monday", name="No 2", at=NOON))
    app.run()
    answer_to(app, 1, "no")
    assert nods(service, 3) == [Nod.WAITS, Nod.NO, Nod.WAITS]


def test_where_another_knocks_just_now_nothing_is_said_to_all(
    app: AppTest, service: Service, clock: list[datetime]
) -> None:
    knocking(app, service, Why.MANY)
    service.knocks.knock(Knock(id="1", lesson="monday", name="No 1", at=NOON, why=Why.MANY))
    app.run()
    press(app, "Yes to all 2")
    assert nods(service, 2) == [Nod.WAITS, Nod.WAITS]
    clock.append(NOON + timedelta(seconds=1))
    press(app, "Yes to all 2")
    assert nods(service, 2) == [Nod.YES, Nod.YES]
