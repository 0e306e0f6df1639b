"""What is asked is scored, and nothing else of what lies there or is claimed."""

import pytest

from scenarios import Category, Rules
from tests.quiz.replied import AT, WORTH_14, question_of
from trainer.marking import Marking
from trainer.quiz.asked import ANY_FIFTEEN, asked_phrase, asked_words, categories_asked, known_words
from trainer.quiz.possible import possible_points
from trainer.quiz.question import Ask, Question
from trainer.quiz.replies import Marked, check_reply, doubt, forms_of, marked
from trainer.record import Answer, Form, Shown
from trainer.skills import Skill, Tally

FIFTEENS, WITH_PAIRS = ("fifteen",), ("fifteen", "pair")
WITH_RUNS = (*WITH_PAIRS, "run")
NO_FIFTEEN = "show 2H 4H 6H 8H / KC"


def said(
    text: str, form: Form, claimed: str, asked: tuple[str, ...], *, shown: str | None = None
) -> Marked:
    question = question_of(text)
    answer = Answer(
        id="p-0",
        practice="p",
        number=0,
        scenario=text,
        question=question.ask.value,
        asked=asked,
        form=form,
        claimed=claimed,
        house="",
        answered=AT,
    )
    lines = shown and Shown(answer="p-0", form="combinations", claimed=shown, at=AT)
    return marked(answer, lines or None)


def marking(*told: object, **more: object) -> Marking:
    became = said(*told, **more).marking  # type: ignore[arg-type]
    assert isinstance(became, Marking)
    return became


def test_every_rule_has_words_that_can_be_kept_and_read() -> None:
    for each in Category:
        assert categories_asked(asked_words([each])) == {each}
        assert asked_phrase(asked_words([each]))


def test_where_no_rule_is_named_all_are_asked() -> None:
    assert categories_asked(()) == categories_asked(("bluff",)) == set(Category)
    assert known_words(("bluff", "pair", ANY_FIFTEEN)) == ("pair", ANY_FIFTEEN)


@pytest.mark.parametrize(
    ("asked", "points"),
    [
        (FIFTEENS, 6),
        (WITH_PAIRS, 8),
        (("fifteen", "pair", "run"), 14),
        ((), 14),
        (("bluff",), 14),
    ],
)
def test_only_what_is_asked_is_worth_something(asked: tuple[str, ...], points: int) -> None:
    assert said(WORTH_14, "total", str(points), asked).result.is_right
    assert said(WORTH_14, "total", "0", asked).result.points == points
    assert not said(WORTH_14, "total", str(points + 2), asked).result.is_right


def test_what_is_claimed_and_not_asked_is_left_aside() -> None:
    right = "5j 456 456 p66"
    for more in ("", " r456", " d4566", " x n h", " p44 r234"):
        became = marking(WORTH_14, "combinations", right.replace(" p66", "") + more, FIFTEENS)
        assert became.is_right
    of_pairs = marking(WORTH_14, "combinations", f"{right.replace(' p66', '')} d4566", WITH_PAIRS)
    assert of_pairs.is_right  # the pair stands in the double run
    assert not marking(WORTH_14, "combinations", f"{right} p44", WITH_PAIRS).is_right


def test_the_pair_of_a_double_run_is_a_pair_where_runs_are_not_asked() -> None:
    told = said("show 2C 4C 6D 8D / KH", "spoken", "d3", WITH_PAIRS).evidence
    assert dict(told.tallies) == {Skill.PAIR: Tally(claimed=1, over=2)}


def test_a_count_shown_is_held_against_what_is_asked() -> None:
    became = said(WORTH_14, "total", "2", WITH_PAIRS, shown="5j r456")
    assert became.shown
    assert {each.category for each in became.shown.missed} == {Category.FIFTEEN, Category.PAIR}
    assert became.shown.claimed == 2


def test_of_any_fifteen_one_is_enough() -> None:
    for named in ("5j", "456", "5j 456", "5j 456 456", "456 p66 n"):
        became = marking(WORTH_14, "combinations", named, (ANY_FIFTEEN,))
        assert became.is_right
        assert became.score.combinations == became.found


def test_where_none_was_named_one_is_missed() -> None:
    for named in ("", "p66"):
        became = marking(WORTH_14, "combinations", named, (ANY_FIFTEEN,))
        assert [len(each.cards) for each in became.missed] == [2]
        assert became.score.points == 2
    became = marking(WORTH_14, "combinations", "46", (ANY_FIFTEEN,))
    assert (len(became.missed), len(became.imagined)) == (1, 1)


def test_one_that_is_none_is_imagined_and_one_twice_is_counted_twice() -> None:
    beside = marking(WORTH_14, "combinations", "5j 46", (ANY_FIFTEEN,))
    assert (len(beside.found), len(beside.imagined), len(beside.missed)) == (1, 1, 0)
    twice = marking(WORTH_14, "combinations", "5j 5j", (ANY_FIFTEEN,))
    assert (len(twice.found), len(twice.twice), twice.is_right) == (1, 1, False)


def test_where_there_is_no_fifteen_to_say_so_is_right() -> None:
    assert marking(NO_FIFTEEN, "combinations", "", (ANY_FIFTEEN,)).is_right
    assert not marking(NO_FIFTEEN, "combinations", "2k", (ANY_FIFTEEN,)).is_right


def test_any_fifteen_is_shown_by_its_cards_alone() -> None:
    assert forms_of(Ask.SHOW, (ANY_FIFTEEN,)) == ("combinations",)
    assert forms_of(Ask.SHOW, FIFTEENS) == forms_of(Ask.SHOW)
    question = Question(Ask.SHOW, question_of(WORTH_14).scenario, asked=(ANY_FIFTEEN,))
    check_reply(question, "combinations", "5j")
    with pytest.raises(ValueError, match="'total' is no way to answer this question"):
        check_reply(question, "total", "2")


@pytest.mark.parametrize(
    ("asked", "total", "sentence"),
    [
        (FIFTEENS, "7", "Fifteens make 0, 2, 4 and so on, never 7. Count again?"),
        (FIFTEENS, "19", "Fifteens make 0, 2, 4 and so on, never 19. Count again?"),
        (FIFTEENS, "18", "No hand makes 18 in fifteens. Count again?"),
        (WITH_PAIRS, "19", "Fifteens and pairs make 0, 2, 4 and so on, never 19. Count again?"),
        (WITH_RUNS, "19", "No hand makes 19 in fifteens, pairs and runs. Count again?"),
    ],
)
def test_a_total_that_what_is_asked_never_makes_is_doubted(
    asked: tuple[str, ...], total: str, sentence: str
) -> None:
    question = Question(Ask.SHOW, question_of(WORTH_14).scenario, asked=asked)
    doubted = doubt(question, "total", total)
    assert doubted
    assert (doubted.sentence, doubted.instead) == (sentence, "")
    assert doubt(question, "total", "12") is None


def test_a_total_is_possible_if_some_cards_make_it_of_what_is_asked() -> None:
    def possible(*asked: str) -> frozenset[int]:
        return possible_points(asked, is_crib=False, rules=Rules())

    assert possible("pair") == {0, 2, 4, 6, 8, 12}
    assert possible("run") == {0, 3, 4, 5, 6, 8, 9, 12}
    assert possible("fifteen", "pair", "run") < possible()
    assert possible("nobs") == possible()
