"""614.1a, 614.17: counters in another number than would be put on objects and players, and counters that can't be."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, quantity, static
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import Clause, SubjectClause
from apnap.oracle.phrase.numbers import CounterKind
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.verb_phrases import ObjectVerb
from apnap.oracle.words.doubling import OtherAmount, instead
from apnap.oracle.words.statics import PlayerProhibition
from apnap.oracle.words.tokens_besides import would_be_created


class ThreeTimesAsMany(OtherAmount):
    """three times that many"""

    en = "three times that many"
    es = "el triple de esa cantidad de"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return quantity.Times(3, quantity.EventAmount())


def _described(at: Lowering, what: Noun) -> objects.Filter:
    """Return the description of what counters would be put on."""
    found, several = what.event_subject(at)
    return at.refuse(what, "several") if several else found


class EachKindInstead(Clause):
    """ "If one or more counters would be put on a permanent, that many plus one of each of those kinds … instead"."""

    what: Noun
    amount: OtherAmount
    rule = "614.1a"
    en = (
        "if one or more counters would be put on {what} , "
        "{amount} of each of those kinds of counters are put on it instead",
        "if one or more counters would be put on {what} , "
        "{amount} of each of those kinds of counters are put on that permanent instead",
    )
    es = (
        "si se fueran a poner uno o más contadores sobre {what} , en vez de eso , "
        "se ponen {amount} cada uno de esos tipos de contadores"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return instead(at, occurrence.CountersPut("", _described(at, self.what)), self.amount.lower(at))


class RecipientOfCounters(Construct):
    """What you would put counters on."""

    def put(self, at: Lowering) -> occurrence.CountersPut:
        """Return that you put counters on it."""
        return at.refuse(self)


class OnObjects(RecipientOfCounters):
    """a permanent you control"""

    what: Noun
    en = "{what}"
    es = "{what}"

    def put(self, at: Lowering) -> occurrence.CountersPut:
        return occurrence.CountersPut("", _described(at, self.what), by=objects.You())


class OnObjectsOrYourself(RecipientOfCounters):
    """a creature you control or on yourself"""

    what: Noun
    en = "{what} or on yourself"
    es = "{what} o sobre tú mismo"

    def put(self, at: Lowering) -> occurrence.CountersPut:
        return occurrence.CountersPut("", _described(at, self.what), who=objects.You(), by=objects.You())


class OnPermanentOrPlayer(RecipientOfCounters):
    """a permanent or player"""

    en = "a permanent or player"
    es = "un permanente o jugador"

    def put(self, at: Lowering) -> occurrence.CountersPut:
        return occurrence.CountersPut("", objects.Filter(), who=objects.EachPlayer(), by=objects.You())


class YouPutEachKindInstead(Clause):
    """ "If you would put one or more counters on a permanent, put twice that many of each of those kinds … instead"."""

    on: RecipientOfCounters
    amount: OtherAmount
    rule = "614.1a"
    en = (
        "if you would put one or more counters on {on} , "
        "put {amount} of each of those kinds of counters on that permanent instead",
        "if you would put one or more counters on {on} , "
        "put {amount} of each of those kinds of counters on that permanent or player instead",
    )
    es = (
        "si fueras a poner uno o más contadores sobre {on} , en vez de eso , "
        "pon {amount} cada uno de esos tipos de contadores"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return instead(at, self.on.put(at), self.amount.lower(at))


class OpponentPutsHalfInstead(Clause):
    """ "If an opponent would put one or more counters on a permanent, they put half that many … instead"."""

    on: RecipientOfCounters
    rule = "614.1a"
    en = (
        "if a opponent would put one or more counters on {on} , they put half that many of each of those kinds of "
        "counters on that permanent or player instead , rounded down"
    )
    es = (
        "si un oponente fuera a poner uno o más contadores sobre {on} , en vez de eso , pone la mitad de esa cantidad "
        "de cada uno de esos tipos de contadores , redondeando hacia abajo"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        put = replace(self.on.put(at), by=objects.EachOpponent())
        return instead(at, put, quantity.Half(quantity.EventAmount(), False))


class YouPutInstead(Clause):
    """ "If you would put one or more +1/+1 counters on a creature, put that many plus one +1/+1 counters on it …"."""

    counter: CounterKind
    what: Noun
    amount: OtherAmount
    rule = "614.1a"
    en = (
        "if you would put one or more {counter} counters on {what} , put {amount} {counter} counters on it instead",
        "if you would put one or more {counter} counters on {what} , "
        "put {amount} {counter} counters on that creature instead",
    )
    es = (
        "si fueras a poner uno o más contadores {counter} sobre {what} , en vez de eso , "
        "pon {amount} contadores {counter}"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        put = occurrence.CountersPut(self.counter.kind(), _described(at, self.what), by=objects.You())
        return instead(at, put, self.amount.lower(at))


class EffectPutsInstead(Clause):
    """ "If an effect would put one or more counters on a permanent you control, it puts twice that many … instead"."""

    what: Noun
    amount: OtherAmount
    rule = "614.1a"
    en = (
        "if a effect would put one or more counters on {what} , "
        "it puts {amount} of those counters on that permanent instead"
    )
    es = (
        "si un efecto fuera a poner uno o más contadores sobre {what} , en vez de eso , "
        "pone {amount} esos contadores sobre ese permanente"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        put = occurrence.CountersPut("", _described(at, self.what), by_effect=True)
        return instead(at, put, self.amount.lower(at))


class OneFewerInstead(Clause):
    """ "If one or more -1/-1 counters would be put on it, that many -1/-1 counters minus one are put on it instead"."""

    counter: CounterKind
    what: Noun
    rule = "614.1a"
    en = (
        "if one or more {counter} counters would be put on {what} , "
        "that many {counter} counters minus one are put on it instead"
    )
    es = (
        "si se fueran a poner uno o más contadores {counter} sobre {what} , en vez de eso , "
        "se pone esa misma cantidad de contadores {counter} menos uno"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        fewer = quantity.Minus(quantity.EventAmount(), quantity.Number(1))
        return instead(at, occurrence.CountersPut(self.counter.kind(), _described(at, self.what)), fewer)


class YouGetEachKindInstead(Clause):
    """ "If you would get one or more counters, you get that many plus one of each of those kinds … instead"."""

    amount: OtherAmount
    rule = "614.1a"
    en = "if you would get one or more counters , you get {amount} of each of those kinds of counters instead"
    es = (
        "si fueras a obtener uno o más contadores , en vez de eso , "
        "obtienes {amount} cada uno de esos tipos de contadores"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return instead(at, occurrence.CountersPut("", who=objects.You()), self.amount.lower(at))


class EnergyInstead(Clause):
    """ "If you would get one or more {E}, you get twice that many {E} instead" (107.14)."""

    amount: OtherAmount
    rule = "614.1a"
    en = "if you would get one or more {E} , you get {amount} {E} instead"
    es = "si fueras a obtener uno o más {E} , en vez de eso , obtienes {amount} {E}"

    def lower(self, at: Lowering) -> effects.Effect:
        return instead(at, occurrence.CountersPut("energy", who=objects.You()), self.amount.lower(at))


class AnyonesTokensInstead(Clause):
    """ "If one or more tokens would be created, twice that many of those tokens are created instead"."""

    amount: OtherAmount
    rule = "614.1a"
    en = "if one or more tokens would be created , {amount} of those tokens are created instead"
    es = "si se fueran a crear una o más fichas , en vez de eso , se crean {amount} esas fichas"

    def lower(self, at: Lowering) -> effects.Effect:
        return instead(at, occurrence.TokensCreated(objects.EachPlayer()), self.amount.lower(at))


class KindOfTokensInstead(Clause):
    """ "If one or more creature tokens would be created under your control, three times that many … instead"."""

    what: Noun
    amount: OtherAmount
    rule = "614.1a"
    en = (
        "if one or more {what:Plural} would be created under your control , "
        "{amount} of those tokens are created instead"
    )
    es = (
        "si se fueran a crear una o más {what:Plural@bare} bajo tu control , en vez de eso , "
        "se crean {amount} esas fichas"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        event = would_be_created(at, self.what)
        return (
            at.refuse(self.what, "tokens of all kinds")
            if not event.what.tests
            else instead(at, event, self.amount.lower(at))
        )


# ------------------------------------------------------------------------------------------------ what can't be


class GetCountersProhibition(PlayerProhibition):
    """get counters (614.17)"""

    rule = "614.17"
    en = "get counters"
    es = "obtener contadores"

    def kind(self) -> int:
        return static.CANT_GET_COUNTERS


class GetKindProhibition(PlayerProhibition):
    """get poison counters (614.17)"""

    counter: CounterKind
    rule = "614.17"
    en = "get {counter} counters"
    es = "obtener contadores {counter}"

    def parts(self, at: Lowering) -> tuple[static.StaticPart, ...]:
        return (static.PlayerRule(static.CANT_GET_COUNTERS, at.who, counter=self.counter.kind()),)


class CantHaveCountersOfKind(ObjectVerb):
    """can't have -1/-1 counters put on it (614.17)"""

    counter: CounterKind
    rule = "614.17"
    en = "can't have {counter} counters put on (it|them)"
    es = "no <poder> tener contadores {counter} puestos sobre <él@>"

    def lower(self, at: Lowering) -> effects.Effect:
        what = at.subject if at.is_static else at.what
        return at.rule(static.Restriction(static.CANT_HAVE_COUNTERS, what, counter=self.counter.kind()))


class CountersCantBePut(SubjectClause):
    """ "Counters can't be put on artifacts, creatures, enchantments, or lands" (614.17)."""

    what: Noun
    rule = "614.17"
    en = "counters can't be put on {what:Plural}"
    es = "no se pueden poner contadores sobre {what:Plural}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.rule(static.Restriction(static.CANT_HAVE_COUNTERS, at.filter(self.what)))
