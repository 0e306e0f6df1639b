"""Every mistake, worked by hand: what lies there, what is said of it, and what is pegged."""

import pytest

from tests.miscounts.houses import BY_PATTERN
from tests.miscounts.told import told
from trainer.miscounts.mistakes import MISTAKES

DOUBLE = "show 4C 5D 6S 6H / JH"  # 14: three fifteens and a double run
TRIPLE = "show 3C 3D 3S 4H / 5H"  # 21: three fifteens of four and a triple run
OF_TRIPLE = "3C3D4H5H 3C3S4H5H 3D3S4H5H"
GO = "play KC QD 9H 8S | JH TH 9C 7S : KC JH QD"
LAST = "play 4H 2D QD 5S | 4D 9C JH AD : 5S JH QD AD 4H 4D 2D 9C"

SAID = [
    ("stopped_at_twos", "show 8C 7D 6H AS / AD", "8C7D pASAD r8C7D6H", 7),
    ("stopped_at_twos", "show 3C 3D 4H 4S / AC", "p3C3D p4H4S", 4),
    ("stopped_at_threes", "show 3C 3D 3H 6S / 9C", "6S9C 3C3D9C 3C3H9C 3D3H9C p3C3D3H", 14),
    (
        "fifteen_lost",
        "show 5C 5D JH QS / KC",
        "5CJH 5CQS 5CKC 5DJH 5DKC p5C5D rJHQSKC",
        15,
    ),
    ("fifteen_again", "show 7C 2D 6H KS / QC", "7C2D6H 6H2D7C", 4),
    ("fifteen_again", "show TC 4C 4D 4H / 3S", "4C4D4H3S 4D4H3S4C 4H3S4C4D p4C4D4H", 12),
    ("ace_as_eleven", "show AC 4D 9H 9S / 7C", "AC4D p9H9S", 4),
    ("pictures_by_number", "show KC 2D 6H 6S / 8C", "KC2D p6H6S", 4),
    ("pictures_by_number", "show QC 3D 6H 6S / 8H", "QC3D 3D6H6S p6H6S", 6),
    ("pictures_by_number", "show JC 4D 6H 6S / 8H", "JC4D p6H6S", 4),
    ("double_run_once", DOUBLE, "5DJH 4C5D6S 4C5D6H p6S6H r4C5D6S", 11),
    ("double_run_once", TRIPLE, f"{OF_TRIPLE} p3C3D3S r3S4H5H", 15),
    ("pair_again", DOUBLE, "5DJH 4C5D6S 4C5D6H p6S6H p6S6H r4C5D6S r4C5D6H", 16),
    ("four_as_eight", "show 8D 8S 9C TH / JD", "p8D8S r8D9CTH r8S9CTH", 8),
    ("triple_short", TRIPLE, f"{OF_TRIPLE} p3C3D r3C4H5H r3D4H5H", 14),
    ("triple_short", TRIPLE, f"{OF_TRIPLE} r3C4H5H r3D4H5H r3S4H5H", 15),
    ("triple_short", TRIPLE, f"{OF_TRIPLE} p3D3S r3C4H5H r3D4H5H r3S4H5H", 17),
    ("inner_runs", "show 9C TD JS QH / 2D", "r9CTDJSQH r9CTDJS", 7),
    ("inner_runs", "show 9C TD JS QH / 2D", "r9CTDJSQH r9CTDJS rTDJSQH", 10),
    ("threes_instead", "show 9C TD JS QH / 2D", "r9CTDJS rTDJSQH", 6),
    ("run_short", "show 9C TD JS QH / 2D", "r9CTDJS", 3),
    ("run_short", "show AC 2D 3S 4H / 5D", "AC2D3S4H5D rAC2D3S4H", 6),
    ("run_short", "show AC 2D 3S 4H / 5D", "AC2D3S4H5D r3S4H5D", 5),
    ("run_short", "play 3C 5D KH QS | 4H 6H KC JS : 3C 4H 5D 6H", "r4H5D6H", 3),
    ("around_the_ace", "show QC KD AH 2S / 6C", "rQCKDAH", 3),
    ("around_the_ace", "play QC AD 5H 5S | KH 9H 9C 8S : QC KH AD", "rQCKHAD", 3),
    ("gap_in_a_run", "show TC QD KH 2S / 6C", "rTCQDKH", 3),
    ("pair_forgotten", "show 7C 2D 6H 6S / KC", "7C2D6H 7C2D6S", 4),
    ("pair_forgotten", "show 9C 9D 8S 8H / TD", "p9C9D r9C8STD r9C8HTD r9D8STD r9D8HTD", 14),
    ("pair_forgotten", "play 5C 3D 9H 2S | 9C 5H KC JS : 5C 5H", "nothing", 0),
    ("pair_forgotten", "play 5C 3D 9H 2S | 5D 5H KC JS : 5C 5H", "nothing", 0),
    ("royal_as_a_pair", "show 9C 9D 9S 2H / KD", "p9C9S", 2),
    (
        "laid_royal_as_a_pair",
        "play 5C 5D 3H 2S | 5H 6H 9C JS : 5C 5H 5D",
        "5C5H5D p5H5D",
        4,
    ),
    (
        "laid_royal_as_eight",
        "play 5C 5D 3H 2S | 5H 6H 9C JS : 5C 5H 5D",
        "5C5H5D p5C5H5D=8",
        10,
    ),
    ("four_alike_short", "show 8C 8D 8S 8H / KD", "p8C8D8S", 6),
    ("four_alike_short", "show 8C 8D 8S 8H / KD", "p8C8D p8S8H", 4),
    ("four_alike_short", "play 3C 3D 9H 2S | 3H 3S 9C JS : 3C 3H 3D 3S", "p3H3D3S", 6),
    ("four_alike_short", "play 3C 3D 9H 2S | 3H 3S 9C JS : 3C 3H 3D 3S", "p3C3H p3D3S", 4),
    ("ten_cards_as_a_pair", "show TC JD 2H 4S / 6C", "pTCJD", 2),
    ("ten_cards_as_a_pair", "play TC 4D 3H 2S | JD 6H 9C 8S : TC JD", "pTCJD", 2),
    ("flush_forgotten", "show 3C 6C 9C QC / 5D", "6C9C QC5D", 4),
    ("flush_of_five_as_four", "crib 3C 6C 9C QC / KC", "6C9C x3C6C9CQC", 6),
    ("flush_in_the_crib", "crib 2H 4H 6H 8H / KC", "x2H4H6H8H", 4),
    ("starter_as_the_fourth", "show 2H 6H TH QC / KH", "x2H6HTHKH", 4),
    ("nobs_forgotten", "show JD 2S 7D 9C / 6D", "9C6D 2S7D6D", 4),
    ("nobs_forgotten", "show JD 2S 4D 8C / 6D", "nothing", 0),
    ("wrong_jack", "show JC 2S 6D 8H / KD", "nJC", 1),
    ("starter_jack_as_nobs", DOUBLE, "5DJH 4C5D6S 4C5D6H p6S6H r4C5D6S r4C5D6H nJH", 15),
    ("heels_forgotten", "cut JD", "nothing", 0),
    ("heels_for_a_picture", "cut QD", "hQD", 2),
    ("heels_for_a_picture", "cut KS", "hKS", 2),
    ("starter_ignored", DOUBLE, "4C5D6S 4C5D6H p6S6H r4C5D6S r4C5D6H", 12),
    ("starter_ignored", "show 6H 7D 8C 9S / 6S", "6H9S 7D8C r6H7D8C9S", 8),
    ("starter_ignored", "show 3C 6C 9C QC / KC", "6C9C x3C6C9CQC", 6),
    ("starter_ignored", "crib 3C 6C 9C QC / KC", "6C9C", 2),
    ("starter_ignored", "show JD 2S 7D 9C / 6D", "nJD", 1),
    (
        "thirty_one_for_three",
        "play KC 6H 4D AS | JH QD 9C 8S : KC JH 6H 4D AS",
        "KCJH6H4DAS gAS",
        3,
    ),
    (
        "thirty_one_for_three",
        "play QH KH QD KC | 4D 3H 5H 7S : KC 3H QH 5H QD 7S KH 4D",
        "QD7SKH4D l4D",
        3,
    ),
    ("broken_run", "play 3C 7D 9H 2S | 4H 5H 9C JS : 3C 4H 7D 5H", "r3C4H5H", 3),
    ("parted_pair", "play 5C 3D 9H 2S | 9C 5H KC JS : 5C 9C 3D 5H", "p5C5H", 2),
    ("out_of_order_missed", "play 4C 5D 9H 2S | 6H KH 9C JS : 4C 6H 5D", "4C6H5D", 2),
    ("second_score_lost", "play 4C 5D 9H 2S | 6H KH 9C JS : 4C 6H 5D", "r4C6H5D", 3),
    (
        "doubled_in_the_play",
        "play 3C 2D KH QS | 3H AH 9C JS : 3C 3H 2D AH",
        "r3C2DAH r3H2DAH",
        6,
    ),
    (
        "doubled_in_the_play",
        "play 3C 2D KH QS | 3H AH 9C JS : 3C 3H 2D AH",
        "p3C3H r3C2DAH r3H2DAH",
        8,
    ),
    ("go_forgotten", GO, "rKCJHQD", 3),
    ("go_for_two", GO, "rKCJHQD gQD=2", 5),
    ("last_card_forgotten", LAST, "4D2D9C", 2),
    ("across_the_reset", "play KC QD 9H 8S | JH TH 9C 7S : KC JH QD TH", "rKCJHQDTH", 4),
    ("across_the_reset", "play KC QD TS 8S | JH TH 9C 7S : KC JH TS TH", "pTSTH", 2),
    ("slip", "show 7C 2D 6H 6S / KC", "7C2D6H 7C2D6S p6H6S-2", 4),
    ("slip", "show 7C 2D 6H 6S / KC", "7C2D6H 7C2D6S+2 p6H6S", 8),
    ("slip", DOUBLE, "5DJH 4C5D6S 4C5D6H p6S6H r4C5D6S+1 r4C5D6H", 15),
    ("slip", GO, "rKCJHQD gQD-1", 3),
]


@pytest.mark.parametrize(("key", "text", "said", "points"), SAID)
def test_a_mistake_is_made(key: str, text: str, said: str, points: int) -> None:
    assert told(key, text).get(said) == points


def test_every_mistake_was_worked_by_hand() -> None:
    assert {key for key, *_ in SAID} == set(MISTAKES)


ALL_WAYS = [
    (
        "run_short",
        "show AC 2D 3S 4H / 5D",
        "AC2D3S4H5D rAC2D3S; AC2D3S4H5D r3S4H5D; AC2D3S4H5D rAC2D3S4H; AC2D3S4H5D r2D3S4H5D",
    ),
    ("four_as_eight", "show 8D 9S TC TH / JD", "pTCTH r8D9STC r8D9STH; pTCTH r9STCJD r9STHJD"),
    ("four_as_eight", "show 8D 9S TC JH / JD", "pJHJD r9STCJH r9STCJD"),
    ("fifteen_lost", "show 7C 2D 6H 6S / KC", "7C2D6S p6H6S; 7C2D6H p6H6S"),
    ("royal_as_a_pair", "show 9C 9D 9S 2H / KD", "p9C9D; p9C9S; p9D9S"),
    ("wrong_jack", "show JC JS 6D 8H / KD", "pJCJS nJC; pJCJS nJS"),
]


@pytest.mark.parametrize(("key", "text", "said"), ALL_WAYS)
def test_a_mistake_is_made_in_every_way_there_is(key: str, text: str, said: str) -> None:
    assert list(told(key, text)) == said.split("; ")


PATTERNS = [
    ("double_run_once", DOUBLE, "5DJH 4C5D6S 4C5D6H p6S6H r4C5D6S", 11),
    ("pair_forgotten", DOUBLE, "5DJH 4C5D6S 4C5D6H r4C5D6S,r4C5D6H", 12),
    ("pair_again", DOUBLE, "5DJH 4C5D6S 4C5D6H d4C5D6S6H p6S6H", 16),
    ("pair_again", "show 9C 9D 8S 8H / TD", "d9C8STD8H9D p8S8H", 18),
    ("four_as_eight", "show 8D 8S 9C TH / JD", "d8D9CTH8S", 8),
    ("triple_short", TRIPLE, f"{OF_TRIPLE} d3C4H5H3D", 14),
    ("triple_short", TRIPLE, f"{OF_TRIPLE} r3C4H5H,r3D4H5H,r3S4H5H", 15),
    ("triple_short", TRIPLE, f"{OF_TRIPLE} r3C4H5H,r3D4H5H,r3S4H5H,p3C3D", 17),
    (
        "inner_runs",
        "show 3C 4D 5H 5S / 6C",
        "4D5H6C 4D5S6C d3C4D5H6C5S r3C4D5H r3C4D5S r4D5H6C r4D5S6C",
        26,
    ),
]


@pytest.mark.parametrize(("key", "text", "said", "points"), PATTERNS)
def test_a_mistake_is_made_where_runs_are_said_by_pattern(
    key: str, text: str, said: str, points: int
) -> None:
    assert told(key, text, BY_PATTERN).get(said) == points


NOT_MADE = [
    ("stopped_at_threes", "show 4C 4D 4H 3S / 3C"),  # those of four are all there are
    ("fifteen_lost", "show 7C 2D 6H KS / QC"),
    ("fifteen_again", "play 7C 4D 3H 2S | 8D 6H 9C JS : 7C 8D"),
    ("pair_again", "show 7C 7D 8S 8H / KD"),
    ("inner_runs", DOUBLE),
    ("run_short", DOUBLE),
    ("around_the_ace", "show JC QD KH AS / 6C"),
    ("gap_in_a_run", "show TC JD QH AS / 6C"),
    ("royal_as_a_pair", TRIPLE),
    ("ten_cards_as_a_pair", "show TC TD 2H 4S / 6C"),
    ("flush_in_the_crib", "crib 2H 4H 6H 8C / KC"),
    ("flush_in_the_crib", "crib 2H 4H 6H 8H / KH"),
    ("starter_as_the_fourth", "show 2H 6H TH QH / KH"),
    ("wrong_jack", "show JD 2S 7D 9C / 6D"),
    ("starter_ignored", "show 2H 4C 8S TD / QH"),
    ("starter_ignored", "cut JD"),
    ("heels_forgotten", "cut 5D"),
    ("heels_for_a_picture", "cut JD"),
    ("heels_for_a_picture", "cut TD"),
    ("heels_for_a_picture", "show QC KD AH 2S / QD"),
    ("pair_forgotten", "show 9C 9D 9S 2H / KD"),
    ("pair_forgotten", TRIPLE),
    ("pair_forgotten", "play 5C 5D 3H 2S | 5H 6H 9C JS : 5C 5H 5D"),
    ("thirty_one_for_three", "play TC 4D 3H 2S | QD 7H 9C JS : TC QD 4D 7H"),
    ("broken_run", "play 4C 5D 9H 2S | 6H KH 9C JS : 4C 6H 5D"),
    ("parted_pair", "play 5C 5D 3H 2S | 5H 6H 9C JS : 5C 5H"),
    ("out_of_order_missed", "play 3C 5D KH QS | 4H 6H KC JS : 3C 4H 5D 6H"),
    ("out_of_order_missed", "play 3C 5D KH QS | 4H 6H KC JS : 5D 4H 3C"),
    ("doubled_in_the_play", "play 4C 5D 9H 2S | 6H KH 9C JS : 4C 6H 5D"),
    ("last_card_forgotten", "play JD 8H 3H 7C | KD 4S 7H JC : 8H 4S JD 7H 3H JC 7C KD"),
    ("broken_run", "play KC QD 9H 8S | JH TH 9C 7S : KC JH"),
    ("across_the_reset", "play KC QD 9H 8S | JH TH 9C 7S : KC JH"),
    ("go_for_two", "play KC QD 9H 8S | JH TH 9C 7S : KC JH"),
    ("slip", "show 9C TD JS QH / 2D"),
]


@pytest.mark.parametrize(("key", "text"), NOT_MADE)
def test_a_mistake_is_not_made_where_it_cannot_be(key: str, text: str) -> None:
    assert told(key, text) == {}
