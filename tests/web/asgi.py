"""Asking an ASGI app, or a layer of one, without a server."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send


@dataclass(frozen=True)
class Answered:
    status: int
    headers: Headers
    body: bytes


async def _call(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)


def ask(
    app: ASGIApp,
    path: str = "/",
    *,
    method: str = "GET",
    headers: Mapping[str, str] | None = None,
    body: bytes = b"",
    **more: object,
) -> Answered:
    """Send one request, with more of its scope if need be, and collect what is answered."""
    sent: list[Message] = []
    all_headers = {"host": "127.0.0.1:8501"} | dict(headers or {})
    scope = {
        "type": "http",
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "root_path": "",
        "query_string": b"",
        "scheme": "http",
        "server": ("127.0.0.1", 8501),
        "client": ("127.0.0.1", 50_000),
        "headers": [(name.lower().encode(), text.encode()) for name, text in all_headers.items()],
    } | more

    async def receive() -> Message:
        return {"type": "http.request", "body": body}

    async def send(message: Message) -> None:
        sent.append(message)

    asyncio.run(_call(app, scope, receive, send))
    start, *parts = sent
    return Answered(
        status=start["status"],
        headers=Headers(raw=start["headers"]),
        body=b"".join(part.get("body", b"") for part in parts),
    )


def knock(
    app: ASGIApp, path: str, *, host: str, origin: str = "", server: str = "127.0.0.1"
) -> list[Message]:
    """Ask for a websocket, and list what is answered."""
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        sent.append(message)

    headers = [(b"host", host.encode())] + [(b"origin", origin.encode())] * bool(origin)
    scope = {"type": "websocket", "path": path, "headers": headers, "server": (server, 8501)}
    asyncio.run(_call(app, scope, receive, send))
    return sent
