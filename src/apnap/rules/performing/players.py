"""104, 500.7–500.8, 614.10, 705, 706, 723–725: what happens to players, turns and the game; chance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities import effect as eff
from apnap.abilities.static import FIRST_FLIPS_COME_UP_HEADS
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.choices import choose
from apnap.rules.coins_and_dice import HEADS, NOT_CALLED, TAILS, coin, dice
from apnap.rules.day_and_night import becoming
from apnap.rules.events import Event
from apnap.rules.expressions import players_of
from apnap.rules.extra_turns import add_extra_turns, add_phases, add_phases_after_second_main, add_steps, skip_next
from apnap.rules.instructions import performs
from apnap.rules.libraries import DAY, NIGHT
from apnap.rules.mana import lose_mana
from apnap.rules.monarch import become_monarch
from apnap.rules.performing.picking import as_player
from apnap.rules.performing.refusals import plural
from apnap.rules.performing.results import of_kind
from apnap.rules.permissions import player_rules
from apnap.rules.producing import start_producing
from apnap.rules.programs import Running, propose, remember
from apnap.rules.quantities import amount
from apnap.rules.subgames import begin_subgame, losers
from apnap.rules.turn_control import control_player, end_combat_phase, end_turn

if TYPE_CHECKING:
    from apnap.rules.state import State


# ------------------------------------------------------------------------------------- the end of the game (104)


def win(run: Running, state: State, node: eff.WinGame) -> None:
    """104.2b."""
    events: list[Event] = []
    for player in players_of(state, node.who, run.context):
        event = ev.WinGame()
        event.player = player
        events.append(event)
    propose(run, state, events)


def lose(run: Running, state: State, node: eff.LoseGame) -> None:
    """104.3e."""
    events: list[Event] = []
    for player in players_of(state, node.who, run.context):
        event = ev.LoseGame()
        event.player = player
        event.amount = ev.EFFECT
        events.append(event)
    propose(run, state, events)


def draw_game(run: Running, state: State, node: eff.DrawGame) -> None:
    """104.4c."""
    event = ev.DrewGame()
    event.rule = "104.4c"
    propose(run, state, [event])


performs(eff.WinGame, win)
performs(eff.LoseGame, lose)
performs(eff.DrawGame, draw_game)


def play_subgame(run: Running, state: State, node: eff.PlaySubgame) -> None:
    """729.1."""
    begin_subgame(state)


def after_subgame(run: Running, state: State, node: eff.PlaySubgame) -> None:
    """729.1b: the main game only learns who has not won."""
    remember(run, node.slot, (), losers(state, state.result))


performs(eff.PlaySubgame, play_subgame, after_subgame)


# ------------------------------------------------------------------------------------- turns (500)


def extra_turn(run: Running, state: State, node: eff.ExtraTurn) -> None:
    """500.7."""
    number = state.new_timestamp() if node.slot else 0
    for player in players_of(state, node.who, run.context):
        add_extra_turns(state, player, amount(state, node.n, run.context), number)
        remember(run, node.slot, (), (player,), number, True)


def extra_phases(run: Running, state: State, node: eff.ExtraPhases) -> None:
    """500.8."""
    if node.after_second_main:
        add_phases_after_second_main(state, node.phases)
    else:
        add_phases(state, node.phases, node.after_main)


def extra_steps(run: Running, state: State, node: eff.ExtraSteps) -> None:
    """500.9, 500.10."""
    for player in players_of(state, node.who, run.context):
        add_steps(state, player, node.step, amount(state, node.n, run.context), node.after_phase)


def skip(run: Running, state: State, node: eff.SkipNext) -> None:
    """614.10."""
    for player in players_of(state, node.who, run.context):
        skip_next(state, player, node.step, node.phase, node.turn, amount(state, node.n, run.context))


def control(run: Running, state: State, node: eff.ControlPlayer) -> None:
    """723.1."""
    controllers = players_of(state, node.who, run.context)
    for player in players_of(state, node.whom, run.context):
        if controllers:
            control_player(state, controllers[0], player, node.this_turn, node.extra_turn)


def finish_turn(run: Running, state: State, node: eff.EndTurn) -> None:
    """724.1."""
    end_turn(state)


def finish_combat(run: Running, state: State, node: eff.EndPhase) -> None:
    """724.2."""
    end_combat_phase(state)


performs(eff.ExtraTurn, extra_turn)
performs(eff.ExtraPhases, extra_phases)
performs(eff.ExtraSteps, extra_steps)
performs(eff.SkipNext, skip)
performs(eff.ControlPlayer, control)
performs(eff.EndTurn, finish_turn)
performs(eff.EndPhase, finish_combat)


def crown(run: Running, state: State, node: eff.BecomeMonarch) -> None:
    """725.1, 725.3."""
    propose(run, state, [become_monarch(player) for player in players_of(state, node.who, run.context)])


def _refuse_crown(node: eff.BecomeMonarch) -> str:
    return "several monarchs" if plural(node.who) else ""


def become_day(run: Running, state: State, node: eff.BecomeDay) -> None:
    """731.1."""
    propose(run, state, becoming(state, NIGHT if node.night else DAY, run.context.you))


performs(eff.BecomeDay, become_day)
performs(eff.BecomeMonarch, crown, refuse=_refuse_crown)


# ------------------------------------------------------------------------------------- mana (106.4)


def add_mana(run: Running, state: State, node: eff.AddMana) -> None:
    """106.4: the players add the mana, choosing what is open."""
    start_producing(state, node, run.context)


performs(eff.AddMana, add_mana)


def empty_pools(run: Running, state: State, node: eff.LoseMana) -> None:
    """106.4: the pools of the players are emptied."""
    for player in players_of(state, node.who, run.context):
        lose_mana(state, player)


performs(eff.LoseMana, empty_pools)


# ------------------------------------------------------------------------------------- chance (705, 706)


def begin_flips(run: Running, state: State, node: eff.FlipCoin) -> None:
    """705.1: the coins of each player, one after another. ``counts``: flips, wins (heads when nothing is called)."""
    todo: list[int] = []
    for player in players_of(state, node.who, run.context):
        todo.extend([player] * max(0, amount(state, node.n, as_player(run, player))))
    run.todo = tuple(todo)
    run.counts = (0, 0)
    run.picked = tuple(player for player in dict.fromkeys(todo) if _first_flips_settled(state, player))


def _first_flips_settled(state: State, player: int) -> bool:
    """Tell whether the coins that a player flips now come up heads, as the first of this turn (705.3)."""
    if not player_rules(state, FIRST_FLIPS_COME_UP_HEADS, player):
        return False
    for past in reversed(state.history):
        if past.kind == ev.TURN_BEGAN:
            return True
        if past.kind == ev.COIN and past.player == player:
            return False
    return True


def call_flip(run: Running, state: State, node: eff.FlipCoin) -> None:
    """705.2: the player who flips calls heads or tails."""
    if run.counts[0]:
        for event in of_kind(state, ev.COIN):
            assert isinstance(event, ev.Coin)
            good = event.won == 1 if node.call else event.amount == HEADS
            run.counts = (run.counts[0], run.counts[1] + good)
            if good and node.until_lost:
                run.todo = (event.player, *run.todo)
    if not run.todo:
        run.pc += 1
        wins = run.counts[1]
        remember(run, node.slot, (), (), wins, wins > 0)
        return
    state.result = (NOT_CALLED,)
    if node.call:
        words = ("heads", "tails")
        choose(state, dec.WORD, run.todo[0], words, 1, 1, "call", run.context.source, "705.2")


def flip(run: Running, state: State, node: eff.FlipCoin) -> None:
    """705.1: flip it."""
    called = NOT_CALLED
    if node.call:
        called = HEADS if state.result[0] == 0 else TAILS
    player = run.todo[0]
    run.todo = run.todo[1:]
    run.counts = (run.counts[0] + 1, run.counts[1])
    run.pc -= 2
    settled = player in run.picked
    if node.until_lost:  # each of these flips is a time of its own
        run.picked = ()
    propose(run, state, [coin(player, called, settled=settled)])


performs(eff.FlipCoin, begin_flips, call_flip, flip)


def roll(run: Running, state: State, node: eff.RollDie) -> None:
    """706.1."""
    events: list[Event] = []
    plus = 0 if node.plus is None else amount(state, node.plus, run.context)
    for player in players_of(state, node.who, run.context):
        n = amount(state, node.n, as_player(run, player))
        events.extend(dice(state, n, player, node.sides, plus=plus))
    propose(run, state, events)


def after_roll(run: Running, state: State, node: eff.RollDie) -> None:
    """706.2: the result, or the sum of several; or one result of two, which the player chooses."""
    results = [event.amount for event in of_kind(state, ev.DIE)]
    remember(run, node.slot, (), (), sum(results), bool(results))
    even = sum(result % 2 == 0 for result in results)
    remember(run, node.evens, amount=even, happened=even > 0)
    remember(run, node.different, amount=len(set(results)), happened=bool(results))
    run.picked = tuple(results)
    state.result = tuple(results[:1])
    if node.chosen and len(set(results)) > 1:
        player = players_of(state, node.who, run.context)[0]
        choose(
            state, dec.NUMBER, player, tuple(sorted(set(results))), 1, 1, "choose_number", run.context.source, "706.2"
        )


def keep_result(run: Running, state: State, node: eff.RollDie) -> None:
    """Remember the result that was chosen, and the other one."""
    if node.chosen and state.result:
        left = list(run.picked)
        left.remove(state.result[0])
        remember(run, node.chosen, amount=state.result[0], happened=True)
        remember(run, node.other, amount=sum(left), happened=True)


performs(eff.RollDie, roll, after_roll, keep_result)
