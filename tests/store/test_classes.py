"""Classes and who is in them: names are one's own within a class, and all goes with it."""

from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest

from tests.store.made import NOON, answer, begun, kept, learner, practice
from tests.store.schooled import (
    ALL_TABLES,
    classroom,
    filled_school,
    how_many,
    key,
    lesson,
    member,
    said_in,
    school,
    seat,
)
from trainer.record import Shown, Slip
from trainer.store import Database, NotThereError, Outcome, Receipt, check, open_log
from trainer.store.columns import METADATA
from trainer.transfer import read, written


def test_classes_are_listed_as_they_came(anywhere: Database) -> None:
    wrens, owls = classroom("wrens", name="Wrens"), classroom()
    with open_log(anywhere) as store:
        assert store.register.classes() == ()
        assert store.register.add_class(wrens) == Receipt(Outcome.NEW, wrens)
        assert store.register.add_class(owls) == Receipt(Outcome.NEW, owls)
        assert store.register.add_class(owls) == Receipt(Outcome.SAME, owls)
    with open_log(anywhere) as store:
        assert store.register.classes() == (wrens, owls)
    check(anywhere)


def test_no_two_classes_have_one_name_in_whatever_case(anywhere: Database) -> None:
    owls, wrens = classroom(), classroom("wrens", name="Wrens")
    with open_log(anywhere) as store:
        store.register.add_class(owls)
        store.register.add_class(wrens)
        again = classroom("again", name="the OWLS")
        assert store.register.add_class(again) == Receipt(Outcome.TAKEN, owls)
        renamed = replace(wrens, name="THE owls")
        assert store.register.change_class(renamed) == Receipt(Outcome.TAKEN, owls)
        with pytest.raises(ValueError, match="the id 'owls' is that of something else already"):
            store.register.add_class(replace(owls, name="Robins"))
        assert store.register.classes() == (owls, wrens)


def test_a_class_gets_another_name_and_keeps_its_lessons_for_longer(anywhere: Database) -> None:
    with school(anywhere, "Ada") as store:
        changed = replace(classroom(), name="THE OWLS", kept_days=31)
        assert store.register.change_class(changed) == Receipt(Outcome.NEW, changed)
        assert store.register.change_class(changed) == Receipt(Outcome.SAME, changed)
        assert store.register.classes() == (changed,)
        assert store.register.class_of("ada") == changed
        assert store.register.members("owls") == (member("Ada"),)
    check(anywhere)


def test_two_classes_may_have_an_ada_each_and_whoever_learns_alone(anywhere: Database) -> None:
    hers, theirs = learner("ADA", id_="a2"), learner("Ada", id_="a3")
    with begun(anywhere) as store:
        register = store.register
        register.add_class(classroom())
        register.add_class(classroom("wrens", name="Wrens"))
        assert register.add_member("owls", hers) == Receipt(Outcome.NEW, hers)
        assert register.add_member("wrens", theirs) == Receipt(Outcome.NEW, theirs)
        assert register.add_member("wrens", theirs) == Receipt(Outcome.SAME, theirs)
        assert register.add_member("owls", learner("ada", id_="a4")) == Receipt(Outcome.TAKEN, hers)
        assert store.learners() == (learner(),)
        assert (register.members("owls"), register.members("wrens")) == ((hers,), (theirs,))
        assert [store.learner(each) for each in ("ada", "a2", "a3", "a4", "\0")] == [
            learner(),
            hers,
            theirs,
            None,
            None,
        ]
        assert register.class_of("a2") == classroom()
        assert register.class_of("ada") is None
    check(anywhere)


def test_the_id_of_somebody_elsewhere_adds_nobody(anywhere: Database) -> None:
    with school(anywhere, "Ada") as store:
        store.register.add_class(classroom("wrens", name="Wrens"))
        for add in (store.add_learner, lambda one: store.register.add_member("wrens", one)):
            with pytest.raises(ValueError, match="the id 'ada' is that of something else"):
                add(member("Ada"))
        assert store.learners() == store.register.members("wrens") == ()


def test_members_are_listed_by_name(anywhere: Database) -> None:
    names = ["bo", "Cy", "Ada", "Änne"]
    with school(anywhere) as store:
        for number, name in enumerate(names):
            store.register.add_member("owls", learner(name, id_=f"id{number}"))
        there = store.register.members("owls")
        assert [each.name for each in there] == ["Ada", "bo", "Cy", "Änne"]


def test_a_member_keeps_to_the_names_of_the_class(anywhere: Database) -> None:
    with school(anywhere, "Ada", "Bo") as store:
        store.add_learner(learner("Cy", id_="home"))
        assert store.rename("ada", "BO") == Receipt(Outcome.TAKEN, member("Bo"))
        cy = learner("Cy", id_="ada")
        assert store.rename("ada", "Cy") == Receipt(Outcome.NEW, cy)
        assert store.register.members("owls") == (member("Bo"), cy)
        other = learner("CY", id_="bo")
        assert store.rename("bo", other.name) == Receipt(Outcome.TAKEN, cy)
        # Whoever learns alone may have the name of anybody in a class.
        assert store.rename("home", "Bo") == Receipt(Outcome.NEW, learner("Bo", id_="home"))
    check(anywhere)


def test_what_is_a_members_is_taken_out_and_in_again(anywhere: Database, tmp_path: Path) -> None:
    with school(anywhere, "Ada") as store:
        store.append(said_in("monday", "ada"))
        hers = read(BytesIO("".join(written(store, member("Ada"))).encode()))
        again = store.take_in(hers)
        assert not again.is_anything
        assert store.register.members("owls") == (member("Ada"),)
        assert store.learners() == ()
        # Elsewhere she learns alone.
        with open_log(tmp_path / "home.db") as home:
            assert home.take_in(hers).added == 1
            assert home.learners() == (member("Ada"),)
        # Who comes in from elsewhere learns alone, and has no class's names to mind.
        other = replace(hers, learner=learner("Ada", id_="other"), practices=(), entries=())
        assert store.take_in(other).learner.name == "Ada"
        assert store.learners() == (learner("Ada", id_="other"),)
    check(anywhere)


def test_a_member_who_is_forgotten_goes_with_all_there_is(anywhere: Database) -> None:
    filled_school(anywhere)
    with open_log(anywhere) as store:
        store.register.add_key(key("his", learner="bo"))
        store.register.add_key(key("hers", learner="ada"))
        assert store.forget("ada")
        assert store.register.members("owls") == (member("Bo"),)
        assert [each.learner.id for each in store.register.joined("monday")] == ["bo"]
        assert store.register.answers("monday") == ()
        assert store.register.key(key("hers").hashed) is None
        assert store.register.key(key("his").hashed) is not None
    check(anywhere)


def test_a_class_goes_with_all_who_are_in_it_and_nobody_else_does(anywhere: Database) -> None:
    filled_school(anywhere)
    with open_log(anywhere) as store:
        store.append(Shown(answer="monday-ada-0", form="spoken", claimed="15", at=NOON))
        store.append(Slip(answer="monday-ada-0", at=NOON))
        store.prefer("ada", "form=total")
        before = how_many(anywhere)
        store.add_learner(learner(id_="home"))
        store.register.add_class(classroom("wrens", name="Wrens"))
        store.register.add_member("wrens", learner(id_="wren"))
        store.register.start_lesson(lesson("tuesday", of="wrens", code="2222222"))
        store.register.attend(*seat("wren", "tuesday"))
        store.append(said_in("tuesday", "wren"))
        assert store.register.forget_class("owls")
        assert store.register.classes() == (classroom("wrens", name="Wrens"),)
        assert store.learners() == (learner(id_="home"),)
        assert store.register.lesson("monday") is None
        assert len(store.register.answers("tuesday")) == 1
        assert store.register.forget_class("wrens")
        store.forget("home")
    check(anywhere)
    assert set(how_many(anywhere)) == {"kept_drill", "passphrase"}
    assert before["attendance"] == 2


def test_a_class_that_goes_leaves_no_name_on_the_disk(database: Path) -> None:
    with begun(database) as store:
        store.register.add_class(classroom(name="Hedgehogs"))
        store.register.start_lesson(lesson())
        store.register.add_member("owls", learner("Bohumil", id_="bo"))
        store.register.attend(*seat("bo"))
        store.append(said_in("monday", "bo", why="Bohumil's own"))
        store.append(answer(0))
        assert store.register.forget_class("owls")
        for word in (b"Bohumil", b"bohumil", b"Hedgehogs", b"monday"):
            assert not [
                each.name for each in database.parent.iterdir() if word in each.read_bytes()
            ]
        assert kept(store) == [answer(0)]
        assert store.practice("first") == practice()


def test_what_is_not_there_is_told(anywhere: Database) -> None:
    with open_log(anywhere) as store:
        register = store.register
        for call in (
            lambda: register.change_class(classroom()),
            lambda: register.forget_class("owls"),
            lambda: register.add_member("owls", member("Ada")),
            lambda: register.members("owls"),
            lambda: register.members("\0"),
            lambda: register.lessons("owls"),
            lambda: register.start_lesson(lesson()),
        ):
            with pytest.raises(NotThereError, match="there is no class"):
                call()
        for whose in ("ada", "\0"):
            with pytest.raises(NotThereError, match="there is no learner"):
                register.class_of(whose)
            with pytest.raises(NotThereError, match="there is no learner"):
                register.attending(whose)
    assert how_many(anywhere) == {}


def test_all_tables_are_counted_here() -> None:
    assert set(ALL_TABLES) == set(METADATA.tables)
