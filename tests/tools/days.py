"""Print what some days ask, for `tests/data/days.txt`.

python -m tests.tools.days > tests/data/days.txt
"""

from collections.abc import Iterator
from datetime import date, timedelta

from scenarios import GENERATOR
from trainer.quiz.daily import daily

FIRST = date(2026, 12, 1)
DAYS = 14


def lines() -> Iterator[str]:
    """Yield the lines of the file: the version of the dealing, then the two questions of a day."""
    yield f"# GENERATOR {GENERATOR}"
    for day in (FIRST + timedelta(days=passed) for passed in range(DAYS)):
        for number in range(2):
            question = daily(day, number)
            yield f"{day} {question.ask.value} {question.seat or '-'} {question.scenario}"


if __name__ == "__main__":
    print("\n".join(lines()))
