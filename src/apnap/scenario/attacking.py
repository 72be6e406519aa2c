"""Declarations of attackers and blockers from the entries of a script (FORMAT 5.3)."""

from __future__ import annotations

from collections.abc import Sequence

from apnap.ids import Ref
from apnap.rules import decisions as dec
from apnap.rules.combat.attack_sets import attack_problem
from apnap.rules.combat.block_sets import block_problem
from apnap.rules.entities import Entity
from apnap.scenario.actions import Attack, Block
from apnap.scenario.objects import Table
from apnap.scenario.references import Reference, fits, fits_player
from apnap.scenario.script import PlayerScript

Pair = tuple[Ref, Entity]


class Declaring:
    """One declaration: what the script says of it, added pair by pair."""

    def __init__(self, table: Table, script: PlayerScript, entries: Sequence[Attack | Block]) -> None:
        self.table = table
        self.script = script
        self.entries = list(entries)

    def answer(self, asked: dec.Decision) -> int:
        """Return the next pair that the script names, what the rules demand, or the end of the declaration."""
        options = [pair for pair in asked.options if isinstance(pair, tuple)]
        for entry in self.entries:
            pair = self.pair_of(entry, options)
            if pair is not None:
                self.entries.remove(entry)
                self.script.carried_out(entry)
                return options.index(pair)
        if asked.can_finish:
            return dec.DONE
        return options.index(self.demanded(asked, options))

    def pair_of(self, entry: Attack | Block, options: list[Pair]) -> Pair | None:
        """Return the first pair in canonical order that an entry means."""
        order = {ref: at for at, ref in enumerate(self.table.in_zone("battlefield"))}
        own, other = self.sides(entry)
        creatures = list(dict.fromkeys(ref for ref, _ in options))
        creatures.sort(key=lambda ref: order.get(ref, 0))
        named = [ref for ref in creatures if fits(own, self.table.thing(ref))]
        if own.nth is not None:
            all_named = [ref for ref in self.table.in_zone("battlefield") if self.is_theirs(entry, own, ref)]
            meant = all_named[own.nth - 1 : own.nth]
            named = [ref for ref in named if ref in meant]
        for ref in named:
            targets = [entity for one, entity in options if one == ref]
            targets.sort(key=lambda entity: order.get(entity, -1))
            fitting = [entity for entity in targets if other is None or self.is_meant(other, entity)]
            if other is not None and other.nth is not None:
                all_fitting = [entity for entity in self.table.in_zone("battlefield") if self.is_meant(other, entity)]
                meant = all_fitting[other.nth - 1 : other.nth]
                fitting = [entity for entity in fitting if entity in meant]
            if fitting:
                return (ref, fitting[0])
        return None

    @staticmethod
    def sides(entry: Attack | Block) -> tuple[Reference, Reference | None]:
        """Return which creature of the player is meant, and what it attacks or blocks."""
        if isinstance(entry, Attack):
            return entry.attacker, entry.defender
        return entry.blocker, entry.attacker

    def is_theirs(self, entry: Attack | Block, own: Reference, ref: Ref) -> bool:
        """Tell whether an object is a permanent of the declaring player that a reference can mean."""
        thing = self.table.thing(ref)
        return thing.controller == entry.player and fits(own, thing)

    def is_meant(self, reference: Reference, entity: Entity) -> bool:
        """Tell whether a reference can mean that player or object."""
        if entity < 0:
            return fits_player(reference, self.table.letter(-1 - entity))
        return fits(reference, self.table.thing(entity))

    def demanded(self, asked: dec.Decision, options: list[Pair]) -> Pair:
        """Return a pair that obeys a requirement (508.1d, 509.1c), else the first."""
        state = self.table.state
        if asked.kind == dec.ATTACKERS:
            weights = attack_problem(state).weights
        else:
            weights = getattr(block_problem(state, asked.player), "weights", {})
        return max(options, key=lambda pair: (weights.get(pair, 0), -options.index(pair)))
