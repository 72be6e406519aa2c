"""508.7: choosing anew what a creature attacks."""

from __future__ import annotations

from dataclasses import dataclass

from apnap.abilities.effect_base import Effect
from apnap.abilities.objects import Objects
from apnap.abilities.players import Players


@dataclass(frozen=True, slots=True)
class ReselectAttacked(Effect):
    """508.7: ``who`` chooses which player, planeswalker or battle each of the creatures attacks from now on."""

    who: Players
    what: Objects
