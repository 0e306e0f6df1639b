"""The card table as it is given, and how practices come to stand as they do."""

from dataclasses import replace

from tests.web.begun import practice_for
from trainer.preferences import Preferences
from trainer.quiz.question import Ask
from trainer.record import Learner
from trainer.web.drill import desk
from trainer.web.drill.desk import Reply, Stand, stand_of
from trainer.web.drill.view import Aside, View, view_of
from trainer.web.service import Service


def seen(stand: Stand, preferences: Preferences | None = None, aside: Aside | None = None) -> View:
    liked = replace(stand, preferences=preferences or stand.preferences)
    return view_of(liked, context="mixed practice", aside=aside or Aside())


def stands(service: Service, learner: Learner, many: int, **fields: str) -> list[Stand]:
    """List the first questions of a practice as they stand unanswered."""
    practice = practice_for(service, learner.id, fields)
    found = []
    for _ in range(many):
        stand = stand_of(service, practice)
        found.append(stand)
        form = "cards" if stand.question.ask is Ask.TURN else "spoken"
        desk.answer(service, stand, Reply(form, "go" if form == "cards" else "15"))  # type: ignore[arg-type]
        desk.go_on(service, stand_of(service, practice))
    return found
