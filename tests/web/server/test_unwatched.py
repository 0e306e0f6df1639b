"""A page that is opened looks for no files to watch."""

from pathlib import Path

import pytest
from streamlit.runtime.pages_manager import PagesManager
from streamlit.watcher import local_sources_watcher
from streamlit.watcher.local_sources_watcher import LocalSourcesWatcher

from trainer.web.server.unwatched import look_for_no_files

LOOKING = "update_watched_modules"


@pytest.fixture
def looked_at(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """List at which modules Streamlit looks, and have it be as it was in the end."""
    modules: list[object] = []

    def look(module: object) -> set[str]:
        modules.append(module)
        return set()

    monkeypatch.setattr(local_sources_watcher, "get_module_paths", look)
    monkeypatch.setattr(LocalSourcesWatcher, LOOKING, vars(LocalSourcesWatcher)[LOOKING])
    return modules


def test_a_page_looks_at_no_module(looked_at: list[object]) -> None:
    opened = LocalSourcesWatcher(PagesManager(str(Path(__file__))))
    look_for_no_files()
    opened.update_watched_modules()
    assert not looked_at


def test_a_streamlit_that_looks_by_another_name_stays_as_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(LocalSourcesWatcher, LOOKING)
    look_for_no_files()
    assert not hasattr(LocalSourcesWatcher, LOOKING)
