"""The server of one machine: a free port, the database, the app, and a browser to see it."""

import logging
import os
import socket
import webbrowser
from collections.abc import Callable
from typing import Final

import uvicorn

from trainer.store import Database, HeldError, name_of, open_log
from trainer.web.room.room import LOOPBACK
from trainer.web.server.ending import closed_when_told_to_end
from trainer.web.service import make_service

_PORTS_TRIED: Final = 100
_LAST_PORT: Final = 65_535
# Open pages hold a connection each, which would keep a server that is told to end.
_SECONDS_TO_END: Final = 1

Say = Callable[[str], None]


def serve(database: Database, *, port: int, open_browser: bool, say: Say) -> None:
    """Serve the app to this machine until it is interrupted, or told to end.

    If another process has the database's file open, that one is shown in the browser instead.

    Args:
        database: Where what is learned is kept.
        port: The first port to try; a taken one gives the next free one. 0 is any free one.
        open_browser: Whether to open a browser.
        say: Says a line to whoever started it.

    Raises:
        RefusedError: If the database cannot be used.
        OSError: If there is no free port.
    """
    with closed_when_told_to_end(), _listening_socket(port) as listening:
        address = f"http://{LOOPBACK}:{listening.getsockname()[1]}"
        try:
            with open_log(database, note=address) as log:
                from trainer.web.server.app import make_app  # noqa: PLC0415  slow, and not needed if another runs

                config = uvicorn.Config(
                    make_app(make_service(log, database)),
                    log_level=logging.WARNING,
                    access_log=False,
                    server_header=False,
                    timeout_graceful_shutdown=_SECONDS_TO_END,
                )

                def started() -> None:
                    say(f"Muggins is open at {address}")
                    say(f"What you learn is kept in {name_of(database)}")
                    say("Ctrl-C closes it.")
                    if open_browser:
                        webbrowser.open(address)

                _Server(config, started).run(sockets=[listening])
        except HeldError as held:
            _show_running(held, open_browser=open_browser, say=say)


class _Server(uvicorn.Server):
    """A server that says when it answers; until then there is nothing to open a browser for."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._say_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            self._say_started()


def _show_running(held: HeldError, *, open_browser: bool, say: Say) -> None:
    """Show the app that runs already, which has what is learned in its hands."""
    if not held.holder.startswith(f"http://{LOOPBACK}:"):
        raise held
    say(f"Muggins is open already, at {held.holder}")
    if open_browser:
        webbrowser.open(held.holder)


def _listening_socket(first: int) -> socket.socket:
    """Listen at the first free port from one on."""
    tried = range(first, min(first + _PORTS_TRIED, _LAST_PORT + 1))
    for port in tried:
        # The protocol is named so that asyncio knows it for TCP, and sends without delay.
        listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        try:
            if os.name != "nt":  # there it would share a port that is taken
                listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind((LOOPBACK, port))
            listening.listen(socket.SOMAXCONN)
        except OSError:
            listening.close()
        else:
            return listening
    raise OSError(f"no port from {first} to {tried[-1]} is free")
