"""Who gets what: as many are served as can be, one thing each."""

from collections.abc import Sequence


def matched(fitting: Sequence[Sequence[int]]) -> tuple[int | None, ...]:
    """Give each one thing that fits, so that as many as can be are served.

    >>> matched([[0, 1], [0]])
    (1, 0)
    >>> matched([[0], [0], []])
    (0, None, None)

    Who comes first is served in any case, if anything fits; see Kuhn's algorithm of augmenting
    paths.

    Args:
        fitting: For each, which things fit.
    """
    taken: dict[int, int] = {}

    def serve(who: int, tried: set[int]) -> bool:
        """Find a thing that is free, or one whose owner can be served otherwise."""
        for thing in fitting[who]:
            if thing not in tried:
                tried.add(thing)
                if thing not in taken or serve(taken[thing], tried):
                    taken[thing] = who
                    return True
        return False

    for who in range(len(fitting)):
        serve(who, set())
    given = {who: thing for thing, who in taken.items()}
    return tuple(given.get(who) for who in range(len(fitting)))
