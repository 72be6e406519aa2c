"""The objects of a running game as scenarios speak of them (FORMAT 3 and 12)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from apnap.abilities.ability import Keyword
from apnap.abilities.quantity import Number
from apnap.abilities.values import BATTLEFIELD, ZONE_NAMES
from apnap.ids import REF_SHIFT, Player, Ref
from apnap.rules.characteristics import characteristics
from apnap.rules.copying import layer_one
from apnap.rules.definitions import KEYWORD, CompiledAbility, Definition
from apnap.rules.entities import Entity, player_of
from apnap.rules.records import ABILITY, COMBAT_DAMAGE, COPY, TOKEN, GameObject
from apnap.rules.rooms import halves_of
from apnap.rules.state import State
from apnap.scenario.granted import granted_texts
from apnap.scenario.options import ObjectOption, Option, PlayerOption
from apnap.scenario.references import Reference, Zone, fits

_PUBLIC_LIKE = ("battlefield", "stack")


class Thing:
    """An object, or its last known self, as a reference asks about it."""

    def __init__(self, table: Table, record: GameObject) -> None:
        self.table = table
        self.record = record

    @property
    def ref(self) -> Ref:
        """The reference of the object in the kernel."""
        return self.record.ref

    @property
    def zone(self) -> Zone:
        """The zone it is in."""
        return ZONE_NAMES[self.record.zone]  # type: ignore[return-value]

    @property
    def names(self) -> Sequence[str]:
        """Its current name, the full name of a card with two parts, and outside play the names of both parts."""
        record = self.record
        if record.kind == ABILITY:
            return ()
        if self.zone not in _PUBLIC_LIKE:
            return _all_names(record.definition)
        name = characteristics(self.table.state, record).name
        if not name:
            return ()
        for definition in (record.copied, record.definition):
            if definition is not None and any(face.name == name for face in definition.faces):
                return (name, definition.name) if definition.name != name else (name,)
        return tuple(dict.fromkeys((name, *name.split(" // "))))

    @property
    def card_names(self) -> Sequence[str]:
        """The names of the card that lies face down, of the Room that is locked; empty for anything else."""
        if self.record.face_down:
            return _all_names(self.record.definition)
        halves = halves_of(self.table.state, self.record)
        return _all_names(halves) if halves is not None and not self.names else ()

    @property
    def label(self) -> str | None:
        """The label of the card; tokens keep theirs on the battlefield."""
        if self.record.kind in (ABILITY, COPY) or (self.record.kind == TOKEN and self.zone != "battlefield"):
            return None
        return self.table.labels.get(self.record.ref >> REF_SHIFT)

    @property
    def controller(self) -> str:
        """The controller on the battlefield and the stack, else the owner (108.4)."""
        if self.zone not in _PUBLIC_LIKE:
            return self.owner
        if self.record.kind == ABILITY:
            return self.table.letter(self.record.controller)
        return self.table.letter(characteristics(self.table.state, self.record).controller)

    @property
    def owner(self) -> str:
        """The owner (108.3)."""
        return self.table.letter(self.record.owner)

    @property
    def is_token(self) -> bool:
        """Whether it is a token (111)."""
        return self.record.kind == TOKEN

    @property
    def is_copy(self) -> bool:
        """Whether it is a copy of a spell or permanent (707); of an ability: whether it was put there as a copy."""
        record = self.record
        if record.kind == COPY or record.copied is not None or any(name == "copy" for name, _ in record.memory):
            return True
        return record.zone == BATTLEFIELD and layer_one(self.table.state, record)[0] is not None

    @property
    def ability_texts(self) -> Sequence[str]:
        """Of an ability on the stack: the wordings that it may be called by."""
        ability = self.record.ability
        return () if ability is None else (*texts_of(ability), *granted_texts(self.table.state, ability))

    @property
    def text_names(self) -> Sequence[str]:
        """Its names, and for an ability those of its source."""
        record = self.record
        if record.kind == ABILITY and record.source:
            return Thing(self.table, self.table.state.last_known(record.source)).text_names
        names = list(self.names)
        names += _all_names(record.definition)
        if record.copied is not None:
            names += _all_names(record.copied)
        return tuple(dict.fromkeys(names))

    @property
    def texts(self) -> Iterator[str]:
        """Every text that it has now: of an ability its own, else those of its abilities."""
        if self.record.kind == ABILITY:
            yield from self.ability_texts
            return
        for ability in characteristics(self.table.state, self.record).abilities:
            yield from texts_of(ability)


def _all_names(definition: Definition) -> tuple[str, ...]:
    if not definition.name:
        return ()
    return tuple(dict.fromkeys((definition.name, *(face.name for face in definition.faces if face.name))))


def texts_of(ability: CompiledAbility) -> tuple[str, ...]:
    """Return the wordings that an ability may be called by: its text, and its keyword with what belongs to it."""
    found: list[str] = []
    for one in (ability, ability.origin):
        if one is None:
            continue
        if one.kind == KEYWORD:
            parts = re.split(r"[,;]\s+", re.sub(r"\([^()]*\)", "", one.text))
            found += [part.strip() for part in parts if part.strip().lower().startswith(one.keyword)]
            found += [one.text, one.keyword]
            if not one.text and isinstance(one.node, Keyword) and isinstance(one.node.n, Number):
                found.append(f"{one.keyword} {one.node.n.n}")  # a token's has no text of its own
        else:
            found += [one.text, one.keyword]
    return tuple(text for text in dict.fromkeys(found) if text)


class Table:
    """The position of a scenario, with the letters of its players and its labels.

    Seats are numbered in turn order: the first player of the scenario is seat 0.
    """

    def __init__(self, state: State, players: Sequence[str]) -> None:
        self.state = state
        self.players = tuple(players)
        self.labels: dict[int, str] = {}
        """Label by card number."""

    def seat(self, letter: str) -> Player:
        """Return the seat of a player."""
        return self.players.index(letter)

    def letter(self, seat: Player) -> str:
        """Return the letter of a seat."""
        return self.players[seat]

    def friends(self, letter: str) -> frozenset[str]:
        """Return the players on a player's side."""
        players = self.state.players
        team = players[self.seat(letter)].team
        return frozenset(self.letter(record.seat) for record in players if record.team == team)

    def thing(self, ref: Ref) -> Thing:
        """Return an object, or its last known self."""
        return Thing(self, self.state.last_known(ref))

    def option(self, entity: Entity) -> Option:
        """Return an object or player as something that can be picked."""
        if entity < 0:
            return PlayerOption(self.letter(player_of(entity)))
        return ObjectOption(self.thing(entity))

    def in_zone(self, zone: Zone) -> list[Ref]:
        """Return the objects of a zone in canonical order (FORMAT 12)."""
        state = self.state
        if zone == "battlefield":
            return [ref for ref in state.battlefield if not state.objects[ref >> REF_SHIFT].phased_out]
        if zone == "stack":
            return [ref for ref in reversed(state.stack) if state.objects[ref >> REF_SHIFT].kind != COMBAT_DAMAGE]
        order = state.in_turn_order() + [p.seat for p in state.players if not p.in_game]
        if zone in ("exile", "command"):
            cards = state.exile if zone == "exile" else state.command
            return [ref for seat in order for ref in cards if state.objects[ref >> REF_SHIFT].owner == seat]
        found: list[Ref] = []
        for seat in order:
            record = state.players[seat]
            if zone == "hand":
                found += record.hand
            elif zone == "graveyard":
                found += record.graveyard
            else:
                found += reversed(record.library)
        return found

    def everything(self) -> list[Ref]:
        """Return all objects in canonical order."""
        zones: tuple[Zone, ...] = ("battlefield", "stack", "hand", "graveyard", "exile", "library", "command")
        return [ref for zone in zones for ref in self.in_zone(zone)]

    def sorted(self, entities: Sequence[Entity]) -> list[Entity]:
        """Return entities in canonical order: players in turn order, then objects."""
        rank = {ref: at for at, ref in enumerate(self.everything())}
        seats = {seat: at for at, seat in enumerate(self.state.in_turn_order())}
        last = len(rank)
        return sorted(
            entities,
            key=lambda one: (0, seats.get(player_of(one), 99)) if one < 0 else (1, rank.get(one, last)),
        )

    def find(self, reference: Reference, zones: Sequence[Zone] | None = None) -> list[Thing]:
        """Return what a reference can mean now, in canonical order; ``nth`` counts among it."""
        refs = self.everything() if zones is None else [ref for zone in zones for ref in self.in_zone(zone)]
        found = [thing for thing in map(self.thing, refs) if fits(reference, thing)]
        return found if reference.nth is None else found[reference.nth - 1 : reference.nth]
