"""The reference as Streamlit runs it without a browser: its list, and each of its sections."""

import pytest
from streamlit.testing.v1 import AppTest

from tests.web.begun import practice_for
from tests.web.test_screens import app, opened, titles, whole
from trainer.teach.sections import SECTIONS
from trainer.web.service import Service

__all__ = ["app"]

BACK = "Back to your question"

pytestmark = pytest.mark.usefixtures("ada")


def at(app: AppTest, key: str) -> AppTest:
    opened(app, "learn")
    app.query_params["at"] = key
    return whole(app.run())


def links(app: AppTest) -> list[tuple[str, str]]:
    return [
        (link.proto.label, link.proto.query_string)
        for link in app.get("page_link")
        if link.proto.page == "learn"
    ]


def back(app: AppTest) -> list[str]:
    every = app.get("page_link")
    return [each.proto.query_string for each in every if each.proto.label == BACK]


def test_it_leads_back_to_the_question_that_this_window_was_at(app: AppTest) -> None:
    app.query_params["kinds"] = "crib"
    opened(app)
    assert back(at(app, "runs")) == ["kinds=crib"]


def test_another_window_leads_back_to_the_practice_begun_last(
    app: AppTest, service: Service
) -> None:
    practice_for(service, "ada", {"kinds": "crib"})
    app.switch_page("screens/learn.py")
    assert back(whole(app.run())) == [""]


def test_where_nothing_was_asked_yet_there_is_nothing_to_lead_back_to(app: AppTest) -> None:
    app.switch_page("screens/learn.py")
    assert back(whole(app.run())) == []


def test_without_a_section_all_are_listed(app: AppTest) -> None:
    assert titles(opened(app, "learn")) == ["Learn the count"]
    assert links(app) == [(each.title, f"at={key}") for key, each in SECTIONS.items()]
    assert [each.value for each in app.caption] == [each.about for each in SECTIONS.values()]


@pytest.mark.parametrize("key", SECTIONS)
def test_a_section_is_shown_with_all_it_says(app: AppTest, key: str) -> None:
    section = SECTIONS[key]
    assert titles(at(app, key)) == [section.title]
    said = [each.value for each in app.markdown]
    parts = section.parts()
    assert [word for part in parts for word in part.words] == said
    assert [each.value for each in app.header] == [part.title for part in parts if part.title]


def test_it_leads_to_the_sections_before_and_after(app: AppTest) -> None:
    at(app, "pairs")
    onward = [("← Fifteens", "at=fifteens"), ("All sections", ""), ("Runs →", "at=runs")]
    assert links(app) == onward * 2


def test_a_section_that_is_none_is_told(app: AppTest) -> None:
    assert titles(at(app, "whist")) == ["Learn the count"]
    assert app.warning[0].value == "There is no such section; here are all that there are."
