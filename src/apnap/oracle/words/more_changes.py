"""613: changes said of what was spoken of already ("also"), other creature types, colorless, several colors."""

from __future__ import annotations

from apnap.abilities import change, objects, values
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.measures import Limit, Stat
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.verb_phrases import ObjectVerb
from apnap.oracle.words.changes import Gains, Gets, Has, become


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


class IsInAdditionToSubtypes(ObjectVerb):
    """is a Swamp in addition to its other land types (205.1b)"""

    what: Noun
    rule = "205.1b"
    en = (
        "<be> {what:NounPhrase} in addition to its other creature types",
        "<be> {what:NounPhrase} in addition to their other creature types",
        "<be> {what:NounPhrase} in addition to its other land types",
        "<be> {what:NounPhrase} in addition to their other land types",
    )
    es = (
        "<ser> {what:NounPhrase@bare} además de sus otros tipos de criatura",
        "<ser> {what:NounPhrase@bare} además de sus otros tipos de tierra",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return become(at, self.what, in_addition=True)


class BecomesInAdditionToSubtypes(ObjectVerb):
    """becomes a Samurai in addition to its other creature types (205.1b)"""

    what: Noun
    rule = "205.1b"
    en = (
        "<become> {what:NounPhrase} in addition to its other creature types",
        "<become> {what:NounPhrase} in addition to their other creature types",
        "<become> {what:NounPhrase} in addition to its other land types",
    )
    es = (
        "<convertirse> en {what:NounPhrase@bare} además de sus otros tipos de criatura",
        "<convertirse> en {what:NounPhrase@bare} además de sus otros tipos de tierra",
    )

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
