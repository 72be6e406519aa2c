"""122, 613.1f: counters that players lose, abilities that creatures lose by choice, and twice a change of size."""

from __future__ import annotations

from apnap.abilities import change
from apnap.abilities import effect as effects
from apnap.abilities.quantity import Times
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.numbers import Change, CounterKind
from apnap.oracle.phrase.verb_phrases import ObjectVerb, PlayerVerb
from apnap.oracle.words.keyword_lines import GrantChoice, plain_keyword


class LosesCountersOf(PlayerVerb):
    """Lose all poison counters (122.1f)."""

    counter: CounterKind
    rule = "122.1f"
    en = "<lose> all {counter} counters"
    es = "<perder> todos los contadores {counter}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.RemovePlayerCounters(at.who, self.counter.kind(), slot=at.slot())


class LosesAllCounters(PlayerVerb):
    """Lose all counters, of whatever kind (122.1)."""

    rule = "122.1"
    en = "<lose> all counters"
    es = "<perder> todos los contadores"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.RemovePlayerCounters(at.who, "", slot=at.slot())


class LosesLandwalk(ObjectVerb):
    """Lose all landwalk abilities (702.14a)."""

    rule = "702.14a"
    en = "<lose> all landwalk abilities"
    es = "<perder> todas las habilidades de cruzar tierras"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.RemoveAbility("landwalk"))


def loses_one(at: Lowering, choice: GrantChoice) -> effects.Effect:
    """Return that the controller of the effect chooses as it is carried out what is lost (608.2d)."""
    names = tuple(plain_keyword(one) for one in choice.abilities(at))
    return effects.ChooseMode(at.who, tuple(at.change(change.RemoveAbility(name)) for name in names), names)


class LosesChoice(ObjectVerb):
    """Lose your choice of abilities (613.1f)."""

    choice: GrantChoice
    rule = "613.1f"
    en = "<lose> your choice of {choice}"
    es = "<perder> tu elección de {choice}"

    def lower(self, at: Lowering) -> effects.Effect:
        return loses_one(at, self.choice)


class LosesEither(ObjectVerb):
    """Lose first strike or swampwalk (613.1f)."""

    choice: GrantChoice
    rule = "613.1f"
    en = "<lose> {choice}"
    es = "<perder> {choice}"

    def lower(self, at: Lowering) -> effects.Effect:
        return loses_one(at, self.choice)


class GetsTwice(ObjectVerb):
    """Get twice -X/-X (613.4c)."""

    change: Change
    rule = "613.4c"
    en = "<get> twice {change}"
    es = "<obtener> el doble de {change}"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.duration is None:
            return at.refuse(self, "for how long?")
        found = at.modify(self.change.text)
        assert isinstance(found, change.Modify)
        return at.change(change.Modify(Times(2, found.power), Times(2, found.toughness)))
