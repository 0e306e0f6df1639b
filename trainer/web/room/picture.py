"""A link as a picture that a phone's camera reads."""

from html import escape
from io import BytesIO
from typing import Final

import segno

_QUIET: Final = 4


def picture_of(link: str, *, said: str) -> str:
    """Draw a link, on white in either theme, since a camera needs it so.

    Args:
        link: The link.
        said: What is said of it to whoever does not see it.
    """
    drawn = BytesIO()
    segno.make(link, error="m", micro=False).save(
        drawn,
        kind="svg",
        border=_QUIET,
        dark="#000",
        light="#fff",
        xmldecl=False,
        svgclass="mg-code",
        lineclass=None,
        omitsize=True,
    )
    svg = drawn.getvalue().decode().strip()
    return svg.replace("<svg ", f'<svg role="img" aria-label="{escape(said)}" ', 1)


def link_html(link: str, *, said: str) -> str:
    """Write a link large, with its picture."""
    shown = escape(link.removeprefix("http://"))
    return (
        f'<figure class="mg-reach">{picture_of(link, said=said)}'
        f"<figcaption>{shown}</figcaption></figure>"
    )
