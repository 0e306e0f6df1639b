"""Arguments written shortly: what lies there, and who says what."""

from scenarios import Rules
from trainer.house import House
from trainer.settle.argument import Argument
from trainer.settle.draft import read_draft
from trainer.settle.settled import Settled, settle


def argument(there: str, *said: str, rules: str = "") -> Argument:
    """Read what people say, each as "name: count" or as the count alone.

    What lies there is written as it stands in a link: "crib 2 4 6 8 K" with words behind a
    semicolon for what is said of its suits, as in "five=no".
    """
    cards, _, words = there.partition(";")
    word, _, cards = cards.partition(" ")
    fields = {word: cards, **dict(each.split("=") for each in words.split())}
    for place, each in zip(("first", "second"), said, strict=False):
        name, _, says = each.rpartition(": ")
        fields |= {place: name, f"{place}_says": says}
    draft, told = read_draft({**fields, "rules": rules})
    assert not told
    return draft.argument


def argued(there: str, *said: str, rules: str = "") -> Settled:
    """Settle what people say, in a house with these rules."""
    house = House(rules=Rules.parse(rules))
    return settle(argument(there, *said, rules=rules), said_by=house)
