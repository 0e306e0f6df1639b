"""No file is watched, and so no page that is opened looks for files to watch."""

from typing import Final

from streamlit.watcher.local_sources_watcher import LocalSourcesWatcher

# As Streamlit calls it when a page has been drawn, whether it watches anything or not.
_LOOKING: Final = "update_watched_modules"


def look_for_no_files() -> None:
    """Spare each page that is opened a look at where every module came from.

    Streamlit looks through a thousand modules whenever a browser comes or comes back, which took
    75 ms of a processor: more than all else, and with a room that comes back at once that adds up.
    To let it watch nothing (`options`) does not spare it that look. A Streamlit that calls it
    otherwise is slower, no more.
    """
    if hasattr(LocalSourcesWatcher, _LOOKING):
        setattr(LocalSourcesWatcher, _LOOKING, _look_at_nothing)


def _look_at_nothing(_: LocalSourcesWatcher) -> None:
    """Look at nothing, in place of every module."""
