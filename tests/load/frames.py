"""What Streamlit sends, read: what one run of the script drew, and what it came to."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from streamlit.proto.Element_pb2 import Element
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg

TABLE: Final = "muggins_table"
_ERROR: Final = 1  # of Alert.Format


@dataclass(frozen=True, slots=True)
class Drawn:
    """An element of a page.

    Attributes:
        element: What was drawn.
        fragment: The id of the part of the page that it is drawn in; empty for the page itself.
    """

    element: Element
    fragment: str

    @property
    def kind(self) -> str:
        return self.element.WhichOneof("type") or ""

    @property
    def label(self) -> str:
        return str(getattr(getattr(self.element, self.kind, None), "label", ""))

    @property
    def id(self) -> str:
        return str(getattr(getattr(self.element, self.kind, None), "id", ""))


@dataclass(frozen=True)
class Run:
    """What came of a run of the script.

    Attributes:
        frames: All that was sent.
        seconds: How long it took, from what was asked to the end of the script.
    """

    frames: Sequence[bytes]
    seconds: float
    messages: Sequence[ForwardMsg] = field(repr=False)

    @classmethod
    def of(cls, frames: Sequence[bytes], seconds: float) -> "Run":
        """Read what was sent; what a run drew that had to begin anew is not to be seen."""
        messages = [ForwardMsg.FromString(each) for each in frames]
        begins = (at for at, each in enumerate(messages) if _type(each) == "new_session")
        return cls(frames, seconds, messages[max(begins, default=0) :])

    @property
    def is_whole(self) -> bool:
        """Whether the whole page was drawn, and not a part of it."""
        return any(_type(each) == "navigation" for each in self.messages)

    def drawn(self) -> Iterator[Drawn]:
        """List what was drawn, as it came."""
        for each in self.messages:
            if _type(each) == "delta" and each.delta.WhichOneof("type") == "new_element":
                yield Drawn(each.delta.new_element, each.delta.fragment_id)

    def button(self, label: str) -> Drawn:
        """Find a button by what it says, or by how that begins."""
        return next(
            each
            for each in self.drawn()
            if each.kind in {"button", "download_button"} and each.label.startswith(label)
        )

    def field(self, label: str) -> Drawn:
        """Find a field by what it is called."""
        return next(each for each in self.drawn() if each.label == label and each.id)

    def component(self, name: str) -> Drawn | None:
        """Find a component of ours, as it was drawn last."""
        found = None
        for each in self.drawn():
            if each.kind == "bidi_component" and name in each.element.bidi_component.component_name:
                found = each
        return found

    def view(self, name: str = TABLE) -> dict[str, Any] | None:
        """Read what a component is given to show; None where it was not drawn."""
        found = self.component(name)
        if found is None:
            return None
        (view,) = json.loads(found.element.bidi_component.json)
        assert isinstance(view, dict)
        return view

    @property
    def text(self) -> str:
        """All that was drawn, as it was written, but for styles."""
        every = (str(each.element) for each in self.drawn())
        return "\n".join(each for each in every if '"<style' not in each)

    @property
    def said(self) -> str:
        """What can be read there: headings, sentences and labels."""
        bodies = (getattr(getattr(each.element, each.kind), "body", "") for each in self.drawn())
        labels = (each.label for each in self.drawn())
        read = (each for each in (*bodies, *labels) if each and not each.startswith("<style"))
        return " | ".join(read)

    @property
    def faults(self) -> Sequence[str]:
        """What went wrong, as the page says it."""
        return [
            f"{each.kind}: {getattr(each.element, each.kind)}"
            for each in self.drawn()
            if each.kind == "exception"
            or (each.kind == "alert" and each.element.alert.format == _ERROR)
        ]


def _type(message: ForwardMsg) -> str:
    return message.WhichOneof("type") or ""
