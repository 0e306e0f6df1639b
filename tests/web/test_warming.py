"""What is built ahead is built when a page was shown, and not before."""

from threading import Event

import pytest

from trainer.web import warming


def test_it_waits_for_the_first_page(monkeypatch: pytest.MonkeyPatch) -> None:
    shown, built = Event(), Event()
    monkeypatch.setattr(warming, "_page_shown", shown)
    monkeypatch.setattr(warming, "prepare", built.set)
    monkeypatch.setattr("gc.freeze", lambda: None)
    warming.warm_up_later()
    assert not built.is_set()
    warming.page_was_shown()
    assert built.wait(30)
