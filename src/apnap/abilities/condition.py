"""Conditions: "if you control an artifact", intervening ifs (603.4), "as long as", "unless"."""

from __future__ import annotations

from dataclasses import dataclass

from apnap.abilities.node import Node
from apnap.abilities.objects import Filter, Objects, Players
from apnap.abilities.quantity import Comparison, Quantity


@dataclass(frozen=True, slots=True)
class Condition(Node):
    """Holds or does not hold, at the moment of asking."""


@dataclass(frozen=True, slots=True)
class Compare(Condition):
    """A number compares so with another: "if you have 5 or less life", "if you control three or more …"."""

    n: Quantity
    comparison: Comparison


@dataclass(frozen=True, slots=True)
class Exists(Condition):
    """At least one object fits ("if you control a Plains")."""

    what: Filter


@dataclass(frozen=True, slots=True)
class Fits(Condition):
    """All the objects (and there is one) fit the tests of the filter ("if it's a creature card")."""

    what: Objects
    filter: Filter


@dataclass(frozen=True, slots=True)
class Happened(Condition):
    """ "If you do", "if … this way": the earlier instruction with that slot did something."""

    slot: int


@dataclass(frozen=True, slots=True)
class ThisTurnHappened(Condition):
    """An occurrence of that kind happened this turn (``at_least`` times)."""

    occurrence: Node
    at_least: int = 1
    last_turn: bool = False
    this_combat: bool = False


@dataclass(frozen=True, slots=True)
class YourTurn(Condition):
    """It is the turn of one of the players."""

    who: Players


@dataclass(frozen=True, slots=True)
class AnchorChosen(Condition):
    """614.12c: that anchor word was chosen as the source entered."""

    word: str


@dataclass(frozen=True, slots=True)
class DayIs(Condition):
    """731.1: it is day (1), night (2), or neither (0)."""

    day: int


@dataclass(frozen=True, slots=True)
class DuringStep(Condition):
    """It is one of these steps (numbers of ``values``)."""

    steps: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BeforeStep(Condition):
    """506.7d–e, 2016:506.6: neither that step nor a later one has begun this turn ("before blockers are declared").

    So the first combat phase of the turn counts, or its end if it has no such step."""

    step: int


@dataclass(frozen=True, slots=True)
class AfterStep(Condition):
    """503.2: such a step of this turn is over ("after their upkeep step"), or would be: a later one has begun.

    Of several in a turn the first counts."""

    step: int


@dataclass(frozen=True, slots=True)
class SinceStep(Condition):
    """506.7f: it is a combat phase, and that step of it has begun ("during combat after blockers are declared")."""

    step: int


@dataclass(frozen=True, slots=True)
class CostPaid(Condition):
    """The optional or alternative cost with that id was paid for the source or the objects ("if it was kicked").

    ``times``: at least so often.
    """

    cost: str
    what: Objects | None = None
    times: int = 1


@dataclass(frozen=True, slots=True)
class HitAPlayer(Condition):
    """702.76a, 702.173a: a player was dealt combat damage this turn by a source that you controlled at that time
    and that then shared a creature type with the source of the question (``sharing``), had one of these creature
    types, or was a commander (``commander``)."""

    sharing: bool = False
    subtypes: tuple[str, ...] = ()
    commander: bool = False


@dataclass(frozen=True, slots=True)
class CastFrom(Condition):
    """The source (or the object) was cast from one of these zones; empty: was cast at all. ``by``: by one of the
    players (None: by anybody)."""

    zones: tuple[int, ...] = ()
    what: Objects | None = None
    by: Players | None = None


@dataclass(frozen=True, slots=True)
class AsCast(Condition):
    """It held as the source became cast (601.2i): it is asked then, and remembered by the spell and by the permanent
    that the spell becomes."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class SorceryTime(Condition):
    """307.1: its controller could cast a sorcery, were it not on the stack itself."""


@dataclass(frozen=True, slots=True)
class CastDuring(Condition):
    """The source (or the object) was cast this turn during one of these steps or phases (numbers of ``values``) of a
    turn of one of the players; ``by``: by one of them. A copy was not cast (707.10)."""

    steps: tuple[int, ...]
    by: Players
    what: Objects | None = None


@dataclass(frozen=True, slots=True)
class ResolvingTime(Condition):
    """The ability that is resolving does so for the ``nth`` time this turn: for this object (400.7)."""

    nth: int


@dataclass(frozen=True, slots=True)
class AmountOfAny(Condition):
    """The amount of one of the events that the ability triggered on compares so (706.2)."""

    comparison: Comparison


@dataclass(frozen=True, slots=True)
class ActivatedTimes(Condition):
    """The ability that is resolving has been activated so often this turn: of this object (400.7)."""

    at_least: int


@dataclass(frozen=True, slots=True)
class Targeted(Condition):
    """The spell or ability has a chosen target for that requirement (optional targets)."""

    index: int


@dataclass(frozen=True, slots=True)
class PlayerCompare(Condition):
    """A quantity measured for some player compares with the same measured for others ("an opponent has more life
    than you"). Inside ``n``, IteratedPlayer is each of ``who``."""

    who: Players
    n: Quantity
    comparison: Comparison
    every: bool = False


@dataclass(frozen=True, slots=True)
class CoinWon(Condition):
    """The flip of the earlier instruction with that slot was won."""

    slot: int


@dataclass(frozen=True, slots=True)
class DoneThisTurn(Condition):
    """603.2h: you have taken the action that the source says to take only once each turn."""


@dataclass(frozen=True, slots=True)
class AfterTurn(Condition):
    """It is a later turn than the one of that number."""

    turn: int


@dataclass(frozen=True, slots=True)
class InExtraTurn(Condition):
    """500.7: it is the extra turn that the slot remembers."""

    slot: int


@dataclass(frozen=True, slots=True)
class LatestLinked(Condition):
    """607.2a: one of the objects is the card that was last exiled with the source."""

    what: Objects
    among: Objects
    """``Linked()``: which says that such cards are linked."""


@dataclass(frozen=True, slots=True)
class IsManaAbility(Condition):
    """605.1a: the ability whose activation triggered this was a mana ability."""


@dataclass(frozen=True, slots=True)
class NotTrue(Condition):
    """The condition does not hold ("unless", "isn't")."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class AllTrue(Condition):
    """All hold."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class AnyTrue(Condition):
    """At least one holds."""

    conditions: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class BeingDeclared(Condition):
    """508.1: one of the objects is being declared as an attacker: it is chosen, and not yet attacking."""

    what: Objects


@dataclass(frozen=True, slots=True)
class StartingPlayer(Condition):
    """103.1: you are the player who takes the first turn."""
