"""Progress goes by the time of what was answered, whenever and from wherever it came in."""

from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from tests.progress.made import answer, shown, slip
from tests.store.made import learner, practice
from trainer.belongings import Belongings
from trainer.progress.figures import progress
from trainer.progress.fold import EMPTY, Folded, fold
from trainer.progress.text import VERSION, text
from trainer.progress.trend import Change
from trainer.record import Answer, Entry, Shown, Slip
from trainer.store import Fold
from trainer.web.progress import folding
from trainer.web.progress.folding import fold_a_few, fold_on
from trainer.web.service import Service

MARCH, JANUARY = (datetime.fromisoformat(f"2026-0{month}-01T12:00:00Z") for month in (3, 1))


def answered(prefix: str, begin: datetime, *, claimed: str, many: int = 60) -> tuple[Answer, ...]:
    """Make answers of a practice called by the prefix, one a minute."""
    return tuple(
        answer(
            number,
            id=f"{prefix}{number}",
            practice=prefix,
            claimed=claimed,
            answered=begin + timedelta(minutes=number),
        )
        for number in range(many)
    )


def owned(*entries: Entry) -> Belongings:
    names = dict.fromkeys(each.practice for each in entries if isinstance(each, Answer))
    return Belongings(
        learner=learner(), practices=tuple(practice(name) for name in names), entries=entries
    )


RIGHT = answered("right", MARCH, claimed="14")
WRONG = answered("wrong", JANUARY, claimed="8")


def told(service: Service) -> Folded:
    return fold_on(service, "ada", zone="UTC")


def test_older_answers_taken_in_later_come_before(service: Service) -> None:
    service.log.take_in(owned(*RIGHT))
    told(service)
    service.log.take_in(owned(*WRONG))
    expected = fold(EMPTY, (*WRONG, *RIGHT))
    assert told(service) == expected
    assert progress(told(service)).points.change is Change.UP
    later = answer(60, practice="right", answered=MARCH + timedelta(days=1))
    service.log.append(later)
    assert told(service) == fold(expected, [later])


def test_a_file_in_which_older_answers_stand_behind_is_told_by_their_time(
    service: Service,
) -> None:
    first = answered("first", JANUARY - timedelta(days=9), claimed="14", many=20)
    service.log.take_in(owned(*first))
    told(service)
    service.log.take_in(owned(*first, *RIGHT, *WRONG))
    assert told(service) == fold(EMPTY, (*first, *WRONG, *RIGHT))


def test_what_was_answered_on_two_machines_by_turns_is_told_in_turn(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folding, "_AT_A_TIME", 7)
    here = answered("here", MARCH, claimed="14", many=30)
    there = answered("there", MARCH + timedelta(seconds=600 + 30), claimed="8", many=30)
    service.log.take_in(owned(*here))
    service.log.take_in(owned(*there))
    in_turn: list[Answer] = sorted((*here, *there), key=lambda each: each.answered)
    assert told(service) == fold(EMPTY, in_turn)


def test_a_remark_never_comes_before_its_answer(service: Service) -> None:
    # The clock of that machine was set back after the answer.
    remarks = replace(shown("right59"), at=MARCH), replace(slip("right58"), at=MARCH)
    service.log.take_in(owned(*RIGHT, *remarks))
    service.log.take_in(owned(*WRONG))
    assert told(service) == fold(EMPTY, (*WRONG, *RIGHT, *remarks[::-1]))


def test_where_nothing_older_came_all_goes_as_it_came(service: Service) -> None:
    entries: list[Entry] = []
    for number, each in enumerate(RIGHT):
        entries.append(each)
        if number % 5 == 0:
            entries.append(Slip(answer=each.id, at=each.answered))
    service.log.take_in(owned(*entries))
    assert told(service) == fold(EMPTY, entries)
    before = service.log.folded("ada")
    assert before
    assert (before.position, before.version) == (len(entries), VERSION)
    service.log.take_in(owned(*answered("later", MARCH + timedelta(days=2), claimed="8")))
    assert service.log.folded("ada") == before


def test_what_is_folded_while_older_answers_come_in_is_not_kept(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    service.log.take_in(owned(*RIGHT))

    def written(folded: Folded) -> str:
        service.log.take_in(owned(*WRONG))
        return text(folded)

    with monkeypatch.context() as patch:
        patch.setattr("trainer.web.progress.folding.text", written)
        told(service)
    assert service.log.folded("ada") == Fold(120, 0, "")
    assert told(service) == fold(EMPTY, (*WRONG, *RIGHT))


@pytest.mark.parametrize("remark", [shown("wrong3"), slip("wrong3")])
def test_what_is_said_of_an_answer_long_after_it_still_counts(
    service: Service, remark: Shown | Slip
) -> None:
    service.log.take_in(owned(*WRONG))
    told(service)
    service.log.append(remark)
    expected = fold(EMPTY, (*WRONG[:4], remark, *WRONG[4:]))
    assert told(service) == expected != fold(EMPTY, WRONG)
    kept = service.log.folded("ada")
    assert kept
    assert (kept.position, kept.text) == (len(WRONG) + 1, text(expected))


def test_what_no_version_wrote_is_folded_anew(service: Service) -> None:
    service.log.take_in(owned(*RIGHT))
    service.log.keep_fold("ada", Fold(9, VERSION, "{}"), instead_of=None)
    assert told(service) == fold(EMPTY, RIGHT)


def test_what_was_folded_before_it_was_broken_off_is_kept(
    service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folding, "_AT_A_TIME", 25)
    service.log.take_in(owned(*RIGHT))
    pieces = iter(range(2))

    def once(folded: Folded, entries: list[Entry], *, zone: str) -> Folded:
        next(pieces)
        return fold(folded, entries, zone=zone)

    with monkeypatch.context() as patch:
        patch.setattr(folding, "fold", once)
        with pytest.raises(StopIteration):
            told(service)
    kept = service.log.folded("ada")
    assert kept
    assert (kept.position, kept.text) == (50, text(fold(EMPTY, RIGHT[:50])))
    assert told(service) == fold(EMPTY, RIGHT)


@pytest.mark.parametrize(("many", "position"), [(60, 60), (101, None)])
def test_while_somebody_waits_only_a_few_are_folded(
    service: Service, many: int, position: int | None
) -> None:
    service.log.take_in(owned(*answered("first", MARCH, claimed="14", many=many)))
    fold_a_few(service, "ada", zone="UTC")
    kept = service.log.folded("ada")
    assert (kept and kept.position) == position
