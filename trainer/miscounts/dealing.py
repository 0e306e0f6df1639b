"""What to deal so that a mistake can be made of it."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from scenarios import ACC, Rules, deal_cut, deal_play, deal_show
from scenarios.catalogue import NoneSuchError
from scenarios.scenario import Scenario
from trainer.house import House
from trainer.miscounts.case import Case
from trainer.miscounts.mistakes import MISTAKES

# The least share there is takes a hundred deals; in so many it fails once in ten million times.
_MOST_DEALS: Final = 2000


@dataclass(frozen=True, slots=True)
class Dealt:
    """A way to deal something of which a mistake can be made.

    Attributes:
        kind: "show", "crib", "cut" or "play".
        where: The filter; empty where there is none that helps.
        share: What part of all that is so dealt can carry the mistake, at least.
    """

    kind: str
    where: str
    share: float = 1.0

    def deal(self, rng: Random, *, rules: Rules = ACC) -> Scenario:
        """Deal it.

        Raises:
            ValueError: If there is none such by these rules.
        """
        match self.kind:
            case "play":
                return deal_play(rng, where=self.where)
            case "cut":
                return deal_cut(rng, where=self.where)
            case _:
                is_crib = self.kind == "crib"
                return deal_show(rng, where=self.where, is_crib=is_crib, rules=rules)


def _shows(*filters: str, share: float = 1.0) -> tuple[Dealt, ...]:
    return tuple(Dealt(kind, where, share) for where in filters for kind in ("show", "crib"))


def _plays(*filters: str, share: float = 1.0) -> tuple[Dealt, ...]:
    return tuple(Dealt("play", where, share) for where in filters)


DEALT_BY: Final[Mapping[str, tuple[Dealt, ...]]] = {
    "stopped_at_twos": _shows("fifteen behind a fifteen"),
    "stopped_at_threes": _shows("fifteen of three + fifteen of four"),
    "fifteen_lost": _shows("fifteen behind a fifteen") + _shows("fifteen", share=0.6),
    "fifteen_again": _shows("fifteen"),
    "ace_as_eleven": _shows("", share=0.07),
    "pictures_by_number": _shows("", share=0.2),
    "double_run_once": _shows("double run", "triple run", "double double run"),
    "pair_again": _shows("double run", "double double run"),
    "four_as_eight": _shows("double run of four"),
    "triple_short": _shows("triple run"),
    "inner_runs": _shows("run of four", "run of five", "double run of four"),
    "threes_instead": _shows("run of four", "run of five", "double run of four"),
    "run_short": _shows("run of four", "run of five") + _plays("run of four or more", share=0.4),
    "around_the_ace": _shows("no run + no pair", share=0.01),
    "gap_in_a_run": _shows("no run", share=0.02),
    "pair_forgotten": _shows("pair + no double run", share=0.9)
    + _shows("double run")
    + _plays("pair"),
    "royal_as_a_pair": _shows("pair royal + no triple run"),
    "laid_royal_as_a_pair": _plays("pair royal"),
    "laid_royal_as_eight": _plays("pair royal"),
    "four_alike_short": _shows("double pair royal") + _plays("double pair royal"),
    "ten_cards_as_a_pair": _shows("", share=0.3) + _plays("nothing", share=0.01),
    "flush_forgotten": _shows("flush"),
    "flush_of_five_as_four": _shows("flush of five"),
    "flush_in_the_crib": (Dealt("crib", "crib flush trap"),),
    "starter_as_the_fourth": _shows("starter as the fourth suit"),
    "nobs_forgotten": _shows("nobs"),
    "wrong_jack": _shows("wrong jack"),
    "starter_jack_as_nobs": _shows("starter jack"),
    "heels_forgotten": (Dealt("cut", "heels"),),
    "heels_for_a_picture": (Dealt("cut", "nothing", share=0.1),),
    "starter_ignored": _shows("flush of five") + _shows("fifteen", share=0.7),
    "thirty_one_for_three": _plays("thirty-one is not three"),
    "broken_run": _plays("broken run"),
    "parted_pair": _plays("parted pair"),
    "out_of_order_missed": _plays("run out of order"),
    "doubled_in_the_play": _plays("run", share=0.06),
    "second_score_lost": _plays("two scores"),
    "go_forgotten": _plays("go"),
    "go_for_two": _plays("go"),
    "last_card_forgotten": _plays("two scores", share=0.25) + _plays("last card", share=0.08),
    "across_the_reset": _plays("after a reset"),
    "slip": _shows("pair + fifteen") + _plays("two scores"),
}
"""How each mistake can be brought up on purpose, by its key."""


def deal_for(key: str, dealt: Dealt, rng: Random, *, rules: Rules, house: House) -> Scenario | None:
    """Deal until the mistake can be made of what lies there.

    >>> print(deal_for("wrong_jack", Dealt("show", ""), Random(1), rules=ACC, house=House()))
    show 9C JH KS TS / 5C

    Args:
        key: The key of the mistake.
        dealt: How it is dealt, mostly one of `DEALT_BY`.
        rng: Where all chance comes from.
        rules: What it is worth.
        house: How it is said.

    Returns:
        What was dealt; None where the mistake cannot be made, as by rules under which it is none.

    Raises:
        KeyError: If there is no such mistake.
        ValueError: If the filter cannot be read.
    """
    mistake = MISTAKES[key]
    try:
        for _ in range(_MOST_DEALS):
            scenario = dealt.deal(rng, rules=rules)
            case = Case.of(scenario, rules=rules, house=house)
            if any(change.off for change in mistake.changes(case)):
                return scenario
    except NoneSuchError:
        pass
    return None
