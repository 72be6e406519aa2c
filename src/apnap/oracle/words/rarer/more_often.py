"""606.3, 702.142: abilities that may be activated more often in a turn, or each only once."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import ability, change, objects, static
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.verb_phrases import ObjectVerb, PlayerVerb
from apnap.oracle.words.replacements import described


class CanBoastTwice(ObjectVerb):
    """can boast twice during each of your turns rather than once (702.142)"""

    rule = "702.142"
    en = "can boast twice during each of your turns rather than once"
    es = "<poder> alardear dos veces durante cada uno de tus turnos en vez de una vez"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static or not isinstance(at.subject, objects.Filter):
            return at.refuse(self, "outside a static ability, or of one")
        return at.rule(static.AsThough(static.BOAST_TWICE, at.subject))


class ActivateTwiceEachTurn(PlayerVerb):
    """activate the loyalty abilities of planeswalkers you control twice each turn rather than only once"""

    what: Noun
    rule = "606.3"
    en = "<activate> the loyalty abilities of {what} twice each turn rather than only once"
    es = "<activar> las habilidades de lealtad de {what} dos veces cada turno en vez de una sola vez"

    def is_permission(self) -> bool:
        return True

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static or not isinstance(at.who, objects.You):
            return at.refuse(self, "outside a static ability, or of others")
        return at.rule(static.AsThough(static.LOYALTY_TWICE, described(at, self.what)))


class ActivateTwiceThisTurn(PlayerVerb):
    """activate the loyalty abilities of planeswalkers you control twice this turn rather than only once"""

    what: Noun
    rule = "606.3"
    en = (
        "<activate> the loyalty abilities of {what} twice this turn rather than only once",
        "<activate> loyalty abilities of {what} twice this turn rather than only once",
    )
    es = "<activar> las habilidades de lealtad de {what} dos veces este turno en vez de una sola vez"

    def is_permission(self) -> bool:
        return True

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static or not isinstance(at.who, objects.You):
            return at.refuse(self, "in a static ability, or of others")
        return at.this_turn().rule(static.AsThough(static.LOYALTY_TWICE, described(at, self.what)))


class EachOfThoseOnce(Clause):
    """ "You may activate each of those abilities only once each turn" (602.5b)."""

    rule = "602.5b"
    en = "you may activate each of those abilities only once each turn"
    es = "puedes activar cada una de esas habilidades solo una vez por turno"

    def amends(self, before: ability.Static) -> ability.Static | None:
        def once(one: change.Change) -> change.Change:
            return replace(one, once_each_turn=True) if isinstance(one, change.AddActivatedOf) else one

        parts = tuple(
            replace(part, changes=tuple(once(one) for one in part.changes))
            if isinstance(part, static.Changes)
            else part
            for part in before.parts
        )
        return None if parts == before.parts else replace(before, parts=parts)
