"""The tables, the answers and the odds are worked out, and come out as players know them."""

from trainer.teach.in_short import how_often, questions, tables
from trainer.teach.section import Table


def table(*, of: int) -> Table:
    found = tables()[of].table
    assert found
    return found


def test_the_table_of_the_show_is_the_one_on_every_board() -> None:
    assert {what: points for what, points, _ in table(of=0).rows} == {
        "Fifteen": "2",
        "Pair": "2",
        "Three of a kind": "6",
        "Four of a kind": "12",
        "Run of three": "3",
        "Flush": "4",
        "Flush of five": "5",
        "His nobs": "1",
        "His heels": "2",
    }


def test_the_table_of_the_play_is_the_one_on_every_board() -> None:
    assert [points for _, points, _ in table(of=1).rows] == "2 2 2 6 12 3 1 1".split()


def test_the_totals_that_never_come_up_are_told() -> None:
    told = " ".join(word for part in questions() for word in part.words)
    assert "19, 25, 26, 27." in told


def test_what_is_rare_is_told_with_its_population() -> None:
    every, highest = how_often()
    assert every.table
    rows = {what: (share, one_in) for what, share, one_in in every.table.rows}
    assert rows["fifteen"] == ("67.7 %", "1.48")
    assert rows["triple run"] == ("0.0813 %", "1,231")
    assert rows["29 points"] == ("0.0000308 %", "3,248,700")
    told = " ".join((*every.words, *highest.words))
    for number in ("12,994,800", "3,248,700", "216,580"):
        assert number in told
