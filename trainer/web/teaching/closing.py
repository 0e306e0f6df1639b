"""A lesson is closed: asked once more, and said how far the room is."""

from typing import Literal

from trainer.classroom.lesson import Lesson, Stage
from trainer.web.service import running
from trainer.web.teaching.acting import close
from trainer.web.teaching.drawn import at_words
from trainer.web.teaching.once_more import ask_once_more
from trainer.web.teaching.words import many_words
from trainer.web.telling import tell_next


def ask_to_close(lesson: Lesson, *, kind: Literal["primary", "secondary"] = "secondary") -> None:
    """Offer to close a lesson, and ask once more.

    Args:
        lesson: The lesson.
        kind: How the button looks; behind the last question it is what comes next.
    """
    ask_once_more(
        "Close the lesson",
        key="close",
        kind=kind,
        sentence=lambda: f"{_how_far(lesson)}. Nobody can join or answer any more then.",
        yes="Close it",
        act=lambda: _close_it(lesson),
    )


def _how_far(lesson: Lesson) -> str:
    """Say how far the room is, or who of it still counts."""
    service, many = running(), len(lesson.drill)
    now = service.now()
    if lesson.stage is Stage.BEFORE:
        return "No question is asked yet"
    if lesson.is_led:
        at = lesson.number + (lesson.number + 1 == many and lesson.is_told(now))
        return "All are done" if at == many else f"The room is at question {at_words(at, many)}"
    live = service.boards.look(service.register, lesson, now)
    still = sum(each.number < many for each in live.joined)
    return (
        many_words(still, "person still counts", "people still count") if still else "All are done"
    )


def _close_it(lesson: Lesson) -> None:
    running().boards.forget(lesson.id)
    if not close(running(), lesson.id):
        tell_next("That lesson is deleted.")
