"""120: damage that was dealt: this turn, this way; damage that can't be prevented; other events of damage."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, static
from apnap.oracle.amending import amended
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, ClauseGroup, SubjectClause, SuffixedClause
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.roots import NounPhrase, Player, Recipient
from apnap.oracle.words.blocks import one_of
from apnap.oracle.words.events import ObjectEvent
from apnap.oracle.words.events_of_damage import deals_damage, mention_damaged

_ANYTHING = objects.Filter((), ())


class ThatDealtDamageTo(After, Relative):
    """that dealt damage to you this turn"""

    to: Player
    rule = "120.3"
    en = "that dealt damage to {to} this turn"
    es = (
        "que te hizo daño este turno =s {to=You}",
        "que te hicieron daño este turno =p {to=You}",
        "que hizo daño a {to} este turno =s",
        "que hicieron daño a {to} este turno =p",
    )

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.ThisTurnTest(occurrence.DealsDamage(_ANYTHING, to_players=self.to.lower(at))),)


class ThatDealtDamageToThing(After, Relative):
    """that dealt damage to it this turn"""

    what: NounPhrase
    rule = "120.3"
    en = "that dealt damage to {what} this turn"
    es = ("que hizo daño a {what} este turno =s", "que hicieron daño a {what} este turno =p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.ThisTurnTest(occurrence.DealsDamage(_ANYTHING, one_of(at, self.what))),)


class DealtDamageThisWay(After, Relative):
    """dealt damage this way"""

    rule = "120.3"
    en = "dealt damage this way"
    es = ("que haya recibido daño de esta manera =s", "que hayan recibido daño de esta manera =p")
    es_old = (
        "al que se le haya hecho daño de esta manera =m+s",
        "a la que se le haya hecho daño de esta manera =f+s",
        "a los que se les haya hecho daño de esta manera =m+p",
        "a las que se les haya hecho daño de esta manera =f+p",
    )

    def participle(self) -> str:
        return "dealt damage"

    def is_this_way(self) -> bool:
        return True

    def takes_all(self) -> bool:
        return True


# ------------------------------------------------------------------------------------------------ can't be prevented


class DamageCantBePrevented(SubjectClause):
    """Damage can't be prevented (615.12)"""

    rule = "615.12"
    en = "damage can't be prevented"
    es = "el daño no puede ser prevenido"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.with_player(objects.EachPlayer()).player_rule(static.DAMAGE_CANT_BE_PREVENTED)


class DamageCantBePreventedNow(SubjectClause):
    """Damage can't be prevented this turn (615.12)"""

    rule = "615.12"
    en = "damage can't be prevented this turn"
    es = "el daño no puede ser prevenido este turno"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        part = static.PlayerRule(static.DAMAGE_CANT_BE_PREVENTED, objects.EachPlayer())
        return effects.ContinuousRule((part,), durations.UntilEndOfTurn())


def _unpreventable(one: effects.DealDamage) -> effects.Effect:
    return replace(one, unpreventable=True)


class TheDamageCantBePrevented(SubjectClause):
    """The damage can't be prevented (615.12)"""

    is_about_sentence_before: ClassVar[bool] = True
    rule = "615.12"
    en = ("the damage can't be prevented", "this damage can't be prevented", "that damage can't be prevented")
    es = "el daño hecho de esta manera no puede ser prevenido"

    def lower(self, at: Lowering) -> effects.Effect:
        last = at.shared.sentences[-1] if at.shared.sentences else []
        if sum(isinstance(one, effects.DealDamage) for one in last) != 1:
            return at.refuse(self, "which damage?")
        at.amend(effects.DealDamage, _unpreventable)
        return effects.Nothing()


class AndCantBePrevented(ClauseGroup):
    """ "~ deals 5 damage to any target and the damage can't be prevented" (615.12)."""

    clause: SuffixedClause
    rule = "615.12"
    en = ("{clause} and the damage can't be prevented", "{clause} , and the damage can't be prevented")
    es = "{clause} y el daño no puede ser prevenido"

    def lower(self, at: Lowering) -> effects.Effect:
        found: effects.Effect | None = amended(at.effect(self.clause), effects.DealDamage, _unpreventable)
        return at.refuse(self, "which damage?") if found is None else found

    def what_happens_instead(self) -> Clause | None:
        inner = self.clause.what_happens_instead()
        return None if inner is None else AndCantBePrevented(inner)


# ------------------------------------------------------------------------------------------------ events


class DealsNoncombatDamageTo(ObjectEvent):
    """deals noncombat damage to an opponent (120)"""

    to: Recipient
    rule = "120.3"
    en = "<deal> noncombat damage to {to}"
    es = "<hacer> daño que no sea de combate a {to}"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return deals_damage(at, what, self.to, combat=False)

    def mention(self, at: Lowering) -> None:
        mention_damaged(at, self.to)


class IsDealtCombatDamage(ObjectEvent):
    """is dealt combat damage (510)"""

    rule = "510.2"
    en = "<be> dealt combat damage"
    es = "se le <hacer> daño de combate"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.IsDealtDamage(what, combat=True)


class IsDealtNoncombatDamage(ObjectEvent):
    """is dealt noncombat damage (120)"""

    rule = "120.3"
    en = "<be> dealt noncombat damage"
    es = "se le <hacer> daño que no sea de combate"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.IsDealtDamage(what, combat=False)
