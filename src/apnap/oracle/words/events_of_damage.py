"""What triggers watch for: damage that is dealt (120, 510)."""

from __future__ import annotations

from apnap.abilities import objects, occurrence
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.noun_lists import HeadOrOpponent, PlayerOrHead, YouOrObject
from apnap.oracle.phrase.players import AllPlayers, SeveralPlayers
from apnap.oracle.phrase.roots import Noun, Player, Recipient
from apnap.oracle.words.events import ObjectEvent, besides_one, one_of_them
from apnap.oracle.words.harm import ObjectAndOrPlayer


def deals_damage(at: Lowering, what: objects.Filter, to: Recipient, combat: bool | None) -> occurrence.Occurrence:
    """Return "deals combat damage to a player"."""
    if isinstance(to, Player):
        players = to.any_of_them() if isinstance(to, SeveralPlayers) else to.lower(at)
        return occurrence.DealsDamage(what, to_players=players, combat=combat)
    if isinstance(to, Noun):
        return occurrence.DealsDamage(what, besides_one(at, what, to), combat=combat)
    if isinstance(to, ObjectAndOrPlayer):
        kinds, several = to.objects.event_subject(at)
        if not several or not isinstance(to.players, AllPlayers):
            return at.refuse(to, "to one or to several?")
        return occurrence.DealsDamage(what, kinds, objects.EachPlayer(), combat, at_once=True)
    if isinstance(to, YouOrObject):
        return occurrence.DealsDamage(what, one_of_them(at, to.objects), objects.You(), combat)
    if isinstance(to, HeadOrOpponent):
        return occurrence.DealsDamage(what, one_of_them(at, to.objects), objects.AnyOpponent(), combat)
    if isinstance(to, PlayerOrHead):
        kinds = objects.Filter(to.head.tests(at))
        return occurrence.DealsDamage(what, kinds, to.players.lower(at), combat)
    return at.refuse(to)


def mention_damaged(at: Lowering, to: Recipient) -> None:
    """Mention the object that is dealt damage, unless it is the source."""
    if isinstance(to, Noun) and not to.is_self() and not at.shared.limits.get("one_event"):
        at.binder.mention_aside(objects.EventOther(), to.filter(at))


class DealsCombatDamage(ObjectEvent):
    """deals combat damage (510)"""

    rule = "510.2"
    en = "<deal> combat damage"
    es = "<hacer> daño de combate"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.DealsDamage(what, combat=True)


class DealsCombatDamageTo(ObjectEvent):
    """deals combat damage to a player (510)"""

    to: Recipient
    rule = "510.2"
    en = "<deal> combat damage to {to}"
    es = ("<hacer> daño de combate a {to}", "te <hacer> daño de combate {to=You}")

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return deals_damage(at, what, self.to, combat=True)

    def mention(self, at: Lowering) -> None:
        mention_damaged(at, self.to)


class DealsDamageEvent(ObjectEvent):
    """deals damage (120)"""

    rule = "120.3"
    en = "<deal> damage"
    es = "<hacer> daño"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.DealsDamage(what)


class DealsDamageTo(ObjectEvent):
    """deals damage to a player (120)"""

    to: Recipient
    rule = "120.3"
    en = "<deal> damage to {to}"
    es = ("<hacer> daño a {to}", "te <hacer> daño {to=You}")

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return deals_damage(at, what, self.to, combat=None)

    def mention(self, at: Lowering) -> None:
        mention_damaged(at, self.to)


class IsDealtDamage(ObjectEvent):
    """is dealt damage (120)"""

    rule = "120.3"
    en = "<be> dealt damage"
    es = "<recibir> daño"
    es_old = "se le <hacer> daño"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.IsDealtDamage(what)
