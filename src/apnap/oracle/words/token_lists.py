"""701.7, 111: tokens of several kinds, of a kind that is chosen, and with a name of their own."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import effect as effects
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.relatives_of_state import Name
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.tokens import creation


class TokensOfOneKind(Construct):
    """One kind in a list of tokens, one or several of them."""

    what: Noun
    rule = "111.3"
    en = "{what:Determined@1}"
    es = "{what:Determined@1}"


def _one_of_them(at: Lowering, what: Noun) -> effects.CreateTokens:
    assert isinstance(what, Determined)
    return creation(at, what, None)


class CreateSeveralKinds(PlayerVerb):
    """Create a Food token and a Treasure token: all at the same time (701.7a)."""

    items: tuple[TokensOfOneKind, ...]
    rule = "701.7a"
    en = "<create> {items&and}"
    es = "<crear> {items&and}"

    def lower(self, at: Lowering) -> effects.Effect:
        first, *others = (_one_of_them(at, item.what) for item in self.items)
        return at.producing(replace(first, slot=at.slot(), also=tuple(others)))


class CreateOneKind(PlayerVerb):
    """Create a Food token or a Treasure token: whoever creates it chooses (608.2d)."""

    items: tuple[TokensOfOneKind, ...]
    rule = "608.2d"
    en = "<create> {items&or}"
    es = "<crear> {items&or}"

    def lower(self, at: Lowering) -> effects.Effect:
        return one_kind(at, self.items)


class CreateChosenKind(PlayerVerb):
    """Create your choice of a Food token or a Treasure token (608.2d)."""

    items: tuple[TokensOfOneKind, ...]
    rule = "608.2d"
    en = "<create> your choice of {items&or}"
    es = "<crear> {items&or} de tu elección"

    def lower(self, at: Lowering) -> effects.Effect:
        return one_kind(at, self.items)


def one_kind(at: Lowering, items: tuple[TokensOfOneKind, ...]) -> effects.Effect:
    """Return the creation of tokens of a kind that is chosen; whichever it is, "it" is what was created."""
    options = [_one_of_them(at, item.what) for item in items]
    if any(one.n != options[0].n for one in options):
        return at.refuse(items[0], "not the same number of each kind")
    slot = at.slot()
    made = tuple(replace(one, slot=slot) for one in options)
    at.producing(made[0])
    return effects.ChooseMode(at.who, made)


class CreateNamed(PlayerVerb):
    """Create Bristle, a legendary 2/2 green Beast creature token (111.4)."""

    name: Name
    what: Noun
    rule = "111.4"
    en = "<create> {name} , {what:Determined}"
    es = "<crear> a {name} , {what:Determined}"

    def lower(self, at: Lowering) -> effects.Effect:
        return named(at, self.name.text, self.what)


def named(at: Lowering, name: str, what: Noun) -> effects.Effect:
    """Return the creation of one token with a name of its own."""
    made = _one_of_them(at, what)
    if made.token.predefined or made.token.name:
        return at.refuse(what, "a name of its own")
    return at.producing(replace(made, token=replace(made.token, name=name), slot=at.slot()))
