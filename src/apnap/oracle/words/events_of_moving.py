"""What triggers watch for: objects that change zones (603.6)."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, values
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import narrowed
from apnap.oracle.phrase.destinations import EnterAttached, Entering
from apnap.oracle.phrase.determiners import A
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.players import Their
from apnap.oracle.phrase.roots import Possessor
from apnap.oracle.phrase.zones import Anywhere, Zone
from apnap.oracle.words.events import ObjectEvent


class IsReturnedFromBattlefield(ObjectEvent):
    """is returned to your hand from the battlefield (400.7)"""

    whose: Possessor
    rule = "400.7"
    en = "<be> returned to {whose} hand from the battlefield"
    es = "<regresar> a {whose:ShortPossessor@s} mano desde el campo de batalla"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        owned = narrowed(what, objects.OwnedBy(self.whose.of_player(at)))
        return occurrence.ZoneChanges(owned, (values.BATTLEFIELD,), (values.HAND,))


class Enters(ObjectEvent):
    """enters (603.6a)"""

    rule = "603.6a"
    en = ("<enter>", "<enter> the battlefield")
    es = "<entrar>"
    es_old = ("<entrar> en el campo de batalla", "<entrar> al campo de batalla", "<entrar> en juego")

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.ZoneChanges(what, to_zones=(values.BATTLEFIELD,))


class EntersAs(ObjectEvent):
    """enters under your control"""

    entering: Entering
    rule = "603.6a"
    en = "<enter> {entering}"
    es = "<entrar> {entering}"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        if isinstance(self.entering, EnterAttached):
            return occurrence.ZoneChanges(narrowed(what, self._attached(at, what)), to_zones=(values.BATTLEFIELD,))
        entering = self.entering.lower(at)
        if entering == effects.Entering(tapped=True):
            so: objects.Test = objects.Is(objects.TAPPED)
        elif entering == effects.Entering(attacking=True):
            so = objects.Is(objects.ATTACKING)
        elif entering == effects.Entering(controller=objects.You()):
            so = objects.ControlledBy(objects.You())
        else:
            return at.refuse(self.entering, "something else than tapped, attacking, under your control")
        return occurrence.ZoneChanges(narrowed(what, so), to_zones=(values.BATTLEFIELD,))

    def _attached(self, at: Lowering, what: objects.Filter) -> objects.Test:
        """Return that the source enters attached to something, which is then spoken of."""
        to = self.entering.what if isinstance(self.entering, EnterAttached) else None
        if not isinstance(to, Determined) or not isinstance(to.determiner, A) or what.tests != (objects.IsSource(),):
            return at.refuse(self.entering, "attached to what?")
        return objects.AttachedTo(to.filter(at))

    def mention(self, at: Lowering) -> None:
        if isinstance(self.entering, EnterAttached) and isinstance(self.entering.what, Determined):
            at.binder.mention_aside(objects.AttachedHost(), self.entering.what.filter(at))


class EntersFrom(ObjectEvent):
    """enters from your graveyard"""

    zone: Zone
    rule = "603.6a"
    en = "<enter> from {zone}"
    es = "<entrar> desde {zone}"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        if not self.zone.zones():
            return at.refuse(self.zone)
        return occurrence.ZoneChanges(at.in_zone_of(self.zone, what), self.zone.zones(), (values.BATTLEFIELD,))


class DiesEvent(ObjectEvent):
    """dies (700.4)"""

    rule = "700.4"
    en = "<die>"
    es = "<morir>"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.ZoneChanges(what, (values.BATTLEFIELD,), (values.GRAVEYARD,))


class LeavesBattlefield(ObjectEvent):
    """leaves the battlefield (603.6c)"""

    rule = "603.6c"
    en = "<leave> the battlefield"
    es = "<dejar> el campo de batalla"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        return occurrence.ZoneChanges(what, (values.BATTLEFIELD,))


def mention_owner(at: Lowering, to: Zone) -> None:
    """Remember whose zone one object is put into: "an opponent's graveyard, … that player"."""
    owner = to.owner(at)
    theirs = objects.EachOpponent | objects.AnyOpponent | objects.EachPlayer | objects.AnyPlayer
    if isinstance(owner, theirs) and not at.binder.objects[-1].plural:
        at.binder.mention_players(objects.OwnerOf(objects.EventObject()), False)


class PutIntoZoneFrom(ObjectEvent):
    """is put into a graveyard from the battlefield"""

    to: Zone
    origin: Zone
    en = "<be> put into {to} from {origin}"
    es = "<ir> a {to} desde {origin}"
    es_old = ("<ser> puesto en {to} desde {origin} =m", "<ser> puesta en {to} desde {origin} =f")

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        if not self.to.zones() or (not self.origin.zones() and not isinstance(self.origin, Anywhere)):
            return at.refuse(self.to)
        same = isinstance(getattr(self.origin, "whose", None), Their)  # "an opponent's graveyard from their library"
        zones = (self.to,) if same and self.to.owner(at) is not None else (self.to, self.origin)
        owners = tuple(objects.OwnedBy(who) for zone in zones if (who := zone.owner(at)) is not None)
        filter_ = narrowed(what, *owners)
        return occurrence.ZoneChanges(filter_, self.origin.zones(), self.to.zones())

    def mention(self, at: Lowering) -> None:
        mention_owner(at, self.to)


class LeavesZone(ObjectEvent):
    """leaves your graveyard"""

    zone: Zone
    rule = "603.6"
    en = "<leave> {zone:OwnedZone}"
    es = "<dejar> {zone:OwnedZone}"

    def occurrence(self, what: objects.Filter, at: Lowering) -> occurrence.Occurrence:
        owner = self.zone.owner(at)
        if not self.zone.zones() or owner is None:
            return at.refuse(self.zone)
        found = narrowed(what, objects.OwnedBy(owner))
        return occurrence.ZoneChanges(found, self.zone.zones())
