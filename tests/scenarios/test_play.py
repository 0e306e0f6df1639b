"""The play: cards laid in turn to 31, goes and the last card, rule by rule."""

from collections.abc import Callable, Sequence
from random import Random
from typing import cast

import pytest
from hypothesis import given

from scenarios import DECK, Card, Play, PlayPosition, parse_cards, parse_scenario, score_play
from scenarios.play import alike_in_tail, other_player, run_in_tail
from tests.plain.play import perft, replay
from tests.scenarios import texts
from tests.scenarios.texts import plays, told, unhurried, words


def play(text: str) -> Play:
    """Read a play; `play` and a colon are put to it."""
    scenario = parse_scenario(f"play {text}")
    assert isinstance(scenario, Play)
    return scenario


def lines(cards: str) -> list[str]:
    """Tell what the last of the cards of one count earns."""
    return list(map(str, score_play(parse_cards(cards)).combinations))


def earned(text: str) -> list[str]:
    """Tell what the last card of a play earned."""
    return list(map(str, play(text).score().combinations))


# The corpus.


@pytest.mark.parametrize(("points", "text"), texts.corpus("play.txt"))
def test_the_last_card_earns_its_points(points: int, text: str) -> None:
    assert texts.points_of(text) == points


@pytest.mark.parametrize(("points", "text"), texts.corpus("play.txt"))
def test_the_plain_scorer_says_the_same_of_the_last_card(points: int, text: str) -> None:
    assert texts.plain_points(text) == points


# What the last card completes.


def test_fifteen_and_thirty_one_come_first_and_hold_the_whole_count() -> None:
    assert lines("4C 6D 5H") == ["fifteen 4C 6D 5H for 2", "run 4C 6D 5H for 3"]
    assert lines("5C 5D 5H") == ["fifteen 5C 5D 5H for 2", "pair 5C 5D 5H for 6"]
    assert lines("TC 6D 7H 8S") == ["thirty_one TC 6D 7H 8S for 2", "run 6D 7H 8S for 3"]


@pytest.mark.parametrize(("alike", "points"), [(1, 0), (2, 2), (3, 6), (4, 12)])
def test_two_three_or_four_alike_are_one_combination(alike: int, points: int) -> None:
    twos = "2C 2D 2H 2S"[: 3 * alike].strip()
    assert lines(f"KC {twos}") == ([f"pair {twos} for {points}"] if points else [])


def test_a_run_holds_the_tail_as_it_was_laid() -> None:
    assert lines("9C 7C 5D 6H") == ["run 7C 5D 6H for 3"]
    assert lines("2C 7C 5D 6H 8S") == ["run 7C 5D 6H 8S for 4"]


def test_a_doubled_rank_never_makes_a_run_again_in_the_play() -> None:
    assert lines("3C 3D 4H 5S") == ["fifteen 3C 3D 4H 5S for 2", "run 3D 4H 5S for 3"]
    assert lines("3C 4H 3D 5S 6C") == ["run 4H 3D 5S 6C for 4"]
    assert lines("4C 3D 5H 3H") == ["fifteen 4C 3D 5H 3H for 2"]


def test_a_longer_run_is_found_behind_a_gap() -> None:
    assert lines("4C 2D 3H AS 5C 2H 4D") == ["run 3H AS 5C 2H 4D for 5"]


def test_go_and_last_card_hold_the_card_just_laid_and_come_last() -> None:
    assert earned("TC KD QH 3S | JC QD KH 9S : TC JC QH") == ["run TC JC QH for 3", "go QH for 1"]
    assert earned("TC QH KS JD | JC QD KH 5S : TC JC QH QD KS KH JD 5S") == [
        "fifteen JD 5S for 2",
        "last_card 5S for 1",
    ]


def test_score_play_never_pays_go_or_the_last_card() -> None:
    assert lines("TC JC KD") == lines("5C 6D") == []


@pytest.mark.parametrize(("cards", "alike", "run"), [("", 0, 0), ("5C", 1, 0), ("5C 5D", 2, 0)])
def test_a_short_tail_has_its_length(cards: str, alike: int, run: int) -> None:
    assert (alike_in_tail(parse_cards(cards)), run_in_tail(parse_cards(cards))) == (alike, run)


# Whose turn it is.

ACES_FILL_UP = "TC 2H 2S AD | JD KC QH TS :"


def test_pone_leads_and_the_players_lay_in_turn() -> None:
    after = [play(f"2C 3D 4H 5S | 2D 3H 4S 5C : {laid}").position for laid in ("", "2C", "2C 3H")]
    assert [position.to_play for position in after] == ["pone", "dealer", "pone"]
    assert [position.count for position in after] == [0, 2, 5]
    assert (other_player("pone"), other_player("dealer")) == ("dealer", "pone")


@pytest.mark.parametrize(("laid", "legal"), [("TC JD 2H", "2S AD"), ("TC JD 2H AD", "2S")])
def test_the_other_lays_all_that_fits_after_a_go(laid: str, legal: str) -> None:
    position = play(f"{ACES_FILL_UP} {laid}").position
    assert (position.to_play, position.said_go) == ("pone", "dealer")
    assert words(position.legal) == tuple(legal.split())


def test_the_last_to_lay_takes_one_for_the_go_and_the_other_leads() -> None:
    assert earned(f"{ACES_FILL_UP} TC JD 2H AD 2S") == ["go 2S for 1"]
    position = play(f"{ACES_FILL_UP} TC JD 2H AD 2S").position
    assert (position.to_play, position.said_go, position.count) == ("dealer", "dealer", 0)
    assert words(position.turned_over) == ("TC", "JD", "2H", "AD", "2S")
    led = play("TC QD 2H 3S | JC KD KH 9S : TC JC QD").position
    assert (led.to_play, led.said_go, led.played) == ("dealer", "dealer", ())


def test_thirty_one_after_a_go_is_two_not_three_and_nobody_says_go_to_it() -> None:
    text = "TC 5D 6H AS | JD KC QH TS : TC JD 5D 6H"
    assert earned(text) == ["thirty_one TC JD 5D 6H for 2"]
    position = play(text).position
    assert (position.said_go, position.to_play, position.played) == (None, "dealer", ())


def test_thirty_one_with_the_last_card_is_two_not_three() -> None:
    text = "9D JH QH 5H | 2S 6H 8H KH : QH 8H 9D 2S JH KH 5H 6H"
    assert earned(text) == ["thirty_one JH KH 5H 6H for 2"]
    assert play(text).position.to_play is None


def test_the_last_card_is_paid_once_both_hands_are_empty() -> None:
    done = play("AC 2D 4H 6S | AD 2H 4S 6C : AC 2H 4H 6C 2D AD 6S 4S")
    assert list(map(str, done.score().combinations)) == ["last_card 4S for 1"]
    position = done.position
    assert (position.to_play, position.legal, position.pone, position.dealer) == (None, (), (), ())
    assert position.history == position.turned_over == done.played


def test_a_go_when_the_other_is_out_of_cards_is_still_a_go() -> None:
    out = "3S KD JD 7D | JS 5H TH QH : 7D 5H JD 3S TH KD JS"
    assert earned(out) == ["go JS for 1"]
    assert (play(out).position.to_play, play(out).position.said_go) == ("dealer", None)


def test_an_empty_hand_is_passed_over_and_says_no_go() -> None:
    position = play("AC AD AH AS | KC KD 2H 3S : AC KC AD KD AH 2H AS").position
    assert (position.pone, position.to_play, position.said_go) == ((), "dealer", None)
    assert words(position.legal) == ("3S",)


def test_a_new_count_starts_clean() -> None:
    pair = play("TH KS 2S KC | 9S 7C AS 2C : KC 7C KS AS 2S 2C")
    assert words(pair.position.turned_over) == ("KC", "7C", "KS", "AS", "2S")
    assert (pair.score().points, words(pair.position.played)) == (0, ("2C",))


def test_the_cards_that_may_be_laid_stand_in_hand_order() -> None:
    position = play("KS TC AD 2H | 4S QC JD 3C : TC QC 2H").position
    assert words(position.legal) == ("4S", "3C")


def test_who_holds_cards_none_of_which_fits_says_go() -> None:
    said = [
        play(f"TC 9D 8H 7S | 5D QH 4C 3S : {laid}").position.said_go
        for laid in ("TC", "TC 5D", "TC 5D 9D", "TC 5D 9D 4C", "TC 5D 9D 4C 3S")
    ]
    assert said == [None, None, None, "pone", None]


# Whole deals, followed as the plain scorer follows them.

DECKS = {
    "any cards": DECK,
    "small cards": [card for card in DECK if card.rank <= 4],
    "middle cards": [card for card in DECK if 5 <= card.rank <= 9],
    "small and big cards": [card for card in DECK if card.rank <= 2 or card.pips == 10],
}


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("seed", range(50))
def test_a_whole_deal_goes_as_the_plain_scorer_follows_it(deck: str, seed: int) -> None:
    rng = Random(seed)
    pone, dealer = texts.random_deal(rng, DECKS[deck])
    position = PlayPosition.deal(pone, dealer)
    while position.legal:
        before, card = position, rng.choice(position.legal)
        position, score = before.play(card)
        followed = replay(words(pone), words(dealer), words(position.history))
        assert texts.engine_view(position, score) == texts.plain_view(followed)
        assert before.to_play == followed.laid[-1].who
        if before.played:
            other = other_player(before.to_play or "pone")
            assert before.said_go == (other if followed.laid[-1].after_go else None)
    assert len(position.history) == 8


@unhurried
@given(plays())
def test_any_play_earns_what_the_plain_scorer_says(drawn: Play) -> None:
    followed = replay(words(drawn.pone), words(drawn.dealer), words(drawn.played))
    expected = followed.laid[-1].combinations if followed.laid else ()
    assert told(drawn.score()) == list(expected)


@unhurried
@given(plays())
def test_the_cards_of_a_count_are_scored_alone_as_with_the_deal(drawn: Play) -> None:
    if drawn.line:
        paid = [each for each in told(drawn.score()) if each[0] not in {"go", "last_card"}]
        assert told(score_play(drawn.line)) == paid


# Over all the ways a deal can be laid.


@pytest.mark.parametrize(
    "line", texts.corpus_lines("perft.txt"), ids=lambda line: line.split(maxsplit=3)[3]
)
def test_all_the_ways_to_lay_a_deal_give_the_known_numbers(line: str) -> None:
    *figures, text = line.split(maxsplit=3)
    expected = tuple(map(int, figures))
    deal = play(text.removeprefix("play "))
    assert texts.count_lines(deal.position) == expected
    assert perft(words(deal.pone), words(deal.dealer)) == expected


# What is refused.


@pytest.mark.parametrize(
    ("played", "message"),
    [
        ((), "^no card has been laid, so none can score$"),
        (parse_cards("TC JD QH 2S"), "TC JD QH 2S make 32, over 31"),
        (parse_cards("5C 5D") + parse_cards("5C"), "5C is there twice"),
        ("5C", "'5' is not a card"),
        (["5C"], "'5C' is not a card"),
        ([None], "None is not a card"),
    ],
)
def test_what_is_no_count_is_refused(played: Sequence[Card], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        score_play(played)


@pytest.mark.parametrize("kind", [iter, set], ids=["an iterator", "a set"])
def test_cards_without_an_order_are_no_count(kind: Callable[..., Sequence[Card]]) -> None:
    with pytest.raises(ValueError, match="card"):
        score_play(kind(parse_cards("5C 5D")))


@pytest.mark.parametrize(
    ("pone", "dealer", "message"),
    [
        ("2C 3C 4C", "5C 6C 7C 8C", "four cards, not 3: 2C 3C 4C"),
        ("2C 3C 4C 5C", "6C 7C 8C 9C TC", "four cards, not 5: 6C 7C 8C 9C TC"),
        ("2C 3C 4C 5C", "5C 6C 7C 8C", "5C is there twice"),
    ],
)
def test_a_deal_is_two_hands_of_four_different_cards(pone: str, dealer: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        PlayPosition.deal(parse_cards(pone), parse_cards(dealer))


@pytest.mark.parametrize(
    ("laid", "card", "message"),
    [
        ("", "5D", "5D is out of turn: the next card is for pone to lay"),
        ("TC", "4D", "4D is out of turn: the next card is for dealer to lay"),
        ("TC QH 4D", "9C", "9C cannot be laid: it would make 33, over 31"),
        ("TC QH 4D", "TC", "TC cannot be laid: dealer does not hold it"),
        ("", "AS", "AS cannot be laid: pone does not hold it"),
        ("TC QH 4D 5D 2S 9C 3H JS", "AS", "AS cannot be laid: the deal is done"),
    ],
)
def test_a_card_that_cannot_be_laid_is_refused(laid: str, card: str, message: str) -> None:
    position = play(f"TC 4D 3H 2S | 5D QH 9C JS : {laid}").position
    with pytest.raises(ValueError, match=message):
        position.play(*parse_cards(card))


@pytest.mark.parametrize("card", ["TC", None, 10], ids=repr)
def test_what_is_no_card_cannot_be_laid(card: object) -> None:
    with pytest.raises(ValueError, match="card"):
        play("TC 4D 3H 2S | 5D QH 9C JS :").position.play(cast("Card", card))


def test_a_caller_s_lists_are_left_as_they_were() -> None:
    hands = "9C 7D 8H", "TC 4D 3H 2S", "5D QH 9C JS"
    count, pone, dealer = (list(parse_cards(text)) for text in hands)
    before = list(count), list(pone), list(dealer)
    score_play(count)
    PlayPosition.deal(pone, dealer).play(pone[1])
    assert (count, pone, dealer) == before
