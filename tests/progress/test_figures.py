"""The figures of progress: shares, their intervals, times, and what to practise next."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.progress.made import answer, logs, shown, slip
from tests.scenarios.texts import unhurried
from trainer.progress.figures import Figure, Progress, progress, wilson
from trainer.progress.fold import EMPTY, Folded, fold
from trainer.progress.learned import Learned
from trainer.progress.line import Line, Stretch
from trainer.record import Entry
from trainer.skills import Heading, Skill, Tally


def told(tallies: dict[Skill, Tally], **others: object) -> Progress:
    return progress(Folded(Learned(tallies, **others)))  # type: ignore[arg-type]


def median_of(times: dict[int, int]) -> int | None:
    figures = told({}, times={Skill.NOBS: times})
    return figures.skills[Skill.NOBS].median_ms


# With z = 1.6449: of 0 in n it is z² / (n + z²) above, of half z / 2√(n + z²) to either side.
@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.21295),
        (10, 10, 0.78705, 1.0),
        (5, 10, 0.26927, 0.73073),
        (8, 22, 0.21868, 0.53846),
        (50, 100, 0.41885, 0.58115),
        (1, 1, 0.26986, 1.0),
    ],
)
def test_the_interval_is_wilsons(successes: int, trials: int, low: float, high: float) -> None:
    interval = wilson(successes, trials)
    assert (interval.low, interval.high) == pytest.approx((low, high), abs=1e-5)


@given(st.integers(0, 10**6).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_the_interval_lies_around_the_share(of: tuple[int, int]) -> None:
    successes, trials = of
    interval, mirrored = wilson(successes, trials), wilson(trials - successes, trials)
    assert 0 <= interval.low < interval.high <= 1
    assert interval.low == pytest.approx(1 - mirrored.high)
    if trials:
        assert interval.low - 1e-9 <= successes / trials <= interval.high + 1e-9
        assert wilson(2 * successes, 2 * trials).width < interval.width


def test_a_wider_interval_holds_more_often() -> None:
    assert wilson(8, 22, z=1.96).width > wilson(8, 22).width


@pytest.mark.parametrize(("successes", "trials"), [(-1, 3), (4, 3), (0, -1)])
def test_more_successes_than_trials_are_refused(successes: int, trials: int) -> None:
    with pytest.raises(ValueError, match="successes"):
        wilson(successes, trials)


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


@pytest.mark.parametrize(
    ("times", "median_ms"),
    [
        ({}, None),
        ({0: 1}, 0),
        ({9: 1}, 900),
        ({9: 1, 12: 1}, 1050),
        ({600: 1, 9: 1, 12: 1}, 1200),
        ({9: 3, 600: 2}, 900),
        ({9: 2, 600: 2}, 30450),
    ],
    ids=str,
)
def test_the_median_is_the_time_in_the_middle(times: dict[int, int], median_ms: int | None) -> None:
    assert median_of(times) == median_ms


def test_every_heading_but_muggins_opens_into_its_skills() -> None:
    headings = progress(EMPTY).headings
    assert [each.heading for each in headings] == [h for h in Heading if h is not Heading.MUGGINS]
    for each in headings:
        assert all(skill.heading is each.heading for skill in each.skills)
        assert [figure.title for figure in each.skills.values()] == [s.title for s in each.skills]
    assert len(progress(EMPTY).skills) == len(Skill) - 3


@unhurried
@given(logs())
def test_a_heading_is_the_sum_of_its_skills(log: list[Entry]) -> None:
    folded = fold(EMPTY, log)
    figures = progress(folded)
    for each in figures.headings:
        assert each.total.tally == sum((f.tally for f in each.skills.values()), Tally())
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
    assert figures.total == Stretch(answers=3, points=42, found=32, right=1)
    assert figures.line == Line(1, (Stretch(1, 14, 14, 1), Stretch(1, 14, 10), Stretch(1, 14, 8)))


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
