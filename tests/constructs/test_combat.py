"""What creatures can't, can and must do in combat (508, 509)."""

from __future__ import annotations

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.rules import decisions as dec
from tests.constructs.support import BAT, CUB, ELK, NAME, Table, beast, permanent

WALL = beast("Defender", name="Wall", type_line="Creature — Wall")


def blocks(
    attacker: CardDefinition, *blockers: CardDefinition, mine: tuple[CardDefinition, ...] = ()
) -> set[tuple[str, str]]:
    """Return who may block whom when everything of A attacks: pairs of names."""
    table = Table(A={"battlefield": [attacker, *mine]}, B={"battlefield": list(blockers)}).start()
    table.attack(*(node.faces[0].name for node in (attacker, *mine)))
    table.to("declare_blockers")
    if table.decision.kind != dec.BLOCKERS:
        return set()
    name = {ref: table.named(ref) for ref in table.state.battlefield}
    return {(name[blocker], name[attacked]) for blocker, attacked in table.choices}


def attackers(*creatures: CardDefinition) -> set[str]:
    """Return the names of the creatures that may attack."""
    table = Table(A={"battlefield": list(creatures)}, B={}).start().to("declare_attackers")
    if table.decision.kind != dec.ATTACKERS:
        return set()
    return {table.named(ref) for ref, _ in table.choices}


@pytest.mark.construct("CantBlock")
def test_can_t_block() -> None:
    assert blocks(CUB, beast("This creature can't block."), ELK) == {("Elk", "Cub")}


@pytest.mark.construct("CantAttack")
def test_can_t_attack() -> None:
    assert attackers(beast("This creature can't attack."), ELK) == {"Elk"}
    assert blocks(CUB, beast("This creature can't attack.")) == {(NAME, "Cub")}


@pytest.mark.construct("CantAttackOrBlock")
def test_can_t_attack_or_block() -> None:
    assert attackers(beast("This creature can't attack or block."), ELK) == {"Elk"}
    assert blocks(CUB, beast("This creature can't attack or block."), ELK) == {("Elk", "Cub")}


@pytest.mark.construct("CantBeBlocked")
def test_can_t_be_blocked() -> None:
    assert blocks(beast("This creature can't be blocked."), ELK, mine=(CUB,)) == {("Elk", "Cub")}


@pytest.mark.construct("CantBeBlockedBy")
def test_can_t_be_blocked_by_walls() -> None:
    assert blocks(beast("This creature can't be blocked by Walls."), ELK, WALL) == {("Elk", NAME)}


@pytest.mark.construct("CantBeBlockedExceptBy")
def test_can_t_be_blocked_except_by_walls() -> None:
    assert blocks(beast("This creature can't be blocked except by Walls."), ELK, WALL) == {("Wall", NAME)}


@pytest.mark.construct("CantBeBlockedByMore")
def test_can_t_be_blocked_by_more_than_one_creature() -> None:
    sly = beast("This creature can't be blocked by more than one creature.", size=(3, 3))
    table = Table(A={"battlefield": [sly]}, B={"battlefield": [CUB, ELK]}).start()
    table.attack(NAME).to("declare_blockers")
    assert {table.named(blocker) for blocker, _ in table.choices} == {"Cub", "Elk"}
    table.choose(("Cub", NAME))
    assert table.decision.kind == dec.PRIORITY  # the Elk can't block it, too


@pytest.mark.construct("CanBlockOnly")
def test_can_block_only_creatures_with_flying() -> None:
    low = beast("Reach\nThis creature can block only creatures with flying.")
    assert blocks(CUB, low, mine=(BAT,)) == {(NAME, "Bat")}


@pytest.mark.construct("CantBlockThing")
def test_beasts_can_t_block_walls() -> None:
    rule = permanent("Beasts can't block Birds.")
    bird = beast(name="Bird", type_line="Creature — Bird")
    table_pairs = blocks(CUB, ELK, rule, mine=(bird,))
    assert table_pairs == {("Elk", "Cub")}


@pytest.mark.construct("CanBlockAdditional")
def test_509_1b_can_block_an_additional_creature() -> None:
    tall = beast("This creature can block an additional creature each combat.", size=(2, 9))
    table = Table(A={"battlefield": [CUB, ELK]}, B={"battlefield": [tall]}).start()
    table.attack("Cub", "Elk").block((NAME, "Cub"), (NAME, "Elk"))
    table.to("postcombat_main")
    assert table.life("B") == 20


@pytest.mark.construct("CanBlockOneMore")
def test_can_block_one_more_this_turn() -> None:
    tall = beast("{0}: This creature can block an additional creature this turn.", size=(2, 9))
    table = Table(A={"battlefield": [CUB, ELK]}, B={"battlefield": [tall]}).start()
    table.attack("Cub", "Elk").passes()
    table.activate(NAME).resolve()
    table.block((NAME, "Cub"), (NAME, "Elk")).to("postcombat_main")
    assert table.life("B") == 20


@pytest.mark.construct("AttacksIfAble")
def test_508_1d_attacks_each_combat_if_able() -> None:
    table = Table(A={"battlefield": [beast("This creature attacks each combat if able.")]}, B={}).start()
    assert table.to("postcombat_main").life("B") == 18


@pytest.mark.construct("BlocksIfAble")
def test_509_1c_blocks_each_combat_if_able() -> None:
    rule = permanent("All creatures block each combat if able.")
    table = Table(A={"battlefield": [CUB]}, B={"battlefield": [ELK, rule]}).start()
    table.attack("Cub").to("postcombat_main")
    assert (table.life("B"), table.names("graveyard")) == (20, ["Cub", "Elk"])


@pytest.mark.construct("MustBeBlocked")
def test_509_1c_must_be_blocked_if_able() -> None:
    lure = beast("This creature must be blocked if able.")
    table = Table(A={"battlefield": [lure]}, B={"battlefield": [ELK]}).start()
    table.attack(NAME).to("postcombat_main")
    assert (table.life("B"), table.names("graveyard")) == (20, ["Elk", NAME])


@pytest.mark.construct("AttacksAsThough")
@pytest.mark.ledger("current:702.3")
def test_702_3b_attacks_as_though_it_didn_t_have_defender() -> None:
    rule = permanent("Walls you control can attack as though they didn't have defender.")
    assert attackers(WALL, ELK) == {"Elk"}
    assert attackers(WALL, ELK, rule) == {"Wall", "Elk"}


@pytest.mark.construct("BlocksThingThisCombat")
def test_target_creature_blocks_it_this_combat() -> None:
    text = "Whenever this creature attacks, target creature defending player controls blocks it this combat if able."
    table = Table(A={"battlefield": [beast(text)]}, B={"battlefield": [ELK, CUB]}).start()
    table.attack(NAME).choose("Elk").to("postcombat_main")
    assert table.names("graveyard") == ["Elk", NAME]


@pytest.mark.construct("AttacksOrBlocksIfAble")
def test_attacks_or_blocks_each_combat_if_able() -> None:
    eager = beast("This creature attacks or blocks each combat if able.")
    table = Table(A={"battlefield": [eager]}, B={}).start()
    assert table.to("postcombat_main").life("B") == 18
    table = Table(A={"battlefield": [CUB]}, B={"battlefield": [eager]}).start()
    table.attack("Cub").to("postcombat_main")
    assert (table.life("B"), table.names("graveyard")) == (20, ["Cub", NAME])


@pytest.mark.construct("CantBeBlockedByGreater")
@pytest.mark.parametrize(("size", "possible"), [(2, True), (3, False)])
def test_509_1b_creatures_with_greater_power(size: int, possible: bool) -> None:
    pet = beast("This creature can't be blocked by creatures with greater power.", name="Pet")
    wall = beast(name="Wall", size=(size, 4))
    table = Table(A={"battlefield": [pet]}, B={"battlefield": [wall]}).start().attack("Pet").to("declare_blockers")
    assert (table.decision.purpose == "blockers") == possible
