"""Transactions with a database: how it is written to and read, and what is done behind that."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import Connection, Engine

from trainer.store.told import told_plainly
from trainer.store.upkeep import NO_UPKEEP, Upkeep


class Transactions:
    """Transactions with a database. Any thread may begin one.

    It knows no state but its engines, and whether something deleted is still to be cleared away.

    Args:
        writer: The engine that writes, whose transactions come one after another.
        reader: The engine that reads beside it; may be the same.
        upkeep: What the database asks for when something is deleted from it.
        is_cleared: Whether nothing that was deleted before is still to be cleared away.
    """

    def __init__(
        self,
        writer: Engine,
        reader: Engine,
        *,
        upkeep: Upkeep = NO_UPKEEP,
        is_cleared: bool = True,
    ) -> None:
        self._writer: Final = writer
        self._reader: Final = reader
        self._upkeep: Final = upkeep
        self._is_cleared = is_cleared

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Write within the block, all of it or nothing."""
        with told_plainly(), self._writer.begin() as connection:
            yield connection
        if not self._is_cleared:
            self.clear_away()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """Read within the block what there is at one moment."""
        with told_plainly(), self._reader.begin() as connection:
            yield connection

    def remove_copies(self) -> None:
        """Remove the copies of the database that the program made.

        Raises:
            UnavailableError: If one cannot be removed.
        """
        self._upkeep.remove_copies()

    def clear_away(self) -> bool:
        """Clear away what was deleted, now or else behind the next writing.

        Returns:
            Whether it is off the disk now.
        """
        self._is_cleared = True  # first, since somebody else may forget while this is done
        is_cleared = self._upkeep.clear_away()
        if not is_cleared:
            self._is_cleared = False
        return is_cleared
