"""What chance chooses: targets, some of the objects spoken of, modes, numbers (115.1, 700.2)."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import ability, objects, quantity
from apnap.abilities import effect as effects
from apnap.oracle.construct import Token
from apnap.oracle.features import PLURAL
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.noun_phrases import AnyTarget
from apnap.oracle.phrase.numbers import Cardinal
from apnap.oracle.phrase.parts_of_them import PartOfThem
from apnap.oracle.phrase.players import TargetOpponent
from apnap.oracle.phrase.roots import NounPhrase, OtherPlayer, Parts
from apnap.oracle.phrase.sentences import ModalHead, ModeCount


class ChosenAtRandom(After, Relative):
    """chosen at random"""

    rule = "115.1"
    en = "chosen at random"
    es = "<elegido@> al azar"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return ()

    def is_random(self) -> bool:
        return True


class AnyTargetAtRandom(NounPhrase):
    """any target chosen at random (115.4)"""

    what: AnyTarget
    rule = "115.4"
    en = "{what} chosen at random =s"
    es = "{what} elegido al azar =s"

    def parts(self, at: Lowering) -> Parts:
        found = self.what.parts(at)
        at.target_at_random()
        return found


class TargetOpponentAtRandom(OtherPlayer):
    """target opponent chosen at random (115.1)"""

    who: TargetOpponent
    rule = "115.1"
    en = "{who@} chosen at random =3"
    es = "{who@} elegido al azar =3+m"

    def lower(self, at: Lowering) -> objects.Players:
        found = self.who.lower(at)
        at.target_at_random()
        return found


class PartAtRandom(PartOfThem):
    """Some of those that were mentioned, whom chance chooses."""

    def lower(self, at: Lowering) -> objects.Objects:
        found = super().lower(at)
        asked = at.shared.prelude[-1]
        if not isinstance(asked, effects.Choose) or asked.minimum is not None:
            return at.refuse(self, "how many?")
        at.shared.prelude[-1] = replace(asked, random=True)
        return found


class OneOfThemAtRandom(PartAtRandom):
    """one of them at random"""

    refers = PLURAL
    en = (
        "one of them at random =s",
        "one of those cards at random =s",
        "one of those permanents at random =s",
    )
    es = (
        "uno de ellos al azar =s+m",
        "una de ellas al azar =s+f",
        "una de esas cartas al azar =s+f",
        "uno de esos permanentes al azar =s+m",
    )


class SomeOfThemAtRandom(PartAtRandom):
    """two of them at random"""

    refers = PLURAL
    count: Cardinal
    en = "{count@} of them at random =p"
    es = (
        "{count@} de ellos al azar =m",
        "{count@} de ellas al azar =f",
    )

    def bounds(self, at: Lowering) -> tuple[quantity.Quantity, quantity.Quantity]:
        number = self.count.lower(at)
        return number, number


class ChooseModesAtRandom(ModalHead):
    """Choose one at random —"""

    count: ModeCount
    rule = "700.2"
    en = "choose {count} at random --"
    es = "elige {count} al azar :"
    es_old = "elige {count} al azar --"

    def modes(self, at: Lowering, bodies: tuple[ability.Body, ...]) -> ability.Modes:
        least, most = self.count.bounds(at, len(bodies))
        if least != most:
            return at.refuse(self.count, "how many at random?")
        return ability.Modes(bodies, quantity.Number(least), quantity.Number(most), random=True)


class OpponentChoosesModes(ModalHead):
    """An opponent chooses one — (700.2e)"""

    count: ModeCount
    rule = "700.2e"
    en = "a opponent chooses {count} --"
    es = "un oponente elige {count} :"
    es_old = "un oponente elige {count} --"

    def modes(self, at: Lowering, bodies: tuple[ability.Body, ...]) -> ability.Modes:
        least, most = (quantity.Number(n) for n in self.count.bounds(at, len(bodies)))
        return ability.Modes(bodies, least, most, chooser=objects.EachOpponent())


def up_to(at: Lowering, head: ModalHead, bodies: tuple[ability.Body, ...], most: quantity.Quantity) -> ability.Modes:
    """Return the choice of up to so many modes."""
    if at.is_spell:
        return at.refuse(head, "a spell without modes, if the number is 0")
    return ability.Modes(bodies, quantity.Number(0), most)


class ChooseUpToX(ModalHead):
    """Choose up to X —"""

    rule = "107.3"
    en = "choose up to X --"
    es = "elige hasta X :"
    es_old = "elige hasta X --"

    def modes(self, at: Lowering, bodies: tuple[ability.Body, ...]) -> ability.Modes:
        return up_to(at, self, bodies, at.x())


class ChooseUpToMeasured(ModalHead):
    """Choose up to X, where X is the number of cards in your hand —"""

    measured: Measured
    rule = "107.3"
    en = "choose up to X , where X is {measured} --"
    es = "elige hasta X , donde X es {measured} :"
    es_old = "elige hasta X , donde X es {measured} --"

    def modes(self, at: Lowering, bodies: tuple[ability.Body, ...]) -> ability.Modes:
        return up_to(at, self, bodies, self.measured.lower(at))


class ChooseXRepeatedly(ModalHead):
    """Choose X. You may choose the same mode more than once."""

    rule = "700.2d"
    en = "choose X . you may choose the same mode more than once ."
    es = "elige X . puedes elegir el mismo modo más de una vez ."

    def modes(self, at: Lowering, bodies: tuple[ability.Body, ...]) -> ability.Modes:
        return at.refuse(self, "modes of which there are X, which is announced after them")


class BoundInFigures(Token):
    """A number in figures."""

    shape = "number"

    @property
    def n(self) -> int:
        """The number."""
        return int(self.text)


class NumberAtRandom(Measured):
    """a number from 0 to 6 chosen at random"""

    least: BoundInFigures
    most: BoundInFigures
    en = "a number from {least} to {most} chosen at random"
    es = "un número de {least} a {most} elegido al azar"

    def lower(self, at: Lowering) -> quantity.Quantity:
        if at.is_static:
            return at.refuse(self, "in a static ability")
        known: tuple[NumberAtRandom, quantity.Quantity] | None = at.shared.limits.get("number at random")
        if known is not None:  # X is asked for once more
            return known[1] if known[0] == self else at.refuse(self, "another number at random")
        slot = at.slot_for_later()
        found = quantity.AmountInSlot(slot)
        asked = effects.ChooseWord(
            objects.You(), effects.CHOOSE_NUMBER, slot, False, self.least.n, self.most.n, random=True
        )
        at.shared.prelude.append(asked)
        at.shared.limits["number at random"] = self, found
        return found
