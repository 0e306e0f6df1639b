"""Records drawn for the tests: all that `record` takes."""

from datetime import UTC, datetime
from typing import Any, cast

from hypothesis import strategies as st

from tests.scenarios.texts import plays, shows
from tests.store.made import answer
from trainer.record import Answer, Shown, Slip

texts = st.text(st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"]), max_size=40)
# The zone comes to them behind.
FIRST, LAST = datetime(1970, 1, 1), datetime(9000, 12, 31, 23, 59, 59)  # noqa: DTZ001
times = st.datetimes(FIRST, LAST, timezones=st.just(UTC))
ids = st.text("abcXYZ019-_", min_size=1, max_size=64)
wholes = st.integers(0, 2**63 - 1)
milliseconds = st.none() | st.integers(0, 60_000)

WORDS = {
    "spoken": ["15", "31", "p", "p3", "r3", "dd3", "X5", "n", "g"],
    "combinations": ["78", "p7c7d", "R678", "d5566t", "x", "nj", "l"],
    "cards": ["7C", "10h", "k♠"],
}


SAID = ["nothing", "7H8C p7H7D+1", "7H8C=4", "d6C7H8C7D nJC"]
CALLED = ["accept", "muggins 4", "over 12 r678 x"]


def claims(form: str) -> st.SearchStrategy[str]:
    """Draw what may be typed in a form, spaces and all."""
    if form == "call":
        return st.builds("{} : {}".format, st.sampled_from(SAID), st.sampled_from(CALLED))
    go = st.sampled_from(["go", " GO "])
    words = st.lists(st.sampled_from(WORDS[form]), min_size=form == "cards", unique=True)
    return words.map("  ".join) | (go if form == "cards" else st.just(" "))


@st.composite
def answers(draw: st.DrawFn) -> Answer:
    """Draw an answer to a question of the practice `first`."""
    question = draw(st.sampled_from(["show", "cut", "open", "closed", "turn"]))
    if question == "cut":
        scenario = "cut JD"
    else:
        can_lay = plays().filter(lambda play: 0 < sum(card.pips for card in play.line) < 31)
        scenario = str(draw(shows() if question == "show" else can_lay))
    forms = ["spoken", "combinations", "call"][: 2 if question == "closed" else 3]
    form = "cards" if question == "turn" else draw(st.sampled_from(forms))
    walked_away = draw(st.booleans())
    first, whole = draw(milliseconds), 60_000 if walked_away else draw(milliseconds)
    return answer(
        draw(st.integers(0, 2**31)),
        id=draw(ids),
        scenario=scenario,
        question=question,
        asked=tuple(
            draw(st.lists(st.text("abz09 -", min_size=1, max_size=40), max_size=5, unique=True))
        ),
        form=form,
        claimed=draw(claims(form)),
        house=draw(st.sampled_from(["", "game=61", "muggins=off crib_flush=4"])),
        why=draw(texts),
        predicted=draw(st.none() | st.floats(0, 1)),
        answered=draw(times),
        first_key_ms=first if first is None or whole is None else min(first, whole),
        answer_ms=whole,
        walked_away=walked_away,
    )


@st.composite
def remarks(draw: st.DrawFn, of: str) -> Shown | Slip:
    """Draw a count shown, or a slip, for an answer."""
    if draw(st.booleans()):
        return Slip(answer=of, at=draw(times))
    form = cast("Any", draw(st.sampled_from(["spoken", "combinations"])))
    return Shown(answer=of, form=form, claimed=draw(claims(form)), at=draw(times))
