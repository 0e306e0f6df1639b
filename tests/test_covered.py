"""The tests are held to going everywhere that points are counted and blamed."""

import pytest

from tests.tools.covered import Watched, left_out, percent

WHOLE: Watched = {
    "missing_lines": [],
    "missing_branches": [],
    "summary": {
        "covered_lines": 9,
        "missing_lines": 0,
        "covered_branches": 1,
        "missing_branches": 0,
    },
}
PARTLY: Watched = {
    "missing_lines": [4, 5],
    "missing_branches": [[3, 4]],
    "summary": {
        "covered_lines": 7,
        "missing_lines": 2,
        "covered_branches": 0,
        "missing_branches": 1,
    },
}


def test_what_is_left_out_is_named_with_where() -> None:
    files = {
        "trainer/quiz/drill.py": PARTLY,
        "trainer/quiz/turn.py": WHOLE,
        "trainer/cli.py": PARTLY,
    }
    assert left_out(files, ["trainer/quiz/*"]) == [
        "trainer/quiz/drill.py: lines [4, 5], branches [[3, 4]]"
    ]


def test_a_pattern_that_is_of_no_file_is_named() -> None:
    assert left_out({"trainer/cli.py": WHOLE}, ["trainer/quiz/*"]) == [
        "trainer/quiz/*: no such file"
    ]


@pytest.mark.parametrize(("name", "percents"), [("cli.py", 85), ("web/screens/door.py", 100)])
def test_lines_and_branches_count_alike_but_for_what_nothing_watches(
    name: str, percents: float
) -> None:
    files = {"trainer/house.py": WHOLE, f"trainer/{name}": PARTLY}
    assert percent(files) == pytest.approx(percents)
