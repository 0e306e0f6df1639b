"""Triggers by which rows are only added: none is changed, and none goes but with its learner."""

from typing import Final

from sqlalchemy import DDL, Table, event

# A trigger asks after the learner, so that all of a learner's rows can go when the learner goes.
_ONLY_ADDED: Final = {
    "no_update": "BEFORE UPDATE ON {table}",
    "no_delete": "BEFORE DELETE ON {table} "
    "WHEN EXISTS (SELECT 1 FROM learner WHERE learner.key = OLD.learner)",
}
_TRIGGER: Final = (
    "CREATE TRIGGER {table}_{name} {when} "
    "BEGIN SELECT RAISE(ABORT, 'rows of {table} are only added'); END"
)


def only_add_to(table: Table) -> None:
    """Let a table be created with the triggers by which its rows are only added."""
    for name, when in _ONLY_ADDED.items():
        sql = _TRIGGER.format(table=table.name, name=name, when=when.format(table=table.name))
        trigger: DDL = DDL(sql)  # type: ignore[no-untyped-call]
        event.listen(table, "after_create", trigger.execute_if(dialect="sqlite"))
