"""The trainer in a room that this machine makes for itself, at an address of its own.

python -m tests.browser.roomed, with what `muggins` takes
"""

import sys
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.served import Served
from tests.browser.watched import Watched
from trainer import cli
from trainer.web.room import addresses
from trainer.web.room.addresses import Address

# Of this machine alone, and yet another one than that by which its own browser comes.
ROOM = "127.0.0.2"


class Roomed(Served):
    """The trainer on a database of its own, which finds a room to open to."""

    def __init__(self, database: Path, *words: str) -> None:
        super().__init__(database, program="tests.browser.roomed", words=words)

    @property
    def from_room(self) -> str:
        """Where phones of the room reach it, once it is open."""
        return self.address.replace("127.0.0.1", ROOM)


def come_in(visited: Watched, program: Roomed) -> Page:
    """Come in by the link of the terminal, and go to the teacher's page."""
    page = visited.context.new_page()
    page.goto(program.door)
    page.goto(f"{program.address}/class")
    expect(page.get_by_role("heading", name="For a class")).to_be_visible()
    return page


def open_room(page: Page) -> Page:
    """Open the room, on the teacher's page."""
    page.get_by_role("button", name="Open to the room").click()
    expect(page.get_by_text("The room is open.")).to_be_visible()
    return page


def _main() -> int:
    addresses.reachable = lambda *_: [Address(ROOM, "lo"), Address("127.0.0.3", "docker0")]
    return cli.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(_main())
