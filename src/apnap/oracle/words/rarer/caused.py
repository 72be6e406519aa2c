"""603.2, 701.6: what a spell or ability of a player causes, damage by one source or another, and other events."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import ability, objects, occurrence, static, values
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities.quantity import Number
from apnap.abilities.rare_occurrences import IsCountered
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import narrowed
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.numbers import Cardinal
from apnap.oracle.phrase.roots import Condition, Noun, Player, UnitPhrase
from apnap.oracle.several import are_several
from apnap.oracle.words.events import ObjectEvent, SimpleEvent


class DestroyedUnderYou(Condition):
    """a noncreature permanent under your control was destroyed by a spell or ability an opponent controlled (701.8)"""

    what: UnitPhrase
    rule = "701.8"
    en = "a {what:Singular@s} under your control was destroyed this turn by a spell or ability an opponent controlled"
    es = "un hechizo o habilidad que controlaba un oponente destruyó este turno <un@> {what:Singular@s} bajo tu control"

    def lower(self, at: Lowering) -> conditions.Condition:
        yours = narrowed(at.filter(self.what), objects.ControlledBy(objects.You()))
        return conditions.ThisTurnHappened(occurrence.Destroyed(yours, objects.AnyOpponent()))


class YoursCounters(SimpleEvent):
    """a spell or ability you control counters a spell (701.6)"""

    rule = "701.6a"
    en = "a spell or ability you control counters a spell"
    es = "un hechizo o habilidad que controlas contrarreste un hechizo"

    def triggered(self, at: Lowering) -> ability.Triggered:
        spell = objects.Filter((objects.Is(objects.IS_SPELL),), (values.STACK,))
        at.begin_event(objects.EventObject(), False, spell)
        return ability.Triggered(IsCountered(spell, objects.You()), ability.Body())


class CausedIntoGraveyard(SimpleEvent):
    """a spell or ability an opponent controls causes a land to be put into your graveyard from the battlefield"""

    what: Noun
    rule = "603.6c"
    en = (
        "a spell or ability an opponent controls causes {what:Determined@s} to be put into your graveyard from the "
        "battlefield"
    )
    es = (
        "un hechizo o habilidad que controla un oponente haga que {what:Determined@s} vaya a tu cementerio desde el "
        "campo de batalla"
    )

    def triggered(self, at: Lowering) -> ability.Triggered:
        card = narrowed(at.filter(self.what), objects.OwnedBy(objects.You()))
        event = occurrence.ZoneChanges(card, (values.BATTLEFIELD,), (values.GRAVEYARD,), by=objects.AnyOpponent())
        at.begin_event(objects.EventObject(), False, narrowed(card, objects.Is(objects.IS_CARD)), True)
        return ability.Triggered(event, ability.Body())


class DealtDamageByEither(SimpleEvent):
    """an opponent is dealt damage by a red spell you control or by a red planeswalker you control (120.3)"""

    who: Player
    first: Noun
    second: Noun
    rule = "120.3"
    en = "{who} is dealt damage by {first:Determined@s} or by {second:Determined@s}"
    es = "{who:OtherPlayer} reciba daño de {first:Determined@s} o de {second:Determined@s}"

    def triggered(self, at: Lowering) -> ability.Triggered:
        who = self.who.lower(at)
        sources = [at.filter(self.first), at.filter(self.second)]
        at.begin_event(objects.EventObject(), True)
        dealt = tuple(occurrence.DealsDamage(one, to_players=who, at_once=True) for one in sources)
        return ability.Triggered(occurrence.AnyOccurrence(dealt), ability.Body())


class DiesOrCommandZone(ObjectEvent):
    """dies or is put into the command zone (903.9)"""

    rule = "903.9"
    en = "<die> or is put into the command zone"
    es = "<morir> o se pone en la zona de mando"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        if what.zones != (values.BATTLEFIELD,):
            return at.refuse(self, "what is not on the battlefield")
        return occurrence.ZoneChanges(what, (values.BATTLEFIELD,), (values.GRAVEYARD, values.COMMAND))


class DealtExcessNoncombatDamage(ObjectEvent):
    """is dealt excess noncombat damage (120.10)"""

    rule = "120.10"
    en = "<be> dealt excess noncombat damage"
    es = "<recibir> daño excedente que no sea daño de combate"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.IsDealtDamage(what, combat=False, excess=True)

    def mention(self, at: Lowering) -> None:
        at.shared.limits["has_event"] = False  # "that much" would be the excess damage


class EachMayChooseTargets(Clause):
    """ "Each of those players may choose new targets for their copy" (707.10c)."""

    rule = "707.10c"
    en = "each of those players may choose new targets for their copy"
    es = "cada uno de esos jugadores puede elegir nuevos objetivos para su copia"

    def lower(self, at: Lowering) -> effects.Effect:
        several: list[effects.CopySpell] = []

        def change(one: effects.CopySpell) -> effects.CopySpell:
            several.append(one)
            return replace(one, new_targets=True)

        if not at.amend(effects.CopySpell, change) or not (
            are_several(several[0].who) or isinstance(several[0].who, objects.IteratedPlayer)
        ):
            return at.refuse(self, "not copies of several players")
        return effects.Nothing()


class SpellsCostAtLeast(Clause):
    """ "Each spell that would cost less than three mana to cast costs three mana to cast" (601.2f)."""

    less: Cardinal
    least: Cardinal
    rule = "601.2f"
    en = "each spell that would cost less than {less} mana to cast costs {least} mana to cast"
    es = "cada hechizo que fuera a costar menos de {less@m} manás cuesta {least@m} manás"

    def lower(self, at: Lowering) -> effects.Effect:
        least = self.least.lower(at)
        if not at.is_static or least != self.less.lower(at) or not isinstance(least, Number):
            return at.refuse(self, "another number, or outside a static ability")
        spells = objects.Filter((objects.Is(objects.IS_SPELL),), (values.STACK,))
        return at.rule(static.CostChange(objects.EachPlayer(), spells, least=least.n))


class SkipsExtraTurns(Clause):
    """ "If an opponent would begin an extra turn, that player skips that turn instead" (614.10)."""

    who: Player
    rule = "614.10"
    en = "if {who} would begin a extra turn , that player skips that turn instead"
    es = "si {who:OtherPlayer} fuera a comenzar un turno extra , en vez de eso , ese jugador omite ese turno"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        return at.with_player(self.who.lower(at)).player_rule(static.SKIPS_EXTRA_TURNS)
