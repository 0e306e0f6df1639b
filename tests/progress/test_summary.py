"""What a practice comes to: slips in no figure, a minute for what took longer, and both said."""

from hypothesis import given
from hypothesis import strategies as st

from tests.progress.made import HEARD, OVER, SHORT, answer, answers, shown
from trainer.progress.fold import Folded
from trainer.progress.learned import Learned, add_up
from trainer.progress.line import Stretch
from trainer.progress.recent import Recent
from trainer.progress.summary import ShapeTimes, Summary, summary
from trainer.quiz.replies import marked
from trainer.skills import Heading, Skill, Tally

CRIB = {"scenario": "crib 2H 4H 6H 8H / KC", "form": "combinations", "claimed": "x"}


def of(*recent: Recent) -> Summary:
    return summary(recent)


def test_no_answers_come_to_nothing() -> None:
    told = of()
    assert (told.total, told.skills, told.shapes, told.missed) == (Stretch(), (), (), ())
    assert told.median_ms is None
    assert (told.slips, told.over_a_minute, told.unattributed) == (0, 0, 0)


def test_what_was_missed_is_listed_as_it_was_asked() -> None:
    missed = Recent(answer(1, claimed="10"), shown("a1"))
    told = of(Recent(answer(0)), missed, Recent(answer(2, claimed="10"), is_slip=True))
    assert told.missed == (missed,)
    assert (told.total.answers, told.total.right, told.slips) == (2, 1, 1)


def test_a_rule_comes_up_with_a_combination_or_a_claim_and_losses_come_first() -> None:
    told = of(
        Recent(answer(0, form="combinations", claimed="5j 456 p66 456")), Recent(answer(1, **CRIB))
    )
    skills = dict(told.skills)
    assert next(iter(skills)) is Skill.MULTIPLE_RUN
    assert skills[Skill.CRIB_FLUSH].tally == Tally(claimed=1, over=4)
    assert Skill.HEELS not in skills
    lost = [figure.lost for figure in skills.values()]
    assert lost == sorted(lost, reverse=True)


def test_points_that_no_rule_explains_are_told() -> None:
    assert of(Recent(answer(0, claimed="9"))).unattributed == 5
    # Of lines the heading is told at least.
    told = of(Recent(answer(0, form="spoken", claimed="15 15 d3")))
    assert told.unattributed == 0
    assert told.skills[0][0] is Heading.FIFTEENS


def test_the_slowest_shape_comes_first_and_who_walked_away_took_a_minute() -> None:
    cut = {"scenario": "cut JD", "question": "cut", "claimed": "2"}
    told = of(
        Recent(answer(0, first_key_ms=1_000, answer_ms=2_000)),
        Recent(answer(1, answer_ms=5_001)),
        Recent(answer(2, first_key_ms=3_000, answer_ms=60_000, walked_away=True)),
        Recent(answer(3, first_key_ms=1_000, answer_ms=50_000), is_slip=True),
        Recent(answer(4, answer_ms=None)),
        Recent(answer(5, answer_ms=9_000, **cut)),
        Recent(answer(6, answer_ms=9_000, **CRIB)),
    )
    assert told.shapes == (
        ShapeTimes("nothing", 1, None, 9_000),
        ShapeTimes("the cut", 1, None, 9_000),
        ShapeTimes("double run", 3, 2_000, 5_001),
    )
    assert told.median_ms == 9_000
    assert told.over_a_minute == 1


def test_a_set_of_calls_is_summed_up_without_times() -> None:
    said = {"scenario": HEARD, "form": "call", "answer_ms": 3_000}
    told = summary(
        [
            Recent(answer(0, claimed=f"{SHORT} : muggins 2", **said)),
            Recent(answer(1, claimed=f"{OVER} : over 2", **said)),
        ]
    )
    assert (told.total.answers, told.total.points, told.total.found) == (2, 5, 4)
    assert [by for by, _ in told.skills] == [Skill.SHORT_COUNT, Skill.OVERCOUNT]
    assert [each.answer.number for each in told.missed] == [0]
    assert (told.shapes, told.median_ms, told.over_a_minute) == ((), None, 0)


@given(st.integers(0, 8).flatmap(lambda many: st.tuples(*map(answers, range(many)))))
def test_it_comes_to_what_progress_makes_of_the_same_answers(given: tuple[object, ...]) -> None:
    recent = [Recent(each) for each in given]  # type: ignore[arg-type]
    told, learned = summary(recent), Folded(add_up(Learned(), recent)).learned
    assert told.total == learned.total
    tallies = (*learned.tallies.items(), *learned.headings.items())
    assert {by for by, _ in told.skills} == {by for by, each in tallies if each != Tally()}
    assert len(told.missed) == sum(not marked(each.answer).result.is_right for each in recent)
    timed = sum(each.answers for each in told.shapes)
    assert told.over_a_minute <= timed <= len(recent)
