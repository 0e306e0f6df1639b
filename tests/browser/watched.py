"""A visit in a browser of which nothing escapes: what it asks for, says, sends and complains of."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, cast
from urllib.parse import urlsplit

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Request,
    ViewportSize,
    WebError,
    WebSocket,
)

_HARMLESS = re.compile(
    # While the server is down, and while the browser is offline, that is what has to be said.
    r"WebSocket connection to|when disconnected from server|in reaching server endpoint"
    r"|Streamlit server is not responding"
    r"|net::ERR_(CONNECTION_REFUSED|INTERNET_DISCONNECTED|SOCKET)"
)


@dataclass
class Watched:
    """A visit: windows of one browser that share their cookies.

    Attributes:
        browser_context: The visit as Playwright has it.
        address: Where the trainer is.
        waiting: A window that is open already, for the first that is asked for.
        is_touched: Whether something was done to the context that the next visit might notice.
        asked: The addresses that were asked for.
        faults: What a page complained of, and requests to others.
        sent: What went to the server through a websocket, message by message.
        received: What came from there.
    """

    browser_context: BrowserContext
    address: str
    waiting: Page | None = None
    is_touched: bool = False
    asked: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    sent: list[bytes] = field(default_factory=list)
    received: list[bytes] = field(default_factory=list)

    def __post_init__(self) -> None:
        context = self.browser_context
        context.on("request", self._asked)
        context.on("console", self._said)
        context.on("weberror", self._failed)
        context.on("page", self._opened)
        if self.waiting:
            self._opened(self.waiting)

    def leave(self) -> None:
        """Watch it no longer."""
        context = self.browser_context
        context.remove_listener("request", self._asked)
        context.remove_listener("console", self._said)
        context.remove_listener("weberror", self._failed)
        context.remove_listener("page", self._opened)
        for page in context.pages:
            page.remove_listener("websocket", self._connected)

    @property
    def context(self) -> BrowserContext:
        """The visit as Playwright has it, to do with it what no next visit shall notice."""
        self.is_touched = True
        return self.browser_context

    def show(self, name: str, value: str) -> None:
        """Let the browser show a cookie from now on."""
        self.context.add_cookies([{"name": name, "value": value, "url": self.address}])

    def window(self, link: str = "") -> Page:
        """Open another window, at a page of the trainer."""
        page, self.waiting = self.waiting or self.browser_context.new_page(), None
        page.goto(f"{self.address}/{link}")
        return page

    def _failed(self, error: WebError) -> None:
        self.faults.append(str(error.error))

    def _opened(self, page: Page) -> None:
        page.on("websocket", self._connected)

    def _connected(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.sent.append(_bytes(frame)))
        socket.on("framereceived", lambda frame: self.received.append(_bytes(frame)))

    def _asked(self, request: Request) -> None:
        self.asked.append(request.url)
        where = urlsplit(request.url)
        is_outside = where.netloc != urlsplit(self.address).netloc
        if is_outside and where.scheme in {"http", "https", "ws", "wss"}:
            self.faults.append(f"a request to another host: {request.url}")

    def _said(self, message: ConsoleMessage) -> None:
        if message.type != "error" or _HARMLESS.search(message.text):
            return
        self.faults.append(f"{message.text} ({message.location['url']})")


# What of a visit can be changed while it lasts, so that one can be like another.
_CHANGEABLE = {"viewport", "reduced_motion", "color_scheme"}
_VIEWPORT = ViewportSize(width=1280, height=720)  # as Playwright has it if nothing is said
_FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"


class Kept:
    """A window kept for one visit after the other.

    To open one and load the app there takes three times as long as to load it again.

    Args:
        new_context: Opens a browser without a past.
    """

    def __init__(self, new_context: Callable[[], BrowserContext]) -> None:
        self._new_context = new_context
        self._window: Page | None = None
        self._visit: Watched | None = None

    def take(self, address: str, options: Mapping[str, object]) -> Watched | None:
        """Begin a visit there, if it is free and can be as these options have it."""
        if self._visit or not set(options) <= _CHANGEABLE:
            return None
        self._window = window = self._window or self._new_context().new_page()
        window.set_viewport_size(cast("ViewportSize", options.get("viewport", _VIEWPORT)))
        window.emulate_media(
            reduced_motion=cast("Any", options.get("reduced_motion", "null")),
            color_scheme=cast("Any", options.get("color_scheme", "null")),
        )
        self._visit = Watched(window.context, address, waiting=window)
        return self._visit

    def give_back(self) -> None:
        """End the visit that was begun there; where another might notice it, close the window."""
        visit, self._visit = self._visit, None
        if visit is None:
            return
        visit.leave()
        try:
            is_clean = not visit.is_touched and self._cleaned(visit)
        except Error:  # a window was closed, or the server is gone
            is_clean = False
        if not is_clean:
            self.close()

    def _cleaned(self, visit: Watched) -> bool:
        if self._window is None:
            return False
        for page in visit.browser_context.pages:
            page.evaluate(_FORGET)
            if page is not self._window:
                page.close()
        # Of the same origin, else the browser would take another process for the next visit,
        # which would have everything to load anew.
        self._window.goto(f"{visit.address}/_stcore/health")
        visit.browser_context.clear_cookies()
        return True

    def close(self) -> None:
        """Close it."""
        window, self._window = self._window, None
        if window:
            window.context.close()


# What the fixture `visit` is: called with what is served, a learner, and options for a context.
Visit = Callable[..., Watched]


def _bytes(frame: str | bytes) -> bytes:
    return frame if isinstance(frame, bytes) else frame.encode()
