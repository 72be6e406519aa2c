"""707: becoming a copy, entering as a copy, and what a copy is or has besides (707.9)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from apnap.abilities import change, objects, static, values
from apnap.abilities import effect as effects
from apnap.abilities.quantity import Number
from apnap.oracle.amending import amended
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, SimpleClause, SuffixedClause
from apnap.oracle.phrase.destinations import EnterWithCounters
from apnap.oracle.phrase.determiners import A
from apnap.oracle.phrase.modifiers import Color, Size
from apnap.oracle.phrase.noun_phrases import Determined, Plural
from apnap.oracle.phrase.numbers import Count
from apnap.oracle.phrase.relatives_of_state import Name
from apnap.oracle.phrase.roots import Noun, UnitPhrase
from apnap.oracle.phrase.verb_phrases import ObjectVerb, PlayerVerb
from apnap.oracle.words.describing import described, kinds_of
from apnap.oracle.words.keyword_lines import Grants


class BecomesCopy(ObjectVerb):
    """Become a copy (707)."""

    what: Noun
    rule = "707.1"
    en = ("<become> a copy of {what}", "<become> copies of {what}")
    es = "<convertirse> en una copia de {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        if at.is_static:
            return at.refuse(self, "as long as a static ability says so")
        copied = at.objects(self.what)
        if copied == at.what:  # nothing becomes a copy of itself
            copied = at.object_of_verb().objects(self.what)
        if isinstance(copied, objects.Each | objects.Together):
            return at.refuse(self.what, "of several")
        return at.change(change.BecomeCopy(copied))


def enters_as_copy(at: Lowering, what: objects.Filter, tapped: bool = False) -> effects.Effect:
    """Return that the subject enters as a copy of something that fits (707.5)."""
    if not at.is_static:
        return at.refuse(EntersAsCopy, "outside a static ability")
    part = static.EntersModified(at.subject, effects.Entering(tapped=tapped), copy_of=what)
    return at.rule(part)


class EntersAsCopy(ObjectVerb):
    """enter as a copy of a creature you control (707.5)"""

    what: Noun
    rule = "707.5"
    en = "<enter> as a copy of {what}"
    es = "<entrar> como una copia de {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        if isinstance(self.what, Determined) and isinstance(self.what.determiner, A):
            return enters_as_copy(at, at.filter(self.what))
        found = self.what.subject(at)
        if isinstance(found, objects.Filter):
            return at.refuse(self.what, "of which of them?")
        return enters_as_copy(at, objects.Filter((objects.IsOneOf(found),)))


class EntersAsCopyOfAny(ObjectVerb):
    """enter as a copy of any creature on the battlefield (707.5)"""

    what: UnitPhrase
    rule = "707.5"
    en = "<enter> as a copy of any {what@s}"
    es = "<entrar> como una copia de cualquier {what@s}"

    def lower(self, at: Lowering) -> effects.Effect:
        return enters_as_copy(at, at.filter(self.what))


class EntersTappedAsCopy(ObjectVerb):
    """enter tapped as a copy of any creature on the battlefield (707.5)"""

    what: UnitPhrase
    rule = "707.5"
    en = "<enter> tapped as a copy of any {what@s}"
    es = "<entrar> <girado@> como una copia de cualquier {what@s}"

    def lower(self, at: Lowering) -> effects.Effect:
        return enters_as_copy(at, at.filter(self.what), tapped=True)


class CreateTappedCopy(PlayerVerb):
    """Create a tapped token that's a copy (707.2)."""

    count: Count
    what: Noun
    rule = "707.2"
    en = (
        "<create> {count@1+s} tapped <token@1> that's a copy of {what}",
        "<create> {count@1+p} tapped <token@1> that are copies of {what}",
    )
    es = (
        "<crear> {count@1+f+s} <ficha@1> girada que es una copia de {what}",
        "<crear> {count@1+f+p} <ficha@1> giradas que son copias de {what}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return created(at, self.what, self.count, effects.Entering(tapped=True))


class CreateAttackingCopy(PlayerVerb):
    """Create a tapped and attacking token that's a copy (707.2)."""

    count: Count
    what: Noun
    rule = "707.2"
    en = (
        "<create> {count@1+s} tapped and attacking <token@1> that's a copy of {what}",
        "<create> {count@1+p} tapped and attacking <token@1> that are copies of {what}",
        "<create> {count@1+s} <token@1> that's a copy of {what} and that's tapped and attacking",
        "<create> {count@1+p} <token@1> that are copies of {what} and that are tapped and attacking",
    )
    es = (
        "<crear> {count@1+f+s} <ficha@1> girada y atacando que es una copia de {what}",
        "<crear> {count@1+f+p} <ficha@1> giradas y atacando que son copias de {what}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return created(at, self.what, self.count, effects.Entering(tapped=True, attacking=True))


def created(at: Lowering, what: Noun, count: Count, entering: effects.Entering) -> effects.Effect:
    """Return the creation of tokens that are copies and enter so."""
    copied, n = at.objects(what), at.counted(count)
    effect = effects.CreateCopies(at.who, copied, n, entering=entering, slot=at.slot())
    at.shared.tokens.add(effect.slot)
    at.binder.mention_made(objects.InSlot(effect.slot), n != Number(1))
    return effect


# ------------------------------------------------------------------------------------------------ exceptions


class CopyException(Construct):
    """What a copy is or has besides (707.9)."""

    def changes(self, at: Lowering) -> tuple[change.Change, ...]:
        """Return the changes."""
        return ()

    def counters(self, at: Lowering) -> tuple[tuple[str, Any], ...]:
        """Return the counters that it enters with."""
        return ()


_BEING = (("it's", "Determined"), ("they're", "Plural"), ("is", "Determined"), ("are", "Plural"))
_NAMED = (("the token is", "Determined"), ("the copy is", "Determined"), ("the tokens are", "Plural"))


def _being(behind: str = "") -> tuple[str, ...]:
    return tuple(f"{be} {{what:{kind}}}{behind}" for be, kind in (*_BEING, *_NAMED))


def characteristics(at: Lowering, what: Noun, in_addition: bool, colors_too: bool = False) -> tuple[change.Change, ...]:
    """Return what makes a copy what a noun phrase says."""
    if not isinstance(what, Determined | Plural):
        return at.refuse(what, "to be")
    found = described(at, kinds_of(at, what.head), what.modifiers)
    named = (change.SetName(found.name),) if found.name else ()
    if found.tapped:
        return at.refuse(what, "to be")
    changes = found.changes(in_addition)
    if colors_too:
        changes = tuple(change.AddColors(one.colors) if isinstance(one, change.SetColors) else one for one in changes)
    return (*named, *changes)


class CopyIs(CopyException):
    """it's a 4/4 black Zombie"""

    what: Noun
    rule = "707.9b"
    en = _being()
    es = ("es {what:Determined}", "son {what:Plural@bare}")

    def changes(self, at: Lowering) -> tuple[change.Change, ...]:
        return characteristics(at, self.what, in_addition=False)


class CopyIsInAddition(CopyException):
    """it's an artifact in addition to its other types"""

    what: Noun
    rule = "707.9b"
    en = (
        *_being(" in addition to its other types"),
        *_being(" in addition to their other types"),
        *_being(" in addition to its other creature types"),
    )
    es = ("es {what:Determined} además de sus otros tipos", "son {what:Plural@bare} además de sus otros tipos")

    def changes(self, at: Lowering) -> tuple[change.Change, ...]:
        return characteristics(at, self.what, in_addition=True)


class CopyIsInAdditionToColors(CopyException):
    """it's a black Zombie in addition to its other colors and types"""

    what: Noun
    rule = "707.9b"
    en = (
        *_being(" in addition to its other colors and types"),
        *_being(" in addition to their other colors and types"),
    )
    es = (
        "es {what:Determined} además de sus otros colores y tipos",
        "son {what:Plural@bare} además de sus otros colores y tipos",
    )

    def changes(self, at: Lowering) -> tuple[change.Change, ...]:
        return characteristics(at, self.what, in_addition=True, colors_too=True)


class CopyHasSize(CopyException):
    """it's 1/1"""

    size: Size
    rule = "707.9b"
    en = ("it's {size}", "they're {size}", "the token is {size}", "the copy is {size}", "is {size}")
    es = "es {size}"

    def changes(self, at: Lowering) -> tuple[change.Change, ...]:
        return (at.base_size(self.size.text),)


class CopyIsColored(CopyException):
    """it's red"""

    color: Color
    rule = "707.9b"
    en = ("it's {color}", "they're {color}", "the token is {color}", "the copy is {color}", "is {color}")
    es = ("es {color@f+s}", "son {color@f+p}")

    def changes(self, at: Lowering) -> tuple[change.Change, ...]:
        return (change.SetColors(self.color.mask),)


class CopyIsntLegendary(CopyException):
    """it isn't legendary"""

    rule = "707.9b"
    en = (
        "it isn't legendary",
        "it's not legendary",
        "the token isn't legendary",
        "the copy isn't legendary",
        "they're not legendary",
        "they aren't legendary",
        "isn't legendary",
        "it isn't legendary if the spell is legendary",
    )
    es = ("no es legendaria", "no son legendarias", "no es legendaria si el hechizo es legendario")

    def changes(self, at: Lowering) -> tuple[change.Change, ...]:
        return (change.RemoveTypes(supertypes=values.LEGENDARY),)


class CopyIsLegendary(CopyException):
    """it's legendary in addition to its other types"""

    rule = "707.9b"
    en = ("it's legendary in addition to its other types", "it's legendary")
    es = "es legendaria además de sus otros tipos"

    def changes(self, at: Lowering) -> tuple[change.Change, ...]:
        return (change.AddTypes(supertypes=values.LEGENDARY),)


class CopyLosesOtherTypes(CopyException):
    """it's an artifact and it loses all other card types"""

    what: Noun
    rule = "707.9b"
    en = (
        "it's {what:Determined} and it loses all other card types",
        "it's {what:Determined} and loses all other card types",
    )
    es = "es {what:Determined} y pierde todos los otros tipos de carta"

    def changes(self, at: Lowering) -> tuple[change.Change, ...]:
        found: list[change.Change] = []
        for one in characteristics(at, self.what, in_addition=False):
            if isinstance(one, change.SetTypes):  # the subtypes of the card type that is left stay, too (205.1b)
                found.append(change.SetTypes(one.card_types))
                found += [change.AddTypes(subtypes=one.subtypes)] if one.subtypes else []
            else:
                found.append(one)
        return tuple(found)


class CopyHasAndLosesOtherTypes(CopyException):
    """it's a Food artifact with "…" and it loses all other card types"""

    what: Noun
    rule = "707.9b"
    en = "it's {what:Determined} , and it loses all other card types"
    es = "es {what:Determined} y pierde todos los demás tipos de carta"

    def changes(self, at: Lowering) -> tuple[change.Change, ...]:
        return CopyLosesOtherTypes(self.what).changes(at)


class CopyHas(CopyException):
    """it has flying and “…”"""

    grants: Grants
    rule = "707.9a"
    en = (
        "it has {grants}",
        "they have {grants}",
        "the token has {grants}",
        "the copy has {grants}",
        "the tokens have {grants}",
        "has {grants}",
        "he has {grants}",
        "she has {grants}",
    )
    es = ("tiene {grants@inf}", "tienen {grants@inf}")

    def changes(self, at: Lowering) -> tuple[change.Change, ...]:
        return tuple(change.AddAbility(one) for one in self.grants.abilities(at))


class CopyHasThisAbility(CopyException):
    """it has this ability"""

    rule = "707.9a"
    en = ("it has this ability", "has this ability", "he has this ability", "she has this ability")
    es = "tiene esta habilidad"

    def changes(self, at: Lowering) -> tuple[change.Change, ...]:
        return (change.AddThisAbility(),)


class CopyHasAndThisAbility(CopyException):
    """it has vigilance and this ability"""

    grants: Grants
    rule = "707.9a"
    en = ("it has {grants} and this ability", "has {grants} and this ability")
    es = "tiene {grants@inf} y esta habilidad"

    def changes(self, at: Lowering) -> tuple[change.Change, ...]:
        own = tuple(change.AddAbility(one) for one in self.grants.abilities(at))
        return (*own, change.AddThisAbility())


class CopyIsNamed(CopyException):
    """its name is Mirror"""

    name: Name
    rule = "707.9b"
    en = "its name is {name}"
    es = "su nombre es {name}"

    def changes(self, at: Lowering) -> tuple[change.Change, ...]:
        return (change.SetName(self.name.text),)


class CopyIsNamedSelf(CopyException):
    """its name is that of this card"""

    rule = "707.9b"
    en = ("its name is ~", "his name is ~", "her name is ~")
    es = "su nombre es ~"

    def changes(self, at: Lowering) -> tuple[change.Change, ...]:
        return (change.SetName(at.name),)


class CopyEnters(CopyException):
    """it enters with two additional +1/+1 counters on it"""

    entering: EnterWithCounters
    rule = "707.9f"
    en = "it enters {entering}"
    es = "entra {entering}"

    def counters(self, at: Lowering) -> tuple[tuple[str, Any], ...]:
        return self.entering.lower(at).counters


class CopyExceptions(Construct):
    """What a copy is or has besides, joined by "and"."""

    items: tuple[CopyException, ...]
    en = ("{items!}", "{items&and}")
    es = ("{items!}", "{items&and}")

    def changes(self, at: Lowering) -> tuple[change.Change, ...]:
        """Return the changes."""
        return tuple(one for item in self.items for one in item.changes(at))

    def counters(self, at: Lowering) -> tuple[tuple[str, Any], ...]:
        """Return the counters that it enters with."""
        return tuple(one for item in self.items for one in item.counters(at))


def _entering(old: effects.Entering, counters: Iterable[tuple[str, Any]]) -> effects.Entering:
    return replace(old, counters=(*old.counters, *counters))


class ExceptSuffix(SuffixedClause):
    """ "… a copy of it, except it's an artifact in addition to its other types" (707.9)."""

    clause: SimpleClause
    exceptions: CopyExceptions
    ends_in_list = True
    rule = "707.9"
    en = ("{clause} , except {exceptions}", "{clause} except {exceptions}", "{clause} , except that {exceptions}")
    es = "{clause} , excepto que {exceptions}"

    def lower(self, at: Lowering) -> effects.Effect:
        effect = at.effect(self.clause)
        changes, counters = self.exceptions.changes(at), self.exceptions.counters(at)
        own = change.AddThisAbility() in changes
        if own and (at.is_static or at.is_spell or at.shared.limits.get("reflexive")):
            return at.refuse(self, "which ability?")

        def created_so(one: effects.CreateCopies) -> effects.Effect:
            entering = _entering(one.entering, counters)
            return replace(one, changes=(*one.changes, *changes), entering=entering)

        def copied_so(one: effects.CopySpell) -> effects.Effect:
            return at.refuse(self, "counters on a spell") if counters else replace(one, changes=changes)

        def become_so(one: effects.Continuous) -> effects.Effect:
            (copy,) = one.changes
            if counters or not isinstance(copy, change.BecomeCopy):
                return at.refuse(self, "counters on what does not enter")
            return replace(one, changes=(replace(copy, changes=changes),))

        def enters_so(one: effects.ContinuousRule) -> effects.Effect:
            (part,) = one.parts
            if not isinstance(part, static.EntersModified) or part.copy_of is None:
                return at.refuse(self, "what is no copy")
            entering = _entering(part.entering, counters)
            return replace(one, parts=(replace(part, copy_changes=changes, entering=entering),))

        ways: tuple[tuple[type[effects.Effect], Callable[[Any], effects.Effect]], ...] = (
            (effects.ContinuousRule, enters_so),
            (effects.Continuous, become_so),
            (effects.CopySpell, copied_so),
            (effects.CreateCopies, created_so),
        )
        for kind, way in ways:
            if own and kind is not effects.Continuous:
                continue
            found = amended(effect, kind, way)
            if found is not None:
                whole: effects.Effect = found
                return whole
        return at.refuse(self, "what is no copy")


class CopiesOnceMore(Clause):
    """ "If you would copy a spell one or more times, instead copy it that many times plus an additional time. You may
    choose new targets for the additional copy." (707.10)"""

    rule = "707.10"
    en = (
        "if you would copy a spell one or more times , instead copy it that many times plus a additional time . "
        "you may choose new targets for the additional copy"
    )
    es = (
        "si fueras a copiar un hechizo una o más veces , en vez de eso , haz esa misma cantidad de copias más una "
        "copia adicional . puedes elegir nuevos objetivos para la copia adicional"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        return at.rule(static.PlayerRule(static.COPIES_ONCE_MORE, objects.You()))
