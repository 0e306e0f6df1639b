"""Whose these pages are: a teacher's, found out anew at each act and each look."""

from trainer.web.door.visitor import require_teacher, teachers_only, visitor

__all__ = ["is_teacher", "require_teacher", "teachers_only"]


def is_teacher() -> bool:
    """Say whether a page that asks by itself is in a teacher's browser still."""
    return visitor(by_itself=True).role == "teacher"
