"""The page that a browser loads: Streamlit's, with a script of ours that runs before it."""

from typing import Final

from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import HTMLResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

# Else Streamlit takes every page for a place where a server may be, and asks there first, in vain.
SERVED_AT_ROOT: Final = "window.__streamlit = { BACKEND_BASE_URL: location.origin };\n"

# With these a browser may be told that the page it has is still good; it may be an older one.
_ASKING_FOR_LESS: Final = {b"if-none-match", b"if-modified-since", b"range"}


def with_script(page: str, script: str) -> str:
    """Put a script into a page, to run before those that the page loads.

    >>> with_script("<head></head>", "a()")
    '<head><script>a()</script></head>'

    Raises:
        ValueError: If the page has no head.
    """
    if "</head>" not in page:
        raise ValueError("a page without a head cannot be given a script")
    return page.replace("</head>", f"<script>{script}</script></head>", 1)


class OwnPage:
    """An ASGI layer that answers with a page of our own wherever the app answers with its page.

    Args:
        app: What is inside.
        page: The page.
    """

    def __init__(self, app: ASGIApp, *, page: str) -> None:
        self._app = app
        self._page = page

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer with the page, or pass on what is none."""
        if scope["type"] != "http" or "text/html" not in Headers(scope=scope).get("accept", ""):
            await self._app(scope, receive, send)
            return
        is_page = False

        async def send_if_no_page(message: Message) -> None:
            nonlocal is_page
            if message["type"] == "http.response.start":
                kind = Headers(raw=message["headers"]).get("content-type", "")
                is_page = message["status"] == 200 and kind.startswith("text/html")
            if not is_page:
                await send(message)

        headers = [each for each in scope["headers"] if each[0] not in _ASKING_FOR_LESS]
        await self._app({**scope, "headers": headers}, receive, send_if_no_page)
        if is_page:
            # Made anew each time, since other layers add their headers to it.
            response = HTMLResponse(self._page, headers={"Cache-Control": "no-cache"})
            await GZipMiddleware(response)(scope, receive, send)
