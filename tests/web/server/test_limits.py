"""Files are taken from whom they may be, and messages no faster than a page sends them."""

import asyncio
from collections.abc import Mapping

import pytest
from starlette.responses import PlainTextResponse
from starlette.types import Message, Receive, Scope, Send

from tests.web.asgi import ask
from trainer.web.server.limits import MOST_A_SECOND, UPLOADS, Limits

INSIDE = PlainTextResponse("inside")


def may_upload(cookies: Mapping[str, str]) -> bool:
    return cookies.get("key") == "good"


@pytest.mark.parametrize("method", ["PUT", "DELETE", "OPTIONS", "GET"])
@pytest.mark.parametrize(("cookie", "status"), [("key=good", 200), ("key=x", 404), ("", 404)])
def test_a_file_is_taken_from_whom_it_may_be(method: str, cookie: str, status: int) -> None:
    layer = Limits(INSIDE, may_upload=may_upload)
    headers = {"cookie": cookie}
    assert ask(layer, f"{UPLOADS}/a/b", method=method, headers=headers).status == status


def test_all_else_is_anybodys() -> None:
    assert ask(Limits(INSIDE, may_upload=may_upload), "/learn").body == b"inside"


def waits(messages: int) -> list[float]:
    """Send messages at once, and list how long was waited."""
    waited: list[float] = []
    taken: list[Message] = []

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    async def app(_scope: Scope, receive: Receive, _send: Send) -> None:
        taken.extend([await receive() for _ in range(messages)])

    async def receive() -> Message:
        return {"type": "websocket.receive", "bytes": b"."}

    async def send(_message: Message) -> None: ...

    layer = Limits(app, may_upload=may_upload, wait=wait)
    asyncio.run(layer({"type": "websocket"}, receive, send))
    assert len(taken) == messages
    return waited


def test_as_many_as_a_page_sends_wait_for_nothing() -> None:
    assert waits(MOST_A_SECOND) == []


def test_a_flood_takes_a_second_for_each_so_many() -> None:
    waited = waits(3 * MOST_A_SECOND + 1)
    # What was waited lies ahead of the clock, which stands still here; the last waits for it all.
    assert max(waited) == pytest.approx(3, abs=0.5)


def test_text_that_no_page_of_ours_sends_ends_the_connection() -> None:
    taken: list[Message] = []

    async def app(_scope: Scope, receive: Receive, _send: Send) -> None:
        taken.append(await receive())

    async def receive() -> Message:
        return {"type": "websocket.receive", "text": "."}

    async def send(_message: Message) -> None: ...

    asyncio.run(Limits(app, may_upload=may_upload)({"type": "websocket"}, receive, send))
    assert [each["type"] for each in taken] == ["websocket.disconnect"]
