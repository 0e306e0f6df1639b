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
from trainer.progress.recent import Recent
from trainer.quiz.question import Question
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
# Rows beyond these are written smaller, so that all of them are seen at once.
_MANY: Final = 8


def asked_html(question: Question, house: House, answers: Sequence[Recent] | None) -> str:
    """Write a question large, and once it is told the count beside it and what the room said.

    Args:
        question: The question.
        house: What holds at the table.
        answers: What the room answered; None while it is asked, and nothing of it is told.
    """
    if answers is None:
        return f'<div class="mg-led">{_question_html(question, house, is_told=False)}</div>'
    walk = walked(question, house=house)
    after = "".join(f'<p class="mg-soft">{escape(each)}</p>' for each in walk.after)
    lines = [_beside(line) for line in walk.lines]
    return (
        f'<div class="mg-led mg-told">{_question_html(question, house, is_told=True)}'
        f'<section class="mg-tells{_smaller(lines)}"><h3>The count</h3>'
        f'<div class="mg-misses mg-counted">{count_html(lines)}</div>'
        f'<p class="mg-ask">{escape(walk.total)}</p>{after}</section>'
        f'<section class="mg-says"><h3>The room said</h3>{_room_html(answers)}</section></div>'
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
        f'<div class="mg-misses mg-counted{_smaller(lines)}">{count_html(lines)}</div>'
    )


def _smaller(lines: Sequence[VerdictLine]) -> str:
    # What is said of a line takes a row or two more.
    rows = sum(3 if line.note else 1 for line in lines)
    return " mg-many" if rows > _MANY else ""


def _beside(line: VerdictLine) -> VerdictLine:
    """Let a line of which nothing else is said tell what they said for it, if that differs."""
    differs = line.beside and line.beside != line.words and not line.note
    return replace(line, note=f"they said: {line.beside}") if differs else line


def _room_html(answers: Sequence[Recent]) -> str:
    said = said_by_all(answers)
    if not said:
        return '<p class="mg-soft">Nobody answered.</p>'
    right = dict(said_by_all(each for each in answers if each.came_out.result.is_right))
    rows = "".join(
        f"<li><b>{escape(said_words(text))}</b>{share_bar(many / said[0][1])}"
        f"<span>{many}{' ✓ right' if text in right else ''}</span></li>"
        for text, many in said[:_MOST_SAID]
    )
    others = sum(many for _, many in said[_MOST_SAID:])
    more = f'<p class="mg-soft">and {others} said something else</p>' if others else ""
    return f'<ul class="mg-room">{rows}</ul>{more}'


def said_words(text: str) -> str:
    """Write an answer of the room as it is said.

    >>> said_words("12"), said_words("0"), said_words("over 2")
    ('12', 'nothing', 'over 2')
    """
    return "nothing" if text == "0" else text


def clock_words(lesson: Lesson, now: datetime) -> str:
    """Say how long the question can be answered yet; empty where no clock runs.

    Args:
        lesson: The lesson.
        now: The time.
    """
    ends = lesson.ends()
    if ends is None or lesson.is_told(now):
        return ""
    left = ceil((ends - now).total_seconds())
    return f"{left // 60}:{left % 60:02}"
