"""A learner of some skill, who answers question after question."""

from random import Random

from tests.browser.table import right_text
from trainer.quiz.replies import forms_of
from trainer.record import Form, Practice
from trainer.web.drill import desk
from trainer.web.drill.desk import Reply, stand_of
from trainer.web.service import Service


def count_on(service: Service, practice: Practice, many: int, *, seed: int = 7) -> None:
    """Answer many questions: mostly right, now and then with the last line left out."""
    rng = Random(seed)
    for _ in range(many):
        stand = stand_of(service, practice)
        form: Form = rng.choice(["total", "combinations"])
        question = stand.question
        forms = forms_of(question.ask, question.asked, is_heard=question.said is not None)
        if form not in forms:
            form = forms[0]
        text = right_text(question, form)
        if form == "combinations" and rng.random() < 0.3:
            text = " ".join(text.split()[:-1])
        elif form == "total" and rng.random() < 0.2:
            text = str(max(0, int(text) - 2))
        elif form == "call" and rng.random() < 0.3:
            text = rng.choice(["accept", "muggins 2", "over 2 p66"])
        first = rng.randrange(500, 4_000)
        desk.answer(service, stand, Reply(form, text, first, first + rng.randrange(500, 9_000)))
        desk.reveal(service, stand_of(service, practice))
        desk.go_on(service, stand_of(service, practice))
