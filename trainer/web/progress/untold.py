"""What figures do not tell, in sentences: for progress as for a set that is looked back at."""

from collections.abc import Sequence


def untold(*, unattributed: int, slips: int) -> Sequence[str]:
    """Say which points are in no figure by rule, and which answers in none at all.

    >>> untold(unattributed=0, slips=2)
    ['Slips of the finger, left out: 2.']

    Args:
        unattributed: The points lost of which it does not tell under which heading; only totals
            leave any.
        slips: How many answers were slips of the finger.
    """
    words = []
    if unattributed:
        words.append(
            f"Of the points lost, {unattributed} cannot be told by rule: a total does not say "
            "which cards were missed."
        )
    if slips:
        words.append(f"Slips of the finger, left out: {slips}.")
    return words
