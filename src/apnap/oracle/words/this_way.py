"""Conditions about what an earlier instruction has done: "if a creature card was exiled this way" (608.2c)."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, quantity
from apnap.abilities.walk import walk
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.determiners import A, CountedOrMore, No
from apnap.oracle.phrase.modifiers import Quality, head_tests
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.roots import Condition, Noun
from apnap.oracle.phrase.zones import Zone


def so_many(at: Lowering, what: Noun, found: objects.Objects) -> conditions.Condition:
    """Return the condition that of the objects so many fit as a phrase says: "a creature card", "two or more cards"."""
    if not isinstance(what, Determined) or not isinstance(what.determiner, A | CountedOrMore | No):
        return at.refuse(what, "in a condition")
    if any(not isinstance(one, Quality) and one.participle() for one in what.modifiers):
        return at.refuse(what, "in a condition")
    tests = (*what.determiner.tests(at), *head_tests(what.head, what.modifiers, at))
    fitting = objects.Those(found, objects.Filter(tests, ())) if tests else found
    least = what.determiner.count.lower(at) if isinstance(what.determiner, CountedOrMore) else quantity.Number(1)
    there = conditions.Compare(quantity.CountObjects(fitting), quantity.Comparison(quantity.AT_LEAST, least))
    return conditions.NotTrue(there) if isinstance(what.determiner, No) else there


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


def _moved_to(at: Lowering, construct: Construct, zone: Zone) -> objects.InSlot:
    """Return what the last instruction that moves objects to a zone has moved."""
    zones = zone.zones()
    for sentence in reversed(at.shared.sentences):
        for one in reversed(sentence):
            moves = [node for node in walk(one) if isinstance(node, effects.Move) and (node.to,) == zones and node.slot]
            if moves:
                return objects.InSlot(moves[-1].slot)
    return at.unbound(construct, "nothing was put there before")


class PutThereThisWay(Condition):
    """you put a card into your hand this way"""

    what: Noun
    zone: Zone
    rule = "608.2c"
    en = "you put {what:Determined} into {zone} this way"
    es = "pusiste {what:Determined} en {zone} de esta manera"

    def lower(self, at: Lowering) -> conditions.Condition:
        return so_many(at, self.what, _moved_to(at, self, self.zone))


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
        moved = _moved_to(at, self, self.zone)
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
