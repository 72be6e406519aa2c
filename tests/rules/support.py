"""Positions and play for tests of the kernel: cards defined inline, seats by letter, actions by name.

>>> bear = creature("Bear", "1G", 2, 2)
>>> table = Table(A={"battlefield": [bear]}, B={"hand": [spell("Zap", "R", damage_to_any(3))]})
>>> table.start("precombat_main")
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from apnap.abilities.ability import Ability, Activated, Body, Keyword, Spell
from apnap.abilities.cost import Cost, TapThis
from apnap.abilities.definition import CardDefinition, FaceDefinition
from apnap.abilities.effect import AddMana, DealDamage, Effect
from apnap.abilities.mana import FixedMana, ManaCost
from apnap.abilities.objects import AnyOf, AnyPlayer, Filter, HasCardType, TargetObjects, TargetPlayers, You
from apnap.abilities.quantity import Number
from apnap.abilities.target import Target
from apnap.abilities.values import (
    ARTIFACT,
    BASIC,
    BATTLE,
    BATTLEFIELD,
    CREATURE,
    ENCHANTMENT,
    INSTANT,
    LAND,
    PLANESWALKER,
    SORCERY,
    STEP_NAMES,
    ZONE_NAMES,
)
from apnap.ids import Player, Ref
from apnap.rulebooks.catalogue import rulebook
from apnap.rules import decisions as dec
from apnap.rules.characteristics import characteristics
from apnap.rules.decisions import Action, Decision
from apnap.rules.definitions import define
from apnap.rules.entities import entity_of_player
from apnap.rules.legal import legal_actions
from apnap.rules.machine import answer, run
from apnap.rules.records import GameObject
from apnap.rules.setup import add_card, new_state
from apnap.rules.state import State

_COLORS = {"W": 1, "U": 2, "B": 4, "R": 8, "G": 16}


def symbols(cost: str) -> tuple[str, ...]:
    """Return the symbols of a cost written without braces ("1GG", "{W/U}{2}")."""
    if "{" in cost:
        return tuple(cost.strip("{}").split("}{"))
    found: list[str] = []
    for letter in cost:
        if letter.isdigit() and found and found[-1].isdigit():
            found[-1] += letter
        else:
            found.append(letter)
    return tuple(found)


def card(
    name: str,
    cost: str | None,
    card_types: int,
    *abilities: Ability,
    subtypes: tuple[str, ...] = (),
    supertypes: int = 0,
    power: int | None = None,
    toughness: int | None = None,
    loyalty: int | None = None,
    defense: int | None = None,
    colors: int | None = None,
) -> CardDefinition:
    """Return a card with one face; its colours come from its cost unless given."""
    mana = None if cost is None else ManaCost(symbols(cost))
    if colors is None:
        colors = 0
        for letter in cost or "":
            colors |= _COLORS.get(letter, 0)
    face = FaceDefinition(
        name, mana, colors, supertypes, card_types, subtypes, power, toughness, loyalty, defense, abilities
    )
    return CardDefinition(name, (face,))


def creature(
    name: str, cost: str, power: int, toughness: int, *abilities: Ability | str, **more: Any
) -> CardDefinition:
    """Return a creature card; abilities written as a string are simple keywords."""
    nodes = tuple(Keyword(a, text=a.capitalize()) if isinstance(a, str) else a for a in abilities)
    return card(name, cost, CREATURE, *nodes, power=power, toughness=toughness, **more)


def artifact(name: str, cost: str, *abilities: Ability, **more: Any) -> CardDefinition:
    """Return an artifact card."""
    return card(name, cost, ARTIFACT, *abilities, **more)


def enchantment(name: str, cost: str, *abilities: Ability, **more: Any) -> CardDefinition:
    """Return an enchantment card."""
    return card(name, cost, ENCHANTMENT, *abilities, **more)


def planeswalker(name: str, cost: str, loyalty: int, *abilities: Ability) -> CardDefinition:
    """Return a planeswalker card."""
    return card(name, cost, PLANESWALKER, *abilities, loyalty=loyalty)


def instant(name: str, cost: str, body: Body | Effect, *abilities: Ability) -> CardDefinition:
    """Return an instant that does that."""
    return card(name, cost, INSTANT, *abilities, Spell(_body(body)))


def sorcery(name: str, cost: str, body: Body | Effect, *abilities: Ability) -> CardDefinition:
    """Return a sorcery that does that."""
    return card(name, cost, SORCERY, *abilities, Spell(_body(body)))


def _body(body: Body | Effect) -> Body:
    return body if isinstance(body, Body) else Body(effect=body)


def land(name: str, *mana: str, subtypes: tuple[str, ...] = (), supertypes: int = 0) -> CardDefinition:
    """Return a nonbasic land with one mana ability per symbol."""
    abilities = [Activated(Cost(parts=(TapThis(),)), Body(effect=AddMana(You(), FixedMana((m,))))) for m in mana]
    return card(name, None, LAND, *abilities, subtypes=subtypes, supertypes=supertypes)


def basic(name: str) -> CardDefinition:
    """Return a basic land of that name and land type."""
    return card(name, None, LAND, subtypes=(name,), supertypes=BASIC)


PLAINS, ISLAND, SWAMP, MOUNTAIN, FOREST = (basic(n) for n in ("Plains", "Island", "Swamp", "Mountain", "Forest"))

ANY_TARGET = Target(
    Filter((HasCardType(CREATURE | PLANESWALKER | BATTLE),)),
    AnyPlayer(),
)
TARGET_CREATURE = Target(Filter((HasCardType(CREATURE),)))
CREATURES = Filter((AnyOf((HasCardType(CREATURE),)),))


def damage_to_any(n: int) -> Body:
    """Return "deals n damage to any target"."""
    return Body((ANY_TARGET,), DealDamage(Number(n), objects=TargetObjects(0), players=TargetPlayers(0)))


Seat = dict[str, Any]


class Table:
    """A position under test. Seats are letters, objects are named by their card's name (``name#2`` for the second)."""

    def __init__(
        self, *, seed: int = 1, book: str = "current", life: int = 20, options: Any = (), **seats: Seat
    ) -> None:
        letters = sorted(seats)
        self.state: State = new_state(len(letters), seed, rulebook(book), life=life, options=tuple(options))
        self.letters = letters
        filler = define(basic("Wastes"))
        for seat, letter in enumerate(letters):
            things = dict(seats[letter])
            library: Sequence[CardDefinition] = things.pop("library", ())
            for _ in range(things.pop("fill", 30)):
                add_card(self.state, seat, filler)
            for node in reversed(library):
                add_card(self.state, seat, define(node))
            if "life" in things:
                self.state.edit_player(seat).life = things.pop("life")
            for zone, cards in things.items():
                for node in cards:
                    add_card(self.state, seat, define(node), ZONE_NAMES.index(zone))

    # ---------------------------------------------------------------------------------- finding

    def seat(self, letter: str) -> Player:
        """Return the seat of a letter."""
        return self.letters.index(letter)

    def find(self, name: str, zone: str | None = None) -> GameObject:
        """Return the object with that name (``#2``: the second), wherever it is (or in the zone)."""
        wanted, _, nth = name.partition("#")
        found = [o for o in self.objects(zone) if characteristics(self.state, o).name == wanted]
        assert len(found) >= int(nth or 1), f"no {name} in {zone or 'any zone'}"
        return found[int(nth or 1) - 1]

    def objects(self, zone: str | None = None) -> list[GameObject]:
        """Return all objects (of a zone) by card number; nothing that has ceased to exist."""
        number = ZONE_NAMES.index(zone) if zone else 0
        return [o for o in self.state.objects[1:] if o.zone != 0 and number in (0, o.zone)]

    def names(self, zone: str, letter: str | None = None) -> list[str]:
        """Return the sorted names of what is in a zone (of a player: owner)."""
        seat = None if letter is None else self.seat(letter)
        return sorted(
            characteristics(self.state, o).name for o in self.objects(zone) if seat is None or o.owner == seat
        )

    def life(self, letter: str) -> int:
        """Return a life total."""
        return self.state.players[self.seat(letter)].life

    def size(self, name: str) -> tuple[int, int]:
        """Return power and toughness of a permanent."""
        found = characteristics(self.state, self.find(name, "battlefield"))
        return found.power, found.toughness

    def named(self, ref: Ref) -> str:
        """Return the name of the card that a reference stands or last stood for."""
        return self.state.last_known(ref).definition.name

    def library(self, letter: str = "A") -> list[str]:
        """Return the names of the cards of a library, the top first."""
        return [self.named(ref) for ref in reversed(self.state.players[self.seat(letter)].library)]

    def pool(self, letter: str = "A") -> dict[str, int]:
        """Return the unspent mana of a player by the letter of its type: ``{"G": 2}`` (106.4)."""
        found: dict[str, int] = {}
        for kind, _, n in self.state.players[self.seat(letter)].pool:
            symbol = "WUBRGC"[kind.bit_length() - 1]
            found[symbol] = found.get(symbol, 0) + n
        return found

    def offered(self) -> list[str]:
        """Return the sorted names of the objects among the options of the waiting decision."""
        return sorted(self.named(option) for option in self.decision.options if isinstance(option, int) and option > 0)

    # ---------------------------------------------------------------------------------- playing

    def start(self, step: str = "precombat_main", turn: int = 1) -> Table:
        """Begin turn 1 for the first seat (no mulligans) and go to the step of the turn."""
        from apnap.rules.starting import start_at_first_turn

        self.state.auto_pass = False
        start_at_first_turn(self.state)
        run(self.state)
        return self.to(step, turn)

    @property
    def decision(self) -> Decision:
        """The waiting decision."""
        assert self.state.decision is not None, "no decision waits"
        return self.state.decision

    @property
    def choices(self) -> tuple[Any, ...]:
        """The options of the waiting decision, to be looked at as what the test knows them to be."""
        return self.decision.options

    def to(self, step: str, turn: int | None = None) -> Table:
        """Pass priority (and declare nothing) until the active player has priority in that step with an empty stack."""
        wanted = STEP_NAMES.index(step)
        for _ in range(2000):
            d, s = self.state.decision, self.state
            if s.over:
                return self
            assert d is not None
            if d.kind == dec.PRIORITY:
                here = s.step == wanted and (turn is None or s.turn == turn)
                if here and not s.stack and d.player == s.active:
                    return self
                answer(s, 0)
            elif d.kind in (dec.ATTACKERS, dec.BLOCKERS):
                if s.step == wanted and (turn is None or s.turn == turn):
                    return self
                answer(s, dec.DONE if d.can_finish else 0)
            else:
                answer(s, 0)
        raise AssertionError(f"never reached {step}")

    def to_step(self, step: str, turn: int) -> Table:
        """Pass priority (and declare nothing) until the active player first has priority in that step of the turn."""
        wanted = STEP_NAMES.index(step)
        for _ in range(2000):
            d, s = self.decision, self.state
            if d.kind == dec.PRIORITY and s.step == wanted and s.turn == turn:
                return self
            answer(s, dec.DONE if d.kind in (dec.ATTACKERS, dec.BLOCKERS) and d.can_finish else 0)
        raise AssertionError(f"never reached {step}")

    def act(self, action: Action) -> Table:
        """Take an action with priority."""
        assert self.decision.kind == dec.PRIORITY, f"{dec.KIND_NAMES[self.decision.kind]} decision waits"
        assert action in self.decision.options, f"{action} is not legal; legal: {self.decision.options}"
        answer(self.state, self.decision.options.index(action))
        return self

    def cast(self, name: str, *targets: str, face: int = 0) -> Table:
        """Cast the card of that name (first seat with priority), then answer its target decisions."""
        ref = self.find(name).ref
        self.act(Action(dec.CAST, ref, face))
        return self.target(*targets)

    def activate(self, name: str, *targets: str, index: int = 0) -> Table:
        """Activate the ``index``-th listed activated ability of a permanent, then answer its target decisions."""
        self.act(Action(dec.ACTIVATE, self.find(name).ref, index))
        return self.target(*targets)

    def play(self, name: str) -> Table:
        """Play a land from hand."""
        return self.act(Action(dec.PLAY_LAND, self.find(name, "hand").ref, 0))

    def target(self, *targets: str) -> Table:
        """Answer target decisions with these names or seats."""
        for name in targets:
            assert self.decision.kind == dec.TARGETS, f"{self.decision.purpose} is asked, not a target"
            self.choose(name)
        return self

    def entity(self, name: str) -> int:
        """Return a seat's or an object's entity."""
        if name in self.letters:
            return entity_of_player(self.seat(name))
        return self.find(name).ref

    def choose(self, *values: Any) -> Table:
        """Answer decisions one after another: names, seats, numbers, words, True/False, pairs of names or ``DONE``."""
        for value in values:
            d = self.decision
            if value is dec.DONE or value == "done":
                assert d.can_finish, "the selection can't end here"
                answer(self.state, dec.DONE)
                continue
            answer(self.state, d.options.index(self._option(d, value)))
        return self

    def _option(self, d: Decision, value: Any) -> Any:
        if isinstance(value, bool):
            return int(value)
        if isinstance(value, tuple):
            return tuple(self.entity(v) for v in value)
        if isinstance(value, str) and d.kind not in (dec.WORD, dec.COST):
            if d.kind == dec.PLAYERS:
                return self.seat(value)
            refs = [o for o in d.options if isinstance(o, int)]
            if value in self.letters and entity_of_player(self.seat(value)) in refs:
                return entity_of_player(self.seat(value))
            wanted, _, nth = value.partition("#")
            fits = [o for o in refs if o > 0 and characteristics(self.state, self.state.last_known(o)).name == wanted]
            assert fits, f"{value} is not an option of {d.purpose}"
            return fits[int(nth or 1) - 1]
        return value

    def attack(self, *pairs: str | tuple[str, str]) -> Table:
        """Go to the declaration of attackers and declare these (alone: at the only opponent)."""
        if self.state.decision is None or self.decision.kind != dec.ATTACKERS:
            self.to("declare_attackers")
        for pair in pairs:
            attacker, defender = pair if isinstance(pair, tuple) else (pair, self.letters[1 - self.state.active])
            self.choose((attacker, defender))
        if self.state.decision is not None and self.decision.kind == dec.ATTACKERS:
            self.choose(dec.DONE)
        return self

    def attack_now(self, *names: str | tuple[str, str]) -> Table:
        """Begin a game in which these creatures of the first seat attack the next one; stop in that step."""
        return self.start("begin_combat").attack(*names)

    def block(self, *pairs: tuple[str, str]) -> Table:
        """Go to the declaration of blockers and declare these pairs (blocker, attacker)."""
        if self.decision.kind != dec.BLOCKERS:
            self.to("declare_blockers")
        for pair in pairs:
            self.choose(pair)
        while self.state.decision is not None and self.decision.kind == dec.BLOCKERS:
            self.choose(dec.DONE)
        return self

    def to_division(self) -> Table:
        """Pass priority until somebody divides combat damage."""
        while self.decision.kind == dec.PRIORITY:
            self.passes()
        assert self.decision.kind == dec.DIVIDE
        return self

    def passes(self, n: int = 1) -> Table:
        """Pass priority ``n`` times."""
        for _ in range(n):
            assert self.decision.kind == dec.PRIORITY, f"{self.decision.purpose} is asked"
            answer(self.state, 0)
        return self

    def resolve(self) -> Table:
        """Let everybody pass once, so that the top of the stack resolves."""
        return self.passes(len(self.state.in_turn_order()))

    def settle(self) -> Table:
        """Let everybody pass until the stack is empty or something is asked; triggers go onto it in any order."""
        while self.state.decision is not None:
            if self.decision.kind == dec.ORDER:
                answer(self.state, 0)
            elif self.decision.kind == dec.PRIORITY and self.state.stack:
                self.passes()
            else:
                break
        return self

    def legal(self, letter: str) -> tuple[Action, ...]:
        """Return the legal actions of a player now."""
        return legal_actions(self.state, self.seat(letter))

    def actions(self, name: str, zone: str | None = None, letter: str = "A") -> list[Action]:
        """Return what a player may do now with the object of that name (in the zone): play, cast, activate, turn up."""
        ref = self.find(name, zone).ref
        return [action for action in self.legal(letter) if action.ref == ref]

    def can_cast(self, name: str, letter: str = "A") -> bool:
        """Tell whether a player may begin to cast the card now."""
        return any(action.kind == dec.CAST for action in self.actions(name, letter=letter))

    def can_activate(self, name: str, letter: str = "A") -> bool:
        """Tell whether a player may begin to activate an ability of the object now."""
        return any(action.kind == dec.ACTIVATE for action in self.actions(name, letter=letter))


__all__ = ["BATTLEFIELD", "Body", "Table", "card", "creature"]
