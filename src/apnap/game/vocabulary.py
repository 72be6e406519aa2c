"""The closed vocabularies of the game as enumerations, for programs that talk about positions."""

from __future__ import annotations

from enum import IntEnum, IntFlag

from apnap.abilities import values


class Zone(IntEnum):
    """400.1: the zones."""

    LIBRARY = values.LIBRARY
    HAND = values.HAND
    BATTLEFIELD = values.BATTLEFIELD
    GRAVEYARD = values.GRAVEYARD
    STACK = values.STACK
    EXILE = values.EXILE
    COMMAND = values.COMMAND
    SIDEBOARD = values.SIDEBOARD
    ANTE = values.ANTE


class Step(IntEnum):
    """500.1: the steps and main phases, in the order of a turn."""

    UNTAP = values.UNTAP
    UPKEEP = values.UPKEEP
    DRAW = values.DRAW
    PRECOMBAT_MAIN = values.PRECOMBAT_MAIN
    BEGIN_COMBAT = values.BEGIN_COMBAT
    DECLARE_ATTACKERS = values.DECLARE_ATTACKERS
    DECLARE_BLOCKERS = values.DECLARE_BLOCKERS
    FIRST_COMBAT_DAMAGE = values.FIRST_COMBAT_DAMAGE
    COMBAT_DAMAGE = values.COMBAT_DAMAGE
    END_COMBAT = values.END_COMBAT
    POSTCOMBAT_MAIN = values.POSTCOMBAT_MAIN
    END = values.END
    CLEANUP = values.CLEANUP


class Phase(IntEnum):
    """500.1: the phases of a turn."""

    BEGINNING = values.BEGINNING_PHASE
    PRECOMBAT_MAIN = values.PRECOMBAT_MAIN_PHASE
    COMBAT = values.COMBAT_PHASE
    POSTCOMBAT_MAIN = values.POSTCOMBAT_MAIN_PHASE
    ENDING = values.ENDING_PHASE


class Color(IntFlag):
    """105.1: the colours, and sets of them."""

    WHITE = values.WHITE
    BLUE = values.BLUE
    BLACK = values.BLACK
    RED = values.RED
    GREEN = values.GREEN
