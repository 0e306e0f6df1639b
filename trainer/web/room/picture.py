"""A link as a picture that a phone's camera reads."""

from base64 import b64encode
from html import escape
from io import BytesIO
from typing import Final

import segno

_QUIET: Final = 4


def picture_of(link: str) -> str:
    """Draw a link in SVG, on white in either theme, since a camera needs it so."""
    drawn = BytesIO()
    segno.make(link, error="m", micro=False).save(
        drawn, kind="svg", border=_QUIET, dark="#000", light="#fff", xmldecl=False, omitsize=True
    )
    return drawn.getvalue().decode().strip()


def link_html(link: str, *, said: str, shown: str | None = None) -> str:
    """Write a link large, with its picture; Streamlit lets no picture through that stands in place.

    Args:
        link: The link.
        said: What is said of the picture to whoever does not see it.
        shown: What is written beside it; the link if nothing is told.
    """
    source = b64encode(picture_of(link).encode()).decode()
    picture = f'<img class="mg-code" alt="{escape(said)}" src="data:image/svg+xml;base64,{source}">'
    text = link.removeprefix("http://") if shown is None else shown
    caption = f"<figcaption>{escape(text)}</figcaption>" if text else ""
    return f'<figure class="mg-reach">{picture}{caption}</figure>'
