"""601, 702: what is asked of spells as they are cast: warp, mana from a source, an opponent's turn after its upkeep."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import ability, bonds, objects, occurrence, static, values
from apnap.abilities import condition as conditions
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.lines import Event
from apnap.oracle.phrase.numbers import Ordinal
from apnap.oracle.phrase.pronouns import Pronoun
from apnap.oracle.phrase.roots import Condition, NounPhrase, UnitPhrase
from apnap.oracle.words.mana_spent import ManaOrigin
from apnap.oracle.words.nth_spells import narrowed_spell
from apnap.oracle.words.spell_lines import CastLimit


class WasWarped(Condition):
    """that creature was cast for its warp cost (702.185)"""

    what: NounPhrase
    rule = "702.185c"
    en = "{what@s} was cast for its warp cost"
    es = (
        "{what@1+s} fue <lanzado@1> por su coste de distorsión",
        "{what=It@1} fue <lanzado@1+s> por su coste de distorsión",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.Fits(at.objects(self.what), objects.Filter((objects.Is(objects.WARPED),), ()))


class FirstSpellWithManaFrom(Pronoun):
    """the first spell you cast each turn that mana from a Treasure was spent to cast"""

    ordinal: Ordinal
    what: UnitPhrase
    origin: ManaOrigin
    rule = "601.2h"
    en = "the {ordinal} {what@s} you cast each turn that mana from {origin} was spent to cast =s"
    es = "<el@1> {ordinal@1} {what@1+s} que lances cada turno para <lanzar@inf> el cual se usó maná de {origin} =s"

    def filter(self, at: Lowering) -> objects.Filter:
        return narrowed_spell(at, self.what, self.ordinal.value, bonds.ManaFrom(self.origin.subtype))

    def lower(self, at: Lowering) -> objects.Objects:
        return at.refuse(self, "outside a static ability")

    def subject(self, at: Lowering) -> objects.Objects | objects.Filter:
        return self.filter(at)


class CastAfterTheirUpkeep(CastLimit):
    """during an opponent's turn after their upkeep step"""

    rule = "503.2"
    en = "during a opponent 's turn after their upkeep step"
    es = "durante el turno de un oponente después de su paso de mantenimiento"

    def lower(self, at: Lowering) -> conditions.Condition:
        theirs = conditions.YourTurn(objects.EachOpponent())
        return conditions.AllTrue((theirs, conditions.AfterStep(values.UPKEEP)))


class CastThisWayWithFlash(Clause):
    """ "If you cast a spell this way, you may cast it as though it had flash" (601.3b)."""

    rule = "702.8a"
    en = "if you cast a spell this way , you may cast it as though it had flash"
    es = "si lanzas un hechizo de esta manera , puedes <lanzar@inf> <-lo@s> como si tuviera la habilidad de destello"

    def amends(self, before: ability.Static) -> ability.Static | None:
        if len(before.parts) != 1 or not isinstance(before.parts[0], static.MayPlay):
            return None
        return replace(before, parts=(replace(before.parts[0], flash=True),))


class CyclesThisOrAnother(Event):
    """you cycle this card or cycle another card while this enchantment is on the battlefield (702.29c)"""

    here: NounPhrase
    rule = "702.29c"
    en = "you cycle this card or cycle another card while {here:Determined} is on the battlefield"
    es = (
        "actives la habilidad de ciclo de esta carta o de otra carta mientras {here:Determined} está en el campo de "
        "batalla"
    )

    def triggered(self, at: Lowering) -> ability.Triggered:
        if not self.here.is_self():
            return at.refuse(self.here, "another permanent")
        this = occurrence.Cycles(objects.You(), objects.Filter((objects.IsSource(),), ()))
        another = occurrence.Cycles(objects.You(), objects.Filter((objects.Other(),), ()))
        at.begin_event(objects.EventObject(), False)
        return ability.Triggered(occurrence.AnyOccurrence((this, another)), ability.Body())
