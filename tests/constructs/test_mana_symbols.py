"""Mana symbols counted, life by single points, what only targets one thing (107.4, 119.9, 115.9c)."""

from __future__ import annotations

import pytest

from apnap.rules.characteristics import characteristics
from tests.constructs.support import CUB, DOE, FEN, NAME, Table, beast, permanent, played, settle, spanish, spell

MIXED = beast(name="Newt", cost="{1}{R}{R}")
HYBRID = beast(name="Toad", cost="{R/G}")
GROW = spell("Target creature gets +1/+1 until end of turn.", name="Grow", type_line="Instant")
BOTH = spell("Up to two target creatures each get +1/+1 until end of turn.", name="Both", type_line="Instant")


@pytest.mark.construct("SymbolsInCosts")
def test_107_4_symbols_in_mana_costs() -> None:
    text = "You gain X life, where X is the number of red mana symbols in the mana costs of permanents you control."
    assert played(text, A={"battlefield": [MIXED, HYBRID, CUB]}, B={"battlefield": [MIXED]}).life("A") == 23
    assert "símbolos de maná rojo en los costes de maná de los permanentes que controlas" in spanish(text)


@pytest.mark.construct("SymbolsInItsCost")
def test_107_4_symbols_in_its_mana_cost() -> None:
    text = (
        "{0}, Sacrifice a creature: You gain life equal to the number of red mana symbols "
        "in the sacrificed creature's mana cost."
    )
    table = Table(A={"battlefield": [permanent(text), MIXED]}, B={}).start()
    settle(table.activate(NAME))
    assert table.life("A") == 22
    assert spanish(text).endswith("símbolos de maná rojo en el coste de maná de la criatura sacrificada.")


@pytest.mark.construct("SymbolInCostsUnit", "SymbolInItsCostUnit")
def test_107_4_for_each_symbol() -> None:
    text = "You gain 2 life for each red mana symbol in the mana costs of permanents you control."
    assert played(text, A={"battlefield": [MIXED, HYBRID]}).life("A") == 26
    shown = "Reveal the top card of your library. You gain 2 life for each red mana symbol in its mana cost."
    assert played(shown, A={"library": [MIXED]}).life("A") == 24
    assert spanish(shown).endswith("Ganas 2 vidas por cada símbolo de maná rojo en su coste de maná.")


@pytest.mark.construct("LifeYouGainedUnit")
def test_119_9_for_each_life_you_gained() -> None:
    text = (
        "Whenever you gain life, you may pay {0}. If you do, "
        "put a +1/+1 counter on target creature for each 1 life you gained."
    )
    table = played("You gain 3 life.", True, A={"battlefield": [permanent(text, name="Seal"), CUB]})
    assert characteristics(table.state, table.find("Cub")).power == 5
    assert spanish(text).endswith("pon un contador +1/+1 sobre la criatura objetivo por cada 1 vida que ganaste.")


@pytest.mark.construct("LifeGainedThisTurnUnit")
def test_119_9_less_for_each_life_gained_this_turn() -> None:
    rite = spell("This spell costs {1} less to cast for each 1 life you gained this turn.\nDraw a card.", cost="{3}")
    cures = [spell("You gain 2 life.", name=name) for name in ("Cure", "Balm")]
    table = Table(A={"hand": [rite, *cures]}, B={}).start().cast("Cure").resolve()
    assert not table.can_cast(NAME)
    assert table.cast("Balm").resolve().can_cast(NAME)
    assert spanish("This spell costs {1} less to cast for each 1 life you gained this turn.") == (
        "Te cuesta {1} menos lanzar este hechizo por cada 1 vida que ganaste este turno."
    )


@pytest.mark.construct("LifeLostThisTurnUnit")
def test_119_10_less_for_each_life_opponents_have_lost() -> None:
    text = "This spell costs {1} less to cast for each 1 life your opponents have lost this turn."
    drain = spell("Target opponent loses 2 life.", name="Drain")
    table = Table(A={"hand": [spell(f"{text}\nDraw a card.", cost="{2}"), drain]}, B={}).start()
    assert not table.can_cast(NAME)
    assert table.cast("Drain").resolve().can_cast(NAME)
    assert spanish(text).endswith("por cada 1 vida que hayan perdido tus oponentes este turno.")


@pytest.mark.construct("TargetingOnly")
@pytest.mark.parametrize(
    ("name", "targets", "life"),
    (("Grow", (NAME,), 21), ("Grow", ("Cub",), 20), ("Both", (NAME, "done"), 21), ("Both", (NAME, "Cub"), 20)),
)
def test_115_9c_that_targets_only_this_creature(name: str, targets: tuple[str, ...], life: int) -> None:
    text = "Whenever you cast an instant or sorcery spell that targets only this creature, you gain 1 life."
    table = Table(A={"battlefield": [beast(text), CUB], "hand": [GROW, BOTH]}, B={}).start()
    settle(table.cast(name).choose(*targets))
    assert table.life("A") == life
    assert "que haga objetivo solo a esta criatura" in spanish(text)


@pytest.mark.construct("TargetingOnly")
def test_115_9c_only_a_single_creature() -> None:
    text = "Whenever you cast a spell that targets only a creature you control, you gain 1 life."
    for targets, life in ((("Cub", "Doe"), 20), (("Cub", "done"), 21)):
        table = Table(A={"battlefield": [permanent(text), CUB, DOE], "hand": [BOTH]}, B={}).start()
        settle(table.cast("Both").choose(*targets))
        assert table.life("A") == life


YOU = "you become the target of a spell an opponent controls"
EITHER = "you or a creature you control becomes the target of a spell an opponent controls"


@pytest.mark.parametrize(
    ("event", "target", "life"),
    [
        pytest.param(YOU, "A", 21, marks=pytest.mark.construct("BecomesTargetOf")),
        pytest.param(YOU, "Cub", 20, marks=pytest.mark.construct("BecomesTargetOf")),
        pytest.param(EITHER, "Cub", 21, marks=pytest.mark.construct("YouOrYoursTargeted")),
        pytest.param(EITHER, "A", 21, marks=pytest.mark.construct("YouOrYoursTargeted")),
        pytest.param(EITHER, "Doe", 20, marks=pytest.mark.construct("YouOrYoursTargeted")),
    ],
)
def test_115_1_you_become_a_target(event: str, target: str, life: int) -> None:
    text = f"Whenever {event}, you gain 1 life."
    zing = spell("Zing deals 0 damage to any target.", name="Zing", type_line="Instant")
    table = Table(A={"battlefield": [permanent(text), CUB]}, B={"battlefield": [DOE], "hand": [zing]}).start()
    settle(table.passes().cast("Zing", target))
    assert table.life("A") == life
    assert spanish(text).startswith("Siempre que ")


@pytest.mark.construct("YouOrYoursTargeted")
def test_115_1_that_spell_is_what_targets() -> None:
    text = f"Whenever {EITHER}, counter that spell unless its controller pays {{1}}."
    table = Table(A={"battlefield": [permanent(text), CUB]}, B={"hand": [GROW]}).start()
    settle(table.passes().cast("Grow"))
    assert characteristics(table.state, table.find("Cub")).power == 2


@pytest.mark.construct("ThisAbilityCostsIfTargets")
def test_602_2b_less_by_its_target() -> None:
    text = (
        "{2}: Tap target creature. "
        "This ability costs {2} less to activate if it targets a creature with power 2 or less."
    )
    table = Table(A={"battlefield": [permanent(text)]}, B={"battlefield": [CUB, beast(name="Ox", size=(3, 3))]}).start()
    settle(table.activate(NAME))  # the Ox can't be paid for
    assert (table.find("Cub").tapped, table.find("Ox").tapped) == (True, False)
    assert spanish(text).endswith(
        "Te cuesta {2} menos activar esta habilidad si hace objetivo a una criatura con fuerza de 2 o menos."
    )


@pytest.mark.construct("YouveDiscarded")
def test_701_9_if_you_have_discarded_a_card() -> None:
    text = "{0}: You gain 1 life. Activate only if you've discarded a card this turn."
    table = Table(A={"battlefield": [permanent(text)], "hand": [spell("Discard a card."), CUB]}, B={}).start()
    assert not table.can_activate(NAME)
    table.act(table.actions(NAME, "hand")[0])
    settle(table)
    assert table.can_activate(table.names("battlefield", "A")[0])
    assert spanish(text).endswith("Activa esto solo si descartaste una carta este turno.")


@pytest.mark.construct("AgainstStat")
def test_702_16_protection_from_mana_values() -> None:
    dear = spell("Target creature gets +1/+1 until end of turn.", name="Dear", cost="{3}")
    safe = beast("Protection from mana value 2 or less")
    table = Table(A={"battlefield": [safe, FEN, FEN, FEN], "hand": [GROW, dear]}, B={}).start()
    assert (table.can_cast("Grow"), table.can_cast("Dear")) == (False, True)
    assert spanish("Protection from mana value 3 or less") == "Protección contra valor de maná de 3 o menos."


@pytest.mark.construct("ReturnedToHandEvent")
def test_a_permanent_is_returned_to_your_hand() -> None:
    seal = permanent("Whenever a permanent is returned to your hand, you gain 1 life.", name="Seal")
    text = "Return target creature to its owner's hand."
    for name, life in (("Cub", 21), ("Doe", 20)):
        table = Table(A={"battlefield": [seal, CUB], "hand": [spell(text)]}, B={"battlefield": [DOE]}).start()
        settle(table.cast(NAME, name))
        assert table.life("A") == life
    assert spanish("Whenever a permanent is returned to your hand, you gain 1 life.") == (
        "Siempre que un permanente sea regresado a tu mano, ganas 1 vida."
    )
