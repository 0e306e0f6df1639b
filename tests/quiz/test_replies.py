"""What is typed is read or refused with a sentence, and what became of it is told once."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios import DECK, Rules, Show
from tests.quiz.replied import (
    BROKEN_RUN,
    IT_IS_GO,
    TWO_FITS,
    WORTH_14,
    answer,
    answer_to,
    question_of,
    shown,
    turn_of,
)
from tests.trainer.marked import words_for
from trainer.quiz.question import Ask, Question
from trainer.quiz.replies import check_reply, doubt, forms_of, marked
from trainer.quiz.turn import TurnMarking
from trainer.record import FORMS, Form, Shown
from trainer.skills import Skill, Tally

KEPT, LOST_COUNT = Tally(1, 1, 1, 1), Tally(1, 0, 1, 0)


def test_marks_that_nobody_sees_are_no_fault_of_a_reply() -> None:
    check_reply(question_of(WORTH_14), "total", "\u200f14")
    check_reply(question_of(WORTH_14), "combinations", "\u200b66 p66")


@pytest.mark.parametrize("ask", Ask)
def test_a_turn_is_answered_by_cards_and_all_else_in_three_forms(ask: Ask) -> None:
    assert set(forms_of(ask)) < set(FORMS)
    assert ("cards" in forms_of(ask)) is (ask is Ask.TURN)
    assert len(forms_of(ask)) == (1 if ask is Ask.TURN else 3)


@pytest.mark.parametrize(
    ("text", "form", "reply"),
    [
        (WORTH_14, "total", "0"),
        (WORTH_14, "spoken", "15 15 p d3 31 g"),
        (WORTH_14, "spoken", ""),
        (WORTH_14, "combinations", "456 p66 n"),
        (BROKEN_RUN, "spoken", "31 g l p4 r7"),
        (BROKEN_RUN, "combinations", "3475"),
        (TWO_FITS, "cards", "2h 8C"),
        (TWO_FITS, "cards", "go"),
    ],
)
def test_right_or_wrong_it_can_be_read(text: str, form: Form, reply: str) -> None:
    question = turn_of(text) if form == "cards" else question_of(text)
    check_reply(question, form, reply)
    assert marked(answer(text, form, reply))


@pytest.mark.parametrize(
    ("text", "form", "reply", "sentence"),
    [
        (WORTH_14, "total", "-3", "'-3' is no number of points; type them in digits"),
        (WORTH_14, "total", "twelve", "'twelve' is no number of points"),
        (WORTH_14, "total", "", "type the points in digits"),
        (WORTH_14, "total", "9" * 10_000, "'9{60}…' has 10000 characters, which is no count"),
        (WORTH_14, "total", "12\x00", "has a character in it that cannot be seen"),
        (WORTH_14, "spoken", "15 two", "'two' is nothing that scores"),
        (WORTH_14, "combinations", "78 zz", "'zz' is no combination"),
        (WORTH_14, "cards", "go", "'cards' is no way to answer this question"),
        (WORTH_14, "<b>", "12", "'<b>' is no way to answer this question"),
        (TWO_FITS, "total", "12", "'total' is no way to answer this question"),
        (TWO_FITS, "cards", "KC", "'KC' is not among the cards you hold"),
        (TWO_FITS, "cards", "", "choose the cards"),
    ],
)
def test_what_cannot_be_read_is_refused(text: str, form: Form, reply: str, sentence: str) -> None:
    question = turn_of(text) if text is TWO_FITS else question_of(text)
    with pytest.raises(ValueError, match=sentence):
        check_reply(question, form, reply)


@given(st.text(max_size=40), st.sampled_from(FORMS), st.sampled_from([WORTH_14, BROKEN_RUN]))
def test_what_passes_can_be_logged_and_marked(reply: str, form: Form, text: str) -> None:
    for question in (question_of(text), turn_of(BROKEN_RUN)):
        try:
            check_reply(question, form, reply)
        except ValueError as refusal:
            assert str(refusal)  # noqa: PT017  either is fine, and nothing else is
        else:
            assert marked(answer_to(question, form, reply)).form == form


@pytest.mark.parametrize(
    ("text", "reply", "sentence", "instead"),
    [
        (WORTH_14, "19", "No hand makes 19; players say it for nothing. Zero?", "0"),
        ("crib 2H 4H 6H 8H / KC", "19", "No crib makes 19; players say it for nothing. Zero?", "0"),
        (WORTH_14, "25", "No hand makes 25. Count again?", ""),
        (WORTH_14, "30", "No hand makes 30. Count again?", ""),
        ("crib 2H 4H 6H 8H / KC", "27", "No crib makes 27. Count again?", ""),
    ],
)
def test_a_total_that_nothing_makes_is_doubted(
    text: str, reply: str, sentence: str, instead: str
) -> None:
    doubted = doubt(question_of(text), "total", reply)
    assert doubted
    assert (doubted.sentence, doubted.instead) == (sentence, instead)


@pytest.mark.parametrize(
    ("question", "form", "reply"),
    [
        (question_of(WORTH_14), "total", "0"),
        (question_of(WORTH_14), "total", "29"),
        (question_of(WORTH_14), "spoken", ""),
        (question_of("cut JD"), "total", "19"),
        (question_of(BROKEN_RUN), "total", "19"),
        (turn_of(TWO_FITS), "cards", "go"),
    ],
)
def test_nothing_else_is_doubted(question: Question, form: Form, reply: str) -> None:
    assert doubt(question, form, reply) is None
    assert doubt(question, form, reply, rules=Rules(crib_flush=4)) is None


def test_the_house_of_the_answer_says_what_a_crib_is_worth() -> None:
    text = "crib 2H 4H 6H 8H / KC"
    assert not marked(answer(text, "total", "4")).result.is_right
    assert marked(answer(text, "total", "4", house="crib_flush=4")).result.is_right


def test_a_turn_is_marked_from_the_seat_of_whoever_did_not_lay_the_last_card() -> None:
    turn = marked(answer(TWO_FITS, "cards", "2H 8C")).marking
    assert isinstance(turn, TurnMarking)
    assert [list(map(str, cards)) for cards in (turn.held, turn.fitting)] == [
        ["2H", "8C", "7S"],
        ["2H"],
    ]


def test_a_turn_that_cannot_be_asked_is_an_error() -> None:
    go_is_said = "play KC 9D AH 8S | JH TH 8C 7S : KC JH 9D AH"
    logged = replace(answer(IT_IS_GO, "cards", "go"), scenario=go_is_said)
    with pytest.raises(ValueError, match="cannot be asked"):
        marked(logged)


@pytest.mark.parametrize(
    ("text", "reply", "tally"),
    [
        (TWO_FITS, "2H", Tally(1, 1, 1, 1)),
        (TWO_FITS, "2H 8C", Tally(1, 1, 2, 1)),
        (TWO_FITS, "8C", Tally(1, 0, 1, 0)),
        (TWO_FITS, "go", Tally(1, 0, 1, 0)),
        (IT_IS_GO, "go", Tally(1, 1, 1, 1)),
        (IT_IS_GO, "8C 7S", Tally(1, 0, 2, 0)),
    ],
)
def test_of_a_turn_the_cards_are_told_go_being_one(text: str, reply: str, tally: Tally) -> None:
    logged = answer(text, "cards", reply)
    assert marked(logged).evidence.tallies == {Skill.LEGAL_CARD: tally}
    result = marked(logged).result
    assert (result.points, result.found, result.over) == (0, 0, 0)
    assert result.is_right is (tally == Tally(1, 1, 1, 1))


@pytest.mark.parametrize(
    ("form", "reply", "over"),
    [
        ("total", "14", 0),
        ("total", "12", 0),
        ("total", "17", 3),
        ("combinations", "5j 456 456 p66 p66 r456 n", 3),  # twice for 2, imagined for 1
        ("spoken", "15 d4", 2),  # two runs of three said to be of four
    ],
)
def test_what_is_claimed_and_not_there_is_over(form: Form, reply: str, over: int) -> None:
    assert marked(answer(WORTH_14, form, reply)).result.over == over


def test_a_right_total_of_several_lines_was_kept() -> None:
    tallies = marked(answer(WORTH_14, "total", "14")).evidence.tallies
    assert tallies[Skill.KEEPING_THE_TOTAL] == KEPT
    assert tallies[Skill.PAIR] == Tally(1, 1, 1, 1)


@pytest.mark.parametrize(
    ("text", "form", "reply"),
    [
        ("show 9C TD JS 2H / 7D", "total", "3"),  # one line
        (WORTH_14, "spoken", "15 15 15 p d3"),  # added up by the screen
        (WORTH_14, "total", "12"),  # wrong, and nothing shown
        ("play 4C 5D 9H 2S | 6H KH 9C JS : 4C 6H 5D", "total", "5"),  # not a show
    ],
)
def test_otherwise_it_is_not_told_whether_a_total_was_kept(
    text: str, form: Form, reply: str
) -> None:
    assert Skill.KEEPING_THE_TOTAL not in marked(answer(text, form, reply)).evidence.tallies


@pytest.mark.parametrize(
    ("said", "count", "kept", "found"),
    [
        ("12", "456 456 p66 r456 r456", KEPT, 12),  # the jack missed, and added up rightly
        ("12", "5j 456 456 p66 r456 r456", LOST_COUNT + Tally(lost=2), 12),
        ("16", "5j 456 456 p66 r456 r456", LOST_COUNT + Tally(over=2), 14),
        ("16", "5j 456 456 46 p66 r456 r456", KEPT, 14),
        ("12", "5j 456 456 p66 n r456 x", LOST_COUNT + Tally(lost=4), 7),
        ("0", "5j", LOST_COUNT + Tally(lost=2), 0),
        ("2", "78 79", LOST_COUNT, 0),  # what was imagined and left out is no loss
        ("9", "", LOST_COUNT + Tally(over=9), 0),
    ],
)
def test_a_count_shown_tells_whether_lines_or_adding_went_wrong(
    said: str, count: str, kept: Tally, found: int
) -> None:
    logged = answer(WORTH_14, "total", said)
    assert marked(logged, shown(count)).evidence.tallies[Skill.KEEPING_THE_TOTAL] == kept
    assert marked(logged, shown(count)).result.found == found


def test_a_count_shown_is_heard_only_after_a_wrong_total() -> None:
    for form, reply in (("total", "14"), ("spoken", "15 p")):
        logged = answer(WORTH_14, form, reply)  # type: ignore[arg-type]
        assert marked(logged, shown("78")) == marked(logged)


def test_a_count_shown_after_another_answer_is_refused() -> None:
    other = Shown(answer="p-1", form="spoken", claimed="15", at=shown("").at)
    with pytest.raises(ValueError, match="belongs to 'p-1', not 'p-0'"):
        marked(answer(WORTH_14, "total", "12"), other)


@given(
    st.lists(st.sampled_from(DECK), min_size=5, max_size=5, unique=True),
    st.booleans(),
    st.integers(0, 40),
    st.data(),
)
def test_every_point_there_is_found_or_lost_in_one_place(
    cards: list[object], is_crib: bool, total: int, data: st.DataObject
) -> None:
    show = Show(tuple(cards[:4]), cards[4], is_crib=is_crib)  # type: ignore[arg-type]
    words = [*words_for(show.score()), "78", "p55", "r678", "x", "n", "d4556"]
    count = data.draw(st.none() | st.lists(st.sampled_from(words), max_size=12).map(" ".join))
    logged = answer(str(show), "total", str(total))
    after = None if count is None else shown(count)
    found, result = marked(logged, after).evidence, marked(logged, after).result
    lost = found.unattributed
    lost += sum(tally.lost for tally in (*found.tallies.values(), *found.headings.values()))
    assert result.points == show.score().points == result.found + lost
    assert 0 <= result.found <= total
    assert result.found + result.over == total
    assert result.is_right is (total == result.points)
