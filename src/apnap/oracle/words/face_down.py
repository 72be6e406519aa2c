"""701.40, 701.58, 701.62: manifest, cloak, manifest dread."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import objects, values
from apnap.abilities.quantity import Number
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.verb_phrases import PlayerVerb


class ManifestCards(PlayerVerb):
    """Manifest the top card of your library (701.40)."""

    what: Noun
    rule = "701.40"
    en = "<manifest> {what}"
    es = "<manifestar> {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return manifested(at, self.what, cloak=False)


class CloakCards(PlayerVerb):
    """Cloak the top card of your library (701.58)."""

    what: Noun
    rule = "701.58"
    en = "<cloak> {what}"
    es = "<embozar> {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return manifested(at, self.what, cloak=True)


def manifested(at: Lowering, what: Noun, cloak: bool) -> effects.Effect:
    """Return that cards are put onto the battlefield face down; "it" is then the permanent."""
    found = at.objects(what)
    effect = effects.Manifest(at.who, found, cloak, at.slot())
    several = next((one.plural for one in reversed(at.binder.objects) if one.node == found), False)
    at.binder.mention_moved(objects.InSlot(effect.slot), found, several, False)
    return effect


class ManifestDread(PlayerVerb):
    """Manifest dread (701.62)."""

    rule = "701.62"
    en = "<manifest> dread"
    es = "<manifestar> el pavor"

    def lower(self, at: Lowering) -> effects.Effect:
        top = objects.TopOfLibrary(at.who, Number(2))
        looked, chosen = at.slot_for_later(), at.slot_for_later()
        one = objects.Filter((), (values.LIBRARY,))
        effect = effects.Manifest(at.who, objects.InSlot(chosen), slot=at.slot())
        at.binder.mention(objects.InSlot(effect.slot), False, 0, (values.BATTLEFIELD,))
        return effects.Sequence(
            (
                effects.Look(at.who, top, looked),
                effects.Choose(at.who, one, Number(1), chosen, among=objects.InSlot(looked)),
                effect,
                effects.Move(objects.InSlot(looked), values.GRAVEYARD),
                effects.TellAction("manifest dread", None, who=at.who),
            )
        )
