"""What every answer to a browser carries: a policy that lets nothing of others in."""

import re
from base64 import b64encode
from collections.abc import Callable, Collection, Iterable
from hashlib import sha256
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trainer.web.door.plainly import is_read_on_the_way


def policy(scripts: Iterable[str] = ()) -> str:
    """Write the policy for what a page may load: what comes from here, and nothing else.

    Streamlit loads the few lines of a component from a blob and styles elements in place.

    Args:
        scripts: The scripts that stand in the page itself; only these may.
    """
    hashes = " ".join(f"'sha256-{_sha256(script)}'" for script in scripts)
    rules = {
        "default-src": "'self'",
        "script-src": f"'self' blob: {hashes}".rstrip(),
        "style-src": "'self' 'unsafe-inline'",
        "img-src": "'self' data: blob:",
        "font-src": "'self' data:",
        "connect-src": "'self'",
        "worker-src": "'self' blob:",
        "object-src": "'none'",
        "base-uri": "'none'",
        "frame-ancestors": "'none'",
        "form-action": "'self'",
    }
    return "; ".join(f"{name} {sources}" for name, sources in rules.items())


def inline_scripts(page: str) -> list[str]:
    """List the scripts that stand in a page.

    >>> inline_scripts("<script>a()</script><script src='b.js'></script>")
    ['a()']
    """
    return re.findall(r"<script>(.*?)</script>", page, flags=re.DOTALL)


def _sha256(script: str) -> str:
    return b64encode(sha256(script.encode()).digest()).decode()


# What is no page and cannot become one needs this alone; a first visit loads a hundred of them.
_OF_FILES: Final = {"X-Content-Type-Options": "nosniff"}
_FILES: Final = ("text/javascript", "application/javascript", "text/css", "font/")
# Over plain HTTP a browser takes no notice of this, and complains of it on its console.
COOP: Final = "Cross-Origin-Opener-Policy"
HEADERS: Final = {
    **_OF_FILES,
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    COOP: "same-origin",
}
# What Streamlit answers to anybody and the app has no use for.
CLOSED: Final = (
    "/_stcore/metrics",
    "/_stcore/agent",
    "/_stcore/script-health-check",
    "/auth",
    "/oauth2callback",
)


def _is_of_another_page(headers: Headers, scope: Scope) -> bool:
    """Say whether a page of another host wants to do something here, through somebody's browser.

    Asked about such a page Streamlit would ask the world outside for the address of this machine.
    """
    if scope["type"] == "http" and scope["method"] in {"GET", "HEAD"}:
        return False
    origin = headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != headers.get("host")


class Guard:
    """An ASGI layer that adds the headers, closes what is not used and knows its own hosts.

    Args:
        app: What is inside.
        names_at: Says by which names the app may be called where it listens at an address. A page
            of another name that leads here is an attempt to reach this machine through somebody's
            browser.
        policy: What a page may load.
    """

    def __init__(
        self, app: ASGIApp, *, names_at: Callable[[str], Collection[str]], policy: str
    ) -> None:
        self._app = app
        self._names_at = names_at
        self._headers = {"Content-Security-Policy": policy, **HEADERS}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let through what may pass."""
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return

        headers = Headers(scope=scope)
        host = headers.get("host", "")

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer = MutableHeaders(scope=message)
                is_file = answer.get("content-type", "").startswith(_FILES)
                answer.update(_OF_FILES if is_file else self._headers)
                if is_read_on_the_way(f"{scope['scheme']}://", host):
                    del answer[COOP]
            await send(message)

        if not self._is_ours(host, scope):
            await self._refuse(scope, receive, send_with_headers, status=421)
        elif _is_of_another_page(headers, scope):
            await self._refuse(scope, receive, send_with_headers, status=403)
        elif scope["path"].rstrip("/").startswith(CLOSED):
            await self._refuse(scope, receive, send_with_headers, status=404)
        else:
            await self._app(scope, receive, send_with_headers)

    def _is_ours(self, host: str, scope: Scope) -> bool:
        name, _, port = host.rpartition(":")
        # Where it listens is known from the connection itself, which nobody can make up.
        listening, *_ = scope.get("server") or ("",)
        return (name if name and port.isdecimal() else host) in self._names_at(listening)

    @staticmethod
    async def _refuse(scope: Scope, receive: Receive, send: Send, *, status: int) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        await PlainTextResponse("not here", status)(scope, receive, send)
