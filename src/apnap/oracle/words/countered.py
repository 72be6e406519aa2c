"""701.6: that a spell is countered, as an event, and where one goes that an earlier instruction counters."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, values
from apnap.abilities.rare_occurrences import IsCountered
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.words.events import ObjectEvent


class IsCounteredEvent(ObjectEvent):
    """is countered (603.10e)"""

    rule = "603.10e"
    own_zone = values.STACK
    en = "<be> countered"
    es = "<ser> <contrarrestado>"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return IsCountered(what)


class CounteredTo(Construct):
    """Where it goes instead."""

    def change(self, one: effects.CounterSpell) -> effects.Effect:
        """Return the instruction with that zone."""
        raise NotImplementedError


class CounteredToExile(CounteredTo):
    """exile it instead of putting it into its owner's graveyard"""

    en = "exile it instead of putting it into its owner 's graveyard"
    es = "<exiliar@0+2+s+imp> <-lo@0+m+s> en vez de <poner@inf> <-lo@0+m+s> en el cementerio de su propietario"

    def change(self, one: effects.CounterSpell) -> effects.CounterSpell:
        return replace(one, to=values.EXILE)


class CounteredToHand(CounteredTo):
    """put it into its owner's hand instead of into that player's graveyard"""

    en = "put it into its owner 's hand instead of into that player 's graveyard"
    es = "<poner@0+2+s+imp> <-lo@0+m+s> en la mano de su propietario en vez de en el cementerio de ese jugador"

    def change(self, one: effects.CounterSpell) -> effects.CounterSpell:
        return replace(one, to=values.HAND)


class CounteredToTop(CounteredTo):
    """put it on top of its owner's library instead of into that player's graveyard"""

    en = "put it on top of its owner 's library instead of into that player 's graveyard"
    es = (
        "<poner@0+2+s+imp> <-lo@0+m+s> en la parte superior de la biblioteca de su propietario en vez de en el "
        "cementerio de ese jugador"
    )

    def change(self, one: effects.CounterSpell) -> effects.CounterSpell:
        return replace(one, to=values.LIBRARY, position=effects.TOP)


class CounteredToBottom(CounteredTo):
    """put it on the bottom of its owner's library instead of into that player's graveyard"""

    en = "put it on the bottom of its owner 's library instead of into that player 's graveyard"
    es = (
        "<poner@0+2+s+imp> <-lo@0+m+s> en el fondo de la biblioteca de su propietario en vez de en el cementerio "
        "de ese jugador"
    )

    def change(self, one: effects.CounterSpell) -> effects.CounterSpell:
        return replace(one, to=values.LIBRARY, position=effects.BOTTOM)


class CounteredToTopOrBottom(CounteredTo):
    """put that card on your choice of the top or bottom of its owner's library instead of into the graveyard"""

    en = (
        "put that card on your choice of the top or bottom of its owner 's library instead of into that player 's "
        "graveyard"
    )
    es = (
        "pon esa carta en la parte superior o en el fondo de la biblioteca de su propietario , a tu elección , en vez "
        "de en el cementerio de ese jugador"
    )

    def change(self, one: effects.CounterSpell) -> effects.Effect:
        places = tuple(replace(one, to=values.LIBRARY, position=place) for place in (effects.TOP, effects.BOTTOM))
        return effects.ChooseMode(objects.You(), places)


class IfCountered(Clause):
    """ "If that spell is countered this way, exile it instead of putting it into its owner's graveyard" (701.6)."""

    to: CounteredTo
    rule = "701.6a"
    en = (
        "if that spell is countered this way , {to}",
        "if a spell is countered this way , {to}",
        "if the spell is countered this way , {to}",
    )
    es = (
        "si ese hechizo es contrarrestado de esta manera , {to}",
        "si un hechizo es contrarrestado de esta manera , {to}",
        "si el hechizo es contrarrestado de esta manera , {to}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        changed: list[effects.CounterSpell] = []

        def change(one: effects.CounterSpell) -> effects.Effect:
            changed.append(one)
            return self.to.change(one)

        if not at.amend(effects.CounterSpell, change):
            return at.refuse(self, "nothing was countered before")
        if changed[-1].slot:  # "it" is the card from now on, where it went (400.7j)
            at.moving(changed[-1], changed[-1].what)
        return effects.Nothing()
