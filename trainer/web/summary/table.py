"""A table of figures, which on a phone becomes a list: each cell says of what it is."""

from collections.abc import Iterable, Sequence


def figures_table(
    caption: str, heads: Sequence[str], rows: Iterable[Sequence[str]], *, also: str = ""
) -> str:
    """Write a table of which the first cell of a row says whose it is.

    Args:
        caption: What it is, for whoever does not see it.
        heads: What stands above the columns.
        rows: The rows, a cell for each head. All of it is HTML already.
        also: A class of its own for the style.
    """
    columns = "".join(f'<th scope="col">{head}</th>' for head in heads)
    body = "".join(f"<tr>{_row(heads, row)}</tr>" for row in rows)
    classes = f"mg-figures {also}".strip()
    return (
        f'<table class="{classes}"><caption class="mg-unseen">{caption}</caption>'
        f"<thead><tr>{columns}</tr></thead><tbody>{body}</tbody></table>"
    )


def _row(heads: Sequence[str], row: Sequence[str]) -> str:
    first, *rest = row
    cells = "".join(
        f'<td data-of="{head}">{cell}</td>' for head, cell in zip(heads[1:], rest, strict=True)
    )
    return f'<th scope="row">{first}</th>{cells}'
