"""The teacher's passphrase: chosen with a link that is good once, typed later on any device."""

import unicodedata
from collections.abc import Mapping
from threading import Event, Lock, Semaphore
from typing import Final, Literal

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from trainer.classroom.keys import Key, hashed_key
from trainer.web.service import Service

SHORTEST: Final = 8
LONGEST: Final = 200
# Each takes 19 MB and as many milliseconds of a processor, which nobody may have too many of.
_HASHER: Final = PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)
_AT_ONCE: Final = Semaphore(2)
# Of nobody's passphrase, so that it takes as long to say no where none was chosen.
_NOBODYS: Final = _HASHER.hash("of nobody, and never compared with anything that is true")
_ONE_BY_ONE: Final = Lock()
_NEVER: Final = Event()

# Why somebody was not let in, if they were not: what they typed, or that they have to wait.
Refused = Literal["", "wrong", "wait"]


def fits(text: str) -> bool:
    """Say whether a text can be a passphrase."""
    return SHORTEST <= len(_read(text)) <= LONGEST


def hashed_passphrase(text: str) -> str:
    """Hash a passphrase, as it is kept."""
    with _AT_ONCE:
        return _HASHER.hash(_octets(text))


def refused(service: Service, text: str, *, by: Mapping[str, str]) -> Refused:
    """Say whether somebody who types a passphrase is let in.

    Whoever tried too often has to wait, and nothing is hashed for them.
    """
    if service.tries.wait_s(by, service.now()):
        return "wait"
    _NEVER.wait(service.tries.slowed_s(service.now()))
    with _AT_ONCE:
        # Others of the same may have failed while this one waited.
        if service.tries.wait_s(by, service.now()):
            return "wait"
        kept = service.register.passphrase()
        if _is_it(kept or _NOBODYS, text) and kept:
            if _HASHER.check_needs_rehash(kept):
                service.register.choose_passphrase(_HASHER.hash(_octets(text)))
            return ""
        service.tries.note(by, service.now())
    return "wrong"


def new_setup(service: Service, *, by: str) -> str:
    """Make the word of a link with which another device chooses a passphrase, in place of others.

    Args:
        service: What the app has.
        by: The word of the key of whoever asks, who stays in when the passphrase is chosen.
    """
    # Who stays in stands in the word itself, which holds after a new start and on another machine.
    # Of the whole word a hash is kept, so that nobody writes another into it.
    word, now = f"{service.new_word()}.{hashed_key(by).hex()}", service.now()
    service.register.drop_keys(role="setup")
    service.register.add_key(Key(hashed=hashed_key(word), role="setup", cut=now, seen=now))
    return word


def is_setup(service: Service, word: str, *, by: Mapping[str, str]) -> bool:
    """Say whether a link to choose a passphrase is good; that it is not counts as a try in vain."""
    now = service.now()
    if service.tries.wait_s(by, now):
        return False
    key = service.register.key(hashed_key(word))
    if key and key.role == "setup" and key.is_good(now):
        return True
    service.tries.note(by, now)
    return False


def set_up(service: Service, word: str, text: str, *, by: Mapping[str, str]) -> bool:
    """Choose a passphrase with such a link, which then is good no longer; say whether it was."""
    with _ONE_BY_ONE:
        if not is_setup(service, word, by=by):
            return False
        service.register.drop_keys(hashed=hashed_key(word))
    choose(service, text, keep=bytes.fromhex(word.partition(".")[2]))
    return True


def choose(service: Service, text: str, *, keep: bytes = b"") -> None:
    """Choose a passphrase; whoever came in before goes out, but for one key, by its hash."""
    kept = service.register.key(keep) if keep else None
    service.register.choose_passphrase(hashed_passphrase(text))
    if kept:
        service.register.add_key(kept)


def _is_it(kept: str, text: str) -> bool:
    try:
        return _HASHER.verify(kept, _octets(text))
    except (VerificationError, InvalidHashError):
        return False


def _read(text: str) -> str:
    """Read a passphrase alike, whatever keyboard wrote it; longer than any it is cut."""
    return unicodedata.normalize("NFKC", text[: LONGEST + 1])


def _octets(text: str) -> bytes:
    """Write out a passphrase, even half a character that no keyboard writes."""
    return _read(text).encode("utf-8", "surrogatepass")
