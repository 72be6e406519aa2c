"""100: which rulebooks can be played by: the switches that are asked where they matter, and the values they may have.

A switch that is set to something that the rules here do not carry out is refused before the game, never ignored.
"""

from __future__ import annotations

from typing import Final

from apnap.errors import RulebookError
from apnap.rulebooks.current import CURRENT
from apnap.rulebooks.declarations import SwitchValue, switch_named
from apnap.rulebooks.switches import Rulebook

OTHER_VALUES: Final[dict[str, tuple[SwitchValue, ...]]] = {
    "free_mulligan": ("never",),
    "first_draw_skip": ("two_player",),
    "poison_loss": ("none", "ten"),
    "extra_steps_own_turn_only": (False,),
    "attack_recipients": (("player",), ("player", "planeswalker"), ("player", "battle")),
    "counters_cancel": (False,),
    "divide_zero": (True,),
    "commander_zone_rule": ("none", "replacement"),
}
"""The values that are carried out besides those of the current book."""


def refuse_book(book: Rulebook) -> None:
    """Refuse a rulebook that can't be played by.

    :raises RulebookError: naming a switch, its value, and the values it may have
    """
    if book is CURRENT:
        return
    for name in book.differences(CURRENT):
        allowed = (CURRENT.value(name), *OTHER_VALUES.get(name, ()))
        if book.value(name) not in allowed:
            words = ", ".join(str(one) for one in allowed)
            raise RulebookError(
                f"a game can't be played with {name} = {book.value(name)!r}, only with: {words}",
                rule=switch_named(name).rule,
            )
