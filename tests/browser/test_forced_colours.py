"""Where the system forces its colours on all pages, what is told by a ground is told otherwise."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from tests.browser.scenes import open_scene
from tests.browser.served import Served
from tests.browser.test_access import Theme
from tests.browser.watched import Visit

OPEN_ALL = "document.querySelectorAll('details').forEach((each) => { each.open = true; })"
# What is seen of something on that which lies below it: its ground, a line around it, an outline.
LOOK = """(each) => {
    const above = (part) => part.parentElement ?? part.getRootNode().host;
    const isClear = (colour) => /^rgba\\(.*, 0\\)$/.test(colour);
    let below = above(each);
    while (above(below) && isClear(getComputedStyle(below).backgroundColor)) below = above(below);
    const ground = getComputedStyle(below).backgroundColor;
    const style = getComputedStyle(each);
    const isSeen = (colour, kind) => kind !== "none" && !isClear(colour) && colour !== ground;
    const seen = (colour, kind) => isSeen(colour, kind) ? colour : "";
    return [
        seen(style.backgroundColor),
        seen(style.borderTopColor, style.borderTopStyle),
        seen(style.outlineColor, style.outlineStyle),
    ];
}"""


@pytest.fixture
def page(name: str, served: Served, visit: Visit) -> Page:
    """Open the scene that the test names, all of it, in the colours of a system."""
    page = open_scene(name, served, visit, forced_colors="active")
    page.evaluate(OPEN_ALL)
    return page


def in_either_theme(page: Page) -> Iterator[Theme]:
    """Let the system be a light one, then a dark one."""
    themes: tuple[Theme, ...] = ("light", "dark")
    for theme in themes:
        page.emulate_media(color_scheme=theme)
        yield theme


def look(page: Page, part: str) -> list[str]:
    """Say how the first of some parts looks that is to be seen; empty is what is not."""
    looks = page.locator(part).locator("visible=true").first.evaluate(LOOK)
    assert isinstance(looks, list)
    return looks


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("show, total", [".main", ".card"]),
        ("in a sprint", [".time-bar", ".time-bar i"]),
        ("show, a line", [".main", ".card", ".newest", ".small"]),
        ("verdict, lines wrong", [".main", ".peg", ".hole", ".press[aria-pressed=true]", ".small"]),
        ("heard, called", [".saying[aria-pressed=true]", ".numbers .kind", ".field"]),
        ("learn, walked", [".main", ".card", ".press[aria-pressed=true]", ".small"]),
        ("behind a set", [".mg-card", ".mg-card i"]),
        ("mistakes", [".mg-card", ".mg-card i"]),
        ("settled", [".mg-card", ".mg-card i"]),
        (
            "progress",
            [
                ".mg-share:not(.mg-hatched) i",
                ".mg-share.mg-hatched i",
                ".mg-bar",
                ".mg-bar i",
                ".mg-bar b",
                ".mg-columns b",
                ".mg-columns .mg-first",
                ".mg-columns .mg-whole",
                ".mg-key .mg-mark",
                ".mg-key .mg-box",
                ".mg-key .mg-first",
                ".mg-key .mg-whole",
            ],
        ),
    ],
)
def test_it_stands_out_from_what_is_below_it(page: Page, parts: list[str]) -> None:
    found = [
        (theme, part)
        for theme in in_either_theme(page)
        for part in parts
        if not any(look(page, part))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("name", "pairs"),
    [
        (
            "verdict, lines wrong",
            [(".peg", ".hole"), (".press[aria-pressed=true]", ".press[aria-pressed=false]")],
        ),
        ("heard, called", [(".saying[aria-pressed=true]", ".saying[aria-pressed=false]")]),
        (
            "progress",
            [
                (".mg-share:not(.mg-hatched) i", ".mg-share.mg-hatched i"),
                (".mg-bar b", ".mg-bar i"),
                (".mg-columns b", ".mg-columns span:has(b) i"),
                (".mg-columns .mg-first", ".mg-columns .mg-whole"),
                (".mg-key .mg-mark", ".mg-key .mg-box"),
                (".mg-key .mg-first", ".mg-key .mg-whole"),
            ],
        ),
    ],
)
def test_what_means_something_else_looks_otherwise(
    page: Page, pairs: list[tuple[str, str]]
) -> None:
    found = [
        (theme, one, other)
        for theme in in_either_theme(page)
        for one, other in pairs
        if look(page, one) == look(page, other)
    ]
    assert found == []
