"""Damage that is prevented or dealt to something else (614.9, 615)."""

from __future__ import annotations

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.rules import decisions as dec
from tests.constructs.support import BEAR, CUB, NAME, OGRE, Table, beast, permanent, settle, spanish, spell, written


def bolt(n: int = 3, name: str = "Bolt", to: str = "any target", cost: str = "{0}") -> CardDefinition:
    return spell(f"{name} deals {n} damage to {to}.", name=name, cost=cost, type_line="Instant")


@pytest.mark.construct("AllHarm", "DealtTo", "DealtBy", "DealtToBy", "AnyDamage", "CombatDamage", "NoncombatDamage")
@pytest.mark.parametrize(
    ("text", "life", "after_combat"),
    [
        ("Prevent all damage that would be dealt to you.", 20, 20),
        ("Prevent all combat damage that would be dealt to you.", 17, 17),
        ("Prevent all noncombat damage that would be dealt to you.", 20, 18),
        ("Prevent all damage that would be dealt by creatures.", 17, 17),
        ("Prevent all damage that would be dealt to you by creatures.", 17, 17),
        ("Prevent all damage that would be dealt to creatures.", 17, 15),
    ],
)
def test_615_1_which_damage_is_prevented(text: str, life: int, after_combat: int) -> None:
    permanent(
        "Prevent all damage that would be dealt to you by creatures.\nPrevent all damage that would be dealt by "
        "creatures."
    )
    permanent(
        "Prevent all noncombat damage that would be dealt to you.\nPrevent all combat damage that would be "
        "dealt to you."
    )
    seats = {"hand": [bolt()], "battlefield": [BEAR]}
    table = Table(A=seats, B={"battlefield": [permanent(text)]}).start()
    assert table.cast("Bolt", "B").resolve().life("B") == life
    assert table.attack("Bear").to("postcombat_main").life("B") == after_combat


@pytest.mark.construct("AllHarm", "DealtTurn", "DealtTurnBy", "DealtTurnToBy", "DealtTurnTo")
@pytest.mark.parametrize(
    ("text", "bear", "ogre"),
    [
        ("Prevent all damage that would be dealt this turn.", 20, 20),
        ("Prevent all damage that would be dealt this turn by target creature.", 20, 17),
        ("Prevent all damage that would be dealt this turn to target player by target creature.", 20, 17),
        ("Prevent all damage that would be dealt this turn to target player.", 20, 20),
    ],
)
def test_615_1_this_turn_only(text: str, bear: int, ogre: int) -> None:
    for one in (
        "this turn",
        "this turn by target creature",
        "this turn to target player by target creature",
        "this turn to you",
    ):
        spell(f"Prevent all damage that would be dealt {one}.")
    table = Table(A={"hand": [spell(text)], "battlefield": [BEAR, OGRE]}, B={}).start()
    targets = [who for word, who in (("player", "B"), ("creature", "Bear")) if f"target {word}" in text]
    table.cast(NAME, *targets).resolve().attack("Bear").to("postcombat_main")
    assert table.life("B") == bear
    table.to("postcombat_main", 3)
    table = Table(A={"hand": [spell(text)], "battlefield": [BEAR, OGRE]}, B={}).start()
    table.cast(NAME, *targets).resolve().attack("Ogre").to("postcombat_main")
    assert table.life("B") == ogre


@pytest.mark.construct("AllHarmToAndBy")
def test_615_1_to_and_by() -> None:
    fog = spell("Prevent all combat damage that would be dealt to and dealt by target creature this turn.")
    table = Table(A={"hand": [fog], "battlefield": [BEAR]}, B={"battlefield": [OGRE]}).start()
    table.cast(NAME, "Bear").resolve().attack("Bear").block(("Ogre", "Bear")).to("postcombat_main")
    assert table.names("battlefield") == ["Bear", "Ogre"]
    assert table.find("Ogre").damage == 0


@pytest.mark.construct("NextHarm", "DealtToThisTurn", "DamagePrevented", "PlayerAndOrObject")
def test_615_7_one_shield_for_you_and_your_permanents_and_life_for_what_it_prevents() -> None:
    shield = spell(
        "Prevent the next 4 damage that would be dealt to you and/or permanents you control this turn. "
        "You gain life equal to the damage prevented this way.",
    )
    hand = [shield, bolt(2, "Bolt", "you"), bolt(3, "Blast", "target creature")]
    table = Table(A={"hand": hand, "battlefield": [OGRE]}, B={}).start()
    table.cast(NAME).resolve().cast("Bolt").resolve()
    assert table.life("A") == 22
    table.cast("Blast").resolve()
    assert (table.life("A"), table.find("Ogre").damage) == (24, 1)


@pytest.mark.construct("IfPrevented", "NextHarm")
def test_615_5_if_damage_is_prevented_it_is_dealt_to_the_target_chosen_before() -> None:
    shield = spell(
        "Prevent the next 2 damage that would be dealt to you this turn. "
        "If damage is prevented this way, ~ deals that much damage to any target.".replace("~", NAME)
    )
    table = Table(A={"hand": [shield, bolt(3, "Bolt", "you")]}, B={}).start()
    table.cast(NAME, "B").resolve().cast("Bolt").resolve()
    assert (table.life("A"), table.life("B")) == (19, 18)


@pytest.mark.construct("NextTimePrevented", "AnyonesHarm", "SourceHarm")
@pytest.mark.parametrize("whom", ["", " to you"])
def test_615_8_the_next_time_a_source_deals_damage_all_of_it_is_prevented(whom: str) -> None:
    ward = spell(f"The next time a red source of your choice would deal damage{whom} this turn, prevent that damage.")
    spell("The next time a red source of your choice would deal damage to you this turn, prevent that damage.")
    spell("The next time a red source of your choice would deal damage this turn, prevent that damage.")
    red = permanent(
        "{0}: Subject 2 deals 2 damage to each creature and each player.", "Artifact", name="Subject 2", cost="{R}"
    )
    table = Table(A={"hand": [ward], "battlefield": [red, BEAR]}, B={}).start()
    table.cast(NAME).resolve().activate("Subject 2").resolve()
    assert table.life("A") == 20
    assert table.life("B") == (20 if not whom else 18)
    assert ("Bear" in table.names("battlefield")) == (not whom)
    assert table.activate("Subject 2").resolve().life("A") == 18, "the shield is used up"


@pytest.mark.construct(
    "HarmPrevented",
    "SourceHarm",
    "DealtHarm",
    "SomeOfThatDamage",
    "AllButSomeDamage",
    "HalfThatDamageUp",
    "HalfThatDamageDown",
)
@pytest.mark.parametrize(
    ("part", "life"),
    [
        ("1 of that damage", 16),
        ("all but 1 of that damage", 19),
        ("half that damage, rounded up", 18),
        ("half that damage, rounded down", 17),
        ("that damage", 20),
    ],
)
def test_615_10_how_much_is_prevented(part: str, life: int) -> None:
    for one in (
        "1 of that damage",
        "all but 1 of that damage",
        "half that damage, rounded up",
        "half that damage, rounded down",
    ):
        permanent(
            f"If a source would deal damage to you, prevent {one}.\nIf damage would be dealt to you, prevent "
            f"that damage."
        )
    ward = permanent(
        f"If a source an opponent controls would deal damage to you or a creature you control, prevent {part}."
    )
    table = Table(
        A={"hand": [bolt(5), bolt(5, "Bolt 2", "target creature")]}, B={"battlefield": [ward, beast(size=(1, 9))]}
    )
    assert table.start().cast("Bolt", "B").resolve().life("B") == life
    table.cast("Bolt 2").resolve()
    assert table.find(NAME + "#2").damage == 20 - life


@pytest.mark.construct("HarmPrevented", "PreventedUnit", "DealtHarm")
def test_615_5_the_sentence_behind_it_happens_besides() -> None:
    phantom = beast(
        "If damage would be dealt to this creature, prevent that damage. Remove a +1/+1 counter from this creature."
    )
    hydra = beast(
        "If noncombat damage would be dealt to this creature, prevent that damage. "
        "Put a +1/+1 counter on this creature for each 1 damage prevented this way.",
        name="Hydra",
    )
    table = Table(A={"hand": [bolt(3), bolt(3, "Blast")], "battlefield": [phantom, hydra]}, B={}).start()
    table.state.edit(table.find(NAME).ref).counters = (("+1/+1", 2),)
    table.state.disturb()
    table.cast("Bolt", NAME).resolve()
    assert table.size(NAME) == (3, 3)
    assert table.cast("Blast", "Hydra").resolve().size("Hydra") == (5, 5)


@pytest.mark.construct("HarmPreventedAnd", "HarmWhile", "HarmPreventedWhileOther", "SourceHarm")
def test_615_5_what_is_joined_by_and() -> None:
    knight = beast(
        "If damage would be dealt to this creature while it has a +1/+1 counter on it, "
        "prevent that damage and remove a +1/+1 counter from it."
    )
    skinner = permanent(
        "If a source you control would deal damage to an opponent, prevent that damage and each opponent mills "
        "that many cards."
    )
    table = Table(A={"hand": [bolt(3), bolt(2, "Blast")], "battlefield": [knight, skinner]}, B={}).start()
    table.state.edit(table.find(NAME + "#1").ref).counters = (("+1/+1", 1),)
    table.state.disturb()
    table.cast("Blast", NAME).resolve()
    assert table.size(NAME) == (2, 2)
    table.cast("Bolt", "B").resolve()
    assert table.life("B") == 20
    assert table.names("graveyard", "B") == ["Wastes"] * 3


@pytest.mark.construct("WhenPrevented")
def test_603_12_when_damage_is_prevented_a_new_ability_with_its_own_target() -> None:
    dino = beast(
        "If damage would be dealt to this creature, prevent that damage. "
        "When damage is prevented this way, this creature deals that much damage to any other target."
    )
    table = Table(A={"hand": [bolt(3)], "battlefield": [dino]}, B={}).start()
    table.cast("Bolt", NAME).resolve().target("B").resolve()
    assert table.life("B") == 17


@pytest.mark.construct("AllHarmRedirected", "DealtTo")
def test_614_9_all_damage_to_you_is_dealt_to_a_creature_instead() -> None:
    aura = permanent(
        "Enchant creature\nAll damage that would be dealt to you is dealt to enchanted creature instead.",
        "Enchantment — Aura",
    )
    seats = {"hand": [aura, bolt(2, "Bolt", "you")], "battlefield": [OGRE]}
    table = Table(A=seats, B={}).start()
    table.cast(NAME).resolve().cast("Bolt").resolve()
    assert (table.life("A"), table.find("Ogre").damage) == (20, 2)
    assert spanish("All damage that would be dealt to you is dealt to enchanted creature instead.") == (
        "Todo el daño que se te fuera a hacer se le hace a la criatura encantada en vez de eso."
    )


@pytest.mark.construct("AllHarmRedirected", "DealtTurnToBy")
def test_614_9_damage_by_a_source_of_your_choice_this_turn() -> None:
    chant = spell(
        "All damage that would be dealt this turn to target creature you control by a source of your choice "
        "is dealt to another target creature instead."
    )
    gun = permanent("{0}: Gun deals 1 damage to target creature.", "Artifact", name="Gun")
    rod = permanent("{0}: Rod deals 1 damage to target creature.", "Artifact", name="Rod")
    table = Table(A={"hand": [chant], "battlefield": [OGRE, gun, rod]}, B={"battlefield": [BEAR]}).start()
    table.cast(NAME).passes(2).choose("Gun")
    table.activate("Gun", "Ogre").resolve()
    assert (table.find("Ogre").damage, table.find("Bear").damage) == (0, 1)
    table.activate("Rod", "Ogre").resolve()
    assert (table.find("Ogre").damage, table.find("Bear").damage) == (1, 1)


@pytest.mark.construct("NextHarmRedirected")
def test_614_9_the_next_damage_goes_elsewhere() -> None:
    monk = beast(
        "{0}: The next 1 damage that would be dealt to this creature this turn is dealt to target creature you "
        "control instead."
    )
    table = Table(A={"battlefield": [monk, OGRE], "hand": [bolt(3)]}, B={}).start()
    table.activate(NAME, "Ogre").resolve().activate(NAME, "Ogre").resolve().cast("Bolt", NAME).resolve()
    assert (table.find("Ogre").damage, table.find(NAME).damage) == (2, 1)


@pytest.mark.construct("NextTimeRedirected", "DealtHarm", "ObjectAndOrPlayer")
def test_614_9_the_next_time_it_goes_elsewhere() -> None:
    mirror = beast(
        "{0}: The next time damage would be dealt to this creature and/or you this turn, that damage is dealt "
        "to any target instead."
    )
    table = Table(A={"battlefield": [mirror], "hand": [bolt(3, "Bolt", "you"), bolt(2, "Blast", "you")]}, B={}).start()
    table.activate(NAME, "B").resolve().cast("Bolt").resolve()
    assert (table.life("A"), table.life("B")) == (20, 17)
    table.cast("Blast").resolve()
    assert (table.life("A"), table.life("B")) == (18, 17)


@pytest.mark.construct("DealtByThisTurn", "DealtToByThisTurn")
def test_615_7_the_next_damage_of_a_chosen_source() -> None:
    one = spell("Prevent the next 3 damage that a source of your choice would deal to you this turn.", name="One")
    two = spell("Prevent the next 1 damage that a source of your choice would deal this turn.", name="Two")
    gun = permanent("{0}: Gun deals 2 damage to each player.", "Artifact", name="Gun")
    table = Table(A={"hand": [one, two], "battlefield": [gun]}, B={}).start()
    table.cast("One").passes(2)
    assert table.decision.kind == dec.OBJECTS
    table.choose("Gun").activate("Gun").resolve()
    assert (table.life("A"), table.life("B")) == (20, 18)
    table.activate("Gun").resolve()
    assert table.life("A") == 19


@pytest.mark.construct("Prevent")
def test_615_prevent_damage() -> None:
    fog = written("Prevent all combat damage that would be dealt this turn.", "Instant")
    table = Table(A={"battlefield": [CUB]}, B={"hand": [fog]}).start()
    table.attack("Cub").passes()
    settle(table.cast(NAME))
    assert table.find("Cub").tapped and table.to("postcombat_main").life("B") == 20
