"""102, 109.5: expressions that yield players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from apnap.abilities.node import Node

if TYPE_CHECKING:
    from apnap.abilities.objects import Objects


@dataclass(frozen=True, slots=True)
class Players(Node):
    """Yields players, in turn order starting with the active player."""


@dataclass(frozen=True, slots=True)
class You(Players):
    """109.5: the controller of the spell or ability (of a static ability: of its object)."""


@dataclass(frozen=True, slots=True)
class EachPlayer(Players):
    """All players in the game; ``from_you``: in turn order starting with the controller; ``after_you``: with the player
    after them, so that they come last."""

    from_you: bool = False
    after_you: bool = False


@dataclass(frozen=True, slots=True)
class EachOpponent(Players):
    """102.3: all opponents of the controller."""


@dataclass(frozen=True, slots=True)
class OpponentsOf(Players):
    """102.2, 102.3: all opponents of the players that ``who`` yields."""

    who: Players


@dataclass(frozen=True, slots=True)
class EachOtherPlayer(Players):
    """Everybody but the players that ``than`` yields."""

    than: Players


@dataclass(frozen=True, slots=True)
class AllBut(Players):
    """Those of ``who`` that ``than`` does not yield ("each opponent other than defending player")."""

    who: Players
    than: Players


@dataclass(frozen=True, slots=True)
class AttackedThisCombat(Players):
    """506.2: the players that creatures were declared as attacking in this combat."""


@dataclass(frozen=True, slots=True)
class PlayerAttackedBy(Players):
    """506.3: the player that one of the objects attacks, or attacked in the event; nobody if it is a permanent."""

    what: Objects


@dataclass(frozen=True, slots=True)
class PlayersTogether(Players):
    """The players of several expressions, each once ("you and that player each …")."""

    parts: tuple[Players, ...]


@dataclass(frozen=True, slots=True)
class AnyOpponent(Players):
    """In filters and costs: some opponent ("an opponent controls")."""


@dataclass(frozen=True, slots=True)
class AnyPlayer(Players):
    """In filters and occurrences: some player."""


@dataclass(frozen=True, slots=True)
class ActivePlayer(Players):
    """102.1: the player whose turn it is."""


@dataclass(frozen=True, slots=True)
class DefendingPlayer(Players):
    """506.2, 508.5: the defending player for the source (or for the attacking object of the event)."""


@dataclass(frozen=True, slots=True)
class AttackingPlayer(Players):
    """506.2: the player whose creatures attack."""


@dataclass(frozen=True, slots=True)
class ControllerOf(Players):
    """The controllers of the objects (last known, 608.2h)."""

    what: Objects


@dataclass(frozen=True, slots=True)
class OwnerOf(Players):
    """108.3: the owners of the objects."""

    what: Objects


@dataclass(frozen=True, slots=True)
class EventPlayer(Players):
    """ "That player": the player of the event that triggered (who drew, cast, was dealt damage …)."""


@dataclass(frozen=True, slots=True)
class TargetPlayers(Players):
    """The players chosen as targets for the ``index``-th target requirement (from 0)."""

    index: int


@dataclass(frozen=True, slots=True)
class PlayersInSlot(Players):
    """The players remembered in a slot (chosen, or of an earlier instruction)."""

    slot: int


@dataclass(frozen=True, slots=True)
class IteratedPlayer(Players):
    """The player of the innermost "each player/for each player" that is being carried out."""


@dataclass(frozen=True, slots=True)
class ChosenPlayer(Players):
    """607.2d: the player chosen as the source entered."""


@dataclass(frozen=True, slots=True)
class EnchantedPlayer(Players):
    """The player the source is attached to."""


@dataclass(frozen=True, slots=True)
class PlayersWho(Players):
    """Those of ``who`` for whom the condition holds (inside, IteratedPlayer is the player tested)."""

    who: Players
    condition: Node
    """An :class:`apnap.abilities.condition.Condition`."""
