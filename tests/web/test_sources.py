"""What somebody typed can never become a part of a page: the ways to it are not in the sources."""

import re
from collections import Counter
from pathlib import Path

import pytest

WEB = Path(__file__).parent.parent.parent / "trainer" / "web"
PYTHON = sorted(WEB.rglob("*.py"))
SCRIPTS = sorted(WEB.rglob("*.js"))
SHEETS = sorted(WEB.rglob("*.css"))

# Names and texts go through `plain`, or to the card table, which sets them as text.
IN_PYTHON = re.compile(r"unsafe_allow_html|unsafe_allow_javascript")
IN_SCRIPTS = re.compile(
    r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function"
    r"|createContextualFragment|https?://(?!www\.w3\.org/)"
)
# A rule of a sheet, at any width.
RULE = re.compile(r"^\S[^{}@]*\{[^{}]*\}", re.MULTILINE)


@pytest.mark.parametrize("path", PYTHON, ids=lambda path: path.name)
def test_python_lets_no_text_in_as_html(path: Path) -> None:
    assert not IN_PYTHON.findall(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_the_table_sets_all_text_as_text_and_asks_no_other_host(path: Path) -> None:
    assert not IN_SCRIPTS.findall(path.read_text(encoding="utf-8"))


def test_no_rule_stands_in_two_sheets() -> None:
    sheets = [path.read_text(encoding="utf-8") for path in SHEETS]
    rules = Counter(rule for sheet in sheets for rule in set(RULE.findall(sheet)))
    assert [rule for rule, times in rules.items() if times > 1] == []


def test_a_suit_has_one_shape_on_the_table_and_in_small() -> None:
    table = (WEB / "drill" / "table" / "glyphs.js").read_text(encoding="utf-8")
    small = (WEB / "summary" / "summary.css").read_text(encoding="utf-8")
    for letter, suit in zip("CDHS", ("clubs", "diamonds", "hearts", "spades"), strict=True):
        drawn = re.search(rf'  {letter}: "(.+)"', table)
        masked = re.search(rf".mg-card.{suit} {{\n.* d='(.+?)'", small)
        assert drawn
        assert masked
        assert drawn[1] == masked[1]


def test_html_is_written_in_few_places_only() -> None:
    written = {path.name for path in PYTHON if "st.html(" in path.read_text(encoding="utf-8")}
    pages = {"progress.py", "look_back.py", "of_a_day.py", "mistakes.py", "learn.py", "settle.py"}
    pages |= {"for_class.py", "joined.py", "lesson_over.py", "plan_drill.py"}
    pages |= {"lesson.py", "going.py", "led.py", "report.py", "reached.py"}
    assert written == {"script.py", *pages}


def test_a_file_of_the_table_is_short_and_says_what_it_is() -> None:
    for path in [*SCRIPTS, *SHEETS]:
        lines = path.read_text(encoding="utf-8").splitlines()
        assert len(lines) <= 300, path
        assert lines[0].startswith(("//", "/*")), path
