"""Parts of a folded log, checked as they are read."""


def whole(value: object) -> int:
    """Read how many there are of something.

    Raises:
        ValueError: If it is no such number.
    """
    if type(value) is not int or value < 0:
        raise ValueError(f"{value!r} is no number of anything")
    return value
