"""What a learner says something is worth, in any of three forms, read from what was typed."""

from trainer.claims.as_said import parse_spoken, parse_total
from trainer.claims.by_cards import (
    LETTERS,
    MOST_CARDS,
    MOST_LAID,
    Needs,
    NoCombinationError,
    needs_of,
    parse_combinations,
)
from trainer.claims.claim import Claim, Named, Part, Within

__all__ = [
    "LETTERS",
    "MOST_CARDS",
    "MOST_LAID",
    "Claim",
    "Named",
    "Needs",
    "NoCombinationError",
    "Part",
    "Within",
    "needs_of",
    "parse_combinations",
    "parse_spoken",
    "parse_total",
]
