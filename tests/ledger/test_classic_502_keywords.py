"""classic:502, 2007:502: the keyword abilities of the classic book, and which words are keyword abilities at all."""

from __future__ import annotations

from dataclasses import replace

import pytest

from apnap.abilities.ability import Activated, Body, Keyword
from apnap.abilities.change import AddAbility, RemoveAbility
from apnap.abilities.cost import Cost, TapThis
from apnap.abilities.definition import CardDefinition
from apnap.abilities.effect import Continuous, DealDamage, Destroy, GainLife
from apnap.abilities.mana import ManaCost
from apnap.abilities.objects import Each, Filter, HasColor, TargetObjects, You
from apnap.abilities.quantity import Number
from apnap.abilities.values import BLACK
from apnap.rulebooks import rulebook
from apnap.rules import decisions as dec
from apnap.rules.characteristics import characteristics
from tests.rules.layered import CREATURES
from tests.rules.support import (
    FOREST,
    ISLAND,
    SWAMP,
    TARGET_CREATURE,
    Table,
    creature,
    damage_to_any,
    enchantment,
    instant,
)

BEAR = creature("Bear", "0", 2, 2)
ELF = creature("Elf", "0", 1, 1)
KNIGHT = creature("Knight", "0", 2, 2, "flanking")
ONE = Cost(ManaCost(("1",)))


def may_block(table: Table, blocker: str, attacker: str) -> bool:
    """Tell whether the defending player is offered to let one block the other."""
    if table.decision.kind != dec.BLOCKERS:
        table.to("declare_blockers")
    if table.decision.kind != dec.BLOCKERS:
        return False  # there is nothing to declare
    return (table.find(blocker).ref, table.find(attacker).ref) in table.choices


def blockable(book: str, attacker: CardDefinition, blocker: CardDefinition, *lands: CardDefinition) -> bool:
    """Tell whether a creature of B may block an attacker of A, B having these lands."""
    table = Table(book=book, A={"battlefield": [attacker]}, B={"battlefield": [blocker, *lands]})
    return may_block(table.attack_now(attacker.name), blocker.name, attacker.name)


# ------------------------------------------------------------------------------------- which words


@pytest.mark.ledger("2007:502")
def test_the_words_of_2007(book: str) -> None:
    """2007:502.2–502.60: 59 sections, the youngest vanishing."""
    words = rulebook(book).keywords()
    assert len(words) == 59
    assert {"vigilance", "vanishing", "threshold", "bands with other"} <= set(words)
    assert not {"lifelink", "deathtouch", "reach", "shroud"} & set(words)


def test_the_words_of_the_other_books() -> None:
    """classic:502.2–502.9 with two of its glossary; 2016 has no scry any more, and no keyword of later."""
    classic, newer, current = (set(rulebook(name).keywords()) for name in ("classic", "2016", "current"))
    assert classic == {
        "first strike", "flanking", "flying", "haste", "landwalk", "protection", "shadow", "trample",
        "banding", "cycling",
    }  # fmt: skip
    assert "lifelink" in newer and "escalate" in newer and not {"scry", "crew", "threshold"} & newer
    assert newer < current and "gift" in current


# ------------------------------------------------------------------------------------- 502.3 flanking


@pytest.mark.ledger("classic:502.3b", "classic:502.3a", "2007:502")
def test_flanking_shrinks_what_blocks_without_it(book: str) -> None:
    """classic:502.3b, 2007:502.3b: a 1/1 blocker is dead before damage; one with flanking is unchanged."""
    table = Table(book=book, A={"battlefield": [KNIGHT]}, B={"battlefield": [ELF]}).attack_now("Knight")
    table.block(("Elf", "Knight"))
    assert table.state.stack  # it is a triggered ability
    table.settle()
    assert table.names("graveyard", "B") == ["Elf"] and table.find("Knight").damage == 0
    lancer = creature("Lancer", "0", 2, 3, "flanking")
    table = Table(book=book, A={"battlefield": [KNIGHT]}, B={"battlefield": [lancer]}).attack_now("Knight")
    assert table.block(("Lancer", "Knight")).settle().size("Lancer") == (2, 3)


@pytest.mark.ledger("classic:502.3c", "2007:502")
def test_each_flanking_triggers(book: str) -> None:
    """classic:502.3c, 2007:502.3c."""
    double = creature("Double", "0", 2, 2, "flanking", "flanking")
    wall = creature("Stone", "0", 2, 5)
    table = Table(book=book, A={"battlefield": [double]}, B={"battlefield": [wall]}).attack_now("Double")
    assert table.block(("Stone", "Double")).settle().size("Stone") == (0, 3)
    table.to("precombat_main", turn=2)
    assert table.size("Stone") == (2, 5)  # until end of turn


# ------------------------------------------------------------------------------------- 502.4 flying, 502.8 shadow


@pytest.mark.ledger("classic:502.4b", "classic:502.4a", "2007:502")
def test_flying_is_blocked_by_flying_only(book: str) -> None:
    """classic:502.4b, 2007:502.4b: a flier itself may block either."""
    bird = creature("Bird", "0", 1, 1, "flying")
    hawk = creature("Hawk", "0", 1, 1, "flying")
    assert not blockable(book, bird, BEAR)
    assert blockable(book, bird, hawk)
    assert blockable(book, BEAR, bird)


@pytest.mark.ledger("classic:502.8b", "classic:502.8a", "2007:502")
def test_shadow_keeps_to_itself(book: str) -> None:
    """classic:502.8b, 2007:502.8b: neither blocked by others nor blocking them."""
    shade, gloom = creature("Shade", "0", 1, 1, "shadow"), creature("Gloom", "0", 1, 1, "shadow")
    assert not blockable(book, shade, BEAR)
    assert not blockable(book, BEAR, shade)
    assert blockable(book, shade, gloom)


# ------------------------------------------------------------------------------------- 502.5 haste


@pytest.mark.ledger("classic:502.5b", "classic:502.5a", "2007:502", "2007:212")
@pytest.mark.parametrize("hasty", [True, False])
def test_haste_attacks_and_taps_at_once(book: str, hasty: bool) -> None:
    """classic:502.5b, 2007:502.5b: on the turn it comes into play."""
    tap = Activated(Cost(parts=(TapThis(),)), Body(effect=GainLife(You(), Number(1))))
    runner = creature("Runner", "0", 2, 2, *(["haste"] if hasty else []), tap)
    table = Table(book=book, A={"hand": [runner], "battlefield": [ELF]}, B={}).start().cast("Runner").settle()
    assert table.can_activate("Runner") is hasty
    table.to("declare_attackers")
    assert any(pair[0] == table.find("Runner").ref for pair in table.choices) is hasty


# ------------------------------------------------------------------------------------- 502.6 landwalk


@pytest.mark.ledger("classic:502.6b", "classic:502.6a", "2007:502")
def test_landwalk_needs_the_land(book: str) -> None:
    """classic:502.6b, 2007:502.6b: islandwalk against an Island, a Swamp, and an Island of the attacker's own."""
    walker = creature("Walker", "0", 2, 2, "islandwalk")
    assert not blockable(book, walker, BEAR, ISLAND)
    assert blockable(book, walker, BEAR, SWAMP)
    table = Table(book=book, A={"battlefield": [walker, ISLAND]}, B={"battlefield": [BEAR]}).attack_now("Walker")
    assert may_block(table, "Bear", "Walker")


@pytest.mark.ledger("classic:502.6c", "2007:502")
def test_landwalks_do_not_cancel(book: str) -> None:
    """classic:502.6c, 2007:502.6c: a forestwalker of the defender's is no blocker for a forestwalker."""
    ranger, scout = creature("Ranger", "0", 2, 2, "forestwalk"), creature("Scout", "0", 2, 2, "forestwalk")
    assert not blockable(book, ranger, scout, FOREST)
    assert blockable(book, ranger, scout)


# ------------------------------------------------------------------------------------- 502.7 protection

WARDED = creature("Warded", "0", 2, 2, Keyword("protection", what=Filter((HasColor(BLACK),))))
DARK = creature("Dark", "0", 2, 2, colors=BLACK)


@pytest.mark.ledger("classic:502.7b", "classic:502.7a", "2007:502")
def test_protection_from_black(book: str) -> None:
    """classic:502.7b, 2007:502.7b: no black spell may target it, black damage is 0, no black creature may block it,
    and no black enchantment stays on it."""
    doom = instant("Doom", "0", Body((TARGET_CREATURE,), Destroy(TargetObjects(0))))
    black_doom = CardDefinition("Doom", (replace(doom.faces[0], colors=BLACK),))
    table = Table(book=book, A={"hand": [black_doom], "battlefield": [BEAR]}, B={"battlefield": [WARDED]}).start()
    table.cast("Doom").settle()
    assert table.names("battlefield") == ["Warded"]  # the Bear was the only target
    plague = enchantment(
        "Plague", "0", Activated(Cost(), Body(effect=DealDamage(Number(1), objects=Each(CREATURES)))), colors=BLACK
    )
    table = Table(book=book, A={"battlefield": [plague]}, B={"battlefield": [WARDED, BEAR]}).start()
    table.activate("Plague").settle()
    assert (table.find("Warded").damage, table.find("Bear").damage) == (0, 1)
    assert not blockable(book, WARDED, DARK)
    assert blockable(book, WARDED, BEAR)
    cloak = enchantment("Cloak", "0", Keyword("enchant", what=CREATURES), subtypes=("Aura",), colors=BLACK)
    table = Table(book=book, A={"hand": [cloak], "battlefield": [WARDED]}, B={}).start()
    assert not table.can_cast("Cloak")


# ------------------------------------------------------------------------------------- redundant copies


@pytest.mark.ledger("classic:502.7b", "2007:502")
def test_a_black_enchantment_does_not_stay_on_what_gains_protection_from_black(book: str) -> None:
    cloak = enchantment("Cloak", "0", Keyword("enchant", what=CREATURES), subtypes=("Aura",), colors=BLACK)
    pure = AddAbility(Keyword("protection", what=Filter((HasColor(BLACK),))))
    ward = instant("Ward", "0", Body((TARGET_CREATURE,), Continuous(TargetObjects(0), (pure,))))
    table = Table(book=book, A={"hand": [cloak, ward], "battlefield": [BEAR]}, B={}).start()
    assert table.cast("Cloak").settle().names("battlefield") == ["Bear", "Cloak"]
    assert table.cast("Ward").settle().names("graveyard", "A") == ["Cloak", "Ward"]


@pytest.mark.ledger("classic:502.4c", "classic:502.5c", "classic:502.6d", "classic:502.7c", "classic:502.8c")
@pytest.mark.parametrize(
    ("ability", "lands"),
    [
        (Keyword("flying"), ()),
        (Keyword("haste"), ()),
        (Keyword("islandwalk"), (ISLAND,)),
        (Keyword("protection", what=Filter((HasColor(BLACK),))), ()),
        (Keyword("shadow"), ()),
    ],
)
def test_a_second_copy_changes_nothing(book: str, ability: Keyword, lands: tuple[CardDefinition, ...]) -> None:
    """classic:502.4c, 502.5c, 502.6d, 502.7c, 502.8c: what may block it, whether it attacks at once, and what is left
    when the ability is lost: nothing, for losing it loses every copy."""
    seen = []
    for copies in (1, 2):
        twin = creature("Twin", "0", 2, 2, *([ability] * copies))
        fast = Table(book=book, A={"hand": [twin], "battlefield": [ELF]}, B={"battlefield": [DARK, *lands]})
        fast.start().cast("Twin").settle().to("declare_attackers")
        attacks = any(pair[0] == fast.find("Twin").ref for pair in fast.choices)
        seen.append((attacks, blockable(book, twin, DARK, *lands), blockable(book, BEAR, twin, *lands)))
        dull = instant(
            "Dull", "0", Body((TARGET_CREATURE,), Continuous(TargetObjects(0), (RemoveAbility(ability.keyword),)))
        )
        lost = Table(book=book, A={"hand": [dull], "battlefield": [twin]}, B={}).start().cast("Dull").settle()
        assert characteristics(lost.state, lost.find("Twin")).abilities == ()
    assert seen[0] == seen[1]
    assert seen[0] != (False, True, True)


# ------------------------------------------------------------------------------------- cycling and the older ones


@pytest.mark.ledger("classic:g.ciclo", "2007:502")
def test_cycling_from_the_hand(book: str) -> None:
    """classic:g.ciclo, 2007:502.18: the card is discarded as a cost, a card is drawn, and it can be answered."""
    hulk = creature("Hulk", "7", 7, 7, Keyword("cycling", cost=ONE))
    zap = instant("Zap", "0", damage_to_any(1))
    table = Table(book=book, A={"hand": [hulk], "battlefield": [FOREST]}, B={"hand": [zap]}).start()
    table.activate("Hulk")
    assert table.names("graveyard", "A") == ["Hulk"] and table.state.players[0].hand == []
    table.passes().cast("Zap", "A").settle()
    assert table.life("A") == 19
    assert len(table.state.players[0].hand) == 1


@pytest.mark.ledger("classic:502.1", "2007:502")
def test_rampage(book: str) -> None:
    """2007:502.12: +2/+2 for the second and third blocker; counted once, as it resolves."""
    ogre = creature("Ogre", "0", 3, 3, Keyword("rampage", n=Number(2)))
    stones = [creature(f"Stone {n}", "0", 0, 9) for n in (1, 2, 3)]
    table = Table(book=book, A={"battlefield": [ogre]}, B={"battlefield": stones}).attack_now("Ogre")
    table.block(*[(stone.name, "Ogre") for stone in stones]).settle()
    assert table.size("Ogre") == (7, 7)


@pytest.mark.ledger("classic:502.1", "2007:502")
def test_cumulative_upkeep(book: str) -> None:
    """2007:502.13: one more each upkeep, and the third time it can't be paid any more."""
    frost = creature("Frost", "0", 0, 4, Keyword("cumulative upkeep", cost=ONE))
    table = Table(book=book, A={"hand": [frost], "battlefield": [FOREST, ISLAND]}, B={}).start().cast("Frost").settle()
    for turn, tapped in ((3, 1), (5, 2)):
        table.to_step("upkeep", turn).settle().choose(True)
        assert sum(land.tapped for land in (table.find("Forest"), table.find("Island"))) == tapped
    table.to_step("upkeep", 7).settle()
    assert table.names("graveyard", "A") == ["Frost"]


@pytest.mark.ledger("classic:502.1", "2007:502")
@pytest.mark.parametrize("pays", [True, False])
def test_echo(book: str, pays: bool) -> None:
    """2007:502.19: due in the first upkeep only."""
    beast = creature("Beast", "0", 5, 5, Keyword("echo", cost=ONE))
    table = Table(book=book, A={"hand": [beast], "battlefield": [FOREST]}, B={}).start().cast("Beast").settle()
    table.to_step("upkeep", 3).settle().choose(pays)
    assert ("Beast" in table.names("battlefield")) is pays
    if pays:
        table.to_step("upkeep", 5).settle()
        assert not table.find("Forest").tapped and "Beast" in table.names("battlefield")


@pytest.mark.ledger("classic:502.1", "2007:502")
def test_fading(book: str) -> None:
    """2007:502.20: a counter goes each upkeep; with none left it is sacrificed."""
    ghost = creature("Ghost", "0", 3, 3, Keyword("fading", n=Number(1)))
    table = Table(book=book, A={"hand": [ghost]}, B={}).start().cast("Ghost").settle()
    assert table.to("draw", turn=3).find("Ghost", "battlefield").counter("fade") == 0
    assert table.to("draw", turn=5).names("graveyard", "A") == ["Ghost"]
