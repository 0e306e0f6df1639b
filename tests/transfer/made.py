"""A learner's data made for the tests, and written."""

import json
from io import BytesIO
from typing import Any

from scenarios import GENERATOR
from tests.store.made import NOON, answer, learner
from trainer.belongings import Belongings
from trainer.record import Practice, Shown, Slip
from trainer.store import Log
from trainer.transfer import read, written

TURN = "play 7C 4D 3H 2S | 5D 6H 9C JS : 7C 5D 4D"


def practice(id_: str = "first", **changes: object) -> Practice:
    """Make a practice of Ada's that can be gone on with."""
    fields: dict[str, Any] = {
        "id": id_,
        "learner": "ada",
        "settings": "kinds=hand",
        "seed": 7,
        "generator": GENERATOR,
        "started": NOON,
    }
    return Practice(**(fields | changes))


ENTRIES = (
    answer(0, claimed="12", first_key_ms=900, answer_ms=2_500),
    Shown(answer="a0", form="spoken", claimed="15 15 d3", at=NOON),
    answer(1, form="combinations", claimed="5j p55", why="the weakest", predicted=0.25),
    Slip(answer="a1", at=NOON),
    answer(2, question="turn", scenario=TURN, form="cards", claimed="6H", asked=("a", "b")),
    answer(3, answer_ms=60_000, walked_away=True, house="game=61"),
    answer(0, id="r0", practice="replay", claimed="28", why="again a0"),
)
ADAS = Belongings(
    learner=learner(),
    preferences="level=new",
    practices=(
        practice(),
        practice("second", settings="", generator=1),
        practice("replay", settings="again=all"),
    ),
    entries=ENTRIES,
)


def text_of(log: Log) -> str:
    """Write all that is Ada's."""
    (ada,) = (each for each in log.learners() if each.id == "ada")
    return "".join(written(log, ada))


def document(log: Log) -> Any:  # noqa: ANN401  as JSON has it
    """Write all that is Ada's, and read it as any program does."""
    return json.loads(text_of(log))


def read_text(text: str | bytes) -> Belongings:
    """Read what stands in a file."""
    return read(BytesIO(text if isinstance(text, bytes) else text.encode(errors="surrogatepass")))
