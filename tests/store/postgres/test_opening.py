"""A database on a server: made once, brought forward, or refused and left as it is."""

import re
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from threading import Barrier

import psycopg
import pytest
from alembic.operations import Operations

from tests.store.made import NOON, answer, begun, filled, kept, learner, practice
from tests.store.schooled import DAY, said_in, school
from tests.store.server import answered, connected, new_database, said
from trainer.store import (
    Placed,
    RefusedError,
    Server,
    UnavailableError,
    check,
    migrations,
    open_log,
)
from trainer.store.columns import METADATA
from trainer.store.only_added import triggers_of
from trainer.store.postgres.engine import postgres_engine
from trainer.store.postgres.identity import create_tables, put_version
from trainer.store.schema import ONLY_ADDED, VERSION, is_of

pytestmark = pytest.mark.postgres

PARTS = """
    SELECT 'column', table_name, column_name, data_type, is_nullable
        FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL
    SELECT 'constraint', conrelid::regclass::text, conname, pg_get_constraintdef(oid), ''
        FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL
    SELECT 'index', tablename, indexname, indexdef, '' FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL
    SELECT 'trigger', tgrelid::regclass::text, tgname, '', '' FROM pg_trigger WHERE NOT tgisinternal
    ORDER BY 1, 2, 3
"""


def refused(server: Server, sentence: str) -> None:
    """Try the check and the start, and see that nothing has changed."""
    before = answered(server, PARTS)
    for attempt in (lambda: check(server), lambda: open_log(server).__enter__()):
        with pytest.raises(RefusedError, match=sentence) as told:
            attempt()
        assert str(told.value).startswith(f"'{server}' ")
    assert answered(server, PARTS) == before


def test_those_who_start_at_once_make_one_database(on_server: Server) -> None:
    barrier = Barrier(4)

    def start(number: int) -> None:
        barrier.wait()
        with open_log(on_server) as log:
            log.add_learner(learner(f"Ada {number}", id_=f"ada{number}"))

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(start, range(4)))
    with open_log(on_server) as log:
        assert len(log.learners()) == 4
    assert check(on_server) == check(on_server, thorough=False) == VERSION


def older(server: Server) -> None:
    """Leave a database as a program of the first version would have, with an answer in it."""
    engine = postgres_engine(server)
    with engine.begin() as connection:
        create_tables(connection)
        for table in reversed(METADATA.sorted_tables):
            if not is_of(1, table):
                table.drop(connection)
        put_version(connection, 1)
    engine.dispose()
    said(
        server,
        "INSERT INTO learner VALUES (1, 'ada', 'Ada', 'ada', 1773489600123456, "
        r"'\x6F8968F705955C64')",
    )


# As it was before version 4.
BEFORE_LET_GO = """
CREATE OR REPLACE FUNCTION only_added() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE is_there boolean;
BEGIN
    IF TG_OP = 'DELETE' THEN
        EXECUTE format('SELECT EXISTS (SELECT 1 FROM %I.learner WHERE key = $1)', TG_TABLE_SCHEMA)
            INTO is_there USING OLD.learner;
        IF NOT is_there THEN
            RETURN OLD;
        END IF;
    END IF;
    RAISE EXCEPTION 'rows of % are only added', TG_TABLE_NAME
        USING ERRCODE = 'integrity_constraint_violation';
END $$
"""


def test_an_older_database_is_brought_forward(on_server: Server) -> None:
    older(on_server)
    assert check(on_server) == 1
    with open_log(on_server) as log:
        assert log.learners() == (learner(),)
        log.prefer("ada", "form=total")
    assert check(on_server) == VERSION
    with new_database() as new:
        with open_log(new):
            pass
        assert answered(on_server, PARTS) == answered(new, PARTS)


def test_in_a_database_brought_forward_lessons_are_let_go(on_server: Server) -> None:
    older(on_server)
    said(on_server, BEFORE_LET_GO)
    with school(on_server, "Bo") as store:
        store.start(practice("own", of="bo"))
        store.append(said_in("monday", "bo"))
        own = said_in("monday", "bo", id="own-0", practice="own")
        store.append(own)
        for statement in ("DELETE FROM answer", "DELETE FROM entry"):
            with pytest.raises(psycopg.IntegrityError, match=r"rows of [a-z]+ are only added"):
                said(on_server, statement)
        assert store.register.forget_lessons(NOON + 30 * DAY) == 1
        assert store.entries("bo") == (Placed(1, own),)
    assert check(on_server) == VERSION


def test_those_who_start_at_once_bring_it_forward_once(on_server: Server) -> None:
    older(on_server)
    barrier = Barrier(3)

    def start(_: int) -> int:
        barrier.wait()
        with open_log(on_server) as log:
            return len(log.learners())

    with ThreadPoolExecutor(3) as pool:
        assert list(pool.map(start, range(3))) == [1, 1, 1]
    assert check(on_server) == VERSION


def test_a_step_that_fails_leaves_the_database_as_it_was(
    on_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    older(on_server)
    before = answered(on_server, PARTS)

    def wait_in_vain(op: Operations) -> None:
        op.execute("CREATE TABLE half(done bigint)")
        op.execute("SET LOCAL statement_timeout = '10ms'")
        op.execute("SELECT pg_sleep(10)")

    with monkeypatch.context() as context:
        context.setitem(migrations.STEPS, 2, wait_in_vain)
        with pytest.raises(RefusedError, match=r"cannot be opened: .* due to statement timeout"):
            open_log(on_server).__enter__()
    assert (check(on_server), answered(on_server, PARTS)) == (1, before)


def test_a_newer_database_is_refused(on_server: Server) -> None:
    filled(on_server, 2)
    said(on_server, f"UPDATE muggins SET version = {VERSION + 1}")  # noqa: S608  our own
    refused(on_server, rf"was written by a newer version of this program \(format {VERSION + 1}, ")


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TABLE recipe(name text)",
        "CREATE TABLE muggins(cup text)",
        "CREATE TABLE muggins(application bigint, version bigint)",
        "CREATE TABLE muggins AS SELECT 1::bigint AS application, 2::bigint AS version",
    ],
)
def test_a_database_of_another_program_is_refused(statement: str, on_server: Server) -> None:
    said(on_server, statement)
    refused(on_server, "is a database of another program$")


def test_an_empty_database_is_none_of_ours_yet(on_server: Server) -> None:
    with pytest.raises(RefusedError, match=r"^there is no database of ours in 'postgresql"):
        check(on_server)
    assert answered(on_server, PARTS) == []


@pytest.mark.parametrize(
    "statement",
    [
        "DROP TABLE fold",
        "ALTER TABLE slip RENAME COLUMN at_us TO at_ms",
        "ALTER TABLE answer DROP CONSTRAINT answer_practice_number_key",
        "ALTER TABLE shown DROP CONSTRAINT shown_answer_fkey",
        "DROP INDEX ix_practice_learner",
        "ALTER TABLE answer ALTER COLUMN claimed DROP NOT NULL",
        "DROP TRIGGER answer_no_update ON answer",
        "ALTER TABLE entry DISABLE TRIGGER entry_no_truncate",
    ],
)
def test_a_database_without_all_its_parts_is_refused(statement: str, on_server: Server) -> None:
    filled(on_server, 2)
    said(on_server, statement)
    refused(on_server, r"is damaged, .* \(its tables are not those it should have\)")


def test_there_may_be_more_in_it(on_server: Server) -> None:
    filled(on_server, 2)
    said(on_server, "CREATE TABLE recipe(name text)")
    said(on_server, "CREATE INDEX mine ON answer(scenario)")
    said(on_server, "ALTER TABLE answer ADD COLUMN mine text")
    check(on_server)
    with open_log(on_server) as log:
        assert len(kept(log)) == 4


def test_a_schema_of_its_own_will_do(on_server: Server) -> None:
    said(on_server, "CREATE TABLE recipe(name text)")
    said(on_server, "CREATE SCHEMA mine")
    there = on_server.url.update_query_dict({"options": "-c search_path=mine"})
    filled(Server(there), 2)
    assert check(Server(there)) == VERSION
    assert answered(on_server, "SELECT count(*) FROM mine.answer") == [(2,)]
    nowhere = on_server.url.update_query_dict({"options": "-c search_path=nowhere"})
    with pytest.raises(RefusedError, match="has no schema to look into"):
        open_log(Server(nowhere)).__enter__()


def test_a_database_that_cannot_hold_all_names_is_refused() -> None:
    with new_database(encoding="LATIN1") as latin:
        refused(latin, "keeps text as LATIN1; one that keeps it as UTF8 is needed")


@contextmanager
def somebody(server: Server) -> Iterator[Server]:
    """Have a user who may do nothing but look in."""
    name = f"{server.url.database}_reader"
    said(server, f"CREATE ROLE {name} LOGIN")
    try:
        yield Server(server.url.set(username=name))
    finally:
        said(server, f"DROP OWNED BY {name}")
        said(server, f"DROP ROLE {name}")


def test_who_may_not_write_there_is_told_so(on_server: Server) -> None:
    said(on_server, "REVOKE CREATE ON SCHEMA public FROM PUBLIC")
    with somebody(on_server) as reader:
        with pytest.raises(RefusedError, match="may not be used so: permission denied for schema"):
            open_log(reader).__enter__()
        filled(on_server, 2)
        with pytest.raises(RefusedError, match="may not be used so: permission denied for table"):
            open_log(reader).__enter__()


def test_who_cannot_be_reached_is_told_of_in_one_line(on_server: Server) -> None:
    elsewhere = Server(on_server.url.set(port=1, password="secret"))  # noqa: S106  of nobody
    nameless = Server(on_server.url.set(database="nothing of this name", password="secret"))  # noqa: S106
    for server, reason in ((elsewhere, "Connection refused"), (nameless, "does not exist")):
        with pytest.raises(RefusedError, match=rf"cannot be opened: .*{reason}") as told:
            open_log(server).__enter__()
        with pytest.raises(UnavailableError, match=f"does not answer: .*{reason}") as asked:
            check(server)
        for error in (told, asked):
            assert str(error.value).isprintable()
            assert "secret" not in str(error.value)


def test_without_what_speaks_with_a_server_it_is_said_what_to_install(
    on_server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(RefusedError, match=re.escape("pip install 'psycopg[binary]'")):
        open_log(on_server).__enter__()


def test_rows_go_with_their_learner_and_with_nothing_else(on_server: Server) -> None:
    filled(on_server, 3)
    with closing(connected(on_server)) as connection:
        triggers = connection.execute("SELECT tgname FROM pg_trigger WHERE NOT tgisinternal")
        assert {name for (name,) in triggers} == set[str]().union(*map(triggers_of, ONLY_ADDED))
        for statement in (b"TRUNCATE entry CASCADE", b"DELETE FROM practice", b"DELETE FROM slip"):
            with pytest.raises(psycopg.IntegrityError, match=r"rows of [a-z]+ are only added"):
                connection.execute(statement)
    with begun(on_server) as log:
        log.append(answer(3))
        assert len(kept(log)) == 6
        assert log.forget("ada")
        assert log.learners() == ()
    assert answered(on_server, "SELECT count(*) FROM entry") == [(0,)]
    check(on_server)
