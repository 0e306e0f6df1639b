"""To catch the other's count: the ways to it, how hard it begins, and what the pages say of it."""

import re

import pytest
from streamlit.testing.v1 import AppTest

from tests.web.begun import practice_for
from tests.web.counted import count_on
from tests.web.test_choose import follow, latest, radios, turn_to
from tests.web.test_screens import SCRIPT, opened, press, titles, view, whole
from tests.web.test_sets import at
from trainer.miscounts.mistake import SUBTLETIES
from trainer.quiz.heard_chosen import Heard
from trainer.quiz.kinds import Kind
from trainer.quiz.settings import Settings
from trainer.record import Learner, Practice
from trainer.web.choosing.heard import rises_words
from trainer.web.drill import practices
from trainer.web.drill.practices import CATCHING, address_of, begin_again, risen
from trainer.web.service import Service, run_with

SET = {"heard": "half", "set": "10", "seed": "3", "generator": "3"}


@pytest.fixture
def app(service: Service, ada: Learner) -> AppTest:
    assert ada
    run_with(service)
    return AppTest.from_file(SCRIPT, default_timeout=60)


def html(app: AppTest) -> str:
    return "".join(each.proto.body for each in app.get("html"))


def level(monkeypatch: pytest.MonkeyPatch, subtlety: int) -> None:
    monkeypatch.setattr(practices, "level_of", lambda *_: subtlety)


def test_it_is_chosen_with_what_there_is_to_choose(app: AppTest, service: Service) -> None:
    opened(app, "choose")
    (catch,) = app.toggle
    catch.set_value(True).run()
    right, length = radios(whole(app))
    assert right.value is Heard.RISES
    assert any("the more of the counts are right" in each.value for each in app.caption)
    assert length.label == "How many"
    right.set_value(Heard.TABLE).run()
    _, hard, _ = radios(whole(app))
    assert hard.value == 1
    app.multiselect[0].set_value(["runs"]).run()
    press(app, "Practise this")
    assert latest(service).settings == "kinds=hand,crib&heard=table&mistakes=runs&subtlety=1"
    shown = view(app)
    assert shown["context"] == "catching miscounts in hands and cribs: runs, as at a real table"
    assert shown["call"]["lines"]
    turn_to(app, "choose")
    assert app.toggle[0].value
    assert app.multiselect[0].value == ["runs"]
    assert radios(app)[0].value is Heard.TABLE


@pytest.mark.parametrize(
    ("subtlety", "now"),
    [
        (1, "Now it is level 1 of 3: mistakes strike whoever listens and looks, and half of the"),
        (3, "Now it is level 3 of 3: one has to count for oneself, and four in five of the counts"),
    ],
)
def test_it_is_told_which_level_holds_now(
    app: AppTest, monkeypatch: pytest.MonkeyPatch, subtlety: int, now: str
) -> None:
    level(monkeypatch, subtlety)
    opened(app, "choose")
    app.toggle[0].set_value(True).run()
    (told,) = [each.value for each in app.caption if "easier again" in each.value]
    assert now in told
    assert "After five wrong calls in a row" in told


@pytest.mark.parametrize("subtlety", SUBTLETIES)
def test_the_share_of_right_counts_is_told_as_it_is(subtlety: int) -> None:
    share = {"half": 0.5, "two thirds": 0.65, "four in five": 0.8}
    (said,) = [each for each in share if f"and {each} of the counts" in rises_words(subtlety)]
    assert share[said] == Heard.RISES.right_at(subtlety)


def test_what_cannot_be_heard_is_told(app: AppTest) -> None:
    opened(app, "choose")
    app.toggle[0].set_value(True).run()
    app.multiselect[0].set_value(["stopped_at_threes"])
    radios(app)[0].set_value(Heard.HALF).run()
    radios(app)[1].set_value(1).run()
    assert "cannot be heard" in whole(app).warning[0].value


@pytest.mark.parametrize("page", ["learn", "house"])
def test_the_pages_of_the_house_lead_to_it(app: AppTest, service: Service, page: str) -> None:
    app.run()
    app.switch_page(f"screens/{page}.py")
    if page == "learn":
        app.query_params["at"] = "house"
    whole(app.run())
    labels = [each.proto.label for each in app.get("page_link")]
    assert "Practise catching miscounts" in labels
    assert view(follow(app, dict(CATCHING)))["call"]
    assert latest(service).settings == "heard=rises&subtlety=1"


@pytest.mark.parametrize("subtlety", [1, 2, 3])
def test_a_practice_begins_as_hard_as_one_hears(
    service: Service, ada: Learner, monkeypatch: pytest.MonkeyPatch, subtlety: int
) -> None:
    level(monkeypatch, subtlety)
    begun = practice_for(service, ada.id, CATCHING)
    assert begun.settings == f"heard=rises&subtlety={subtlety}"
    # It goes on until one hears more.
    assert practice_for(service, ada.id, CATCHING) == begun
    level(monkeypatch, 3)
    assert (practice_for(service, ada.id, CATCHING) == begun) is (subtlety == 3)


def test_what_is_chosen_comes_before_how_hard_it_is(
    service: Service, ada: Learner, monkeypatch: pytest.MonkeyPatch
) -> None:
    level(monkeypatch, 1)
    chosen = Settings(heard=Heard.HALF, mistakes=("runs",))
    easy = "kinds=hand,crib&heard=half&mistakes=runs&subtlety=1"
    assert str(risen(service, ada.id, chosen)) == easy
    level(monkeypatch, 3)
    assert Kind.PLAY in risen(service, ada.id, chosen).kinds
    level(monkeypatch, 1)
    hard = Settings(heard=Heard.HALF, mistakes=("stopped_at_threes",))
    assert risen(service, ada.id, hard).subtlety == 3
    for fixed in (Settings(), Settings(heard=Heard.HALF, subtlety=2)):
        assert risen(service, ada.id, fixed) == fixed


def ended(service: Service, learner: str, heard: str) -> Practice:
    """Begin a set by a link, and answer all of it."""
    fields = {"heard": heard, "set": "10"}
    practice = practice_for(service, learner, fields)
    count_on(service, practice, 10)
    return practice


def test_another_set_is_as_hard_as_one_hears_by_then(
    service: Service, ada: Learner, monkeypatch: pytest.MonkeyPatch
) -> None:
    level(monkeypatch, 1)
    rising, fixed = (ended(service, ada.id, heard) for heard in ("rises", "half"))
    level(monkeypatch, 2)
    other = begin_again(service, rising, other=True)
    assert other.settings == "set=10&heard=rises&subtlety=2"
    # The same questions are as they were, and so is what was chosen.
    assert begin_again(service, rising, other=False).settings == rising.settings
    assert begin_again(service, fixed, other=True).settings == fixed.settings
    assert fixed.settings == "set=10&heard=half&subtlety=1"


def test_what_rises_is_found_again_by_an_address_that_leaves_it_open(
    service: Service, ada: Learner
) -> None:
    begun = practice_for(service, ada.id, CATCHING)
    assert address_of(begun) == CATCHING


def test_a_link_with_a_seed_leaves_nothing_open(service: Service, ada: Learner) -> None:
    assert practice_for(service, ada.id, SET).settings == "set=10&heard=half"


@pytest.mark.parametrize("page", ["progress", "mistakes", "data", "settings", "choose"])
def test_every_page_stands_with_a_log_of_calls(
    app: AppTest, service: Service, ada: Learner, page: str
) -> None:
    count_on(service, practice_for(service, ada.id, CATCHING), 30)
    opened(app, page)
    if page == "progress":
        _, part = html(app).split("<h2>Miscounts</h2>")
        rows = part[: part.index("</section>")].split("<li>")[1:]
        assert rows
        # As every other row: a name, a bar, its figure and what leads to the drill.
        for row in rows:
            assert 'class="mg-name"' in row
            assert 'class="mg-share' in row
            assert re.search(r'"mg-of">\d+ of \d+( caught|, too few counts)<', row)
            assert "Practise" in row
        assert "Muggins" in html(app)
    if page == "mistakes":
        assert titles(app) == ["Mistakes"]


def test_without_calls_progress_says_nothing_of_them(
    app: AppTest, service: Service, ada: Learner
) -> None:
    count_on(service, practice_for(service, ada.id, {"kinds": "hand"}), 5)
    assert "Miscounts" not in html(opened(app, "progress"))


def test_a_set_is_looked_back_at_and_none_of_it_is_heard_again(
    app: AppTest, service: Service, ada: Learner
) -> None:
    count_on(service, practice_for(service, ada.id, SET), 10)
    at(app, SET)
    assert "Not wholly right" in app.header[0].value
    assert "Replay these until right" not in [each.label for each in app.button]
    assert "They said" in html(app)
    assert re.search(r"They (peg|keep|go back)|A wrong call is free here", html(app))
