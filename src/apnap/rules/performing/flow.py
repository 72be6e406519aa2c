"""608.2c–d: flow: branches, options, payments, loops."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities import effect as eff
from apnap.rules.performing.registry import performs

if TYPE_CHECKING:
    from apnap.abilities.condition import Condition
    from apnap.rules.programs import Running
    from apnap.rules.state import State
