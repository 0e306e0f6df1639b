"""A disk in memory, with little room on it, for a program of the tests."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
# What a program begins with: it lets its disk have only some KiB free while a block runs.
FILLED = """
import sys
from contextlib import contextmanager
from pathlib import Path
disk = Path(sys.argv[1])
@contextmanager
def filled(free):
    filling = disk / "filling"
    with filling.open("wb", buffering=0) as file:
        try:
            while file.write(bytes(4096)):
                pass
        except OSError:
            file.truncate(file.tell() - 1024 * free)
    yield
    filling.unlink()
"""


def run_on_a_small_disk(program: str, tmp_path: Path) -> str:
    """Run a program that knows `disk` and `filled`; return what it prints."""
    script, disk = tmp_path / "script.py", tmp_path / "disk"
    script.write_text(FILLED + program)
    disk.mkdir()
    mounted = f"mount -t tmpfs -o size=2m tmpfs {disk}"
    alone = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c"]
    try:
        subprocess.run([*alone, mounted], check=True, capture_output=True)  # noqa: S603
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("nothing may be mounted here")
    shell = f"{mounted} && {sys.executable} {script} {disk}"
    return subprocess.check_output(  # noqa: S603
        [*alone, shell], cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}, text=True
    )
