"""Damage dealt elsewhere, half of it, as though its source had infect; what it causes (120, 614, 615)."""

from __future__ import annotations

import pytest

from tests.constructs.support import BEAR, NAME, OGRE, Table, beast, permanent, played, spell

BOLT = spell("Bolt deals 3 damage to you.", name="Bolt", type_line="Instant")


@pytest.mark.construct("NextTimeDealsElsewhere")
def test_614_9_the_source_deals_it_to_something_else() -> None:
    monk = beast(
        "{0}: The next time an instant or sorcery spell would deal damage to you this turn, that spell deals that "
        "damage to its controller instead.",
        name="Monk",
    )
    curse = spell("Curse deals 3 damage to target player.", name="Curse", type_line="Instant")
    table = Table(A={"battlefield": [monk], "hand": []}, B={"hand": [curse]}).start()
    table.activate("Monk").resolve().passes().cast("Curse", "A").settle()
    assert (table.life("A"), table.life("B")) == (20, 17)
    dancer = beast(
        "{0}: The next time target attacking creature would deal combat damage to this creature this turn, that "
        "creature deals that damage to itself instead.",
        size=(0, 1),
    )
    table = Table(A={"battlefield": [OGRE]}, B={"battlefield": [dancer]}).start().attack("Ogre").to("declare_blockers")
    table.block((NAME, "Ogre")).passes().activate(NAME).settle().to("postcombat_main")
    assert (table.names("graveyard", "A"), table.names("battlefield", "B")) == (["Ogre"], [NAME])


@pytest.mark.construct("DealsElsewhere")
def test_614_9_every_time() -> None:
    law = permanent("If a sorcery spell would deal damage to you, it deals that damage to its controller instead.")
    curse = spell("Curse deals 3 damage to each player.", name="Curse")
    table = Table(A={"hand": [curse]}, B={"battlefield": [law]}).start().cast("Curse").resolve()
    assert (table.life("A"), table.life("B")) == (14, 20)


@pytest.mark.construct("NextTimeAllButSome")
def test_615_8_all_but_one_of_the_damage() -> None:
    field = permanent(
        "{0}: The next time an unblocked creature of your choice would deal combat damage to you this turn, prevent "
        "all but 1 of that damage.",
        "Artifact",
    )
    table = Table(A={"battlefield": [OGRE, BEAR]}, B={"battlefield": [field]}).start().attack("Ogre", "Bear")
    table.to("declare_blockers").passes().activate(NAME)
    table.passes(2)
    table.choose("Ogre").to("postcombat_main")
    assert table.life("B") == 20 - 1 - 2


@pytest.mark.construct("HalfThatDamage", "ThatDamagePlusMeasured")
@pytest.mark.parametrize(
    ("how", "left"),
    [
        ("half that damage, rounded down, to that permanent or player", 19),
        ("that much damage plus an amount of damage equal to the number of creatures you control", 16),
    ],
)
def test_614_1a_another_amount(how: str, left: int) -> None:
    both = [
        permanent(f"If a source would deal damage to a permanent or player, it deals {one} instead.", name=f"Law {i}")
        for i, one in enumerate(
            (
                "half that damage, rounded down, to that permanent or player",
                "that much damage plus an amount of damage equal to the number of creatures you control",
            )
        )
    ]
    law = permanent(f"If a source would deal damage to a permanent or player, it deals {how} instead.")
    table = Table(A={"hand": [BOLT, *both], "battlefield": [law, BEAR]}, B={}).start().cast("Bolt").resolve()
    assert table.life("A") == left


@pytest.mark.construct("DealtAsByInfect", "DealtAsByWither")
def test_702_80_702_90_as_though_with_wither_or_infect() -> None:
    unlife = permanent("All damage is dealt to you as though its source had infect.")
    table = Table(A={"hand": [BOLT], "battlefield": [unlife]}, B={}).start().cast("Bolt").resolve()
    assert (table.life("A"), table.state.players[0].counters) == (20, (("poison", 3),))
    torment = permanent("All damage is dealt as though its source had wither.")
    table = played(
        "Subject deals 1 damage to target creature.", A={"battlefield": [torment]}, B={"battlefield": [OGRE]}
    )
    assert (table.find("Ogre").counters, table.find("Ogre").damage) == ((("-1/-1", 1),), 0)
    assert table.life("B") == 20


@pytest.mark.construct("DamageIsDealt")
def test_603_2c_damage_is_dealt_to_you() -> None:
    watch = permanent("Whenever combat damage is dealt to you, draw a card.")
    table = Table(A={"battlefield": [OGRE, BEAR]}, B={"battlefield": [watch]}).start().attack("Ogre", "Bear")
    table.to("postcombat_main")
    assert len(table.names("hand", "B")) == 1


@pytest.mark.construct("CausedByCombatDamage", "CausedByBeingDealtDamage")
def test_603_2d_damage_that_causes_triggers() -> None:
    boots = permanent(
        name="Boots",
        text="If a creature you control dealing combat damage to a player causes a triggered ability of a permanent "
        "you control to trigger, that ability triggers an additional time.\n"
        "If a creature you control being dealt damage causes a triggered ability of a permanent you control to "
        "trigger, that ability triggers an additional time.",
    )
    thief = beast(
        "Whenever this creature deals combat damage to a player, draw a card.\n"
        "Whenever this creature is dealt damage, you gain 1 life.\nWhenever this creature attacks, you gain 10 life.",
        size=(1, 5),
    )
    ping = spell("Ping deals 1 damage to target creature.", name="Ping")
    table = Table(A={"battlefield": [boots, thief], "hand": [ping]}, B={}).start().cast("Ping").settle()
    assert table.life("A") == 22
    table.attack(NAME).to("postcombat_main")
    assert (table.life("A"), len(table.names("hand", "A"))) == (32, 2)


@pytest.mark.construct("DealsDamageToYouThisWay")
@pytest.mark.parametrize("prevented", [True, False])
def test_608_2c_deals_damage_to_you_this_way(prevented: bool) -> None:
    minion = beast(
        "At the beginning of your upkeep, this creature deals 5 damage to you unless you sacrifice a land. If this "
        "creature deals damage to you this way, tap it."
    )
    ward = [permanent("Prevent all damage that would be dealt to you.")] if prevented else []
    table = Table(A={"battlefield": [minion, *ward]}, B={}).start()
    table.to("upkeep", 3)
    assert table.find(NAME).tapped != prevented


@pytest.mark.construct("DamageDealtToIt")
def test_120_3_as_much_as_was_dealt_to_it() -> None:
    colony = beast("When this creature dies, you gain X life, where X is the amount of damage dealt to it this turn.")
    bolt = spell("Zap deals 4 damage to target creature.", name="Zap")
    table = Table(A={"battlefield": [colony], "hand": [bolt]}, B={}).start().cast("Zap").settle()
    assert table.life("A") == 24


@pytest.mark.construct("DealsEqualAndThatMuch")
def test_120_1_and_that_much_to_another() -> None:
    text = (
        "Subject deals damage equal to the number of creatures you control to target player and that much damage to up "
        "to one target creature."
    )
    table = Table(A={"hand": [spell(text)], "battlefield": [BEAR, OGRE]}, B={}).start()
    table.cast(NAME, "B").target("Ogre").resolve()
    assert (table.life("B"), table.find("Ogre").damage) == (18, 2)


@pytest.mark.construct("HarmOfHostChanged")
def test_614_1a_double_damage_to_equipped_creature() -> None:
    flail = permanent(
        "If another creature would deal combat damage to equipped creature, it deals double that damage to equipped "
        "creature instead.\nEquip {0}",
        "Artifact — Equipment",
    )
    wall = beast(size=(0, 9), name="Wall")
    table = Table(A={"battlefield": [OGRE]}, B={"battlefield": [wall, flail]}).start()
    table.to("precombat_main", 2).activate(NAME).resolve()
    table.to("precombat_main", 3).attack("Ogre").to("declare_blockers").block(("Wall", "Ogre")).to("end_combat")
    assert table.find("Wall").damage == 6
