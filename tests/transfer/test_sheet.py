"""The answers as a sheet: a row each, and no cell that a spreadsheet would run."""

import csv
from io import StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.store.made import NOON, answer, learner
from tests.transfer.made import ENTRIES
from trainer.record import Answer, Slip
from trainer.sheets import harmless
from trainer.store import Log
from trainer.transfer import sheet
from trainer.transfer.sheet import COLUMNS


def rows_of(log: Log) -> list[dict[str, str]]:
    """Read the sheet as a spreadsheet does."""
    text = "".join(sheet(log, learner()))
    assert text.encode().startswith(b"\xef\xbb\xbf")
    return list(csv.DictReader(StringIO(text.removeprefix("\ufeff"), newline="")))


def test_each_answer_is_a_row(log: Log) -> None:
    rows = rows_of(log)
    assert len(rows) == sum(isinstance(each, Answer) for each in ENTRIES)
    assert list(rows[0]) == list(COLUMNS)
    assert list(rows[0].values()) == [
        "2026-03-14 12:00:00",
        "hand",
        "5C 5D 5S JH / 5H",
        "what is it worth",
        "total",
        "12",
        "",
        "",
        "",
        "29",
        "6",  # two fifteens, and the pair of a double run that is not there
        "no",
        "0.900",
        "2.500",
        "no",
        "no",
        "15 15 d3",
    ]


def test_a_slip_and_a_long_wait_are_said(log: Log) -> None:
    _, slip, _, away, _ = rows_of(log)
    assert (slip["slip of the finger"], slip["walked away"]) == ("yes", "no")
    assert (away["slip of the finger"], away["walked away"]) == ("no", "yes")
    assert (slip["seconds to the answer"], away["seconds to the answer"]) == ("", "60.000")


def test_which_cards_may_be_laid_is_worth_no_points(log: Log) -> None:
    _, _, turn, *_ = rows_of(log)
    assert (turn["kind"], turn["asked"]) == ("play", "which cards may be laid, a, b")
    assert (turn["points"], turn["found"], turn["claimed"]) == ("", "", "6H")


def test_of_a_call_the_points_are_those_there_were_to_call(log: Log) -> None:
    log.append(answer(4, form="call", claimed="5C5D5S 5C5D5H p5C5D5S5H : muggins 5 n"))
    row = rows_of(log)[-1]
    assert (row["kind"], row["asked"]) == ("hand", "is the count that was heard right")
    assert (row["answered by"], row["points"], row["found"]) == ("call", "13", "5")
    assert (row["claimed"], row["called"]) == ("", "muggins 5 n")
    assert (row["they said"], row["points they said"]) == ("5C5D5S 5C5D5H p5C5D5S5H", "16")


def test_a_count_that_was_accepted_is_told_apart_from_that(log: Log) -> None:
    log.append(answer(4, form="call", claimed="nothing : accept"))
    row = rows_of(log)[-1]
    assert (row["claimed"], row["they said"]) == ("", "nothing")
    assert (row["points they said"], row["called"]) == ("0", "accept")


def test_what_is_said_long_after_stands_with_its_answer(log: Log) -> None:
    for number in range(4, 1_200):
        log.append(answer(number))
    log.append(Slip(answer="a0", at=NOON))
    rows = rows_of(log)
    assert len(rows) == 1_201
    assert [each["slip of the finger"] for each in rows].count("yes") == 2
    assert rows[0]["slip of the finger"] == "yes"


def test_of_nobody_there_is_no_sheet(log: Log) -> None:
    with pytest.raises(ValueError, match="no learner 'bob'"):
        next(sheet(log, learner("Bob", id_="bob")))


DANGEROUS = tuple("=+-@\t\r\n＝＋－＠")  # noqa: RUF001  wide ones are meant


@given(begin=st.sampled_from(["", *DANGEROUS]), text=st.text())
def test_no_cell_begins_like_a_formula(begin: str, text: str) -> None:
    cell = harmless(begin + text)
    assert not cell.startswith(DANGEROUS)
    assert cell.removeprefix("'") == (begin + text).removeprefix("'")
