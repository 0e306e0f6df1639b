"""A set looked back at: read from the log, and written so that nothing typed becomes markup."""

from dataclasses import replace
from datetime import timedelta

import pytest

from tests.browser.table import right_text
from tests.store.made import NOON
from tests.web.begun import practice_for
from tests.web.counted import count_on
from tests.web.progress.html import Page
from trainer.belongings import Belongings
from trainer.preferences import Preferences
from trainer.progress.recent import Recent
from trainer.progress.summary import Summary, summary
from trainer.progress.words import name_in_list
from trainer.quiz.length import ONE_MINUTE, TEN
from trainer.quiz.question import Ask
from trainer.record import Answer, Learner, Practice
from trainer.verdict.told import verdict
from trainer.web.drill import desk
from trainer.web.drill.desk import Reply, stand_of
from trainer.web.drill.practices import begin_again
from trainer.web.progress.marks import seconds
from trainer.web.service import Service
from trainer.web.summary.figures import rules_html, runs_html, shapes_html
from trainer.web.summary.missed import missed_html
from trainer.web.summary.reading import runs_of
from trainer.web.summary.words import headline, how_long_ago, left_out


@pytest.fixture
def practice(service: Service, ada: Learner) -> Practice:
    practice = practice_for(service, ada.id, {"set": "20"})
    count_on(service, practice, 20)
    return practice


def test_the_same_set_is_compared_with_the_times_before(
    service: Service, practice: Practice
) -> None:
    empty = begin_again(service, practice, other=False)
    again = begin_again(service, empty, other=False)
    count_on(service, again, 20, seed=8)
    later = begin_again(service, again, other=False)
    count_on(service, later, 3, seed=9)
    count_on(service, begin_again(service, practice, other=True), 2)
    for this, times in ((practice, 1), (again, 2), (later, 3), (empty, 2)):
        runs = runs_of(service, this)
        assert [run.practice for run in runs][-1] == this
        assert len(runs) == times
    page = Page(runs_html(runs_of(service, later), NOON + timedelta(days=2)))
    assert page.text.count("2 days ago") == 2
    assert "this time" in page.text
    assert [run.answers for run in runs_of(service, later)] == [20, 20, 3]


def test_a_time_before_that_is_taken_in_later_stands_before(
    service: Service, ada: Learner, practice: Practice
) -> None:
    before = replace(practice, id="before", started=NOON - timedelta(days=9))
    service.log.take_in(Belongings(learner=ada, practices=(before,)))
    count_on(service, before, 4)
    assert [run.practice for run in runs_of(service, practice)] == [before, practice]
    assert [run.practice for run in runs_of(service, before)] == [before]


def test_of_many_times_the_last_are_shown(service: Service, ada: Learner) -> None:
    practice = practice_for(service, ada.id, {"kinds": "cut", "set": "10"})
    for _ in range(8):
        count_on(service, practice, 1)
        practice = begin_again(service, practice, other=False)
    runs = runs_of(service, practice)
    assert [run.answers for run in runs] == [1, 1, 1, 1, 1, 0]


def test_what_was_missed_opens_into_its_count(service: Service, practice: Practice) -> None:
    (this,) = runs_of(service, practice)
    page = Page(missed_html(this.missed, likes=Preferences()))
    assert this.missed
    totals = [question for question, _ in this.missed if question.ask is not Ask.TURN]
    assert totals
    assert page.text.count("you said") == len(totals)
    for question, recent in this.missed:
        told = verdict(question, recent.answer, recent.shown)
        assert told.detail.strip() in page.text
        for line in told.lines:
            assert line.words in page.text
    cards = [attrs for tag, attrs in page.elements if attrs.get("role") == "img"]
    assert all(each["aria-label"] for each in cards)


def test_what_was_missed_is_shown_as_it_was_answered(service: Service, ada: Learner) -> None:
    practice = practice_for(service, ada.id, {"kinds": "hand", "set": "10"})
    given = _answer(service, practice, "0")
    # Another program may have written it, or an older one whose dealing had a fault.
    other = replace(given, id="other", number=1, scenario="show 2H 4C 6D 8S / KC", claimed="5")
    service.log.append(other)
    (this,) = runs_of(service, practice)
    assert (
        "you said 5, it is worth nothing"
        in Page(missed_html(this.missed, likes=Preferences())).text
    )


def test_what_was_missed_lies_and_is_said_as_is_preferred(service: Service, ada: Learner) -> None:
    practice = practice_for(service, ada.id, {"set": "10"})
    given = _answer(service, practice, "0")
    hand = replace(given, id="hand", number=1, scenario="show JH 5D 4C 6S / 6H")
    play = "play JC 9D 4H 3S | 8H 7H 6C 5S : JC 7H 9D"
    of_turn = {"question": "turn", "scenario": play, "form": "cards", "claimed": "go"}
    turn = replace(hand, id="turn", number=2, **of_turn)  # type: ignore[arg-type]
    for answer in (hand, turn):
        service.log.append(answer)
    (this,) = runs_of(service, practice)
    likes = Preferences(order="sorted", spoken="runs,pairs,fifteens,flush,nobs")
    page = Page(missed_html(this.missed[-2:], likes=likes))
    labels = [attrs["aria-label"] or "" for _, attrs in page.elements if "aria-label" in attrs]
    ranks = [label.split()[0] for label in labels]
    assert ranks[:8] == ["four", "five", "six", "jack", "six", "four", "five", "six"]
    assert ranks[-6:] == ["five", "six", "eight"] * 2
    assert page.text.index("a run for three") < page.text.index("fifteen ten")


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"kinds": "hand", "where": "points=12"}, "you said nothing, it is worth 12"),
        ({"kinds": "cut", "where": "heels"}, "you said nothing, it is worth 2"),
        ({"kinds": "play", "where": "fifteen"}, "this count"),
        ({"kinds": "play", "where": "legal card or go"}, "you hold"),
    ],
)
def test_each_kind_is_shown_with_what_was_said(
    service: Service, ada: Learner, fields: dict[str, str], words: str
) -> None:
    practice = practice_for(service, ada.id, {**fields, "set": "10"})
    stand = stand_of(service, practice)
    if stand.question.held and stand.question.ask.value == "turn":
        said = "go" if right_text(stand.question, "cards") != "go" else str(stand.question.held[0])
        desk.answer(service, stand, Reply("cards", said))
    else:
        desk.answer(service, stand, Reply("total", "0"))
    (this,) = runs_of(service, practice)
    assert words in Page(missed_html(this.missed, likes=Preferences())).text


def rows_of(page: Page, heads: int) -> list[list[str]]:
    """Read the rows of a table behind its caption and its heads."""
    cells = [word for word in page.words if word][1 + heads :]
    return [cells[first : first + heads] for first in range(0, len(cells), heads)]


def test_rules_and_shapes_are_written_as_tables(service: Service, practice: Practice) -> None:
    (this,) = runs_of(service, practice)
    told = this.summary
    rules, shapes = rows_of(Page(rules_html(told)), 5), rows_of(Page(shapes_html(told)), 4)
    assert len(rules) > 3
    assert [row[0] for row in rules] == [name_in_list(by) for by, _ in told.skills]
    assert [row[4] for row in rules] == [seconds(each.median_ms) for _, each in told.skills]
    assert len(shapes) > 3
    assert shapes == [
        [each.shape, str(each.answers), seconds(each.first_key_ms), seconds(each.answer_ms)]
        for each in told.shapes
    ]


def _of(*recent: Recent) -> Summary:
    return summary(recent)


def _answer(service: Service, practice: Practice, text: str) -> Answer:
    return desk.answer(service, stand_of(service, practice), Reply("total", text)).answer


def test_the_figure_and_what_is_left_out_are_said(service: Service, ada: Learner) -> None:
    practice = practice_for(service, ada.id, {"kinds": "hand", "where": "points=12"})
    wrong = _answer(service, practice, "9")
    right = replace(wrong, id="right", claimed="12")
    away = replace(right, id="away", answer_ms=60_000, walked_away=True)
    told = _of(Recent(wrong), Recent(right), Recent(away), Recent(right, is_slip=True))
    assert headline(told, TEN) == "2 of 3 wholly right, 33 of 36 points"
    assert headline(told, ONE_MINUTE) == "2 of 3 wholly right in 60 s, 33 of 36 points"
    assert left_out(told) == (
        "Of the points lost, 3 cannot be told by rule: a total does not say which cards were "
        "missed. Slips of the finger, left out: 1. "
        "Answers that took over a minute, counted as one: 1."
    )
    assert left_out(_of(Recent(right))) == ""
    assert headline(_of(), TEN) == "Nothing counted"


def test_points_claimed_too_many_are_said(service: Service, ada: Learner) -> None:
    practice = practice_for(service, ada.id, {"kinds": "hand", "where": "points=12", "set": "10"})
    over = _answer(service, practice, "14")
    told = _of(Recent(replace(over, id="right", claimed="12")), Recent(over))
    assert headline(told, TEN) == "1 of 2 wholly right, 24 of 24 points, 2 too many"
    nothing = replace(over, scenario="show 2H 4C 6D 8S / KC", claimed="2")
    assert headline(_of(Recent(nothing)), TEN) == ("0 of 1 wholly right, 0 of 0 points, 2 too many")
    page = Page(runs_html(runs_of(service, practice), NOON))
    assert "12 of 12, 2 too many" in page.words


def test_without_points_only_what_was_right_is_said(service: Service, ada: Learner) -> None:
    practice = practice_for(service, ada.id, {"kinds": "cut", "where": "nothing"})
    assert headline(_of(Recent(_answer(service, practice, "0"))), TEN) == ("1 of 1 wholly right")


@pytest.mark.parametrize(
    ("passed", "words"),
    [
        (timedelta(seconds=-5), "just now"),
        (timedelta(seconds=59), "just now"),
        (timedelta(minutes=1), "1 minute ago"),
        (timedelta(minutes=119), "1 hour ago"),
        (timedelta(hours=47), "1 day ago"),
        (timedelta(days=40), "40 days ago"),
    ],
)
def test_how_long_ago_is_said_roughly(passed: timedelta, words: str) -> None:
    assert how_long_ago(passed) == words
