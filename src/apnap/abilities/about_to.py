"""614.1a: keyword actions that are about to be performed, so that something else can be done instead of all of them."""

from __future__ import annotations

from dataclasses import dataclass

from apnap.abilities.effect_base import Effect
from apnap.abilities.objects import Objects

EXPLORES = "explores"
"""701.44a: the explored card is not looked at yet."""


@dataclass(frozen=True, slots=True)
class AboutTo(Effect):
    """An object is about to perform a keyword action; the slot tells whether it does."""

    action: str
    what: Objects
    slot: int
