"""What was typed is read as what was meant, or refused with the word that is wrong."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenarios import Category, Rank, Suit, parse_scenario
from trainer.claims import Named, Part, parse_combinations, parse_spoken, parse_total
from trainer.marking import mark_claims


def told(parts: tuple[Part, ...]) -> list[str]:
    """Write parts in short: category, size, and the cards if they were named."""
    return [
        " ".join([f"{part.category.value} {part.size or ''}", *map(name, part.cards or ())])
        for part in parts
    ]


def name(card: Named) -> str:
    return f"{card.rank!s}{card.suit.value if card.suit else ''}"


@pytest.mark.parametrize(
    ("text", "total"), [("0", 0), (" 12 ", 12), ("007", 7), ("999", 999), ("0" * 9_000 + "19", 19)]
)
def test_a_total_is_digits(text: str, total: int) -> None:
    assert parse_total(text) == total


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "-2",
        "+2",
        "twelve",
        "1.5",
        "1e2",
        "12 4",
        "\u0664",
        "1000",
        "9" * 10_000,
        "00009999",
        "0000" + "9" * 5_000,
    ],
)
def test_what_is_no_number_of_points_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no number of points") as refused:
        parse_total(text)
    assert len(str(refused.value)) < 200


def test_a_ten_is_typed_as_it_reads_or_in_one_letter() -> None:
    for text, letter in (("105", "t5"), ("p1010h", "ptth"), ("r9c10dj", "r9ctdj")):
        assert [claim.parts for claim in parse_combinations(text)] == [
            claim.parts for claim in parse_combinations(letter)
        ]
    with pytest.raises(ValueError, match="'100'"):
        parse_combinations("100")


SPOKEN = {
    "15": ["fifteen "],
    "31": ["thirty_one "],
    "p": ["pair 2"],
    "p2": ["pair 2"],
    "p3": ["pair 3"],
    "p4": ["pair 4"],
    "r3": ["run 3"],
    "r7": ["run 7"],
    "d3": ["run 3", "run 3", "pair 2"],
    "d4": ["run 4", "run 4", "pair 2"],
    "t3": ["run 3"] * 3 + ["pair 3"],
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


def test_marks_that_nobody_sees_say_nothing() -> None:
    assert parse_total("\u200f12") == 12
    assert parse_combinations("\u200e78 p\u200b77") == parse_combinations("78 p77")


@pytest.mark.parametrize(
    "word", ["16", "p5", "r2", "r8", "d5", "t4", "x", "x3", "q", "fifteen", "\u212a"]
)
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
    "word",
    [
        "10",
        "5x",
        "p",
        "p7",
        "r",
        "7",
        "r67",
        "r677",
        "d6677",
        "z78",
        "78p",
        "r6-8",
        "5♥",
        "\u212a5",
    ],
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


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("p55555", "names 5 cards of a kind, and there are only four"),
        ("p48465", "names 5 cards of a kind, and there are only four"),
        ("p724387", "names 6 cards"),
        ("d345556", "names 6 cards, and no score takes so many"),
        ("aaaaat", "names 6 cards"),
        ("55555", "names 5 cards of a kind"),
        ("r6788", "names a rank twice: a run needs three cards or more, no rank twice"),
        ("x5", "names too few cards: a flush needs four cards or more"),
        ("x2h4h6h", "names too few cards: a flush needs four cards or more"),
        ("p5", "names too few cards: a pair needs two cards; three or four of a rank do too"),
        ("5", "names too few cards: a fifteen needs two cards or more"),
        ("d6s5s", "names too few ranks: a multiple run needs three ranks or more"),
    ],
)
def test_a_word_for_more_or_fewer_cards_than_score_is_refused(word: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=f"'{word}' {sentence}"):
        parse_combinations(word)


@pytest.mark.parametrize(
    "word", ["p55555", "p48465", "d34555555", "d3455555", "aaaaa", "345678a2k"]
)
def test_so_it_is_in_the_play_where_eight_cards_are_laid(word: str) -> None:
    assert parse_combinations("r34567a2", in_play=True)
    with pytest.raises(ValueError, match=f"'{word}' names"):
        parse_combinations(word, in_play=True)


def test_one_card_of_a_play_is_told_to_need_the_whole_count() -> None:
    with pytest.raises(ValueError, match="'7s' names too few cards: a fifteen or thirty-one needs"):
        parse_combinations("7s", in_play=True)


@given(text=st.text("prdxnhgla2345t6789jqkchs ", max_size=40), in_play=st.booleans())
def test_whatever_can_be_read_can_be_marked(text: str, *, in_play: bool) -> None:
    score = parse_scenario("show 7C 7D 7S 8H / 9D").score()
    try:
        claims = parse_combinations(text, in_play=in_play)
    except ValueError:
        return
    assert mark_claims(score, claims).claimed >= 0
