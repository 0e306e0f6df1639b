"""What the command prints: counts as they are said, or as lines for scripts; and odds."""

import json
from dataclasses import dataclass
from textwrap import fill

from scenarios import ACC, Rules, Score, parse_cards, parse_scenario, score_play
from scenarios.cards import cards_text, quoted
from scenarios.catalogue import TOTAL
from scenarios.play import THIRTY_ONE
from trainer.settle.words import decimals, one_in, worth_words
from trainer.spoken import cards_as_said, spoken_count


@dataclass(frozen=True, slots=True)
class Counted:
    """Something that was asked about, and its score.

    Attributes:
        text: The scenario's text; the cards of one count as they were typed.
        score: What it is worth.
        may_add_one: Whether a point for go or last card may come on top: the cards of one count
            do not tell whether anybody can add to it.
    """

    text: str
    score: Score
    may_add_one: bool = False


def count_text(text: str, *, rules: Rules = ACC) -> Counted:
    """Score a scenario's text, or the bare cards of one count, like `play 7C 5D 6H`.

    >>> count_text("play 7C 8D").score.points
    2

    Raises:
        ValueError: If it is neither, or cannot happen; the message quotes it.
    """
    word, *cards = text.split(maxsplit=1)[:2] or [""]
    if word.lower() != "play" or "|" in text or ":" in text:
        scenario = parse_scenario(text)
        return Counted(str(scenario), scenario.score(rules))
    try:
        line = parse_cards("".join(cards))
        score = score_play(line)
    except ValueError as error:
        raise ValueError(f"{quoted(text)} cannot be read: {error}") from error
    return Counted(_one_line(text), score, may_add_one=sum(card.pips for card in line) < THIRTY_ONE)


def as_said(counted: Counted) -> str:
    """Print a count as it is said aloud: each line with its cards and the running total.

    >>> print(as_said(count_text("2S 3H 3D 4C / KS")))
    show 2S 3H 3D 4C / KS
    <BLANKLINE>
      fifteen two                         2S 3H KS   2
      fifteen four                        2S 3D KS   4
      and a pair is six                      3H 3D   6
      and a run of three is nine          2S 3H 4C   9
      and another run of three is twelve  2S 3D 4C  12
    <BLANKLINE>
    12 points
    """
    said = spoken_count(counted.score)
    in_play = counted.text.lower().startswith("play")
    rows = [
        (line.words, cards_text(cards_as_said(line, in_play=in_play)), line.running)
        for line in said
    ]
    words_width = max((len(words) for words, _, _ in rows), default=0)
    cards_width = max((len(cards) for _, cards, _ in rows), default=0)
    lines = [
        f"  {words:<{words_width}}  {cards:>{cards_width}}  {running:>2}"
        for words, cards, running in rows
    ]
    return "\n".join([counted.text, "", *lines, *([""] if lines else []), _total(counted)])


def _total(counted: Counted) -> str:
    is_show = counted.text.startswith(("show", "crib"))
    points = counted.score.points
    return worth_words(points, may_add_one=counted.may_add_one, is_show=is_show)


def as_fields(counted: Counted) -> str:
    """Print a count as its points, a tab and its scenario."""
    return f"{counted.score.points}\t{counted.text}"


def as_json(counted: Counted) -> str:
    """Print a count as a JSON object on one line."""
    combinations = [
        {
            "category": combination.category.name.lower(),
            "cards": [str(card) for card in combination.cards],
            "points": combination.points,
        }
        for combination in counted.score.combinations
    ]
    points = counted.score.points
    return json.dumps({"scenario": counted.text, "points": points, "combinations": combinations})


def error_as_fields(text: str, error: ValueError) -> str:
    """Print a line that cannot be read, and why, in the place of its count.

    There are three fields always: what is no plain text in the line becomes spaces.
    """
    return f"error\t{_one_line(text)}\t{error}"


def error_as_json(text: str, error: ValueError) -> str:
    """Print a line that cannot be read, and why, in the place of its JSON object."""
    return json.dumps({"scenario": text, "error": str(error)})


def _one_line(text: str) -> str:
    """Take out what would break a line, end a field or steer a terminal."""
    return "".join(letter if letter.isprintable() else " " for letter in text).strip()


def odds_text(where: str, count: int, *, is_crib: bool) -> str:
    """Print how often something comes up: exactly, as a share, as 1 in N, and of what.

    >>> print(odds_text("points=29", 4, is_crib=False))
    points=29: 4 of 12,994,800 hands, 0.0000308 %, 1 in 3,248,700
    <BLANKLINE>
    A hand here is four cards and a starter dealt at random, each such pair counted
    once. Hands that players keep from six are better than these.
    >>> print(odds_text("points=19", 0, is_crib=False))
    points=19: 0 of 12,994,800 hands, and players say nineteen for nothing
    """
    what = "crib" if is_crib else "hand"
    counted = f"{where or 'any'}: {count:,} of {TOTAL:,} {what}s"
    if not count:
        nineteen = ", and players say nineteen for nothing"
        return f"{counted}{nineteen if where.replace(' ', '') == 'points=19' else ''}"
    share = f"{100 * count / TOTAL:.{decimals(100 * count / TOTAL, short_of=100)}f}"
    better = (
        "The cribs that players throw together are not so random."
        if is_crib
        else "Hands that players keep from six are better than these."
    )
    return f"{counted}, {share} %, {one_in(count, TOTAL)}\n\n" + fill(
        f"A {what} here is four cards and a starter dealt at random, each such pair counted "
        f"once. {better}",
        width=79,
    )
