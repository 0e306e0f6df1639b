"""The address of a database: what file is meant, and no password in what is said."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.store.address import database_of


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
    ("text", "sentence"),
    [
        ("postgresql+psycopg://ada:secret@localhost/muggins", "is not built in yet"),
        ("postgres://ada@localhost/muggins", "is not built in yet"),
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
def test_what_is_no_file_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence) as told:
        database_of(text)
    assert str(told.value).endswith("; use sqlite:///PATH")
    assert "secret" not in str(told.value)


def test_what_is_refused_is_quoted_without_its_password() -> None:
    address = "postgresql+psycopg://ada:secret@localhost/muggins?sslpassword=secret"
    with pytest.raises(ValueError, match=r"'postgresql\+psycopg://\*\*\*@localhost/muggins\?\*"):
        database_of(address)


@given(st.text(min_size=1, max_size=12), st.sampled_from(["postgresql+psycopg", "mysql", "sqlite"]))
def test_no_password_is_told(drawn: str, scheme: str) -> None:
    password = f"<{drawn}>"
    with pytest.raises(ValueError, match="use sqlite:///PATH") as told:
        database_of(f"{scheme}://ada:{password}@host/name?password={password}")
    assert password not in str(told.value)
    assert "<" not in str(told.value)
