"""A count as somebody says it, right or wrong; its text stands in the log beside the scenario."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from scenarios import DECK, Card, Category, Combination
from scenarios.cards import quoted, require_distinct
from trainer.claims import LETTERS, Claim, Named, Part, parse_combinations
from trainer.fitting import part_points
from trainer.spoken import MULTIPLE, SpokenLine, say

# Where nothing is there to count, that is said, and it is what stands in the log.
_NOTHING: Final = "nothing"
_MOST_POINTS: Final = 99
_CARDS: Final = {Named(card.rank, card.suit): card for card in DECK}
_OF_ONE_CARD: Final = "nhgl"
_LINE: Final = re.compile(r"([0-9a-z,]+)(?:=([1-9][0-9]?))?([+-][1-9])?", re.IGNORECASE | re.ASCII)


@dataclass(frozen=True, slots=True)
class SaidLine:
    """One line that somebody says.

    Attributes:
        claims: What is claimed in it: one thing, or the runs and pairs of a multiple run.
        slip: How much the running total goes wrong with it.
    """

    claims: tuple[Claim, ...]
    slip: int = 0

    def __str__(self) -> str:
        return ",".join(claim.text for claim in self.claims) + (f"{self.slip:+}" * bool(self.slip))

    @property
    def combinations(self) -> tuple[Combination, ...]:
        """What is claimed, as if it were there."""
        return tuple(_combination(part) for claim in self.claims for part in claim.parts)

    @property
    def points(self) -> int:
        """What it is said for, the slip apart."""
        return sum(part_points(part) for claim in self.claims for part in claim.parts)


@dataclass(frozen=True, slots=True)
class SaidCount:
    """All that somebody says when they count.

    >>> count = SaidCount.parse("7H8C p7H7D+1 r6C7H8C")
    >>> [line.words for line in count.spoken]
    ['fifteen two', 'and a pair is five', 'and a run of three is eight']
    >>> count.points, str(count)
    (8, '7H8C p7H7D+1 r6C7H8C')

    Attributes:
        lines: What is said, in order; none where it is nothing.

    Raises:
        ValueError: If it is nothing that can be said: a total that goes wrong with the first
            line, or goes down, or beyond 99.
    """

    lines: tuple[SaidLine, ...] = ()

    def __post_init__(self) -> None:
        if self.lines and self.lines[0].slip:
            raise ValueError("a running total cannot go wrong before there is one")
        if any(line.points + line.slip < 0 for line in self.lines):
            raise ValueError("a running total never goes down")
        if self.points > _MOST_POINTS:
            raise ValueError(f"nobody counts {self.points} points")

    def __str__(self) -> str:
        return " ".join(map(str, self.lines)) or _NOTHING

    @classmethod
    def parse(cls, text: str, *, in_play: bool = False) -> "SaidCount":
        """Read what `str` writes.

        A word is a line: its cards as they are typed (see `parse_combinations`), each with its
        suit; behind `=` the points it is said for, where such a thing does not pay them; behind
        a sign by how much the running total goes wrong. Commas join what is said in one breath.

        Args:
            text: The words, or "nothing".
            in_play: Whether it is said of a card laid.

        Raises:
            ValueError: If it cannot be read; the message quotes it.
        """
        words = text.split()
        if not words:
            raise ValueError(f"{quoted(text)} says nothing; write that as {_NOTHING!r}")
        if [word.lower() for word in words] == [_NOTHING]:
            return cls()
        try:
            return cls(tuple(_parse_line(word, in_play=in_play) for word in words))
        except ValueError as error:
            raise ValueError(f"{quoted(text)} cannot be read: {error}") from error

    @classmethod
    def of(
        cls,
        lines: Iterable[Sequence[Combination]],
        *,
        in_play: bool,
        slip: tuple[int, int] | None = None,
    ) -> "SaidCount":
        """Say these lines, whether or not they are there.

        >>> from scenarios import parse_scenario
        >>> score = parse_scenario("6S 7D 8C KS / 6H").score()
        >>> print(SaidCount.of([score.combinations[:1], score.combinations[1:]], in_play=False))
        7D8C d6S7D8C6H

        Args:
            lines: What is counted in each.
            in_play: Whether it is said of a card laid.
            slip: At which line, from 0 on, the running total goes wrong, and by how much.
        """
        words = [_line_text(line, in_play=in_play) for line in lines]
        if slip:
            place, by = slip
            words[place] += f"{by:+}"
        return cls.parse(" ".join(words) or _NOTHING, in_play=in_play)

    @property
    def claims(self) -> tuple[Claim, ...]:
        """What is claimed, line by line, to be held against a score."""
        return tuple(claim for line in self.lines for claim in line.claims)

    @property
    def points(self) -> int:
        """What is pegged: the running total of the last line."""
        return sum(line.points + line.slip for line in self.lines)

    @property
    def slip(self) -> int:
        """By how much the total is other than what the lines add up to."""
        return sum(line.slip for line in self.lines)

    @property
    def spoken(self) -> tuple[SpokenLine, ...]:
        """The lines as they are said aloud; the one line "nothing" where there are none."""
        said = say((line.combinations for line in self.lines), [line.slip for line in self.lines])
        return said or (SpokenLine(_NOTHING, (), 0),)


def _line_text(line: Sequence[Combination], *, in_play: bool) -> str:
    """Write a line, as one word for all of it where there is one."""
    if len(line) > 1:
        kind = "d" if any(each.category is Category.RUN for each in line) else "p"
        word = kind + _cards_text(line)
        (claim,) = parse_combinations(word, in_play=in_play)
        if _alike(map(_combination, claim.parts)) == _alike(line):
            return word
    return ",".join(LETTERS[each.category] + _cards_text([each]) + _value(each) for each in line)


def _value(combination: Combination) -> str:
    part = Part(combination.category, len(combination.cards))
    return "" if part_points(part) == combination.points else f"={combination.points}"


def _cards_text(line: Iterable[Combination]) -> str:
    return "".join(dict.fromkeys(str(card) for each in line for card in each.cards))


def _alike(line: Iterable[Combination]) -> Counter[tuple[Category, frozenset[Card]]]:
    return Counter((each.category, frozenset(each.cards)) for each in line)


def _parse_line(word: str, *, in_play: bool) -> SaidLine:
    match = _LINE.fullmatch(word)
    if match is None:
        raise ValueError(f"{quoted(word)} is no line of a count; write one like 7H8C or p7H7D+1")
    claims = tuple(_parse_claim(each, in_play=in_play) for each in match[1].split(","))
    if match[2]:
        claims = (_said_for(claims, int(match[2]), word),)
    line = SaidLine(claims, int(match[3] or 0))
    if len(claims) > 1 or word[0] in "dD":
        _require_multiple_run(line, word)
    return line


def _parse_claim(word: str, *, in_play: bool) -> Claim:
    read = parse_combinations(word, in_play=in_play)
    if len(read) != 1:
        raise ValueError(f"{quoted(word)} is not one thing")
    (claim,) = read
    named = [name for part in claim.parts for name in part.cards or ()]
    if not named or any(name.suit is None for name in named):
        raise ValueError(f"{quoted(word)} has to name its cards, with their suits")
    kind = claim.text[0] if claim.text[0] in "prdxnhgl" else ""
    for part in claim.parts:
        require_distinct(_combination(part).cards)
    if kind and kind in _OF_ONE_CARD and len(named) > 1:
        raise ValueError(f"{quoted(word)} is of one card")
    return replace(claim, text=kind + _cards_text(map(_combination, claim.parts)))


def _said_for(claims: Sequence[Claim], points: int, word: str) -> Claim:
    """Take it for those points, if it is one thing; what it pays anyway is not told again."""
    if sum(len(claim.parts) for claim in claims) != 1:
        raise ValueError(f"{quoted(word)} says points of several things together")
    (claim,) = claims
    (part,) = claim.parts
    if part_points(part) == points:
        return claim
    return Claim(f"{claim.text}={points}", (replace(part, said_for=points),))


def _require_multiple_run(line: SaidLine, word: str) -> None:
    runs = [each for each in line.combinations if each.category is Category.RUN]
    ranks = {frozenset(card.rank for card in run.cards) for run in runs}
    others = {each.category for each in line.combinations} - {Category.RUN, Category.PAIR}
    many = len(ranks) == 1 and (len(runs), len(runs[0].cards))
    if others or many not in MULTIPLE:
        raise ValueError(f"{quoted(word)} is not said in one breath; only a multiple run is")


def _combination(part: Part) -> Combination:
    """Take what is claimed for what would be there; each of its cards has its suit."""
    cards = tuple([_CARDS[name] for name in part.cards or ()])
    return Combination(part.category, cards, part_points(part))
