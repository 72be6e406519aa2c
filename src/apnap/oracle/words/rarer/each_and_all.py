"""120.1, 701.24: what several objects do each by their own power, and players who shuffle together."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import objects, quantity, values
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.roots import Noun, Recipient
from apnap.oracle.phrase.verb_phrases import ObjectVerb


class DealsDamageEqualToTheirPower(ObjectVerb):
    """each deal damage equal to their power (120.1)"""

    to: Recipient
    rule = "120.1"
    en = "deal damage equal to their power to {to} =p"
    es = "hacen una cantidad de daño igual a su propia fuerza a {to} =p"

    def lower(self, at: Lowering) -> effects.Effect:
        """Each deals damage by its own power, at the same time (608.2f)."""
        source = at.what
        found, who = self.to.parts(at)
        own = quantity.StatOf(objects.Iterated(), quantity.POWER)
        return effects.DealDamage(own, found, who, source=source, slot=at.slot(), of_source=True)


class PutOnTopAndShuffle(Clause):
    """ "Put … on top of their owners' libraries, then those players shuffle" (701.24)."""

    what: Noun
    rule = "701.24"
    en = "put {what} on top of their owners ' libraries , then those players shuffle"
    es = (
        "pon {what} en la parte superior de las bibliotecas de sus propietarios , luego esos jugadores barajan sus "
        "bibliotecas"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.objects(self.what)
        aside, moved = at.slot(), at.slot()
        return effects.Sequence(
            (
                effects.SetAside(found, aside),
                effects.Move(objects.InSlot(aside), values.LIBRARY, effects.TOP, slot=moved),
                effects.Shuffle(objects.OwnerOf(objects.InSlot(aside))),
            )
        )
