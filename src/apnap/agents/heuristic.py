"""An agent that plays sensibly by simple evaluation: curve, removal, attacks and blocks that win something."""

from __future__ import annotations

from apnap.agents.acting import choose_action
from apnap.agents.choosing import Chooser
from apnap.agents.combat_plans import plan_attack, plan_blocks
from apnap.agents.evaluating import permanent_value
from apnap.agents.resources import keeps
from apnap.agents.sight import Sight
from apnap.rules import decisions as dec
from apnap.rules.entities import player_of
from apnap.rules.seen import SeenDecision
from apnap.rules.view import View

Pair = tuple[int, int]


class HeuristicAgent:
    """Decides every question afresh from what its view shows, and never guesses at random.

    It keeps the attack and the blocks that it is declaring, so as not to plan them again for each creature (508.1,
    509.1).
    """

    name = "heuristic"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self._attack: tuple[object, tuple[tuple[int, ...], int]] | None = None
        self._blocks: tuple[object, dict[int, int]] | None = None

    def choose(self, view: View, asked: SeenDecision) -> int:
        """Return the answer to the decision that waits in the view."""
        if len(asked.options) + asked.can_finish == 1:
            return 0 if asked.options else dec.DONE
        if asked.purpose == "mulligan":
            keep = keeps(view.hand, view.players[view.player].mulligans)
            return asked.options.index(0 if keep else 1)
        sight = Sight(view)
        if asked.kind == dec.PRIORITY:
            return choose_action(sight, asked.options)
        if asked.kind == dec.ATTACKERS:
            return self._declare_attackers(sight, asked)
        if asked.kind == dec.BLOCKERS:
            return self._declare_blockers(sight, asked)
        return Chooser(sight, asked).choose()

    def _declare_attackers(self, sight: Sight, asked: SeenDecision) -> int:
        """508.1: the next attacker of the plan."""
        pairs = _pairs(asked.options)
        chosen = _pairs(asked.chosen)
        handles = sorted({attacker for attacker, _ in (*chosen, *pairs)})
        defenders = sorted({entity for _, entity in (*chosen, *pairs) if entity < 0}, reverse=True)
        if not defenders:
            return dec.DONE if asked.can_finish else 0
        board = (handles, defenders, _board(sight))
        if self._attack is None or self._attack[0] != board:
            plans = [(plan_attack(sight, handles, player_of(entity)), entity) for entity in defenders]
            (_, planned), at = max(plans, key=lambda plan: plan[0][0])
            self._attack = (board, (planned, at))
        attackers, defender = self._attack[1]
        taken = {attacker for attacker, _ in chosen}
        for attacker in attackers:
            if attacker not in taken:
                for entity in (*_worth_attacking(sight, asked, attackers, defender), defender):
                    if (attacker, entity) in pairs:
                        return asked.options.index((attacker, entity))
        return dec.DONE if asked.can_finish else _least(sight, asked)

    def _declare_blockers(self, sight: Sight, asked: SeenDecision) -> int:
        """509.1: the next block of the plan."""
        pairs = _pairs(asked.options)
        chosen = _pairs(asked.chosen)
        board = _board(sight)
        if not chosen or self._blocks is None or self._blocks[0] != board:
            self._blocks = (board, plan_blocks(sight, sorted({*chosen, *pairs})))
        offered = {pair: at for at, pair in enumerate(pairs)}
        taken = {blocker for blocker, _ in chosen}
        for block in self._blocks[1].items():
            if block in offered and block[0] not in taken:
                return offered[block]
        return dec.DONE if asked.can_finish else _least(sight, asked)


def _board(sight: Sight) -> object:
    """Return everything that a plan for combat depends on."""
    creatures = [
        (
            seen.handle,
            seen.controller,
            seen.power,
            seen.toughness,
            seen.damage,
            seen.keywords,
            seen.tapped,
            seen.abilities,
        )
        for seen in sight.permanents
    ]
    return sight.view.turn, creatures, [seen.life for seen in sight.seats]


def _pairs(options: tuple[dec.Option, ...]) -> list[Pair]:
    return [option for option in options if isinstance(option, tuple)]


# ------------------------------------------------------------------------------------- combat


def _worth_attacking(sight: Sight, asked: SeenDecision, attackers: tuple[int, ...], defender: int) -> list[int]:
    """Planeswalkers and battles that the next attacker could finish, when the attack is not about to win the game."""
    power = {handle: _power(sight, handle) for handle in attackers}
    if sum(power.values()) >= sight.seats[player_of(defender)].life:
        return []
    found: list[int] = []
    for _, entity in _pairs(asked.options):
        seen = sight.object(entity) if entity > 0 else None
        if seen is None or entity in found:
            continue
        committed = sum(_power(sight, one) for one, attacked in _pairs(asked.chosen) if attacked == entity)
        if committed < seen.counter("loyalty") + seen.counter("defense"):
            found.append(entity)
    return found


def _power(sight: Sight, handle: int) -> int:
    seen = sight.object(handle)
    return 0 if seen is None else max(seen.power, 0)


def _least(sight: Sight, asked: SeenDecision) -> int:
    """A creature that has to attack or block although the plan does not want it to: the least valuable one."""

    def value(at: int) -> int:
        option = asked.options[at]
        seen = sight.object(option[0]) if isinstance(option, tuple) else None
        return 0 if seen is None else permanent_value(seen, sight)

    return min(range(len(asked.options)), key=value)
