"""Effects that move objects between zones: destroy, exile, return, put, counter."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from apnap.abilities import cost, objects, values
from apnap.abilities import effect as effects
from apnap.abilities.quantity import Number, Quantity
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.destinations import Destination, Entering, ToHand
from apnap.oracle.phrase.determiners import Pointing
from apnap.oracle.phrase.library_phrases import OfGraveyard, TopCard, TopCards
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.parts_of_them import TheOtherOne
from apnap.oracle.phrase.players import ItsOwner, OfPlayer
from apnap.oracle.phrase.priced import priced
from apnap.oracle.phrase.pronouns import It, Pronoun
from apnap.oracle.phrase.relatives import FromZone, WithCounter
from apnap.oracle.phrase.roots import Noun
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.phrase.zones import Zone
from apnap.oracle.several import are_several


class Destroy(PlayerVerb):
    """Destroy permanents (701.8)."""

    what: Noun
    rule = "701.8"
    en = "<destroy> {what}"
    es = "<destruir> {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.objects(self.what)
        return at.moving(effects.Destroy(found, slot=at.slot()), found)


def exile(at: Lowering, what: Noun) -> effects.Effect:
    """Return the exile of objects (701.13), until the source leaves if that stands around it (610.3)."""
    found = at.objects(what)
    return at.moving(effects.Move(found, values.EXILE, until=at.duration, slot=at.slot()), found)


class Exile(PlayerVerb):
    """Exile objects (701.13)."""

    what: Noun
    rule = "701.13"
    en = "<exile> {what}"
    es = "<exiliar> {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        pointing = isinstance(self.what, Determined) and isinstance(self.what.determiner, Pointing)
        if pointing and any(isinstance(one, WithCounter) for one in getattr(self.what, "modifiers", ())):
            return at.refuse(self, "with a counter is how it is exiled")
        return exile(at, self.what)

    def is_exile_of_it(self) -> bool:
        return isinstance(self.what, It)

    def as_cost(self, at: Lowering) -> cost.Cost:
        if isinstance(self.what, TopCards | TopCard):
            top = at.objects(self.what)
            if not isinstance(top, objects.TopOfLibrary) or top.who != objects.You():
                return at.refuse(self.what, "of another library, as a cost")
            assert isinstance(top.n, Quantity)
            return cost.Cost(None, (cost.ExileTop(top.n),))
        if isinstance(self.what, OfGraveyard):
            return cost.Cost(None, (cost.EffectCost(effects.Move(at.objects(self.what), values.EXILE)),))
        if isinstance(self.what, It) and at.shared.moves_itself:
            return at.refuse(self.what, "the source, which has moved")
        return priced(
            at,
            self.what,
            cost.ExileThis(),
            cost.ExileObjects,
            self._somewhere(at),
            lambda found: effects.Move(found, values.EXILE),
        )

    def _somewhere(self, at: Lowering) -> Callable[[objects.Filter], objects.Filter]:
        return lambda found: found if found.zones else at.refuse(self, "exiled from where?")

    def works_from(self, at: Lowering) -> tuple[int, ...]:
        if not self.what.is_self():
            return ()
        zones = [one.zone.zones() for one in getattr(self.what, "modifiers", ()) if isinstance(one, FromZone)]
        return zones[0] if zones else ()


def whole_zone(at: Lowering, zone: Zone) -> objects.Filter:
    """Return the description of all cards in a zone of a player."""
    owner = zone.owner(at)
    if not zone.zones():
        return at.refuse(zone)
    return objects.Filter(() if owner is None else (objects.OwnedBy(owner),), zone.zones())


class ExileWholeZone(PlayerVerb):
    """Exile a whole graveyard or hand."""

    zone: Zone
    rule = "701.13"
    en = "<exile> {zone:OwnedZone}"
    es = "<exiliar> {zone:OwnedZone}"

    def lower(self, at: Lowering) -> effects.Effect:
        found = objects.Each(whole_zone(at, self.zone))
        return at.moving(effects.Move(found, values.EXILE, slot=at.slot()), found)


class ExileFrom(PlayerVerb):
    """ "Exile it from your graveyard"."""

    what: Pronoun
    zone: Zone
    rule = "701.13"
    en = "<exile> {what} from {zone}"
    es = "<exiliar> {what} de {zone}"

    def lower(self, at: Lowering) -> effects.Effect:
        return exile(at, self.what)

    def as_cost(self, at: Lowering) -> cost.Cost:
        return cost.Cost(None, (cost.ExileThis(),)) if self.what.is_self() else at.refuse(self, "as a cost")

    def works_from(self, at: Lowering) -> tuple[int, ...]:
        return self.zone.zones()


def mention_owner(at: Lowering, to: Destination, what: objects.Objects) -> None:
    """ "Return target permanent to its owner's hand. Then that player …": its owner, if nobody else is meant."""
    whose = getattr(to, "whose", None)
    one = isinstance(what, objects.TargetObjects) and at.shared.targets[what.index].maximum == Number(1)
    if one and isinstance(whose, OfPlayer) and isinstance(whose.who, ItsOwner) and not at.binder.players:
        at.binder.mention_players(objects.OwnerOf(what), False)


class Return(PlayerVerb):
    """Return objects to a zone (400.7)."""

    what: Noun
    destination: Destination
    en = "<return> {what} {destination}"
    es = "<regresar> {what@1} {destination@1+to}"
    es_old = "<regresar> {what} {destination}"

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.objects(self.what)
        mention_owner(at, self.destination, found)
        return at.moving(replace(self.destination.move(found, at), slot=at.slot()), found)

    def as_cost(self, at: Lowering) -> cost.Cost:
        if not isinstance(self.destination, ToHand):
            return at.refuse(self, "as a cost")
        if self.what.is_self():
            return cost.Cost(None, (cost.ReturnThis(),))
        return cost.Cost(None, (cost.ReturnObjects(*at.chosen_cost(self.what)),))


class Put(PlayerVerb):
    """Put objects into a zone."""

    what: Noun
    destination: Destination
    en = "<put> {what} {destination}"
    es = (
        "<poner> {what@1+imp} {destination@1+into}",
        "<poner> {destination:ToBattlefield@1+into} {what@1}",
        "<poner> {destination:ToBattlefieldAs@1+into} {what@1}",
        "<poner> {what@1} {destination@1+into}",
    )
    es_old = ("<poner> {what} {destination}", "<poner> {destination:ToHand} {what}")

    def lower(self, at: Lowering) -> effects.Effect:
        found = at.objects(self.what)
        options = self.destination.options(found, at)
        if options:
            return _one_of(at, self.destination, found, options)
        move = replace(self.destination.move(found, at), slot=at.slot())
        if found == at.shared.left and not isinstance(self.what, TheOtherOne):
            return move  # no "it" or "them" behind speaks of the rest
        return at.moving(move, found)

    def as_cost(self, at: Lowering) -> cost.Cost:
        if self.destination.options(objects.This(), at):
            return at.refuse(self.destination, "as a cost")
        move = self.destination.move(objects.This(), at)
        if move.to not in (values.LIBRARY, values.GRAVEYARD) or move.position not in (effects.TOP, effects.BOTTOM):
            return at.refuse(self, "as a cost")

        def part(which: objects.Filter, n: Quantity, or_more: bool = False) -> cost.CostPart:
            return cost.PutObjects(which, n, move.to, move.position, or_more)

        return priced(at, self.what, None, part)


def _one_of(
    at: Lowering, destination: Destination, found: objects.Objects, options: tuple[effects.Move, ...]
) -> effects.Effect:
    """Return the choice between places in the library, of whoever puts it there."""
    if at.is_static or are_several(at.who):
        return at.refuse(destination, "whose choice?")
    if isinstance(found, objects.Each | objects.Together):
        return at.refuse(destination, "several at once")
    slot = at.slot()
    moves = tuple(replace(one, slot=slot) for one in options)
    at.moving(moves[0], found)
    return effects.ChooseMode(at.who, moves)


def put_and_rest(at: Lowering, what: Noun, to: Destination, rest: Destination) -> effects.Effect:
    """Return the moves of chosen objects and of those that were left."""
    found = at.objects(what)
    first = replace(to.move(found, at), slot=at.slot())
    done = at.shared.done
    left = rest.move(at.binder.rest(what), at)
    if not isinstance(left, effects.Move):
        return effects.Sequence((at.moving(first, found), left))
    second = replace(left, slot=at.slot())
    at.shared.done = done
    if second.to == values.GRAVEYARD:
        at.did("put into a graveyard", objects.InSlot(second.slot), True)
    return effects.Sequence((at.moving(first, found), second))


class PutAndRest(PlayerVerb):
    """ "Put one of them into your hand and the rest on the bottom of your library"."""

    what: Noun
    destination: Destination
    rest: Destination
    en = "<put> {what} {destination} and the rest {rest}"
    es = "<poner> {what@1} {destination@1+into} y el resto {rest@into}"
    es_old = "<poner> {what} {destination} y el resto {rest}"

    def lower(self, at: Lowering) -> effects.Effect:
        return put_and_rest(at, self.what, self.destination, self.rest)


class PutAndOther(PlayerVerb):
    """ "Put one of them into your hand and the other on the bottom of your library"."""

    what: Noun
    destination: Destination
    rest: Destination
    en = "<put> {what} {destination} and the other {rest}"
    es = "<poner> {what@1} {destination@1+into} y <el@1> <otro@1> {rest@into}"

    def lower(self, at: Lowering) -> effects.Effect:
        return put_and_rest(at, self.what, self.destination, self.rest)


class Counter(PlayerVerb):
    """Counter a spell or ability (701.6)."""

    what: Noun
    rule = "701.6"
    en = "<counter> {what}"
    es = "<contrarrestar> {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.CounterSpell(at.objects(self.what), slot=at.slot())


class PutOntoBattlefieldFrom(PlayerVerb):
    """Put a card onto the battlefield from a zone, with counters (400.7)."""

    what: Noun
    zone: Zone
    entering: Entering
    rule = "400.7"
    en = "<put> {what:Determined} onto the battlefield from {zone} {entering}"
    es = "<poner> {what:Determined} en el campo de batalla de {zone} {entering}"

    def lower(self, at: Lowering) -> effects.Effect:
        assert isinstance(self.what, Determined)
        whence = replace(self.what, modifiers=(FromZone(self.zone), *self.what.modifiers))
        found = at.objects(whence)
        entering = self.entering.lower(at)
        return at.moving(effects.Move(found, values.BATTLEFIELD, entering=entering, slot=at.slot()), found)
