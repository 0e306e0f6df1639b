"""The practice that a window is at when it follows a link."""

from collections.abc import Mapping

from trainer.record import Practice
from trainer.web.drill.practices import begin, wanted
from trainer.web.service import Service


def practice_for(service: Service, learner: str, fields: Mapping[str, str]) -> Practice:
    """Find the practice that a link asks for, or start it.

    Raises:
        ValueError: If the link says what cannot be.
    """
    asked_for = wanted(service, learner, fields)
    return asked_for.practice or begin(service, learner, asked_for)
