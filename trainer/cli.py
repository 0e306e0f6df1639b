"""The command `muggins`: score a scenario, deal some, say how often something comes up."""

import argparse
import io
import os
import shlex
import sys
from collections.abc import Mapping, Sequence
from random import Random
from secrets import randbelow
from textwrap import fill
from typing import TYPE_CHECKING, TextIO

from scenarios import ACC, GENERATOR, Rules, catalogue, deal_cut, deal_play, deal_show
from scenarios.cards import quoted
from scenarios.filters import CUT_TERMS
from scenarios.scenario import FORMS, Scenario
from trainer import __version__
from trainer.printed import (
    as_fields,
    as_json,
    as_said,
    count_text,
    error_as_fields,
    error_as_json,
    odds_text,
)

if TYPE_CHECKING:
    _Commands = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001  its only name

_FINE, _BAD, _INTERRUPTED = 0, 1, 130
_FORMS = {
    FORMS["show"]: "a hand, its starter behind the stroke",
    FORMS["crib"]: "a crib",
    FORMS["cut"]: "a starter: his heels or nothing",
    FORMS["play"]: "pone's hand, the dealer's hand, and all cards laid so far",
    "play 7C 5D 6H": "the cards of one count alone; what is the last of them worth?",
    "-": "standard input, a scenario on each line; answers with a line for each",
}
_SHOW_TERMS_TITLE = "Terms of a filter (joined by + or a comma, 'no' in front turns one round):"
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
    options = _parser().parse_args(arguments)
    try:
        status: int = options.run(options)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever reads has read enough. Without this Python complains when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _FINE
    except KeyboardInterrupt:
        return _INTERRUPTED
    return status


def _let_streams_take_any_text() -> None:
    """Read UTF-8 whatever the console's own code is; write what it cannot show as an escape."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8-sig", errors="backslashreplace")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _refuse(error: ValueError) -> int:
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
        if not text.strip() or text.startswith("#"):  # as `muggins deal` begins
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
    _check_deal(options)
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


def _check_deal(options: argparse.Namespace) -> None:
    if options.count < 1:
        options.refuse("--count: there is nothing to deal with 0")
    if options.generator != GENERATOR:
        options.refuse(
            f"--generator: a seed of version {options.generator} deals something else here; "
            f"this is version {GENERATOR}"
        )
    if options.kept and (options.where or options.play or options.cut):
        options.refuse("--kept: is for hands and cribs, and without --where")


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
    where = " ".join(options.where)
    try:
        count = catalogue.count(where, is_crib=options.crib, rules=options.rules)
    except ValueError as error:
        return _refuse(error)
    print(odds_text(where, count, is_crib=options.crib))
    return _FINE


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="muggins",
        description="Count cribbage: settle what cards are worth, deal any hand on purpose, "
        "and see how often things come up.",
        epilog="'muggins COMMAND --help' tells more of each.",
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    _add_score(commands)
    _add_deal(commands)
    _add_odds(commands)
    return parser


def _add_score(commands: "_Commands") -> None:
    score = commands.add_parser(
        "score",
        help="say what cards are worth",
        description="Count a hand, a crib, a cut or a play, as it is said aloud.",
        epilog=_listed("What can be scored:", _FORMS),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    score.add_argument("scenario", nargs="+", help="the scenario's text, best within quotes")
    score.add_argument("--json", action="store_true", help="print a JSON object")
    _add_rules(score)
    score.set_defaults(run=_score)


def _add_deal(commands: "_Commands") -> None:
    deal = commands.add_parser(
        "deal",
        help="deal hands, cribs, pegging positions or cuts",
        description="Deal scenarios, one a line, any at all or such as a filter asks for.",
        epilog="\n\n".join(
            [
                _listed(_SHOW_TERMS_TITLE, catalogue.filters),
                _listed("Terms for --play, one at a time:", catalogue.play_filters),
                _listed("Terms for --cut:", CUT_TERMS),
            ]
        ),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    kind = deal.add_mutually_exclusive_group()
    kind.add_argument("--crib", action="store_true", help="deal cribs instead of hands")
    kind.add_argument("--play", action="store_true", help="deal pegging positions")
    kind.add_argument("--cut", action="store_true", help="turn starters")
    deal.add_argument("--where", metavar="FILTER", help="what each must satisfy; see below")
    deal.add_argument(
        "--kept", action="store_true", help="as kept from six by a sensible player; no filter"
    )
    deal.add_argument(
        "--count", type=_number, default=1, metavar="N", help="how many; 1 if left out"
    )
    deal.add_argument("--seed", type=_number, metavar="N", help="deal the same as another time")
    deal.add_argument(
        "--generator",
        type=_number,
        default=GENERATOR,
        metavar="N",
        help="the version of the dealing that the seed is for; refused if this one is another",
    )
    _add_rules(deal)
    deal.set_defaults(run=_deal, refuse=deal.error)


def _add_odds(commands: "_Commands") -> None:
    odds = commands.add_parser(
        "odds",
        help="say how often something comes up",
        description="Say exactly how often hands or cribs with their starter satisfy a filter.",
        epilog=_listed(_SHOW_TERMS_TITLE, catalogue.filters),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    odds.add_argument("where", nargs="+", metavar="FILTER", help="terms; see below")
    odds.add_argument("--crib", action="store_true", help="count cribs instead of hands")
    _add_rules(odds)
    odds.set_defaults(run=_odds)


def _add_rules(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--rules",
        type=_rules,
        default=ACC,
        metavar="RULES",
        help="a house's own: crib_flush=4 pays a flush of four in the crib as in a hand",
    )


def _rules(text: str) -> Rules:
    try:
        return Rules.parse(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _number(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{quoted(text)} is not a whole number")
    return int(text)


def _listed(title: str, sentences: Mapping[str, str]) -> str:
    wide = max(map(len, sentences)) + 2
    return "\n".join(
        [title]
        + [
            fill(
                sentence, 95, initial_indent=f"  {term:<{wide}}", subsequent_indent=" " * (wide + 2)
            )
            for term, sentence in sentences.items()
        ]
    )
