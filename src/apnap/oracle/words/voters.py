"""701.38: voting as an event, who voted for what, and more votes."""

from __future__ import annotations

from apnap.abilities import ability, objects, occurrence, static
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.roots import OtherPlayer
from apnap.oracle.words.events import SimpleEvent


class PlayersFinishVoting(SimpleEvent):
    """players finish voting (701.38)"""

    rule = "701.38"
    en = "players finish voting"
    es = "los jugadores terminen de votar"

    def triggered(self, at: Lowering) -> ability.Triggered:
        at.begin_event(objects.EventObject(), False)
        at.binder.objects.clear()
        return ability.Triggered(occurrence.KeywordAction("vote"), ability.Body())


class OpponentsWhoVotedSo(OtherPlayer):
    """each opponent who voted for a choice you voted for"""

    rule = "701.38"
    en = "each opponent who voted for a choice you voted for =s+3"
    es = "cada oponente que votó por una opción por la que votaste =s+3+m"


class OpponentsWhoVotedOtherwise(OtherPlayer):
    """each opponent who voted for a choice you didn't vote for"""

    rule = "701.38"
    en = "each opponent who voted for a choice you didn't vote for =s+3"
    es = "cada oponente que votó por una opción por la que no votaste =s+3+m"


class VoteOnceMore(Clause):
    """ "While voting, you may vote an additional time" (701.38d)"""

    rule = "701.38d"
    en = "while voting , you may vote a additional time"
    es = "al votar , puedes votar una vez adicional"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.with_player(objects.You()).player_rule(static.MAY_VOTE_AGAIN)


class GetOneMoreVote(Clause):
    """ "While voting, you get an additional vote" (701.38d)"""

    rule = "701.38d"
    en = "while voting , you get a additional vote"
    es = "al votar , obtienes un voto adicional"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.with_player(objects.You()).player_rule(static.VOTES_AGAIN)
