"""The shapes of a line: keyword line, spell text, triggered, activated, static ability (113.3)."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import (
    ability,
    bonds,
    change,
    cost,
    objects,
    occurrence,
    rare_occurrences,
    static,
    values,
)
from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities.walk import walk
from apnap.oracle.construct import Construct, Token
from apnap.oracle.lower import Lowering
from apnap.oracle.paid_objects import remember_paid
from apnap.oracle.phrase.joined_clauses import Otherwise, Prefixed
from apnap.oracle.phrase.roots import Condition, Quotable
from apnap.oracle.phrase.sentences import ClauseSentence, Effects, Paragraph, Sentence
from apnap.oracle.phrase.verb_phrases import PlayerVerb, all_costs
from apnap.oracle.replacing_sentences import parts_of
from apnap.oracle.said_of_the_spell import with_static_apart


class Line(Construct):
    """One line of card text."""

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        """Return the abilities that the line is."""
        return at.refuse(self)


class PlainLine(Line, Quotable):
    """A line that may also be quoted or stand behind an ability word."""


ACTIVATION_LIMITS = ("sorcery", "limit", "condition", "once", "who", "cost_changes", "instant")
"""The fields of :class:`ability.Activated` that "activate only …" sets."""


def static_abilities(at: Lowering, sentences: tuple[Sentence, ...]) -> tuple[ability.Static, ...]:
    """Return the static abilities that sentences are; what follows a prevention effect happens besides (615.5)."""
    first = sentences[0]
    if len(sentences) > 1 and isinstance(first, ClauseSentence) and first.clause.takes_rest():
        return (static_ability(at, first, sentences[1:]),)
    found = static_ability(at, first)
    while len(sentences) > 1 and isinstance(sentences[1], ClauseSentence):
        amended = sentences[1].clause.amends(found)
        if amended is None:
            break
        found, sentences = amended, sentences[1:]
    if len(sentences) > 1 and isinstance(sentences[1], ClauseSentence):
        together = sentences[1].clause.with_before(_in_static(at), found)
        if together is not None:
            return (*together, *(static_abilities(at, sentences[2:]) if len(sentences) > 2 else ()))
    rest = sentences[1:]
    other = _otherwise(rest[0]) if rest else None
    if other is not None:  # "… as long as it's a Human. Otherwise, it gets -2/-2."
        otherwise = static_ability(at, other)
        if found.condition is None or otherwise.condition is not None:
            return at.refuse(other, "other than what?")
        otherwise = replace(otherwise, condition=conditions.NotTrue(found.condition))
        return (found, otherwise, *(static_abilities(at, rest[1:]) if len(rest) > 1 else ()))
    return (found, *(static_abilities(at, rest) if rest else ()))


def _otherwise(sentence: Sentence) -> Sentence | None:
    """Return what stands behind "otherwise", if a sentence begins so."""
    clause = sentence.clause if isinstance(sentence, ClauseSentence) else None
    if not isinstance(clause, Prefixed) or not isinstance(clause.prefix, Otherwise):
        return None
    return ClauseSentence(clause.clause)


def static_ability(at: Lowering, sentence: Sentence, rest: tuple[Sentence, ...] = ()) -> ability.Static:
    """Return the static ability that a sentence is (604.1)."""
    context = _in_static(at)
    if rest and isinstance(sentence, ClauseSentence):
        found = sentence.clause.lower_with(context, rest)
    else:
        found = sentence.lower(context)
    condition: conditions.Condition | None = None
    while isinstance(found, effects.If) and isinstance(found.otherwise, effects.Nothing):
        condition = found.condition if condition is None else conditions.AllTrue((condition, found.condition))
        found = found.then
    parts: list[static.StaticPart] = []
    for one in parts_of(found):
        if not isinstance(one, effects.ContinuousRule):
            return at.refuse(sentence, "not a static ability")
        parts += one.parts  # type: ignore[arg-type]
    if condition is not None and isinstance(parts[0], static.EntersModified):
        if len(parts) > 1:
            return at.refuse(sentence, "two statements under one condition")
        return ability.Static((replace(parts[0], condition=condition),))
    if condition is None and all(_defines(part) for part in parts):
        parts = [static.Defining(part.changes) for part in parts if isinstance(part, static.Changes)]
    return ability.Static(tuple(parts), condition, context.shared.moved_from or _zones_of(parts))


def _defines(part: static.StaticPart) -> bool:
    """Tell whether a part says which colors or subtypes its own object has: a characteristic-defining ability, which
    works in all zones (604.3a)."""
    if not isinstance(part, static.Changes) or part.what != objects.This():
        return False
    return all(
        (isinstance(one, change.SetColors | change.AddColors) and not one.chosen_color)
        or (isinstance(one, change.AddTypes) and not (one.card_types or one.supertypes or one.chosen_subtype))
        for one in part.changes
    )


def _in_static(at: Lowering) -> Lowering:
    """Return the context of the next sentence of static abilities."""
    context = Lowering(at.name, at.is_spell)
    context.is_static = True
    for said in ("shown", "this_way"):
        context.shared.limits[said] = at.shared.limits.get(said)
    context.binder.objects = at.binder.objects  # "it" may be what the sentence before was about
    context.binder.sentence = at.binder.sentence = at.binder.sentence + 1
    return context


def _zones_of(parts: list[static.StaticPart]) -> tuple[int, ...]:
    """Return where a static ability works: "can't be countered" of the spell itself works on the stack, what it does
    instead of going to a graveyard from anywhere works everywhere (113.6)."""
    if all(isinstance(part, static.GoesElsewhere | static.Replacement) and _from_anywhere(part) for part in parts):
        return _EVERYWHERE
    on_stack = all(
        isinstance(part, static.Restriction) and part.kind in _OF_SPELLS and part.what == objects.This()
        for part in parts
    )
    return (values.STACK,) if on_stack else (values.BATTLEFIELD,)


_OF_SPELLS = (static.CANT_BE_COUNTERED, static.CANT_BE_COPIED)
_EVERYWHERE = (
    values.BATTLEFIELD, values.HAND, values.GRAVEYARD, values.LIBRARY, values.STACK, values.EXILE, values.COMMAND,
)  # fmt: skip


def _from_anywhere(part: static.GoesElsewhere | static.Replacement) -> bool:
    moves = part.occurrence
    if not isinstance(moves, occurrence.ZoneChanges) or objects.IsSource() not in moves.what.tests:
        return False
    return not moves.from_zones and moves.to_zones == (values.GRAVEYARD,)


class TextLine(PlainLine):
    """Sentences: what a spell does (113.3a), or static abilities of a permanent (113.3d)."""

    effects: Effects
    en = "{effects}"
    es = "{effects}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        if isinstance(self.effects, Paragraph) and (not at.is_spell or self.effects.is_about_spell()):
            return static_abilities(at, self.effects.sentences)
        if not at.is_spell:
            return at.refuse(self.effects, "neither a spell nor a static ability")
        return with_static_apart(ability.Spell(self.effects.body(at)))


class TitledLine(Line):
    """A line behind an ability word or flavor word, which has no meaning (207.2c-d)."""

    title: Title
    line: Line
    rule = "207.2c"
    en = "{title} -- {line:PlainLine}"
    es = "{title} -- {line:PlainLine}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        return self.line.abilities(at)


class Title(Token):
    """An ability word or flavor word."""

    shape = "title"


# ------------------------------------------------------------------------------------------------ triggered


class Trigger(Construct):
    """ "When …", "Whenever …", "At the beginning of …"."""

    def trigger(self, at: Lowering) -> ability.Triggered:
        """Return a triggered ability with this trigger and an empty body."""
        return at.refuse(self)


class Event(Construct):
    """What a trigger watches for."""

    def triggered(self, at: Lowering) -> ability.Triggered:
        """Return a triggered ability with this event and an empty body."""
        return at.refuse(self)


class When(Trigger):
    """When … (603.2)"""

    event: Event
    rule = "603.2"
    en = "when {event}"
    es = "cuando {event}"

    def trigger(self, at: Lowering) -> ability.Triggered:
        return self.event.triggered(at)


class Whenever(Trigger):
    """Whenever … (603.2)"""

    event: Event
    rule = "603.2"
    en = "whenever {event}"
    es = "siempre que {event}"

    def trigger(self, at: Lowering) -> ability.Triggered:
        return self.event.triggered(at)


_WITHOUT_AMOUNT = (
    occurrence.ZoneChanges
    | occurrence.Attacks
    | occurrence.Blocks
    | occurrence.BecomesBlocked
    | occurrence.BecomesUnblocked
    | occurrence.Casts
    | occurrence.BeginningOf
    | occurrence.BecomesTapped
    | occurrence.BecomesUntapped
    | occurrence.BecomesTarget
    | occurrence.TurnedFaceUp
    | occurrence.WhenTrue
    | rare_occurrences.Phases
    | rare_occurrences.IsCountered
)
"""Events that "that much" can't be about."""


def triggered(at: Lowering, trigger: Trigger, text: Effects, condition: Condition | None) -> ability.Ability:
    """Return a triggered ability, with its intervening if (603.4)."""
    found = trigger.trigger(at)
    if not found.one_or_more and isinstance(found.occurrence, _WITHOUT_AMOUNT):
        at.shared.limits["has_event"] = False
    at.shared.x_of = spell_with_x(found.occurrence)
    if condition is None and isinstance(text, Paragraph):
        condition, text = text.without_condition()
    asked = at.binder.about_source(lambda: at.condition(condition)) if condition is not None else None
    body = text.body(at)
    zones = at.shared.moved_from if not _goes_there(found.occurrence) else ()
    if any(isinstance(node, bonds.Haunted) for node in walk(found.occurrence)):  # 702.55c
        zones = (*found.zones, values.EXILE)
    if found.condition is not None and asked is not None:
        asked = conditions.AllTrue((found.condition, asked))
    return replace(
        found,
        body=body,
        condition=asked or found.condition,
        limit=at.shared.limits.get("limit", 0),
        zones=zones or found.zones,
        do_once=at.shared.limits.get("do_once", False),
    )


def spell_with_x(event: occurrence.Occurrence) -> objects.Objects | None:
    """Return the spell of an event that is described as having {X} in its mana cost (107.3e)."""
    has_x = objects.Is(objects.HAS_X_IN_COST)
    cast = isinstance(event, occurrence.Casts) and has_x in event.what.tests
    return objects.EventObject() if cast else None


def _goes_there(event: occurrence.Occurrence) -> bool:
    """Tell whether the event itself puts the card into the zone that it is moved out of (113.6k)."""
    events = event.occurrences if isinstance(event, occurrence.AnyOccurrence) else (event,)
    return any(isinstance(one, occurrence.ZoneChanges) and objects.IsSource() in one.what.tests for one in events)


class TriggeredLine(PlainLine):
    """ "Whenever this creature attacks, draw a card." (603)"""

    trigger: Trigger
    effects: Effects
    rule = "603.1"
    en = "{trigger} , {effects}"
    es = "{trigger} , {effects}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        return (triggered(at, self.trigger, self.effects, None),)


class TriggeredModalIf(PlainLine):
    """ "When …, if …, choose one —" """

    trigger: Trigger
    condition: Condition
    effects: Effects
    rule = "603.4"
    en = "{trigger} , if {condition} , {effects:Modal}"
    es = "{trigger} , si {condition@ind} , {effects:Modal}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        return (triggered(at, self.trigger, self.effects, self.condition),)


# ------------------------------------------------------------------------------------------------ activated


class Cost(Construct):
    """One part of a cost before the colon."""

    def as_cost(self, at: Lowering) -> cost.Cost:
        """Return the cost."""
        return at.refuse(self)

    def works_from(self, at: Lowering) -> tuple[int, ...]:
        """Return where an ability with this cost can be activated; empty: nothing is said about it."""
        return ()


class Costs(Construct):
    """All parts of a cost."""

    def as_cost(self, at: Lowering) -> cost.Cost:
        """Return the whole cost."""
        return at.refuse(self)

    def works_from(self, at: Lowering) -> tuple[int, ...]:
        """Return where an ability with this cost can be activated; empty: nothing is said about it."""
        return ()


class CostList(Costs):
    """ "{2}, {T}, Sacrifice this artifact"."""

    parts: tuple[Cost, ...]
    rule = "602.1a"
    en = ("{parts!}", "{parts&,}")
    es = ("{parts!}", "{parts&,}")

    def as_cost(self, at: Lowering) -> cost.Cost:
        return all_costs(part.as_cost(at) for part in self.parts)

    def works_from(self, at: Lowering) -> tuple[int, ...]:
        return next((zones for part in self.parts if (zones := part.works_from(at))), ())


class DeedCost(Cost):
    """A thing to do as a cost."""

    deed: PlayerVerb
    rule = "118.1"
    en = "^ {deed@p}"
    es = "{deed@inf}"

    def as_cost(self, at: Lowering) -> cost.Cost:
        return self.deed.as_cost(at)

    def works_from(self, at: Lowering) -> tuple[int, ...]:
        return self.deed.works_from(at)


_NAMING_SOURCE = cost.SacrificeThis | cost.ExileThis | cost.ReturnThis | cost.DiscardThis
"""Costs that name the source, so that "it" behind the colon is the source."""


def _names_source(part: cost.CostPart) -> bool:
    """Tell whether a part of a cost names the source: by moving it, removing its counters, exerting it."""
    if isinstance(part, cost.EffectCost):
        return any(node == objects.This() for node in walk(part.effect))
    return isinstance(part, _NAMING_SOURCE) or isinstance(part, cost.RemoveCounters) and part.what is None


class ActivatedLine(PlainLine):
    """ "{T}: Add {G}." (602)"""

    costs: Costs
    effects: Effects
    rule = "602.1"
    en = "{costs} : {effects}"
    es = "{costs} : {effects}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        price = self.costs.as_cost(at)
        if any(_names_source(part) for part in price.parts):
            at.binder.mention(objects.This(), False, 0)
        zones = self.costs.works_from(at)
        if any(isinstance(part, cost.DiscardThis) for part in price.parts):
            zones = (values.HAND,)
        remember_paid(at, price)
        body = self.effects.body(at)
        if not zones and not any(isinstance(part, cost.SacrificeThis) for part in price.parts):
            zones = at.shared.moved_from
        zones = zones or (values.BATTLEFIELD,)
        limits = {key: value for key, value in at.shared.limits.items() if key in ACTIVATION_LIMITS}
        return (ability.Activated(price, body, zones, **limits),)


class LoyaltyLine(PlainLine):
    """ "[+1]: Draw a card." (606)"""

    loyalty: LoyaltyCost
    effects: Effects
    rule = "606.3"
    en = "{loyalty} : {effects}"
    es = "{loyalty} : {effects}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        price = cost.Cost(None, (cost.Loyalty(*self.loyalty.number()),))
        return (ability.Activated(price, self.effects.body(at)),)


class LoyaltyCost(Construct):
    """A loyalty cost (606.4)."""

    def number(self) -> tuple[int, bool]:
        """Return the change of loyalty and whether it is −X."""
        raise NotImplementedError


def _loyalty(text: str) -> tuple[int, bool]:
    digits = text.strip("[]").replace("−", "-")
    return (0, True) if digits.endswith("X") else (int(digits), False)


class BracketLoyalty(LoyaltyCost, Token):
    """Written [+1]."""

    shape = "loyalty"

    def number(self) -> tuple[int, bool]:
        return _loyalty(self.text)


class SignedLoyalty(LoyaltyCost, Token):
    """Written +1 or −2."""

    shape = "signed"

    def number(self) -> tuple[int, bool]:
        return _loyalty(self.text)


class ZeroLoyalty(LoyaltyCost, Token):
    """Written 0."""

    shape = "number"

    def number(self) -> tuple[int, bool]:
        return _loyalty(self.text)


class ExhaustLine(PlainLine):
    """ "Exhaust — {2}: Draw a card.": only once (702.177)."""

    costs: Costs
    effects: Effects
    rule = "702.177"
    en = "exhaust -- {costs} : {effects}"
    es = "agotar -- {costs} : {effects}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        (found,) = ActivatedLine(self.costs, self.effects).abilities(at)
        assert isinstance(found, ability.Activated)
        return (replace(found, once=True, keyword="exhaust"),)


class BoastLine(PlainLine):
    """ "Boast — {1}: Draw a card.": only if it attacked this turn, once each turn (702.142)."""

    costs: Costs
    effects: Effects
    rule = "702.142a"
    en = "boast -- {costs} : {effects}"
    es = "alardear -- {costs} : {effects}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        (found,) = ActivatedLine(self.costs, self.effects).abilities(at)
        assert isinstance(found, ability.Activated)
        attacked = objects.Filter((objects.Is(objects.ATTACKED_THIS_TURN),), ())
        return (replace(found, condition=conditions.Fits(objects.This(), attacked), limit=1, keyword="boast"),)
