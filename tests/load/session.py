"""A window without a browser: it speaks to the app as Streamlit's own page does.

It goes to this machine alone, does one thing at a time, and waits no longer than `PATIENCE_S`.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final
from urllib.parse import urlsplit

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.proto.WidgetStates_pb2 import WidgetState
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin, Subprotocol

from tests.load.frames import TABLE, Drawn, Run

# Longer than anything takes on a busy machine.
PATIENCE_S: Final = 30.0
_LOOPBACK: Final = "127."
_EARLY: Final = ForwardMsg.FINISHED_EARLY_FOR_RERUN


@dataclass
class Session:
    """A window that is open.

    Attributes:
        socket: The connection.
        page: At which page it is, as an address names it.
        query: What stands behind that in the address.
        id: By which Streamlit knows it.
        hash: By which Streamlit knows the page.
        ticks: The parts of the page that ask to be drawn anew, by id: each how often, in seconds,
            and when it was drawn last.
        frames: All that was ever sent to it, if that is kept.
    """

    socket: ClientConnection
    page: str = ""
    query: str = ""
    id: str = ""
    hash: str = ""
    ticks: dict[str, tuple[float, float]] = field(default_factory=dict)
    frames: list[bytes] | None = None

    async def load(self) -> Run:
        """Draw the page as it is when it is loaded."""
        self.hash = ""
        return await self.run()

    async def press(self, button: Drawn, **typed: str) -> Run:
        """Press a button, with what was typed in fields, by their ids."""
        states = [WidgetState(id=id_, string_value=text) for id_, text in typed.items()]
        states.append(WidgetState(id=button.id, trigger_value=True))
        return await self.run(states, fragment=button.fragment)

    async def type_in(self, run: Run, button: str, texts: Mapping[str, str]) -> Run:
        """Type into the fields of a form, by what they are called, and press its button."""
        typed = {run.field(label).id: text for label, text in texts.items()}
        return await self.press(run.button(button), **typed)

    async def act(self, table: Drawn, value: Mapping[str, object]) -> Run:
        """Do something at the card table."""
        base = table.element.bidi_component.id
        event = json.dumps([{"event": "act", "value": value}])
        # As Streamlit names what a component tells.
        name = f"$$STREAMLIT_INTERNAL_KEY_{base}__events"
        state = WidgetState(id=name, json_trigger_value=event)
        return await self.run([state], fragment=table.fragment)

    async def tick(self) -> Sequence[Run]:
        """Have drawn anew what is due to be."""
        now = perf_counter()
        due = [id_ for id_, (every, last) in self.ticks.items() if now - last >= every]
        return [await self.run(fragment=id_, by_itself=True) for id_ in due if id_ in self.ticks]

    async def run(
        self, states: Sequence[WidgetState] = (), *, fragment: str = "", by_itself: bool = False
    ) -> Run:
        """Have the script run, and wait until it is done."""
        message = BackMsg()
        asked = message.rerun_script
        asked.query_string, asked.page_name, asked.page_script_hash = (
            self.query,
            self.page,
            self.hash,
        )
        asked.fragment_id, asked.is_auto_rerun = fragment, by_itself
        asked.context_info.timezone = "UTC"
        asked.widget_states.widgets.extend(states)
        return await self.ask(message)

    async def ask(self, message: BackMsg) -> Run:
        """Send a message, and collect what is answered until the script is done."""
        begin = perf_counter()
        await self.socket.send(message.SerializeToString())
        fragment = message.rerun_script.fragment_id
        if fragment in self.ticks:
            self.ticks[fragment] = self.ticks[fragment][0], begin
        frames: list[bytes] = []
        try:
            async with asyncio.timeout(PATIENCE_S):
                while not (frames and self._hear(ForwardMsg.FromString(frames[-1]))):
                    frames.append(await self.socket.recv(decode=False))
        except TimeoutError:
            which = f"a part of {self.page}" if fragment else self.page
            raise TimeoutError(f"{which} did not end, behind {len(frames)} messages") from None
        seconds = perf_counter() - begin
        if self.frames is not None:
            self.frames += frames
        return Run.of(frames, seconds)

    def _hear(self, message: ForwardMsg) -> bool:
        """Note what a page notes; say whether the script is done."""
        match message.WhichOneof("type"):
            case "new_session" if not message.metadata.run.fragment_ids:
                self.id = message.new_session.initialize.session_id
                self.ticks.clear()
            case "navigation":
                self.hash = message.navigation.page_script_hash
            case "page_info_changed":
                self.query = message.page_info_changed.query_string
            case "auto_rerun":
                rerun = message.auto_rerun
                self.ticks[rerun.fragment_id] = rerun.interval, perf_counter()
            case "script_finished":
                return message.script_finished != _EARLY
        return False


def table_of(run: Run) -> Drawn:
    """Find the card table."""
    table = run.component(TABLE)
    assert table, f"there is no card table, but {run.said}"
    return table


@asynccontextmanager
async def opened(  # noqa: PLR0913  each has what it is without
    address: str,
    page: str = "",
    query: str = "",
    *,
    cookie: str = "",
    session: str = "",
    source: str = "",
) -> AsyncIterator[Session]:
    """Open a window at a page; nothing is drawn yet.

    Args:
        address: Where the app is: on this machine.
        page: The page.
        query: What stands behind it in the address.
        cookie: The cookies that the browser shows.
        session: The id of a window of this browser whose connection was lost, to go on there.
        source: From which address of this machine it comes, if not from its usual one.
    """
    host = urlsplit(address).hostname or ""
    assert host.startswith(_LOOPBACK), f"{address} is not on this machine"
    spoken = ["streamlit", *(["no-token", session] if session else [])]
    async with connect(
        address.replace("http", "ws", 1) + "/_stcore/stream",
        origin=Origin(address),
        subprotocols=[Subprotocol(each) for each in spoken],
        local_addr=(source, 0) if source else None,
        additional_headers={"Cookie": cookie} if cookie else {},
        max_size=None,
        ping_interval=None,
        open_timeout=PATIENCE_S,
        close_timeout=1,
    ) as socket:
        yield Session(socket, page, query)
