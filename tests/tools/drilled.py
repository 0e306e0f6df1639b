"""Print what some drills ask, for `tests/data/drilled.txt`.

python -m tests.tools.drilled > tests/data/drilled.txt
"""

from collections.abc import Iterator

from scenarios import GENERATOR
from trainer.quiz.drill import Drill
from trainer.quiz.settings import Settings
from trainer.quiz.stages import STAGES

LINKS = ["", "kinds=play", "where=run", "dealt=kept", "dealt=natural", "kinds=crib&where=flush"]
LINKS += ["where=legal+card+or+go", "dealt=gentle", "kinds=crib,cut,play&dealt=gentle"]
LINKS += [f"stage={key}" for key in STAGES]
LINKS += ["heard=half", "heard=table", "heard=half&mistakes=runs,slip&subtlety=2"]
LINKS += ["kinds=play&heard=half", "where=nobs&heard=half"]
LINKS += ["race=61", "race=121&heard=half"]
QUESTIONS = 12


def lines() -> Iterator[str]:
    """Yield the lines of the file: the version of the dealing, then links and questions."""
    yield f"# GENERATOR {GENERATOR}"
    for link in LINKS:
        drill = Drill(Settings.parse(link), seed=7)
        yield f"? {drill}"
        for number in range(QUESTIONS):
            question = drill.question(number)
            said = f" # {question.said} # {question.mistake or 'right'}" if question.said else ""
            yield f"{number} {question.ask.value} {question.seat or '-'} {question.scenario}{said}"


if __name__ == "__main__":
    print("\n".join(lines()))
