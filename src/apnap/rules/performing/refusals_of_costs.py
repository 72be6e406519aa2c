"""106, 118: which values of costs and of mana the rules carry out."""

from __future__ import annotations

from typing import Final

from apnap.abilities import cost as c
from apnap.abilities import mana as m
from apnap.abilities.node import Node
from apnap.abilities.values import BATTLEFIELD, GRAVEYARD, HAND, LIBRARY, MANA_LETTERS, SIDEBOARD
from apnap.errors import InvalidStateError
from apnap.rules.mana_costs import parsed_cost
from apnap.rules.performing.refusals import Check, nothing


def _mana_cost(node: m.ManaCost) -> str:
    try:
        parsed_cost(node)
    except InvalidStateError as error:
        return str(error)
    return ""


def _mana(node: m.FixedMana) -> str:
    return _symbols(node.symbols)


def _symbols(symbols: tuple[str, ...]) -> str:
    for symbol in symbols:
        halves = [half for half in symbol.split("/") if half != "P"]
        if symbol != "S" and not (halves and all(half.isdigit() or half in tuple(MANA_LETTERS) for half in halves)):
            return f"adding {{{symbol}}}"
    return ""


def _repeated_mana(node: m.RepeatedMana) -> str:
    return _symbols((node.symbol,))


def _one_of(node: m.OneOf) -> str:
    return next((why for choice in node.choices if (why := _symbols(choice))), "")


def _restricted_mana(node: m.ManaRestriction) -> str:
    nothing = node.spells is None and node.abilities is None and not node.with_x
    return "mana that can be spent on nothing" if nothing else ""


def _untap_objects(node: c.UntapObjects | c.TapObjects | c.TapForPower | c.SacrificeObjects | c.ReturnObjects) -> str:
    return "" if node.what.zones == (BATTLEFIELD,) else "objects that are not on the battlefield"


def _put_counters(node: c.PutCountersOn) -> str:
    return "" if node.what.zones == (BATTLEFIELD,) else "counters on objects that are not on the battlefield"


def _discard(node: c.DiscardCards | c.RevealObjects) -> str:
    return "" if node.what.zones == (HAND,) else "cards that are not in a hand"


def _exile(node: c.ExileObjects) -> str:
    return "exiling from that zone as a cost" if any(z in (LIBRARY, SIDEBOARD) for z in node.what.zones) else ""


def _put(node: c.PutObjects) -> str:
    if node.to not in (LIBRARY, GRAVEYARD) or any(z in (LIBRARY, SIDEBOARD, BATTLEFIELD) for z in node.what.zones):
        return "putting cards from or into that zone as a cost"
    return "" if node.what.zones else "cards in no known zone"


CHECKS: Final[dict[type[Node], Check]] = {
    c.Cost: nothing,
    c.TapThis: nothing,
    c.UntapThis: nothing,
    c.PayLife: nothing,
    c.SacrificeThis: nothing,
    c.SacrificeObjects: _untap_objects,
    c.DiscardCards: _discard,
    c.DiscardThis: nothing,
    c.ExileThis: nothing,
    c.ExileObjects: _exile,
    c.CollectEvidence: nothing,
    c.PutObjects: _put,
    c.TapObjects: _untap_objects,
    c.TapForPower: _untap_objects,
    c.UntapObjects: _untap_objects,
    c.ReturnObjects: _untap_objects,
    c.ReturnThis: nothing,
    c.RevealObjects: _discard,
    c.RevealThis: nothing,
    c.Behold: nothing,
    c.RemoveCounters: nothing,
    c.PutCountersOn: _put_counters,
    c.PutCountersOnThis: nothing,
    c.MillCards: nothing,
    c.ExileTop: nothing,
    c.PayPlayerCounters: nothing,
    c.Loyalty: nothing,
    c.EffectCost: nothing,
    c.EitherCost: nothing,
    m.ManaCost: _mana_cost,
    m.FixedMana: _mana,
    m.RepeatedMana: _repeated_mana,
    m.OneOf: _one_of,
    m.AnyColor: nothing,
    m.AnyCombination: nothing,
    m.ChosenColorMana: nothing,
    m.CommanderColors: nothing,
    m.CouldProduce: nothing,
    m.ProducedMana: nothing,
    m.ColorsAmong: nothing,
    m.DevotionMana: nothing,
    m.ManaRestriction: _restricted_mana,
}
"""What is checked of costs and mana."""
