"""602.5: when abilities may be activated and how often they trigger."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, values
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.roots import Condition


class ActivateOnly(Clause):
    """ "Activate only as a sorcery" (602.5d)."""

    limit: ActivationLimit
    rule = "602.5"
    en = "activate only {limit}"
    es = ("activa esto solo {limit}", "activa esta habilidad solo {limit}")

    def lower(self, at: Lowering) -> effects.Effect:
        limited(at, self.limit.limits(at))
        return effects.Nothing()


def limited(at: Lowering, more: dict[str, object]) -> None:
    """Note what an ability's text says of its activation, besides what has been said."""
    at.shared.limits.update(joined_limits(at.shared.limits, more))


def joined_limits(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """Return the limits of two statements as one; conditions must all hold."""
    found = {**one, **other}
    if one.get("condition") is not None and other.get("condition") is not None:
        found["condition"] = conditions.AllTrue((one["condition"], other["condition"]))
    return found


class ActivationLimit(Construct):
    """When an ability may be activated."""

    def limits(self, at: Lowering) -> dict[str, object]:
        """Return the fields of an activated ability that it sets."""
        return at.refuse(self)


class OneLimit(ActivationLimit):
    """One of them, without "and only"."""


class AsSorcery(OneLimit):
    """as a sorcery (307.5)"""

    rule = "602.5d"
    en = "as a sorcery"
    es = "como un conjuro"
    es_old = "cuando puedas lanzar un conjuro"

    def limits(self, at: Lowering) -> dict[str, object]:
        return {"sorcery": True}


class AsInstant(OneLimit):
    """as an instant (304.5)"""

    rule = "304.5"
    en = "as a instant"
    es = "como un instantáneo"

    def limits(self, at: Lowering) -> dict[str, object]:
        return {"instant": True}


class OnceEachTurn(OneLimit):
    """once each turn"""

    rule = "602.5b"
    en = "once each turn"
    es = "una vez por turno"
    es_old = "una vez cada turno"

    def limits(self, at: Lowering) -> dict[str, object]:
        return {"limit": 1}


class DuringYourTurn(OneLimit):
    """during your turn"""

    en = "during your turn"
    es = "durante tu turno"

    def limits(self, at: Lowering) -> dict[str, object]:
        return {"condition": conditions.YourTurn(objects.You())}


class OnlyIf(OneLimit):
    """if you control a Swamp"""

    condition: Condition
    rule = "602.5b"
    en = "if {condition}"
    es = "si {condition@ind}"

    def limits(self, at: Lowering) -> dict[str, object]:
        return {"condition": at.condition(self.condition)}


class TriggersOnly(Clause):
    """ "This ability triggers only once each turn" (603.2h)."""

    rule = "603.2h"
    en = "this ability triggers only once each turn"
    es = "esta habilidad solo se dispara una vez por turno"
    es_old = "esta habilidad se dispara solo una vez cada turno"

    def lower(self, at: Lowering) -> effects.Effect:
        at.shared.limits["limit"] = 1
        return effects.Nothing()


class TriggersTwiceEachTurn(Clause):
    """ "This ability triggers only twice each turn" (603.2h)."""

    rule = "603.2h"
    en = "this ability triggers only twice each turn"
    es = "esta habilidad solo se dispara dos veces por turno"

    def lower(self, at: Lowering) -> effects.Effect:
        at.shared.limits["limit"] = 2
        return effects.Nothing()


class DoOnceEachTurn(Clause):
    """ "Do this only once each turn"."""

    rule = "603.2h"
    en = "do this only once each turn"
    es = "haz esto solo una vez por turno"
    es_old = "haz esto solo una vez cada turno"

    def lower(self, at: Lowering) -> effects.Effect:
        if not (at.amend(effects.May, _done_once) or at.amend(effects.MayPay, _paid_once)):
            return at.refuse(self, "what is done only once is not optional")
        at.shared.limits["do_once"] = True
        return effects.Nothing()


_NOT_DONE = conditions.NotTrue(conditions.DoneThisTurn())


def _done_once(one: effects.May) -> effects.Effect:
    """Return what may be done, only if it has not been this turn."""
    return effects.If(_NOT_DONE, replace(one, effect=effects.Sequence((one.effect, effects.NoteDone()))))


def _paid_once(one: effects.MayPay) -> effects.Effect:
    return effects.If(_NOT_DONE, replace(one, then=effects.Sequence((effects.NoteDone(), one.then))))


class BeforeAttackers(OneLimit):
    """during your turn, before attackers are declared"""

    en = "during your turn , before attackers are declared"
    es = "durante tu turno , antes de que se declaren atacantes"

    def limits(self, at: Lowering) -> dict[str, object]:
        before = conditions.BeforeStep(values.DECLARE_ATTACKERS)
        return {"condition": conditions.AllTrue((conditions.YourTurn(objects.You()), before))}


class ActivateNoMore(Clause):
    """ "Activate no more than twice each turn" (602.5b)."""

    times: Times
    rule = "602.5b"
    en = "activate no more than {times} each turn"
    es = "activa esto no más de {times} cada turno"

    def lower(self, at: Lowering) -> effects.Effect:
        at.shared.limits["limit"] = self.times.number()
        return effects.Nothing()


class Times(Construct):
    """How often."""

    def number(self) -> int:
        """Return the number."""
        raise NotImplementedError


class Twice(Times):
    """twice"""

    en = "twice"
    es = "dos veces"

    def number(self) -> int:
        return 2


class ThreeTimes(Times):
    """three times"""

    en = "three times"
    es = "tres veces"

    def number(self) -> int:
        return 3


class AnyPlayerMayActivate(Clause):
    """ "Any player may activate this ability" (602.2)."""

    rule = "602.2"
    en = "any player may activate this ability"
    es = "cualquier jugador puede activar esta habilidad"

    def lower(self, at: Lowering) -> effects.Effect:
        at.shared.limits["who"] = objects.EachPlayer()
        return effects.Nothing()
