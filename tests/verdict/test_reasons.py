"""Why something is not there is said shortly, and is so."""

import pytest

from scenarios import parse_scenario
from tests.quiz.replied import BROKEN_RUN
from trainer.claims import parse_combinations, parse_spoken
from trainer.verdict.play_reasons import laid_facts, why_not_earned
from trainer.verdict.show_reasons import why_not_there

NO_HEELS = "only a jack scores at the cut, two for his heels, and this is a five"
PAIR_OF_TWOS = "show 2C 2D 6S KC / QH"
WORTH_NOTHING = "show 2H 4C 8S TD / QH"
RUN_OF_FOUR = "show 3C 4D 5S 6H / KD"
NOT_THE_JACK = "show JC 2S 6D 8H / KD"
STARTER_JACK = "show 2C 4S 6C 8H / JH"
GO_FOR_ONE = "play KC 9D 9H 8S | JH TH 8C 7S : KC JH 9D"
TO_31 = "play KC 6H 4D AS | JH QD 9C 8S : KC JH 6H 4D AS"
LAST_OF_ALL = "play 4C 2H 7D JD | JH AD 4S 9C : 2H 4S 7D JH 4C AD JD 9C"
PAIR_ROYAL = "play 5C 5D 3H 2S | 5H 6H 9C JS : 5C 5H 5D"
FIFTEEN_AND_RUN = "play 4C 5D 9H 2S | 6H KH 9C JS : 4C 6H 5D"


@pytest.mark.parametrize(
    ("text", "claimed", "why"),
    [
        (PAIR_OF_TWOS, "x", "the four are not of one suit"),
        (PAIR_OF_TWOS, "h", "his heels are pegged at the cut, not in the show"),
        (PAIR_OF_TWOS, "g", "that scores in the play, not in the show"),
        (PAIR_OF_TWOS, "46", "there is no four here"),
        (PAIR_OF_TWOS, "p66", "there is only one six here"),
        (PAIR_OF_TWOS, "222", "there are only two twos here"),
        (PAIR_OF_TWOS, "p2c2s", "the two of spades is not here"),
        (PAIR_OF_TWOS, "p2c2c", "there is only one two of clubs"),
        (PAIR_OF_TWOS, "p26", "two and six are not of one rank"),
        (PAIR_OF_TWOS, "pqk", "queen and king both count ten but are not of one rank"),
        (PAIR_OF_TWOS, "r26k", "they are not ranks in a row"),
        (RUN_OF_FOUR, "346", "three, four and six make thirteen, not fifteen"),
        (RUN_OF_FOUR, "r346", "a run leaves no rank out, and the five lies here"),
        (RUN_OF_FOUR, "r3456k", "they are not ranks in a row"),
        ("show 2C 6D 9S 4H / 5D", "r245", "for a run the three is missing"),
        ("show 7C 6D 9S 4H / QD", "r469q", "they are not ranks in a row"),
        ("show 7C 9D QS KH / AD", "r79q", "they are not ranks in a row"),
        (
            "show AC 2D 3S 5H / KD",
            "ra35",
            "for a run the four is missing, and the two that lies here is left out",
        ),
        (
            "show 2C 3D 4S 5H / 6D",
            "r256",
            "a run leaves no rank out, and the three and the four lie here",
        ),
        (RUN_OF_FOUR, "r345", "only the longest run counts, that of four"),
        ("show 2C 4D 9S KH / AD", "rak2", "a run does not go round from the king to the ace"),
        (NOT_THE_JACK, "n", "the jack is not of the starter's suit"),
        (NOT_THE_JACK, "n8", "an eight is never his nobs"),
        (PAIR_OF_TWOS, "n", "there is no jack among the four"),
        (STARTER_JACK, "nj", "a jack as the starter is no nobs"),
        ("show JD 2S 6D 8H / KD", "njc", "his nobs is one jack alone, that of the starter's suit"),
        ("show 2H 6H TH QC / KH", "x", "three of the four and the starter are no flush"),
        ("crib 2H 4H 6H 8H / KC", "x", "a flush in the crib takes all five, the starter too"),
        ("show 2C 4C 6C QC / TC", "x2c4c6c8d", "the one flush here is that of five"),
        ("cut 5D", "h", NO_HEELS),
        ("cut 5D", "56", NO_HEELS),
        ("cut JD", "p55", "only a jack scores at the cut, two for his heels"),
        ("cut 5D", "n", "his nobs is a jack in the hand, and is counted in the show"),
        ("cut JD", "n", "at the cut a jack is his heels, and not his nobs"),
    ],
)
def test_of_cards_that_were_named_it_is_said_why(text: str, claimed: str, why: str) -> None:
    (claim,) = parse_combinations(claimed)
    assert why_not_there(parse_scenario(text), claim.parts[0]) == why  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "said", "why"),
    [
        (WORTH_NOTHING, "15", "no cards here make fifteen"),
        (WORTH_NOTHING, "p", "no two cards here are of one rank"),
        (WORTH_NOTHING, "r3", "no three ranks here stand in a row"),
        (PAIR_OF_TWOS, "p3", "no three cards here are of one rank"),
        (PAIR_OF_TWOS, "p4", "no four cards here are of one rank"),
        (RUN_OF_FOUR, "r3", "only the longest run counts, that of four"),
        (RUN_OF_FOUR, "r5", "there is no run of five; the longest is of four"),
    ],
)
def test_of_what_was_said_without_cards_too(text: str, said: str, why: str) -> None:
    (claim,) = parse_spoken(said)
    assert why_not_there(parse_scenario(text), claim.parts[0]) == why  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "said", "why"),
    [
        (BROKEN_RUN, "15", "the count is nineteen, not fifteen"),
        (BROKEN_RUN, "31", "the count is nineteen, not thirty-one"),
        (BROKEN_RUN, "p", "the last two cards are a five and a seven"),
        (BROKEN_RUN, "r3", "a broken run: the seven lies between"),
        (BROKEN_RUN, "l", "somebody can still add to the count"),
        (BROKEN_RUN, "x4", "suits never count in the play"),
        (BROKEN_RUN, "n", "a jack scores at the cut or in the show, not in the play"),
        (FIFTEEN_AND_RUN, "15", "fifteen takes all the cards of the count, and is there once"),
        (FIFTEEN_AND_RUN, "r4", "the one run is that of the last three cards"),
        (PAIR_ROYAL, "p", "the last three cards of a rank are one score"),
        (
            "play 3C 7D 9H 2S | 4H 5H 3D JS : 3C 4H 7D 3D",
            "p",
            "a parted pair: the four and the seven lie between",
        ),
        (
            "play 3C 9D 6H AS | 5C 8D KH JS : 3C 5C 9D 8D",
            "r3",
            "the last three cards are not ranks in a row",
        ),
        (
            "play 3C 4D 6H AS | 5C 6D KH JS : 3C 5C 4D 6D 6H",
            "r4",
            "a broken run: the six lies there twice",
        ),
        (
            TO_31,
            "g",
            "thirty-one pays two: nothing is added for the go or for the last card",
        ),
        (GO_FOR_ONE, "g", "that point is for the card laid last"),
        (GO_FOR_ONE, "l", "there are cards left: it is one for go, not for last card"),
        (LAST_OF_ALL, "g", "all cards are laid: it is one for last card, not for go"),
        ("play KC 9D 9H 8S | JH TH 8C 7S : KC", "p", "it is the first card of its count"),
        ("play KC 9D 9H 8S | JH TH 8C 7S : KC", "r3", "a run takes three cards of this count"),
        (
            "play KC 9D 9H 8S | JH TH 9C 7S : KC JH 9D 9C",
            "p",
            "cards of the count before score no more",
        ),
        (
            "play KC 9D 9H 8S | JH TH 8C 7S : KC JH 9D 8C 9H TH",
            "r3",
            "the one run is that of the last three cards",
        ),
        (
            "play KC QD 9H 8S | KH JH TH 7S : KC KH QD JH",
            "r3",
            "cards of the count before score no more",
        ),
    ],
)
def test_of_the_last_card_laid_it_is_said_why(text: str, said: str, why: str) -> None:
    (claim,) = parse_spoken(said)
    assert why_not_earned(parse_scenario(text), claim.parts[0]) == why  # type: ignore[arg-type]


def test_where_no_card_is_laid_there_is_none_to_tell_of() -> None:
    with pytest.raises(ValueError, match="no card is laid in 'play 7C"):
        laid_facts(parse_scenario("play 7C 4D 3H 2S | 5D 6H 9C JS :"))  # type: ignore[arg-type]
