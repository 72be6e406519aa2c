"""Damage in other amounts, damage that was dealt, damage that can't be prevented (120, 614.1a, 615.12)."""

from __future__ import annotations

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.oracle.twoway import tongue
from tests.constructs.support import BEAR, NAME, OGRE, Table, beast, permanent, spell

FUMES = permanent("Prevent all damage that would be dealt to you.", name="Fumes")


def bolt(n: int = 3, name: str = "Bolt", to: str = "any target") -> CardDefinition:
    return spell(f"{name} deals {n} damage to {to}.", name=name, type_line="Instant")


HOWS = ["double that damage", "triple that damage", "that much damage plus 1", "that much damage minus 1"]


@pytest.mark.construct("HarmChanged", "DoubleThatDamage", "TripleThatDamage", "ThatDamagePlus", "ThatDamageMinus")
@pytest.mark.parametrize(("how", "dealt"), list(zip(HOWS, (6, 9, 4, 2), strict=True)))
def test_614_1a_damage_in_another_amount(how: str, dealt: int) -> None:
    for one in HOWS:
        permanent(f"If a source you control would deal damage to an opponent, it deals {one} to that player instead.")
    boost = permanent(f"If a source you control would deal damage to a permanent or player, it deals {how} instead.")
    table = Table(A={"hand": [bolt()], "battlefield": [boost]}, B={}).start()
    assert table.cast("Bolt", "B").resolve().life("B") == 20 - dealt


@pytest.mark.construct("HarmChangedThisTurn", "CombatDamage")
def test_614_1a_only_combat_damage_to_creatures_this_turn() -> None:
    fury = spell(
        "If a creature would deal combat damage to a creature this turn, it deals double that damage "
        "to that creature instead."
    )
    table = Table(
        A={"hand": [fury], "battlefield": [BEAR, OGRE]}, B={"battlefield": [beast(name="Wall", size=(1, 9))]}
    ).start()
    table.cast(NAME).resolve().attack("Bear", "Ogre").block(("Wall", "Ogre")).to("postcombat_main")
    assert (table.life("B"), table.find("Wall").damage, table.find("Ogre").damage) == (18, 6, 2)


@pytest.mark.construct("DealtDamageBy")
def test_120_3_a_creature_dealt_damage_by_this_creature_dies_whatever_kills_it() -> None:
    vampire = beast(
        "Whenever a creature dealt damage by this creature this turn dies, put a +1/+1 counter on this creature.",
        size=(1, 5),
    )
    seats = {"battlefield": [vampire], "hand": [bolt(2), bolt(3, "Blast")]}
    table = Table(A=seats, B={"battlefield": [BEAR, OGRE]}).start()
    table.cast("Bolt", "Bear").resolve()
    assert table.size(NAME) == (1, 5), "it dealt no damage to the Bear"
    table.attack(NAME).block(("Ogre", NAME)).to("postcombat_main").cast("Blast", "Ogre").resolve().resolve()
    assert table.size(NAME) == (2, 6)


@pytest.mark.construct("ThatDealtDamage", "ThatDealtDamageTo")
def test_120_3_a_creature_that_dealt_damage() -> None:
    arrow = spell("Destroy target creature that dealt damage this turn.", name="Arrow")
    wrath = spell("Destroy all creatures that dealt damage to target player this turn.", name="Wrath")
    spell("Destroy all creatures that dealt damage to you this turn.")
    table = Table(A={"battlefield": [BEAR, OGRE], "hand": [arrow, wrath]}, B={}).start()
    assert not table.can_cast("Arrow")
    table.attack("Bear").to("postcombat_main").cast("Wrath", "A").resolve()
    assert table.names("battlefield") == ["Bear", "Ogre"]
    table.cast("Arrow").resolve()
    assert table.names("battlefield") == ["Ogre"]


@pytest.mark.construct("DealtDamageThisWay", "WouldDieThisTurn")
def test_608_2c_what_was_dealt_damage_this_way_is_exiled_or_cant_block() -> None:
    anger = spell(
        f"{NAME} deals 2 damage to each creature. If a creature dealt damage this way would die this "
        f"turn, exile it instead."
    )
    shove = spell(
        "Shove deals 1 damage to target creature. A creature dealt damage this way can't block this turn.", name="Shove"
    )
    table = Table(A={"hand": [anger, shove]}, B={"battlefield": [BEAR, OGRE]}).start()
    table.cast(NAME).resolve()
    assert table.names("exile") == ["Bear"]
    table = Table(A={"hand": [shove], "battlefield": [BEAR]}, B={"battlefield": [BEAR, OGRE]}).start()
    table.cast("Shove", "Ogre").resolve().attack("Bear").to("declare_blockers")
    assert {option[0] for option in table.decision.options if isinstance(option, tuple)} == {table.find("Bear#2").ref}


@pytest.mark.construct(
    "DamageCantBePrevented", "DamageCantBePreventedNow", "TheDamageCantBePrevented", "AndCantBePrevented"
)
@pytest.mark.parametrize(
    ("text", "life"),
    [
        (f"Damage can't be prevented this turn. {NAME} deals 3 damage to any target.", 14),
        (f"{NAME} deals 3 damage to any target. The damage can't be prevented.", 17),
        (f"{NAME} deals 3 damage to any target and the damage can't be prevented.", 17),
    ],
)
def test_615_12_damage_cant_be_prevented(text: str, life: int) -> None:
    permanent("Damage can't be prevented.")
    spell(f"Damage can't be prevented this turn. {NAME} deals 3 damage to any target.")
    spell(f"{NAME} deals 3 damage to any target. The damage can't be prevented.")
    spell(f"{NAME} deals 3 damage to any target and the damage can't be prevented.")
    table = Table(A={"hand": [spell(text), bolt()]}, B={"battlefield": [FUMES]}).start()
    table.cast(NAME, "B").resolve().cast("Bolt", "B").resolve()
    assert table.life("B") == life
    static = permanent("Damage can't be prevented.")
    table = Table(A={"hand": [bolt()], "battlefield": [static]}, B={"battlefield": [FUMES]}).start()
    assert table.cast("Bolt", "B").resolve().life("B") == 17


@pytest.mark.construct("DealsNoncombatDamageTo", "IsDealtCombatDamage", "IsDealtNoncombatDamage")
def test_603_2_combat_and_other_damage_trigger_apart() -> None:
    watch = permanent("Whenever a source you control deals noncombat damage to an opponent, you gain 1 life.")
    wall = beast(
        "Whenever this creature is dealt combat damage, you gain 5 life.\nWhenever this creature is "
        "dealt noncombat damage, you lose 5 life.",
        name="Wall",
        size=(0, 9),
    )
    table = Table(
        A={"battlefield": [watch, BEAR, OGRE], "hand": [bolt(), bolt(1, "Blast")]}, B={"battlefield": [wall]}
    ).start()
    table.cast("Bolt", "B").resolve().resolve()
    table.cast("Blast", "Wall").resolve().resolve()
    assert (table.life("A"), table.life("B")) == (21, 12)
    table.attack("Bear", "Ogre").block(("Wall", "Ogre")).to("postcombat_main")
    assert (table.life("A"), table.life("B")) == (21, 15)


@pytest.mark.construct("InsteadIfSuffix")
@pytest.mark.parametrize(("cards", "life"), [(0, 15), (1, 18)])
def test_614_15_instead_if_at_the_end(cards: int, life: int) -> None:
    flames = spell(
        f"{NAME} deals 2 damage to any target.\nHellbent — {NAME} deals 5 damage instead if you have no cards in hand."
    )
    table = Table(A={"hand": [flames, *[BEAR] * cards]}, B={}).start()
    assert table.cast(NAME, "B").resolve().life("B") == life


@pytest.mark.construct("MayClause", "ThatManyThings")
def test_603_2_that_many_behind_you_may_is_the_amount_of_the_event() -> None:
    mother = beast(
        "Whenever this creature is dealt damage, you may create that many 1/1 green Insect creature tokens.",
        size=(1, 9),
    )
    table = Table(A={"battlefield": [mother], "hand": [bolt(2)]}, B={}).start()
    table.cast("Bolt", NAME).resolve().resolve().choose(True)
    assert table.names("battlefield") == ["Insect Token", "Insect Token", NAME]


def test_a_line_in_spanish_and_back() -> None:
    line = "If a source you control would deal damage to an opponent, it deals double that damage instead."
    tree = tongue("en").read(line).tree
    spanish = tongue("es").print(tree)
    assert spanish == (
        "Si una fuente que controlas fuera a hacer daño a un oponente, en vez de eso, hace el doble de ese daño."
    )
    assert tongue("es").read(spanish).tree == tree


@pytest.mark.construct("AlsoDeals")
def test_it_also_deals_damage_to_the_controller() -> None:
    text = "~ deals 1 damage to target creature. ~ also deals 2 damage to that creature's controller."
    table = Table(A={"hand": [spell(text)]}, B={"battlefield": [OGRE]}).start().cast(NAME).resolve()
    assert table.life("B") == 18
