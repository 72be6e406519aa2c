"""Players by whether they did what each of several players might or had to do (608.2c, 608.2f)."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, quantity
from apnap.abilities.quantity import Quantity
from apnap.abilities.walk import walk
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import narrowed
from apnap.oracle.phrase.numbers import NumberWord
from apnap.oracle.phrase.players import OnePlayer
from apnap.oracle.phrase.roots import Condition, Noun, OtherPlayer
from apnap.oracle.phrase.units import Unit, done_for_each


def _asked_only_if(at: Lowering, slot: int) -> conditions.Condition | None:
    """Return the condition under which an earlier sentence asked players at all; None: it asked them anyway."""
    for one in (one for said in at.shared.sentences for one in said):
        if isinstance(one, effects.If) and any(getattr(node, "slot", 0) == slot for node in walk(one.then)):
            return one.condition
    return None


def who_did(at: Lowering, construct: Construct, did: bool, who: objects.Players) -> objects.Players:
    """Return those of the players who did what the sentence before said, or those who did not."""
    if at.shared.who_did is None:
        return at.unbound(construct, "who did what?")
    slot, asked = at.shared.who_did
    only_if = None if did else _asked_only_if(at, slot)
    if only_if is not None:  # "you may … . If you do, each opponent may … . Each opponent who doesn't …": nobody else
        at.shared.limits["only_if"] = only_if
    if not did:
        return objects.AllBut(who, objects.PlayersInSlot(slot))
    if asked != who:
        return at.refuse(construct, "others did so, too")
    return objects.PlayersInSlot(slot)


class EachPlayerWhoDoes(OtherPlayer):
    """each player who does"""

    en = ("each player who does =s+3", "each player who did =s+3")
    es = ("cada jugador que lo haga =s+3+m", "cada jugador que lo hizo =s+3+m")

    def lower(self, at: Lowering) -> objects.Players:
        return who_did(at, self, True, objects.EachPlayer())


class EachPlayerWhoDoesnt(OtherPlayer):
    """each player who doesn't"""

    en = ("each player who doesn't =s+3", "each player who didn't =s+3", "each player who can't =s+3")
    es = (
        "cada jugador que no lo haga =s+3+m",
        "cada jugador que no lo hizo =s+3+m",
        "cada jugador que no pueda =s+3+m",
    )

    def lower(self, at: Lowering) -> objects.Players:
        return who_did(at, self, False, objects.EachPlayer())


class EachOpponentWhoDoes(OtherPlayer):
    """each opponent who does"""

    en = ("each opponent who does =s+3", "each opponent who did =s+3")
    es = ("cada oponente que lo haga =s+3+m", "cada oponente que lo hizo =s+3+m")

    def lower(self, at: Lowering) -> objects.Players:
        return who_did(at, self, True, objects.EachOpponent())


class EachOpponentWhoDoesnt(OtherPlayer):
    """each opponent who doesn't"""

    en = ("each opponent who doesn't =s+3", "each opponent who didn't =s+3", "each opponent who can't =s+3")
    es = (
        "cada oponente que no lo haga =s+3+m",
        "cada oponente que no lo hizo =s+3+m",
        "cada oponente que no pueda =s+3+m",
    )

    def lower(self, at: Lowering) -> objects.Players:
        return who_did(at, self, False, objects.EachOpponent())


class OpponentWhoDoesUnit(Unit):
    """ "opponent who does"."""

    en = ("opponent who does", "opponent who did")
    es = ("oponente que lo haga", "oponente que lo hizo")

    def lower(self, at: Lowering) -> Quantity:
        return quantity.CountPlayers(who_did(at, self, True, objects.EachOpponent()))

    def repeat(self, clause: Construct, at: Lowering) -> effects.Effect:
        return done_for_each(self, who_did(at, self, True, objects.EachOpponent()), clause, at)


class OpponentWhoDoesntUnit(Unit):
    """ "opponent who doesn't"."""

    en = ("opponent who doesn't", "opponent who didn't", "opponent who can't")
    es = ("oponente que no lo haga", "oponente que no lo hizo", "oponente que no pueda")

    def lower(self, at: Lowering) -> Quantity:
        return quantity.CountPlayers(who_did(at, self, False, objects.EachOpponent()))

    def repeat(self, clause: Construct, at: Lowering) -> effects.Effect:
        return done_for_each(self, who_did(at, self, False, objects.EachOpponent()), clause, at)


class EachOtherOpponent(OtherPlayer):
    """each other opponent"""

    en = "each other opponent =s+3"
    es = "cada otro oponente =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return objects.AllBut(objects.EachOpponent(), at.binder.that_player(self))


class EachOpponentOfThat(OtherPlayer):
    """each of that player's opponents (102.2)"""

    rule = "102.2"
    en = "each of that player 's opponents =s+3"
    es = "cada uno de los oponentes de ese jugador =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return objects.OpponentsOf(at.binder.that_player(self))


class ThemPlayer(OnePlayer):
    """them, of one player: "this creature deals 2 damage to them" """

    en = "them =p+3"
    es = "ese jugador =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        if any(one.plural is not False for one in at.binder.objects):
            return at.unbound(self, "objects or a player?")
        return at.binder.that_player(self)


class ControlsDifferentNames(Condition):
    """you control seven or more lands with different names"""

    count: NumberWord
    what: Noun
    rule = "201.2"
    en = "you control {count} or more {what:Plural} with different names"
    es = "<controlar@0+2+s> {count} o más {what:Plural@bare} con nombres diferentes"

    def lower(self, at: Lowering) -> conditions.Condition:
        found = at.filter(self.what)
        yours = narrowed(found, objects.ControlledBy(objects.You()))
        number = quantity.DistinctOf(yours, quantity.DISTINCT_NAMES)
        return conditions.Compare(number, quantity.Comparison(quantity.AT_LEAST, self.count.lower(at)))
