"""What every answer carries, what is closed, and by which names the app may be called."""

import pytest
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp
from streamlit import net_util
from streamlit.web.server.server_util import is_url_from_allowed_origins

from tests.web.asgi import ask, knock
from tests.web.room.test_room import Ears
from trainer.web.room.room import Room
from trainer.web.server.headers import CLOSED, COOP, HEADERS, Guard, policy

INSIDE = PlainTextResponse("inside")
NAMES = Room().names_at


@pytest.fixture
def guard() -> ASGIApp:
    return Guard(INSIDE, names_at=NAMES, policy=policy(["a()"]))


def test_what_is_answered_carries_the_policy_and_the_headers(guard: ASGIApp) -> None:
    answered = ask(guard)
    assert (answered.status, answered.body) == (200, b"inside")
    assert answered.headers["content-security-policy"] == policy(["a()"])
    assert {name: answered.headers[name] for name in HEADERS} == HEADERS


@pytest.mark.parametrize(
    ("scheme", "host", "is_told"),
    [
        ("http", "127.0.0.1:8501", True),
        ("http", "localhost", True),
        ("https", "192.0.2.7:8501", True),
        ("http", "192.0.2.7:8501", False),
        ("http", "192.0.2.7", False),
    ],
)
def test_a_browser_is_told_to_keep_other_windows_away_where_it_heeds_that(
    scheme: str, host: str, *, is_told: bool
) -> None:
    anywhere = Guard(INSIDE, names_at=lambda _: [host.partition(":")[0]], policy="x")
    headers = ask(anywhere, headers={"host": host}, scheme=scheme).headers
    assert (COOP in headers) is is_told
    assert headers["x-frame-options"] == "DENY"


@pytest.mark.parametrize("kind", ["text/javascript", "text/css; charset=utf-8", "font/woff2"])
def test_a_file_that_is_no_page_is_kept_from_becoming_one_and_carries_no_more(kind: str) -> None:
    file = Guard(Response(b"1", headers={"content-type": kind}), names_at=NAMES, policy="x")
    answered = ask(file)
    assert answered.headers["x-content-type-options"] == "nosniff"
    assert "content-security-policy" not in answered.headers


@pytest.mark.parametrize("kind", ["text/html", "image/svg+xml", "application/json", "text/plain"])
def test_all_else_carries_the_policy(kind: str) -> None:
    other = Guard(Response(b"1", headers={"content-type": kind}), names_at=NAMES, policy="x")
    assert ask(other).headers["content-security-policy"] == "x"


def test_the_policy_lets_in_only_what_comes_from_here_and_scripts_it_knows() -> None:
    rules = dict(rule.split(" ", 1) for rule in policy(["a()"]).split("; "))
    assert rules["default-src"] == "'self'"
    # The digest was computed by `openssl dgst -sha256 -binary | base64`.
    known = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='"
    assert rules["script-src"] == f"'self' blob: {known}"
    assert "unsafe-inline" not in rules["script-src"]
    assert rules["frame-ancestors"] == rules["object-src"] == rules["base-uri"] == "'none'"
    assert dict(rule.split(" ", 1) for rule in policy().split("; "))["script-src"] == "'self' blob:"


@pytest.mark.parametrize("path", [*CLOSED, *(f"{path}/" for path in CLOSED), f"{CLOSED[1]}/x"])
def test_what_is_not_used_is_closed(guard: ASGIApp, path: str) -> None:
    answered = ask(guard, path)
    assert answered.status == 404
    assert answered.body != b"inside"
    assert "content-security-policy" in answered.headers


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.1:8501", "localhost:1", "localhost"])
def test_it_may_be_called_by_its_own_names(guard: ASGIApp, host: str) -> None:
    assert ask(guard, headers={"host": host}).status == 200


@pytest.mark.parametrize(
    "host", ["", "evil.test", "evil.test:8501", "127.0.0.1.evil.test", "localhost:x", ":8501"]
)
def test_it_may_not_be_called_by_any_other(guard: ASGIApp, host: str) -> None:
    answered = ask(guard, headers={"host": host})
    assert answered.status == 421
    assert answered.body != b"inside"
    assert knock(guard, "/_stcore/stream", host=host) == [{"type": "websocket.close", "code": 1008}]


@pytest.mark.parametrize("origin", ["http://evil.test", "http://localhost:3000", "null", "x"])
def test_no_page_of_another_host_does_anything_through_a_browser(
    guard: ASGIApp, origin: str
) -> None:
    host = "127.0.0.1:8501"
    shut = [{"type": "websocket.close", "code": 1008}]
    assert knock(guard, "/_stcore/stream", host=host, origin=origin) == shut
    for method in ("POST", "PUT", "DELETE", "OPTIONS"):
        answered = ask(guard, method=method, headers={"origin": origin})
        assert (answered.status, answered.body) == (403, b"not here")
        assert "content-security-policy" in answered.headers
    assert ask(guard, headers={"origin": origin}).status == 200
    assert ask(guard, method="POST", headers={"origin": f"http://{host}"}).status == 200


def test_streamlit_would_ask_the_world_outside_about_such_a_page(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Which is why it is never asked itself.
    asked: list[str] = []
    monkeypatch.setattr(net_util, "get_external_ip", lambda: asked.append("outside"))
    monkeypatch.setattr(net_util, "get_internal_ip", lambda: None)
    assert not is_url_from_allowed_origins("http://evil.test")
    assert asked == ["outside"]


def test_what_listens_to_the_room_is_called_by_its_own_address_alone() -> None:
    room = Room()
    room.listen_with(Ears())
    room.open_at("192.0.2.7")
    guard = Guard(INSIDE, names_at=room.names_at, policy="x")
    for host, status in {"192.0.2.7:8501": 200, "127.0.0.1:8501": 421, "localhost": 421}.items():
        answered = ask(guard, headers={"host": host}, server=("192.0.2.7", 8501))
        assert answered.status == status
    assert ask(guard, headers={"host": "192.0.2.7:8501"}).status == 421
    assert ask(guard, server=None).status == 421
