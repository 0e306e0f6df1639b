"""What fingers do: hold a key down, click twice."""

from playwright.sync_api import Locator

from tests.browser.table import Table

# Two clicks at a place of the window, some ms apart. It is the page that waits, since a test on a
# busy machine would wait too long.
DOUBLE_CLICK = """
([x, y, apart]) => {
    const press = (detail) => {
        let under = document.elementFromPoint(x, y);
        while (under.shadowRoot) under = under.shadowRoot.elementFromPoint(x, y);
        const how = { bubbles: true, cancelable: true, composed: true, detail };
        under.dispatchEvent(new MouseEvent("click", how));
    };
    press(1);
    return new Promise((done) => setTimeout(() => done(press(2)), apart));
}
"""
# For so long after a question or a verdict is painted, the table takes no click.
GUARD_MS = 400


def repeat(table: Table, key: str) -> None:
    """Hold a key down for a while; it is not let go."""
    for _ in range(25):
        table.page.keyboard.down(key)


def double_click(table: Table, button: Locator, apart_ms: int) -> None:
    """Click twice where a button is, as somebody who has seen it for a while."""
    table.page.wait_for_timeout(GUARD_MS)
    box = button.bounding_box()
    assert box
    place = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, apart_ms]
    table.page.evaluate(DOUBLE_CLICK, place)
