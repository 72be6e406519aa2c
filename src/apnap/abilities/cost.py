"""118: what is paid: mana, tapping, sacrifices, life, cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from apnap.abilities.mana import ManaCost
from apnap.abilities.node import Node
from apnap.abilities.objects import Filter
from apnap.abilities.quantity import Number, Quantity
from apnap.abilities.values import LIBRARY


@dataclass(frozen=True, slots=True)
class CostPart(Node):
    """One thing that is paid besides mana."""


@dataclass(frozen=True, slots=True)
class TapThis(CostPart):
    """107.5: {T}."""


@dataclass(frozen=True, slots=True)
class UntapThis(CostPart):
    """107.6: {Q}."""


@dataclass(frozen=True, slots=True)
class PayLife(CostPart):
    """118.3b, 119.4."""

    n: Quantity


@dataclass(frozen=True, slots=True)
class SacrificeThis(CostPart):
    """701.21: sacrifice the source."""


@dataclass(frozen=True, slots=True)
class SacrificeObjects(CostPart):
    """Sacrifice ``n`` permanents you control that fit; ``or_more``: at least so many (as in the next ones)."""

    what: Filter
    n: Quantity = Number(1)
    or_more: bool = False


@dataclass(frozen=True, slots=True)
class DiscardCards(CostPart):
    """Discard ``n`` cards that fit; ``n`` None: the whole hand."""

    what: Filter
    n: Quantity | None = Number(1)
    random: bool = False
    or_more: bool = False


@dataclass(frozen=True, slots=True)
class DiscardThis(CostPart):
    """Discard the source itself (cycling)."""


@dataclass(frozen=True, slots=True)
class ExileThis(CostPart):
    """Exile the source from where it is."""


@dataclass(frozen=True, slots=True)
class ExileObjects(CostPart):
    """Exile ``n`` objects that fit, from the filter's zone (yours)."""

    what: Filter
    n: Quantity = Number(1)
    or_more: bool = False


@dataclass(frozen=True, slots=True)
class PutObjects(CostPart):
    """Put ``n`` cards that fit into another zone of their owner: on the bottom of a library, into a graveyard.

    ``position`` is one of ``effect_on_objects`` (TOP, BOTTOM) for the library."""

    what: Filter
    n: Quantity = Number(1)
    to: int = LIBRARY
    position: int = 0
    or_more: bool = False


@dataclass(frozen=True, slots=True)
class TapObjects(CostPart):
    """Tap ``n`` untapped permanents you control that fit."""

    what: Filter
    n: Quantity = Number(1)
    or_more: bool = False


CREW: Final = "crew"
STATION: Final = "station"
SADDLE: Final = "saddle"


@dataclass(frozen=True, slots=True)
class TapForPower(CostPart):
    """Tap any number of untapped permanents you control that fit, with total power ``n`` or greater.

    ``action``: what they do by that: CREW (702.122b), SADDLE (702.171c), or "" for something without a name."""

    what: Filter
    n: Quantity
    action: str = ""


@dataclass(frozen=True, slots=True)
class UntapObjects(CostPart):
    """Untap ``n`` tapped permanents that fit."""

    what: Filter
    n: Quantity = Number(1)


@dataclass(frozen=True, slots=True)
class CollectEvidence(CostPart):
    """701.59a: exile any number of cards from your graveyard with total mana value ``n`` or greater."""

    n: Quantity


@dataclass(frozen=True, slots=True)
class ReturnObjects(CostPart):
    """Return ``n`` permanents that fit to their owners' hands."""

    what: Filter
    n: Quantity = Number(1)


@dataclass(frozen=True, slots=True)
class ReturnThis(CostPart):
    """Return the source to its owner's hand."""


@dataclass(frozen=True, slots=True)
class RevealObjects(CostPart):
    """Reveal ``n`` cards that fit from your hand."""

    what: Filter
    n: Quantity = Number(1)
    or_more: bool = False


@dataclass(frozen=True, slots=True)
class Behold(CostPart):
    """701.4a: reveal ``n`` cards that fit from your hand, or choose permanents you control that fit, or some of each.

    ``exile``: and exile what was chosen, linked to the source."""

    what: Filter
    n: Quantity = Number(1)
    exile: bool = False


@dataclass(frozen=True, slots=True)
class RevealThis(CostPart):
    """701.20: reveal the source from your hand."""


@dataclass(frozen=True, slots=True)
class RemoveCounters(CostPart):
    """Remove counters of a kind ("" any kind) from the source, or from a permanent that fits."""

    counter: str
    n: Quantity = Number(1)
    what: Filter | None = None
    everything: bool = False
    """All of them: X is their number."""


@dataclass(frozen=True, slots=True)
class PutCountersOnThis(CostPart):
    """Put counters on the source."""

    counter: str
    n: Quantity = Number(1)


@dataclass(frozen=True, slots=True)
class PutCountersOn(CostPart):
    """Put ``counters`` counters on each of ``n`` permanents you control that fit."""

    what: Filter
    counter: str
    counters: Quantity = Number(1)
    n: Quantity = Number(1)


@dataclass(frozen=True, slots=True)
class MillCards(CostPart):
    """Mill ``n`` cards."""

    n: Quantity = Number(1)


@dataclass(frozen=True, slots=True)
class ExileTop(CostPart):
    """Exile the top ``n`` cards of your library."""

    n: Quantity = Number(1)


@dataclass(frozen=True, slots=True)
class PayPlayerCounters(CostPart):
    """Pay counters that you have: energy {E}, experience."""

    counter: str
    n: Quantity = Number(1)


@dataclass(frozen=True, slots=True)
class Loyalty(CostPart):
    """606.4: put on (positive) or remove (negative) loyalty counters; ``x``: −X."""

    n: int
    x: bool = False


@dataclass(frozen=True, slots=True)
class EffectCost(CostPart):
    """Another effect carried out as a cost (118.1), such as "an opponent gains 1 life"."""

    effect: Node


@dataclass(frozen=True, slots=True)
class EitherCost(CostPart):
    """ "A or B" as a cost: one of the costs is chosen (601.2b)."""

    choices: tuple[Cost, ...]


@dataclass(frozen=True, slots=True)
class Cost(Node):
    """A whole cost: the mana part (None: no mana part) and everything else, in printed order.

    ``own_mana``: the mana part is the mana cost of the card itself ("the flashback cost is equal to its mana cost"),
    reduced by ``less`` generic mana ("its foretell cost is its mana cost reduced by {2}").
    """

    mana: ManaCost | None = None
    parts: tuple[CostPart, ...] = ()
    own_mana: bool = False
    less: int = 0
