"""702: what special actions and costs of keyword abilities are called, in both languages."""

from __future__ import annotations

from apnap.abilities.ability import Keyword
from apnap.abilities.cost import Cost
from apnap.abilities.effect import GainLife
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import You
from apnap.abilities.quantity import Number
from apnap.game.matching import verbs
from apnap.i18n.rendering import Rendering
from apnap.rules.view import View
from tests.rules.support import FOREST, Table, creature, sorcery


def costing(name: str, n: int | None = None) -> Keyword:
    return Keyword(name, cost=Cost(ManaCost(("1",))), n=None if n is None else Number(n))


def options(table: Table, lang: str) -> list[str]:
    view = View(table.state, 0)
    asked = view.decision
    assert asked is not None
    return Rendering(view, lang).options(asked)


def test_special_actions_have_names_of_their_own() -> None:
    rite = sorcery("Rite", "9", GainLife(You(), Number(1)), costing("plot"), costing("foretell"), costing("suspend", 1))
    ox = creature("Ox", "9", 4, 4, costing("morph"))
    table = Table(A={"hand": [rite, ox], "battlefield": [FOREST] * 3}, B={}).start()
    assert options(table, "en") == ["pass", "cast Ox face down", "suspend Rite", "foretell Rite", "plot Rite"]
    assert options(table, "es") == ["pasar", "lanzar Ox boca abajo", "suspender Rite", "profetizar Rite", "tramar Rite"]


def test_116_2_what_begins_like_a_special_action_is_taken_for_one() -> None:
    assert {"turn", "suspend", "bring", "foretell", "plot", "unlock"} <= verbs()
    assert {"poner", "suspender", "traer", "profetizar", "tramar", "desbloquear"} <= verbs()


def test_costs_have_names_and_several_instances_numbers() -> None:
    mouse = creature("Mouse", "0", 1, 1, costing("offspring"), costing("offspring"))
    table = Table(A={"hand": [mouse], "battlefield": [FOREST] * 2}, B={}).start().cast("Mouse").choose(True)
    asked = View(table.state, 0).decision
    assert asked is not None
    assert Rendering(View(table.state, 0), "es").decision(asked).startswith("A puede pagar el coste de progenie 2")
