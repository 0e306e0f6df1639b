"""The log in a SQL database: what was answered is added to it, and never changed."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import delete

from trainer.belongings import Belongings
from trainer.record import Answer, Learner, Practice, Shown, Slip
from trainer.required import LARGEST
from trainer.store import entries, learners, practices, standing, taking
from trainer.store.finding import learner_key
from trainer.store.log import (
    AnEntry,
    Answered,
    Asked,
    Fold,
    Intake,
    Place,
    Placed,
    Receipt,
    Standing,
)
from trainer.store.outrun import again_if_outrun
from trainer.store.schema import LEARNER
from trainer.store.sql_register import SqlRegister
from trainer.store.transactions import Transactions


class SqlLog:
    """The log in a SQL database. Any thread may call.

    No transaction outlives a call, so that nothing holds one while a screen is drawn.

    Args:
        transactions: How it is written to the database, and read from it.

    Attributes:
        register: The classes, by the same transactions.
    """

    def __init__(self, transactions: Transactions) -> None:
        self._transactions: Final = transactions
        self.register: Final = SqlRegister(transactions)

    @again_if_outrun
    def add_learner(self, learner: Learner) -> Receipt[Learner]:
        """Add a learner, whose name no other has, in whatever case.

        Raises:
            ValueError: If the id is that of a learner of another name.
        """
        with self._transactions.writing() as connection:
            return learners.add(connection, learner)

    @again_if_outrun
    def rename(self, learner: str, name: str) -> Receipt[Learner]:
        """Give a learner another name, which no other has, in whatever case.

        Returns:
            The learner, renamed or as before; or whoever has that name, and nothing is changed.

        Raises:
            ValueError: If there is no such learner, or it is no name.
        """
        with self._transactions.writing() as connection:
            return learners.rename(connection, learner, name)

    def learners(self) -> tuple[Learner, ...]:
        """List the learners who are in no class, in the order in which they came."""
        with self._transactions.reading() as connection:
            return learners.listed(connection)

    def learner(self, learner: str) -> Learner | None:
        """Find a learner by their id, whether they learn alone or in a class."""
        with self._transactions.reading() as connection:
            return learners.find(connection, learner)

    def forget(self, learner: str) -> bool:
        """Delete a learner with all practices and entries.

        With them go the copies that lie beside the database since it was brought forward, which
        hold the learner too. Backups that somebody made are theirs to delete, and so is what gave
        way to one, `NAME.replaced.1.db`, which stays beside the database.

        Returns:
            Whether nothing of them is left on the disk, but for those. Something may be while
            another process reads what was there before; it goes with the next write, or start, that
            finds it done. Of a server's disk nothing is known here, and nothing said.

        Raises:
            NotThereError: If there is no such learner.
        """
        with self._transactions.writing() as connection:
            key = learner_key(connection, learner)
            self._transactions.remove_copies()  # if this fails, nothing is done
            connection.execute(delete(LEARNER).where(LEARNER.c.key == key))
        return self._transactions.clear_away()

    def foresee(self, belongings: Belongings) -> Intake:
        """Say what taking in all that is a learner's would come to, and change nothing.

        Raises:
            ValueError: If an id is that of something else here.
        """
        with self._transactions.reading() as connection:
            return taking.foresee(connection, belongings)

    @again_if_outrun
    def take_in(self, belongings: Belongings) -> Intake:
        """Take in what is new here of all that is a learner's, or none of it.

        Raises:
            ValueError: If an id is that of something else here.
        """
        with self._transactions.writing() as connection:
            return taking.take_in(connection, belongings)

    @again_if_outrun
    def start(self, practice: Practice) -> Receipt[Practice]:
        """Add a practice of a learner who is there.

        Raises:
            ValueError: If there is no such learner, or the id is that of another's practice.
        """
        with self._transactions.writing() as connection:
            return practices.start(connection, practice)

    def practice(self, practice: str) -> Practice | None:
        """Find a practice by its id."""
        with self._transactions.reading() as connection:
            return practices.find(connection, practice)

    def latest_practice(
        self, learner: str, *, settings: str | None = None, seed: int | None = None
    ) -> Practice | None:
        """Find the practice that a learner started last, of these settings and seed if given."""
        with self._transactions.reading() as connection:
            return practices.latest(connection, learner, settings=settings, seed=seed)

    def last_practised(self, learner: str) -> Practice | None:
        """Find the practice of a learner's last answer; where there is none, the last started."""
        with self._transactions.reading() as connection:
            return practices.last_practised(connection, learner)

    def practices(
        self,
        learner: str,
        *,
        settings: str | None = None,
        seed: int | None = None,
        generator: int | None = None,
    ) -> tuple[Practice, ...]:
        """List a learner's practices, of these settings and the like if given, as started."""
        like = {"settings": settings, "seed": seed, "generator": generator}
        with self._transactions.reading() as connection:
            return practices.listed(connection, learner, **like)

    @again_if_outrun
    def append(self, entry: AnEntry) -> Receipt[AnEntry]:
        """Add an answer, or the one count shown or the one slip that belongs to an answer.

        Raises:
            ValueError: If there is no such practice, or no such answer; if the id is that of the
                answer to another question.
            NotTakenError: If it is for a lesson, which takes no answer to this question now.
        """
        receipt: Receipt[Any]
        with self._transactions.writing() as connection:
            match entry:
                case Answer():
                    receipt = entries.append_answer(connection, entry)
                case Shown():
                    receipt = entries.append_remark(connection, "shown", entry)
                case Slip():
                    receipt = entries.append_remark(connection, "slip", entry)
        return receipt

    def entries(self, learner: str, *, after: int = 0, limit: int = 1000) -> tuple[Placed, ...]:
        """List a learner's entries behind a position, the earliest of them, in order.

        Raises:
            ValueError: If there is no such learner, `after` is below 0 or `limit` below 1.
        """
        if after < 0 or limit < 1:
            raise ValueError(
                f"entries are listed behind 0 or more, at least 1, not {after}, {limit}"
            )
        with self._transactions.reading() as connection:
            key = learner_key(connection, learner)
            return entries.entries_behind(connection, key, min(after, LARGEST), min(limit, LARGEST))

    def by_time(self, learner: str) -> Sequence[int]:
        """List the positions of a learner's entries by time, each remark behind its answer.

        They lie by their positions as they came in, which may be otherwise.

        Raises:
            NotThereError: If there is no such learner.
        """
        with self._transactions.reading() as connection:
            return entries.by_time(connection, learner_key(connection, learner))

    def answered(self, practice: str, number: int) -> Answered | None:
        """Find the answer to a question of a practice, with what was said of it.

        Raises:
            NotThereError: If there is no such practice.
        """
        with self._transactions.reading() as connection:
            return entries.answered(connection, practice, number)

    def answers(self, practice: str) -> tuple[Answered, ...]:
        """List the answers of a practice, in the order asked, with what was said of them.

        Raises:
            NotThereError: If there is no such practice.
        """
        with self._transactions.reading() as connection:
            return entries.answers_of(connection, practice)

    def standing(self, practice: str) -> Standing:
        """Say where a practice stands, and all that is shown with that, in one look.

        Raises:
            NotThereError: If there is no such practice.
        """
        with self._transactions.reading() as connection:
            return standing.standing_of(connection, practice)

    def move(self, practice: str, place: Place) -> Place:
        """Move a practice forward to a place, or leave it where it is further; say where it is.

        Raises:
            ValueError: If there is no such practice, or what comes before is not answered.
        """
        with self._transactions.writing() as connection:
            return standing.move(connection, practice, place)

    def ask(self, practice: str, asked: Asked) -> Standing:
        """Move a practice to a question that was chosen, unless it is further, or has one there.

        Raises:
            ValueError: If there is no such practice, or the question before is not answered.
        """
        with self._transactions.writing() as connection:
            return standing.ask(connection, practice, asked)

    def preferences(self, learner: str) -> str:
        """Read what a learner prefers, as text; empty when nothing was chosen.

        Raises:
            NotThereError: If there is no such learner.
        """
        with self._transactions.reading() as connection:
            return standing.preferences_of(connection, learner)

    def prefer(self, learner: str, text: str) -> None:
        """Keep what a learner prefers, in place of what was preferred before.

        Raises:
            ValueError: If there is no such learner, or the text is not one line.
        """
        with self._transactions.writing() as connection:
            standing.prefer(connection, learner, text)

    def folded(self, learner: str) -> Fold | None:
        """Read what was folded of a learner's entries last, if it is there and undamaged.

        Raises:
            NotThereError: If there is no such learner.
        """
        with self._transactions.reading() as connection:
            return standing.fold_of(connection, learner_key(connection, learner))

    def keep_fold(self, learner: str, fold: Fold, *, instead_of: Fold | None) -> None:
        """Keep a fold in place of what was read before it was made, unless another is there now.

        Raises:
            ValueError: If there is no such learner, or no entry where the fold ends.
        """
        with self._transactions.writing() as connection:
            standing.keep_fold(connection, learner, fold, instead_of=instead_of)
