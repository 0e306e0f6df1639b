"""Print what seeds deal, for `tests/data/dealt.txt`.

    python -m tests.tools.dealt > dealt.txt

A line is a seed, the kind of scenario, the filter and what is dealt. It stays as it is while
`GENERATOR` does.
"""

from random import Random

from scenarios import GENERATOR, Cut, Play, Rules, Show, catalogue, deal_cut, deal_play, deal_show

HEAD = f"# GENERATOR {GENERATOR}"
SHOW_FILTERS = [
    "",
    "points=29",
    "points>=20 + no nobs",
    "no points>=1",
    "double run + fifteen",
    "triple run",
    "flush + no flush of five",
    "nobs, fifteen of four",
    "wrong jack + starter jack",
    "fifteen behind a fifteen",
]
CRIB_FILTERS = ["", "points<=2", "flush", "crib flush trap", "starter as the fourth suit + run"]
FILTERS = {
    "show": SHOW_FILTERS,
    "crib": CRIB_FILTERS,
    "crib by four": ["flush of four", "flush + points=4"],
    "kept show": ["", "", ""],
    "kept crib": ["", "", ""],
    "play": ["", "", "", "", *catalogue.play_filters],
    "cut": ["", "heels", "nothing"],
}


def main() -> None:
    """Print the lines of the file."""
    print(HEAD)
    asked = [(kind, where) for kind, filters in FILTERS.items() for where in filters]
    for seed, (kind, where) in enumerate(asked, start=1):
        print(seed, kind, where, dealt(seed, kind, where), sep=" | ")


def dealt(seed: int, kind: str, where: str) -> Show | Play | Cut:
    """Deal what a line of the file asks for."""
    rng = Random(seed)
    is_crib = "crib" in kind
    match kind:
        case "play":
            return deal_play(rng, where=where)
        case "cut":
            return deal_cut(rng, where=where)
        case "kept show" | "kept crib":
            return deal_show(rng, is_crib=is_crib, kept=True)
        case "crib by four":
            return deal_show(rng, where=where, is_crib=is_crib, rules=Rules(crib_flush=4))
        case _:
            return deal_show(rng, where=where, is_crib=is_crib)


if __name__ == "__main__":
    main()
