"""Lessons that are kept no longer go when the app starts, and once a day while it runs.

For a week before, the teacher's page says which, and offers their sheets. Where the app was off
past their day, that week begins at its next start.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Final

from trainer.store import RefusedError, UnavailableError
from trainer.web.service import Service
from trainer.web.teaching.words import WARNED

_DAY: Final = timedelta(days=1)
_LOG: Final = logging.getLogger(__name__)


async def a_day() -> None:
    """Wait for a day."""
    await asyncio.sleep(_DAY.total_seconds())


async def let_lessons_go(service: Service, *, wait: Callable[[], Awaitable[None]]) -> None:
    """Delete what is kept no longer, again and again, until it is told to end.

    Args:
        service: What the app has.
        wait: Waits for the next time.
    """
    while True:
        try:
            # Beside the pages, which go on meanwhile.
            await asyncio.to_thread(_let_go, service)
        except (RefusedError, UnavailableError):
            _LOG.exception("lessons that are kept no longer stay until the next time")
        await wait()


def _let_go(service: Service) -> None:
    now, register = service.now(), service.register
    # It is looked at once a day, and no day is to be lost by that.
    register.warn_of_lessons(now, by=now + WARNED + _DAY)
    register.forget_lessons(now, warned=now - WARNED)
