"""614, 615: "if … would …, … instead", and the prevention of damage."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, static, values
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, InsteadSuffix
from apnap.oracle.phrase.noun_phrases import Determined, Plural
from apnap.oracle.phrase.numbers import Amount, AThing
from apnap.oracle.phrase.relatives_of_state import OfYourChoice
from apnap.oracle.phrase.roots import Noun, Player, Recipient
from apnap.oracle.phrase.verb_phrases import PlayerDeeds, PlayerVerb
from apnap.oracle.pruning import pruned
from apnap.oracle.words.effects_on_players import Draw


class WouldObject(Clause):
    """ "If a creature would die, exile it instead" (614.1a)."""

    what: Noun
    deed: WouldDeed
    clause: Clause
    rule = "614.1a"
    en = "if {what} would {deed@p} , {clause}"
    es = "si {what@1} fuera a {deed@inf} , {clause}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not isinstance(self.clause, InsteadSuffix) or not self.clause.is_exile_of_it():
            return at.refuse(self, "something else than exile instead")
        if at.is_static:
            if not isinstance(self.deed, WouldDie):
                return at.refuse(self)
            what, _ = self.what.event_subject(at)
            lasting: durations.Duration = durations.Forever()
        else:
            if not isinstance(self.deed, WouldDieThisTurn):
                return at.refuse(self)
            what = objects.Filter((objects.IsOneOf(at.objects(self.what)),))
            lasting = durations.UntilEndOfTurn()
        dies = occurrence.ZoneChanges(what, (values.BATTLEFIELD,), (values.GRAVEYARD,))
        return effects.ContinuousRule((static.GoesElsewhere(dies, values.EXILE),), lasting)


class WouldPlayer(Clause):
    """ "If you would draw a card, … instead" (614.1a)."""

    who: Player
    deeds: PlayerDeeds
    clause: Clause
    rule = "614.1a"
    en = "if {who} would {deeds@p} , {clause}"
    es = ("si {who:OtherPlayer} fuera a {deeds@inf} , {clause}", "{who=You} si fueras a {deeds@inf} , {clause}")

    def lower(self, at: Lowering) -> effects.Effect:
        one_card = isinstance(self.deeds, Draw) and isinstance(self.deeds.count, AThing)
        if not at.is_static or not isinstance(self.clause, InsteadSuffix) or not one_card:
            return at.refuse(self, "something else than a card that would be drawn")
        who = self.who.lower(at)
        inner = Lowering(at.name, is_spell=False)
        if not isinstance(who, objects.You):
            inner.binder.mention_players(objects.EventPlayer(), False)
        instead = pruned(inner.effect(self.clause.clause))
        if inner.shared.targets:
            return at.refuse(self, "a replacement effect has no targets")
        part = static.Replacement(occurrence.Draws(who), instead)
        if isinstance(instead, effects.May):  # 614.1: who declines draws
            if instead.who not in (who, objects.EventPlayer()):
                return at.refuse(self, "whose choice it is")
            part = static.Replacement(occurrence.Draws(who), instead.effect, optional=True)
        return effects.ContinuousRule((part,), durations.Forever())


class WouldDeed(Construct):
    """What an object would do."""


class WouldDie(WouldDeed):
    """die"""

    rule = "700.4"
    en = "<die>"
    es = "<morir>"


class WouldDieThisTurn(WouldDeed):
    """die this turn"""

    rule = "700.4"
    en = "<die> this turn"
    es = "<morir> este turno"


class WouldDeal(WouldDeed):
    """deal damage to a player"""

    to: Recipient
    rule = "120.3"
    en = "<deal> damage to {to}"
    es = "<hacer> daño a {to}"


class WouldEnter(WouldDeed):
    """enter"""

    en = "<enter>"
    es = "<entrar>"


class WouldDealt(Clause):
    """ "If damage would be dealt to this creature, …" (615.1)"""

    to: Recipient
    clause: Clause
    rule = "615.1"
    en = "if damage would be dealt to {to} , {clause}"
    es = "si se le fuera a hacer daño a {to} , {clause}"


class WouldGraveyard(Clause):
    """ "If a card would be put into a graveyard from anywhere, exile it instead" (614.6)."""

    what: Noun
    clause: Clause
    rule = "614.6"
    en = "if {what} would be put into a graveyard from anywhere , {clause}"
    es = "si {what} fuera a ser puesta en un cementerio desde cualquier parte , {clause}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static or not isinstance(self.clause, InsteadSuffix) or not self.clause.is_exile_of_it():
            return at.refuse(self, "something else than exile instead")
        what, several = self.what.event_subject(at)
        if several:
            return at.refuse(self.what)
        gone = occurrence.ZoneChanges(what, to_zones=(values.GRAVEYARD,))
        return effects.ContinuousRule((static.GoesElsewhere(gone, values.EXILE),), durations.Forever())


class WouldYourGraveyard(Clause):
    """ "If a card would be put into your graveyard from anywhere, exile it instead" (614.6)."""

    what: Noun
    clause: Clause
    rule = "614.6"
    en = "if {what} would be put into your graveyard from anywhere , {clause}"
    es = "si {what} fuera a ser puesta en tu cementerio desde cualquier parte , {clause}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static or not isinstance(self.clause, InsteadSuffix) or not self.clause.is_exile_of_it():
            return at.refuse(self, "something else than exile instead")
        what, several = self.what.event_subject(at)
        if several:
            return at.refuse(self.what)
        own = replace(what, tests=(*what.tests, objects.OwnedBy(objects.You())))
        gone = occurrence.ZoneChanges(own, to_zones=(values.GRAVEYARD,))
        return effects.ContinuousRule((static.GoesElsewhere(gone, values.EXILE),), durations.Forever())


class Prevent(PlayerVerb):
    """Prevent damage (615)."""

    damage: Prevented
    rule = "615.1"
    en = "<prevent> {damage}"
    es = "<prevenir> {damage}"

    def lower(self, at: Lowering) -> effects.Effect:
        return self.damage.lower(at)


class Prevented(Construct):
    """Which damage is prevented."""

    def lower(self, at: Lowering) -> effects.Effect:
        return at.refuse(self)


class AllCombatDamage(Prevented):
    """all combat damage that would be dealt"""

    rule = "615.1"
    en = "all combat damage that would be dealt this turn"
    es = "todo el daño de combate que se fuera a hacer este turno"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.PreventDamage(None, combat=True)


def prevent_all(at: Lowering, damage: occurrence.DealsDamage) -> effects.Effect:
    """Return the prevention of all damage that matches (615.1)."""
    return at.rule(static.Prevention(damage))


def damage_to(at: Lowering, to: Recipient, combat: bool | None) -> effects.Effect:
    """Return the prevention of all damage to a recipient."""
    if at.is_static:
        who = to.lower(at) if isinstance(to, Player) else None
        what = described(at, to) if isinstance(to, Noun) else None
        if who is None and what is None:
            return at.refuse(to)
        return prevent_all(at, occurrence.DealsDamage(None, what, who, combat))
    found, players = to.parts(at)
    return effects.PreventDamage(
        None, found, players, combat=combat, duration=at.duration or durations.UntilEndOfTurn()
    )


def described(at: Lowering, what: Noun) -> objects.Filter:
    """Return the description of what a static ability speaks of."""
    found = what.subject(at)
    return found if isinstance(found, objects.Filter) else objects.Filter((objects.IsOneOf(found),))


class AllDamageTo(Prevented):
    """all damage that would be dealt to …"""

    to: Recipient
    rule = "615.1"
    en = "all damage that would be dealt to {to}"
    es = ("todo el daño que se <le@1> fuera a hacer a {to@1}", "todo el daño que se te fuera a hacer {to=You}")

    def lower(self, at: Lowering) -> effects.Effect:
        return damage_to(at, self.to, None)


class AllCombatDamageTo(Prevented):
    """all combat damage that would be dealt to …"""

    to: Recipient
    rule = "615.1"
    en = "all combat damage that would be dealt to {to}"
    es = "todo el daño de combate que se fuera a hacer a {to}"

    def lower(self, at: Lowering) -> effects.Effect:
        return damage_to(at, self.to, True)


def damage_by(at: Lowering, by: Noun, combat: bool | None) -> effects.Effect:
    """Return the prevention of all damage that objects would deal."""
    if at.is_static:
        return prevent_all(at, occurrence.DealsDamage(described(at, by), combat=combat))
    lasting = at.duration or durations.UntilEndOfTurn()
    source = at.filter(by) if isinstance(by, Plural) else at.objects(by)
    return effects.PreventDamage(None, source=source, combat=combat, duration=lasting)


class AllDamageBy(Prevented):
    """all damage that would be dealt by …"""

    by: Noun
    rule = "615.1"
    en = ("all damage that would be dealt by {by}", "all damage {by} would deal")
    es = "todo el daño que {by} fuera a hacer"

    def lower(self, at: Lowering) -> effects.Effect:
        return damage_by(at, self.by, None)


class AllDamageThisTurnBy(Prevented):
    """all damage that would be dealt this turn by …"""

    by: Noun
    rule = "615.1"
    en = "all damage that would be dealt this turn by {by}"
    es = "todo el daño que se fuera a hacer este turno por {by}"

    def lower(self, at: Lowering) -> effects.Effect:
        return damage_by(at.lasting(durations.UntilEndOfTurn()), self.by, None)


class AllCombatDamageBy(Prevented):
    """all combat damage that would be dealt by …"""

    by: Noun
    rule = "615.1"
    en = ("all combat damage that would be dealt by {by}", "all combat damage {by} would deal")
    es = "todo el daño de combate que {by} fuera a hacer"

    def lower(self, at: Lowering) -> effects.Effect:
        return damage_by(at, self.by, True)


class AllCombatDamageThisTurnBy(Prevented):
    """all combat damage that would be dealt this turn by …"""

    by: Noun
    rule = "615.1"
    en = "all combat damage that would be dealt this turn by {by}"
    es = "todo el daño de combate que se fuera a hacer este turno por {by}"

    def lower(self, at: Lowering) -> effects.Effect:
        return damage_by(at.lasting(durations.UntilEndOfTurn()), self.by, True)


class AllCombatDamageToAndBy(Prevented):
    """all combat damage that would be dealt to and dealt by …"""

    what: Noun
    rule = "615.1"
    en = ("all combat damage that would be dealt to and dealt by {what}",)
    es = "todo el daño de combate que fuera a hacer y que se <le@1> fuera a hacer a {what@1}"

    def lower(self, at: Lowering) -> effects.Effect:
        first = damage_to(at, self.what, True)
        return effects.Sequence((first, damage_by(at, self.what, True)))


class NextDamageTo(Prevented):
    """the next 3 damage that would be dealt to any target this turn"""

    amount: Amount
    to: Recipient
    rule = "615.7"
    en = "the next {amount} damage that would be dealt to {to} this turn"
    es = (
        "los siguientes {amount} puntos de daño que se <le@1> fueran a hacer a {to@1} este turno",
        "los siguientes {amount} puntos de daño que se te fueran a hacer este turno {to=You}",
    )
    es_old = "los próximos {amount} puntos de daño que se fueran a hacer a {to@1} este turno"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.PreventDamage(self.amount.lower(at), *self.to.parts(at))


class ThatDamage(Prevented):
    """that damage"""

    en = "that damage"
    es = "ese daño"


class NextTimeSource(Clause):
    """ "The next time a red source of your choice would deal damage to you this turn, prevent that damage" (615.8)."""

    what: Noun
    to: Recipient
    rule = "615.8"
    en = "the next time {what:Determined} would deal damage to {to} this turn , prevent that damage"
    es = "la próxima vez que {what:Determined} fuera a hacer daño a {to} este turno , prevén ese daño"

    def lower(self, at: Lowering) -> effects.Effect:
        assert isinstance(self.what, Determined)
        if not any(isinstance(one, OfYourChoice) for one in self.what.modifiers):
            return at.refuse(self.what, "of whose choice?")
        source = objects.Filter(at.filter(self.what).tests, ())
        found, players = self.to.parts(at)
        return effects.PreventDamage(None, found, players, source, chosen_source=True, next_time=True)
