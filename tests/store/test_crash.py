"""A process that is killed, and one that comes second."""

import os
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from tests.store.made import answer, asked, filled, kept
from trainer.record import Answer, Slip
from trainer.store import HeldError, Log, Outcome, Place, check, open_log

ROOT = Path(__file__).parent.parent.parent
KILLS = 40

HOLDING = """
import sys
from pathlib import Path
from trainer.store import open_log
with open_log(Path(sys.argv[1]), note="http://127.0.0.1:8501") as log:
    print("open", flush=True)
    sys.stdin.read()
"""


@contextmanager
def process(*arguments: str) -> Iterator["subprocess.Popen[str]"]:
    """Run Python beside the tests, and end it with the block."""
    running = subprocess.Popen(  # noqa: S603  our own programs
        [sys.executable, *arguments],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with running:
        try:
            yield running
        finally:
            running.kill()


def kill_it(process: int) -> None:
    """Kill a process as a power cut would."""
    os.kill(process, signal.SIGKILL)


def killed(
    writing: "subprocess.Popen[str]", *, behind: int, kill: Callable[[int], None] = kill_it
) -> set[str]:
    """Let somebody answer, to be killed behind some answers; return all that was acknowledged."""
    assert writing.stdin
    assert writing.stdout
    writing.stdin.write("on\n")
    writing.stdin.flush()
    process = int(writing.stdout.readline())
    acknowledged = {writing.stdout.readline().strip() for _ in range(behind)}
    kill(process)
    # What had been printed before the kill is acknowledged as well.
    while (line := writing.stdout.readline().strip()) != "killed":
        acknowledged.add(line)
    return acknowledged


@pytest.mark.skipif(sys.platform == "win32", reason="no process there can be split in two")
def test_what_was_acknowledged_outlives_a_kill_and_is_there_once(database: Path) -> None:
    rng, acknowledged = Random(121), set[str]()
    with process("-m", "tests.store.writing", str(database)) as writing:
        for _ in range(KILLS):
            acknowledged |= killed(writing, behind=rng.randrange(1, 20))
            log_beside = database.with_name(f"{database.name}-wal")
            before = database.read_bytes(), log_beside.read_bytes()
            check(database)
            assert (database.read_bytes(), log_beside.read_bytes()) == before
            with open_log(database) as log:
                nothing_is_lost(log, acknowledged)
                # Sent again after the restart, it is found to be there.
                again = rng.choice(sorted(acknowledged))
                assert log.append(answer(int(again[1:]))).outcome is Outcome.SAME
    assert len(acknowledged) > KILLS


def nothing_is_lost(log: Log, acknowledged: set[str]) -> None:
    """Look for what was acknowledged: the answers, slips and places; then at what was folded."""
    entries = kept(log, at_a_time=1000)
    answers = Counter(each.id for each in entries if isinstance(each, Answer))
    slips = Counter(each.answer for each in entries if isinstance(each, Slip))
    assert not acknowledged - answers.keys()
    assert not acknowledged - slips.keys()
    assert {*answers.values(), *slips.values()} == {1}
    last = max(int(each[1:]) for each in acknowledged)
    stands = log.standing("first")
    assert stands.place >= Place(last + 1)
    assert stands.asked == asked(stands.place.number)
    assert log.answered("first", stands.place.number - 1)
    if fold := log.folded("ada"):
        folded = [each for each in entries[: fold.position] if isinstance(each, Answer)]
        assert fold.text == str(len(folded))


def test_a_second_process_is_refused_and_told_who_has_it(database: Path) -> None:
    filled(database, 2)
    with process("-c", HOLDING, str(database)) as holding:
        assert holding.stdout
        assert holding.stdout.readline() == "open\n"
        with pytest.raises(
            HeldError, match=r"is open already, by http://127\.0\.0\.1:8501$"
        ) as held:
            open_log(database).__enter__()
        assert held.value.holder == "http://127.0.0.1:8501"
        check(database)
    with open_log(database) as log:
        assert len(kept(log)) == 4


def test_the_lock_goes_with_the_block_and_its_note_does_not_mislead(database: Path) -> None:
    with open_log(database, note="a longer note than the next \u202e one"):
        with pytest.raises(HeldError) as held:
            open_log(database).__enter__()
        assert held.value.holder == "a longer note than the next  one"
    with open_log(database, note="short"), pytest.raises(HeldError, match=r"by short$"):
        open_log(database, note="a second").__enter__()
    with open_log(database), pytest.raises(HeldError, match=r"by a program$"):
        open_log(database).__enter__()


def test_a_database_goes_on_being_open_when_a_second_start_was_refused(database: Path) -> None:
    with open_log(database) as log:
        with pytest.raises(HeldError):
            open_log(database).__enter__()
        with pytest.raises(HeldError):
            open_log(database).__enter__()
        assert log.learners() == ()
