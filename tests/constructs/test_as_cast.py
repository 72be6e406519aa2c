"""What was so as a spell was cast, and casting it from elsewhere in one way only (118.9, 601.2i)."""

from __future__ import annotations

from typing import Any

import pytest

from apnap.rules.decisions import CAST, SPECIAL
from tests.constructs.support import (
    BEAR,
    CUB,
    ELK,
    FEN,
    NAME,
    Table,
    beast,
    permanent,
    settle,
    spanish,
    spell,
)

DRAKE = beast(name="Drake", type_line="Creature — Dragon")
AURA = "Enchant creature\nEnchanted creature gets +1/+1."
FLASH = (
    "You may cast this spell as though it had flash. If you cast it any time a sorcery couldn't have been cast, the "
    "controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step."
)


@pytest.mark.construct("FlashForATurn")
@pytest.mark.parametrize(("step", "left"), [("precombat_main", [NAME]), ("end", [])])
def test_702_8a_an_aura_for_one_turn(step: str, left: list[str]) -> None:
    veil = permanent(f"{FLASH}\n{AURA}", "Enchantment — Aura")
    table = Table(A={"hand": [veil]}, B={"battlefield": [CUB]}).start().to(step)
    settle(table.cast(NAME))
    assert table.size("Cub") == (3, 3)
    table.to("upkeep", 2)
    assert [name for name in table.names("battlefield") if name == NAME] == left


@pytest.mark.construct("FlashForATurn")
def test_702_8a_cast_behind_another_spell_it_is_untimely_too() -> None:
    veil = permanent(f"{FLASH}\n{AURA}", "Enchantment — Aura")
    idle = spell("Draw a card.", name="Idle")
    table = Table(A={"hand": [veil, idle]}, B={"battlefield": [CUB]}).start()
    settle(table.cast("Idle").cast(NAME))
    assert NAME not in table.to("upkeep", 2).names("battlefield")


@pytest.mark.construct("ControlledAsCast")
def test_601_2i_what_you_controlled_as_you_cast_it() -> None:
    text = "You gain 1 life. You gain 2 life if you controlled a Dragon as you cast this spell."
    crunch = spell("Destroy target creature.", name="Crunch", type_line="Instant")
    for mine, life in (([DRAKE], 23), ([CUB], 21)):
        table = Table(A={"hand": [spell(text)], "battlefield": mine}, B={"hand": [crunch]}).start()
        settle(table.cast(NAME).passes().cast("Crunch"))
        assert table.life("A") == life, "a creature that left before the spell resolved counts"


@pytest.mark.construct("RevealedOrControlled")
@pytest.mark.parametrize(("hand", "mine", "life"), [([DRAKE], [], 22), ([], [DRAKE], 22), ([], [CUB], 20)])
def test_601_2b_shown_or_controlled(hand: list[object], mine: list[object], life: int) -> None:
    text = (
        "As an additional cost to cast this spell, you may reveal a Dragon card from your hand.\nIf you revealed a "
        "Dragon "
        "card or controlled a Dragon as you cast this spell, you gain 2 life."
    )
    table = Table(A={"hand": [spell(text), *hand], "battlefield": mine}, B={}).start().cast(NAME)
    if hand:
        table.choose(True)
    assert settle(table).life("A") == life


@pytest.mark.construct("WasForetold")
def test_702_143c_a_foretold_spell() -> None:
    text = "Foretell {0}\nYou gain 1 life. If this spell was foretold, you gain 2 life."
    for foretold, life in ((False, 21), (True, 23)):
        table = Table(A={"hand": [spell(text)], "battlefield": [FEN, FEN]}, B={}).start()
        if foretold:
            table.act(next(one for one in table.legal("A") if one.kind == SPECIAL)).to("precombat_main", 3)
        table.act(next(one for one in table.legal("A") if one.kind == CAST))
        assert settle(table).life("A") == life


@pytest.mark.construct("DiscardedOntoBattlefield")
@pytest.mark.parametrize(("mine", "there"), [(False, [NAME]), (True, [])])
def test_614_6_an_opponent_makes_you_discard_it(mine: bool, there: list[str]) -> None:
    loam = beast(
        "If a spell or ability an opponent controls causes you to discard this card, put it onto the battlefield "
        "instead of putting it into your graveyard."
    )
    curse = spell("Each player discards a card.", name="Curse", type_line="Instant")
    whose = "A" if mine else "B"
    other = "B" if mine else "A"
    seats: dict[str, Any] = {
        whose: {"hand": [loam, curse] if mine else [loam]},
        other: {"hand": [] if mine else [curse]},
    }
    assert settle(Table(**seats).start().cast("Curse")).names("battlefield", whose) == there


@pytest.mark.construct("CastUsing")
def test_118_9_from_the_graveyard_by_its_blitz_cost_only() -> None:
    rogue = beast("Blitz {0}\nYou may cast this card from your graveyard using its blitz ability.", cost="{0}")
    table = Table(A={"graveyard": [rogue], "hand": [rogue]}, B={}).start()
    table.act(table.actions(NAME, "hand")[0])
    assert len(table.decision.options) == 2
    table = Table(A={"graveyard": [rogue]}, B={}).start()
    settle(table.cast(NAME))
    table.to("upkeep", 2)
    assert table.names("graveyard", "A") == [NAME], "it was sacrificed, as its blitz cost was paid"
    assert len(table.names("hand", "A")) == 1


@pytest.mark.construct("CastUsing")
def test_702_185a_warp_is_for_the_hand_unless_it_may_be_used_from_the_graveyard() -> None:
    text = "Warp {0}\nYou may cast this card from your graveyard using its warp ability."
    table = Table(A={"graveyard": [beast(text, cost="{9}")]}, B={}).start()
    settle(table.cast(NAME))
    table.to("cleanup", 1)
    assert table.names("exile", "A") == [NAME]
    assert not Table(A={"graveyard": [beast("Warp {0}", cost="{9}")]}, B={}).start().can_cast(NAME)


def test_205_4e_a_legendary_sorcery_needs_a_legendary_creature_or_planeswalker() -> None:
    rite = spell("You gain 1 life.", type_line="Legendary Sorcery")
    for kind, can in (("Creature — Beast", False), ("Legendary Creature — Beast", True)):
        table = Table(A={"hand": [rite], "battlefield": [beast(name="Chief", type_line=kind)]}, B={}).start()
        assert table.can_cast(NAME) == can
    relic = permanent("", "Legendary Artifact", name="Relic")
    assert not Table(A={"hand": [rite], "battlefield": [relic]}, B={}).start().can_cast(NAME)


@pytest.mark.construct("TargetingOnlyOne")
def test_115_9c_a_spell_with_one_target_only() -> None:
    seal = permanent(
        "Whenever you cast a spell that targets only a single creature, put a +1/+1 counter on that creature.",
        name="Seal",
    )
    one = spell("Target creature gains flying until end of turn.", name="Gust")
    two = spell("Two target creatures gain flying until end of turn.", name="Gale")
    table = Table(A={"battlefield": [seal, CUB], "hand": [one, two]}, B={"battlefield": [BEAR]}).start()
    settle(table.cast("Gust", "Bear"))
    settle(table.cast("Gale"))
    assert (table.size("Bear"), table.size("Cub")) == ((3, 3), (2, 2))


@pytest.mark.construct("TargetingOnlyAPlayer")
def test_115_9c_a_spell_that_targets_a_player_only() -> None:
    seal = permanent("Whenever you cast a spell that targets only a player, you gain 5 life.", name="Seal")
    bolt = spell("Subject deals 1 damage to any target.")
    for target, life in (("B", 25), ("Elk", 20)):
        table = Table(A={"battlefield": [seal], "hand": [bolt]}, B={"battlefield": [ELK]}).start()
        assert settle(table.cast(NAME, target)).life("A") == life


def test_in_spanish() -> None:
    assert spanish("Draw a card if you controlled a Dragon as you cast this spell.") == (
        "Roba una carta si controlabas un Dragón al lanzar este hechizo."
    )
    assert spanish("If this spell was foretold, draw a card.") == "Si este hechizo fue profetizado, roba una carta."
    assert spanish("You may cast this card from your graveyard using its blitz ability.") == (
        "Puedes lanzar esta carta desde tu cementerio usando su habilidad de blitz."
    )
