"""905.2: abilities that work only in a draft: there is nothing that they do in the game that is played afterwards."""

from __future__ import annotations

from apnap.abilities import ability, static
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import PlainLine


class DraftLine(PlainLine):
    """What a card says of the draft in which it is taken (905.2)."""

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        return (ability.Static((static.DeckRule("draft"),)),)


class DraftFaceUp(DraftLine):
    """draft this card face up"""

    rule = "905.2"
    en = "draft this card face up ."
    es = "elige esta carta boca arriba en el draft ."


class DraftsWholePack(DraftLine):
    """instead of drafting a card from a booster pack, you may draft each card in that booster …"""

    rule = "905.2"
    en = (
        "instead of drafting a card from a booster pack , you may draft each card in that booster pack , one "
        "at a time . if you do , turn this card face down and you can't draft cards for the rest of this "
        "draft round ."
    )
    es = (
        "en vez de elegir una carta de un sobre en el draft , puedes elegir cada carta de ese sobre , una por "
        "una . si lo haces , pon esta carta boca abajo y no puedes elegir cartas durante el resto de esta "
        "ronda de draft ."
    )


class DraftsAtRandom(DraftLine):
    """as long as this card is face up during the draft, you can't look at booster packs and …"""

    rule = "905.2"
    en = (
        "as long as this card is face up during the draft , you can't look at booster packs and must draft "
        "cards at random . after you draft three cards this way , turn this card face down ."
    )
    es = (
        "mientras esta carta esté boca arriba durante el draft , no puedes mirar sobres y debes elegir cartas "
        "al azar . después de elegir tres cartas de esta manera , pon esta carta boca abajo ."
    )


class TakesLastCards(DraftLine):
    """each player passes the last card from each booster pack to a player who drafted a card named ~"""

    rule = "905.2"
    en = "each player passes the last card from each booster pack to a player who drafted a card named ~ ."
    es = (
        "cada jugador pasa la última carta de cada sobre a un jugador que haya elegido una carta llamada ~ en "
        "el draft ."
    )


class DraftsOneMore(DraftLine):
    """as you draft a card, you may draft a additional card from that booster pack"""

    rule = "905.2"
    en = (
        "as you draft a card , you may draft a additional card from that booster pack . if you do , put this "
        "card into that booster pack ."
    )
    es = (
        "a el elegir una carta en el draft , puedes elegir otra carta de ese sobre . si lo "
        "haces , pon esta carta en ese sobre ."
    )


class DraftsOneMorePasses(DraftLine):
    """as you draft a card, you may draft a additional card from that booster pack"""

    rule = "905.2"
    en = (
        "as you draft a card , you may draft a additional card from that booster pack . if you do , turn this "
        "card face down , then pass the next booster pack without drafting a card from it ."
    )
    es = (
        "a el elegir una carta en el draft , puedes elegir otra carta de ese sobre . si lo "
        "haces , pon esta carta boca abajo y luego pasa el próximo sobre sin elegir una carta de él ."
    )


class SeesNextDrafted(DraftLine):
    """reveal this card as you draft it"""

    rule = "905.2"
    en = "reveal this card as you draft it . you may look at the next card drafted from this booster pack ."
    es = "muestra esta carta a el elegir esta carta en el draft . puedes mirar la próxima carta elegida de este sobre ."


class ExchangesAfterDraft(DraftLine):
    """immediately after the draft, you may reveal a card in your card pool"""

    rule = "905.2"
    en = (
        "immediately after the draft , you may reveal a card in your card pool . each other player may offer "
        "you one card in their card pool in exchange . you may accept any one offer ."
    )
    es = (
        "inmediatamente después de el draft , puedes mostrar una carta de tu reserva de cartas . cada otro "
        "jugador puede ofrecerte a cambio una carta de su reserva de cartas . puedes aceptar una oferta "
        "cualquiera ."
    )


class SeesNextOfPlayer(DraftLine):
    """during the draft, you may turn this card face down"""

    rule = "905.2"
    en = (
        "during the draft , you may turn this card face down . if you do , look at the next card drafted by a "
        "player of your choice ."
    )
    es = (
        "durante el draft , puedes poner esta carta boca abajo . si lo haces , mira la próxima carta elegida "
        "por un jugador de tu elección ."
    )


class AddsBooster(DraftLine):
    """reveal this card as you draft it"""

    rule = "905.2"
    en = "reveal this card as you draft it . after you draft this card , you may add a booster pack to the draft ."
    es = (
        "muestra esta carta a el elegir esta carta en el draft . después de elegir esta carta , puedes agregar "
        "un sobre a el draft ."
    )


class SeesAnyBooster(DraftLine):
    """during the draft, you may turn this card face down"""

    rule = "905.2"
    en = (
        "during the draft , you may turn this card face down . if you do , look at any unopened booster pack "
        "in the draft or any booster pack not being looked at by another player ."
    )
    es = (
        "durante el draft , puedes poner esta carta boca abajo . si lo haces , mira un sobre cualquiera sin "
        "abrir de el draft o un sobre cualquiera que otro jugador no esté mirando ."
    )
