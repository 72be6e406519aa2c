"""603.6, 614: what happened under the control of opponents, life lost twice over, who was dealt damage; historic."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import ability, change, objects, occurrence, quantity, static, values
from apnap.abilities import condition as conditions
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import narrowed
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.joined_clauses import Prefix
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.players import targeted
from apnap.oracle.phrase.roots import Condition, Noun, OtherPlayer, Player
from apnap.oracle.phrase.target_determiners import Target
from apnap.oracle.phrase.verb_phrases import ObjectVerb
from apnap.oracle.words.delayed import delayed
from apnap.oracle.words.histories import at_least, happened

_THEIRS = objects.ControlledBy(objects.EachOpponent())
_TYPES = ("artifact", "battle", "creature", "enchantment", "instant", "kindred", "land", "planeswalker", "sorcery")
"""The card types of the cards that decks are made of (205.2a)."""


class DiedUnderOpponent(Condition):
    """a creature died under an opponent's control this turn (700.4)"""

    what: Noun
    rule = "700.4"
    en = "{what} died under a opponent 's control this turn"
    es = "{what@s} murió bajo el control de un oponente este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        theirs = narrowed(at.filter(self.what), _THEIRS)
        died = occurrence.ZoneChanges(theirs, (values.BATTLEFIELD,), (values.GRAVEYARD,))
        return happened(died, at_least(at, self.what))


class EnteredUnderOpponent(Condition):
    """a creature entered the battlefield under an opponent's control this turn (603.6a)"""

    what: Noun
    rule = "603.6a"
    en = "{what} entered the battlefield under a opponent 's control this turn"
    es = "{what@s} entró al campo de batalla bajo el control de un oponente este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        theirs = narrowed(at.filter(self.what), _THEIRS)
        return happened(occurrence.ZoneChanges(theirs, to_zones=(values.BATTLEFIELD,)), at_least(at, self.what))


class LoseTwiceInYourTurn(Clause):
    """ "If an opponent would lose life during your turn, they lose twice that much life instead" (614.1a)."""

    who: Player
    rule = "614.1a"
    en = "if {who:OtherPlayer} would lose life during your turn , they lose twice that much life instead"
    es = (
        "si {who:OtherPlayer} fuera a perder vidas durante tu turno , en vez de eso , pierde el doble de esa "
        "cantidad de vidas"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        twice = quantity.Times(2, quantity.EventAmount())
        found = at.rule(static.ModifyAmount(occurrence.LosesLife(self.who.lower(at)), twice))
        return effects.If(conditions.YourTurn(objects.You()), found)


class TargetPlayerDamagedBy(OtherPlayer):
    """target player dealt damage by this creature this turn (115.1)"""

    what: Noun
    rule = "115.1"
    en = "target player dealt damage by {what} this turn =s+3"
    es = "el jugador objetivo al que {what@s} le haya hecho daño este turno =s+3+m"

    def lower(self, at: Lowering) -> objects.Players:
        if not self.what.is_self():
            return at.refuse(self.what, "by something else")
        itself = objects.Filter((objects.IsSource(),), ())
        hurt = conditions.ThisTurnHappened(occurrence.DealsDamage(itself, to_players=objects.IteratedPlayer()))
        return targeted(at, self, Target(), objects.PlayersWho(objects.EachPlayer(), hurt))


class ThatsNotHistoric(After, Relative):
    """that's not historic (700.6)"""

    rule = "700.6"
    en = "that's not historic =s"
    es = ("que no sea histórico =s+m", "que no sea histórica =s+f")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Not(objects.Is(objects.HISTORIC)),)


class WhenDiesUnderYou(Prefix):
    """When it dies under your control this turn, (603.7)"""

    what: Noun
    rule = "603.7"
    en = "when {what} dies under your control this turn"
    es = "cuando {what} muera bajo tu control este turno"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        what = at.objects(self.what)
        that = objects.Filter((objects.IsOneOf(what), objects.ControlledBy(objects.You())))
        dies = occurrence.ZoneChanges(that, (values.BATTLEFIELD,), (values.GRAVEYARD,))
        return delayed(at, dies, clause, True, durations.UntilEndOfTurn(), what)


class AttacksYouThen(ObjectVerb):
    """attacks you if able, in the turn that is told (508.1d)"""

    rule = "508.1d"
    en = "<attack> you if able"
    es = ("te <atacar> si puede =s", "te <atacar> si pueden =p")

    def lower(self, at: Lowering) -> effects.Effect:
        if not isinstance(at.duration, durations.DuringNextTurnOf):
            return at.refuse(self, "when?")
        found = at.restrict(static.MUST_ATTACK)
        assert isinstance(found, effects.ContinuousRule)
        parts = tuple(replace(one, whom=objects.You()) for one in found.parts if isinstance(one, static.Restriction))
        return replace(found, parts=parts)


class GainsProtectionFromType(ObjectVerb):
    """gain protection from the card type of your choice (702.16)"""

    rule = "702.16a"
    en = "<gain> protection from the card type of your choice"
    es = "<ganar> protección contra el tipo de carta de tu elección"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "chosen when?")
        masks = (values.mask_of((name,), values.CARD_TYPE_NAMES) for name in _TYPES)
        kinds = (objects.Filter((objects.HasCardType(mask),), ()) for mask in masks)
        given = tuple(at.change(change.AddAbility(ability.Keyword("protection", what=kind))) for kind in kinds)
        return effects.ChooseMode(at.who, given, _TYPES)
