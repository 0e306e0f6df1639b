"""The page is Streamlit's, with a script of ours; all else is passed on."""

import gzip
import re
from pathlib import Path

import pytest
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from tests.web.asgi import ask, knock
from trainer.web.paths import NOWHERE, PAGES
from trainer.web.server import own_page
from trainer.web.server.own_page import OwnPage, with_script

PAGE = "<head><script>a()</script></head>" + "x" * 1_000
A_BROWSER = {"accept": "text/html,application/xml"}
THEIRS = {"content-type": "text/html; charset=utf-8", "etag": "1", "content-encoding": "br"}


async def inside(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer as Streamlit does: with its page for whatever is no file, if it is not there yet."""
    if scope["path"] == "/file.js":
        await PlainTextResponse("file", 200)(scope, receive, send)
    elif dict(scope["headers"]).keys() & {b"if-none-match", b"if-modified-since"}:
        await Response(status_code=304)(scope, receive, send)
    elif scope["path"] == "/closed":
        await Response("no", 404, THEIRS)(scope, receive, send)
    else:
        await Response("theirs", 200, THEIRS)(scope, receive, send)


@pytest.mark.parametrize("path", ["/", "/settings"])
def test_a_page_is_ours_each_time_and_nothing_of_theirs_is_left(path: str) -> None:
    layer = OwnPage(inside, page=PAGE)
    for asking in (A_BROWSER, A_BROWSER | {"if-none-match": "1"}, A_BROWSER):
        answered = ask(layer, path, headers=asking)
        assert (answered.status, answered.body.decode()) == (200, PAGE)
        assert int(answered.headers["content-length"]) == len(PAGE)
        assert answered.headers["cache-control"] == "no-cache"
        assert not {"etag", "content-encoding"} & set(answered.headers)


def test_a_page_is_compressed_for_who_can_read_that() -> None:
    layer = OwnPage(inside, page=PAGE)
    for _ in range(2):
        answered = ask(layer, headers=A_BROWSER | {"accept-encoding": "gzip"})
        assert gzip.decompress(answered.body).decode() == PAGE
        assert int(answered.headers["content-length"]) == len(answered.body)


@pytest.mark.parametrize(
    ("path", "leads_to"),
    [
        ("/nosuch", "/nowhere"),
        ("/learn/xyz", "/nowhere"),
        ("/learn/", "/learn"),
        ("//elsewhere.example/", "/nowhere"),
        ("//", "/"),
    ],
)
def test_a_path_without_a_page_leads_to_one(path: str, leads_to: str) -> None:
    answered = ask(OwnPage(inside, page=PAGE), path, headers=A_BROWSER)
    assert (answered.status, answered.headers["location"]) == (303, leads_to)


def test_every_page_is_found_at_its_path() -> None:
    script = Path(own_page.__file__).parents[1] / "script.py"
    named = re.findall(r'url_path="([\w-]+)"', script.read_text(encoding="utf-8"))
    assert set(named) == set(PAGES) - {"", NOWHERE}
    for name in PAGES:
        assert ask(OwnPage(inside, page=PAGE), f"/{name}", headers=A_BROWSER).status == 200


@pytest.mark.parametrize(
    ("path", "asking", "status", "body"),
    [
        ("/file.js", A_BROWSER, 200, b"file"),
        ("/closed", A_BROWSER, 404, b"no"),
        ("/", {"accept": "*/*"}, 200, b"theirs"),
        ("/", {"if-none-match": "1"}, 304, b""),
    ],
)
def test_what_is_no_page_is_passed_on(
    path: str, asking: dict[str, str], status: int, body: bytes
) -> None:
    answered = ask(OwnPage(inside, page=PAGE), path, headers=asking)
    assert (answered.status, answered.body) == (status, body)


def test_a_websocket_is_passed_on() -> None:
    async def close(scope: Scope, receive: Receive, send: Send) -> None:
        assert scope["type"] == "websocket"
        await receive()
        await send({"type": "websocket.close"})

    assert knock(OwnPage(close, page=PAGE), "/", host="x") == [{"type": "websocket.close"}]


def test_a_page_without_a_head_is_refused() -> None:
    with pytest.raises(ValueError, match="without a head"):
        with_script("<body></body>", "a()")
