"""Which practice a link asks for, how one is started, and what its own address is."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date
from hashlib import blake2b
from typing import Final

from scenarios import GENERATOR
from trainer.days import day_of
from trainer.miscounts.mistake import SUBTLETIES
from trainer.progress.figures import progress
from trainer.progress.practise import subtlety_for
from trainer.quiz.daily import parse_day, require_begun
from trainer.quiz.drill import Drill
from trainer.quiz.heard_chosen import Heard
from trainer.quiz.kinds import Dealt, Kind
from trainer.quiz.settings import Settings
from trainer.record import Practice
from trainer.web.drill.desk import stand_of
from trainer.web.drill.in_lesson import is_of_lesson
from trainer.web.likes import preferences_of, zone_of
from trainer.web.progress.folding import fold_on
from trainer.web.service import Service

# So begin the ids of practices whose seed somebody's link gave: they are not one's own.
_BY_LINK = "link-"
# What stands behind the question mark where counts are heard, and all else is as at first.
CATCHING: Final[Mapping[str, str]] = Settings(heard=Heard.RISES).fields


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a link asks for.

    Attributes:
        settings: What is to be practised.
        seed: What the questions are to be drawn with; None where that is open.
        latest: The practice of these that was started last; without a link, the one practised last.
        by_link: Whether somebody's link says the seed.
    """

    settings: Settings
    seed: int | None
    latest: Practice | None
    by_link: bool = False

    @property
    def practice(self) -> Practice | None:
        """The practice that goes on, or is looked back at; None where one is to be started."""
        return self.latest if self.latest and self.latest.generator == GENERATOR else None


def wanted(service: Service, learner: str, fields: Mapping[str, str]) -> Wanted:
    """Find what a link asks for; without a link, that is where the last answer was given.

    Args:
        service: What the app has.
        learner: The id of whose practice it is.
        fields: What stands behind the question mark of the link.

    Raises:
        ValueError: If the link says what cannot be.
    """
    if not fields:
        mix = mix_for(service, learner)
        return Wanted(mix, None, service.log.last_practised(learner))
    if "seed" in fields or "generator" in fields:
        drill = Drill.of(fields)
        settings, seed = drill.settings, drill.seed
        if settings.day:
            return _wanted_of_day(service, learner, settings)
        latest = service.log.latest_practice(learner, settings=str(settings), seed=seed)
        return Wanted(settings, seed, latest, by_link=True)
    settings = risen(service, learner, Settings.of(fields))
    if settings.day:
        return _wanted_of_day(service, learner, settings)
    return Wanted(settings, None, _latest_own(service, learner, str(settings)))


def _wanted_of_day(service: Service, learner: str, settings: Settings) -> Wanted:
    """Find the hand and play of a day, which are answered once; they need no seed."""
    latest = service.log.latest_practice(learner, settings=str(settings))
    if latest is None:
        require_begun(parse_day(settings.day), today(service, learner))
    return Wanted(settings, 0, latest)


def today(service: Service, learner: str) -> date:
    """Say which day it is for a learner."""
    return day_of(service.now(), zone_of(service, learner))


def mix_for(service: Service, learner: str) -> Settings:
    """Choose the mix for a learner who has chosen nothing: a gentle one for whoever is new."""
    is_new = preferences_of(service, learner).level == "new"
    return Settings(dealt=Dealt.GENTLE) if is_new else Settings()


def level_of(service: Service, learner: str) -> int:
    """Say how hard to hear mistakes are for a learner by now, 1 to 3."""
    zone = zone_of(service, learner)
    return subtlety_for(progress(fold_on(service, learner, zone=zone), zone=zone))


def risen(service: Service, learner: str, settings: Settings) -> Settings:
    """Choose how hard mistakes are to hear where that is left open: as hard as by now.

    Where it rises, so does the part of the counts that is right: `Heard.right_at` says how.
    Where none of those that are chosen is so easy, the easiest of them are heard; kinds in which
    none is so easy come later. A link with a seed leaves nothing open.
    """
    if settings.heard is Heard.NONE or settings.subtlety:
        return settings
    *levels, hardest = SUBTLETIES[level_of(service, learner) - 1 :]
    for subtlety in levels:
        with suppress(ValueError):
            return replace(settings, subtlety=subtlety)
    return replace(settings, subtlety=hardest)


def as_chosen(settings: Settings) -> Settings:
    """Leave open again how hard mistakes are to hear, where that rises and was not chosen."""
    return replace(settings, subtlety=0) if settings.heard is Heard.RISES else settings


def _latest_own(service: Service, learner: str, settings: str) -> Practice | None:
    """Find the practice of these settings started last: one's own, if there is one."""
    latest = service.log.latest_practice(learner, settings=settings)
    if latest and _is_by_link(latest):
        every = service.log.practices(learner, settings=settings)
        return next((each for each in reversed(every) if _is_own(each)), latest)
    return latest


def _is_own(practice: Practice) -> bool:
    return not (_is_by_link(practice) or is_of_lesson(practice))


def _is_by_link(practice: Practice) -> bool:
    return practice.id.startswith(_BY_LINK)


def begin(service: Service, learner: str, asked_for: Wanted) -> Practice:
    """Start what a link asks for; in one run of the app a set is started once, however often.

    Args:
        service: What the app has.
        learner: The id of whose practice it is.
        asked_for: What was found when the link was followed.
    """
    settings, seed, latest = asked_for.settings, asked_for.seed, asked_for.latest
    before = latest.id if latest else ""
    of_set = _id_of(service, learner, before, str(settings), str(seed))
    endless = f"{_BY_LINK if asked_for.by_link else ''}{service.new_id()}"
    id_ = of_set if settings.ends else endless
    return _start(service, learner, settings, service.new_seed() if seed is None else seed, id_)


def begin_again(service: Service, practice: Practice, *, other: bool) -> Practice:
    """Start a set again, or another like it: in one run of the app once, until that is over too.

    Args:
        service: What the app has.
        practice: The set that was run before.
        other: Whether other questions of the same settings are asked.
    """
    again = _begin_behind(service, practice, other=other)
    # Whoever goes back to a set may have been through the one behind it, and wants the next.
    while stand_of(service, again).phase.is_over:
        again = _begin_behind(service, again, other=other)
    return again


def _begin_behind(service: Service, practice: Practice, *, other: bool) -> Practice:
    settings = Settings.parse(practice.settings)
    if other:
        settings = risen(service, practice.learner, as_chosen(settings))
    seed = service.new_seed() if other else practice.seed
    id_ = _id_of(service, practice.id, "other" if other else "same")
    return _start(service, practice.learner, settings, seed, id_)


def _id_of(service: Service, *words: str) -> str:
    """Make the same id of the same words for all windows of this run, and for nobody elsewhere."""
    return blake2b("\n".join([service.run, *words]).encode(), digest_size=16).hexdigest()


def _start(service: Service, learner: str, settings: Settings, seed: int, id_: str) -> Practice:
    practice = Practice(
        id=id_,
        learner=learner,
        settings=str(settings),
        seed=seed,
        generator=GENERATOR,
        started=service.now(),
    )
    return service.log.start(practice).stored


def link_fields(settings: Settings) -> dict[str, str]:
    """Write settings for the address of a page: also of the mix, else it would ask for nothing."""
    everything = {"kinds": ",".join(kind.value for kind in Kind)}
    return settings.fields or everything


def address_of(practice: Practice) -> dict[str, str]:
    """Write the address of a practice.

    A set, and what somebody's link began, is found there again whatever is started later.
    """
    settings = Settings.parse(practice.settings)
    is_set = settings.ends and not settings.day
    needs_seed = is_set or _is_by_link(practice)
    return drill_of(practice).fields if needs_seed else link_fields(as_chosen(settings))


def drill_of(practice: Practice) -> Drill:
    """Tell what a practice asks, so that a link can ask anybody the same."""
    return Drill(Settings.parse(practice.settings), practice.seed)
