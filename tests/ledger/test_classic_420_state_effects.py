"""classic:420, 2007:420: what the game does by itself whenever a player would have priority."""

from __future__ import annotations

import pytest

from apnap.abilities import effect as eff
from apnap.abilities.ability import Activated, Body, Keyword, Triggered
from apnap.abilities.change import Modify, SetTypes
from apnap.abilities.cost import Cost
from apnap.abilities.objects import IS_SPELL, Each, EachOpponent, Filter, Is, TargetObjects, This, You
from apnap.abilities.occurrence import ZoneChanges
from apnap.abilities.quantity import CountOf, Number
from apnap.abilities.target import Target
from apnap.abilities.values import (
    ARTIFACT,
    BATTLEFIELD,
    CREATURE,
    ENCHANTMENT,
    GRAVEYARD,
    HAND,
    LAND,
    LEGENDARY,
    STACK,
    WORLD,
)
from apnap.rules import decisions as dec
from tests.rules.layered import OTHERS, affect, base, defines, filtered, plus, put_counters, says
from tests.rules.support import (
    CREATURES,
    TARGET_CREATURE,
    Table,
    artifact,
    creature,
    damage_to_any,
    enchantment,
    instant,
    sorcery,
)

IT = TargetObjects(0)
OX = creature("Ox", "0", 2, 2)
TROLL = creature("Troll", "0", 2, 2, Activated(Cost(), Body(effect=eff.Regenerate(This()))))


def shift(name: str, power: int, toughness: int) -> object:
    """Return an instant that gives the target so much until end of turn."""
    return instant(name, "0", Body((TARGET_CREATURE,), eff.Continuous(IT, (Modify(Number(power), Number(toughness)),))))


def bolt(n: int) -> object:
    """Return an instant that deals n damage to any target."""
    return instant(f"Bolt {n}", "0", damage_to_any(n))


@pytest.mark.ledger("classic:420.3", "2007:420")
def test_the_check_is_repeated_before_anybody_acts(book: str) -> None:
    """classic:420.3, 2007:420.3: the chief is destroyed, and then the damaged goblin that lacks its bonus."""
    chief = creature("Chief", "0", 2, 2, says(OTHERS, plus(1, 1)))
    goblin = creature("Goblin", "0", 1, 1)
    table = Table(book=book, A={"battlefield": [chief, goblin], "hand": [bolt(1), bolt(2)]}, B={}).start()
    table.cast("Bolt 1", "Goblin").settle()
    assert table.names("battlefield") == ["Chief", "Goblin"]
    table.cast("Bolt 2", "Chief").resolve()
    assert table.names("graveyard", "A") == ["Bolt 1", "Bolt 2", "Chief", "Goblin"]
    assert table.decision.kind == dec.PRIORITY


@pytest.mark.ledger("classic:420.3", "2007:420")
def test_all_that_is_due_happens_at_once(book: str) -> None:
    """classic:420.3, 2007:420.3: of two that die by one check each sees the other go."""
    dying = ZoneChanges(OTHERS, (BATTLEFIELD,), (GRAVEYARD,))
    mourner = creature("Mourner", "0", 1, 1, Triggered(dying, Body(effect=eff.GainLife(You(), Number(1)))))
    quake = sorcery("Quake", "0", eff.DealDamage(Number(1), objects=Each(CREATURES)))
    table = Table(book=book, A={"battlefield": [mourner, mourner], "hand": [quake]}, B={}).start()
    assert table.cast("Quake").settle().life("A") == 22


@pytest.mark.ledger("classic:420.3", "2007:420")
def test_the_check_in_cleanup_gives_priority(book: str) -> None:
    """classic:420.3, 2007:420.3: what lived by a bonus until end of turn dies in cleanup, and players may act there."""
    stay = instant("Stay", "0", eff.GainLife(You(), Number(1)))
    seat = {"battlefield": [creature("Husk", "0", 1, 1)], "hand": [stay, shift("Save", 0, 1)]}
    table = Table(book=book, A=seat, B={}).start()
    table.cast("Save").settle()
    put_counters(table, "Husk", minus=1)
    table.to("end").passes(2)
    assert table.names("graveyard", "A") == ["Husk", "Save"]
    assert table.decision.player == 0 and table.can_cast("Stay")


@pytest.mark.ledger("classic:420.4", "2007:420")
def test_what_happens_within_a_resolution_does_not_matter(book: str) -> None:
    """classic:420.4, 2007:420.4: as big as the hand, it is 0/0 only while its controller discards it and draws."""
    cards = CountOf(filtered(zones=(HAND,)))
    mage = creature("Mage", "0", 0, 0, defines(base(cards, cards)))
    wheel = sorcery("Wheel", "0", eff.Sequence((eff.Discard(You(), None), eff.Draw(You(), Number(7)))))
    table = Table(book=book, A={"battlefield": [mage], "hand": [OX, wheel]}, B={}).start()
    table.cast("Wheel").settle()
    assert table.names("battlefield", "A") == ["Mage"]
    assert table.size("Mage") == (7, 7)


@pytest.mark.ledger("classic:420.5a", "2007:420")
def test_a_player_without_life_loses(book: str) -> None:
    """classic:420.5a, 2007:420.5a."""
    table = Table(book=book, A={"hand": [bolt(3)]}, B={"life": 3}).start()
    table.cast("Bolt 3", "B").resolve()
    assert table.state.over and table.state.winners == (0,)


@pytest.mark.ledger("classic:420.5b", "2007:420")
@pytest.mark.parametrize("n", [1, 2])
def test_regeneration_is_no_help_without_toughness(book: str, n: int) -> None:
    """classic:420.5b, 2007:420.5b: toughness 0, or less than that, is the graveyard."""
    table = Table(book=book, A={"battlefield": [TROLL], "hand": [shift("Wither", 0, -1 - n)]}, B={}).start()
    table.activate("Troll").settle().cast("Wither").settle()
    assert table.names("battlefield") == []


@pytest.mark.ledger("classic:420.5c", "2007:420")
@pytest.mark.parametrize("shield", [True, False])
def test_lethal_damage_destroys(book: str, shield: bool) -> None:
    """classic:420.5c, 2007:420.5c: a 2/2 with 2 damage; with a regeneration shield it is tapped and undamaged."""
    table = Table(book=book, A={"battlefield": [TROLL], "hand": [bolt(1), bolt(2)]}, B={}).start()
    table.cast("Bolt 1", "Troll").settle()
    if shield:
        table.activate("Troll").settle()
    table.cast("Bolt 2", "Troll").settle()
    assert table.names("battlefield") == (["Troll"] if shield else [])
    assert not shield or (table.find("Troll").tapped, table.find("Troll").damage) == (True, 0)


@pytest.mark.ledger("classic:420.5d", "2007:420")
@pytest.mark.parametrize("gone", [True, False])
def test_an_enchantment_on_nothing_legal_goes(book: str, gone: bool) -> None:
    """classic:420.5d, 2007:420.5d: the creature has become a land, or it is not there any more."""
    cloak = enchantment("Cloak", "0", Keyword("enchant", what=CREATURES), subtypes=("Aura",))
    change = eff.Destroy(IT) if gone else eff.Continuous(IT, (SetTypes(card_types=LAND),))
    petrify = instant("Petrify", "0", Body((TARGET_CREATURE,), change))
    table = Table(book=book, A={"battlefield": [OX], "hand": [cloak, petrify]}, B={}).start()
    table.cast("Cloak").settle()
    assert table.names("battlefield") == ["Cloak", "Ox"]
    table.cast("Petrify").settle()
    assert "Cloak" in table.names("graveyard", "A")


@pytest.mark.ledger("classic:420.5e", "2007:420")
def test_legends_of_one_name(book: str) -> None:
    """classic:420.5e keeps the newest of both players; 2007:420.5e none."""
    king = creature("King", "0", 2, 2, supertypes=LEGENDARY)
    table = Table(book=book, A={"hand": [king]}, B={"battlefield": [king]}).start()
    table.cast("King").settle()
    assert table.names("battlefield", "B") == []
    assert table.names("battlefield", "A") == (["King"] if book == "classic" else [])


@pytest.mark.ledger("classic:420.5f", "2007:420")
def test_a_token_elsewhere_ceases_to_exist(book: str) -> None:
    """classic:420.5f, 2007:420.5f: a bounced token is in no hand after the check."""
    token = eff.Token(CREATURE, subtypes=("Rat",), power=Number(1), toughness=Number(1), name="Rat")
    make = sorcery("Make", "0", eff.CreateTokens(You(), Number(1), token))
    bounce = instant("Bounce", "0", Body((TARGET_CREATURE,), eff.Move(IT, HAND)))
    table = Table(book=book, A={"hand": [make, bounce]}, B={}).start()
    table.cast("Make").settle().cast("Bounce").settle()
    assert table.names("battlefield") == [] and table.state.players[0].hand == []


@pytest.mark.ledger("2007:420")
def test_equipment_on_nothing_legal_stays_in_play(book: str) -> None:
    """2007:420.5k: it becomes unattached from the dead creature."""
    sword = artifact("Sword", "0", Keyword("equip", cost=Cost()), subtypes=("Equipment",))
    table = Table(book=book, A={"battlefield": [sword, OX], "hand": [bolt(2)]}, B={}).start()
    table.activate("Sword").settle()
    assert table.find("Sword").attached_to == table.find("Ox").ref
    table.cast("Bolt 2", "Ox").settle()
    assert table.names("battlefield") == ["Sword"] and table.find("Sword").attached_to == 0


@pytest.mark.ledger("2007:420")
@pytest.mark.parametrize("becomes", [ENCHANTMENT, ARTIFACT | CREATURE])
def test_what_is_no_equipment_any_more_or_a_creature_itself_comes_off(book: str, becomes: int) -> None:
    """2007:420.5k, m: what is attached and is neither Aura nor Equipment, and Equipment that is a creature."""
    sword = artifact("Sword", "0", Keyword("equip", cost=Cost()), subtypes=("Equipment",))
    table = Table(book=book, A={"battlefield": [sword, OX]}, B={}).start().activate("Sword").settle()
    affect(table, ["Sword"], SetTypes(becomes), base(2, 2))
    table.state.check_needed = True
    table.to("begin_combat")
    assert table.find("Sword").attached_to == 0 and table.names("battlefield") == ["Ox", "Sword"]


@pytest.mark.ledger("2007:420")
def test_of_two_worlds_the_newest_stays(book: str) -> None:
    """2007:420.5i."""
    sea, sky = (enchantment(name, "0", supertypes=WORLD) for name in ("Sea", "Sky"))
    table = Table(book=book, A={"hand": [sky]}, B={"battlefield": [sea]}).start().cast("Sky").settle()
    assert (table.names("battlefield"), table.names("graveyard", "B")) == (["Sky"], ["Sea"])


@pytest.mark.ledger("2007:420")
def test_a_copy_of_a_spell_ceases_elsewhere(book: str) -> None:
    """2007:420.5j: one that was countered is in no graveyard after the check."""
    spells = Target(Filter((Is(IS_SPELL),), (STACK,)))
    twin = instant("Twin", "0", Body((spells,), eff.CopySpell(IT, new_targets=False)))
    deny = instant("Deny", "0", Body((spells,), eff.CounterSpell(IT)))
    table = Table(book=book, A={"hand": [bolt(1), twin, deny]}, B={}).start().cast("Bolt 1", "B").cast("Twin").resolve()
    copy = table.state.stack[-1]
    table.cast("Deny")
    table.choose(copy).settle()
    assert (table.names("graveyard", "A"), table.life("B")) == (["Bolt 1", "Deny", "Twin"], 19)


@pytest.mark.ledger("2007:420", "classic:420.1")
def test_opposite_counters_cancel_where_the_list_says_so(book: str) -> None:
    """2007:420.5n; classic:420.1: its list has no such entry, so both counters stay."""
    assert counters_left(book) == ({"+1/+1": 2, "-1/-1": 1} if book == "classic" else {"+1/+1": 1})


@pytest.mark.parametrize("edition", ["2016", "current"])
def test_opposite_counters_cancel_to_this_day(edition: str) -> None:
    """704.5q, 2016:704.5r."""
    assert counters_left(edition) == {"+1/+1": 1}


def counters_left(book: str) -> dict[str, int]:
    """Return what is left of two +1/+1 counters and one -1/-1 counter on a 2/2, which is 3/3 in any case."""
    table = Table(book=book, A={"battlefield": [OX]}, B={})
    put_counters(table, "Ox", plus=2, minus=1)
    table.start()
    assert table.size("Ox") == (3, 3)
    return dict(table.find("Ox").counters)


@pytest.mark.ledger("2007:420")
@pytest.mark.parametrize("poisoned", [True, False])
def test_the_other_ways_to_lose_of_2007(book: str, poisoned: bool) -> None:
    """2007:420.5g–h: a draw from an empty library; ten poison counters."""
    venom = sorcery("Venom", "0", eff.PutPlayerCounters(EachOpponent(), "poison", Number(10)))
    deep = sorcery("Deep", "0", eff.Draw(EachOpponent(), Number(1)))
    table = Table(book=book, A={"hand": [venom, deep]}, B={"fill": 0}).start()
    table.cast("Venom" if poisoned else "Deep").resolve()
    assert table.state.over and table.state.winners == (0,)
