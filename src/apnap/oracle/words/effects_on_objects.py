"""What is done to objects, and what objects do: destroy, exile, counter, tap, deal damage, get +1/+1."""

from __future__ import annotations

from typing import Any

from apnap.abilities import change, cost, objects, static
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities.walk import walk
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.priced import priced
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
        return priced(at, self.what, cost.TapThis(), cost.TapObjects)


class Untap(PlayerVerb):
    """Untap permanents (701.26)."""

    what: Noun
    rule = "701.26b"
    en = "<untap> {what}"
    es = "<enderezar> {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Untap(at.objects(self.what), slot=at.slot())

    def as_cost(self, at: Lowering) -> cost.Cost:
        return priced(at, self.what, None, cost.UntapObjects)


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
        who = at.who
        if isinstance(who, objects.AnyOpponent):  # 608.2d: whoever controls the ability says which one
            chosen = at.slot_for_later()
            at.shared.prelude.append(effects.ChoosePlayers(objects.You(), objects.EachOpponent(), chosen))
            who = objects.PlayersInSlot(chosen)
        found = at.objects(self.what)
        return effects.GainControl(who, found, at.duration_or_forever(), slot=at.slot())


class Attach(PlayerVerb):
    """Attach (701.3)."""

    what: Noun
    to: Noun
    rule = "701.3"
    en = "<attach> {what} to {to}"
    es = "<anexar> {what} a {to}"

    def lower(self, at: Lowering) -> effects.Effect:
        what = at.objects(self.what)
        beside = at.beside_subject().apart_from(what)
        to = (beside.other_than_host_of(what) if _has_host(at, what) else beside).objects(self.to)
        if to == what:  # "it" was not the most recent thing, for nothing is attached to itself
            what = at.apart_from(to).objects(self.what)
        return effects.Attach(what, to)


def _has_host(at: Lowering, what: objects.Objects) -> bool:
    """Tell whether something is spoken of as attached: a target "attached to a creature", or the source alone."""
    targets = at.shared.targets
    if isinstance(what, objects.This):
        return not targets
    described: list[Any] = [what]
    if isinstance(what, objects.TargetObjects):
        described.append(targets[what.index])
    if isinstance(what, objects.InSlot):
        described += [one for one in at.shared.prelude if isinstance(one, effects.Choose) and one.slot == what.slot]
    return any(isinstance(node, objects.AttachedTo) for one in described for node in walk(one))


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
    en = ("<transform> {what}", "<convert> {what}")
    es = ("<transformar> {what}", "<convertir> {what}")

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Transform(at.objects(self.what))


class FlipThing(PlayerVerb):
    """Flip (710.4)."""

    what: Noun
    rule = "710.4"
    en = "<flip> {what}"
    es = "<invertir> {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Flip(at.objects(self.what))


def goad(at: Lowering, what: objects.Objects) -> effects.Effect:
    """Return that objects are goaded until your next turn (701.15a)."""
    return effects.ContinuousRule((static.Restriction(static.GOADED, at.kept(what)),), durations.UntilYourNextTurn())


class Goad(PlayerVerb):
    """Goad (701.15)."""

    what: Noun
    rule = "701.15"
    en = "<goad> {what}"
    es = "<incitar> a {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return goad(at, at.objects(self.what))


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
