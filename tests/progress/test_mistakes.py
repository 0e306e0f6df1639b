"""What was lost is asked again until it was right on two days; and nothing else is."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.progress.made import HEARD, NOON, SHORT, answer, logs, shown, slip
from tests.scenarios.texts import unhurried
from trainer.days import day_of
from trainer.progress.fold import EMPTY, MOST_RECENT, fold
from trainer.progress.mistakes import MOST_OPEN, Mistake, Replay, due, how_of
from trainer.quiz.again import Again
from trainer.quiz.replies import marked
from trainer.record import Answer, Entry, Slip
from trainer.skills import Heading, Skill

DAY = timedelta(days=1)
WRONG, RIGHT = "9", "14"


def replay(number: int, of: str, claimed: str, *, how: str = "again", days: int = 0) -> Answer:
    """Make an answer to what is replayed of another, some days later, in a second practice."""
    at = NOON + days * DAY + timedelta(seconds=number)
    return answer(number, why=f"{how} {of}", claimed=claimed, answered=at, practice="second")


def open_after(log: Iterable[Entry], zone: str = "UTC") -> tuple[Mistake, ...]:
    return fold(EMPTY, log, zone=zone).open_mistakes(zone)


def names(mistakes: Iterable[Mistake]) -> list[str]:
    return [each.answer for each in mistakes]


def due_after(
    log: Iterable[Entry], again: Again | None = None, *, days: int = 0, practice: str = "second"
) -> list[str]:
    replays = due(open_after(log), again or Again(), practice=practice, now=NOON + days * DAY)
    return [each.why for each in replays]


def test_what_was_lost_is_a_mistake_and_what_was_right_is_none() -> None:
    log = [answer(0), answer(1, claimed="12"), answer(2)]
    assert open_after(log) == (
        Mistake(
            answer="a1",
            practice="first",
            number=1,
            at=NOON + timedelta(seconds=1),
            skills=(),
            lost=2,
        ),
    )


@pytest.mark.parametrize(
    ("claimed", "form", "scenario", "skills", "lost"),
    [
        ("5j 456 456", "combinations", "show 4C 5D 6S 6H / JH", "PAIR MULTIPLE_RUN", 8),
        ("x", "combinations", "crib 2H 4H 6H 8H / KC", "CRIB_FLUSH", 0),
        ("0", "total", "cut JD", "HEELS", 2),
    ],
)
def test_a_mistake_is_of_the_skills_that_went_wrong(
    claimed: str, form: str, scenario: str, skills: str, lost: int
) -> None:
    question = "cut" if scenario.startswith("cut") else "show"
    log = [answer(claimed=claimed, form=form, scenario=scenario, question=question)]
    (mistake,) = open_after(log)
    assert mistake.skills == tuple(Skill[name] for name in skills.split())
    assert mistake.lost == lost


def test_a_mistake_of_which_the_skill_is_not_told_is_of_its_heading() -> None:
    (mistake,) = open_after([answer(form="spoken", claimed="15 15 d3")])
    assert (mistake.skills, mistake.headings) == ((), (Heading.FIFTEENS,))


def test_a_turn_that_went_wrong_is_of_its_skill_and_loses_no_points() -> None:
    play = "play 7C 4D 3H 2S | 8D 6H 9C JS : 7C 8D"
    lost = answer(scenario=play, question="turn", form="cards", claimed="4D")
    (mistake,) = open_after([lost])
    assert (mistake.skills, mistake.lost) == ((Skill.LEGAL_CARD,), 0)


def test_a_call_that_was_wrong_is_not_asked_again() -> None:
    let_pass = answer(1, scenario=HEARD, form="call", claimed=f"{SHORT} : accept")
    assert open_after([let_pass]) == ()
    # Nor does one from elsewhere, said to replay something, solve that.
    log = [answer(0, claimed=WRONG), replace(let_pass, why="again a0", claimed="nothing : over 1")]
    assert names(open_after(log)) == ["a0"]


def test_a_count_shown_tells_the_skill() -> None:
    (mistake,) = open_after([answer(claimed="10"), shown("a0", "5j d4566", "combinations")])
    assert Skill.LONG_FIFTEEN in mistake.skills


def test_a_slip_takes_its_mistake_off_and_solves_nothing() -> None:
    assert open_after([answer(0, claimed=WRONG), slip("a0")]) == ()
    log: list[Entry] = [answer(0, claimed=WRONG), replay(1, "a0", RIGHT)]
    before = open_after(log[:1])
    assert open_after([*log, slip("a1")]) == before
    wrong = [*log, replay(2, "a0", WRONG), slip("a2")]
    assert open_after(wrong) == open_after(log)


def test_right_on_two_days_it_is_gone() -> None:
    log = [answer(0, claimed=WRONG), replay(1, "a0", RIGHT)]
    assert names(open_after(log)) == ["a0"]
    same_day = [*log, replay(2, "a0", RIGHT, how="alike")]
    assert names(open_after(same_day)) == ["a0"]
    assert open_after([*log, replay(2, "a0", RIGHT, how="alike", days=1)]) == ()


def test_wrong_it_starts_anew() -> None:
    log = [answer(0, claimed=WRONG), replay(1, "a0", RIGHT), replay(2, "a0", WRONG, days=1)]
    assert due_after(log, days=1) == ["again a0"]
    log.append(replay(3, "a0", RIGHT, days=1))
    assert due_after(log, days=2) == ["alike a0"]
    assert open_after([*log, replay(4, "a0", RIGHT, days=2)]) == ()


def test_days_begin_by_the_clocks_of_the_learner() -> None:
    # Noon in UTC and four hours later are two days, nine hours further to the east.
    log = [answer(0, claimed=WRONG), replay(1, "a0", RIGHT), replay(4 * 3600, "a0", RIGHT)]
    assert names(open_after(log)) == ["a0"]
    assert open_after(log, "Asia/Tokyo") == ()


def test_as_it_was_at_first_and_in_other_cards_on_another_day() -> None:
    log: list[Entry] = [answer(0, claimed=WRONG)]
    assert due_after(log) == ["again a0"]
    log.append(replay(1, "a0", RIGHT))
    assert due_after(log) == []
    assert due_after(log, days=1) == ["alike a0"]


def test_on_a_day_before_it_was_solved_it_is_due_as_on_one_after() -> None:
    # A clock was set back, or the learner flew to the west.
    log = [answer(0, claimed=WRONG), replay(1, "a0", RIGHT, days=1)]
    assert due_after(log, days=1) == []
    assert due_after(log) == ["alike a0"]
    assert open_after([*log, replay(2, "a0", RIGHT, how="alike")]) == ()


def test_what_is_due_comes_in_turn_the_oldest_first() -> None:
    log: list[Entry] = [answer(number, claimed=WRONG) for number in range(3)]
    assert due_after(log) == ["again a0", "again a1", "again a2"]
    log.append(replay(3, "a0", WRONG))
    assert due_after(log) == ["again a1", "again a2", "again a0"]
    log.append(replay(4, "a1", RIGHT))
    assert due_after(log) == ["again a2", "again a0"]
    assert due_after(log, days=1) == ["again a2", "again a0", "alike a1"]


def test_a_skill_or_one_question_can_be_chosen() -> None:
    log = [
        answer(0, claimed=WRONG),
        answer(1, claimed="", form="combinations", scenario="show 2C 2D 4S 8H / KS"),
    ]
    assert due_after(log, Again(skill=Skill.PAIR)) == ["again a1"]
    assert due_after(log, Again(skill=Skill.NOBS)) == []
    assert due_after(log, Again(answer="a0")) == ["again a0"]


def test_of_a_practice_each_is_asked_as_it_was_until_it_was_right_there() -> None:
    log: list[Entry] = [
        answer(0, claimed=WRONG),
        answer(1, claimed=WRONG, practice="third"),
        answer(2, claimed=WRONG),
    ]
    firsts = Again(practice="first")
    assert due_after(log, firsts) == ["again a0", "again a2"]
    log += [replay(3, "a0", WRONG), replay(4, "a2", RIGHT)]
    assert due_after(log, firsts) == ["again a0"]
    assert due_after(log, firsts, days=9) == ["again a0"]
    log.append(replay(5, "a0", RIGHT))
    assert due_after(log, firsts) == []
    # Another replay of it begins from the beginning, and as it was.
    assert due_after(log, firsts, practice="fourth") == ["again a2", "again a0"]


def test_a_replay_of_what_is_no_mistake_any_more_opens_none() -> None:
    assert open_after([replay(0, "a7", WRONG), replay(1, "a7", RIGHT)]) == ()


@pytest.mark.parametrize(
    "why",
    [
        *("", "it's due", "again", "alike", "against a0", "reference"),
        # What no practice of ours logs, and another's log may hold.
        *("again ", "alike   ", "again \u00a0", "again\u00a0a0", "again a0 a0", "alike a0 "),
    ],
)
def test_other_reasons_replay_nothing(why: str) -> None:
    assert how_of(why) is None
    assert names(open_after([answer(0, claimed=WRONG), answer(1, claimed=RIGHT, why=why)])) == [
        "a0"
    ]


def test_the_newest_are_kept() -> None:
    log = [answer(number, claimed=WRONG) for number in range(MOST_OPEN + 30)]
    kept = open_after(log)
    assert names(kept) == [f"a{number}" for number in range(30, MOST_OPEN + 30)]
    assert len(fold(EMPTY, log).mistakes) == MOST_OPEN
    assert names(open_after([*log[:2], replay(2, "a0", WRONG), *log[3 : MOST_OPEN + 2]]))[0] == "a0"


def test_what_is_asked_again_says_why() -> None:
    (mistake,) = open_after([answer(0, claimed=WRONG)])
    assert Replay(mistake, "alike").why == "alike a0"
    assert how_of(Replay(mistake, "alike").why) == "alike"


@unhurried
@given(logs(most=MOST_RECENT), st.sampled_from(["UTC", "America/New_York"]))
def test_what_is_open_is_what_each_question_tells_by_itself(log: list[Entry], zone: str) -> None:
    """Look at one question after the other, as the fold does not."""
    slips = {entry.answer for entry in log if isinstance(entry, Slip)}
    answers = (each for each in log if isinstance(each, Answer) and each.form != "call")
    counted = [each for each in answers if each.id not in slips]
    expected = {}
    for lost in counted:
        if how_of(lost.why) or marked(lost).result.is_right:
            continue
        days: list[date] = []
        for later in counted[counted.index(lost) + 1 :]:
            if later.why.split()[-1:] != [lost.id] or len({*days}) > 1:
                continue
            right = marked(later).result.is_right
            days = [*days, day_of(later.answered, zone)] if right else []
        if len({*days}) < 2:
            expected[lost.id] = days[0] if days else None
    found = open_after(log, zone)
    assert {each.answer: each.solved and day_of(each.solved, zone) for each in found} == expected
    for each in found:
        assert (each.solved is None) == (each.solved_in == "")


def test_a_mistake_is_noted_when_it_is_settled_as_when_it_was_recent() -> None:
    log: list[Entry] = [answer(number, claimed=WRONG) for number in range(MOST_RECENT + 4)]
    folded = fold(EMPTY, log)
    assert len(folded.mistakes) == 4
    assert len(folded.open_mistakes()) == MOST_RECENT + 4
