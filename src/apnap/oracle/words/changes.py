"""613: what objects become, have, gain and lose."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from apnap.abilities import ability, change, objects, static, values
from apnap.abilities import effect as effects
from apnap.abilities.quantity import Number
from apnap.oracle.construct import Construct
from apnap.oracle.entering_later import is_as_it_enters
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.determiners import A, Each
from apnap.oracle.phrase.modifiers import Color
from apnap.oracle.phrase.noun_phrases import Determined, Plural
from apnap.oracle.phrase.numbers import Change
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.verb_phrases import ObjectVerb
from apnap.oracle.words.describing import described, kinds_of
from apnap.oracle.words.keyword_lines import GrantChoice, GrantList, Grants, plain_keyword


def modified(at: Lowering, construct: Construct, size: Change) -> effects.Effect:
    """Return the change of +N/+N; where nothing says how long it lasts, the duration is that of another clause."""
    if not at.is_static and at.duration is None:
        return at.refuse(construct, "without a duration outside a static ability")
    return at.change(at.modify(size.text))


class Gets(ObjectVerb):
    """Get +N/+N (613.4c)."""

    changes_size: ClassVar[bool] = True
    change: Change
    rule = "613.4c"
    en = "<get> {change}"
    es = "<obtener> {change}"

    def lower(self, at: Lowering) -> effects.Effect:
        return modified(at, self, self.change)


class GetsAdditional(ObjectVerb):
    """Get an additional +N/+N."""

    change: Change
    rule = "613.4c"
    en = "<get> a additional {change}"
    es = "<obtener> {change} adicional"

    def lower(self, at: Lowering) -> effects.Effect:
        return modified(at, self, self.change)


class Gains(ObjectVerb):
    """Gain abilities (613.1f)."""

    may_be_lasting: ClassVar[bool] = True
    grants: Grants
    rule = "613.1f"
    en = "<gain> {grants}"
    es = "<ganar> {grants@inf}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not self.grants.needs_color():
            return at.change(*(change.AddAbility(one) for one in self.grants.abilities(at)))
        options: list[effects.Effect] = []
        labels: tuple[str, ...] = values.COLOR_NAMES
        masks = [1 << bit for bit in range(len(labels))]
        if other := self.grants.other_choice():
            masks, labels = [0, *masks], (other, *labels)
        for mask in masks:
            at.shared.limits["color"] = mask
            options.append(at.change(*(change.AddAbility(one) for one in self.grants.abilities(at))))
        del at.shared.limits["color"]
        if self.grants.controller_chooses():
            if not isinstance(at.what, objects.TargetObjects):
                return at.refuse(self, "whose controller?")
            return effects.ChooseMode(objects.ControllerOf(at.what), tuple(options), labels)
        return effects.ChooseMode(objects.You(), tuple(options), labels)


class GainsChoice(ObjectVerb):
    """Gain your choice of abilities."""

    choice: GrantChoice
    rule = "613.1f"
    en = "<gain> your choice of {choice}"
    es = "<ganar> tu elección de {choice}"

    def lower(self, at: Lowering) -> effects.Effect:
        found = self.choice.abilities(at)
        labels = tuple(plain_keyword(one) for one in found)
        return effects.ChooseMode(at.who, tuple(at.change(change.AddAbility(one)) for one in found), labels)


class Has(ObjectVerb):
    """Have abilities (613.1f)."""

    grants: Grants
    rule = "613.1f"
    en = "<have> {grants}"
    es = "<tener> {grants@inf}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static and at.duration is None and _is_new_token(at):
            return at.refuse(self, "of a token that was created with them")
        abilities = self.grants.abilities(at)
        if at.is_static and at.subject == objects.This() and ability.Keyword("flash") in abilities:
            if len(abilities) > 1:
                return at.refuse(self, "some of them are of the spell")
            return at.rule(static.CastWithFlash(objects.You()))  # 702.8a: it is asked before there is a permanent
        found = at.change(*(change.AddAbility(one) for one in abilities))
        if not at.is_static and at.duration is None:
            at.shared.limits["has"] = found
        return found

    def are_of_spells(self) -> bool:
        grants = self.grants
        return isinstance(grants, GrantList) and [getattr(one, "lemma", "") for one in grants.items] == ["flash"]


def _is_new_token(at: Lowering) -> bool:
    """Tell whether the subject is the one token, without a size, that the sentence before creates (111.3)."""
    before = at.shared.sentences[-1] if at.shared.sentences else []
    made = before[0] if len(before) == 1 else None
    if not isinstance(made, effects.CreateTokens) or at.what != objects.InSlot(made.slot):
        return False
    return made.n == Number(1) and made.token.power is None and made.entering == effects.Entering()


class Loses(ObjectVerb):
    """Lose abilities (613.1f)."""

    grants: Grants
    rule = "613.1f"
    en = "<lose> {grants}"
    es = "<perder> {grants@inf}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(*(change.RemoveAbility(plain_keyword(one)) for one in self.grants.abilities(at)))


class LosesBands(ObjectVerb):
    """Lose all "bands with other" abilities (702.22b)."""

    rule = "702.22b"
    en = "<lose> all “ bands with other . ” abilities"
    es = "<perder> todas las habilidades de “ agrupar con otros . ”"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.RemoveAbility("bands with other"))


class LosesBanding(ObjectVerb):
    """Lose banding and all "bands with other" abilities (702.22b)."""

    rule = "702.22b"
    en = "<lose> banding and all “ bands with other . ” abilities"
    es = "<perder> la habilidad de agrupar y todas las habilidades de “ agrupar con otros . ”"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.RemoveAbility("banding"))


class LosesAllAbilities(ObjectVerb):
    """Lose all abilities (613.1f)."""

    rule = "613.1f"
    en = "<lose> all abilities"
    es = "<perder> todas las habilidades"
    es_old = "<perder> todas sus habilidades"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.RemoveAllAbilities())


class HasBaseSize(ObjectVerb):
    """Have base power and toughness (613.4b)."""

    size: Construct
    rule = "613.4b"
    en = "<have> base power and toughness {size:Size}"
    es = "<tener> una fuerza y resistencia base de {size:Size}"

    def lower(self, at: Lowering) -> effects.Effect:
        return is_as_it_enters(at, at.change(at.base_size(str(self.size))))  # 611.2e


def become(at: Lowering, what: Noun, in_addition: bool) -> effects.Effect:
    """Return the change of the subject into what a noun phrase describes (205.1, 613.1)."""
    if isinstance(what, Determined) and not isinstance(what.determiner, A | Each):
        return at.refuse(what, "to become")
    if not isinstance(what, Determined | Plural):
        return at.refuse(what, "to become")
    found = described(at, kinds_of(at, what.head), what.modifiers)
    if found.tapped:
        return at.refuse(what, "to become")
    named = (change.SetName(found.name),) if found.name else ()
    return at.change(*named, *found.changes(in_addition))


class BecomesThing(ObjectVerb):
    """Become a creature with these characteristics."""

    what: Noun
    rule = "613.1d"
    en = "<become> {what:Determined}"
    es = "<convertirse> en {what:Determined}"

    def lower(self, at: Lowering) -> effects.Effect:
        return become(at, self.what, in_addition=False)


class BecomesThings(ObjectVerb):
    """Become creatures with these characteristics, of several."""

    what: Noun
    rule = "613.1d"
    en = "<become> {what:Plural}"
    es = "<convertirse> en {what:Plural@bare}"

    def lower(self, at: Lowering) -> effects.Effect:
        return become(at, self.what, in_addition=False)


class BecomesInAddition(ObjectVerb):
    """Become a creature in addition to its other types."""

    what: Noun
    rule = "205.1b"
    en = (
        "<become> {what:Determined} in addition to its other types",
        "<become> {what:Determined} in addition to their other types",
        "<become> {what:Plural} in addition to their other types",
    )
    es = (
        "<convertirse> en {what:Determined} además de sus otros tipos",
        "<convertirse> en {what:Plural@bare} además de sus otros tipos",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return become(at, self.what, in_addition=True)


class IsThing(ObjectVerb):
    """Is a 1/1 creature, is an artifact."""

    what: Noun
    rule = "613.1d"
    en = "<be> {what:NounPhrase}"
    es = "<ser> {what:NounPhrase@bare}"

    def lower(self, at: Lowering) -> effects.Effect:
        return is_as_it_enters(at, become(at, self.what, in_addition=False))


class IsInAddition(ObjectVerb):
    """Is an artifact in addition to its other types."""

    what: Noun
    rule = "205.1b"
    en = (
        "<be> {what:NounPhrase} in addition to its other types",
        "<be> {what:NounPhrase} in addition to their other types",
    )
    es = "<ser> {what:NounPhrase@bare} además de sus otros tipos"

    def lower(self, at: Lowering) -> effects.Effect:
        return is_as_it_enters(at, become(at, self.what, in_addition=True))


class BecomesColor(ObjectVerb):
    """Become blue (613.1e)."""

    color: Color
    rule = "613.1e"
    en = "<become> {color@}"
    es = "<volverse> {color@}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.SetColors(self.color.mask))


class IsEveryType(ObjectVerb):
    """Is every creature type."""

    rule = "205.3m"
    en = "<be> every creature type"
    es = "<ser> de todos los tipos de criatura"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.AddTypes(all_creature_types=True))


class ItsStill(Clause):
    """ "It's still a land" (205.1b): what it became is in addition to its other types."""

    what: Noun
    rule = "205.1b"
    en = (
        "it's still {what:Determined}",
        "they're still {what:Plural}",
        "he's still {what:Determined}",
        "she's still {what:Determined}",
    )
    es = ("sigue siendo {what:Determined}", "siguen siendo {what:Plural@bare}")

    def lower(self, at: Lowering) -> effects.Effect:
        for sentence in reversed(at.shared.sentences):
            for i, one in enumerate(sentence):
                kept = _in_addition(one)
                if kept is not None:
                    sentence[i] = kept
                    return effects.Nothing()
        return at.refuse(self, "nothing became anything before")

    def amends(self, before: ability.Static) -> ability.Static | None:
        parts = tuple(_kept(part) for part in before.parts)
        return None if parts == before.parts else replace(before, parts=parts)


def _kept(part: static.StaticPart) -> static.StaticPart:
    """Return a part of a static ability with the types that it gives in addition to the others."""
    if not isinstance(part, static.Changes):
        return part
    changes = tuple(
        change.AddTypes(one.card_types, 0, one.subtypes) if isinstance(one, change.SetTypes) else one
        for one in part.changes
    )
    return replace(part, changes=changes)


def _in_addition(effect: effects.Effect) -> effects.Effect | None:
    """Return a change of types with all types kept, or None if it is not one."""
    if isinstance(effect, effects.May):
        inner = _in_addition(effect.effect)
        return None if inner is None else replace(effect, effect=inner)
    if not isinstance(effect, effects.Continuous):
        return None
    if not any(isinstance(one, change.SetTypes) for one in effect.changes):
        return None
    changes = tuple(
        change.AddTypes(one.card_types, 0, one.subtypes) if isinstance(one, change.SetTypes) else one
        for one in effect.changes
    )
    return replace(effect, changes=changes)


class BecomesColorOfChoice(ObjectVerb):
    """Become the color of your choice (613.1e)."""

    rule = "613.1e"
    en = "<become> the color of your choice"
    es = "<volverse> del color de tu elección"

    def lower(self, at: Lowering) -> effects.Effect:
        options = tuple(at.change(change.SetColors(1 << bit)) for bit in range(len(values.COLOR_NAMES)))
        return effects.ChooseMode(objects.You(), options, values.COLOR_NAMES)
