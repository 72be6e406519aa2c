"""105.2, 107.14, 111.10, 115.4: of one of several colors, tokens with a name, so much energy, another target."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.destinations import Entering
from apnap.oracle.phrase.modifiers import Adjective, After, Before, Color, ColorChoice, Relative
from apnap.oracle.phrase.nouns import TypeNoun
from apnap.oracle.phrase.numbers import Count, CounterKind, ThatManyCount
from apnap.oracle.phrase.roots import Condition, NounPhrase, Parts
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.costs import Energy


class ThatIsOneOfColors(After, Relative):
    """that's white or blue (105.2)"""

    colors: ColorChoice
    rule = "105.2"
    en = "<that is@> {colors}"
    es = "que <ser@n+sub> {colors@}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return self.colors.tests(at)


class IsOneOfColors(Condition):
    """that creature is white or blue (105.2)"""

    what: NounPhrase
    colors: ColorChoice
    rule = "105.2"
    en = "{what@1} <be@1> {colors}"
    es = "{what@} <ser@> {colors@}"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.Fits(at.objects(self.what), objects.Filter(self.colors.tests(at)))


class ColorOrType(Before, Adjective):
    """ "a red or artifact source"."""

    color: Color
    kind: TypeNoun
    rule = "105.2"
    en = "{color} or {kind@s}"
    es = "{color@} o de {kind@s}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.AnyOf((*self.color.tests(at), self.kind.test(at))),)


class GetThatMuchEnergy(PlayerVerb):
    """Get that many energy counters (107.14)."""

    count: ThatManyCount
    energy: Energy
    rule = "107.14"
    en = "<get> {count} {energy}"
    es = "<obtener> {count} {energy}"

    def lower(self, at: Lowering) -> effects.Effect:
        if self.energy.text != "{E}":
            return at.refuse(self.energy, "more than one symbol")
        return effects.PutPlayerCounters(at.who, "energy", at.counted(self.count))


class EnterTappedAndWithCounters(Entering):
    """tapped and with three charge counters on it (614.1c)"""

    count: Count
    counter: CounterKind
    rule = "614.1c"
    en = "tapped and with {count@1} {counter} <counters@1> on (it|them|him|her)"
    es = "<girado@> y con {count@1+m} <contador@1> {counter} sobre <él@>"

    def lower(self, at: Lowering) -> effects.Entering:
        return effects.Entering(tapped=True, counters=((self.counter.kind(), at.counted(self.count)),))


class AnotherTargetOfAnyKind(NounPhrase):
    """another target (115.4)"""

    rule = "115.4"
    en = "another target =s"
    es = "otro objetivo =s"

    def parts(self, at: Lowering) -> Parts:
        return at.any_target(another=True)


class CreateWalkers(PlayerVerb):
    """Create Walker tokens (111.10d)."""

    count: Count
    rule = "111.10d"
    en = "<create> {count@1} Walker <token@1>"
    es = "<crear> {count@1+f} <ficha@1> Walker"

    def lower(self, at: Lowering) -> effects.Effect:
        token = effects.Token(predefined="Walker")
        return at.producing(effects.CreateTokens(at.who, at.counted(self.count), token, slot=at.slot()))
