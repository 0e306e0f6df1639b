"""Files for the browser, compressed once and kept: they are the whole of a first visit."""

import gzip
from collections.abc import MutableMapping
from posixpath import normpath
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_TEXTS: Final = ("text/", "application/javascript", "application/json", "image/svg+xml")
_SMALLEST: Final = 1_000


class KeptForGood(StaticFiles):
    """Files at a path that no other files will ever have, so that a browser need not ask again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Answer with a file, and for how long it is good."""
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response


class Compressed:
    """An ASGI layer over files that never change while the app runs.

    Streamlit's own layer leaves `/static` as it is, three megabytes for a first visit; to compress
    anew for every visitor takes longer than to send them.
    """

    def __init__(self, app: ASGIApp, *, under: tuple[str, ...]) -> None:
        self._app = app
        self._under = under
        self._kept: MutableMapping[str, tuple[Message, bytes]] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer from what is kept, or keep what is answered."""
        if not self._concerns(scope):
            await self._app(scope, receive, send)
            return
        path = scope["path"]
        if path not in self._kept:
            collected = _Collected()
            await self._app(scope, receive, collected)
            if collected.start["status"] != 200 or not _is_file(collected.start):
                await send(collected.start)
                await send({"type": "http.response.body", "body": bytes(collected.body)})
                return
            self._kept[path] = _compressed(collected.start, bytes(collected.body))
        start, body = self._kept[path]
        # A copy, since other layers add their headers to what is sent.
        await send({**start, "headers": list(start["headers"])})
        await send({"type": "http.response.body", "body": body})

    def _concerns(self, scope: Scope) -> bool:
        if scope["type"] != "http" or scope["method"] != "GET":
            return False
        headers, path = Headers(scope=scope), scope["path"]
        return (
            path.startswith(self._under)
            # A path can be written in many ways; were each kept, any page could fill the memory.
            and path == normpath(path)
            and "gzip" in headers.get("accept-encoding", "")
            and not {"range", "if-none-match", "if-modified-since"} & set(headers.keys())
        )


class _Collected:
    def __init__(self) -> None:
        self.start: Message = {}
        self.body = bytearray()

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.start = message
        else:
            self.body += message.get("body", b"")


def _is_file(start: Message) -> bool:
    """Whether it is a file, and not the page that stands for every path that is none.

    Else anybody could fill the memory with paths of their own making.
    """
    headers = MutableHeaders(raw=list(start["headers"]))
    return not headers.get("content-type", "").startswith("text/html")


def _compressed(start: Message, body: bytes) -> tuple[Message, bytes]:
    headers = MutableHeaders(raw=list(start["headers"]))
    is_text = headers.get("content-type", "").startswith(_TEXTS)
    if is_text and len(body) >= _SMALLEST and "content-encoding" not in headers:
        body = gzip.compress(body, 9, mtime=0)
        headers["content-encoding"] = "gzip"
        headers.add_vary_header("Accept-Encoding")
    headers["content-length"] = str(len(body))
    return {**start, "headers": headers.raw}, body
