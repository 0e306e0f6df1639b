"""The page that settles arguments, as somebody sees it."""

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page

PHONE: Final[dict[str, Any]] = {
    "has_touch": True,
    "is_mobile": True,
    "viewport": {"width": 360, "height": 740},
}
Open = Callable[..., Page]
ARGUED: Final = "show=5+5+5+J+/+5&nobs=yes&first=Ada&first_says=28&second=Bob&second_says=29"


def cards(page: Page) -> Locator:
    return page.get_by_label("The cards, by rank")


def settled(page: Page) -> Locator:
    """What is said above all: who is right, or what it is worth."""
    return page.locator(".mg-who-is-right h2")
