"""What is done to objects, and what objects do: destroy, exile, counter, tap, deal damage, get +1/+1."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import change
from apnap.abilities import effect as effects
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.noun_phrases import Determined, Pronoun
from apnap.oracle.phrase.numbers import Amount, Change, Count, CounterKind, Measured
from apnap.oracle.phrase.roots import Noun, Recipient
from apnap.oracle.phrase.verb_phrases import ObjectVerb, PlayerVerb
from apnap.oracle.phrase.zones import Destination, Entering, Zone
from apnap.oracle.words.keywords import GrantChoice, Grants

# ------------------------------------------------------------------------------------------------ done by players


class Destroy(PlayerVerb):
    """Destroy permanents (701.8)."""

    what: Noun
    rule = "701.8"
    en = "<destroy> {what}"
    es = "<destruir> {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.objects(self.what)
        return at.moving(effects.Destroy(found, slot=at.slot()), found)


class Exile(PlayerVerb):
    """Exile objects (701.13)."""

    what: Noun
    rule = "701.13"
    en = "<exile> {what}"
    es = "<exiliar> {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.exile(self.what)


class ExileFaceDown(PlayerVerb):
    """Exile objects face down (406.3)."""

    what: Noun
    rule = "406.3"
    en = "<exile> {what} face down"
    es = "<exiliar> {what} boca abajo"


class ExileWholeZone(PlayerVerb):
    """Exile a whole graveyard or hand."""

    zone: Zone
    rule = "701.13"
    en = "<exile> {zone:OwnedZone}"
    es = "<exiliar> {zone:OwnedZone}"


class ExileFrom(PlayerVerb):
    """ "Exile it from your graveyard"."""

    what: Pronoun
    zone: Zone
    rule = "701.13"
    en = "<exile> {what} from {zone}"
    es = "<exiliar> {what} de {zone}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.exile(self.what)


class Return(PlayerVerb):
    """Return objects to a zone (400.7)."""

    what: Noun
    destination: Destination
    en = "<return> {what} {destination}"
    es = "<regresar> {what} {destination}"

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.objects(self.what)
        return at.moving(replace(self.destination.move(found, at), slot=at.slot()), found)


class ReturnFrom(PlayerVerb):
    """ "Return it from your graveyard to your hand"."""

    what: Pronoun
    zone: Zone
    destination: Destination
    en = "<return> {what} from {zone} {destination}"
    es = "<regresar> {what} de {zone} {destination}"

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.objects(self.what)
        return at.moving(replace(self.destination.move(found, at), slot=at.slot()), found)


class Put(PlayerVerb):
    """Put objects into a zone."""

    what: Noun
    destination: Destination
    en = "<put> {what} {destination}"
    es = "<poner> {what} {destination}"

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.objects(self.what)
        return at.moving(replace(self.destination.move(found, at), slot=at.slot()), found)


class PutAndRest(PlayerVerb):
    """ "Put one of them into your hand and the rest on the bottom of your library"."""

    what: Noun
    destination: Destination
    rest: Destination
    en = "<put> {what} {destination} and the rest {rest}"
    es = "<poner> {what} {destination} y el resto {rest}"


class PutAndOther(PlayerVerb):
    """ "Put one of them into your hand and the other on the bottom of your library"."""

    what: Noun
    destination: Destination
    rest: Destination
    en = "<put> {what} {destination} and the other {rest}"


class Counter(PlayerVerb):
    """Counter a spell or ability (701.6)."""

    what: Noun
    rule = "701.6"
    en = "<counter> {what}"
    es = "<contrarrestar> {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.CounterSpell(at.objects(self.what), slot=at.slot())


class Tap(PlayerVerb):
    """Tap permanents (701.26)."""

    what: Noun
    rule = "701.26a"
    en = "<tap> {what}"
    es = "<girar> {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Tap(at.objects(self.what), slot=at.slot())


class Untap(PlayerVerb):
    """Untap permanents (701.26)."""

    what: Noun
    rule = "701.26b"
    en = "<untap> {what}"
    es = "<enderezar> {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Untap(at.objects(self.what), slot=at.slot())


class TapOrUntap(PlayerVerb):
    """Tap or untap a permanent (701.26)."""

    what: Noun
    rule = "701.26"
    en = "<tap> or untap {what}"
    es = "<girar> o enderezar {what}"


class GainControl(PlayerVerb):
    """Gain control of permanents (613.1b)."""

    what: Noun
    rule = "613.1b"
    en = "<gain> control of {what}"
    es = "<ganar> el control de {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.objects(self.what)
        return effects.GainControl(at.who, found, at.duration_or_forever(), slot=at.slot())


class ExchangeControl(PlayerVerb):
    """Exchange control (701.12)."""

    what: Noun
    rule = "701.12"
    en = "<exchange> control of {what}"
    es = "<intercambiar> el control de {what}"


class PutCounters(PlayerVerb):
    """Put counters on objects (122.1)."""

    count: Count
    counter: CounterKind
    what: Noun
    rule = "122.1"
    en = "<put> {count@1} {counter} <counters@1> on {what}"
    es = (
        "<poner> {count@1+m} <contador@1> {counter} sobre {what}",
        "<poner> {count@1+m} <contador@1> {counter} en {what}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.PutCounters(
            at.objects(self.what), self.counter.kind(), at.counted(self.count), at.who, at.slot()
        )


class PutCountersEqual(PlayerVerb):
    """Put a number of counters equal to a quantity."""

    counter: CounterKind
    what: Noun
    measured: Measured
    rule = "122.1"
    en = (
        "<put> a number of {counter} counters on {what} equal to {measured}",
        "<put> {counter} counters on {what} equal to {measured}",
        "<put> a number of {counter} counters equal to {measured} on {what}",
    )
    es = "<poner> sobre {what} una cantidad de contadores {counter} igual a {measured}"

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.objects(self.what)
        return effects.PutCounters(found, self.counter.kind(), self.measured.lower(at), at.who, at.slot())


class PutTwoKinds(PlayerVerb):
    """Put a counter of each of two kinds."""

    count: Count
    counter: CounterKind
    other_count: Count
    other: CounterKind
    what: Noun
    rule = "122.1"
    en = "<put> {count@1} {counter} <counters@1> and {other_count@4} {other} <counters@4> on {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.objects(self.what)
        first = effects.PutCounters(found, self.counter.kind(), at.counted(self.count), at.who)
        second = effects.PutCounters(found, self.other.kind(), at.counted(self.other_count), at.who)
        return effects.Sequence((first, second))


class DistributeCounters(PlayerVerb):
    """Distribute counters among targets (601.2d)."""

    count: Count
    counter: CounterKind
    what: Noun
    rule = "601.2d"
    en = "<distribute> {count@1} {counter} <counters@1> among {what}"
    es = "<distribuir> {count@1+m} <contador@1> {counter} entre {what}"


class RemoveCounters(PlayerVerb):
    """Remove counters."""

    count: Count
    counter: CounterKind
    what: Noun
    rule = "122.1"
    en = "<remove> {count@1} {counter} <counters@1> from {what}"
    es = (
        "<remover> {count@1+m} <contador@1> {counter} de {what}",
        "<quitar> {count@1+m} <contador@1> {counter} de {what}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.RemoveCounters(at.objects(self.what), self.counter.kind(), at.counted(self.count), at.slot())


class RemoveAllCounters(PlayerVerb):
    """Remove all counters of a kind."""

    counter: CounterKind
    what: Noun
    en = "<remove> all {counter} counters from {what}"
    es = "<quitar> todos los contadores {counter} de {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.RemoveCounters(at.objects(self.what), self.counter.kind(), None, at.slot())


class RemoveAnyCounter(PlayerVerb):
    """Remove a counter of any kind."""

    count: Count
    what: Noun
    en = "<remove> {count@1} <counters@1> from {what}"
    es = "<quitar> {count@1+m} <contador@1> de {what}"


class MoveCounters(PlayerVerb):
    """Move counters (122.5)."""

    count: Count
    counter: CounterKind
    what: Noun
    to: Noun
    rule = "122.5"
    en = "<move> {count@1} {counter} <counters@1> from {what} onto {to}"
    es = "<mover> {count@1+m} <contador@1> {counter} de {what} a {to}"


class Create(PlayerVerb):
    """Create tokens (701.7)."""

    what: Noun
    rule = "701.7"
    en = "<create> {what:Determined}"
    es = "<crear> {what:Determined}"

    def lower(self, at: Lowering) -> effects.Effect:
        assert isinstance(self.what, Determined)
        return at.create(self.what, None)


class CreateEntering(PlayerVerb):
    """Create tokens tapped, attacking, with counters (701.7)."""

    what: Noun
    entering: Entering
    rule = "701.7"
    en = (
        "<create> {what:Determined@1} <that is@1> {entering}",
        "<create> {what:Determined@1} {entering}",
    )
    es = "<crear> {what:Determined} {entering}"

    def lower(self, at: Lowering) -> effects.Effect:
        assert isinstance(self.what, Determined)
        return at.create(self.what, self.entering)


class CreateEqual(PlayerVerb):
    """Create a number of tokens equal to a quantity."""

    what: Noun
    measured: Measured
    rule = "701.7"
    en = "<create> a number of {what:Plural} equal to {measured}"


class CreateCopy(PlayerVerb):
    """Create a token that's a copy (707.2)."""

    count: Count
    what: Noun
    rule = "707.2"
    en = (
        "<create> {count@1+s} <token@1> that's a copy of {what}",
        "<create> {count@1+p} <token@1> that are copies of {what}",
    )
    es = (
        "<crear> {count@1+f+s} <ficha@1> que sea una copia de {what}",
        "<crear> {count@1+f+p} <ficha@1> que sean copias de {what}",
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.CreateCopies(at.who, at.objects(self.what), at.counted(self.count), slot=at.slot())


class CopyThing(PlayerVerb):
    """Copy a spell (707.10)."""

    what: Noun
    rule = "707.10"
    en = "<copy> {what}"
    es = "<copiar> {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.CopySpell(at.objects(self.what), new_targets=False, who=at.who, slot=at.slot())


class Attach(PlayerVerb):
    """Attach (701.3)."""

    what: Noun
    to: Noun
    rule = "701.3"
    en = "<attach> {what} to {to}"
    es = "<anexar> {what} a {to}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Attach(at.objects(self.what), at.objects(self.to))


class Regenerate(PlayerVerb):
    """Regenerate (701.19)."""

    what: Noun
    rule = "701.19"
    en = "<regenerate> {what}"
    es = "<regenerar> {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Regenerate(at.objects(self.what))


class TransformThing(PlayerVerb):
    """Transform (701.27)."""

    what: Noun
    rule = "701.27"
    en = "<transform> {what}"
    es = "<transformar> {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Transform(at.objects(self.what))


class Goad(PlayerVerb):
    """Goad (701.15)."""

    what: Noun
    rule = "701.15"
    en = "<goad> {what}"


class Detain(PlayerVerb):
    """Detain (701.35)."""

    what: Noun
    rule = "701.35"
    en = "<detain> {what}"


class Suspect(PlayerVerb):
    """Suspect (701.60)."""

    what: Noun
    rule = "701.60"
    en = "<suspect> {what}"


class Exert(PlayerVerb):
    """Exert (701.43)."""

    what: Noun
    rule = "701.43"
    en = "<exert> {what}"


class CastSpell(PlayerVerb):
    """Cast a spell."""

    what: Noun
    en = "<cast> {what}"
    es = "<lanzar> {what}"


class CastFree(PlayerVerb):
    """Cast without paying mana costs (118.9)."""

    what: Noun
    rule = "118.9"
    en = (
        "<cast> {what} without paying its mana cost",
        "<cast> {what} without paying their mana costs",
    )
    es = ("<lanzar> {what} sin pagar su coste de maná", "<lanzar> {what} sin pagar sus costes de maná")

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.CastNow(at.who, at.objects(self.what))


class PlayCard(PlayerVerb):
    """Play a card."""

    what: Noun
    en = "<play> {what}"
    es = "<jugar> {what}"


class Control(PlayerVerb):
    """Control, in conditions."""

    what: Noun
    en = "<control> {what}"
    es = "<controlar> {what}"


class RemoveFromCombat(PlayerVerb):
    """Remove from combat (506.4)."""

    what: Noun
    rule = "506.4"
    en = "<remove> {what} from combat"
    es = "<retirar> {what} del combate"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.RemoveFromCombat(at.objects(self.what))


# ------------------------------------------------------------------------------------------------ done by objects


class Gets(ObjectVerb):
    """Get +N/+N (613.4c)."""

    change: Change
    rule = "613.4c"
    en = "<get> {change}"
    es = "<obtener> {change}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(at.modify(self.change.text))


class GetsAdditional(ObjectVerb):
    """Get an additional +N/+N."""

    change: Change
    rule = "613.4c"
    en = "<get> a additional {change}"
    es = "<obtener> {change} adicional"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(at.modify(self.change.text))


class Gains(ObjectVerb):
    """Gain abilities (613.1f)."""

    grants: Grants
    rule = "613.1f"
    en = "<gain> {grants}"
    es = "<ganar> la habilidad de {grants@inf}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(*(change.AddAbility(one) for one in self.grants.abilities(at)))


class GainsChoice(ObjectVerb):
    """Gain your choice of abilities."""

    choice: GrantChoice
    rule = "613.1f"
    en = "<gain> your choice of {choice}"
    es = "<ganar> tu elección de {choice}"


class Has(ObjectVerb):
    """Have abilities (613.1f)."""

    grants: Grants
    rule = "613.1f"
    en = "<have> {grants}"
    es = "<tener> la habilidad de {grants@inf}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(*(change.AddAbility(one) for one in self.grants.abilities(at)))


class Loses(ObjectVerb):
    """Lose abilities (613.1f)."""

    grants: Grants
    rule = "613.1f"
    en = "<lose> {grants}"
    es = "<perder> la habilidad de {grants@inf}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(*at.losing(self.grants.abilities(at)))


class LosesAllAbilities(ObjectVerb):
    """Lose all abilities (613.1f)."""

    rule = "613.1f"
    en = "<lose> all abilities"
    es = "<perder> todas las habilidades"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(change.RemoveAllAbilities())


class HasBaseSize(ObjectVerb):
    """Have base power and toughness (613.4b)."""

    size: Construct
    rule = "613.4b"
    en = "<have> base power and toughness {size:Size}"
    es = "<tener> una fuerza y resistencia base de {size:Size}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.change(at.base_size(str(self.size)))


class DealsDamage(ObjectVerb):
    """Deal damage (120)."""

    amount: Amount
    to: Recipient
    rule = "120.1"
    en = "<deal> {amount} damage to {to}"
    es = "<hacer> {amount@1} <punto@1> de daño a {to}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.damage(at.counted(self.amount), self.to)


class DealsDamageEqual(ObjectVerb):
    """Deal damage equal to a quantity (120)."""

    measured: Measured
    to: Recipient
    rule = "120.1"
    en = ("<deal> damage equal to {measured} to {to}", "<deal> damage to {to} equal to {measured}")
    es = "<hacer> una cantidad de daño igual a {measured} a {to}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.damage(self.measured.lower(at), self.to)


class DealsTwice(ObjectVerb):
    """Deal damage to one and other damage to another (120)."""

    amount: Amount
    to: Recipient
    other_amount: Amount
    other: Recipient
    rule = "120.1"
    en = "<deal> {amount} damage to {to} and {other_amount} damage to {other}"
    es = "<hacer> {amount@1} <punto@1> de daño a {to} y {other_amount@4} <punto@4> de daño a {other}"

    def lower(self, at: Lowering) -> effects.Effect:
        first = at.damage(self.amount.lower(at), self.to)
        return effects.Sequence((first, at.damage(self.other_amount.lower(at), self.other)))


class DealsDivided(ObjectVerb):
    """Deal damage divided as you choose (601.2d)."""

    amount: Amount
    to: Noun
    rule = "601.2d"
    en = "<deal> {amount} damage divided as you choose among {to}"
    es = "<hacer> {amount@1} <punto@1> de daño divididos como elijas entre {to}"


class Fights(ObjectVerb):
    """Fight (701.14)."""

    what: Noun
    rule = "701.14"
    en = "<fight> {what}"
    es = "<luchar> contra {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Fight(at.what, at.objects(self.what))


class Explores(ObjectVerb):
    """Explore (701.44)."""

    rule = "701.44"
    en = "<explore>"
    es = "<explorar>"


class Connives(ObjectVerb):
    """Connive (701.50)."""

    rule = "701.50"
    en = "<connive>"


class PhasesOut(ObjectVerb):
    """Phase out (702.26)."""

    rule = "702.26"
    en = "<phase> out"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.PhaseOut(at.what)


class BecomesTapped(ObjectVerb):
    """Become tapped."""

    en = "<become> tapped"


class Transforms(ObjectVerb):
    """Transform (701.27)."""

    rule = "701.27"
    en = "<transform>"
    es = "se <transformar>"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Transform(at.what)


class BecomesCopy(ObjectVerb):
    """Become a copy (707)."""

    what: Noun
    rule = "707.1"
    en = "<become> a copy of {what}"
    es = "<convertirse> en una copia de {what}"


class BecomesThing(ObjectVerb):
    """Become a creature with these characteristics."""

    what: Noun
    rule = "613.1d"
    en = "<become> {what:Determined}"
    es = "<convertirse> en {what:Determined}"


class BecomesInAddition(ObjectVerb):
    """Become a creature in addition to its other types."""

    what: Noun
    rule = "205.1b"
    en = (
        "<become> {what:Determined} in addition to its other types",
        "<become> {what:Determined} in addition to their other types",
        "<become> {what:Determined} in addition to its other colors and types",
    )


class IsThing(ObjectVerb):
    """Is a 1/1 creature, is an artifact."""

    what: Noun
    rule = "613.1d"
    en = "<be> {what:NounPhrase}"
    es = "<ser> {what:NounPhrase}"


class IsInAddition(ObjectVerb):
    """Is an artifact in addition to its other types."""

    what: Noun
    rule = "205.1b"
    en = (
        "<be> {what:NounPhrase} in addition to its other types",
        "<be> {what:NounPhrase} in addition to their other types",
    )


class IsEqual(ObjectVerb):
    """Is equal to a quantity, of power and toughness."""

    measured: Measured
    en = ("<be> equal to {measured}", "<be> each equal to {measured}")
    es = ("<ser> igual a {measured}",)


class Dies(ObjectVerb):
    """Die, in conditions."""

    en = "<die>"
    es = "<morir>"
