"""315, 116.2j, 702.106: conspiracies: putting them into the command zone, and turning hidden ones up.

Whether a face-down one is known, and which name was chosen for it, only its owner knows (315.7, 702.106b).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.values import COMMAND, CONSPIRACY
from apnap.errors import RulebookError
from apnap.ids import REF_SHIFT, Player, Ref
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.card_names import card_names
from apnap.rules.choices import choose, choose_objects
from apnap.rules.happen import happen, happen_all
from apnap.rules.libraries import REVEAL_CONSPIRACY, action
from apnap.rules.machine import Procedure, call, finish, register
from apnap.rules.special import special_action
from apnap.rules.zones import move

if TYPE_CHECKING:
    from collections.abc import Iterable

    from apnap.abilities.definition import CardDefinition
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

PUT: Final = "conspiracies"
NAME: Final = "name"
"""Under what the secretly chosen name is kept."""
HIDDEN_AGENDA: Final = "hidden agenda"


def is_conspiracy(record: GameObject) -> bool:
    """Tell whether an object is a conspiracy card (315.1)."""
    return is_conspiracy_card(record.definition.node)


def is_conspiracy_card(card: CardDefinition) -> bool:
    """Tell whether a card is a conspiracy (315.1)."""
    return bool(card.faces[0].card_types & CONSPIRACY)


def refuse_conspiracies(cards: Iterable[CardDefinition]) -> None:
    """Refuse conspiracies among the cards of a deck.

    :raises RulebookError: there is one (315.3)
    """
    for card in cards:
        if is_conspiracy_card(card):
            text = f"{card.name} is a conspiracy: it stands in the sideboard, not in the deck"
            raise RulebookError(text, rule="315.3", key="errors.conspiracy_in_deck", card=card.name)


def has_hidden_agenda(record: GameObject) -> bool:
    """Tell whether a conspiracy is put into the command zone face down (702.106a)."""
    abilities = record.definition.faces[0].abilities
    return any(ability.keyword == HIDDEN_AGENDA for ability in abilities)


class Conspiracies(Procedure):
    """315.2: each player may put conspiracies from the sideboard into the command zone, before decks are shuffled."""

    __slots__ = ("players", "hidden")

    def __init__(self) -> None:
        super().__init__()
        self.players: tuple[Player, ...] = ()
        self.hidden: tuple[Ref, ...] = ()
        """Those for which a name is still to be chosen."""


_ASK: Final = 1
_NAME: Final = 3


def _begin(frame: Conspiracies, state: State) -> None:
    frame.players = tuple(state.in_turn_order())


def _ask(frame: Conspiracies, state: State) -> None:
    while frame.players:
        player = frame.players[0]
        refs = [ref for ref in state.players[player].sideboard if is_conspiracy(state.last_known(ref))]
        if refs:
            choose_objects(state, player, refs, 0, len(refs), PUT, rule="315.2")
            return
        frame.players = frame.players[1:]
    finish(frame)


def _put(frame: Conspiracies, state: State) -> None:
    """Hidden ones face down (702.106a)."""
    events: list[ev.Event] = []
    for ref in state.result:
        event = move(ref, COMMAND)
        event.face_down = has_hidden_agenda(state.last_known(ref))
        events.append(event)
    happen_all(state, events)


def _name(frame: Conspiracies, state: State) -> None:
    """702.106a: secretly choose a card name for the next one that lies face down."""
    if not frame.hidden:
        moved = [event for event in state.happened if isinstance(event, ev.ZoneChange) and event.face_down]
        frame.hidden = tuple(event.became for event in moved)
    if not frame.hidden:
        frame.players = frame.players[1:]
        frame.step = _ASK
        return
    choose(state, dec.WORD, frame.players[0], card_names(state), 1, 1, "choose_name", frame.hidden[0], "702.106b")


def _keep(frame: Conspiracies, state: State) -> None:
    """702.106b: the name is noted with the card, and nobody is told."""
    ref, frame.hidden = frame.hidden[0], frame.hidden[1:]
    state.edit(ref).choices = ((NAME, card_names(state)[state.result[0]]),)
    if frame.hidden:
        frame.step = _NAME
        return
    frame.players = frame.players[1:]
    frame.step = _ASK


register(Conspiracies, (_begin, _ask, _put, _name, _keep))


def face_down_conspiracies(state: State, player: Player) -> list[Ref]:
    """Return the face-down conspiracies of a player; they control those that they own (315.6)."""
    records = (state.objects[ref >> REF_SHIFT] for ref in state.command)
    return [one.ref for one in records if one.face_down and one.owner == player and is_conspiracy(one)]


class TurningUp(Procedure):
    """116.2j, 702.106c: turn a conspiracy face up, which reveals the chosen name."""

    __slots__ = ("player", "card")

    def __init__(self) -> None:
        super().__init__()
        self.player: Player = 0
        self.card: Ref = 0


def _turn(frame: TurningUp, state: State) -> None:
    happen(state, action(REVEAL_CONSPIRACY, frame.player, subject=frame.card))


def _turned(frame: TurningUp, state: State) -> None:
    state.result = (1,)
    finish(frame)


register(TurningUp, (_turn, _turned))


def _turn_up(state: State, player: Player, ref: Ref) -> None:
    frame = TurningUp()
    frame.player = player
    frame.card = ref
    call(state, frame)


def turn_face_up(state: State, event: ev.Event) -> None:
    """702.106c: it has its characteristics now, and what was chosen for it is known."""
    state.edit(event.subject).face_down = False
    state.disturb()


special_action("702.106", face_down_conspiracies, _turn_up)
