"""More that is done with graveyards, exile and libraries: whole graveyards, counters in exile, copies of cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, quantity, values
from apnap.abilities.walk import walk
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import narrowed
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.destinations import ToHand
from apnap.oracle.phrase.determiners import That, Those
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.noun_phrases import Determined, Targeted
from apnap.oracle.phrase.numbers import Count, CounterKind, NumberWord
from apnap.oracle.phrase.pronouns import Pronoun
from apnap.oracle.phrase.relatives import FromIt
from apnap.oracle.phrase.roots import Condition, Noun, Player, Possessor
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.histories import at_least, happened


class ExileAllGraveyards(PlayerVerb):
    """Exile all graveyards (701.13)."""

    rule = "701.13"
    en = "<exile> all graveyards"
    es = "<exiliar> todos los cementerios"

    def lower(self, at: Lowering) -> effects.Effect:
        found = objects.Each(objects.Filter((), (values.GRAVEYARD,)))
        return at.moving(effects.Move(found, values.EXILE, slot=at.slot()), found)


class ExileOpponentsGraveyards(PlayerVerb):
    """Exile all opponents' graveyards (701.13)."""

    rule = "701.13"
    en = "<exile> all opponents ' graveyards"
    es = "<exiliar> los cementerios de todos los oponentes"

    def lower(self, at: Lowering) -> effects.Effect:
        found = objects.Each(objects.Filter((objects.OwnedBy(objects.EachOpponent()),), (values.GRAVEYARD,)))
        return at.moving(effects.Move(found, values.EXILE, slot=at.slot()), found)


class ExileWithCounters(PlayerVerb):
    """Exile objects with counters on them (122.6)."""

    what: Noun
    count: Count
    counter: CounterKind
    rule = "122.6"
    en = "<exile> {what} with {count@1} {counter} <counters@1> on (it|them|him|her)"
    es = "<exiliar> {what} con {count@1+m} <contador@1> {counter}"
    es_old = "<exiliar> {what@2} con {count@1+m} <contador@1> {counter} sobre <él@2>"

    def lower(self, at: Lowering) -> effects.Effect:
        pointing = isinstance(self.what, Determined) and isinstance(self.what.determiner, That | Those)
        bare = isinstance(self.what, Targeted) and self.what.filter(at).zones == (values.GRAVEYARD,)
        if not pointing and not bare and not isinstance(self.what, Pronoun):
            return at.refuse(self, "the counters may be on it before")
        found = at.objects(self.what)
        counters = ((self.counter.kind(), self.count.lower(at)),)
        return at.moving(effects.Move(found, values.EXILE, with_counters=counters, slot=at.slot()), found)


class ReturnToHandFirst(PlayerVerb):
    """ "Return to your hand target creature card in your graveyard"."""

    destination: ToHand
    what: Noun
    rule = "400.7"
    en = "<return> {destination:ToHand} {what}"
    es = "<regresar> {destination:ToHand@0+to} {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.objects(self.what)
        return at.moving(replace(self.destination.move(found, at), slot=at.slot()), found)


class CastTheCopy(Clause):
    """ "Copy that card. You may cast the copy without paying its mana cost" (707.12)."""

    rule = "707.12"
    en = (
        "you may cast the copy without paying its mana cost",
        "you may cast that copy without paying its mana cost",
        "you may cast the copies without paying their mana costs",
    )
    es = (
        "puedes lanzar la copia sin pagar su coste de maná",
        "puedes lanzar esa copia sin pagar su coste de maná",
        "puedes lanzar las copias sin pagar sus costes de maná",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        def cast(copied: effects.CopySpell) -> effects.Effect:
            if isinstance(copied.what, objects.TargetObjects):
                what = at.shared.targets[copied.what.index].objects
                if what is None or values.STACK in what.zones:
                    return at.refuse(self, "copies of spells")
            elif not isinstance(copied.what, objects.InSlot | objects.Linked):
                return at.refuse(self, "copies of what?")
            return effects.CastNow(copied.who, copied.what, None, free=True, copy=True, slot=copied.slot)

        if not amend_copying(at, cast):
            return at.refuse(self, "nothing was copied before")
        return effects.Nothing()


class CopyCardInIt(PlayerVerb):
    """Copy a card of the hand that was revealed (707.12)."""

    what: Determined
    rule = "707.12"
    en = "<copy> {what} in it"
    es = "<copiar> {what} de esa mano"

    def lower(self, at: Lowering) -> effects.Effect:
        card = replace(self.what, modifiers=(*self.what.modifiers, FromIt()))
        found = at.objects(card)
        if not isinstance(found, objects.InSlot):
            return at.refuse(self.what, "not one card")
        return effects.CopySpell(found, new_targets=False, who=at.who, slot=at.slot())


def amend_copying(at: Lowering, cast: Callable[[effects.CopySpell], effects.Effect]) -> bool:
    """Let the copying that was told before be the casting of the copy; "if you do" of that very copying is part of it:
    that the card may be copied makes no difference but for the copy that may be cast."""
    under = at.shared.under
    told = [list(walk(one)) for said in at.shared.sentences for one in said]
    copying = [nodes for nodes in told if any(isinstance(node, effects.CopySpell) for node in nodes)]
    slots = {getattr(node, "slot", 0) for nodes in copying[-1:] for node in nodes} - {0}
    if isinstance(under, conditions.Happened) and under.slot in slots:
        at.shared.under = None
    found = at.amend(effects.CopySpell, cast)
    at.shared.under = under
    return found


class CastTheCopyForCost(Clause):
    """ "Copy that card. You may cast the copy" (707.12)."""

    rule = "707.12"
    en = "you may cast the copy"
    es = "puedes lanzar la copia"

    def lower(self, at: Lowering) -> effects.Effect:
        def cast(copied: effects.CopySpell) -> effects.Effect:
            if not isinstance(copied.what, objects.InSlot | objects.Linked):
                return at.refuse(self, "copies of what?")
            return effects.CastNow(copied.who, copied.what, None, free=False, copy=True, slot=copied.slot)

        if not amend_copying(at, cast):
            return at.refuse(self, "nothing was copied before")
        return effects.Nothing()


# ------------------------------------------------------------------------------------------------ what has happened


class ThatWasPutThere(After, Relative):
    """that was put there this turn"""

    en = ("that was put there this turn =s", "that were put there this turn =p")
    es = ("que haya sido puesta ahí este turno =s", "que hayan sido puestas ahí este turno =p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Is(objects.ENTERED_THIS_TURN),)


class ThatWasPutThereFromBattlefield(After, Relative):
    """that was put there from the battlefield this turn"""

    en = (
        "that was put there from the battlefield this turn =s",
        "that were put there from the battlefield this turn =p",
    )
    es = (
        "que haya sido puesta ahí desde el campo de batalla este turno =s",
        "que hayan sido puestas ahí desde el campo de batalla este turno =p",
    )

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Is(objects.PUT_FROM_BATTLEFIELD_THIS_TURN),)


class LeftYourGraveyard(Condition):
    """a card left your graveyard this turn"""

    what: Noun
    en = "{what} left your graveyard this turn"
    es = "{what} dejó tu cementerio este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        found = at.filter(self.what)
        if found.zones:
            return at.refuse(self.what, "not a card")
        yours = narrowed(found, objects.OwnedBy(objects.You()))
        return happened(occurrence.ZoneChanges(yours, (values.GRAVEYARD,)), at_least(at, self.what))


class GraveyardOrMore(Condition):
    """an opponent has eight or more cards in their graveyard"""

    who: Player
    count: NumberWord
    whose: Possessor
    en = "{who@1} <have@1> {count} or more cards in {whose:ShortPossessor} graveyard"
    es = (
        "{who:OtherPlayer@} <tener@> {count} o más cartas en {whose:ShortPossessor@s} cementerio",
        "{who=You} <tener@0+2+s> {count} o más cartas en {whose:ShortPossessor@s} cementerio",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        return at.player_compare(self.who, quantity.GRAVEYARD_SIZE, self.count, quantity.AT_LEAST)
