"""702.82, 702.95, 702.104, 702.122, 702.171: what texts say around devour, soulbond, tribute, crew and saddle."""

from __future__ import annotations

import pytest

from apnap.abilities import values
from apnap.abilities.values import CREATURE
from apnap.rules import decisions as dec
from tests.constructs.support import CUB, NAME, Table, beast, permanent, settle, spanish, written
from tests.rules.layered import seen

SOLDIER = beast(name="Soldier", size=(1, 1), type_line="Creature — Soldier")
CARD = ("Wastes",)


def vehicle(text: str, size: tuple[int, int] = (3, 3)) -> object:
    return written(text, "Artifact — Vehicle", size=size)


@pytest.mark.construct("CrewsStronger")
def test_a_pilot_crews_with_more_power() -> None:
    pilot = beast("This creature crews Vehicles as though its power were 2 greater.", name="Pilot", size=(1, 1))
    cart = written("Crew 3", "Artifact — Vehicle", name="Cart", size=(3, 3))
    mount = beast("Saddle 3", name="Mount", size=(3, 3), type_line="Creature — Ox Mount")
    table = Table(A={"battlefield": [pilot, cart, mount]}, B={}).start()
    assert table.can_activate("Cart") and not table.can_activate("Mount")


@pytest.mark.construct("SaddlesAndCrewsStronger")
def test_a_rider_saddles_and_crews_with_more_power() -> None:
    text = "This creature saddles Mounts and crews Vehicles as though its power were 2 greater."
    rider = beast(text, name="Rider", size=(1, 1))
    cart = written("Crew 3", "Artifact — Vehicle", name="Cart", size=(3, 3))
    mount = beast("Saddle 3", name="Mount", size=(3, 3), type_line="Creature — Ox Mount")
    table = Table(A={"battlefield": [rider, cart, mount]}, B={}).start()
    assert table.can_activate("Cart") and table.can_activate("Mount")
    dearer = beast("Saddle 4", name="Mount", size=(3, 3), type_line="Creature — Ox Mount")
    assert not Table(A={"battlefield": [rider, dearer]}, B={}).start().can_activate("Mount")


@pytest.mark.construct("CrewsByToughness")
def test_a_stout_creature_crews_with_its_toughness() -> None:
    text = "This creature crews Vehicles using its toughness rather than its power."
    cart = written("Crew 4", "Artifact — Vehicle", name="Cart", size=(3, 3))
    for size, able in (((0, 4), True), ((5, 3), False)):
        table = Table(A={"battlefield": [beast(text, name="Ox", size=size), cart]}, B={}).start()
        assert table.can_activate("Cart") is able


@pytest.mark.construct("CantCrew")
def test_a_creature_that_cant_crew() -> None:
    lazy = beast("This creature can't crew Vehicles.", name="Lazy", size=(9, 9))
    cart = written("Crew 1", "Artifact — Vehicle", name="Cart", size=(3, 3))
    assert not Table(A={"battlefield": [lazy, cart]}, B={}).start().can_activate("Cart")


@pytest.mark.construct("CrewsEvent", "BecomesCrewed")
def test_crewing_and_being_crewed_trigger() -> None:
    ace = beast(
        "Whenever this creature crews a Vehicle, that Vehicle gains first strike until end of turn.", name="Ace"
    )
    cart = vehicle("Whenever this Vehicle becomes crewed, you gain 2 life.\nCrew 1")
    table = Table(A={"battlefield": [ace, cart, SOLDIER]}, B={}).start()
    table.activate(NAME).choose("Soldier", dec.DONE).settle()
    assert table.life("A") == 22 and not seen(table, NAME).keywords
    table.activate(NAME).choose("Ace")
    assert len(table.state.stack) == 2  # it triggers as the cost is paid
    table.settle()
    assert table.life("A") == 24 and seen(table, NAME).keywords and seen(table, NAME).card_types & CREATURE


@pytest.mark.construct("PairedWithAnother", "EachOfThePair")
def test_paired_creatures_share_what_the_one_with_soulbond_says() -> None:
    text = "As long as this creature is paired with another creature, each of those creatures gets +2/+2."
    friend = beast(f"Soulbond\n{text}", size=(1, 1))
    both = "As long as this creature is paired with another creature, both creatures have flying."
    flier = beast(f"Soulbond\n{both}", name="Flier", size=(1, 1))
    table = Table(A={"hand": [friend, flier, SOLDIER]}, B={}).start().cast("Soldier").settle()
    assert table.cast(NAME).settle().size(NAME) == (1, 1)
    table.choose(True)
    assert table.size(NAME) == (3, 3) and table.size("Soldier") == (3, 3)
    table.cast("Flier").settle()
    assert not seen(table, "Flier").keywords and table.size("Flier") == (1, 1)


@pytest.mark.construct("TributeUnpaid")
@pytest.mark.parametrize("paid", [True, False])
def test_tribute_or_else(paid: bool) -> None:
    giant = beast("Tribute 2\nWhen this creature enters, if tribute wasn't paid, you gain 3 life.")
    table = Table(A={"hand": [giant]}, B={}).start().cast(NAME).resolve().choose(paid).settle()
    assert table.size(NAME) == ((4, 4) if paid else (2, 2)) and table.life("A") == (20 if paid else 23)


@pytest.mark.construct("DevouredCreature", "DevouredSome")
def test_what_it_devoured_is_counted() -> None:
    maw = beast("Devour 1\nWhen this creature enters, you gain 2 life for each creature it devoured.")
    table = Table(A={"hand": [maw], "battlefield": [SOLDIER, SOLDIER]}, B={}).start().cast(NAME).resolve()
    assert table.choose("Soldier", "Soldier").settle().life("A") == 24
    hatchling = beast("Devour 1\nThis creature has flying if it devoured a creature.")
    for devoured in (True, False):
        table = Table(A={"hand": [hatchling], "battlefield": [SOLDIER]}, B={}).start().cast(NAME).resolve()
        table.choose("Soldier" if devoured else dec.DONE)
        assert bool(seen(table, NAME).keywords) is devoured


@pytest.mark.construct("DevourQuality")
def test_devouring_another_kind_of_permanent() -> None:
    maw = beast("Devour artifact 2", size=(1, 1))
    cup = permanent("", "Artifact", name="Cup")
    table = Table(A={"hand": [maw], "battlefield": [SOLDIER, cup]}, B={}).start().cast(NAME).resolve()
    assert len(table.decision.options) == 1
    assert table.choose("Cup").size(NAME) == (3, 3)


@pytest.mark.parametrize(
    ("english", "printed"),
    [
        (
            "This creature crews Vehicles as though its power were 2 greater.",
            "Esta criatura tripula Vehículos como si su fuerza fuera 2 más.",
        ),
        (
            "This creature saddles Mounts and crews Vehicles as though its power were 2 greater.",
            "Esta criatura ensilla Monturas y tripula Vehículos como si su fuerza fuera 2 más.",
        ),
        (
            "Whenever this creature crews a Vehicle, draw a card.",
            "Siempre que esta criatura tripule un Vehículo, roba una carta.",
        ),
        (
            "As long as this creature is paired with another creature, both creatures have flying.",
            "Mientras esta criatura esté emparejada con otra criatura, ambas criaturas tienen la habilidad de volar.",
        ),
        ("Devour artifact 2", "Devorar artefacto 2."),
    ],
)
def test_in_spanish(english: str, printed: str) -> None:
    assert spanish(english) == printed


@pytest.mark.construct("Both")
def test_702_95_both_of_a_pair() -> None:
    pair = beast("Soulbond\nAs long as this creature is paired with another creature, both creatures have flying.")
    table = Table(A={"hand": [pair], "battlefield": [CUB]}, B={}).start()
    table.cast(NAME).resolve().resolve().choose(True)
    assert [seen(table, name).keywords for name in (NAME, "Cub")] == [values.FLYING, values.FLYING]


@pytest.mark.construct("NumberedKeyword", "NumberedName")
def test_702_122_crew_1() -> None:
    cart = written("Crew 2", "Artifact — Vehicle", size=(3, 3))
    table = Table(A={"battlefield": [cart, beast(name="Imp", size=(1, 1))]}, B={}).start()
    assert not table.actions(NAME)
    table = Table(A={"battlefield": [cart, CUB]}, B={}).start()
    settle(table.activate(NAME), "Cub")
    assert table.find("Cub").tapped
    assert seen(table, NAME).card_types == values.ARTIFACT | values.CREATURE


@pytest.mark.construct("ThatCrewed")
def test_702_122b_what_crewed_it_this_turn() -> None:
    cart = vehicle(
        "Crew 1\nWhenever this Vehicle attacks, create a Treasure token for each creature that crewed it this turn."
    )
    table = Table(A={"battlefield": [cart, SOLDIER, CUB]}, B={}).start()
    table.activate(NAME).choose("Soldier", dec.DONE)
    table.resolve().attack(NAME).resolve()

    assert table.names("battlefield", "A").count("Treasure") == 1


@pytest.mark.construct("ThatSaddled")
def test_702_171c_what_saddled_it_this_turn_is_a_target() -> None:
    mount = beast(
        "Saddle 1\n"
        "Whenever this creature attacks while saddled, put a +1/+1 counter on target creature that saddled it "
        "this turn.",
        type_line="Creature — Ox Mount",
    )
    table = Table(A={"battlefield": [mount, SOLDIER, CUB]}, B={}).start()
    table.activate(NAME).choose("Soldier", dec.DONE)
    settle(table.resolve().attack(NAME))

    assert table.size("Soldier") == (2, 2) and table.size("Cub") == (2, 2)


@pytest.mark.construct("BecomesSaddled")
def test_702_171b_an_effect_saddles_it_until_end_of_turn() -> None:
    captain = permanent("Whenever a Mount you control enters, it becomes saddled until end of turn.", name="Captain")
    watch = permanent("Saddled creatures you control get +1/+1.", name="Watch")
    mount = beast("Saddle 1", type_line="Creature — Ox Mount")
    table = Table(A={"battlefield": [captain, watch], "hand": [mount]}, B={}).start()

    table.cast(NAME).resolve().resolve()
    assert table.size(NAME) == (3, 3)
    table.to("upkeep", 2)

    assert table.size(NAME) == (2, 2)


@pytest.mark.construct("CantAttackBlockOrCrew")
def test_702_122c_it_neither_attacks_nor_blocks_nor_crews() -> None:
    lazy = beast("This creature can't attack, block, or crew Vehicles.", name="Lazy", size=(9, 9))
    cart = written("Crew 1", "Artifact — Vehicle", name="Cart", size=(3, 3))
    table = Table(A={"battlefield": [lazy, cart]}, B={}).start()
    assert not table.can_activate("Cart")
    table = Table(A={"battlefield": [lazy, CUB]}, B={"battlefield": [lazy, CUB]}).start().to("declare_attackers")
    assert [table.named(attacker) for attacker, _ in table.choices] == ["Cub"]
    table.attack("Cub").to("declare_blockers")
    assert [table.named(blocker) for blocker, _ in table.choices] == ["Cub"]
