"""Who sits before the screen: a cookie that a route of ours sets, and a ticket that pays for it.

A script of Streamlit's cannot set a cookie. So it gives the page a ticket, good once and for a
minute, and the page hands it in at the route.
"""

import json
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from trainer.web.tickets import Tickets

SEAT_PATH: Final = "/muggins/seat"
_MOST_BYTES: Final = 1_000
_A_YEAR: Final = 365 * 24 * 60 * 60


def seat_route(tickets: Tickets, *, cookie: str) -> Route:
    """Make the route that takes a ticket and sets the cookie."""

    async def take_seat(request: Request) -> Response:
        ticket = await _ticket(request)
        learner = tickets.take(ticket) if ticket else None
        if learner is None:
            return JSONResponse({"error": "this ticket is not good, or no longer"}, 403)
        response = Response(status_code=204)
        response.set_cookie(
            cookie, learner, max_age=_A_YEAR, path="/", httponly=True, samesite="lax"
        )
        return response

    return Route(SEAT_PATH, take_seat, methods=["POST"])


async def _ticket(request: Request) -> str | None:
    """Read a ticket, if a page of ours sent it: no form of another site can send JSON."""
    if request.headers.get("content-type") != "application/json":
        return None
    origin = request.headers.get("origin")
    if origin and urlsplit(origin).netloc != request.headers.get("host"):
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
