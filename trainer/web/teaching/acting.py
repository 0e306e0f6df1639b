"""What the teacher does with a lesson: started, moved and closed, and somebody taken out of it."""

from collections.abc import Callable
from typing import Final

from trainer.classroom.alike import looks
from trainer.classroom.drill import ClassDrill, Pace
from trainer.classroom.lesson import Classroom, Lesson, Stage
from trainer.store import NotThereError, Outcome
from trainer.web.attending.joining import ONE_BY_ONE
from trainer.web.service import Service

FIRST_CLASS: Final = "My class"
# Of codes there are so many that one is hardly ever taken.
_TRIES: Final = 20

Step = Callable[[Lesson], Lesson]


def start_lesson(service: Service, drill: ClassDrill, *, id_: str, classroom: str = "") -> Lesson:
    """Start a lesson, once: again with the same id it is the one that was started.

    Args:
        service: What the app has.
        drill: What is counted.
        id_: The id of the lesson.
        classroom: The id of the class; without one it is a first class, made if it is not there.

    Raises:
        NotThereError: If the class is not there any more.
    """
    of, now = classroom or first_class(service).id, service.now()
    for _ in range(_TRIES):
        lesson = Lesson(
            id=id_,
            classroom=of,
            drill=drill,
            code=service.new_code(),
            started=now,
            asked=now,
            # Before the first question of a room that is led, people come in.
            stage=Stage.BEFORE if drill.pace is Pace.LED else Stage.ASKED,
        )
        receipt = service.register.start_lesson(lesson)
        if receipt.outcome is not Outcome.TAKEN:
            return receipt.stored
    raise RuntimeError(f"{_TRIES} codes that were drawn are all taken")


def first_class(service: Service) -> Classroom:
    """Find the class that nobody has to make, or make it."""
    made = Classroom(id=service.new_id(), name=FIRST_CLASS, created=service.now())
    return service.register.add_class(made).stored


def step(service: Service, seen: Lesson, step_of: Step) -> bool:
    """Take a step in a lesson, unless another window took one before; say if it is there.

    Args:
        service: What the app has.
        seen: The lesson, as it was when the button was drawn.
        step_of: Makes the lesson as it is after the step.
    """
    after = step_of(seen)
    try:
        if after != seen:
            service.register.move_lesson(after, instead_of=seen)
    except NotThereError:
        return False
    return True


def close(service: Service, lesson: str) -> bool:
    """Close a lesson, wherever it is; say whether it is there."""
    while there := service.register.lesson(lesson):
        if not there.is_open:
            return True
        # Whoever takes a step meanwhile comes first, and then it is closed behind that.
        step(service, there, lambda seen: seen.close(service.now()))
    return False


def take_out(service: Service, lesson: Lesson, learner: str) -> bool:
    """Take somebody out of a lesson with what they answered in it; say whether they were in it.

    While it goes on their browser is a stranger's then, and who wants the name again has to knock,
    as has whoever comes with that device; and of whoever was in no other lesson nothing is kept,
    nor what they practised beside it.
    """
    with ONE_BY_ONE:
        return _take_out(service, lesson, learner)


def _take_out(service: Service, lesson: Lesson, learner: str) -> bool:
    register = service.register
    somebody = service.log.learner(learner)
    try:
        others = [each for each, _ in register.attending(learner) if each.id != lesson.id]
        if lesson.is_open and somebody:
            service.taken_out.add((lesson.id, looks(somebody.name)))
            if device := service.devices.get(learner):
                service.barred.add((lesson.id, device))
            register.drop_keys(role="student", learner=learner)
            service.key_tickets.withdraw(("student", learner))
            service.knocks.take_out(lesson.id, somebody.name)
        register.leave_lesson(lesson.id, learner)
        # Whoever counts in others too stays in the class, for the teacher to delete or not.
        if lesson.is_open and not others and service.log.learner(learner):
            service.log.forget(learner)
    except NotThereError:
        return False
    finally:
        service.boards.forget(lesson.id)
    return True
