"""400.2: filling in what a player does not know.

The hidden cards of each owner are dealt anew: those that the seat knows stay where they are, the others change places
among the hidden places of their owner. Which cards those are is told by the deck list when decks are open (every
player's, or the seat's own), else they are drawn from all cards that the seat has seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.values import BATTLEFIELD, COMMAND, EXILE, HAND, LIBRARY, SIDEBOARD, STACK
from apnap.ids import REF_SHIFT, Player, Ref
from apnap.rules import decisions as dec
from apnap.rules.attractions import is_attraction_card
from apnap.rules.card_names import card_names
from apnap.rules.chance import seed_stream
from apnap.rules.conspiracies import NAME, is_conspiracy
from apnap.rules.decisions import make_decision
from apnap.rules.definitions import Definition
from apnap.rules.knowledge import knows
from apnap.rules.node_keys import key_of_definition
from apnap.rules.records import CARD, GameObject

if TYPE_CHECKING:
    from apnap.rules.state import State


_FACE_DOWN: Final = (EXILE, BATTLEFIELD, STACK, COMMAND)
_CAST_DOWN: Final = {"morph": ("morph", "megamorph"), "disguise": ("disguise",)}
"""What a card cast face down may have, by what was paid for it."""


def determinize(state: State, seat: Player, seed: int, open_decks: bool) -> State:
    """Return a position that agrees with what a seat knows; see :meth:`~apnap.rules.view.View.determinize`."""
    new = state.fork()
    new.random = seed_stream(seed)
    new.fixed_chance = ()
    shown = _shown(state, seat)
    dealt: dict[int, Definition] = {}
    for owner in range(len(state.players)):
        places = [ref for ref in _hidden_places(state, owner) if _is_unknown(state, seat, ref, shown)]
        unseen = [state.last_known(ref).definition for ref in places]
        if not open_decks and owner != seat:
            unseen = _drawn_from(new, _cards_seen(state, seat, shown), len(places))
        unseen.sort(key=lambda definition: (definition.name, key_of_definition(definition)))
        unseen = [unseen[at] for at in new.shuffled(list(range(len(unseen))))]
        for ref in sorted(places, key=lambda ref: not _was_cast_face_down(state.last_known(ref))):
            dealt[ref >> REF_SHIFT] = unseen.pop(_fitting_place(state.last_known(ref), unseen))
        unknown = [ref for ref in state.command if _is_unknown_there(state, seat, ref, owner)]
        for attractions in (False, True):
            deck = [ref for ref in unknown if is_attraction_card(state.last_known(ref)) == attractions]
            for ref, other in zip(deck, new.shuffled(deck), strict=True):
                dealt[ref >> REF_SHIFT] = state.last_known(other).definition
        for ref in unknown:
            if is_conspiracy(state.last_known(ref)):  # 702.106b
                names = card_names(state)
                new.edit(ref).choices = ((NAME, names[new.random_below(len(names))]),)
    _deal(new, dealt, state)
    if new.snapshot is not None:
        new.snapshot = new.snapshot.fork()
        _deal(new.snapshot, dealt, new.snapshot)
    if new.main_game is not None:
        new.main_game = determinize(new.main_game, seat, seed, open_decks)
    _ask_again(new, seat)
    return new


def _is_unknown_there(state: State, seat: Player, ref: Ref, owner: Player) -> bool:
    """717.2, 904.3: tell whether a card in the command zone is one that the seat does not know in a deck of a player
    there."""
    record = state.last_known(ref)
    return record.face_down and record.owner == owner and not knows(state, seat, record)


def _was_cast_face_down(record: GameObject) -> bool:
    return record.face_down and any(id in _CAST_DOWN for id, _ in record.costs_paid)


def _fitting_place(record: GameObject, unseen: list[Definition]) -> int:
    """Return which of the unseen cards a hidden object can be: one that could be cast face down as it was (702.37a,
    702.168a), if it was; else any."""
    for id, _ in record.costs_paid if record.face_down else ():
        names = _CAST_DOWN.get(id, ())
        for at, definition in enumerate(unseen):
            if any(ability.keyword in names for ability in definition.faces[0].abilities):
                return at
    return 0


def _deal(new: State, dealt: dict[int, Definition], old: State) -> None:
    """Write the definitions dealt to card numbers, where those cards are hidden."""
    for number, definition in dealt.items():
        record = old.objects[number]
        if record.definition is not definition and _can_be_hidden(record):
            new.edit(record.ref).definition = definition
    new.disturb()


def _can_be_hidden(record: GameObject) -> bool:
    return record.zone in (LIBRARY, HAND, SIDEBOARD) or record.zone in _FACE_DOWN and record.face_down


def _hidden_places(state: State, owner: Player) -> list[Ref]:
    """Return the cards of an owner that may be hidden, in an order that tells nothing: place by place."""
    player = state.players[owner]
    public = [ref for ref in (*state.exile, *state.battlefield, *state.stack) if state.last_known(ref).owner == owner]
    return [*player.hand, *reversed(player.library), *player.sideboard, *public]


def _is_unknown(state: State, seat: Player, ref: Ref, shown: frozenset[Ref]) -> bool:
    record = state.last_known(ref)
    return record.kind == CARD and ref not in shown and not knows(state, seat, record)


def _shown(state: State, seat: Player) -> frozenset[Ref]:
    """Return the cards that the seat is choosing among."""
    asked = state.decision
    if asked is None or asked.decider != seat:
        return frozenset()
    return frozenset(option for option in (*asked.options, *asked.chosen) if isinstance(option, int))


def _cards_seen(state: State, seat: Player, shown: frozenset[Ref]) -> list[Definition]:
    """Return the definitions of the seat's own cards and of all others that it knows, each once, sorted."""
    found = {
        record.definition
        for record in state.objects[1:]
        if record.kind == CARD
        and (record.owner == seat or record.ref in shown or not _is_unknown(state, seat, record.ref, shown))
    }
    return sorted(found, key=lambda definition: (definition.name, key_of_definition(definition)))


def _drawn_from(state: State, cards: list[Definition], n: int) -> list[Definition]:
    return [cards[state.random_below(len(cards))] for _ in range(n)]


def _ask_again(state: State, seat: Player) -> None:
    """Another player with priority chooses among what the cards dealt to them allow."""
    asked = state.decision
    if asked is None or asked.kind != dec.PRIORITY or asked.decider == seat:
        return
    options = legal_actions(state, asked.player)
    state.decision = make_decision(dec.PRIORITY, asked.player, options, asked.purpose, asked.source, asked.rule)
    state.decision.decider = asked.decider


from apnap.rules.legal import legal_actions  # noqa: E402
