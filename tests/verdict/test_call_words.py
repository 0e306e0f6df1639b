"""What is said about a call: how it came out, why, and what it earned or cost in any house."""

import pytest

from tests.quiz.called import (
    ADDED,
    ALL,
    FLUSH,
    GO,
    HAND,
    JACK,
    OVER,
    SHORT,
    TRAP,
    call_on,
    called,
    heard,
)
from tests.quiz.replied import answer, question_of
from trainer.miscounts.mistakes import MISTAKES
from trainer.quiz.drill import Drill
from trainer.quiz.question import Question
from trainer.quiz.settings import Settings
from trainer.skills import Heading
from trainer.verdict.call_words import slip_sentence
from trainer.verdict.told import Verdict, verdict
from trainer.verdict.words import ask_words, title

FOUR = "play 3C 3D 9H 2S | 3H 3S 9C JS : 3C 3H 3D 3S"


def told(question: Question, typed: str, *, house: str = "") -> Verdict:
    return verdict(question, call_on(question, typed, house=house))


@pytest.mark.parametrize(
    ("said", "typed", "headline"),
    [
        (ALL, "a", "Accepted, right"),
        (ALL, "m2", "You called muggins for 2: their count was right"),
        (ALL, "o2", "You called over by 2: their count was right"),
        (SHORT, "m3", "Muggins for 3, right"),
        (SHORT, "m2", "Muggins for 2 of 3"),
        (SHORT, "m4", "Muggins for 3, and not for 4"),
        (SHORT, "a", "They were 3 short, and you let it pass"),
        (SHORT, "o3", "They were 3 short, not over"),
        (OVER, "o2", "Over by 2, right"),
        (OVER, "o1", "Over by 1 of 2"),
        (OVER, "o3", "Over by 2, and not by 3"),
        (OVER, "a", "They were 2 over, and you let it pass"),
        (OVER, "m2", "They were 2 over, not short"),
    ],
)
def test_how_it_came_out_is_said_in_short(said: str, typed: str, headline: str) -> None:
    assert told(heard(HAND, said), typed).headline == headline


@pytest.mark.parametrize(
    ("text", "said", "typed", "detail"),
    [
        (HAND, ALL, "a", "They said 12, and so it is."),
        (TRAP, "nothing", "a", "They said nothing, and so it is."),
        (JACK, "nothing", "m2", "They said nothing, and it is 2. Missed: his heels for two."),
        (
            TRAP,
            FLUSH,
            "o4 x2468",
            (
                "They said 4, and it is nothing. Not there: two, four, six and eight, a flush of "
                "four. You named two, four, six and eight, a flush of four."
            ),
        ),
        (
            HAND,
            SHORT,
            "m3 r678 78 p77",
            (
                "They said 9, and it is 12. Missed: six, seven and eight, a run for three. You "
                "named six, seven and eight, a run of three. Named, and not missed: seven and "
                "eight; two sevens, a pair. Naming wrongly costs nothing."
            ),
        ),
        (
            HAND,
            OVER,
            "o5 d6778 r678",
            (
                "They said 14, and it is 12. Counted once too often: two sevens, a pair. You named "
                "six, seven and eight, a run of three; two sevens, a pair. Named, and not counted "
                "wrongly: six, seven and eight, a run of three. Naming wrongly costs nothing."
            ),
        ),
        # Four of a kind are no pair, and two pairs of them are no more than they are.
        (
            FOUR,
            "p3C3H p3D3S",
            "m8",
            (
                "They said 4, and it is 12. "
                "Four of a kind (double pair royal) is for twelve, not four."
            ),
        ),
        (
            FOUR,
            "p3H3D3S",
            "m6",
            "They said 6, and it is 12. Four of a kind (double pair royal) is for twelve, not six.",
        ),
        # Cards that were named alone are no fifteen that was said, and two sevens are a pair.
        (
            HAND,
            SHORT,
            "m3 67 r78q n 77 kq",
            (
                "They said 9, and it is 12. Missed: six, seven and eight, a run for three. Named, "
                "and not missed: two sevens, a pair. Named, and not there: six and seven make "
                "nothing; seven, eight and queen, a run of three (they are not ranks in a row); "
                "his nobs (there is no jack among the four); queen and king make nothing. Naming "
                "wrongly costs nothing."
            ),
        ),
        (
            HAND,
            OVER,
            "o2 67 78 kq",
            (
                "They said 14, and it is 12. Counted once too often: two sevens, a pair. Named, "
                "and not counted wrongly: seven and eight. Named, and not among what they "
                "counted: six and seven; queen and king. Naming wrongly costs nothing."
            ),
        ),
        (
            HAND,
            ADDED,
            "a",
            (
                "They said 14, and it is 12. The total went wrong at “and a pair is eight”: 2 too "
                "many."
            ),
        ),
        (GO, "g9D=2", "o1", "They said 2, and it is 1. The go is for one, not two."),
        (
            "play 8S 6D 7C 2H | 5C 6C 3C 4D : 8S 6C 6D 4D 7C 5C 2H 3C",
            "l3C=2",
            "o1",
            "They said 2, and it is 1. The last card is for one, not two.",
        ),
    ],
)
def test_what_was_wrong_is_told(text: str, said: str, typed: str, detail: str) -> None:
    assert told(heard(text, said), typed).detail == detail


def test_cards_that_were_named_alone_are_what_was_counted_of_them() -> None:
    kings = "show KC QD 5H 2S / 9C"
    said = told(heard(kings, "KC5H QD5H pKCQD"), "o2 kq")
    assert "You named queen and king, a pair." in said.detail
    assert "fifteen" not in said.detail.partition("You named")[2]
    free = told(heard(kings, "KC5H QD5H pKCQD"), "o2 k5", house="wrong_call=free").detail
    assert free.endswith("Named, and not counted wrongly: five and king.")


def test_two_slips_are_told_both() -> None:
    marking = called(HAND, "7H8C 7D8C-1 p7H7D+2 r6C7H8C r6C7D8C", "a")
    assert slip_sentence(marking) == (
        "The total went wrong at “fifteen three”: 1 too few. "
        "The total went wrong at “and a pair is seven”: 2 too many."
    )


@pytest.mark.parametrize("key", MISTAKES)
def test_the_mistake_is_named_with_its_sentence(key: str) -> None:
    drill = Drill(Settings.parse(f"heard=half&mistakes={key}"), 3)
    wrong, right = (
        next(each for n in range(60) if bool((each := drill.question(n)).mistake) is is_wrong)
        for is_wrong in (True, False)
    )
    mistake = MISTAKES[key]
    said = told(wrong, "a")
    assert said.names[0] == (mistake.name, "")
    assert said.why == mistake.sentence
    assert said.rule
    assert said.said == f"{said.headline}. {said.award} {said.detail} {said.why}"
    assert said.lines
    left_alone = told(right, "a")
    assert (left_alone.why, left_alone.rule, left_alone.about) == ("", None, None)
    assert mistake.name not in {name for name, _ in left_alone.names} or key in {
        "broken_run",
        "parted_pair",
    }


def test_where_the_mistake_is_not_known_the_rule_is_told() -> None:
    said = told(heard(HAND, SHORT), "a")
    assert said.why == "A rank that is doubled makes the run again."
    assert said.rule is Heading.RUNS
    assert told(heard(HAND, ADDED), "a").rule is Heading.COUNTING


def test_what_is_no_mistake_in_this_house_is_not_called_one() -> None:
    question = heard(TRAP, FLUSH, "flush_in_the_crib")
    assert told(question, "o4").names[0][0] == "a flush of four in the crib"
    by_four = told(question, "a", house="crib_flush=4")
    assert (by_four.headline, by_four.why) == ("Accepted, right", "")
    assert [name for name, _ in by_four.names] == ["flush of four"]


def test_a_call_belongs_to_a_count_that_was_heard() -> None:
    counted, listened = question_of(HAND), heard(HAND, SHORT)
    with pytest.raises(ValueError, match="is not an answer to this question"):
        verdict(counted, call_on(listened, "a"))
    with pytest.raises(ValueError, match="is not an answer to this question"):
        verdict(listened, answer(HAND, "total", "12"))


@pytest.mark.parametrize(
    ("text", "said", "names"),
    [
        (HAND, ALL, "Their hand"),
        (TRAP, FLUSH, "Their crib"),
        (JACK, "nothing", "The cut"),
        (GO, "g9D", "The play"),
    ],
)
def test_it_is_asked_what_the_other_side_made_of_it(text: str, said: str, names: str) -> None:
    question = heard(text, said)
    assert (title(question), ask_words(question)) == (names, "Right, short or over?")
