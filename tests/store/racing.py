"""A program that answers as fast as another like it, and prints what became of each answer.

python -m tests.store.racing ADDRESS NAME ANSWERS begins when it is given a line. Half of its ids
are those of the other, as when a reply is lost; half are its own, as of another window.
"""

import sys

from tests.store.made import answer, begun
from trainer.record import Slip
from trainer.store import Outcome, Place, database_of


def main() -> None:
    address, name, answers = sys.argv[1:]
    with begun(database_of(address)) as log:
        print("ready", flush=True)  # noqa: T201
        sys.stdin.readline()
        for number in range(int(answers)):
            made = answer(number, id=f"same{number}" if number % 2 else f"{name}{number}")
            receipt = log.append(made)
            log.append(Slip(answer=receipt.stored.id, at=made.answered))
            log.move("first", Place(number + 1))
            if receipt.outcome is Outcome.NEW:
                print(receipt.stored.id, flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
