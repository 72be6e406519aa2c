"""508, 509: what happens to attackers and blockers, whom they attack, and what comes at the end of combat."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import condition as conditions
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, static, values
from apnap.abilities.quantity import Number
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.determiners_of_amounts import CountedOrMore, OneOrMore
from apnap.oracle.phrase.joined_clauses import Prefix
from apnap.oracle.phrase.modifiers import After, Before, QualityChoice, Relative
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.nouns import SingleHead
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase, OtherPlayer, Parts, Player
from apnap.oracle.phrase.verb_phrases import ObjectVerb
from apnap.oracle.words.combat_rules import subject_of
from apnap.oracle.words.events import PlayerEvent


class BecomesBlockedNow(ObjectVerb):
    """becomes blocked (509.1h)"""

    rule = "509.1h"
    en = "<become> blocked"
    es = ("pasa a estar <bloqueado@> =s", "pasan a estar <bloqueado@> =p")

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        return effects.BecomeBlocked(at.what)


class AttacksAnyoneElse(ObjectVerb):
    """attacks a player other than you if able (508.1d)"""

    rule = "508.1d"
    en = "<attack> a player other than you if able"
    es = ("<atacar> a un jugador que no seas tú si puede =s", "<atacar> a un jugador que no seas tú si pueden =p")

    def lower(self, at: Lowering) -> effects.Effect:
        others = objects.AllBut(objects.EachPlayer(), objects.You())
        return at.rule(static.Restriction(static.MUST_ATTACK, subject_of(at), whom=others))


class CantAttackAgain(ObjectVerb):
    """can't attack a player it has already attacked this turn (508.1c)"""

    rule = "508.1c"
    en = "can't attack a player it has already attacked this turn"
    es = "no <poder> atacar a un jugador al que ya haya atacado este turno"

    def lower(self, at: Lowering) -> effects.Effect:
        if subject_of(at) != objects.This():
            return at.refuse(self, "of several creatures")
        own = objects.Filter((objects.IsSource(),), ())
        attacked = conditions.ThisTurnHappened(occurrence.Attacks(own, objects.IteratedPlayer()))
        who = objects.PlayersWho(objects.EachPlayer(), attacked)
        return at.rule(static.Restriction(static.CANT_ATTACK, objects.This(), whom=who))


class AtNextEndOfCombat(Prefix):
    """At this turn's next end of combat, (603.7)"""

    rule = "603.7"
    en = "at this turn 's next end of combat"
    es = "al próximo final del combate de este turno"

    def occurrence(self, at: Lowering) -> occurrence.Occurrence:
        """Return the beginning of that step."""
        return occurrence.BeginningOf(values.END_COMBAT, objects.EachPlayer())

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        found = at.delayed(self, clause)
        if not isinstance(found, effects.DelayedTrigger):
            return at.refuse(self)
        return replace(found, duration=durations.UntilEndOfTurn())


class AnyTargetThatIsnt(NounPhrase):
    """ "any target that isn't a Dinosaur" (115.4)."""

    kind: SingleHead
    rule = "115.4"
    en = "any target that isn't a {kind@s} =s"
    es = ("cualquier objetivo que no sea un {kind@s+m} =s", "cualquier objetivo que no sea una {kind@s+f} =s")

    def parts(self, at: Lowering) -> Parts:
        found = at.any_target(another=False)
        target = at.shared.targets[-1]
        assert target.objects is not None
        other = objects.Not(at.all_of(self.kind.tests(at)))
        described = replace(target.objects, tests=(other, *target.objects.tests))
        at.shared.targets[-1] = replace(target, objects=described)
        return found


class ThatIsEither(After, Relative):
    """that's enchanted or equipped, that's attacking or blocking"""

    qualities: QualityChoice
    en = "<that is@> {qualities}"
    es = "que <estar@n+sub> {qualities@}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return self.qualities.tests(at)


class IsEither(Condition):
    """it's attacking or blocking"""

    what: NounPhrase
    qualities: QualityChoice
    en = ("{what@1} <be@1> {qualities}", "it's {qualities} {what=It}")
    es = ("<estar@0+3+s> {qualities@1+s} {what=It@1}", "{what@} <estar@> {qualities@}")

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.Fits(at.objects(self.what), objects.Filter(self.qualities.tests(at)))


class IsNeither(Condition):
    """this creature isn't attacking or blocking"""

    what: NounPhrase
    qualities: QualityChoice
    en = ("{what@1} <be not@1> {qualities}", "it isn't {qualities} {what=It}")
    es = ("no <estar@0+3+s> {qualities@1+s} {what=It@1}", "{what@} no <estar@> {qualities@}")

    def lower(self, at: Lowering) -> conditions.Condition:
        found = objects.Filter(self.qualities.tests(at))
        return conditions.NotTrue(conditions.Fits(at.objects(self.what), found))


class PlayerAttacksWhomWith(PlayerEvent):
    """attack enchanted player with one or more creatures (508.1m)"""

    whom: Player
    what: Noun
    rule = "508.1m"
    en = "<attack> {whom} with {what}"
    es = ("te <atacar> con {what} {whom=You}", "<atacar> a {whom} con {what}")

    def is_of_several(self, at: Lowering) -> bool:
        return False  # it is one event for each attacking player (508.1m)

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        what = self.what
        if not isinstance(what, Determined) or not isinstance(what.determiner, OneOrMore | CountedOrMore):
            return at.refuse(what)
        least = what.determiner.count.lower(at) if isinstance(what.determiner, CountedOrMore) else Number(1)
        if not isinstance(least, Number):
            return at.refuse(what, "how many?")
        return occurrence.PlayerAttacks(who, at.filter(what), least.n, whom=self.whom.lower(at))


class DidntAttackWithACreature(Condition):
    """you didn't attack with a creature this turn"""

    rule = "508.1a"
    en = "you didn't attack with a creature this turn"
    es = "no atacaste con una criatura este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.NotTrue(conditions.ThisTurnHappened(occurrence.PlayerAttacks(objects.You())))


# ------------------------------------------------------------------------------------------------ whom they attack


class AttackingOnesOf(After, Relative):
    """attacking that player"""

    who: OtherPlayer
    rule = "508.1b"
    en = ("attacking {who}", "<that is@> attacking {who}")
    es = ("que <atacar@n+ind> a {who}", "que <estar@n+sub> atacando a {who}")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.AttacksPlayer(self.who.lower(at)),)


class TappedAndAttacking(Before, Relative):
    """tapped and attacking: of tokens, how they enter (508.4)"""

    rule = "508.4"
    rank = 4
    en = "tapped and attacking"
    es = ("que esté <girado@> y atacando =s", "que estén <girado@> y atacando =p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return objects.Is(objects.TAPPED), objects.Is(objects.ATTACKING)


class ThatAttacksAlone(After, Relative):
    """that's attacking alone"""

    rule = "506.5"
    en = "<that is@> attacking alone"
    es = ("que esté atacando solo =m+s", "que esté atacando sola =f+s")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Is(objects.ATTACKING_ALONE),)


class LastChosenPlayer(OtherPlayer):
    """the last chosen player: a later choice takes the place of the one before"""

    rule = "607.2d"
    en = "the last chosen player =s+3"
    es = "el último jugador elegido =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return objects.ChosenPlayer()
