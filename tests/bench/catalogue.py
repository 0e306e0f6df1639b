"""How long the catalogue takes to build, and the package to import.

    python -m tests.bench.catalogue [--quick]

Each figure is of a fresh interpreter, the best of some.
"""

from tests.bench.timing import in_fresh_python, rounds, show

IMPORT = "from time import perf_counter as now; t = now(); import scenarios; print(now() - t)"
BUILD = """
from time import perf_counter as now
from scenarios import catalogue
t = now()
catalogue.points_histogram()
catalogue.points_histogram(is_crib=True)
print(now() - t)
"""
SCORE = """
from time import perf_counter as now
from scenarios import DECK, score_points
from itertools import combinations, islice
score_points(DECK[:4], DECK[4], is_crib=False)
t = now()
for *hand, starter in islice(combinations(DECK, 5), 200_000):
    score_points(hand, starter, is_crib=False)
print(now() - t)
"""
FILTER = """
from time import perf_counter as now
from scenarios import catalogue
catalogue.count("fifteen")
t = now()
catalogue.count("double run + fifteen, no flush")
print(now() - t)
"""


def main() -> None:
    """Time imports and builds."""
    times = rounds(9)
    imported, built, scored, filtered = (
        min(in_fresh_python(code) for _ in range(times)) for code in (IMPORT, BUILD, SCORE, FILTER)
    )
    all_scored = scored * 2 * 12_994_800 / 200_000
    show("import scenarios", f"{1000 * imported:.0f} ms", "under 100 ms")
    show("catalogue built, all hands and all cribs counted", f"{built:.2f} s", "1 s")
    show("  / scoring them one by one", f"{built / all_scored:.3f}")
    show("a filter not asked for before", f"{1000 * filtered:.1f} ms")


if __name__ == "__main__":
    main()
