"""Cards: what they are, how they are written, and what is refused."""

from itertools import combinations_with_replacement
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios import DECK, Card, Rank, Suit, parse_cards
from scenarios.cards import (
    RANK_WEIGHTS,
    cards_text,
    deck_without,
    quoted,
    require_distinct,
    require_hand,
)
from tests.plain.cards import RANKS, SUITS, pips_of, rank_of
from tests.scenarios.texts import some_cards, unhurried, words

# The deck.


def test_the_deck_is_every_rank_of_every_suit_once() -> None:
    assert isinstance(DECK, tuple)
    assert sorted(words(DECK)) == sorted(rank + suit for rank in RANKS for suit in SUITS)


@pytest.mark.parametrize("card", DECK, ids=str)
def test_a_card_is_written_with_its_rank_and_suit(card: Card) -> None:
    assert str(card) == f"{RANKS[card.rank - 1]}{card.suit.name[0]}"
    assert repr(card) == f"<{card}>"


@pytest.mark.parametrize("card", DECK, ids=str)
def test_an_ace_counts_one_and_a_court_card_ten(card: Card) -> None:
    assert card.pips == card.rank.pips == pips_of(str(card))


def test_the_ace_is_the_lowest_rank_and_the_king_the_highest() -> None:
    assert [rank_of(str(rank)) for rank in Rank] == [int(rank) for rank in Rank]
    assert (Rank.ACE, Rank.TEN, Rank.KING) == (1, 10, 13)
    assert "".join(map(str, Rank)) == RANKS


@pytest.mark.parametrize("taken", ["", "KS", "AC KH 7D", "5C 5C"])
def test_the_deck_without_some_cards_is_what_is_left_in_its_order(taken: str) -> None:
    cards = [parse_cards(card)[0] for card in taken.split()]
    assert deck_without(cards) == [card for card in DECK if card not in cards]


def test_a_suit_has_a_letter_and_a_symbol() -> None:
    assert [suit.value for suit in Suit] == ["C", "D", "H", "S"]
    assert [suit.symbol for suit in Suit] == ["♣", "♦", "♥", "♠"]
    assert [suit.name for suit in Suit] == ["CLUBS", "DIAMONDS", "HEARTS", "SPADES"]


def test_each_card_has_a_bit_of_its_own_and_knows_its_nobs() -> None:
    assert len({card.bit for card in DECK}) == 52
    assert all(card.bit.bit_count() == 1 for card in DECK)
    jacks = {card.suit: card.bit for card in DECK if card.rank is Rank.JACK}
    assert all(card.nobs_bit == jacks[card.suit] for card in DECK)


def test_the_weights_of_any_five_ranks_add_up_to_a_number_of_their_own() -> None:
    fives = [
        ranks for ranks in combinations_with_replacement(range(13), 5) if ranks[0] != ranks[-1]
    ]
    sums = {sum(RANK_WEIGHTS[rank] for rank in ranks) for ranks in fives}
    assert len(sums) == len(fives) == 6175
    assert all(card.weight == RANK_WEIGHTS[card.rank - 1] for card in DECK)


@pytest.mark.parametrize(
    ("rank", "suit"),
    [(5, Suit.CLUBS), (Rank.FIVE, "C"), ("5", Suit.CLUBS), (True, Suit.CLUBS), (None, None)],
    ids=str,
)
def test_a_card_is_made_of_a_rank_and_a_suit_and_nothing_else(rank: object, suit: object) -> None:
    with pytest.raises(ValueError, match="a card has a Rank and a Suit"):
        Card(cast("Rank", rank), cast("Suit", suit))


# Reading them.


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("", ""),
        (" , \t\n", ""),
        ("5H 10S, j♣", "5H TS JC"),
        ("KH AC 5D", "KH AC 5D"),
        ("tc Td 10h 10S", "TC TD TH TS"),
        ("a♣ a♦ a♥ a♠", "AC AD AH AS"),
        ("qd,Kd", "QD KD"),
        ("2c,,3c ,4c,", "2C 3C 4C"),
        ("\n7h\t8h  9h ", "7H 8H 9H"),
        ("5♥\ufe0f 6♠\ufe0f", "5H 6S"),
    ],
)
def test_cards_are_read_as_people_write_them_in_the_order_given(text: str, cards: str) -> None:
    assert words(parse_cards(text)) == tuple(cards.split())


@pytest.mark.parametrize("card", DECK, ids=str)
def test_every_card_is_read_in_either_case_and_with_its_symbol(card: Card) -> None:
    letter, symbol = str(card), f"{card.rank}{card.suit.symbol}"
    for text in (letter, letter.lower(), symbol, symbol.lower(), letter.replace("T", "10")):
        assert parse_cards(text) == (card,)


@pytest.mark.parametrize(
    "token",
    "5 H 5X H5 1H 0H 11H 15H 5HH 55H T0H TTH joker 5-H 10 ♥ ♥5 5/H 🂡 -5H 5H5D".split(),
)
def test_a_bad_token_is_named(token: str) -> None:
    with pytest.raises(ValueError, match="is not a card") as refused:
        parse_cards(f"5H {token} 6H")
    assert repr(token) in str(refused.value)


def test_marks_that_nobody_sees_are_passed_over_or_shown_as_one() -> None:
    assert parse_cards("\u200f5H \u200b6H\ufeff") == parse_cards("5H 6H")
    with pytest.raises(ValueError, match="'5\ufffdH' is not"):
        parse_cards("5\x00H")


LONG_S, KELVIN, WIDE_H, CYRILLIC_A, CYRILLIC_ES = "\u017f \u212a \uff28 \u0410 \u0421".split()
ARABIC_FIVE, WIDE_FIVE, WIDE_NOUGHT, SQUARE = "\u0665 \uff15 \uff10 \u00b2".split()


@pytest.mark.parametrize(
    "token",
    [
        *(f"5{suit}" for suit in (LONG_S, WIDE_H, CYRILLIC_ES, "♡", "♤")),
        *(f"{rank}H" for rank in (KELVIN, CYRILLIC_A, ARABIC_FIVE, WIDE_FIVE, SQUARE)),
        f"1{WIDE_NOUGHT}H",
    ],
    ids=ascii,
)
def test_foreign_letters_and_figures_are_not_taken_for_ours(token: str) -> None:
    with pytest.raises(ValueError, match="is not a card") as refused:
        parse_cards(token)
    assert token in str(refused.value)


@pytest.mark.parametrize("text", ["5H 5H", "TS 4C 10s", "j♣ 2D JC", "5h,5♥"])
def test_a_card_twice_is_refused_and_named(text: str) -> None:
    twice = parse_cards(text.replace(",", " ").split()[0])[0]
    with pytest.raises(ValueError, match=f"{twice} is there twice"):
        parse_cards(text)


def test_a_ten_apart_from_its_suit_is_no_card() -> None:
    with pytest.raises(ValueError, match="'10' is not a card"):
        parse_cards("10 S")


@pytest.mark.parametrize("text", ["x" * 10_000, "5H" * 5_000, "♥" * 10_000, "\x00" * 10_000])
def test_ten_thousand_characters_are_quoted_short(text: str) -> None:
    with pytest.raises(ValueError, match="is not a card") as refused:
        parse_cards(text)
    assert len(str(refused.value)) < 400


@unhurried
@given(st.text())
def test_any_text_is_cards_or_a_value_error(text: str) -> None:
    try:
        cards = parse_cards(text)
    except ValueError:
        return
    assert parse_cards(cards_text(cards)) == cards


@unhurried
@given(st.integers(0, 52).flatmap(some_cards))
def test_cards_written_are_read_again(cards: list[Card]) -> None:
    assert parse_cards(cards_text(cards)) == tuple(cards)


# Quoting, and what all scorers require.


@pytest.mark.parametrize(
    ("text", "quote"),
    [
        ("", "''"),
        ("five", "'five'"),
        ("a\nb\x00", "'a b\ufffd'"),
        ("x" * 60, f"'{'x' * 60}'"),
        ("x" * 61, f"'{'x' * 60}…'"),
    ],
    ids=["nothing", "a word", "unprintable", "just short enough", "too long"],
)
def test_a_quote_is_one_short_line(text: str, quote: str) -> None:
    assert quoted(text) == quote


def test_a_hand_keeps_its_order_and_any_sequence_will_do() -> None:
    cards = list(parse_cards("KH 2C 9D 2S"))
    assert require_hand(cards) == require_hand(tuple(cards)) == tuple(cards)


@pytest.mark.parametrize("number", [0, 1, 3, 5, 52])
def test_a_hand_is_four_cards_and_no_other_number(number: int) -> None:
    with pytest.raises(ValueError, match=f"a hand is four cards, not {number}"):
        require_hand(DECK[:number])


def test_distinct_cards_are_cards_and_distinct() -> None:
    require_distinct(())
    require_distinct(DECK)
    with pytest.raises(ValueError, match="QD is there twice"):
        require_distinct(parse_cards("QD KC") + parse_cards("QD"))
    with pytest.raises(ValueError, match="'5H' is not a card"):
        require_distinct(cast("tuple[Card, ...]", ("5H",)))


def test_a_thing_of_ten_thousand_characters_in_a_hand_is_quoted_short() -> None:
    with pytest.raises(ValueError, match="is not a card") as refused:
        require_hand(cast("tuple[Card, ...]", (*DECK[:3], "x" * 10_000)))
    assert len(str(refused.value)) < 400


@pytest.mark.parametrize("mark", ["\ufe0e", "\ufe0f"], ids=["as text", "as a picture"])
def test_a_sign_is_read_however_a_phone_draws_it(mark: str) -> None:
    assert parse_cards(f"5♥{mark} 10♣{mark}") == parse_cards("5H TC")
    with pytest.raises(ValueError, match="is not a card"):
        parse_cards(f"5{mark}♥")
