"""601.3, 609.4: permissions and exceptions: flash, looking at the top, staying tapped, skipped steps."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import effect as effects
from apnap.abilities import objects, static, values
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SubjectClause
from apnap.oracle.phrase.durations import Duration
from apnap.oracle.phrase.pronouns import It
from apnap.oracle.phrase.roots import Noun, NounPhrase, Possessor
from apnap.oracle.phrase.verb_phrases import ObjectVerb, PlayerVerb
from apnap.oracle.words.costs import Mana
from apnap.oracle.words.player_events import spell_filter
from apnap.oracle.words.replacements import described
from apnap.oracle.words.steps import StepName


class CastAsThoughFlash(PlayerVerb):
    """Cast spells as though they had flash (702.8)."""

    what: Noun
    rule = "702.8a"
    en = "<cast> {what:Plural} as though they had flash"
    es = "<lanzar> {what:Plural@bare} como si tuvieran la habilidad de destello"
    es_old = "<lanzar> {what:Plural@full} como si tuvieran la habilidad de destello"

    def is_permission(self) -> bool:
        return True

    def lower(self, at: Lowering) -> effects.Effect:
        return at.rule(static.CastWithFlash(at.who, spell_filter(at, self.what)))


class CastThisTurnAsThoughFlash(PlayerVerb):
    """Cast spells this turn as though they had flash (702.8)."""

    what: Noun
    rule = "702.8a"
    en = "<cast> {what:Plural} this turn as though they had flash"
    es = "<lanzar> {what:Plural} este turno como si tuvieran la habilidad de destello"

    def is_permission(self) -> bool:
        return True

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        return at.this_turn().rule(static.CastWithFlash(at.who, spell_filter(at, self.what)))


class CastThisAsThoughFlash(PlayerVerb):
    """Cast this spell as though it had flash (702.8)."""

    what: NounPhrase
    rule = "702.8a"
    en = "<cast> {what} as though it had flash"
    es = "<lanzar> {what} como si tuviera la habilidad de destello"

    def is_permission(self) -> bool:
        return True

    def is_about_spell(self) -> bool:
        return self.what.is_self()

    def lower(self, at: Lowering) -> effects.Effect:
        if not self.what.is_self() or not at.is_static:
            return at.refuse(self, "another spell, or outside a static ability")
        return at.rule(static.CastWithFlash(at.who))


class CastThisAsThoughFlashFor(PlayerVerb):
    """Cast this spell as though it had flash if you pay {2} more to cast it (702.8)."""

    what: NounPhrase
    mana: Mana
    rule = "702.8a"
    en = "<cast> {what} as though it had flash if you pay {mana} more to cast it"
    es = "<lanzar> {what} como si tuviera la habilidad de destello si pagas {mana} más para <lanzar@inf> <-lo@s>"

    def is_permission(self) -> bool:
        return True

    def is_about_spell(self) -> bool:
        return self.what.is_self()

    def lower(self, at: Lowering) -> effects.Effect:
        if not self.what.is_self() or not at.is_static:
            return at.refuse(self, "another spell, or outside a static ability")
        return at.rule(static.CastWithFlash(at.who, plus=self.mana.as_cost()))


class LookAtTopAnyTime(PlayerVerb):
    """Look at the top card any time."""

    rule = "401.7"
    en = "<look> at the top card of your library any time"
    es = "<mirar> la primera carta de tu biblioteca en cualquier momento"

    def is_permission(self) -> bool:
        return True

    def lower(self, at: Lowering) -> effects.Effect:
        return at.player_rule(static.MAY_LOOK_AT_TOP)


class PlayWithTopRevealed(PlayerVerb):
    """Play with the top card revealed (401.6)."""

    rule = "401.6"
    en = "<play> with the top card of your library revealed"
    es = "<jugar> mostrando la primera carta de tu biblioteca"
    es_old = "<jugar> con la primera carta de tu biblioteca revelada"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.player_rule(static.PLAYS_WITH_TOP_REVEALED)


class PlayWithHandRevealed(PlayerVerb):
    """Play with the hand revealed (402.3)."""

    whose: Possessor
    rule = "402.3"
    en = ("<play> with {whose} hands revealed", "<play> with {whose} hand revealed")
    es = ("<jugar> con {whose@p} manos reveladas", "<jugar> con {whose@s} mano revelada")

    def lower(self, at: Lowering) -> effects.Effect:
        if self.whose.of_player(at) not in (at.who, objects.IteratedPlayer()):
            return at.refuse(self.whose, "another player's hand")
        return at.player_rule(static.PLAYS_WITH_HAND_REVEALED)


class PlayWithTheirTopRevealed(PlayerVerb):
    """Play with the top cards of their libraries revealed (401.6)."""

    whose: Possessor
    rule = "401.6"
    en = (
        "<play> with the top card of {whose} libraries revealed",
        "<play> with the top card of {whose:Their} library revealed",
    )
    es = (
        "<jugar> con la primera carta de {whose@p} bibliotecas revelada",
        "<jugar> con la primera carta de {whose:Their@s} biblioteca revelada",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if self.whose.of_player(at) not in (at.who, objects.IteratedPlayer()):
            return at.refuse(self.whose, "another player's library")
        return at.player_rule(static.PLAYS_WITH_TOP_REVEALED)


class MayStayTapped(SubjectClause):
    """ "You may choose not to untap this artifact during your untap step" (502.3)."""

    what: NounPhrase
    rule = "502.3"
    en = "you may choose not to untap {what} during your untap step"
    es = "puedes elegir no enderezar {what} durante tu paso de enderezar"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        return at.with_object(self.what).restrict(static.MAY_STAY_TAPPED)


class SkipStep(PlayerVerb):
    """Skip every step of a kind (614.10)."""

    step: StepName
    rule = "614.10"
    en = "<skip> your {step}"
    es = "<saltar> tu {step}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        return at.rule(static.PlayerRule(static.SKIP_STEP, at.who, step=self.step.number()))


class UntapDuringOthers(PlayerVerb):
    """Untap permanents during each other player's untap step (502.3)."""

    what: Noun
    rule = "502.3"
    en = "<untap> {what} during each other player 's untap step"
    es = "<enderezar> {what} durante el paso de enderezar de cada otro jugador"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        return at.rule(static.AsThough(static.UNTAP_OTHERS, described(at, self.what), at.who))


class AllMustBlock(SubjectClause):
    """ "All creatures able to block this creature do so" (509.1c)."""

    what: NounPhrase
    rule = "509.1c"
    en = "all creatures able to block {what} do so"
    es = "todas las criaturas que puedan bloquear a {what} lo hacen"
    es_old = "todas las criaturas que puedan bloquear {what} deben hacerlo"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.with_object(self.what).restrict(static.ALL_MUST_BLOCK)


class AllMustBlockThisTurn(SubjectClause):
    """ "All creatures able to block target creature this turn do so" (509.1c)."""

    what: NounPhrase
    rule = "509.1c"
    en = "all creatures able to block {what} this turn do so"
    es = "todas las criaturas que puedan bloquear a {what} este turno lo hacen"
    es_old = "todas las criaturas que puedan bloquear {what} este turno deben hacerlo"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.this_turn().with_object(self.what).restrict(static.ALL_MUST_BLOCK)


class CantActivate(SubjectClause):
    """ "Its activated abilities can't be activated" (602.5)."""

    whose: Possessor
    rule = "602.5"
    en = "{whose} activated abilities can't be activated"
    es = (
        "las habilidades activadas de {whose:OfObject} no pueden ser activadas",
        "no pueden activarse {whose:Its@p} habilidades activadas",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        part = static.Restriction(static.CANT_ACTIVATE, self.whose.of_object(at), mana_too=True)
        return at.rule(part)


class CantActivateUnlessMana(SubjectClause):
    """ "Its activated abilities can't be activated unless they're mana abilities" (602.5)."""

    whose: Possessor
    rule = "602.5"
    en = "{whose} activated abilities can't be activated unless they're mana abilities"
    es = (
        "las habilidades activadas de {whose:OfObject} no pueden ser activadas a menos que sean habilidades de maná",
        "no pueden activarse {whose:Its@p} habilidades activadas a menos que sean habilidades de maná",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return at.rule(static.Restriction(static.CANT_ACTIVATE, self.whose.of_object(at)))


def _sources(at: Lowering, what: Noun) -> objects.Filter:
    """Return the description of objects with activated abilities: "sources" may be in any zone (113.7)."""
    found = described(at, what)
    return found if found.zones else replace(found, zones=_ANYWHERE)


_ANYWHERE = (values.BATTLEFIELD, values.HAND, values.GRAVEYARD, values.EXILE, values.COMMAND, values.STACK)


class CantActivateOf(SubjectClause):
    """ "Activated abilities of artifacts can't be activated" (602.5)."""

    what: Noun
    rule = "602.5"
    en = "activated abilities of {what:Plural} can't be activated"
    es = "las habilidades activadas de {what:Plural} no pueden ser activadas"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.rule(static.Restriction(static.CANT_ACTIVATE, _sources(at, self.what), mana_too=True))


class CantActivateOfUnlessMana(SubjectClause):
    """ "Activated abilities of artifacts can't be activated unless they're mana abilities" (602.5)."""

    what: Noun
    rule = "602.5"
    en = "activated abilities of {what:Plural} can't be activated unless they're mana abilities"
    es = "las habilidades activadas de {what:Plural} no pueden ser activadas a menos que sean habilidades de maná"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.rule(static.Restriction(static.CANT_ACTIVATE, _sources(at, self.what)))


class IsGoaded(ObjectVerb):
    """is goaded (701.15)"""

    rule = "701.15"
    en = "<be> goaded"
    es = "<estar> <incitado>"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.restrict(static.GOADED)


class AttacksThisTurnAsThough(ObjectVerb):
    """can attack this turn as though it didn't have defender (609.4)"""

    rule = "609.4"
    en = "can attack this turn as though (it|they) didn't have defender"
    es = "<poder> atacar este turno como si no tuviera la habilidad de defensor"

    def lower(self, at: Lowering) -> effects.Effect:
        late = at.this_turn()
        return late.rule(static.AsThough(static.ATTACK_WITHOUT_DEFENDER, late.subject if at.is_static else late.what))


class ActivateAsThoughHaste(PlayerVerb):
    """Activate abilities of creatures as though they had haste (302.6)."""

    what: Noun
    rule = "302.6"
    en = (
        "<activate> abilities of {what} as though those creatures had haste",
        "<activate> abilities of {what} as though they had haste",
    )
    es = "<activar> habilidades de {what@bare} como si esas criaturas tuvieran la habilidad de prisa"

    def is_permission(self) -> bool:
        return True

    def lower(self, at: Lowering) -> effects.Effect:
        if not isinstance(at.who, objects.You):
            return at.refuse(self, "of other players")
        return at.rule(static.AsThough(static.ACTIVATE_AS_HASTE, described(at, self.what)))


class ItsGoaded(SubjectClause):
    """ "It's goaded for the rest of the game" (701.15)."""

    duration: Duration
    rule = "701.15"
    en = "it's goaded {duration}"
    es = "está <incitado@1+f+s> {duration}"

    def lower(self, at: Lowering) -> effects.Effect:
        late = at.lasting(self.duration.lower(at))
        return late.with_object(It()).restrict(static.GOADED)
