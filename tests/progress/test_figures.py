"""The figures of progress: shares, their intervals, times, and what to practise next."""

from random import Random

import pytest
from hypothesis import given

from scenarios import Show, deal_show
from tests.browser.table import right_text
from tests.progress.made import HEARD, SHORT, answer, logs, shown, slip
from tests.scenarios.texts import unhurried
from trainer.progress.figure import Figure
from trainer.progress.figures import FEWEST_ANSWERS, HEADINGS, Loss, Progress, ShapeTime, progress
from trainer.progress.fold import EMPTY, Folded, fold
from trainer.progress.learned import Learned
from trainer.progress.line import Stretch
from trainer.progress.words import detail, headline
from trainer.quiz.question import Ask, Question
from trainer.record import Answer, Entry
from trainer.skills import Heading, Skill, Tally


def told(tallies: dict[Skill, Tally], **others: object) -> Progress:
    return progress(Folded(Learned(tallies, **others)))  # type: ignore[arg-type]


def test_a_figure_tells_what_was_found_and_what_was_claimed_rightly() -> None:
    figure = Figure("nobs", Tally(there=22, found=8, claimed=10, right=8, lost=14), 900)
    assert (figure.recall, figure.precision, figure.lost) == (8 / 22, 0.8, 14)
    assert not figure.is_thin


def test_nothing_there_is_no_share_and_too_few_answers() -> None:
    figure = Figure("nobs", Tally(), None)
    assert (figure.recall, figure.precision) == (None, None)
    assert figure.is_thin


@pytest.mark.parametrize(
    ("found", "there", "is_thin"), [(9, 18, True), (10, 20, False), (3, 3, True), (6, 6, False)]
)
def test_answers_are_too_few_while_the_interval_is_wide(
    found: int, there: int, *, is_thin: bool
) -> None:
    assert Figure("run", Tally(there, found), None).is_thin is is_thin


def test_every_heading_but_muggins_opens_into_its_skills() -> None:
    headings = progress(EMPTY).headings
    assert [each.heading for each in headings] == [h for h in Heading if h is not Heading.MUGGINS]
    assert tuple(each.heading for each in headings) == HEADINGS
    for each in headings:
        assert all(skill.heading is each.heading for skill in each.skills)
        assert [figure.title for figure in each.skills.values()] == [s.title for s in each.skills]
    assert len(progress(EMPTY).skills) == len(Skill) - 3


def test_who_heard_a_count_is_told_of_muggins() -> None:
    heard = answer(scenario=HEARD, form="call", claimed=f"{SHORT} : muggins 3", answer_ms=3_000)
    told = progress(fold(EMPTY, [heard]))
    assert [each.heading for each in told.headings] == list(Heading)
    spotted = told.skills[Skill.SHORT_COUNT]
    assert (spotted.tally, spotted.median_ms) == (Tally(1, 1, 1, 1), None)
    assert told.hearing.heard == told.total.answers == 1
    assert (told.pace.columns, told.shapes, told.habits) == ((), (), ())
    # A call is no count: it tells of no way to score, nor of adding up.
    assert {skill for skill, each in told.skills.items() if each.tally != Tally()} == {
        Skill.SHORT_COUNT
    }


@unhurried
@given(logs())
def test_a_heading_is_the_sum_of_its_skills_and_of_what_is_not_told_which(log: list[Entry]) -> None:
    folded = fold(EMPTY, log)
    figures = progress(folded)
    for each in figures.headings:
        told = sum((f.tally for f in each.skills.values()), Tally())
        assert each.total.tally == told + each.untold.tally
        medians = [f.median_ms for f in each.skills.values() if f.median_ms is not None]
        if medians:
            assert min(medians) <= (each.total.median_ms or 0) <= max(medians)
    assert {skill: f.tally for skill, f in figures.skills.items() if f.tally != Tally()} == {
        skill: tally for skill, tally in folded.learned.tallies.items() if tally != Tally()
    }


def test_a_log_is_told_in_figures() -> None:
    log: list[Entry] = [
        answer(0, answer_ms=4_000),
        answer(1, claimed="10", answer_ms=8_000),
        shown("a1", "5j d4566", "combinations"),
        answer(2, claimed="8"),
        answer(3, claimed="1"),
        slip("a3"),
    ]
    figures = progress(fold(EMPTY, log))
    long = figures.skills[Skill.LONG_FIFTEEN]
    assert (long.tally, long.median_ms) == (Tally(4, 2, 2, 2, 4), 6_000)
    assert figures.unattributed == 6
    assert (figures.answers, figures.slips) == (4, 1)
    assert figures.total == Stretch(answers=3, points=42, found=32, right=1, squares=3 * 14**2)


def test_the_weakest_has_the_lowest_lower_bound() -> None:
    tallies = {Skill.PAIR: Tally(60, 40, lost=40), Skill.RUN: Tally(30, 10, lost=60)}
    assert told(tallies).weakest is Skill.RUN
    # Of equal shares the one that fewer answers speak for has the lower bound.
    fewer = {Skill.PAIR: Tally(60, 30, lost=60), Skill.RUN: Tally(30, 15, lost=45)}
    assert told(fewer).weakest is Skill.RUN


def test_of_equally_weak_skills_the_one_that_lost_more_is_the_weakest() -> None:
    tallies = {Skill.PAIR: Tally(30, 10, lost=40), Skill.RUN: Tally(30, 10, lost=60)}
    assert told(tallies).weakest is Skill.RUN
    tallies[Skill.RUN] = tallies[Skill.PAIR]
    assert told(tallies).weakest is Skill.PAIR


def test_too_few_answers_or_none_missed_make_nothing_the_weakest() -> None:
    thin = Tally(3, 0, lost=6)
    assert told({Skill.NOBS: thin}).weakest is None
    assert told({Skill.PAIR: Tally(60, 60)}).weakest is None
    assert told({Skill.NOBS: thin, Skill.PAIR: Tally(60, 59, lost=2)}).weakest is Skill.PAIR
    assert progress(EMPTY).weakest is None


def test_what_loses_no_points_can_be_the_weakest() -> None:
    assert told({Skill.LEGAL_CARD: Tally(60, 30)}).weakest is Skill.LEGAL_CARD


def test_every_lost_point_is_in_one_place() -> None:
    lost = {Skill.RUN: Tally(9, 5, lost=12), Skill.PAIR: Tally(9, 4, lost=10)}
    figures = told(lost | {Skill.NOBS: Tally(5, 5)}, unattributed=11)
    assert figures.losses == (Loss(Skill.RUN, 12), Loss(None, 11), Loss(Skill.PAIR, 10))


@unhurried
@given(logs())
def test_all_losses_together_are_what_was_not_found(log: list[Entry]) -> None:
    figures = progress(fold(EMPTY, log))
    lost = sum(loss.points for loss in figures.losses)
    assert lost == figures.total.points - figures.total.found


def test_enough_for_a_picture_are_twenty_answers() -> None:
    few = [answer(number) for number in range(FEWEST_ANSWERS)]
    assert not progress(fold(EMPTY, few[1:])).is_enough
    assert progress(fold(EMPTY, few)).is_enough


def test_what_has_a_name_and_came_up_five_times_has_a_time() -> None:
    log = [answer(number, answer_ms=4_000) for number in range(5)]
    assert progress(fold(EMPTY, log[1:])).shapes == ()
    assert progress(fold(EMPTY, log)).shapes == (ShapeTime("double run", 5, 4_000),)


def test_a_figure_has_its_line() -> None:
    log = [answer(number) for number in range(20)]
    figure = progress(fold(EMPTY, log)).skills[Skill.PAIR]
    assert [(each.there, each.found) for each in figure.line] == [(4, 4), (6, 6), (4, 4), (6, 6)]


# Hands with a fifteen of two and one of three cards or more.
BEHIND = [deal_show(Random(seed), where="fifteen behind a fifteen") for seed in range(20)]


def one_fifteen_short(number: int, show: Show) -> Answer:
    """Say a hand line by line, and one of its fifteens not; they are said first."""
    said = right_text(Question(Ask.SHOW, show), "spoken").removeprefix("15 ")
    return answer(number, scenario=str(show), form="spoken", claimed=said)


def test_who_leaves_out_one_fifteen_of_each_hand_is_told_to_practise_fifteens() -> None:
    right = [answer(number) for number in range(30)]
    wrong = [one_fifteen_short(30 + number, show) for number, show in enumerate(BEHIND)]
    figures = progress(fold(EMPTY, [*right, *wrong]))
    fifteens = figures.headings[0]
    untold = fifteens.untold.tally
    assert (untold.there - untold.found, untold.lost) == (20, 40)
    assert fifteens.total.tally.there == 90 + untold.there
    assert figures.unattributed == 0
    assert Loss(Heading.FIFTEENS, 40) in figures.losses
    assert figures.weakest is Heading.FIFTEENS
    assert headline(figures) == "Practise next: fifteens"
    found = fifteens.total.tally.found
    assert detail(figures) == f"{found} of {found + 20} found, 40 points lost."
    assert fifteens.total.is_known
    assert not any(figure.is_known for figure in fifteens.skills.values())


@pytest.mark.parametrize(("left_out", "is_biased"), [(3, False), (4, True)])
def test_a_share_that_leaves_out_a_tenth_is_biased(left_out: int, *, is_biased: bool) -> None:
    skills = {Skill.PAIR: Tally(30, 28, 30, 28, 4), Skill.PAIR_ROYAL: Tally(9, 9, 9, 9)}
    untold = Tally(left_out, left_out - 1, left_out, left_out - 1, 2)
    figures = told(skills, headings={Heading.PAIRS: untold})
    pair = figures.skills[Skill.PAIR]
    assert (pair.untold, pair.is_biased, pair.is_claimed_biased) == (untold, is_biased, is_biased)
    assert pair.is_known is not is_biased
    # Two of 30 missed are a lower bound than three of 42.
    assert figures.weakest is (Heading.PAIRS if is_biased else Skill.PAIR)
    assert not figures.skills[Skill.RUN].is_biased


def test_what_was_only_claimed_too_often_is_nothing_to_practise() -> None:
    figures = told(
        {Skill.PAIR: Tally(60, 60, 60, 60)}, headings={Heading.FIFTEENS: Tally(claimed=9)}
    )
    assert figures.weakest is None
    assert figures.losses == ()
    assert figures.figures[Heading.FIFTEENS].tally == Tally(claimed=9)
    assert not figures.skills[Skill.LONG_FIFTEEN].is_biased
    assert figures.skills[Skill.LONG_FIFTEEN].is_claimed_biased


def test_where_most_points_lost_are_not_told_nothing_is_the_weakest() -> None:
    lost = {Skill.PAIR: Tally(60, 50, lost=20)}
    short = {Heading.FIFTEENS: Tally(10, 5, lost=10)}
    assert told(lost, headings=short, unattributed=30).weakest is Skill.PAIR
    assert told(lost, headings=short, unattributed=31).weakest is None
