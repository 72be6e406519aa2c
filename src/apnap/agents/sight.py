"""What an agent makes of its view: whose side everything is on, and which objects a text speaks of.

Filters and expressions are read as far as a view allows: a test that it can't answer counts as passed. So the answers
are good guesses for weighing, never rulings; what is legal is always taken from the options of the decision.
"""

from __future__ import annotations

from typing import Final

from apnap.abilities import objects as ob
from apnap.abilities import quantity as qu
from apnap.abilities import targeting
from apnap.abilities.values import BATTLEFIELD, GRAVEYARD, HAND, STACK
from apnap.ids import Player
from apnap.rules.entities import player_of
from apnap.rules.records import TOKEN
from apnap.rules.seen import SeenObject, SeenPlayer
from apnap.rules.view import View


class Scene:
    """One spell or ability that is weighed: its source, whose it is, what its targets would be, X, and its slots."""

    __slots__ = ("source", "you", "targets", "x", "paid", "slots")

    def __init__(self, source: SeenObject | None, you: Player) -> None:
        self.source = source
        self.you = you
        self.targets: dict[int, tuple[int, ...]] = {}
        """Entities (handles, or players as negative numbers) by requirement."""
        self.x = 0
        self.paid: frozenset[str] = frozenset()
        """Ids of the optional costs that are meant to be paid."""
        self.slots: dict[int, list[SeenObject]] = {}


class Sight:
    """A view with everything that weighing asks for again and again."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.me = view.player
        self.seats: list[SeenPlayer] = view.players
        self.permanents = [seen for seen in view.battlefield if not seen.phased_out]
        team = self.seats[self.me].team
        self.friends = frozenset(seen.seat for seen in self.seats if seen.team == team)
        self.by_handle = {seen.handle: seen for seen in self.permanents}

    # ------------------------------------------------------------------------------------ sides

    @property
    def life(self) -> int:
        """The seat's own life total."""
        return self.seats[self.me].life

    def side(self, seat: Player) -> int:
        """Return 1 for the seat itself and its team, −1 for opponents."""
        return 1 if seat in self.friends else -1

    def mine(self, types: int = -1) -> list[SeenObject]:
        """Return the seat's own permanents that have one of the card types."""
        return [seen for seen in self.permanents if seen.controller == self.me and seen.card_types & types]

    def theirs(self, types: int = -1) -> list[SeenObject]:
        """Return the opponents' permanents that have one of the card types."""
        return [seen for seen in self.permanents if seen.controller not in self.friends and seen.card_types & types]

    def is_my_turn(self) -> bool:
        """Tell whether it is the seat's own turn."""
        return self.view.active_player == self.me

    def object(self, handle: int) -> SeenObject | None:
        """Return the object with that handle, or None if the seat has no such handle."""
        found = self.by_handle.get(handle)
        if found is None and handle > 0:
            try:
                found = self.by_handle[handle] = self.view.object(handle)
            except KeyError:
                return None
        return found

    # ------------------------------------------------------------------------------------ expressions

    def objects_of(self, what: ob.Objects | ob.Filter, scene: Scene) -> list[SeenObject]:
        """Return the objects that an expression means."""
        match what:
            case ob.Filter():
                return [seen for seen in self._in_zones(what.zones) if self.fits(seen, what, scene)]
            case ob.Each(filter=filter):
                return self.objects_of(filter, scene)
            case ob.This():
                return [] if scene.source is None else [scene.source]
            case ob.TargetObjects(index=index):
                found = (self.object(entity) for entity in scene.targets.get(index, ()) if entity > 0)
                return [seen for seen in found if seen is not None]
            case ob.InSlot(slot=slot):
                return scene.slots.get(slot, [])
            case ob.AttachedHost():
                host = None if scene.source is None else self.object(scene.source.attached_to)
                return [] if host is None else [host]
            case ob.Those(what=inner, filter=filter):
                return [seen for seen in self.objects_of(inner, scene) if self.fits(seen, filter, scene)]
            case ob.Together(parts=parts):
                return [seen for part in parts for seen in self.objects_of(part, scene)]
        return []

    def _in_zones(self, zones: tuple[int, ...]) -> list[SeenObject]:
        found: list[SeenObject] = []
        for zone in zones:
            if zone == BATTLEFIELD:
                found += self.permanents
            elif zone == GRAVEYARD:
                found += [seen for player in self.seats for seen in player.graveyard]
            elif zone == STACK:
                found += self.view.stack
            elif zone == HAND:
                found += self.view.hand
        return found

    def players_of(self, who: ob.Players | None, scene: Scene) -> list[Player]:
        """Return the players that an expression means, those in the game."""
        seats = [seen.seat for seen in self.seats if seen.in_game]
        match who:
            case ob.You():
                return [scene.you]
            case ob.EachPlayer() | ob.AnyPlayer():
                return seats
            case ob.EachOpponent() | ob.AnyOpponent():
                return [seat for seat in seats if self.seats[seat].team != self.seats[scene.you].team]
            case ob.TargetPlayers(index=index):
                return [player_of(entity) for entity in scene.targets.get(index, ()) if entity < 0]
            case ob.ControllerOf(what=what) | ob.OwnerOf(what=what):
                return [seen.controller for seen in self.objects_of(what, scene)]
            case ob.EachOtherPlayer(than=than):
                others = self.players_of(than, scene)
                return [seat for seat in seats if seat not in others]
            case ob.ActivePlayer():
                return [self.view.active_player]
            case ob.EventPlayer() | ob.DefendingPlayer():
                return [seat for seat in seats if self.seats[seat].team != self.seats[scene.you].team][:1]
        return []

    def amount(self, quantity: qu.Quantity | None, scene: Scene) -> int:
        """Return a number as well as it can be told; 1 for what a view does not show."""
        match quantity:
            case qu.Number(n=n):
                return n
            case qu.X():
                return scene.x
            case qu.Times(factor=factor, of=of):
                return factor * self.amount(of, scene)
            case qu.Plus(a=a, b=b):
                return self.amount(a, scene) + self.amount(b, scene)
            case qu.Minus(a=a, b=b):
                return self.amount(a, scene) - self.amount(b, scene)
            case qu.Half(of=of, up=up):
                return (self.amount(of, scene) + up) // 2
            case qu.Least(a=a, b=b):
                return min(self.amount(a, scene), self.amount(b, scene))
            case qu.CountOf(what=filter):
                return len(self.objects_of(filter, scene))
            case qu.CountObjects(what=what):
                return len(self.objects_of(what, scene))
            case qu.CountPlayers(who=who):
                return len(self.players_of(who, scene))
            case qu.StatOf(what=what, stat=stat):
                return sum(stat_of(seen, stat) for seen in self.objects_of(what, scene))
            case qu.GreatestOf(what=filter, stat=stat):
                return max((stat_of(seen, stat) for seen in self.objects_of(filter, scene)), default=0)
            case qu.PlayerStat(who=who, stat=stat):
                return sum(self._player_stat(seat, stat) for seat in self.players_of(who, scene))
        return 1

    def _player_stat(self, seat: Player, stat: int) -> int:
        player = self.seats[seat]
        if stat == qu.LIFE:
            return player.life
        if stat == qu.HAND_SIZE:
            return player.hand_size
        if stat == qu.GRAVEYARD_SIZE:
            return len(player.graveyard)
        return player.library_size if stat == qu.LIBRARY_SIZE else 0

    # ------------------------------------------------------------------------------------ filters

    def fits(self, seen: SeenObject, filter: ob.Filter, scene: Scene) -> bool:
        """Tell whether an object fits a filter; what can't be seen counts as fitting."""
        return seen.zone in filter.zones and all(self.passes(seen, test, scene) for test in filter.tests)

    def passes(self, seen: SeenObject, test: ob.Test, scene: Scene) -> bool:
        """Tell whether an object passes one test."""
        match test:
            case ob.HasCardType(types=types):
                return seen.card_types & types != 0
            case ob.HasSupertype(supertypes=supertypes):
                return seen.supertypes & supertypes != 0
            case ob.HasSubtype(subtype=subtype):
                return subtype in seen.subtypes
            case ob.HasColor(colors=colors):
                return seen.colors & colors != 0
            case ob.HasKeyword(keyword=keyword):
                return any(ability.keyword == keyword for ability in seen.abilities)
            case ob.Stat(stat=stat, comparison=comparison) if isinstance(comparison, qu.Comparison):
                return _compares(stat_of(seen, stat), comparison.op, self.amount(comparison.n, scene))
            case ob.Named(name=name):
                return seen.name == name
            case ob.ControlledBy(who=who):
                return seen.controller in self.players_of(who, scene)
            case ob.OwnedBy(who=who):
                return seen.owner in self.players_of(who, scene)
            case ob.Other():
                return scene.source is None or seen.handle != scene.source.handle
            case ob.IsSource():
                return scene.source is not None and seen.handle == scene.source.handle
            case ob.IsOneOf(what=what):
                return any(one.handle == seen.handle for one in self.objects_of(what, scene))
            case ob.Is(state=state):
                return _is(seen, state)
            case ob.HasCounter(counter=counter):
                return seen.counter(counter) > 0
            case ob.Not(test=inner):
                return isinstance(inner, _UNSEEN) or not self.passes(seen, inner, scene)
            case ob.AnyOf(tests=tests):
                return any(self.passes(seen, inner, scene) for inner in tests)
            case ob.AllOf(tests=tests):
                return all(self.passes(seen, inner, scene) for inner in tests)
        return True


_UNSEEN: Final = (
    ob.ThisTurnTest, targeting.Targets, targeting.HasTargets, ob.SameNameAs, ob.SharesWith, ob.AttachedTo,
    ob.HasAttached,
)  # fmt: skip
"""Tests that a view does not answer: neither they nor their contrary exclude anything."""


def stat_of(seen: SeenObject, stat: int) -> int:
    """Return power, toughness, mana value … of an object (a stat number of ``quantity``)."""
    if stat in (qu.POWER, qu.BASE_POWER):
        return seen.power
    if stat == qu.TOUGHNESS:
        return seen.toughness
    if stat == qu.MANA_VALUE:
        return seen.mana_value
    return seen.damage if stat == qu.DAMAGE_MARKED else seen.counter("loyalty")


def _compares(a: int, op: int, b: int) -> bool:
    if op == qu.EQUAL:
        return a == b
    if op == qu.AT_LEAST:
        return a >= b
    if op == qu.AT_MOST:
        return a <= b
    if op == qu.LESS:
        return a < b
    return a > b if op == qu.GREATER else a != b


def _is(seen: SeenObject, state: int) -> bool:
    if state in (ob.TAPPED, ob.UNTAPPED):
        return seen.tapped == (state == ob.TAPPED)
    if state == ob.ATTACKING:
        return seen.attacking != 0
    if state == ob.BLOCKING:
        return bool(seen.blocking)
    if state == ob.BLOCKED:
        return seen.blocked
    if state == ob.UNBLOCKED:
        return seen.attacking != 0 and not seen.blocked
    return seen.kind == TOKEN if state == ob.TOKEN else True


__all__ = ["Scene", "Sight", "stat_of"]
