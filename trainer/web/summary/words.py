"""A set looked back at, in words."""

from datetime import timedelta

from trainer.progress.summary import Summary
from trainer.quiz.length import Length

_UNITS = (("day", 86_400), ("hour", 3_600), ("minute", 60))


def headline(told: Summary, length: Length) -> str:
    """Say the figure.

    >>> from trainer.progress.summary import summary
    >>> headline(summary([]), Length.ONE_MINUTE)
    'Nothing counted in 60 s'
    """
    total = told.total
    in_time = f" in {length.seconds} s" if length.seconds else ""
    if not total.answers:
        return f"Nothing counted{in_time}"
    points = f", {total.found} of {total.points} points" if total.points else ""
    return f"{total.right} of {total.answers} wholly right{in_time}{points}"


def left_out(told: Summary) -> str:
    """Say what is in no figure, which points are in none by rule, and which times are cut short."""
    parts = []
    if told.unattributed:
        parts.append(
            f"Of the points lost, {told.unattributed} cannot be told by rule: a total does not "
            "say which cards were missed."
        )
    if told.slips:
        parts.append(f"Slips of the finger, left out: {told.slips}.")
    if told.over_a_minute:
        parts.append(f"Answers that took over a minute, counted as one: {told.over_a_minute}.")
    return " ".join(parts)


def seconds(milliseconds: int | None) -> str:
    """Write a time in seconds.

    >>> seconds(6_240), seconds(None)
    ('6.2 s', '-')
    """
    return "-" if milliseconds is None else f"{milliseconds / 1000:.1f} s"


def how_long_ago(passed: timedelta) -> str:
    """Say how long ago something was.

    >>> how_long_ago(timedelta(seconds=20)), how_long_ago(timedelta(days=1, hours=3))
    ('just now', '1 day ago')
    """
    whole_s = max(0, int(passed.total_seconds()))  # a clock may be set back
    for unit, size in _UNITS:
        if many := whole_s // size:
            return f"{many} {unit}{'' if many == 1 else 's'} ago"
    return "just now"
