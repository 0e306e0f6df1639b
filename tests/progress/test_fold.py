"""A log is folded in pieces as it is at once, and remarks change what their answer told."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.progress.made import answer, learned, logs, shown, slip
from tests.scenarios.texts import unhurried
from trainer.progress.figures import progress
from trainer.progress.fold import EMPTY, MOST_RECENT, comes_late, fold
from trainer.progress.learned import Learned, add_up
from trainer.progress.mistakes import how_of
from trainer.progress.recent import Recent
from trainer.progress.trend import Change
from trainer.quiz.replies import marked
from trainer.record import Answer, Entry, Shown, Slip
from trainer.skills import Heading, Skill, Tally


@unhurried
@given(logs(), st.lists(st.integers(0, 80), max_size=6))
def test_folding_in_pieces_is_folding_at_once(log: list[Entry], cuts: list[int]) -> None:
    folded = EMPTY
    for begin, end in pairwise([0, *sorted(cuts), len(log) + 80]):
        folded = fold(folded, log[begin:end])
    assert folded == fold(EMPTY, log)
    assert folded.open_mistakes() == fold(EMPTY, log).open_mistakes()


@unhurried
@given(logs(most=MOST_RECENT))
def test_every_point_there_is_found_lost_by_a_rule_or_unattributed(log: list[Entry]) -> None:
    told = learned(log)
    lost = told.unattributed
    lost += sum(tally.lost for tally in (*told.tallies.values(), *told.headings.values()))
    assert told.total.points - told.total.found == lost
    assert told.answers == sum(isinstance(entry, Answer) for entry in log)
    assert told.slips == len({entry.answer for entry in log if isinstance(entry, Slip)})


@unhurried
@given(logs(most=MOST_RECENT))
def test_what_is_folded_is_what_each_answer_tells(log: list[Entry]) -> None:
    slips = {entry.answer for entry in log if isinstance(entry, Slip)}
    counts = {entry.answer: entry for entry in log if isinstance(entry, Shown)}
    tallies: dict[Skill, Tally] = {}
    headings: dict[Heading, Tally] = {}
    right = again = over = 0
    for entry in log:
        if not isinstance(entry, Answer) or entry.id in slips:
            continue
        if how_of(entry.why) == "again":
            again += 1
        else:
            told_by = marked(entry, counts.get(entry.id)).evidence
            for skill, tally in told_by.tallies.items():
                tallies[skill] = tallies.get(skill, Tally()) + tally
            for heading, tally in told_by.headings.items():
                headings[heading] = headings.get(heading, Tally()) + tally
            result = marked(entry, counts.get(entry.id)).result
            right, over = right + result.is_right, over + result.over
    told = learned(log)
    assert (told.tallies, told.headings) == (tallies, headings)
    assert (told.total.right, told.again, told.total.over) == (right, again, over)


def test_nothing_folded_is_nothing_learned() -> None:
    assert fold(EMPTY, []) == EMPTY
    assert EMPTY.learned == Learned()
    assert EMPTY.learned.answers == 0


def test_a_count_shown_replaces_what_its_answer_told() -> None:
    wrong = answer(claimed="10")
    assert learned([wrong]).tallies.get(Skill.PAIR) is None
    assert learned([wrong]).unattributed == 4
    told = learned([wrong, shown("a0", "5j d4566", "combinations")])
    assert told.unattributed == 0
    assert told.tallies[Skill.LONG_FIFTEEN] == Tally(there=2, lost=4)
    assert told.answers == 1


def test_a_slip_is_kept_out_of_what_is_learned_and_not_out_of_the_answers() -> None:
    told = learned([answer(0, answer_ms=900), answer(1, claimed="2", answer_ms=400), slip("a1")])
    assert told == add_up(Learned(slips=1), [Recent(answer(0, answer_ms=900))])
    assert told.answers == 2
    assert told.total.answers == 1


def test_what_is_asked_again_as_it_was_tells_nothing_and_solves_its_mistake() -> None:
    lost = answer(0, claimed="10", answer_ms=900)
    again = answer(1, why="again a0", answer_ms=400)
    told = learned([lost, again])
    assert told == add_up(Learned(again=1), [Recent(lost)])
    assert (told.answers, told.total.answers) == (2, 1)
    (solved,) = fold(EMPTY, [lost, again]).open_mistakes()
    assert solved.solved == again.answered


def test_the_same_in_other_cards_is_learned_from() -> None:
    told = learned([answer(0, claimed="10"), answer(1, why="alike a0")])
    assert (told.again, told.total.answers, told.total.right) == (0, 2, 1)


def test_who_replays_what_was_just_solved_is_not_told_to_be_better() -> None:
    lost = [answer(number, claimed="11") for number in range(60)]
    again = [answer(60 + number, why=f"again a{number}") for number in range(60)]
    assert progress(fold(EMPTY, lost)).points.change is Change.NONE
    assert progress(fold(EMPTY, [*lost, *again])).points == progress(fold(EMPTY, lost)).points


def test_a_slip_in_what_is_asked_again_is_a_slip() -> None:
    told = learned([answer(0), answer(1, why="again a0"), slip("a1")])
    assert (told.slips, told.again, told.answers) == (1, 0, 2)


@pytest.mark.parametrize("remark", [shown("a0"), slip("a0")], ids=["shown", "slip"])
def test_a_remark_counts_until_eight_answers_have_come_after(remark: Shown | Slip) -> None:
    in_time: list[Entry] = [answer(number, claimed="9") for number in range(MOST_RECENT)]
    assert learned([*in_time, remark]) == learned([in_time[0], remark, *in_time[1:]])
    assert learned([*in_time, remark]) != learned(in_time)
    too_late = [*in_time, answer(MOST_RECENT, claimed="9")]
    assert fold(EMPTY, [*too_late, remark]) == fold(EMPTY, too_late)


def test_a_remark_comes_late_where_its_answer_is_settled() -> None:
    log = [answer(number) for number in range(MOST_RECENT + 1)]
    folded = fold(EMPTY, log)
    assert comes_late(folded, [slip("a0")])
    assert comes_late(folded, [slip("a1"), slip("a0")])
    assert not comes_late(folded, [slip("a1"), shown("a2"), answer(9), slip("a9")])


def test_what_was_timed_has_a_time_of_a_minute_at_most() -> None:
    told = learned(
        [
            answer(0, answer_ms=949),
            answer(1, answer_ms=950),
            answer(2, answer_ms=None),
            answer(3, answer_ms=60_000, walked_away=True),
            answer(4, answer_ms=60_000),
        ]
    )
    assert told.times[Skill.PAIR] == {9: 1, 10: 1, 600: 2}


def test_what_was_only_imagined_was_not_asked_for_and_has_no_time() -> None:
    imagined = answer(
        scenario="crib 2H 4H 6H 8H / KC", form="combinations", claimed="x", answer_ms=900
    )
    assert learned([imagined]).tallies == {Skill.CRIB_FLUSH: Tally(claimed=1, over=4)}
    assert learned([imagined]).times == {}


def test_folding_changes_nothing_that_was_folded_before() -> None:
    log: list[Entry] = [answer(number, answer_ms=900) for number in range(20)]
    before, kept = fold(EMPTY, log), fold(EMPTY, log)
    after = fold(before, [answer(20, answer_ms=900), slip("a20")])
    assert before == kept
    assert after != before


def test_an_answer_that_cannot_be_read_is_told() -> None:
    with pytest.raises(ValueError, match="fourteen"):
        learned([answer(claimed="fourteen")])
