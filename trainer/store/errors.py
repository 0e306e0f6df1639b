"""What can go wrong with a database, in sentences for whoever sits before the screen."""


class RefusedError(ValueError):
    """The database cannot be used as it is, and was left untouched; the message says why."""


class HeldError(RefusedError):
    """Another process has the database open; the message says which.

    Attributes:
        holder: What that process said of itself, such as its address; may be empty.
    """

    def __init__(self, message: str, *, holder: str) -> None:
        super().__init__(message)
        self.holder = holder


class NotThereError(ValueError):
    """There is no such learner, practice or answer, or not any more; the message names it."""


class NotTakenError(ValueError):
    """A lesson takes this no more, or not now: it is closed, full, or at another question."""


class UnavailableError(OSError):
    """The database did not answer this time: locked, full or unreadable. Asking again may help.

    Nothing of what was asked has been taken, or else the same request again says that it was.
    """
