"""The classes: who is in each, its lessons, how long these are kept, and how all of it goes."""

from dataclasses import replace
from datetime import datetime
from typing import Final

import streamlit as st

from trainer.classroom.lesson import KEEPABLE, Classroom, Lesson
from trainer.classroom.named import LONGEST
from trainer.days import day_of
from trainer.names import plain_name
from trainer.store import NotThereError, Outcome
from trainer.web.plain import plain
from trainer.web.service import running
from trainer.web.teaching.allowed import teachers_only
from trainer.web.teaching.begin import LESSON, OF
from trainer.web.teaching.once_more import ask_once_more
from trainer.web.teaching.sheets import offer_class, offer_lesson
from trainer.web.teaching.words import WARNED, goes, lesson_words, many_words
from trainer.web.telling import tell, tell_next
from trainer.web.wording import day_words

_HERE: Final = "classes"
_NAME: Final = "name of a new class"


def classes_here(zone: str) -> None:
    """Show the classes on a page for the teacher.

    Args:
        zone: The time zone by which days are told.
    """
    st.header("Classes")
    tell(_HERE)
    st.markdown(
        "Of a student Muggins keeps the name they took, what they answered, and when. You see it, "
        "and whoever uses this machine as you do; they see their own. Lessons are deleted by "
        "themselves when their time is over, and anything sooner if you delete it here: then it is "
        "gone from the file."
    )
    register = running().register
    _warn(register.classes(), zone)
    for classroom in register.classes():
        place = st.expander(plain(classroom.name), key=f"class {classroom.id}", on_change="rerun")
        if place.open:
            with place:
                _open(classroom, zone)
    _add()


def _goes(classroom: Classroom, now: datetime) -> list[tuple[datetime, Lesson]]:
    """List the lessons of a class with when each goes, the next first; some are warned of now."""
    register = running().register
    try:
        warned, lessons = register.warnings(classroom.id), register.lessons(classroom.id)
    except NotThereError:
        return []
    each = ((goes(one, classroom, warned=warned.get(one.id, now)), one) for one in lessons)
    return sorted(each, key=lambda one: one[0])


def _warn(classes: tuple[Classroom, ...], zone: str) -> None:
    """Say a week before which lessons go, so that none goes before it could be taken out."""
    now = running().now()
    every = (
        one for classroom in classes for one in _goes(classroom, now) if one[0] <= now + WARNED
    )
    going = sorted(every, key=lambda one: one[0])
    if not going:
        return
    with st.container(key="going", border=True):
        st.markdown("**These lessons are deleted soon.** Take out what you want to keep.")
        for when, lesson in going:
            day = day_words(day_of(max(when, now), zone))
            st.markdown(f"{plain(lesson_words(lesson, zone))}: goes on {day}.")
            offer_lesson(running(), lesson, zone, key=f"going {lesson.id}")


def _open(classroom: Classroom, zone: str) -> None:
    register = running().register
    try:
        members, lessons = register.members(classroom.id), register.lessons(classroom.id)
    except NotThereError:
        return
    st.subheader("Lessons", anchor=False)
    if not lessons:
        st.caption("None yet.")
    with st.container(key=f"own-{classroom.id}", gap=None):
        for lesson in reversed(lessons):
            label = plain(lesson_words(lesson, zone))
            st.page_link(LESSON, label=label, query_params={OF: lesson.id})
    _keep(classroom, zone)
    st.subheader("People", anchor=False)
    st.markdown(plain(", ".join(each.name for each in members)) or "Nobody has joined yet.")
    if members:
        _delete_one(classroom, {each.id: each.name for each in members})
    st.subheader("Export, then delete", anchor=False)
    offer_class(running(), classroom, zone)
    ask_once_more(
        "Delete this class whole",
        key=f"delete {classroom.id}",
        sentence=lambda: _what_goes(classroom, lessons, len(members)),
        yes="Delete it for good",
        act=lambda: _forget(classroom),
    )


def _keep(classroom: Classroom, zone: str) -> None:
    """Ask how long lessons are kept, and say which goes next, and when."""
    key = f"kept days {classroom.id}"
    st.number_input(
        "Days that a lesson is kept",
        min_value=KEEPABLE[0],
        max_value=KEEPABLE[-1],
        value=classroom.kept_days,
        key=key,
        on_change=_change_days,
        args=(classroom, key),
    )
    now = running().now()
    for going, first in _goes(classroom, now)[:1]:
        when = day_words(day_of(max(now, going), zone))
        said = f"The next to be deleted, on {when}, is {lesson_words(first, zone)}."
        st.caption(plain(said))


@teachers_only
def _change_days(classroom: Classroom, key: str) -> None:
    try:
        running().register.change_class(replace(classroom, kept_days=int(st.session_state[key])))
    except NotThereError:
        tell_next("That class is deleted.", at=_HERE)


def _delete_one(classroom: Classroom, names: dict[str, str]) -> None:
    # With each that goes it is another list: the old one would go on showing who is gone.
    key = f"who goes {classroom.id} of {len(names)}"
    if st.session_state.get(key) not in names:
        st.session_state.pop(key, None)
    who = st.selectbox(
        "Delete one of them", names, format_func=lambda id_: plain(names[id_]), key=key
    )
    ask_once_more(
        "Delete this person",
        key=f"delete one {classroom.id}",
        sentence=lambda: f"{names[who]} goes for good, with every answer in every lesson.",
        yes="Delete them for good",
        act=lambda: _forget_one(classroom, who, names[who]),
    )


def _forget_one(classroom: Classroom, learner: str, name: str) -> None:
    service = running()
    try:
        service.log.forget(learner)
    except NotThereError:
        return
    for lesson in service.register.lessons(classroom.id):
        service.boards.forget(lesson.id)
    tell_next(f"{name} is deleted.", at=_HERE)


def _what_goes(classroom: Classroom, lessons: tuple[Lesson, ...], people: int) -> str:
    register = running().register
    answers = sum(len(register.answers(each.id)) for each in lessons)
    return (
        f"{classroom.name} goes for good: {many_words(people, 'person', 'people')}, "
        f"{many_words(len(lessons), 'lesson')} and {many_words(answers, 'answer')} in them."
    )


def _forget(classroom: Classroom) -> None:
    service = running()
    try:
        lessons = service.register.lessons(classroom.id)
        is_off_the_disk = service.register.forget_class(classroom.id)
    except NotThereError:
        return
    for lesson in lessons:
        service.boards.forget(lesson.id)
    later = " Another program reads the file just now; once it is done, nothing is left on disk."
    tell_next(f"{classroom.name} is deleted.{'' if is_off_the_disk else later}", at=_HERE)


def _add() -> None:
    with st.form("a class", border=False):
        st.text_input("Another class", key=_NAME, max_chars=LONGEST, autocomplete="off")
        st.form_submit_button("Add it", on_click=_add_it)


@teachers_only
def _add_it() -> None:
    service = running()
    try:
        name = plain_name(st.session_state[_NAME])
        made = Classroom(id=service.new_id(), name=name, created=service.now())
    except ValueError:
        tell_next(f"Type a name of 1 to {LONGEST} characters.", at=_HERE)
        return
    if service.register.add_class(made).outcome is Outcome.TAKEN:
        tell_next(f"{name} is there already.", at=_HERE)
        return
    st.session_state[_NAME] = ""
    tell_next(f"{name} is there now.", at=_HERE)
