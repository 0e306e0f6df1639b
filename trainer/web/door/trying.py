"""By whom something was tried that nobody could guess so fast: by a browser, from an address."""

from collections.abc import Mapping
from typing import Final

from trainer.web.shown import shown_address, shown_cookies

# Streamlit gives it to every browser that it serves.
_OF_A_BROWSER: Final = "_streamlit_xsrf"


def tried_by(cookies: Mapping[str, str], address: str) -> Mapping[str, str]:
    """Say by whom something is tried; a browser that tells nothing of itself is its address."""
    browser = cookies.get(_OF_A_BROWSER, "")
    return {"address": address} | ({"browser": browser} if browser else {})


def tried_here() -> Mapping[str, str]:
    """Say by whom something is tried in this window."""
    return tried_by(shown_cookies(), shown_address())
