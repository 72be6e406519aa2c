"""613.1d–e: what objects are and are not: no creature, legendary, all colors, still a land."""

from __future__ import annotations

from apnap.abilities import change, objects, quantity, values
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.oracle.entering_later import is_as_it_enters
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.limits import Limit
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.modifiers import After, Color, Relative
from apnap.oracle.phrase.noun_phrases import Determined, Plural
from apnap.oracle.phrase.numbers import Change, NumberWord
from apnap.oracle.phrase.roots import Condition, Noun, NounPhrase, Possessor
from apnap.oracle.phrase.verb_phrases import ObjectVerb, PlayerVerb
from apnap.oracle.words.describing import described, kinds_of


class IsntKind(ObjectVerb):
    """isn't a creature (613.1d)"""

    what: Noun
    rule = "613.1d"
    en = ("<be not> {what:Determined}", "<be not> {what:Plural}")
    es = ("no <ser> {what:Determined}", "no <ser> {what:Plural@bare}")

    def lower(self, at: Lowering) -> effects.Effect:
        if not isinstance(self.what, Determined | Plural) or self.what.modifiers:
            return at.refuse(self.what, "not to be")
        found = described(at, kinds_of(at, self.what.head), ())
        return at.change(change.RemoveTypes(found.card_types, 0, found.subtypes))


class IsLegendary(ObjectVerb):
    """is legendary (205.4)"""

    rule = "205.4a"
    en = ("<be> legendary", "<become> legendary")
    es = ("<ser> <legendario@>", "<volverse> <legendario@>")

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.AddTypes(supertypes=values.LEGENDARY))


class IsntLegendary(ObjectVerb):
    """isn't legendary (205.4)"""

    rule = "205.4a"
    en = "<be not> legendary"
    es = "no <ser> <legendario@>"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.RemoveTypes(supertypes=values.LEGENDARY))


class IsAllColors(ObjectVerb):
    """is all colors (105.2)"""

    rule = "105.2"
    en = ("<be> all colors", "<become> all colors")
    es = ("<ser> de todos los colores", "<volverse> de todos los colores")

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.SetColors(values.ALL_COLORS))


class IsOfColor(ObjectVerb):
    """is black (105.3)"""

    of_spells = True
    color: Color
    rule = "105.3"
    en = "<be> {color@}"
    es = "<ser> {color@}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.SetColors(self.color.mask))


class IsChosenType(ObjectVerb):
    """is the chosen type in addition to its other types (607.2d)"""

    rule = "607.2d"
    en = (
        "<be> the chosen type in addition to its other types",
        "<be> the chosen type in addition to their other types",
        "<have> the chosen creature type in addition to its other types",
        "<be> the chosen creature type in addition to their other types",
    )
    es = (
        "<ser> del tipo elegido además de sus otros tipos",
        "<tener> el tipo de criatura elegido además de sus otros tipos",
        "<ser> del tipo de criatura elegido además de sus otros tipos",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.AddTypes(chosen_subtype=True))


def with_colors_added(at: Lowering, what: Noun) -> effects.Effect:
    """Return the change into what a noun phrase says in addition to the other colors and types."""
    if not isinstance(what, Determined | Plural):
        return at.refuse(what, "to become")
    found = described(at, kinds_of(at, what.head), what.modifiers)
    if found.tapped or found.name:
        return at.refuse(what, "to become")
    return at.change(
        *(
            change.AddColors(one.colors) if isinstance(one, change.SetColors) else one
            for one in found.changes(in_addition=True)
        )
    )


class IsInAdditionToColors(ObjectVerb):
    """is a white Angel in addition to its other colors and types (205.1b)"""

    what: Noun
    rule = "205.1b"
    en = (
        "<be> {what:NounPhrase} in addition to its other colors and types",
        "<be> {what:NounPhrase} in addition to their other colors and types",
    )
    es = "<ser> {what:NounPhrase@bare} además de sus otros colores y tipos"

    def lower(self, at: Lowering) -> effects.Effect:
        return with_colors_added(at, self.what)


class BecomesInAdditionToColors(ObjectVerb):
    """becomes a black Zombie in addition to its other colors and types (205.1b)"""

    what: Noun
    rule = "205.1b"
    en = (
        "<become> {what:NounPhrase} in addition to its other colors and types",
        "<become> {what:NounPhrase} in addition to their other colors and types",
    )
    es = "<convertirse> en {what:NounPhrase@bare} además de sus otros colores y tipos"

    def lower(self, at: Lowering) -> effects.Effect:
        return with_colors_added(at, self.what)


class LosesOtherAbilities(ObjectVerb):
    """lose all other abilities (613.1f): all but those that the same effect gives"""

    comes_first = True
    rule = "613.1f"
    en = "<lose> all other abilities"
    es = "<perder> todas las demás habilidades"

    def lower(self, at: Lowering) -> effects.Effect:
        return is_as_it_enters(at, at.change(change.RemoveAllAbilities()), first=True)


class GetsEither(ObjectVerb):
    """Get +1/-1 or -1/+1 (613.4c)."""

    first: Change
    second: Change
    rule = "613.4c"
    en = "<get> {first} or {second}"
    es = "<obtener> {first} o {second}"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static or at.duration is None:
            return at.refuse(self, "how long?")
        options = tuple(at.change(at.modify(one.text)) for one in (self.first, self.second))
        return effects.ChooseMode(objects.You(), options, (self.first.text, self.second.text))


class SwitchSize(PlayerVerb):
    """Switch power and toughness (613.4d)."""

    whose: Possessor
    rule = "613.4d"
    en = "<switch> {whose} power and toughness"
    es = (
        "<intercambiar> la fuerza y la resistencia de {whose:OfObject}",
        "<intercambiar> {whose:Its@s} fuerza y {whose:Its@s} resistencia",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static or at.duration is None:
            return at.refuse(self, "how long?")
        return effects.Continuous(self.whose.of_object(at), (change.SwitchPowerToughness(),), at.duration)


# ------------------------------------------------------------------------------------------------ behind a noun


class StillThing(After, Relative):
    """a 3/3 creature that's still a land (205.1b)"""

    what: Noun
    rule = "205.1b"
    en = ("that's still {what:Determined} =s", "that are still {what:Plural} =p")
    es = ("que sigue siendo {what:Determined} =s", "que siguen siendo {what:Plural@bare} =p")

    def keeps_types(self) -> bool:
        return True


class ThatIsAllColors(After, Relative):
    """a token that's all colors (105.2)"""

    rule = "105.2"
    en = "<that is@> all colors"
    es = "que <ser@n+sub> de todos los colores"

    def all_colors(self) -> bool:
        return True


class WithSizeEqual(After, Relative):
    """a creature with power and toughness each equal to a quantity (613.4b)"""

    measured: Measured
    rule = "613.4b"
    en = (
        "with power and toughness each equal to {measured}",
        "with base power and toughness each equal to {measured}",
    )
    es = (
        "con fuerza y resistencia iguales a {measured}",
        "con fuerza y resistencia base iguales a {measured}",
    )

    def equal_size(self, at: Lowering) -> quantity.Quantity | None:
        return at.of_each(self.measured.lower)


# ------------------------------------------------------------------------------------------------ conditions


class ItIsntKind(Condition):
    """it isn't a creature"""

    kind: NounPhrase
    en = ("it isn't {kind:Determined}", "it's not {kind:Determined}")
    es = "no <ser@0+3+s> {kind:Determined}"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.NotTrue(conditions.Fits(at.binder.it(self), at.filter(self.kind)))


class IsntKindCondition(Condition):
    """that creature isn't a Human"""

    what: NounPhrase
    kind: NounPhrase
    en = "{what@1} <be not@1> {kind:Determined}"
    es = "{what@} no <ser@> {kind:Determined}"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.NotTrue(conditions.Fits(at.objects(self.what), at.filter(self.kind)))


class LessThanCount(Limit):
    """ "less than five"."""

    count: NumberWord
    en = "less than {count}"
    es = "menor que {count@m}"

    def lower(self, at: Lowering) -> quantity.Comparison:
        return quantity.Comparison(quantity.LESS, self.count.lower(at))
