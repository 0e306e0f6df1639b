"""Replies, in short: scenario text, a form and what was typed."""

from datetime import UTC, datetime

from scenarios import parse_scenario
from trainer.quiz.question import Ask, Question, questions_about
from trainer.quiz.replies import check_reply
from trainer.record import Answer, Form, Shown

WORTH_14 = "show 4C 5D 6S 6H / JH"  # three fifteens, a pair, a double run
WORTH_29 = "show 5C 5D 5S JH / 5H"
BROKEN_RUN = "play 3C 7D 9H 2S | 4H 5H 9C JS : 3C 4H 7D 5H"
# The dealer holds a two that fits, and two cards that do not.
TWO_FITS = "play KC 9D 9H 3S | JH 2H 8C 7S : KC JH 9D"
IT_IS_GO = "play KC 9D 9H 8S | JH TH 8C 7S : KC JH 9D"
AT = datetime(2026, 1, 1, tzinfo=UTC)


def question_of(text: str, ask: Ask | None = None) -> Question:
    asked = questions_about(parse_scenario(text))
    return next(each for each in asked if ask in {None, each.ask})


def turn_of(text: str) -> Question:
    return question_of(text, Ask.TURN)


def answer_to(question: Question, form: Form, text: str, *, house: str = "") -> Answer:
    check_reply(question, form, text)
    return Answer(
        id="p-0",
        practice="p",
        number=0,
        scenario=str(question.scenario),
        question=question.ask.value,
        form=form,
        claimed=text,
        house=house,
        answered=AT,
    )


def answer(text: str, form: Form, claimed: str, *, house: str = "") -> Answer:
    question = turn_of(text) if form == "cards" else question_of(text)
    return answer_to(question, form, claimed, house=house)


def shown(claimed: str, form: Form = "combinations") -> Shown:
    return Shown(answer="p-0", form=form, claimed=claimed, at=AT)
