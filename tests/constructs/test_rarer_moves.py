"""Moves of few cards each: exiled for a cost, two zones to choose from, entering under another's control, explored."""

from __future__ import annotations

import pytest

from tests.constructs.support import (
    CUB,
    ELK,
    FOX,
    NAME,
    OGRE,
    Table,
    beast,
    permanent,
    settle,
    spanish,
    spell,
    transforming,
)
from tests.rules.support import FOREST


@pytest.mark.construct("ExiledForCraft")
@pytest.mark.parametrize(("way", "life"), [("craft", 21), ("exile", 20)])
def test_702_167_exiled_to_pay_for_craft_only(way: str, life: int) -> None:
    line = "When this creature is exiled from the battlefield while you're activating a craft ability, you gain 1 life."
    gnome = beast(line, name="Gnome", type_line="Artifact Creature — Gnome")
    vat = permanent("{0}, Exile an artifact you control: Draw a card.\nCraft with artifact {0}", "Artifact", name="Vat")
    table = Table(A={"battlefield": [vat, gnome]}, B={}).start()

    table.activate("Vat", index=1 if way == "craft" else 0)
    settle(table, *([] if table.decision.kind == 0 else ["Gnome"]))

    assert (table.names("exile", "A"), table.life("A")) == (["Gnome"] if way == "exile" else ["Gnome", "Vat"], life)


@pytest.mark.construct("PutIntoGraveyardThisWayCondition")
@pytest.mark.parametrize(("more", "life"), [([], 17), (["If an artifact would die, exile it instead."], 20)])
def test_608_2c_only_if_it_came_to_the_graveyard(more: list[str], life: int) -> None:
    line = (
        "Destroy target artifact. If that artifact is put into a graveyard this way, Subject deals 3 damage to that "
        "artifact's controller."
    )
    winch = permanent("", "Artifact", name="Winch")
    table = Table(
        A={"hand": [spell(line)], "battlefield": [permanent(one, name="Void") for one in more]},
        B={"battlefield": [winch]},
    ).start()

    settle(table.cast(NAME))

    assert table.life("B") == life


@pytest.mark.construct("TargetHereOrThere")
def test_115_1_a_card_of_one_zone_or_the_other() -> None:
    line = (
        "Return target instant or sorcery card from your graveyard or exiled card with flashback you own to your hand."
    )
    cure, tonic, salve = (spell("You gain 1 life.", name=name) for name in ("Cure", "Tonic", "Salve"))
    echo = spell("You gain 1 life.\nFlashback {5}", name="Echo")
    seats = {"hand": [spell(line)], "graveyard": [cure, tonic, CUB], "exile": [salve, echo, ELK]}
    table = Table(A=seats, B={"graveyard": [echo]}).start()

    table.cast(NAME)
    assert table.offered() == ["Cure", "Echo", "Tonic"]
    table.choose("Echo").resolve()

    assert table.names("hand", "A") == ["Echo"]


@pytest.mark.construct("WouldEnterUnderOthers")
def test_614_1c_a_creature_enters_under_your_control_instead() -> None:
    rite = spell(
        "If a creature would enter under an opponent's control this turn, it enters under your control instead.",
        type_line="Instant",
    )
    table = Table(A={"hand": [CUB, permanent("", name="Rug")]}, B={"hand": [rite]}).start()
    table.passes()
    table.cast(NAME).resolve()

    table.cast("Cub").resolve()
    table.cast("Rug").resolve()

    assert [table.find(name, "battlefield").controller for name in ("Cub", "Rug")] == [1, 0]
    line = "If a creature would enter under an opponent's control this turn, it enters under your control instead."
    assert spanish(line) == (
        "Si una criatura fuera a entrar bajo el control de un oponente este turno, en vez de eso, entra bajo tu "
        "control."
    )


@pytest.mark.construct("DrawnThisTurn", "ForEachPayOrPutOnTop")
def test_608_2d_drawn_cards_are_paid_for_or_go_back() -> None:
    line = (
        "Draw two cards. Choose two cards in your hand drawn this turn. For each of those cards, pay 4 life or put the "
        "card on top of your library."
    )
    seats = {"hand": [spell(line), CUB], "library": [ELK, FOX]}
    table = Table(A=seats, B={}).start()

    settle(table.cast(NAME), True, False)

    assert (table.life("A"), table.names("hand", "A"), table.library()[0]) == (16, ["Cub", "Elk"], "Fox")


@pytest.mark.construct("NumberMinusX", "AdditionalX")
@pytest.mark.parametrize(("x", "stun"), [(0, 3), (2, 1), (3, 0), (5, 0)])
def test_107_3_three_minus_x(x: int, stun: int) -> None:
    line = (
        "This creature enters with a number of stun counters on it equal to three minus X.\nThis creature enters with "
        "X +1/+1 counters on it. If X is 5 or more, it enters with an additional X +1/+1 counters on it."
    )
    table = Table(A={"hand": [beast(line, cost="{X}")], "battlefield": [FOREST] * 5}, B={}).start()
    table.cast(NAME).choose(x).resolve()

    found = table.find(NAME, "battlefield")

    assert (found.counter("stun"), found.counter("+1/+1")) == (stun, 2 * x if x >= 5 else x)


@pytest.mark.construct("PutOnTopAndShuffle")
def test_701_24_each_owner_shuffles_once_it_is_on_top() -> None:
    line = (
        "{0}: Put this creature and each creature it's blocking on top of their owners' libraries, then those players "
        "shuffle."
    )
    wall = beast(line, name="Wall")
    table = Table(A={"battlefield": [CUB], "fill": 60}, B={"battlefield": [wall], "fill": 60}).attack_now("Cub")
    table.block(("Wall", "Cub")).passes()

    table.activate("Wall").resolve()

    assert table.names("battlefield") == []
    assert ("Cub" in table.library("A"), table.library("A")[0] != "Cub") == (True, True)
    assert ("Wall" in table.library("B"), table.library("B")[0] != "Wall") == (True, True)


@pytest.mark.construct("ExploresACard")
@pytest.mark.parametrize(("top", "life"), [(FOREST, 20), (ELK, 23)])
def test_701_44d_a_nonland_card_was_explored(top: object, life: int) -> None:
    shrine = permanent("Whenever a creature you control explores a nonland card, you gain 3 life.")
    seek = spell("Target creature you control explores.", name="Seek")
    table = Table(A={"battlefield": [shrine, CUB], "hand": [seek], "library": [top]}, B={}).start()

    settle(table.cast("Seek"), *([] if top is FOREST else [False]))

    assert table.life("A") == life


@pytest.mark.construct("DealsDamageEqualToTheirPower", "EachObjectClause")
def test_120_1_each_by_its_own_power() -> None:
    line = (
        "Target creature you control and up to one other target creature you control each deal damage equal to their "
        "power to target creature you don't control."
    )
    giant = beast(name="Giant", size=(9, 9))
    table = Table(A={"battlefield": [CUB, OGRE], "hand": [spell(line)]}, B={"battlefield": [giant]}).start()

    settle(table.cast(NAME, "Cub", "Ogre"))

    assert table.find("Giant").damage == 5


@pytest.mark.parametrize(
    ("rank", "names"),
    [
        pytest.param("least", ["Cub", "Elk"], marks=pytest.mark.construct("WithLeast")),
        pytest.param("greatest", ["Ogre"], marks=pytest.mark.construct("WithGreatest")),
    ],
)
def test_115_1_only_what_has_the_least_or_the_greatest(rank: str, names: list[str]) -> None:
    rite = spell(f"Destroy target creature with the {rank} power.")
    table = Table(A={"battlefield": [CUB, ELK], "hand": [rite]}, B={"battlefield": [OGRE]}).start()

    table.cast(NAME)
    if len(names) > 1:
        assert table.offered() == names
        return
    settle(table)
    assert table.names("battlefield") == ["Cub", "Elk"]


@pytest.mark.construct("TargetsDespiteHexproof", "WardDoesntTrigger")
def test_702_11_hexproof_and_ward_don_t_count() -> None:
    line = (
        "Creatures your opponents control can be the targets of spells and abilities as though they didn't have "
        "hexproof. Ward abilities of those creatures don't trigger."
    )
    elf = beast("Hexproof\nWard {9}", name="Elf")
    doom = spell("Destroy target creature.", name="Doom")
    table = Table(A={"battlefield": [permanent(line), CUB], "hand": [doom]}, B={"battlefield": [elf]}).start()

    settle(table.cast("Doom", "Elf"))

    assert table.names("graveyard", "B") == ["Elf"]


@pytest.mark.construct("CantTransform")
def test_701_27_it_can_t_transform() -> None:
    wolf = transforming("{0}: Transform this creature.", "Trample", back="Howler", sizes=((2, 2), (4, 4)))
    table = Table(A={"battlefield": [wolf, permanent("Creatures you control can't transform.", name="Moon")]}, B={})

    table.start().activate(NAME).resolve()

    assert table.names("battlefield", "A") == ["Moon", NAME]


@pytest.mark.construct("AttachedToPlayer")
def test_303_4_curses_attached_to_you() -> None:
    hex_ = permanent("Enchant player", "Enchantment — Aura Curse", name="Hex")
    bane = permanent("{0}: Destroy all Curses attached to you.", name="Bane")
    table = Table(A={"battlefield": [bane], "hand": [hex_, hex_]}, B={}).start()
    table.cast("Hex", "A").resolve()
    table.cast("Hex#2", "B").resolve()

    table.activate("Bane").resolve()

    assert (table.names("battlefield", "A"), table.names("graveyard", "A")) == (["Bane", "Hex"], ["Hex"])


@pytest.mark.construct("IfYouDo")
def test_603_7_if_what_is_returned_later_is_returned() -> None:
    line = (
        "Exile target creature. You draw cards equal to that creature's power. At the beginning of your next upkeep, "
        "return that card to the battlefield under its owner's control. If you do, discard cards equal to that "
        "creature's toughness."
    )
    table = Table(A={"battlefield": [OGRE], "hand": [spell(line)]}, B={}).start()
    settle(table.cast(NAME))
    assert len(table.names("hand", "A")) == 3

    table.to("upkeep", 3)
    settle(table)

    assert table.names("battlefield", "A") == ["Ogre"]
    assert len(table.names("hand", "A")) == 0
