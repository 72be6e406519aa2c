"""111: tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.effect import Token
from apnap.rules.context import Context
from apnap.rules.definitions import Definition

if TYPE_CHECKING:
    from apnap.rules.state import State


def token_definition(state: State, token: Token, context: Context) -> Definition:
    """Return the definition of a token (111.3): numbers are found now, the name as 111.4 says."""
    raise NotImplementedError
