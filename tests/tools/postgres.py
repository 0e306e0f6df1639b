"""A PostgreSQL server of the tests' own, in a folder, listening to this machine alone.

python -m tests.tools.postgres start FOLDER   starts one, new or as it was; prints its address
python -m tests.tools.postgres stop FOLDER    ends it at once, as a crash would
"""

import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

_DEBIANS = Path("/usr/lib/postgresql")
# Whom Debian's package adds; the server refuses to be run by the owner of the machine.
_SOMEBODY = "postgres"
# What it was told outlives its end all the same; only the end of the machine it would not.
_SETTINGS = """
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
port = {port}
max_connections = 200
fsync = off
"""


def programs() -> Path | None:
    """Find the folder with the server's programs, if they are on this machine."""
    named = shutil.which("pg_ctl")
    there = sorted(_DEBIANS.glob("*/bin/pg_ctl"), key=lambda path: float(path.parts[-3]))
    found = [*there, *([Path(named)] if named else [])]
    return found[-1].parent if found else None


def start(folder: Path) -> str:
    """Start the server of a folder, a new one where there is none, and return its address."""
    data = folder / "data"
    if not data.exists():
        if os.geteuid() == 0:
            shutil.chown(folder, _SOMEBODY)
        _run("initdb", "--no-sync", "--auth=trust", "--username=muggins", "--encoding=UTF8", data)
        with (data / "postgresql.conf").open("a", encoding="utf-8") as file:
            file.write(_SETTINGS.format(port=_free_port()))
    _run("pg_ctl", "--wait", f"--log={folder / 'log'}", "start", "-D", data)
    port = (data / "postmaster.pid").read_text(encoding="utf-8").splitlines()[3]
    return f"postgresql+psycopg://muggins@127.0.0.1:{port}/postgres"


def stop(folder: Path) -> None:
    """End the server of a folder at once: what it has not written yet, it has to find again."""
    _run("pg_ctl", "--wait", "--mode=immediate", "stop", "-D", folder / "data")


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    return port


def _run(program: str, *arguments: str | Path) -> None:
    there = programs()
    if there is None:
        raise SystemExit("PostgreSQL is not on this machine")
    subprocess.run(  # noqa: S603  the server's own programs
        [there / program, *arguments],
        check=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        cwd="/",
        user=_SOMEBODY if os.geteuid() == 0 else None,
        env={**os.environ, "LC_ALL": "C"},
    )


def main() -> None:
    """Do as the command line says."""
    what, folder = sys.argv[1], Path(sys.argv[2])
    if what == "stop":
        stop(folder)
    else:
        print(start(folder))


if __name__ == "__main__":
    main()
