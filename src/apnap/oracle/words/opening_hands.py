"""103.6: what may be done with a card in the opening hand."""

from __future__ import annotations

from apnap.abilities import ability, objects, occurrence, static, values
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.lines import PlainLine
from apnap.oracle.phrase.numbers import Count, CounterKind
from apnap.oracle.phrase.roots import Condition, NounPhrase
from apnap.oracle.phrase.sentences import Paragraph
from apnap.oracle.pruning import pruned


class BeginOnBattlefield(PlainLine):
    """ "If this card is in your opening hand, you may begin the game with it on the battlefield." (103.6a)"""

    what: NounPhrase
    rule = "103.6a"
    en = "if {what} is in your opening hand , you may begin the game with (it|him|her) on the battlefield ."
    es = "si {what} está en tu mano inicial , puedes comenzar el juego con ella en el campo de batalla ."

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        if not self.what.is_self():
            return at.refuse(self.what, "another card")
        begin = effects.Move(objects.This(), values.BATTLEFIELD)
        return (ability.Static((static.OpeningHand(begin),), zones=(values.HAND,)),)


class FirstTime(Construct):
    """A time at the beginning of the game."""

    def occurrence(self) -> occurrence.Occurrence:
        """Return the beginning of that step."""
        raise NotImplementedError


class FirstUpkeep(FirstTime):
    """the first upkeep"""

    en = "the first upkeep"
    es = "el primer mantenimiento"

    def occurrence(self) -> occurrence.Occurrence:
        return occurrence.BeginningOf(values.UPKEEP, objects.EachPlayer())


class YourFirstUpkeep(FirstTime):
    """your first upkeep"""

    en = "your first upkeep"
    es = "tu primer mantenimiento"

    def occurrence(self) -> occurrence.Occurrence:
        return occurrence.BeginningOf(values.UPKEEP, objects.You())


class RevealFromOpeningHand(PlainLine):
    """ "You may reveal this card from your opening hand. If you do, at the beginning of the first upkeep, …"."""

    what: NounPhrase
    time: FirstTime
    effects: Paragraph
    rule = "103.6"
    en = "you may reveal {what} from your opening hand . if you do , at the beginning of {time} , {effects:Paragraph}"
    es = "puedes mostrar {what} de tu mano inicial . si lo haces , al comienzo de {time} , {effects:Paragraph}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        if not self.what.is_self():
            return at.refuse(self.what, "another card")
        body = self.effects.body(at.fresh())
        if body.targets or body.modes is not None:
            return at.refuse(self.effects, "targets")
        later = effects.DelayedTrigger(ability.Triggered(self.time.occurrence(), pruned(body)))
        shown = effects.Sequence((effects.Reveal(objects.This()), later))
        return (ability.Static((static.OpeningHand(shown),), zones=(values.HAND,)),)


class BeginWithCounterUnlessFirst(PlainLine):
    """ "If this card is in your opening hand and you're not the starting player, you may begin the game with it on the
    battlefield with a luck counter on it. If you do, exile a card from your hand." (103.6a)"""

    what: NounPhrase
    it: NounPhrase
    count: Count
    counter: CounterKind
    effects: Paragraph
    rule = "103.6a"
    en = (
        "if {what} is in your opening hand and you're not the starting player , you may begin the game with {it} on "
        "the battlefield with {count@1} {counter} <counters@1> on it . if you do , {effects:Paragraph}"
    )
    es = (
        "si {what} está en tu mano inicial y no eres el jugador inicial , puedes comenzar el juego con {it} en el "
        "campo de batalla con {count@1+m} <contador@1> {counter} sobre él . si lo haces , {effects:Paragraph}"
    )

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        if not self.what.is_self() or not self.it.is_self():
            return at.refuse(self.what, "another card")
        body = self.effects.body(at.fresh())
        if body.targets or body.modes is not None or body.effect is None:
            return at.refuse(self.effects, "targets")
        entering = effects.Entering(counters=((self.counter.kind(), self.count.lower(at)),))
        begin = effects.Move(objects.This(), values.BATTLEFIELD, entering=entering)
        other = conditions.NotTrue(conditions.StartingPlayer())
        both = effects.Sequence((begin, body.effect))
        return (pruned(ability.Static((static.OpeningHand(both, other),), zones=(values.HAND,))),)


class WerentStartingPlayer(Condition):
    """you weren't the starting player (103.1)"""

    rule = "103.1"
    en = "you weren't the starting player"
    es = "no fuiste el jugador inicial"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.NotTrue(conditions.StartingPlayer())


class WereStartingPlayer(Condition):
    """you were the starting player (103.1)"""

    rule = "103.1"
    en = "you were the starting player"
    es = "fuiste el jugador inicial"

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.StartingPlayer()
