"""500–505, 512–514, 703: turns, phases and steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from apnap.abilities.static import SKIP_STEP, SKIPS_EXTRA_TURNS, PlayerRule
from apnap.abilities.values import (
    BEGIN_COMBAT,
    CLEANUP,
    COMBAT_DAMAGE,
    COMBAT_PHASE,
    DECLARE_ATTACKERS,
    DECLARE_BLOCKERS,
    DRAW,
    END,
    END_COMBAT,
    FIRST_COMBAT_DAMAGE,
    NOWHERE,
    PRECOMBAT_MAIN,
    UNTAP,
    UPKEEP,
)
from apnap.ids import NO_PLAYER, Player
from apnap.rules import events as ev
from apnap.rules.characteristics import controller_of
from apnap.rules.cleanup import CleaningUp
from apnap.rules.combat.attacking import attackers, defending_player, end_combat
from apnap.rules.combat.choosing_defender import choose_defender
from apnap.rules.combat.damage import CombatDamage, strikes_first
from apnap.rules.combat.declaring_attackers import DeclaringAttackers
from apnap.rules.combat.declaring_blockers import DeclaringBlockers
from apnap.rules.continuous import anything_in_force
from apnap.rules.delayed_triggers import expire_delayed_at_end_of_combat, expire_delayed_at_turn_start
from apnap.rules.events import Event
from apnap.rules.expiry import (
    expire_as_end_step_begins,
    expire_as_upkeep_begins,
    expire_at_end_of_combat,
    expire_at_step_end,
    expire_at_turn_start,
)
from apnap.rules.extra_turns import PHASE_OF, SKIP_TURN, STEPS_OF, add_extra_turns, mark_extra_turn, take_extra_turn
from apnap.rules.happen import happen, performer
from apnap.rules.land_plays import forget_plays
from apnap.rules.machine import Procedure, call, register
from apnap.rules.main_phase import MainPhaseActions
from apnap.rules.mana_burn import empty_pools
from apnap.rules.object_states import NEW_TO_ITS_CONTROLLER
from apnap.rules.optional_loops import ASKING
from apnap.rules.permissions import player_rules
from apnap.rules.priority import PriorityRound
from apnap.rules.records import with_count
from apnap.rules.stacking import Stacking
from apnap.rules.turn_draw import draw_for_the_turn
from apnap.rules.turn_order import SHARED_TEAM_TURNS
from apnap.rules.untapping import Untapping

if TYPE_CHECKING:
    from apnap.rules.state import State

WHOLE_TURN: Final = tuple(step for steps in STEPS_OF for step in steps)
_OF_THE_ACTIVE_PLAYER: Final = (UNTAP, DRAW, PRECOMBAT_MAIN, BEGIN_COMBAT, DECLARE_ATTACKERS)
"""The steps whose turn-based actions are not taken in a turn without an active player (800.4j)."""

SKIP_FIRST_DRAW: Final = "skip first draw"
"""A set-up option: 0: nobody skips their first draw step; 2: the first player does in any game; else 103.8a–c."""
FIRST_PLAYER_SKIPS: Final = 2
CONTROLLED_NEXT: Final = "controlled next turn by"
"""723.1, a mark: the controller's seat plus one."""

EXTRA_AFTER_NEXT: Final = "extra turns after the next turn"
"""500.7, a mark: how many extra turns the player takes after their next turn."""


class Turns(Procedure):
    """The bottom frame: takes turns until the game is over."""

    __slots__ = ("regular",)

    def __init__(self) -> None:
        super().__init__()
        self.regular: Player = NO_PLAYER
        """Who took the last turn that was not an extra turn; NO_PLAYER: nobody yet."""


NEXT_TURN: Final = 0
NEXT_STEP: Final = 1
END_STEP: Final = 4


# ------------------------------------------------------------------------------------- turns


def _next_turn(frame: Turns, state: State) -> None:
    """500.1, 500.7: the next turn begins: an extra turn if there is one, else that of the next player in order."""
    player = _whose_turn(frame, state)
    state.turn += 1
    state.active = player
    state.priority = NO_PLAYER
    state.agenda = WHOLE_TURN
    state.last_turn_history = tuple(state.history)
    state.history = []
    _forget_last_turn(state, player)
    expire_at_turn_start(state, player)
    expire_delayed_at_turn_start(state, player)
    if anything_in_force(state):
        state.disturb()  # it may ask whose turn it is
    else:
        state.cache.pop("checked", None)
    event = ev.TurnBegan()
    event.player = player
    event.amount = state.turn
    happen(state, event)


def _whose_turn(frame: Turns, state: State) -> Player:
    while True:
        number = 0
        if state.extra_turns:
            player, number = take_extra_turn(state)
            if player_rules(state, SKIPS_EXTRA_TURNS, player):
                continue
        else:
            player = state.turn_order[0] if frame.regular < 0 else _after(state, frame.regular)
            frame.regular = player
        record = state.players[player]
        if not record.in_game:
            continue  # 800.4k
        skipped = record.mark(SKIP_TURN)
        if not skipped:
            mark_extra_turn(state, player, number)
            return player
        writable = state.edit_player(player)
        writable.marks = with_count(writable.marks, SKIP_TURN, skipped - 1)  # 614.10, 500.11


def _after(state: State, player: Player) -> Player:
    """Return the next seat in turn order, whether that player is still in the game or not."""
    order = state.turn_order
    return order[(order.index(player) + 1) % len(order)]


def _forget_last_turn(state: State, active: Player) -> None:
    """What counted for the last turn ends: counts of players, of abilities, summoning sickness, control of players."""
    for seat in state.turn_order:
        record = state.edit_player(seat)
        record.lands_played = 0
        forget_plays(record)
        record.cards_drawn = 0
        record.spells_cast = 0
        record.life_gained = 0
        record.life_lost = 0
        record.attacked = False
        record.controlled_by = NO_PLAYER  # 723.1: for that whole turn
    more = state.players[active].mark(EXTRA_AFTER_NEXT)
    if more:
        record = state.edit_player(active)
        record.marks = with_count(record.marks, EXTRA_AFTER_NEXT, 0)
        add_extra_turns(state, active, more)
    coming = state.players[active].mark(CONTROLLED_NEXT)
    if coming:
        record = state.edit_player(active)
        record.marks = with_count(record.marks, CONTROLLED_NEXT, 0)
        if state.players[coming - 1].in_game:  # 800.4b
            record.controlled_by = coming - 1
    for number in range(1, len(state.objects)):
        one = state.objects[number]  # a card in a hand or graveyard, too, may have an ability for once each turn
        if one.memory and one.zone != NOWHERE and any(name.startswith("turn:") for name, _ in one.memory):
            writable = state.edit(one.ref)
            writable.memory = tuple(pair for pair in writable.memory if not pair[0].startswith("turn:"))
    for ref in state.battlefield:
        permanent = state.objects[ref >> 24]
        if permanent.sick and controller_of(state, permanent) == active:
            writable = state.edit(ref)
            writable.sick = False  # 302.6
            writable.memory = with_count(writable.memory, NEW_TO_ITS_CONTROLLER, 1)  # for its upkeep (702.30a)


@performer(ev.TURN_BEGAN)
def _perform_turn_began(state: State, event: Event) -> Event | None:
    """500.1: nothing of its own happens; everything that counts turns looks at the event."""
    return event


# ------------------------------------------------------------------------------------- steps


def _next_step(frame: Turns, state: State) -> None:
    """500.2, 500.11: go on to the next step that is not skipped; abilities that trigger as it begins trigger.

    "At end of turn", as older cards have it, is the beginning of the end step (513.1a).
    """
    step = _take_step(state)
    if step < 0:
        frame.step = NEXT_TURN
        return
    if step == state.step:
        state.touch()  # what was legal in such a step may depend on whether it is the first one (503.2)
    state.step = step
    state.phase = PHASE_OF[step]
    state.check_needed = True
    if step == BEGIN_COMBAT:
        state.in_combat = True
    if step == END:
        expire_as_end_step_begins(state)
    if step == UPKEEP:
        expire_as_upkeep_begins(state)
    event = ev.StepBegan()
    event.player = state.active
    event.amount = step
    happen(state, event)


def _take_step(state: State) -> int:
    """Take the next step from the agenda; −1: the turn is over."""
    while state.agenda:
        step = state.agenda[0]
        state.agenda = state.agenda[1:]
        if _passed_over(state, step):
            continue
        if step == COMBAT_DAMAGE and state.step != FIRST_COMBAT_DAMAGE and strikes_first(state):  # 510.4
            state.agenda = (COMBAT_DAMAGE, *state.agenda)
            return FIRST_COMBAT_DAMAGE
        return step
    return -1


def _passed_over(state: State, step: int) -> bool:
    """508.8, 500.11: whether that step is left out."""
    if step in (DECLARE_BLOCKERS, COMBAT_DAMAGE) and not _anybody_attacked(state):
        return True
    return _skipped(state, step)


def _anybody_attacked(state: State) -> bool:
    """508.8: whether a creature was declared as an attacker in this combat, or put onto the battlefield attacking.

    The latter does not count in the older books (2007:308.4, classic:308.4).
    """
    put_counts = state.rulebook.no_attack_skip == "finish_step_unless_put"
    if put_counts and attackers(state):
        return True
    for event in reversed(state.history):
        if event.kind == ev.ATTACK or put_counts and isinstance(event, ev.ZoneChange) and _put_attacking(state, event):
            return True
        if event.kind == ev.STEP_BEGAN and event.amount == BEGIN_COMBAT:
            return False
    return False


def _put_attacking(state: State, event: ev.ZoneChange) -> bool:
    """508.4: whether that was put onto the battlefield attacking and really attacked (506.3a–c)."""
    return event.attacking != 0 and defending_player(state, state.last_known(event.became)) != NO_PLAYER


def _skipped(state: State, step: int) -> bool:
    """500.11, 614.10: whether the active player skips that step; a "next" one is then used up."""
    player = state.active
    record = state.players[player]
    if step == DRAW and state.turn == 1 and _skips_first_draw(state):
        return True
    for part in player_rules(state, SKIP_STEP, player):
        rule = part.part
        if isinstance(rule, PlayerRule) and rule.step == step:
            return True
    if not record.marks:
        return False
    phase = PHASE_OF[step]
    if record.mark(f"skip phase {phase}") and step == STEPS_OF[phase][0]:
        _use_up(state, player, f"skip phase {phase}")
        rest = len(STEPS_OF[phase]) - 1
        if state.agenda[:rest] == STEPS_OF[phase][1:]:
            state.agenda = state.agenda[rest:]
        return True
    if record.mark(f"skip step {step}"):
        _use_up(state, player, f"skip step {step}")
        return True
    return False


def _use_up(state: State, player: Player, mark: str) -> None:
    record = state.edit_player(player)
    record.marks = with_count(record.marks, mark, record.mark(mark) - 1)


def _skips_first_draw(state: State) -> bool:
    """103.8a–b: in a two-player game the player who plays first has no draw step in their first turn."""
    option = state.option(SKIP_FIRST_DRAW, 1)
    if not option:
        return False
    if len(state.turn_order) == 2 or option == FIRST_PLAYER_SKIPS:
        return True
    return state.rulebook.first_draw_skip == "two_player_and_teams" and bool(state.option(SHARED_TEAM_TURNS))


def _first_head_draws_not(state: State) -> bool:
    """2007:101.5b: in Two-Headed Giant only the second player of the team that begins draws in the first turn."""
    book = state.rulebook
    return state.turn == 1 and book.first_draw_skip == "second_of_teams" and bool(state.option(SHARED_TEAM_TURNS))


@performer(ev.STEP_BEGAN)
def _perform_step_began(state: State, event: Event) -> Event | None:
    """500.6: the step has begun; what happens in it follows."""
    return event


def _turn_based_actions(frame: Turns, state: State) -> None:
    """703.4: what the step itself does, before anybody gets priority (117.3a)."""
    step = state.step
    active = state.active
    if step in _OF_THE_ACTIVE_PLAYER and not state.players[active].in_game:  # 800.4j
        return
    if step == UNTAP:
        call(state, Untapping())
    elif step == DRAW:
        if _first_head_draws_not(state):
            return
        draw_for_the_turn(state)
    elif step == PRECOMBAT_MAIN:
        call(state, MainPhaseActions())
    elif step == BEGIN_COMBAT:
        choose_defender(state)  # 507.1
    elif step == DECLARE_ATTACKERS:
        call(state, DeclaringAttackers())
    elif step == DECLARE_BLOCKERS:
        call(state, DeclaringBlockers())
    elif step in (FIRST_COMBAT_DAMAGE, COMBAT_DAMAGE):
        call(state, CombatDamage())
    elif step == CLEANUP:
        call(state, CleaningUp())


def _give_priority(frame: Turns, state: State) -> None:
    """117.3a: the active player receives priority, but not in the untap step (502.4); cleanup sees to itself."""
    if state.step in (UNTAP, CLEANUP):
        return
    if state.step == DECLARE_ATTACKERS and state.rulebook.no_attack_skip == "end_of_combat":
        if not _anybody_attacked(state):  # classic:308.4: the rest of the step is skipped, too
            return
    call(state, PriorityRound())
    if state.waiting_triggers and state.rulebook.begin_triggers == "as_step_begins":
        call(state, Stacking())  # classic:410.1: before anything else is looked at


def _end_step(frame: Turns, state: State) -> None:
    """500.5: effects that last until now expire, then unspent mana is lost. 511.3: combat ends."""
    frame.step = NEXT_STEP
    expire_at_step_end(state)
    if state.rulebook.mana_empties == "phase":  # whether the phase ends is seen by what really comes next
        while state.agenda:
            step, state.agenda = state.agenda[0], state.agenda[1:]
            if not _passed_over(state, step):
                state.agenda = (step, *state.agenda)
                break
    if state.in_combat and (state.step == END_COMBAT or not state.agenda or PHASE_OF[state.agenda[0]] != COMBAT_PHASE):
        expire_at_end_of_combat(state)
        expire_delayed_at_end_of_combat(state)
        end_combat(state)
    empty_pools(state)


register(Turns, (_next_turn, _next_step, _turn_based_actions, _give_priority, _end_step))


def start_turns(state: State) -> None:
    """Put the turns on the empty stack of frames: the game goes on with the first turn of ``turn_order[0]``."""
    state.frames.append(_bottom(state))
    if state.option(ASKING):
        state.course = ()  # 732


def _bottom(state: State) -> Turns:
    frame = Turns()
    frame.owner_game = state.game
    return frame
