"""Sheets of a lesson, and of all lessons of a class, to be taken out."""

from collections.abc import Callable, Iterable, Iterator, Sequence

import streamlit as st

from trainer.classroom.lesson import Classroom, Lesson
from trainer.classroom.report import Row, by_answer, by_student
from trainer.days import clock_of, day_of
from trainer.sheets import lines_of
from trainer.web.boards import Live
from trainer.web.service import Service
from trainer.web.teaching.allowed import later_a_teacher
from trainer.web.teaching.words import file_words


def offer_lesson(service: Service, lesson: Lesson, zone: str, *, key: str) -> None:
    """Offer the two sheets of a lesson.

    Args:
        service: What the app has.
        lesson: The lesson.
        zone: The time zone by which days are told.
        key: What tells these buttons from others of the page.
    """

    def live() -> Live:
        return service.boards.look(service.register, lesson, service.now())

    with st.container(horizontal=True):
        _offer(
            "By student, as a sheet",
            lambda: by_student(live().board),
            name=file_words("students", lesson, zone),
            key=f"students {key}",
        )
        _offer(
            "Every answer, as a sheet",
            lambda: by_answer(names_in(live()), live().answers),
            name=file_words("answers", lesson, zone),
            key=f"answers {key}",
        )


def offer_class(service: Service, classroom: Classroom, zone: str) -> None:
    """Offer all answers in all lessons of a class, as one sheet."""
    _offer(
        "Every answer of this class, as a sheet",
        lambda: rows_of_class(service, classroom, zone),
        name=f"muggins-class-{day_of(service.now(), zone)}.csv",
        key=f"all {classroom.id}",
    )


def rows_of_class(service: Service, classroom: Classroom, zone: str) -> Iterator[Row]:
    """Tell every answer in all lessons of a class, each behind the time and the drill of it."""
    head: Sequence[str] = ()
    for lesson in service.register.lessons(classroom.id):
        live = service.boards.look(service.register, lesson, service.now())
        first, *rows = by_answer(names_in(live), live.answers)
        if not head:
            head = first
            yield ("lesson", "drill", *head)
        started = f"{day_of(lesson.started, zone)} {clock_of(lesson.started, zone)}"
        yield from ((started, lesson.drill.title, *row) for row in rows)


def names_in(live: Live) -> dict[str, str]:
    """Say what everybody in a lesson is called, by their ids."""
    return {each.learner.id: each.learner.name for each in live.joined}


def _offer(label: str, rows: Callable[[], Iterable[Row]], *, name: str, key: str) -> None:
    is_still_teacher = later_a_teacher()

    def made() -> bytes:
        # It is made at the click, by whoever clicks then.
        return "".join(lines_of(rows() if is_still_teacher() else ())).encode()

    # A page that is drawn anew at the click would take back what was just asked for.
    st.download_button(label, made, name, "text/csv", key=key, on_click="ignore")
