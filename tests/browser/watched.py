"""A visit in a browser of which nothing escapes: what it asks for, says, sends and complains of."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
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
        context: The visit as Playwright has it.
        address: Where the trainer is.
        asked: The addresses that were asked for.
        answered: What was answered, from this trainer.
        faults: What a page complained of, and requests to others.
        sent: What went to the server through a websocket, message by message.
        received: What came from there.
    """

    context: BrowserContext
    address: str
    asked: list[str] = field(default_factory=list)
    answered: list[Response] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    sent: list[bytes] = field(default_factory=list)
    received: list[bytes] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.context.on("request", self._asked)
        self.context.on("response", self._got)
        self.context.on("console", self._said)
        self.context.on("weberror", lambda error: self.faults.append(str(error.error)))
        self.context.on("page", self._opened)

    def window(self, link: str = "") -> Page:
        """Open another window, at a page of the trainer."""
        page = self.context.new_page()
        page.goto(f"{self.address}/{link}")
        return page

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

    def _got(self, response: Response) -> None:
        self.answered.append(response)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type != "error" or _HARMLESS.search(message.text):
            return
        self.faults.append(f"{message.text} ({message.location['url']})")


# What the fixture `visit` is: called with what is served, a learner, and options for a context.
Visit = Callable[..., Watched]


def _bytes(frame: str | bytes) -> bytes:
    return frame if isinstance(frame, bytes) else frame.encode()
