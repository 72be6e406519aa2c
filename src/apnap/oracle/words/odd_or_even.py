"""608.2d, 701.13: odd or even, cards exiled from the top by a measure, what was not put onto the battlefield."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, quantity, values
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, Imperative
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.roots import Condition, Noun, Possessor
from apnap.oracle.phrase.stats import Stat
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.phrase.zones import Battlefield
from apnap.oracle.words.this_way import moved_to

_PARITY = "parity"


class WithChosenParity(After, Relative):
    """with mana value of the chosen quality, behind "choose odd or even"."""

    stat: Stat
    rule = "608.2d"
    en = "with {stat} of the chosen quality"
    es = "con {stat} de la cualidad elegida"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        parity = at.shared.limits.get(_PARITY)
        if parity is None:
            return at.unbound(self, "nothing was chosen")
        return (objects.Stat(self.stat.number(), quantity.Comparison(parity, quantity.Number(0))),)


class ChooseOddOrEven(Clause):
    """ "Choose odd or even. Destroy each creature with mana value of the chosen quality." (608.2d)"""

    clause: Imperative
    rule = "608.2d"
    en = ("choose odd or even . {clause}", "then choose odd or even . {clause}")
    es = ("elige par o impar . {clause}", "luego elige par o impar . {clause}")

    def lower(self, at: Lowering) -> effects.Effect:
        found: list[effects.Effect] = []
        targets = len(at.shared.targets)
        for parity in (quantity.ODD, quantity.EVEN):
            at.shared.limits[_PARITY] = parity
            found.append(at.effect(self.clause))
        del at.shared.limits[_PARITY]
        if len(at.shared.targets) > targets or found[0] == found[1]:
            return at.refuse(self, "targets, or nothing that depends on it")
        return effects.ChooseMode(at.who, tuple(found))


class ExileFromTopByMeasure(PlayerVerb):
    """Exile cards equal to a quantity from the top of a library (701.13)."""

    measured: Measured
    whose: Possessor
    rule = "701.13"
    en = "<exile> cards equal to {measured} from the top of {whose} library"
    es = (
        "<exiliar> una cantidad de cartas igual a {measured} de la parte superior de {whose:ShortPossessor@s}"
        " biblioteca",
        "<exiliar> una cantidad de cartas igual a {measured} de la parte superior de la biblioteca de {whose:OfPlayer}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        cards = objects.TopOfLibrary(self.whose.of_player(at), self.measured.lower(at))
        at.binder.mention(cards, True, 0, (values.LIBRARY,))
        return at.moving(effects.Move(cards, values.EXILE, slot=at.slot()), cards)


class DidntPutItOntoBattlefield(Condition):
    """you don't put it onto the battlefield (608.2c)"""

    what: Noun
    rule = "608.2c"
    en = "you don't put {what:It} onto the battlefield"
    es = "no <poner@0+2+s+ind> {what:It} en el campo de batalla"

    def lower(self, at: Lowering) -> conditions.Condition:
        moved = moved_to(at, self, Battlefield())
        return conditions.NotTrue(conditions.Happened(moved.slot))
