"""My data without a browser: what stands there, another name, in and out, and gone for good."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from tests.store.made import learner
from tests.transfer.made import ADAS
from tests.web.test_screens import SCRIPT, press, seat, titles, view, whole
from trainer.store import RefusedError, database_of
from trainer.web.seat.seated import FIRST_NAME
from trainer.web.service import Service, run_with


@pytest.fixture
def app(service: Service) -> AppTest:
    """Open the page as Ada, whose data are here."""
    service.log.take_in(ADAS)
    run_with(service)
    return at_data(AppTest.from_file(SCRIPT, default_timeout=60))


def at_data(app: AppTest) -> AppTest:
    app.run()
    app.switch_page("screens/data.py").run()
    return whole(app)


def told(app: AppTest) -> str:
    """Read what the page says beside its headings."""
    return "\n".join(shown(each.value) for each in app.markdown)


def shown(text: str) -> str:
    """Read Markdown as it is shown."""
    return text.replace("\\", "").replace("\u200c", "")


def who(app: AppTest) -> list[str]:
    """Read who may sit down; behind them stands the button for somebody else."""
    *names, _ = (each.label for each in whole(app).button)
    return names


def file_of(service: Service) -> Path:
    assert isinstance(service.database, Path)
    return service.database


def type_in(app: AppTest, field: str, text: str) -> AppTest:
    (typed,) = (each for each in app.text_input if each.label.startswith(field))
    typed.set_value(text)
    return app


def submit(app: AppTest, field: str, text: str, button: str) -> AppTest:
    return press(type_in(app, field, text), button)


def delete(app: AppTest, name: str) -> AppTest:
    return submit(app, "Type the name", name, "Delete all of it")


def test_it_says_what_is_kept_and_where(app: AppTest, service: Service) -> None:
    assert titles(app) == ["My data"]
    assert "your name, Ada, 5 answers since 14 March 2026," in told(app)
    assert app.code[0].value == str(service.database)
    assert "use muggins backup FILE, at any time" in told(app).replace("`", "")
    assert [each.label for each in app.download_button] == [
        "All of it, as JSON",
        "The answers, as a sheet",
    ]


def test_of_a_server_the_address_is_told(app: AppTest, service: Service) -> None:
    server = database_of("postgresql+psycopg://ada:secret@localhost/muggins")
    run_with(replace(service, database=server))
    app.run()
    assert "on a server" in told(whole(app))
    assert "clears its disk in its own time" in told(app)
    assert app.code[0].value == "postgresql+psycopg://ada@localhost/muggins"
    assert "leaves this machine" not in told(app)
    assert "muggins backup" not in told(app)


def test_a_learner_is_renamed(app: AppTest, service: Service) -> None:
    submit(app, "Name", "  Bea ", "Change the name")
    assert [each.name for each in service.log.learners()] == ["Bea"]
    assert seat(app) == "Bea"
    assert [shown(each.value) for each in app.success] == ["The name is Bea now."]
    submit(app, "Name", "Bea", "Change the name")
    assert not app.success
    assert not app.warning


@pytest.mark.parametrize(("name", "why"), [("bOB", "Bob is there already"), (" ", "Type a name")])
def test_a_name_that_cannot_be_is_refused(
    app: AppTest, service: Service, name: str, why: str
) -> None:
    service.log.add_learner(learner("Bob", id_="bob"))
    submit(app, "Name", name, "Change the name")
    assert app.warning[0].value.startswith(why)
    assert service.log.learners()[0] == learner()


def test_a_damaged_database_is_not_told_to_be_a_name_that_cannot_be(
    app: AppTest, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise RefusedError("the database is damaged")

    monkeypatch.setattr(type(service.log), "rename", refuse)
    monkeypatch.setattr(type(service.log), "add_learner", refuse)
    for screen, field, label in (
        ("data", "Name", "Change the name"),
        ("learners", "Somebody else", "Add, and count as this one"),
    ):
        app.switch_page(f"screens/{screen}.py").run()
        type_in(app, field, "Bea")
        (button,) = (each for each in app.button if each.label == label)
        button.click().run()
        assert [each.message for each in app.exception] == ["the database is damaged"]
        assert not app.warning


def test_the_name_to_type_is_shown_and_its_field_is_called_plainly(app: AppTest) -> None:
    submit(app, "Name", "Ada <i>", "Change the name")
    assert "type the name, Ada <i>." in told(app)
    assert [each.label for each in app.text_input] == ["Name", "Type the name"]


def test_nothing_is_deleted_without_the_name(app: AppTest, service: Service) -> None:
    for name in ("", "ada", "Ada Lovelace"):
        delete(app, name)
        assert (
            app.warning[0].value == "Nothing was deleted\\:\u200c type Ada\\, as it stands here\\."
        )
    assert service.log.learners() == (learner(),)


def test_who_is_deleted_is_gone_from_every_file(app: AppTest, service: Service) -> None:
    named = "Ada the one and only"
    submit(app, "Name", named, "Change the name")
    database = file_of(service)
    database.with_name(f"{database.name}.before-2.db").write_bytes(database.read_bytes())
    delete(app, named)
    assert titles(app) == ["Muggins"]
    assert shown(app.success[0].value) == f"All that was kept of {named} is deleted."
    assert service.log.learners() == ()
    left = [each.read_bytes() for each in file_of(service).parent.iterdir()]
    words = (named.encode(), b"the weakest", b"15 15 d3", b"5j p55", b"level=new")
    assert [word for word in words for data in left if word in data] == []
    press(app, "I can count")
    assert seat(app) == FIRST_NAME


def test_a_database_that_gave_way_to_a_backup_is_named_and_stays(
    app: AppTest, service: Service
) -> None:
    assert "gave way to a backup" not in told(app)
    database = file_of(service)
    replaced = [database.with_name(f"{database.name}.replaced.{each}.db") for each in (2, 10)]
    for each in (*replaced, database.with_name(f"{database.name}.replaced.txt")):
        each.write_bytes(b"answers")
    app.run()
    said = told(whole(app))
    names = "muggins.db.replaced.2.db and muggins.db.replaced.10.db"
    assert f"gave way to a backup, and what was in it stays: {names}." in said
    delete(app, "Ada")
    assert all(each.exists() for each in replaced)


def test_what_is_still_on_the_disk_is_said(app: AppTest, service: Service) -> None:
    with closing(sqlite3.connect(file_of(service), isolation_level=None)) as reading:
        reading.execute("BEGIN")
        reading.execute("SELECT count(*) FROM learner").fetchone()
        delete(app, "Ada")
        assert "Another program reads the file just now" in app.success[0].value
    service.log.add_learner(learner("Bob", id_="bob"))
    left = [each.read_bytes() for each in file_of(service).parent.iterdir()]
    assert not [data for data in left if b"the weakest" in data]


def test_after_it_the_one_who_is_left_sits_there(app: AppTest, service: Service) -> None:
    service.log.add_learner(learner("Bob", id_="bob"))
    delete(app, "Ada")
    assert seat(app) == "Bob"
    assert view(app)["stage"] == "ask"


def test_of_several_who_are_left_it_is_asked_who_counts(app: AppTest, service: Service) -> None:
    for name in ("Bob", "Eve"):
        service.log.add_learner(learner(name, id_=name.lower()))
    delete(app, "Ada")
    assert who(app) == ["Bob", "Eve"]
    press(app, "Eve")
    assert seat(app) == "Eve"
