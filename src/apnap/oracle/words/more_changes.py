"""613: changes said of what was spoken of already ("also"), other creature types, colorless, several colors."""

from __future__ import annotations

from apnap.abilities import change, objects, quantity, static, values
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.limits import Limit
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.nouns import Subtype, TypeNoun
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.stats import Stat
from apnap.oracle.phrase.verb_phrases import ObjectVerb
from apnap.oracle.words.changes import Gains, Gets, Has, become
from apnap.oracle.words.damage import DealsDamage


class AlsoGets(ObjectVerb):
    """also gets +2/+2"""

    verb: Gets
    rule = "613.4c"
    en = "also {verb@}"
    es = "también {verb@}"

    def lower(self, at: Lowering) -> effects.Effect:
        return self.verb.lower(at)


class AlsoGains(ObjectVerb):
    """also gains flying"""

    verb: Gains
    rule = "613.1f"
    en = "also {verb@}"
    es = "también {verb@}"

    def lower(self, at: Lowering) -> effects.Effect:
        return self.verb.lower(at)


class AlsoHas(ObjectVerb):
    """also has flying"""

    verb: Has
    rule = "613.1f"
    en = "also {verb@}"
    es = "también {verb@}"

    def lower(self, at: Lowering) -> effects.Effect:
        return self.verb.lower(at)


class AlsoDeals(ObjectVerb):
    """also deals 3 damage to a player"""

    verb: DealsDamage
    rule = "120.1"
    en = "also {verb@}"
    es = "también {verb@}"

    def lower(self, at: Lowering) -> effects.Effect:
        return self.verb.lower(at)


class IsInAdditionToSubtypes(ObjectVerb):
    """is a Swamp in addition to its other land types (205.1b)"""

    what: Noun
    family: TypeNoun
    rule = "205.1b"
    en = "<be> {what:NounPhrase} in addition to (its|their) other {family@s} types"
    es = "<ser> {what:NounPhrase@bare} además de sus otros tipos de {family@s}"

    def lower(self, at: Lowering) -> effects.Effect:
        return become(at, self.what, in_addition=True)


class BecomesInAdditionToSubtypes(ObjectVerb):
    """becomes a Samurai in addition to its other creature types (205.1b)"""

    what: Noun
    family: TypeNoun
    rule = "205.1b"
    en = "<become> {what:NounPhrase} in addition to (its|their) other {family@s} types"
    es = "<convertirse> en {what:NounPhrase@bare} además de sus otros tipos de {family@s}"

    def lower(self, at: Lowering) -> effects.Effect:
        return become(at, self.what, in_addition=True)


class BecomesColorless(ObjectVerb):
    """becomes colorless (105.2c)"""

    rule = "105.2c"
    en = "<become> colorless"
    es = "<volverse> <incoloro@>"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.SetColors(0))


class BecomesColorsOfChoice(ObjectVerb):
    """becomes the color or colors of your choice (105.3)"""

    rule = "105.3"
    en = "<become> the color or colors of your choice"
    es = "<volverse> del color o los colores de tu elección"

    def lower(self, at: Lowering) -> effects.Effect:
        sets = range(1, 1 << len(values.COLOR_NAMES))
        options = tuple(at.change(change.SetColors(colors)) for colors in sets)
        labels = tuple(", ".join(values.names_of(colors, values.COLOR_NAMES)) for colors in sets)
        return effects.ChooseMode(objects.You(), options, labels)


class WithEitherStat(After, Relative):
    """with power or toughness 1 or less"""

    first: Stat
    second: Stat
    limit: Limit
    en = "with {first} or {second} {limit}"
    es = ("con {first} o {second} de {limit:NumberLimit}", "con {first} o {second} {limit}")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        limit = self.limit.lower(at)
        either = tuple(objects.Stat(one.number(), limit) for one in (self.first, self.second))
        return (objects.AnyOf(either),)

    def ends_with_noun(self) -> bool:
        return self.limit.ends_with_noun()


class IsAlso(ObjectVerb):
    """is also a Cleric, Rogue, Warrior, and Wizard (205.3m)"""

    kinds: tuple[Subtype, ...]
    rule = "205.3m"
    en = "<be> also a {kinds&and}"
    es = "<ser> también {kinds&and}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.AddTypes(0, 0, tuple(one.lemma for one in self.kinds)))


class HasBaseSizeEqual(ObjectVerb):
    """has base power and base toughness each equal to its mana value (613.4b)"""

    measured: Measured
    rule = "613.4b"
    en = "<have> base power and base toughness each equal to {measured}"
    es = "<tener> una fuerza base y una resistencia base iguales a {measured}"

    def lower(self, at: Lowering) -> effects.Effect:
        number = at.of_each(self.measured.lower)
        return at.change(change.SetBase(number, number))


class CantBeBlockedByGreater(ObjectVerb):
    """can't be blocked by creatures with greater power (509.1b)"""

    stat: Stat
    rule = "509.1b"
    en = "can't be blocked by creatures with greater {stat}"
    es = "no <poder> ser <bloqueado> por criaturas con {stat} mayor"

    def lower(self, at: Lowering) -> effects.Effect:
        if isinstance(at.what, objects.Each):
            return at.refuse(self, "greater than whose?")
        own = quantity.StatOf(at.what, self.stat.number())
        greater = objects.Stat(self.stat.number(), quantity.Comparison(quantity.GREATER, own))
        return at.restrict(static.CANT_BE_BLOCKED_BY, other=objects.Filter((greater,)))
