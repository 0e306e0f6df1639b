"""The trainer in a room that this machine makes for itself, at an address of its own.

python -m tests.browser.roomed, with what `muggins` takes
"""

import sys
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_urlsafe

from playwright.sync_api import Error, Page, expect

from tests.browser.served import Served
from tests.browser.watched import Watched
from trainer import cli
from trainer.classroom.keys import Key, hashed_key
from trainer.web.door.visitor import key_cookie
from trainer.web.room import addresses
from trainer.web.room.addresses import Address

# Of this machine alone, and yet another one than that by which its own browser comes.
ROOM = "127.0.0.2"


class Roomed(Served):
    """The trainer on a database of its own, which finds a room to open to.

    Args:
        database: The database.
        words: What stands behind the program: `class` opens the room at once.
    """

    def __init__(self, database: Path, *words: str) -> None:
        super().__init__(database, program="tests.browser.roomed", words=words)

    def begin_anew(self) -> None:
        """Let there be no class, and nobody who teaches, as at first."""
        with self.opened(role="writer") as store:
            for each in store.register.classes():
                store.register.forget_class(each.id)
            for drill in store.register.drills():
                store.register.forget_drill(drill.id)
            for role in ("teacher", "student", "setup"):
                store.register.drop_keys(role=role)

    def let_in(self, visited: Watched) -> None:
        """Let a browser be a teacher's, without the link of the terminal, which is good once."""
        word, now = token_urlsafe(), datetime.now(UTC)
        with self.opened(role="writer") as store:
            store.register.add_key(Key(hashed=hashed_key(word), role="teacher", cut=now, seen=now))
        name = key_cookie(self.cookie, is_safe=False)
        visited.browser_context.add_cookies([{"name": name, "value": word, "url": self.address}])

    @property
    def from_room(self) -> str:
        """Where phones of the room reach it, once it is open."""
        return self.address.replace("127.0.0.1", ROOM)


def come_in(visited: Watched, program: Roomed) -> Page:
    """Let a browser be a teacher's, and go to the teacher's page."""
    program.let_in(visited)
    page = visited.window("class")
    expect(page.get_by_role("heading", name="For a class")).to_be_visible()
    return page


def open_room(page: Page) -> Page:
    """Open the room, on the teacher's page, unless it is open."""
    opened = page.get_by_text("The room is open.")
    button = page.get_by_role("button", name="Open to the room")
    expect(button.or_(opened).first).to_be_visible()
    if not opened.is_visible():
        button.click()
    expect(page.get_by_text("The room is open.")).to_be_visible()
    return page


def lead_on(page: Page, label: str, then: str) -> None:
    """Press a button of a lesson that is led, until its step is taken: in haste it is not.

    Args:
        page: The teacher's page.
        label: What the button says.
        then: What the button says that comes in its place.
    """
    button, after = (page.get_by_role("button", name=each) for each in (label, then))
    for _ in range(5):
        with suppress(AssertionError, Error):
            button.click(timeout=2_000)
            expect(after).to_be_visible(timeout=2_000)
        if after.is_visible():
            return
    expect(after).to_be_visible()


def _main() -> int:
    addresses.reachable = lambda *_: [Address(ROOM, "lo"), Address("127.0.0.3", "docker0")]
    return cli.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(_main())
