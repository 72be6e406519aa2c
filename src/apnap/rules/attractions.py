"""717: Attraction cards: the deck they lie in, which of them a die visits, and where they can't go.

The Attraction deck lies face down in the command zone, the topmost first; Attractions that have left the game's other
zones lie face up beside it (717.6a).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from apnap.abilities.attractions import AttractionCard, RollToVisit
from apnap.abilities.objects import You
from apnap.abilities.values import COMMAND
from apnap.errors import RulebookError
from apnap.ids import NO_REF, REF_SHIFT, Player, Ref
from apnap.rules.characteristics import characteristics
from apnap.rules.context import context_for
from apnap.rules.copying import layer_one
from apnap.rules.definitions import Definition
from apnap.rules.programs import start_program
from apnap.rules.setup import add_card

if TYPE_CHECKING:
    from collections.abc import Iterable

    from apnap.abilities.definition import CardDefinition
    from apnap.rules.records import GameObject
    from apnap.rules.state import State

ATTRACTION = "Attraction"


def add_attraction_deck(state: State, owner: Player, cards: Sequence[Definition]) -> None:
    """717.2: give a player an Attraction deck, face down in the command zone, the first card on top.

    :raises RulebookError: a card is no Attraction (717.2)
    """
    for card in cards:
        if not isinstance(card.node, AttractionCard):
            text = f"{card.name} is no Attraction card: an Attraction deck has no others"
            raise RulebookError(text, rule="717.2", key="errors.no_attraction", card=card.name)
    for card in cards:
        state.edit(add_card(state, owner, card, COMMAND)).face_down = True


def refuse_attractions(cards: Iterable[CardDefinition]) -> None:
    """Refuse Attraction cards among the cards of a deck: they have a deck of their own.

    :raises RulebookError: there is one (717.2)
    """
    for card in cards:
        if isinstance(card, AttractionCard):
            text = f"{card.name} is an Attraction card: it belongs into an Attraction deck"
            raise RulebookError(text, rule="717.2", key="errors.attraction_in_deck", card=card.name)


def attraction_deck(state: State, owner: Player) -> list[Ref]:
    """Return a player's Attraction deck, the topmost first; empty if they have none."""
    records = (state.objects[ref >> REF_SHIFT] for ref in state.command)
    return [one.ref for one in records if one.face_down and one.owner == owner and is_attraction_card(one)]


def is_attraction_card(record: GameObject) -> bool:
    """Tell whether an object is represented by a card with the back of Attractions (717.1)."""
    return isinstance(record.definition.node, AttractionCard)


def attractions_of(state: State, player: Player) -> list[Ref]:
    """Return the Attractions that a player controls."""
    found: list[Ref] = []
    for ref in state.battlefield:
        record = state.objects[ref >> REF_SHIFT]
        printed = [face for face in record.values.faces if ATTRACTION in face.subtypes]
        if printed and not record.phased_out:
            chars = characteristics(state, record)
            if ATTRACTION in chars.subtypes and chars.controller == player:
                found.append(ref)
    return found


def visited(state: State, player: Player, result: int) -> list[Ref]:
    """701.52a: return the Attractions of a player on which a number is lit up."""
    found: list[Ref] = []
    for ref in attractions_of(state, player):
        record = state.objects[ref >> REF_SHIFT]
        taken, _ = layer_one(state, record)
        node = (taken or record.copied or record.definition).node
        if isinstance(node, AttractionCard) and result in node.lights:
            found.append(ref)
    return found


def roll_to_visit(state: State) -> None:
    """703.4g, 717.4: the active player, if they control any Attractions, rolls to visit them. The last thing in a
    step."""
    state.happened = ()
    if attractions_of(state, state.active):
        start_program(state, RollToVisit(You()), context_for(NO_REF, state.active))
