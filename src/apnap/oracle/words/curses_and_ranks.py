"""Players who are attacked, what others do likewise, the weakest creature, and damage that is doubled without "if"."""

from __future__ import annotations

from apnap.abilities import ability, objects, occurrence, quantity, static
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities.quantity import EventAmount, Number, Quantity, Times
from apnap.abilities.walk import substituted, walk
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.lines import Event
from apnap.oracle.phrase.nouns import SingleHead
from apnap.oracle.phrase.roots import Noun, NounPhrase, OtherPlayer, UnitPhrase
from apnap.oracle.phrase.stats import Stat, has_least
from apnap.oracle.phrase.units import Unit
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.harm import AnyDamage, harm


class PlayerIsAttacked(Event):
    """ "enchanted player is attacked": once for all attackers (508.1m)."""

    who: OtherPlayer
    rule = "508.1m"
    en = "{who@s} is attacked"
    es = "{who@s} sea atacado"

    def triggered(self, at: Lowering) -> ability.Triggered:
        who = self.who.lower(at)
        if not isinstance(who, objects.EnchantedPlayer | objects.ChosenPlayer):
            return at.refuse(self.who, "which of them?")
        at.begin_event(objects.EventObject(), True)
        at.binder.objects.clear()
        at.binder.mention_players(who, False)
        return ability.Triggered(occurrence.PlayerAttacks(objects.AnyPlayer(), whom=who), ability.Body())


class EachOpponentAttacking(OtherPlayer):
    """each opponent attacking that player: with a creature (508.6)"""

    whom: OtherPlayer
    rule = "508.6"
    en = "each opponent attacking {whom} =s+3"
    es = "cada oponente que ataca a {whom} =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        theirs = objects.ControlledBy(objects.IteratedPlayer())
        attacker = objects.Filter((objects.AttacksPlayer(self.whom.lower(at)), theirs))
        return objects.PlayersWho(objects.EachOpponent(), conditions.Exists(attacker))


class DoTheSame(PlayerVerb):
    """do the same: what the sentence before says that you do (608.2c)"""

    rule = "608.2c"
    en = ("does the same =s", "do the same =p")
    es = "<hacer> lo mismo"

    def lower(self, at: Lowering) -> effects.Effect:
        before = at.shared.sentences[-1] if at.shared.sentences else []
        known = objects.TargetObjects | objects.TargetPlayers | objects.InSlot | effects.Choose
        nodes = [node for one in before for node in walk(one)]
        if not before or at.shared.targets or any(isinstance(node, known) for node in nodes):
            return at.refuse(self, "the same as what?")
        found = tuple(substituted(one, objects.You(), at.who) for one in before)
        return found[0] if len(found) == 1 else effects.Sequence(found)


# ------------------------------------------------------------------------------------------------ the weakest


class OneWithLeast(NounPhrase):
    """ "the creature with the least power": of several, one that you choose."""

    head: SingleHead
    stat: Stat
    rule = "608.2d"
    en = ("the {head@s} with the least {stat} =s", "the {head@s} with the lowest {stat} =s")
    es = "<el@> {head@s} con la menor {stat} =s"

    def lower(self, at: Lowering) -> objects.Objects:
        if not isinstance(at.who, objects.You):
            return at.refuse(self, "chosen by another player")
        kind = objects.Filter(self.head.tests(at))
        test = has_least(kind, self.stat.number())
        return at.mention(self, at.chosen(objects.Filter((test, *kind.tests)), Number(1), Number(1)))


class YouChooseOneTied(Clause):
    """ "If two or more creatures are tied for least power, you choose one of them": so it was said already."""

    head: SingleHead
    stat: Stat
    rule = "608.2d"
    en = "if two or more {head@p} are tied for least {stat} , you choose one of them"
    es = "si dos o más {head@p} empatan con la menor {stat} , eliges una de ellas"

    def lower(self, at: Lowering) -> effects.Effect:
        nodes = [node for said in at.shared.sentences for one in said for node in walk(one)]
        if not any(isinstance(node, quantity.LeastStat) and node.stat == self.stat.number() for node in nodes):
            return at.refuse(self, "tied for what?")
        return effects.Nothing()


# ------------------------------------------------------------------------------------------------ damage and blockers


class DoublesDamage(PlayerVerb):
    """ "Double all damage that sources you control would deal" (614.1a)."""

    by: Noun
    rule = "701.10"
    en = ("<double> all damage that {by} would deal", "<double> all damage {by} would deal")
    es = "<duplicar> todo el daño que {by@1} <fuera@1> a hacer"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        found = harm(at, AnyDamage(), self.by, None)
        return at.rule(static.ModifyAmount(found.event, Times(2, EventAmount())))


class BeyondTheFirst(Unit):
    """ "creature blocking it beyond the first" (702.23b)."""

    what: UnitPhrase
    rule = "702.23b"
    en = "{what@s} beyond the first"
    es = "{what@s} después de la primera"

    def lower(self, at: Lowering) -> Quantity:
        number = self.what.how_many(at)
        return quantity.Minus(number, quantity.Least(number, Number(1)))
