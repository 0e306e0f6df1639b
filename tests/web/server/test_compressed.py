"""Files are compressed once and kept; what is no file is not."""

import gzip
from posixpath import normpath

import pytest
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from tests.web.asgi import ask
from trainer.web.server.compressed import Compressed

TEXT = b"export default 1;\n" * 200
GZIP = {"accept-encoding": "gzip, br"}


class Files:
    """An app that answers by path, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = Request(scope).url.path
        self.asked.append(path)
        answers = {
            "/static/a.js": Response(TEXT, media_type="text/javascript"),
            "/static/small.js": Response(b"1", media_type="text/javascript"),
            "/static/a.png": Response(TEXT, media_type="image/png"),
            "/static/page": Response(TEXT, media_type="text/html"),
            "/static/part.js": Response(TEXT, 206, media_type="text/javascript"),
            "/other/a.js": Response(TEXT, media_type="text/javascript"),
        }
        await answers.get(normpath(path), Response(b"not here", 404))(scope, receive, send)


def layered() -> tuple[Files, Compressed]:
    files = Files()
    return files, Compressed(files, under=("/static/",))


def test_a_text_is_compressed_once_and_kept() -> None:
    files, app = layered()
    for _ in range(3):
        answered = ask(app, "/static/a.js", headers=GZIP)
        assert answered.headers["content-encoding"] == "gzip"
        assert answered.headers["content-length"] == str(len(answered.body))
        assert answered.headers["vary"] == "Accept-Encoding"
        assert gzip.decompress(answered.body) == TEXT
    assert files.asked == ["/static/a.js"]


@pytest.mark.parametrize(("path", "body"), [("/static/small.js", b"1"), ("/static/a.png", TEXT)])
def test_what_gains_nothing_is_kept_as_it_is(path: str, body: bytes) -> None:
    files, app = layered()
    for _ in range(2):
        answered = ask(app, path, headers=GZIP)
        assert "content-encoding" not in answered.headers
        assert answered.body == body
    assert files.asked == [path]


@pytest.mark.parametrize("path", ["/static/page", "/static/none", "/static/part.js"])
def test_what_is_no_whole_file_is_passed_on_and_not_kept(path: str) -> None:
    files, app = layered()
    plain = ask(files, path)
    for _ in range(2):
        assert ask(app, path, headers=GZIP) == plain
    assert files.asked == [path] * 3


@pytest.mark.parametrize(
    "path", ["/static//a.js", "/static/./a.js", "/static/b/../a.js", "/static/a.js/"]
)
def test_a_file_is_kept_by_one_path_alone(path: str) -> None:
    files, app = layered()
    for _ in range(2):
        answered = ask(app, path, headers=GZIP)
        assert (answered.status, answered.body) == (200, TEXT)
    assert files.asked == [path] * 2


@pytest.mark.parametrize(
    ("path", "method", "headers"),
    [
        ("/other/a.js", "GET", GZIP),
        ("/static/a.js", "HEAD", GZIP),
        ("/static/a.js", "GET", {}),
        ("/static/a.js", "GET", GZIP | {"range": "bytes=0-9"}),
        ("/static/a.js", "GET", GZIP | {"if-none-match": "x"}),
    ],
)
def test_it_keeps_out_of_what_does_not_concern_it(
    path: str, method: str, headers: dict[str, str]
) -> None:
    _, app = layered()
    answered = ask(app, path, method=method, headers=headers)
    assert "content-encoding" not in answered.headers
    assert answered.status == 200
