"""604: what is simply true: restrictions, requirements, cost changes, permissions."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import static
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, SubjectClause
from apnap.oracle.phrase.lines import Line
from apnap.oracle.phrase.numbers import Cardinal
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase, Player, Possessor, Recipient
from apnap.oracle.phrase.verb_phrases import ObjectVerb, PlayerDeeds, PlayerVerb
from apnap.oracle.phrase.zones import Entering
from apnap.oracle.words.costs import Mana


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

    whom: Recipient
    rule = "508.1c"
    en = "can't attack {whom}"
    es = "no <poder> atacar a {whom}"


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
    es = "no <poder> ser <bloqueado> por {by}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.CANT_BE_BLOCKED_BY, other=at.filter(self.by))


class CantBeBlockedExceptBy(ObjectVerb):
    """can't be blocked except by artifact creatures"""

    by: Noun
    rule = "509.1b"
    en = "can't be blocked except by {by}"
    es = "no <poder> ser <bloqueado> excepto por {by}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.CAN_BE_BLOCKED_ONLY_BY, other=at.filter(self.by))


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
    es = "solo <poder> bloquear {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.CAN_BLOCK_ONLY, other=at.filter(self.what))


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
    es = "no <poder> bloquear {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.CANT_BLOCK_OBJECT, other=at.filter(self.what))


class CantBeCountered(ObjectVerb):
    """can't be countered (701.6)"""

    rule = "701.6"
    en = "can't be countered"
    es = "no <poder> ser <contrarrestado>"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.CANT_BE_COUNTERED)


class CantBeRegenerated(ObjectVerb):
    """can't be regenerated (701.19c)"""

    rule = "701.19c"
    en = "can't be regenerated"
    es = ("no <poder> ser regenerado =m", "no <poder> ser regenerada =f")

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static and at.duration is None:
            at.shared.limits["no_regeneration"] = True
            return effects.Nothing()
        return at.restrict(static.CANT_BE_REGENERATED)


class CantBeTarget(ObjectVerb):
    """can't be the target of spells or abilities"""

    by: Noun
    en = ("can't be the target of {by}", "can't be the targets of {by}")
    es = "no <poder> ser objetivo de {by}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.CANT_BE_TARGETED, other=at.filter(self.by))


class AttacksIfAble(ObjectVerb):
    """attacks each combat if able (508.1d)"""

    rule = "508.1d"
    en = (
        "<attack> each combat if able",
        "<attack> each turn if able",
        "<attack> this turn if able",
        "<attack> this combat if able",
    )
    es = ("<atacar> cada combate si puede",)

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.MUST_ATTACK)


class BlocksIfAble(ObjectVerb):
    """blocks each combat if able (509.1c)"""

    rule = "509.1c"
    en = ("<block> each combat if able", "<block> this turn if able", "<block> this combat if able")
    es = "<bloquear> cada combate si puede"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.MUST_BLOCK)


class MustBeBlocked(ObjectVerb):
    """must be blocked if able (509.1c)"""

    rule = "509.1c"
    en = ("must be blocked if able", "must be blocked this turn if able")
    es = "debe ser <bloqueado> si es posible"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.MUST_BE_BLOCKED)


class DoesntUntap(ObjectVerb):
    """doesn't untap during your untap step (502.3)"""

    whose: Possessor
    rule = "502.3"
    en = ("<do not> untap during {whose} untap step", "<do not> untap during {whose} untap steps")
    es = "no se <enderezar> durante el paso de enderezar de {whose:OfPlayer}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.CANT_UNTAP_IN_UNTAP_STEP)


class DoesntUntapNext(ObjectVerb):
    """doesn't untap during its controller's next untap step (502.3)"""

    whose: Possessor
    rule = "502.3"
    en = ("<do not> untap during {whose} next untap step", "<do not> untap during {whose} next untap steps")
    es = "no se <enderezar> durante el próximo paso de enderezar de {whose:OfPlayer}"


class AttacksAsThough(ObjectVerb):
    """can attack as though it didn't have defender (609.4)"""

    rule = "609.4"
    en = "can attack as though (it|they) didn't have defender"
    es = "<poder> atacar como si no tuviera la habilidad de defensor"


class EntersTapped(ObjectVerb):
    """enters tapped (614.1d)"""

    entering: Entering
    rule = "614.1c"
    en = ("<enter> {entering}", "<enter> the battlefield {entering}")
    es = "<entrar> {entering@}"
    es_old = ("<entrar> en juego {entering@}", "<entrar> al campo de batalla {entering@}")

    def lower(self, at: Lowering) -> effects.Effect:
        return at.enters(self.entering)


class EntersAsCopy(ObjectVerb):
    """enter as a copy of any creature (707.5)"""

    what: Noun
    rule = "707.5"
    en = "<enter> as a copy of {what}"
    es = "<entrar> como una copia de {what}"


class CostsLess(ObjectVerb):
    """cost {1} less to cast (601.2f)"""

    mana: Mana
    rule = "601.2f"
    en = ("<cost> {mana} less to cast", "<cost> {mana} less to activate")
    es = ("<costar> {mana} menos para lanzarlo", "cuesta {mana} menos lanzar")

    def lower(self, at: Lowering) -> effects.Effect:
        return at.cost_change(self.mana.text, less=True)


class CostsMore(ObjectVerb):
    """cost {1} more to cast (601.2f)"""

    mana: Mana
    rule = "601.2f"
    en = ("<cost> {mana} more to cast", "<cost> {mana} more to activate")
    es = ("<costar> {mana} más para lanzarlo", "cuesta {mana} más lanzar")

    def lower(self, at: Lowering) -> effects.Effect:
        return at.cost_change(self.mana.text, less=False)


class NoMaximumHandSize(PlayerVerb):
    """have no maximum hand size (402.2)"""

    rule = "402.2"
    en = "<have> no maximum hand size"
    es = "no <tener> tamaño máximo de mano"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.player_rule(static.NO_MAXIMUM_HAND_SIZE)


class AdditionalLand(PlayerVerb):
    """play an additional land (305.2)"""

    rule = "305.2"
    en = ("<play> a additional land on each of your turns", "<play> a additional land")
    es = "<jugar> una tierra adicional en cada uno de tus turnos"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.player_rule(static.ADDITIONAL_LANDS, n=at.one())


class PlayerCant(SubjectClause):
    """players can't gain life"""

    who: Player
    deeds: PlayerProhibition
    en = "{who} can't {deeds}"
    es = ("{who:OtherPlayer@1} no <poder@1+ind> {deeds}", "{who=You} no puedes {deeds}")

    def lower(self, at: Lowering) -> effects.Effect:
        return at.with_player(self.who.lower(at)).player_rule(self.deeds.kind())


class PlayerProhibition(Construct):
    """What a player can't do."""

    def kind(self) -> int:
        """Return the constant of :mod:`apnap.abilities.static`."""
        raise NotImplementedError


class GainLifeProhibition(PlayerProhibition):
    """gain life"""

    rule = "119.7"
    en = "gain life"
    es = "ganar vidas"

    def kind(self) -> int:
        return static.CANT_GAIN_LIFE


class LoseGameProhibition(PlayerProhibition):
    """lose the game"""

    rule = "104.3"
    en = "lose the game"
    es = "perder el juego"

    def kind(self) -> int:
        return static.CANT_LOSE_GAME


class WinGameProhibition(PlayerProhibition):
    """win the game"""

    rule = "104.2"
    en = "win the game"
    es = "ganar el juego"

    def kind(self) -> int:
        return static.CANT_WIN_GAME


class SearchProhibition(PlayerProhibition):
    """search libraries"""

    rule = "701.23"
    en = "search libraries"
    es = "buscar en bibliotecas"

    def kind(self) -> int:
        return static.CANT_SEARCH


class CastProhibition(PlayerProhibition):
    """cast creature spells"""

    what: Noun
    rule = "601.3"
    en = "cast {what}"
    es = "lanzar {what}"

    def kind(self) -> int:
        return static.CANT_CAST


# ------------------------------------------------------------------------------------------------ activation


class ActivateOnly(Clause):
    """ "Activate only as a sorcery" (602.5d)."""

    limit: ActivationLimit
    rule = "602.5"
    en = "activate only {limit}"
    es = ("activa esta habilidad solo {limit}", "actívala solo {limit}")

    def lower(self, at: Lowering) -> effects.Effect:
        at.shared.limits.update(self.limit.limits(at))
        return effects.Nothing()


class ActivationLimit(Construct):
    """When an ability may be activated."""

    def limits(self, at: Lowering) -> dict[str, object]:
        """Return the fields of an activated ability that it sets."""
        return at.refuse(self)


class AsSorcery(ActivationLimit):
    """as a sorcery (307.5)"""

    rule = "602.5d"
    en = "as a sorcery"
    es = "como un conjuro"

    def limits(self, at: Lowering) -> dict[str, object]:
        return {"sorcery": True}


class OnceEachTurn(ActivationLimit):
    """once each turn"""

    rule = "602.5b"
    en = "once each turn"
    es = "una vez cada turno"

    def limits(self, at: Lowering) -> dict[str, object]:
        return {"limit": 1}


class AsSorceryOnce(ActivationLimit):
    """as a sorcery and only once each turn"""

    rule = "602.5d"
    en = "as a sorcery and only once each turn"
    es = "como un conjuro y solo una vez cada turno"

    def limits(self, at: Lowering) -> dict[str, object]:
        return {"sorcery": True, "limit": 1}


class DuringYourTurn(ActivationLimit):
    """during your turn"""

    en = "during your turn"
    es = "durante tu turno"


class DuringYourUpkeep(ActivationLimit):
    """during your upkeep"""

    en = "during your upkeep"
    es = "durante tu mantenimiento"


class OnlyIf(ActivationLimit):
    """if you control a Swamp"""

    condition: Condition
    rule = "602.5b"
    en = "if {condition}"
    es = "si {condition}"

    def limits(self, at: Lowering) -> dict[str, object]:
        return {"condition": at.condition(self.condition)}


class TriggersOnly(Clause):
    """ "This ability triggers only once each turn" (603.2h)."""

    rule = "603.2h"
    en = "this ability triggers only once each turn"
    es = "esta habilidad se dispara solo una vez cada turno"

    def lower(self, at: Lowering) -> effects.Effect:
        at.shared.limits["limit"] = 1
        return effects.Nothing()


class DoOnceEachTurn(Clause):
    """ "Do this only once each turn"."""

    rule = "603.2h"
    en = "do this only once each turn"
    es = "haz esto solo una vez cada turno"


# ------------------------------------------------------------------------------------------------ spell costs


class AdditionalCostLine(Line):
    """ "As an additional cost to cast this spell, sacrifice a creature." (601.2b)"""

    deeds: PlayerDeeds
    rule = "601.2b"
    en = "as a additional cost to cast this spell , {deeds@p} ."
    es = "como coste adicional para lanzar este hechizo , {deeds@imp} ."


class OptionalCostLine(Line):
    """ "As an additional cost to cast this spell, you may sacrifice a creature." (601.2b)"""

    deeds: PlayerDeeds
    rule = "601.2b"
    en = "as a additional cost to cast this spell , you may {deeds@p} ."
    es = "como coste adicional para lanzar este hechizo , puedes {deeds@inf} ."


class AlternativeCostLine(Line):
    """ "You may pay {0} rather than pay this spell's mana cost." (118.9)"""

    deeds: PlayerDeeds
    rule = "118.9"
    en = "you may {deeds@p} rather than pay this spell 's mana cost ."
    es = "puedes {deeds@inf} en vez de pagar el coste de maná de este hechizo ."


class ConditionalAlternativeCost(Line):
    """ "If …, you may … rather than pay this spell's mana cost." (118.9)"""

    condition: Condition
    deeds: PlayerDeeds
    rule = "118.9"
    en = "if {condition} , you may {deeds@p} rather than pay this spell 's mana cost ."


class AsEnters(Line):
    """ "As this creature enters, choose a color." (614.1c)"""

    what: NounPhrase
    clause: Clause
    rule = "614.1c"
    en = ("as {what@1} <enter@1> , {clause} .", "as {what@1} <enter@1> the battlefield , {clause} .")
    es = "en cuanto {what@1} <entrar@1+sub> , {clause} ."
