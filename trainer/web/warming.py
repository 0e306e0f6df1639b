"""What is built at first use is built before it is needed, and not while the first page loads."""

import gc
from threading import Event, Thread
from typing import Final

from trainer.quiz.drill import prepare

# If no page is ever opened, as when only the log is looked at, it need not wait for ever.
_AT_MOST_S: Final = 10.0

_page_shown = Event()


def warm_up_later() -> None:
    """Build what the questions draw from, as soon as a page was shown."""
    Thread(target=_warm_up, daemon=True).start()


def page_was_shown() -> None:
    """Tell that a page was shown: somebody reads it now, and there is time."""
    _page_shown.set()


def _warm_up() -> None:
    _page_shown.wait(_AT_MOST_S)
    prepare()
    # What is there now stays: the collector need not look at it again.
    gc.collect()
    gc.freeze()
