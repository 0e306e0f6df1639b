"""The command that serves the app: where it listens, what it says, how it ends."""

import http.client
import os
import re
import signal
import socket
import stat
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.store.made import learner
from tests.store.server import new_database
from trainer.store import check, open_log
from trainer.store.sql_log import SqlLog
from trainer.store.sqlite.engine import sqlite_engine
from trainer.store.transactions import Transactions

ADDRESS = re.compile(r"Muggins is open at (http://127\.0\.0\.1:\d+)\n")


class Serving:
    """The command, running; its address and what it said."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process
        self.said: list[str] = []
        assert process.stdout
        for line in process.stdout:
            self.said.append(line)
            if line.startswith("Ctrl-C"):
                break
        match = ADDRESS.match(self.said[0]) if self.said else None
        assert match, self.said
        self.address = match[1]

    def get(self, path: str = "/") -> tuple[int, str]:
        with urllib.request.urlopen(self.address + path) as answer:  # noqa: S310  our own
            return answer.status, answer.read().decode()


@contextmanager
def serving(database: Path | str, *options: str) -> Iterator[Serving]:
    command = [sys.executable, "-m", "trainer", "--no-browser", "--data", str(database), *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603
        try:
            yield Serving(process)
        finally:
            process.kill()


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("served") / "muggins.db"


@pytest.fixture(scope="module")
def served(database: Path) -> Iterator[Serving]:
    with serving(database, "--port", "0") as running:
        yield running


def test_it_says_where_it_listens_and_where_the_data_are(served: Serving, database: Path) -> None:
    assert served.said[1] == f"What you learn is kept in {database.resolve()}\n"
    status, page = served.get()
    assert (status, "<title>Streamlit</title>" in page) == (200, True)


def test_the_link_with_which_one_teaches_is_said_where_no_browser_is_opened(
    served: Serving,
) -> None:
    assert re.fullmatch(
        rf"To teach, open {served.address}/door\?ticket=[\w-]{{43}} once, within ten minutes\.\n",
        served.said[2],
    )


@pytest.mark.skipif(sys.platform == "win32", reason="there is no pipe with a name there")
def test_the_browser_that_is_opened_is_a_teachers_and_nobody_else_is_told(tmp_path: Path) -> None:
    browser, opened = tmp_path / "browse", tmp_path / "opened"
    os.mkfifo(opened)
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o700)
    with subprocess.Popen(  # noqa: S603  our own
        [sys.executable, "-m", "trainer", "--data", str(tmp_path / "a.db"), "--port", "0"],
        env={**os.environ, "BROWSER": f"{browser} %s"},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            link = opened.read_text()  # which waits for it
            said = Serving(process).said
        finally:
            process.kill()
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/door\?ticket=[\w-]{43}\n", link)
    assert "ticket" not in "".join(said)


def test_it_listens_to_this_machine_alone(served: Serving) -> None:
    port = int(served.address.rsplit(":", 1)[1])
    for other in {each[4][0] for each in socket.getaddrinfo(socket.gethostname(), port)}:
        if not str(other).startswith("127.") and other != "::1":
            with pytest.raises(OSError, match=r"."):
                socket.create_connection((str(other), port), timeout=2).close()
    with pytest.raises(OSError, match=r"."):
        socket.create_connection(("::1", port), timeout=2).close()


def test_a_second_start_shows_the_running_one(served: Serving, database: Path) -> None:
    done = subprocess.run(  # noqa: S603  our own
        [sys.executable, "-m", "trainer", "--no-browser", "--data", str(database)],
        capture_output=True,
        check=False,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")
    first, second = done.stdout.splitlines()
    assert first == f"Muggins is open already, at {served.address}"
    link = re.fullmatch(r"To teach, open (\S+) once, within ten minutes\.", second)
    assert link
    path = link[1].removeprefix(served.address)
    assert [_followed(served, path) for _ in range(2)] == ["/", "/door?link=old"]


def _followed(served: Serving, path: str) -> str:
    connection = http.client.HTTPConnection(served.address.removeprefix("http://"))
    connection.request("GET", path)
    answer = connection.getresponse()
    connection.close()
    return answer.headers["location"] or ""


def test_what_lies_beside_the_database_is_its_owners_and_goes_with_the_run(tmp_path: Path) -> None:
    word = tmp_path / "a.db.door"
    with serving(tmp_path / "a.db", "--port", "0") as running:
        if sys.platform != "win32":
            assert stat.S_IMODE(word.stat().st_mode) == 0o600
        assert word.read_text() not in "".join(running.said)
        running.process.send_signal(signal.SIGINT)
        assert running.process.wait(timeout=30) == 0
    assert not word.exists()


def test_what_is_closed_is_closed_and_pages_carry_the_policy(served: Serving) -> None:
    for path in ("/_stcore/metrics", "/_stcore/agent/openapi.json"):
        with pytest.raises(urllib.error.HTTPError, match="404"):
            served.get(path)
    with urllib.request.urlopen(served.address) as answer:  # noqa: S310  our own
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["server"] is None


def test_a_taken_port_gives_the_next_free_one_and_ctrl_c_ends_it(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        first = taken.getsockname()[1]
        with serving(tmp_path / "a.db", "--port", str(first)) as running:
            assert int(running.address.rsplit(":", 1)[1]) > first
            running.process.send_signal(signal.SIGINT)
            assert running.process.wait(timeout=30) == 0
    check(tmp_path / "a.db")
    with open_log(tmp_path / "a.db") as log:
        assert log.learners() == ()


@pytest.mark.skipif(sys.platform == "win32", reason="a process is not asked to end there")
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_however_it_is_told_to_end_all_is_in_the_one_file(tmp_path: Path, name: str) -> None:
    database, beside = tmp_path / "a.db", tmp_path / "a.db-wal"
    with serving(database, "--port", "0") as running:
        engine = sqlite_engine(database, role="writer")
        SqlLog(Transactions(engine, engine)).add_learner(learner())
        engine.dispose()
        assert beside.stat().st_size
        running.process.send_signal(getattr(signal, name))
        assert running.process.wait(timeout=30) == 0
    assert not beside.exists()
    with open_log(database) as log:
        assert log.learners() == (learner(),)


@pytest.mark.skipif(sys.platform == "win32", reason="no terminal tells that it was closed there")
def test_what_is_to_outlive_its_terminal_does(tmp_path: Path) -> None:
    kept = signal.signal(signal.SIGHUP, signal.SIG_IGN)  # as `nohup` does
    try:
        with serving(tmp_path / "a.db", "--port", "0") as running:
            running.process.send_signal(signal.SIGHUP)
            assert running.get()[0] == 200
    finally:
        signal.signal(signal.SIGHUP, kept)


@pytest.mark.postgres
def test_on_a_server_two_run_at_once_and_no_password_is_said() -> None:
    with new_database() as server, ExitStack() as running:
        with_password = server.url.set(password="secret")  # noqa: S106  of nobody
        address = with_password.render_as_string(hide_password=False)
        both = [running.enter_context(serving(address, "--port", "0")) for _ in range(2)]
        for each in both:
            assert each.said[1] == f"What you learn is kept in {server}\n"
            assert not [line for line in each.said if "secret" in line]
            status, page = each.get()
            assert (status, "<title>Streamlit</title>" in page) == (200, True)
        assert check(server)


@pytest.mark.parametrize("text", ["not a database", ""])
def test_a_file_that_is_none_of_ours_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "letter.txt"
    path.write_text(text)
    done = subprocess.run(  # noqa: S603  our own
        [sys.executable, "-m", "trainer", "--no-browser", "--data", str(path)],
        capture_output=True,
        check=False,
        text=True,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("muggins: ")
    assert str(path) in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert path.read_text() == text
