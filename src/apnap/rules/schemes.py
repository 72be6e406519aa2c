"""314, 505.3, 701.32, 904: the archenemy's scheme deck.

A player who has one is an archenemy (904.2a, 904.12b). All schemes stay in the command zone: face down those in the
scheme deck, the topmost first, face up those in motion.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from apnap.abilities.values import COMMAND, ONGOING, SCHEME
from apnap.errors import RulebookError
from apnap.ids import NO_REF, REF_SHIFT, Player, Ref
from apnap.rules.definitions import TRIGGERED, Definition
from apnap.rules.event_base import Event
from apnap.rules.happen import happen
from apnap.rules.knowledge import everybody, forget
from apnap.rules.libraries import PUT_SCHEME_BACK, SET_IN_MOTION, action
from apnap.rules.records import NORMAL_LIFE, STARTING_LIFE
from apnap.rules.setup import add_card

if TYPE_CHECKING:
    from apnap.rules.records import GameObject
    from apnap.rules.state import State
    from apnap.rules.state_based_actions.round import Round


ARCHENEMY_LIFE: Final = 40


def add_scheme_deck(state: State, owner: Player, schemes: Sequence[Definition]) -> None:
    """904.3: make a player the archenemy, with these schemes face down, the first on top.

    :raises RulebookError: the book has no schemes (505.3), or a card is none (314.1)
    """
    if state.rulebook.main_phase_actions == "none":
        book = state.rulebook.name
        text = f"the rulebook {book} has no archenemy and no schemes"
        raise RulebookError(text, rule="505.3", key="errors.no_schemes", book=book)
    for scheme in schemes:
        if not scheme.faces[0].node.card_types & SCHEME:
            text = f"{scheme.name} is no scheme card: a scheme deck has no others"
            raise RulebookError(text, rule="314.1", key="errors.no_scheme", card=scheme.name)
    for scheme in schemes:
        record = state.edit(add_card(state, owner, scheme, COMMAND))
        record.face_down = True
    if schemes:
        state.edit_player(owner).life += normal_life(state, owner) - state.option(STARTING_LIFE, NORMAL_LIFE)


def is_scheme(record: GameObject) -> bool:
    """Tell whether an object is a scheme card (314.1)."""
    return bool(record.definition.faces[0].node.card_types & SCHEME)


def normal_life(state: State, player: Player) -> int:
    """103.4: the starting life total of a player without a vanguard card: 40 for an archenemy (904.5), else 20, unless
    the game is played with another one."""
    usual = ARCHENEMY_LIFE if player in archenemies(state) else NORMAL_LIFE
    return state.option(STARTING_LIFE, usual)


def archenemies(state: State) -> list[Player]:
    """Return the players who have schemes, in turn order (904.2a, 904.12b)."""
    owners = {record.owner for ref in state.command if is_scheme(record := state.last_known(ref))}
    return [seat for seat in state.in_turn_order() if seat in owners]


def set_scheme_in_motion(state: State) -> None:
    """505.3, 904.9: the archenemy whose main phase it is turns the top scheme face up. The last thing in a step."""
    state.happened = ()
    deck = scheme_deck(state, state.active)
    if deck:
        happen(state, action(SET_IN_MOTION, state.active, subject=deck[0]))


def scheme_deck(state: State, owner: Player) -> list[Ref]:
    """Return the scheme deck of a player, the topmost first; empty if they have none."""
    records = (state.objects[ref >> REF_SHIFT] for ref in state.command)
    return [record.ref for record in records if record.face_down and record.owner == owner and is_scheme(record)]


def shuffle_scheme_deck(state: State, owner: Player) -> None:
    """904.4: put a scheme deck into random order."""
    deck = scheme_deck(state, owner)
    shuffled = iter(state.shuffled(deck))
    state.command = [next(shuffled) if ref in deck else ref for ref in state.command]
    forget(state, deck, 0)


def schemes_in_motion(state: State) -> list[Ref]:
    """Return the schemes that are face up."""
    records = (state.objects[ref >> REF_SHIFT] for ref in state.command)
    return [record.ref for record in records if not record.face_down and is_scheme(record)]


def schemes_to_put_back(state: State, round_: Round) -> None:
    """314.6, 704.6e: a scheme that is not ongoing goes back once no triggered ability of a scheme is on the stack or
    waits."""
    in_motion = schemes_in_motion(state)
    if not in_motion:
        return
    stack = [state.last_known(item) for item in state.stack]
    sources = [item.source for item in stack if item.ability is not None and item.ability.kind == TRIGGERED]
    sources += [waiting.source for waiting in state.waiting_triggers]
    if any(source != NO_REF and is_scheme(state.last_known(source)) for source in sources):
        return
    for ref in in_motion:
        record = state.last_known(ref)
        if not record.definition.faces[0].node.supertypes & ONGOING:
            round_.events.append(action(PUT_SCHEME_BACK, record.owner, subject=ref))


def turn_over(state: State, event: Event) -> None:
    """701.32b, 314.6: turn a scheme face up, or face down on the bottom of its owner's scheme deck."""
    record = state.edit(event.subject)
    record.face_down = not record.face_down
    if record.face_down:
        record.seen_by = everybody(state)
        state.command.remove(event.subject)
        state.command.append(event.subject)
    state.disturb()
