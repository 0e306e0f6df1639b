"""A learner of some skill, who answers question after question."""

from random import Random

from scenarios import Category, Combination
from trainer.quiz.question import Ask, Question
from trainer.record import Form, Practice
from trainer.web import desk
from trainer.web.desk import Reply, stand_of
from trainer.web.service import Service

_PREFIXES = {
    Category.FIFTEEN: "",
    Category.THIRTY_ONE: "",
    Category.PAIR: "p",
    Category.RUN: "r",
    Category.FLUSH: "x",
}
_ALONE = {Category.NOBS: "n", Category.HEELS: "h", Category.GO: "g", Category.LAST_CARD: "l"}


def token(combination: Combination) -> str:
    """Write a combination as it is typed with its cards."""
    if alone := _ALONE.get(combination.category):
        return alone
    if combination.category is Category.FLUSH:
        return f"x{len(combination.cards)}"
    return _PREFIXES[combination.category] + "".join(str(c)[0].lower() for c in combination.cards)


def right_reply(question: Question, *, form: Form = "total") -> tuple[Form, str]:
    """Write the right answer to a question, and the form it is in."""
    if question.ask is Ask.TURN:
        return "cards", " ".join(map(str, question.fitting)) or "go"
    score = question.scenario.score()
    if form == "total":
        return form, str(score.points)
    return "combinations", " ".join(map(token, score.combinations))


def count_on(service: Service, practice: Practice, many: int, *, seed: int = 7) -> None:
    """Answer many questions: mostly right, now and then with the last line left out."""
    rng = Random(seed)
    for _ in range(many):
        stand = stand_of(service, practice)
        form, text = right_reply(stand.question, form=rng.choice(["total", "combinations"]))
        if form == "combinations" and rng.random() < 0.3:
            text = " ".join(text.split()[:-1])
        elif form == "total" and rng.random() < 0.2:
            text = str(max(0, int(text) - 2))
        first = rng.randrange(500, 4_000)
        desk.answer(service, stand, Reply(form, text, first, first + rng.randrange(500, 9_000)))
        desk.reveal(service, stand_of(service, practice))
        desk.go_on(service, stand_of(service, practice))
