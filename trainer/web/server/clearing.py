"""Lessons that are kept no longer go when the app starts, and once a day while it runs.

A week before, the teacher's page says which, and offers their sheets.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from trainer.store import RefusedError, UnavailableError
from trainer.web.service import Service

_DAY_S: Final = 24 * 60 * 60
_LOG: Final = logging.getLogger(__name__)


async def a_day() -> None:
    """Wait for a day."""
    await asyncio.sleep(_DAY_S)


async def let_lessons_go(service: Service, *, wait: Callable[[], Awaitable[None]]) -> None:
    """Delete what is kept no longer, again and again, until it is told to end.

    Args:
        service: What the app has.
        wait: Waits for the next time.
    """
    while True:
        try:
            # Beside the pages, which go on meanwhile.
            await asyncio.to_thread(service.register.forget_lessons, service.now())
        except (RefusedError, UnavailableError):
            _LOG.exception("lessons that are kept no longer stay until the next time")
        await wait()
