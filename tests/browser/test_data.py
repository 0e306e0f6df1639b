"""My data in a real browser: taken out, brought in on another machine, renamed, deleted."""

import csv
import json
import re
from io import StringIO
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.served import Served
from tests.browser.table import HANDS, Table
from tests.browser.watched import Visit
from tests.web.begun import practice_for
from tests.web.counted import count_on
from trainer.record import Answer, Learner
from trainer.web.service import make_service

ANSWERS = 30


@pytest.fixture
def ada(served: Served) -> Learner:
    """Somebody who has answered a few questions."""
    ada = served.add_learner("level=counts")
    with served.opened(role="writer") as log:
        service = make_service(log, served.database)
        count_on(service, practice_for(service, ada.id, {"kinds": "hand"}), ANSWERS)
    return ada


@pytest.fixture
def page(served: Served, ada: Learner, visit: Visit) -> Page:
    return at_data(served, ada, visit)


def at_data(program: Served, learner: Learner, visit: Visit) -> Page:
    page = visit(program, learner).window("data")
    expect(page.get_by_role("heading", name="My data")).to_be_visible()
    expect(page.get_by_role("heading", name="Delete it")).to_be_visible()
    return page


def download(page: Page, name: str) -> tuple[str, bytes]:
    """Download a file by its button: how it is called, and what is in it."""
    # What is asked for while the page is being drawn is asked for in vain.
    app = page.get_by_test_id("stApp")
    expect(app).to_have_attribute("data-test-script-state", "notRunning")
    with page.expect_download() as begun:
        page.get_by_role("button", name=name).click()
    return begun.value.suggested_filename, Path(begun.value.path()).read_bytes()


@pytest.fixture
def file(page: Page, tmp_path: Path) -> Path:
    """Download all of it."""
    path = tmp_path / "mine.json"
    path.write_bytes(download(page, "All of it, as JSON")[1])
    return path


def choose(page: Page, file: Path) -> None:
    page.locator("input[type=file]").set_input_files(file)


def submit(page: Page, field: str, text: str, button: str) -> None:
    page.get_by_role("textbox", name=re.compile(f"^{field}")).fill(text)
    page.get_by_role("button", name=button).click()


def test_all_is_taken_out_and_brought_in_on_another_machine(
    ada: Learner, served: Served, file: Path, fresh: Served, visit: Visit
) -> None:
    told = json.loads(file.read_bytes())
    assert (told["format"], told["learner"]["name"]) == ("muggins learner", ada.name)
    there = at_data(fresh, fresh.add_learner("level=counts", name=ada.name), visit)
    choose(there, file)
    expect(there.get_by_text(f"{ANSWERS} answers of {ada.name}.")).to_contain_text(
        f"this one will be called {ada.name} 2"
    )
    assert names(fresh) == [ada.name]
    there.get_by_role("button", name=f"Take in {ANSWERS} answers").click()
    expect(there.get_by_text(f"{ANSWERS} answers taken in")).to_be_visible()
    assert names(fresh) == [ada.name, f"{ada.name} 2"]
    assert fresh.entries(ada) == served.entries(ada)
    choose(there, file)
    expect(there.get_by_text("Nothing in it is new here.")).to_be_visible()
    there.get_by_role("link", name=ada.name).click()
    there.get_by_role("button", name=f"{ada.name} 2", exact=True).click()
    # The practice goes on behind its last answer.
    expect(there.locator(".muggins")).to_contain_text(f"hands · {ANSWERS + 1}")


def test_on_a_new_machine_one_begins_with_what_was_learned_elsewhere(
    ada: Learner, served: Served, file: Path, fresh: Served, visit: Visit
) -> None:
    there = visit(fresh).window()
    there.get_by_text("Bring in what you learned elsewhere").click()
    choose(there, file)
    there.get_by_role("button", name=f"Take in {ANSWERS} answers").click()
    expect(there.locator(".muggins")).to_contain_text(f"hands · {ANSWERS + 1}")
    expect(there.get_by_text(f"{ANSWERS} answers taken in")).to_be_visible()
    expect(there.locator(".st-key-pages")).to_contain_text(ada.name)
    assert names(fresh) == [ada.name]
    assert fresh.entries(ada) == served.entries(ada)


def names(program: Served) -> list[str]:
    with program.opened() as log:
        return [each.name for each in log.learners()]


def test_the_sheet_has_a_row_for_each_answer(page: Page, served: Served, ada: Learner) -> None:
    name, data = download(page, "The answers, as a sheet")
    assert name.startswith("muggins-")
    assert name.endswith(".csv")
    rows = list(csv.DictReader(StringIO(data.decode("utf-8-sig"), newline="")))
    answers = [each for each in served.entries(ada) if isinstance(each, Answer)]
    assert [each["claimed"] for each in rows] == [each.claimed for each in answers]


def test_what_is_downloaded_twice_is_up_to_date(page: Page, served: Served, ada: Learner) -> None:
    first = json.loads(download(page, "All of it, as JSON")[1])
    with served.opened(role="writer") as log:
        service = make_service(log, served.database)
        count_on(service, practice_for(service, ada.id, {"kinds": "hand"}), 1)
    second = json.loads(download(page, "All of it, as JSON")[1])
    answers = [[e for e in each["entries"] if e["kind"] == "answer"] for each in (first, second)]
    assert [len(each) for each in answers] == [ANSWERS, ANSWERS + 1]


def test_a_damaged_file_is_refused_and_changes_nothing(
    page: Page, served: Served, ada: Learner, file: Path
) -> None:
    before = served.entries(ada)
    for text in (file.read_text("utf-8")[:-100], "<img src=x onerror=XSS=1>", ""):
        file.write_text(text, "utf-8")
        choose(page, file)
        expect(page.get_by_role("alert")).to_contain_text("This file cannot be taken in")
        expect(page.get_by_role("alert")).to_contain_text("Nothing was changed.")
        page.reload()
        expect(page.get_by_role("heading", name="Delete it")).to_be_visible()
    assert served.entries(ada) == before
    assert page.evaluate("window.XSS") is None


def test_a_learner_is_renamed_in_every_window(
    page: Page, served: Served, ada: Learner, visit: Visit
) -> None:
    other = at_data(served, ada, visit)
    submit(page, "Name", f"Bea {ada.name}", "Change the name")
    for window in (page, other):
        expect(window.locator(".st-key-pages")).to_contain_text(f"Bea {ada.name}")
        other.reload()
    with served.opened() as log:
        assert f"Bea {ada.name}" in [each.name for each in log.learners()]


def test_a_name_that_is_too_long_is_refused_and_stays_to_be_shortened(
    page: Page, served: Served, ada: Learner
) -> None:
    submit(page, "Name", "a" * 31, "Change the name")
    expect(page.get_by_role("alert")).to_contain_text("Type a name of 1 to 30 characters.")
    expect(page.get_by_role("textbox", name=re.compile("^Name"))).to_have_value("a" * 31)
    assert ada.name in names(served)


@pytest.fixture
def alone(fresh: Served, visit: Visit) -> Table:
    """A table on a machine of its own, whose learner is deleted meanwhile."""
    learner = fresh.add_learner("level=counts", name="Unmistakable")
    visited = visit(fresh, learner)
    return Table(visited.window(HANDS), fresh, learner, visited)


def test_who_is_deleted_is_gone_and_other_windows_write_no_more(alone: Table) -> None:
    alone.is_at("ask", 1)
    bob = alone.served.add_learner("level=counts", name="Bob")
    page = alone.visit.window("learners")
    page.get_by_role("link", name="My data").click()
    submit(page, "Type the name", "unmistakable", "Delete all of it")
    expect(page.get_by_role("alert")).to_contain_text("Nothing was deleted")
    submit(page, "Type the name", "Unmistakable", "Delete all of it")
    expect(page.get_by_text("All that was kept of Unmistakable is deleted.")).to_be_visible()
    expect(page.locator(".st-key-pages")).to_contain_text("Bob")
    alone.answer("12")
    expect(alone.page.get_by_role("heading", name="Who is counting?")).to_be_visible()
    assert alone.served.entries(bob) == []
    with alone.served.opened() as log:
        assert log.learners() == (bob,)
    for file in alone.served.database.parent.iterdir():
        assert b"Unmistakable" not in file.read_bytes(), file
    alone.page.get_by_role("button", name="Bob").click()
    alone.is_at("ask", 1)
