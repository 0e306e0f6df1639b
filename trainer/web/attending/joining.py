"""Coming into a lesson: with its code, and under a name that nobody else in it has."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from threading import Lock
from typing import Final, Literal

from trainer.classroom.alike import are_alike, is_mixed, looks
from trainer.classroom.codes import parse_code
from trainer.classroom.knocks import Knock, Nod, Why
from trainer.classroom.lesson import Lesson
from trainer.classroom.nicknames import Chance, offered_name
from trainer.names import name_key, name_to_read
from trainer.preferences import Level, Preferences
from trainer.record import Learner
from trainer.store import NotTakenError, NotThereError
from trainer.web.drill.in_lesson import take_part
from trainer.web.service import Service

# Who has a name is looked up before it is given, and forty come at once; and whoever is taken out
# does not come in meanwhile.
ONE_BY_ONE: Final = Lock()

Refused = Literal[
    "wait", "no lesson", "no name", "no nod", "no answer", "no seat", "too many", "out", "gone"
]


@dataclass(frozen=True, slots=True)
class Came:
    """What came of somebody who wants to come into a lesson.

    Attributes:
        learner: The id of who they are now; empty if they are not in.
        knock: What they knocked with, where the teacher is asked; None otherwise.
        refused: Why they are not in, if they are not.
    """

    learner: str = ""
    knock: Knock | None = None
    refused: Refused | None = None


def lesson_under(service: Service, code: str, *, by: Mapping[str, str]) -> Lesson | Refused:
    """Find the lesson that is open under a code, as somebody typed it.

    That there is none is a try in vain; nobody learns whether there ever was one.

    Args:
        service: What the app has.
        code: What was typed.
        by: By whom it is tried.
    """
    now = service.now()
    if service.tries.wait_s(by, now):
        return "wait"
    try:
        lesson = service.register.open_lesson(parse_code(code))
    except ValueError:  # a slip of the finger costs nothing: it could be no code at all
        return "no lesson"
    if lesson is None:
        service.tries.note(by, now)
        return "no lesson"
    return lesson


def name_to_offer(service: Service, lesson: Lesson, chance: Chance) -> str:
    """Offer a name that nobody in the class has."""
    return offered_name(chance, [each.name for each in service.register.members(lesson.classroom)])


def come_in(service: Service, lesson: Lesson, name: str, *, by: Mapping[str, str]) -> Came:
    """Let somebody into a lesson under a name; who takes one of the class has to knock.

    With a name go all answers that were given under it, in earlier lessons too. A browser that
    shows the key to it goes on by `go_on_in`; of any other the teacher says whose it is. Whoever
    could be taken for somebody else has to knock as well, or comes from where many came.

    Args:
        service: What the app has.
        lesson: The lesson.
        name: The name, as it was typed.
        by: By which browser, and from which address.
    """
    with ONE_BY_ONE:
        try:
            return _come_in(service, lesson, name, by=by)
        except NotThereError:
            return Came(refused="gone")


def come_in_as_offered(
    service: Service, lesson: Lesson, name: str, chance: Chance, *, by: Mapping[str, str]
) -> Came:
    """Let somebody into a lesson under a name that was offered, as by `come_in`.

    It may have been offered to another as well, and whoever was first has it: then they get one
    that nobody has.
    """
    with ONE_BY_ONE:
        try:
            members = [each.name for each in service.register.members(lesson.classroom)]
            is_free = not _is_like_one(name, members)
            name = name if is_free else offered_name(chance, members)
            return _come_in(service, lesson, name, by=by)
        except NotThereError:
            return Came(refused="gone")


def _come_in(service: Service, lesson: Lesson, name: str, *, by: Mapping[str, str] | None) -> Came:
    """Let somebody in; by nobody is told where the teacher has nodded to them."""
    try:
        wanted = Learner(id=service.new_id(), name=name_to_read(name), created=service.now())
    except ValueError:
        return Came(refused="no name")
    members = service.register.members(lesson.classroom)
    seats = _seats(lesson, by) if by else {}
    key = name_key(wanted.name)
    has_it = next((each for each in members if name_key(each.name) == key), None)
    if has_it:
        is_out = (lesson.id, looks(has_it.name)) in service.taken_out
        why: Why | None = Why.OUT if is_out else Why.TAKEN
    elif by is None:
        return _new(service, lesson, wanted)
    else:
        why = _why_to_knock(service, lesson, wanted.name, members)
        why = why or _why_of_device(service, lesson, by, seats)
    if why:
        knock = Knock(
            id=service.new_id(),
            lesson=lesson.id,
            learner=has_it.id if has_it else "",
            name=(has_it or wanted).name,
            at=service.now(),
            why=why,
            by=seats,
        )
        waits = service.knocks.knock(knock) is not None
        return Came(knock=knock) if waits else Came(refused="too many")
    came = _new(service, lesson, wanted)
    if came.learner:
        service.seats.note(seats, service.now())
    return came


def _seats(lesson: Lesson, by: Mapping[str, str]) -> Mapping[str, str]:
    """Say whose seats are taken: a device that tells nothing of itself is all of its address."""
    return {"browser": f"{lesson.id} {_device(by)}", "address": f"{lesson.id} {by['address']}"}


def _why_to_knock(
    service: Service, lesson: Lesson, name: str, members: Iterable[Learner]
) -> Why | None:
    """Say why somebody new cannot come in under a name that nobody has; None if they can."""
    if _is_like_one(name, [each.name for each in members]):
        return Why.ALIKE
    if is_mixed(name):
        return Why.MIXED
    if _is_like_one(name, [look for of, look in [*service.taken_out] if of == lesson.id]):
        return Why.OUT
    return None


def _why_of_device(
    service: Service, lesson: Lesson, by: Mapping[str, str], seats: Mapping[str, str]
) -> Why | None:
    """Say why whoever comes with a device has to knock, whatever their name; None if not."""
    if (lesson.id, _device(by)) in service.barred:
        return Why.DEVICE
    return Why.MANY if service.seats.wait_s(seats, service.now()) else None


def _is_like_one(name: str, names: Iterable[str]) -> bool:
    mine = looks(name)
    return any(are_alike(mine, looks(each)) for each in names)


def _device(by: Mapping[str, str]) -> str:
    """Tell a device apart: by its browser, or by its address if that tells nothing of itself."""
    return by.get("browser") or by["address"]


def be_here(service: Service, learner: str, *, by: Mapping[str, str]) -> None:
    """Note at which device somebody of a class is, so that it goes out with them.

    Args:
        service: What the app has.
        learner: Their id.
        by: By which browser, and from which address.
    """
    service.devices[learner] = _device(by)


def _new(service: Service, lesson: Lesson, wanted: Learner) -> Came:
    """Let somebody into the class and the lesson, under a name that nobody has."""
    service.register.add_member(lesson.classroom, wanted)
    came = go_on_in(service, lesson, wanted.id)
    if came.refused:  # of whom nothing is to be kept, then
        service.log.forget(wanted.id)
        return came
    # Who climbs the ladder shows the cards at first, as the worked hands taught.
    level: Level = "new" if lesson.drill.drill.settings.stage else "counts"
    service.log.prefer(wanted.id, str(Preferences(level=level)))
    return came


def go_on_in(service: Service, lesson: Lesson, learner: str) -> Came:
    """Let somebody of the class take part, or go on where they were."""
    try:
        take_part(service, lesson, learner)
    except NotTakenError:
        return Came(refused="no seat")
    except NotThereError:
        return not_in(service, lesson.id)
    return Came(learner=learner)


def not_in(service: Service, lesson: str) -> Came:
    """Say why somebody who was in a lesson is not any more: it is deleted, or they are out."""
    return Came(refused="out" if service.register.lesson(lesson) else "gone")


def is_in(service: Service, lesson: str, learner: str) -> bool:
    """Say whether somebody takes part in a lesson, by their ids."""
    try:
        return any(each.id == lesson for each, _ in service.register.attending(learner))
    except NotThereError:
        return False


def may_go_on(service: Service, lesson: Lesson, learner: str) -> bool:
    """Say whether somebody is of the class that counts this lesson."""
    classroom = service.register.class_of(learner)
    return classroom is not None and classroom.id == lesson.classroom


def answer_to(service: Service, knock: Knock) -> Came:
    """Say what came of a knock: they are in, still wait, or have to take another name."""
    with ONE_BY_ONE:
        try:
            return _answer_to(service, knock)
        except NotThereError:
            return Came(refused="gone")


def _answer_to(service: Service, knock: Knock) -> Came:
    now, lesson = service.now(), service.register.lesson(knock.lesson)
    there = service.knocks.find(knock.id, now)
    if lesson is None:
        return Came(refused="gone")
    if not lesson.is_open:
        return Came(refused="no seat")
    if there is None:
        return Came(refused="no answer")
    if there.nod is Nod.WAITS:
        return Came(knock=there)
    if there.nod is Nod.NO:
        return Came(refused="no nod")
    service.knocks.take(knock.id, now)
    # Who had the name may be deleted by now; then nobody has it.
    if there.learner and service.log.learner(there.learner):
        came = go_on_in(service, lesson, there.learner)
    else:
        came = _come_in(service, lesson, there.name, by=None)
    if came.learner:
        service.taken_out.discard((lesson.id, looks(there.name)))
    return came


# What each is told in a sentence.
WHY_NOT: Final[Mapping[Refused, str]] = {
    "wait": "That was tried too often. Wait a minute, and look at the code once more.",
    "no lesson": "No lesson is open under this code. Look at the code once more: seven letters and "
    "digits, on the screen of whoever teaches.",
    "no name": "Take another name: 1 to 30 letters, which nobody else here has.",
    "no nod": "Whoever teaches said no: take another name.",
    "no answer": "Nobody answered for ten minutes. Tell whoever teaches, and try once more.",
    "no seat": "This lesson takes nobody else: it is full, or it was closed just now.",
    "too many": "Many ask for a name just now. Take another, or try again in a moment.",
    "out": "You are not in the lesson any more. If you did not leave it yourself, your teacher "
    "took you out.",
    "gone": "That lesson is not there any more: whoever teaches deleted it.",
}
