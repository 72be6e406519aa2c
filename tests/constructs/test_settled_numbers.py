"""X settled as a spell is cast or an ability resolves, copies of the next spell, what enters this way (601.2d)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.constructs.support import CUB, ELK, FOX, NAME, Table, beast, permanent, played, settle, spanish, spell
from tests.rules.support import FOREST, ISLAND, MOUNTAIN

LEAF = spell("You gain 3 life.", name="Leaf", type_line="Instant")


@pytest.mark.construct("WhereXAsCast")
def test_601_2d_what_is_divided_is_measured_as_the_spell_is_cast() -> None:
    text = (
        "~ deals X damage divided as you choose among any number of target creatures, where X is the number of "
        "Mountains you control as you cast this spell."
    ).replace("~", NAME)
    raze = spell("Destroy all lands.", name="Raze", type_line="Instant")
    seats: dict[str, Any] = {
        "A": {"hand": [spell(text)], "battlefield": [MOUNTAIN] * 3},
        "B": {"hand": [raze], "battlefield": [FOX]},
    }
    table = Table(**seats).start().cast(NAME)
    settle(table.choose("Fox").passes().cast("Raze"))
    assert sorted(table.names("graveyard", "B")) == ["Fox", "Raze"]
    assert spanish(text.replace(NAME, "~")).endswith(
        "donde X es la cantidad de Montañas que controlas en cuanto lanzas este hechizo."
    )


@pytest.mark.construct("WhereXAsCast")
def test_601_2c_how_many_targets_is_measured_as_the_spell_is_cast() -> None:
    text = (
        "Return up to X target creatures to their owners' hands, where X is the number of Islands you control as you "
        "cast this spell."
    )
    seats: dict[str, Any] = {"A": {"hand": [spell(text)], "battlefield": [ISLAND]}, "B": {"battlefield": [CUB, ELK]}}
    table = Table(**seats).start().cast(NAME)
    assert table.decision.maximum == 1


@pytest.mark.construct("WhereXAsResolves", "NextSpellCosts")
def test_608_2h_the_reduction_is_measured_once() -> None:
    text = (
        "{T}: The next instant or sorcery spell you cast this turn costs {X} less to cast, where X is the number of "
        "Beasts you control as this ability resolves."
    )
    dear = spell("You gain 3 life.", name="Dear", cost="{2}")
    kill = beast("{0}, Sacrifice this creature: Draw a card.", name="Goat")
    seats: dict[str, Any] = {
        "A": {"hand": [dear, dear], "battlefield": [permanent(text, "Artifact"), CUB, kill]},
        "B": {},
    }
    table = Table(**seats).start()
    settle(settle(table.activate(NAME)).activate("Goat"))
    settle(table.cast("Dear"))
    assert table.life("A") == 23 and not table.can_cast("Dear")
    assert spanish(text).endswith(
        "donde X es la cantidad de Bestias que controlas en cuanto se resuelve esta habilidad."
    )


@pytest.mark.construct("YourSpellsCostThisTurn", "ThatAreOfColors")
def test_601_2f_spells_of_some_colors_cost_less_this_turn() -> None:
    text = (
        "Spells you cast this turn that are white and/or blue cost {X} less to cast, where X is the amount of life you "
        "gained this turn."
    )
    gain = spell("You gain 2 life.", name="Gain")
    blue, red = spell("Draw a card.", name="Blue", cost="{2}{U}"), spell("Draw a card.", name="Red", cost="{2}{R}")
    hand = [spell(text), gain, blue, red]
    table = Table(A={"hand": hand, "battlefield": [ISLAND, MOUNTAIN]}, B={}).start().cast("Gain").resolve()
    assert not table.can_cast("Blue")
    table.cast(NAME).resolve()
    assert table.can_cast("Blue") and not table.can_cast("Red")
    assert spanish(text).startswith("Este turno te cuesta {X} menos lanzar hechizos que sean blancos y/o azules")


@pytest.mark.construct("CopyNextCast")
def test_603_7_the_next_spell_is_copied_as_it_is_cast() -> None:
    text = "Copy the next instant or sorcery spell you cast this turn when you cast it."
    table = Table(A={"hand": [spell(text), CUB, LEAF, LEAF]}, B={}).start().cast(NAME).resolve()
    settle(table.cast("Cub"))
    settle(table.cast("Leaf"))
    assert table.life("A") == 26 and table.names("battlefield") == ["Cub"]
    settle(table.cast("Leaf#2"))
    assert table.life("A") == 29
    assert spanish(text) == (
        "Copia el próximo hechizo de instantáneo o de conjuro que lances este turno en cuanto sea lanzado."
    )


@pytest.mark.construct("ThatShareAKind")
def test_115_1_two_targets_that_share_a_creature_type() -> None:
    text = "Return two target creature cards that share a creature type from your graveyard to your hand."
    owl, hawk = (beast(name=name, type_line="Creature — Bird") for name in ("Owl", "Hawk"))
    table = Table(A={"hand": [spell(text)], "graveyard": [CUB, owl, hawk]}, B={}).start()
    settle(table.cast(NAME), "Owl")  # the Hawk is all that shares a type with it
    assert sorted(table.names("hand", "A")) == ["Hawk", "Owl"]
    assert not Table(A={"hand": [spell(text)], "graveyard": [CUB, owl]}, B={}).start().can_cast(NAME)
    assert spanish(text).startswith("Regresa dos cartas de criatura objetivo que compartan un tipo de criatura")


@pytest.mark.construct("GreatestAmongBoth")
def test_107_3_the_greatest_among_both() -> None:
    text = (
        "You gain X life, where X is the greatest power among creatures you control and creature cards in your "
        "graveyard."
    )
    assert played(text, A={"battlefield": [CUB], "graveyard": [FOX]}).life("A") == 23
    assert played(text, A={"battlefield": [FOX], "graveyard": [CUB]}).life("A") == 23
    assert played(text, A={"graveyard": [CUB]}).life("A") == 22


@pytest.mark.construct("ThatAreOrHaveAdventure")
def test_715_2_cards_that_are_spells_or_have_an_adventure() -> None:
    text = (
        "You gain X life, where X is the number of cards in your graveyard that are instant cards, sorcery cards, "
        "and/or have an Adventure."
    )
    rite = spell("Draw a card.", name="Rite")
    assert played(text, A={"graveyard": [CUB, LEAF, rite]}).life("A") == 22


@pytest.mark.construct("IfEntersThisWay")
def test_614_12_what_enters_this_way_enters_so() -> None:
    text = (
        "Return target artifact or creature card from your graveyard to the battlefield. If a creature enters this "
        "way, it enters with two additional +1/+1 counters on it."
    )
    assert played(text, A={"graveyard": [CUB]}).size("Cub") == (4, 4)
    winch = permanent("{T}: Draw a card.", "Artifact", name="Winch")
    assert not played(text, A={"graveyard": [winch]}).find("Winch").counters
    march = permanent("Artifacts you control are 0/0 creatures in addition to their other types.", name="March")
    table = played(text, A={"graveyard": [winch], "battlefield": [march]})
    assert table.size("Winch") == (2, 2)  # it is a creature as it would exist on the battlefield
    assert spanish(text).endswith("Si una criatura entra de esta manera, entra con dos contadores +1/+1 adicionales"
                                  " sobre ella.")  # fmt: skip


@pytest.mark.parametrize(("land", "size"), [(FOREST, (3, 3)), (ISLAND, (2, 2))])
def test_614_1c_it_enters_so_only_if_the_condition_holds(land: object, size: tuple[int, int]) -> None:
    text = (
        "Return target creature card from your graveyard to the battlefield. If {G} was spent to cast this spell, that "
        "creature enters with an additional +1/+1 counter on it."
    )
    table = Table(A={"hand": [spell(text, cost="{1}")], "graveyard": [CUB], "battlefield": [land]}, B={}).start()
    settle(table.cast(NAME))
    assert table.size("Cub") == size
