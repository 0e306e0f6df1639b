"""A socket at an address of this machine, at the first port that is free."""

import os
import socket
from typing import Final

_PORTS_TRIED: Final = 100
_LAST_PORT: Final = 65_535


def listening_socket(address: str, first: int) -> socket.socket:
    """Listen at an address of this machine, at the first free port from one on.

    Raises:
        OSError: If there is no such address, or no free port.
    """
    tried = range(first, min(first + _PORTS_TRIED, _LAST_PORT + 1))
    for port in tried:
        # The protocol is named so that asyncio knows it for TCP, and sends without delay.
        listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        try:
            if os.name != "nt":  # there it would share a port that is taken
                listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind((address, port))
            listening.listen(socket.SOMAXCONN)
        except OSError:
            listening.close()
        else:
            return listening
    raise OSError(f"no port from {first} to {tried[-1]} is free at {address}")
