"""What the tests of the engine share: the corpora, the plain scorer's view, and drawn scenarios."""

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from typing import TypeVar

from hypothesis import settings
from hypothesis import strategies as st

from scenarios import (
    DECK,
    Card,
    Play,
    PlayPosition,
    Score,
    Show,
    parse_cards,
    parse_scenario,
    score_play,
)
from tests.plain.cards import Combination, pips_of, total_of
from tests.plain.play import Replay, play_combinations, replay
from tests.plain.show import show_points

DATA = Path(__file__).parent.parent / "data"

Test = TypeVar("Test", bound=Callable[..., None])


def unhurried(test: Test) -> Test:
    """Let a drawn test take its time, so that a slow machine fails nothing."""
    return settings(deadline=None, max_examples=60)(test)


def named(value: object) -> str:
    """Name a test by what it looks at, without an address that changes from run to run."""
    return re.sub(" at 0x[0-9a-f]+", "", ascii(value))


# The corpora: a scenario a line, its figures before it and a note behind it.


def corpus_lines(name: str) -> list[str]:
    """Read the lines of a corpus, notes and blank lines left out."""
    lines = (DATA / name).read_text(encoding="utf-8").splitlines()
    told = (line.partition("#")[0].strip() for line in lines)
    return [line for line in told if line]


def corpus(name: str) -> list[tuple[int, str]]:
    """Read a corpus of points and scenarios."""
    split = (line.split(maxsplit=1) for line in corpus_lines(name))
    return [(int(points), text) for points, text in split]


def points_of(text: str) -> int:
    """Ask the engine what a scenario earns, or the last of the bare cards of one count."""
    if text[0].islower():
        return parse_scenario(text).score().points
    return score_play(parse_cards(text)).points


# The plain scorer's view: cards are words.


def words(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(map(str, cards))


def told(score: Score) -> list[Combination]:
    """Tell a score as the plain scorer does."""
    return [(each.category.value, words(each.cards), each.points) for each in score.combinations]


def plain_points(text: str) -> int:
    """Ask the plain scorer the same; the text is read here, without the engine."""
    kind, _, rest = text.partition(" ")
    match kind:
        case "show" | "crib":
            *hand, starter = rest.replace("/", " ").split()
            return show_points(hand, starter, is_crib=kind == "crib")
        case "cut":
            return 2 if rest.startswith("J") else 0
        case "play":
            pone, dealer, laid = (cards.split() for cards in re.split("[|:]", rest))
            return points_in(replay(pone, dealer, laid).laid[-1].combinations)
        case _:
            return points_in(play_combinations(text.split()))


def points_in(combinations: Iterable[Combination]) -> int:
    return sum(points for _, _, points in combinations)


# A moment of the play, told from the engine and by the plain scorer.


def engine_view(position: PlayPosition, score: Score) -> dict[str, object]:
    return {
        "earned": told(score),
        "played": words(position.played),
        "count": position.count,
        "to_play": position.to_play,
        "pone": words(position.pone),
        "dealer": words(position.dealer),
        "legal": words(position.legal),
        "turned_over": words(position.turned_over),
        "history": words(position.history),
    }


def plain_view(followed: Replay) -> dict[str, object]:
    last = followed.laid[-1]
    # The count before ended with the last card, or before the first card of this count.
    before = (
        followed.laid[-1 - len(followed.count)]
        if len(followed.count) < len(followed.laid)
        else None
    )
    held = {"pone": followed.pone, "dealer": followed.dealer, None: ()}[followed.next]
    return {
        "earned": list(last.combinations),
        "played": followed.count,
        "count": total_of(followed.count),
        "to_play": followed.next,
        "pone": followed.pone,
        "dealer": followed.dealer,
        "legal": tuple(card for card in held if total_of(followed.count) + pips_of(card) <= 31),
        "turned_over": before.count if before else (),
        "history": tuple(laid.card for laid in followed.laid),
    }


def count_lines(position: PlayPosition) -> tuple[int, int, int]:
    """Count the lines from here, and pone's and the dealer's points over all of them."""
    if position.to_play is None:
        return 1, 0, 0
    counted = [0, 0, 0]
    for card in position.legal:
        after, score = position.play(card)
        number, *points = count_lines(after)
        points[position.to_play == "dealer"] += score.points * number
        counted = [old + new for old, new in zip(counted, (number, *points), strict=True)]
    return counted[0], counted[1], counted[2]


# Drawn scenarios.

ANY_CARD = st.sampled_from(DECK)


def some_cards(number: int) -> st.SearchStrategy[list[Card]]:
    return st.lists(ANY_CARD, min_size=number, max_size=number, unique=True)


@st.composite
def shows(draw: st.DrawFn, *, is_crib: bool | None = None) -> Show:
    """Draw a show; half of them are near a flush and full of fives and jacks."""
    few = [card for card in DECK if card.suit is DECK[0].suit or card.rank in (5, 11)]
    five = draw(some_cards(5) | st.lists(st.sampled_from(few), min_size=5, max_size=5, unique=True))
    crib = draw(st.booleans()) if is_crib is None else is_crib
    return Show(tuple(five[:4]), five[4], is_crib=crib)


@st.composite
def plays(draw: st.DrawFn) -> Play:
    """Draw a deal, followed as far as any number of cards."""
    eight = draw(some_cards(8))
    return play_on(Play(tuple(eight[:4]), tuple(eight[4:]), ()), draw(st.integers(0, 8)), draw)


def play_on(play: Play, number: int, draw: st.DrawFn) -> Play:
    for _ in range(number):
        card = draw(st.sampled_from(play.position.legal))
        play = Play(play.pone, play.dealer, (*play.played, card))
    return play


def random_deal(rng: Random, cards: Iterable[Card]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Deal two hands of four out of these cards."""
    eight = rng.sample(list(cards), 8)
    return tuple(eight[:4]), tuple(eight[4:])
