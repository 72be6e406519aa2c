"""Numbers of this turn and of zones, and whom damage is dealt to."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.abilities.values import BLACK
from tests.constructs.support import (
    CUB,
    DOE,
    ELK,
    FOX,
    NAME,
    WINCH,
    Table,
    beast,
    permanent,
    played,
    settle,
    spanish,
    spell,
    written,
)
from tests.rules.layered import seen

BALM = spell("You gain 2 life.", name="Balm", type_line="Instant")
SALVE = spell("You gain 3 life.", name="Salve")
ZAP = spell("Zap deals 2 damage to any target.", name="Zap", type_line="Instant")


@pytest.mark.construct("ThereAreCountersInFigures")
def test_122_1_a_number_of_counters_in_figures() -> None:
    text = (
        "{0}: Put ten tower counters on this enchantment.\n"
        "At the beginning of your end step, if there are 20 or more tower counters on this enchantment, you gain 1 "
        "life."
    )
    table = Table(A={"battlefield": [permanent(text)]}, B={}).start()

    settle(table.activate(NAME))
    table.to("end")
    assert settle(table).life("A") == 20
    table.to("upkeep", 3)
    settle(table.activate(NAME))
    table.to("end", 3)

    assert settle(table).life("A") == 21
    assert "si hay 20 o más contadores" in spanish(text.split("\n")[1])


@pytest.mark.construct("LifeTotalUnder")
@pytest.mark.parametrize(("before", "after"), [(3, 7), (9, 9)])
def test_119_5_a_life_total_that_is_less(before: int, after: int) -> None:
    line = "When this creature enters, if your life total is less than 7, your life total becomes 7."
    table = Table(A={"hand": [beast(line)], "life": before}, B={}).start()

    settle(table.cast(NAME))

    assert table.life("A") == after
    assert "si tu total de vidas es menor que 7" in spanish(line)


@pytest.mark.construct("NoncombatDamageToOpponents")
def test_120_3_noncombat_damage_dealt_to_opponents() -> None:
    text = "You gain X life, where X is the total amount of noncombat damage dealt to your opponents this turn."
    table = Table(A={"hand": [spell(text), ZAP, spell("Zing deals 1 damage to you.", name="Zing")]}, B={}).start()

    settle(table.cast("Zap", "B"))
    settle(table.cast("Zing"))
    settle(table.cast(NAME))

    assert table.life("A") == 20 - 1 + 2
    assert "la cantidad total de daño que no sea de combate hecho a tus oponentes este turno" in spanish(text)


@pytest.mark.construct("UnspentManaUnit")
def test_106_4_unspent_mana_of_a_color() -> None:
    text = (
        "You don't lose unspent green mana as steps and phases end.\nThis creature gets +1/+1 for each unspent green "
    )
    text += "mana you have."
    rite = spell("Add {G}{G}{R}.", name="Rite")
    table = Table(A={"battlefield": [beast(text)], "hand": [rite]}, B={}).start()

    settle(table.cast("Rite"))

    assert table.size(NAME) == (4, 4)
    assert spanish(text.split("\n")[1]).endswith("por cada maná verde sin usar que tengas.")


@pytest.mark.construct("ThereAreInAllGraveyards")
@pytest.mark.parametrize(("theirs", "lives"), [([DOE], 20), ([DOE, ELK], 21)])
def test_404_1_cards_in_all_graveyards(theirs: list[object], lives: int) -> None:
    text = "If there are three or more creature cards total in all graveyards, you gain 1 life."
    table = played(text, A={"graveyard": [CUB, WINCH]}, B={"graveyard": theirs})

    assert table.life("A") == lives
    assert spanish(text) == ("Si hay tres o más cartas de criatura en total en todos los cementerios, ganas 1 vida.")


@pytest.mark.construct("CastBeforeItUnit")
def test_601_2i_spells_cast_before_it() -> None:
    line = "Whenever you cast an instant or sorcery spell, you gain 1 life for each other instant and sorcery spell "
    line += "you've cast before it this turn."
    calm = spell("Draw a card.", name="Calm")
    lull = spell("Draw a card.", name="Lull")
    table = Table(A={"battlefield": [permanent(line)], "hand": [calm, lull, CUB]}, B={}).start()

    settle(table.cast("Cub"))
    settle(table.cast("Calm"))
    assert table.life("A") == 20
    settle(table.cast("Lull"))

    assert table.life("A") == 21
    assert "por cada otro hechizo" in spanish(line)


@pytest.mark.construct("DestroyedOfTheirs")
def test_608_2c_what_each_player_lost() -> None:
    text = (
        "Destroy all creatures. Each player loses life equal to the number of creatures they controlled that were "
        "destroyed this way."
    )
    rock = beast("Indestructible", name="Rock")
    table = played(text, A={"battlefield": [CUB]}, B={"battlefield": [ELK, FOX, rock]})

    assert (table.life("A"), table.life("B")) == (19, 18)
    assert spanish(text).endswith("la cantidad de criaturas que controlaba que fueron destruidas de esta manera.")


@pytest.mark.construct("ControllerOrThatPlayer")
@pytest.mark.parametrize("target", ["Elk", "B"])
def test_115_4_the_controller_or_the_player(target: str) -> None:
    text = "This spell deals 1 damage to any target. That permanent's controller or that player gains 5 life."
    table = Table(A={"hand": [spell(text)]}, B={"battlefield": [ELK]}).start()

    settle(table.cast(NAME, target))

    assert table.life("B") == (25 if target == "Elk" else 24)
    assert spanish(text).endswith("El controlador de ese permanente o ese jugador gana 5 vidas.")


@pytest.mark.construct("AttachedToThem")
def test_303_4_auras_attached_to_a_player() -> None:
    text = (
        "Enchant player\nAt the beginning of enchanted player's upkeep, this Aura deals damage to that player equal to "
        "the number of Curses attached to them."
    )
    curse = permanent(text, "Enchantment — Aura Curse")
    other = permanent("Enchant player", "Enchantment — Aura Curse", name="Hex")
    table = Table(A={"hand": [curse, other]}, B={}).start()
    settle(table.cast(NAME, "B"))
    settle(table.cast("Hex", "B"))

    settle(table.to_step("upkeep", 2))

    assert table.life("B") == 18


@pytest.mark.construct("OtherPlayerOrObject")
@pytest.mark.parametrize(("chosen", "life"), [("Sage", 20), ("done", 19)])
def test_120_3_that_player_or_a_planeswalker(chosen: str, life: int) -> None:
    text = (
        "Enchant player\nAt the beginning of enchanted player's upkeep, this Aura deals 1 damage to that player or a "
        "planeswalker that player controls."
    )
    sage = written("[+1]: Draw a card.", "Planeswalker — Sage", name="Sage", loyalty="4")
    table = Table(A={"hand": [permanent(text, "Enchantment — Aura Curse")]}, B={"battlefield": [sage]}).start()
    settle(table.cast(NAME, "B"))

    settle(table.to_step("upkeep", 2), chosen)

    assert table.life("B") == life
    assert dict(table.find("Sage").counters)["loyalty"] == 4 - (20 - life == 0)


@pytest.mark.construct("DividedEvenly")
def test_107_1a_damage_divided_evenly() -> None:
    text = "This spell deals 7 damage divided evenly, rounded down, among any number of targets."
    table = Table(A={"hand": [spell(text)]}, B={"battlefield": [FOX]}).start()

    settle(table.cast(NAME, "Fox", "B", "done"))

    assert table.life("B") == 17
    assert table.names("graveyard", "B") == ["Fox"]
    assert "divididos en partes iguales, redondeando hacia abajo" in spanish(text)


@pytest.mark.construct("PlayersDealtDamageThisWay")
def test_120_3_players_dealt_damage_this_way() -> None:
    text = (
        "This spell deals 2 damage to target player. Players dealt damage this way can't cast noncreature spells this "
        "turn."
    )
    table = Table(A={"hand": [spell(text)]}, B={"hand": [BALM]}).start()
    settle(table.cast(NAME, "B"))

    table.passes()

    assert not table.can_cast("Balm", "B")
    assert "Los jugadores que hayan recibido daño de esta manera no pueden lanzar" in spanish(text)


@pytest.mark.construct("EachOfUpTo")
def test_each_of_up_to_two() -> None:
    text = "Put a +1/+1 counter on each of up to two creatures you control."
    table = played(text, "Cub", "done", A={"battlefield": [CUB, DOE]})

    assert (table.size("Cub"), table.size("Doe")) == ((3, 3), (2, 2))
    assert spanish(text) == "Pon un contador +1/+1 sobre cada una de hasta dos criaturas que controlas."


@pytest.mark.construct("YourOtherSpellsCost")
def test_601_2f_other_spells_cost_less() -> None:
    line = "Other creature spells you cast cost {1} less to cast."
    dear = [beast(name="Dear", cost="{1}"), permanent("", cost="{1}", name="Rune")]
    table = Table(A={"battlefield": [beast(line)], "hand": dear}, B={}).start()

    assert table.can_cast("Dear")
    assert not table.can_cast("Rune")
    assert spanish(line) == "Te cuesta {1} menos lanzar otros hechizos de criatura."


@pytest.mark.construct("IsReturnedFromBattlefield")
def test_400_7_returned_to_your_hand() -> None:
    line = "Whenever another creature is returned to your hand from the battlefield, you gain 1 life."
    wave = spell("Return all creatures to their owners' hands.", name="Wave")
    seats: dict[str, Any] = {"A": {"battlefield": [permanent(line.replace("another", "a")), CUB], "hand": [wave]}}
    table = settle(Table(**seats, B={"battlefield": [ELK]}).start().cast("Wave"))

    assert table.life("A") == 21
    assert spanish(line) == "Siempre que otra criatura regrese a tu mano desde el campo de batalla, ganas 1 vida."


@pytest.mark.construct("YourNextMain")
def test_505_1_the_next_main_phase() -> None:
    text = "At the beginning of your next main phase, you gain 1 life."
    table = played(text)
    assert table.life("A") == 20

    table.to("postcombat_main")

    assert settle(table).life("A") == 21
    assert spanish(text).startswith("Al comienzo de tu próxima fase principal")


@pytest.mark.construct("ThatMuch")
def test_that_amount_of() -> None:
    line = "Whenever you gain life, this creature deals that amount of damage to target opponent."
    table = Table(A={"battlefield": [beast(line)], "hand": [SALVE]}, B={}).start()

    settle(table.cast("Salve"))

    assert table.life("B") == 17
    assert "hace esa misma cantidad de daño" in spanish(line)


@pytest.mark.construct("BecomesThing")
def test_613_1c_it_becomes_a_creature_with_a_name() -> None:
    """What is said of creatures of that name in the layer of colours finds it: the name comes before (612.8)."""
    line = "{0}: This creature becomes a legendary creature named Heron."
    soot = permanent("Creatures named Heron are black.", name="Soot")
    table = Table(A={"battlefield": [soot, beast(line)]}, B={}).start()

    settle(table.activate(NAME))

    assert table.names("battlefield") == ["Heron", "Soot"]
    assert seen(table, "Heron").colors == BLACK


@pytest.mark.construct("EscapesWithAbilities", "EntersOrEscapesWith")
@pytest.mark.parametrize(("zone", "size", "flies"), [("hand", (4, 4), False), ("graveyard", (6, 6), True)])
def test_702_138_how_it_escapes(zone: str, size: tuple[int, int], flies: bool) -> None:
    text = (
        "This creature enters with two +1/+1 counters on it. It escapes with four +1/+1 counters on it instead.\n"
        "Escape—{0}, Exile a creature card from your graveyard.\n"
        "This creature escapes with flying."
    )
    table = Table(A={zone: [beast(text)]} | {"library": [WINCH]}, B={}).start()
    if zone == "graveyard":
        table = Table(A={zone: [beast(text), CUB]}, B={}).start()

    settle(table.cast(NAME))

    from apnap.rules.characteristics import characteristics

    assert table.size(NAME) == size
    assert bool(characteristics(table.state, table.find(NAME)).keywords) is flies
    assert spanish(text.split("\n")[2]) == "Esta criatura escapa con la habilidad de volar."


@pytest.mark.construct("OnlyFromGraveyard")
def test_601_3_only_from_the_graveyard() -> None:
    text = "You may cast this card from your graveyard, but not from anywhere else."

    assert Table(A={"graveyard": [beast(text)]}, B={}).start().can_cast(NAME)
    assert not Table(A={"hand": [beast(text)]}, B={}).start().can_cast(NAME)
    assert spanish(text) == "Puedes lanzar esta carta desde tu cementerio, pero no desde ninguna otra parte."


@pytest.mark.construct("ThatNextSpellCantBeCountered", "ThatNextCreatureEnters")
def test_611_2c_what_is_said_of_the_next_spell() -> None:
    text = (
        "The next creature spell you cast this turn can be cast as though it had flash. That spell can't be countered. "
        "That creature enters with an additional +1/+1 counter on it."
    )
    no = spell("Counter target spell.", name="No", type_line="Instant")
    token = spell("Create a 1/1 green Frog creature token.", name="Swarm")
    table = played(text, A={"hand": [CUB, DOE, no, token]})

    settle(table.cast("Swarm"))
    table.cast("Cub")
    settle(table.cast("No"))
    settle(table.cast("Doe"))

    assert table.size("Frog Token") == (1, 1)
    assert (table.size("Cub"), table.size("Doe")) == ((3, 3), (2, 2))
