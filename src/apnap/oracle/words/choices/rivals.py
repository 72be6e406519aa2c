"""115.1, 102.2: targets who are ahead of whoever chooses them, and "the first player" behind that choice."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, quantity, target, values
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import narrowed
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.joined_clauses import Prefix
from apnap.oracle.phrase.numbers import Cardinal
from apnap.oracle.phrase.roots import Noun, OtherPlayer
from apnap.oracle.phrase.verb_phrases import PlayerVerb

_RIVAL = objects.IteratedPlayer()
_PAIR = "the first and the second player"


class Lead(Construct):
    """What a player has more of than another, of whom the rest of the phrase tells."""

    def measure(self, who: objects.Players, at: Lowering) -> quantity.Quantity:
        """Return the number that is compared."""
        raise NotImplementedError

    def holds(self, than: objects.Players, at: Lowering) -> conditions.Condition:
        """Return that the iterated player is ahead of another one."""
        more = quantity.Comparison(quantity.GREATER, self.measure(than, at))
        return conditions.Compare(self.measure(_RIVAL, at), more)


class LeadInLife(Lead):
    """has more life"""

    en = "has more life"
    es = "tenga más vidas"

    def measure(self, who: objects.Players, at: Lowering) -> quantity.Quantity:
        return quantity.PlayerStat(who, quantity.LIFE)


class LeadInCards(Lead):
    """has more cards in hand"""

    en = "has more cards in hand"
    es = "tenga más cartas en la mano"

    def measure(self, who: objects.Players, at: Lowering) -> quantity.Quantity:
        return quantity.PlayerStat(who, quantity.HAND_SIZE)


class LeadInPermanents(Lead):
    """controls more creatures"""

    what: Noun
    en = "controls more {what:Plural}"
    es = "controle más {what:Plural@bare}"

    def measure(self, who: objects.Players, at: Lowering) -> quantity.Quantity:
        return quantity.CountOf(narrowed(at.filter(self.what), objects.ControlledBy(who)))


class LeadBySome(Lead):
    """has at least two more cards in hand"""

    count: Cardinal
    en = "has at least {count} more cards in hand"
    es = "tenga al menos {count@f} cartas más en la mano"

    def holds(self, than: objects.Players, at: Lowering) -> conditions.Condition:
        enough = quantity.Plus(quantity.PlayerStat(than, quantity.HAND_SIZE), self.count.lower(at))
        own = quantity.PlayerStat(_RIVAL, quantity.HAND_SIZE)
        return conditions.Compare(own, quantity.Comparison(quantity.AT_LEAST, enough))


def in_graveyard(of: objects.Players, what: Noun, at: Lowering) -> quantity.Quantity:
    """Return how many such cards are in a player's graveyard."""
    return quantity.CountOf(objects.Filter((*at.filter(what).tests, objects.OwnedBy(of)), (values.GRAVEYARD,)))


class BehindInGraveyard(Lead):
    """has at least two fewer creature cards in their graveyard"""

    count: Cardinal
    what: Noun
    en = "has at least {count} fewer {what:Plural} in their graveyard"
    es = "tenga al menos {count@f} {what:Plural@bare} menos en su cementerio"

    def holds(self, than: objects.Players, at: Lowering) -> conditions.Condition:
        enough = quantity.Plus(in_graveyard(_RIVAL, self.what, at), self.count.lower(at))
        return conditions.Compare(in_graveyard(than, self.what, at), quantity.Comparison(quantity.AT_LEAST, enough))


class ChooseOpponentAhead(PlayerVerb):
    """Choose target opponent who has more life than you do as you activate this ability (115.1)."""

    lead: Lead
    rule = "115.1"
    en = "<choose> target opponent who {lead} than you do as you activate this ability"
    es = "<elegir> como objetivo a un oponente que {lead} que tú al activar esta habilidad"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.shared.targets or at.is_spell or not isinstance(at.who, objects.You):
            return at.refuse(self, "besides other targets, or of a spell")
        everybody = objects.EachOpponent()
        ahead = objects.PlayersWho(everybody, self.lead.holds(objects.You(), at))
        at.shared.targets.append(target.Target(None, everybody, as_chosen=ahead))
        at.binder.mention_players(objects.TargetPlayers(0), False)
        return effects.Nothing()


def choose_rival(at: Lowering, construct: Construct, ahead: conditions.Condition) -> effects.Effect:
    """Register the target that the subject chooses among their opponents for whom the condition holds (115.1e)."""
    if at.shared.targets or not isinstance(at.who, objects.EventPlayer):
        return at.refuse(construct, "besides other targets, or chosen by whom?")
    rivals = objects.PlayersWho(objects.OpponentsOf(at.who), ahead)
    at.shared.targets.append(target.Target(None, rivals, chooser=at.who))
    at.shared.limits[_PAIR] = at.who, objects.TargetPlayers(0)
    return effects.Nothing()


class ChooseRival(PlayerVerb):
    """Choose target player who has more life than they do and is their opponent (115.1)."""

    lead: Lead
    rule = "115.1"
    en = "<choose> target player who {lead} than they do and is their opponent"
    es = "<elegir> como objetivo a un jugador que {lead} que él y que sea su oponente"

    def lower(self, at: Lowering) -> effects.Effect:
        return choose_rival(at, self, self.lead.holds(at.who, at))


class ChooseRivalByGraveyard(PlayerVerb):
    """Choose target player whose graveyard has fewer creature cards in it than their graveyard does …"""

    what: Noun
    rule = "115.1"
    en = (
        "<choose> target player whose graveyard has fewer {what:Plural} in it than their graveyard does and is their "
        "opponent"
    )
    es = (
        "<elegir> como objetivo a un jugador cuyo cementerio tenga menos {what:Plural@bare} que el suyo y que sea su "
        "oponente"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        fewer = quantity.Comparison(quantity.LESS, in_graveyard(at.who, self.what, at))
        return choose_rival(at, self, conditions.Compare(in_graveyard(_RIVAL, self.what, at), fewer))


def one_of_pair(at: Lowering, construct: OtherPlayer, which: int) -> objects.Players:
    """Return the player who chose the target, or the target."""
    pair: tuple[objects.Players, objects.Players] | None = at.shared.limits.get(_PAIR)
    if pair is None:
        return at.unbound(construct, "which two players?")
    return at.mention_players(construct, pair[which])


class TheFirstPlayer(OtherPlayer):
    """the first player, who chose the second one as the target"""

    en = "the first player =s+3"
    es = "el primer jugador =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return one_of_pair(at, self, 0)


class TheSecondPlayer(OtherPlayer):
    """the second player, whom the first one chose as the target"""

    en = "the second player =s+3"
    es = "el segundo jugador =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return one_of_pair(at, self, 1)


class IfTheFirstDoes(Prefix):
    """If the first player does,"""

    en = "if the first player does"
    es = "si el primer jugador lo hace"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        if _PAIR not in at.shared.limits:
            return at.unbound(self, "which two players?")
        return at.if_done(clause)
