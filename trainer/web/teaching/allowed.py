"""Whose these pages are: a teacher's, found out anew at each act and each look."""

from collections.abc import Callable

from trainer.web.door.visitor import require_teacher, teachers_only, visitor, who_shows
from trainer.web.service import running
from trainer.web.shown import shown_cookies

__all__ = ["is_teacher", "later_a_teacher", "require_teacher", "teachers_only"]


def is_teacher() -> bool:
    """Say whether a page that asks by itself is in a teacher's browser still."""
    return visitor(by_itself=True).role == "teacher"


def later_a_teacher() -> Callable[[], bool]:
    """Make what says later, where no page is drawn, whether this browser is a teacher's still."""
    service, cookies = running(), shown_cookies()

    def is_still() -> bool:
        shows = who_shows(service.register, cookies, cookie=service.cookie, now=service.now())
        return shows.role == "teacher"

    return is_still
