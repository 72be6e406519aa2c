"""106.12a, 121.1, 702.194a: mana of a chosen color, cards drawn from the bottom, creatures that work as a team."""

from __future__ import annotations

from typing import cast

from apnap.abilities import ability, objects, occurrence, static
from apnap.abilities import effect as effects
from apnap.abilities import mana as manas
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.events import ObjectEvent, SimpleEvent, of_object


class TappedForChosenColor(SimpleEvent):
    """a basic land is tapped for mana of the chosen color (106.12a)"""

    what: Noun
    rule = "106.12a"
    en = "{what@1} <be@1> tapped for mana of the chosen color"
    es = "se <girar@1+sub> {what@1} para obtener maná de el color elegido"

    def triggered(self, at: Lowering) -> ability.Triggered:
        found = of_object(at, self.what, (cast(ObjectEvent, self),))  # it has all that those have
        at.shared.limits["tapped_for"] = True
        return found

    def mention(self, at: Lowering) -> None:
        """Mention nothing."""

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        """Return the occurrence for subjects that fit."""
        return occurrence.AddsMana(what, chosen_color=True)


class AddAnAdditionalOne(PlayerVerb):
    """Add an additional one mana of that color (106.4)."""

    rule = "106.4"
    en = "<add> a additional one mana of that color"
    es = "<agregar> un maná adicional de ese color"

    def lower(self, at: Lowering) -> effects.Effect:
        if "tapped_for" not in at.shared.limits:
            return at.unbound(self, "no color that it could refer to")
        return effects.AddMana(at.who, manas.ChosenColorMana())


class DrawsFromTheBottom(Clause):
    """You draw cards from the bottom of your library rather than the top (121.1)."""

    rule = "121.1"
    en = "you draw cards from the bottom of your library rather than the top"
    es = "robas cartas de el fondo de tu biblioteca en vez de la parte superior"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.with_player(objects.You()).player_rule(static.DRAWS_FROM_BOTTOM)


class TappedForTeamwork(ObjectEvent):
    """becomes tapped to pay a teamwork cost (702.194a)"""

    rule = "702.194a"
    en = "<become> tapped to pay a teamwork cost"
    es = "se <girar> para pagar un coste de trabajo en equipo"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.KeywordAction("teamwork", what=what)
