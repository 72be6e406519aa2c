"""When a person wants to be asked: stops, passing on, yields, remembered answers, full control, payments."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

import msgspec

from apnap.abilities.values import STEP_NAMES
from apnap.errors import InvalidActionError
from apnap.i18n import listed, message
from apnap.ids import Player
from apnap.rules.set_up_options import FORCED_TARGETS, FULL_CONTROL

OWN_STOPS: Final = ("precombat_main", "declare_blockers", "postcombat_main")
"""Steps of one's own turn in which a person is usually asked."""
THEIR_STOPS: Final = ("declare_attackers", "declare_blockers", "end")
"""Steps of another player's turn in which a person is usually asked; in the first one only if somebody attacks."""


class PassUntil(StrEnum):
    """How long a person passes without being asked. An object of an opponent on the stack, a firm stop, attackers
    that could be blocked and every question that is not about passing end it."""

    NOW = "now"
    """Not at all."""
    RESPONSE = "response"
    """Until something happens: an opponent does something, or the turn ends."""
    END_OF_TURN = "end_of_turn"
    """To the end of the turn, whatever the stops of this turn."""
    MY_TURN = "my_turn"
    """To one's own next turn."""


class Payments(StrEnum):
    """When a person is shown how a cost would be paid before it is paid (601.2g)."""

    ALWAYS = "always"
    WHEN_IT_MATTERS = "when_it_matters"
    NEVER = "never"


def options_for(people: Iterable[Player]) -> dict[str, int]:
    """Return the options of a set-up in which persons sit at these seats: they may see and change their payments
    (601.2g), and are asked for targets also where there is no choice (601.2c)."""
    return {f"{option} {seat}": 1 for seat in people for option in (FULL_CONTROL, FORCED_TARGETS)}


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one person has set. Nothing of it is a rule: a person may be asked wherever they have priority (117.3)."""

    own_stops: tuple[str, ...] = OWN_STOPS
    their_stops: tuple[str, ...] = THEIR_STOPS
    own_firm: tuple[str, ...] = ()
    """Stops that also end passing on (:class:`PassUntil`); the others are passed then."""
    their_firm: tuple[str, ...] = ()
    full_control: bool = False
    """To be asked whenever there is anything to decide, also where only one answer is possible."""
    hold_priority: bool = False
    """To be asked again after casting or activating something (117.3c)."""
    yields: tuple[str, ...] = ()
    """Abilities on the stack that are let through, by their key (:func:`apnap.table.passing.ability_key`)."""
    remembered: tuple[tuple[str, str], ...] = ()
    """Answers to repeated questions: key of the question, text of the answer."""
    payments: Payments = Payments.WHEN_IT_MATTERS

    def __post_init__(self) -> None:
        for step in (*self.own_stops, *self.their_stops, *self.own_firm, *self.their_firm):
            if step not in STEP_NAMES:
                values = {"step": step, "steps": listed(list(STEP_NAMES), "en")}
                raise InvalidActionError(
                    message("sitting.unknown_step", "en", **values), key="sitting.unknown_step", **values
                )

    def remember(self, question: str, answer: str) -> Settings:
        """Return the settings with the answer to a question that is not to be asked again."""
        kept = tuple(pair for pair in self.remembered if pair[0] != question)
        return msgspec.structs.replace(self, remembered=(*kept, (question, answer)))

    def forget(self, question: str = "") -> Settings:
        """Return the settings without a remembered answer, or without any."""
        kept = tuple(pair for pair in self.remembered if question and pair[0] != question)
        return msgspec.structs.replace(self, remembered=kept)

    def let_through(self, ability: str, yes: bool = True) -> Settings:
        """Return the settings with or without a yield to an ability."""
        kept = tuple(key for key in self.yields if key != ability)
        return msgspec.structs.replace(self, yields=(*kept, ability) if yes else kept)
