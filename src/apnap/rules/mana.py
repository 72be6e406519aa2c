"""106, 605: mana pools and the production of mana."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.ids import NO_REF, Player, Ref

if TYPE_CHECKING:
    from apnap.abilities.effect import AddMana
    from apnap.rules.context import Context
    from apnap.rules.state import State


def add_mana(state: State, player: Player, mana: tuple[tuple[int, int], ...], source: Ref = NO_REF) -> None:
    """Propose that a player adds mana: (mana bit, amount) pairs (106.4). Call it as the last thing in a step."""
    raise NotImplementedError


def empty_pool(state: State, player: Player) -> None:
    """Let a player lose unspent mana as a step or phase ends (500.5), except mana that an effect keeps."""
    raise NotImplementedError


def start_producing(state: State, node: AddMana, context: Context) -> None:
    """Carry out an instruction to add mana, asking for what is to be chosen (106.4)."""
    raise NotImplementedError
