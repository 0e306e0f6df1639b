"""The question that the teacher leads through, on the big screen: asked, and then told."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from html import escape
from math import ceil
from typing import Final

from trainer.classroom.board import said_by_all
from trainer.classroom.lesson import Lesson
from trainer.house import House
from trainer.miscounts.said import SaidCount
from trainer.muggins import Saying
from trainer.progress.recent import Recent
from trainer.quiz.asked import ANY_FIFTEEN, score_asked
from trainer.quiz.calls import mark_call
from trainer.quiz.question import Ask, Question
from trainer.quiz.turn import GO
from trainer.verdict.call_lines import lines_heard
from trainer.verdict.lines import VerdictLine
from trainer.verdict.words import (
    as_sentence,
    ask_words,
    counts_words,
    heard,
    rules_words,
    title,
)
from trainer.web.progress.marks import share_bar
from trainer.web.showing.walked import walked
from trainer.web.summary.missed import HELD, count_html, table_html

# Of the room's answers as many as are read from the back.
_MOST_SAID: Final = 8
# Rows beyond these are written smaller, so that all of them are seen at once; up to those larger.
_MANY: Final = 8
_FEW: Final = 5


def asked_html(
    question: Question, house: House, answers: Sequence[Recent] | None, *, joined: int = 0
) -> str:
    """Write a question large, and once it is told the count beside it and what the room said.

    Args:
        question: The question.
        house: What holds at the table.
        answers: What the room answered; None while it is asked, and nothing of it is told.
        joined: How many are in the room, of whom some may have given no answer.
    """
    if answers is None:
        return f'<div class="mg-led">{_question_html(question, house, is_told=False)}</div>'
    walk = walked(question, house=house)
    after = "".join(f'<p class="mg-soft">{escape(each)}</p>' for each in walk.after)
    lines = [_beside(line) for line in walk.lines]
    room = _room_html(answers, right=right_said(question, house), joined=joined)
    return (
        f'<div class="mg-led mg-told">{_question_html(question, house, is_told=True)}'
        f'<section class="mg-tells{_sized(lines)}"><h3>The count</h3>'
        f'<div class="mg-misses mg-counted">{count_html(lines)}</div>'
        f'<p class="mg-ask">{escape(walk.total)}</p>{after}</section>'
        f'<section class="mg-says"><h3>The room said</h3>{room}</section></div>'
    )


def _question_html(question: Question, house: House, *, is_told: bool) -> str:
    # Before a room it is nobody's.
    named = title(question).replace("Your hand", "The hand")
    counts = (counts_words(question), rules_words(question, house.rules))
    heard_lines = "".join(f"<li>{escape(as_sentence(each))}</li>" for each in heard(question))
    told = f'<ol class="mg-heard">{heard_lines}</ol>' if heard_lines else ""
    # Once it is told, each line of the count says what they said for it.
    said = _said_html(question, question.said) if question.said and not is_told else ""
    return (
        f'<div class="mg-asks"><p class="mg-soft">{escape(named)}</p>'
        f"{table_html(question, 'dealt', held=HELD)}"
        f"{told}{said}"
        f'<p class="mg-ask">{escape(ask_words(question))}</p>'
        f'<p class="mg-soft">{escape(" ".join(filter(None, counts)))}</p></div>'
    )


def _said_html(question: Question, said: SaidCount) -> str:
    lines = lines_heard(said, question)
    return (
        f'<p class="mg-soft">They count, and peg {said.points or "nothing"}:</p>'
        f'<div class="mg-misses mg-counted{_sized(lines)}">{count_html(lines)}</div>'
    )


def _sized(lines: Sequence[VerdictLine]) -> str:
    # What is said of a line takes a row or two more.
    rows = sum(3 if line.note else 1 for line in lines)
    if rows > _MANY:
        return " mg-many"
    return " mg-few" if rows <= _FEW else ""


def _beside(line: VerdictLine) -> VerdictLine:
    """Let a line of which nothing else is said tell what they said for it, if that differs."""
    differs = line.beside and line.beside != line.words and not line.note
    return replace(line, note=f"they said: {line.beside}") if differs else line


def right_said(question: Question, house: House) -> str:
    """Write the right answer as the room gives it; empty where more than one is right.

    >>> from scenarios import parse_scenario
    >>> right_said(Question(Ask.SHOW, parse_scenario("show 7D 8C 2H 4S / KC")), House())
    '2'
    """
    if question.said is not None:
        accepted = f"{question.said} : {Saying.ACCEPT.value}"
        return str(mark_call(question.scenario, accepted, house).true_call)
    if question.ask is Ask.TURN:
        return " ".join(map(str, question.fitting)) or GO
    if ANY_FIFTEEN in question.asked:
        return ""
    return str(score_asked(question.scenario.score(house.rules), question.asked).points)


def _room_html(answers: Sequence[Recent], *, right: str, joined: int) -> str:
    """Write what the room said, the right answer in any case, and how many said nothing."""
    said = said_by_all(answers)
    if not said:
        return '<p class="mg-soft">Nobody answered.</p>'
    every_right = said_by_all(each for each in answers if each.came_out.result.is_right)
    were_right = {right, *(text for text, _ in every_right)}
    shown, others = list(said[:_MOST_SAID]), list(said[_MOST_SAID:])
    if right and not any(text in were_right for text, _ in shown):
        late = [each for each in others if each[0] in were_right][:1]
        shown += late or [(right, 0)]
        others = [each for each in others if each not in late]
    most = said[0][1]
    rows = [_row(said_words(text), many, most, is_right=text in were_right) for text, many in shown]
    silent = joined - len(answers)
    if silent > 0:
        rows.append(_row("no answer", silent, most, is_right=False, kind="mg-silent"))
    beyond = sum(many for _, many in others)
    more = f'<p class="mg-soft">and {beyond} said something else</p>' if beyond else ""
    return f'<ul class="mg-room">{"".join(rows)}</ul>{more}'


def _row(words: str, many: int, most: int, *, is_right: bool, kind: str = "") -> str:
    of = f' class="{kind}"' if kind else ""
    # Of those who gave no answer there may be more than of any who did.
    bar = "<span></span>" if kind or not many else share_bar(many / most)
    told = f"{many}{' ✓ right' if is_right else ''}"
    return f"<li{of}><b>{escape(words)}</b>{bar}<span>{told}</span></li>"


def said_words(text: str) -> str:
    """Write an answer of the room as it is said.

    >>> said_words("12"), said_words("0"), said_words("over 2")
    ('12', 'nothing', 'over 2')
    """
    return "nothing" if text == "0" else text


def clock_words(lesson: Lesson, now: datetime) -> str:
    """Say when the answers are shown by themselves; empty where no clock runs.

    Args:
        lesson: The lesson.
        now: The time.
    """
    ends = lesson.ends()
    if ends is None or lesson.is_told(now):
        return ""
    left = ceil((ends - now).total_seconds())
    return f"answers in {left // 60}:{left % 60:02}"
