"""What is said of mistakes: how many wait, when they come back, and that nothing is left."""

from collections.abc import Sequence

from trainer.progress.mistakes import MOST_OPEN, How, Mistake, is_chosen
from trainer.quiz.again import Again

_HOW: dict[How, str] = {"again": "again, as it was", "alike": "again, other cards"}


def how_words(how: How) -> str:
    """Say of a question that it is replayed.

    >>> how_words("alike")
    'again, other cards'
    """
    return _HOW[how]


def waiting(mistakes: Sequence[Mistake], *, due: int, every: int) -> str:
    """Say how many questions are on the list, and when it is their turn.

    >>> waiting([], due=0, every=0)
    'What you lose comes here, and is asked again until you solve it on two different days.'

    Args:
        mistakes: Those on the list.
        due: How many of them can be replayed now.
        every: How many are open, on the list or not.
    """
    many = len(mistakes)
    if not many:
        return (
            "What you lose comes here, and is asked again until you solve it on two different days."
        )
    which, older = _questions(many), ""
    if every == MOST_OPEN:
        last = f"the last {_questions(every)}"
        which = last.capitalize() if many == every else f"{many} of {last}"
        older = " What was lost before is let go."
    lost = f"{which} lost and not yet solved on two different days.{older}"
    if due == many:
        return lost
    if not due:
        all_of_them = (
            "All were solved today; they come" if many > 1 else "It was solved today, and comes"
        )
        return f"{lost} {all_of_them} back tomorrow, in other cards."
    solved = many - due
    return f"{lost} {solved} solved today {_comes(solved)} back tomorrow, in other cards."


def over(again: Again, mistakes: Sequence[Mistake]) -> tuple[str, str]:
    """Say that nothing is left to replay, in a few words, and what comes after in a sentence.

    >>> over(Again(), [])[0]
    'Nothing left to replay'

    Args:
        again: What was replayed.
        mistakes: All mistakes that are open.
    """
    many = sum(is_chosen(each, again) for each in mistakes)
    if not many:
        return (
            "Nothing left to replay",
            "What you lose is asked again until you solve it on two different days.",
        )
    if again.practice:
        comes = "It comes" if many == 1 else "They come"
        return "All of them right", f"{comes} back another day, in other cards."
    return (
        "Done for today",
        f"{_questions(many)} {_comes(many)} back tomorrow, in other cards.",
    )


def _questions(many: int) -> str:
    return "1 question" if many == 1 else f"{many} questions"


def _comes(many: int) -> str:
    return "comes" if many == 1 else "come"
