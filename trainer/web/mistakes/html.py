"""A mistake in HTML of our own words; of what was typed only cards and points stand in it."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from scenarios import Card, parse_cards
from trainer.days import day_of
from trainer.preferences import Order
from trainer.progress.words import name_in_list
from trainer.teach.places import place_of_rule
from trainer.verdict.said_words import said_words
from trainer.verdict.words import ask_words, title
from trainer.web.drill.lying import hand_as_it_lies, lines_as_they_lie
from trainer.web.drill.view import FACE_DOWN, rows_of
from trainer.web.mistakes.listed import Listed
from trainer.web.places import link_to
from trainer.web.summary.missed import cards_html, count_html
from trainer.web.wording import day_words

# The rows that may be sorted, as at the table.
_HANDS: Final = ("hand", "yours")


def mistake_html(listed: Listed, *, number: int, order: Order, zone: str) -> str:
    """Write a mistake: what lay there and what was said, and the count behind one click.

    Args:
        listed: The mistake.
        number: Its number on the page, by which its button is known.
        order: How the learner likes cards to lie.
        zone: The name of the time zone by which days are told.
    """
    told = listed.verdict
    said = said_words(listed.answer, told)
    lines = lines_as_they_lie(told.lines, listed.question, order)
    return (
        f'<article class="mg-misses mg-mistake"><h2>{number}. {escape(_heading(listed))}</h2>'
        f'<p class="mg-soft">{escape(_about(listed, zone))}</p>'
        f"<div>{cards_html(_seen(listed, order))}</div>"
        f"<p><strong>{escape(said[0].upper() + said[1:])}.</strong> {escape(told.detail)}</p>"
        f"<details><summary>The count, line by line</summary>{count_html(lines)}{_why(listed)}"
        "</details></article>"
    )


def _why(listed: Listed) -> str:
    """Say why, and link to the rule that it is about."""
    told = listed.verdict
    rule = ""
    if told.rule and (place := place_of_rule(told, listed.question.scenario)):
        rule = f'the rule: <a href="{escape(link_to(place))}">{escape(told.rule.value)}</a>'
    words = " ".join(filter(None, (escape(told.why), rule)))
    return f'<p class="mg-soft">{words}</p>' if words else ""


def _heading(listed: Listed) -> str:
    what = title(listed.question)
    is_told = what == "The play" or listed.question.asked
    return f"{what}. {ask_words(listed.question)}" if is_told else what


def _about(listed: Listed, zone: str) -> str:
    """Say when it was lost, by which rules, and how far it is solved."""
    mistake = listed.mistake
    day = day_of(mistake.at, zone)
    wrong = [*map(name_in_list, mistake.skills), *map(name_in_list, mistake.headings)]
    told = [day_words(day), ", ".join(wrong) or "by which rule is not told"]
    return " · ".join([*told, "solved once"] if mistake.solved else told)


def _seen(listed: Listed, order: Order) -> Iterator[tuple[str, Sequence[Card]]]:
    """List the rows of cards that were seen; of those face down there is nothing to show."""
    for row in rows_of(listed.question):
        cards = parse_cards(" ".join(code for code in row["cards"] if code != FACE_DOWN))
        is_hand = row["role"] in _HANDS
        yield row["label"], hand_as_it_lies(cards, order) if is_hand else cards
