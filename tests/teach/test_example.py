"""An example is counted by the scorer, of what is asked and no more."""

import pytest

from trainer.house import Counting, House
from trainer.quiz.question import Ask
from trainer.teach.example import Example, anchor_of

WORTH_14 = "show 4C 5D 6S 6H / JH"


def test_its_lines_are_those_of_the_count() -> None:
    lines = Example(title="Two sixes", text=WORTH_14).lines()
    assert [(line.words, line.running) for line in lines[:2]] == [
        ("fifteen two", 2),
        ("fifteen four", 4),
    ]
    assert [str(card) for card in lines[-1].cards] == ["4C", "5D", "6H"]
    assert {line.mark for line in lines} == {"plain"}


def test_only_what_is_asked_is_there() -> None:
    asked = Example(title="Two sixes", text=WORTH_14, asked=("pair",))
    assert [line.words for line in asked.lines()] == ["a pair for two"]
    assert asked.points == 2


def test_where_nothing_is_there_a_line_says_so() -> None:
    (line,) = Example(title="Even", text="show 2D 4C 6H 8C / KS").lines()
    assert (line.words, line.cards, line.running) == ("nothing", (), 0)


def test_it_is_said_as_a_house_says_it() -> None:
    house = House(counting=Counting.BY_PATTERN)
    lines = Example(title="Two sixes", text=WORTH_14).lines(house)
    assert lines[-1].words == "and a double run is fourteen"


@pytest.mark.parametrize(
    ("text", "ask"),
    [
        (WORTH_14, Ask.SHOW),
        ("cut JD", Ask.CUT),
        ("play 7C 5D 6H 2S | 8D 9H 9C JS : 7C 8D", Ask.OPEN),
    ],
)
def test_it_is_asked_with_all_cards_to_be_seen(text: str, ask: Ask) -> None:
    example = Example(title="An example", text=text)
    assert example.question.ask is ask
    assert example.ask.endswith("?")


def test_a_run_in_the_play_stays_as_it_was_laid() -> None:
    example = Example(title="Out of order", text="play 4S 5C QD 2H | 6H QC JC 5D : 4S 6H 5C")
    assert " ".join(map(str, example.lines()[-1].cards)) == "4S 6H 5C"


def test_an_anchor_is_plain() -> None:
    assert anchor_of("Is a jack as the starter his nobs?") == "is-a-jack-as-the-starter-his-nobs"
