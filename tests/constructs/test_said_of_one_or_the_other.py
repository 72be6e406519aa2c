"""Keywords with sentences beside them (702.1), "any target" spoken of again (115.4), several "instead" (614.15)."""

from __future__ import annotations

import pytest

from tests.constructs.support import (
    CUB,
    DOE,
    FEN,
    FOX,
    NAME,
    OGRE,
    WINCH,
    Table,
    beast,
    permanent,
    played,
    settle,
    spanish,
    spell,
)

PAIL, SPADE = (permanent("Equip {9}", "Artifact — Equipment", name=name) for name in ("Pail", "Spade"))


@pytest.mark.construct("KeywordSentences")
def test_an_equip_ability_that_is_activated_once_each_turn() -> None:
    helm = permanent("Equip {0}. Activate only once each turn.", "Artifact — Equipment")
    table = Table(A={"battlefield": [helm, CUB, DOE]}, B={}).start()
    settle(table.activate(NAME, "Cub"))
    assert not table.can_activate(NAME)
    assert table.to("precombat_main", 3).can_activate(NAME)


@pytest.mark.construct("KeywordSentences")
def test_an_equip_ability_that_costs_less() -> None:
    helm = permanent(
        "Equip {2}. This ability costs {1} less to activate for each other Equipment you control.",
        "Artifact — Equipment",
    )
    assert not Table(A={"battlefield": [helm, CUB, PAIL]}, B={}).start().can_activate(NAME)
    assert Table(A={"battlefield": [helm, CUB, PAIL, SPADE]}, B={}).start().can_activate(NAME)


@pytest.mark.construct("KeywordSentences", "CostsLessThisWay")
def test_a_spell_that_costs_less_with_flashback_only() -> None:
    rite = spell(
        "You gain 1 life.\nFlashback {2}. This spell costs {X} less to cast this way, where X is the number of "
        "creatures you control.",
        cost="{2}",
    )
    assert not Table(A={"hand": [rite], "battlefield": [CUB, DOE]}, B={}).start().can_cast(NAME)
    assert not Table(A={"graveyard": [rite], "battlefield": [CUB]}, B={}).start().can_cast(NAME)
    table = Table(A={"graveyard": [rite], "battlefield": [CUB, DOE]}, B={}).start()
    settle(table.cast(NAME))
    assert table.life("A") == 21 and NAME in table.names("exile")


BOLT = (
    "~ deals 2 damage to any target. If you control an artifact, instead ~ deals 5 damage to that permanent or player "
    "and the damage can't be prevented."
)


@pytest.mark.construct("HeadOrPlayer", "InsteadSuffix", "AndCantBePrevented")
def test_more_damage_to_the_same_target_instead() -> None:
    assert played(BOLT, "B").life("B") == 18
    shield = permanent("Prevent all damage that would be dealt to you.", name="Shield")
    for theirs, mine, left in (([shield], [], 20), ([shield], [WINCH], 15)):
        table = played(BOLT, "B", A={"battlefield": mine}, B={"battlefield": theirs})
        assert table.life("B") == left
    assert played(BOLT, "Fox", A={"battlefield": [WINCH]}, B={"battlefield": [FOX]}).names("graveyard", "B") == ["Fox"]
    assert spanish("Choose any target. ~ deals 2 damage to that permanent or player.") == (
        "Elige cualquier objetivo. ~ hace 2 puntos de daño a ese permanente o jugador."
    )


@pytest.mark.construct("AnyTarget", "ChooseObject", "HeadOrPlayer")
def test_any_target_is_chosen_first() -> None:
    text = "Choose any target. Draw a card. ~ deals 2 damage to that permanent or player."
    table = played(text, "B")
    assert table.life("B") == 18 and table.names("hand", "A") == ["Wastes"]


@pytest.mark.construct("HeadOrOpponent")
def test_damage_to_a_creature_or_opponent() -> None:
    text = "Whenever this creature deals damage to a creature or opponent, this creature deals that much damage to you."
    table = Table(A={"battlefield": [beast(text, size=(3, 3))]}, B={"battlefield": [OGRE]}).attack_now(NAME)
    table.block().to("end_combat")
    assert (table.life("A"), table.life("B")) == (17, 17)
    table = Table(A={"battlefield": [beast(text, size=(3, 3))]}, B={"battlefield": [OGRE]}).attack_now(NAME)
    table.block(("Ogre", NAME)).to("end_combat")
    assert (table.life("A"), table.life("B")) == (17, 20)


LOOK = (
    "Look at the top three cards of your library. Put one of those cards into your hand and the rest on the bottom of "
    "your library in any order. If you control an artifact, put each of those cards into your hand instead."
)


@pytest.mark.construct("InsteadSuffix")
def test_each_of_those_cards_instead_of_one_and_the_rest() -> None:
    things = {"library": [CUB, DOE, FOX], "fill": 0}
    assert played(LOOK, "Doe", "Fox", A={**things}).names("hand", "A") == ["Doe"]
    assert played(LOOK, A={**things, "battlefield": [WINCH]}).names("hand", "A") == ["Cub", "Doe", "Fox"]


MUSTER = (
    "Reveal the top three cards of your library. You may put a creature card from among them onto the battlefield. If "
    "you control an artifact, put any number of creature cards from among them onto the battlefield instead. Put the "
    "rest into your graveyard."
)


@pytest.mark.construct("InsteadSuffix")
def test_any_number_instead_of_one_that_may_be_put() -> None:
    library = {"library": [CUB, DOE, FEN]}
    table = played(MUSTER, True, "Doe", A={**library})
    assert table.names("battlefield") == ["Doe"]
    assert table.names("graveyard") == ["Cub", "Fen", NAME]
    table = played(MUSTER, "Cub", "Doe", A={**library, "battlefield": [WINCH]})
    assert table.names("battlefield") == ["Cub", "Doe", "Winch"]
    assert table.names("graveyard") == ["Fen", NAME]


@pytest.mark.construct("InsteadSuffix")
def test_another_place_that_may_be_chosen_instead() -> None:
    text = (
        "You gain 1 life, then return target creature to its owner's hand. If you control an artifact, you may put "
        "that creature on top of its owner's library instead."
    )
    assert played(text, "Fox", B={"battlefield": [FOX, OGRE]}).names("hand", "B") == ["Fox"]
    table = played(text, "Fox", True, A={"battlefield": [WINCH]}, B={"battlefield": [FOX, OGRE]})
    assert table.library("B")[0] == "Fox"
    table = played(text, "Fox", False, A={"battlefield": [WINCH]}, B={"battlefield": [FOX, OGRE]})
    assert table.names("hand", "B") == ["Fox"]


@pytest.mark.construct("InsteadSuffix")
def test_two_things_instead_of_one() -> None:
    text = "You gain 3 life. If you control an artifact, instead you gain 5 life and each opponent loses 2 life."
    table = played(text)
    assert (table.life("A"), table.life("B")) == (23, 20)
    table = played(text, A={"battlefield": [WINCH]})
    assert (table.life("A"), table.life("B")) == (25, 18)


@pytest.mark.construct("InsteadSuffix")
def test_another_target_is_chosen_instead() -> None:
    rite = spell(
        "Kicker {1}\nChoose target creature with power 2 or less. If this spell was kicked, instead choose target "
        "creature. Destroy the chosen creature."
    )
    table = Table(A={"hand": [rite], "battlefield": [FEN]}, B={"battlefield": [CUB, FOX]}).start()
    settle(table.cast(NAME).choose(0))  # nothing else could be its target
    assert table.names("graveyard", "B") == ["Cub"]
    table = Table(A={"hand": [rite], "battlefield": [FEN]}, B={"battlefield": [CUB, FOX]}).start()
    settle(table.cast(NAME).choose(1), "Fox")
    assert table.names("graveyard", "B") == ["Fox"]


@pytest.mark.construct("InsteadSuffix", "IfPrefix")
def test_an_equipped_warrior_gets_more_instead() -> None:
    axe = permanent(
        "Equipped creature gets +1/+1. If it's a Warrior, it gets +2/+1 instead.\nEquip {0}", "Artifact — Equipment"
    )
    ward = beast(name="Ward", type_line="Creature — Warrior")
    table = Table(A={"battlefield": [axe, CUB, ward]}, B={}).start()
    settle(table.activate(NAME, "Cub"))
    assert table.size("Cub") == (3, 3)
    settle(table.activate(NAME, "Ward"))
    assert (table.size("Cub"), table.size("Ward")) == ((2, 2), (4, 3))


@pytest.mark.construct("InsteadOfDestruction", "InsteadSuffix")
def test_two_things_instead_of_a_destruction() -> None:
    aura = permanent(
        "Enchant creature\nIf enchanted creature would be destroyed, instead sacrifice this Aura and that creature "
        "gains indestructible until end of turn.",
        "Enchantment — Aura",
    )
    slay, smite = (spell("Destroy target creature.", name=name) for name in ("Slay", "Smite"))
    table = Table(A={"hand": [aura, slay, smite], "battlefield": [CUB, DOE]}, B={}).start()
    settle(table.cast(NAME, "Cub"))
    settle(table.cast("Slay", "Cub"))
    assert table.names("graveyard") == ["Slay", NAME]
    settle(table.cast("Smite", "Cub"))
    assert table.names("battlefield") == ["Cub", "Doe"]


@pytest.mark.construct("WouldObject", "InsteadSuffix")
def test_two_things_instead_of_dying() -> None:
    seal = permanent("If a creature an opponent controls would die, instead exile it and you gain 2 life.")
    slay = spell("Destroy all creatures.", name="Slay")
    table = Table(A={"hand": [slay], "battlefield": [seal, CUB]}, B={"battlefield": [FOX, OGRE]}).start()
    settle(table.cast("Slay"))
    assert table.names("exile") == ["Fox", "Ogre"] and table.names("graveyard") == ["Cub", "Slay"]
    assert table.life("A") == 24
