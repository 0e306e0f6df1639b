"""A set looked back at, in words."""

from datetime import timedelta

from trainer.progress.summary import Summary
from trainer.progress.words import too_many
from trainer.quiz.length import Length
from trainer.web.progress.untold import untold

_UNITS = (("day", 86_400), ("hour", 3_600), ("minute", 60))


def headline(told: Summary, length: Length) -> str:
    """Say the figure.

    >>> from trainer.progress.summary import summary
    >>> headline(summary([]), Length(seconds=60))
    'Nothing counted in 60 s'
    """
    total = told.total
    in_time = f" in {length.seconds} s" if length.seconds else ""
    if not total.answers:
        return f"Nothing counted{in_time}"
    is_told = total.points or total.over
    points = f", {total.found} of {total.points} points{too_many(total)}" if is_told else ""
    return f"{total.right} of {total.answers} wholly right{in_time}{points}"


def rightly(told: Summary) -> str:
    """Say how many answers of a race were wholly right: its points stand on the board.

    >>> from trainer.progress.summary import summary
    >>> rightly(summary([]))
    '0 of 0 counts wholly right'
    """
    return f"{told.total.right} of {told.total.answers} counts wholly right"


def left_out(told: Summary) -> str:
    """Say what is in no figure, which points are in none by rule, and which times are cut short."""
    parts = [*untold(unattributed=told.unattributed, slips=told.slips)]
    if told.over_a_minute:
        parts.append(f"Answers that took over a minute, counted as one: {told.over_a_minute}.")
    return " ".join(parts)


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
