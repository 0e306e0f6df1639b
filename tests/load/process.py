"""What a process takes of the machine, as Linux tells it."""

import os
import re
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Taken:
    """What a process has taken.

    Attributes:
        cpu_s: Of the processors, in seconds.
        memory_mb: Of the memory, now.
    """

    cpu_s: float
    memory_mb: float


def taken(process: int) -> Taken:
    """Look what a process has taken; nothing where the machine does not say."""
    there = Path(f"/proc/{process}")
    if not there.exists():
        return Taken(0.0, 0.0)
    # Behind the name, which may hold anything, the twelfth and thirteenth are its ticks.
    fields = (there / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    ticks = int(fields[11]) + int(fields[12])
    found = re.search(r"VmRSS:\s+(\d+) kB", (there / "status").read_text(encoding="utf-8"))
    assert found
    return Taken(ticks / os.sysconf("SC_CLK_TCK"), int(found[1]) / 1_000)
