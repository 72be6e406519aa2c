"""115.7a, 115.9b: the one target of a spell or ability is changed."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import objects, targeting
from apnap.abilities.walk import walk
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.roots import Noun, NounPhrase, UnitPhrase
from apnap.oracle.phrase.verb_phrases import PlayerVerb


class WithSingleTarget(After, Relative):
    """with a single target (115.9b)"""

    rule = "115.9b"
    en = "with a single target"
    es = "con un solo objetivo"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (targeting.HasTargets(1),)


class TargetingOnlyOne(After, Relative):
    """that targets only a single creature (115.9c)"""

    what: UnitPhrase
    rule = "115.9c"
    en = "that targets only a single {what@s}"
    es = (
        "que haga objetivo solo a un solo {what@s+m}",
        "que haga objetivo solo a una sola {what@s+f}",
    )

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (targeting.TargetsOnly(at.filter(self.what), single=True),)

    def ends_with_noun(self) -> bool:
        return True


class TargetingOnlyAPlayer(After, Relative):
    """that targets only a player (115.9c)"""

    rule = "115.9c"
    en = "that targets only a player"
    es = "que haga objetivo solo a un jugador"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (targeting.TargetsOnly(None, objects.EachPlayer(), single=True),)


class ChangeATarget(PlayerVerb):
    """Change a target of a spell or ability to an object (115.7b)."""

    what: Noun
    to: NounPhrase
    rule = "115.7b"
    en = "<change> a target of {what} to {to}"
    es = "<cambiar> un objetivo de {what} a {to}"

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.objects(self.what)
        to = at.objects(self.to)
        if not isinstance(found, objects.TargetObjects) or not isinstance(to, objects.This):
            return at.refuse(self, "another object than the source, or of several")
        return effects.ChangeATarget(at.who, found, to)


class ChangeTarget(PlayerVerb):
    """Change the target of a spell with a single target (115.7a)."""

    what: Noun
    rule = "115.7a"
    en = "<change> the target of {what}"
    es = "<cambiar> el objetivo de {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.objects(self.what)
        known = at.shared.targets[-1].objects if isinstance(found, objects.TargetObjects) else None
        if known is None or not any(
            isinstance(one, targeting.HasTargets | targeting.TargetsOnly) for one in walk(known)
        ):
            return at.refuse(self.what, "how many targets has it?")
        return effects.ChooseNewTargets(at.who, found, change_one=True)
