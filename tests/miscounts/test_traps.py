"""What people misjudge at the table, and what they say then."""

import pytest

from tests.miscounts.told import lying, told

# What lies there; what it is worth; the mistake; what is pegged.
SHOWS = [
    ("show 8C 7D 6H AS / AD", 13, "fifteen_lost", 11),
    ("show 8C 7D 6H AS / AD", 13, "stopped_at_threes", 11),
    ("show 8C 7D 6H AS / AD", 13, "stopped_at_twos", 7),
    ("show 8C 7D 6H 2S / 2D", 11, "stopped_at_twos", 7),
    ("show 3C 3D 4H 4S / AC", 6, "stopped_at_twos", 4),
    ("show 4C 4D 4H 3S / 3C", 12, "stopped_at_twos", 8),
    ("show TC 4D 4H 4S / 3C", 8, "fifteen_again", 12),
    ("show TC 6D 4H 5S / 5C", 16, "fifteen_lost", 14),
    ("show TC 6D 4H 5S / 5C", 16, "stopped_at_twos", 12),
    ("show TC 6D 4H 5S / 5C", 16, "double_run_once", 13),
    ("show TC JD QH QS / KC", 10, "threes_instead", 14),
    ("show 3C 4D 5H 5S / 6C", 14, "inner_runs", 26),
    ("show 3C 3D 3H 4S / 5C", 21, "double_run_once", 15),
    ("show 3C 3D 3H 4S / 5C", 21, "triple_short", 14),
    ("show AC 2D 3H 4S / 5C", 7, "stopped_at_twos", 5),
    ("show 5C 5D JH QS / KC", 17, "fifteen_lost", 15),
    ("show 4C 5D 6H 6S / 9C", 16, "stopped_at_twos", 12),
    ("show 2C 2D 2H 9S / 9C", 12, "stopped_at_twos", 8),
    ("show 7C 7D 8H 8S / 9C", 24, "double_run_once", 15),
    ("show 6C 6D 6H 9S / 9C", 20, "royal_as_a_pair", 16),
    ("show 3C 3D 3H 6S / 6C", 18, "stopped_at_threes", 14),
    ("show 3C 3D 3H 6S / 9C", 16, "stopped_at_twos", 8),
    ("show 5C 5D 5S JH / 5H", 29, "fifteen_again", 31),
    ("show 2H 4H 6H 8H / KC", 4, "flush_forgotten", 0),
    ("crib 2H 4H 6H 8H / KC", 0, "flush_in_the_crib", 4),
    ("show 2H 6H TH QC / KH", 0, "starter_as_the_fourth", 4),
    ("show JD 2S 7D 9C / 6D", 5, "nobs_forgotten", 4),
    ("show 4C 5D 6S 6H / JH", 14, "starter_jack_as_nobs", 15),
    ("cut JH", 2, "heels_forgotten", 0),
    ("show 7C 2D 6H KS / QC", 2, "fifteen_again", 4),
]
PLAYS = [
    ("play 3C 2D AH AS", 2, "broken_run", 5),
    ("play 3C 3D 2H AS", 3, "doubled_in_the_play", 6),
    ("play 3C 3D 2H AS", 3, "doubled_in_the_play", 8),
    ("play 3C 4D 5H 6S 3D", 4, "out_of_order_missed", 0),
    ("play 3C 4D 5H 6S 3D 4C", 4, "out_of_order_missed", 0),
    ("play 3C 4D 5H 6S 3D 4C 5S", 4, "run_short", 3),
    ("play 4C 2D 3H AS 5C", 7, "out_of_order_missed", 2),
    ("play 4C 2D 3H AS 5C", 7, "second_score_lost", 5),
    ("play 4C 2D 3H AS 5C 2H", 0, "broken_run", 5),
    ("play 4C 2D 3H AS 5C 2H 4D", 5, "out_of_order_missed", 0),
    ("play 3C 4D 5H 6S AC 6D", 0, "broken_run", 4),
    ("play 3C 4D 5H 6S AC 6D", 0, "parted_pair", 2),
    ("play 3C 4D 5H 6S AC 6D 3H", 0, "broken_run", 4),
    ("play 7C 5D 6H 8S", 4, "out_of_order_missed", 0),
    ("play 3C 4D 7H 5S", 0, "broken_run", 3),
    ("play 4C 6D 5H", 5, "out_of_order_missed", 2),
    ("play 4C 6D 5H", 5, "second_score_lost", 3),
    ("play 3C 3D 4H 5S", 5, "second_score_lost", 2),
    ("play 3C 3D 4H 5S", 5, "doubled_in_the_play", 8),
    ("play 5C 5D 5H", 8, "laid_royal_as_a_pair", 4),
    ("play 5C 5D 5H", 8, "second_score_lost", 6),
    ("play KC 6H 4D AS | JH QD 9C 8S : KC JH 6H 4D AS", 2, "thirty_one_for_three", 3),
    ("play QH KH QD KC | 4D 3H 5H 7S : KC 3H QH 5H QD 7S KH 4D", 2, "thirty_one_for_three", 3),
    ("play 9C QS QC KC | 3C 2S AD 5H : QC 5H QS 3C 2S AD", 5, "second_score_lost", 3),
    ("play 9C QS QC KC | 3C 2S AD 5H : QC 5H QS 3C 2S AD", 5, "thirty_one_for_three", 6),
    ("play 4H 2D QD 5S | 4D 9C JH AD : 5S JH QD AD 4H 4D 2D 9C", 3, "last_card_forgotten", 2),
    ("play KC QD 9H 8S | JH TH 9C 7S : KC JH QD", 4, "go_forgotten", 3),
]


@pytest.mark.parametrize(("text", "right", "key", "pegged"), [*SHOWS, *PLAYS])
def test_what_people_misjudge_is_said(text: str, right: int, key: str, pegged: int) -> None:
    assert lying(text).score().points == right
    assert pegged in told(key, text).values()


def test_a_gap_is_taken_for_a_run() -> None:
    # Whether one for go comes on top depends on the cards held.
    said = told("gap_in_a_run", "play TC QD KH")
    assert [text.split()[0] for text in said] == ["rTCQDKH"]
