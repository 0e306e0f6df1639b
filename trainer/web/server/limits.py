"""What nobody may send who is not let in, and how fast anybody may."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

UPLOADS: Final = "/_stcore/upload_file"
# A page of ours sends a few in a second, however fast somebody types.
MOST_A_SECOND: Final = 30


class Limits:
    """An ASGI layer that takes files from whom it may, and messages no faster than a page sends.

    Args:
        app: What is inside.
        may_upload: Says by the cookies that a browser shows whether a file is taken from it.
        wait: Waits for so many seconds.
    """

    def __init__(
        self,
        app: ASGIApp,
        *,
        may_upload: Callable[[Mapping[str, str]], bool],
        wait: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._app = app
        self._may_upload = may_upload
        self._wait = wait

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let through what may pass, and as fast as it may."""
        if scope["type"] == "websocket":
            await self._app(scope, self._slowed(receive), send)
        elif (
            scope["type"] == "http"
            and scope["path"].startswith(UPLOADS)
            and not self._may_upload(HTTPConnection(scope).cookies)
        ):
            await PlainTextResponse("not here", 404)(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _slowed(self, receive: Receive) -> Receive:
        """Take messages one by one, and let those wait that come too fast."""
        taken: deque[float] = deque(maxlen=MOST_A_SECOND)

        async def receive_slowly() -> Message:
            message = await receive()
            # A page of ours sends bytes; at anything else Streamlit stumbles.
            if message["type"] == "websocket.receive" and message.get("bytes") is None:
                return {"type": "websocket.disconnect", "code": 1003}
            now = asyncio.get_running_loop().time()
            if len(taken) == MOST_A_SECOND and (early := taken[0] + 1 - now) > 0:
                await self._wait(early)
                now += early
            taken.append(now)
            return message

        return receive_slowly
