"""A learner's data, carried elsewhere: as JSON, which can be taken in again, and as a sheet."""

from trainer.transfer.files import bring_in, take_out
from trainer.transfer.reading import MOST_BYTES, read
from trainer.transfer.sheet import sheet
from trainer.transfer.words import foreseen, taken
from trainer.transfer.writing import written

__all__ = ["MOST_BYTES", "bring_in", "foreseen", "read", "sheet", "take_out", "taken", "written"]
