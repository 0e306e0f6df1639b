"""A ticket that a page hands in at a route of ours.

A script of Streamlit's cannot set a cookie. So it gives the page a ticket, good once and for a
minute, and the page hands it in at the route that can.
"""

import json
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

_MOST_BYTES: Final = 1_000


def is_from_here(request: Request) -> bool:
    """Say whether a page of ours asks, and none of another site."""
    origin = request.headers.get("origin")
    return not origin or urlsplit(origin).netloc == request.headers.get("host")


async def handed_ticket(request: Request) -> str | None:
    """Read a ticket, if a page of ours sent it: no form of another site can send JSON."""
    if request.headers.get("content-type") != "application/json" or not is_from_here(request):
        return None
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > _MOST_BYTES:
            return None
    try:
        sent = json.loads(body)
    except ValueError:
        return None
    ticket = sent.get("ticket") if isinstance(sent, dict) else None
    return ticket if isinstance(ticket, str) else None


def not_good() -> Response:
    """Answer that a ticket is not good; whether it ever was is not told."""
    return JSONResponse({"error": "this ticket is not good, or no longer"}, 403)
