"""The page that a browser loads: Streamlit's, with a script of ours that runs before it."""

from typing import Final

from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import HTMLResponse, RedirectResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trainer.web.paths import NOWHERE, PAGES

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


def _leads_to(path: str, query: str) -> str:
    """Say where a path leads that is no page's; empty of a page's.

    >>> _leads_to("/learn/", "at=nobs"), _leads_to("/learn/xyz", ""), _leads_to("/learn", "")
    ('/learn?at=nobs', '/nowhere', '')
    """
    if path[1:] in PAGES:
        return ""
    # Only to pages of ours: two slashes before a name would lead to another machine.
    if path[1:].removesuffix("/") in PAGES:
        return path.removesuffix("/") + (f"?{query}" if query else "")
    return f"/{NOWHERE}"


class OwnPage:
    """An ASGI layer that answers with a page of our own wherever the app answers with its page.

    The app does so at every path, though what the page loads is found beside its pages alone; so
    all others lead to one of these.

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
            own = HTMLResponse(self._page, headers={"Cache-Control": "no-cache"})
            there = _leads_to(scope["path"], scope["query_string"].decode("latin-1"))
            answer = RedirectResponse(there, status_code=303) if there else GZipMiddleware(own)
            await answer(scope, receive, send)
