"""What progress lists to be acted on: habits of error, miscounts heard, and what takes long."""

from html import escape

from trainer.progress.fallen import Fallen
from trainer.progress.figures import Progress, ShapeTime
from trainer.progress.hearing_words import HeardOf, heard_by_rule, hearing_sentence
from trainer.progress.practise import practice_of_shape
from trainer.progress.words import points
from trainer.quiz.heard_chosen import Heard
from trainer.quiz.settings import Settings
from trainer.teach.places import place_of_habit
from trainer.web.progress.marks import explained_link, practise_link, seconds, share_bar


def habits_html(progress: Progress) -> str:
    """List the habits of error; nothing where the answers carry none."""
    if not progress.habits:
        return ""
    rows = "".join(map(_habit, progress.habits))
    return f'<section class="mg-part"><h2>Habits</h2><ul class="mg-habits">{rows}</ul></section>'


def _habit(fallen: Fallen) -> str:
    verb = "claimed wrongly" if fallen.habit.is_claim else "lost"
    return (
        f"<li><span>{escape(fallen.sentence)} "
        f'<span class="mg-of">{points(fallen.cost)} {verb}.</span> '
        f"{explained_link(place_of_habit(fallen.habit), fallen.habit.name)}</span>"
        f"{practise_link(fallen.habit.drill, fallen.habit.name)}</li>"
    )


def hearing_html(progress: Progress) -> str:
    """Say how many miscounts are caught, and rule by rule; nothing where none were heard."""
    sentence = hearing_sentence(progress.hearing)
    if not sentence:
        return ""
    rows = "".join(map(_heard_of, heard_by_rule(progress.hearing)))
    rules = f'<ol class="mg-losses">{rows}</ol>' if rows else ""
    return f'<section class="mg-part"><h2>Miscounts</h2><p>{escape(sentence)}</p>{rules}</section>'


def _heard_of(each: HeardOf) -> str:
    name = each.heading.value
    caught = f"{each.spotted.spotted} of {each.spotted.heard}"
    words = f"{caught}, too few counts" if each.is_thin else f"{caught} caught"
    share = each.spotted.spotted / each.spotted.heard
    drill = Settings(heard=Heard.RISES, mistakes=(each.heading.name.lower(),))
    return (
        f'<li><span class="mg-name">{escape(name)}</span>'
        f"{share_bar(share, is_known=not each.is_thin)}"
        f'<span class="mg-of">{words}<span class="mg-unseen">: {escape(each.words)}</span></span>'
        f"{practise_link(drill, f'catching miscounts in {name.lower()}')}</li>"
    )


def shapes_html(progress: Progress) -> str:
    """Draw how long what has one name takes, the slowest first; nothing where nothing was timed."""
    if not progress.shapes:
        return ""
    slowest = progress.shapes[0].median_ms or 1
    rows = "".join(_shape(each, slowest=slowest) for each in progress.shapes)
    return (
        '<section class="mg-part"><details><summary><h2>What takes how long</h2></summary>'
        "<p>Half of the answers took at most so long. A hand is called by what takes most counting "
        f'in it.</p><ol class="mg-losses">{rows}</ol></details></section>'
    )


def _shape(each: ShapeTime, *, slowest: int) -> str:
    return (
        f'<li><span class="mg-name">{escape(each.name)}</span>'
        f"{share_bar(each.median_ms / slowest)}"
        f'<span class="mg-of">{seconds(each.median_ms)}, {each.timed} answers</span>'
        f"{practise_link(practice_of_shape(each.name), each.name)}</li>"
    )
