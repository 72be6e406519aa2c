"""What players do and what happens to players: draw, discard, gain life, search, add mana."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import cost, objects, quantity, values
from apnap.abilities import effect as effects
from apnap.abilities.quantity import Number
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import narrowed
from apnap.oracle.phrase.determiners import All
from apnap.oracle.phrase.library_phrases import WholeHand
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.noun_lists import AndNouns, ThreeNouns
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.numbers import Amount, Count, CounterKind, NumberWord, UpToCount
from apnap.oracle.phrase.priced import priced
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.units import Unit
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.several import are_several, drawn_up_to
from apnap.oracle.words.costs import Energy
from apnap.oracle.words.keyword_lines import Grants


class Draw(PlayerVerb):
    """Draw cards (121)."""

    count: Count
    rule = "121.1"
    en = "<draw> {count@1} <card@1>"
    es = "<robar> {count@1+f} <carta@1>"

    def lower(self, at: Lowering) -> effects.Effect:
        up_to = isinstance(self.count, UpToCount)
        return drawn_up_to(at, self.count) if up_to else effects.Draw(at.who, at.counted(self.count), slot=at.slot())


class DrawEqual(PlayerVerb):
    """Draw cards equal to a quantity (121)."""

    measured: Measured
    rule = "121.1"
    en = ("<draw> cards equal to {measured}", "<draw> a number of cards equal to {measured}")
    es = "<robar> una cantidad de cartas igual a {measured}"

    def lower(self, at: Lowering) -> effects.Effect:
        drawn = effects.Draw(at.who, self.measured.lower(at), slot=at.slot())
        if isinstance(at.who, objects.You):
            at.shared.limits["drawing"] = (*at.shared.limits.get("drawing", ()), drawn.slot)
        return drawn


def discard(at: Lowering, what: Noun, random: bool) -> effects.Effect:
    """Return a discard: of a hand, of chosen cards, or of particular ones (701.9)."""
    if isinstance(what, WholeHand):
        return effects.Discard(at.who, None, slot=at.slot())
    random = random or any(one.is_random() for one in getattr(what, "modifiers", ()))
    choice = what.choice(at)
    own = isinstance(what, Determined) and not any(one.participle() or one.is_among() for one in what.modifiers)
    if choice is None and own and isinstance(what, Determined) and isinstance(what.determiner, All):
        owner = objects.IteratedPlayer() if are_several(at.who) else at.who
        cards = in_hand(at, what, at.filter(what)) if not _in_their_hand(at, what, owner) else at.filter(what)
        theirs = replace(
            cards, tests=(objects.OwnedBy(owner), *(t for t in cards.tests if t != objects.OwnedBy(owner)))
        )
        return effects.DiscardThese(objects.Each(theirs), at.slot())
    if choice is None:
        return effects.DiscardThese(at.objects(what), at.slot())
    filter_, least, most = choice
    if filter_.zones and objects.OwnedBy(at.who) not in filter_.tests or filter_.zones not in ((), (values.HAND,)):
        return at.refuse(what, "which cards are discarded")
    cards = replace(filter_, zones=(values.HAND,))
    if most is None or least != most:
        if random or are_several(at.who) or at.multiplier is not None:
            return at.refuse(what, "how many cards are discarded?")
        owned = replace(
            cards, tests=(*(test for test in cards.tests if test != objects.OwnedBy(at.who)), objects.OwnedBy(at.who))
        )
        return effects.DiscardThese(at.chosen(owned, least, most), at.slot())
    return effects.Discard(at.who, at.multiplied(most, what), cards, random, slot=at.slot())


def _in_their_hand(at: Lowering, what: Noun, owner: objects.Players) -> bool:
    """Tell whether a phrase says itself that it is about the hand: "all the cards in their hand"."""
    found = at.filter(what)
    return found.zones == (values.HAND,) and objects.OwnedBy(owner) in found.tests


def in_hand(at: Lowering, what: Noun, found: objects.Filter) -> objects.Filter:
    """Return the description of cards that are discarded: those in the hand."""
    return at.refuse(what, "which cards are discarded") if found.zones else replace(found, zones=(values.HAND,))


def discard_cost(at: Lowering, what: Noun, random: bool) -> cost.Cost:
    """Return the cost of discarding a hand or chosen cards."""
    if isinstance(what, WholeHand):
        return cost.Cost(None, (cost.DiscardCards(objects.Filter(zones=(values.HAND,)), None),))
    random = random or any(one.is_random() for one in getattr(what, "modifiers", ()))
    filter_, n = at.chosen_cost(what)
    if filter_.zones:
        return at.refuse(what, "which cards are discarded")
    return cost.Cost(None, (cost.DiscardCards(replace(filter_, zones=(values.HAND,)), n, random),))


class Discard(PlayerVerb):
    """Discard cards (701.9)."""

    what: Noun
    rule = "701.9"
    en = "<discard> {what@3}"
    es = "<descartar> {what@3}"

    def lower(self, at: Lowering) -> effects.Effect:
        return discard(at, self.what, random=False)

    def as_cost(self, at: Lowering) -> cost.Cost:
        if isinstance(self.what, WholeHand) or any(one.is_random() for one in getattr(self.what, "modifiers", ())):
            return discard_cost(at, self.what, random=False)
        return priced(at, self.what, cost.DiscardThis(), cost.DiscardCards, lambda found: in_hand(at, self.what, found))


class DiscardAtRandom(PlayerVerb):
    """Discard cards at random (701.9b)."""

    what: Noun
    rule = "701.9b"
    en = "<discard> {what@3} at random"
    es = "<descartar> {what@3} al azar"

    def lower(self, at: Lowering) -> effects.Effect:
        return discard(at, self.what, random=True)

    def as_cost(self, at: Lowering) -> cost.Cost:
        return discard_cost(at, self.what, random=True)


class Mill(PlayerVerb):
    """Mill cards (701.17)."""

    count: Count
    rule = "701.17"
    en = "<mill> {count@1} <card@1>"
    es = "<moler> {count@1+f} <carta@1>"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.producing(effects.Mill(at.who, at.counted(self.count), slot=at.slot()))

    def as_cost(self, at: Lowering) -> cost.Cost:
        return cost.Cost(None, (cost.MillCards(self.count.lower(at)),))


class MillEqual(PlayerVerb):
    """Mill cards equal to a quantity (701.17)."""

    measured: Measured
    rule = "701.17"
    en = ("<mill> cards equal to {measured}", "<mill> a number of cards equal to {measured}")
    es = "<moler> una cantidad de cartas igual a {measured}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.producing(effects.Mill(at.who, self.measured.lower(at), slot=at.slot()))


class GainLife(PlayerVerb):
    """Gain life (119.3)."""

    amount: Amount
    rule = "119.3"
    en = "<gain> {amount} life"
    es = "<ganar> {amount@1} <vida@1>"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.GainLife(at.who, at.counted(self.amount), slot=at.slot())


class GainLifeEqual(PlayerVerb):
    """Gain life equal to a quantity (119.3)."""

    measured: Measured
    rule = "119.3"
    en = "<gain> life equal to {measured}"
    es = "<ganar> una cantidad de vidas igual a {measured}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.GainLife(at.who, self.measured.lower(at), slot=at.slot())


class LoseLife(PlayerVerb):
    """Lose life (119.3)."""

    amount: Amount
    rule = "119.3"
    en = "<lose> {amount} life"
    es = "<perder> {amount@1} <vida@1>"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.LoseLife(at.who, at.counted(self.amount), slot=at.slot())


class LoseLifePlus(PlayerVerb):
    """Lose an amount of life and more for each thing (119.3)."""

    amount: Amount
    more: Amount
    unit: Unit
    rule = "119.3"
    en = "<lose> {amount} life plus {more} life for each {unit}"
    es = "<perder> {amount@1+f} <vida@1> más {more@4+f} <vida@4> por cada {unit}"

    def lower(self, at: Lowering) -> effects.Effect:
        more = self.more.lower(at)
        if not isinstance(more, Number):
            return at.refuse(self.more, "an amount that varies")
        each = quantity.Times(more.n, self.unit.lower(at))
        return effects.LoseLife(at.who, quantity.Plus(self.amount.lower(at), each), slot=at.slot())


class LoseLifeEqual(PlayerVerb):
    """Lose life equal to a quantity (119.3)."""

    measured: Measured
    rule = "119.3"
    en = "<lose> life equal to {measured}"
    es = "<perder> una cantidad de vidas igual a {measured}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.LoseLife(at.who, self.measured.lower(at), slot=at.slot())


class LoseGame(PlayerVerb):
    """Lose the game (104.3e)."""

    rule = "104.3e"
    en = "<lose> the game"
    es = "<perder> el juego"
    es_old = "<perder> la partida"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.LoseGame(at.who)


class WinGame(PlayerVerb):
    """Win the game (104.2b)."""

    rule = "104.2b"
    en = "<win> the game"
    es = "<ganar> el juego"
    es_old = "<ganar> la partida"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.WinGame(at.who)


class BecomeMonarch(PlayerVerb):
    """Become the monarch (725)."""

    rule = "725.1"
    en = "<become> the monarch"
    es = "<convertirse> en el monarca"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.BecomeMonarch(at.who)


class Sacrifice(PlayerVerb):
    """Sacrifice permanents (701.21)."""

    what: Noun
    rule = "701.21"
    en = "<sacrifice> {what}"
    es = "<sacrificar> {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        choice = self.what.choice(at)
        if choice is None:
            if isinstance(self.what, AndNouns | ThreeNouns):
                return effects.SacrificeThese(self.one_of_each(at), at.slot(), not isinstance(at.who, objects.You))
            return effects.SacrificeThese(at.objects(self.what), at.slot(), not isinstance(at.who, objects.You))
        filter_, least, most = choice
        if most is None or least != most:
            if are_several(at.who) or at.multiplier is not None or filter_.zones != (values.BATTLEFIELD,):
                return at.refuse(self.what, "up to")
            mine = narrowed(filter_, objects.ControlledBy(at.who))
            return effects.SacrificeThese(at.chosen(mine, least, most), at.slot(), not isinstance(at.who, objects.You))
        sacrificed = effects.Sacrifice(at.who, filter_, at.multiplied(most, self), at.slot())
        if sacrificed.n == Number(1) and not are_several(at.who):
            gone = objects.InSlot(sacrificed.slot)
            at.binder.mention_gone(gone, objects.FormerSelf(gone), False, filter_)
        return sacrificed

    def one_of_each(self, at: Lowering) -> objects.Objects:
        """ "An artifact and a land": the player chooses of their own (701.21a)."""
        what = self.what
        assert isinstance(what, AndNouns | ThreeNouns)
        nouns = (what.first, what.second) if isinstance(what, AndNouns) else (what.first, what.second, what.third)
        found: list[objects.Objects] = []
        for noun in nouns:
            choice = noun.choice(at)
            if choice is None:
                found.append(at.objects(noun))
                continue
            filter_, least, most = choice
            if are_several(at.who) or filter_.zones != (values.BATTLEFIELD,):
                return at.refuse(noun, "several players who choose of each kind")
            found.append(at.chosen(narrowed(filter_, objects.ControlledBy(at.who)), least, most))
        return objects.Together(tuple(found))

    def as_cost(self, at: Lowering) -> cost.Cost:
        others = not isinstance(at.who, objects.You)
        return priced(
            at,
            self.what,
            cost.SacrificeThis(),
            cost.SacrificeObjects,
            these=lambda found: effects.SacrificeThese(found, each_controller=others),
        )


class GetCounters(PlayerVerb):
    """Get poison, experience counters (122.1f)."""

    count: Count
    counter: CounterKind
    rule = "122.1f"
    en = "<get> {count@1} {counter} <counters@1>"
    es = "<obtener> {count@1+m} <contador@1> {counter}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.PutPlayerCounters(at.who, self.counter.kind(), at.counted(self.count))


class GetEnergy(PlayerVerb):
    """Get {E} (107.14)."""

    energy: Energy
    rule = "107.14"
    en = "<get> {energy}"
    es = "<obtener> {energy}"

    def lower(self, at: Lowering) -> effects.Effect:
        n = at.multiplied(Number(self.energy.text.count("{E}")), self)
        return effects.PutPlayerCounters(at.who, "energy", n)


class GetEmblem(PlayerVerb):
    """Get an emblem (114)."""

    grants: Grants
    rule = "114.1"
    en = "<get> a emblem with {grants}"
    es = "<obtener> un emblema con {grants}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.GetEmblem(at.who, self.grants.abilities(at))


class ExtraTurn(PlayerVerb):
    """Take an extra turn (500.7)."""

    rule = "500.7"
    en = "<take> a extra turn after this one"
    es = "<jugar> un turno adicional después de este"
    es_old = "<tomar> un turno adicional después de este"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.ExtraTurn(at.who, at.multiplied(Number(1), self))


class FlipCoin(PlayerVerb):
    """Flip a coin (705)."""

    rule = "705.1"
    en = "<flip> a coin"
    es = "<tirar> una moneda"

    def lower(self, at: Lowering) -> effects.Effect:
        slot = at.slot()
        at.shared.limits["flip"], at.shared.limits["flipper"] = slot, at.who
        return effects.FlipCoin(at.who, slot=slot)


class EndTheTurn(PlayerVerb):
    """End the turn (724)."""

    rule = "724.1"
    en = "<end> the turn"
    es = "<terminar> el turno"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.EndTurn()


class GetSoMuchEnergy(PlayerVerb):
    """Get six {E} (107.14)."""

    count: NumberWord
    energy: Energy
    rule = "107.14"
    en = "<get> {count} {energy}"
    es = "<obtener> {count} {energy}"

    def lower(self, at: Lowering) -> effects.Effect:
        if self.energy.text != "{E}":
            return at.refuse(self.energy, "more than one symbol")
        return effects.PutPlayerCounters(at.who, "energy", at.multiplied(self.count.lower(at), self))
