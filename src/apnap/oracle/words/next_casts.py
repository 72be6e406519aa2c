"""What becomes of the next spell that is cast this turn, and what is done as it is cast (601.2i, 603.7, 614.6)."""

from __future__ import annotations

from apnap.abilities import ability, objects, occurrence, static, values
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.joined_clauses import Prefix
from apnap.oracle.phrase.roots import Noun, UnitPhrase
from apnap.oracle.words.delayed import delayed
from apnap.oracle.words.events import any_of
from apnap.oracle.words.player_events import spell_filter


class NextCastToHand(Clause):
    """ "The next time you cast a sorcery spell from your hand this turn, put that card into your hand instead of into
    your graveyard as it resolves" (614.6)."""

    what: Noun
    rule = "614.6"
    en = (
        "the next time you cast {what} from your hand this turn , "
        "put that card into your hand instead of into your graveyard as it resolves"
    )
    es = (
        "la próxima vez que lances {what} desde tu mano este turno , "
        "pon esa carta en tu mano en vez de en tu cementerio en cuanto se resuelva"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        found = spell_filter(at, self.what)
        kind = objects.Filter((*found.tests, objects.SpellFrom(values.HAND)), (values.STACK,))
        you = objects.You()
        tests = (*kind.tests, objects.ControlledBy(you), objects.OwnedBy(you), objects.NthSpell(0, kind))
        resolved = occurrence.ZoneChanges(
            objects.Filter(tests, (values.STACK,)), (values.STACK,), (values.GRAVEYARD,), resolving=True
        )
        return at.this_turn().rule(static.GoesElsewhere(resolved, values.HAND))


class CopyNextCast(Clause):
    """ "Copy the next instant or sorcery spell you cast this turn when you cast it" (603.7)."""

    what: UnitPhrase
    rule = "603.7"
    en = "copy the next {what@s} you cast this turn when you cast it"
    es = "copia <el@1> <próximo@1> {what@1+s} que lances este turno en cuanto sea <lanzado@1>"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        cast = occurrence.Casts(objects.You(), spell_filter(at, self.what))
        copied = ability.Body(effect=effects.CopySpell(objects.EventObject(), new_targets=False))
        return effects.DelayedTrigger(ability.Triggered(cast, copied), True, durations.UntilEndOfTurn())


class WhenNextCastOrActivate(Prefix):
    """When you next cast an instant spell, cast a sorcery spell, or activate a loyalty ability this turn, (603.7)"""

    first: Noun
    second: Noun
    rule = "603.7"
    en = "when you next cast {first} , cast {second} , or activate a loyalty ability this turn"
    es = (
        "la próxima vez que lances {first} , lances {second} o actives una habilidad de lealtad este turno",
        "cuando lances {first} , lances {second} o actives una habilidad de lealtad por próxima vez este turno",
    )

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        you = objects.You()
        casts = tuple(occurrence.Casts(you, spell_filter(at, one)) for one in (self.first, self.second))
        found = any_of((*casts, occurrence.Activates(you, loyalty=True)))
        return delayed(at, found, clause, True, durations.UntilEndOfTurn())
