"""103.2b, 116.2g, 702.139: companions: who may have one, revealing it, and the special action that brings it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities import companions as co
from apnap.abilities.ability import Activated, Keyword
from apnap.abilities.cost import Cost
from apnap.abilities.definition import SPLIT
from apnap.abilities.mana import ManaCost
from apnap.abilities.values import HAND
from apnap.ids import NO_PLAYER, NO_REF, Player, Ref
from apnap.rules import events as ev
from apnap.rules.activation_rules import sorcery_speed
from apnap.rules.affording import can_pay
from apnap.rules.characteristics import characteristics, keyword_nodes
from apnap.rules.choices import choose_objects
from apnap.rules.context import context_for
from apnap.rules.definitions import ACTIVATED
from apnap.rules.filters import matches
from apnap.rules.happen import happen
from apnap.rules.keywords import abilities_of
from apnap.rules.machine import Procedure, call, finish, register
from apnap.rules.payment import start_paying
from apnap.rules.records import GameObject, with_count
from apnap.rules.special import special_action
from apnap.rules.zones import move

if TYPE_CHECKING:
    from apnap.rules.state import State

COMPANION: Final = "companion"
_COST: Final = Cost(ManaCost(("3",)))


# ---------------------------------------------------------------------------------- before the game (103.2b)


class Companions(Procedure):
    """103.2b: each player in turn order may reveal one card from outside the game as their companion."""

    __slots__ = ("players",)

    def __init__(self) -> None:
        super().__init__()
        self.players: tuple[Player, ...] = ()


_ASK: Final = 1


def _begin(frame: Companions, state: State) -> None:
    frame.players = tuple(state.in_turn_order())


def _ask(frame: Companions, state: State) -> None:
    while frame.players:
        player = frame.players[0]
        refs = possible_companions(state, player)
        if refs:
            choose_objects(state, player, refs, 0, 1, COMPANION, rule="103.2b")
            return
        frame.players = frame.players[1:]
    finish(frame)


def _reveal(frame: Companions, state: State) -> None:
    """The revealed card remains outside the game."""
    player, frame.players = frame.players[0], frame.players[1:]
    frame.step = _ASK
    if not state.result:
        return
    ref = state.result[0]
    record = state.edit(ref)
    record.memory = with_count(record.memory, COMPANION, 1)
    shown = ev.Revealed()
    shown.player = player
    shown.objects = (ref,)
    happen(state, shown)


register(Companions, (_begin, _ask, _reveal))


def possible_companions(state: State, player: Player) -> list[Ref]:
    """Return the cards outside the game whose companion condition the player's starting deck fulfills."""
    found: list[Ref] = []
    for ref in state.players[player].sideboard:
        nodes = keyword_nodes(state, state.last_known(ref), COMPANION)
        if any(isinstance(node, co.Companion) and node.deck is not None for node in nodes):
            deck = starting_deck(state, player)
            if any(_allows(state, node, deck, ref, player) for node in nodes):
                found.append(ref)
    return found


def starting_deck(state: State, player: Player) -> list[GameObject]:
    """Return the cards of a player's starting deck, the commander included (702.139b)."""
    leaders = [ref for ref in state.command if state.last_known(ref).owner == player]
    return [state.last_known(ref) for ref in (*state.players[player].library, *leaders)]


def _allows(state: State, node: Keyword, deck: list[GameObject], ref: Ref, player: Player) -> bool:
    if not isinstance(node, co.Companion) or node.deck is None:
        return False
    context = context_for(ref, player)
    condition = node.deck
    cards = [card for card in deck if matches(state, card, condition.what, context)]
    if isinstance(condition, co.EachFits):
        return all(matches(state, card, condition.fits, context) for card in cards)
    if isinstance(condition, co.EachHasActivated):
        return all(_has_activated(state, card) for card in cards)
    if isinstance(condition, co.NoSymbolTwice):
        return not any(_repeats_symbol(card) for card in cards)
    if isinstance(condition, co.DifferentNames):
        return len({characteristics(state, card).name for card in cards}) == len(cards)
    assert isinstance(condition, co.SharedCardType)
    shared = -1
    for card in cards:
        shared &= characteristics(state, card).card_types
    return shared != 0


def _has_activated(state: State, card: GameObject) -> bool:
    """602.1: an activated ability, or a keyword ability that stands for one (702.1a)."""
    for ability in characteristics(state, card).abilities:
        node = ability.node
        if ability.kind == ACTIVATED or isinstance(node, Keyword) and _stands_for_one(node):
            return True
    return False


def _stands_for_one(node: Keyword) -> bool:
    return any(isinstance(one, Activated) for one in abilities_of(node))


def _repeats_symbol(card: GameObject) -> bool:
    """709.4b: both halves of a split card have one mana cost."""
    faces = card.definition.node.faces if card.definition.node.layout == SPLIT else card.definition.node.faces[:1]
    symbols = [symbol for face in faces if face.mana_cost is not None for symbol in face.mana_cost.symbols]
    return len(set(symbols)) < len(symbols)


# --------------------------------------------------------------------------------- in the game (116.2g)


class Bringing(Procedure):
    """116.2g: pay {3} and put the companion from outside the game into the hand."""

    __slots__ = ("player", "card")

    def __init__(self) -> None:
        super().__init__()
        self.player: Player = NO_PLAYER
        self.card: Ref = NO_REF


def _pay(frame: Bringing, state: State) -> None:
    start_paying(state, frame.player, _COST, context_for(frame.card, frame.player), COMPANION)


def _put(frame: Bringing, state: State) -> None:
    if state.result[0] == 0 or state.current(frame.card) is None:
        state.result = (0,)
        finish(frame)
        return
    event = move(frame.card, HAND, source=frame.card)
    event.revealed = True
    happen(state, event)


def _done(frame: Bringing, state: State) -> None:
    state.result = (1,)
    finish(frame)


register(Bringing, (_pay, _put, _done))


def _chosen(state: State, player: Player) -> list[Ref]:
    """Return the companion as long as it is outside the game."""
    outside = state.players[player].sideboard
    return [ref for ref in outside if state.last_known(ref).remembered(COMPANION)]


def has_companion(state: State, player: Player) -> bool:
    """Tell whether a player has a companion that is still outside the game."""
    return bool(_chosen(state, player))


def _may_bring(state: State, player: Player) -> list[Ref]:
    """During a main phase of their turn while the stack is empty; a card that has come is outside no longer."""
    chosen = _chosen(state, player)
    if not chosen or not sorcery_speed(state, player):
        return []
    return [ref for ref in chosen if can_pay(state, player, _COST, context_for(ref, player))]


def _bring(state: State, player: Player, ref: Ref) -> None:
    frame = Bringing()
    frame.player = player
    frame.card = ref
    call(state, frame)


special_action("702.139", _may_bring, _bring)
