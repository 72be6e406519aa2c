"""508, 509: which creatures to attack and block with, found by trying small changes to a plan while it gets better.

Blocks are judged by what dies and what the damage costs; an attack by the best blocks against it, and by what the
opponent could strike back with afterwards.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from apnap.abilities.ability import Triggered
from apnap.abilities.occurrence import Attacks
from apnap.abilities.values import CREATURE, FLYING, LIFELINK, MENACE, REACH, VIGILANCE
from apnap.agents.evaluating import life_gain, life_loss
from apnap.agents.fighting import Clash, Fighter, can_attack, can_block, clash, fighter, forbids
from apnap.agents.sight import Sight
from apnap.ids import Player
from apnap.rules.seen import SeenObject

_MOST_IN_PAIRS: Final = 6
"""How many of the free blockers are tried two at a time against one attacker, the most valuable ones."""
_MANY_ATTACKERS: Final = 7
"""With so many possible attackers each of them is tried once, not over and over."""
_RISK: Final = 4
"""Damage that only might be struck back, and does not kill, counts one part in so many."""

Boost = tuple[int, int, int]
"""Power, toughness and keywords that creatures would get before an attack."""
Group = tuple[int, ...]
"""Numbers of attackers or blockers in a battle."""
Blocks = dict[int, Group]
"""Which blockers block which attacker (a number)."""
Sums = tuple[int, int, int]
"""What a clash wins for the defending player, the damage that comes through, and the life won back."""


class Battle:
    """Attackers against possible blockers of one player, with every clash reckoned at most once."""

    def __init__(self, attackers: list[Fighter], blockers: list[Fighter], life: int, attacker_life: int = 20) -> None:
        self.attackers = attackers
        self.blockers = blockers
        self.life = life
        """The defending player's life total."""
        self.attacker_life = attacker_life
        self.may_block: list[list[int]] = [[] for _ in attackers]
        """For each attacker: the numbers of the blockers that may block it."""
        self._clashes: dict[tuple[int, Group], Clash] = {}
        self._sums: dict[tuple[int, Group], Sums] = {}
        self._losses: dict[tuple[int, int], int] = {}

    def clash(self, attacker: int, blockers: Group) -> Clash:
        """Return the outcome of one attacker blocked by these."""
        key = (attacker, blockers)
        found = self._clashes.get(key)
        if found is None:
            found = clash(self.attackers[attacker], tuple([self.blockers[b] for b in blockers]))
            self._clashes[key] = found
        return found

    def sums(self, attacker: int, blockers: Group) -> Sums:
        """Return what one clash adds for the defending player: creatures won and lost, damage, life won back."""
        key = (attacker, blockers)
        found = self._sums.get(key)
        if found is None:
            result = self.clash(attacker, blockers)
            total = self.attackers[attacker].value if result.attacker_dies else 0
            total -= sum(dead.value for dead in result.dead)
            if result.gained:
                total -= life_gain(self.attacker_life, result.gained)
            saved = sum(self.blockers[b].power for b in blockers if self.blockers[b].keywords & LIFELINK)
            found = self._sums[key] = (total, result.through, saved)
        return found

    def loss(self, through: int, saved: int) -> int:
        """Return what the damage costs the defending player."""
        found = self._losses.get((through, saved))
        if found is None:
            found = self._losses[through, saved] = life_loss(self.life + saved, through)
        return found

    def worth(self, attackers: Group, blocks: Blocks) -> int:
        """Return what the fight is worth to the defending player."""
        total = through = saved = 0
        for a in attackers:
            won, damage, life = self.sums(a, blocks.get(a, ()))
            total += won
            through += damage
            saved += life
        return total - self.loss(through, saved)

    def best_blocks(self, attackers: Group) -> Blocks:
        """Return the blocks that serve the defending player best.

        One move after another (a blocker or a pair to an attacker, or away from it), the best one first, until none
        helps. A creature with menace is blocked by pairs only (702.111b).
        """
        blocks: Blocks = {}
        now = {a: self.sums(a, ()) for a in attackers}
        for _ in range(2 * len(self.blockers) + 2):
            total, through, saved = (sum(part) for part in zip(*now.values(), strict=True)) if now else (0, 0, 0)
            best, found = total - self.loss(through, saved), None
            for a, group in self._moves(attackers, blocks):
                won, damage, life = self.sums(a, group)
                old = now[a]
                worth = total + won - old[0] - self.loss(through + damage - old[1], saved + life - old[2])
                if worth > best:
                    best, found = worth, (a, group)
            if found is None:
                break
            a, group = found
            blocks[a] = group
            now[a] = self.sums(a, group)
        return {a: group for a, group in blocks.items() if group}

    def _moves(self, attackers: Group, blocks: Blocks) -> list[tuple[int, Group]]:
        """Return the changes that can be made to the blocks: an attacker with the group that would block it instead."""
        busy = {b for group in blocks.values() for b in group}
        moves: list[tuple[int, Group]] = []
        for a in attackers:
            here = blocks.get(a, ())
            free = [b for b in self.may_block[a] if b not in busy]
            if here or not self.attackers[a].keywords & MENACE:
                moves += [(a, (*here, b)) for b in free]
            if not here:
                moves += [(a, pair) for pair in combinations(free[:_MOST_IN_PAIRS], 2)]
            else:
                moves.append((a, ()))
        return moves


def plan_blocks(sight: Sight, pairs: list[tuple[int, int]]) -> dict[int, int]:
    """Return which blocker (handle) should block which attacker, out of the pairs that the rules allow."""
    attackers = [sight.object(handle) for handle in dict.fromkeys(attacker for _, attacker in pairs)]
    others = [seen for seen in sight.permanents if seen.attacking == -1 - sight.me]
    seen_attackers = [seen for seen in attackers if seen is not None]
    seen_attackers += [seen for seen in others if all(seen.handle != one.handle for one in seen_attackers)]
    blockers = [sight.object(handle) for handle in dict.fromkeys(blocker for blocker, _ in pairs)]
    if not seen_attackers:
        return {}
    enemy = sight.seats[seen_attackers[0].controller]
    battle = Battle(
        [fighter(seen, sight) for seen in seen_attackers],
        [fighter(seen, sight) for seen in blockers if seen is not None],
        sight.life,
        enemy.life,
    )
    number = {one.handle: i for i, one in enumerate(battle.blockers)}
    allowed = set(pairs)
    for a, attacker in enumerate(battle.attackers):
        battle.may_block[a] = [i for handle, i in number.items() if (handle, attacker.handle) in allowed]
    blocks = battle.best_blocks(tuple(range(len(battle.attackers))))
    return {battle.blockers[b].handle: battle.attackers[a].handle for a, group in blocks.items() for b in group}


# ------------------------------------------------------------------------------------- attacking


def plan_attack(
    sight: Sight, handles: list[int], defender: Player, boost: Boost = (0, 0, 0)
) -> tuple[int, tuple[int, ...]]:
    """Return the best attack on a player with some of these creatures, and how much better it is than none."""
    mine = [fighter(seen, sight) for seen in (sight.object(handle) for handle in handles) if seen is not None]
    for one in mine:
        one.power = max(one.seen.power + boost[0], 0)
        one.left += boost[1]
        one.keywords |= boost[2]
    theirs = [
        fighter(seen, sight)
        for seen in sight.permanents
        if seen.controller == defender and seen.card_types & CREATURE and not seen.tapped
    ]
    theirs.sort(key=lambda one: (-one.value, one.handle))
    battle = Battle(mine, theirs, sight.seats[defender].life, sight.life)
    for a, attacker in enumerate(mine):
        battle.may_block[a] = [b for b, blocker in enumerate(theirs) if can_block(attacker, blocker, sight)]
    attack = _Attack(sight, battle, defender)
    start = attack.worth(())
    chosen = max(_first_tries(mine), key=attack.worth)
    chosen = attack.improved_once(chosen) if len(mine) >= _MANY_ATTACKERS else attack.improved(chosen)
    return attack.worth(chosen) - start, tuple(mine[a].handle for a in chosen)


def _first_tries(mine: list[Fighter]) -> list[Group]:
    """Return the attacks that a plan may start from: nobody, the strongest, the two strongest … everyone."""
    strongest = sorted(range(len(mine)), key=lambda a: (-mine[a].power, -mine[a].left, mine[a].handle))
    return [tuple(sorted(strongest[:n])) for n in range(len(mine) + 1)]


class _Attack:
    """An attack under consideration: what it wins against the best blocks, less what it exposes."""

    def __init__(self, sight: Sight, battle: Battle, defender: Player) -> None:
        self.sight = sight
        self.battle = battle
        self.defender = defender
        tried = {one.handle for one in battle.attackers}
        self.home = [
            seen for seen in sight.mine(CREATURE) if seen.handle not in tried and not seen.tapped and not forbids(seen)
        ]
        """Own creatures that stay at home in any case."""
        self.enemies = [seen for seen in sight.theirs(CREATURE) if can_attack(seen)]
        self._known: dict[Group, int] = {}

    def improved(self, chosen: Group) -> Group:
        """Return the attack with the best single changes made to it, one after another, until none helps."""
        best = self.worth(chosen)
        for _ in range(2 * len(self.battle.attackers)):
            found: Group | None = None
            for a in range(len(self.battle.attackers)):
                changed = _changed(chosen, a)
                if self.worth(changed) > best:
                    best, found = self.worth(changed), changed
            if found is None:
                break
            chosen = found
        return chosen

    def improved_once(self, chosen: Group) -> Group:
        """Return the attack with every change made to it that helps, each creature looked at once."""
        for a in range(len(self.battle.attackers)):
            changed = _changed(chosen, a)
            if self.worth(changed) > self.worth(chosen):
                chosen = changed
        return chosen

    def worth(self, attackers: Group) -> int:
        """Return what the attack is worth to the attacking player."""
        found = self._known.get(attackers)
        if found is None:
            found = self._known[attackers] = self._reckon(attackers)
        return found

    def _reckon(self, attackers: Group) -> int:
        battle = self.battle
        blocks = battle.best_blocks(attackers)
        total = -battle.worth(attackers, blocks)
        gone: set[int] = set()
        fallen: set[int] = set()
        through = 0
        for a in attackers:
            result = battle.clash(a, blocks.get(a, ()))
            gone.update(dead.handle for dead in result.dead)
            through += result.through
            if result.attacker_dies:
                fallen.add(a)
            total += _bonus(battle.attackers[a])
        if through >= battle.life:  # the defending player is out of the game, with everything of theirs (800.4a)
            gone.update(seen.handle for seen in self.enemies if seen.controller == self.defender)
        guards = list(self.home)
        for a, one in enumerate(battle.attackers):
            if a not in attackers or (one.keywords & VIGILANCE and a not in fallen):
                guards.append(one.seen)
        return total - self._struck_back(guards, gone)

    def _struck_back(self, guards: list[SeenObject], gone: set[int]) -> int:
        """Return what the opponents' next attack would cost, every guard stopping the strongest that it can."""
        enemies = [seen for seen in self.enemies if seen.handle not in gone]
        enemies.sort(key=lambda seen: -seen.power)
        ground = sum(1 for seen in guards if not seen.keywords & (FLYING | REACH))
        sky = len(guards) - ground
        damage = 0
        for seen in enemies:
            if seen.keywords & FLYING:
                if sky > 0:
                    sky -= 1
                    continue
            elif ground > 0:
                ground -= 1
                continue
            elif sky > 0:
                sky -= 1
                continue
            damage += max(seen.power, 0)
        life = self.sight.life
        loss = life_loss(life, damage)
        return loss if damage >= life else loss // _RISK


def _changed(chosen: Group, a: int) -> Group:
    """Return an attack with one creature more or less."""
    return tuple(x for x in chosen if x != a) if a in chosen else tuple(sorted((*chosen, a)))


def _bonus(one: Fighter) -> int:
    """Attacking for its own sake: abilities that trigger on attacking."""
    return sum(
        15
        for ability in one.seen.abilities
        if isinstance(ability.node, Triggered) and isinstance(ability.node.occurrence, Attacks)
    )
