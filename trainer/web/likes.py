"""How a learner likes to practise, and by which time zone their days are told."""

from functools import lru_cache

from trainer.preferences import Preferences
from trainer.store import NotThereError
from trainer.web.service import Service
from trainer.web.zone import zone_here


def preferences_of(service: Service, learner: str) -> Preferences:
    """Find how a learner likes to practise; what cannot be read is as if it was not there."""
    try:
        text = service.log.preferences(learner)
    except NotThereError:  # deleted in another window, as this one will be told
        text = ""
    return preferences_in(text)


@lru_cache(maxsize=1_000)
def preferences_in(text: str) -> Preferences:
    """Read how a learner likes to practise from what was kept."""
    return Preferences.kept(text)


def zone_of(service: Service, learner: str) -> str:
    """Find the name of the time zone by which a learner's days are told."""
    return zone_here(preferences_of(service, learner))
