"""2016:509.2–3, 2016:509.6: in which order a creature deals its combat damage to those that it fights."""

from __future__ import annotations

from apnap.abilities.values import DEATHTOUCH
from apnap.agents.evaluating import permanent_value
from apnap.agents.sight import Sight
from apnap.rules import decisions as dec
from apnap.rules.seen import SeenDecision, SeenObject


def next_in_order(sight: Sight, asked: SeenDecision) -> int:
    """Return which creature comes next: of those that the damage left would destroy the most valuable one, else the one
    that lacks the least."""
    dealer = sight.object(asked.source)
    left = 0 if dealer is None else dealer.power
    for option in asked.chosen:
        before = sight.object(_handle(option))
        left -= 0 if before is None else _need(before, dealer)
    return max(range(len(asked.options)), key=lambda at: (_rank(sight, asked.options[at], left, dealer), -at))


def place_in_order(sight: Sight, asked: SeenDecision) -> int:
    """Return before which creature a late arrival comes: the first that is worth less to hit; none: last."""
    dealer = sight.object(asked.source)
    power = 0 if dealer is None else dealer.power
    late = _rank(sight, asked.subject, power, dealer)
    better = [at for at, one in enumerate(asked.options) if _rank(sight, one, power, dealer) < late]
    return better[0] if better else dec.DONE


def _handle(option: object) -> int:
    return option if isinstance(option, int) else 0


def _need(seen: SeenObject, dealer: SeenObject | None) -> int:
    """Return how much damage a creature still needs to be destroyed."""
    need = max(seen.toughness - seen.damage, 0)
    return min(need, 1) if dealer is not None and dealer.keywords & DEATHTOUCH else need


def _rank(sight: Sight, option: object, left: int, dealer: SeenObject | None) -> tuple[int, int]:
    seen = sight.object(_handle(option))
    if seen is None:
        return (0, 0)
    need = _need(seen, dealer)
    return (1, permanent_value(seen, sight)) if need <= left else (0, -need)
