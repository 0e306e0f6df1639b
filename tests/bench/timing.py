"""Timing for the benchmarks, and printing what was found."""

import subprocess
import sys
from collections.abc import Callable
from statistics import median, quantiles
from time import perf_counter


def quick() -> bool:
    """Whether only to see that the benchmark runs: `--quick`."""
    return "--quick" in sys.argv[1:]


def rounds(many: int) -> int:
    """How many rounds to time: as many as asked for, or next to none when quick."""
    return 3 if quick() else many


def times(call: Callable[[], object], many: int) -> list[float]:
    """Time single calls, in seconds."""
    found = []
    for _ in range(many):
        begin = perf_counter()
        call()
        found.append(perf_counter() - begin)
    return found


def side_by_side(calls: list[Callable[[], object]], many: int) -> list[list[float]]:
    """Time calls in turn, so that a slow moment of the machine slows all of them."""
    found: list[list[float]] = [[] for _ in calls]
    for _ in range(many):
        for call, its_times in zip(calls, found, strict=True):
            begin = perf_counter()
            call()
            its_times.append(perf_counter() - begin)
    return found


def ratio(ones: list[float], others: list[float]) -> float:
    """Compare times taken side by side: the median of the ratios, pair by pair."""
    return median(one / other for one, other in zip(ones, others, strict=True))


def p95(found: list[float]) -> float:
    """Find the time that 95 of 100 stay under."""
    return quantiles(found, n=20)[-1]


def show(what: str, figure: str, floor: str = "") -> None:
    """Print a figure, and the floor that is set for it."""
    print(f"{what:<58} {figure:>22}   {floor}")


def in_fresh_python(code: str) -> float:
    """Run code in an interpreter of its own, and return the number it prints."""
    done = subprocess.run(  # noqa: S603  our own code
        [sys.executable, "-c", code], capture_output=True, check=True, text=True
    )
    return float(done.stdout)
