"""Who sits before the screen: a cookie that a route of ours sets, and a ticket that pays for it."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from trainer.web.handed import handed_ticket, not_good
from trainer.web.tickets import Tickets

SEAT_PATH: Final = "/muggins/seat"
_A_YEAR: Final = 365 * 24 * 60 * 60


def seat_route(tickets: Tickets[str], *, cookie: str) -> Route:
    """Make the route that takes a ticket and sets the cookie."""

    async def take_seat(request: Request) -> Response:
        ticket = await handed_ticket(request)
        learner = tickets.take(ticket) if ticket else None
        if learner is None:
            return not_good()
        response = Response(status_code=204)
        response.set_cookie(
            cookie, learner, max_age=_A_YEAR, path="/", httponly=True, samesite="lax"
        )
        return response

    return Route(SEAT_PATH, take_seat, methods=["POST"])
