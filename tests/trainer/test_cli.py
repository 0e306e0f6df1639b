"""The command `muggins`: usage, help, and the streams it reads and writes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from scenarios import GENERATOR, catalogue
from tests.trainer.conftest import Run
from trainer import __version__

# As an installed `muggins` does it, wherever the tests' own Python is.
COMMAND = [sys.executable, "-c", "from trainer.cli import main; raise SystemExit(main())"]


@pytest.mark.parametrize(
    "arguments",
    [
        ["--port", "-1"],
        ["--port", "65536"],
        ["--port", "eighty"],
        ["backup"],
        ["shuffle"],
        ["score"],
        ["odds"],
        ["deal", "--count", "0"],
        ["deal", "--count", "-1"],
        ["deal", "--count", "many"],
        ["deal", "--seed", "-7"],
        ["deal", "--seed", "seven"],
        ["deal", "--seed", "\u0667"],
        ["deal", "--seed", "9" * 5000],
        ["deal", "--rules", "crib_flush=4", "--play", "--where", "go"],
        ["deal", "--rules", "crib_flush=4", "--kept"],
        ["deal", "--crib", "--play"],
        ["deal", "--kept", "--where", "run"],
        ["deal", "--kept", "--play"],
        ["deal", "--generator", str(GENERATOR + 1)],
        ["score", "--colour", "cut JD"],
    ],
    ids=lambda arguments: " ".join(arguments)[:40],
)
def test_wrong_usage_exits_with_2(muggins: Run, arguments: list[str]) -> None:
    status, out, err = muggins(*arguments)
    assert (status, out) == (2, "")
    assert "usage: muggins" in err
    assert max(map(len, err.splitlines())) < 200


def test_version_and_help_read_well(muggins: Run) -> None:
    assert muggins("--version") == (0, f"muggins {__version__}\n", "")
    status, out, _ = muggins("--help")
    assert status == 0
    assert all(word in out for word in ("score", "deal", "odds", "--help"))
    _, out, _ = muggins("deal", "--help")
    for term in (*catalogue.filters, *catalogue.play_filters, "heels"):
        assert f"  {term}  " in out
    _, out, _ = muggins("score", "--help")
    assert "crib 2H 4H 6H 8H / KC" in out


def test_help_fits_a_terminal(muggins: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    for command in ([], ["score"], ["deal"], ["odds"]):
        _, out, _ = muggins(*command, "--help")
        assert max(map(len, out.splitlines())) <= 100


def test_suit_signs_are_read_from_any_console() -> None:
    lines = "\ufeffshow 5♣ 5♦ 5♠ J♥ / 5♥\r\nshow \udc80 / 5♥\r\n".encode("utf-8", "surrogateescape")
    done = subprocess.run(  # noqa: S603
        [*COMMAND, "score", "-"],
        input=lines,
        capture_output=True,
        env=os.environ | {"PYTHONIOENCODING": "ascii"},
        check=False,
    )
    assert done.returncode == 1
    first, second = done.stdout.decode("ascii").splitlines()
    assert first == "29\tshow 5C 5D 5S JH / 5H"
    assert second.startswith("error\tshow \\x80 / 5\\u2665\t")
    assert done.stderr == b""


def test_a_reader_that_has_read_enough_is_no_error() -> None:
    with subprocess.Popen(  # noqa: S603
        [*COMMAND, "deal", "--count", "100000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        assert running.stdout.readline().startswith(b"# muggins deal")
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode == 0


def test_an_interruption_ends_quietly(muggins: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("trainer.cli.deal_show", interrupt)
    status, _, err = muggins("deal")
    assert (status, err) == (130, "")


def run_with(streams: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a shell that redirects its streams as a user might."""
    return subprocess.run(  # noqa: S603
        ["/bin/sh", "-c", f'"$@" {streams}', "sh", *COMMAND, *arguments],
        capture_output=True,
        check=False,
        text=True,
        timeout=60,
    )


needs_a_shell = pytest.mark.skipif(os.name != "posix", reason="needs a POSIX shell")


@needs_a_shell
@pytest.mark.parametrize(
    ("streams", "arguments", "status"),
    [
        (">&-", ["score", "cut JD"], 0),
        ("<&-", ["score", "-"], 0),
        ("2>&-", ["score", "cut"], 1),
        (">&- 2>&- <&-", ["deal"], 0),
    ],
)
def test_a_closed_stream_is_an_empty_one(streams: str, arguments: list[str], status: int) -> None:
    done = run_with(streams, *arguments)
    assert (done.returncode, done.stdout, done.stderr) == (status, "", "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("arguments", [["score", "cut JD"], ["deal", "--count", "5000"]], ids=str)
def test_a_full_disk_is_said_in_a_line(arguments: list[str]) -> None:
    done = run_with("> /dev/full", *arguments)
    assert done.returncode == 1
    assert done.stderr.startswith("muggins: ")
    assert len(done.stderr.splitlines()) == 1


def test_the_package_runs_as_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "trainer", "--version"], capture_output=True, check=True, text=True
    )
    assert done.stdout == f"muggins {__version__}\n"
