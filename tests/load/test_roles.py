"""What is a teacher's is done from a teacher's window alone, whatever a student's may send."""

import asyncio
import http.client
import sqlite3
from collections.abc import Iterator, Sequence
from urllib.parse import urlsplit

import pytest
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.proto.WidgetStates_pb2 import WidgetState

from tests.load.frames import Run
from tests.load.school import MANY, SEED, School
from tests.load.session import PATIENCE_S, Session, opened
from trainer.classroom.keys import hashed_key
from trainer.classroom.lesson import Lesson
from trainer.web.door.route import DOOR_PATH, KEY_PATH
from trainer.web.door.terminal import ASK_PATH
from trainer.web.paths import PAGES
from trainer.web.seat.route import SEAT_PATH

METHODS = ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH")
ROUTES = (KEY_PATH, ASK_PATH, SEAT_PATH, DOOR_PATH, f"{DOOR_PATH}?ticket=x", f"{DOOR_PATH}?setup=x")
STREAMLITS = ("/_stcore/health", "/_stcore/host-config", "/_stcore/metrics", "/media/x.csv")


def kept(room: School) -> list[str]:
    """Write out all that is kept, but for when keys were used."""
    with sqlite3.connect(f"file:{room.program.database}?mode=ro", uri=True) as database:
        return [line for line in database.iterdump() if 'INTO "access"' not in line]


def secrets(lesson: Lesson) -> list[str]:
    """List what only a teacher reads."""
    return [str(SEED), lesson.code, "Zenobia", "Close the room", "Close the lesson"]


@pytest.fixture(scope="module")
def lesson(room: School) -> Lesson:
    lesson = room.start()
    room.join(lesson, "Zenobia")
    return lesson


@pytest.fixture(scope="module")
def student(room: School, lesson: Lesson) -> str:
    return room.join(lesson, "Ada")[1]


@pytest.mark.parametrize("path", [*(f"/{page}" for page in PAGES), *ROUTES, *STREAMLITS])
def test_no_route_tells_or_does_anything_for_a_student(
    room: School, lesson: Lesson, student: str, path: str
) -> None:
    before = kept(room)
    for method in METHODS:
        for cookie in ("", student):
            # To give a key back is the one thing that a student may do so.
            if (method, path, cookie) == ("DELETE", KEY_PATH, student):
                continue
            status, said, headers = ask(room, method, path, cookie)
            assert status < 500, (method, status)
            assert not [each for each in secrets(lesson) if each in said or each in headers]
            assert f"{room.program.cookie}" not in headers or 'key=""' in headers
    assert kept(room) == before


def ask(room: School, method: str, path: str, cookie: str) -> tuple[int, str, str]:
    asking = http.client.HTTPConnection(urlsplit(room.address).netloc, timeout=PATIENCE_S)
    try:
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        asking.request(method, path, body='{"ticket": "x"}', headers=headers)
        answer = asking.getresponse()
        return answer.status, answer.read().decode("utf-8", "replace"), str(answer.headers)
    finally:
        asking.close()


PAGES_OF_TEACHERS = ("lesson", "class", "drill", "show")


def queries(lesson: Lesson) -> Iterator[tuple[str, str]]:
    """List the addresses of a teacher's, with all that can stand in them."""
    yield from ((page, "") for page in PAGES_OF_TEACHERS)
    yield from ((page, str(lesson.drill)) for page in ("drill", "show", "lesson"))
    yield "lesson", f"of={lesson.id}"


def test_no_page_of_a_teachers_is_shown_to_a_student(
    room: School, lesson: Lesson, student: str
) -> None:
    async def look() -> None:
        for page, query in queries(lesson):
            for cookie in ("", student):
                async with opened(room.address, page, query, cookie=cookie) as window:
                    run = await window.load()
                    for each in secrets(lesson):
                        assert each not in run.text.replace(query, ""), (page, cookie)

    asyncio.run(look())


async def widgets(room: School, lesson: Lesson) -> list[tuple[Session, Run]]:
    """Open each page of a teacher's, and list what stands there."""
    found = []
    for page, query in queries(lesson):
        async with opened(room.address, page, query, cookie=room.teacher()) as window:
            found.append((window, await window.load()))
    return found


def pressed(run: Run) -> list[WidgetState]:
    """Press every button of a page at once, and choose in every field."""
    ids = {each.id for each in run.drawn() if each.id and each.kind != "bidi_component"}
    return [WidgetState(id=id_, trigger_value=True) for id_ in sorted(ids)]


def test_what_a_teacher_presses_does_nothing_from_a_students_window(
    room: School, lesson: Lesson, student: str
) -> None:
    async def press() -> int:
        tried = 0
        for theirs, drawn in await widgets(room, lesson):
            async with opened(room.address, theirs.page, theirs.query, cookie=student) as window:
                await window.load()
                own = window.hash
                for hash_ in (theirs.hash, own, ""):
                    window.hash, states = hash_, pressed(drawn)
                    assert (await window.run(states)).faults == []
                    tried += len(states)
                for fragment in theirs.ticks:
                    # It is not this window's, so that nothing is run: what comes is of the next.
                    message = BackMsg()
                    message.rerun_script.fragment_id = fragment
                    await window.socket.send(message.SerializeToString())
                run = await window.run()
                assert not [each for each in secrets(lesson) if each in run.text]
        return tried

    before = kept(room)
    assert asyncio.run(press()) > 100
    assert kept(room) == before


def test_an_open_window_does_nothing_once_its_key_is_taken_back(
    room: School, lesson: Lesson
) -> None:
    async def press(page: str, query: str) -> int:
        cookie = room.teacher()
        async with opened(room.address, page, query, cookie=cookie) as window:
            drawn = await window.load()
            with room.register() as register:
                register.drop_keys(hashed=hashed_key(cookie.partition("=")[2]))
            buttons = [each for each in drawn.drawn() if each.kind == "button"]
            for each in buttons:
                run = await window.press(each)
                assert not [one for one in secrets(lesson) if one in run.said], each.label
            return len(buttons)

    before = kept(room)
    tried = [asyncio.run(press(*each)) for each in queries(lesson)]
    assert sum(tried) > 20
    assert kept(room) == before


def messages(session: str) -> Sequence[BackMsg]:
    """Ask for all that Streamlit would do beside running the script."""
    made = [BackMsg() for _ in range(6)]
    made[2].backend_operation_request.session_id = session
    made[3].backend_operation_request.session_id = session
    made[0].load_git_info = True
    made[1].clear_cache = True
    made[2].backend_operation_request.install_skills.SetInParent()
    made[3].backend_operation_request.deferred_file.file_id = "0" * 32
    made[4].set_run_on_save = True
    made[5].debug_shutdown_runtime = True
    return made


def test_streamlit_does_nothing_beside_its_script_for_anybody(room: School, student: str) -> None:
    async def send() -> list[str]:
        async with opened(room.address, "my-lesson", cookie=student) as window:
            await window.load()
            for each in messages(window.id):
                await window.socket.send(each.SerializeToString())
            runs = [await window.run() for _ in range(2)]
            return [
                ForwardMsg.FromString(frame).WhichOneof("type") or ""
                for run in runs
                for frame in run.frames
            ]

    answered = set(asyncio.run(send()))
    assert "new_session" in answered
    assert not answered & {"git_info_changed", "session_status_changed_on_save"}


async def sheet(room: School, lesson: Lesson, *, is_taken_back: bool = False) -> str:
    """Take the sheet of a lesson out, as a click does, with a key that is good or no longer."""
    cookie = room.teacher()
    async with opened(room.address, "lesson", f"of={lesson.id}", cookie=cookie) as window:
        button = (await window.load()).button("By student")
        if is_taken_back:
            with room.register() as register:
                register.drop_keys(hashed=hashed_key(cookie.partition("=")[2]))
        message = BackMsg()
        request = message.backend_operation_request
        request.request_id, request.session_id = "1", window.id
        request.deferred_file.file_id = button.element.download_button.deferred_file_id
        await window.socket.send(message.SerializeToString())
        async with asyncio.timeout(PATIENCE_S):
            async for frame in window.socket:
                assert isinstance(frame, bytes)
                told = ForwardMsg.FromString(frame)
                if told.WhichOneof("type") == "backend_operation_response":
                    answer = told.backend_operation_response
                    assert answer.error_msg == ""
                    return (
                        await asyncio.to_thread(ask, room, "GET", answer.deferred_file.url, cookie)
                    )[1]
    raise AssertionError("no sheet came")


@pytest.mark.parametrize("name", ["=1+1", "+2+2", "-3+3", "@SUM(A1)"])
def test_a_name_that_is_a_formula_is_text_in_the_sheet(room: School, name: str) -> None:
    lesson = room.start(MANY)
    room.join(lesson, name)
    closed = room.move(lesson, lesson.close(lesson.started))
    rows = asyncio.run(sheet(room, closed))
    assert "found" in rows
    assert f"'{name}" in rows
    assert f'"{name}' not in rows


def test_no_sheet_is_made_for_a_key_that_was_taken_back(room: School) -> None:
    lesson = room.start()
    room.join(lesson, "Quirin")
    closed = room.move(lesson, lesson.close(lesson.started))
    assert "Quirin" in asyncio.run(sheet(room, closed))
    assert asyncio.run(sheet(room, closed, is_taken_back=True)) == ""
