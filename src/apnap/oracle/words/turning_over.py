"""708: permanents that are turned face up and face down, and that enter face down."""

from __future__ import annotations

from apnap.abilities import ability, objects, static
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities.quantity import Quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, SubjectClause
from apnap.oracle.phrase.destinations import Entering
from apnap.oracle.phrase.lines import Line
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase, Possessor
from apnap.oracle.phrase.verb_phrases import ObjectVerb, PlayerVerb
from apnap.oracle.words.events import PlayerEvent
from apnap.oracle.words.spending import Purpose


class TurnUp(PlayerVerb):
    """Turn a permanent face up (708.8)."""

    what: Noun
    rule = "708.8"
    en = "<turn> {what} face up"
    es = "<poner> {what} boca arriba"
    es_old = "<poner> boca arriba {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.objects(self.what)
        return at.refuse(self.what, "cards in exile") if found == objects.Linked() else effects.TurnFaceUp(found)


class TurnDown(PlayerVerb):
    """Turn a permanent face down (708.2a)."""

    what: Noun
    rule = "708.2a"
    en = "<turn> {what} face down"
    es = "<poner> {what} boca abajo"
    es_old = "<poner> boca abajo {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.objects(self.what)
        at.shared.limits["turned_down"] = True
        return effects.TurnFaceDown(found)


class TurnsUpEvent(PlayerEvent):
    """turn a permanent face up (708.8)"""

    what: Noun
    rule = "708.8"
    en = "<turn> {what} face up"
    es = "<poner> {what} boca arriba"


class EnterFaceDown(Entering):
    """face down (708.3)"""

    rule = "708.3"
    en = "face down"
    es = "boca abajo"

    def lower(self, at: Lowering) -> effects.Entering:
        at.shared.limits["turned_down"] = True
        return effects.Entering(face_down=True)


class EnterFaceDownUnder(Entering):
    """face down under your control (708.3)"""

    whose: Possessor
    rule = "708.3"
    en = "face down under {whose} control"
    es = ("boca abajo bajo el control de {whose:OfPlayer}", "boca abajo bajo {whose:ShortPossessor@s} control")

    def lower(self, at: Lowering) -> effects.Entering:
        at.shared.limits["turned_down"] = True
        return effects.Entering(face_down=True, controller=self.whose.of_player(at))


class AsTurnedUp(Line):
    """ "As this creature is turned face up, put five +1/+1 counters on it." (708.11)"""

    what: NounPhrase
    clause: Clause
    rule = "708.11"
    en = "as {what@1} is turned face up , {clause} ."
    es = "en cuanto {what@1} se ponga boca arriba , {clause} ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        counter, n = counters_on_it(at, self, self.what, self.clause)
        return (ability.Static((static.TurnedUpWith(counter, n),)),)


class AsEntersOrTurnedUp(Line):
    """ "As this creature enters or is turned face up, …" (708.11)"""

    what: NounPhrase
    clause: Clause
    rule = "708.11"
    en = "as {what@1} enters or is turned face up , {clause} ."
    es = "en cuanto {what@1} entre o se ponga boca arriba , {clause} ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        counter, n = counters_on_it(at, self, self.what, self.clause)
        entering = effects.Entering(counters=((counter, n),))
        return (
            ability.Static((static.EntersModified(objects.This(), entering),)),
            ability.Static((static.TurnedUpWith(counter, n),)),
        )


def counters_on_it(at: Lowering, line: Line, what: NounPhrase, clause: Clause) -> tuple[str, Quantity]:
    """Return the kind and the number of the counters that a clause puts on the source, which does nothing else."""
    if not what.is_self():
        return at.refuse(what, "another object")
    at.binder.mention(objects.This(), False, 0)
    found = at.effect(clause)
    if not isinstance(found, effects.PutCounters) or found.on != objects.This() or found.who != objects.You():
        return at.refuse(line, "something else than counters on it")
    return found.counter, found.n


class CantBeTurnedUp(ObjectVerb):
    """can't be turned face up (708.8)"""

    rule = "708.8"
    en = "can't be turned face up"
    es = "no <poder> ser <puesto@> boca arriba"


class IsFaceDown(Condition):
    """it's face down (708)"""

    what: NounPhrase
    rule = "708.2"
    en = ("it's face down {what=It}", "{what@1} <be@1> face down")
    es = ("{what=It@1} <estar@0+3+s> boca abajo", "{what@} <estar@> boca abajo")

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.Fits(at.objects(self.what), objects.Filter((objects.Is(objects.FACE_DOWN),), ()))


class TheyreThings(SubjectClause):
    """ "They're 2/2 Cyberman artifact creatures": what face-down permanents are (708.2)."""

    what: Noun
    rule = "708.2"
    en = "they're {what:Plural}"
    es = "<ser@0+3+p+ind> {what:Plural@bare}"


class ToTurnUp(Purpose):
    """to turn permanents face up (106.6)"""

    what: Noun
    rule = "106.6"
    en = "to turn {what:Plural} face up"
    es = "para poner {what:Plural@bare} boca arriba"


class ToCastOrTurnUp(Purpose):
    """to cast face-down spells or to turn creatures face up (106.6)"""

    spells: Noun
    what: Noun
    rule = "106.6"
    en = "to cast {spells:Plural} or to turn {what:Plural} face up"
    es = "para lanzar {spells:Plural@bare} o para poner {what:Plural@bare} boca arriba"
