"""How long a practice lasts: how far it is, and how much time is left of it."""

from functools import lru_cache

from trainer.quiz.length import Length, Phase, phase_of
from trainer.quiz.settings import Settings
from trainer.record import Practice
from trainer.store import Answered, Standing
from trainer.web.service import Service


def seconds_left(length: Length, *, now_s: float) -> float | None:
    """Say how much time is left of a sprint; None where there is no limit."""
    if length.seconds is None:
        return None
    passed_s = max(0.0, now_s)  # a clock may be set back
    return max(0.0, length.seconds - passed_s)


def phase_now(service: Service, practice: Practice, stands: Standing, *, now_s: float) -> Phase:
    """Say how far a practice is that many seconds after its start; a race is told by its board."""

    def after_s(answered: Answered | None) -> float | None:
        if answered is None:
            return None
        return (answered.answer.answered - practice.started).total_seconds()

    length, number = length_of(practice.settings), stands.place.number
    has_before = length.seconds is not None and number > 0
    before = service.log.answered(practice.id, number - 1) if has_before else None
    return phase_of(
        length,
        number=number,
        now_s=now_s,
        answered_s=after_s(stands.answered),
        before_s=after_s(before),
    )


@lru_cache(maxsize=1_000)
def length_of(settings: str) -> Length:
    """Say how long a practice of these settings is."""
    return Settings.parse(settings).length
