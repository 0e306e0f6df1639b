"""A program that answers and answers until it is killed, and prints what was acknowledged."""

import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from threading import Lock

from tests.store.made import answer, begun
from trainer.record import Slip
from trainer.store import Log, Outcome


def write(log: Log, numbers: "count[int]", lock: Lock) -> None:
    while True:
        with lock:
            number = next(numbers)
        made = answer(number)
        if log.append(made).outcome is Outcome.NEW:
            log.append(Slip(answer=made.id, at=made.answered))
            sys.stdout.write(f"{made.id}\n")
            sys.stdout.flush()


def main() -> None:
    with begun(Path(sys.argv[1])) as log, ThreadPoolExecutor(2) as pool:
        numbers, lock = count(log.next_number("first")), Lock()
        for each in [pool.submit(write, log, numbers, lock) for _ in range(2)]:
            each.result()


if __name__ == "__main__":
    main()
