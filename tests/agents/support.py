"""Positions for an agent: what it does in them, by name."""

from __future__ import annotations

from apnap.agents.heuristic import HeuristicAgent
from apnap.rules import decisions as dec
from apnap.rules.characteristics import characteristics
from apnap.rules.entities import player_of
from apnap.rules.machine import answer
from apnap.rules.view import View
from tests.rules.support import Table

AGENT = HeuristicAgent(0)


def said(table: Table) -> str:
    """Return the agent's answer to the waiting decision in a word: "pass", "cast Zap", "Bear", "Bear at B", "done"."""
    asked = table.decision
    view = View(table.state, asked.decider)
    seen = view.decision
    assert seen is not None
    chosen = AGENT.choose(view, seen)
    if chosen == dec.DONE:
        return "done"
    option = asked.options[chosen]
    if isinstance(option, dec.Action):
        kind = dec.ACTION_NAMES[option.kind]
        return kind if option.kind == dec.PASS else f"{kind} {name(table, option.ref)}"
    if isinstance(option, tuple):
        return f"{name(table, option[0])} at {name(table, option[1])}"
    if asked.kind in (dec.OBJECTS, dec.TARGETS, dec.ORDER) and isinstance(option, int):
        return name(table, option)
    return str(option)


def name(table: Table, entity: int) -> str:
    """Return the letter of a player or the name of an object."""
    if entity < 0:
        return table.letters[player_of(entity)]
    return characteristics(table.state, table.state.last_known(entity)).name


def go(table: Table) -> str:
    """Let the agent answer the waiting decision, and return its answer in a word."""
    word = said(table)
    asked = table.decision
    view = View(table.state, asked.decider)
    seen = view.decision
    assert seen is not None
    answer(table.state, AGENT.choose(view, seen))
    return word


def declared(table: Table, kind: int) -> set[str]:
    """Let the agent declare attackers or blockers to the end; return the pairs."""
    found: set[str] = set()
    while table.state.decision is not None and table.decision.kind == kind:
        word = go(table)
        if word == "done":
            break
        found.add(word)
    return found


def attacks(table: Table) -> set[str]:
    """Go to the declaration of attackers and return what the agent attacks with."""
    table.to("declare_attackers")
    if table.state.decision is None or table.decision.kind != dec.ATTACKERS:
        return set()
    return declared(table, dec.ATTACKERS)


def blocks(table: Table, *attackers: str) -> set[str]:
    """Let these creatures attack B; return how the agent blocks for B."""
    table.attack(*attackers)
    while table.state.decision is not None and table.decision.kind == dec.PRIORITY:
        answer(table.state, 0)
    if table.state.decision is None or table.decision.kind != dec.BLOCKERS:
        return set()
    return declared(table, dec.BLOCKERS)
