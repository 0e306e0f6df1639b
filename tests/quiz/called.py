"""Counts that are heard and called, in short: scenario text, what is said, and what was typed."""

from dataclasses import replace

from scenarios import parse_scenario
from tests.quiz.replied import AT
from trainer.miscounts.said import SaidCount
from trainer.quiz.calls import CallMarking
from trainer.quiz.heard_chosen import why_heard
from trainer.quiz.question import Ask, Question, questions_about
from trainer.quiz.replies import check_reply, claimed_text, marked
from trainer.record import Answer

# Two fifteens, a pair, a double run: worth 12.
HAND = "show 7H 8C 7D 6C / QS"
ALL = "7H8C 7D8C p7H7D r6C7H8C r6C7D8C"
SHORT = "7H8C 7D8C p7H7D r6C7H8C"  # 9
OVER = "7H8C 7D8C p7H7D p7H7D r6C7H8C r6C7D8C"  # 14
ADDED = "7H8C 7D8C p7H7D+2 r6C7H8C r6C7D8C"  # 14 as well, and each line is right
TRAP = "crib 2H 4H 6H 8H / KC"
FLUSH = "x2H4H6H8H"
JACK = "cut JD"
GO = "play KC 9D 9H 8S | JH TH 8C 7S : KC JH 9D"


def heard(text: str, said: str, mistake: str = "") -> Question:
    scenario = parse_scenario(text)
    asks = {Ask.SHOW, Ask.CUT, Ask.OPEN}
    question = next(each for each in questions_about(scenario) if each.ask in asks)
    count = SaidCount.parse(said, in_play=question.ask is Ask.OPEN)
    return replace(question, said=count, mistake=mistake)


def call_on(question: Question, typed: str, *, house: str = "") -> Answer:
    check_reply(question, "call", typed)
    return Answer(
        id="p-0",
        practice="p",
        number=0,
        scenario=str(question.scenario),
        question=question.ask.value,
        form="call",
        claimed=claimed_text(question, typed),
        house=house,
        why=why_heard(question.mistake),
        answered=AT,
    )


def called(text: str, said: str, typed: str, *, house: str = "") -> CallMarking:
    marking = marked(call_on(heard(text, said), typed, house=house)).marking
    assert isinstance(marking, CallMarking)
    return marking
