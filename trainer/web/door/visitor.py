"""Who a browser is: a teacher's, a student's or a stranger's. It is found out anew at each act."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import wraps
from hmac import compare_digest
from typing import Final, Literal, ParamSpec

import streamlit as st

from trainer.classroom.keys import hashed_key
from trainer.store.register import Register
from trainer.web.service import running
from trainer.web.shown import shown_cookies

DOOR: Final = "screens/door.py"
# With this before its name a browser takes a cookie from a page that nobody can read on the way.
_OF_THIS_HOST_ALONE: Final = "__Host-"
_NOTED_EACH: Final = timedelta(minutes=1)

_Given = ParamSpec("_Given")


@dataclass(frozen=True, slots=True)
class Visitor:
    """Whose browser it is.

    Attributes:
        role: A teacher's, a student's, or that of somebody who showed no key that is good.
        learner: The id of the student; empty for the others.
    """

    role: Literal["teacher", "student", "stranger"]
    learner: str = ""


STRANGER: Final = Visitor("stranger")


def key_cookie(cookie: str, *, is_safe: bool) -> str:
    """Name the cookie of a key, for a page that comes safely, by https, or does not."""
    return f"{_OF_THIS_HOST_ALONE if is_safe else ''}{cookie}_key"


def key_words(cookies: Mapping[str, str], cookie: str) -> Iterator[str]:
    """List the words of the keys that a browser shows."""
    for is_safe in (True, False):
        if word := cookies.get(key_cookie(cookie, is_safe=is_safe)):
            yield word


def who_shows(
    register: Register,
    cookies: Mapping[str, str],
    *,
    cookie: str,
    now: datetime,
    by_itself: bool = False,
) -> Visitor:
    """Say whose browser it is by the cookies that it shows.

    Args:
        register: Where the hashes of keys are kept.
        cookies: The cookies.
        cookie: The name of the app's own.
        now: What time it is.
        by_itself: Whether a page asks without anybody doing something. That keeps no key alive.
    """
    for word in key_words(cookies, cookie):
        hashed = hashed_key(word)
        key = register.key(hashed)
        if key is None or not compare_digest(key.hashed, hashed) or not key.is_good(now):
            continue
        if key.role == "setup":
            continue
        if not by_itself and now - key.seen >= _NOTED_EACH:
            register.use_key(hashed, now)
        return Visitor(key.role, key.learner)
    return STRANGER


def visitor(*, by_itself: bool = False) -> Visitor:
    """Say whose browser this page is in, now: a key may have been taken back a moment ago.

    Args:
        by_itself: Whether the page asks without anybody doing something.
    """
    service = running()
    return who_shows(
        service.register,
        shown_cookies(),
        cookie=service.cookie,
        now=service.now(),
        by_itself=by_itself,
    )


def require_teacher() -> None:
    """Go on only in a teacher's browser; any other is told how one gets in."""
    if visitor().role == "teacher":
        return
    st.title("This page is the teacher's")
    st.markdown(
        "It opens in the browser that Muggins opens when it is started, for eight hours, and for "
        "two when nothing is done. After that start it once more, on this machine and while it "
        "runs, or type the passphrase if you chose one."
    )
    with st.container(key="door"):
        st.page_link(DOOR, label="Type the passphrase")
    st.stop()


def teachers_only(act: Callable[_Given, None]) -> Callable[_Given, None]:
    """Let what a click does be done from a teacher's browser alone; else nothing is done.

    The page is then drawn, and says whose it is by `require_teacher`.
    """

    @wraps(act)
    def act_if_teacher(*args: _Given.args, **kwargs: _Given.kwargs) -> None:
        if visitor().role == "teacher":
            act(*args, **kwargs)

    return act_if_teacher
