"""What is done to objects, and what objects do: destroy, exile, counter, tap, deal damage, get +1/+1."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import change, cost, objects, static, values
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.verb_phrases import PlayerVerb

# ------------------------------------------------------------------------------------------------ done by players


class Tap(PlayerVerb):
    """Tap permanents (701.26)."""

    what: Noun
    rule = "701.26a"
    en = "<tap> {what}"
    es = "<girar> {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Tap(at.objects(self.what), slot=at.slot())

    def as_cost(self, at: Lowering) -> cost.Cost:
        if self.what.is_self():
            return cost.Cost(None, (cost.TapThis(),))
        return cost.Cost(None, (cost.TapObjects(*at.chosen_cost(self.what)),))


class Untap(PlayerVerb):
    """Untap permanents (701.26)."""

    what: Noun
    rule = "701.26b"
    en = "<untap> {what}"
    es = "<enderezar> {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Untap(at.objects(self.what), slot=at.slot())


class TapOrUntap(PlayerVerb):
    """Tap or untap a permanent (701.26)."""

    what: Noun
    rule = "701.26"
    en = "<tap> or untap {what}"
    es = "<girar> o enderezar {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.objects(self.what)
        return effects.ChooseMode(at.who, (effects.Tap(found), effects.Untap(found)), ("tap", "untap"))


class GainControl(PlayerVerb):
    """Gain control of permanents (613.1b)."""

    what: Noun
    rule = "613.1b"
    en = "<gain> control of {what}"
    es = "<ganar> el control de {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.objects(self.what)
        return effects.GainControl(at.who, found, at.duration_or_forever(), slot=at.slot())


class ExchangeControl(PlayerVerb):
    """Exchange control (701.12)."""

    what: Noun
    rule = "701.12"
    en = "<exchange> control of {what}"
    es = "<intercambiar> el control de {what}"


class Attach(PlayerVerb):
    """Attach (701.3)."""

    what: Noun
    to: Noun
    rule = "701.3"
    en = "<attach> {what} to {to}"
    es = "<anexar> {what} a {to}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Attach(at.objects(self.what), at.beside_subject().objects(self.to))


class Regenerate(PlayerVerb):
    """Regenerate (701.19)."""

    what: Noun
    rule = "701.19"
    en = "<regenerate> {what}"
    es = "<regenerar> {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Regenerate(at.objects(self.what))


class TransformThing(PlayerVerb):
    """Transform (701.27)."""

    what: Noun
    rule = "701.27"
    en = "<transform> {what}"
    es = "<transformar> {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Transform(at.objects(self.what))


class Goad(PlayerVerb):
    """Goad (701.15)."""

    what: Noun
    rule = "701.15"
    en = "<goad> {what}"
    es = "<incitar> a {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        part = static.Restriction(static.GOADED, at.kept(at.objects(self.what)))
        return effects.ContinuousRule((part,), durations.UntilYourNextTurn())


class Detain(PlayerVerb):
    """Detain (701.35)."""

    what: Noun
    rule = "701.35"
    en = "<detain> {what}"
    es = "<detener> {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.kept(at.objects(self.what))
        parts = (
            static.Restriction(static.CANT_ATTACK_OR_BLOCK, found),
            static.Restriction(static.CANT_ACTIVATE, found, mana_too=True),
        )
        return effects.ContinuousRule(parts, durations.UntilYourNextTurn())


class Suspect(PlayerVerb):
    """Suspect (701.60)."""

    what: Noun
    rule = "701.60"
    en = "<suspect> {what}"
    es = "<sospechar> de {what}"


class Exert(PlayerVerb):
    """Exert (701.43)."""

    what: Noun
    rule = "701.43"
    en = "<exert> {what}"
    es = "<espolear> a {what}"


def as_cards(found: objects.Filter) -> objects.Filter:
    """Return a description of spells as one of the cards to cast: "an instant spell from your hand" (601.3e)."""
    return replace(found, tests=tuple(test for test in found.tests if test != objects.Is(objects.IS_SPELL)))


def permission(at: Lowering, what: Noun, lands: bool, free: bool) -> effects.Effect:
    """Return "you may play that card this turn" (601.3b), or the casting of it now (608.2g)."""
    if at.is_static or at.duration is not None:
        named = as_cards(at.filter(what)) if at.is_static else at.objects(what)
        described = named.filter if isinstance(named, objects.Each) else named
        if isinstance(described, objects.Filter) and (not described.zones or described.zones == (values.STACK,)):
            return at.refuse(what, "cast from where?")
        return at.rule(static.MayPlay(at.who, named, lands=lands, free=free))
    found = what.candidates(at)
    if found is None:
        named = at.objects(what)
        if at.is_spell and isinstance(named, objects.This):
            return at.refuse(what, "it is being cast already")
        return effects.CastNow(at.who, named, free=free, lands=lands, slot=at.slot())
    cards, most = found
    at.shared.left = cards.what if isinstance(cards, objects.Those) else at.shared.left
    if isinstance(cards, objects.Each | objects.Those):
        cards = replace(cards, filter=as_cards(cards.filter))
    if isinstance(cards, objects.Each) and cards.filter.zones in ((), (values.STACK,)):
        return at.refuse(what, "cast from where?")
    return effects.CastNow(at.who, cards, most, free, lands=lands, slot=at.slot())


class CastSpell(PlayerVerb):
    """Cast a spell."""

    what: Noun
    rule = "601.3"
    en = "<cast> {what}"
    es = "<lanzar> {what@bare}"
    es_old = "<lanzar> {what}"

    def is_permission(self) -> bool:
        return True

    def lower(self, at: Lowering) -> effects.Effect:
        return permission(at, self.what, lands=False, free=False)


class CastFree(PlayerVerb):
    """Cast without paying mana costs (118.9)."""

    what: Noun
    rule = "118.9"
    en = (
        "<cast> {what} without paying its mana cost",
        "<cast> {what} without paying their mana costs",
    )
    es = ("<lanzar> {what} sin pagar su coste de maná", "<lanzar> {what} sin pagar sus costes de maná")

    def is_permission(self) -> bool:
        return True

    def lower(self, at: Lowering) -> effects.Effect:
        return permission(at, self.what, lands=False, free=True)


class PlayCard(PlayerVerb):
    """Play a card."""

    what: Noun
    rule = "601.3"
    en = "<play> {what}"
    es = "<jugar> {what@bare}"
    es_old = "<jugar> {what}"

    def is_permission(self) -> bool:
        return True

    def lower(self, at: Lowering) -> effects.Effect:
        return permission(at, self.what, lands=True, free=False)


class Control(PlayerVerb):
    """Control, in conditions."""

    what: Noun
    en = "<control> {what} =all"
    es = "<controlar> {what} =full"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        return at.with_object(self.what).change(change.SetController(at.who))


class RemoveFromCombat(PlayerVerb):
    """Remove from combat (506.4)."""

    what: Noun
    rule = "506.4"
    en = "<remove> {what} from combat"
    es = "<retirar> {what} del combate"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.RemoveFromCombat(at.objects(self.what))


# ------------------------------------------------------------------------------------------------ done by objects
