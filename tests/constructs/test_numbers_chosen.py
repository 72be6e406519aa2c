"""Numbers that a player chooses, what was not chosen, damage prevented by what was paid, who pays, and the target."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.errors import UnsupportedCardError
from tests.constructs.support import BEAR, CUB, DOE, ELK, FOX, NAME, beast, permanent, settle, spanish, spell
from tests.rules.support import Table

WELL = permanent("{T}: Add {C}{C}{C}.", "Land", name="Well")


def cast(
    text: str, *answers: Any, theirs: tuple[CardDefinition, ...] = (), mine: tuple[CardDefinition, ...] = ()
) -> Table:
    """Let A cast a sorcery with that text."""
    table = Table(A={"hand": [spell(text)], "battlefield": list(mine)}, B={"battlefield": list(theirs)}).start()
    return settle(table.cast(NAME), *answers)


@pytest.mark.construct("ChooseNumberBetween", "ChosenNumber")
def test_a_number_between_two_others() -> None:
    text = (
        "Choose a number between 2 and 5. Destroy all creatures with power greater than or equal to the chosen number."
    )
    table = Table(A={"hand": [spell(text)]}, B={"battlefield": [CUB, FOX]}).start()
    assert table.cast(NAME).resolve().choices == (2, 3, 4, 5)
    assert settle(table.choose(3)).names("battlefield", "B") == ["Cub"]
    assert cast("Choose a number between 0 and 3. Draw that many cards.", 2).names("hand", "A") == ["Wastes"] * 2


@pytest.mark.construct("WithAnyOfThree", "ChosenNumber", "ChooseNumberBetween")
def test_607_2d_a_value_equal_to_the_number_chosen_as_it_entered() -> None:
    lord = beast(
        "As this creature enters, choose a number between 1 and 9.\n"
        "Whenever you cast a spell with mana value, power, or toughness equal to the chosen number, you gain 1 life."
    )
    ox, ram = beast(name="Ox", size=(1, 4)), beast(name="Ram", size=(1, 3))
    table = Table(A={"hand": [lord, ox, ram]}, B={}).start()
    settle(table.cast(NAME), 4)
    assert settle(table.cast("Ram")).life("A") == 20
    assert settle(table.cast("Ox")).life("A") == 21


@pytest.mark.construct("NotChosenThisWay")
def test_what_was_not_chosen() -> None:
    text = "Each player chooses a creature they control. Destroy each creature not chosen this way."
    table = cast(text, "Cub", "Fox", theirs=(FOX, ELK), mine=(CUB, DOE))
    assert table.names("battlefield", "A") == ["Cub"] and table.names("battlefield", "B") == ["Fox"]


@pytest.mark.construct("PaidByThem", "PreventSomeOfThat")
def test_615_5_what_was_paid_is_prevented() -> None:
    drain = permanent(
        "At the beginning of each player's upkeep, that player may pay any amount of mana. This enchantment deals 2 "
        "damage to that player. Prevent X of that damage, where X is the amount of mana that player paid this way."
    )
    for paid, life in ((0, 18), (1, 19), (3, 20)):
        table = Table(A={"battlefield": [drain]}, B={"battlefield": [WELL]}).start().to_step("upkeep", 2)
        while table.state.stack:
            if table.decision.purpose == "priority":
                table.resolve()
            elif paid in table.choices and not isinstance(table.choices[0], bool):
                table.choose(paid)
            else:
                table.choose(table.choices[0])
        assert table.life("B") == life
    with pytest.raises(UnsupportedCardError):
        spell("Prevent X of that damage, where X is the number of cards in your hand.")


@pytest.mark.construct("CantAndWouldDie", "ItsKind")
def test_115_4_it_is_the_target_of_a_spell_that_deals_damage_to_any_target() -> None:
    bolt = spell(
        "~ deals 3 damage to any target. If it's a creature, it can't be regenerated this turn, and if it would die "
        "this turn, exile it instead."
    )
    table = Table(A={"hand": [bolt]}, B={"battlefield": [FOX, BEAR]}).start()
    settle(table.cast(NAME, "Fox"))
    assert table.names("exile", "B") == ["Fox"] and table.names("battlefield", "B") == ["Bear"]
    table = Table(A={"hand": [bolt]}, B={}).start()
    assert settle(table.cast(NAME, "B")).life("B") == 17


@pytest.mark.construct("YouAreDefendingPlayer", "UnlessPlayer")
def test_508_5_the_defending_player_and_the_attacker_who_may_pay() -> None:
    troll = permanent(
        "Whenever a creature an opponent controls attacks, if you're the defending player, create a 3/3 red Ogre "
        "creature token unless that creature's controller pays {3}.", name="Cliff",
    )  # fmt: skip
    table = Table(A={"battlefield": [CUB, WELL]}, B={"battlefield": [troll]}, C={}).start("begin_combat")
    table.attack(("Cub", "B")).resolve()
    assert table.decision.player == table.seat("A")  # not whoever would control the Ogre
    settle(table.choose(False))
    assert sorted(table.names("battlefield", "B")) == ["Cliff", "Ogre Token"]
    table = Table(A={"battlefield": [CUB, WELL]}, B={"battlefield": [troll]}, C={}).start("begin_combat")
    table.attack(("Cub", "C"))
    assert not table.state.stack


def test_in_spanish() -> None:
    assert spanish("Choose a number between 0 and 13.") == "Elige un número entre 0 y 13."
    assert spanish("Destroy each creature not chosen this way.").endswith("que no se eligió de esta manera.")
