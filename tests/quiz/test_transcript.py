"""A play is told as it is heard at the table."""

from random import Random

import pytest

from scenarios import DECK, Play, PlayPosition, parse_scenario
from tests.plain.play import replay
from trainer.quiz.transcript import CountEnded, Laid, SaidGo, ToLay, transcript


def told(text: str) -> list[str]:
    """Write a transcript in short."""
    play = parse_scenario(text)
    assert isinstance(play, Play)
    lines = []
    for event in transcript(play):
        match event:
            case Laid(by, card, count):
                lines.append(f"{by} {card} {count}")
            case SaidGo(by):
                lines.append(f"{by} go")
            case CountEnded(count, leader):
                lines.append(f"{count} ends, {leader} leads" if leader else f"{count} ends all")
            case ToLay(by):
                lines.append(f"{by} to lay")
    return lines


def random_play(rng: Random) -> Play:
    """Lay some cards of a deal with many goes: small hands against big ones, or any."""
    deck = [card for card in DECK if rng.random() < 0.5 or card.pips in {1, 2, 10}]
    eight = rng.sample(deck, 8)
    position = PlayPosition.deal(eight[:4], eight[4:])
    for _ in range(rng.randint(1, 8)):
        position, _ = position.play(rng.choice(position.legal))
    return Play(tuple(eight[:4]), tuple(eight[4:]), position.history)


def test_nothing_is_told_of_a_play_that_has_not_begun() -> None:
    assert told("play 7C 4D 3H 2S | 5D 6H 9C JS :") == []


@pytest.mark.parametrize(
    ("laid", "lines"),
    [
        ("KC JH", ["pone KC 10", "dealer JH 20", "pone to lay"]),
        (
            "KC JH 9D TH",
            [
                "pone KC 10",
                "dealer JH 20",
                "pone 9D 29",
                "dealer go",
                "29 ends, dealer leads",
                "dealer TH 10",
                "pone to lay",
            ],
        ),
    ],
)
def test_cards_and_counts_are_told_in_turn(laid: str, lines: list[str]) -> None:
    assert told(f"play KC 9D 9H 8S | JH TH 8C 7S : {laid}") == lines


def test_whose_turn_it_is_is_told_behind_a_go_and_after_the_last_card_alone() -> None:
    assert told("play KC 6H 4D AS | JH QD 9C 8S : KC JH 6H") == [
        "pone KC 10",
        "dealer JH 20",
        "pone 6H 26",
        "dealer go",
        "pone to lay",
    ]


def test_a_go_is_told_once_in_a_count_and_anew_in_the_next() -> None:
    assert told("play KC 6H 4D AS | JH QD 9C 8S : KC JH 6H 4D AS QD 9C 8S") == [
        "pone KC 10",
        "dealer JH 20",
        "pone 6H 26",
        "dealer go",
        "pone 4D 30",
        "pone AS 31",
        "31 ends, dealer leads",
        "dealer QD 10",
        "dealer 9C 19",
        "dealer 8S 27",
        "27 ends all",
    ]


@pytest.mark.parametrize("seed", range(150))
def test_a_transcript_tells_what_a_plain_replay_finds(seed: int) -> None:
    play = random_play(Random(seed))
    plain = replay(
        *([str(card) for card in cards] for cards in (play.pone, play.dealer, play.played))
    )
    events = transcript(play)
    laid = [event for event in events if isinstance(event, Laid)]
    assert [(event.by, str(event.card)) for event in laid] == [
        (each.who, each.card) for each in plain.laid
    ]
    starts = [place for place, each in enumerate(plain.laid) if len(each.count) == 1][1:]
    ended = [event for event in events if isinstance(event, CountEnded)]
    assert len(ended) == len(starts) + (not plain.count)
    assert events[-1:] == tuple(ended[-1:]) or plain.count
    going_on = [event for event in events if isinstance(event, ToLay)]
    assert [event.by for event in going_on] == [plain.next] * bool(plain.count)
    # Whoever lays alone after a go lays when the other's go has been told, and not before.
    said: set[str] = set()
    cards = iter(plain.laid)
    for event in events:
        if isinstance(event, Laid):
            assert next(cards).after_go == bool(said - {event.by})
        elif isinstance(event, SaidGo):
            assert event.by not in said
            said.add(event.by)
        elif isinstance(event, CountEnded):
            said.clear()
