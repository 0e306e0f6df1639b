"""What the command `muggins` understands: its words, options and help."""

import argparse
from collections.abc import Callable, Mapping, Sequence
from textwrap import fill
from typing import TYPE_CHECKING, NoReturn

from scenarios import ACC, GENERATOR, Rules, catalogue
from scenarios.cards import quoted
from scenarios.filters import CUT_TERMS, normal
from scenarios.scenario import FORMS
from trainer import __version__

if TYPE_CHECKING:
    _Commands = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001  its only name

FIRST_PORT = 8501

_LAST_PORT = 65_535
_WIDTH = 79
_MOST_DIGITS = 20
_FORMS = {
    FORMS["show"]: "a hand, the starter after the slash",
    FORMS["crib"]: "a crib",
    FORMS["cut"]: "a starter: his heels or nothing",
    FORMS["play"]: "the four cards of pone, who leads, the dealer's four, and all laid so far",
    "play 7C 5D 6H": "the cards of one count alone; what is the last of them worth?",
    "-": "standard input, a scenario on each line; answers with a line for each",
}
_SHOW_TERMS_TITLE = """\
A filter is one of these terms, or some, joined by + or a comma: then all must
hold. With 'no' before it, a term must not hold."""


def parse(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """Read a command line; `command` says which command it is.

    Args:
        arguments: What stands behind `muggins`; None for the command line's own.

    Raises:
        SystemExit: With 2 and a word on usage if it cannot be understood, with 0 after help.
    """
    parser = argparse.ArgumentParser(
        prog="muggins",
        description="Count cribbage: without a command, practise in the browser; with one, "
        "settle what cards are worth, deal any hand on purpose, see how often things come up, "
        "or look after what is kept.",
        epilog="'muggins COMMAND --help' tells more of each.",
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    _add_app(parser)
    commands = parser.add_subparsers(metavar="COMMAND", dest="command", required=False)
    _add_score(commands)
    deal = _add_deal(commands)
    _add_odds(commands)
    _add_class(commands)
    _add_care(commands)
    _add_transfer(commands)
    options = parser.parse_args(arguments)
    if options.command in {"deal", "odds"}:
        options.where = normal(" ".join(options.where))
    if options.command == "deal":
        _check_deal(options, deal.error)
    return options


def _add_app(parser: argparse.ArgumentParser, *, port: int | str = FIRST_PORT) -> None:
    parser.add_argument(
        "--port",
        type=_port,
        default=port,
        metavar="N",
        help=f"where to listen on this machine, {FIRST_PORT} if not said; "
        "a taken port gives the next free one",
    )
    parser.add_argument(
        "--no-browser",
        action="store_true",
        default=False if port == FIRST_PORT else argparse.SUPPRESS,
        help="do not open a browser; print the link with which one teaches",
    )
    _add_data(parser)


def _add_class(commands: "_Commands") -> None:
    a_class = commands.add_parser(
        "class",
        help="practise, and let phones in the room reach it",
        description="Open the trainer to this machine and to the network of the room at once. "
        "Whoever is in that network then reaches it; what is the teacher's opens in the browser "
        "that this command opens, and nowhere else.",
    )
    # Suppressed, so that what stood before the command is kept.
    _add_app(a_class, port=argparse.SUPPRESS)


def _add_data(parser: argparse.ArgumentParser) -> None:
    # Suppressed, so that a command that is not told keeps what stood before it.
    parser.add_argument(
        "--data",
        metavar="PATH",
        default=argparse.SUPPRESS,
        help="the database: a file, a folder for it, or the address of one on a PostgreSQL server; "
        "else MUGGINS_DATABASE_URL says where, else it lies in your folder for data",
    )


def _add_care(commands: "_Commands") -> None:
    check = commands.add_parser(
        "check",
        help="see whether the database is whole",
        description="Look at every row of the database, without changing a byte of it.",
    )
    backup = commands.add_parser(
        "backup",
        help="copy the database, whole, while it may be in use",
        description="Copy the database into a new file and check the copy. To copy the file by "
        "other means while Muggins runs is to lose the latest answers.",
    )
    backup.add_argument("copy", metavar="FILE", help="the new file")
    restore = commands.add_parser(
        "restore",
        help="let a backup take the place of the database",
        description="Check a backup in full and let it take the place of the database, while "
        "Muggins is closed. The database that was there is kept beside it, and you are told under "
        "which name. Who was deleted since the backup was made is there again.",
    )
    restore.add_argument("backup", metavar="FILE", help="what 'muggins backup' made")
    for command in (check, backup, restore):
        _add_data(command)


def _add_transfer(commands: "_Commands") -> None:
    export = commands.add_parser(
        "export",
        help="write a learner's data to a file, while the database may be in use",
        description="Write all that is kept of a learner as JSON, which 'muggins import' takes in "
        "elsewhere; or their answers as a sheet.",
    )
    export.add_argument("file", metavar="FILE", help="the new file")
    export.add_argument("--learner", metavar="NAME", help="whose, if there are several")
    export.add_argument(
        "--csv", action="store_true", help="the answers alone, a row each, for a spreadsheet"
    )
    take_in = commands.add_parser(
        "import",
        help="take in a learner's data from a file",
        description="Take in what 'muggins export' wrote. What is here already is passed over; a "
        "file that is damaged or foreign changes nothing. While Muggins is open, take it in "
        "there, under My data.",
    )
    take_in.add_argument("file", metavar="FILE", help="the file")
    for command in (export, take_in):
        _add_data(command)


def _add_score(commands: "_Commands") -> None:
    score = commands.add_parser(
        "score",
        help="say what cards are worth",
        description="Count a hand, a crib or a cut as it is said aloud; of a play, what the\n"
        "last card earned. By the rules of the American Cribbage Congress (ACC).",
        epilog=_listed("What can be scored:", _FORMS),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    score.add_argument("scenario", nargs="+", help="its text, best within quotes; see below")
    score.add_argument("--json", action="store_true", help="print a JSON object")
    _add_rules(score)


def _add_deal(commands: "_Commands") -> argparse.ArgumentParser:
    epilog = [
        _listed(_SHOW_TERMS_TITLE, catalogue.filters),
        _listed("With --play, one of these terms, without 'no':", catalogue.play_filters),
        _listed("With --cut, one of these:", CUT_TERMS),
    ]
    deal = commands.add_parser(
        "deal",
        help="deal hands, cribs, pegging positions or cuts",
        description="Deal scenarios, one a line: any at all, or such as a filter asks for.",
        epilog="\n\n".join(epilog),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    kind = deal.add_mutually_exclusive_group()
    kind.add_argument("--crib", action="store_true", help="deal cribs instead of hands")
    kind.add_argument("--play", action="store_true", help="deal pegging positions")
    kind.add_argument("--cut", action="store_true", help="turn starters")
    _add_where(deal, "--where")
    deal.add_argument(
        "--kept",
        action="store_true",
        help="hands as players have them: dealt six, two thrown to the crib; no --where",
    )
    deal.add_argument(
        "--count", type=_number, default=1, metavar="N", help="how many; 1 if not said"
    )
    deal.add_argument(
        "--seed", type=_number, metavar="N", help="the seed of an earlier deal, to have it again"
    )
    deal.add_argument(
        "--generator",
        type=_number,
        default=GENERATOR,
        metavar="N",
        help=f"the version of the dealing that the seed was used with; this is {GENERATOR}",
    )
    _add_rules(deal)
    return deal


def _check_deal(options: argparse.Namespace, refuse: Callable[[str], NoReturn]) -> None:
    if options.count < 1:
        refuse("--count: nothing is dealt with 0")
    if options.generator != GENERATOR:
        refuse(
            f"--generator: a seed of version {options.generator} deals something else in this "
            f"version of the dealing, which is {GENERATOR}"
        )
    if options.kept and (options.where or options.play or options.cut):
        refuse("--kept: is for hands and cribs, and without --where")
    if options.rules != ACC and (options.play or options.cut or not options.where):
        refuse("--rules: change nothing but what a filter of hands or cribs finds")


def _add_odds(commands: "_Commands") -> None:
    odds = commands.add_parser(
        "odds",
        help="say how often something comes up",
        description="Say exactly how often hands or cribs with their starter satisfy a filter.",
        epilog=_listed(_SHOW_TERMS_TITLE, catalogue.filters),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    _add_where(odds, "where")
    odds.add_argument("--crib", action="store_true", help="count cribs instead of hands")
    _add_rules(odds)


def _add_where(command: argparse.ArgumentParser, name: str) -> None:
    command.add_argument(
        name, nargs="+", default=[], metavar="TERM", help="a filter, best within quotes; see below"
    )


def _add_rules(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--rules",
        type=_rules,
        default=ACC,
        metavar="RULES",
        help="a house's own, if not the ACC's: crib_flush=4 pays four of a suit in the crib",
    )


def _rules(text: str) -> Rules:
    try:
        return Rules.parse(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal()):
        raise argparse.ArgumentTypeError(f"{quoted(text)} is not a whole number from 0 up")
    if len(text) > _MOST_DIGITS:
        raise argparse.ArgumentTypeError(f"{quoted(text)} has more than {_MOST_DIGITS} digits")
    return int(text)


def _port(text: str) -> int:
    port = _number(text)
    if port > _LAST_PORT:
        raise argparse.ArgumentTypeError(f"{quoted(text)} is no port; the last is {_LAST_PORT}")
    return port


def _listed(title: str, sentences: Mapping[str, str]) -> str:
    """Write terms in a column with their sentences beside, or below where a term is long."""
    column = min(max(map(len, sentences)), 28) + 4
    lines = [title]
    for term, sentence in sentences.items():
        first = f"  {term:<{column - 2}}"
        if len(first) > column:
            lines.append(first.rstrip())
            first = " " * column
        lines.append(fill(sentence, _WIDTH, initial_indent=first, subsequent_indent=" " * column))
    return "\n".join(lines)
