"""Cards as friends type them: ranks, suits where they matter, and nonsense that gets a sentence."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios import DECK, Card
from trainer.claims import Named
from trainer.quiz.kinds import Kind
from trainer.settle.entered import Entered, read_cards

SHOWS = (Kind.HAND, Kind.CRIB)


def written(kind: Kind, text: str) -> str:
    """Write what was read: ranks, each with its suit where one was said."""
    cards = read_cards(kind, text).cards
    return " ".join(f"{card.rank}{card.suit.value if card.suit else ''}" for card in cards)


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("5 5 5 J / 5", "5 5 5 J 5"),
        ("10 4 4 4 3", "T 4 4 4 3"),
        ("5H 10S j♣ q K", "5H TS JC Q K"),
        ("555J/5", "5 5 5 J 5"),
        ("a,2,3,4,t", "A 2 3 4 T"),
        ("5h5d 5 J♦️ / 5", "5H 5D 5 JD 5"),
        ("5 5 5 j /", "5 5 5 J"),
        ("", ""),
        (" , ", ""),
        ("show 5 5 5 J / 5", "5 5 5 J 5"),
        ("Hand 5 5", "5 5"),
        ("show", ""),
        ("\u200f5 5\u200bH\ufeff J", "5 5H J"),
        ("\uff15\uff28 \uff11\uff10 \uff2a", "5H T J"),
    ],
)
def test_cards_are_read_as_people_write_them(text: str, read: str) -> None:
    assert written(Kind.HAND, text) == read


@pytest.mark.parametrize(
    ("kind", "text", "read"),
    [
        (Kind.CUT, "/ J", "J"),
        (Kind.CUT, "cut J", "J"),
        (Kind.CUT, "cut /JH", "JH"),
        (Kind.CRIB, "crib 2 4 6 8 / K", "2 4 6 8 K"),
        (Kind.PLAY, "play 7 8", "7 8"),
        (Kind.PLAY, "KC 6H 4D AS | JH QD 9C 8S : KC JH 6H", "KC JH 6H"),
        (Kind.PLAY, "play KC 6H 4D AS | JH QD 9C 8S :", ""),
    ],
)
def test_they_are_read_as_the_command_and_a_table_write_them(
    kind: Kind, text: str, read: str
) -> None:
    assert written(kind, text) == read


@pytest.mark.parametrize(
    ("kind", "text", "sentence"),
    [
        (Kind.HAND, "crib 2 4 6 8 K", "'crib 2 4 6 8 K' is about the crib; choose that first"),
        (Kind.CUT, "show J", "'show J' is about a hand; choose that first"),
        (Kind.PLAY, "cut J", "'cut J' is about the cut; choose that first"),
        (Kind.CRIB, "Play 7 8", "'Play 7 8' is about the play; choose that first"),
        (Kind.CUT, "J /", "has its / in another place than right before the starter"),
        (Kind.PLAY, "KC | QC : 5", "is not a card"),
        (Kind.HAND, "KC | QC : KC", "'|' is not a card"),
        (Kind.HAND, "5 5 5 5 5", "'5 5 5 5 5' has five fives, and there are only four"),
        (Kind.HAND, "A 2 3 4 5 6", "'A 2 3 4 5 6' has 6 cards, and a hand is four"),
        (Kind.CRIB, "A 2 3 4 5 6", "and a crib is four, and one more with the starter"),
        (Kind.CUT, "J J", "'J J' has 2 cards, and the cut is one card"),
        (Kind.PLAY, "A A A A 2 2 2 2 3", "9 cards, and both hands together have only eight"),
        (Kind.PLAY, "K Q J 5", "'K Q J 5' makes 35, and no count goes beyond 31"),
        (Kind.HAND, "5h 6 5H", "'5h 6 5H' has the five of hearts more than once"),
        (Kind.HAND, "5 🂡", "'🂡' is not a card; write a rank like 5, 10 or J"),
        (Kind.HAND, "1 5 5 J 5", "'1' is not a card"),
        (Kind.HAND, "5 hearts", "'hearts' is not a card"),
        (Kind.HAND, "5 / 5 5 J 5", "'5 / 5 5 J 5' has its / in another place"),
        (Kind.HAND, "5 5 5 J // 5", "has its / in another place"),
        (Kind.PLAY, "5 / 5", "'5 / 5' has a /, which only stands before a starter"),
        (Kind.HAND, "x" * 500, "'" + "x" * 60 + "…' is not a card"),
    ],
)
def test_nonsense_gets_a_sentence_that_quotes_it(kind: Kind, text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=r".") as refused:
        read_cards(kind, text)
    assert sentence in str(refused.value)


@pytest.mark.parametrize(
    ("kind", "text", "wanted"),
    [
        (Kind.HAND, "", "Enter four cards of the hand, and then the starter."),
        (Kind.CRIB, "5", "Enter three more cards of the crib, and then the starter."),
        (Kind.HAND, "5 5 5", "Enter one more card of the hand, and then the starter."),
        (Kind.HAND, "5 5 5 J", "Now the starter: it is the fifth card."),
        (Kind.HAND, "5 5 5 J 5", ""),
        (Kind.CUT, "", "Enter the starter, the card that was cut."),
        (Kind.CUT, "J", ""),
        (Kind.PLAY, "", "Enter the cards of the count, in the order in which they were laid."),
        (Kind.PLAY, "7", ""),
    ],
)
def test_it_is_said_what_is_to_be_entered_next(kind: Kind, text: str, wanted: str) -> None:
    entered = read_cards(kind, text)
    assert (entered.wanted, entered.is_whole) == (wanted, not wanted)


def as_typed(card: Card, how: int) -> tuple[str, Named]:
    """Write a card in one of the ways there are, and tell what is known of it then."""
    rank = "10" if how & 1 and str(card.rank) == "T" else str(card.rank)
    if how & 2:
        return rank, Named(card.rank)
    suit = card.suit.symbol if how & 4 else card.suit.value
    text = rank + suit
    return text.lower() if how & 8 else text, Named(card.rank, card.suit)


@pytest.mark.parametrize(
    ("kind", "text", "as_written"),
    [
        (Kind.HAND, "t t 5h", "10 10 5H"),
        (Kind.CRIB, "2468k", "2 4 6 8 / K"),
        (Kind.CRIB, "2 4 6 8 /", "2 4 6 8"),
        (Kind.PLAY, "7,8,9,3,2", "7 8 9 3 2"),
        (Kind.CUT, "/ Jh", "JH"),
    ],
)
def test_they_are_written_in_one_way(kind: Kind, text: str, as_written: str) -> None:
    entered = read_cards(kind, text)
    assert str(entered) == as_written
    assert read_cards(kind, as_written) == entered


@given(
    cards=st.lists(st.sampled_from(DECK), min_size=0, max_size=5, unique=True),
    how=st.lists(st.integers(0, 15), min_size=5, max_size=5),
    between=st.sampled_from([" ", ",", ", ", "", "  "]),
)
def test_whatever_is_written_is_read_back(cards: list[Card], how: list[int], between: str) -> None:
    typed = [as_typed(card, way) for card, way in zip(cards, how, strict=False)]
    for kind in SHOWS:
        entered = read_cards(kind, between.join(text for text, _ in typed))
        assert entered.cards == tuple(named for _, named in typed)
        assert entered.is_whole == (len(cards) == 5)


@given(st.text(max_size=40), st.sampled_from(Kind))
def test_anything_typed_is_read_or_refused_in_a_sentence(text: str, kind: Kind) -> None:
    entered, sentence = read_or_refused(kind, text)
    assert entered is None or entered.is_whole != bool(entered.wanted)
    assert bool(entered) != any(mark in sentence for mark in "'\"")


def read_or_refused(kind: Kind, text: str) -> tuple[Entered | None, str]:
    try:
        return read_cards(kind, text), ""
    except ValueError as refused:
        return None, str(refused)
