"""Progress in a sentence or two."""

from collections.abc import Mapping
from typing import Final

from trainer.progress.figures import FEWEST_ANSWERS, NOT_TOLD, Progress
from trainer.progress.line import Stretch
from trainer.progress.trend import Change
from trainer.record import WALKED_AWAY_MS
from trainer.skills import Heading, Skill

_BETTER: Final[Mapping[Change, str]] = {
    Change.UP: "Better",
    Change.NONE: "No clear change",
    Change.DOWN: "Fewer points found",
}
_FASTER: Final[Mapping[Change, str]] = {
    Change.UP: "Slower",
    Change.NONE: "No clear change",
    Change.DOWN: "Faster",
    Change.HIDDEN: "Cannot say",
}
_MEANINGS: Final = {
    Skill.OTHER_FIFTEEN_OF_TWO: (
        "Nine and six, eight and seven: fifteens of two cards without a ten-card."
    ),
    Skill.LONG_FIFTEEN: "Long fifteens are those of three cards or more.",
}
# What became of what there was, where it was not found.
_WENT_WELL: Final[Mapping[Skill | Heading, str]] = {
    Skill.KEEPING_THE_TOTAL: "right",
    Skill.SHORT_COUNT: "short counts caught",
    Skill.OVERCOUNT: "overcounts caught",
    Skill.RIGHT_COUNT: "right counts left alone",
}
_CALLED_TOO_MUCH: Final[Mapping[Skill | Heading, str]] = {
    Skill.SHORT_COUNT: "by calling muggins",
    Skill.OVERCOUNT: "by calling over",
}
_TOO_FEW: Final = "Too few answers to say."


def headline(progress: Progress) -> str:
    """Say what to practise next, or why that cannot be said.

    >>> from trainer.progress.figures import progress
    >>> from trainer.progress.fold import EMPTY
    >>> headline(progress(EMPTY))
    'Nothing counted yet'
    """
    if not progress.total.answers:
        return "Nothing counted yet"
    if progress.is_untold:
        return "Your totals do not tell what you miss"
    if progress.weakest:
        return f"Practise next: {name_of(progress.weakest)}"
    if _has_missed(progress):
        return "Too few answers to say what to practise"
    if _overclaimed(progress):
        return "More claimed than is there"
    return "Nothing missed so far"


def detail(progress: Progress) -> str:
    """Say what the headline rests on.

    >>> from trainer.progress.figures import progress
    >>> from trainer.progress.fold import EMPTY
    >>> detail(progress(EMPTY))
    'Count a few hands, and you see here what you find and what you miss.'
    """
    if not progress.total.answers:
        return "Count a few hands, and you see here what you find and what you miss."
    if progress.is_untold:
        lost = points(progress.unattributed)
        return f"{lost} lost. Show your count after a wrong total, and you see which."
    if progress.weakest:
        return _why_next(progress, progress.weakest)
    total = progress.total
    if too_much := _overclaimed(progress):
        most = _most_overclaimed(progress)
        where = f", most often {_claimed_in(most)}" if most else ""
        return (
            f"Nothing missed, but too much claimed in {too_much} of {total.answers} answers{where}."
        )
    return f"{total.right} of {total.answers} answers right as a whole."


def _why_next(progress: Progress, by: Skill | Heading) -> str:
    """Say how often it goes well, and by what it was chosen where something else costs more."""
    figure = progress.to_practise[by]
    found = f"{figure.tally.found} of {figure.tally.there} {_WENT_WELL.get(by, 'found')}"
    lost = f", {points(figure.lost)} lost" if figure.lost else ""
    costs_most = progress.losses[0].by if progress.is_enough and progress.losses else by
    basis = "" if costs_most is by else "Chosen by how often it goes wrong, not by points."
    return " ".join(filter(None, [f"{found}{lost}.", meaning(by), basis]))


def _claimed_in(by: Skill | Heading) -> str:
    """Say by what too much was claimed: a call is no lack of the skill that it is counted under."""
    return _CALLED_TOO_MUCH.get(by, f"in {name_of(by)}")


def meaning(by: Skill | Heading) -> str:
    """Say what is meant by a skill, where its name alone does not say it to everybody.

    >>> meaning(Skill.LONG_FIFTEEN), meaning(Skill.PAIR)
    ('Long fifteens are those of three cards or more.', '')
    """
    return _MEANINGS.get(by, "") if isinstance(by, Skill) else ""


def name_of(by: Skill | Heading) -> str:
    """Name a skill where its heading does not stand above it, or a heading within a sentence.

    >>> name_of(Skill.PLAY_PAIR), name_of(Heading.PAIRS)
    ('pairs in the play', 'pairs')
    """
    if isinstance(by, Heading):
        return by.value.lower()
    return f"{by.title} in the play" if by.heading is Heading.THE_PLAY else by.title


def name_in_list(by: Skill | Heading) -> str:
    """Name a skill among others, or what is known of a heading and not by which of its skills.

    >>> name_in_list(Skill.NOBS), name_in_list(Heading.FIFTEENS)
    ('nobs', 'fifteens, not told which')
    """
    name = name_of(by)
    return f"{name}, {NOT_TOLD}" if isinstance(by, Heading) else name


def lost_where(progress: Progress) -> str:
    """Say how many points were lost of how many, whether that can be drawn, and what was too many.

    What was claimed and is not there costs nothing in the figures of what was found, and whoever
    overcounts is told none the less.
    """
    total = progress.total
    if not progress.is_enough:
        return f"Too few answers for a picture: {total.answers} of {FEWEST_ANSWERS}."
    overcounted = _overcounted(progress)
    if total.found < total.points:
        lost = f"{total.points - total.found} of {points(total.points)} lost"
        return f"{lost}, and {overcounted}." if overcounted else f"{lost}."
    found = (
        f"Nowhere: all {points(total.points)} found" if total.points else "Nothing to lose so far"
    )
    return f"{found}, but {overcounted}." if overcounted else f"{found}."


def _overcounted(progress: Progress) -> str:
    """Say how many points too many were claimed, and where most of them; empty where none were."""
    if not (every := progress.total.over):
        return ""
    most = next((by for by, each in progress.figures.items() if 2 * each.tally.over > every), None)
    where = f", most of it {_claimed_in(most)}" if most else ""
    return f"{points(every)} too many claimed{where}"


def better(progress: Progress) -> str:
    """Say whether more of the points are found lately than at first."""
    trend = progress.points
    if trend.first is None or trend.lately is None:
        return _TOO_FEW
    first, lately = round(100 * trend.first.at), round(100 * trend.lately.at)
    return f"{_BETTER[trend.change]}: {lately} of 100 points found lately, {first} at first."


def faster(progress: Progress) -> str:
    """Say whether answers take less time lately than at first."""
    trend = progress.pace
    over = _over_a_minute(progress.over_a_minute)
    if trend.first is None or trend.lately is None:
        return f"{_TOO_FEW}{over}"
    first, lately = _time(trend.first.at), _time(trend.lately.at)
    return f"{_FASTER[trend.change]}: {lately} an answer lately, {first} at first.{over}"


def _time(milliseconds: float) -> str:
    if milliseconds >= WALKED_AWAY_MS:
        return "a minute or more"
    return f"{milliseconds / 1000:.1f} s"


def _over_a_minute(answers: int) -> str:
    if not answers:
        return ""
    counts = "counts" if answers == 1 else "count"
    return f" {_answers(answers)} took over a minute, and {counts} as one."


def _has_missed(progress: Progress) -> bool:
    return any(each.tally.found < each.tally.there for each in progress.figures.values())


def _overclaimed(progress: Progress) -> int:
    """Count the answers in which too much was claimed; 0 where some may be wrong otherwise."""
    if _has_missed(progress) or progress.unattributed:
        return 0
    return progress.total.answers - progress.total.right


def _most_overclaimed(progress: Progress) -> Skill | Heading | None:
    """Name what most belongs to that was claimed and is not there; None where totals hide it."""
    wrong = {by: each.tally.claimed - each.tally.right for by, each in progress.figures.items()}
    most = max(wrong, key=lambda by: wrong[by])
    return most if wrong[most] else None


def _answers(many: int) -> str:
    return "1 answer" if many == 1 else f"{many} answers"


def points(many: int) -> str:
    """Write a number of points.

    >>> points(1), points(28)
    ('1 point', '28 points')
    """
    return "1 point" if many == 1 else f"{many} points"


def too_many(total: Stretch) -> str:
    """Write behind a number of points found how many were claimed besides, if any were.

    >>> too_many(Stretch(10, points=90, found=90, over=2)), too_many(Stretch())
    (', 2 too many', '')
    """
    return f", {total.over} too many" if total.over else ""
