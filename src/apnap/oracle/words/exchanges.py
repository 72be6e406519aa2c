"""701.12: exchanges of control, life totals and zones; life totals that become a number (119.5)."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, quantity, values
from apnap.abilities.exchanges import ExchangeLifeWithStat, ExchangeZones
from apnap.oracle.about_each import measured_for_each
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, SubjectClause
from apnap.oracle.phrase.determiners import Those
from apnap.oracle.phrase.joined_clauses import Prefix
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.noun_lists import AndNouns
from apnap.oracle.phrase.noun_phrases import Determined, Targeted
from apnap.oracle.phrase.numbers import Amount
from apnap.oracle.phrase.roots import Noun, OtherPlayer, Possessor
from apnap.oracle.phrase.verb_phrases import PlayerVerb


class ExchangeControl(PlayerVerb):
    """Exchange control of two permanents or spells (701.12b)."""

    what: Noun
    rule = "701.12b"
    en = "<exchange> control of {what}"
    es = "<intercambiar> el control de {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        if isinstance(self.what, Targeted):
            both = at.objects(self.what)
            if not _are_two_permanents(at, both):
                return at.refuse(self.what, "of which two?")
            return effects.ExchangeControl(both, both, at.duration_or_forever())
        if isinstance(self.what, Determined) and isinstance(self.what.determiner, Those):
            two = at.binder.both(self.what, objects.Filter(self.what.head.tests(at)))
            if not isinstance(two, objects.Together) or len({type(one) for one in two.parts}) != 2:
                return at.refuse(self.what, "of which two?")
            if not all(isinstance(one, objects.EventObject) or _is_permanent(at, one) for one in two.parts):
                return at.refuse(self.what, "of something else than two permanents")
            a, b = two.parts
            return effects.ExchangeControl(a, b, at.duration_or_forever(), at.slot())
        if not isinstance(self.what, AndNouns):
            return at.refuse(self.what, "of which two?")
        first, second = at.objects(self.what.first), at.objects(self.what.second)
        spell = getattr(getattr(self.what.second, "head", None), "lemma", "") == "spell"
        that_spell = spell and isinstance(second, objects.EventObject)
        if not (_is_permanent(at, first) and (that_spell or _is_permanent(at, second))):
            return at.refuse(self.what, "of something else than two permanents or spells")
        return effects.ExchangeControl(first, second, at.duration_or_forever(), at.slot())


def _are_two_permanents(at: Lowering, what: objects.Objects) -> bool:
    if not isinstance(what, objects.TargetObjects):
        return False
    target, two = at.shared.targets[what.index], quantity.Number(2)
    on_battlefield = target.objects is not None and target.objects.zones == (values.BATTLEFIELD,)
    return on_battlefield and target.minimum == two and target.maximum == two


def _is_permanent(at: Lowering, what: objects.Objects) -> bool:
    if isinstance(what, objects.TargetObjects):
        target = at.shared.targets[what.index]
        return (
            target.objects is not None
            and target.objects.zones in ((values.BATTLEFIELD,), (values.STACK,))
            and target.maximum == quantity.Number(1)
        )
    return isinstance(what, objects.This | objects.AttachedHost)


class IfNoExchange(Prefix):
    """If you don't or can't make an exchange,"""

    rule = "701.12b"
    en = "if you don't or can't make a exchange"
    es = "si no haces o no puedes hacer un intercambio"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        exchanged = [one for one in at.said() if isinstance(one, effects.ExchangeControl) and one.slot]
        if len(exchanged) != 1:
            return at.refuse(self, "which exchange?")
        done = conditions.Happened(exchanged[0].slot)
        return at.conditional(conditions.NotTrue(done), clause)


class ResolvesAnyway(Clause):
    """ "This ability still resolves if its target becomes illegal" (608.2b)."""

    rule = "608.2b"
    en = "this ability still resolves if its target becomes illegal"
    es = "esta habilidad se resuelve aunque su objetivo se vuelva ilegal"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static or not at.shared.targets:
            return at.refuse(self, "which target?")
        at.shared.limits["resolves_anyway"] = True
        return effects.Nothing()


class ExchangeLifeWith(PlayerVerb):
    """Exchange life totals with another player (701.12c)."""

    who: OtherPlayer
    rule = "701.12c"
    en = "<exchange> life totals with {who}"
    es = "<intercambiar> tu total de vidas con el de {who}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.ExchangeLife(at.who, self.who.lower(at))


class ExchangeLifeTotals(PlayerVerb):
    """Exchange life totals, of two target players (701.12c)."""

    rule = "701.12c"
    en = "<exchange> life totals"
    es = "<intercambiar> sus totales de vidas"

    def lower(self, at: Lowering) -> effects.Effect:
        who = at.who
        two = quantity.Number(2)
        if not isinstance(who, objects.TargetPlayers) or at.shared.targets[who.index].minimum != two:
            return at.refuse(self, "which two players?")
        return effects.ExchangeLife(who, who)


class ExchangeLifeWithToughness(PlayerVerb):
    """Exchange a life total with a creature's toughness (701.12g)."""

    whose: Possessor
    what: Possessor
    rule = "701.12g"
    en = "<exchange> {whose} life total with {what} toughness"
    es = (
        "<intercambiar> el total de vidas de {whose:OfPlayer} con la resistencia de {what:OfObject}",
        "<intercambiar> {whose:ShortPossessor@s} total de vidas con la resistencia de {what:OfObject}",
        "<intercambiar> el total de vidas de {whose:OfPlayer} con {what:Its@s} resistencia",
        "<intercambiar> {whose:ShortPossessor@s} total de vidas con {what:Its@s} resistencia",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return ExchangeLifeWithStat(self.whose.of_player(at), self.what.of_object(at), quantity.TOUGHNESS)


class ExchangeLifeWithPower(PlayerVerb):
    """Exchange a life total with a creature's power (701.12g)."""

    whose: Possessor
    what: Possessor
    rule = "701.12g"
    en = "<exchange> {whose} life total with {what} power"
    es = (
        "<intercambiar> el total de vidas de {whose:OfPlayer} con la fuerza de {what:OfObject}",
        "<intercambiar> {whose:ShortPossessor@s} total de vidas con la fuerza de {what:OfObject}",
        "<intercambiar> el total de vidas de {whose:OfPlayer} con {what:Its@s} fuerza",
        "<intercambiar> {whose:ShortPossessor@s} total de vidas con {what:Its@s} fuerza",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return ExchangeLifeWithStat(self.whose.of_player(at), self.what.of_object(at), quantity.POWER)


class ExchangeHandAndGraveyard(PlayerVerb):
    """Exchange your hand and graveyard (701.12f)."""

    rule = "701.12f"
    en = "<exchange> your hand and graveyard"
    es = "<intercambiar> tu mano y tu cementerio"

    def lower(self, at: Lowering) -> effects.Effect:
        return ExchangeZones(at.who, values.HAND, values.GRAVEYARD)


class ExchangeHandAndLibrary(PlayerVerb):
    """Exchange your hand and library (701.12f)."""

    rule = "701.12f"
    en = "<exchange> your hand and library"
    es = "<intercambiar> tu mano y tu biblioteca"

    def lower(self, at: Lowering) -> effects.Effect:
        return ExchangeZones(at.who, values.HAND, values.LIBRARY)


class ExchangeGraveyardAndLibrary(PlayerVerb):
    """Exchange your graveyard and library (701.12f)."""

    rule = "701.12f"
    en = "<exchange> your graveyard and library"
    es = "<intercambiar> tu cementerio y tu biblioteca"

    def lower(self, at: Lowering) -> effects.Effect:
        return ExchangeZones(at.who, values.GRAVEYARD, values.LIBRARY)


class LifeTotalBecomes(SubjectClause):
    """your life total becomes 10 (119.5)"""

    whose: Possessor
    amount: Amount
    rule = "119.5"
    en = "{whose} life total becomes {amount}"
    es = (
        "tu total de vidas se convierte en {amount} {whose=Your}",
        "el total de vidas de {whose} se convierte en {amount}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.SetLife(self.whose.of_player(at), self.amount.lower(at))


class LifeTotalBecomesEqual(SubjectClause):
    """your life total becomes equal to a quantity (119.5)"""

    whose: Possessor
    measured: Measured
    rule = "119.5"
    en = ("{whose} life total becomes equal to {measured}", "{whose} life total becomes {measured}")
    es = (
        "tu total de vidas se convierte en {measured} {whose=Your}",
        "el total de vidas de {whose} se convierte en {measured}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        who = self.whose.of_player(at)
        return effects.SetLife(who, measured_for_each(at, self.measured, None, who))
