"""Whether the tests went everywhere that they have to go.

python -m tests.tools.covered FILE    FILE is what slipcover wrote, as JSON
"""

import json
import sys
from collections.abc import Mapping, Sequence
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Final

# Points are counted and blamed here: every branch has to be tried.
EXACT: Final = (
    "scenarios/*",
    "trainer/belongings.py",
    "trainer/called.py",
    "trainer/claims/*",
    "trainer/classroom/*",
    "trainer/days.py",
    "trainer/fitting.py",
    "trainer/house.py",
    "trainer/logged.py",
    "trainer/marking.py",
    "trainer/matching.py",
    "trainer/miscounts/*",
    "trainer/muggins.py",
    "trainer/names.py",
    "trainer/preferences.py",
    "trainer/progress/*",
    "trainer/quiz/*",
    "trainer/required.py",
    "trainer/settle/*",
    "trainer/sheets.py",
    "trainer/skills.py",
    "trainer/teach/*",
    "trainer/transfer/*",
    "trainer/verdict/*",
)
# Streamlit runs these itself, where nothing watches; the tests of pages and the browser run them.
UNWATCHED: Final = ("trainer/web/script.py", "trainer/web/screens/*")
# Of all the rest, in percent of statements and branches.
ENOUGH: Final = 95

Watched = Mapping[str, Any]


def left_out(files: Mapping[str, Watched], patterns: Sequence[str] = EXACT) -> list[str]:
    """List what was left out of files of which nothing may be: a line for each, with where.

    A pattern that is of no file any more has a line as well, lest it watch over nothing.
    """
    astray = [each for each in patterns if not any(fnmatch(name, each) for name in files)]
    return [f"{each}: no such file" for each in astray] + [
        f"{name}: lines {watched['missing_lines']}, branches {watched['missing_branches']}"
        for name, watched in sorted(files.items())
        if _is_of(name, patterns) and (watched["missing_lines"] or watched["missing_branches"])
    ]


def percent(files: Mapping[str, Watched]) -> float:
    """Say how much of all that is watched was gone through, statements and branches together."""
    sums = [watched["summary"] for name, watched in files.items() if not _is_of(name, UNWATCHED)]
    done: int = sum(each["covered_lines"] + each["covered_branches"] for each in sums)
    missed: int = sum(each["missing_lines"] + each["missing_branches"] for each in sums)
    return 100 * done / (done + missed)


def _is_of(name: str, patterns: Sequence[str]) -> bool:
    return any(fnmatch(name, pattern) for pattern in patterns)


def main() -> None:
    """Print what was found, and fail where it is not enough."""
    files = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))["files"]
    found, whole = left_out(files), percent(files)
    print(*found, f"{whole:.1f} % of all, {ENOUGH} asked", sep="\n")
    sys.exit(1 if found or whole < ENOUGH else 0)


if __name__ == "__main__":
    main()
