"""701: keyword actions of players: scry, surveil, investigate, proliferate."""

from __future__ import annotations

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, values
from apnap.abilities.quantity import Number
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SubjectClause
from apnap.oracle.phrase.numbers import Amount
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.verb_phrases import PlayerVerb


class Scry(PlayerVerb):
    """Scry (701.22)."""

    amount: Amount
    rule = "701.22"
    en = "<scry> {amount}"
    es = "<adivinar> {amount}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Scry(at.who, at.counted(self.amount))


class Surveil(PlayerVerb):
    """Surveil (701.25)."""

    amount: Amount
    rule = "701.25"
    en = "<surveil> {amount}"
    es = "<vigilar> {amount}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Surveil(at.who, at.counted(self.amount))


class Investigate(PlayerVerb):
    """Investigate (701.16)."""

    rule = "701.16"
    en = "<investigate>"
    es = "<investigar>"

    def lower(self, at: Lowering) -> effects.Effect:
        n = at.multiplied(Number(1), self)
        return at.producing(effects.CreateTokens(at.who, n, effects.Token(predefined="Clue"), slot=at.slot()))


class Proliferate(PlayerVerb):
    """Proliferate (701.34)."""

    rule = "701.34"
    en = "<proliferate>"
    es = "<proliferar>"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Proliferate(at.who)


class Populate(PlayerVerb):
    """Populate (701.36)."""

    rule = "701.36"
    en = "<populate>"
    es = "<poblar>"

    def lower(self, at: Lowering) -> effects.Effect:
        tests = (
            objects.Is(objects.TOKEN),
            objects.HasCardType(values.CREATURE),
            objects.ControlledBy(objects.You()),
        )
        token = at.chosen(objects.Filter(tests), Number(1), Number(1))
        return at.producing(effects.CreateCopies(at.who, token, slot=at.slot()))


class Bolster(PlayerVerb):
    """Bolster (701.39)."""

    amount: Amount
    rule = "701.39"
    en = "<bolster> {amount}"
    es = "<fortalecer> {amount}"


class Adapt(PlayerVerb):
    """Adapt (701.46)."""

    amount: Amount
    rule = "701.46"
    en = "<adapt> {amount}"
    es = "<adaptar> {amount}"

    def lower(self, at: Lowering) -> effects.Effect:
        none = objects.Filter((objects.Not(objects.HasCounter("+1/+1")),))
        put = effects.PutCounters(objects.This(), "+1/+1", self.amount.lower(at), at.who)
        return effects.If(conditions.Fits(objects.This(), none), put)


class Discover(PlayerVerb):
    """Discover (701.57)."""

    amount: Amount
    rule = "701.57"
    en = "<discover> {amount}"
    es = "<descubrir> {amount}"


class Amass(PlayerVerb):
    """Amass (701.47)."""

    kind: Noun
    amount: Amount
    rule = "701.47"
    en = "<amass> {kind:Plural} {amount}"
    es = "<enrolar> {kind:Plural@bare} {amount}"


class ManifestDread(PlayerVerb):
    """Manifest dread (701.62)."""

    rule = "701.62"
    en = "<manifest> dread"
    es = "<manifestar> el pavor"


class Venture(PlayerVerb):
    """Venture into the dungeon (701.49)."""

    rule = "701.49"
    en = "<venture> into the dungeon"
    es = "<adentrarse> en la mazmorra"


class TakeInitiative(PlayerVerb):
    """Take the initiative (726)."""

    rule = "726"
    en = "<take> the initiative"
    es = "<tomar> la iniciativa"


class Learn(PlayerVerb):
    """Learn (701.48)."""

    rule = "701.48"
    en = "<learn>"
    es = "<aprender>"


class RingTempts(SubjectClause):
    """The Ring tempts you (701.54)."""

    rule = "701.54"
    en = "the ring tempts you"
    es = "el Anillo te tienta"
