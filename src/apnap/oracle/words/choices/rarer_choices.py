"""608.2c–d: a player with the most life, what two players control, cards to scry, coins that came up heads."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.players import EitherPlayer
from apnap.oracle.phrase.roots import Condition, OtherPlayer, Player, UnitPhrase
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.choices.what_was_theirs import yours_destroyed
from apnap.oracle.words.coins import uncalled


class ChooseWhoHasMostLife(PlayerVerb):
    """Choose a player with the most life or tied for most life (119.1)."""

    rule = "119.1"
    en = "<choose> a player with the most life or tied for most life"
    es = "<elegir> un jugador con la mayor cantidad de vidas o empatado con la mayor cantidad"

    def lower(self, at: Lowering) -> effects.Effect:
        everybody, one = objects.EachPlayer(), objects.IteratedPlayer()
        life = quantity.PlayerStat(one, quantity.LIFE)
        most = quantity.Comparison(quantity.AT_LEAST, quantity.GreatestOfPlayers(everybody, life))
        slot = at.slot()
        at.binder.mention_players(objects.PlayersInSlot(slot), False)
        return effects.ChoosePlayers(at.who, objects.PlayersWho(everybody, conditions.Compare(life, most)), slot)


class ControlledByEither(After, Relative):
    """controlled by that player or by that planeswalker's controller (115.1)"""

    first: Player
    second: OtherPlayer
    rule = "115.1"
    en = "controlled by {first:ThatPlayer} or by {second:ControllerOf}"
    es = (
        "controladas por {first:ThatPlayer} o por {second:ControllerOf} =p+f",
        "controlados por {first:ThatPlayer} o por {second:ControllerOf} =p+m",
        "controlada por {first:ThatPlayer} o por {second:ControllerOf} =s+f",
        "controlado por {first:ThatPlayer} o por {second:ControllerOf} =s+m",
    )

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.ControlledBy(EitherPlayer(self.first, self.second).lower(at)),)


class ScryCardsEqual(PlayerVerb):
    """Scry a number of cards equal to a quantity (701.22)."""

    measured: Measured
    rule = "701.22"
    en = "<scry> a number of cards equal to {measured}"
    es = "<adivinar> una cantidad de cartas igual a {measured}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Scry(at.who, self.measured.lower(at), at.slot())


class YoursOrTokenDestroyed(Condition):
    """a permanent you controlled or a token was destroyed this way (608.2c)"""

    what: UnitPhrase
    rule = "608.2c"
    en = "a {what:Singular@1+s} you controlled or a token was destroyed this way"
    es = "se destruyó un {what:Singular@1+s} que controlabas o una ficha de esta manera"

    def lower(self, at: Lowering) -> conditions.Condition:
        fate = at.done_to(self, "destroyed")
        tokens = objects.Those(fate, objects.Filter((objects.Is(objects.TOKEN),), ()))
        some = quantity.Comparison(quantity.AT_LEAST, quantity.Number(1))
        found = (yours_destroyed(at, self, self.what), tokens)
        return conditions.AnyTrue(tuple(conditions.Compare(quantity.CountObjects(one), some) for one in found))


class CoinsThatCameUpHeads(Measured):
    """ "the number of coins that came up heads": nobody calls these flips (705.3)."""

    rule = "705.3"
    en = "the number of coins that came up heads"
    es = "la cantidad de monedas que salieron cara"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.AmountInSlot(uncalled(at, self)[0])
