"""All the mistakes people make when they count."""

from collections.abc import Mapping
from typing import Final

from trainer.miscounts import of_fifteens, of_pairs, of_runs, of_suits, of_the_play, of_the_total
from trainer.miscounts.mistake import Mistake

MISTAKES: Final[Mapping[str, Mistake]] = {
    mistake.key: mistake
    for module in (of_fifteens, of_pairs, of_runs, of_suits, of_the_play, of_the_total)
    for mistake in module.MISTAKES
}
"""Each mistake by its key."""
