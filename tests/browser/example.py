"""An example of the reference as somebody sees it, and where the focus is."""

from dataclasses import dataclass

from playwright.sync_api import Locator, Page

FOCUSED = """() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return (at?.ariaLabel || at?.innerText || "").trim();
}"""


@dataclass(frozen=True)
class Example:
    """An example on a page of the reference.

    Attributes:
        page: The window.
        title: What it is called.
    """

    page: Page
    title: str

    @property
    def all(self) -> Locator:
        return self.page.get_by_role("article", name=self.title, exact=True)

    @property
    def points(self) -> Locator:
        return self.all.get_by_role("textbox", name="points")

    @property
    def note(self) -> Locator:
        return self.all.get_by_role("status")

    @property
    def lines(self) -> Locator:
        return self.all.get_by_role("list", name=f"the count: {self.title}").locator("li")

    def button(self, name: str) -> Locator:
        return self.all.get_by_role("button", name=name, exact=True)

    def lit(self) -> list[str]:
        """List the cards that are lit, as they are called."""
        cards = self.all.locator(".slot.lit .card")
        labels = cards.evaluate_all("all => all.map((each) => each.ariaLabel)")
        assert isinstance(labels, list)
        return labels
