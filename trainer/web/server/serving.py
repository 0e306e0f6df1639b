"""The server of one machine: a free port, the database, the app, and a browser to see it."""

import asyncio
import logging
import socket
import webbrowser
from collections.abc import Awaitable, Callable
from typing import Final

import uvicorn
from starlette.types import ASGIApp

from trainer.store import Database, HeldError, name_of, open_log
from trainer.web.door.route import link_from_terminal
from trainer.web.door.terminal import asked_with, link_from_running
from trainer.web.room.addresses import reachable
from trainer.web.room.listening import listening_socket
from trainer.web.room.opening import Opening
from trainer.web.room.room import LOOPBACK, Room
from trainer.web.server.ending import closed_when_told_to_end
from trainer.web.service import Service, make_service

# Open pages hold a connection each, which would keep a server that is told to end.
_SECONDS_TO_END: Final = 1
# What a page sends is smaller by far; a learner's data come by another way.
_LONGEST_MESSAGE: Final = 2 * 2**20

_TO_TEACH: Final = "To teach, open {} once, within ten minutes."

Say = Callable[[str], None]


def serve(
    database: Database, *, port: int, open_browser: bool, to_room: bool = False, say: Say
) -> None:
    """Serve the app to this machine until it is interrupted, or told to end.

    If another process has the database's file open, that one is shown in the browser instead.

    Args:
        database: Where what is learned is kept.
        port: The first port to try; a taken one gives the next free one. 0 is any free one.
        open_browser: Whether to open a browser, which then is a teacher's.
        to_room: Whether phones of the room are to reach it at once.
        say: Says a line to whoever started it.

    Raises:
        RefusedError: If the database cannot be used.
        OSError: If there is no free port.
    """
    with closed_when_told_to_end(), listening_socket(LOOPBACK, port) as listening:
        address = f"http://{LOOPBACK}:{listening.getsockname()[1]}"
        try:
            with open_log(database, note=address) as log:
                service = make_service(log, database)

                async def started() -> None:
                    say(f"Muggins is open at {address}")
                    say(f"What you learn is kept in {name_of(database)}")
                    if to_room:
                        say(await asyncio.to_thread(_opened, service.room))
                    link = link_from_terminal(service, address)
                    if open_browser:
                        webbrowser.open(link)
                    else:
                        say(_TO_TEACH.format(link))
                    say("Ctrl-C closes it.")

                with asked_with(database, service.terminal):
                    _serve(service, listening, started)
        except HeldError as held:
            _show_running(held, database, open_browser=open_browser, say=say)


def _serve(
    service: Service, listening: socket.socket, started: Callable[[], Awaitable[None]]
) -> None:
    from trainer.web.server.app import make_app  # noqa: PLC0415  slow, and not needed if another runs

    _Server(make_app(service), service.room, started).run(sockets=[listening])


def _config(app: ASGIApp, *, is_of_room: bool = False) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_level=logging.WARNING,
        access_log=False,
        server_header=False,
        # From which address somebody comes is what the connection says, and no header.
        proxy_headers=False,
        ws_max_size=_LONGEST_MESSAGE,
        # It begins and ends once, with the first server.
        lifespan="off" if is_of_room else "on",
        timeout_graceful_shutdown=_SECONDS_TO_END,
    )


def _opened(room: Room) -> str:
    """Open the room at the likeliest address, and say what came of it."""
    for each in reachable():
        try:
            room.open_at(each.ip)
        except OSError:
            continue
        return f"Phones in the room reach it at {room.address}"
    return "This machine is in no network by which a phone could reach it."


class _Server(uvicorn.Server):
    """A server that says when it answers; until then there is nothing to open a browser for."""

    def __init__(self, app: ASGIApp, room: Room, started: Callable[[], Awaitable[None]]) -> None:
        super().__init__(_config(app))
        self._app = app
        self._room = room
        self._say_started = started
        self._opening: Opening | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started and sockets:
            self._opening = Opening(
                _config(self._app, is_of_room=True),
                asyncio.get_running_loop(),
                port=sockets[0].getsockname()[1],
            )
            self._room.listen_with(self._opening)
            await self._say_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._opening:
            await self._opening.end()
        await super().shutdown(sockets=sockets)


def _show_running(held: HeldError, database: Database, *, open_browser: bool, say: Say) -> None:
    """Show the app that runs already, which has what is learned in its hands."""
    if not held.holder.startswith(f"http://{LOOPBACK}:"):
        raise held
    say(f"Muggins is open already, at {held.holder}")
    link = link_from_running(database, held.holder)
    if open_browser:
        webbrowser.open(link or held.holder)
    elif link:
        say(_TO_TEACH.format(link))
