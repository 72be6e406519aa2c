"""509: modifiers and conditions about what blocks or was blocked by what, now and earlier this turn."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import objects, occurrence
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.pronouns import It
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase

_ANYTHING = objects.Filter((), ())


def one_of(at: Lowering, what: Noun) -> objects.Filter:
    """Return the description of what something blocked or was blocked by: a particular one, or any that fits."""
    own = objects.Filter((objects.IsSource(),), ())
    if not isinstance(what, It):
        return own if what.is_self() else at.filter(what)
    found = at.binder.its(what)
    if isinstance(found, objects.EventObject) and at.shared.moves_itself:  # it is no more the card in the graveyard
        return own
    return objects.Filter((objects.IsOneOf(found),), ())


def blocked(attacker: objects.Filter | None = None) -> objects.Test:
    """Return the test that an object blocked this turn (something that fits)."""
    return objects.ThisTurnTest(occurrence.Blocks(_ANYTHING, attacker))


def was_blocked(by: objects.Filter | None = None) -> objects.Test:
    """Return the test that an object became blocked this turn (by something that fits)."""
    return objects.ThisTurnTest(occurrence.BecomesBlocked(_ANYTHING, by))


class BlockingOrBlockedBy(After, Relative):
    """blocking or blocked by this creature"""

    what: NounPhrase
    rule = "509.1g"
    en = "blocking or blocked by {what}"
    es = (
        "que bloquea o es <bloqueado@> por {what} =s",
        "que bloquean o son <bloqueado@> por {what} =p",
    )

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        found = at.objects(self.what)
        return (objects.AnyOf((objects.BlockingObject(found), objects.BlockedByObject(found))),)


class ItIsBlocking(After, Relative):
    """ "target creature it's blocking"."""

    what: NounPhrase
    rule = "509.1g"
    en = ("it's blocking {what=It}", "{what@s} is blocking")
    es = (
        "a la que bloquea =f+s {what=It}",
        "al que bloquea =m+s {what=It}",
        "a las que bloquea =f+p {what=It}",
        "a los que bloquea =m+p {what=It}",
        "a la que {what@0+s} bloquea =f+s",
        "al que {what@0+s} bloquea =m+s",
        "a las que {what@0+s} bloquea =f+p",
        "a los que {what@0+s} bloquea =m+p",
    )

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.BlockedByObject(at.objects(self.what)),)


class ThatsBlocking(After, Relative):
    """ "a creature that's blocking it"."""

    what: NounPhrase
    rule = "509.1g"
    en = "<that is@> blocking {what}"
    es = "que <bloquear@n+sub> a {what}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.BlockingObject(at.objects(self.what)),)


class ThatBlocked(After, Relative):
    """that blocked this turn"""

    rule = "509.1g"
    en = "that blocked this turn"
    es = ("que bloqueó este turno =s", "que bloquearon este turno =p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (blocked(),)


class ThatBlockedThing(After, Relative):
    """that blocked this creature this turn"""

    what: NounPhrase
    rule = "509.1g"
    en = "that blocked {what} this turn"
    es = ("que bloqueó a {what} este turno =s", "que bloquearon a {what} este turno =p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (blocked(one_of(at, self.what)),)


class ThatWasBlockedBy(After, Relative):
    """that was blocked by that creature this turn"""

    what: NounPhrase
    rule = "509.1h"
    en = ("that was blocked by {what} this turn =s", "that were blocked by {what} this turn =p")
    es = (
        "que fue <bloqueado@> por {what} este turno =s",
        "que fueron <bloqueado@> por {what} este turno =p",
    )

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (was_blocked(one_of(at, self.what)),)


class ItBlocked(After, Relative):
    """ "all creatures it blocked this turn"."""

    what: NounPhrase
    rule = "509.1h"
    en = ("it blocked this turn {what=It}", "{what} blocked this turn")
    es = (
        "a la que bloqueó este turno =f+s {what=It}",
        "al que bloqueó este turno =m+s {what=It}",
        "a las que bloqueó este turno =f+p {what=It}",
        "a los que bloqueó este turno =m+p {what=It}",
        "a la que {what@0+s} bloqueó este turno =f+s",
        "al que {what@0+s} bloqueó este turno =m+s",
        "a las que {what@0+s} bloqueó este turno =f+p",
        "a los que {what@0+s} bloqueó este turno =m+p",
    )

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (was_blocked(one_of(at, self.what)),)


class ThatFoughtInCombat(After, Relative):
    """that blocked or was blocked this turn"""

    rule = "509.1g"
    en = ("that blocked or was blocked this turn =s", "that blocked or were blocked this turn =p")
    es = (
        "que bloqueó o fue <bloqueado@> este turno =s",
        "que bloquearon o fueron <bloqueado@> este turno =p",
    )

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.AnyOf((blocked(), was_blocked())),)


class ThatBlockedOrWasBlockedBy(After, Relative):
    """that blocked or was blocked by it this turn"""

    what: NounPhrase
    rule = "509.1g"
    en = (
        "that blocked or was blocked by {what} this turn =s",
        "that blocked or were blocked by {what} this turn =p",
    )
    es = (
        "que bloqueó o fue <bloqueado@> por {what} este turno =s",
        "que bloquearon o fueron <bloqueado@> por {what} este turno =p",
    )

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        other = one_of(at, self.what)
        return (objects.AnyOf((blocked(other), was_blocked(other))),)


# ------------------------------------------------------------------------------------------------ conditions


def _fits(at: Lowering, what: NounPhrase, *tests: objects.Test) -> conditions.Condition:
    found = at.binder.its(what) if isinstance(what, It) else at.objects(what)
    if isinstance(found, objects.Each):
        return at.refuse(what, "any of them")
    return conditions.Fits(found, objects.Filter(tests, ()))


class BlockedOrWasBlockedBy(Condition):
    """this creature blocked or was blocked by a blue creature this turn"""

    what: NounPhrase
    other: NounPhrase
    rule = "509.1g"
    en = "{what@s} blocked or was blocked by {other} this turn"
    es = (
        "bloqueó o fue <bloqueado@1+s> por {other} este turno {what=It@1}",
        "{what@1+s} bloqueó o fue <bloqueado@1> por {other} este turno",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        other = one_of(at, self.other)
        return _fits(at, self.what, objects.AnyOf((blocked(other), was_blocked(other))))


class WasBlockedThisTurn(Condition):
    """it was blocked this turn"""

    what: NounPhrase
    rule = "509.1h"
    en = "{what@s} was blocked this turn"
    es = ("fue <bloqueado@1+s> este turno {what=It@1}", "{what@1+s} fue <bloqueado@1> este turno")

    def lower(self, at: Lowering) -> conditions.Condition:
        return _fits(at, self.what, was_blocked())


class AttackedOrBlockedThisCombat(Condition):
    """this creature attacked or blocked this combat"""

    what: NounPhrase
    rule = "508.1a"
    en = "{what@s} attacked or blocked this combat"
    es = ("atacó o bloqueó este combate {what=It}", "{what@s} atacó o bloqueó este combate")

    def lower(self, at: Lowering) -> conditions.Condition:
        if not self.what.is_self():
            return at.refuse(self.what, "whose combat?")
        at.objects(self.what)
        own = one_of(at, self.what)
        either = occurrence.AnyOccurrence((occurrence.Attacks(own), occurrence.Blocks(own)))
        return conditions.ThisTurnHappened(either, this_combat=True)
