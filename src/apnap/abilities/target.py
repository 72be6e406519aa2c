"""115: targets: how many, of what."""

from __future__ import annotations

from dataclasses import dataclass

from apnap.abilities.node import Node
from apnap.abilities.objects import Filter, Players
from apnap.abilities.quantity import Number, Quantity


@dataclass(frozen=True, slots=True)
class Target(Node):
    """One use of the word "target": from ``minimum`` to ``maximum`` objects or players that fit.

    ``objects``: which objects may be chosen (None: no objects); ``players``: which players (None: no players).
    "Any target" (115.4) is the creatures, planeswalkers and battles plus all players. Filters may refer to earlier
    targets (TargetObjects) and to the event. ``maximum`` None: any number.
    """

    objects: Filter | None = None
    players: Players | None = None
    minimum: Quantity = Number(1)
    maximum: Quantity | None = Number(1)
    another: tuple[int, ...] = ()
    """"Another target": must differ from the targets of these earlier requirements (115.3)."""
    chooser: Players | None = None
    """115.1e: "of an opponent's choice": one of these players chooses; None: whoever casts or activates."""
    as_chosen: Players | None = None
    """ "As you activate this ability": only these players may be chosen, which is not looked at again (608.2b)."""
    theirs: bool = False
    """ "They control": only what the ``chooser`` controls."""
    total: Node | None = None
    """"With total mana value 3 or less": a StatTotal over the chosen ones."""
    same_controller: bool = False
    different_controllers: bool = False
    distinct: int | None = None
    """What all of them must have different ones of: one of the DISTINCT constants of quantities."""
    random: bool = False
    """ "Chosen at random": chance chooses among what may be chosen."""
    apart: bool = False
    """No other requirement of the spell or ability, of any of its modes, may take the same target ("each mode must
    target a different player")."""


@dataclass(frozen=True, slots=True)
class StatTotal(Node):
    """A limit on the sum of a stat over all chosen objects."""

    stat: int
    comparison: Node
