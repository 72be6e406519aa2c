"""Modifiers behind the noun that need other phrases: "you control", "in your graveyard", "with power 3 or less"."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import objects, quantity
from apnap.abilities.target import StatTotal
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.determiners import A, Another, Pointing
from apnap.oracle.phrase.limits import Limit
from apnap.oracle.phrase.modifiers import After, Relative, Thence
from apnap.oracle.phrase.noun_phrases import Determined, Plural
from apnap.oracle.phrase.numbers import AThing, Cardinal, Count, CounterKind
from apnap.oracle.phrase.players import AnOpponent, APlayer, EnchantedPlayer, OfPlayer, TheyPlayer
from apnap.oracle.phrase.roots import NounPhrase, OtherPlayer
from apnap.oracle.phrase.stats import Stat
from apnap.oracle.phrase.zones import Among, OwnedZone, Zone


class YouControl(After, Relative):
    """you control"""

    en = "you control"
    es = "que controlas"

    def says_who_controls(self) -> bool:
        return True

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.ControlledBy(objects.You()),)


class YouDontControl(After, Relative):
    """you don't control"""

    en = "you don't control"
    es = "que no controlas"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Not(objects.ControlledBy(objects.You())),)


class YouOwn(After, Relative):
    """you own"""

    en = "you own"
    es = (
        "del que eres propietario =m+s",
        "de la que eres propietario =f+s",
        "de los que eres propietario =m+p",
        "de las que eres propietario =f+p",
    )
    es_old = (
        "del cual eres propietario =m+s",
        "de la cual eres propietario =f+s",
        "de los cuales eres propietario =m+p",
        "de las cuales eres propietario =f+p",
    )

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.OwnedBy(objects.You()),)


class PlayerControls(After, Relative):
    """an opponent controls"""

    who: OtherPlayer
    en = "{who@1} <control@1>"
    es = ("que <controlar@3+ind> {who=TheyPlayer}", "que <controlar@1+ind> {who@1}")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.ControlledBy(self.who.lower(at)),)

    def says_who_controls(self) -> bool:
        return True

    def is_of_them(self) -> bool:
        return isinstance(self.who, TheyPlayer)

    def player_of(self, what: objects.Objects) -> objects.Players | None:
        if isinstance(self.who, EnchantedPlayer):
            return objects.EnchantedPlayer()
        return objects.ControllerOf(what) if isinstance(self.who, AnOpponent | APlayer) else None


class PlayerOwns(After, Relative):
    """target player owns"""

    who: OtherPlayer
    en = "{who@1} <own@1>"
    es = (
        "del que {who@1} <ser@1+ind> propietario =m+s",
        "de la que {who@1} <ser@1+ind> propietario =f+s",
        "de los que {who@1} <ser@1+ind> propietario =m+p",
        "de las que {who@1} <ser@1+ind> propietario =f+p",
    )

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.OwnedBy(self.who.lower(at)),)


class YouCast(After, Relative):
    """you cast (of spells in cost changes)"""

    en = "you cast =2"
    es = "que lances"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.ControlledBy(objects.You()),)


class PlayerCasts(After, Relative):
    """your opponents cast"""

    who: OtherPlayer
    en = "{who@1} <cast@1> =2"
    es = "que <lanzar@1+sub> {who@1}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.ControlledBy(self.who.lower(at)),)


class WithStat(After, Relative):
    """with power 3 or less"""

    stat: Stat
    limit: Limit
    en = "with {stat} {limit}"
    es = ("con {stat} de {limit:NumberLimit}", "con {stat} {limit}")
    es_old = "con {stat} de {limit}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        if self.limit.is_its_own(self.stat.number()):  # "with toughness greater than its power": each its own
            return at.refuse(self, "its own, or another's?")
        return (objects.Stat(self.stat.number(), self.limit.lower(at)),)

    def ends_with_noun(self) -> bool:
        return self.limit.ends_with_noun()


class WithStatOverOwn(After, Relative):
    """with toughness greater than its power"""

    stat: Stat
    other: Stat
    en = ("with {stat} greater than its {other} =s", "with {stat} greater than their {other} =p")
    es = "con {stat} mayor que su {other}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.StatAgainst(self.stat.number(), quantity.GREATER, self.other.number()),)


class WithStatLikeOwn(After, Relative):
    """with power equal to its toughness"""

    stat: Stat
    other: Stat
    en = ("with {stat} equal to its {other} =s", "with {stat} equal to their {other} =p")
    es = "con {stat} igual a su {other}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.StatAgainst(self.stat.number(), quantity.EQUAL, self.other.number()),)


class WithTotalStat(After, Relative):
    """with total mana value 3 or less"""

    stat: Stat
    limit: Limit
    en = "with total {stat} {limit}"
    es = ("con {stat} total de {limit:NumberLimit}", "con {stat} total {limit}")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return ()

    def total(self, at: Lowering) -> StatTotal | None:
        return StatTotal(self.stat.number(), self.limit.lower(at))

    def ends_with_noun(self) -> bool:
        return self.limit.ends_with_noun()


class WithDifferentNames(After, Relative):
    """with different names, of cards searched for"""

    rule = "201.2"
    en = ("with different names", "that have different names", "that each have different names =p")
    es = "con nombres diferentes"

    def are_different(self) -> bool:
        return True

    def distinct(self) -> int | None:
        return quantity.DISTINCT_NAMES


class WithGreatest(After, Relative):
    """with the greatest power"""

    stat: Stat
    en = ("with the greatest {stat}", "with the highest {stat}")
    es = "con la mayor {stat}"

    def extreme(self) -> tuple[int, bool] | None:
        return self.stat.number(), True


class WithLeast(After, Relative):
    """with the least power"""

    stat: Stat
    en = ("with the least {stat}", "with the lowest {stat}")
    es = "con la menor {stat}"

    def extreme(self) -> tuple[int, bool] | None:
        return self.stat.number(), False


class WithoutSameName(After, Relative):
    """that doesn't have the same name as another permanent you control (201.2)"""

    what: NounPhrase
    rule = "201.2"
    en = ("that doesn't have the same name as {what} =s", "that don't have the same name as {what} =p")
    es = ("que no tenga el mismo nombre que {what} =s", "que no tengan el mismo nombre que {what} =p")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        (same,) = WithSameName(self.what).tests(at)
        return (objects.Not(same),)

    def ends_with_noun(self) -> bool:
        return True


class WithSameName(After, Relative):
    """with the same name as that card"""

    what: NounPhrase
    en = ("with the same name as {what}", "that has the same name as {what} =s")
    es = "con el mismo nombre que {what}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        another = isinstance(self.what, Determined) and isinstance(self.what.determiner, Another)
        if another and isinstance(self.what, Determined):
            others = at.filter(replace(self.what, determiner=A()))
            return (objects.SameNameAs(objects.Each(others), another=True),)
        return (objects.SameNameAs(at.any_such(self.what)),)

    def ends_with_noun(self) -> bool:
        return isinstance(self.what, Determined) and not isinstance(self.what.determiner, Pointing)


class WithCounter(After, Relative):
    """with a +1/+1 counter on it"""

    count: Count
    counter: CounterKind
    en = "with {count@1} {counter} <counters@1> on (it|them|him|her)"
    es = "con {count@1+m} <contador@1> {counter} sobre <él@>"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        kind = self.counter.kind()
        if isinstance(self.count, AThing):
            return (objects.HasCounter(kind),)
        return (objects.HasCounter(kind, quantity.Comparison(quantity.AT_LEAST, self.count.lower(at))),)


class WithAnyCounter(After, Relative):
    """with a counter on it"""

    en = (
        "with a counter on (it|them|him|her)",
        "with counters on (it|them|him|her)",
        "with one or more counters on (it|them|him|her)",
    )
    es = "con un contador sobre <él@>"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Is(objects.HAS_COUNTER),)


class WithNoCounters(After, Relative):
    """with no counters on it"""

    en = "with no counters on (it|them|him|her)"
    es = "sin contadores sobre <él@>"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Not(objects.Is(objects.HAS_COUNTER)),)


class WithCounters(After, Relative):
    """with +1/+1 counters on them"""

    counter: CounterKind
    en = "with {counter} counters on (it|them|him|her)"
    es = "con contadores {counter} sobre <él@>"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.HasCounter(self.counter.kind()),)


class InZone(After, Relative):
    """in your graveyard"""

    zone: Zone
    en = "in {zone}"
    es = "en {zone}"

    def is_from_one_zone(self) -> bool:
        return self.zone.is_single()

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return at.in_zone(self.zone)


class OnBattlefield(After, Relative):
    """on the battlefield"""

    en = "on the battlefield"
    es = "en el campo de batalla"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return ()


class FromZone(After, Relative):
    """from your graveyard"""

    zone: Zone
    en = "from {zone}"
    es = ("de {zone:Among} =ind+sub", "de {zone@plain} =plain+ind+sub", "desde {zone@plain} =of+ind+sub")
    es_old = (
        "que se encuentre {zone:Among} =s",
        "que se encuentren {zone:Among} =p",
    )

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return () if self.is_among() else at.in_zone(self.zone)

    def is_from_one_zone(self) -> bool:
        return self.zone.is_single()

    def is_among(self) -> bool:
        return isinstance(self.zone, Among)

    def is_whence(self) -> bool:
        return True

    def ends_with_noun(self) -> bool:
        return isinstance(self.zone, Among) and isinstance(self.zone.what, Determined | Plural)

    def among(self, at: Lowering) -> objects.Objects:
        return at.objects(self.zone.what) if isinstance(self.zone, Among) else at.refuse(self.zone)

    def player_of(self, what: objects.Objects) -> objects.Players | None:
        whose = self.zone.whose if isinstance(self.zone, OwnedZone) else None
        indefinite = isinstance(whose, OfPlayer) and isinstance(whose.who, AnOpponent | APlayer)
        return objects.OwnerOf(what) if indefinite else None


class FromIt(After, Thence):
    """from it: from the hand that was revealed"""

    en = ("from it", "from that hand")
    es = "de ahí"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return ()

    def is_among(self) -> bool:
        return True

    def among(self, at: Lowering) -> objects.Objects:
        found = at.shared.zone
        return at.unbound(self, "nothing was revealed before") if found is None else found


class OtherThan(After, Relative):
    """other than ~; what is other than a hand is a zone"""

    what: NounPhrase
    en = "other than {what@either}"
    es = "que no sea {what@either}"

    def is_of_others(self) -> bool:
        return True

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Not(objects.IsOneOf(at.objects(self.what))),)


class OtherThanTwo(After, Relative):
    """other than that creature or ~"""

    first: NounPhrase
    second: NounPhrase
    en = "other than {first:Determined} or {second:SelfReference}"
    es = "que no sea {first:Determined} ni {second:SelfReference}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return tuple(objects.Not(objects.IsOneOf(at.objects(one))) for one in (self.first, self.second))


class AtRandom(After, Relative):
    """at random"""

    en = "at random =2"
    es = "al azar =2"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return ()

    def is_random(self) -> bool:
        return True


class WithSoManyCounters(After, Relative):
    """with three or more +1/+1 counters on them"""

    count: Cardinal
    counter: CounterKind
    en = "with {count} or more {counter} counters on (it|them|him|her)"
    es = "con {count} o más contadores {counter} sobre <él@>"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        least = quantity.Comparison(quantity.AT_LEAST, self.count.lower(at))
        return (objects.HasCounter(self.counter.kind(), least),)
