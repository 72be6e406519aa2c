"""601.2i: what was so as a spell was cast: "if you controlled a Dragon as you cast this spell"."""

from __future__ import annotations

from apnap.abilities import ability, casting, objects, occurrence, static, values
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import PlainLine
from apnap.oracle.phrase.numbers import Ordinal
from apnap.oracle.phrase.players import You
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase
from apnap.oracle.words.conditions import controls
from apnap.oracle.words.spell_lines import ADDITIONAL


def controlled_as_cast(at: Lowering, what: Noun) -> conditions.Condition:
    """Return that you controlled so many such permanents as you cast the spell."""
    return conditions.AsCast(controls(at, You(), what))


class ControlledAsCast(Condition):
    """you controlled a Faerie as you cast this spell (601.2i)"""

    what: Noun
    rule = "601.2i"
    en = "you controlled {what} as you cast this spell"
    es = "controlabas {what} al lanzar este hechizo"

    def lower(self, at: Lowering) -> conditions.Condition:
        return controlled_as_cast(at, self.what)


class RevealedOrControlled(Condition):
    """you revealed a Dragon card or controlled a Dragon as you cast this spell (601.2b)"""

    shown: Noun
    what: Noun
    rule = "601.2b"
    en = "you revealed {shown:Determined} or controlled {what:Determined} as you cast this spell"
    es = "mostraste {shown:Determined} o controlabas {what:Determined} al lanzar este hechizo"

    def lower(self, at: Lowering) -> conditions.Condition:
        if at.shared.limits.get("shown") != frozenset(at.filter(self.shown).tests):
            return at.refuse(self.shown, "not what is revealed as a cost of the spell")
        return conditions.AnyTrue((conditions.CostPaid(ADDITIONAL), controlled_as_cast(at, self.what)))


class WasNthSpell(Condition):
    """it was the second spell you cast this turn (601.2i)"""

    what: NounPhrase
    ordinal: Ordinal
    rule = "601.2i"
    en = "{what@s} was the {ordinal} spell you cast this turn"
    es = (
        "fue el {ordinal@m+s} hechizo que lanzaste este turno {what=It}",
        "{what@s} fue el {ordinal@m+s} hechizo que lanzaste este turno",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        found = at.objects(self.what)
        if not isinstance(found, objects.This) and not at.shared.moves_itself:
            return at.refuse(self.what, "another spell")
        nth = objects.NthSpell(self.ordinal.value, objects.Filter((), (values.STACK,)))
        you = conditions.CastFrom((), None, objects.You())
        return conditions.AllTrue((you, conditions.AsCast(conditions.Fits(objects.This(), objects.Filter((nth,), ())))))


class WasForetold(Condition):
    """this spell was foretold (702.143c)"""

    what: NounPhrase
    rule = "702.143c"
    en = "{what} was foretold"
    es = "{what@1} fue <profetizado@1>"

    def lower(self, at: Lowering) -> conditions.Condition:
        if not self.what.is_self():
            return at.refuse(self.what, "another spell")
        if at.is_spell:
            at.binder.mention_spell()
        return conditions.Fits(objects.This(), objects.Filter((objects.Is(objects.FORETOLD),), ()))


class FlashForATurn(PlainLine):
    """ "You may cast this spell as though it had flash. If you cast it any time a sorcery couldn't have been cast, the
    controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step." (702.8a)"""

    what: NounPhrase
    rule = "702.8a"
    en = (
        "you may cast {what} as though it had flash . if you cast it any time a sorcery couldn't have been cast , "
        "the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step ."
    )
    es = (
        "puedes lanzar {what} como si tuviera la habilidad de destello . si se lanza en cualquier momento en el "
        "que no se "
        "podría haber lanzado un conjuro , el controlador del permanente en que se convierte sacrifica ese "
        "permanente al "
        "comienzo del próximo paso de limpieza ."
    )

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        if not self.what.is_self():
            return at.refuse(self.what, "another spell")
        untimely = conditions.AsCast(conditions.NotTrue(conditions.SorceryTime()))
        cleanup = occurrence.BeginningOf(values.CLEANUP, objects.EachPlayer())
        gone = ability.Triggered(cleanup, ability.Body((), effects.SacrificeThese(objects.This())))
        back = casting.AfterResolving(effects.DelayedTrigger(gone), untimely)
        return (ability.Static((static.CastWithFlash(objects.You()), back), zones=(values.STACK,)),)
