"""An argument is what lies there and who says what; its link brings it back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios import DECK, Card, Cut, Show
from scenarios.play import THIRTY_ONE
from trainer.claims import Claim
from trainer.settle.argument import Argument, Person, read_said
from trainer.settle.laid import Laid, Line, parse_laid


def lines(cards: list[Card]) -> Line:
    line = cards[:1]
    for card in cards[1:]:
        if sum(each.pips for each in (*line, card)) <= THIRTY_ONE:
            line.append(card)
    return Line(tuple(line))


def anything_laid() -> st.SearchStrategy[Laid]:
    card = st.sampled_from(DECK)
    five = st.lists(card, min_size=5, max_size=5, unique=True)
    return st.one_of(
        st.builds(lambda c, crib: Show(tuple(c[:4]), c[4], is_crib=crib), five, st.booleans()),
        st.builds(Cut, card),
        st.builds(lines, st.lists(card, min_size=1, max_size=8, unique=True)),
    )


def people() -> st.SearchStrategy[tuple[Person, ...]]:
    says = st.sampled_from(["12", "0", "15 15 p", "78 p66 r456", "n", "19"])
    name = st.sampled_from(["", "Ada", "Bob & Eve", "Zoë=?", "<b>", "李", "+/%"])
    return st.lists(st.builds(Person, says, name), max_size=2).map(tuple)


@given(st.builds(Argument, anything_laid(), people()))
def test_its_link_brings_an_argument_back(argument: Argument) -> None:
    assert Argument.parse(str(argument)) == argument
    assert Argument.of(argument.fields) == argument


@given(anything_laid())
def test_what_lies_there_is_read_back(laid: Laid) -> None:
    assert parse_laid(str(laid)) == laid


@given(st.text(max_size=80))
def test_any_link_is_read_or_refused(text: str) -> None:
    try:
        argument = Argument.parse(text)
    except ValueError:
        return
    assert Argument.parse(str(argument)) == argument


def test_a_bare_line_can_have_been_laid() -> None:
    line = parse_laid("play 7C 5D 6H")
    assert isinstance(line, Line)
    assert line.as_play().line == line.cards
    assert parse_laid(str(line.as_play())) == line


@given(st.builds(lines, st.lists(st.sampled_from(DECK), min_size=1, max_size=8, unique=True)))
def test_every_line_can_have_been_laid(line: Line) -> None:
    play = line.as_play()
    assert play.line == line.cards
    ends = play.score().points - line.score().points
    assert ends in ({0, 1} if line.may_add_one else {0})


@pytest.mark.parametrize(
    "text",
    [
        "play",
        "play 7C 7C",
        "play KC QC JC 5C",
        "play KC QC AC AD AH AS 2C 2D 2H",
        "play 5",
        "show 5C 5D 5S JH",
        "",
    ],
)
def test_what_cannot_lie_there_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        parse_laid(text)


@pytest.mark.parametrize(
    ("link", "sentence"),
    [
        ("", "'' has 0 of show, crib, cut and play"),
        ("cut=JD&show=5C+5D+5S+JH+/+5H", "2 of show, crib, cut and play"),
        ("cut=JD&third=x", "'third' is nothing that a link"),
        ("cut=JD&first_says=twelve", "'twelve' is no combination"),
        ("cut=JD&first_says=", "'' is no count"),
        ("cut=JD&first_says=" + "15+" * 90, "is no count"),
        ("cut=JD&first_says=1234", "'1234' is no number of points"),
        ("cut=JD&first=" + "x" * 31 + "&first_says=2", "longer than 30 letters"),
        ("play=7C+8D&first_says=15+g+l", "it is one point, for one of them"),
    ],
)
def test_a_link_that_cannot_be_followed_is_quoted(link: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=r".") as refused:
        Argument.parse(link)
    assert sentence in str(refused.value)


def test_only_two_can_argue() -> None:
    with pytest.raises(ValueError, match="of 3 people only two can argue"):
        Argument(parse_laid("cut JD"), (Person("1"), Person("2"), Person("3")))


def test_who_speaks_second_alone_is_the_first_of_the_link() -> None:
    assert str(Argument.parse("cut=JD&second=Bob&second_says=2")) == "cut=JD&first=Bob&first_says=2"


def test_what_is_said_is_a_number_or_lines_however_they_are_written() -> None:
    assert read_said("012", in_play=False) == 12
    said = read_said("15 78 P66 r3 n", in_play=False)
    assert not isinstance(said, int)
    assert [(part.category.value, part.size) for claim in said for part in claim.parts] == [
        ("fifteen", None),
        ("fifteen", 2),
        ("pair", 2),
        ("run", 3),
        ("nobs", None),
    ]


def test_a_number_that_nobody_claims_is_a_line() -> None:
    for said, in_play in (("78", False), ("78", True), ("15", True), ("31", True)):
        (claim,) = lines_said(said, in_play=in_play)
        assert claim.text == said
    assert read_said("15", in_play=False) == 15
    assert read_said("30", in_play=False) == 30


def test_points_are_said_in_words_as_well() -> None:
    assert read_said("14 points", in_play=False) == 14
    assert read_said("1 point", in_play=True) == 1
    assert read_said("nothing", in_play=False) == 0


def lines_said(says: str, *, in_play: bool) -> tuple[Claim, ...]:
    said = read_said(says, in_play=in_play)
    assert not isinstance(said, int)
    return said
