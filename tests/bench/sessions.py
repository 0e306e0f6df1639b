"""A learner's session without a browser: what one sent, sent again question after question."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from playwright.sync_api import Browser, expect
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin, Subprotocol

from tests.browser.served import Served
from tests.browser.table import PAINTED
from tests.browser.watched import Watched
from trainer.quiz.drill import Drill
from trainer.quiz.link import read_link
from trainer.record import Learner


@dataclass(frozen=True)
class Session:
    """What a browser sent to open a page and to answer there.

    Attributes:
        address: Where the trainer is.
        drill: What it asks.
        practice: The id of the practice.
        first: The number of the first question that was not answered yet.
        opening: The message that opened the page.
        acting: One that said what was done at the card table.
    """

    address: str
    drill: Drill
    practice: str
    first: int
    opening: bytes
    acting: bytes

    @classmethod
    def recorded(cls, browser: Browser, served: Served, learner: Learner, link: str) -> "Session":
        """Answer the first question of a link in a browser, and keep what it sent."""
        drill = Drill.of(read_link(link))
        visit = Watched(browser.new_context(), served.address)
        page = visit.window(f"?{link}")
        page.get_by_role("textbox", name="points").fill(right_total(drill, 0))
        page.keyboard.press("Enter")
        expect(page.locator(".muggins")).to_have_attribute("data-stage", "verdict")
        page.evaluate(PAINTED)
        page.keyboard.press("Enter")
        expect(page.locator(".muggins")).to_have_attribute("data-stage", "ask")
        opening, *_, acting = visit.sent
        visit.context.close()
        return cls(served.address, drill, served.practice(learner).id, 1, opening, acting)

    @contextmanager
    def opened(self) -> Iterator["Answering"]:
        """Open the page once more, and go on from there."""
        stream = self.address.replace("http", "ws") + "/_stcore/stream"
        origin, spoken = Origin(self.address), [Subprotocol("streamlit")]
        with connect(stream, origin=origin, subprotocols=spoken) as socket:
            answering = Answering(self, socket, self.first)
            answering.send(self.opening)
            yield answering


@dataclass
class Answering:
    """A session that goes on.

    Attributes:
        session: What it sends again.
        socket: Where it is sent.
        number: The number of the question that is open.
    """

    session: Session
    socket: ClientConnection
    number: int

    def answer_and_go_on(self) -> None:
        """Give the right answer, and go on to the next question."""
        text = right_total(self.session.drill, self.number)
        self._act({"act": "answer", "form": "total", "text": text, "first_ms": 900, "ms": 2_000})
        self._act({"act": "next"})
        self.number += 1

    def _act(self, content: dict[str, object]) -> None:
        message = BackMsg.FromString(self.session.acting)
        (state,) = message.rerun_script.widget_states.widgets
        value = {"id": f"{self.session.practice}-{self.number}", **content}
        state.json_trigger_value = json.dumps([{"event": "act", "value": value}])
        self.send(message.SerializeToString())

    def send(self, message: bytes) -> None:
        """Send a message, and wait until the script has run."""
        self.socket.send(message)
        for reply in self.socket:
            assert isinstance(reply, bytes)
            if ForwardMsg.FromString(reply).WhichOneof("type") == "script_finished":
                return


def right_total(drill: Drill, number: int) -> str:
    """Write the total that is right for a question of a drill."""
    return str(drill.question(number).scenario.score().points)
