"""603.12, 601.2h, 701.16, 701.44: what is remembered of targets and payments, and keyword actions done again."""

from __future__ import annotations

import pytest

from tests.constructs.support import (
    CUB,
    DOE,
    ELK,
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


@pytest.mark.construct("WhenYouDo")
def test_603_12_the_target_of_the_ability_around_it() -> None:
    text = (
        "Put a +1/+1 counter on target creature you control. When you do, that creature fights up to one target "
        "creature you don't control."
    )
    table = Table(A={"battlefield": [OGRE, CUB], "hand": [spell(text)]}, B={"battlefield": [FOX, ELK]}).start()

    settle(table.cast(NAME, "Ogre"), "Fox")

    assert table.names("graveyard", "B") == ["Fox"]
    assert table.find("Ogre").damage == 3


@pytest.mark.construct("MayClause", "IfYouDo")
def test_601_2h_the_card_discarded_for_a_payment() -> None:
    line = (
        "Whenever this creature attacks, you may pay {0} and discard a card. If you do, this creature deals damage to "
        "target opponent equal to the discarded card's mana value."
    )
    dear = beast(name="Dear", cost="{5}")
    table = Table(A={"battlefield": [beast(line)], "hand": [dear]}, B={}).attack_now(NAME)

    settle(table, True)

    assert table.life("B") == 15


@pytest.mark.construct("InvestigatesEvent", "InvestigateAgain")
def test_701_16_investigate_an_additional_time() -> None:
    line = "Whenever you investigate for the first time each turn, investigate an additional time."
    sleuth = spell("Investigate.", name="Sleuth")
    table = Table(A={"battlefield": [permanent(line)], "hand": [sleuth]}, B={}).start()

    settle(table.cast("Sleuth"))

    assert table.names("battlefield", "A") == ["Clue", "Clue", NAME]
    assert spanish(line) == "Siempre que investigues por primera vez cada turno, investiga una vez adicional."


@pytest.mark.construct("ExploresTimes")
def test_701_44_explore_a_number_of_times() -> None:
    text = "Target creature you control explores two times."
    fen = permanent("", "Land", name="Fen")
    table = played(text, True, A={"battlefield": [CUB], "library": [WINCH, fen, DOE]})

    assert table.size("Cub") == (3, 3)
    assert table.names("hand", "A") == ["Fen"]
    assert "explora dos veces" in spanish(text)


@pytest.mark.construct("LoseLifePlus")
def test_119_3_so_much_life_and_more_for_each() -> None:
    text = "Target opponent loses 2 life plus 3 life for each creature you control. You gain that much life."
    table = played(text, A={"battlefield": [CUB, DOE]})

    assert (table.life("A"), table.life("B")) == (28, 12)
    assert spanish(text).startswith("El oponente objetivo pierde 2 vidas más 3 vidas por cada criatura que controlas.")


@pytest.mark.construct("NewTargetsForCopy")
def test_707_10c_new_targets_for_copies_either_way() -> None:
    text = (
        "Copy target instant or sorcery spell you control. If you control a creature, copy that spell twice instead. "
        "You may choose new targets for the copies."
    )
    zap = spell("Zap deals 1 damage to any target.", name="Zap", type_line="Instant")
    echo = spell(text, name="Echo", type_line="Instant")
    table = Table(A={"battlefield": [CUB], "hand": [zap, echo]}, B={"battlefield": [FOX]}).start()
    table.cast("Zap", "B").cast("Echo")

    settle(table, "Fox", "Fox")

    assert table.life("B") == 19
    assert table.find("Fox").damage == 2


@pytest.mark.construct("EnterWithNumberAndAs")
def test_122_6_with_counters_and_as_another_type_too() -> None:
    line = (
        "Each other creature you control enters with a number of additional +1/+1 counters on it equal to this "
        "creature's power and as a Mutant in addition to its other types."
    )
    count = spell("You gain 1 life for each Mutant you control.", name="Count")
    table = Table(A={"battlefield": [beast(line)], "hand": [CUB, count]}, B={}).start()

    settle(table.cast("Cub"))
    settle(table.cast("Count"))

    assert table.size("Cub") == (4, 4)
    assert table.life("A") == 21
    assert spanish(line).endswith("y como Mutante además de sus otros tipos.")


@pytest.mark.construct("PutToBattlefieldFirst")
def test_400_7_put_onto_the_battlefield() -> None:
    text = "Put onto the battlefield under your control all creature cards in all graveyards."
    table = played(text, A={"graveyard": [CUB, WINCH]}, B={"graveyard": [ELK]})

    assert table.names("battlefield") == ["Cub", "Elk"]
    assert spanish(text).startswith("Pon en el campo de batalla bajo tu control todas las cartas de criatura")


@pytest.mark.construct("SizeIsEqual")
def test_604_3_counters_on_the_creature_itself() -> None:
    line = (
        "{0}: Until end of turn, this artifact becomes a Construct artifact creature with \"This creature's power and "
    )
    line += 'toughness are each equal to the number of charge counters on it."'
    text = "This artifact enters with three charge counters on it.\n" + line
    table = Table(A={"hand": [permanent(text, "Artifact")]}, B={}).start()
    settle(table.cast(NAME))

    settle(table.activate(NAME))

    assert table.size(NAME) == (3, 3)
