"""The questions of a drill as a list: their cards, what is asked, and what it is worth."""

import re
from dataclasses import replace

from tests.web.showing.drills import HEARD, MIX, PAIRS, shown
from trainer.classroom.drill import ClassDrill, Pace, Told
from trainer.quiz.question import Ask
from trainer.web.planning.html import question_html, worked_html
from trainer.web.planning.words import much_words, pace_words
from trainer.web.showing.shown import Shown


def listed(text: str, *, is_worth_shown: bool = False) -> list[str]:
    drill = shown(text)
    return [
        question_html(
            place + 1, drill.hand(drill.drill.worked + place + 1), is_worth_shown=is_worth_shown
        )
        for place in range(len(drill.drill))
    ]


def cards(html: str) -> list[str]:
    return re.findall(r'aria-label="([^"]+)"', html)


def test_a_hand_is_told_with_its_starter_and_what_is_asked() -> None:
    first = listed(PAIRS)[0]
    assert cards(first) == [
        "four of hearts",
        "two of hearts",
        "ace of clubs",
        "nine of spades",
        "nine of hearts",
    ]
    assert "The hand: what are the fifteens and pairs worth?" in first
    assert '<span class="mg-number">1</span>' in first


def test_what_it_is_worth_is_there_when_it_is_to_be_seen() -> None:
    assert not any("points" in line for line in listed(PAIRS))
    assert "6 points" in listed(PAIRS, is_worth_shown=True)[0]
    hidden = [re.sub("<span class=.mg-worth.>.*?</span>", "", each) for each in listed(MIX)]
    seen = listed(MIX, is_worth_shown=True)
    assert [re.sub("<span class=.mg-worth.>.*?</span>", "", each) for each in seen] == hidden


def test_a_play_is_told_with_its_count_and_what_is_held_if_that_is_all_one_sees() -> None:
    drill = ClassDrill.parse(MIX.replace("picked=0-9", "kinds=cut,play&picked=50-89"))
    asks = {drill.question(place).ask for place in range(len(drill))}
    assert {Ask.CUT, Ask.OPEN, Ask.CLOSED} <= asks
    for place in range(len(drill)):
        question = drill.question(place)
        html = question_html(1, Shown(drill).hand(place + 1), is_worth_shown=False)
        assert (">held<" in html) == (
            question.ask in {Ask.CLOSED, Ask.TURN} and question.held != ()
        )
        assert ("this count" in html) == (question.ask is not Ask.CUT)


def test_a_count_that_is_heard_gives_nothing_away() -> None:
    assert "Their hand: right, short or over?" in listed(HEARD)[0]


def test_worked_hands_are_told_by_name() -> None:
    hands = [shown(PAIRS).hand(number) for number in (1, 2)]
    html = worked_html(hands, is_worth_shown=False)
    assert "points" not in html
    seen = worked_html(hands, is_worth_shown=True)
    assert [seen.count(f">{each.total}<") for each in hands] == [1, 1]
    assert html.index("Two sevens") < html.index("Three nines")
    assert cards(html)[0] == "seven of diamonds"


def test_one_question_is_one() -> None:
    drill = ClassDrill.parse(PAIRS.replace("picked=0-2&worked=2", "picked=4&worked=1"))
    assert much_words(drill) == "one worked hand, 1 question"


def test_the_summary_says_at_whose_pace_and_how_it_is_answered() -> None:
    drill = ClassDrill.parse(PAIRS)
    assert pace_words(replace(drill, form="total")).endswith(", answered with the total.")
    led = replace(drill, pace=Pace.LED, clock_s=30)
    assert pace_words(led) == (
        "You lead, 30 seconds for a question, then the answers are shown, told after each "
        "question, answered as they like."
    )
    at_the_end = pace_words(replace(drill, told=Told.END))
    assert at_the_end.startswith("Each at their own pace, told at the end, ")
