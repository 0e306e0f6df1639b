"""Triggers by which rows are only added: none is changed, and none goes but with its learner.

Or else all entries of a learner go, of which those come again that are kept on: where a class keeps
a lesson no longer. For that `let_go` names the learner, and never outlives the transaction. So the
learner stays, and whoever waits for them to add something finds them there.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from sqlalchemy import DDL, MetaData, Table, event

# A trigger asks after the learner, so that all of a learner's rows can go when the learner goes.
_WHILE_THERE: Final = "WHEN EXISTS (SELECT 1 FROM learner WHERE learner.key = OLD.learner)"
_UNLESS_LET_GO: Final = "NOT EXISTS (SELECT 1 FROM let_go WHERE let_go.learner = OLD.learner)"
_SINCE: Final = 4  # the version with which that came
_ON_SQLITE: Final[Mapping[str, str]] = {
    "no_update": "BEFORE UPDATE ON {table}",
    "no_delete": f"BEFORE DELETE ON {{table}} {_WHILE_THERE} AND {_UNLESS_LET_GO}",
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
        EXECUTE format('SELECT EXISTS (SELECT 1 FROM %%1$I.learner WHERE key = $1) '
            'AND NOT EXISTS (SELECT 1 FROM %%1$I.let_go WHERE learner = $1)', TG_TABLE_SCHEMA)
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


def words_on_sqlite(sql: str, *, version: int) -> str:
    """Tell how what makes a trigger was said in a version: one that lets nothing go, or as now."""
    return sql if version >= _SINCE else sql.replace(f" AND {_UNLESS_LET_GO}", "")


def _ddl(sql: str, dialect: str) -> DDL:
    made: DDL = DDL(sql)  # type: ignore[no-untyped-call]
    return made.execute_if(dialect=dialect)
