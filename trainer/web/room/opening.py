"""Another address at which the running server listens, for as long as the room is open."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import uvicorn

from trainer.web.room.listening import listening_socket

# Longer than it takes to let go of whoever is connected.
_PATIENCE_S: Final = 20.0


class _OfTheRoom(uvicorn.Server):
    """A second server of the same app, with connections of its own; signals are the first's."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.listens = asyncio.Event()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        self.listens.set()


class Opening:
    """What listens to the room beside the server of this machine, in the same loop.

    Args:
        config: How the same app is served, once it is running.
        loop: The loop in which it runs.
        port: The port to try first.
    """

    def __init__(
        self, config: uvicorn.Config, loop: asyncio.AbstractEventLoop, *, port: int
    ) -> None:
        self._config = config
        self._loop = loop
        self._port = port
        self._server: _OfTheRoom | None = None
        self._serving: asyncio.Task[None] | None = None

    def listen(self, address: str) -> int:
        """Listen at an address too, and say at which port; called from any thread but the loop's.

        Raises:
            OSError: If that cannot be.
        """
        listening = listening_socket(address, self._port)
        port: int = listening.getsockname()[1]
        asyncio.run_coroutine_threadsafe(self.begin(listening), self._loop).result(_PATIENCE_S)
        return port

    def stop(self) -> None:
        """Listen there no longer; called from any thread but the loop's."""
        asyncio.run_coroutine_threadsafe(self.end(), self._loop).result(_PATIENCE_S)

    async def begin(self, listening: socket.socket) -> None:
        """Serve whoever comes by a socket."""
        self._server = _OfTheRoom(self._config)
        self._serving = asyncio.create_task(self._server.serve(sockets=[listening]))
        await self._server.listens.wait()

    async def end(self) -> None:
        """Let go of whoever came by it, and serve nobody there."""
        server, serving = self._server, self._serving
        self._server = self._serving = None
        if server and serving:
            server.should_exit = True
            await serving
