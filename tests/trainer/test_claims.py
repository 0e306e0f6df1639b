"""What was typed is read as what was meant, or refused with the word that is wrong."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios import Category, Rank, Suit
from trainer.claims import Named, Part, parse_combinations, parse_spoken, parse_total


def told(parts: tuple[Part, ...]) -> list[str]:
    """Write parts in short: category, size, and the cards if they were named."""
    return [
        " ".join([f"{part.category.value} {part.size or ''}", *map(name, part.cards or ())])
        for part in parts
    ]


def name(card: Named) -> str:
    return f"{card.rank!s}{card.suit.value if card.suit else ''}"


@pytest.mark.parametrize(("text", "total"), [("0", 0), (" 12 ", 12), ("007", 7), ("999", 999)])
def test_a_total_is_digits(text: str, total: int) -> None:
    assert parse_total(text) == total


@pytest.mark.parametrize(
    "text", ["", " ", "-2", "+2", "twelve", "1.5", "1e2", "12 4", "\u0664", "1000", "9" * 10_000]
)
def test_what_is_no_number_of_points_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no number of points") as refused:
        parse_total(text)
    assert len(str(refused.value)) < 200


SPOKEN = {
    "15": ["fifteen "],
    "31": ["thirty_one "],
    "p": ["pair 2"],
    "p2": ["pair 2"],
    "p3": ["pair 2"] * 3,
    "p4": ["pair 2"] * 6,
    "r3": ["run 3"],
    "r7": ["run 7"],
    "d3": ["run 3", "run 3", "pair 2"],
    "d4": ["run 4", "run 4", "pair 2"],
    "t3": ["run 3"] * 3 + ["pair 2"] * 3,
    "dd3": ["run 3"] * 4 + ["pair 2"] * 2,
    "x4": ["flush 4"],
    "x5": ["flush 5"],
    "n": ["nobs "],
    "h": ["heels "],
    "g": ["go "],
    "l": ["last_card "],
}


@pytest.mark.parametrize("word", SPOKEN)
def test_a_line_of_a_count_stands_for_its_combinations(word: str) -> None:
    for written in (word, word.upper(), f"  {word}\t"):
        (claim,) = parse_spoken(written)
        assert claim.text == word
        assert told(claim.parts) == SPOKEN[word]


def test_three_of_a_kind_is_one_thing_in_the_play() -> None:
    for word, size in (("p", 2), ("p3", 3), ("p4", 4)):
        (claim,) = parse_spoken(word, in_play=True)
        assert told(claim.parts) == [f"pair {size}"]


@pytest.mark.parametrize("word", ["16", "p5", "r2", "r8", "d5", "t4", "x", "x3", "q", "fifteen"])
def test_a_line_that_scores_nothing_anywhere_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match=f"'{word}' is nothing that scores"):
        parse_spoken(f"15 {word} p")


NAMED = {
    "78": ["fifteen 2 7 8"],
    "7c8D": ["fifteen 2 7C 8D"],
    "at4": ["fifteen 3 A T 4"],
    "p77": ["pair 2 7 7"],
    "p777": ["pair 2 7 7"] * 3,
    "p7c7d7h": ["pair 2 7C 7D", "pair 2 7C 7H", "pair 2 7D 7H"],
    "r678": ["run 3 6 7 8"],
    "rjqk": ["run 3 J Q K"],
    "d6788": ["run 3 6 7 8", "run 3 6 7 8", "pair 2 8 8"],
    "d66778": ["run 3 6 7 8"] * 4 + ["pair 2 6 6", "pair 2 7 7"],
    "d3c4d4h5s": ["run 3 3C 4D 5S", "run 3 3C 4H 5S", "pair 2 4D 4H"],
    "x": ["flush "],
    "x2c4c6c8c": ["flush 4 2C 4C 6C 8C"],
    "n": ["nobs "],
    "njh": ["nobs 1 JH"],
    "h": ["heels "],
    "g": ["go "],
    "l": ["last_card "],
}


@pytest.mark.parametrize("word", NAMED)
def test_a_word_names_a_kind_and_cards(word: str) -> None:
    (claim,) = parse_combinations(word)
    assert claim.text == word.lower()
    assert told(claim.parts) == NAMED[word]


def test_bare_cards_are_fifteen_or_thirty_one_in_the_play() -> None:
    claims = parse_combinations("78 tqja", in_play=True)
    assert [told(claim.parts) for claim in claims] == [["fifteen 2 7 8"], ["thirty_one 4 T Q J A"]]
    (claim,) = parse_combinations("tqja")
    assert told(claim.parts) == ["fifteen 4 T Q J A"]


def test_cards_of_a_kind_are_one_thing_in_the_play() -> None:
    royal, multiple = parse_combinations("p777 d66778", in_play=True)
    assert told(royal.parts) == ["pair 3 7 7 7"]
    assert told(multiple.parts)[-2:] == ["pair 2 6 6", "pair 2 7 7"]


@pytest.mark.parametrize(
    "word", ["10", "5x", "p", "p7", "r", "7", "r67", "r677", "d6677", "z78", "78p", "r6-8", "5♥"]
)
def test_a_word_that_is_no_combination_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match=f"'{word}'"):
        parse_combinations(f"78 {word}")


def test_nothing_said_claims_nothing() -> None:
    assert parse_spoken(" ") == parse_combinations("") == ()


@pytest.mark.parametrize("parse", [parse_spoken, parse_combinations])
def test_a_count_without_end_is_refused_in_short(parse: object) -> None:
    assert callable(parse)
    with pytest.raises(ValueError, match="nothing is counted in 5000 lines") as refused:
        parse("15 " * 5_000)
    assert len(str(refused.value)) < 200


@given(st.text())
def test_any_text_is_claims_or_a_value_error(text: str) -> None:
    for parse in (parse_total, parse_spoken, parse_combinations):
        try:
            parse(text)
        except ValueError as refused:
            assert len(str(refused)) < 600  # noqa: PT017


def test_a_named_card_is_a_value() -> None:
    assert Named(Rank.FIVE) != Named(Rank.FIVE, Suit.CLUBS)
    assert len({Part(Category.RUN, 3), Part(Category.RUN, 3)}) == 1


def test_a_word_of_hundreds_of_cards_is_refused_before_it_is_multiplied_out() -> None:
    with pytest.raises(ValueError, match="names 900 cards, and no score takes so many"):
        parse_combinations("d" + "567" * 300)
