"""Drills as a room is shown them."""

from typing import Final

from scenarios import GENERATOR
from trainer.classroom.drill import ClassDrill
from trainer.web.showing.shown import Shown

SEEDED: Final = f"seed=7&generator={GENERATOR}"
MIX: Final = f"title=A+bit+of+everything&picked=0-9&{SEEDED}"
PAIRS: Final = f"title=Pairs&stage=pairs&picked=0-2&worked=2&{SEEDED}"
HEARD: Final = f"title=Catch&kinds=hand&heard=half&picked=0-9&{SEEDED}"
TURNS: Final = f"title=Turns&kinds=play&where=legal+card+or+go&picked=0-9&{SEEDED}"
TRAPS: Final = f"title=Traps&kinds=play&where=thirty-one+is+not+three&picked=0-9&{SEEDED}"
PLAYS_HEARD: Final = f"title=Catch&kinds=play&heard=half&picked=0-9&seed=8&generator={GENERATOR}"
ANY: Final = f"title=Any&stage=cards&picked=0-9&{SEEDED}"


def shown(text: str) -> Shown:
    return Shown(ClassDrill.parse(text))
