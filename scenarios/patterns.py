"""The names people use for what scores: pair royal, double run, and so on."""

from typing import Final

from scenarios.facts import PlayFacts, ShowFacts, Situation
from scenarios.score import Category

SHOW_PATTERNS: Final[tuple[Situation[ShowFacts], ...]] = (
    Situation(
        "nothing",
        "It is worth nothing; players call that nineteen.",
        "show 2H 4C 8S TD / QH",
        lambda facts: facts.points == 0,
    ),
    Situation(
        "fifteen",
        "Some cards add up to fifteen, a king, queen or jack counting ten.",
        "show AC 4H 5S TD / QD",
        lambda facts: bool(facts.ranks.fifteens),
    ),
    Situation(
        "fifteen of two",
        "Two cards make fifteen: a ten-card and a five, a nine and a six, an eight and a seven.",
        "show 7D 8C 2S KH / 3D",
        lambda facts: 2 in facts.ranks.fifteens,
    ),
    Situation(
        "fifteen of three",
        "Three cards make fifteen together.",
        "show 4C 5D 6S 6H / JH",
        lambda facts: 3 in facts.ranks.fifteens,
    ),
    Situation(
        "fifteen of four",
        "Four cards make fifteen together.",
        "show 4C 4D 4H 3S / 3C",
        lambda facts: 4 in facts.ranks.fifteens,
    ),
    Situation(
        "fifteen of five",
        "All five cards make fifteen together.",
        "show 3C 3D 4S 4H / AC",
        lambda facts: 5 in facts.ranks.fifteens,
    ),
    Situation(
        "pair",
        "At least two cards are of one rank.",
        "show 6C 6D AS KH / 2D",
        lambda facts: bool(facts.ranks.alike),
    ),
    Situation(
        "pair royal",
        "Three of a kind: three pairs, six points.",
        "show 9C 9D 9S 2H / KD",
        lambda facts: 3 in facts.ranks.alike,
    ),
    Situation(
        "double pair royal",
        "Four of a kind: six pairs, twelve points.",
        "show 8C 8D 8S 8H / KD",
        lambda facts: 4 in facts.ranks.alike,
    ),
    Situation(
        "run",
        "Three or more ranks stand in a row, suits aside.",
        "show 6H 7D 8C 9S / 6S",
        lambda facts: facts.ranks.run_copies > 0,
    ),
    Situation(
        "run of three",
        "Three ranks in a row, none of them doubled.",
        "show 9C TD JS 2H / 2D",
        lambda facts: _run(facts) == (1, 3),
    ),
    Situation(
        "run of four",
        "Four ranks in a row, none of them doubled.",
        "show 9C TD JS QH / 2D",
        lambda facts: _run(facts) == (1, 4),
    ),
    Situation(
        "run of five",
        "All five cards stand in a row.",
        "show AC 2D 3S 4H / 5D",
        lambda facts: _run(facts) == (1, 5),
    ),
    Situation(
        "double run",
        "A run with one of its ranks doubled, which makes it twice.",
        "show 8D 8S 9C TH / JD",
        lambda facts: facts.ranks.run_copies == 2,
    ),
    Situation(
        "double run of three",
        "Three in a row with one rank doubled: eight, the pair counted.",
        "show 2S 3H 3D 4C / KS",
        lambda facts: _run(facts) == (2, 3),
    ),
    Situation(
        "double run of four",
        "Four in a row with one rank doubled: ten, the pair counted.",
        "show 8D 8S 9C TH / JD",
        lambda facts: _run(facts) == (2, 4),
    ),
    Situation(
        "triple run",
        "Three in a row with one rank there three times: fifteen, the pair royal counted.",
        "show TC JC JD QC / JH",
        lambda facts: facts.ranks.run_copies == 3,
    ),
    Situation(
        "double double run",
        "Three in a row with two ranks doubled: sixteen, both pairs counted.",
        "show 7C 7D 8S 8H / 9D",
        lambda facts: facts.ranks.run_copies == 4,
    ),
    Situation(
        "flush",
        "The four are of one suit, and it pays; in the crib only with the starter.",
        "show 3C 6C 9C QC / 5D",
        lambda facts: facts.flush > 0,
    ),
    Situation(
        "flush of four",
        "The four are of one suit and the starter of another: four points in a hand.",
        "show 3C 6C 9C QC / 5D",
        lambda facts: facts.flush == 4,
    ),
    Situation(
        "flush of five",
        "All four and the starter are of one suit: five points.",
        "crib 3C 6C 9C QC / KC",
        lambda facts: facts.flush == 5,
    ),
    Situation(
        "nobs",
        "A jack among the four is of the starter's suit: one for his nobs.",
        "show JD 2S 7D 9C / 6D",
        lambda facts: facts.suits.nobs,
    ),
)

PLAY_PATTERNS: Final[tuple[Situation[PlayFacts], ...]] = (
    Situation(
        "fifteen",
        "The card brings the count to fifteen, for two.",
        "play 7C 4D 3H 2S | 8D 6H 9C JS : 7C 8D",
        lambda facts: facts.scored(Category.FIFTEEN),
    ),
    Situation(
        "thirty-one",
        "The card brings the count to thirty-one, for two.",
        "play TC 4D 3H 2S | QD 7H 9C JS : TC QD 4D 7H",
        lambda facts: facts.scored(Category.THIRTY_ONE),
    ),
    Situation(
        "pair",
        "The card matches the one before it, for two.",
        "play 7C 4D 3H 2S | 7D 6H 9C JS : 7C 7D",
        lambda facts: _pair_points(facts) == 2,
    ),
    Situation(
        "pair royal",
        "Three of a kind in a row, for six.",
        "play 5C 5D 3H 2S | 5H 6H 9C JS : 5C 5H 5D",
        lambda facts: _pair_points(facts) == 6,
    ),
    Situation(
        "double pair royal",
        "Four of a kind in a row, for twelve.",
        "play 5C 5D 3H 2S | 5H 5S 9C JS : 5C 5H 5D 5S",
        lambda facts: _pair_points(facts) == 12,
    ),
    Situation(
        "run",
        "The last three cards or more make a run, in whatever order they were laid.",
        "play 4C 6D 9H 2S | 5H KH 9C JS : 4C 5H 6D",
        lambda facts: facts.scored(Category.RUN),
    ),
    Situation(
        "run out of order",
        "A run whose cards were not laid in order, up or down.",
        "play 4C 5D 9H 2S | 6H KH 9C JS : 4C 6H 5D",
        lambda facts: not _in_order(_run_ranks(facts)),
    ),
    Situation(
        "run of four or more",
        "The last four cards or more make a run.",
        "play 7C 6D 2H AS | 9H 8H KC JS : 7C 9H 6D 8H",
        lambda facts: len(_run_ranks(facts)) >= 4,
    ),
    Situation(
        "two scores",
        "The card scores in two ways or more at once.",
        "play 4C 5D 9H 2S | 6H KH 9C JS : 4C 6H 5D",
        lambda facts: len(facts.score.combinations) >= 2,
    ),
    Situation(
        "go",
        "Nobody can add to the count, and cards are left: one for go.",
        "play KC 9D 9H 8S | JH TH 8C 7S : KC JH 9D",
        lambda facts: facts.scored(Category.GO),
    ),
    Situation(
        "last card",
        "It is the last card of the deal and the count is not thirty-one: one for last card.",
        "play JD 8H 3H 7C | KD 4S 7H JC : 8H 4S JD 7H 3H JC 7C KD",
        lambda facts: facts.scored(Category.LAST_CARD),
    ),
    Situation(
        "nothing",
        "The card earns nothing.",
        "play KC QD 9H 8S | JH TH 9C 7S : KC JH",
        lambda facts: not facts.score.combinations,
    ),
)


def _run(facts: ShowFacts) -> tuple[int, int]:
    return facts.ranks.run_copies, facts.ranks.run_length


def _pair_points(facts: PlayFacts) -> int:
    return facts.score.by_category.get(Category.PAIR, 0)


def _run_ranks(facts: PlayFacts) -> list[int]:
    for combination in facts.score.combinations:
        if combination.category is Category.RUN:
            return [card.rank for card in combination.cards]
    return []


def _in_order(ranks: list[int]) -> bool:
    return ranks in (sorted(ranks), sorted(ranks, reverse=True))
