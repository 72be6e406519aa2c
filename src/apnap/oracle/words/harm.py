"""120, 614, 615: damage that would be dealt: of which kind, by what, to whom."""

from __future__ import annotations

from dataclasses import dataclass, replace

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, values
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.determiners import A, Another
from apnap.oracle.phrase.noun_lists import (
    HeadOrOpponent,
    HeadOrPlayer,
    ObjectAndPlayer,
    ObjectOrPlayer,
    PlayerAndObject,
    PlayerOrObject,
)
from apnap.oracle.phrase.noun_phrases import Determined, Plural, Targeted
from apnap.oracle.phrase.relatives_of_state import OfYourChoice
from apnap.oracle.phrase.roots import Condition, Noun, Parts, Player, Recipient

_ANYWHERE = (values.BATTLEFIELD, values.STACK, values.COMMAND)


class PlayerAndOrObject(Recipient):
    """ "you and/or permanents you control"."""

    players: Player
    objects: Noun
    en = "{players} and/or {objects} =p"
    es = "{players} y/o a {objects} =p"

    def parts(self, at: Lowering) -> Parts:
        players = self.players.lower(at)
        return at.objects(self.objects), players


class ObjectAndOrPlayer(Recipient):
    """ "this creature and/or you"."""

    objects: Noun
    players: Player
    en = "{objects} and/or {players} =p"
    es = "{objects} y/o a {players} =p"

    def parts(self, at: Lowering) -> Parts:
        found = at.objects(self.objects)
        return found, self.players.lower(at)


_BOTH = PlayerAndOrObject | ObjectAndOrPlayer | PlayerAndObject | ObjectAndPlayer | PlayerOrObject | ObjectOrPlayer


class DamageKind(Construct):
    """Combat damage, noncombat damage, or both (120.1, 510.2)."""

    def combat(self) -> bool | None:
        """Return whether it is combat damage; None: whatever it is."""
        return None


class AnyDamage(DamageKind):
    """damage"""

    rule = "120.1"
    en = "damage"
    es = "daño"


class CombatDamage(DamageKind):
    """combat damage"""

    rule = "510.2"
    en = "combat damage"
    es = "daño de combate"

    def combat(self) -> bool | None:
        return True


class NoncombatDamage(DamageKind):
    """noncombat damage"""

    rule = "120.1"
    en = "noncombat damage"
    es = "daño que no sea de combate"

    def combat(self) -> bool | None:
        return False


def is_chosen(what: Noun) -> bool:
    """Return whether it is "a source of your choice" (609.7)."""
    return isinstance(what, Determined) and any(isinstance(one, OfYourChoice) for one in what.modifiers)


def description(at: Lowering, what: Noun) -> objects.Filter:
    """Return what an object must fit to be spoken of: "a creature you control", "creatures", "this creature"."""
    if isinstance(what, Determined) and isinstance(what.determiner, A | Another):
        return what.event_subject(at)[0]
    if isinstance(what, Plural):
        return at.filter(what)
    if at.is_static:
        found = what.subject(at)
        if isinstance(found, objects.Filter):
            return found
        return objects.Filter((objects.IsOneOf(at.mention(what, found)),))
    found = at.objects(what)
    return found.filter if isinstance(found, objects.Each) else objects.Filter((objects.IsOneOf(found),))


def source_of(at: Lowering, by: Noun) -> objects.Filter:
    """Return what a source must fit; one of your choice is chosen now (609.7a) and must fit later, too (609.7b)."""
    if not is_chosen(by):
        return replace(description(at, by), zones=_ANYWHERE)
    if at.is_static:
        return at.refuse(by, "chosen when?")
    tests = at.filter(by).tests
    done = at.shared.done
    slot = at.slot()
    at.shared.done = done
    at.shared.prelude.append(effects.ChooseSource(at.who, objects.Filter(tests, ()), slot))
    at.binder.mention(objects.InSlot(slot), False, 0)
    return objects.Filter((objects.IsOneOf(objects.InSlot(slot)), *tests), _ANYWHERE)


def recipients(at: Lowering, to: Recipient) -> tuple[objects.Filter | None, objects.Players | None]:
    """Return which objects and players damage would be dealt to; neither: whatever it is dealt to."""
    if isinstance(to, HeadOrPlayer | HeadOrOpponent) and not isinstance(to.objects, Targeted):
        kinds = description(at, to.objects)
        who = objects.EachPlayer() if isinstance(to, HeadOrPlayer) else objects.EachOpponent()
        return (None, None) if isinstance(to, HeadOrPlayer) and not kinds.tests else (kinds, who)
    if isinstance(to, _BOTH):
        return description(at, to.objects), to.players.lower(at)
    if isinstance(to, Player):
        return None, to.lower(at)
    if isinstance(to, Noun) and (at.is_static or isinstance(to, Plural) or is_indefinite(to)):
        return description(at, to), None
    if at.is_static:
        return at.refuse(to)
    found, players = to.parts(at)
    if isinstance(found, objects.Each):
        return found.filter, players
    return None if found is None else objects.Filter((objects.IsOneOf(found),)), players


def is_indefinite(to: Recipient) -> bool:
    """Return whether it is "a creature", "another creature": whichever it will be."""
    return isinstance(to, Determined) and isinstance(to.determiner, A | Another)


@dataclass
class Harm:
    """The damage that a phrase speaks of."""

    event: occurrence.DealsDamage
    is_chosen: bool = False
    condition: conditions.Condition | None = None


def harm(at: Lowering, kind: DamageKind, by: Noun | None, to: Recipient | None) -> Harm:
    """Return the damage of a kind that something would deal, or that something would be dealt."""
    chosen = by is not None and is_chosen(by)
    if at.is_static and isinstance(to, Noun) and to.is_self():
        at.mention(to, objects.This())  # "… dealt to this creature by creatures it's blocking"
    source = None if by is None else source_of(at, by)
    what, who = (None, None) if to is None else recipients(at, to)
    return Harm(occurrence.DealsDamage(source, what, who, kind.combat()), chosen)


class WouldHarm(Construct):
    """ "a source would deal damage to you"."""

    def of(self, at: Lowering) -> Harm:
        """Return the damage."""
        return at.refuse(self)

    def mention_roles(self, at: Lowering) -> None:
        """Remember the source and what would be dealt damage, for what happens besides or instead."""


class PlainHarm(WouldHarm):
    """Without a condition."""

    def roles(self) -> tuple[DamageKind, Noun | None, Recipient | None]:
        """Return the kind of damage, what deals it, and to what."""
        kind: DamageKind = getattr(self, "kind")  # noqa: B009
        return kind, getattr(self, "by", None), getattr(self, "to", None)

    def of(self, at: Lowering) -> Harm:
        return harm(at, *self.roles())


class DealtHarm(PlainHarm):
    """damage would be dealt to you"""

    kind: DamageKind
    to: Recipient
    rule = "120.3"
    en = ("{kind} would be dealt to {to}", "{to} would be dealt {kind}")
    es = ("se te fuera a hacer {kind} {to=You}", "se <le@1> fuera a hacer {kind} a {to@1}")

    def mention_roles(self, at: Lowering) -> None:
        mention_harmed(at, self.to)


class SourceHarm(PlainHarm):
    """a source would deal damage to you"""

    by: Noun
    kind: DamageKind
    to: Recipient
    rule = "120.3"
    en = "{by} would deal {kind} to {to}"
    es = ("{by} te fuera a hacer {kind} {to=You}", "{by} fuera a hacer {kind} a {to}")

    def mention_roles(self, at: Lowering) -> None:
        mention_source(at)
        mention_harmed(at, self.to)


class AnyonesHarm(PlainHarm):
    """a source would deal damage"""

    by: Noun
    kind: DamageKind
    rule = "120.3"
    en = "{by} would deal {kind}"
    es = "{by} fuera a hacer {kind}"

    def mention_roles(self, at: Lowering) -> None:
        mention_source(at)


class HarmWhile(WouldHarm):
    """damage would be dealt to this creature while it has a +1/+1 counter on it"""

    harm: PlainHarm
    condition: Condition
    en = "{harm} while {condition}"
    es = "{harm} mientras {condition@sub}"

    def of(self, at: Lowering) -> Harm:
        found = self.harm.of(at)
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        found.condition = at.condition(self.condition)
        return found

    def mention_roles(self, at: Lowering) -> None:
        self.harm.mention_roles(at)


def mention_source(at: Lowering) -> None:
    """Remember the source of damage for "that source's controller"."""
    at.binder.mention_aside(objects.EventObject(), objects.Filter((), ()))
    at.binder.sentence += 1


def mention_harmed(at: Lowering, to: Recipient) -> None:
    """Remember what would be dealt damage: "that creature", or "it" if it is the source of the ability."""
    if isinstance(to, Player):
        at.binder.mention_players(objects.EventPlayer(), False)
    elif isinstance(to, Noun) and to.is_self():
        at.mention(to, objects.This())
    elif isinstance(to, Noun) and is_indefinite(to):
        at.binder.mention_aside(objects.EventOther(), to.filter(at))
