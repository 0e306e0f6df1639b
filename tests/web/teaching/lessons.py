"""A class that counts: lessons started, joined and answered through the service."""

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from tests.browser.table import right_text
from trainer.classroom.drill import ClassDrill
from trainer.classroom.keys import Key, hashed_key
from trainer.classroom.lesson import Classroom, Lesson, Stage
from trainer.quiz.length import ENDLESS
from trainer.quiz.replies import forms_of
from trainer.record import Form, Learner, Practice
from trainer.store import Outcome
from trainer.web.door.visitor import key_cookie
from trainer.web.drill import desk
from trainer.web.drill.desk import Reply, stand_of
from trainer.web.drill.in_lesson import take_part
from trainer.web.service import Service

NAMES = "Ada Bo Cy Dee Eli Fay Gus Hal Ida Jo Kit Lou".split()


def let_in(
    service: Service, monkeypatch: pytest.MonkeyPatch, *, word: str = "a teacher's"
) -> bytes:
    """Let the browser of a test be a teacher's, and return the hash of its key."""
    made, now = hashed_key(word), service.now()
    service.register.add_key(Key(hashed=made, role="teacher", cut=now, seen=now))
    shown = {key_cookie(service.cookie, is_safe=False): word}
    monkeypatch.setattr("trainer.web.door.visitor.shown_cookies", lambda: shown)
    return made


def a_class(service: Service, *names: str, id_: str = "owls", name: str = "The Owls") -> Classroom:
    """Add a class with these in it, each by a name in small letters."""
    made = Classroom(id=id_, name=name, created=service.now())
    assert service.register.add_class(made).outcome is Outcome.NEW
    for each in names:
        add_member(service, id_, each)
    return made


def add_member(service: Service, classroom: str, name: str) -> Learner:
    id_ = "".join(each for each in name.casefold() if each.isalnum())
    learner = Learner(id=id_, name=name, created=service.now())
    return service.register.add_member(classroom, learner).stored


def a_lesson(
    service: Service,
    drill: ClassDrill,
    *,
    id_: str = "monday",
    code: str = "C6EP34W",
    stage: Stage = Stage.ASKED,
) -> Lesson:
    """Start a lesson of the Owls."""
    now = service.now()
    lesson = Lesson(
        id=id_, classroom="owls", drill=drill, code=code, started=now, asked=now, stage=stage
    )
    return service.register.start_lesson(lesson).stored


def move(service: Service, lesson: Lesson, step: Callable[[Lesson], Lesson]) -> Lesson:
    return service.register.move_lesson(step(lesson), instead_of=lesson)


def close(service: Service, lesson: Lesson) -> Lesson:
    return move(service, lesson, lambda one: one.close(service.now()))


def say(service: Service, practice: Practice, *, form: Form | None = None, text: str = "") -> None:
    """Answer the question that lies there, rightly unless told, and go on."""
    stand = stand_of(service, practice)
    question = stand.question
    forms = forms_of(question.ask, question.asked, is_heard=question.said is not None)
    form = form if form in forms else forms[0]
    desk.answer(service, stand, Reply(form, text or right_text(question, form), 800, 4_000))
    desk.reveal(service, stand_of(service, practice))


def go_on(service: Service, practice: Practice) -> None:
    desk.go_on(service, stand_of(service, practice))


def count_lesson(service: Service, lesson: Lesson, names: list[str], *, seed: int = 7) -> None:
    """Let these join and count: the first all of it, and each after them some less."""
    rng = Random(seed)
    for place, name in enumerate(names):
        practice = take_part(service, lesson, add_member(service, lesson.classroom, name).id)
        many = max(0, len(lesson.drill) - place)
        # Where the teacher leads, all but the last answer the first question.
        for _ in range(min(many, 1) if lesson.is_led else many):
            _say_something(service, practice, rng)
            if not lesson.is_led:
                go_on(service, practice)


def _say_something(service: Service, practice: Practice, rng: Random) -> None:
    question = stand_of(service, practice).question
    forms = forms_of(question.ask, question.asked, is_heard=question.said is not None)
    if "combinations" in forms and rng.random() < 0.6:
        text = right_text(question, "combinations")
        if rng.random() < 0.5:
            text = " ".join(text.split()[:-1]) or text
        say(service, practice, form="combinations", text=text)
    elif "total" in forms and rng.random() < 0.3:
        say(service, practice, form="total", text="0")
    else:
        say(service, practice)


def with_questions(drill: ClassDrill, many: int) -> ClassDrill:
    """Make a drill as short as a test needs it."""
    picked = tuple(range(many))
    settings = replace(drill.drill.settings, picked=picked, length=ENDLESS)
    return replace(drill, drill=replace(drill.drill, settings=settings))
