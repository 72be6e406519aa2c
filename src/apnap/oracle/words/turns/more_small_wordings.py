"""102, 121, 309, 603: wordings of few cards: a player of your choice, last turn, as many cards as were discarded."""

from __future__ import annotations

from apnap.abilities import ability, change, objects, occurrence, static
from apnap.abilities import condition as conditions
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SubjectClause
from apnap.oracle.phrase.relatives_of_state import Name
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase, OtherPlayer
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.designations import has_mark
from apnap.oracle.words.histories import at_least, entered_under_you
from apnap.oracle.words.protection import Against
from apnap.oracle.words.statics import PlayerProhibition


class PlayerOfYourChoice(OtherPlayer):
    """a player of your choice, chosen as it is carried out (608.2d)"""

    rule = "608.2d"
    en = "a player of your choice =s+3"
    es = "un jugador de tu elección =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        done = at.shared.done
        slot = at.slot()
        at.shared.done = done
        at.shared.prelude.append(effects.ChoosePlayers(objects.You(), objects.EachPlayer(), slot))
        return at.mention_players(self, objects.PlayersInSlot(slot))


class CounterWasPutOn(Condition):
    """a counter was put on this creature this turn (122.6)"""

    what: NounPhrase
    rule = "122.6"
    en = "a counter was put on {what:SelfReference} this turn"
    es = "se puso un contador sobre {what:SelfReference} este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.ThisTurnHappened(occurrence.CountersPut("", objects.Filter((objects.IsSource(),))))


class DrawAsManyAsDiscarded(PlayerVerb):
    """Draw as many cards as they discarded this way (121.1)."""

    rule = "121.1"
    en = "<draw> as many cards as they discarded this way"
    es = "<robar> tantas cartas como haya descartado de esta manera"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Draw(at.who, at.that_many(self), slot=at.slot())


class CantInTheirNextTurn(SubjectClause):
    """ "Each opponent can't cast instant spells during that player's next turn" (611.2)."""

    who: OtherPlayer
    deeds: PlayerProhibition
    rule = "611.2"
    en = "{who@s} can't {deeds} during that player 's next turn"
    es = "{who@s} no puede {deeds} durante el próximo turno de ese jugador"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        one = objects.IteratedPlayer()
        rule = effects.ContinuousRule(self.deeds.parts(at.with_player(one)), durations.DuringNextTurnOf(one))
        return effects.ForEachPlayer(self.who.lower(at), rule)


class YouAndTheyHaveProtection(SubjectClause):
    """ "You and permanents you control have protection from Salamanders" (702.16)."""

    what: Noun
    quality: Against
    rule = "702.16"
    en = "you and {what:Plural} have protection from {quality}"
    es = "tú y {what:Plural} tienen protección contra {quality}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "for how long?")
        against = objects.Filter((self.quality.test(at),), ())
        yours = at.with_player(objects.You()).player_rule(static.PROTECTION_FROM, what=against)
        given = change.AddAbility(ability.Keyword("protection", what=against))
        return effects.Sequence((yours, at.with_object(self.what).change(given)))


class EnteredLastTurn(Condition):
    """you had another creature enter the battlefield under your control last turn (603.6a)"""

    what: Noun
    rule = "603.6a"
    en = "you had {what} enter the battlefield under your control last turn"
    es = "{what@s} entró al campo de batalla bajo tu control en el último turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        found = entered_under_you(at, self.what)
        return conditions.ThisTurnHappened(found, at_least(at, self.what), last_turn=True)


class ItselfDamagedIt(Condition):
    """this creature dealt damage to it this turn (120.3)"""

    what: NounPhrase
    rule = "120.3"
    en = "{what:SelfReference} dealt damage to it this turn"
    es = "{what:SelfReference} le hizo daño este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        itself = objects.Filter((objects.IsSource(),), ())
        hurt = objects.ThisTurnTest(occurrence.IsDealtDamage(objects.Filter((), ()), itself))
        return conditions.Fits(at.binder.it(self), objects.Filter((hurt,), ()))


class HaventCompleted(Condition):
    """you haven't completed a dungeon of that name (309.7)"""

    name: Name
    rule = "309.7"
    en = "you haven't completed {name}"
    es = "no completaste {name}"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.NotTrue(has_mark(f"completed {self.name.text}"))
