"""A drill planned as Streamlit runs it: chosen, looked through, changed, carried as text."""

from dataclasses import replace
from typing import cast

import pytest
from streamlit.testing.v1 import AppTest

from tests.web.showing.drills import HEARD, MIX, PAIRS
from tests.web.test_data import shown
from tests.web.test_screens import app, opened, press, titles, view, whole
from tests.web.test_sets import address
from trainer.classroom.drill import ClassDrill, Pace, Told
from trainer.classroom.ready import READY, ready_drill
from trainer.quiz.heard_chosen import Heard
from trainer.quiz.kinds import Kind
from trainer.quiz.link import read_link, write_link
from trainer.store import UnavailableError
from trainer.store.register import Kept, Register
from trainer.web.planning.changes import CHANGES
from trainer.web.service import Service, run_with

__all__ = ["app"]

pytestmark = pytest.mark.usefixtures("ada", "teacher")


def at(app: AppTest, text: str) -> AppTest:
    opened(app, "plan_drill")
    app.query_params.clear()
    for name, value in read_link(text).items():
        app.query_params[name] = value
    return whole(app.run())


def planned(app: AppTest) -> ClassDrill:
    """Read the drill from the address."""
    fields = {name: text for name, text in address(app).items() if name != "kept"}
    return ClassDrill.parse(write_link(fields))


def click(app: AppTest, key: str) -> AppTest:
    app.button(key=key).click().run()
    return whole(app)


def warnings(app: AppTest) -> list[str]:
    return [each.value for each in app.warning]


def set_to(app: AppTest, kind: str, name: str, value: object) -> ClassDrill:
    """Choose one thing under "More", and return the drill in the address."""
    widget = getattr(app, kind)(key=f"drill {name}")
    widget.set_value(value).run()
    whole(app)
    return planned(app)


def rows(app: AppTest) -> list[str]:
    return [each.proto.body for each in app.get("html") if 'class="mg-question"' in each.proto.body]


def test_all_ready_drills_are_listed(app: AppTest) -> None:
    assert titles(opened(app, "plan_drill")) == ["Plan a drill"]
    previews = [each.key for each in app.button if each.label == "Preview"]
    assert previews == [f"preview {key}" for key in READY]


def test_one_click_leads_to_a_drill_with_other_cards_each_time(app: AppTest) -> None:
    opened(app, "plan_drill")
    click(app, "preview pairs")
    first = planned(app)
    assert first == ready_drill("pairs", first.drill.seed)
    assert titles(app) == ["Fifteens and pairs"]
    assert len(rows(app)) == 11  # two worked hands are one list
    at(app, "")
    click(app, "preview pairs")
    assert planned(app).drill.seed != first.drill.seed


def test_what_each_is_worth_is_hidden_at_first(app: AppTest) -> None:
    at(app, PAIRS)
    assert not any("points" in row for row in rows(app))
    app.toggle(key="worth").set_value(True).run()
    assert any("points" in row for row in rows(whole(app)))


def test_a_question_is_swapped_and_the_others_stay(app: AppTest) -> None:
    before = rows(at(app, MIX))
    after = rows(click(app, "swap 3"))
    assert planned(app) == ClassDrill.parse(MIX).swap(3)
    assert [place for place in range(10) if before[place] != after[place]] == [3]


def test_where_there_is_nothing_left_to_swap_that_is_told(app: AppTest) -> None:
    text = MIX.replace("0-9", "0,9999")
    click(at(app, text), "swap 0")
    assert planned(app) == ClassDrill.parse(text)
    assert len(warnings(app)) == 1


def test_other_cards_are_dealt_with_one_click(app: AppTest) -> None:
    text = PAIRS.replace("seed=7", "seed=1")
    press(at(app, text), "Other cards")
    dealt = planned(app)
    assert dealt.drill.seed > 1
    assert dealt == CHANGES["seed"](ClassDrill.parse(text), dealt.drill.seed)


def test_all_that_can_be_chosen_is_in_the_address(app: AppTest) -> None:
    at(app, MIX)
    assert set_to(app, "text_input", "title", "Friday").title == "Friday"
    assert len(set_to(app, "number_input", "questions", 3)) == 3
    assert set_to(app, "selectbox", "form", "spoken").form == "spoken"
    assert set_to(app, "selectbox", "house", "kitchen table").house.muggins.value == "off"
    assert set_to(app, "radio", "told", Told.END).told is Told.END
    led = set_to(app, "radio", "pace", Pace.LED)
    # On the big screen it is told at once, and so it is on the phones.
    assert (led.pace, led.told) == (Pace.LED, Told.EACH)
    assert "drill told" not in [each.key for each in app.radio]
    assert any("after each question" in each.value for each in app.caption)
    assert not any("the clock ends" in each.value for each in app.caption)
    assert set_to(app, "radio", "clock", 30).clock_s == 30
    assert any("or the clock ends" in each.value for each in app.caption)
    assert not set_to(app, "toggle", "names", value=False).is_named
    drill = set_to(app, "selectbox", "stage", "runs")
    assert (drill.drill.settings.stage, drill.worked) == ("runs", 2)
    assert set_to(app, "radio", "worked", 1).worked == 1
    assert titles(app) == ["Friday"]


def test_what_is_asked_can_be_chosen(app: AppTest) -> None:
    at(app, MIX)
    (kinds,) = (each for each in app.button_group if each.label == "Kinds")
    kinds.set_value([Kind.HAND, Kind.CRIB]).run()
    assert planned(whole(app)).drill.settings.kinds == (Kind.HAND, Kind.CRIB)
    # A part of a term is taken for the one term that it is a part of.
    assert set_to(app, "selectbox", "where", "flush").drill.settings.where == "flush"
    assert set_to(app, "selectbox", "heard", Heard.HALF).drill.settings.heard is Heard.HALF
    mistakes = set_to(app, "multiselect", "mistakes", ["runs"]).drill.settings.mistakes
    assert mistakes == ("runs",)


def test_what_cannot_be_chosen_is_told_and_nothing_is_lost(app: AppTest) -> None:
    at(app, MIX)
    assert set_to(app, "text_input", "title", "") == ClassDrill.parse(MIX)
    assert len(warnings(app)) == 1
    assert app.text_input(key="drill title").value == "A bit of everything"
    whole(app.run())
    assert warnings(app) == []


def test_a_house_of_its_own_and_a_pattern_of_its_own_are_offered(app: AppTest) -> None:
    text = MIX.replace("picked", "kinds=hand&where=nobs+%2B+flush&house=game%3D61&picked")
    at(app, text)
    assert app.selectbox(key="drill house").value == "its own"
    assert app.selectbox(key="drill where").value == "nobs + flush"
    assert planned(app) == ClassDrill.parse(text)


def test_a_drill_is_taken_as_text(app: AppTest) -> None:
    opened(app, "plan_drill")
    app.text_area(key="drill typed").set_value(f" ?{HEARD} ")
    press(app, "Take it")
    assert planned(app) == ClassDrill.parse(HEARD)
    assert [each.value for each in app.code] == [str(ClassDrill.parse(HEARD))]


def test_a_text_that_is_no_drill_is_quoted_as_typed_at_its_field_and_stays(app: AppTest) -> None:
    at(app, MIX)
    app.text_area(key="drill typed").set_value("hello there, Ünal")
    press(app, "Take it")
    (place,) = (each for each in app.expander if each.label == "Take a drill as text")
    assert "'hello there, Ünal' is not whole" in shown(place.warning[0].value)
    assert len(warnings(app)) == 1
    assert app.text_area(key="drill typed").value == "hello there, Ünal"
    assert planned(app) == ClassDrill.parse(MIX)
    whole(app.run())
    assert warnings(app) == []


def test_an_address_that_cannot_be_read_is_told_above_the_list(app: AppTest) -> None:
    at(app, "title=Ours&stage=spite&picked=0&seed=7&generator=3")
    assert titles(app) == ["Plan a drill"]
    assert "spite" in warnings(app)[0]


def test_show_me_takes_the_drill_along(app: AppTest) -> None:
    press(at(app, PAIRS), "Show me")
    assert view(app, "show")["context"] == "Pairs"


def kept(service: Service) -> list[tuple[str, str]]:
    return [(each.id, str(each.drill)) for each in service.register.drills()]


def test_a_drill_is_kept_changed_and_kept_again(app: AppTest, service: Service) -> None:
    press(at(app, PAIRS), "Keep this drill")
    ((id_, text),) = kept(service)
    assert (address(app)["kept"], text) == (id_, str(ClassDrill.parse(PAIRS)))
    assert app.button(key="swap 0")
    (done,) = (each for each in app.button if each.label == "Kept")
    assert done.disabled
    set_to(app, "text_input", "title", "Friday")
    press(app, "Keep the changes")
    assert kept(service) == [(id_, str(planned(app)))]
    click(app, "swap 0")
    press(app, "Keep as another")
    assert [text.split("&")[0] for _, text in kept(service)] == ["title=Friday"] * 2
    assert address(app)["kept"] != id_


def test_what_is_kept_is_listed_opened_and_deleted_when_that_is_meant(
    app: AppTest, service: Service
) -> None:
    drill = ClassDrill.parse(PAIRS)
    service.register.keep_drill("a", drill)
    opened(app, "plan_drill")
    click(app, "doom a")
    click(app, "spare a")
    assert kept(service) == [("a", str(drill))]
    click(app, "open a")
    assert (planned(app), address(app)["kept"]) == (drill, "a")
    at(app, "")
    click(app, "doom a")
    click(app, "delete a")
    assert kept(service) == []
    assert titles(app) == ["Plan a drill"]


def test_what_was_kept_and_cannot_be_asked_any_more_is_told_and_can_be_deleted(
    app: AppTest, service: Service
) -> None:
    run_with(replace(service, register=cast("Register", OldDrills(service.register))))
    opened(app, "plan_drill")
    assert "generator" in app.caption[0].value
    assert [each.value for each in app.header] == ["Kept", "Ready"]
    assert not any(each.label == "Open" for each in app.button)


def test_while_nothing_can_be_kept_the_drill_stays(app: AppTest, service: Service) -> None:
    run_with(replace(service, register=cast("Register", HeldUp(service.register))))
    press(at(app, PAIRS), "Keep this drill")
    assert "nothing is lost" in warnings(app)[0]
    assert planned(app) == ClassDrill.parse(PAIRS)
    at(app, "")
    click(app, "doom a")
    click(app, "delete a")
    assert "Not deleted yet" in warnings(app)[0]


class OldDrills:
    """A register that has kept a drill of another version of the dealing."""

    def __init__(self, register: Register) -> None:
        self._register = register

    def __getattr__(self, name: str) -> object:
        return getattr(self._register, name)

    def drills(self) -> tuple[Kept, ...]:
        return (Kept("a", None, "title=Old&picked=0-9&seed=7&generator=1"),)


class HeldUp(OldDrills):
    """A register that cannot write just now."""

    def keep_drill(self, *_: object) -> None:
        raise UnavailableError("the disk is full")

    def forget_drill(self, *_: object) -> None:
        raise UnavailableError("the disk is full")


@pytest.mark.parametrize("elsewhere", [{}, {"title": "Ours", "stage": "spite"}])
@pytest.mark.parametrize("label", ["Keep this drill", "Other cards"])
def test_where_one_has_gone_back_meanwhile_nothing_is_done(
    app: AppTest, service: Service, elsewhere: dict[str, str], label: str
) -> None:
    at(app, PAIRS)
    app.query_params.clear()
    for name, value in elsewhere.items():
        app.query_params[name] = value
    press(app, label)
    assert titles(app) == ["Plan a drill"]
    assert (address(app), kept(service)) == (elsewhere, [])


def test_a_stranger_sees_nothing_and_no_click_of_theirs_does_anything(
    app: AppTest, service: Service
) -> None:
    service.register.keep_drill("a", ClassDrill.parse(PAIRS))
    opened(app, "plan_drill")
    click(app, "doom a")
    service.register.drop_keys(role="teacher")
    click(app, "delete a")
    assert titles(app) == ["This page is the teacher's"]
    assert [id_ for id_, _ in kept(service)] == ["a"]
    at(app, PAIRS)
    assert (titles(app), rows(app)) == (["This page is the teacher's"], [])
