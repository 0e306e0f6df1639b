"""Every line of a count says what became of it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios import DECK, Card, Show
from tests.quiz.replied import WORTH_14, answer, question_of
from tests.trainer.marked import words_for
from tests.verdict.telling import told
from trainer.house import SPOKEN_ORDER, Counting, House
from trainer.quiz.replies import marked
from trainer.record import Form
from trainer.verdict.told import verdict

BY_PATTERN = "counting=by_pattern"
RUNS_FIRST = "order=runs,pairs,fifteens,flush,nobs"
TRIPLE_RUN = "show TC JC JD QC / JH"
DOUBLE_RUN_OF_FOUR = "show TC JC JD QH / KD"
ONE_PAIR = "show 5C 3D JH JS / 9C"
WORTH_NOTHING = "show 2H 4C 8S TD / QH"
FOURS = "play 4C 4D KH 9S | 4H 4S QS JC : KH 4H 4C 4S 9S QS 4D"
DOUBLE_DOUBLE_RUN = "show TC TD JS JH / QD"


def notes(text: str, form: Form, claimed: str, *, house: str = "") -> list[tuple[str, str]]:
    return [(line.mark, line.note) for line in told(text, form, claimed, house=house).lines]


@pytest.mark.parametrize(
    ("text", "form", "claimed", "expected"),
    [
        ("show 8C 8D 8S 2H / KD", "combinations", "p8c8d", ("unsure", "one of its three pairs")),
        ("show 8C 8D 8S 2H / KD", "spoken", "p p", ("unsure", "two of three counted")),
        ("show 5C 5D 6H 6S / KC", "spoken", "p3 p4", ("misvalued", "said for twelve; it is two")),
        ("show 5C 5D 6H 6S / KC", "spoken", "p3 p4", ("misvalued", "said for six; it is two")),
        ("show 8C 8D 8S 2H / KD", "spoken", "p3 p", ("twice", "one too many")),
        ("show 8C 8D 8S 8H / KD", "spoken", "p3", ("unsure", "three of six counted")),
        ("show 8C 8D 8S 8H / KD", "spoken", "p3 p", ("unsure", "four of six counted")),
        (WORTH_14, "combinations", "456 456 456", ("twice", "one too many")),
        (
            WORTH_14,
            "combinations",
            "79 n",
            ("imagined", "not there: a jack as the starter is no nobs"),
        ),
        (WORTH_14, "spoken", "15 r3", ("unsure", "one of two counted")),
        (WORTH_14, "combinations", "5j 5j 5j", ("twice", "counted 3 times")),
    ],
)
def test_a_line_has_a_note(text: str, form: Form, claimed: str, expected: tuple[str, str]) -> None:
    assert expected in notes(text, form, claimed)


def test_why_something_is_not_there_is_said_once() -> None:
    text = "play KC 6H 4D AS | JH QD 9C 8S : KC JH 6H 4D AS"
    of_31 = told(text, "spoken", "31 g")
    assert of_31.why == "Thirty-one pays two: nothing is added for the go or for the last card."
    assert [line.note for line in of_31.lines] == ["", "not there"]


@pytest.mark.parametrize(
    ("text", "form", "claimed", "mark", "words"),
    [
        (ONE_PAIR, "combinations", "pjj pjj pjj pjhjs", "twice", ["two jacks, a pair"]),
        ("show 8C 8D 8S 2H / KD", "spoken", "p3 p3 p", "twice", ["a pair"]),
        (ONE_PAIR, "combinations", "39 93", "imagined", ["three and nine, fifteen, twice"]),
        (WORTH_14, "spoken", "r4 r4 d4 p", "twice", ["a pair"]),
        (
            WORTH_NOTHING,
            "spoken",
            "d3 p r3",
            "imagined",
            ["a pair, twice", "a run of three, 3 times"],
        ),
    ],
)
def test_the_same_thing_has_one_line(
    text: str, form: Form, claimed: str, mark: str, words: list[str]
) -> None:
    lines = told(text, form, claimed).lines
    assert sorted(line.words for line in lines if line.mark == mark) == words


@pytest.mark.parametrize(
    ("text", "form", "claimed", "cards"),
    [
        ("show TC 9D JS 4H / 4D", "total", "5", {"TC 9D JS": False, "9D TC JS": True}),
        ("show TC 9D JS 4H / 4D", "combinations", "r9tj r9tj", {"9D TC JS": True}),
        ("show TC 9D JS 4H / 4D", "combinations", "rjt9 pjt", {"TC JS": True}),
        ("show KS QH JC QD / 2D", "total", "8", {"JC QH KS": True, "JC QD KS": True}),
        ("play 4C 5D 9H 2S | 6H KH 9C JS : 4C 6H 5D", "total", "5", {"4C 6H 5D": True}),
    ],
)
def test_a_run_goes_up_its_ranks_and_in_the_play_as_it_was_laid(
    text: str, form: Form, claimed: str, cards: dict[str, bool]
) -> None:
    lines = {" ".join(map(str, line.cards)) for line in told(text, form, claimed).lines}
    assert {each: each in lines for each in cards} == cards


@pytest.mark.parametrize(
    ("play", "claimed", "lit"),
    [
        # Three of the fours were laid to the count before.
        (FOURS, "p4444", "4H 4C 4S 4D"),
        ("play 2D TS TD KS | 6D TC 3H TH : KS 6D 2D 3H TD TH", "pTDTH", "TD TH"),
        # What can be meant of this count is not looked for in another.
        (FOURS, "p4q", "QS 4D"),
    ],
)
def test_cards_of_the_count_before_are_lit_where_they_were_named(
    play: str, claimed: str, lit: str
) -> None:
    *_, line = told(play, "combinations", claimed).lines
    assert (line.mark, " ".join(map(str, line.cards))) == ("imagined", lit)


def test_by_pattern_a_run_goes_up_its_ranks_too() -> None:
    lines = told(DOUBLE_DOUBLE_RUN, "total", "16", house=BY_PATTERN).lines
    assert [str(card) for card in lines[-1].cards] == ["TC", "TD", "JS", "JH", "QD"]


def test_three_of_a_kind_said_of_two_pairs_is_told_as_a_pair() -> None:
    said = told("show 5C 5D 6H 6S / KC", "spoken", "p3").said
    assert "The pair is for two, not six." in said
    assert "two sixes, a pair for two." in said


@pytest.mark.parametrize(
    ("text", "form", "claimed", "expected"),
    [
        (WORTH_14, "total", "14", ("found", "")),
        (WORTH_14, "total", "11", ("plain", "")),
        (WORTH_14, "combinations", "5j 456 456", ("missed", "missed")),
        (WORTH_14, "combinations", "d4566", ("found", "")),
        (WORTH_14, "spoken", "15 d3", ("found", "")),
        (
            WORTH_14,
            "combinations",
            "r456 r456",
            ("missed", "missed in it: two sixes, a pair for two"),
        ),
        (
            WORTH_14,
            "combinations",
            "r4c5d6s p66",
            ("missed", "missed in it: four, five and six, a run for three"),
        ),
        (WORTH_14, "spoken", "r3 p", ("unsure", "missed in it: one of the two runs")),
        (
            WORTH_14,
            "spoken",
            "r3",
            ("missed", "missed in it: two sixes, a pair for two; one of the two runs"),
        ),
        (
            TRIPLE_RUN,
            "spoken",
            "p r3",
            ("unsure", "missed in it: two of the three pairs; two of the three runs"),
        ),
        (
            DOUBLE_DOUBLE_RUN,
            "spoken",
            "r3 r3 r3 r3 p3",
            ("missed", "missed in it: two jacks, a pair for two; the pair is for two, not six"),
        ),
        (DOUBLE_RUN_OF_FOUR, "spoken", "d3", ("misvalued", "each run is for four, not three")),
    ],
)
def test_what_was_missed_in_a_pattern_is_said(
    text: str, form: Form, claimed: str, expected: tuple[str, str]
) -> None:
    assert expected in notes(text, form, claimed, house=BY_PATTERN)


def test_a_verdict_is_said_in_the_order_of_the_house() -> None:
    lines = told(WORTH_14, "combinations", "5j p66", house=RUNS_FIRST).lines
    assert [(line.mark, line.words, line.running) for line in lines] == [
        ("missed", "a run for three", 3),
        ("missed", "and another run of three is six", 6),
        ("found", "and a pair is eight", 8),
        ("found", "fifteen ten", 10),
        ("missed", "fifteen twelve", 12),
        ("missed", "fifteen fourteen", 14),
    ]


def test_a_verdict_can_be_said_as_another_house_says_it() -> None:
    given_answer = answer("crib 2H 4H 6H 8H / KC", "total", "4", house="crib_flush=4")
    told_so = verdict(question_of("crib 2H 4H 6H 8H / KC"), given_answer, said_by=House())
    # What it is worth stays as it was in the house in which it was answered.
    assert [(line.mark, line.words) for line in told_so.lines] == [("found", "a flush for four")]
    of_14 = verdict(
        question_of(WORTH_14), answer(WORTH_14, "total", "14"), said_by=House.parse(BY_PATTERN)
    )
    assert of_14.lines[-1].words == "and a double run is fourteen"


houses = st.builds(
    House,
    order=st.permutations(SPOKEN_ORDER).map(tuple),
    counting=st.sampled_from(Counting),
)


@given(
    st.lists(st.sampled_from(DECK), min_size=5, max_size=5, unique=True),
    st.booleans(),
    houses,
    st.data(),
)
def test_whatever_the_order_and_the_manner_the_lines_add_up_and_the_marks_stay(
    cards: list[Card], is_crib: bool, house: House, data: st.DataObject
) -> None:
    *hand, starter = cards
    show = Show(tuple(hand), starter, is_crib=is_crib)
    words = words_for(show.score())
    claimed = " ".join(
        data.draw(st.permutations([each for each in words if data.draw(st.booleans())]))
    )
    replied = answer(str(show), "combinations", claimed, house=str(house))
    became = marked(replied)
    told_so = verdict(question_of(str(show)), replied)
    plain = verdict(question_of(str(show)), replied, said_by=House())
    lines = [line for line in told_so.lines if line.points]
    assert sum(line.points for line in lines) == show.score().points
    assert lines == [] or lines[-1].running == show.score().points
    # All but the lines, and who is found, missed or imagined, is as the congress has it.
    for name in ("result", "headline", "detail", "why", "names", "rule", "said"):
        assert getattr(told_so, name) == getattr(plain, name)
    found = {line.mark for line in lines} <= {"found"}
    assert found == became.result.is_right
