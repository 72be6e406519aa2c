"""311, 902, classic:g.vanguard: avatars: cards that change what their owners begin with, and whose abilities work.

They stay in the command zone all game, are no permanents, and can't be cast, so that nothing happens to them. (In the
classic book they are said to be in play, and it says of them that no spell or ability affects them.)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.definition import VanguardCard
from apnap.abilities.values import COMMAND, VANGUARD
from apnap.errors import RulebookError
from apnap.ids import REF_SHIFT, Player
from apnap.rules.command_zone import in_command_zone
from apnap.rules.definitions import define
from apnap.rules.schemes import normal_life
from apnap.rules.setup import add_card

if TYPE_CHECKING:
    from collections.abc import Iterable

    from apnap.abilities.definition import CardDefinition
    from apnap.rules.state import State


def add_avatar(state: State, owner: Player, card: CardDefinition) -> None:
    """902.3–902.4: put a player's vanguard card face up into the command zone and change their life total.

    :raises RulebookError: the card is none (311.1), or the player has one already (902.1)
    """
    if not isinstance(card, VanguardCard) or not card.faces[0].card_types & VANGUARD:
        text = f"{card.name} is no vanguard card"
        raise RulebookError(text, rule="311.1", key="errors.no_avatar", card=card.name)
    if avatar_of(state, owner) is not None:
        text = f"a player has one vanguard card: {card.name} would be another one"
        raise RulebookError(text, rule="902.1", key="errors.second_avatar", card=card.name)
    add_card(state, owner, define(in_command_zone(card)), COMMAND)  # 902.7
    state.edit_player(owner).life += card.life_modifier
    state.disturb()


def refuse_avatars(cards: Iterable[CardDefinition]) -> None:
    """Refuse vanguard cards among the cards of a deck: they stand beside it.

    :raises RulebookError: there is one (902.3)
    """
    for card in cards:
        if isinstance(card, VanguardCard):
            text = f"{card.name} is a vanguard card: it stands beside the deck, not in it"
            raise RulebookError(text, rule="902.3", key="errors.avatar_in_deck", card=card.name)


def avatar_of(state: State, player: Player) -> VanguardCard | None:
    """Return the vanguard card of a player, if they play with one."""
    for ref in state.command:
        record = state.objects[ref >> REF_SHIFT]
        card = record.definition.node
        if record.owner == player and isinstance(card, VanguardCard):
            return card
    return None


def hand_modifier(state: State, player: Player) -> int:
    """211.1, 902.5: by how much a player's vanguard card changes their starting and their maximum hand size."""
    avatar = avatar_of(state, player)
    return 0 if avatar is None else avatar.hand_modifier


def starting_life(state: State, player: Player) -> int:
    """103.4, 902.4: the life total that a player began the game with."""
    avatar = avatar_of(state, player)
    return normal_life(state, player) + (0 if avatar is None else avatar.life_modifier)
