"""Miscounts, in short: scenario text in, what is said out."""

from scenarios import parse_cards, parse_scenario
from scenarios.scenario import Scenario
from tests.miscounts.houses import ITEMISED
from trainer.house import House
from trainer.miscounts.choosing import miscounts
from trainer.miscounts.mistakes import MISTAKES
from trainer.settle.laid import Line


def lying(text: str) -> Scenario:
    """Read a scenario, or the bare line of a play, that it can have come from."""
    if text.startswith("play") and ":" not in text:
        return Line(parse_cards(text.removeprefix("play "))).as_play()
    return parse_scenario(text)


def told(key: str, text: str, house: House = ITEMISED) -> dict[str, int]:
    """Make a mistake of a scenario in every way: what is said, and what is pegged."""
    every = miscounts(MISTAKES[key], lying(text), rules=house.rules, house=house)
    return {str(each.count): each.count.points for each in every}
