"""What somebody typed can never become a part of a page: the ways to it are not in the sources."""

import re
from pathlib import Path

import pytest

WEB = Path(__file__).parent.parent.parent / "trainer" / "web"
PYTHON = sorted(WEB.rglob("*.py"))
SCRIPTS = sorted(WEB.rglob("*.js"))

# Names and texts go through `plain`, or to the card table, which sets them as text.
IN_PYTHON = re.compile(r"unsafe_allow_html|unsafe_allow_javascript")
IN_SCRIPTS = re.compile(
    r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function"
    r"|createContextualFragment|https?://(?!www\.w3\.org/)"
)


@pytest.mark.parametrize("path", PYTHON, ids=lambda path: path.name)
def test_python_lets_no_text_in_as_html(path: Path) -> None:
    assert not IN_PYTHON.findall(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_the_table_sets_all_text_as_text_and_asks_no_other_host(path: Path) -> None:
    assert not IN_SCRIPTS.findall(path.read_text(encoding="utf-8"))


def test_html_is_written_in_few_places_only() -> None:
    written = {path.name for path in PYTHON if "st.html(" in path.read_text(encoding="utf-8")}
    assert written == {"script.py", "progress.py", "look_back.py", "mistakes.py"}


def test_a_file_of_the_table_is_short_and_says_what_it_is() -> None:
    for path in [*SCRIPTS, *WEB.rglob("*.css")]:
        lines = path.read_text(encoding="utf-8").splitlines()
        assert len(lines) <= 300, path
        assert lines[0].startswith(("//", "/*")), path
