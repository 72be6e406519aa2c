"""614.1a, 701.7: "those tokens plus a Food token", other tokens instead."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, static
from apnap.abilities.quantity import EventAmount, Number, Quantity
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause
from apnap.oracle.phrase.determiners import A, ThatManyThings
from apnap.oracle.phrase.noun_phrases import Determined, Plural, Singular
from apnap.oracle.phrase.nouns import Subtype
from apnap.oracle.phrase.roots import Noun, UnitPhrase
from apnap.oracle.words.tokens import token_of
from apnap.rules.predefined_tokens import predefined


class MoreTokens(Construct):
    """Tokens that are created besides others."""

    def created(self, at: Lowering) -> effects.CreateTokens:
        """Return their creation."""
        return at.refuse(self)


class TokensToo(MoreTokens):
    """a 1/1 green Frog creature token, that many 1/1 green Squirrel creature tokens"""

    what: Noun
    rule = "701.7"
    en = "{what:Determined@1}"
    es = "{what:Determined@1}"

    def created(self, at: Lowering) -> effects.CreateTokens:
        assert isinstance(self.what, Determined)
        return _creation(at, self.what)


class AnAdditionalToken(MoreTokens):
    """an additional Food token"""

    what: UnitPhrase
    rule = "701.7"
    en = "a additional {what:Singular@1}"
    es = "<un@1> {what:Singular@1} adicional"

    def created(self, at: Lowering) -> effects.CreateTokens:
        assert isinstance(self.what, Singular)
        return _creation(at, Determined(A(), self.what.head, self.what.modifiers))


def _creation(at: Lowering, what: Determined) -> effects.CreateTokens:
    """Return the creation of one token, or of as many as in the event."""
    n: Quantity = EventAmount()
    if isinstance(what.determiner, A):
        n = Number(1)
    elif not isinstance(what.determiner, ThatManyThings):
        return at.refuse(what, "how many?")
    token, tapped = token_of(at, what)
    return effects.CreateTokens(objects.You(), n, token, effects.Entering(tapped=tapped))


def would_be_created(at: Lowering, what: Noun) -> occurrence.TokensCreated:
    """Return that tokens that fit would be created under your control."""
    if not at.is_static or not isinstance(what, Plural):
        return at.refuse(what, "outside a static ability")
    found = at.filter(what)
    if objects.Is(objects.TOKEN) not in found.tests:
        return at.refuse(what, "no tokens")
    kind = tuple(test for test in found.tests if test != objects.Is(objects.TOKEN))
    return occurrence.TokensCreated(objects.You(), objects.Filter(kind))


class TokensPlus(Clause):
    """ "…, those tokens plus a Food token are created instead"."""

    what: Noun
    more: MoreTokens
    rule = "614.1a"
    en = (
        "if one or more {what:Plural} would be created under your control , "
        "those tokens plus {more} are created instead"
    )
    es = (
        "si se fueran a crear una o más {what:Plural@bare} bajo tu control , "
        "en vez de eso , se crean esas fichas más {more}"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return plus(at, self.what, self.more)


class CreatesThosePlus(Clause):
    """ "If you would create one or more tokens, instead create those tokens plus an additional Food token"."""

    what: Noun
    more: MoreTokens
    rule = "614.1a"
    en = "if you would create one or more {what:Plural} , instead create those tokens plus {more}"
    es = "si fueras a crear una o más {what:Plural@bare} , en vez de eso , crea esas fichas más {more}"

    def lower(self, at: Lowering) -> effects.Effect:
        return plus(at, self.what, self.more)


def plus(at: Lowering, what: Noun, more: MoreTokens) -> effects.Effect:
    """Return that other tokens are created besides those that would be."""
    event = would_be_created(at, what)
    return at.rule(static.ModifyAmount(event, EventAmount(), besides=more.created(at)))


class OneOfEachInstead(Clause):
    """ "If you would create a Clue, Food, or Treasure token, instead create one of each" (614.1a)."""

    kinds: tuple[Subtype, ...]
    rule = "614.1a"
    en = "if you would create a {kinds&or} token , instead create one of each"
    es = "si fueras a crear una ficha de {kinds&or} , en vez de eso , crea una de cada una"

    def lower(self, at: Lowering) -> effects.Effect:
        names = tuple(one.lemma for one in self.kinds)
        if not at.is_static or not all(predefined(name) for name in names):
            return at.refuse(self, "which tokens?")
        one_of = objects.AnyOf(tuple(objects.HasSubtype(name) for name in names))
        event = occurrence.TokensCreated(objects.You(), objects.Filter((one_of,)))
        each = [effects.CreateTokens(objects.You(), EventAmount(), effects.Token(predefined=name)) for name in names]
        return at.rule(static.Replacement(event, replace(each[0], also=tuple(each[1:]))))


class OtherTokensInstead(Clause):
    """ "If one or more creature tokens would be created under your control, that many 4/4 … are created instead"."""

    what: Noun
    other: MoreTokens
    rule = "614.1a"
    en = "if one or more {what:Plural} would be created under your control , {other} are created instead"
    es = "si se fueran a crear una o más {what:Plural@bare} bajo tu control , en vez de eso , se crean {other}"

    def lower(self, at: Lowering) -> effects.Effect:
        event, other = would_be_created(at, self.what), self.other.created(at)
        if other.n != EventAmount():
            return at.refuse(self.other, "how many?")
        return at.rule(static.Replacement(event, other))
