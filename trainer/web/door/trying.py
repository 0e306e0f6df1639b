"""By whom something was tried that nobody could guess so fast: by a browser, from an address."""

from collections.abc import Mapping
from itertools import cycle
from typing import Final

from trainer.web.shown import shown_address, shown_cookies

# Streamlit gives it to every browser that it serves.
_OF_A_BROWSER: Final = "_streamlit_xsrf"


def tried_by(cookies: Mapping[str, str], address: str) -> Mapping[str, str]:
    """Say by whom something is tried; a browser that tells nothing of itself is its address."""
    browser = _unmasked(cookies.get(_OF_A_BROWSER, ""))
    return {"address": address} | ({"browser": browser} if browser else {})


def _unmasked(cookie: str) -> str:
    """Read from Streamlit's cookie what stays: it is masked anew with every page that is loaded.

    What is not written as Streamlit writes it is taken as it is.

    >>> _unmasked("2|00ff00ff|0aff0bff|1796136231") == _unmasked("2|ffffffff|f5fff4ff|1796136231")
    True
    >>> _unmasked("of no such kind")
    'of no such kind'
    """
    try:
        _, mask, token, _ = cookie.split("|")
        each = zip(bytes.fromhex(token), cycle(bytes.fromhex(mask)), strict=False)
        return bytes(one ^ other for one, other in each).hex() or cookie
    except ValueError:
        return cookie


def tried_here() -> Mapping[str, str]:
    """Say by whom something is tried in this window."""
    return tried_by(shown_cookies(), shown_address())
