"""A table of the reference as a browser takes it apart."""

from tests.web.progress.html import Page
from trainer.teach.section import Table
from trainer.web.learn.html import table_html


def test_a_row_is_called_by_its_first_cell() -> None:
    page = Page(table_html(Table(("What", "Points"), (("Pair", "2"), ("Run & more", "3")))))
    assert page.text == "What Points Pair 2 Run & more 3"
    scopes = [attrs["scope"] for tag, attrs in page.elements if tag == "th"]
    assert scopes == ["col", "col", "row", "row"]


def test_several_lines_of_a_cell_are_a_list() -> None:
    page = Page(table_html(Table(("Agreed on", "Ways"), (("Heels", "They count.\nOr not."),))))
    assert page.text == "Agreed on Ways Heels They count. Or not."
    assert [tag for tag, _ in page.elements].count("li") == 2
