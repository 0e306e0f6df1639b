"""Storage: a log of what was answered, to which entries are added and never changed.

The rest of the trainer knows a `Log`, which takes and gives the values of `trainer.record`, a
`Register` beside it for the classes, and the errors; nothing of SQL leaves this package.
"""

from trainer.store.address import Database, Server, database_of, name_of
from trainer.store.errors import (
    HeldError,
    NotTakenError,
    NotThereError,
    RefusedError,
    UnavailableError,
)
from trainer.store.kinds import back_up, check, open_log, read_log, restore
from trainer.store.log import (
    Answered,
    Asked,
    Fold,
    Intake,
    Log,
    Outcome,
    Place,
    Placed,
    Receipt,
    Standing,
)
from trainer.store.register import Joined, Kept, Register, Store
from trainer.store.sqlite.files import write_new
from trainer.store.sqlite.replacing import replaced

__all__ = [
    "Answered",
    "Asked",
    "Database",
    "Fold",
    "HeldError",
    "Intake",
    "Joined",
    "Kept",
    "Log",
    "NotTakenError",
    "NotThereError",
    "Outcome",
    "Place",
    "Placed",
    "Receipt",
    "RefusedError",
    "Register",
    "Server",
    "Standing",
    "Store",
    "UnavailableError",
    "back_up",
    "check",
    "database_of",
    "name_of",
    "open_log",
    "read_log",
    "replaced",
    "restore",
    "write_new",
]
