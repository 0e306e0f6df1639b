"""The settings without a browser: each is kept at once, and what is kept is shown."""

from typing import Any

import pytest
from streamlit.testing.v1 import AppTest
from streamlit.testing.v1.element_tree import Radio, Selectbox

from tests.web.test_screens import SCRIPT, opened, view, whole
from trainer.store import UnavailableError
from trainer.web.likes import preferences_of
from trainer.web.service import Service, run_with

pytestmark = pytest.mark.usefixtures("ada")

CHOICES = [
    ("Counting", "new"),
    ("Answer with", "combinations"),
    ("Cards lie", "sorted"),
    ("After a right answer", 2),
    ("When the other side counts", "space"),
    ("Light or dark", "dark"),
    ("Motion", "less"),
    ("Time zone", "Asia/Tokyo"),
]


@pytest.fixture
def app(service: Service) -> AppTest:
    run_with(service)
    return AppTest.from_file(SCRIPT, default_timeout=60)


def setting(app: AppTest, label: str) -> Radio[Any] | Selectbox[Any]:
    settings: list[Radio[Any] | Selectbox[Any]] = [*app.radio, *app.selectbox]
    (found,) = (each for each in settings if each.label == label)
    return found


def notes(app: AppTest) -> list[tuple[str, str]]:
    """List the settings, each with the sentence that stands with it."""
    labels = [label for label, _ in CHOICES]
    # The first stands with the link to the house.
    return list(zip(labels, [each.value for each in app.caption][1:], strict=True))


def test_how_one_practises_is_kept(app: AppTest, service: Service) -> None:
    opened(app, "settings")
    for label, choice in CHOICES:
        setting(app, label).set_value(choice).run()
        assert [label for label, told in notes(app) if told.endswith("**Kept.**")] == [label]
    assert str(preferences_of(service, "ada")) == (
        "level=new&form=combinations&order=sorted&goes_on_s=2&pace=space&motion=less&theme=dark"
        "&zone=Asia/Tokyo"
    )
    assert [setting(app, label).value for label, _ in CHOICES] == [choice for _, choice in CHOICES]
    shown = view(opened(app, "practise"))
    assert (shown["order"], shown["motion"], shown["goes_on_ms"]) == ("sorted", "less", 2_000)
    opened(app, "settings")
    assert not [told for _, told in notes(app) if "Kept" in told]
    setting(app, "Time zone").set_value("").run()
    assert preferences_of(service, "ada").zone is None


def test_what_was_chosen_elsewhere_is_shown(app: AppTest, service: Service) -> None:
    opened(app, "settings")
    service.log.prefer("ada", "level=counts&order=sorted")
    setting(app, "Motion").set_value("full").run()
    assert setting(app, "Cards lie").value == "sorted"
    assert str(preferences_of(service, "ada")) == "level=counts&order=sorted&motion=full"


def test_what_cannot_be_kept_is_told_and_not_shown_as_chosen(
    app: AppTest, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise UnavailableError("the disk is full")

    opened(app, "settings")
    monkeypatch.setattr(type(service.log), "prefer", full)
    setting(app, "Cards lie").set_value("sorted").run()
    assert setting(whole(app), "Cards lie").value == "dealt"
    (told,) = (told for label, told in notes(app) if "Not kept yet" in told)
    assert "the disk is full" in told


def test_a_day_is_told_in_the_zone_that_was_chosen(app: AppTest) -> None:
    # It is noon in London.
    opened(app, "settings")
    days = {}
    for zone in ("UTC", "Pacific/Kiritimati"):
        setting(app, "Time zone").set_value(zone).run()
        days[zone] = dict(notes(app))["Time zone"]
    assert len(set(days.values())) == 2
