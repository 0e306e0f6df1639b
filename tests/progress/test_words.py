"""Progress is told in words that are kind and exact."""

import pytest

from tests.progress.made import answer
from trainer.progress.depth import Depth, Pace
from trainer.progress.figures import Progress, progress
from trainer.progress.fold import EMPTY, Folded, fold
from trainer.progress.hearing import Hearing, Spotted
from trainer.progress.learned import Learned
from trainer.progress.line import Line, Stretch
from trainer.progress.words import better, detail, faster, headline, lost_where, name_of
from trainer.skills import Heading, Skill, Tally


def told(
    tallies: dict[Skill, Tally],
    *,
    answers: int = 30,
    right: int = 20,
    unattributed: int = 0,
    over: int = 0,
) -> Progress:
    stretch = Stretch(answers, points=200, found=150, right=right, squares=2_000, over=over)
    line = Line(64, (stretch,))
    # Of counts that are heard there are figures where some were.
    is_heard = any(skill.heading is Heading.MUGGINS for skill in tallies)
    hearing = Hearing(right=Spotted(1, 1)) if is_heard else Hearing()
    learned = Learned(tallies, unattributed=unattributed, line=line, hearing=hearing)
    return progress(Folded(learned))


def test_before_the_first_answer_it_says_what_will_be_there() -> None:
    nothing = progress(EMPTY)
    assert headline(nothing) == "Nothing counted yet"
    assert detail(nothing) == "Count a few hands, and you see here what you find and what you miss."


def test_slips_alone_are_nothing_counted() -> None:
    slips = progress(Folded(Learned(slips=2)))
    assert headline(slips) == "Nothing counted yet"
    assert detail(slips).startswith("Count a few hands")


@pytest.mark.parametrize(
    ("skill", "tally", "sentences"),
    [
        (
            Skill.LONG_FIFTEEN,
            Tally(22, 8, lost=28),
            (
                "Practise next: long fifteens",
                "8 of 22 found, 28 points lost. Long fifteens are those of three cards or more.",
            ),
        ),
        (
            Skill.NOBS,
            Tally(22, 21, lost=1),
            ("Practise next: nobs", "21 of 22 found, 1 point lost."),
        ),
        (
            Skill.LEGAL_CARD,
            Tally(22, 8),
            ("Practise next: legal card or go in the play", "8 of 22 found."),
        ),
        (
            Skill.KEEPING_THE_TOTAL,
            Tally(22, 8, lost=5),
            ("Practise next: keeping the total", "8 of 22 right, 5 points lost."),
        ),
        (
            Skill.SHORT_COUNT,
            Tally(22, 8, lost=5),
            (
                "Practise next: spotting a short count",
                "8 of 22 short counts caught, 5 points lost.",
            ),
        ),
        (
            Skill.OVERCOUNT,
            Tally(22, 8, lost=5),
            ("Practise next: spotting an overcount", "8 of 22 overcounts caught, 5 points lost."),
        ),
        (
            Skill.RIGHT_COUNT,
            Tally(22, 8),
            (
                "Practise next: leaving a right count alone",
                "8 of 22 right counts left alone.",
            ),
        ),
    ],
    ids=lambda value: value.name if isinstance(value, Skill) else "",
)
def test_the_weakest_skill_is_told_with_its_figures(
    skill: Skill, tally: Tally, sentences: tuple[str, str]
) -> None:
    figures = told({skill: tally, Skill.PAIR: Tally(60, 60)})
    assert (headline(figures), detail(figures)) == sentences


def test_where_most_points_are_lost_elsewhere_it_is_said_why_this_is_next() -> None:
    # After 49 counts heard: most points went with overcounts, and too many were called as muggins.
    heard = {
        Skill.SHORT_COUNT: Tally(14, 11, claimed=24, right=11, lost=6, over=31),
        Skill.OVERCOUNT: Tally(11, 7, claimed=9, right=7, lost=12, over=2),
        Skill.RIGHT_COUNT: Tally(24, 9, claimed=16, right=9),
    }
    figures = told(heard, answers=49, over=33)
    assert headline(figures) == "Practise next: leaving a right count alone"
    assert detail(figures) == (
        "9 of 24 right counts left alone. Chosen by how often it goes wrong, not by points."
    )
    assert [loss.by for loss in figures.losses] == [Skill.OVERCOUNT, Skill.SHORT_COUNT]
    assert lost_where(figures).endswith(
        "33 points too many claimed, most of it by calling muggins."
    )


@pytest.mark.parametrize(
    ("lost", "is_told"), [({Skill.NOBS: 20}, False), ({Skill.NOBS: 3, Skill.PAIR: 4}, True)]
)
def test_of_any_skill_it_is_said_where_points_and_shares_differ(
    lost: dict[Skill, int], is_told: bool
) -> None:
    tallies = {Skill.NOBS: Tally(40, 20), Skill.PAIR: Tally(60, 58)}
    figures = told(
        {skill: tally + Tally(lost=lost.get(skill, 0)) for skill, tally in tallies.items()}
    )
    assert figures.weakest is Skill.NOBS
    assert ("not by points" in detail(figures)) is is_told
    assert (figures.losses[0].by is not figures.weakest) is is_told


def test_what_is_most_often_called_wrongly_is_told_as_a_call() -> None:
    figures = told({Skill.OVERCOUNT: Tally(claimed=9, over=9)}, over=9)
    assert lost_where(figures).endswith("most of it by calling over.")


def test_too_few_answers_say_so() -> None:
    figures = told({Skill.NOBS: Tally(3, 1, lost=2)}, answers=4, right=2, unattributed=2)
    assert headline(figures) == "Too few answers to say what to practise"
    assert detail(figures) == "2 of 4 answers right as a whole."


def test_totals_that_explain_nothing_say_how_to_tell_more() -> None:
    figures = told({Skill.PAIR: Tally(60, 60)}, unattributed=12)
    assert headline(figures) == "Your totals do not tell what you miss"
    assert detail(figures) == (
        "12 points lost. Show your count after a wrong total, and you see which."
    )


def test_totals_that_explain_most_of_nothing_say_so_though_some_was_missed() -> None:
    figures = told({Skill.PAIR: Tally(60, 55, lost=10)}, unattributed=12)
    assert headline(figures) == "Your totals do not tell what you miss"
    assert detail(figures).startswith("12 points lost. Show your count")


def test_nothing_missed_is_said_without_a_fuss() -> None:
    figures = told({Skill.PAIR: Tally(60, 60)}, answers=30, right=30)
    assert headline(figures) == "Nothing missed so far"
    assert detail(figures) == "30 of 30 answers right as a whole."


def test_who_claims_too_much_is_told_so_and_not_that_nothing_is_wrong() -> None:
    log = [answer(number, claimed="16") for number in range(60)]
    figures = progress(fold(EMPTY, log))
    assert headline(figures) == "More claimed than is there"
    assert detail(figures) == "Nothing missed, but too much claimed in 60 of 60 answers."
    assert lost_where(figures) == (
        "Nowhere: all 840 points found, but 120 points too many claimed."
    )


def test_what_is_most_often_claimed_and_not_there_is_told_where_lines_tell_it() -> None:
    crib = {"scenario": "crib 2H 4H 6H 8H / KC", "form": "combinations"}
    log = [answer(number, **crib, claimed="x" if number % 10 == 0 else "") for number in range(30)]
    figures = progress(fold(EMPTY, log))
    assert headline(figures) == "More claimed than is there"
    assert detail(figures) == (
        "Nothing missed, but too much claimed in 3 of 30 answers, most often in crib flush."
    )
    assert lost_where(figures) == (
        "Nothing to lose so far, but 12 points too many claimed, most of it in crib flush."
    )


def test_who_loses_points_and_claims_too_many_is_told_both() -> None:
    pairs = {"form": "combinations", "claimed": "5j 456 456 p66 p66 r456 r456 n"}
    short = {"form": "combinations", "claimed": "5j 456 456 p66"}
    log = [answer(number, **(short if number % 10 else pairs)) for number in range(20)]
    assert lost_where(progress(fold(EMPTY, log))) == (
        "108 of 280 points lost, and 6 points too many claimed, most of it in pair."
    )


def test_where_no_rule_has_most_of_what_is_too_much_none_is_named() -> None:
    both = {"form": "combinations", "claimed": "5j 456 456 p66 p66 r456 r456 r56j n"}
    log = [answer(number, **(both if number < 2 else {})) for number in range(20)]
    assert lost_where(progress(fold(EMPTY, log))) == (
        "Nowhere: all 280 points found, but 12 points too many claimed."
    )


def test_fifteens_claimed_where_there_is_none_are_told_to_be_fifteens() -> None:
    nothing = {"scenario": "show 2H 4C 6D 8S / KC", "form": "spoken"}
    log = [answer(number, **nothing, claimed="15" if number < 4 else "") for number in range(30)]
    assert detail(progress(fold(EMPTY, log))) == (
        "Nothing missed, but too much claimed in 4 of 30 answers, most often in fifteens."
    )


def test_where_there_was_nothing_to_find_not_all_of_it_is_said_to_be_found() -> None:
    nothing = {"scenario": "show 2H 4C 6D 8S / KC", "claimed": "0"}
    figures = progress(fold(EMPTY, [answer(number, **nothing) for number in range(25)]))
    assert headline(figures) == "Nothing missed so far"
    assert detail(figures) == "25 of 25 answers right as a whole."
    assert lost_where(figures) == "Nothing to lose so far."


def test_a_card_that_was_not_said_to_fit_is_not_too_much() -> None:
    turn = {
        "scenario": "play 7C 4D 3H 2S | 8D 6H 9C JS : 7C 8D",
        "question": "turn",
        "form": "cards",
        "claimed": "4D",
    }
    figures = progress(fold(EMPTY, [answer(0, **turn), *map(answer, range(1, 21))]))
    assert lost_where(figures) == "Nowhere: all 280 points found."


def test_skills_of_the_play_say_that_they_are() -> None:
    assert name_of(Skill.PLAY_PAIR) == "pairs in the play"
    assert name_of(Skill.PAIR) == "pair"


def over_time(found: tuple[int, ...], tenths: tuple[int, ...]) -> Progress:
    line = Line(30, tuple(Stretch(30, 300, each, 30 * (each == 300), 3_000) for each in found))
    pace = Line(30, tuple(Pace(30, {}, {each: 30}) for each in tenths))
    return progress(Folded(Learned(line=line, depth=Depth(pace=pace))))


@pytest.mark.parametrize(
    ("found", "sentence"),
    [
        ((150, 200, 270), "Better: 90 of 100 points found lately, 50 at first."),
        ((200, 200, 210), "No clear change: 70 of 100 points found lately, 67 at first."),
        ((270, 200, 150), "Fewer points found: 50 of 100 points found lately, 90 at first."),
        ((200,), "Too few answers to say."),
    ],
)
def test_whether_it_gets_better_is_said(found: tuple[int, ...], sentence: str) -> None:
    assert better(over_time(found, ())) == sentence


@pytest.mark.parametrize(
    ("tenths", "sentence"),
    [
        ((90, 60, 42), "Faster: 4.2 s an answer lately, 9.0 s at first."),
        ((42, 60, 42), "No clear change: 4.2 s an answer lately, 4.2 s at first."),
        ((42, 60, 90), "Slower: 9.0 s an answer lately, 4.2 s at first."),
        ((600, 580, 567), "Faster: 56.7 s an answer lately, a minute or more at first."),
        (
            (600, 600, 600),
            "Cannot say: a minute or more an answer lately, a minute or more at first.",
        ),
        ((), "Too few answers to say."),
    ],
)
def test_whether_it_gets_faster_is_said(tenths: tuple[int, ...], sentence: str) -> None:
    assert faster(over_time((), tenths)) == sentence


@pytest.mark.parametrize(
    ("over", "said"),
    [
        (1, "Too few answers to say. 1 answer took over a minute, and counts as one."),
        (42, "Too few answers to say. 42 answers took over a minute, and count as one."),
    ],
)
def test_how_many_took_over_a_minute_is_said(over: int, said: str) -> None:
    pace = Line(44, (Pace(44, over=over),))
    assert faster(progress(Folded(Learned(depth=Depth(pace=pace))))) == said


def test_forty_two_of_forty_five_over_a_minute_are_not_said_to_be_faster() -> None:
    log = [answer(number, answer_ms=60_000, walked_away=True) for number in range(45)]
    for number, taken in ((3, 50_000), (20, 40_000), (40, 30_000)):
        log[number] = answer(number, answer_ms=taken)
    assert faster(progress(fold(EMPTY, log))) == (
        "Cannot say: a minute or more an answer lately, a minute or more at first. "
        "42 answers took over a minute, and count as one."
    )


def test_where_points_are_lost_is_said_when_there_are_enough_answers() -> None:
    assert lost_where(over_time((200,), ())) == "100 of 300 points lost."
    assert lost_where(over_time((300,), ())) == "Nowhere: all 300 points found."
    assert lost_where(progress(EMPTY)) == "Too few answers for a picture: 0 of 20."
