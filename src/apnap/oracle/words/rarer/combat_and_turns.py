"""502, 508, 510, 701: what was done to whom this turn, phases of your turn, skipped steps, damage without loss."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities import mana as manas
from apnap.abilities import objects, occurrence, quantity, static, values
from apnap.abilities.quantity import Quantity
from apnap.abilities.walk import walk
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, Imperative, SimpleClause, SubjectClause, SuffixedClause
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.noun_phrases import Plural
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase
from apnap.oracle.phrase.verb_phrases import ObjectVerb, PlayerVerb
from apnap.oracle.words.adding_mana import FixedMana, ManaAdded
from apnap.oracle.words.combat_demands import must_attack_or_block
from apnap.oracle.words.combat_rules import subject_of
from apnap.oracle.words.effects_on_objects import Tap, goad
from apnap.oracle.words.mounts_and_pairs import MOUNT, VEHICLE, only
from apnap.oracle.words.steps import COMBAT, step_of
from apnap.oracle.words.this_way import so_many

_ANYTHING = objects.Filter((), ())


class DamageCostsNoLife(SubjectClause):
    """ "Damage doesn't cause you to lose life" (120.3a)."""

    rule = "120.3a"
    en = "damage doesn't cause you to lose life"
    es = "el daño no hace que pierdas vidas"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.with_player(objects.You()).player_rule(static.DAMAGE_COSTS_NO_LIFE)


class TheDamage(Measured):
    """ "the damage": in the event."""

    rule = "120.3"
    en = "the damage"
    es = "el daño"

    def lower(self, at: Lowering) -> Quantity:
        return at.that_many(self)


class TwiceThatMuchMana(ManaAdded):
    """twice that much {G}"""

    mana: FixedMana
    rule = "106.4"
    en = "twice that much {mana}"
    es = "el doble de esa cantidad de {mana}"

    def spec(self, at: Lowering) -> manas.ManaSpec:
        fixed = self.mana.symbols(at)
        if len(fixed) != 1 or at.multiplier is not None:
            return at.refuse(self, "several symbols")
        return manas.RepeatedMana(fixed[0], quantity.Times(2, at.that_many(self)))


# ------------------------------------------------------------------------------------------------ this turn


def _dealt(at: Lowering, what: NounPhrase, to: Noun, combat: bool | None) -> conditions.Condition:
    found = at.objects(what)
    if isinstance(found, objects.Each):
        return at.refuse(what, "any of them")
    harmed = at.filter(to)
    if objects.Other() in harmed.tests and not what.is_self():
        return at.refuse(to, "another than which?")
    dealt = occurrence.DealsDamage(_ANYTHING, harmed, combat=combat)
    return conditions.Fits(found, objects.Filter((objects.ThisTurnTest(dealt),), ()))


class DidntDealCombatDamage(Condition):
    """equipped creature didn't deal combat damage to a creature this turn (510.2)"""

    what: NounPhrase
    to: Noun
    rule = "510.2"
    en = "{what@s} didn't deal combat damage to {to:Determined} this turn"
    es = "{what@s} no hizo daño de combate a {to:Determined} este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.NotTrue(_dealt(at, self.what, self.to, combat=True))


class DealtDamageToThing(Condition):
    """this creature dealt damage to another creature this turn (120.3)"""

    what: NounPhrase
    to: Noun
    rule = "120.3"
    en = "{what@s} dealt damage to {to:Determined} this turn"
    es = "{what@s} hizo daño a {to:Determined} este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        return _dealt(at, self.what, self.to, combat=None)


def _came() -> objects.Test:
    """Return the test that something came under your control this turn: it entered, or you gained control of it."""
    gained = occurrence.ControlChanges(_ANYTHING, gains=objects.You())
    return objects.AnyOf((objects.Is(objects.ENTERED_THIS_TURN), objects.ThisTurnTest(gained)))


class CameUnderYourControl(Condition):
    """it came under your control this turn (110.2)"""

    what: NounPhrase
    rule = "110.2"
    en = "{what@s} came under your control this turn"
    es = ("se puso bajo tu control este turno {what=It}", "{what@s} se puso bajo tu control este turno")

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.Fits(at.objects(self.what), objects.Filter((_came(),), ()))


class DidntAttackOrCome(Condition):
    """this creature didn't attack or come under your control this turn (508.1, 110.2)"""

    what: NounPhrase
    rule = "508.1a"
    en = "{what@s} didn't attack or come under your control this turn"
    es = "{what@s} no atacó ni se puso bajo tu control este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        either = objects.AnyOf((objects.Is(objects.ATTACKED_THIS_TURN), _came()))
        return conditions.NotTrue(conditions.Fits(at.objects(self.what), objects.Filter((either,), ())))


class ThatDealtCombatDamageToYou(After, Relative):
    """that dealt combat damage to you this turn (510.2)"""

    rule = "510.2"
    en = "that dealt combat damage to you this turn"
    es = ("que te hizo daño de combate este turno =s", "que te hicieron daño de combate este turno =p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        dealt = occurrence.DealsDamage(_ANYTHING, to_players=objects.You(), combat=True)
        return (objects.ThisTurnTest(dealt),)


class ThatAttackedYou(After, Relative):
    """that attacked you this turn (508.1)"""

    rule = "508.1a"
    en = "that attacked you this turn"
    es = ("que te atacó este turno =s", "que te atacaron este turno =p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.ThisTurnTest(occurrence.Attacks(_ANYTHING, objects.You())),)


class YouReturnToHandThisWay(Condition):
    """you return a nonland card to your hand this way (608.2c)"""

    what: Noun
    rule = "608.2c"
    en = "you return {what:Determined} to your hand this way"
    es = "regresas {what:Determined} a tu mano de esta manera"

    def lower(self, at: Lowering) -> conditions.Condition:
        return so_many(at, self.what, at.done_to(self, "returned"))


class YourCombatPhase(Condition):
    """it's your combat phase (506.1)"""

    rule = "506.1"
    en = "it's your combat phase"
    es = "<ser@0+3+s> tu fase de combate"

    def lower(self, at: Lowering) -> conditions.Condition:
        return step_of(objects.You(), *COMBAT)


class OpponentsBeingAttacked(Measured):
    """the number of opponents being attacked (508.6)"""

    rule = "508.6"
    en = "the number of opponents being attacked"
    es = "la cantidad de oponentes que estén siendo atacados"

    def lower(self, at: Lowering) -> Quantity:
        others = objects.AllBut(objects.EachPlayer(), objects.AttackedThisCombat())
        return quantity.CountPlayers(objects.AllBut(objects.EachOpponent(), others))


# ------------------------------------------------------------------------------------------------ deeds


class AttacksOrBlocksThisCombat(ObjectVerb):
    """attacks or blocks this combat if able (508.1d, 509.1c)"""

    rule = "508.1d"
    en = "<attack> or <block> this combat if able"
    es = ("<atacar> o <bloquear@0+s> este combate si puede =s", "<atacar> o <bloquear@0+p> este combate si pueden =p")

    def lower(self, at: Lowering) -> effects.Effect:
        return must_attack_or_block(at, durations.UntilEndOfCombat())


class CantAttackOrBlockThisCombat(ObjectVerb):
    """can't attack or block this combat (508.1c, 509.1b)"""

    rule = "508.1c"
    en = "can't attack or block this combat"
    es = "no <poder> atacar ni bloquear este combate"

    def lower(self, at: Lowering) -> effects.Effect:
        part = static.Restriction(static.CANT_ATTACK_OR_BLOCK, subject_of(at))
        return effects.ContinuousRule((part,), durations.UntilEndOfCombat())


class TapAndGoad(PlayerVerb):
    """Tap and goad creatures (701.15, 701.26)."""

    what: Noun
    rule = "701.15"
    en = "<tap> and <goad> {what}"
    es = "<girar> y <incitar> a {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        tap = Tap(self.what).lower(at)
        assert isinstance(tap, effects.Tap)
        return effects.Sequence((tap, goad(at, tap.what)))


class ThenWhereX(SuffixedClause):
    """ "Create three tokens, then it deals X damage to any target, where X is the number of …" (107.3)."""

    clause: SimpleClause
    then: SimpleClause
    measured: Measured
    rule = "107.3"
    en = "{clause} , then {then} , where X is {measured}"
    es = "{clause} , luego {then} , donde X es {measured}"

    def lower(self, at: Lowering) -> effects.Effect:
        if isinstance(self.clause, Imperative) and isinstance(self.then, Imperative):
            return at.refuse(self, "it is all done by one player")
        first = at.effect(self.clause)
        if any(isinstance(node, quantity.X) for node in walk(first)):
            return at.refuse(self, "X of both")
        later = at.with_x(self.measured).effect(self.then)
        parts = [*(first.effects if isinstance(first, effects.Sequence) else (first,)), later]
        return effects.Sequence(tuple(parts))


class SkipUntapSteps(Clause):
    """ "Players skip their untap steps" (614.10)."""

    rule = "614.10"
    en = "players skip their untap steps"
    es = "los jugadores saltan sus pasos de enderezar"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.rule(static.PlayerRule(static.SKIP_STEP, objects.EachPlayer(), step=values.UNTAP))


class SaddlesAndCrewsByToughness(ObjectVerb):
    """saddles Mounts and crews Vehicles using its toughness rather than its power (702.122, 702.171)"""

    mounts: Plural
    vehicles: Plural
    rule = "702.171"
    en = "<saddle> {mounts} and <crew> {vehicles} using its toughness rather than its power"
    es = "<ensillar> {mounts@bare} y <tripular> {vehicles@bare} usando su resistencia en lugar de su fuerza"

    def lower(self, at: Lowering) -> effects.Effect:
        only(at, self.mounts, MOUNT)
        only(at, self.vehicles, VEHICLE)
        kinds = (static.SADDLES_BY_TOUGHNESS, static.CREWS_BY_TOUGHNESS)
        return effects.Sequence(tuple(at.restrict(kind) for kind in kinds))
