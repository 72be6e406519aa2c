"""What was done this way and what follows; rarer permissions, choices and descriptions (603.12, 608.2, 615.5)."""

from __future__ import annotations

import pytest

from tests.constructs.support import BEAR, CUB, DOE, FOX, NAME, Table, beast, permanent, played, settle, spell
from tests.rules.support import FOREST, MOUNTAIN

SIP = spell("You gain 1 life.", name="Sip", type_line="Instant")


@pytest.mark.construct("YouDoThisWay", "DeedNow")
def test_608_2c_you_reveal_a_creature_card_this_way() -> None:
    text = "Reveal a card from your hand. If you reveal a creature card this way, you gain 3 life."

    assert played(text, A={"hand": [CUB]}).life("A") == 23
    assert played(text, A={"hand": [SIP]}).life("A") == 20


@pytest.mark.construct("WhenDoneThisWay")
def test_603_12_when_a_creature_card_is_exiled_this_way() -> None:
    pot = permanent(
        "{0}: Exile target card from a graveyard. When a creature card is exiled this way, put a +1/+1 counter on "
        "target creature you control.",
        "Artifact",
        name="Pot",
    )
    table = Table(A={"battlefield": [pot, FOX]}, B={"graveyard": [CUB, SIP]}).start()

    settle(table.activate("Pot", "Sip"))
    assert table.size("Fox") == (3, 3)
    settle(table.activate("Pot"))

    assert table.size("Fox") == (4, 4)


@pytest.mark.construct("IfPreventedFrom")
def test_615_5_only_from_a_black_source() -> None:
    bane = spell(
        "Prevent all damage that would be dealt to you this turn. If damage from a black source is prevented this way, "
        "you gain that much life.",
        name="Bane",
        type_line="Instant",
    )
    imp, elf = beast(name="Imp", cost="{B}"), beast(name="Elf", cost="{G}")
    table = Table(A={"battlefield": [imp, elf]}, B={"hand": [bane]}).start()

    settle(table.passes().cast("Bane"))
    settle(table.attack("Imp", "Elf"))

    assert table.to("end_combat").life("B") == 22


@pytest.mark.construct("SpellOfKindWouldGraveyard")
def test_614_6_a_sorcery_cast_this_way_is_exiled() -> None:
    sphinx = beast(
        "When this creature enters, you may cast target sorcery or artifact card from your graveyard without paying "
        "its mana cost. If a sorcery spell cast this way would be put into your graveyard, exile it instead."
    )
    rite = spell("You gain 2 life.", name="Rite", cost="{9}")
    table = Table(A={"hand": [sphinx], "graveyard": [rite]}, B={}).start()

    settle(table.cast(NAME), "Rite")

    assert (table.life("A"), table.names("exile", "A")) == (22, ["Rite"])


@pytest.mark.construct("EachOpponentWhoDidntDoSo")
def test_608_2c_who_neither_sacrificed_nor_discarded() -> None:
    text = (
        "Each opponent may sacrifice a nonland permanent of their choice or discard a card. Then you gain 3 life for "
        "each opponent you have. Subject deals 2 damage to each opponent who didn't sacrifice a permanent or discard a "
        "card this way."
    )
    text = text.replace(" Then you gain 3 life for each opponent you have.", "")

    assert played(text, False, B={"battlefield": [CUB]}).life("B") == 18
    table = played(text, True, 0, B={"battlefield": [CUB], "hand": [SIP]})
    assert (table.life("B"), table.names("battlefield", "B")) == (20, [])


# ------------------------------------------------------------------------------------------------ permissions and costs


@pytest.mark.construct("CastFreeWithFlash")
def test_118_9_for_nothing_and_at_any_time() -> None:
    gate = permanent(
        "Any player may cast creature spells with mana value 3 or less without paying their mana costs and as though "
        "they had flash.",
        name="Gate",
    )
    small, big = beast(name="Small", cost="{3}"), beast(name="Big", cost="{4}")
    table = Table(A={"battlefield": [gate]}, B={"hand": [small, big]}).start()
    table.passes()

    assert table.can_cast("Small", "B") and not table.can_cast("Big", "B")
    assert settle(table.cast("Small")).names("battlefield", "B") == ["Small"]


@pytest.mark.construct("TheirSpellsCostThisTurn")
def test_601_2f_their_spells_cost_more_this_turn() -> None:
    text = "Target opponent may draw a card. If they do, spells they cast this turn cost {2} more to cast."
    table = played(text, True, A={"hand": [spell("You gain 1 life.", name="Own")]}, B={"hand": [SIP]})

    assert table.can_cast("Own")
    assert not table.passes().can_cast("Sip", "B")


@pytest.mark.construct("AlternativeOfColor")
def test_118_9_whoever_casts_a_spell_may_discard() -> None:
    halls = permanent(
        "Rather than pay the mana cost for a spell, its controller may discard a card that shares a color with that "
        "spell.",
        name="Halls",
    )
    red, other, green = (
        beast(name=name, cost=cost) for name, cost in (("Red", "{9}{R}"), ("Ruby", "{R}"), ("Leaf", "{G}"))
    )
    table = Table(A={"battlefield": [halls]}, B={"hand": [red, other, green]}).start()
    table.to("precombat_main", 2)

    settle(table.cast("Red"))

    assert table.names("battlefield", "B") == ["Red"] and table.names("graveyard", "B") == ["Ruby"]


@pytest.mark.construct("CopiesOnceMore")
def test_707_10_one_more_copy() -> None:
    staff = permanent(
        "If you would copy a spell one or more times, instead copy it that many times plus an additional time. You may "
        "choose new targets for the additional copy.",
        "Artifact",
        name="Staff",
    )
    fork = spell("Copy target instant or sorcery spell.", name="Fork", type_line="Instant")
    table = Table(A={"battlefield": [staff], "hand": [SIP, fork]}, B={}).start()

    settle(table.cast("Sip").cast("Fork"))

    assert table.life("A") == 23


# ------------------------------------------------------------------------------------------------ descriptions


@pytest.mark.construct("EitherOfThose")
def test_603_7_whenever_either_of_those_deals_damage() -> None:
    watch = spell(
        "Choose up to two target creatures. Until your next turn, whenever either of those creatures deals combat "
        "damage, you draw a card."
    )
    table = Table(A={"battlefield": [CUB, DOE, BEAR], "hand": [watch]}, B={}).start()
    settle(table.cast(NAME, "Cub", "Doe"))

    table.attack("Cub", "Doe", "Bear")
    table.to("end_combat")

    assert len(table.names("hand", "A")) == 2


@pytest.mark.construct("YouOwnAndControl")
def test_108_3_only_what_you_own_and_control() -> None:
    steal = spell("Gain control of target creature.", name="Steal")
    sky = spell("Exile any number of creatures you own and control.", name="Sky")
    table = Table(A={"battlefield": [CUB], "hand": [steal, sky]}, B={"battlefield": [FOX]}).start()

    settle(table.cast("Steal", "Fox"))
    table.cast("Sky").resolve()

    assert table.offered() == ["Cub"]


@pytest.mark.construct("WithParity", "OddParity", "EvenParity")
def test_202_3_odd_and_even() -> None:
    one, two = beast(name="One", cost="{1}"), beast(name="Two", cost="{2}")
    both = {"battlefield": [one, two]}

    assert played("Destroy all creatures with an odd mana value.", B=both).names("battlefield", "B") == ["Two"]
    assert played("Destroy all creatures with an even mana value.", B=both).names("battlefield", "B") == ["One"]


@pytest.mark.construct("EachOfAnyNumber")
def test_122_1_from_each_of_any_number() -> None:
    text = "Remove a +1/+1 counter from each of any number of creatures you control. You gain 2 life."
    grow = spell("Put a +1/+1 counter on each creature you control.", name="Grow")
    table = Table(A={"battlefield": [CUB, DOE, BEAR], "hand": [grow, spell(text)]}, B={}).start()

    settle(table.cast("Grow"))
    settle(table.cast(NAME), "Cub", "Doe", "done")

    assert [table.size(name) for name in ("Cub", "Doe", "Bear")] == [(2, 2), (2, 2), (3, 3)]


@pytest.mark.construct("AttachedToAny")
def test_701_3_attached_to_a_creature() -> None:
    rev = "You gain 1 life for each Aura you control that's attached to a creature."
    on_creature = permanent("Enchant creature", "Enchantment — Aura", name="Coat")
    on_land = permanent("Enchant land", "Enchantment — Aura", name="Moss")
    table = Table(A={"battlefield": [CUB, FOREST], "hand": [on_creature, on_land, spell(rev)]}, B={}).start()
    settle(table.cast("Coat"))
    settle(table.cast("Moss"))

    assert settle(table.cast(NAME)).life("A") == 21


@pytest.mark.construct("ManaSpentUnit")
def test_601_2h_for_each_mana_spent() -> None:
    snake = beast("This creature enters with a +1/+1 counter on it for each mana spent to cast it.", cost="{2}")
    table = Table(A={"battlefield": [FOREST, MOUNTAIN], "hand": [snake]}, B={}).start()

    assert settle(table.cast(NAME)).size(NAME) == (4, 4)


@pytest.mark.construct("OfPlayersChoice")
def test_608_2d_an_opponent_chooses() -> None:
    text = "Return a nonland card of an opponent's choice from your graveyard to your hand."
    table = Table(A={"hand": [spell(text)], "graveyard": [CUB, DOE]}, B={}).start()
    table.cast(NAME).resolve()

    assert table.decision.player == table.seat("B")
    assert settle(table, "Doe").names("hand", "A") == ["Doe"]


@pytest.mark.construct("PutOntoBattlefieldFrom")
def test_400_7_from_a_hand_with_counters() -> None:
    text = (
        "You may put a creature card with mana value less than or equal to the number of lands you control onto the "
        "battlefield from your hand or graveyard with two +1/+1 counters on it."
    )
    dear = beast(name="Dear", cost="{2}")
    table = Table(A={"battlefield": [FOREST], "hand": [spell(text), dear], "graveyard": [CUB]}, B={}).start()
    settle(table.cast(NAME), True)

    assert table.size("Cub") == (4, 4)


@pytest.mark.construct("WhoWasDealtCombatDamageBy")
def test_510_2_who_was_dealt_combat_damage_by_it() -> None:
    bug = beast("{0}: Target player who was dealt combat damage by this creature this turn loses 5 life.", name="Bug")
    table = Table(A={"battlefield": [bug, CUB]}, B={}).start()
    table.attack("Cub").to("postcombat_main")
    assert not table.can_activate("Bug")
    table.attack("Bug") if table.state.step < 5 else table.to("declare_attackers", 3).attack("Bug")
    table.to("postcombat_main")

    assert settle(table.activate("Bug")).life("B") == 11


@pytest.mark.construct("ItsGoaded")
def test_701_15_goaded_for_the_rest_of_the_game() -> None:
    gift = spell("Target opponent gains control of target creature you control. It's goaded for the rest of the game.")
    table = Table(A={"battlefield": [CUB], "hand": [gift]}, B={}).start()
    settle(table.cast(NAME))
    table.to("declare_attackers", 2)

    assert not table.decision.can_finish
