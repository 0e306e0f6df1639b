"""Scenarios as values and as one line of text, which is their identity."""

import re
from dataclasses import replace
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios import ACC, DECK, Card, Rules, parse_cards
from scenarios.cards import quoted
from scenarios.play import PlayPosition
from scenarios.scenario import FORMS, Cut, Play, Show, parse_scenario
from scenarios.score import Score
from tests.scenarios.texts import ANY_CARD, named, plays, shows, unhurried, words

SHOW = "show 5C 5D 5S JH / 5H"
CRIB = "crib 2H 4H 6H 8H / KC"
CUT = "cut JD"
PLAY = "play 7C 4D 3H 2S | 5D 6H 9C JS : 7C 5D 4D"

KITCHEN = Rules(crib_flush=4)
SCENARIOS = shows() | plays() | ANY_CARD.map(Cut)


# Their text.


@pytest.mark.parametrize("text", [*FORMS.values(), SHOW, CRIB, CUT, PLAY])
def test_canonical_text_is_written_as_it_was_read(text: str) -> None:
    assert str(parse_scenario(text)) == text


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("5c 5d 5s jh/5h", "show 5C 5D 5S JH / 5H"),
        ("  SHOW\t5♣,5♦,5♠,J♥ / 5♥\n", "show 5C 5D 5S JH / 5H"),
        ("10h 9h 8h 7h / 10s", "show TH 9H 8H 7H / TS"),
        ("Crib 2h 4h 6h 8h/kc", "crib 2H 4H 6H 8H / KC"),
        ("CUT  j♦", "cut JD"),
        ("cut 10c,", "cut TC"),
        ("Play 7c 4d 3h 2s|5d 6h 9c js:", "play 7C 4D 3H 2S | 5D 6H 9C JS :"),
        ("play 2S 3H 4D 7C | JS 9C 6H 5D : 7C,5D", "play 2S 3H 4D 7C | JS 9C 6H 5D : 7C 5D"),
    ],
)
def test_text_is_read_as_people_write_it(text: str, canonical: str) -> None:
    assert str(parse_scenario(text)) == canonical


def test_canonical_text_keeps_the_order_given() -> None:
    assert str(parse_scenario("KS 2C TD AH / 9C")) == "show KS 2C TD AH / 9C"
    assert parse_scenario("KS 2C TD AH / 9C") != parse_scenario("AH 2C TD KS / 9C")


@unhurried
@given(SCENARIOS)
def test_a_scenario_written_is_read_again(scenario: Show | Play | Cut) -> None:
    again = parse_scenario(str(scenario))
    assert again == scenario
    assert again.score() == scenario.score()
    assert str(again) == str(scenario)


SPELLINGS = {
    "T": ["T", "t", "10"],
    "C": ["C", "c", "♣", "♣\ufe0f"],
    "D": ["D", "d", "♦", "♦\ufe0f"],
    "H": ["H", "h", "♥", "♥\ufe0f"],
    "S": ["S", "s", "♠", "♠\ufe0f"],
    " ": [" ", "  ", "\t", ",", ", "],
    "/": ["/", " / ", "/ "],
    "|": ["|", " |", " | "],
    ":": [":", " : ", " :"],
}


@st.composite
def scribbled(draw: st.DrawFn, text: str) -> str:
    """Write a scenario's text as people may: any case, tens, symbols, spaces and commas."""
    kind, _, cards = text.partition(" ")
    cards = re.sub(" ?([/|:]) ?", r"\1", cards)
    scrawl = [draw(st.sampled_from(SPELLINGS.get(sign, [sign, sign.lower()]))) for sign in cards]
    left_out = ["", " "] if kind == "show" else []
    word = draw(st.sampled_from([kind, kind.upper(), f" {kind.title()}", *left_out]))
    return f"{word} {''.join(scrawl)}{draw(st.sampled_from(['', ' ']))}"


@unhurried
@given(SCENARIOS, st.data())
def test_case_spaces_tens_and_symbols_do_not_matter(
    scenario: Show | Play | Cut, data: st.DataObject
) -> None:
    assert parse_scenario(data.draw(scribbled(str(scenario)))) == scenario


# What they hold and are worth.


def test_a_show_is_a_hand_unless_it_is_said_to_be_the_crib() -> None:
    hand, (starter,) = parse_cards("2H 4H 6H 8H"), parse_cards("KC")
    assert Show(hand, starter) == Show(hand, starter, is_crib=False)
    assert Show(hand, starter, is_crib=True) == parse_scenario(CRIB) != Show(hand, starter)
    assert Show(hand, starter).score().points == 4
    assert Show(hand, starter, is_crib=True).score().points == 0


def test_a_cut_is_worth_his_heels_or_nothing() -> None:
    assert [parse_scenario(f"cut {rank}D").score().points for rank in "TJQ"] == [0, 2, 0]


def test_a_play_of_which_no_card_is_laid_is_worth_nothing() -> None:
    play = Play(parse_cards("7C 4D 3H 2S"), parse_cards("5D 6H 9C JS"), ())
    assert play.score() == Score(())
    assert (play.laid_by, play.before, play.line) == (None, None, ())
    assert play.position == PlayPosition.deal(play.pone, play.dealer)
    assert str(play) == "play 7C 4D 3H 2S | 5D 6H 9C JS :"


def test_a_play_knows_where_it_stands_and_who_laid_last() -> None:
    play = cast("Play", parse_scenario(PLAY))
    assert (play.laid_by, play.position.to_play, play.position.count) == ("pone", "dealer", 16)
    assert words(play.position.pone) == ("3H", "2S")
    assert words(play.pone) == ("7C", "4D", "3H", "2S")
    assert play.line == play.played == play.position.played


def test_the_line_is_still_told_when_the_count_has_ended() -> None:
    play = cast("Play", parse_scenario("play TC KD 2H 3S | JC QD KH 9S : TC JC KD"))
    assert play.position.played == ()
    assert (words(play.line), play.laid_by) == (("TC", "JC", "KD"), "pone")
    play = cast("Play", parse_scenario("play TC KD 2H 3S | JC QD KH 9S : TC JC KD QD"))
    assert (words(play.line), play.laid_by) == (("QD",), "dealer")


@unhurried
@given(plays())
def test_the_score_of_a_play_is_what_its_last_card_earned(play: Play) -> None:
    if play.before is None:
        assert play.played == ()
    else:
        assert play.before.play(play.played[-1]) == (play.position, play.score())
        assert play.laid_by == play.before.to_play


@pytest.mark.parametrize("text", [SHOW, CUT, PLAY])
def test_rules_that_do_not_touch_it_change_nothing(text: str) -> None:
    scenario = parse_scenario(text)
    assert scenario.score() == scenario.score(ACC) == scenario.score(KITCHEN)


def test_lists_become_tuples_and_are_left_as_they_were() -> None:
    hand, other, laid = (
        [*parse_cards("7C 4D 3H 2S")],
        [*parse_cards("5D 6H 9C JS")],
        [*parse_cards("7C")],
    )
    tuples = tuple(hand), tuple(other), tuple(laid)
    as_given = cast("tuple[tuple[Card, ...], ...]", (hand, other, laid))
    assert Play(*as_given) == Play(*tuples)
    assert Show(as_given[0], other[0]) == Show(tuples[0], other[0])
    assert hash(Play(*as_given)) == hash(Play(*tuples))
    assert (tuple(hand), tuple(other), tuple(laid)) == tuples


def test_a_scenario_with_something_replaced_is_made_anew() -> None:
    assert replace(cast("Show", parse_scenario(CRIB)), is_crib=False).score().points == 4
    play = replace(cast("Play", parse_scenario(PLAY)), played=parse_cards("7C"))
    assert (play.position.count, play.laid_by, play.score()) == (7, "pone", Score(()))
    with pytest.raises(ValueError, match="out of turn"):
        replace(play, played=parse_cards("5D"))


# What is refused.

REFUSED = {
    "": "a show is written with one /",
    " \t": "a show is written with one /",
    "show": "a show is written with one /",
    "show 5C 5D 5S JH": "a show is written with one /",
    "5C 5D 5S JH 5H": "a show is written with one /",
    "5C 5D / 5S JH / 5H": "a show is written with one /",
    "crib 2H 4H 6H 8H": "a crib is written with one /",
    "5C 5D 5S JH /": "a show has one starter, not 0",
    "5C 5D 5S JH / 5H 6H": "a show has one starter, not 2",
    "5C 5D 5S / 5H": "a hand is four cards, not 3: 5C 5D 5S",
    "5C 5D 5S JH 2C / 5H": "a hand is four cards, not 5: 5C 5D 5S JH 2C",
    "/ 5H": "a hand is four cards, not 0",
    "5C 5D 5S 5C / 5H": "5C is there twice",
    "crib 5C 5D 5S JH / JH": "JH is there twice",
    "5C 5D 5S JX / 5H": "'JX' is not a card",
    "hand 5C 5D 5S JH / 5H": "'hand' is not a card",
    "show show 5C 5D 5S JH / 5H": "'show' is not a card",
    "\u017fhow 5C 5D 5S JH / 5H": "'\u017fhow' is not a card",
    "5C 5D 5\u017f JH / 5H": "'5\u017f' is not a card",
    "cut": "a cut has one starter, not 0",
    "cut JD JC": "a cut has one starter, not 2",
    "cut JD JD": "JD is there twice",
    "cut J": "'J' is not a card",
    "cut JD / JC": "'/' is not a card",
    "play": "a play is written with one :",
    "play 7C 5D 6H": "a play is written with one :",
    "play 7C 5D 6H :": "a play is written with one |",
    "play 7C 4D 3H 2S | 5D 6H 9C JS": "a play is written with one :",
    "play 7C 4D 3H 2S | 5D 6H 9C JS : 7C : 5D": "a play is written with one :",
    "play 7C 4D | 3H 2S | 5D 6H 9C JS :": "a play is written with one |",
    "play 7C 4D 3H | 5D 6H 9C JS :": "a hand is four cards, not 3: 7C 4D 3H",
    "play 7C 4D 3H 2S | 5D 6H 9C JS QS :": "a hand is four cards, not 5",
    "play 7C 4D 3H 2S | 7C 6H 9C JS :": "7C is there twice",
    "play 7C 4D 3H 2S | 5D 6H 9C JS : 5D": "5D is out of turn",
    "play 7C 4D 3H 2S | 5D 6H 9C JS : 7C 4D": "4D is out of turn",
    "play 7C 4D 3H 2S | 5D 6H 9C JS : 7D": "7D cannot be laid: pone does not hold it",
    "play 7C 4D 3H 2S | 5D 6H 9C JS : 7C 5D 7C": "7C is there twice",
    "play TC 9D 3H 2S | 9H 8H 2C JS : TC JS 9D 9H": "9H cannot be laid: it would make 38, over 31",
    "play TC 2H 2S AD | JD KC QH TS : TC JD 2H KC": "KC is out of turn",
}


@pytest.mark.parametrize("text", REFUSED)
def test_what_cannot_be_is_refused_and_quoted(text: str) -> None:
    with pytest.raises(ValueError, match=re.escape(REFUSED[text])) as refused:
        parse_scenario(text)
    assert str(refused.value).startswith(f"{quoted(text)} cannot be read: ")


@pytest.mark.parametrize("start", ["", "show ", "crib ", "cut ", "play ", "5C 5D 5S JH / "])
@pytest.mark.parametrize("filling", ["x", "5C ", "/", "|:", "\x00", "\U0001f0a1"], ids=ascii)
def test_ten_thousand_characters_are_quoted_short(start: str, filling: str) -> None:
    with pytest.raises(ValueError, match="cannot be read") as refused:
        parse_scenario(start + filling * 10_000)
    assert len(str(refused.value)) < 1_000


SCRAPS = [
    "show ",
    "crib ",
    "cut ",
    "play ",
    "5C",
    "5D",
    "5S",
    "JH",
    "5H",
    " ",
    "/",
    "|",
    ":",
    "10",
    "x",
]


@unhurried
@given(st.text() | st.lists(st.sampled_from(SCRAPS), max_size=20).map("".join))
def test_any_text_is_a_scenario_or_a_value_error(text: str) -> None:
    try:
        scenario = parse_scenario(text)
    except ValueError as error:
        message = str(error)
    else:
        message = f"{quoted(text)} cannot be read: no, it can"
        assert parse_scenario(str(scenario)) == scenario
    assert message.startswith(f"{quoted(text)} cannot be read: ")


@pytest.mark.parametrize("wrong", [None, "5H", 5, ()], ids=repr)
def test_a_starter_is_a_card(wrong: object) -> None:
    with pytest.raises(ValueError, match="is not a card"):
        Show(DECK[:4], cast("Card", wrong))
    with pytest.raises(ValueError, match="is not a card"):
        Cut(cast("Card", wrong))


@pytest.mark.parametrize("wrong", [iter(DECK[:4]), set(DECK[:4]), "5C 5D 5S JH", None], ids=named)
def test_a_hand_is_a_sequence(wrong: object) -> None:
    hand = cast("tuple[Card, ...]", wrong)
    for make in (
        lambda: Show(hand, DECK[5]),
        lambda: Play(hand, DECK[5:9], ()),
        lambda: Play(DECK[5:9], hand, ()),
    ):
        with pytest.raises(ValueError, match="a sequence of four cards"):
            make()


def test_a_play_of_an_iterator_is_refused_or_keeps_its_cards() -> None:
    laid = cast("tuple[Card, ...]", iter(DECK[:1]))
    try:
        play = Play(DECK[:4], DECK[4:8], laid)
    except ValueError:
        return
    assert play.played == DECK[:1]
