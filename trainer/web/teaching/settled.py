"""What is pressed has to have stood there: a double click does not take the step behind the step.

One button takes the place of another when a step is taken, by this window, another or the clock.
Whoever presses just then meant what stood there before.
"""

from collections.abc import Callable
from datetime import timedelta
from functools import wraps
from typing import Final, ParamSpec

import streamlit as st

from trainer.web.service import running

SETTLES: Final = timedelta(seconds=1)
_STANDS: Final = "what stands there to be pressed"

_Given = ParamSpec("_Given")


def note_stands(what: str, *, at: str = "") -> None:
    """Note what a press does in this window, as it is drawn.

    Args:
        what: What it does; another text where it does something else.
        at: At which place of the page, if there are several.
    """
    key = f"{_STANDS} {at}"
    stood, _ = st.session_state.get(key, ("", None))
    if stood != what:
        # Of what is drawn first in a window nothing took the place.
        st.session_state[key] = what, running().now() if stood else None


def is_settled(*places: str) -> bool:
    """Say whether what is pressed stood there for a second already.

    Args:
        places: The places of the page where something else may have stood.
    """
    now = running().now()
    noted = (st.session_state.get(f"{_STANDS} {at}", ("", None)) for at in places)
    return all(since is None or abs(now - since) >= SETTLES for _, since in noted)


def settled_only(*places: str) -> Callable[[Callable[_Given, None]], Callable[_Given, None]]:
    """Let what a press does be done only if it stood there for a second; else nothing is done.

    Args:
        places: The places of the page where something else may have stood; one without a name if
            none is told.
    """

    def decorated(act: Callable[_Given, None]) -> Callable[_Given, None]:
        @wraps(act)
        def act_if_settled(*args: _Given.args, **kwargs: _Given.kwargs) -> None:
            if is_settled(*(places or ("",))):
                act(*args, **kwargs)

        return act_if_settled

    return decorated
