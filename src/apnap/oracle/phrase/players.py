"""Players and possessors (102, 109.5)."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import objects
from apnap.abilities.designations import PlayerMark
from apnap.abilities.quantity import AT_LEAST, Comparison, Number
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.roots import NounPhrase, OtherPlayer, Player, Possessor, ShortPossessor
from apnap.oracle.phrase.target_determiners import TargetDeterminer
from apnap.oracle.several import are_several


class You(Player):
    """you (109.5)"""

    rule = "109.5"
    en = "you =p+2"
    es = "tú =s+2+m"

    def lower(self, at: Lowering) -> objects.Players:
        return objects.You()


class EachPlayer(OtherPlayer):
    """each player"""

    en = "each player =s+3"
    es = "cada jugador =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return at.mention_players(self, objects.EachPlayer())


class EachFromYou(OtherPlayer):
    """starting with you, each player (608.2f)"""

    rule = "608.2f"
    en = "starting with you , each player =s+3"
    es = "comenzando contigo , cada jugador =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return at.mention_players(self, objects.EachPlayer(from_you=True))


class EachOpponent(OtherPlayer):
    """each opponent"""

    rule = "102.3"
    en = ("each opponent =s+3", "each of your opponents =s+3")
    es = "cada oponente =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return at.mention_players(self, objects.EachOpponent())


class EachOtherPlayer(OtherPlayer):
    """each other player"""

    en = "each other player =s+3"
    es = "cada otro jugador =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        mentioned = at.binder.last_players()
        than = mentioned if isinstance(mentioned, objects.EventPlayer | objects.OwnerOf) else objects.You()
        return at.mention_players(self, objects.EachOtherPlayer(than))


class OnePlayer(OtherPlayer):
    """One player that is no target."""


class AnOpponent(OnePlayer):
    """an opponent"""

    en = "a opponent =s+3"
    es = "un oponente =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return at.mention_players(self, objects.AnyOpponent())


class APlayer(OnePlayer):
    """a player"""

    en = "a player =s+3"
    es = "un jugador =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return at.mention_players(self, objects.AnyPlayer())


class AnotherPlayer(OtherPlayer):
    """another player"""

    en = "another player =s+3"
    es = "otro jugador =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        """Another than who is spoken of: you, or who does something."""
        who = objects.You() if are_several(at.who) else at.who
        return at.mention_players(self, objects.AllBut(objects.EachPlayer(), who))


class ThatPlayer(OnePlayer):
    """that player"""

    en = ("that player =s+3", "that opponent =s+3")
    es = ("ese jugador =s+3+m", "ese oponente =s+3+m")

    def lower(self, at: Lowering) -> objects.Players:
        return at.binder.that_player(self)


class ThePlayer(OnePlayer):
    """the player"""

    en = "the player =s+3"
    es = "el jugador =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return at.binder.that_player(self)


class TheyPlayer(OnePlayer):
    """they, of one player"""

    en = "they =p+3"
    es = "ese jugador =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return at.binder.that_player(self)


class ThosePlayers(OtherPlayer):
    """those players"""

    en = "those players =p+3"
    es = "esos jugadores =p+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        """Return the players spoken of last, who are several."""
        found = at.binder.last_players()
        if found is None or not (are_several(found) or at.are_several_targets(found)):
            return at.unbound(self, "no players that it could refer to")
        return found


class DefendingPlayer(OtherPlayer):
    """defending player (506.2)"""

    rule = "506.2"
    en = "defending player =s+3"
    es = "el jugador defensor =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return at.mention_players(self, objects.DefendingPlayer())


class AttackingPlayer(OtherPlayer):
    """the attacking player"""

    rule = "506.2"
    en = ("the attacking player =s+3", "that attacking player =s+3", "attacking player =s+3")
    es = "el jugador atacante =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return objects.AttackingPlayer()


class YourOpponents(OtherPlayer):
    """your opponents"""

    en = "your opponents =p+3"
    es = "tus oponentes =p+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return objects.EachOpponent()


class Opponents(OtherPlayer):
    """opponents"""

    en = "opponents =p+3"
    es = "los oponentes =p+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return objects.EachOpponent()


class AllPlayers(OtherPlayer):
    """players"""

    en = ("players =p+3", "all players =p+3")
    es = ("los jugadores =p+3+m", "todos los jugadores =p+3+m")

    def lower(self, at: Lowering) -> objects.Players:
        return objects.EachPlayer()


class OneOfYourOpponents(OtherPlayer):
    """one of your opponents"""

    en = "one of your opponents =s+3"
    es = "uno de tus oponentes =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return at.mention_players(self, objects.AnyOpponent())


class EnchantedPlayer(OtherPlayer):
    """enchanted player (303.4)"""

    rule = "303.4"
    en = ("enchanted player =s+3", "enchanted opponent =s+3")
    es = ("el jugador encantado =s+3+m", "el oponente encantado =s+3+m")

    def lower(self, at: Lowering) -> objects.Players:
        return at.mention_players(self, objects.EnchantedPlayer())


class ChosenPlayer(OnePlayer):
    """the chosen player"""

    en = ("the chosen player =s+3", "the chosen opponent =s+3")
    es = "el jugador elegido =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        mentioned = at.binder.last_players()
        if isinstance(mentioned, objects.TargetPlayers | objects.PlayersInSlot):
            return mentioned  # chosen by this very ability
        return objects.ChosenPlayer()


class ActivePlayer(OtherPlayer):
    """the active player (102.1)"""

    rule = "102.1"
    en = "the active player =s+3"
    es = "el jugador activo =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return objects.ActivePlayer()


class Monarch(OtherPlayer):
    """the monarch (725)"""

    rule = "725"
    en = "the monarch =s+3"
    es = "el monarca =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        reigns = conditions.Compare(PlayerMark(objects.IteratedPlayer(), "monarch"), Comparison(AT_LEAST, Number(1)))
        return at.mention_players(self, objects.PlayersWho(objects.EachPlayer(), reigns))


def targeted(at: Lowering, phrase: OtherPlayer, determiner: TargetDeterminer, who: objects.Players) -> objects.Players:
    """Register a target among these players, and mention it (115.1)."""
    minimum, maximum = determiner.bounds(at)
    return at.mention_players(phrase, at.target_players(who, minimum, maximum, another=determiner.another()))


class TargetPlayer(OtherPlayer):
    """target player (115.1)"""

    determiner: TargetDeterminer
    rule = "115.1"
    en = "{determiner@} <player@> =3"
    es = "{determiner@} <jugador@> objetivo =3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return targeted(at, self, self.determiner, objects.EachPlayer())


class TargetOpponent(OtherPlayer):
    """target opponent (115.1)"""

    determiner: TargetDeterminer
    rule = "115.1"
    en = "{determiner@} <opponent@> =3"
    es = "{determiner@} <oponente@> objetivo =3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return targeted(at, self, self.determiner, objects.EachOpponent())


class ItsController(OtherPlayer):
    """its controller"""

    en = "its controller =s+3"
    es = "su controlador =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return at.mention_players(self, objects.ControllerOf(at.binder.its(self)))


class ItsOwner(OtherPlayer):
    """its owner (108.3)"""

    rule = "108.3"
    en = ("its owner =s+3", "his owner =s+3", "her owner =s+3")
    es = "su propietario =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return at.mention_players(self, objects.OwnerOf(at.binder.its(self)))


class TheirControllers(OtherPlayer):
    """their controllers"""

    en = ("their controllers =p+3", "their controller =s+3")
    es = "sus controladores =p+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return at.mention_players(self, objects.ControllerOf(at.binder.them(self)))


class TheirOwners(OtherPlayer):
    """their owners"""

    en = ("their owners =p+3", "their owner =s+3")
    es = "sus propietarios =p+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return at.mention_players(self, objects.OwnerOf(at.binder.them(self)))


class ControllerOf(OtherPlayer):
    """that creature's controller"""

    what: NounPhrase
    en = ("{what} 's controller =s+3", "the controller of {what} =s+3")
    es = "el controlador de {what} =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return at.mention_players(self, objects.ControllerOf(at.objects(self.what)))


class OwnerOf(OtherPlayer):
    """that card's owner"""

    what: NounPhrase
    en = ("{what} 's owner =s+3", "the owner of {what} =s+3")
    es = "el propietario de {what} =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return at.mention_players(self, objects.OwnerOf(at.objects(self.what)))


class NoOpponent(OtherPlayer):
    """no opponent, in conditions"""

    en = "no opponent =s+3"
    es = "ningún oponente =s+3+m"


class AnyPlayerAtAll(OtherPlayer):
    """any player"""

    en = "any player =s+3"
    es = "cualquier jugador =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        return objects.AnyPlayer()


class SeveralPlayers(OtherPlayer):
    """One or more players of an event: what they do, or are dealt, is one event."""

    def any_of_them(self) -> objects.Players:
        """Return whose events count."""
        return objects.AnyPlayer()


class OneOrMorePlayers(SeveralPlayers):
    """one or more players, of an event"""

    en = "one or more players =p+3"
    es = "uno o más jugadores =p+3+m"


class OneOrMoreOpponents(SeveralPlayers):
    """one or more opponents, of an event"""

    en = ("one or more opponents =p+3", "one or more of your opponents =p+3")
    es = "uno o más oponentes =p+3+m"

    def any_of_them(self) -> objects.Players:
        return objects.AnyOpponent()


class PlayersAnd(Player):
    """ "you and target opponent"."""

    first: Player
    second: OtherPlayer
    en = "{first:Player} and {second} =p+3"
    es = "{first:Player} y {second} =p+3"

    def lower(self, at: Lowering) -> objects.Players:
        found = objects.PlayersTogether((self.first.lower(at), self.second.lower(at)))
        if any(isinstance(one, objects.AnyPlayer | objects.AnyOpponent) for one in found.parts):
            return at.refuse(self, "which player?")
        return found


class EitherPlayer(OtherPlayer):
    """ "that player or that planeswalker's controller": of one target, whichever it is."""

    first: Player
    second: OtherPlayer
    rule = "115.1"
    en = "{first:ThatPlayer} or {second:ControllerOf} =s+3"
    es = "{first:ThatPlayer} o {second:ControllerOf} =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        players = self.first.lower(at), self.second.lower(at)
        target, controller = players
        if (
            not isinstance(target, objects.TargetPlayers)
            or not isinstance(controller, objects.ControllerOf)
            or controller.what != objects.TargetObjects(target.index)
        ):
            return at.refuse(self, "of two targets")
        return at.mention_players(self, objects.PlayersTogether(players))


# ------------------------------------------------------------------------------------------------ possessors


class Your(ShortPossessor):
    """your"""

    en = "your"
    es = "<tu@>"

    def of_player(self, at: Lowering) -> objects.Players:
        return objects.You()


class Its(Possessor):
    """its"""

    en = ("its", "his", "her")
    es = "<su@>"

    def of_object(self, at: Lowering) -> objects.Objects:
        return at.binder.own(self)


class Their(ShortPossessor):
    """their, of one or several players"""

    en = "their"
    es = "<su@>"

    def of_player(self, at: Lowering) -> objects.Players:
        return at.binder.their(self)


class OfPlayer(Possessor):
    """target player's"""

    who: OtherPlayer
    en = ("{who@s} 's", "{who@p} '")
    es = "{who@}"

    def of_player(self, at: Lowering) -> objects.Players:
        return self.who.lower(at)


class OfObject(Possessor):
    """that creature's"""

    what: NounPhrase
    en = ("{what@s} 's", "{what@p} '")
    es = "{what}"

    def of_object(self, at: Lowering) -> objects.Objects:
        return at.objects(self.what)
