"""707.10e, 111: what a copy targets, and the tokens that a permanent has created."""

from __future__ import annotations

from apnap.abilities import bonds, objects
from apnap.abilities import effect as effects
from apnap.abilities.copying import CopyForEach
from apnap.abilities.quantity import Number
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.relatives_of_state import ExiledWith
from apnap.oracle.phrase.roots import Noun, NounPhrase


class TheCopyTargets(Clause):
    """ "The copy targets that token" (707.10e): where that isn't a legal target, there is no copy."""

    what: Noun
    rule = "707.10e"
    en = ("the copy targets {what}", "that copy targets {what}")
    es = ("la copia hace objetivo a {what}", "esa copia hace objetivo a {what}")

    def lower(self, at: Lowering) -> effects.Effect:
        target = at.objects(self.what)
        if not isinstance(target, objects.This | objects.InSlot | objects.EventObject):
            return at.refuse(self.what, "one of several")
        only = objects.Filter((objects.IsOneOf(target),))

        def aimed(one: effects.CopySpell) -> effects.Effect:
            if one.n != Number(1) or one.changes:
                return at.refuse(self, "several copies, or such that are changed")
            return CopyForEach(one.what, only, False, one.who, one.slot)

        if not at.amend(effects.CopySpell, aimed):
            return at.refuse(self, "nothing was copied before")
        return effects.Nothing()


class CreatedWith(After, Relative):
    """created with this enchantment (111.1)"""

    what: NounPhrase
    rule = "111.1"
    en = "created with {what}"
    es = "<creado@> con {what}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        if not ExiledWith(self.what).is_with_this(at):
            return at.refuse(self.what, "created with something else")
        made = [one.node for one in at.binder.objects if isinstance(one.node, objects.InSlot)]
        if made and made[-1].slot in at.shared.tokens:  # "all other tokens created with it" are not the last one
            at.shared.limits["token among others"] = made[-1], at.binder.sentence
        return (objects.IsOneOf(bonds.LinkedTokens()),)
