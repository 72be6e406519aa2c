"""How many cards use each construct, and how many constructs a card uses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import mean, median

from apnap.oracle.construct import Construct
from apnap.oracle.report import walk


@dataclass
class Usage:
    """Counts over cards that are read; of a line with several readings the preferred one counts."""

    cards: Counter[str] = field(default_factory=Counter)
    """By construct, how many cards use it."""
    sizes: Counter[int] = field(default_factory=Counter)
    """By number of different constructs, how many cards use so many."""

    def add(self, trees: Iterable[Construct]) -> None:
        """Count a card by the trees of its lines."""
        used = {type(node).__name__ for tree in trees for node in walk(tree)}
        self.cards.update(used)
        self.sizes[len(used)] += 1

    def ranked(self) -> list[tuple[str, int]]:
        """Return the constructs with the number of cards that use them, the most used first."""
        return sorted(self.cards.items(), key=lambda one: (-one[1], one[0]))

    @property
    def per_card(self) -> dict[str, float]:
        """How many different constructs a card uses: on average, in the middle, and at most."""
        sizes = sorted(self.sizes.elements())
        if not sizes:
            return {"mean": 0.0, "median": 0.0, "most": 0.0}
        return {"mean": round(mean(sizes), 2), "median": median(sizes), "most": sizes[-1]}
