"""Modifiers behind the noun that are said of spells and cards: whose they are, what abilities they have (109)."""

from __future__ import annotations

from apnap.abilities import bonds, objects, values
from apnap.abilities.quantity import AT_LEAST, EQUAL, Comparison
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.modifiers import After, Color, Relative
from apnap.oracle.phrase.noun_phrases import Determined, Plural
from apnap.oracle.phrase.numbers import CounterKind, NumberWord, Ordinal
from apnap.oracle.phrase.roots import Noun, NounPhrase
from apnap.oracle.words.keyword_lines import Grants, plain_keyword
from apnap.oracle.words.keyword_names import KeywordName


class YouDontOwn(After, Relative):
    """you don't own (108.3)"""

    rule = "108.3"
    en = "you don't own"
    es = (
        "del que no seas propietario =m+s",
        "de la que no seas propietario =f+s",
        "de los que no seas propietario =m+p",
        "de las que no seas propietario =f+p",
    )

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Not(objects.OwnedBy(objects.You())),)


class ThatHas(After, Relative):
    """that has convoke (702.1)"""

    grants: Grants
    rule = "702.1"
    en = ("that has {grants} =s", "that have {grants} =p")
    es = ("que tiene {grants@inf} =s", "que tienen {grants@inf} =p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return tuple(objects.HasKeyword(plain_keyword(one)) for one in self.grants.abilities(at))


class ThatConvoked(After, Relative):
    """that convoked it (702.51c)"""

    spell: NounPhrase
    rule = "702.51c"
    en = "that convoked {spell}"
    es = (
        "{spell=It@1} que <lo@1+s> convocó =s",
        "{spell=It@1} que <lo@1+s> convocaron =p",
        "que convocó {spell} =s",
        "que convocaron {spell} =p",
    )

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.IsOneOf(self.history(at)),)

    def history(self, at: Lowering) -> objects.Objects:
        return bonds.Convokers(at.objects(self.spell))


class WithAbilityOf(After, Relative):
    """with a kicker ability (702.1)"""

    name: KeywordName
    rule = "702.1"
    en = ("with a {name} ability =s", "with {name} abilities =p", "with a {name} ability =p")
    es = ("con una habilidad de {name} =s", "con habilidades de {name} =p", "con una habilidad de {name} =p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (self.name.test(at),)


class ThatHasAdventure(After, Relative):
    """that has an Adventure (715.2)"""

    rule = "715.2"
    en = ("that has a Adventure =s", "that have a Adventure =p")
    es = ("que tiene una Aventura =s", "que tienen una Aventura =p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Is(objects.HAS_ADVENTURE),)


class ThatIsnt(After, Relative):
    """that isn't a Kraken or Octopus (109.2)"""

    kind: Noun
    rule = "109.2"
    en = ("that isn't {kind:Determined} =s", "that aren't {kind:Plural} =p")
    es = ("que no es {kind:Determined} =s", "que no son {kind:Plural@bare} =p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        kind = self.kind
        if not isinstance(kind, Determined | Plural) or any(isinstance(one, After) for one in kind.modifiers):
            return at.refuse(kind, "what stands behind belongs to the other noun")
        return (objects.Not(at.all_of(at.filter(kind).tests)),)


class WithoutCounter(After, Relative):
    """without a +1/+1 counter on it (122.1)"""

    counter: CounterKind
    rule = "122.1"
    en = "without a {counter} counter on (it|them)"
    es = "sin un contador {counter} sobre <él@>"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Not(objects.HasCounter(self.counter.kind())),)


class ThatWasntCast(After, Relative):
    """that wasn't cast (601.2)"""

    rule = "601.2"
    en = ("that wasn't cast =s", "that weren't cast =p")
    es = (
        "que no haya sido lanzado =m+s",
        "que no haya sido lanzada =f+s",
        "que no hayan sido lanzados =m+p",
        "que no hayan sido lanzadas =f+p",
    )

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Not(objects.Is(objects.WAS_CAST)),)


class ThatIsBoth(After, Relative):
    """that's both white and black (105.2)"""

    first: Color
    second: Color
    rule = "105.2"
    en = ("that's both {first} and {second} =s", "that are both {first} and {second} =p")
    es = ("que sea tanto {first@} como {second@} =s", "que sean tanto {first@} como {second@} =p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (*self.first.tests(at), *self.second.tests(at))


class ThatHasColors(After, Relative):
    """that's one or more colors (105.2)"""

    count: NumberWord
    rule = "105.2"
    en = ("that's {count} or more colors =s", "that are {count} or more colors =p")
    es = ("que sea de {count@m} o más colores =s", "que sean de {count@m} o más colores =p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.ColorCount(Comparison(AT_LEAST, self.count.lower(at))),)


class ThatHasExactlyColors(After, Relative):
    """that's exactly three colors (105.2)"""

    count: NumberWord
    rule = "105.2"
    en = ("that's exactly {count} colors =s", "that are exactly {count} colors =p", "with exactly {count} colors")
    es = (
        "que sea de exactamente {count@m} colores =s",
        "que sean de exactamente {count@m} colores =p",
        "con exactamente {count@m} colores",
    )

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.ColorCount(Comparison(EQUAL, self.count.lower(at))),)


class PutThereFromAnywhere(After, Relative):
    """that was put there from anywhere this turn (400.7)"""

    rule = "400.7"
    en = ("that was put there from anywhere this turn =s", "that were put there from anywhere this turn =p")
    es = (
        "que haya sido puesta ahí desde cualquier parte este turno =s",
        "que hayan sido puestas ahí desde cualquier parte este turno =p",
    )

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.CameFrom(values.ALL_ZONES),)


class ThatWasntCastFromHand(After, Relative):
    """that wasn't cast from its owner's hand, a copy included, which was not cast at all (601.2a, 707.10)"""

    rule = "601.2a"
    en = ("that wasn't cast from its owner 's hand =s", "that weren't cast from their owners ' hands =p")
    es = (
        "que no haya sido lanzado desde la mano de su propietario =m+s",
        "que no haya sido lanzada desde la mano de su propietario =f+s",
        "que no hayan sido lanzados desde la mano de sus propietarios =m+p",
        "que no hayan sido lanzadas desde la mano de sus propietarios =f+p",
    )

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Not(objects.SpellFrom(values.HAND)),)


class NthSpellThisTurn(After, Relative):
    """that's the second spell cast this turn, of all that players cast (601.2i)"""

    ordinal: Ordinal
    rule = "601.2i"
    en = "that's the {ordinal} spell cast this turn =s"
    es = "que sea el {ordinal@m+s} hechizo lanzado este turno =s"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.NthSpell(self.ordinal.value, objects.Filter((), (values.STACK,)), anyone=True),)


class ThatIsElsewhere(After, Relative):
    """that isn't on the battlefield: in any other zone (400.1)"""

    rule = "400.1"
    en = ("that isn't on the battlefield =s", "that aren't on the battlefield =p")
    es = ("que no esté en el campo de batalla =s", "que no estén en el campo de batalla =p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return at.in_zones(tuple(zone for zone in values.ALL_ZONES if zone != values.BATTLEFIELD), None)
