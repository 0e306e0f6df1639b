"""Sheets are made at the click, for a teacher's browser alone, and hold all lessons of a class."""

import pytest

from tests.web.teaching.lessons import a_class, a_lesson, close, count_lesson
from tests.web.teaching.pages import HANDS
from trainer.web.door.visitor import key_cookie
from trainer.web.service import Service, run_with
from trainer.web.teaching.allowed import later_a_teacher
from trainer.web.teaching.sheets import rows_of_class


def test_whoever_lost_the_key_since_the_page_was_drawn_gets_no_sheet(
    service: Service, key: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    run_with(service)
    shown = {key_cookie(service.cookie, is_safe=False): "a teacher's"}
    monkeypatch.setattr("trainer.web.teaching.allowed.shown_cookies", lambda: shown)
    is_still_teacher = later_a_teacher()
    assert is_still_teacher()
    service.register.drop_keys(hashed=key)
    assert not is_still_teacher()


def test_a_sheet_of_a_class_has_every_answer_of_every_lesson(service: Service) -> None:
    made = a_class(service)
    assert list(rows_of_class(service, made, "UTC")) == []
    first = a_lesson(service, HANDS)
    count_lesson(service, first, ["Ada", "Bo"])
    close(service, first)
    count_lesson(service, a_lesson(service, HANDS, id_="tuesday", code="PPPPPPP"), ["Ada"])
    head, *rows = rows_of_class(service, made, "UTC")
    assert head[:4] == ("lesson", "drill", "name", "question")
    assert [row[:3] for row in rows].count(("2026-03-14 12:00", "Fifteens", "Ada")) == 6
    assert len(rows) == 8
