"""A student as the app meets one: joins, answers, loads the page anew, loses the connection."""

import asyncio
import http.client
import json
from collections.abc import AsyncIterator, MutableMapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from secrets import token_urlsafe
from typing import Any, Final
from urllib.parse import urlsplit

from tests.browser.table import right_text
from tests.load.frames import Run
from tests.load.session import PATIENCE_S, Session, opened, table_of
from trainer.classroom.lesson import Lesson

_KEY: Final = "muggins_key"
# An answer may be doubted once, as "No hand makes 19".
_TRIES: Final = 2


@dataclass
class Student:
    """Somebody in a lesson.

    Attributes:
        address: Where the app is.
        lesson: The lesson.
        cookie: What their browser shows.
        acknowledged: What the app said that it took, by the id of the question: the answer.
        seen: The question they were at when the page was drawn last, by its id; empty at the end.
        runs: What came of each run of the script.
        frames: All that was ever sent to them, if that is kept.
    """

    address: str
    lesson: Lesson
    cookie: str
    acknowledged: MutableMapping[str, str] = field(default_factory=dict)
    seen: str = ""
    runs: list[Run] = field(default_factory=list)
    frames: list[bytes] | None = None

    def __post_init__(self) -> None:
        self._window = AsyncExitStack()
        self._session: Session | None = None
        self._run: Run | None = None
        self._sent = 0

    @property
    def session(self) -> Session:
        """The window that is open."""
        assert self._session
        return self._session

    @property
    def view(self) -> dict[str, Any] | None:
        """What the card table shows; None where there is none."""
        return self._run.view() if self._run else None

    async def load(self) -> Run:
        """Open the page of the lesson, or load it anew: nothing is left of the window before."""
        await self.leave()
        return await self._come(session="")

    async def come_back(self) -> Run:
        """Lose the connection, and connect to the same window again."""
        before = self.session.id
        await self.leave()
        return await self._come(session=before)

    async def leave(self) -> None:
        """Close the window."""
        await self._window.aclose()
        self._window, self._run = AsyncExitStack(), None

    async def _come(self, *, session: str) -> Run:
        window = opened(self.address, "my-lesson", cookie=self.cookie, session=session)
        self._session = await self._window.enter_async_context(window)
        self._session.frames = self.frames
        run = await self._session.load()
        if run.view() is None and "Begin the questions" in run.text:
            run = await self._session.press(run.button("Begin the questions"))
        return self._hear(run)

    async def answer(self, text: str = "") -> Run:
        """Answer the question that lies there, rightly unless told, until it is acknowledged."""
        view = self.view
        assert view, "no question lies there"
        number = int(view["number"]) - 1
        right = right_text(self.lesson.drill.question(number), view["form"])
        content = {"act": "answer", "form": view["form"], "text": text or right}
        for _ in range(_TRIES):
            run = await self.act(view["id"], first_ms=900, ms=2_000, **content)
            after = run.view()
            if after is None or after["id"] != view["id"] or after["stage"] != "ask":
                self.acknowledged[view["id"]] = str(content["text"])
                break
        return run

    async def go_on(self) -> Run:
        """Go on to the next question."""
        view = self.view
        assert view
        if view["stage"] == "count":
            await self.act(view["id"], act="reveal")
        return await self.act(view["id"], act="next")

    async def act(self, id_: str, **content: object) -> Run:
        """Do something at the card table, of a question by its id."""
        assert self._run
        self._sent += 1
        table = table_of(self._run)
        run = self._hear(await self.session.act(table, {"id": id_, "n": self._sent, **content}))
        view = run.view()
        # The table itself takes nothing else for a reply.
        assert view is None or view["taken"] == self._sent, (content, view["taken"], self._sent)
        return run

    async def wait(self, seconds: float) -> None:
        """Look at the page for so long, which has its parts drawn anew meanwhile.

        Raises:
            ConnectionError: If the connection is lost.
        """
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        while (left := until - loop.time()) > 0:
            with suppress(TimeoutError):
                async with asyncio.timeout(min(left, 0.5)):
                    await self.session.socket.wait_closed()
                    raise ConnectionError("the connection is lost")
            for each in await self.session.tick():
                self._hear(each)

    def _hear(self, run: Run) -> Run:
        self.runs.append(run)
        view = run.view()
        if view or run.is_whole:
            self._run, self.seen = run, str(view["id"]) if view else ""
        return run


@asynccontextmanager
async def in_lesson(student: Student) -> AsyncIterator[Student]:
    """Open the page of a student's lesson, and close it in the end."""
    try:
        await student.load()
        yield student
    finally:
        await student.leave()


async def join(address: str, lesson: Lesson, *, source: str = "") -> tuple[Student, list[Run]]:
    """Join a lesson as a phone does: by its code, under the name that is offered, with a ticket."""
    query, browser = f"code={lesson.code}", f"_streamlit_xsrf={token_urlsafe()}"
    async with opened(address, "join", query, cookie=browser, source=source) as window:
        asked = await window.load()
        came = await window.press(asked.button("Join as "))
    ticket = came.view(_KEY)
    assert ticket, f"no key is given, but {came.said}"
    cookie = await asyncio.to_thread(hand_in, address, str(ticket["path"]), str(ticket["ticket"]))
    return Student(address, lesson, cookie), [asked, came]


def hand_in(address: str, path: str, ticket: str) -> str:
    """Hand a ticket in, and return the cookie that is set for it."""
    asking = http.client.HTTPConnection(urlsplit(address).netloc, timeout=PATIENCE_S)
    try:
        headers = {"Content-Type": "application/json", "Origin": address}
        asking.request("POST", path, body=json.dumps({"ticket": ticket}), headers=headers)
        answer = asking.getresponse()
        answer.read()
        assert answer.status == 204, answer.status
        return answer.headers["Set-Cookie"].split(";")[0]
    finally:
        asking.close()
