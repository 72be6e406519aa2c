"""508, 509, 510: what creatures must do this turn, how many they can block, what they assign."""

from __future__ import annotations

from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities import objects, static
from apnap.abilities.quantity import Number
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SubjectClause
from apnap.oracle.phrase.numbers import Cardinal
from apnap.oracle.phrase.roots import Noun, Player, UnitPhrase
from apnap.oracle.phrase.verb_phrases import ObjectVerb
from apnap.oracle.words.combat_rules import subject_of


def must_for(
    at: Lowering, kind: int, duration: durations.Duration, other: objects.Filter | None = None
) -> effects.Effect:
    """Return a requirement that holds as long as its own words say."""
    return effects.ContinuousRule((static.Restriction(kind, subject_of(at), other),), duration)


def must_attack_or_block(at: Lowering, duration: durations.Duration) -> effects.Effect:
    """Return both requirements, to attack and to block, that hold as long as their own words say."""
    what = subject_of(at)
    parts = tuple(static.Restriction(kind, what) for kind in (static.MUST_ATTACK, static.MUST_BLOCK))
    return effects.ContinuousRule(parts, duration)


class AttacksThisTurn(ObjectVerb):
    """attacks this turn if able (508.1d)"""

    rule = "508.1d"
    en = "<attack> this turn if able"
    es = ("<atacar> este turno si puede =s", "<atacar> este turno si pueden =p")

    def lower(self, at: Lowering) -> effects.Effect:
        return must_for(at, static.MUST_ATTACK, durations.UntilEndOfTurn())


class AttacksThisCombat(ObjectVerb):
    """attacks this combat if able (508.1d)"""

    rule = "508.1d"
    en = "<attack> this combat if able"
    es = ("<atacar> este combate si puede =s", "<atacar> este combate si pueden =p")

    def lower(self, at: Lowering) -> effects.Effect:
        return must_for(at, static.MUST_ATTACK, durations.UntilEndOfCombat())


class AttacksWhomEachCombat(ObjectVerb):
    """attacks that player each combat if able (508.1d)"""

    whom: Player
    rule = "508.1d"
    en = ("<attack> {whom} each combat if able", "<attack> {whom} each turn if able")
    es = ("te <atacar> cada combate si puede {whom=You}", "<atacar> a {whom} cada combate si puede")

    def lower(self, at: Lowering) -> effects.Effect:
        return at.rule(static.Restriction(static.MUST_ATTACK, subject_of(at), whom=self.whom.lower(at)))


class AttacksWhomThisCombat(ObjectVerb):
    """attacks that player this combat if able (508.1d)"""

    whom: Player
    rule = "508.1d"
    en = "<attack> {whom} this combat if able"
    es = ("te <atacar> este combate si puede {whom=You}", "<atacar> a {whom} este combate si puede")

    def lower(self, at: Lowering) -> effects.Effect:
        part = static.Restriction(static.MUST_ATTACK, subject_of(at), whom=self.whom.lower(at))
        return effects.ContinuousRule((part,), durations.UntilEndOfCombat())


class AttacksWhomThisTurn(ObjectVerb):
    """attacks that player this turn if able (508.1d)"""

    whom: Player
    rule = "508.1d"
    en = "<attack> {whom} this turn if able"
    es = ("te <atacar> este turno si puede {whom=You}", "<atacar> a {whom} este turno si puede")

    def lower(self, at: Lowering) -> effects.Effect:
        part = static.Restriction(static.MUST_ATTACK, subject_of(at), whom=self.whom.lower(at))
        return effects.ContinuousRule((part,), durations.UntilEndOfTurn())


class BlocksThisTurn(ObjectVerb):
    """blocks this turn if able (509.1c)"""

    rule = "509.1c"
    en = "<block> this turn if able"
    es = ("<bloquear> este turno si puede =s", "<bloquear> este turno si pueden =p")

    def lower(self, at: Lowering) -> effects.Effect:
        return must_for(at, static.MUST_BLOCK, durations.UntilEndOfTurn())


class BlocksThisCombat(ObjectVerb):
    """blocks this combat if able (509.1c)"""

    rule = "509.1c"
    en = "<block> this combat if able"
    es = ("<bloquear> este combate si puede =s", "<bloquear> este combate si pueden =p")

    def lower(self, at: Lowering) -> effects.Effect:
        return must_for(at, static.MUST_BLOCK, durations.UntilEndOfCombat())


def blocking(at: Lowering, what: Noun, duration: durations.Duration) -> effects.Effect:
    """Return the requirement to block a particular creature (509.1c)."""
    blocked = at.object_of_verb().objects(what)
    return must_for(at, static.MUST_BLOCK_OBJECT, duration, objects.Filter((objects.IsOneOf(blocked),)))


class BlocksThingThisTurn(ObjectVerb):
    """blocks this creature this turn if able (509.1c)"""

    what: Noun
    rule = "509.1c"
    en = "<block> {what} this turn if able"
    es = ("<bloquear> a {what} este turno si puede =s", "<bloquear> a {what} este turno si pueden =p")

    def lower(self, at: Lowering) -> effects.Effect:
        return blocking(at, self.what, durations.UntilEndOfTurn())


class BlocksThingThisCombat(ObjectVerb):
    """blocks it this combat if able (509.1c)"""

    what: Noun
    rule = "509.1c"
    en = "<block> {what} this combat if able"
    es = ("<bloquear> a {what} este combate si puede =s", "<bloquear> a {what} este combate si pueden =p")

    def lower(self, at: Lowering) -> effects.Effect:
        return blocking(at, self.what, durations.UntilEndOfCombat())


class MustBeBlockedThisTurn(ObjectVerb):
    """must be blocked this turn if able (509.1c)"""

    rule = "509.1c"
    en = "must be blocked this turn if able"
    es = "debe ser <bloqueado> este turno si se puede"

    def lower(self, at: Lowering) -> effects.Effect:
        return must_for(at, static.MUST_BE_BLOCKED, durations.UntilEndOfTurn())


class MustBeBlockedThisCombat(ObjectVerb):
    """must be blocked this combat if able (509.1c)"""

    rule = "509.1c"
    en = "must be blocked this combat if able"
    es = "debe ser <bloqueado> este combate si se puede"

    def lower(self, at: Lowering) -> effects.Effect:
        return must_for(at, static.MUST_BE_BLOCKED, durations.UntilEndOfCombat())


class AttacksOrBlocksIfAble(ObjectVerb):
    """attacks or blocks each combat if able"""

    rule = "508.1d"
    en = "<attack> or <block> each combat if able"
    es = ("<atacar> o <bloquear@0+s> cada combate si puede =s", "<atacar> o <bloquear@0+p> cada combate si pueden =p")

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Sequence((at.restrict(static.MUST_ATTACK), at.restrict(static.MUST_BLOCK)))


# ------------------------------------------------------------------------------------------------ how many


class CanBlockAnyNumber(ObjectVerb):
    """can block any number of creatures (509.1a)"""

    rule = "509.1a"
    en = "can block any number of creatures"
    es = "<poder> bloquear cualquier cantidad de criaturas"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.CAN_BLOCK_ADDITIONAL)


class CanBlockOneMore(ObjectVerb):
    """can block an additional creature, for a while (509.1a)"""

    rule = "509.1a"
    en = "can block a additional creature"
    es = "<poder> bloquear una criatura adicional"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "each combat or not?")
        return at.restrict(static.CAN_BLOCK_ADDITIONAL, n=Number(1))


class CanBlockMore(ObjectVerb):
    """can block an additional two creatures each combat (509.1a)"""

    count: Cardinal
    rule = "509.1a"
    en = (
        "can block a additional {count@p} creatures each combat",
        "can block {count@p} additional creatures each combat",
    )
    es = "<poder> bloquear {count@p+f} criaturas adicionales cada combate"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.CAN_BLOCK_ADDITIONAL, n=self.count.lower(at))


class CantBeBlockedThisTurnExceptBy(ObjectVerb):
    """can't be blocked this turn except by creatures with flying (509.1b)"""

    by: Noun
    rule = "509.1b"
    en = "can't be blocked this turn except by {by}"
    es = "no <poder> ser <bloqueado> este turno excepto por {by@bare}"

    def lower(self, at: Lowering) -> effects.Effect:
        if getattr(self.by, "determiner", None) is not None:
            return at.refuse(self.by, "how many of them must block?")
        return must_for(at, static.CAN_BE_BLOCKED_ONLY_BY, durations.UntilEndOfTurn(), at.filter(self.by))


class FewCanAttack(SubjectClause):
    """no more than two creatures can attack each combat (508.1c)"""

    count: Cardinal
    rule = "508.1c"
    en = "no more than {count@1} <creature@1> can attack each combat"
    es = "no <poder@1+ind> atacar más de {count@1+f} criatura cada combate"

    def lower(self, at: Lowering) -> effects.Effect:
        everybody = at.with_player(objects.EachPlayer())
        return everybody.player_rule(static.CANT_ATTACK_WITH_MORE_THAN, n=self.count.lower(at))


class FewCanBlock(SubjectClause):
    """no more than two creatures can block each combat (509.1b)"""

    count: Cardinal
    rule = "509.1b"
    en = "no more than {count@1} <creature@1> can block each combat"
    es = "no <poder@1+ind> bloquear más de {count@1+f} criatura cada combate"

    def lower(self, at: Lowering) -> effects.Effect:
        everybody = at.with_player(objects.EachPlayer())
        return everybody.player_rule(static.CANT_BLOCK_WITH_MORE_THAN, n=self.count.lower(at))


# ------------------------------------------------------------------------------------------------ alone, and both


class CantAttackAlone(ObjectVerb):
    """can't attack alone (506.5)"""

    rule = "506.5"
    en = "can't attack alone"
    es = ("no <poder> atacar solo =m", "no <poder> atacar sola =f")

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.CANT_ATTACK_ALONE)


class CantBlockAlone(ObjectVerb):
    """can't block alone (506.5)"""

    rule = "506.5"
    en = "can't block alone"
    es = ("no <poder> bloquear solo =m", "no <poder> bloquear sola =f")

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.CANT_BLOCK_ALONE)


class CantAttackOrBlockAlone(ObjectVerb):
    """can't attack or block alone (506.5)"""

    rule = "506.5"
    en = "can't attack or block alone"
    es = ("no <poder> atacar ni bloquear solo =m", "no <poder> atacar ni bloquear sola =f")

    def lower(self, at: Lowering) -> effects.Effect:
        return both(at, static.CANT_ATTACK_ALONE, static.CANT_BLOCK_ALONE)


def both(at: Lowering, *kinds: int) -> effects.Effect:
    """Return several restrictions on the subject."""
    return effects.Sequence(tuple(at.restrict(kind) for kind in kinds))


class CantAttackBlockOrTransform(ObjectVerb):
    """can't attack, block, or transform (508.1c, 701.27)"""

    rule = "508.1c"
    en = "can't attack , block , or transform"
    es = "no <poder> atacar , bloquear ni transformarse"

    def lower(self, at: Lowering) -> effects.Effect:
        return both(at, static.CANT_ATTACK_OR_BLOCK, static.CANT_TRANSFORM)


class CantBlockOrBeBlocked(ObjectVerb):
    """can't block or be blocked (509.1b)"""

    rule = "509.1b"
    en = "can't block or be blocked"
    es = "no <poder> bloquear ni ser <bloqueado>"

    def lower(self, at: Lowering) -> effects.Effect:
        return both(at, static.CANT_BLOCK, static.CANT_BE_BLOCKED)


class CantBlockOrBeBlockedBy(ObjectVerb):
    """can't block or be blocked by creatures with power 2 or less (509.1b)"""

    what: Noun
    rule = "509.1b"
    en = "can't block or be blocked by {what}"
    es = "no <poder> bloquear ni ser <bloqueado> por {what@bare}"

    def lower(self, at: Lowering) -> effects.Effect:
        others = at.filter(self.what)
        first = at.restrict(static.CANT_BLOCK_OBJECT, other=others)
        return effects.Sequence((first, at.restrict(static.CANT_BE_BLOCKED_BY, other=others)))


# ------------------------------------------------------------------------------------------------ damage assigned


class AssignsNoDamage(ObjectVerb):
    """assigns no combat damage (510.1a)"""

    rule = "510.1a"
    en = "<assign> no combat damage"
    es = "no <asignar> daño de combate"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.ASSIGNS_NO_COMBAT_DAMAGE)


class AssignsToughness(ObjectVerb):
    """assigns combat damage equal to its toughness rather than its power (510.1a)"""

    rule = "510.1a"
    en = (
        "<assign> combat damage equal to its toughness rather than its power",
        "<assign> combat damage equal to their toughness rather than their power",
    )
    es = "<asignar> una cantidad de daño de combate igual a su resistencia en vez de su fuerza"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.DAMAGE_BY_TOUGHNESS)


class MayAssignAsUnblocked(SubjectClause):
    """You may have this creature assign its combat damage as though it weren't blocked (510.1c)"""

    what: Noun
    rule = "510.1c"
    en = (
        "you may have {what@s} assign its combat damage as though it weren't blocked",
        "you may have {what@p} assign their combat damage as though they weren't blocked",
    )
    es = "puedes hacer que {what@1} <asignar@1+sub> su daño de combate como si no hubiera sido <bloqueado@1>"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.with_object(self.what).restrict(static.MAY_ASSIGN_AS_UNBLOCKED)


class EachMayAssignAsUnblocked(SubjectClause):
    """For each creature you control, you may have it assign its combat damage as though it weren't blocked (510.1c)"""

    what: UnitPhrase
    rule = "510.1c"
    en = ("for each {what@s} , you may have that creature assign its combat damage as though it weren't blocked",)
    es = "por cada {what@s} , puedes hacer que esa criatura asigne su daño de combate como si no hubiera sido bloqueada"

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.filter(self.what)
        if objects.ControlledBy(objects.You()) not in found.tests:
            return at.refuse(self, "of other players")
        return at.rule(static.Restriction(static.MAY_ASSIGN_AS_UNBLOCKED, found))
