"""The command `muggins`: practise in the browser, or settle, deal, and look after the data."""

import argparse
import io
import os
import shlex
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from secrets import randbelow
from typing import TYPE_CHECKING, Final, TextIO

from scenarios import ACC, GENERATOR, Rules, catalogue, deal_cut, deal_play, deal_show
from scenarios.scenario import Scenario
from trainer.printed import (
    as_fields,
    as_json,
    as_said,
    count_text,
    error_as_fields,
    error_as_json,
    odds_text,
)
from trainer.usage import parse

if TYPE_CHECKING:
    from trainer.store import Database

_FINE, _BAD, _INTERRUPTED = 0, 1, 130
# Seeds drawn when none is given are short enough to be typed again.
_SEEDS = 1_000_000


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command.

    Args:
        arguments: What stands behind `muggins`; None for the command line's own.

    Returns:
        The exit status: 0, or 1 for a bad scenario or filter. Wrong usage exits with 2 at once.
    """
    _let_streams_take_any_text()
    options = parse(arguments)
    try:
        status = _COMMANDS[options.command](options)
        sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()  # whoever reads has read enough
        return _FINE
    except OSError as error:  # a full disk, most likely
        _drop_output()
        return _refuse(error)
    except KeyboardInterrupt:
        return _INTERRUPTED
    return status


def _let_streams_take_any_text() -> None:
    """Read UTF-8 whatever the console's own code is; write what it cannot show as an escape.

    A stream that was closed for us reads as empty, and swallows what is written.
    """
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            nothing = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115  to the end
            setattr(sys, name, nothing)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8-sig", errors="backslashreplace")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _drop_output() -> None:
    """Let what is still to be written go nowhere, so that Python does not complain at its exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _refuse(error: ValueError | OSError) -> int:
    print(f"muggins: {error}", file=sys.stderr)
    return _BAD


def _score(options: argparse.Namespace) -> int:
    text = " ".join(options.scenario)
    if text == "-":
        return _score_lines(sys.stdin, rules=options.rules, json=options.json)
    try:
        counted = count_text(text, rules=options.rules)
    except ValueError as error:
        return _refuse(error)
    print(as_json(counted) if options.json else as_said(counted))
    return _FINE


def _score_lines(lines: TextIO, *, rules: Rules, json: bool) -> int:
    status = _FINE
    for line in lines:
        text = line.rstrip("\r\n")
        if not text.strip() or text.lstrip().startswith("#"):  # a comment, as `muggins deal` writes
            continue
        try:
            counted = count_text(text, rules=rules)
        except ValueError as error:
            status = _BAD
            answer = error_as_json(text, error) if json else error_as_fields(text, error)
        else:
            answer = as_json(counted) if json else as_fields(counted)
        print(answer, flush=True)  # for whoever asks line by line and waits
    return status


def _deal(options: argparse.Namespace) -> int:
    seed = randbelow(_SEEDS) if options.seed is None else options.seed
    rng = Random(seed)
    try:
        for number in range(options.count):
            scenario = _deal_one(rng, options)
            if number == 0:  # nothing is printed before it is known that the filter can be dealt
                print(f"# {_deal_again(options, seed)}")
            print(scenario)
    except ValueError as error:
        return _refuse(error)
    return _FINE


def _deal_one(rng: Random, options: argparse.Namespace) -> Scenario:
    if options.play:
        return deal_play(rng, where=options.where)
    if options.cut:
        return deal_cut(rng, where=options.where)
    return deal_show(
        rng,
        where=options.where,
        is_crib=options.crib,
        kept=options.kept,
        rules=options.rules,
    )


def _deal_again(options: argparse.Namespace, seed: int) -> str:
    """Write the command that deals the same again."""
    words = ["muggins", "deal"]
    words += [f"--{flag}" for flag in ("crib", "kept", "play", "cut") if getattr(options, flag)]
    if options.where:
        words += ["--where", options.where]
    if options.rules != ACC:
        words += ["--rules", str(options.rules)]
    words += ["--count", str(options.count), "--seed", str(seed), "--generator", str(GENERATOR)]
    return shlex.join(words)


def _odds(options: argparse.Namespace) -> int:
    try:
        count = catalogue.count(options.where, is_crib=options.crib, rules=options.rules)
    except catalogue.NoneSuchError:  # which is an answer as well, and the one to points=19
        count = 0
    except ValueError as error:
        return _refuse(error)
    print(odds_text(options.where, count, is_crib=options.crib))
    return _FINE


def _practise(options: argparse.Namespace) -> int:
    # Here, since nobody who settles an argument should wait for a web server to be imported.
    from trainer.web.server.serving import serve  # noqa: PLC0415

    def serve_it(database: "Database") -> None:
        serve(
            database,
            port=options.port,
            open_browser=not options.no_browser,
            to_room=options.command == "class",
            say=lambda line: print(line, flush=True),
        )

    try:
        return _with_data(options, serve_it)
    except KeyboardInterrupt:  # which is how it is closed
        return _FINE


def _check(options: argparse.Namespace) -> int:
    from trainer.store import check  # noqa: PLC0415  as above

    def check_it(database: "Database") -> None:
        check(database)
        print(f"{database} is whole")

    return _with_data(options, check_it)


def _back_up(options: argparse.Namespace) -> int:
    from trainer.store import back_up  # noqa: PLC0415  as above

    copy = Path(options.copy)

    def back_it_up(database: "Database") -> None:
        back_up(database, copy)
        print(f"{database} is copied to {copy}")

    return _with_data(options, back_it_up)


def _restore(options: argparse.Namespace) -> int:
    from trainer.store import restore  # noqa: PLC0415  as above

    backup = Path(options.backup)

    def restore_it(database: "Database") -> None:
        kept = restore(backup, database)
        print(f"{database} is restored from {backup}")
        if kept:
            print(f"what was there before is kept in {kept}")

    return _with_data(options, restore_it)


def _export(options: argparse.Namespace) -> int:
    from trainer.transfer import take_out  # noqa: PLC0415  as above

    def export_it(database: "Database") -> None:
        file = Path(options.file)
        print(take_out(database, file, name=options.learner, as_sheet=options.csv))

    return _with_data(options, export_it)


def _import(options: argparse.Namespace) -> int:
    from trainer.transfer import bring_in  # noqa: PLC0415  as above

    return _with_data(options, lambda database: print(bring_in(database, Path(options.file))))


def _with_data(options: argparse.Namespace, do: Callable[["Database"], object]) -> int:
    try:
        do(_database(options))
    except PermissionError as error:
        return _refuse(ValueError(f"{error.filename} cannot be looked into: {error.strerror}"))
    except (ValueError, OSError) as error:
        return _refuse(error)
    return _FINE


def _database(options: argparse.Namespace) -> "Database":
    from platformdirs import user_data_path  # noqa: PLC0415  as above

    from trainer.store import database_of  # noqa: PLC0415  as above

    given = getattr(options, "data", None)
    if given is not None and not given.strip():
        raise ValueError("--data is empty; say where the database is, or leave it out")
    given = given or os.environ.get("MUGGINS_DATABASE_URL")
    path = database_of(given) if given else user_data_path("muggins", appauthor=False)
    if not isinstance(path, Path):
        return path
    # A name with an ending is the file's own, where there is nothing yet.
    is_file = path.is_file() or bool(path.suffix and not path.is_dir())
    return path if is_file else path / "muggins.db"


_COMMANDS: Final[Mapping[str | None, Callable[[argparse.Namespace], int]]] = {
    None: _practise,
    "class": _practise,
    "check": _check,
    "backup": _back_up,
    "restore": _restore,
    "export": _export,
    "import": _import,
    "score": _score,
    "deal": _deal,
    "odds": _odds,
}
