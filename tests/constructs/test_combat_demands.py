"""What creatures must do, can't do and assign in combat (508–510)."""

from __future__ import annotations

import pytest

from apnap.errors import IllegalActionError
from apnap.rules import decisions as dec
from apnap.rules.combat.attack_sets import attack_problem, validate_attack_set
from apnap.rules.combat.attacking import attackers
from apnap.rules.combat.block_sets import validate_block_set
from tests.constructs.support import BEAR, NAME, OGRE, Table, beast, permanent, spell
from tests.rules.support import FOREST, planeswalker


def ref(table: Table, name: str) -> int:
    return table.find(name, "battlefield").ref


@pytest.mark.construct("AttacksThisTurn")
@pytest.mark.parametrize("when", ["turn", "combat"])
def test_508_1d_a_creature_that_must_attack_once(when: str) -> None:
    goading = spell(f"Target creature attacks this turn if able. Target creature attacks this {when} if able.")
    table = Table(A={"hand": [goading], "battlefield": [BEAR, OGRE]}, B={}).start()
    table.cast(NAME, "Bear", "Ogre").resolve().to("declare_attackers")
    assert not table.decision.can_finish
    with pytest.raises(IllegalActionError, match=r"508\.1d"):
        validate_attack_set(table.state, ((ref(table, "Ogre"), -2),))
    table.to("declare_attackers", 3)
    assert table.decision.can_finish, "next turn it need not"


@pytest.mark.construct("AttacksThisCombat")
def test_508_1d_this_combat_is_over_with_the_combat() -> None:
    rite = spell("Target creature attacks this combat if able.", type_line="Instant")
    table = Table(A={"hand": [rite], "battlefield": [BEAR]}, B={}).start("begin_combat")
    table.cast(NAME).resolve()
    assert len(table.state.effects) == 1
    table.to("postcombat_main")
    assert not table.state.effects


@pytest.mark.construct("AttacksWhomThisTurn", "AttacksWhomEachCombat")
def test_508_1d_a_creature_that_must_attack_one_of_several_players() -> None:
    rite = spell("Target creature attacks target player this turn if able.")
    table = Table(A={"hand": [rite], "battlefield": [BEAR]}, B={}, C={}).start()
    table.cast(NAME, "C").resolve().to("declare_attackers")
    with pytest.raises(IllegalActionError, match=r"508\.1d"):
        validate_attack_set(table.state, ((ref(table, "Bear"), -2),))
    validate_attack_set(table.state, ((ref(table, "Bear"), -3),))
    lure = permanent("Creatures attack you each combat if able.")
    table = Table(A={"battlefield": [BEAR]}, B={"battlefield": [lure]}, C={}).start("declare_attackers")
    with pytest.raises(IllegalActionError, match=r"508\.1d"):
        validate_attack_set(table.state, ((ref(table, "Bear"), -3),))


@pytest.mark.construct("BlocksThisTurn", "BlocksThingThisTurn", "MustBeBlockedThisTurn")
@pytest.mark.parametrize(
    "text",
    [
        "Target creature blocks this turn if able.",
        "Target creature blocks target creature this turn if able.",
        "Target creature gets +0/+0 until end of turn. Target creature must be blocked this turn if able.",
    ],
)
def test_509_1c_requirements_to_block(text: str) -> None:
    occurring_in_all = [
        spell(one, name=f"Rite {i}")
        for i, one in enumerate(
            (
                "Target creature blocks this turn if able.",
                "Target creature blocks target creature this turn if able.",
                "Target creature must be blocked this turn if able.",
            )
        )
    ]
    table = Table(
        A={"hand": [spell(text), *occurring_in_all], "battlefield": [OGRE]}, B={"battlefield": [BEAR]}
    ).start()
    targets = ("Bear", "Ogre")[: text.lower().count("target creature")]
    table.cast(NAME, *targets).resolve().attack("Ogre").to("declare_blockers")
    assert table.decision.kind == dec.BLOCKERS
    assert not table.decision.can_finish
    with pytest.raises(IllegalActionError, match=r"509\.1c"):
        validate_block_set(table.state, 1, ())


@pytest.mark.construct("AllMustBlockThisTurn")
def test_509_1c_all_creatures_able_to_block_do_so() -> None:
    rite = spell("All creatures able to block target creature this turn do so.")
    table = Table(A={"hand": [rite], "battlefield": [OGRE, BEAR]}, B={"battlefield": [BEAR, BEAR]}).start()
    table.cast(NAME, "Ogre").resolve().attack("Ogre", "Bear").to("declare_blockers")
    table.choose(("Bear#2", "Ogre"))
    assert not table.decision.can_finish
    table.choose(("Bear#3", "Ogre"))
    assert len(table.find("Ogre").blocked_by) == 2


@pytest.mark.construct("CanBlockAnyNumber", "CanBlockMore")
@pytest.mark.parametrize(
    ("text", "most"), [("any number of creatures", 3), ("an additional two creatures each combat", 3)]
)
def test_509_1a_blocking_several(text: str, most: int) -> None:
    wall = beast(f"This creature can block {text}.")
    wall_too = beast("This creature can block an additional two creatures each combat.", name="Wall")
    other = beast("This creature can block any number of creatures.", name="Fence")
    table = Table(A={"battlefield": [BEAR, BEAR, BEAR, BEAR]}, B={"battlefield": [wall], "hand": [wall_too, other]})
    table.start().attack("Bear", "Bear#2", "Bear#3", "Bear#4").to("declare_blockers")
    table.choose((NAME, "Bear"), (NAME, "Bear#2"), (NAME, "Bear#3"))
    if text.startswith("any"):
        table.choose((NAME, "Bear#4"))
    assert len(table.find(NAME).blocking) == most + text.startswith("any")


@pytest.mark.construct("CantBeBlockedThisTurnExceptBy", "CantBlockOrBeBlockedBy")
def test_509_1b_blocked_only_by_some() -> None:
    rite = spell("Target creature can't be blocked this turn except by creatures with power 3 or greater.")
    other = beast("This creature can't block or be blocked by creatures with power 2 or less.", name="Sly")
    table = Table(
        A={"hand": [rite], "battlefield": [BEAR, other]}, B={"battlefield": [OGRE, beast(name="Cub")]}
    ).start()
    table.cast(NAME, "Bear").resolve().attack("Bear", "Sly").to("declare_blockers")
    offered = {o[0] for o in table.decision.options if isinstance(o, tuple)}
    assert offered == {ref(table, "Ogre")}


@pytest.mark.construct("FewCanAttack", "FewCanBlock")
def test_508_1c_no_more_than_one_attacker_and_blocker() -> None:
    truce = permanent(
        "No more than one creature can attack each combat.\nNo more than one creature can block each combat."
    )
    table = Table(A={"battlefield": [BEAR, OGRE]}, B={"battlefield": [truce, BEAR, OGRE]}).start("declare_attackers")
    with pytest.raises(IllegalActionError, match=r"508\.1c"):
        validate_attack_set(table.state, ((ref(table, "Bear"), -2), (ref(table, "Ogre"), -2)))
    table.attack("Bear").to("declare_blockers")
    bear = ref(table, "Bear")
    with pytest.raises(IllegalActionError, match=r"509\.1b"):
        validate_block_set(table.state, 1, ((ref(table, "Bear#2"), bear), (ref(table, "Ogre#2"), bear)))


@pytest.mark.construct("CantAttackWhom", "CantAttackYouOrPlaneswalkers")
def test_508_1c_neither_you_nor_your_planeswalkers() -> None:
    shield = permanent(
        "Creatures can't attack you.\nCreatures with power 3 can't attack you or planeswalkers you control."
    )
    walker = planeswalker("Walker", "3", 3)
    table = Table(A={"battlefield": [BEAR, OGRE]}, B={"battlefield": [shield, walker]}, C={}).start("declare_attackers")
    allowed = attack_problem(table.state).allowed
    assert allowed[ref(table, "Bear")] == [-3, ref(table, "Walker")]
    assert allowed[ref(table, "Ogre")] == [-3]


@pytest.mark.construct("UnlessPlayer")
@pytest.mark.parametrize(
    "text",
    [
        pytest.param(
            "you or planeswalkers you control unless their controller pays {1} for each of those creatures",
            marks=pytest.mark.construct("OfThoseUnit"),
        ),
        pytest.param(
            "you unless their controller pays {1} for each creature they control that's attacking you",
            marks=pytest.mark.construct("AttackerUnit"),
        ),
    ],
)
def test_508_1h_attacking_costs_for_each_attacker(text: str) -> None:
    gate = permanent(f"Creatures can't attack {text}.")
    table = Table(A={"battlefield": [BEAR, OGRE, FOREST, FOREST]}, B={"battlefield": [gate]}).start("declare_attackers")
    table.choose(("Bear", "B"), ("Ogre", "B"))
    assert len(attackers(table.state)) == 2
    assert all(one.tapped for one in table.objects("battlefield") if one.definition.name == "Forest")


@pytest.mark.construct("UnlessPlayer")
def test_509_1d_its_controller_pays_for_one_creature_by_a_count() -> None:
    aura = permanent(
        "Enchant creature\nEnchanted creature can't attack or block unless its controller pays {1} for each "
        "card in your hand.",
        "Enchantment — Aura",
    )
    seats = {"battlefield": [BEAR, FOREST], "hand": [aura, OGRE]}
    table = Table(A=seats, B={}).start()
    table.cast(NAME).resolve().to("declare_attackers")
    table.choose(("Bear", "B"))
    assert table.find("Forest").tapped, "one card in hand: {1}"
    assert len(attackers(table.state)) == 1


@pytest.mark.construct("CantAttackAlone", "CantBlockAlone", "CantAttackOrBlockAlone")
def test_506_5_not_alone() -> None:
    shy = beast("This creature can't attack alone.", name="Shy")
    timid = beast("This creature can't block alone.", name="Timid")
    coy = beast("This creature can't attack or block alone.", name="Coy")
    table = Table(A={"battlefield": [shy, coy, OGRE]}, B={"battlefield": [timid, coy, BEAR]}).start("declare_attackers")
    for name in ("Shy", "Coy"):
        with pytest.raises(IllegalActionError, match=r"508\.1c"):
            validate_attack_set(table.state, ((ref(table, name), -2),))
    table.attack("Ogre", "Shy").to("declare_blockers")
    for name in ("Timid", "Coy#2"):
        with pytest.raises(IllegalActionError, match=r"509\.1b"):
            validate_block_set(table.state, 1, ((ref(table, name), ref(table, "Ogre")),))
    validate_block_set(table.state, 1, ((ref(table, "Bear"), ref(table, "Ogre")),))


@pytest.mark.construct("AssignsNoDamage", "MayHaveObject", "IfYouDo")
def test_510_1a_no_combat_damage_this_turn_if_it_was_so() -> None:
    sneak = beast(
        "Whenever this creature attacks and isn't blocked, you may have it deal 3 damage to target creature. "
        "If you do, this creature assigns no combat damage this turn."
    )
    for wants, life in ((True, 20), (False, 18)):
        table = Table(A={"battlefield": [sneak]}, B={"battlefield": [OGRE]}).start().attack(NAME)
        table.to("declare_blockers").choose(dec.DONE).target("Ogre").resolve().choose(wants)
        table.to("postcombat_main")
        assert table.life("B") == life
        assert ("Ogre" in table.names("graveyard", "B")) == wants


@pytest.mark.construct("AssignsToughness")
def test_510_1a_toughness_rather_than_power() -> None:
    wall = beast(
        "Each creature you control assigns combat damage equal to its toughness rather than its power.", size=(0, 4)
    )
    table = Table(A={"battlefield": [wall]}, B={}).start().attack(NAME).to("postcombat_main")
    assert table.life("B") == 16


@pytest.mark.construct("MayAssignAsUnblocked", "EachMayAssignAsUnblocked")
@pytest.mark.parametrize(
    "text",
    [
        "You may have this creature assign its combat damage as though it weren't blocked.",
        "For each creature you control, you may have that creature assign its combat damage as though it "
        "weren't blocked.",
    ],
)
def test_510_1c_damage_as_though_it_were_not_blocked(text: str) -> None:
    beast("You may have this creature assign its combat damage as though it weren't blocked.")
    beast(
        "For each creature you control, you may have that creature assign its combat damage as though it "
        "weren't blocked."
    )
    table = Table(A={"battlefield": [beast(text)]}, B={"battlefield": [OGRE]}).start().attack(NAME)
    table.block(("Ogre", NAME)).passes(2).choose(True)
    assert table.life("B") == 18


@pytest.mark.construct("CantBlockOrBeBlocked", "CantAttackBlockOrTransform")
def test_508_1c_509_1b_several_things_that_it_cant_do() -> None:
    shade = beast("This creature can't block or be blocked.", name="Shade")
    aura = permanent("Enchant creature\nEnchanted creature can't attack, block, or transform.", "Enchantment — Aura")
    table = Table(A={"battlefield": [shade, BEAR], "hand": [aura]}, B={"battlefield": [OGRE, shade]}).start()
    table.cast(NAME, "Bear").resolve().to("declare_attackers")
    assert set(attack_problem(table.state).allowed) == {ref(table, "Shade")}
    table.attack("Shade")
    assert table.decision.kind == dec.PRIORITY
    table.passes(2)
    assert table.decision.kind != dec.BLOCKERS


ELK = beast(name="Elk", size=(3, 3))


@pytest.mark.construct("BlocksThisCombat")
def test_509_1c_target_creature_blocks_this_combat() -> None:
    text = "Whenever this creature attacks, target creature blocks this combat if able."
    table = Table(A={"battlefield": [beast(text)]}, B={"battlefield": [ELK]}).start()
    table.attack(NAME).choose("Elk").to("postcombat_main")
    assert (table.life("B"), table.names("graveyard")) == (20, [NAME])


@pytest.mark.construct("MustBeBlockedThisCombat")
def test_509_1c_it_must_be_blocked_this_combat() -> None:
    text = "Whenever this creature attacks, it must be blocked this combat if able."
    table = Table(A={"battlefield": [beast(text)]}, B={"battlefield": [ELK]}).start()
    table.attack(NAME).to("postcombat_main")
    assert (table.life("B"), table.names("graveyard")) == (20, [NAME])
