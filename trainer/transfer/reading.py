"""All that is a learner's, read from JSON that may be damaged, foreign or made up."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, BinaryIO, Final

from scenarios import GENERATOR
from scenarios.cards import quoted
from trainer.belongings import Belongings
from trainer.quiz.drill import Drill
from trainer.quiz.replies import marked
from trainer.quiz.settings import Settings
from trainer.record import Answer, Entry, Learner, Practice, Shown
from trainer.transfer.fields import entry_of, record_of, told
from trainer.transfer.scanning import Piece, pieces
from trainer.transfer.writing import FORMAT, VERSION

MOST_BYTES: Final = 64 * 1024 * 1024
MOST: Final = {"practices": 100_000, "entries": 500_000}
_KNOWN: Final = ("format", "version", "learner", "preferences", *MOST)


def read(file: BinaryIO) -> Belongings:
    """Read all that is a learner's, and check it as if it was answered here.

    Raises:
        ValueError: If it is not what `written` writes: a sentence that says where, and quotes it.
    """
    try:
        return _belongings(_text(file))
    except ValueError as error:
        raise ValueError(f"this file cannot be taken in: {error}") from error


def _text(file: BinaryIO) -> str:
    data = file.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise ValueError(f"it is larger than {MOST_BYTES // 2**20} MB")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise ValueError(f"line {line} of it is no text in UTF-8") from None
    if not text.lstrip().startswith("{"):
        begin = quoted(text.strip()[:40], longest=40)
        what = f"it begins with {begin}" if text.strip() else "it is empty"
        raise ValueError(f"{what}, which is nothing that Muggins wrote")
    return text


def _belongings(text: str) -> Belongings:
    _require_version(pieces(text))
    found = _found(text)
    preferences = found["preferences"]
    if not isinstance(preferences, str):
        raise ValueError(f"'preferences' is text, not {told(preferences)}")
    with _at("the learner"):
        learner = record_of(Learner, found["learner"])
    belongings = Belongings(
        learner=learner,
        preferences=preferences,
        practices=tuple(_practices(found["practices"], learner.id)),
        entries=tuple(found["entries"]),
    )
    _require_understood(belongings.entries)
    return belongings


def _require_version(every: Iterable[Piece]) -> None:
    """Look for this first: what a newer version wrote need not be understood any further."""
    seen: dict[str, object] = {}
    for piece in every:
        if piece.key in {"format", "version"}:
            seen[piece.key] = piece.value
        if len(seen) == 2:
            break
    if seen.get("format") != FORMAT:
        raise ValueError(f"its format is {told(seen.get('format'))}, not {FORMAT!r}")
    version = seen.get("version")
    # By type, since True is 1 to Python.
    if type(version) is not int or version < VERSION:
        raise ValueError(f"its version is {told(version)}, and there is none but {VERSION}")
    if version > VERSION:
        raise ValueError(
            f"a newer version of Muggins wrote it (version {version} of the format, this one "
            f"knows {VERSION}); install the newer version to take it in"
        )


def _found(text: str) -> dict[str, Any]:
    """Collect what is there by its name; of the entries, already what they say."""
    found: dict[str, Any] = {}
    for piece in pieces(text):
        if piece.key not in _KNOWN:
            raise ValueError(f"it has {quoted(piece.key)}, which is not known here")
        if not piece.number:
            if (piece.value == []) is not (piece.key in MOST):
                raise ValueError(f"{piece.key!r} cannot be {told(piece.value)}")
            found[piece.key] = piece.value
        elif piece.number > MOST[piece.key]:
            raise ValueError(f"it has more than {MOST[piece.key]:,} {piece.key}")
        elif piece.key == "entries":
            with _at(f"entry {piece.number}"):
                found[piece.key].append(entry_of(piece.value, piece.number))
        else:
            found[piece.key].append(piece.value)
    for name in _KNOWN:
        if name not in found:
            raise ValueError(f"it has no {name!r}")
    return found


def _practices(every: Iterable[object], learner: str) -> Iterator[Practice]:
    for number, each in enumerate(every, 1):
        with _at(f"practice {number}"):
            practice = record_of(Practice, each, learner=learner)
            # Those of another dealing are asked no more.
            if practice.generator == GENERATOR:
                _require_asked(practice)
            yield practice


def _require_asked(practice: Practice) -> None:
    """Check that a practice can be gone on with; what is replayed is found in a log, not dealt."""
    settings = Settings.parse(practice.settings)
    if not settings.again:
        Drill(settings, practice.seed)


def _require_understood(entries: Iterable[Entry]) -> None:
    """Check what an entry cannot tell by itself: whether it can be held against what lay there.

    A total and lines that can be read always can.
    """
    totals: dict[str, Answer] = {}
    for number, entry in enumerate(entries, 1):
        with _at(f"entry {number}"):
            if isinstance(entry, Answer) and entry.form == "cards":
                marked(entry)
            elif isinstance(entry, Answer) and entry.form == "total":
                totals[entry.id] = entry
            elif isinstance(entry, Shown) and entry.answer in totals:
                marked(totals[entry.answer], entry)


@contextmanager
def _at(place: str) -> Iterator[None]:
    """Say where something is wrong."""
    try:
        yield
    except ValueError as error:
        raise ValueError(f"{place}: {error}") from error
