"""611.2: how long a continuous effect lasts."""

from __future__ import annotations

from dataclasses import dataclass

from apnap.abilities.condition import Condition
from apnap.abilities.node import Node
from apnap.abilities.players import Players


@dataclass(frozen=True, slots=True)
class Duration(Node):
    """How long an effect that a spell or ability created lasts."""


@dataclass(frozen=True, slots=True)
class UntilEndOfTurn(Duration):
    """514.2: "until end of turn", "this turn": ends in the cleanup step."""


@dataclass(frozen=True, slots=True)
class UntilYourNextTurn(Duration):
    """Ends as the next turn of the controller begins."""


@dataclass(frozen=True, slots=True)
class UntilEndOfYourNextTurn(Duration):
    """Ends in the cleanup step of the controller's next turn."""


@dataclass(frozen=True, slots=True)
class UntilYourNextEndStep(Duration):
    """Ends as the next end step of a turn of the controller begins (513.1)."""


@dataclass(frozen=True, slots=True)
class UntilYourNextUpkeep(Duration):
    """Ends as the next upkeep step of the controller begins (503.1)."""


@dataclass(frozen=True, slots=True)
class UntilEndOfCombat(Duration):
    """511.3: ends as the end of combat step ends."""


@dataclass(frozen=True, slots=True)
class ThisStep(Duration):
    """Ends with the current step or phase."""


@dataclass(frozen=True, slots=True)
class NextUntapStep(Duration):
    """502.3: "during its controller's next untap step": ends as the next untap step of the controller of the object
    that the effect names is over. The effect names one object only."""


@dataclass(frozen=True, slots=True)
class ForAsLongAs(Duration):
    """611.2b: as long as the condition holds (if it never did, the effect does nothing)."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class DuringNextTurnOf(Duration):
    """ "During that player's next turn": from its beginning to its end, not before."""

    who: Players


@dataclass(frozen=True, slots=True)
class DuringExtraTurn(Duration):
    """ "During that turn": in the extra turn that the slot remembers, from its beginning to its end."""

    slot: int


@dataclass(frozen=True, slots=True)
class UntilCastFromExile(Duration):
    """Until the card that the source was, or became as it was exiled, is cast from exile."""


@dataclass(frozen=True, slots=True)
class UntilThisLeaves(Duration):
    """610.3: until the source leaves the battlefield (returning what was exiled, for one-shot effects)."""


@dataclass(frozen=True, slots=True)
class UntilPaid(Duration):
    """116.2c: "you may pay {W} to end this effect": until its controller takes that special action."""

    price: Node
    """A cost."""


@dataclass(frozen=True, slots=True)
class Forever(Duration):
    """611.2a: no duration: until the end of the game."""
