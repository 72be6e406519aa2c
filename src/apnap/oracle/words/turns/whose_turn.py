"""102, 500, 606.3: whose turn it is, what is never lost, loyalty in any turn, players by what they have."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, quantity, static
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, SubjectClause
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase, OtherPlayer, Player
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.several import one_alone
from apnap.oracle.words.comparing_players import ONE, Measure, controlled
from apnap.oracle.words.statics import PlayerProhibition
from apnap.oracle.words.steps import StepName

_EVERYBODY = (objects.EachPlayer, objects.EachOpponent)


class IsntTurnOf(Condition):
    """it isn't that player's turn"""

    who: OtherPlayer
    rule = "102.1"
    en = ("it isn't {who} 's turn", "it's not {who} 's turn")
    es = "no <ser@0+3+s> el turno de {who}"

    def lower(self, at: Lowering) -> conditions.Condition:
        who = self.who.lower(at)
        return conditions.NotTrue(conditions.YourTurn(who)) if isinstance(who, ONE) else at.refuse(self.who, "whose?")


class LoseLifeProhibition(PlayerProhibition):
    """lose life"""

    rule = "119.8"
    en = "lose life"
    es = "perder vidas"

    def kind(self) -> int:
        return static.CANT_LOSE_LIFE


class LoyaltyInAnyTurn(Clause):
    """ "You may activate loyalty abilities of this permanent on any player's turn any time you could cast an instant"
    (606.3)."""

    what: NounPhrase
    rule = "606.3"
    en = "you may activate loyalty abilities of {what} on any player 's turn any time you could cast a instant"
    es = (
        "puedes activar habilidades de lealtad de {what} en el turno de cualquier jugador en cualquier momento en que "
        "pudieras lanzar un instantáneo"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        what: objects.Objects | objects.Filter = objects.This() if self.what.is_self() else at.filter(self.what)
        if isinstance(what, objects.Filter) and objects.ControlledBy(objects.You()) not in what.tests:
            return at.refuse(self.what, "of planeswalkers of other players")
        return at.rule(static.AsThough(static.LOYALTY_ANY_TIME, what))


class OwnedThatOpponentsControl(After, Relative):
    """you own that your opponents control (108.3)"""

    rule = "108.3"
    en = "you own that your opponents control"
    es = (
        "del que eres propietario y que controlan tus oponentes =m+s",
        "de la que eres propietario y que controlan tus oponentes =f+s",
        "de los que eres propietario y que controlan tus oponentes =m+p",
        "de las que eres propietario y que controlan tus oponentes =f+p",
    )

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return objects.OwnedBy(objects.You()), objects.ControlledBy(objects.EachOpponent())


def at_an_end(measure: Measure, comparison: int) -> objects.Players:
    """Return each player compared with whom each other player has less (or not more, or not fewer)."""
    bound = quantity.Comparison(comparison, measure(objects.IteratedPlayer()))
    others = objects.EachOtherPlayer(objects.IteratedPlayer())
    found = conditions.PlayerCompare(others, measure(objects.IteratedPlayer()), bound, every=True)
    return objects.PlayersWho(objects.EachPlayer(), found)


class EachWhoControlsTheMost(OtherPlayer):
    """each player who controls the most creatures: those who are tied, too"""

    what: Noun
    rule = "102.1"
    en = "each player who controls the most {what:Plural} =s+3"
    es = "cada jugador que controle la mayor cantidad de {what:Plural@bare} =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return at.mention_players(self, at_an_end(controlled(at, self.what), quantity.AT_MOST))


class EachWhoControlsTheFewest(OtherPlayer):
    """each player who controls the fewest creatures: those who are tied, too"""

    what: Noun
    rule = "102.1"
    en = "each player who controls the fewest {what:Plural} =s+3"
    es = "cada jugador que controle la menor cantidad de {what:Plural@bare} =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return at.mention_players(self, at_an_end(controlled(at, self.what), quantity.AT_LEAST))


class DealtCombatDamageBy(Condition):
    """an opponent was dealt combat damage by a legendary creature this turn (120.3)"""

    who: OtherPlayer
    what: Noun
    rule = "120.3"
    en = "{who@s} was dealt combat damage by {what:Determined} this turn"
    es = "{what:Determined@s} le hizo daño de combate a {who@s} este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        source, several = self.what.event_subject(at)
        if several:
            return at.refuse(self.what, "by several")
        who = self.who.lower(at)
        if not isinstance(who, ONE) and one_alone(who) is None:
            return at.refuse(self.who, "which of them?")
        source = objects.Filter(source.tests, ())
        return conditions.ThisTurnHappened(occurrence.DealsDamage(source, to_players=who, combat=True))


class PlayersSkipSteps(SubjectClause):
    """ "Players skip their upkeep steps" (614.10)."""

    who: Player
    step: StepName
    rule = "614.10"
    en = "{who@p} <skip@p> their {step} steps"
    es = "{who:OtherPlayer@p} se saltan sus pasos de {step}"

    def lower(self, at: Lowering) -> effects.Effect:
        who = self.who.lower(at)
        if not at.is_static or not isinstance(who, _EVERYBODY):
            return at.refuse(self, "outside a static ability, or of one player")
        return at.rule(static.PlayerRule(static.SKIP_STEP, who, step=self.step.number()))


class ControlDuringTheirNextTurn(PlayerVerb):
    """Control a player during their next turn (723.1)."""

    who: OtherPlayer
    rule = "723.1"
    en = "<control> {who} during their next turn"
    es = "<controlar> a {who} durante su próximo turno"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        who = self.who.lower(at)
        return effects.ControlPlayer(at.who, who) if isinstance(who, ONE) else at.refuse(self.who, "one after another")


class AnotherOfEachKind(Clause):
    """ "For each kind of counter on target permanent or player, give that permanent or player another …" (122.1)."""

    rule = "122.1"
    en = (
        "for each kind of counter on target permanent or player , give that permanent or player another counter of "
        "that kind"
    )
    es = (
        "por cada tipo de contador en el permanente o jugador objetivo , dale a ese permanente o jugador otro contador "
        "de ese tipo"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        return effects.AddEachKind(*at.target_permanent_or_player())
