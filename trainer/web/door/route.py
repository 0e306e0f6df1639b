"""Where a browser gets its key, and where it gives it back."""

import asyncio
from datetime import timedelta
from hmac import compare_digest
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Match, Route
from starlette.types import Scope

from trainer.classroom.keys import LASTS, Key, Role, hashed_key
from trainer.store import NotThereError
from trainer.web.door.terminal import ASK_PATH
from trainer.web.door.trying import tried_by
from trainer.web.door.visitor import key_cookie, key_words
from trainer.web.handed import handed_ticket, is_from_here, not_good
from trainer.web.service import Service

KEY_PATH: Final = "/muggins/key"
DOOR_PATH: Final = "/door"
# So long a link is good with which `muggins` opens the browser.
LINK_LASTS: Final = timedelta(minutes=10)
NO_TICKET: Final = f"{DOOR_PATH}?link=old"


def link_from_terminal(service: Service, address: str) -> str:
    """Make the link with which `muggins` opens the browser: good once, and for ten minutes."""
    ticket = service.key_tickets.issue(("teacher", ""), good_for=LINK_LASTS)
    return f"{address}{DOOR_PATH}?ticket={ticket}"


def key_routes(service: Service) -> list[BaseRoute]:
    """Make the routes that give a browser its key, and take it back."""

    async def give(request: Request) -> Response:
        ticket = await handed_ticket(request)
        opens = await _taken(service, request, ticket or "")
        if opens is None:
            return not_good()
        try:
            return _with_key(service, request, opens, Response(status_code=204))
        except NotThereError:  # whose it was is deleted since
            return not_good()

    async def follow(request: Request) -> Response:
        opens = await _taken(service, request, request.query_params["ticket"])
        if opens is None:
            return RedirectResponse(NO_TICKET, 303)
        there = "/class" if service.room.is_open else "/"
        return _with_key(service, request, opens, RedirectResponse(there, 303))

    async def take_back(request: Request) -> Response:
        if not is_from_here(request):
            return not_good()
        _drop_shown(service, request)
        response = Response(status_code=204)
        for is_safe in (True, False):
            response.delete_cookie(
                key_cookie(service.cookie, is_safe=is_safe),
                path="/",
                httponly=True,
                secure=is_safe,
                samesite="strict",
            )
        return response

    return [
        _ask_route(service),
        Route(KEY_PATH, give, methods=["POST"]),
        Route(KEY_PATH, take_back, methods=["DELETE"]),
        _WithTicket(DOOR_PATH, follow, methods=["GET"]),
    ]


def _ask_route(service: Service) -> Route:
    """Make the route at which a second `muggins` asks this one for a link."""

    async def ask(request: Request) -> Response:
        word = await handed_ticket(request)
        by = tried_by(request.cookies, request.client.host if request.client else "")
        if not word or service.tries.wait_s(by, service.now()):
            return not_good()
        if not compare_digest(word.encode("utf-8", "replace"), service.terminal.encode()):
            service.tries.note(by, service.now())
            return not_good()
        return PlainTextResponse(link_from_terminal(service, ""))

    return Route(ASK_PATH, ask, methods=["POST"])


class _WithTicket(Route):
    """A route of links with a ticket; without one there is a page of that name."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        if scope["type"] != "http" or "ticket" not in Request(scope).query_params:
            return Match.NONE, {}
        return super().matches(scope)


async def _taken(service: Service, request: Request, ticket: str) -> tuple[Role, str] | None:
    """Take a ticket, unless too many were tried in vain; what is wrong with it is not told."""
    by = tried_by(request.cookies, request.client.host if request.client else "")
    now = service.now()
    if service.tries.wait_s(by, now):
        return None
    await asyncio.sleep(service.tries.slowed_s(now))
    opens = service.key_tickets.take(ticket)
    if opens is None:
        service.tries.note(by, now)
    return opens


def _with_key(
    service: Service, request: Request, opens: tuple[Role, str], response: Response
) -> Response:
    """Give a browser a key that nobody had before; one that it had opens nothing any more."""
    role, learner = opens
    word, now = service.new_word(), service.now()
    service.register.add_key(
        Key(hashed=hashed_key(word), role=role, learner=learner, cut=now, seen=now)
    )
    _drop_shown(service, request)
    is_safe = request.url.scheme == "https"
    response.set_cookie(
        key_cookie(service.cookie, is_safe=is_safe),
        word,
        max_age=int(LASTS[role].total_seconds()),
        path="/",
        httponly=True,
        secure=is_safe,
        samesite="strict" if role == "teacher" else "lax",
    )
    response.headers["Cache-Control"] = "no-store"
    return response


def _drop_shown(service: Service, request: Request) -> None:
    for word in key_words(request.cookies, service.cookie):
        service.register.drop_keys(hashed=hashed_key(word))
