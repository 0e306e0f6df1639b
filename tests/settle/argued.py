"""Arguments written shortly: what lies there, and who says what."""

from trainer.settle.argument import Argument, Person
from trainer.settle.laid import parse_laid
from trainer.settle.settled import Settled, settle


def argued(there: str, *said: str) -> Settled:
    """Settle what people say, each as "name: count" or as the count alone."""
    people = []
    for each in said:
        name, _, says = each.rpartition(": ")
        people.append(Person(says, name))
    return settle(Argument(parse_laid(there), tuple(people)))
