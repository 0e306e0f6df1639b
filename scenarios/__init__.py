"""Cribbage on the table: cards, what they are worth, and dealing them, at random or on purpose.

>>> from random import Random
>>> show = parse_scenario("5C 5D 5S JH / 5H")
>>> show.score().points
29
>>> deal_show(Random(1), where="double run").score().points >= 8
True

Nothing here knows a person, a screen or a file.
"""

from scenarios import catalogue
from scenarios.cards import DECK, Card, Rank, Suit, parse_cards
from scenarios.deal import GENERATOR, deal_cut, deal_play, deal_show
from scenarios.play import PlayPosition, score_play
from scenarios.rules import ACC, Rules
from scenarios.scenario import Cut, Play, Show, parse_scenario
from scenarios.score import Category, Combination, Score
from scenarios.show import score_cut, score_points, score_show

__all__ = [
    "ACC",
    "DECK",
    "GENERATOR",
    "Card",
    "Category",
    "Combination",
    "Cut",
    "Play",
    "PlayPosition",
    "Rank",
    "Rules",
    "Score",
    "Show",
    "Suit",
    "catalogue",
    "deal_cut",
    "deal_play",
    "deal_show",
    "parse_cards",
    "parse_scenario",
    "score_cut",
    "score_play",
    "score_points",
    "score_show",
]
