"""What holds in a later turn or until another card is exiled; Auras on cards; abilities gained as spells are cast."""

from __future__ import annotations

import pytest

from tests.constructs.support import BEAR, CUB, DOE, FOX, NAME, Table, beast, permanent, settle, spell, written
from tests.rules.support import FOREST, MOUNTAIN

OWL = beast("Flying", name="Owl")


# ------------------------------------------------------------------------------------------------ later


def attacked(line: str, *targets: str) -> Table:
    """Let Cub attack A's planeswalker in the next turn of B, which it must; return the table in the turn after that."""
    sage = written(f"[+2]: {line}", "Planeswalker — Sage", loyalty="3")
    table = Table(A={"battlefield": [sage]}, B={"battlefield": [CUB]}).start()
    settle(table.activate(NAME, *targets)).to("declare_attackers", 2)
    assert not table.decision.can_finish
    table.choose(("Cub", NAME))
    assert table.to("end_combat").find(NAME).counter("loyalty") == 3
    return table.to("declare_attackers", 4)


@pytest.mark.construct("InNextTurnOf", "AttacksItIfAble")
def test_508_1d_they_attack_it_in_their_next_turn() -> None:
    line = "During target opponent's next turn, creatures that player controls attack Subject if able."
    assert attacked(line).decision.can_finish


@pytest.mark.construct("InNextTurnOf", "AttacksIfAbleThen")
def test_508_1d_they_attack_in_their_next_turn() -> None:
    line = "During target player's next turn, each creature that player controls attacks if able."
    assert attacked(line, "B").decision.can_finish


@pytest.mark.construct("UntilAnotherIsExiled")
def test_611_2_until_another_card_is_exiled() -> None:
    charm = permanent(
        "{0}: Exile the top card of your library. You may play it until you exile another card with this artifact.",
        "Artifact",
        name="Charm",
    )
    table = Table(A={"battlefield": [charm], "library": [CUB, DOE]}, B={}).start()

    settle(table.activate("Charm"))
    assert table.can_cast("Cub")
    settle(table.activate("Charm"))

    assert not table.can_cast("Cub") and table.can_cast("Doe")


@pytest.mark.construct("EachPlaysOneOfThem")
def test_601_3b_one_of_the_exiled_cards_each_turn() -> None:
    spoils = permanent(
        "{0}: Exile the top card of each player's library.\nDuring each player's turn, that player may play a land or "
        "cast a spell from among cards exiled with this enchantment, and they may spend mana as though it were mana of "
        "any color to cast that spell. When they do, exile the top card of their library.",
        name="Spoils",
    )
    cub = beast(name="Calf", cost="{R}")
    table = Table(A={"battlefield": [spoils, FOREST], "library": [FOX, OWL]}, B={"library": [cub]}).start()

    settle(table.activate("Spoils"))
    assert table.can_cast("Calf") and table.can_cast("Fox") and not table.can_cast("Fox", "B")
    settle(table.cast("Calf"))

    assert table.find("Calf", "battlefield").controller == 0
    assert table.names("exile", "A") == ["Fox", "Owl"]
    assert not table.can_cast("Fox")
    table.to("upkeep", 2)
    assert not table.can_cast("Fox", "B")
    assert table.to("precombat_main", 2).can_cast("Owl", "B")


# ------------------------------------------------------------------------------------------------ Auras and graveyards


@pytest.mark.construct("ReturnsWhatItEnchants", "ReturnEnchantedCard")
def test_303_4_it_enchants_what_it_returns() -> None:
    animate = permanent(
        "Enchant creature card in a graveyard\nWhen this Aura enters, if it's on the battlefield, it loses \"enchant "
        'creature card in a graveyard" and gains "enchant creature put onto the battlefield with this Aura." Return '
        "enchanted creature card to the battlefield under your control and attach this Aura to it. When this Aura "
        "leaves the battlefield, that creature's controller sacrifices it.\nEnchanted creature gets -1/-0.",
        "Enchantment — Aura",
        name="Breath",
    )
    hush = spell("Destroy target enchantment.", name="Hush")
    table = Table(A={"hand": [animate, hush], "battlefield": [BEAR]}, B={"graveyard": [FOX]}).start()

    settle(table.cast("Breath"))
    assert table.find("Fox").controller == 0
    assert (table.size("Fox"), table.names("battlefield")) == ((2, 3), ["Bear", "Breath", "Fox"])
    settle(table.cast("Hush"))

    assert table.names("battlefield") == ["Bear"]


@pytest.mark.construct("PutEnchantedCardTapped")
def test_303_4_it_enchants_what_it_puts_onto_the_battlefield_tapped() -> None:
    dance = permanent(
        "Enchant creature card in a graveyard\nWhen this Aura enters, if it's on the battlefield, it loses \"enchant "
        'creature card in a graveyard" and gains "enchant creature put onto the battlefield with this Aura." Put '
        "enchanted creature card onto the battlefield tapped under your control and attach this Aura to it. When this "
        "Aura leaves the battlefield, that creature's controller sacrifices it.",
        "Enchantment — Aura",
        name="Jig",
    )
    table = Table(A={"hand": [dance]}, B={"graveyard": [FOX]}).start()
    settle(table.cast("Jig"))
    assert table.find("Fox").tapped and table.find("Jig").attached_to == table.find("Fox").ref


@pytest.mark.construct("GainsAsCast")
def test_601_2b_evoke_gained_as_it_is_cast() -> None:
    ashling = permanent(
        "Elemental permanent spells you cast from your hand gain evoke {1} as you cast them.", name="Ash"
    )
    flame = beast(name="Flame", cost="{9}", type_line="Creature — Elemental")
    calf = beast(name="Calf", cost="{9}")
    table = Table(A={"battlefield": [ashling, MOUNTAIN], "hand": [flame, calf]}, B={}).start()
    assert table.can_cast("Flame") and not table.can_cast("Calf")

    settle(table.cast("Flame"))

    assert table.names("graveyard", "A") == ["Flame"]


@pytest.mark.construct("CastTheCopy")
@pytest.mark.parametrize(("answers", "life"), [((True, "Sip"), 24), ((True, "done"), 20), ((False,), 20)])
def test_707_12_if_the_exiled_card_is_copied_the_copy_may_be_cast(answers: tuple[object, ...], life: int) -> None:
    rod = permanent(
        "When this artifact enters, you may exile an instant card from your hand.\n{0}: You may copy the exiled card. "
        "If you do, you may cast the copy without paying its mana cost.",
        "Artifact",
        name="Rod",
    )
    sip = spell("You gain 4 life.", name="Sip", cost="{9}", type_line="Instant")
    table = Table(A={"hand": [rod, sip]}, B={}).start()
    settle(table.cast("Rod"), True)

    settle(table.activate("Rod"), *answers)

    assert (table.life("A"), table.names("exile", "A")) == (life, ["Sip"])


@pytest.mark.construct("CopyCardInIt")
def test_707_12_a_card_of_a_revealed_hand_is_copied() -> None:
    rite = spell(
        "Target opponent reveals their hand. You may copy an instant or sorcery card in it. If you do, you may cast "
        "the copy without paying its mana cost.",
        name="Rite",
    )
    sip = spell("You gain 4 life.", name="Sip", cost="{9}", type_line="Instant")
    table = Table(A={"hand": [rite]}, B={"hand": [sip, CUB]}).start()

    settle(table.cast("Rite"), True, "Sip")

    assert (table.life("A"), table.names("hand", "B")) == (24, ["Cub", "Sip"])
