"""Conditions and counts of few cards each: what happened this turn, counters everywhere, where the card is."""

from __future__ import annotations

from typing import Any

import pytest

from tests.constructs.support import BEAR, CUB, ELK, FOX, NAME, Table, beast, permanent, settle, spanish, spell, written
from tests.rules.support import FOREST, SWAMP


@pytest.mark.construct("YouPlayedALand")
def test_305_1_a_land_was_played_this_turn() -> None:
    line = "You gain 1 life. If you played a land this turn, draw a card."
    table = Table(A={"hand": [spell(line), spell(line), FOREST]}, B={}).start()

    table.cast(NAME).resolve()
    assert len(table.names("hand", "A")) == 2
    table.play("Forest").cast(NAME + "#2").resolve()

    assert table.names("hand", "A") == ["Wastes"]
    assert (
        spanish("If you played a land this turn, draw a card.") == "Si jugaste una tierra este turno, roba una carta."
    )


@pytest.mark.construct("DrewCards")
@pytest.mark.parametrize(("cards", "castable"), [(2, False), (3, True)])
def test_121_1_an_opponent_drew_so_many(cards: int, castable: bool) -> None:
    trap = spell(
        "If an opponent drew three or more cards this turn, you may pay {0} rather than pay this spell's mana cost.\n"
        "You gain 1 life.",
        cost="{5}",
        type_line="Instant",
    )
    gift = spell(f"Target opponent draws {'two' if cards == 2 else 'three'} cards.", name="Gift")
    table = Table(A={"hand": [trap, gift]}, B={}).start()

    settle(table.cast("Gift"))

    assert table.can_cast(NAME) is castable


@pytest.mark.construct("SearchedTheirLibrary")
@pytest.mark.parametrize(("whose", "castable"), [("your", True), ("target opponent's", False)])
def test_701_23_only_their_own_library_counts(whose: str, castable: bool) -> None:
    trap = spell(
        "If an opponent searched their library this turn, you may pay {0} rather than pay this spell's mana cost.\n"
        "You gain 1 life.",
        cost="{5}",
        type_line="Instant",
    )
    seek = spell(f"Search {whose} library for a card, exile it, then shuffle.", name="Seek")
    table = Table(A={"hand": [seek]}, B={"hand": [trap]}).start()

    settle(table.cast("Seek"), "Wastes")

    assert table.can_cast(NAME, "B") is castable


@pytest.mark.construct("OpponentWhoDrew", "OpponentWhoHadEnter")
def test_603_6a_each_opponent_who_had_lands_enter_or_drew() -> None:
    line = (
        "Draw a card for each opponent who drew two or more cards this turn, then create a Treasure token for each "
        "opponent who had two or more lands enter the battlefield under their control this turn."
    )
    ramp = spell("Put two land cards from your hand onto the battlefield.", name="Ramp")
    gain = spell("Draw two cards.", name="Gain")
    seats: dict[str, Any] = {
        "A": {"hand": [gain, ramp, FOREST, SWAMP]},
        "B": {"hand": [spell(line, type_line="Instant")]},
        "C": {},
    }
    table = Table(**seats).start()
    settle(table.cast("Gain"))
    settle(table.cast("Ramp"), "Forest", "Swamp")
    table.passes()

    settle(table.cast(NAME))

    assert (table.names("hand", "B"), table.names("battlefield", "B")) == (["Wastes"], ["Treasure"])


@pytest.mark.construct("IsInCommandZone")
def test_113_6_the_ability_works_in_the_command_zone_only() -> None:
    line = "At the beginning of your upkeep, if Subject is in the command zone, you gain 2 life."
    sage = written(line, "Legendary Creature — Sage", size=(2, 2))

    lives = []
    for zone in ("command", "battlefield"):
        table = Table(A={zone: [sage]}, B={}).start("upkeep")
        lives.append(settle(table).life("A"))

    assert lives == [22, 20]


@pytest.mark.construct("AtNextIfSuffix", "StillThere")
@pytest.mark.parametrize(("gone", "names"), [(False, ["Cub", NAME]), (True, [])])
def test_603_7_returned_later_if_it_is_still_there(gone: bool, names: list[str]) -> None:
    line = (
        "Whenever a creature with power 2 or less is put into your graveyard from the battlefield, you may return that "
        "card to the battlefield at the beginning of the next end step if Subject is still on the battlefield."
    )
    keeper = written(line, "Legendary Creature — Sage", size=(5, 5))
    doom = spell("Destroy target creature.", name="Doom")
    table = Table(A={"battlefield": [keeper, CUB], "hand": [doom, doom]}, B={}).start()
    settle(table.cast("Doom", "Cub"))
    if gone:
        settle(table.cast("Doom#2"))

    table.to_step("end", 1)
    settle(table, *([] if gone else [True]))

    assert table.names("battlefield", "A") == names


@pytest.mark.construct("HasSingleTarget", "ChangeTheTargetTo")
def test_115_7a_the_target_becomes_the_enchanted_creature() -> None:
    aura = permanent(
        "Enchant creature\nWhenever an opponent casts a spell, if it has a single target, change the target to "
        "enchanted creature if able.",
        "Enchantment — Aura",
    )
    pair = spell("Tap two target creatures.", name="Pair")
    bolt = spell("Destroy target creature.", name="Bolt")
    table = Table(A={"hand": [aura], "battlefield": [BEAR, CUB]}, B={"battlefield": [ELK], "hand": [bolt, pair]})
    table.start().cast(NAME, "Bear").resolve()
    table.to("precombat_main", 2)

    settle(table.cast("Pair", "Cub", "Elk"))
    assert [table.find(name).tapped for name in ("Bear", "Cub", "Elk")] == [False, True, True]
    settle(table.cast("Bolt", "Cub"))

    assert table.names("battlefield") == ["Cub", "Elk"]


@pytest.mark.construct("KindsOfCounters")
@pytest.mark.parametrize(("kinds", "size"), [(2, (2, 2)), (3, (4, 6))])
def test_122_1_kinds_of_counters_are_counted_once(kinds: int, size: tuple[int, int]) -> None:
    line = (
        "As long as there are three or more different kinds of counters among creatures you control, this creature "
        "gets +2/+4."
    )
    puts = ["a flying counter", "a reach counter", "a trample counter"][:kinds]
    rite = spell("\n".join(f"Put {one} on each other creature you control." for one in puts))
    table = Table(A={"battlefield": [beast(line, name="Vet"), CUB, ELK], "hand": [rite]}, B={}).start()
    mark = spell("Put a flying counter on target creature.", name="Mark")
    assert mark is not None

    settle(table.cast(NAME))

    base = table.size("Vet")
    assert base == size


@pytest.mark.construct("CounterAnywhereUnit")
def test_122_1_counters_of_players_and_permanents() -> None:
    sloth = beast("This spell costs {1} less to cast for each counter among players and permanents.", cost="{4}")
    rite = spell("You get two experience counters. Put a +1/+1 counter on each creature.", name="Rite")
    table = Table(A={"hand": [sloth, rite], "battlefield": [CUB]}, B={"battlefield": [ELK]}).start()
    assert not table.can_cast(NAME)

    table.cast("Rite").resolve()

    assert table.can_cast(NAME)


@pytest.mark.construct("StatOfExiled")
def test_608_2h_the_power_of_the_exiled_card() -> None:
    line = (
        "Exile target creature card from a graveyard. Put X +1/+1 counters on target creature, where X is the power of "
        "the card you exiled."
    )
    table = Table(A={"hand": [spell(line)], "battlefield": [CUB]}, B={"graveyard": [FOX]}).start()

    settle(table.cast(NAME))

    assert table.find("Cub").counter("+1/+1") == 3


@pytest.mark.construct("ThreeTimesX")
def test_107_3_three_times_x() -> None:
    priest = beast("Reveal X white cards from your hand, Sacrifice this creature: You gain three times X life.")
    dove = written("", "Creature — Bird", name="Dove", cost="{W}", size=(1, 1))
    table = Table(A={"battlefield": [priest], "hand": [dove, dove, CUB]}, B={}).start()

    table.activate(NAME).choose(2)
    settle(table)

    assert table.life("A") == 26


@pytest.mark.construct("AnotherOne")
def test_122_1_another_counter() -> None:
    rite = spell("Put a +1/+1 counter on target creature. If it has flying, put another +1/+1 counter on it.")
    table = Table(A={"battlefield": [CUB, beast("Flying", name="Crow")], "hand": [rite, rite]}, B={}).start()

    settle(table.cast(NAME, "Cub"))
    settle(table.cast(NAME + "#2", "Crow"))

    assert [table.find(name).counter("+1/+1") for name in ("Cub", "Crow")] == [1, 2]


@pytest.mark.construct("WithBaseSize")
def test_613_4b_base_power_and_toughness_are_looked_at() -> None:
    lord = permanent("Creatures with base power and toughness 2/2 have flying.\nCreatures you control get +1/+1.")
    table = Table(A={"battlefield": [lord, CUB, FOX]}, B={}).start()

    from apnap.rules.characteristics import characteristics

    flies = [characteristics(table.state, table.find(name)).keywords != 0 for name in ("Cub", "Fox")]
    assert flies == [True, False]


@pytest.mark.construct("AgainstChosenName")
def test_702_16a_protection_from_the_chosen_name() -> None:
    halo = permanent("As this enchantment enters, choose a card name.\nYou have protection from the chosen card name.")
    bolt = spell("Bolt deals 3 damage to target player.", name="Bolt")
    jolt = spell("Jolt deals 3 damage to target player.", name="Jolt")
    table = Table(A={"hand": [halo, bolt, jolt]}, B={}).start()
    settle(table.cast(NAME), "Bolt")

    table.cast("Jolt", "A").resolve()
    table.cast("Bolt")
    settle(table)

    assert (table.life("A"), table.life("B")) == (17, 17)


@pytest.mark.construct("YouveCastThisAndThat")
def test_601_2i_two_spells_of_different_names_were_cast_this_turn() -> None:
    line = "If you've cast a spell named Ash and a spell named Birch this turn, draw a card."
    ash, birch, clover = (spell("You gain 1 life.", name=name) for name in ("Ash", "Birch", "Clover"))
    for others, drawn in (((ash, birch), 1), ((ash, clover), 0)):
        table = Table(A={"hand": [spell(line), *others]}, B={}).start()
        for other in others:
            table.cast(other.name).resolve()
        assert len(table.cast(NAME).resolve().names("hand", "A")) == drawn


@pytest.mark.construct("TheTargeted")
@pytest.mark.parametrize(("target", "paid"), [("Ox", 1), ("Calf", 3)])
def test_601_2f_it_costs_less_by_the_power_of_what_it_targets(target: str, paid: int) -> None:
    line = (
        "{4}: Tap target creature. This ability costs {X} less to activate, where X is the power of the creature it "
        "targets."
    )
    herd = [beast(name="Ox", size=(3, 3)), beast(name="Calf", size=(1, 1))]
    table = Table(A={"battlefield": [permanent(line, "Artifact"), *[FOREST] * 4, *herd]}, B={}).start()
    settle(table.activate(NAME, target))
    lands = [one for one in table.state.battlefield if table.named(one) == "Forest"]
    assert table.find(target).tapped
    assert sum(table.state.last_known(one).tapped for one in lands) == paid


@pytest.mark.construct("WithTheSameController")
def test_115_1_the_second_target_has_the_controller_of_the_first() -> None:
    line = "Tap target creature. Destroy target creature with the same controller."
    table = Table(A={"hand": [spell(line)], "battlefield": [CUB]}, B={"battlefield": [BEAR, ELK]}).start()
    table.cast(NAME, "Bear")
    assert sorted(table.offered()) == ["Bear", "Elk"]
