"""Conditions about what an earlier instruction has done: "if a creature card was exiled this way" (608.2c)."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, quantity, values
from apnap.abilities.node import Node
from apnap.abilities.walk import walk
from apnap.oracle.binder import types_of
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.determiners import A, Another, That, This
from apnap.oracle.phrase.determiners_of_amounts import AtLeastCounted, CountedOrMore, No, OneOrMore
from apnap.oracle.phrase.modifiers import After, Quality, Relative, head_tests
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.pronouns import Pronoun
from apnap.oracle.phrase.roots import Condition, Noun
from apnap.oracle.phrase.stats import Stat
from apnap.oracle.phrase.zones import Battlefield, Zone
from apnap.oracle.several import are_several


def so_many(at: Lowering, what: Noun, found: objects.Objects) -> conditions.Condition:
    """Return the condition that of the objects so many fit as a phrase says: "a creature card", "two or more cards"."""
    pointing = isinstance(what, Pronoun) or (isinstance(what, Determined) and isinstance(what.determiner, This | That))
    if pointing and isinstance(found, objects.InSlot):
        return conditions.Happened(found.slot)
    if pointing and isinstance(found, objects.FormerSelf) and isinstance(found.what, objects.InSlot):
        deed = at.shared.by_slot.get(found.what.slot)
        if isinstance(deed, effects.Destroy) and not isinstance(deed.what, objects.Each | objects.Together):
            return conditions.Happened(found.what.slot)  # the one that it says of
    numbers = A | Another | OneOrMore | CountedOrMore | AtLeastCounted | No
    if not isinstance(what, Determined) or not isinstance(what.determiner, numbers):
        return at.refuse(what, "in a condition")
    if any(not isinstance(one, Quality) and one.participle() for one in what.modifiers):
        return at.refuse(what, "in a condition")
    tests = (*what.determiner.tests(at), *head_tests(what.head, what.modifiers, at))
    fitting = objects.Those(found, objects.Filter(tests, ())) if tests else found
    counted = isinstance(what.determiner, CountedOrMore | AtLeastCounted)
    least = what.determiner.count.lower(at) if counted else quantity.Number(1)  # type: ignore[union-attr]
    there = conditions.Compare(quantity.CountObjects(fitting), quantity.Comparison(quantity.AT_LEAST, least))
    return conditions.NotTrue(there) if isinstance(what.determiner, No) else there


def the_one_card(at: Lowering, what: Noun, found: objects.Objects) -> None:
    """Mention the one card that was discarded or put there: "if you discard a creature card this way, … that card"."""
    deed = at.shared.by_slot.get(found.slot) if isinstance(found, objects.InSlot) else None
    one = getattr(deed, "n", None) == quantity.Number(1) and not are_several(getattr(deed, "who", objects.EachPlayer()))
    if one and isinstance(what, Determined) and isinstance(what.determiner, A):
        at.binder.mention(found, False, types_of(at.filter(what)), (values.GRAVEYARD,))


class DoneThisWay(Condition):
    """a creature card was exiled this way"""

    what: Noun
    deed: Quality
    rule = "608.2c"
    en = (
        "{what:Determined@1+s} was {deed} this way",
        "{what:Determined@1+p} were {deed} this way",
        "{what:Determined@1+s} is {deed} this way",
        "{what:Determined@1+p} are {deed} this way",
    )
    es = (
        "{what:Determined@1+s} fue {deed@1+s} de esta manera",
        "{what:Determined@1+p} fueron {deed@1+p} de esta manera",
        "{what:Determined@1+s} es {deed@1+s} de esta manera",
        "{what:Determined@1+p} son {deed@1+p} de esta manera",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        return so_many(at, self.what, at.done_to(self, self.deed.lemma))


def moved_to(at: Lowering, construct: Construct, zone: Zone) -> objects.InSlot:
    """Return what the last instruction that moves objects to a zone has moved."""
    zones = zone.zones()
    for sentence in reversed(at.shared.sentences):
        for one in reversed(sentence):
            moves = [node for node in walk(one) if _moves_to(node, zones)]
            if moves:
                return objects.InSlot(moves[-1].slot)  # type: ignore[attr-defined]
    return at.unbound(construct, "nothing was put there before")


def _moves_to(node: Node, zones: tuple[int, ...]) -> bool:
    if isinstance(node, effects.Surveil | effects.Mill):
        return zones == (values.GRAVEYARD,) and node.slot != 0
    return isinstance(node, effects.Move) and (node.to,) == zones and node.slot != 0


def moved_by_destroying(at: Lowering) -> int | None:
    """Return the slot of what the last instruction to destroy has destroyed; None: there is none."""
    for sentence in reversed(at.shared.sentences):
        for one in reversed(sentence):
            slots = [node.slot for node in walk(one) if isinstance(node, effects.Destroy) and node.slot]
            if slots:
                return slots[-1]
    return None


class PutThereThisWay(Condition):
    """you put a card into your hand this way"""

    what: Noun
    zone: Zone
    rule = "608.2c"
    en = "you put {what:Determined} into {zone} this way"
    es = "pusiste {what:Determined} en {zone} de esta manera"

    def lower(self, at: Lowering) -> conditions.Condition:
        there = moved_to(at, self, self.zone)
        found = so_many(at, self.what, there)
        if self.zone.zones() == (values.GRAVEYARD,):
            the_one_card(at, self.what, there)
        return found


class DidntPutThere(Condition):
    """you didn't put a card into your hand this way"""

    what: Noun
    zone: Zone
    rule = "608.2c"
    en = (
        "you didn't put {what:Determined} into {zone} this way",
        "you don't put {what:Determined} into {zone} this way",
        "you don't put {what:Determined} into {zone}",
        "you didn't put {what:Determined} into {zone}",
    )
    es = (
        "no pusiste {what:Determined} en {zone} de esta manera",
        "no pones {what:Determined} en {zone} de esta manera",
        "no pones {what:Determined} en {zone}",
        "no pusiste {what:Determined} en {zone}",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        moved = moved_to(at, self, self.zone)
        if isinstance(self.what, Determined) and isinstance(self.what.determiner, A):
            return conditions.NotTrue(so_many(at, self.what, moved))
        at.objects(self.what)  # it must be something that was spoken of
        return conditions.NotTrue(conditions.Happened(moved.slot))


class HasSameName(Condition):
    """it has the same name as a card in your graveyard"""

    what: Noun
    other: Noun
    rule = "201.2"
    en = "{what@1} <have@1> the same name as {other}"
    es = "{what@} <tener@> el mismo nombre que {other}"

    def lower(self, at: Lowering) -> conditions.Condition:
        found = at.objects(self.what)
        if isinstance(self.other, Determined) and isinstance(self.other.determiner, A):
            others: objects.Objects = objects.Each(at.filter(self.other))
        else:
            others = at.objects(self.other)
        return conditions.Fits(found, objects.Filter((objects.SameNameAs(others),), ()))


class ConditionsAnd(Condition):
    """this card is in your graveyard and you control a Mountain"""

    first: Condition
    second: Condition
    en = ("{first:Condition} and {second:Condition}", "{first:Condition} and if {second:Condition}")
    es = (
        "{first:Condition@ind} y {second:Condition@ind} =ind",
        "{first:Condition@sub} y {second:Condition@sub} =sub",
        "{first:Condition@ind} y si {second:Condition@ind} =ind",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.AllTrue((at.condition(self.first), at.condition(self.second)))


class PutIntoGraveyardThisWay(After, Relative):
    """put into a graveyard this way"""

    whose: GraveyardThere
    en = "put into {whose} this way"
    es = (
        "puesta en {whose} de esta manera =s+f",
        "puestas en {whose} de esta manera =p+f",
        "puesto en {whose} de esta manera =s+m",
        "puestos en {whose} de esta manera =p+m",
    )

    def participle(self) -> str:
        return "put into a graveyard"

    def is_this_way(self) -> bool:
        return True

    def tests_of_done(self, at: Lowering) -> tuple[objects.Test, ...]:
        return self.whose.tests()


class GraveyardThere(Construct):
    """Whose graveyard cards were put into."""

    def tests(self) -> tuple[objects.Test, ...]:
        """Return what is true of the cards, if the words do not only repeat what was said."""
        return ()


class SomeGraveyard(GraveyardThere):
    """ "their graveyard"."""

    en = ("a graveyard", "their graveyard", "that player 's graveyard", "graveyards")
    es = ("un cementerio", "su cementerio", "el cementerio de ese jugador", "cementerios")


class YourGraveyardThere(GraveyardThere):
    """ "your graveyard": of cards that you own (404.2)."""

    rule = "404.2"
    en = "your graveyard"
    es = "tu cementerio"

    def tests(self) -> tuple[objects.Test, ...]:
        return (objects.OwnedBy(objects.You()),)


class WithLesser(After, Relative):
    """with lesser mana value"""

    stat: Stat
    en = "with lesser {stat}"
    es = "con {stat} menor"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        number = quantity.StatOf(at.binder.its(self), self.stat.number())
        return (objects.Stat(self.stat.number(), quantity.Comparison(quantity.LESS, number)),)


class WithEqualOrLesser(After, Relative):
    """with equal or lesser mana value"""

    stat: Stat
    en = ("with equal or lesser {stat}", "with lesser or equal {stat}")
    es = "con {stat} igual o menor"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        number = quantity.StatOf(at.binder.its(self), self.stat.number())
        return (objects.Stat(self.stat.number(), quantity.Comparison(quantity.AT_MOST, number)),)


class InExileAnd(After, Relative):
    """in exile and in your graveyard"""

    zone: Zone
    en = "in exile and in {zone}"
    es = "en el exilio y en {zone}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return at.in_zones((values.EXILE, *self.zone.zones()), self.zone.owner(at))


class ConditionsOr(Condition):
    """you control a Desert or there is a Desert card in your graveyard"""

    first: Condition
    second: Condition
    en = ("{first:Condition} or {second:Condition}", "{first:Condition} or if {second:Condition}")
    es = (
        "{first:Condition@ind} o {second:Condition@ind} =ind",
        "{first:Condition@sub} o {second:Condition@sub} =sub",
        "{first:Condition@ind} o si {second:Condition@ind} =ind",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        return conditions.AnyTrue((at.condition(self.first), at.condition(self.second)))


class ControlledBySame(After, Relative):
    """controlled by the same player, of targets"""

    rule = "115.1"
    en = "controlled by the same player"
    es = ("controladas por el mismo jugador =p+f", "controlados por el mismo jugador =p+m")

    def is_from_one_zone(self) -> bool:
        return True

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return ()


class ControlledByDifferent(After, Relative):
    """controlled by different players, of targets"""

    rule = "115.1"
    en = ("controlled by different players", "with different controllers")
    es = (
        "controladas por jugadores diferentes =p+f",
        "controlados por jugadores diferentes =p+m",
        "con controladores diferentes",
    )

    def are_of_different_players(self) -> bool:
        return True

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return ()


class DidntPutOntoBattlefield(Condition):
    """you don't put the card onto the battlefield"""

    what: Noun
    rule = "608.2c"
    en = (
        "you don't put {what:Determined} onto the battlefield",
        "you didn't put {what:Determined} onto the battlefield this way",
        "you don't put {what:Determined} onto the battlefield this way",
    )
    es = (
        "no pones {what:Determined} en el campo de batalla",
        "no pusiste {what:Determined} en el campo de batalla de esta manera",
        "no pones {what:Determined} en el campo de batalla de esta manera",
    )

    def lower(self, at: Lowering) -> conditions.Condition:
        moved = moved_to(at, self, Battlefield())
        if isinstance(self.what, Determined) and isinstance(self.what.determiner, A):
            return conditions.NotTrue(so_many(at, self.what, moved))
        at.objects(self.what)
        return conditions.NotTrue(conditions.Happened(moved.slot))
