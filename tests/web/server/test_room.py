"""The app that is open to a room: what a stranger there can do, and what a key is good for."""

import http.client
import os
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin, Subprotocol

from tests.browser.roomed import Roomed
from trainer.classroom.keys import Key, hashed_key
from trainer.classroom.lesson import Classroom
from trainer.record import Learner
from trainer.web.door.route import KEY_PATH
from trainer.web.paths import PAGES
from trainer.web.server.limits import UPLOADS

LEARNER = "Zenobia"
STRANGERS = b"A class counts here."


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Roomed]:
    """Run the command for a class, on a database where somebody learns at home."""
    program = Roomed(tmp_path_factory.mktemp("roomed") / "muggins.db", "class")
    program.add_learner("level=counts", name=LEARNER)
    yield program
    program.kill()


@pytest.fixture(scope="module")
def key(program: Roomed) -> str:
    return come_in(program)


def come_in(program: Roomed) -> str:
    """Come in by the link of the terminal, which is good once; return the cookie that was set."""
    link = urlsplit(program.door)
    status, headers = ask(program.address, f"{link.path}?{link.query}")
    assert (status, headers["location"]) == (303, "/class")
    assert "HttpOnly" in headers["set-cookie"]
    return headers["set-cookie"].split(";")[0]


def ask(
    address: str, path: str, *, method: str = "GET", **headers: str
) -> tuple[int, http.client.HTTPMessage]:
    connection = http.client.HTTPConnection(urlsplit(address).netloc)
    try:
        connection.request(method, path, headers=headers)
        answer = connection.getresponse()
        answer.read()
        return answer.status, answer.headers
    finally:
        connection.close()


def shakes_hands(address: str, *, host: str = "", origin: str = "") -> int:
    """Ask for a websocket, and say with which status it is answered."""
    where = urlsplit(address)
    assert where.hostname
    lines = [
        "GET /_stcore/stream HTTP/1.1",
        f"Host: {host or where.netloc}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Protocol: streamlit",
        *([f"Origin: {origin}"] if origin else []),
    ]
    with socket.create_connection((where.hostname, where.port), timeout=20) as asking:
        asking.sendall("\r\n".join([*lines, "", ""]).encode())
        return int(asking.recv(100).split()[1])


@dataclass
class Window:
    socket: ClientConnection

    def shows(self, page: str, query: str = "") -> bytes:
        """Open a page, and collect all that the server says of it."""
        message = BackMsg()
        message.rerun_script.page_name = page
        message.rerun_script.query_string = query
        self.socket.send(message.SerializeToString())
        said = b""
        for reply in self.socket:
            assert isinstance(reply, bytes)
            said += reply
            if ForwardMsg.FromString(reply).WhichOneof("type") == "script_finished":
                return said
        raise AssertionError("the script did not end")


@contextmanager
def window(address: str, cookie: str = "") -> Iterator[Window]:
    stream = address.replace("http", "ws") + "/_stcore/stream"
    spoken = [Subprotocol("streamlit")]
    headers = {"Cookie": cookie} if cookie else {}
    with connect(
        stream, origin=Origin(address), subprotocols=spoken, additional_headers=headers
    ) as at:
        yield Window(at)


def test_phones_reach_it_by_its_address_alone(program: Roomed) -> None:
    netloc = urlsplit(program.from_room).netloc
    assert ask(program.from_room, "/")[0] == 200
    assert ask(program.from_room, "/", Host=netloc.upper())[0] == 200
    for host in ("127.0.0.1", "localhost", urlsplit(program.address).netloc, "evil.test", ""):
        assert ask(program.from_room, "/", Host=host)[0] == 421, host
    assert ask(program.address, "/", Host=netloc)[0] == 421


def test_a_websocket_is_given_to_pages_of_the_same_host_alone(program: Roomed) -> None:
    for address in (program.address, program.from_room):
        assert shakes_hands(address, origin=address) == 101
    for origin in ("http://evil.test", "http://localhost:1", program.address, "null"):
        assert shakes_hands(program.from_room, origin=origin) == 403, origin
    assert shakes_hands(program.from_room, host="127.0.0.1", origin="http://127.0.0.1") == 403
    assert shakes_hands(program.from_room, host="evil.test", origin="http://evil.test") == 403


@pytest.mark.parametrize("page", PAGES)
def test_no_page_shows_a_stranger_who_learns_here(program: Roomed, key: str, page: str) -> None:
    (learner,) = home(program)
    forged = f"{key.split('=', maxsplit=1)[0]}=forged; {program.cookie}={learner}"
    for address in (program.from_room, program.address):
        for cookie in ("", forged):
            with window(address, cookie) as stranger:
                assert LEARNER.encode() not in stranger.shows(page)
    with window(program.address, key) as teacher:
        shown = teacher.shows(page)
        assert (LEARNER.encode() in shown) or page in {"class", "door", "reach"}
        assert STRANGERS not in shown


def home(program: Roomed) -> list[str]:
    with program.opened() as log:
        return [each.id for each in log.learners()]


def test_a_teacher_teaches_from_any_address_with_the_key(program: Roomed, key: str) -> None:
    for address in (program.address, program.from_room):
        with window(address, key) as teacher:
            assert b"Close the room" in teacher.shows("class")
        with window(address) as stranger:
            shown = stranger.shows("class")
            assert b"This page is the teacher" in shown
            assert b"Close the room" not in shown


@pytest.fixture(scope="module")
def students(program: Roomed) -> dict[str, str]:
    """Let two be in a class; the cookies that their browsers show."""
    now, cookies = datetime.now(UTC), {}
    with program.opened(role="writer") as log:
        log.register.add_class(Classroom(id="owls", name="The Owls", created=now))
        for name in ("Bob", "Cleo"):
            one = Learner(id=name.lower(), name=name, created=now)
            log.register.add_member("owls", one)
            hashed = hashed_key(f"of {name}")
            log.register.add_key(
                Key(hashed=hashed, role="student", learner=one.id, cut=now, seen=now)
            )
            cookies[name] = f"{program.cookie}_key=of {name}"
    return cookies


@pytest.mark.parametrize("page", PAGES)
def test_a_students_key_gives_that_student_and_nobody_else(
    program: Roomed, students: dict[str, str], page: str
) -> None:
    (learner,) = home(program)
    # A seat at home that is made up beside it gives nothing.
    with window(program.from_room, f"{students['Bob']}; {program.cookie}={learner}") as student:
        shown = student.shows(page)
        assert STRANGERS not in shown
        for other in (LEARNER, "Cleo", "Close the room", "muggins.db"):
            assert other.encode() not in shown


def test_who_sits_there_is_whose_key_it_is(program: Roomed, students: dict[str, str]) -> None:
    for name, cookie in students.items():
        with window(program.from_room, cookie) as student:
            assert name.encode() in student.shows("progress")


def test_the_link_of_the_terminal_lets_nobody_in_again(program: Roomed, key: str) -> None:
    assert key
    link = urlsplit(program.door)
    for address in (program.address, program.from_room):
        status, headers = ask(address, f"{link.path}?{link.query}")
        assert (status, headers["location"]) == (303, "/door?link=old")
        assert headers["set-cookie"] is None


def test_a_file_is_taken_from_a_teachers_browser_alone(program: Roomed, key: str) -> None:
    for address in (program.address, program.from_room):
        assert ask(address, f"{UPLOADS}/a/b", method="PUT")[0] == 404
        assert ask(address, f"{UPLOADS}/a/b", method="PUT", Cookie=f"{key}x")[0] == 404
        # Streamlit knows neither such a window nor such a file, and says so itself.
        assert ask(address, f"{UPLOADS}/a/b", method="PUT", Cookie=key)[0] in {400, 403}


def test_what_is_closed_is_closed_to_the_room_too(program: Roomed) -> None:
    for path in ("/_stcore/metrics", "/_stcore/agent/openapi.json"):
        assert ask(program.from_room, path)[0] == 404


def test_a_header_changes_no_address(program: Roomed) -> None:
    for name in ("X-Forwarded-For", "X-Real-IP", "Forwarded"):
        assert ask(program.from_room, "/", **{name: "127.0.0.1", "Host": "127.0.0.1"})[0] == 421


def test_an_open_page_is_nobodys_once_its_key_is_taken_back(tmp_path: Path) -> None:
    program = Roomed(tmp_path / "muggins.db", "class")
    program.add_learner("level=counts", name=LEARNER)
    try:
        give_back(program, come_in(program))
    finally:
        program.kill()


@pytest.mark.skipif(sys.platform == "win32", reason="a process is not asked to end there")
def test_ctrl_c_ends_it_though_somebody_in_the_room_is_connected(tmp_path: Path) -> None:
    program = Roomed(tmp_path / "muggins.db", "class")
    try:
        with window(program.from_room) as phone:
            assert b"It works" in phone.shows("reach")
            os.kill(program.process_id, signal.SIGINT)
            assert program._process
            assert program._process.wait(timeout=30) == 0
    finally:
        program.kill()
    assert not (tmp_path / "muggins.db-wal").exists()


def give_back(program: Roomed, key: str) -> None:
    with window(program.address, key) as teacher:
        assert b"Close the room" in teacher.shows("class")
        status, _ = ask(program.address, KEY_PATH, method="DELETE", Cookie=key)
        assert status == 204
        assert b"Close the room" not in teacher.shows("class")
        assert LEARNER.encode() not in teacher.shows("learners")
