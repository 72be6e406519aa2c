"""613.1d–e: what objects simply are: colorless, of the chosen color or type, snow, of every basic land type."""

from __future__ import annotations

from apnap.abilities import change, objects, quantity, values
from apnap.abilities import effect as effects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.modifiers import After, Color, Quality, Relative
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.numbers import CounterKind
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.units import Unit
from apnap.oracle.phrase.verb_phrases import ObjectVerb
from apnap.rules.subtypes import BASIC_LAND_TYPES, LAND_TYPES


class IsColorless(ObjectVerb):
    """is colorless (105.2c)"""

    of_spells = True
    rule = "105.2c"
    en = "<be> colorless"
    es = "<ser> <incoloro@>"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.SetColors(0))


class IsChosenColor(ObjectVerb):
    """is the chosen color (607.2d)"""

    rule = "607.2d"
    en = "<be> the chosen color"
    es = "<ser> del color elegido"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.SetColors(0, chosen_color=True))


class IsOnlyChosenType(ObjectVerb):
    """is the chosen type (607.2d)"""

    rule = "607.2d"
    en = "<be> the chosen type"
    es = "<ser> del tipo elegido"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.SetTypes(chosen_subtype=True))


class IsSnow(ObjectVerb):
    """is snow (205.4g)"""

    rule = "205.4g"
    en = "<be> snow"
    es = "<ser> <nevado@>"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.AddTypes(supertypes=values.SNOW))


class BecomesSnow(ObjectVerb):
    """becomes snow (205.4g)"""

    rule = "205.4g"
    en = "<become> snow"
    es = "<volverse> <nevado@>"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.AddTypes(supertypes=values.SNOW))


class IsntSnow(ObjectVerb):
    """isn't snow (205.4g)"""

    rule = "205.4g"
    en = ("<be not> snow", "<be> no longer snow")
    es = ("no <ser> <nevado@>", "ya no <ser> <nevado@>")

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.RemoveTypes(supertypes=values.SNOW))


class IsChosenColorToo(ObjectVerb):
    """is the chosen color in addition to its other colors (105.3)"""

    rule = "105.3"
    en = (
        "<be> the chosen color in addition to its other colors",
        "<be> the chosen color in addition to their other colors",
    )
    es = "<ser> del color elegido además de sus otros colores"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.AddColors(0, chosen_color=True))


class IsEveryLandType(ObjectVerb):
    """is every land type in addition to its other types (205.3i)"""

    rule = "205.3i"
    en = (
        "<be> every land type in addition to its other types",
        "<be> every land type in addition to their other types",
    )
    es = "<ser> de todos los tipos de tierra además de sus otros tipos"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.AddTypes(subtypes=tuple(sorted(LAND_TYPES))))


class IsEveryBasicLandType(ObjectVerb):
    """is every basic land type in addition to its other types (305.7)"""

    rule = "305.7"
    en = (
        "<be> every basic land type in addition to its other types",
        "<be> every basic land type in addition to their other types",
    )
    es = "<ser> de todos los tipos de tierra básica además de sus otros tipos"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.AddTypes(subtypes=BASIC_LAND_TYPES))


class BecomesInAdditionToOwnColors(ObjectVerb):
    """becomes blue in addition to its other colors (105.3)"""

    color: Color
    rule = "105.3"
    en = (
        "<become> {color@} in addition to its other colors",
        "<become> {color@} in addition to their other colors",
    )
    es = "<volverse> {color@} además de sus otros colores"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.AddColors(self.color.mask))


class ColorsOfIt(Unit):
    """of its colors (105.2)"""

    rule = "105.2"
    en = ("of its colors", "of their colors")
    es = "uno de sus colores"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.StatOf(at.beside_subject(False).binder.its(self), quantity.COLOR_COUNT)


# ------------------------------------------------------------------------------------------------ behind a noun


class ThatIsKind(After, Relative):
    """that's a Wolf or Werewolf (109.2)"""

    kinds: tuple[Noun, ...]
    rule = "109.2"
    en = ("<that is@> {kinds:Determined!}", "<that is@> {kinds:Determined&or}")
    es = ("que <ser@n+sub> {kinds:Determined!}", "que <ser@n+sub> {kinds:Determined&or}")
    es_old = ("que <ser@n+ind> {kinds:Determined!}", "que <ser@n+ind> {kinds:Determined&or}")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        for kind in self.kinds:
            if not isinstance(kind, Determined) or any(isinstance(one, After) for one in kind.modifiers):
                return at.refuse(kind, "what stands behind belongs to the other noun")
        found = tuple(at.all_of(at.filter(kind).tests) for kind in self.kinds)
        return found if len(found) == 1 else (objects.AnyOf(found),)


class ThatIsntQuality(After, Relative):
    """that isn't enchanted"""

    quality: Quality
    rule = "109.2"
    en = "<that is not@> {quality}"
    es = "que no <estar@n+sub> {quality@}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Not(at.all_of(self.quality.tests(at))),)


class ThatIsntColor(After, Relative):
    """that isn't black (105.2)"""

    color: Color
    rule = "105.2"
    en = "<that is not@> {color}"
    es = "que no <ser@n+ind> {color@}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Not(self.color.tests(at)[0]),)


class ThatIsntChosenType(After, Relative):
    """that isn't of the chosen type (607.2d)"""

    rule = "607.2d"
    en = "<that is not@> of the chosen type"
    es = "que no <ser@n+sub> del tipo elegido"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Not(objects.HasChosenSubtype()),)


class ThatIsntAllColors(After, Relative):
    """that isn't all colors (105.2)"""

    rule = "105.2"
    en = "<that is not@> all colors"
    es = "que no <ser@n+sub> de todos los colores"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        five = quantity.Comparison(quantity.LESS, quantity.Number(len(values.COLOR_NAMES)))
        return (objects.ColorCount(five),)


class ThatHasCounter(After, Relative):
    """that has a +1/+1 counter on it (122.1)"""

    counter: CounterKind
    rule = "122.1"
    en = ("that has a {counter} counter on it =s", "that have {counter} counters on them =p")
    es = ("que tiene un contador {counter} sobre <él@> =s", "que tienen contadores {counter} sobre <él@> =p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.HasCounter(self.counter.kind()),)
