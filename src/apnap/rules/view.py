"""400.2, 402.3, 706.5: what one player may know, and nothing else.

>>> view = View(state, seat)                      # doctest: +SKIP
>>> [card.name for card in view.players[seat].hand], view.players[other].hand_size   # doctest: +SKIP

A view reads the position it was made from; make a new one after every answer. Two positions that differ only in what
the seat may not know give views whose :meth:`View.to_data` is equal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from apnap.abilities.values import BATTLEFIELD, HAND, LIBRARY, STACK, STEP_NAMES
from apnap.ids import NO_PLAYER, REF_SHIFT, Player, Ref
from apnap.rules import decisions as dec
from apnap.rules.characteristics import characteristics
from apnap.rules.decisions import Action, Decision, Option
from apnap.rules.knowledge import PUBLIC_ZONES, knows
from apnap.rules.land_plays import without_plays
from apnap.rules.merging import component_names
from apnap.rules.records import ABILITY, GameObject
from apnap.rules.seen import PLACE_BASE, Handle, SeenDecision, SeenObject, SeenPlayer

if TYPE_CHECKING:
    from apnap.rulebooks.switches import Rulebook
    from apnap.rules.state import State

_SEAT_SHIFT: Final = 24
_WITH_ENTITIES: Final = frozenset({dec.OBJECTS, dec.TARGETS, dec.ORDER, dec.PAYMENT, dec.PILE})


class View:
    """What the seat ``player`` may know of a position; NO_PLAYER: somebody who only looks on."""

    __slots__ = ("player", "_state", "_known", "_refs", "_places", "_decision")

    def __init__(self, state: State, player: Player) -> None:
        self.player = player
        self._state = state
        self._known: dict[Ref, SeenObject] = {}
        self._refs: dict[Handle, Ref] = {}
        self._places: dict[Ref, Handle] | None = None
        self._decision: SeenDecision | None = None

    # ------------------------------------------------------------------------------------ the position

    @property
    def turn(self) -> int:
        """The number of the turn, from 1; 0 before the first."""
        return self._state.turn

    @property
    def active_player(self) -> Player:
        """Whose turn it is (102.1)."""
        return self._state.active

    @property
    def priority_player(self) -> Player:
        """Who has priority (117), −1: nobody."""
        return self._state.priority

    @property
    def step(self) -> int:
        """The step or main phase, a number of ``abilities.values`` (500.1)."""
        return self._state.step

    @property
    def is_over(self) -> bool:
        """Whether the game has ended (104.1)."""
        return self._state.over

    @property
    def winners(self) -> tuple[Player, ...]:
        """Who has won."""
        return self._state.winners

    @property
    def turn_order(self) -> tuple[Player, ...]:
        """The seats in turn order (103.1)."""
        return self._state.turn_order

    @property
    def players(self) -> list[SeenPlayer]:
        """All players, by seat."""
        return [self._see_player(seat) for seat in range(len(self._state.players))]

    @property
    def opponents(self) -> list[Player]:
        """The seat's opponents that are in the game (102.2)."""
        return self._state.opponents(self.player) if self.player != NO_PLAYER else []

    @property
    def hand(self) -> list[SeenObject]:
        """The seat's own hand."""
        return [self.see(ref) for ref in self._own_hand()]

    @property
    def battlefield(self) -> list[SeenObject]:
        """All permanents, in order of arrival."""
        return [self.see(ref) for ref in self._state.battlefield]

    @property
    def stack(self) -> list[SeenObject]:
        """The stack, its top last (405)."""
        return [self.see(ref) for ref in self._state.stack]

    @property
    def exile(self) -> list[SeenObject]:
        """The exile zone (all players' piles); cards exiled face down are there without a name."""
        return [self.see(ref) for ref in self._state.exile]

    @property
    def command(self) -> list[SeenObject]:
        """The command zone."""
        return [self.see(ref) for ref in self._state.command]

    @property
    def ante(self) -> list[SeenObject]:
        """The ante zone, whose cards anybody may look at (407.2)."""
        return [self.see(ref) for ref in self._state.ante]

    @property
    def rulebook(self) -> Rulebook:
        """The rulebook in force."""
        return self._state.rulebook

    @property
    def decision(self) -> SeenDecision | None:
        """The decision that the game waits for."""
        asked = self._state.decision
        if self._decision is None and asked is not None:
            self._decision = self._see_decision(asked)
        return self._decision

    def is_of(self, state: State) -> bool:
        """Tell whether this is a view of that very position."""
        return self._state is state

    def object(self, handle: Handle) -> SeenObject:
        """Return what a handle of this view stands for, also an object that has gone (608.2h).

        :raises KeyError: the seat has no such handle
        """
        if handle not in self._refs:
            self._meet_everything()
        return self.see(self._refs[handle])

    def to_data(self) -> dict[str, Any]:
        """Return everything that is seen as plain data, for JSON."""
        state = self._state
        decision = self.decision
        return {
            "player": self.player,
            "turn": state.turn,
            "active": state.active,
            "priority": state.priority,
            "step": STEP_NAMES[state.step],
            "day": state.day,
            "over": state.over,
            "winners": list(state.winners),
            "turn_order": list(state.turn_order),
            "players": [player.to_data() for player in self.players],
            "battlefield": [seen.to_data() for seen in self.battlefield],
            "stack": [seen.to_data() for seen in self.stack],
            "exile": [seen.to_data() for seen in self.exile],
            "command": [seen.to_data() for seen in self.command],
            "ante": [seen.to_data() for seen in self.ante],
            "decision": None if decision is None else decision.to_data(),
        }

    def determinize(self, seed: int, open_decks: bool = True) -> State:
        """Return a position that agrees with everything the seat knows, the rest filled in by chance.

        :param seed: equal seeds give the same position
        :param open_decks: the decks of all players are known, so that hidden cards are those not seen yet; else
            the others' hidden cards are drawn from all the cards that the seat has seen
        """
        return determinize(self._state, self.player, seed, open_decks)

    def _own_hand(self) -> list[Ref]:
        return self._state.players[self.player].hand if self.player != NO_PLAYER else []

    # ------------------------------------------------------------------------------------ handles

    def handle(self, ref: Ref) -> Handle:
        """Return what the seat calls an object of the position; 0 if it does not know of it.

        A hidden card that the seat can't tell from others has no handle.
        """
        if ref == 0:
            return 0
        record = self._state.last_known(ref)
        if record.zone in PUBLIC_ZONES or record.zone == HAND and record.owner == self.player or record.zone == 0:
            found = record.arrived
        else:
            found = self._place(record) if record.ref == ref else 0
        if found:
            self._refs[found] = ref
        return found

    def entity(self, entity: int) -> int:
        """Return an entity of the position in the seat's own words: players stay, objects become handles."""
        return entity if entity <= 0 else self.handle(entity)

    def _place(self, record: GameObject) -> Handle:
        """Return the handle of a card in a library or in another player's hand, by its place."""
        if self._places is None:
            self._places = self._number_places()
        return self._places.get(record.ref, 0)

    def _number_places(self) -> dict[Ref, Handle]:
        found: dict[Ref, Handle] = {}
        state = self._state
        shown = self._shown_by_decision()
        for seat, player in enumerate(state.players):
            base = PLACE_BASE + (seat << _SEAT_SHIFT)
            for place, ref in enumerate(reversed(player.library)):
                if ref in shown or knows(state, self.player, state.last_known(ref)):
                    found[ref] = base + (LIBRARY << 20) + place
            if seat != self.player:
                known = [ref for ref in player.hand if knows(state, self.player, state.last_known(ref))]
                known.sort(key=lambda ref: state.last_known(ref).definition.name)
                for place, ref in enumerate(known):
                    found[ref] = base + (HAND << 20) + place
        return found

    def _shown_by_decision(self) -> frozenset[Ref]:
        """Return the cards in libraries that the seat is looking at because it chooses among them (701.23)."""
        asked = self._state.decision
        if asked is None or asked.decider != self.player or asked.kind not in _WITH_ENTITIES:
            return frozenset()
        return frozenset(
            option for option in (*asked.options, *asked.chosen) if isinstance(option, int) and option >> REF_SHIFT > 0
        )

    def _meet_everything(self) -> None:
        """Give every object that the seat can see its handle."""
        state = self._state
        places = self._places if self._places is not None else self._number_places()
        for ref in (*state.battlefield, *state.stack, *state.exile, *state.command, *state.ante, *places):
            self.handle(ref)
        for player in state.players:
            for ref in player.graveyard:
                self.handle(ref)
        for ref in self._own_hand():
            self.handle(ref)
        for record in state.objects:
            was = record.was
            while was is not None:  # what has gone
                if was.zone in PUBLIC_ZONES:
                    self.handle(was.ref)
                was = was.was

    # ------------------------------------------------------------------------------------ seeing

    def see(self, ref: Ref) -> SeenObject:
        """Return an object of the position (or what it last was) as the seat sees it."""
        found = self._known.get(ref)
        if found is None:
            found = self._known[ref] = self._see(self._state.last_known(ref), ref)
        return found

    def _see(self, record: GameObject, ref: Ref) -> SeenObject:
        seen = SeenObject()
        seen.handle = self.handle(ref)
        seen.zone = record.zone
        seen.owner = record.owner
        seen.controller = record.controller
        seen.face_down = record.face_down
        if record.zone in PUBLIC_ZONES:
            self._see_status(seen, record)
        if not knows(self._state, self.player, record) and ref not in self._shown_by_decision():
            if record.face_down and record.zone in (BATTLEFIELD, STACK):  # 708.2a: what everybody sees of it
                seen.controller = characteristics(self._state, record).controller
                _see_characteristics(seen, self._state, record)
            return seen
        seen.known = True
        seen.kind = record.kind
        seen.definition = record.values
        seen.face = record.face if record.merged is None else 0
        _see_characteristics(seen, self._state, record)
        return seen

    def _see_status(self, seen: SeenObject, record: GameObject) -> None:
        """110.5, 115, 506: what is to be seen of an object in a public zone."""
        seen.kind = record.kind
        seen.tapped = record.tapped
        seen.phased_out = record.phased_out
        seen.sick = record.sick
        seen.counters = record.counters
        seen.damage = record.damage
        seen.attached_to = self.entity(record.attached_to)
        seen.attachments = self._handles(record.attachments)
        seen.attacking = self.entity(record.attacking)
        seen.blocking = self._handles(record.blocking)
        seen.blocked_by = self._handles(record.blocked_by)
        seen.blocked = record.blocked
        seen.choices = record.choices if not record.face_down or knows(self._state, self.player, record) else ()
        seen.components = component_names(self._state, record)
        if record.zone == STACK:
            seen.targets = tuple(tuple(self.entity(entity) for entity in group) for group in record.targets)
            seen.modes = record.modes
            seen.x = record.x
            seen.source = self.handle(record.source)
            seen.assigned = tuple((self.handle(source), self.entity(to), n) for source, to, n in record.assigned)
            if record.kind == ABILITY and record.ability is not None:
                seen.text = record.ability.text
                seen.ability = record.ability

    def _handles(self, refs: tuple[Ref, ...]) -> tuple[Handle, ...]:
        return tuple([self.handle(ref) for ref in refs])

    def _see_player(self, seat: Player) -> SeenPlayer:
        state = self._state
        record = state.players[seat]
        seen = SeenPlayer()
        seen.seat = seat
        seen.team = record.team
        seen.life = record.life
        seen.hand_size = len(record.hand)
        seen.library_size = len(record.library)
        seen.sideboard_size = len(record.sideboard)
        seen.counters = record.counters
        seen.pool = record.pool
        seen.lands_played = record.lands_played
        seen.in_game = record.in_game
        seen.lost_reason = record.lost_reason
        seen.mulligans = record.mulligans
        seen.marks = without_plays(record.marks)
        seen.cards_drawn = record.cards_drawn
        seen.spells_cast = record.spells_cast
        seen.graveyard = tuple([self.see(ref) for ref in record.graveyard])
        if state.rulebook.removed_zone == "per_player":
            seen.removed = tuple([card for card in self.exile if card.owner == seat])
        known = [self.see(ref) for ref in record.hand if knows(state, self.player, state.last_known(ref))]
        if seat != self.player:
            known.sort(key=lambda card: card.handle)
        seen.hand = tuple(known)
        shown = self._shown_by_decision()
        seen.library = tuple(
            (place, self.see(ref))
            for place, ref in enumerate(reversed(record.library))
            if ref in shown or knows(state, self.player, state.last_known(ref))
        )
        return seen

    def _see_decision(self, asked: Decision) -> SeenDecision:
        seen = SeenDecision()
        seen.kind = asked.kind
        seen.player = asked.player
        seen.decider = asked.decider
        seen.purpose = asked.purpose
        seen.rule = self._state.rulebook.number(asked.rule)
        if asked.source:
            record = self._state.last_known(asked.source)
            if asked.decider == self.player or knows(self._state, self.player, record):
                seen.source = self.handle(asked.source)
        seen.earlier = tuple([self.handle(ref) for ref in asked.earlier if self._state.current(ref) is not None])
        if asked.decider != self.player:
            return seen
        number = asked.subject >> REF_SHIFT == 0  # of a target requirement
        seen.subject = asked.subject if number else self.entity(asked.subject)
        seen.options = tuple([self._option(asked.kind, option) for option in asked.options])
        seen.chosen = tuple([self._option(asked.kind, option) for option in asked.chosen])
        seen.minimum = asked.minimum
        seen.maximum = asked.maximum
        seen.can_finish = asked.can_finish
        seen.labels = asked.labels
        if asked.purpose == "triggers":
            self._see_triggers(seen)
        return seen

    def _see_triggers(self, seen: SeenDecision) -> None:
        """603.3b: tell the abilities that are put on the stack from one another."""
        waiting = self._state.waiting_triggers
        triggers = [waiting[option] for option in seen.options if isinstance(option, int)]
        seen.about = tuple([self.handle(trigger.source) for trigger in triggers])
        seen.lines = tuple(["" if trigger.ability is None else trigger.ability.text for trigger in triggers])
        seen.labels = tuple([self._name(trigger.source) for trigger in triggers])
        seen.chosen_labels = tuple([self._name(waiting[at].source) for at in seen.chosen if isinstance(at, int)])

    def _name(self, ref: Ref) -> str:
        return self.see(ref).name if ref else ""

    def _option(self, kind: int, option: Option) -> Option:
        if isinstance(option, Action):
            return Action(option.kind, self.handle(option.ref), option.index)
        if isinstance(option, tuple):
            return (self.entity(option[0]), self.entity(option[1]))
        if isinstance(option, int) and kind in _WITH_ENTITIES and option >> REF_SHIFT > 0:
            return self.handle(option)
        return option


def _see_characteristics(seen: SeenObject, state: State, record: GameObject) -> None:
    """Write the characteristics that an object has now (109.3)."""
    found = characteristics(state, record)
    seen.controller = found.controller
    seen.name = found.name
    seen.cost = found.cost
    seen.mana_value = found.mana_value
    seen.colors = found.colors
    seen.supertypes = found.supertypes
    seen.card_types = found.card_types
    seen.subtypes = tuple(sorted(found.subtypes))
    seen.power = found.power
    seen.toughness = found.toughness
    seen.keywords = found.keywords
    seen.abilities = found.abilities


from apnap.rules.determinizing import determinize  # noqa: E402  (a view offers what is built on views)
