"""What a browser sends: it may be anything, come twice, late, or from a window left behind."""

from collections.abc import Mapping

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scenarios import Show
from tests.browser.table import right_text
from tests.web.begun import practice_for
from trainer.quiz.replies import marked
from trainer.record import Learner, Practice
from trainer.required import LONGEST_TEXT
from trainer.store import Place, UnavailableError
from trainer.verdict.why_not import why_not
from trainer.web.drill import desk
from trainer.web.drill.acts import take_act
from trainer.web.drill.desk import stand_of
from trainer.web.drill.view import Aside
from trainer.web.likes import preferences_of
from trainer.web.service import Service

MOVED_ON = "Another window has gone on; what was typed here is not counted."


class Window:
    """A window on a practice; it sends acts about the question it shows."""

    def __init__(self, service: Service, practice: Practice) -> None:
        self.service, self.practice = service, practice
        self.doubted = ""
        self.shows = stand_of(service, practice).id

    def send(self, act: str, **fields: object) -> Aside:
        stand = stand_of(self.service, self.practice)
        aside = take_act(
            self.service,
            stand,
            {"act": act, "id": self.shows, **fields},
            doubted=self.doubted,
        )
        self.doubted = stand.id if aside.doubt else self.doubted
        self.shows = stand_of(self.service, self.practice).id
        return aside

    @property
    def stage(self) -> str:
        return stand_of(self.service, self.practice).stage

    @property
    def place(self) -> Place:
        return stand_of(self.service, self.practice).place

    @property
    def entries(self) -> int:
        return len(self.service.log.entries(self.practice.learner))


@pytest.fixture
def practice(service: Service, ada: Learner) -> Practice:
    return practice_for(service, ada.id, {"kinds": "hand", "where": "points=12"})


@pytest.fixture
def window(service: Service, practice: Practice) -> Window:
    return Window(service, practice)


def test_a_question_is_answered_and_the_next_one_comes(window: Window) -> None:
    assert window.send("answer", form="total", text="12", first_ms=500, ms=2000) == Aside()
    assert window.stage == "verdict"
    assert window.send("next") == Aside()
    assert (window.stage, window.place) == ("ask", Place(1))


def test_a_message_that_comes_twice_counts_once(window: Window) -> None:
    for _ in range(2):
        window.send("answer", form="total", text="12")
    assert window.entries == 1
    shown = window.shows
    for _ in range(3):
        window.shows = shown  # as it was when the button was pressed
        window.send("next")
    assert window.place == Place(1)


def test_of_two_windows_the_first_to_answer_counts(service: Service, practice: Practice) -> None:
    one, other = Window(service, practice), Window(service, practice)
    one.send("answer", form="total", text="12")
    aside = other.send("answer", form="total", text="11")
    assert "another window" in aside.notice
    assert one.entries == 1
    one.send("next")
    late = other.send("answer", form="total", text="12")
    assert (late.notice, late.typed) == (MOVED_ON, "")
    assert other.send("next") == Aside()
    assert one.entries == 1


@pytest.mark.parametrize(
    ("form", "text", "said"),
    [
        ("total", "-1", "'-1'"),
        ("total", "twelve", "'twelve'"),
        ("total", "1" * 10_000, "10000 characters"),
        ("total", "", "type the points"),
        ("spoken", "15 sixteen", "'sixteen'"),
        ("combinations", "7?", "'7?'"),
        ("cards", "go", "no way to answer"),
        ("gestures", "12", "'gestures'"),
        (None, "12", "'None'"),
        (["total"], "12", "total"),
    ],
)
def test_what_cannot_be_read_is_told_and_the_question_stays(
    window: Window, form: object, text: str, said: str
) -> None:
    aside = window.send("answer", form=form, text=text)
    assert said in aside.notice
    assert aside.typed == (text if len(text) <= LONGEST_TEXT else "")
    assert (window.stage, window.entries) == ("ask", 0)


def test_a_total_that_no_hand_makes_is_asked_about_once(window: Window) -> None:
    aside = window.send("answer", form="total", text="19")
    assert aside.doubt
    assert aside.doubt.instead == "0"
    assert window.entries == 0
    assert window.send("answer", form="total", text="27") == Aside()
    assert window.entries == 1


def test_a_wrong_total_and_the_count_shown_for_it(window: Window) -> None:
    window.send("answer", form="total", text="11")
    assert window.stage == "count"
    assert window.send("next") == Aside()
    assert window.place == Place(0)
    assert "'walk'" in window.send("shown", form="spoken", text="15 walk").notice
    assert window.stage == "count"
    window.send("shown", form="spoken", text="15 15")
    assert window.stage == "verdict"
    assert window.entries == 2


def test_a_count_can_be_skipped(window: Window) -> None:
    window.send("answer", form="total", text="11")
    window.send("reveal")
    assert (window.stage, window.place) == ("verdict", Place(0, revealed=True))


def test_why_not_is_answered_only_when_it_is_over(window: Window) -> None:
    question = stand_of(window.service, window.practice).question
    cards = [str(card) for card in question.seen[:2]]
    assert window.send("why_not", cards=cards) == Aside()
    window.send("answer", form="total", text="12")
    told = window.send("why_not", cards=cards).why_not
    assert told == why_not(question, question.seen[:2])
    assert window.send("why_not", cards=["XX"]).notice
    none = "Choose some cards, to hear what they score or why they do not."
    assert window.send("why_not", cards="5H").why_not == none


def test_why_not_goes_by_the_house_in_which_it_was_answered(service: Service, ada: Learner) -> None:
    service.log.prefer(ada.id, "level=counts&crib_flush=4")
    trap = practice_for(service, ada.id, {"kinds": "crib", "where": "crib flush trap"})
    crib = Window(service, trap)
    crib.send("answer", form="spoken", text="x4")
    service.log.prefer(ada.id, "level=counts")
    scenario = stand_of(service, trap).question.scenario
    assert isinstance(scenario, Show)
    told = crib.send("why_not", cards=[str(card) for card in scenario.hand]).why_not
    assert "a flush for four" in told.lower()


def test_a_slip_is_noted(window: Window) -> None:
    window.send("slip")
    assert window.entries == 0
    window.send("answer", form="spoken", text="15")
    window.send("slip")
    window.send("slip")
    assert window.entries == 2


def test_a_slip_that_comes_too_late_is_told_not_to_be_noted(
    service: Service, practice: Practice
) -> None:
    window = Window(service, practice)
    window.send("answer", form="spoken", text="15")
    behind = Window(service, practice)
    window.send("next")
    aside = behind.send("slip")
    assert aside.notice == "Another window has gone on; the slip of the finger is not noted."
    assert window.entries == 1


def test_how_one_answers_is_remembered_but_not_how_a_count_is_shown(
    window: Window, service: Service, ada: Learner
) -> None:
    window.send("form", form="combinations")
    assert preferences_of(service, ada.id).form == "combinations"
    window.send("form", form="total")
    window.send("answer", form="total", text="11")
    window.send("form", form="spoken")
    assert preferences_of(service, ada.id).form == "total"


def test_the_order_of_cards_is_remembered(window: Window, service: Service, ada: Learner) -> None:
    window.send("order", order="sorted")
    assert preferences_of(service, ada.id).order == "sorted"
    assert window.send("order", order="upside down").notice
    assert preferences_of(service, ada.id).order == "sorted"


def refuse_to_store(*_: object) -> None:
    raise UnavailableError("the disk is full")


def test_when_nothing_can_be_stored_that_is_said_and_nothing_is_lost(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "answer", refuse_to_store)
    aside = window.send("answer", form="total", text="12")
    assert "nothing is lost" in aside.notice
    assert "the disk is full" in aside.notice
    assert aside.typed == "12"
    assert window.stage == "ask"


def test_the_longest_count_comes_back_whole_and_is_right_when_sent_again(
    service: Service, ada: Learner, monkeypatch: pytest.MonkeyPatch
) -> None:
    practice = practice_for(service, ada.id, {"kinds": "hand", "where": "points=29"})
    window, stand = Window(service, practice), stand_of(service, practice)
    count = right_text(stand.question, "combinations")
    assert len(count) > 80
    with monkeypatch.context() as patch:
        patch.setattr(desk, "answer", refuse_to_store)
        typed = window.send("answer", form="combinations", text=count).typed
    window.send("answer", form="combinations", text=typed)
    answered = stand_of(service, practice).answered
    assert answered
    assert marked(answered.answer).result.is_right


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)
ACTS = ["answer", "shown", "reveal", "next", "slip", "why_not", "form", "order", "learners", "x"]
FIELDS = ["form", "text", "first_ms", "ms", "cards", "order"]


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    act=st.sampled_from(ACTS) | ANYTHING,
    fields=st.dictionaries(
        st.sampled_from(FIELDS), ANYTHING | st.sampled_from(["total", "spoken", "12", "15"])
    ),
)
def test_whatever_is_sent_the_drill_goes_on(
    window: Window, act: object, fields: Mapping[str, object]
) -> None:
    stand = stand_of(window.service, window.practice)
    sent = {"act": act, "id": stand.id, **fields}
    aside = take_act(window.service, stand, sent)
    assert isinstance(aside, Aside)
    assert window.stage in {"ask", "count", "verdict"}
