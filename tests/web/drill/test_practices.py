"""A set is started once, by hand where it has a clock, and found again at its address."""

from dataclasses import replace

import pytest

from scenarios import GENERATOR
from tests.web.begun import practice_for
from tests.web.counted import count_on
from trainer.quiz.drill import Drill
from trainer.quiz.settings import Settings
from trainer.record import Learner
from trainer.web.drill.desk import stand_of
from trainer.web.drill.practices import (
    address_of,
    begin,
    begin_again,
    drill_of,
    link_fields,
    wanted,
)
from trainer.web.service import Service

SPRINT = {"kinds": "hand", "set": "60s"}


def test_to_follow_the_link_of_a_sprint_starts_none(service: Service, ada: Learner) -> None:
    asked_for = wanted(service, ada.id, SPRINT)
    assert asked_for.practice is None
    assert service.log.latest_practice(ada.id) is None


@pytest.mark.parametrize("fields", [SPRINT, {"set": "10"}])
def test_two_windows_start_a_set_once(
    service: Service, ada: Learner, fields: dict[str, str]
) -> None:
    seen = [wanted(service, ada.id, fields) for _ in range(2)]
    first, second = (begin(service, ada.id, each) for each in seen)
    assert first == second == service.log.latest_practice(ada.id)
    assert wanted(service, ada.id, fields).practice == first


def test_without_a_link_the_practice_goes_on_that_was_answered_last(
    service: Service, ada: Learner
) -> None:
    cards, _ = (practice_for(service, ada.id, {"stage": name}) for name in ("cards", "runs"))
    count_on(service, cards, 1)
    assert wanted(service, ada.id, {}).practice == cards


def test_what_is_endless_or_of_another_learner_is_another_practice(
    service: Service, ada: Learner
) -> None:
    bob = service.log.add_learner(replace(ada, id="bob", name="Bob")).stored
    ids = {practice_for(service, each.id, {"set": "10"}).id for each in (ada, bob)}
    ids |= {begin(service, ada.id, wanted(service, ada.id, {})).id for _ in range(2)}
    assert len(ids) == 4


def test_a_set_is_run_again_once_and_another_of_its_kind_once(
    service: Service, ada: Learner
) -> None:
    first = practice_for(service, ada.id, {"kinds": "cut", "set": "10"})
    same, twice = (begin_again(service, first, other=False) for _ in range(2))
    other, again = (begin_again(service, first, other=True) for _ in range(2))
    assert (same, other) == (twice, again)
    assert len({first.id, same.id, other.id}) == 3
    assert (same.settings, same.seed) == (first.settings, first.seed)
    assert other.settings == first.settings
    assert other.seed != first.seed
    assert begin_again(service, same, other=False).id not in {first.id, same.id}


@pytest.mark.parametrize("other", [False, True])
def test_behind_a_run_that_is_over_the_next_one_begins(
    service: Service, ada: Learner, *, other: bool
) -> None:
    first = practice_for(service, ada.id, {"kinds": "cut", "set": "10"})
    runs = [first]
    for _ in range(3):
        count_on(service, runs[-1], 10)
        # As in a window that went back to the first of them, and by a double click.
        again, twice = (begin_again(service, first, other=other) for _ in range(2))
        assert again == twice
        runs.append(again)
    assert len({each.id for each in runs}) == 4
    assert not stand_of(service, runs[-1]).phase.is_over


@pytest.mark.parametrize("other", [False, True])
def test_a_set_run_again_here_and_elsewhere_is_two(
    service: Service, ada: Learner, *, other: bool
) -> None:
    first = practice_for(service, ada.id, {"set": "10"})
    elsewhere = replace(service, run="another run")
    runs = [begin_again(each, first, other=other) for each in (service, elsewhere)]
    # Else one of them could not be brought in where the other is.
    assert len({each.id for each in runs}) == 2


def test_a_set_is_found_again_at_its_address(service: Service, ada: Learner) -> None:
    first = practice_for(service, ada.id, {"kinds": "cut", "set": "10"})
    begin_again(service, first, other=True)
    assert practice_for(service, ada.id, address_of(first)) == first
    assert address_of(first) == Drill(Settings.parse(first.settings), first.seed).fields
    endless = practice_for(service, ada.id, {"kinds": "cut"})
    assert address_of(endless) == link_fields(Settings.parse("kinds=cut")) == {"kinds": "cut"}


def test_a_set_of_another_dealing_is_begun_anew(service: Service, ada: Learner) -> None:
    first = practice_for(service, ada.id, {"set": "10"})
    old = replace(first, id="old", generator=GENERATOR - 1)
    service.log.start(old)
    asked_for = wanted(service, ada.id, {"set": "10"})
    assert (asked_for.latest, asked_for.practice) == (old, None)
    assert begin(service, ada.id, asked_for).id not in {first.id, old.id}


def test_what_somebodys_link_began_does_not_take_the_place_of_ones_own(
    service: Service, ada: Learner
) -> None:
    own = practice_for(service, ada.id, {"kinds": "crib"})
    link = Drill(Settings.parse("kinds=crib"), 99).fields
    theirs = practice_for(service, ada.id, link)
    assert (theirs.settings, theirs.seed) == (own.settings, 99)
    assert practice_for(service, ada.id, {"kinds": "crib"}) == own
    assert practice_for(service, ada.id, link) == theirs
    assert practice_for(service, ada.id, {}) == theirs
    assert (address_of(own), address_of(theirs)) == ({"kinds": "crib"}, link)


def test_ones_own_link_leads_to_ones_own_practice(service: Service, ada: Learner) -> None:
    own = practice_for(service, ada.id, {"kinds": "crib"})
    assert practice_for(service, ada.id, drill_of(own).fields) == own
    assert address_of(own) == {"kinds": "crib"}


def test_where_there_is_only_what_a_link_began_that_goes_on(service: Service, ada: Learner) -> None:
    theirs = practice_for(service, ada.id, Drill(Settings.parse("kinds=crib"), 99).fields)
    assert practice_for(service, ada.id, {"kinds": "crib"}) == theirs


@pytest.mark.parametrize(("level", "settings"), [("new", "dealt=gentle"), ("counts", "")])
def test_who_has_chosen_nothing_begins_with_the_mix_of_their_level(
    service: Service, ada: Learner, level: str, settings: str
) -> None:
    service.log.prefer(ada.id, f"level={level}&form=total")
    practice = practice_for(service, ada.id, {})
    assert practice.settings == settings
    # What was begun goes on, whatever the level is by now.
    service.log.prefer(ada.id, "level=counts")
    assert practice_for(service, ada.id, {}) == practice
    assert practice_for(service, ada.id, link_fields(Settings.parse(settings))) == practice


def test_a_day_is_started_once_without_a_seed_and_never_ahead(
    service: Service, ada: Learner
) -> None:
    day = {"day": "2026-03-14"}
    seen = [wanted(service, ada.id, day) for _ in range(2)]
    first, second = (begin(service, ada.id, each) for each in seen)
    assert first == second
    assert first.seed == 0
    assert address_of(first) == day
    # The link of its drill leads there as well.
    assert wanted(service, ada.id, drill_of(first).fields).practice == first
    ahead = {"day": "2026-03-15", "seed": "0", "generator": str(GENERATOR)}
    for fields in ({"day": "2026-03-15"}, ahead):
        with pytest.raises(ValueError, match="not yet: 2026-03-15"):
            wanted(service, ada.id, fields)
