"""The choices as the page shows them: of the practice at hand, kept, and with its link."""

from typing import Any

import pytest
from streamlit.testing.v1 import AppTest

from scenarios import GENERATOR
from tests.web.begun import practice_for
from tests.web.test_screens import SCRIPT, opened, press, titles, view, whole
from tests.web.test_sets import address, at
from trainer.quiz.drill import Drill
from trainer.quiz.kinds import Dealt, Kind
from trainer.quiz.length import ENDLESS, TEN, Length
from trainer.quiz.settings import Settings
from trainer.record import Learner, Practice
from trainer.web.service import Service, run_with

TURNS = {"kinds": "play", "where": "legal card or go"}


@pytest.fixture
def app(service: Service, ada: Learner) -> AppTest:
    assert ada
    run_with(service)
    return AppTest.from_file(SCRIPT, default_timeout=60)


def turn_to(app: AppTest, screen: str) -> AppTest:
    app.switch_page(f"screens/{screen}.py").run()
    return whole(app)


def follow(app: AppTest, fields: dict[str, str]) -> AppTest:
    """Follow a link from wherever this window is."""
    app.switch_page("screens/practise.py")
    app.query_params.clear()
    return at(app, fields)


def kinds(app: AppTest) -> Any:  # noqa: ANN401  Streamlit has no name for it
    (found,) = (each for each in app.button_group if each.label == "Kinds")
    return found


def chosen(app: AppTest) -> tuple[object, ...]:
    dealt, length = (each.value for each in radios(app))
    return tuple(kinds(app).value), app.selectbox[0].value, dealt, length


def latest(service: Service) -> Practice:
    practice = service.log.latest_practice("ada")
    assert practice
    return practice


def radios(app: AppTest) -> list[Any]:
    """Find what is chosen of a practice; a race has its own."""
    return [each for each in app.radio if each.label != "So many of their counts are right"]


def test_the_choices_are_those_of_the_practice_at_hand(app: AppTest) -> None:
    turn_to(follow(app, TURNS), "choose")
    assert chosen(app) == ((Kind.PLAY,), "legal card or go", Dealt.BALANCED, ENDLESS)


def test_in_another_window_they_are_those_of_the_last_practice(
    app: AppTest, service: Service
) -> None:
    practice_for(service, "ada", {"kinds": "hand,crib", "dealt": "kept", "set": "20"})
    opened(app, "choose")
    assert chosen(app) == ((Kind.HAND, Kind.CRIB), None, Dealt.KEPT, Length(20))


def test_a_filter_that_somebody_wrote_is_among_the_choices(app: AppTest) -> None:
    turn_to(at(app, {"kinds": "hand", "where": "double run + nobs"}), "choose")
    assert app.selectbox[0].value == "double run + nobs"
    press(app, "Practise this")
    assert view(app)["context"] == "hands: double run + nobs"


def test_what_was_touched_is_kept_while_one_looks_elsewhere(app: AppTest) -> None:
    turn_to(opened(app), "choose")
    kinds(app).set_value([Kind.HAND, Kind.PLAY]).run()
    app.selectbox[0].set_value("run").run()
    radios(app)[1].set_value(TEN).run()
    left = chosen(app)
    turn_to(turn_to(turn_to(app, "progress"), "practise"), "choose")
    assert chosen(app) == left == ((Kind.HAND, Kind.PLAY), "run", Dealt.BALANCED, TEN)


def test_another_practice_brings_its_own_choices(app: AppTest) -> None:
    turn_to(opened(app), "choose")
    kinds(app).set_value([Kind.HAND]).run()
    turn_to(follow(app, TURNS), "choose")
    assert chosen(app)[0] == (Kind.PLAY,)


def test_there_is_a_way_back_to_the_mix(app: AppTest) -> None:
    turn_to(opened(app), "choose")
    assert "Back to the mix" not in [each.label for each in app.button]
    turn_to(follow(app, TURNS), "choose")
    press(app, "Back to the mix")
    assert view(app)["context"] == "mixed practice"


def test_whoever_is_new_goes_back_to_the_gentle_one(app: AppTest, service: Service) -> None:
    service.log.prefer("ada", "level=new")
    turn_to(opened(app), "choose")
    assert chosen(app) == (tuple(Kind), None, Dealt.GENTLE, ENDLESS)
    turn_to(follow(app, TURNS), "choose")
    press(app, "Back to the mix")
    assert view(app)["context"] == "mixed practice, easy ones first"


def test_the_link_asks_what_is_practised_before_it_begins_and_after(
    app: AppTest, service: Service
) -> None:
    opened(app, "choose")
    kinds(app).set_value([Kind.CRIB]).run()
    link, behind = (each.value for each in app.code)
    assert link.endswith(behind)
    press(app, "Practise this")
    practice = latest(service)
    assert behind == f"?kinds=crib&seed={practice.seed}&generator={GENERATOR}"
    assert address(app) == {"kinds": "crib"}
    turn_to(app, "choose")
    assert [each.value for each in app.code] == [link, behind]
    press(app, "Practise this")
    assert latest(service) == practice
    # What begins next has a seed of its own.
    turn_to(app, "choose")
    kinds(app).set_value([Kind.CUT]).run()
    assert f"seed={practice.seed}&" not in app.code[0].value


def test_a_set_asks_what_its_link_asks_and_begins_anew(app: AppTest, service: Service) -> None:
    opened(app, "choose")
    radios(app)[1].set_value(TEN).run()
    behind = app.code[1].value
    press(app, "Practise this")
    first = latest(service)
    assert behind == f"?{Drill(Settings(length=TEN), first.seed)}"
    press(turn_to(app, "choose"), "Practise this")
    assert latest(service).seed != first.seed


def test_what_a_link_began_goes_on_and_is_the_link_to_share(app: AppTest, service: Service) -> None:
    own = practice_for(service, "ada", {"kinds": "crib"})
    link = {"kinds": "crib", "seed": "99", "generator": str(GENERATOR)}
    turn_to(at(app, link), "choose")
    assert app.code[1].value == f"?kinds=crib&seed=99&generator={GENERATOR}"
    press(app, "Practise this")
    assert address(app) == link
    assert own.seed != 99


def test_without_a_kind_the_buttons_are_named(app: AppTest) -> None:
    opened(app, "choose")
    kinds(app).set_value([]).run()
    (told,) = whole(app).warning
    assert told.value == "Choose at least one kind: hands, cribs, the cut or the play."
    assert "Practise this" not in [each.label for each in app.button]
    assert titles(app) == ["What to practise"]
