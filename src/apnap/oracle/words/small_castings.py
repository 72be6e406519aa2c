"""Smaller things that are said of spells and cards, and of who casts them (601, 109)."""

from __future__ import annotations

from apnap.abilities import ability, objects, quantity, static, values
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities.cost import Cost, PayLife
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, SimpleClause, SubjectClause
from apnap.oracle.phrase.joined_clauses import Prefix
from apnap.oracle.phrase.library_phrases import TopCards
from apnap.oracle.phrase.lines import Line
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.noun_phrases import Plural
from apnap.oracle.phrase.nouns import Head, SingleHead
from apnap.oracle.phrase.numbers import Cardinal, Digits, Ordinal
from apnap.oracle.phrase.players import Your
from apnap.oracle.phrase.relatives import PlayerCasts
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase, OtherPlayer, UnitPhrase
from apnap.oracle.phrase.units import Unit
from apnap.oracle.phrase.verb_phrases import PlayerDeeds, PlayerVerb
from apnap.oracle.words.cost_changes import CostClause, CostDirection, CostsLess, amounts, changed_so, cost_change
from apnap.oracle.words.costs import Mana
from apnap.oracle.words.moving import exile
from apnap.oracle.words.player_events import spell_filter
from apnap.oracle.words.players_described import UnitOfPlayers
from apnap.oracle.words.spell_lines import ADDITIONAL, OptionalCostLine


class OpponentYoureAttackingUnit(UnitOfPlayers):
    """ "opponent you're attacking" (508.6)."""

    rule = "508.6"
    en = "opponent you're attacking"
    es = "oponente al que estés atacando"

    def players(self, at: Lowering) -> objects.Players:
        return objects.PlayersWho(objects.AttackedThisCombat(), conditions.YourTurn(objects.You()))


class OptionalCostMakesCheaper(Line):
    """ "As an additional cost to cast this spell, you may collect evidence 6. This spell costs {2} less to cast if
    evidence was collected." (601.2f)"""

    deeds: PlayerDeeds
    mana: Mana
    direction: CostDirection
    condition: Condition
    rule = "601.2f"
    en = (
        "as a additional cost to cast this spell , you may {deeds@p} . this spell costs {mana} {direction} to cast "
        "if {condition} ."
    )
    es = (
        "como coste adicional para lanzar este hechizo , puedes {deeds@inf} . te cuesta {mana} {direction} lanzar este "
        "hechizo si {condition@ind} ."
    )

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        asked = at.condition(self.condition)
        if asked != conditions.CostPaid(ADDITIONAL):
            return at.refuse(self.condition, "something else than whether that cost is paid")
        fields = amounts(at, self.mana, isinstance(self.direction, CostsLess))
        itself = objects.Filter((objects.IsSource(),), (values.STACK,))
        change = static.CostChange(objects.EachPlayer(), itself, condition=asked, **fields)
        return (*OptionalCostLine(self.deeds).abilities(at), ability.Static((change,)))


class FlashForDeed(PlayerVerb):
    """Cast this spell as though it had flash if you behold a Dragon as an additional cost to cast it (702.8)."""

    what: NounPhrase
    deeds: PlayerDeeds
    rule = "702.8a"
    en = "<cast> {what} as though it had flash if you {deeds@p} as a additional cost to cast it"
    es = (
        "<lanzar> {what} como si tuviera la habilidad de destello si como coste adicional para <lanzar@inf> <-lo@s> "
        "decides {deeds@inf}"
    )

    def is_permission(self) -> bool:
        return True

    def is_about_spell(self) -> bool:
        return self.what.is_self()

    def lower(self, at: Lowering) -> effects.Effect:
        if not self.what.is_self() or not at.is_static:
            return at.refuse(self, "another spell, or outside a static ability")
        return at.rule(static.CastWithFlash(at.who, plus=self.deeds.as_cost(at)))


class ExileTopOfYours(PlayerVerb):
    """Exile the top four cards, of your library, which was shuffled (701.13)."""

    count: Cardinal
    rule = "701.13"
    en = "<exile> the top {count@p} cards"
    es = "<exiliar> las {count} primeras cartas"

    def lower(self, at: Lowering) -> effects.Effect:
        if not isinstance(at.who, objects.You):
            return at.refuse(self, "of which library?")
        return exile(at, TopCards(self.count, Your()))


class CostsLifeMore(CostClause):
    """ "This spell costs 3 life more to cast for each target" (118.8)."""

    what: Noun
    number: Digits
    unit: Unit
    rule = "118.8"
    en = "{what@1+3} <cost@1> {number} life more to cast for each {unit}"
    es = "te cuesta {number} vidas más lanzar {what:Determined} por cada {unit}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not self.what.is_self() or not at.is_static:
            return at.refuse(self.what, "other spells")
        itself = objects.Filter((objects.IsSource(),), (values.STACK,))
        life = Cost(None, (PayLife(self.number.lower(at)),))
        change = static.CostChange(objects.EachPlayer(), itself, additional=life, times=self.unit.lower(at))
        return at.rule(change)

    def is_about_spell(self) -> bool:
        return self.what.is_self()


class OthersSpellsCostLife(CostClause):
    """ "Spells your opponents cast that target this creature cost an additional 3 life to cast" (118.8)."""

    what: Plural
    who: OtherPlayer
    more: tuple[After, ...]
    number: Digits
    rule = "118.8"
    en = "{what@1+3} {who@4} <cast@4> {more:After*@1} <cost@1> a additional {number} life to cast"
    es = "a {who@4} <le@4> cuesta {number} vidas más lanzar {what@1+bare+either} {more:Relative*@1}"

    def lower(self, at: Lowering) -> effects.Effect:
        spells = Plural(self.what.head, (*self.what.modifiers, PlayerCasts(self.who), *self.more))
        found = at.rule(cost_change(at, spells, Mana("{0}"), less=False))
        return changed_so(found, additional=Cost(None, (PayLife(self.number.lower(at)),)))


class OtherThanTheFirst(After, Relative):
    """other than your first spell each turn (601.2i)"""

    rule = "601.2i"
    en = ("other than your first spell each turn", "other than the first spell they cast each turn")
    es = ("que no sea tu primer hechizo cada turno", "que no sea el primer hechizo que lance cada turno")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Not(objects.NthSpell(1, objects.Filter((), (values.STACK,)))),)


class OwnedByAnother(After, Relative):
    """owned by another player (108.3)"""

    rule = "108.3"
    en = "owned by another player"
    es = "cuyo propietario sea otro jugador"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Not(objects.OwnedBy(objects.You())),)


class YouAlreadyControl(After, Relative):
    """you already control, of what is there as something else enters (614.12)"""

    rule = "614.12"
    en = "you already control"
    es = "que ya controlas"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.ControlledBy(objects.You()),)


class ForEachColorReturn(Clause):
    """ "For each color, return up to one target card of that color from your graveyard to your hand" (115.1)."""

    head: Head
    rule = "115.1"
    en = "for each color , return up to one target {head:SingleHead@s} of that color from your graveyard to your hand"
    es = "para cada color , regresa hasta una {head:SingleHead@s} objetivo de ese color de tu cementerio a tu mano"

    def lower(self, at: Lowering) -> effects.Effect:
        if not isinstance(self.head, SingleHead) or at.is_static or at.shared.targets:
            return at.refuse(self, "besides other targets")
        none, one = quantity.Number(0), quantity.Number(1)
        kind = (objects.OwnedBy(objects.You()), *self.head.tests(at))
        found = tuple(
            at.target_objects(
                objects.Filter((objects.HasColor(1 << color), *kind), (values.GRAVEYARD,)), none, one, another=False
            )
            for color in range(len(values.COLOR_NAMES))
        )
        return effects.Move(objects.Together(found), slot=at.slot())


class Also(SubjectClause):
    """ "also regenerate each other creature you control": besides what the sentence before says."""

    clause: SimpleClause
    en = "also {clause}"
    es = "además , {clause}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.effect(self.clause) if at.said() else at.refuse(self, "besides what?")


class IsTheOnlyCard(Condition):
    """this card is the only creature card in your graveyard (404.1)"""

    what: NounPhrase
    card: UnitPhrase
    rule = "404.1"
    en = "{what} is the only {card@s}"
    es = "{what} es la única {card@s}"

    def lower(self, at: Lowering) -> conditions.Condition:
        found = at.filter(self.card)
        if not self.what.is_self() or found.zones != (values.GRAVEYARD,):
            return at.refuse(self, "another card, or somewhere else")
        at.works_only_in(found.zones)
        at.mention(self.what, objects.This())
        itself = objects.Filter((objects.IsSource(), *found.tests), found.zones)
        others = objects.Filter((objects.Not(objects.IsSource()), *found.tests), found.zones)
        return conditions.AllTrue((conditions.Exists(itself), conditions.NotTrue(conditions.Exists(others))))


class IsYourNthSpell(Condition):
    """it's the second creature spell you cast this turn (601.2i)"""

    ordinal: Ordinal
    what: UnitPhrase
    rule = "601.2i"
    en = "it's the {ordinal} {what@s} you cast this turn"
    es = "es el {ordinal@m+s} {what@s} que lanzas este turno"

    def lower(self, at: Lowering) -> conditions.Condition:
        found = at.binder.it(self)
        if not isinstance(found, objects.EventObject):
            return at.refuse(self, "which spell?")
        kind = spell_filter(at, self.what)
        nth = objects.NthSpell(self.ordinal.value, kind)
        return conditions.Fits(found, objects.Filter((*kind.tests, nth), ()))


class DuringStepsOfOpponents(Prefix):
    """During each opponent's end step,"""

    rule = "513"
    en = "during each opponent 's end step"
    es = "durante el paso final de cada oponente"

    def apply(self, clause: Clause, at: Lowering) -> effects.Effect:
        theirs = conditions.YourTurn(objects.EachOpponent())
        return at.conditional(conditions.AllTrue((theirs, conditions.DuringStep((values.END,)))), clause)


class AbilitiesCostMoreExceptForMana(SubjectClause):
    """ "Activated abilities of sources with the chosen name cost {2} more to activate unless they're mana abilities"
    (602.2b)."""

    what: Noun
    mana: Mana
    rule = "602.2b"
    en = "activated abilities of {what:Plural} cost {mana} more to activate unless they're mana abilities"
    es = "te cuesta {mana} más activar las habilidades activadas de {what:Plural} a menos que sean habilidades de maná"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        of = at.filter(self.what)
        return at.rule(static.CostChange(objects.EachPlayer(), abilities_of=of, **amounts(at, self.mana, less=False)))
