"""Answers made and drawn for the tests of progress."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Any

from hypothesis import strategies as st

from trainer.progress.fold import EMPTY, fold
from trainer.progress.learned import Learned
from trainer.record import Answer, Entry, Form, Shown, Slip

NOON = datetime(2026, 3, 14, 12, 0, 0, 123456, UTC)

HEARD = "show 7H 8C 7D 6C / QS"
SHORT = "7H8C 7D8C p7H7D r6C7H8C"
OVER = "7H8C 7D8C p7H7D p7H7D r6C7H8C r6C7D8C"
CALLS = ["accept", "muggins 2", "muggins 3 r678", "over 2", "over 5"]
# What is asked, and what may be said to it, right and wrong.
REPLIES: list[tuple[str, str, str, list[str]]] = [
    ("show", "show 4C 5D 6S 6H / JH", "total", ["14", "12", "10", "0", "20"]),
    ("show", "show 4C 5D 6S 6H / JH", "combinations", ["5j 456 456 d4566", "456 x", ""]),
    ("show", "show 5C 5D 5S JH / 5H", "spoken", ["15 15 d3", "15 15 15 15 15 15 15 15"]),
    ("show", "crib 2H 4H 6H 8H / KC", "combinations", ["x", ""]),
    ("show", "show 2H 4C 6D 8S / KC", "total", ["0", "2"]),
    ("cut", "cut JD", "total", ["2", "0", "1"]),
    ("open", "play 7C 4D 3H 2S | 5D 6H 9C JS : 7C 5D 4D", "total", ["0", "3"]),
    ("open", "play 7C 4D 3H 2S | 8D 6H 9C JS : 7C 8D", "combinations", ["78", "p78", ""]),
    ("turn", "play 7C 4D 3H 2S | 8D 6H 9C JS : 7C 8D", "cards", ["4D 3H 2S", "4D", "go"]),
    ("show", HEARD, "call", [f"{SHORT} : {call}" for call in CALLS]),
    ("show", HEARD, "call", [f"{OVER} : {call}" for call in CALLS]),
    ("show", "crib 2H 4H 6H 8H / KC", "call", [f"nothing : {call}" for call in CALLS]),
    ("open", "play 7C 4D 3H 2S | 8D 6H 9C JS : 7C 8D", "call", ["7C8D : accept"]),
]
HOW = ("again", "alike")
WHY = (
    *("", "it's due", "stage pairs", "stage everything", "stage of its own"),
    *("heard right", "heard inner_runs", "heard slip", "heard of"),
)


def answer(number: int = 0, **changes: object) -> Answer:
    """Make an answer to a hand worth 14, whose id is `a` and its number unless told."""
    fields: dict[str, Any] = {
        "id": f"a{number}",
        "practice": "first",
        "number": number,
        "scenario": "show 4C 5D 6S 6H / JH",
        "question": "show",
        "form": "total",
        "claimed": "14",
        "house": "",
        "answered": NOON + timedelta(seconds=number),
    }
    return Answer(**(fields | changes))


def shown(of: str, claimed: str = "15 15 p", form: Form = "spoken") -> Shown:
    return Shown(answer=of, form=form, claimed=claimed, at=NOON)


def slip(of: str) -> Slip:
    return Slip(answer=of, at=NOON)


def learned(entries: Iterable[Entry]) -> Learned:
    """Fold a whole log, and add all of it up."""
    return fold(EMPTY, entries).learned


@st.composite
def answers(draw: st.DrawFn, number: int) -> Answer:
    of = draw(st.integers(0, number))
    question, scenario, form, said = draw(st.sampled_from(REPLIES))
    walked_away = draw(st.booleans())
    took = 60_000 if walked_away else draw(st.none() | st.integers(0, 60_000))
    return answer(
        number,
        question=question,
        scenario=scenario,
        form=form,
        claimed=draw(st.sampled_from(said)),
        why=draw(st.sampled_from(["", *WHY, *(f"{how} a{of}" for how in HOW)])),
        practice=draw(st.sampled_from(["first", "second"])),
        answered=NOON + timedelta(hours=7 * number),
        house=draw(st.sampled_from(["", "crib_flush=4"])),
        asked=draw(st.sampled_from([(), ("pair", "run"), ("fifteen",), ("any fifteen",)])),
        predicted=draw(st.none() | st.floats(0, 1)),
        answer_ms=took,
        walked_away=walked_away,
    )


@st.composite
def logs(draw: st.DrawFn, most: int = 20) -> list[Entry]:
    """Draw a learner's log: answers, and remarks on some of them, soon or much too late."""
    entries: list[Entry] = []
    for number in range(draw(st.integers(0, most))):
        entries.append(draw(answers(number)))
        about = f"a{draw(st.integers(0, number))}"
        remark = draw(st.sampled_from([None, None, shown(about), slip(about)]))
        if remark is not None and remark not in entries:
            entries.append(remark)
    return entries
