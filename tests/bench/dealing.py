"""How long a deal takes: natural, by a filter, and what the sensible players need.

python -m tests.bench.dealing [--quick]
"""

from random import Random

from scenarios import DECK, PlayPosition, catalogue, deal_play, deal_show
from scenarios.strategy import choose_card, discard
from tests.bench.timing import p95, ratio, rounds, show, side_by_side, times

RAREST = "points=29"


def main() -> None:
    """Time deals of shows, of pegging positions, and single decisions."""
    rng = Random(1)
    deal_show(rng, where=RAREST)  # builds what is built once
    deal_play(rng)

    def natural() -> None:
        for _ in range(100):
            deal_show(rng)

    def rarest() -> None:
        for _ in range(100):
            deal_show(rng, where=RAREST)

    by_filter, as_it_falls = side_by_side([rarest, natural], rounds(100))
    show("a 29 hand dealt / a natural deal", f"{ratio(by_filter, as_it_falls):.2f}", "at most 3")
    show("a natural deal", f"{10_000 * min(as_it_falls):.1f} µs")
    show("a 29 hand dealt", f"{10_000 * min(by_filter):.1f} µs")

    worst = max((position_time(rng, where), where) for where in catalogue.play_filters)
    show("a natural pegging position, p95", f"{position_time(rng, None):.2f} ms", "under 5 ms")
    show(f"the slowest filter ({worst[1]}), p95", f"{worst[0]:.2f} ms", "under 5 ms")

    sixes = [rng.sample(DECK, 6) for _ in range(rounds(200))]
    decided = [times(lambda: discard(six, is_dealer=True), 1)[0] for six in sixes]  # noqa: B023
    show("a discard, p95", f"{1000 * p95(decided):.2f} ms", "under 100 ms")
    show("a card chosen, p95", f"{1000 * p95(choices(rng)):.2f} ms", "under 20 ms")


def position_time(rng: Random, where: str | None) -> float:
    """Time pegging positions by a filter: p95, in milliseconds."""
    return 1000 * p95(times(lambda: deal_play(rng, where=where), rounds(400)))


def choices(rng: Random) -> list[float]:
    """Time every decision in some deals, in seconds."""
    found = []
    for _ in range(rounds(50)):
        eight = rng.sample(DECK, 8)
        position = PlayPosition.deal(eight[:4], eight[4:])
        while position.to_play:
            found += times(lambda: choose_card(position), 1)  # noqa: B023  called at once
            position, _ = position.play(choose_card(position))
    return found


if __name__ == "__main__":
    main()
