"""The trainer as it is started by its command, and a real browser to see it with.

Without a browser these tests are left out, which the summary says; where `CI` is set that fails.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from tests.browser.roomed import Roomed
from tests.browser.served import Served
from tests.browser.settling import Open
from tests.browser.table import Table
from tests.browser.watched import Kept, Visit, Watched
from trainer.record import Learner

# The first is the same engine without a window, which takes a sixth less time.
PROGRAMS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
NO_BROWSER = "no Chromium is there: set MUGGINS_CHROMIUM to one, or install it"
_HERE = Path(__file__).parent
# Longer than anything takes on a busy machine, so that only what never comes fails.
_PATIENCE_MS = 20_000


def chromium() -> str | None:
    """Find a browser of this machine."""
    named = os.environ.get("MUGGINS_CHROMIUM")
    return named or next(filter(None, map(shutil.which, PROGRAMS)), None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark all tests of this folder, and give each a second try.

    A browser on a busy machine loads parts of a page at its leisure; a fault of ours is there the
    second time as well, and the report tells of every try.
    """
    for item in items:
        if item.path.is_relative_to(_HERE):
            item.add_marker("browser")
            item.add_marker(pytest.mark.flaky(reruns=2))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say it loudly when they were left out."""
    left_out = terminalreporter.stats.get("skipped", [])
    number = sum(NO_BROWSER in str(report.longrepr) for report in left_out)
    if number:
        terminalreporter.section("no browser", sep="!", red=True, bold=True)
        terminalreporter.write_line(f"{number} browser tests were left out: {NO_BROWSER}")


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Run the trainer for all tests that do not end it; each brings a learner of its own."""
    program = Served(tmp_path_factory.mktemp("served") / "muggins.db")
    yield program
    program.kill()


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Served]:
    """Run the trainer for this test alone, on a database that was not there."""
    program = Served(tmp_path / "muggins.db")
    yield program
    program.kill()


@pytest.fixture
def roomed(tmp_path: Path) -> Iterator[Roomed]:
    """Run the trainer for this test alone, in a room of this machine's own."""
    program = Roomed(tmp_path / "muggins.db")
    yield program
    program.kill()


@pytest.fixture(scope="session")
def school(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Roomed]:
    """Run the trainer in an open room, for all tests that leave the room and the door alone."""
    program = Roomed(tmp_path_factory.mktemp("school") / "muggins.db", "class")
    yield program
    program.kill()


def as_long_as_possible(
    fixture_name: str,  # noqa: ARG001  as pytest calls it
    config: pytest.Config,
) -> Literal["session", "module"]:
    """Let a browser run for the whole session where nothing else does: to start one takes time.

    As long as Playwright runs asyncio is taken, which other tests need.
    """
    return "session" if config.getoption("markexpr") == "browser" else "module"


@pytest.fixture(scope=as_long_as_possible)
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        expect.set_options(timeout=_PATIENCE_MS)
        yield running


@pytest.fixture(scope=as_long_as_possible)
def browser(playwright: Playwright) -> Iterator[Browser]:
    program = chromium()
    if program is None:
        if os.environ.get("CI"):
            pytest.fail(NO_BROWSER)
        pytest.skip(NO_BROWSER)
    browser = playwright.chromium.launch(executable_path=program, args=list(ARGUMENTS))
    yield browser
    browser.close()


NewContext = Callable[..., BrowserContext]


@pytest.fixture(scope=as_long_as_possible)
def new_context(browser: Browser) -> NewContext:
    """Open a browser without a past, with Playwright's options for a context."""

    def begin(**options: object) -> BrowserContext:
        context = browser.new_context(**options)  # type: ignore[arg-type]
        context.set_default_timeout(_PATIENCE_MS)
        return context

    return begin


@pytest.fixture(scope=as_long_as_possible)
def kept(new_context: NewContext) -> Iterator[Kept]:
    window = Kept(new_context)
    yield window
    window.close()


@pytest.fixture
def visit(new_context: NewContext, kept: Kept) -> Iterator[Visit]:
    """Visit a trainer: a browser without a past, whose faults fail the test.

    Call it with what is served, whose seat it takes, where else it is reached if elsewhere, and
    Playwright's options for a context.
    """
    visits: list[Watched] = []
    own: list[BrowserContext] = []

    def begin(
        program: Served, learner: Learner | None = None, at: str = "", **options: object
    ) -> Watched:
        visited = kept.take(at or program.address, options)
        if visited is None:
            own.append(new_context(**options))
            visited = Watched(own[-1], at or program.address)
        visits.append(visited)
        if learner:
            visited.browser_context.add_cookies(
                [{"name": program.cookie, "value": learner.id, "url": program.address}]
            )
        return visited

    yield begin
    for each in own:
        each.close()
    kept.give_back()
    assert [fault for each in visits for fault in each.faults] == []


@pytest.fixture
def sit_down(served: Served, visit: Visit) -> Callable[..., Table]:
    """Let a new learner sit down at a link, and return the table there.

    Call it with the link, the learner's preferences, and Playwright's options for a context.
    """

    def begin(link: str = "", preferences: str = "level=counts", **options: object) -> Table:
        learner = served.add_learner(preferences)
        visited = visit(served, learner, **options)
        return Table(visited.window(link), served, learner, visited)

    return begin


@pytest.fixture
def open_page(served: Served, visit: Visit) -> Open:
    """Let a new learner open the page that settles arguments, empty or by a link."""

    def begin(link: str = "settle", **options: object) -> Page:
        page = visit(served, served.add_learner("level=counts"), **options).window(link)
        expect(page.get_by_role("heading", name="Settle it")).to_be_visible()
        if link == "settle":
            expect(page.get_by_role("group", name="ranks").get_by_role("button")).to_have_count(14)
        app = page.get_by_test_id("stApp")
        expect(app).to_have_attribute("data-test-script-state", "notRunning")
        return page

    return begin
