"""508, 509: what creatures can't do or must do in combat."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import objects, static, values
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.determiners_of_amounts import CountedOrMore
from apnap.oracle.phrase.numbers import Cardinal
from apnap.oracle.phrase.roots import Noun, Player
from apnap.oracle.phrase.verb_phrases import ObjectVerb

ANY_CREATURE = objects.Filter((objects.HasCardType(values.CREATURE),))


def subject_of(at: Lowering) -> objects.Objects | objects.Filter:
    """Return what a restriction is on: the subject of a static ability, or the objects that an effect names."""
    return at.subject if at.is_static else at.what


class CantBlock(ObjectVerb):
    """can't block (509.1b)"""

    rule = "509.1b"
    en = "can't block"
    es = "no <poder> bloquear"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.CANT_BLOCK)


class CantAttack(ObjectVerb):
    """can't attack (508.1c)"""

    rule = "508.1c"
    en = "can't attack"
    es = "no <poder> atacar"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.CANT_ATTACK)


class CantAttackOrBlock(ObjectVerb):
    """can't attack or block"""

    rule = "508.1c"
    en = "can't attack or block"
    es = "no <poder> atacar ni bloquear"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.CANT_ATTACK_OR_BLOCK)


class CantAttackWhom(ObjectVerb):
    """can't attack you"""

    whom: Player
    rule = "508.1c"
    en = "can't attack {whom}"
    es = ("no <poder> atacarte {whom=You}", "no <poder> atacar a {whom}")

    def lower(self, at: Lowering) -> effects.Effect:
        return at.rule(static.Restriction(static.CANT_ATTACK, subject_of(at), whom=self.whom.lower(at)))


class CantAttackYouOrPlaneswalkers(ObjectVerb):
    """can't attack you or planeswalkers you control"""

    rule = "508.1c"
    en = "can't attack you or planeswalkers you control"
    es = "no <poder> atacarte ni a los planeswalkers que controlas"

    def lower(self, at: Lowering) -> effects.Effect:
        part = static.Restriction(static.CANT_ATTACK, subject_of(at), whom=objects.You(), planeswalkers_too=True)
        return at.rule(part)


class CantBeBlocked(ObjectVerb):
    """can't be blocked (509.1b)"""

    rule = "509.1b"
    en = "can't be blocked"
    es = "no <poder> ser <bloqueado>"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.CANT_BE_BLOCKED)


class CantBeBlockedBy(ObjectVerb):
    """can't be blocked by Walls"""

    by: Noun
    rule = "509.1b"
    en = "can't be blocked by {by}"
    es = "no <poder> ser <bloqueado> por {by@bare}"
    es_old = "no <poder> ser <bloqueado> por {by}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.CANT_BE_BLOCKED_BY, other=at.filter(self.by))


class CantBeBlockedExceptBy(ObjectVerb):
    """can't be blocked except by artifact creatures"""

    by: Noun
    rule = "509.1b"
    en = "can't be blocked except by {by}"
    es = "no <poder> ser <bloqueado> excepto por {by@bare}"
    es_old = "no <poder> ser <bloqueado> excepto por {by}"

    def lower(self, at: Lowering) -> effects.Effect:
        determiner = getattr(self.by, "determiner", None)
        if determiner is None:
            return at.restrict(static.CAN_BE_BLOCKED_ONLY_BY, other=at.filter(self.by))
        if not isinstance(determiner, CountedOrMore) or at.filter(self.by) != ANY_CREATURE:
            return at.refuse(self.by, "how many of them must block?")
        return at.restrict(static.CANT_BE_BLOCKED_EXCEPT_BY, n=determiner.count.lower(at))


class CantBeBlockedByMore(ObjectVerb):
    """can't be blocked by more than one creature"""

    count: Cardinal
    rule = "509.1b"
    en = "can't be blocked by more than {count@1} <creature@1>"
    es = "no <poder> ser <bloqueado> por más de {count@1+f} criatura"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.CANT_BE_BLOCKED_BY_MORE_THAN, n=self.count.lower(at))


class CanBlockOnly(ObjectVerb):
    """can block only creatures with flying"""

    what: Noun
    rule = "509.1b"
    en = "can block only {what}"
    es = "solo <poder> bloquear a {what@bare}"
    es_old = "solo <poder> bloquear {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.CAN_BLOCK_ONLY, other=at.object_of_verb().filter(self.what))


class CanBlockAdditional(ObjectVerb):
    """can block an additional creature each combat"""

    rule = "509.1b"
    en = "can block a additional creature each combat"
    es = "<poder> bloquear una criatura adicional cada combate"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.CAN_BLOCK_ADDITIONAL, n=at.one())


class CantBlockThing(ObjectVerb):
    """can't block creatures with power 2 or less"""

    what: Noun
    rule = "509.1b"
    en = "can't block {what}"
    es = "no <poder> bloquear a {what}"
    es_old = "no <poder> bloquear {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.CANT_BLOCK_OBJECT, other=at.object_of_verb().filter(self.what))


class AttacksIfAble(ObjectVerb):
    """attacks each combat if able (508.1d)"""

    rule = "508.1d"
    en = ("<attack> each combat if able", "<attack> each turn if able")
    es = ("<atacar> cada combate si puede =s", "<atacar> cada combate si pueden =p")

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.MUST_ATTACK)


class BlocksIfAble(ObjectVerb):
    """blocks each combat if able (509.1c)"""

    rule = "509.1c"
    en = ("<block> each combat if able", "<block> each turn if able")
    es = ("<bloquear> cada combate si puede =s", "<bloquear> cada combate si pueden =p")

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.MUST_BLOCK)


class MustBeBlocked(ObjectVerb):
    """must be blocked if able (509.1c)"""

    rule = "509.1c"
    en = "must be blocked if able"
    es = "debe ser <bloqueado> si se puede"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.MUST_BE_BLOCKED)


class AttacksAsThough(ObjectVerb):
    """can attack as though it didn't have defender (609.4)"""

    rule = "609.4"
    en = "can attack as though (it|they) didn't have defender"
    es = "<poder> atacar como si no tuviera la habilidad de defensor"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.rule(static.AsThough(static.ATTACK_WITHOUT_DEFENDER, subject_of(at)))
