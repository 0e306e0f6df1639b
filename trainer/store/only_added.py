"""Triggers by which rows are only added: none is changed, and none goes but with its learner."""

from collections.abc import Iterable, Mapping
from typing import Final

from sqlalchemy import DDL, MetaData, Table, event

# A trigger asks after the learner, so that all of a learner's rows can go when the learner goes.
_ON_SQLITE: Final[Mapping[str, str]] = {
    "no_update": "BEFORE UPDATE ON {table}",
    "no_delete": "BEFORE DELETE ON {table} "
    "WHEN EXISTS (SELECT 1 FROM learner WHERE learner.key = OLD.learner)",
}
_SQLITES: Final = (
    "CREATE TRIGGER {table}_{name} {when} "
    "BEGIN SELECT RAISE(ABORT, 'rows of {table} are only added'); END"
)

# There a trigger calls a function, and a table can be emptied at one blow.
_ON_POSTGRES: Final[Mapping[str, str]] = {
    "no_update": "BEFORE UPDATE ON {table} FOR EACH ROW",
    "no_delete": "BEFORE DELETE ON {table} FOR EACH ROW",
    "no_truncate": "BEFORE TRUNCATE ON {table} FOR EACH STATEMENT",
}
_POSTGRES: Final = "CREATE TRIGGER {table}_{name} {when} EXECUTE FUNCTION only_added()"
_FUNCTION: Final = """
CREATE FUNCTION only_added() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE is_there boolean;
BEGIN
    IF TG_OP = 'DELETE' THEN
        EXECUTE format('SELECT EXISTS (SELECT 1 FROM %%I.learner WHERE key = $1)', TG_TABLE_SCHEMA)
            INTO is_there USING OLD.learner;
        IF NOT is_there THEN
            RETURN OLD;
        END IF;
    END IF;
    RAISE EXCEPTION 'rows of %% are only added', TG_TABLE_NAME
        USING ERRCODE = 'integrity_constraint_violation';
END $$
"""


def only_add_to(tables: Iterable[Table], metadata: MetaData) -> None:
    """Let tables be created with the triggers by which their rows are only added."""
    for table in tables:
        for dialect, made, triggers in (
            ("sqlite", _SQLITES, _ON_SQLITE),
            ("postgresql", _POSTGRES, _ON_POSTGRES),
        ):
            for name, when in triggers.items():
                sql = made.format(table=table.name, name=name, when=when.format(table=table.name))
                event.listen(table, "after_create", _ddl(sql, dialect))
    event.listen(metadata, "before_create", _ddl(_FUNCTION, "postgresql"))


def triggers_of(table: Table) -> frozenset[str]:
    """Name the triggers by which rows are only added to a table of PostgreSQL's."""
    return frozenset(f"{table.name}_{name}" for name in _ON_POSTGRES)


def _ddl(sql: str, dialect: str) -> DDL:
    made: DDL = DDL(sql)  # type: ignore[no-untyped-call]
    return made.execute_if(dialect=dialect)
