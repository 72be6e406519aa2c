"""103.1: matches of several games: who chooses who begins the next one."""

from __future__ import annotations

import secrets
from dataclasses import replace

from apnap.errors import IllegalActionError
from apnap.game.setting_up import Setup
from apnap.i18n.catalogue import message
from apnap.ids import NO_PLAYER
from apnap.rules.first_player import CHOOSER, FIRST_PLAYER, next_chooser
from apnap.rules.state import State


def next_setup(setup: Setup, state: State, seed: int | None = None) -> Setup:
    """Return the set-up of the game that follows one in a match: the same, but for the chance in it and for who chooses
    who begins.

    :param state: the end of that game
    :raises IllegalActionError: it is not over yet
    """
    if not state.over:
        rule = state.rulebook.number("103.1")
        raise IllegalActionError(message("game.not_over", "en"), rule=rule, key="game.not_over")
    options = {name: value for name, value in setup.options if name not in (FIRST_PLAYER, CHOOSER)}
    chooser = next_chooser(state)
    if chooser != NO_PLAYER:
        options[CHOOSER] = chooser + 1
    new_seed = secrets.randbits(40) if seed is None else seed
    return replace(setup, seed=new_seed, options=tuple(sorted(options.items())))
