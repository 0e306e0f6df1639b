"""A table of the reference in HTML of our own words."""

from html import escape

from trainer.teach.section import Table


def table_html(table: Table) -> str:
    """Write a table, the first cell of each row as its heading.

    >>> print(table_html(Table(("What", "Points"), (("Pair", "2"),))))  # doctest: +ELLIPSIS
    <table class="mg-table"><thead><tr><th scope="col">What</th>...<td>2</td></tr></tbody></table>
    """
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in table.heads)
    rows = "".join(map(_row, table.rows))
    return f'<table class="mg-table"><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>'


def _row(row: tuple[str, ...]) -> str:
    first, *rest = row
    cells = "".join(f"<td>{_lines(cell)}</td>" for cell in rest)
    return f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>'


def _lines(cell: str) -> str:
    """Write a cell; of several lines it is a list."""
    lines = [escape(line) for line in cell.split("\n")]
    if len(lines) == 1:
        return lines[0]
    return f"<ul>{''.join(f'<li>{line}</li>' for line in lines)}</ul>"
