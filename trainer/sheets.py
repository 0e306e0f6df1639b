"""Sheets for any spreadsheet: comma-separated, and no cell that one would run.

A spreadsheet takes a cell for a formula that begins with = + - or @, also as they are written wide
in East Asia, or with a tab or a new line. Such a cell gets an apostrophe before it, which most of
them then show as text.
"""

import csv
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

_FORMULA: Final = re.compile("[=+\\-@＝＋－＠\t\r\n]")  # noqa: RUF001  wide ones are meant
# By this a spreadsheet knows that the letters are in UTF-8.
_MARK: Final = "\ufeff"


def lines_of(rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """Write rows of cells as a sheet, a row at a time.

    >>> [line.strip() for line in lines_of([["name", "said"], ["Ada", "=1+1"]])][1]
    "Ada,'=1+1"
    """
    # Writing gives back what is written, row by row.
    writer = csv.writer(_Echo())
    begin = _MARK
    for row in rows:
        yield begin + str(writer.writerow([harmless(cell) for cell in row]))
        begin = ""


def harmless(cell: str) -> str:
    """Put an apostrophe before what a spreadsheet would take for a formula.

    >>> harmless("=1+1"), harmless("15 p3")
    ("'=1+1", '15 p3')
    """
    return f"'{cell}" if _FORMULA.match(cell) else cell


class _Echo:
    def write(self, text: str) -> str:
        return text
