"""Rarer things said of casting, of libraries that are exiled from, and of what triggers once more (601, 603, 701)."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import ability, objects, occurrence, quantity, static, values
from apnap.abilities import condition as conditions
from apnap.abilities import duration as durations
from apnap.abilities import effect as effects
from apnap.abilities.cost import Cost
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, SubjectClause
from apnap.oracle.phrase.lines import Line
from apnap.oracle.phrase.measures import Measured, StatOf
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.nouns import ClassNoun
from apnap.oracle.phrase.numbers import Cardinal, Digits
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase, Possessor, UnitPhrase
from apnap.oracle.phrase.stats import Stat
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.phrase.zones import Zone
from apnap.oracle.several import are_several
from apnap.oracle.words.casts_from_zones import origin_tests
from apnap.oracle.words.conditions import StateOfGame, exists
from apnap.oracle.words.cost_changes import CostClause, CostDirection, CostsLess, amounts
from apnap.oracle.words.costs import Mana
from apnap.oracle.words.nth_spells import numbered
from apnap.oracle.words.player_events import spell_filter
from apnap.oracle.words.rare_objects import Parity
from apnap.oracle.words.this_way import so_many
from apnap.oracle.words.turn_counts import PastDeed


class IsOfParity(Condition):
    """its mana value is odd"""

    measured: Measured
    parity: Parity
    rule = "107.1"
    en = "{measured:StatOf} is {parity}"
    es = "{measured:StatOf} es {parity}"

    def lower(self, at: Lowering) -> conditions.Condition:
        comparison = quantity.Comparison(self.parity.operator(), quantity.Number(0))
        return conditions.Compare(self.measured.lower(at), comparison)


class PutIntoExileThisWay(Condition):
    """a card is put into exile this way"""

    what: Noun
    rule = "701.13"
    en = "{what:Determined@s} is put into exile this way"
    es = "{what:Determined@s} es exiliada de esta manera"

    def lower(self, at: Lowering) -> conditions.Condition:
        found = at.shared.deeds.get("exiled")
        if not isinstance(self.what, Determined) or self.what.head != ClassNoun("card"):
            return at.refuse(self.what, "what it was before")
        return at.unbound(self, "nothing was exiled") if found is None else so_many(at, self.what, found[0])


class AllButBottom(NounPhrase):
    """all but the bottom six cards of their library"""

    count: Cardinal
    whose: Possessor
    rule = "401.1"
    en = "all but the bottom {count@p} cards of {whose} library =p"
    es = (
        "todas las cartas de {whose:ShortPossessor@s} biblioteca excepto las últimas {count@p} =p+f",
        "todas las cartas de la biblioteca de {whose:OfPlayer} excepto las últimas {count@p} =p+f",
    )

    def lower(self, at: Lowering) -> objects.Objects:
        return at.mention(self, _above(at, self, self.whose.of_player(at), self.count.lower(at)))


class AllButBottomCard(NounPhrase):
    """all but the bottom card of target player's library"""

    whose: Possessor
    rule = "401.1"
    en = "all but the bottom card of {whose} library =p"
    es = (
        "todas las cartas de {whose:ShortPossessor@s} biblioteca excepto la última =p+f",
        "todas las cartas de la biblioteca de {whose:OfPlayer} excepto la última =p+f",
    )

    def lower(self, at: Lowering) -> objects.Objects:
        return at.mention(self, _above(at, self, self.whose.of_player(at), quantity.Number(1)))


def _above(at: Lowering, phrase: NounPhrase, who: objects.Players, n: quantity.Quantity) -> objects.Objects:
    if are_several(who) or who == objects.IteratedPlayer():
        return at.refuse(phrase, "of several libraries")
    return objects.TopOfLibrary(who, quantity.Minus(quantity.PlayerStat(who, quantity.LIBRARY_SIZE), n))


class CostsLessIfAndIf(CostClause):
    """ "This spell costs {1} less to cast if you control an artifact and {1} less to cast if you control a Bird"."""

    what: Noun
    mana: Mana
    direction: CostDirection
    first: Condition
    more: Mana
    second: Condition
    rule = "601.2f"
    en = (
        "{what:Determined@1+3} <cost@1> {mana} {direction} to cast if {first} and {more} {direction} to cast "
        "if {second}"
    )
    es = "te cuesta {mana} {direction} lanzar {what:Determined} si {first@ind} y {more} {direction} si {second@ind}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not self.what.is_self() or not at.is_static:
            return at.refuse(self.what, "other spells")
        itself = objects.Filter((objects.IsSource(),), (values.STACK,))
        less = isinstance(self.direction, CostsLess)
        parts = tuple(
            static.CostChange(objects.EachPlayer(), itself, condition=at.condition(asked), **amounts(at, mana, less))
            for mana, asked in ((self.mana, self.first), (self.more, self.second))
        )
        return effects.Sequence(tuple(at.rule(part) for part in parts))

    def is_about_spell(self) -> bool:
        return self.what.is_self()


class AreOnTheBattlefield(StateOfGame):
    """no creatures are on the battlefield (403)"""

    what: Noun
    rule = "403"
    en = "{what:Determined@p} are on the battlefield"
    es = "{what:Determined@p} están en el campo de batalla"

    def lower(self, at: Lowering) -> conditions.Condition:
        return exists(at, self.what, ())


class OneSpellCastFrom(PastDeed):
    """spell you've cast this turn from anywhere other than your hand"""

    what: UnitPhrase
    zone: Zone
    rule = "601.2i"
    en = "{what:Singular@} you've cast this turn from {zone} =s"
    es = "{what:Singular@} que hayas lanzado este turno desde {zone} =s"

    def occurrence(self, at: Lowering) -> occurrence.Occurrence:
        found = spell_filter(at, self.what)
        return occurrence.Casts(objects.You(), replace(found, tests=(*found.tests, *origin_tests(at, self.zone))))


class SpellsThatTargetItOnTheStack(Line):
    """ "As long as ~ is on the stack, spells that target it cost {2} more to cast." (601.2f)"""

    what: NounPhrase
    mana: Mana
    rule = "601.2f"
    en = "as long as {what} is on the stack , spells that target it cost {mana} more to cast ."
    es = "mientras {what} esté en la pila , lanzar hechizos que hagan objetivo a ese hechizo cuesta {mana} más ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        if not self.what.is_self():
            return at.refuse(self.what, "another spell")
        stack = (values.STACK,)
        spells = objects.Filter((objects.Is(objects.IS_SPELL),), stack)
        itself = objects.Filter((objects.IsSource(),), stack)
        fields = amounts(at, self.mana, less=False)
        part = static.CostChange(objects.EachPlayer(), spells, targeting=itself, **fields)
        return (ability.Static((part,), zones=stack),)


class NextSpellFree(SubjectClause):
    """ "The next red creature spell you cast this turn can be cast without paying its mana cost" (118.9)."""

    what: UnitPhrase
    rule = "118.9"
    en = "the next {what@s} you cast this turn can be cast without paying its mana cost"
    es = "<el@1> <próximo@1> {what@1+s} que lances este turno puede ser <lanzado@1> sin pagar su coste de maná"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        spells = numbered(at, self.what, 0)
        return at.this_turn().rule(static.AlternativeCost(Cost(), "alternative", None, spells))


class Difference(Measured):
    """ "the difference between its power and toughness"."""

    measured: Measured
    other: Stat
    rule = "107.1"
    en = "the difference between {measured:StatOf} and {other}"
    es = "la diferencia entre {measured:StatOf} y {other}"

    def lower(self, at: Lowering) -> quantity.Quantity:
        first = self.measured
        assert isinstance(first, StatOf)
        one, other = first.lower(at), replace(first, stat=self.other).lower(at)
        return quantity.Minus(quantity.Plus(one, other), quantity.Times(2, quantity.Least(one, other)))


class CastingCausesExtra(Clause):
    """ "If you casting or copying an instant spell causes a triggered ability of a permanent you control to trigger, …"
    (603.2d)"""

    what: Noun
    of: Noun
    rule = "603.2d"
    en = (
        "if you casting or copying {what} causes a triggered ability of {of} to trigger , "
        "that ability triggers a additional time"
    )
    es = (
        "si el hecho de que lances o copies {what} hace que se dispare una habilidad disparada de {of} , "
        "esa habilidad se dispara una vez adicional"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        found, you = spell_filter(at, self.what), objects.You()
        either = (occurrence.Casts(you, found), occurrence.KeywordAction("copy", you, found))
        return _extra(at, self.of, occurrence.AnyOccurrence(either))


class TurningUpCausesExtra(Clause):
    """ "If turning a face-down permanent face up causes a triggered ability of a permanent you control to trigger, …"
    (603.2d)"""

    what: Noun
    of: Noun
    rule = "603.2d"
    en = (
        "if turning {what:Determined} face up causes a triggered ability of {of} to trigger , "
        "that ability triggers a additional time"
    )
    es = (
        "si poner {what:Determined} boca arriba hace que se dispare una habilidad disparada de {of} , "
        "esa habilidad se dispara una vez adicional"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.filter(self.what)
        down = objects.Is(objects.FACE_DOWN)
        if down not in found.tests:
            return at.refuse(self.what, "what is turned face up is face down")
        up = replace(found, tests=tuple(test for test in found.tests if test != down))
        return _extra(at, self.of, occurrence.TurnedFaceUp(up))


def _extra(at: Lowering, of: Noun, because: occurrence.Occurrence) -> effects.Effect:
    found, several = of.event_subject(at)
    return at.refuse(of) if several else at.rule(static.TriggerExtra(found, because))


class ExileUntilTotal(PlayerVerb):
    """Exile cards from the top of a library until they have a total mana value (701.13)."""

    whose: Possessor
    number: Digits
    rule = "701.13"
    en = (
        "<exile> cards from the top of {whose} library until you exile cards with total mana value {number} or greater",
        "<exile> cards from the top of {whose} library until that player has exiled cards with total mana value"
        " {number} or greater",
        "<exile> cards from the top of {whose} library until they have exiled cards with total mana value {number} or"
        " greater this way",
    )
    es = (
        "<exiliar> cartas de la parte superior de {whose:ShortPossessor@s} biblioteca hasta que exilies cartas con "
        "valor de maná total de {number} o más",
        "<exiliar> cartas de la parte superior de {whose:ShortPossessor@s} biblioteca hasta que ese jugador haya"
        " exiliado cartas con valor de maná total de {number} o más",
        "<exiliar> cartas de la parte superior de {whose:ShortPossessor@s} biblioteca hasta que haya exiliado "
        "cartas con valor de maná total de {number} o más de esta manera",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        own = objects.IteratedPlayer() if are_several(at.who) else at.who
        if self.whose.of_player(at) != own:
            return at.refuse(self.whose, "of another library")
        every = objects.Filter((), ())
        found = effects.RevealUntil(at.who, every, self.number.lower(at), True, at.slot(), total=True)
        at.shared.done = found.slot
        exiled = objects.InSlot(found.slot)
        at.binder.mention(exiled, True, 0)
        at.did("exiled", exiled, True)
        return found


class CastExiledAsItResolves(Clause):
    """ "Exile it instead of putting it into a graveyard as it resolves", of the spell that was cast (614.6)."""

    what: Noun
    rule = "614.6"
    en = "exile {what} instead of putting it into a graveyard as it resolves"
    es = "exilia {what} en vez de que vaya a un cementerio en cuanto se resuelva"

    def lower(self, at: Lowering) -> effects.Effect:
        spell = at.objects(self.what)
        if at.is_static or not isinstance(spell, objects.EventObject):
            return at.refuse(self, "which spell?")
        moves = occurrence.ZoneChanges(
            objects.Filter((objects.IsOneOf(spell),)), (values.STACK,), (values.GRAVEYARD,), resolving=True
        )
        exiled = effects.Move(spell, values.EXILE, linked=True)
        return effects.ContinuousRule((static.Replacement(moves, exiled, next_only=True),), durations.Forever())
