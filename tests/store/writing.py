"""A program that answers and answers until it is killed, and prints what was acknowledged.

For each line that it is given it splits off a process that does so, prints who that is, and
prints `killed` when it was. What is acknowledged is the number of an answer, after its slip, its
place and what is asked there.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from threading import Lock

from tests.store.made import answer, asked, begun, next_number
from trainer.record import Answer, Slip
from trainer.store import Database, Fold, Log, Outcome, database_of


def fold(log: Log) -> None:
    """Count Ada's answers, those alone that came since they were last counted."""
    kept = log.folded("ada")
    there = kept or Fold(0, 1, "0")
    behind = log.entries("ada", after=there.position)
    answers = sum(isinstance(each.entry, Answer) for each in behind)
    if behind:
        made = Fold(behind[-1].position, 1, str(int(there.text) + answers))
        log.keep_fold("ada", made, instead_of=kept)


def write(log: Log, numbers: "count[int]", lock: Lock) -> None:
    while True:
        with lock:
            number = next(numbers)
        made = answer(number)
        if log.append(made).outcome is Outcome.NEW:
            log.append(Slip(answer=made.id, at=made.answered))
            log.ask("first", asked(number + 1))
            say(made.id)
            fold(log)


def say(line: str) -> None:
    # In one piece, which no kill can halve.
    os.write(1, f"{line}\n".encode())


def answer_until_killed(database: Database) -> None:
    with begun(database) as log, ThreadPoolExecutor(2) as pool:
        numbers, lock = count(next_number(log)), Lock()
        for each in [pool.submit(write, log, numbers, lock) for _ in range(2)]:
            each.result()


def main() -> None:
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            say(str(os.getpid()))
            answer_until_killed(database_of(sys.argv[1]))
        os.waitpid(child, 0)
        say("killed")


if __name__ == "__main__":
    main()
