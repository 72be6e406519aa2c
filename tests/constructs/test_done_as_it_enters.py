"""614.12a, 607.2: what is done just before a permanent is there; and how a spell that was cast enters."""

from __future__ import annotations

import pytest

from tests.constructs.support import (
    BEAR,
    CUB,
    DOE,
    ELK,
    FOX,
    NAME,
    WINCH,
    Table,
    beast,
    permanent,
    settle,
    spanish,
    spell,
    written,
)


@pytest.mark.construct("AsEnters", "SizeIsTheirTotal")
def test_607_2a_cards_exiled_as_it_enters_are_exiled_with_it() -> None:
    text = (
        "As this creature enters, exile any number of creature cards from your graveyard.\n"
        "Subject's power is equal to the total power of the exiled cards and its toughness is equal to their total "
        "toughness."
    )
    ghoul = beast(text, size=("*", "*"))
    table = Table(A={"graveyard": [CUB, FOX, DOE], "hand": [ghoul]}, B={}).start()

    settle(table.cast(NAME), "Cub", "Fox", "done")

    assert table.size(NAME) == (5, 5)
    assert table.names("exile", "A") == ["Cub", "Fox"]
    assert spanish(text.split("\n")[1].replace("Subject", "~")).endswith("es igual a la resistencia total de esos.")


@pytest.mark.construct("AsEnters")
def test_614_13a_what_enters_together_is_not_exiled_for_it() -> None:
    ghoul = beast("As this creature enters, exile any number of creature cards from your graveyard.")
    rite = spell("Return all artifact cards and Beast cards from your graveyard to the battlefield.", name="Rite")
    cat = written("", "Artifact Creature — Cat", name="Cat", size=(1, 1))
    hare = beast(name="Hare", type_line="Creature — Rabbit")
    table = Table(A={"graveyard": [ghoul, cat, hare], "hand": [rite]}, B={}).start().cast("Rite").resolve()

    assert table.decision.options == (table.find("Hare").ref,)
    settle(table, "Hare")

    assert table.names("battlefield", "A") == ["Cat", NAME]
    assert table.names("exile", "A") == ["Hare"]


@pytest.mark.construct("AsEnters")
def test_614_13a_what_enters_from_the_hand_is_not_discarded_for_it() -> None:
    text = "As this enchantment enters, discard your hand."
    show = spell("Put an enchantment card from your hand onto the battlefield.", name="Show")
    table = settle(Table(A={"hand": [permanent(text), CUB, show]}, B={}).start().cast("Show"))

    assert (table.names("battlefield", "A"), table.names("hand", "A")) == ([NAME], [])


@pytest.mark.construct("AsEnters")
def test_614_12a_sacrificing_and_discarding_as_it_enters() -> None:
    fen = permanent("", "Land", name="Fen")
    terrain = permanent("As this enchantment enters, sacrifice all lands you control.")
    bare = permanent("As this enchantment enters, discard your hand.", name="Bare")
    table = Table(A={"battlefield": [fen, fen, WINCH], "hand": [terrain, bare, CUB]}, B={}).start()

    settle(table.cast(NAME))
    assert table.names("battlefield", "A") == [NAME, "Winch"]
    settle(table.cast("Bare"))

    assert table.names("hand", "A") == []


@pytest.mark.construct("AsEnters", "LifePaidAsItEntered")
def test_119_4_life_paid_as_it_enters() -> None:
    text = (
        "As this creature enters, pay any amount of life.\n"
        "Subject's power and toughness are each equal to the life paid as it entered."
    )
    table = Table(A={"hand": [beast(text, size=("*", "*"))]}, B={}).start()

    settle(table.cast(NAME), True, 7)

    assert table.size(NAME) == (7, 7)
    assert table.life("A") == 13
    assert spanish(text.split("\n")[0]) == "En cuanto esta criatura entre, paga cualquier cantidad de vidas."


@pytest.mark.construct("EntersTapped", "EnterWithCounters")
def test_614_1c_the_spell_that_was_cast_enters_so() -> None:
    text = (
        "When you cast this spell, each player sacrifices a creature of their choice. "
        "This creature enters with two +1/+1 counters on it for each creature sacrificed this way."
    )
    table = Table(A={"battlefield": [CUB], "hand": [beast(text)]}, B={"battlefield": [ELK]}).start()

    settle(table.cast(NAME))

    assert table.size(NAME) == (6, 6)


@pytest.mark.construct("OneOfEachInstead")
def test_614_1a_one_of_each_instead() -> None:
    line = "If you would create a Clue, Food, or Treasure token, instead create one of each."
    hoard = spell("Create two Treasure tokens.", name="Hoard")
    table = Table(A={"battlefield": [permanent(line)], "hand": [hoard]}, B={}).start()

    settle(table.cast("Hoard"))

    assert table.names("battlefield", "A") == ["Clue", "Clue", "Food", "Food", NAME, "Treasure", "Treasure"]
    assert spanish(line) == (
        "Si fueras a crear una ficha de Pista, Comida o Tesoro, en vez de eso, crea una de cada una."
    )


@pytest.mark.construct("ControlNextTurn", "ExtraTurnAfterThat")
def test_723_1_the_turn_of_another_and_one_more() -> None:
    text = (
        "You control target opponent during that player's next turn. After that turn, that player takes an extra turn."
    )
    table = Table(A={"hand": [spell(text)]}, B={"hand": [CUB]}).start()
    settle(table.cast(NAME))

    table.to("precombat_main", 2)
    assert table.state.players[1].controlled_by == 0
    table.to("precombat_main", 3)

    assert table.state.active == 1
    assert table.state.players[1].controlled_by != 0
    table.to("precombat_main", 4)
    assert table.state.active == 0
    assert spanish(text).startswith("Controlas al oponente objetivo durante el próximo turno de ese jugador.")


@pytest.mark.construct("NumberedXKeyword")
def test_702_86_annihilator_with_a_measured_number() -> None:
    text = (
        "This creature enters with two +1/+1 counters on it.\n"
        "This creature has annihilator X, where X is the number of +1/+1 counters on it."
    )
    giant = beast(text + "\nHaste")
    table = Table(A={"hand": [giant]}, B={"battlefield": [CUB, DOE, ELK, BEAR]}).start()
    settle(table.cast(NAME))

    table.attack(NAME)
    settle(table, "Cub", "Doe")

    assert table.names("battlefield", "B") == ["Bear", "Elk"]


@pytest.mark.construct("YouOrObject")
def test_120_damage_to_you_or_to_what_you_control() -> None:
    line = (
        "Whenever a source an opponent controls deals damage to you or a permanent you control, you may have this "
        "creature deal 1 damage to that source's controller."
    )
    sweep = spell("This spell deals 1 damage to each creature and each player.", name="Sweep")
    table = Table(A={"battlefield": [CUB], "hand": [sweep]}, B={"battlefield": [beast(line), ELK]}).start()

    settle(table.cast("Sweep"), 0, 1, True, True, True)

    assert table.life("A") == 20 - 1 - 3


@pytest.mark.construct("PlayerAttacksWhom")
def test_508_1m_the_player_who_is_attacked() -> None:
    line = "Whenever you attack a player, that player mills a card."
    table = Table(A={"battlefield": [permanent(line), CUB, DOE]}, B={}).attack_now("Cub", "Doe")

    settle(table)

    assert len(table.names("graveyard", "B")) == 1


@pytest.mark.construct("AndNouns")
def test_613_this_creature_and_others() -> None:
    line = "This creature and artifact creatures you control get +1/+1."
    golem = beast(name="Golem", type_line="Artifact Creature — Golem")

    table = Table(A={"battlefield": [beast(line), golem, CUB, WINCH]}, B={"battlefield": [golem]}).start()

    assert [table.size(name) for name in (NAME, "Golem", "Golem#2", "Cub")] == [(3, 3), (3, 3), (2, 2), (2, 2)]


@pytest.mark.construct("Controls", "Otherwise")
def test_613_as_long_as_you_control_the_enchanted_creature() -> None:
    text = "Enchant creature\nAs long as you control enchanted creature, it gets +2/+2. Otherwise, it can't block."
    auras = [permanent(text, "Enchantment — Aura", name=name) for name in ("Mine", "Yours")]
    table = Table(A={"battlefield": [CUB], "hand": auras}, B={"battlefield": [ELK]}).start()

    settle(table.cast("Mine", "Cub"))
    settle(table.cast("Yours", "Elk"))

    assert (table.size("Cub"), table.size("Elk")) == ((4, 4), (2, 2))


@pytest.mark.construct("OfThoseUnit", "ToBattlefieldAs")
def test_303_4f_an_aura_for_each_of_those_tokens() -> None:
    text = (
        "Create two 1/1 green Frog creature tokens. For each of those tokens, you may put an Aura card from your hand "
        "onto the battlefield attached to it."
    )
    auras = [
        permanent("Enchant creature\nEnchanted creature gets +3/+3.", "Enchantment — Aura", name=name)
        for name in ("Veil", "Crown")
    ]
    table = Table(A={"hand": [spell(text), *auras]}, B={}).start()

    settle(table.cast(NAME), True, "Veil", True)

    assert [table.size("Frog Token"), table.size("Frog Token#2")] == [(4, 4), (4, 4)]
