"""What somebody typed, shown as text: Streamlit reads nearly all that it shows as Markdown."""

import re
from typing import Final

_PUNCTUATION: Final = re.compile(r"([!-/:-@\[-`{-~])")
# Between a colon and a name Streamlit sees an emoji, an icon or a colour, escaped or not.
_UNSEEN: Final = "\u200c"


def plain(text: str) -> str:
    r"""Write text so that Markdown shows it as it is.

    >>> print(plain("*Ada* <b>"))
    \*Ada\* \<b\>
    """
    return _PUNCTUATION.sub(r"\\\1", text).replace(":", f":{_UNSEEN}")
