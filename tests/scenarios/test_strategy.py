"""Players discard and play as players do, and by nothing they cannot see."""

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from random import Random
from statistics import fmean

import pytest

from scenarios import DECK, Card, Play, PlayPosition, Rank, parse_cards, parse_scenario
from scenarios.crib_table import crib_average
from scenarios.play import other_player
from scenarios.strategy import choose_card, discard, discard_by
from tests.plain.cards import total_of
from tests.plain.play import play_combinations
from tests.plain.show import show_points
from tests.scenarios.dealing import positions_of_a_deal, words

FIVES = [card for card in DECK if card.rank is Rank.FIVE]
EITHER = pytest.mark.parametrize("is_dealer", [False, True], ids=["pone", "dealer"])


def position_of(text: str) -> PlayPosition:
    play = parse_scenario(text)
    assert isinstance(play, Play)
    return play.position


# The discard.


@EITHER
@pytest.mark.parametrize("seed", range(20))
def test_a_discard_keeps_four_throws_two_and_loses_none(seed: int, *, is_dealer: bool) -> None:
    six = Random(seed).sample(DECK, 6)
    before = six.copy()
    kept, thrown = discard(six, is_dealer=is_dealer)
    assert (len(kept), len(thrown)) == (4, 2)
    assert set(kept) | set(thrown) == set(six)
    assert [card for card in six if card in kept] == list(kept)
    assert [card for card in six if card in thrown] == list(thrown)
    assert six == before


@EITHER
@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("5H 5D JC QS 2C 9H", "5H 5D JC QS"),
        ("2C 5H JC 9H 5D KS", "5H JC 5D KS"),
        ("5H 2C 5D 9H 5S JC", "5H 5D 5S JC"),
        ("KD 6H 7D 8C 8S 2H", "6H 7D 8C 8S"),
        ("7H 7D 8C 8S KD 2H", "7H 7D 8C 8S"),
        ("2H 4H 6H 8H KD QC", "2H 4H 6H 8H"),
        ("JC JD 9C JH 2D JS", "JC JD JH JS"),
        ("TC JD QH KS 2D 7H", "TC JD QH KS"),
    ],
)
def test_obvious_hands_are_kept(text: str, kept: str, *, is_dealer: bool) -> None:
    assert discard(parse_cards(text), is_dealer=is_dealer)[0] == parse_cards(kept)


@EITHER
@pytest.mark.parametrize("seed", range(3))
def test_what_is_kept_is_worth_most_with_what_the_crib_gets(seed: int, *, is_dealer: bool) -> None:
    six = Random(seed).sample(DECK, 6)
    starters = [card for card in DECK if card not in six]

    def worth(kept: Sequence[Card]) -> float:
        hands = fmean(show_points(words(kept), str(card), is_crib=False) for card in starters)
        one, other = (card.rank for card in six if card not in kept)
        crib = crib_average(one, other, own=is_dealer)
        return hands + crib if is_dealer else hands - crib

    kept, _ = discard(six, is_dealer=is_dealer)
    assert worth(kept) == pytest.approx(max(map(worth, combinations(six, 4))))


def test_a_discard_follows_the_judgement_it_is_given() -> None:
    six = parse_cards("5H 5D JC QS 2C 9H")
    _, thrown = discard_by(six, lambda one, other: 100.0 * ({one, other} == {5}))
    assert thrown == parse_cards("5H 5D")
    kept, _ = discard_by(six, lambda one, other: -100.0 * ({one, other} == {2, 9}))
    assert kept != parse_cards("5H 5D JC QS")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "a player discards from six cards, not 0: "),
        ("5H 5D JC QS 2C", "a player discards from six cards, not 5: 5H 5D JC QS 2C"),
        ("5H 5D JC QS 2C 9H 3D", "a player discards from six cards, not 7: 5H 5D JC QS 2C 9H 3D"),
    ],
)
@EITHER
def test_a_discard_is_from_six_cards(text: str, message: str, *, is_dealer: bool) -> None:
    with pytest.raises(ValueError, match=f"^{message}$"):
        discard(parse_cards(text), is_dealer=is_dealer)


@EITHER
def test_a_discard_is_from_different_cards(*, is_dealer: bool) -> None:
    six = [*parse_cards("5H 5D JC QS 2C"), *parse_cards("JC")]
    with pytest.raises(ValueError, match=r"^JC is there twice$"):
        discard(six, is_dealer=is_dealer)


# The discard as far as it depends on the figures in `crib_table`.


def test_a_pair_of_fives_is_the_best_there_is_for_a_crib() -> None:
    for own in (False, True):
        averages = {
            pair: crib_average(*pair, own=own) for pair in combinations_with_replacement(Rank, 2)
        }
        assert max(averages, key=averages.__getitem__) == (Rank.FIVE, Rank.FIVE)
        assert all(2 < average < 10 for average in averages.values())


def test_two_cards_bring_the_same_in_either_order() -> None:
    for one, other in combinations(Rank, 2):
        for own in (False, True):
            assert crib_average(one, other, own=own) == crib_average(other, one, own=own)


def test_the_dealer_throws_better_company_to_the_crib_than_pone_does() -> None:
    pairs = list(combinations_with_replacement(Rank, 2))
    for pair in pairs:
        assert crib_average(*pair, own=False) != crib_average(*pair, own=True)
    pones_company = fmean(crib_average(*pair, own=True) for pair in pairs)
    assert fmean(crib_average(*pair, own=False) for pair in pairs) > pones_company + 0.5


@pytest.mark.parametrize(
    "text", ["5S 5D 7S AH 2D 8C", "5H 5C KS JD QS JS", "5S 5H 2H 2S 3C 8H", "5S 5H TD 9H 8H 9C"]
)
def test_fives_that_the_dealer_throws_pone_keeps(text: str) -> None:
    six = parse_cards(text)
    _, by_dealer = discard(six, is_dealer=True)
    by_pone, _ = discard(six, is_dealer=False)
    assert {card.rank for card in by_dealer} == {Rank.FIVE}
    assert {*by_dealer} <= {*by_pone}


def test_the_dealer_throws_a_pair_of_fives_sooner_than_pone_does() -> None:
    rng = Random(1)
    others = [card for card in DECK if card not in FIVES]
    sixes = [[*rng.sample(FIVES, 2), *rng.sample(others, 4)] for _ in range(300)]
    thrown = {
        is_dealer: sum(set(discard(six, is_dealer=is_dealer)[1]) <= set(FIVES) for six in sixes)
        for is_dealer in (True, False)
    }
    assert thrown[True] > 20
    assert thrown[False] < 5


# The play.


def pays(*line: str) -> int:
    return sum(points for _, _, points in play_combinations(line))


def plain_worth(position: PlayPosition, card: Card) -> float:
    """Say what a card earns less what the other earns by the next, any unseen card alike."""
    player = position.to_play
    assert player is not None
    line = (*words(position.played), str(card))
    if position.said_go == other_player(player):
        return pays(*line)
    seen = {*position.hand_of(player), *position.history}
    unseen = [str(each) for each in DECK if each not in seen]
    answers = (pays(*line, each) for each in unseen if total_of((*line, each)) <= 31)
    return pays(*line) - sum(answers) / len(unseen)


def choices(seeds: range) -> Iterator[Play]:
    """Lay deals at random, and stop wherever a player has two cards to choose from or more."""
    for seed in seeds:
        for play in positions_of_a_deal(Random(seed)):
            if len(play.position.legal) > 1:
                yield play


def test_a_card_is_chosen_that_earns_much_and_leaves_little() -> None:
    compared = 0
    for play in choices(range(25)):
        position = play.position
        card = choose_card(position)
        assert card in position.legal
        if position.pone and position.dealer:  # else there is nobody to leave anything to
            best = max(plain_worth(position, each) for each in position.legal)
            assert plain_worth(position, card) == pytest.approx(best), str(play)
            compared += 1
    assert compared > 50


@pytest.mark.parametrize(
    ("text", "card"),
    [
        # Thirty-one, which nobody answers; a pair and a fifteen where they come.
        ("play KC QD 9S 4H | 6C 6D KS 5H : KC 6C QD", "5H"),
        ("play TC 7D 4S 2H | KC QH 9D JH : TC KC 4S", "7D"),
        ("play 8C 3D 7S KH | 7C QH 9D 2H : 8C", "7C"),
        ("play 8C 3D 7S KH | 8H QH 9D 2H : 8C", "8H"),
        ("play TC 4D 7S KH | 5H AC 6D AH : TC", "5H"),
        # The other has said go and answers nothing: the higher card, though an ace would make 31.
        ("play TC 2S 8D 7H | KC QH JH TS : TC KC 2S", "8D"),
        ("play TC 4D 4S 2H | KC QH 9D JH : TC KC 4S", "4D"),
        # No five is led, nor is a count of five or twenty-one left.
        ("play 5C KD QS JH | 9C QH 9D 2H :", "KD"),
        ("play 5C 5D 5S 4H | KC QH 9D JH :", "4H"),
        ("play 4C 9D 9S 7H | 3H AC 8D KC : 4C", "KC"),
        ("play TC 9D 9S 7H | 3H AC JD 2C : TC", "3H"),
        # Of what is worth the same, the highest; and what there is, where there is no choice.
        ("play TC QD JS KH | 2H 3C 4D 6C :", "KH"),
        ("play 5C 5D 5S 5H | KC QH 9D JH :", "5C"),
        ("play KC QD 9S 4H | 6C 6D KS AH : KC 6C QD", "AH"),
    ],
)
def test_a_sensible_card_is_chosen(text: str, card: str) -> None:
    assert str(choose_card(position_of(text))) == card


def test_a_five_is_led_only_by_who_has_nothing_else() -> None:
    rng = Random(2)
    for _ in range(300):
        fives = rng.sample(FIVES, rng.randint(1, 3))
        others = rng.sample([card for card in DECK if card.rank is not Rank.FIVE], 8 - len(fives))
        pone = rng.sample([*fives, *others[4:]], 4)
        position = PlayPosition.deal(pone, others[:4])
        assert choose_card(position).rank is not Rank.FIVE, str(pone)


@pytest.mark.parametrize("seed", range(25))
def test_players_who_choose_so_play_a_deal_to_its_end(seed: int) -> None:
    eight = Random(seed).sample(DECK, 8)
    position = PlayPosition.deal(eight[:4], eight[4:])
    for _ in eight:
        position, _ = position.play(choose_card(position))
    assert position.to_play is None
    with pytest.raises(ValueError, match=r"^no card is left to lay: the deal is done$"):
        choose_card(position)


def with_another_hand(rng: Random, play: Play) -> Play | None:
    """Give the other player other cards for those not seen, if all could have gone as it went."""
    position, player = play.position, play.position.to_play
    assert player is not None
    hidden = position.hand_of(other_player(player))
    unseen = [card for card in DECK if card not in {*play.played, *position.hand_of(player)}]
    swapped = dict(zip(hidden, rng.sample(unseen, len(hidden)), strict=True))
    pone, dealer = (
        tuple(swapped.get(card, card) for card in hand) for hand in (play.pone, play.dealer)
    )
    try:
        other = Play(pone, dealer, play.played)
    except ValueError:
        return None
    same = (other.position.to_play, other.position.said_go) == (player, position.said_go)
    return other if same else None


def test_nothing_is_used_that_the_player_cannot_see() -> None:
    rng = Random(3)
    swapped = 0
    for play in choices(range(40)):
        for _ in range(4):
            other = with_another_hand(rng, play)
            if other is not None and other != play:
                swapped += 1
                assert choose_card(other.position) == choose_card(play.position), str(play)
    assert swapped > 300
