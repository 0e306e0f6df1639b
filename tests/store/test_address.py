"""The address of a database: what file is meant, and no password in what is said."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.store.address import Server, database_of, name_of


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("sqlite:///answers.db", "answers.db"),
        ("sqlite:///a folder/answers #1.db", "a folder/answers #1.db"),
        ("sqlite:////home/ada/answers.db", "/home/ada/answers.db"),
        ("sqlite:///C:/Users/ada/answers.db", "C:/Users/ada/answers.db"),
        ("/home/ada/answers.db", "/home/ada/answers.db"),
        ("answers?.db", "answers?.db"),
        ("C:/Users/ada/answers.db", "C:/Users/ada/answers.db"),
    ],
)
def test_the_file_that_is_meant_is_found(text: str, path: str) -> None:
    assert database_of(text) == Path(path)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (
            "postgresql+psycopg://ada:secret@localhost/muggins",
            "postgresql+psycopg://ada@localhost/muggins",
        ),
        (
            "postgresql+psycopg://ada:se/cret%40x@[::1]:5433/muggins?sslmode=require&password=secret",
            "postgresql+psycopg://ada@[::1]:5433/muggins",
        ),
        ("postgresql+psycopg:///muggins?host=here", "postgresql+psycopg:///muggins?host=here"),
        ("postgresql+psycopg://?service=class", "postgresql+psycopg://?service=class"),
    ],
)
def test_a_server_is_named_without_a_password(text: str, name: str) -> None:
    server = database_of(text)
    assert isinstance(server, Server)
    assert str(server) == name_of(server) == name
    assert "secret" not in repr(server)
    assert server.url.render_as_string(hide_password=False).count("secret") == text.count("secret")


def test_a_file_is_named_by_all_of_its_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert name_of(Path("answers.db")) == str(tmp_path.resolve() / "answers.db")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("postgresql+psycopg://ada:secret@localhost", "names no database"),
        ("postgresql+psycopg://ada:se@cret@localhost/muggins", "are two @; write .* as %40"),
        ("postgresql+psycopg://ada:secret@localhost:here/muggins", "cannot be read as an address"),
        ("postgresql+psycopg:muggins", "cannot be read as an address"),
        ("postgresql://ada@localhost/muggins", "is of no kind of database known here"),
        ("mysql://ada:secret@localhost/muggins", "is of no kind of database known here"),
        ("https://example.org/answers.db", "is of no kind of database known here"),
        ("sqlite://answers.db", "is no address of a file"),
        ("sqlite:answers.db", "is no address of a file"),
        ("sqlite:///answers.db?mode=ro", "or one with settings behind it"),
        ("sqlite:///", "names no file"),
        ("sqlite:///:memory:", "names no file"),
        ("", "names no file"),
        ("answers\0.db", "names no file"),
    ],
)
def test_what_is_no_database_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence) as told:
        database_of(text)
    assert "secret" not in str(told.value)
    assert "cret@" not in str(told.value)


@given(
    st.text(min_size=1, max_size=12),
    st.sampled_from(["postgresql+psycopg", "postgres", "mysql", "sqlite"]),
)
def test_no_password_is_told(drawn: str, scheme: str) -> None:
    password = f"<{drawn}>"
    for text in (f"{scheme}://ada:{password}@host/name", f"{scheme}://host/?password={password}"):
        try:
            told = str(database_of(text))
        except ValueError as error:
            told = str(error)
        assert password not in told
        assert not {"<", ">"} & set(told)
