"""Storage: a log of what was answered, to which entries are added and never changed.

The rest of the trainer knows a `Log`, which takes and gives the values of `trainer.record`, and
the errors; nothing of SQL leaves this package.
"""

from trainer.store.address import database_of
from trainer.store.errors import HeldError, RefusedError, UnavailableError
from trainer.store.log import Answered, Fold, Log, Outcome, Place, Placed, Receipt, Standing
from trainer.store.sqlite.backup import back_up
from trainer.store.sqlite.check import check
from trainer.store.sqlite.opening import open_log

__all__ = [
    "Answered",
    "Fold",
    "HeldError",
    "Log",
    "Outcome",
    "Place",
    "Placed",
    "Receipt",
    "RefusedError",
    "Standing",
    "UnavailableError",
    "back_up",
    "check",
    "database_of",
    "open_log",
]
