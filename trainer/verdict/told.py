"""What is said about an answer: what was found, missed or imagined, and why."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain

from scenarios import Category, Play
from trainer.claims import Part, parse_total
from trainer.house import House
from trainer.marking import Marking
from trainer.miscounts.mistakes import MISTAKES
from trainer.muggins import Pegged
from trainer.quiz.calls import CallMarking
from trainer.quiz.question import Question
from trainer.quiz.replies import Marked, Result, marked
from trainer.quiz.turn import TurnMarking
from trainer.record import Answer, Shown
from trainer.skills import Heading
from trainer.verdict import call_words, details
from trainer.verdict.award_words import award_words
from trainer.verdict.call_lines import call_lines
from trainer.verdict.lines import VerdictLine, count_lines, turn_lines
from trainer.verdict.names import names_of
from trainer.verdict.reasons import reason, why_wrong
from trainer.verdict.turn_words import turn_detail, turn_headline, turn_why


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What is said about an answer.

    Attributes:
        result: How it came out, in short.
        headline: The figure, in short: "12 of 14".
        detail: What was missed, imagined or added up wrongly; empty where nothing was.
        why: One sentence of why; empty where none helps.
        names: What players call that which lies there, traps first, each with its sentence; empty
            where `why` is the same.
        rule: The heading of what `why` is about, or else of the first thing that went wrong; None
            where that is not known.
        about: The way to score which that is about; None where it is about none, or not known.
        lines: The count as it is said aloud, each line marked; then what does not count. Where a
            count was heard, each with what was said for it.
        said: Headline, detail and why in a few sentences, for whoever hears it read.
        award: What a call earned or cost in the house; empty where none was made.
    """

    result: Result
    headline: str
    detail: str
    why: str
    names: tuple[tuple[str, str], ...]
    rule: Heading | None
    about: Category | None
    lines: tuple[VerdictLine, ...]
    said: str
    award: str = ""


def verdict(
    question: Question,
    answer: Answer,
    shown: Shown | None = None,
    *,
    said_by: House | None = None,
    on_board: Pegged | None = None,
) -> Verdict:
    """Say what became of an answer.

    Args:
        question: What was asked, from where it was seen.
        answer: The answer to it.
        shown: The count that was shown after a wrong total, if one was.
        said_by: The house as which the count is said; None is that in which it was answered. What
            the cards are worth, and who gets what, is always as it was then.
        on_board: In a race, a count that was called, with the holes that were left to both.

    Raises:
        ValueError: If the answer is to something else, or what is logged of it cannot be read.
    """
    asked = str(question.scenario), question.ask.value, question.said is not None
    if (answer.scenario, answer.question, answer.form == "call") != asked:
        raise ValueError(f"the answer {answer.id!r} is not an answer to this question")
    became = marked(answer, shown)
    if isinstance(became.marking, TurnMarking):
        return _of_turn(became.marking, question, became.result)
    house = said_by or House.parse(answer.house)
    if isinstance(became.marking, CallMarking):
        return _of_call(became, became.marking, question, house, on_board)
    return _of_count(became, became.marking, question, house)


def _of_count(became: Marked, answered: Marking, question: Question, house: House) -> Verdict:
    scenario, rules = question.scenario, became.rules
    marking = became.shown or answered
    result = became.result
    headline = details.headline(became, answered, result)
    detail = details.detail(became, marking)
    rule, about, why = reason(became, marking)
    return Verdict(
        result=result,
        headline=headline,
        detail=detail,
        why=why,
        names=_named(names_of(scenario, rules, became.asked), why),
        rule=rule,
        about=about,
        lines=count_lines(
            marking,
            question,
            lambda part: why_wrong(scenario, part, rules),
            house=house,
            why=why,
        ),
        said=_said(headline, detail, why),
    )


def _of_turn(marking: TurnMarking, question: Question, result: Result) -> Verdict:
    line = question.scenario.line if isinstance(question.scenario, Play) else ()
    count = sum(card.pips for card in line)
    headline, detail = turn_headline(marking), turn_detail(marking)
    why = turn_why(marking, count)
    return Verdict(
        result=result,
        headline=headline,
        detail=detail,
        why=why,
        names=(),
        rule=None if marking.is_right else Heading.THE_PLAY,
        about=None if marking.is_right else Category.GO,
        lines=turn_lines(marking, count),
        said=_said(headline, detail, why),
    )


def _of_call(
    became: Marked, call: CallMarking, question: Question, house: House, on_board: Pegged | None
) -> Verdict:
    scenario, rules, result = question.scenario, became.rules, became.result

    def why_not(part: Part) -> str:
        return why_wrong(scenario, part, rules)

    headline, award = call_words.call_headline(call), award_words(call, on_board)
    detail = " ".join(
        filter(
            None,
            [
                call_words.said_sentence(call),
                details.detail(became, call.count),
                call_words.slip_sentence(call),
                call_words.named_sentence(call, why_not),
            ],
        )
    )
    rule, about, why = reason(became, call.count)
    # By the rules of a house a mistake may be none.
    mistake = MISTAKES.get(question.mistake) if rule else None
    why = mistake.sentence if mistake else why
    there = [(mistake.name, mistake.sentence)] if mistake else []
    return Verdict(
        result=result,
        headline=headline,
        detail=detail,
        why=why,
        names=_named(chain(there, names_of(scenario, rules)), why),
        rule=rule,
        about=about,
        lines=call_lines(call, question, why_not, house=house, why=why),
        said=_said(headline, award, detail, why),
        award=award,
    )


def _named(names: Iterable[tuple[str, str]], why: str) -> tuple[tuple[str, str], ...]:
    return tuple((name, "" if sentence == why else sentence) for name, sentence in names)


def _said(headline: str, *sentences: str) -> str:
    return " ".join(filter(None, (f"{headline}.", *sentences)))


def wrong_total_word(answer: Answer) -> str:
    """Say that a total is not right, and ask for the count, without telling the right one."""
    claimed = parse_total(answer.claimed)
    if not claimed:
        return "There is something in it. How would you count it?"
    return f"Not {claimed}. How did you count?"
