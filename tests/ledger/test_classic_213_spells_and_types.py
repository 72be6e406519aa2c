"""classic:207, 213–214, 2007:200–214: spells, permanents, types and how they change."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from apnap.abilities.change import Modify, SetBase, SetColors, SetTypes
from apnap.abilities.effect import Continuous, Destroy, Move, PutCounters
from apnap.abilities.objects import Each, Filter, TargetObjects
from apnap.abilities.quantity import Number
from apnap.abilities.values import (
    ARTIFACT,
    BATTLEFIELD,
    BLUE,
    CREATURE,
    GRAVEYARD,
    GREEN,
    LAND,
    LEGENDARY,
    SNOW,
)
from apnap.cards.importers import CardFile
from apnap.oracle.compile import compile_card
from apnap.rules.characteristics import Characteristics, characteristics
from apnap.rules.view import View
from tests.constructs.support import beast, permanent, spell
from tests.ledger.moments import now
from tests.rules.effects import do
from tests.rules.support import FOREST, PLAINS, Body, Table, artifact, card, creature, instant, sorcery

IT = TargetObjects(0)


def seen(table: Table, name: str, zone: str | None = None) -> Characteristics:
    """Return what an object is now."""
    return characteristics(table.state, table.find(name, zone))


@pytest.mark.ledger("classic:207.2", "2007:204", "2007:207", "2007:209", "2007:210", "2007:211")
def test_picture_artist_flavour_and_small_print_do_nothing(book: str, tmp_path: Path) -> None:
    """Printings that differ in nothing else are one card: it does not fly, and the legend rule finds it twice."""
    duke = {
        "name": "Duke",
        "type_line": "Legendary Creature — Human",
        "mana_cost": "{W}",
        "power": "2",
        "toughness": "2",
    }
    plain = {"layout": "normal", "oracle_text": "", "cmc": 1.0, "color_identity": ["W"], "keywords": []} | duke
    said = {"flavor_text": "Flying", "watermark": "guild"}
    small = {"artist": "Ann", "illustration_id": "2", "collector_number": "7", "security_stamp": "oval"}
    path = tmp_path / "cards.jsonl"
    path.write_text("".join(json.dumps(one) + "\n" for one in (plain, plain | said | small)), encoding="utf-8")
    one, other = CardFile(path)
    assert one == other
    pair = [compile_card(card) for card in (one, other)]
    table = Table(book=book, A={"battlefield": pair[:1]}, B={"battlefield": pair[1:]}).start()
    assert len(table.names("battlefield")) == (1 if book == "classic" else 0)
    table = Table(book=book, A={"battlefield": pair[1:]}, B={"battlefield": [beast(name="Mole")]}).start()
    table.attack("Duke").block(("Mole", "Duke")).to("end_combat")
    assert table.names("graveyard") == ["Duke", "Mole"]


@pytest.mark.ledger("classic:207.2", "2007:207")
def test_words_in_italics_do_nothing(book: str) -> None:
    """A card that is said to fly only in a reminder is blocked by a creature on the ground."""
    moth = beast("(This creature can't be blocked except by creatures with flying or reach.)", name="Moth")
    table = Table(book=book, A={"battlefield": [moth]}, B={"battlefield": [beast(name="Mole")]}).start()
    table.attack("Moth").block(("Mole", "Moth")).to("end_combat")
    assert table.names("graveyard") == ["Mole", "Moth"]


@pytest.mark.ledger("classic:213.1", "2007:213")
def test_a_card_is_a_spell_only_on_the_stack(book: str) -> None:
    hush = spell("Counter target spell.", name="Hush", type_line="Instant")
    table = Table(book=book, A={"hand": [beast(name="Ape"), beast(name="Cub")]}, B={"hand": [hush]}).start("upkeep")
    assert not table.passes().can_cast("Hush", "B"), "cards in hands are no spells"
    table.to("precombat_main").cast("Ape").passes().cast("Hush").resolve()
    assert table.names("graveyard", "A") == ["Ape"] and table.names("hand", "A") == ["Cub"]


@pytest.mark.ledger("classic:213.1")
def test_a_spell_that_has_resolved_is_none_any_more(book: str) -> None:
    hush = spell("Counter target spell.", name="Hush", type_line="Instant")
    table = Table(book=book, A={"hand": [beast(name="Ape")]}, B={"hand": [hush]}).start()
    table.cast("Ape").resolve()
    table.passes()
    assert table.names("battlefield", "A") == ["Ape"] and not table.can_cast("Hush", "B")


@pytest.mark.ledger("2007:213")
def test_what_changes_a_spell_goes_on_for_the_permanent(book: str) -> None:
    dye = spell("Target spell becomes red until end of turn.", name="Dye", type_line="Instant")
    table = Table(book=book, A={"hand": [beast(name="Ape", cost="{0}"), dye]}, B={}).start()
    table.cast("Ape").cast("Dye").resolve().resolve()
    assert seen(table, "Ape", "battlefield").colors == 8
    assert table.state.players[0].seat == table.find("Ape").controller


@pytest.mark.ledger("classic:214.2")
def test_a_token_has_the_types_that_its_effect_gives(book: str) -> None:
    grow = spell("Create a 1/1 green Saproling creature token.", name="Grow")
    table = Table(book=book, A={"hand": [grow]}, B={}).start()
    table.cast("Grow").resolve()
    sprout = seen(table, "Saproling", "battlefield")
    assert (sprout.card_types, sprout.subtypes, sprout.supertypes) == (CREATURE, frozenset({"Saproling"}), 0)
    assert (sprout.power, sprout.toughness, sprout.colors) == (1, 1, GREEN)


ANIMATE = Continuous(IT, (SetTypes(CREATURE, keep_card_types=True), SetBase(Number(3), Number(3))))
JUST_A_LAND = Continuous(IT, (SetTypes(LAND),))


@pytest.mark.ledger("classic:214.4", "2007:212")
def test_damage_and_counters_stay_through_a_change_of_type(book: str) -> None:
    """A land that was a damaged creature with a counter and is a creature again has both still."""
    table = Table(book=book, A={"battlefield": [FOREST]}, B={})
    do(table, ANIMATE, "Forest")
    do(table, PutCounters(IT, "+1/+1", Number(1)), "Forest")
    table.state.edit(table.find("Forest").ref).damage = 2
    do(table, JUST_A_LAND, "Forest")
    assert not seen(table, "Forest").card_types & CREATURE
    do(table, ANIMATE, "Forest")
    forest = table.find("Forest")
    assert table.size("Forest") == (4, 4) and (forest.damage, forest.counters) == (2, (("+1/+1", 1),))


@pytest.mark.ledger("classic:214.4", "2007:205")
def test_a_new_type_replaces_the_others(book: str) -> None:
    """classic: nothing of the old type line is left; 2007:212.1d: what stands before the types stays."""
    crown = card("Crown", "2", ARTIFACT, supertypes=LEGENDARY | SNOW, subtypes=("Equipment",))
    table = Table(book=book, A={"battlefield": [crown]}, B={})
    do(table, Continuous(IT, (SetTypes(CREATURE, ("Ape",)), SetBase(Number(3), Number(3)))), "Crown")
    found = seen(table, "Crown")
    assert (found.card_types, found.subtypes) == (CREATURE, frozenset({"Ape"}))
    assert found.supertypes == (0 if book == "classic" else LEGENDARY | SNOW)
    table = Table(book=book, A={"battlefield": [crown]}, B={})
    do(table, Continuous(IT, (SetTypes(ARTIFACT | CREATURE, ("Ape",)),)), "Crown")
    assert seen(table, "Crown").subtypes == ({"Ape"} if book == "classic" else {"Ape", "Equipment"})


@pytest.mark.ledger("classic:214.5")
def test_a_change_of_type_sets_what_later_effects_still_change(book: str) -> None:
    table = Table(book=book, A={"battlefield": [creature("Cub", "G", 1, 1)]}, B={})
    do(table, Continuous(IT, (Modify(Number(1), Number(1)),)), "Cub")
    do(table, Continuous(IT, (SetTypes(CREATURE, ("Ox",)), SetBase(Number(3), Number(3)))), "Cub")
    assert table.size("Cub") == (4, 4)


@pytest.mark.ledger("classic:214.6a", "2007:212", "classic:g.color")
def test_artifacts_have_no_colour_of_their_own(book: str) -> None:
    """An effect can give them one. classic: not even a coloured cost does; in 2007 the cost decides (2007:203.2)."""
    bowl = artifact("Bowl", "4")
    mask = artifact("Mask", "1U")
    table = Table(book=book, A={"battlefield": [bowl, mask]}, B={})
    assert seen(table, "Bowl").colors == 0
    assert seen(table, "Mask").colors == (0 if book == "classic" else BLUE)
    do(table, Continuous(IT, (SetColors(BLUE),)), "Bowl")
    assert seen(table, "Bowl").colors == BLUE and seen(table, "Bowl").card_types == ARTIFACT


@pytest.mark.ledger("classic:214.6b", "2007:212")
@pytest.mark.parametrize("what", ["artifact", "creature"])
def test_an_artifact_creature_is_both(book: str, what: str) -> None:
    golem = beast(name="Golem", type_line="Artifact Creature — Golem")
    smash = spell(f"Destroy target {what}.", name="Smash")
    table = Table(book=book, A={"hand": [smash]}, B={"battlefield": [golem, FOREST]}).start()
    assert table.cast("Smash").resolve().names("graveyard", "B") == ["Golem"]


SLOW = (
    beast(name="Ape"),
    permanent("", "Artifact", name="Bowl"),
    permanent("", name="Hymn"),
    spell("Draw a card.", name="Rite"),
)


@pytest.mark.ledger("classic:g.artefacto", "classic:g.criatura", "classic:g.conjuro", "2007:212")
@pytest.mark.parametrize("at", range(4))
def test_slow_cards_are_played_in_the_own_main_phase_with_an_empty_stack(book: str, at: int) -> None:
    name = SLOW[at].name
    table = Table(book=book, A={"hand": [SLOW[at], now("Spark", Body())]}, B={}).start("upkeep")
    assert not table.can_cast(name)
    assert table.to("precombat_main").can_cast(name)
    assert not table.cast("Spark").can_cast(name), "there is something on the stack"
    assert not table.resolve().to("begin_combat").can_cast(name)
    assert table.to("postcombat_main").can_cast(name)
    assert not table.to_step("precombat_main", 2).passes().can_cast(name), "it is the opponent's turn"


@pytest.mark.ledger("2007:200")
def test_owner_and_controller_can_be_asked_of_everything(book: str) -> None:
    theft = spell("Gain control of target creature.", name="Theft")
    table = Table(book=book, A={"hand": [theft]}, B={"battlefield": [beast(name="Ape")]}).start()
    table.cast("Theft").resolve()
    view = _view(table)
    (ape,) = [one for one in view.battlefield if one.name == "Ape"]
    assert (ape.owner, ape.controller) == (1, 0)
    assert [(one.owner, one.name) for one in view.players[0].graveyard] == [(0, "Theft")]


def _view(table: Table) -> View:
    return View(table.state, 0)


@pytest.mark.ledger("2007:201")
def test_a_copy_takes_characteristics_and_nothing_else(book: str) -> None:
    """Not that it is tapped, its counters, its damage, nor who controls it."""
    twin = spell("Create a token that's a copy of target creature.", name="Twin")
    table = Table(book=book, A={"hand": [twin]}, B={"battlefield": [creature("Ape", "1G", 2, 3)]})
    writable = table.state.edit(table.find("Ape").ref)
    writable.tapped, writable.damage, writable.counters = True, 1, (("+1/+1", 1),)
    table.start().cast("Twin").resolve()
    copy = next(one for one in table.objects("battlefield") if one.owner == 0)
    chars = characteristics(table.state, copy)
    assert (chars.name, chars.colors, chars.subtypes, chars.power, chars.toughness) == ("Ape", GREEN, frozenset(), 2, 3)
    assert (copy.tapped, copy.damage, copy.counters, chars.controller) == (False, 0, (), 0)


@pytest.mark.ledger("2007:205")
def test_a_new_land_type_leaves_what_stands_before_the_types(book: str) -> None:
    lake = card("Lake", None, LAND, subtypes=("Island",), supertypes=LEGENDARY | SNOW)
    table = Table(book=book, A={"battlefield": [lake]}, B={})
    do(table, Continuous(IT, (SetTypes(subtypes=("Swamp",)),)), "Lake")
    assert (seen(table, "Lake").subtypes, seen(table, "Lake").supertypes) == (frozenset({"Swamp"}), LEGENDARY | SNOW)


@pytest.mark.ledger("2007:208")
def test_a_star_is_0_outside_play(book: str) -> None:
    """2007:208.2; today it has its value everywhere. "1+*" is 1 then."""
    count = "the number of lands you control"
    crowd = beast(f"Crowd's power and toughness are each equal to {count}.", name="Crowd", size=("*", "*"))
    more = f"Hulk's power is equal to {count} and its toughness is equal to that number plus 1."
    hulk = beast(more, name="Hulk", size=("*", "1+*"))
    zones = {"battlefield": [crowd, FOREST, PLAINS], "hand": [crowd, hulk], "graveyard": [crowd]}
    table = Table(book=book, A=zones, B={})
    sizes = {zone: (seen(table, "Crowd", zone).power, seen(table, "Crowd", zone).toughness) for zone in zones}
    assert sizes == {"battlefield": (2, 2), "hand": (0, 0), "graveyard": (0, 0)}
    assert (seen(table, "Hulk").power, seen(table, "Hulk").toughness) == (0, 1)


@pytest.mark.ledger("2007:212")
def test_an_equipment_comes_into_play_on_nothing(book: str) -> None:
    sword = permanent("Equipped creature gets +2/+0.\nEquip {0}", "Artifact — Equipment", name="Sword")
    table = Table(book=book, A={"hand": [sword], "battlefield": [beast(name="Ape")]}, B={}).start()
    table.cast("Sword").resolve()
    assert table.find("Sword").attached_to == 0 and table.size("Ape") == (2, 2)
    table.activate("Sword").resolve()
    assert table.size("Ape") == (4, 2)


@pytest.mark.ledger("2007:212")
def test_a_land_that_becomes_a_creature_too_stays_basic(book: str) -> None:
    quake = spell("Destroy target nonbasic land.", name="Quake")
    grove = card("Grove", None, LAND, subtypes=("Forest",))
    table = Table(book=book, A={"hand": [quake], "battlefield": [FOREST, grove]}, B={})
    do(table, ANIMATE, "Forest")
    assert table.start().cast("Quake").resolve().names("battlefield") == ["Forest"]


@pytest.mark.ledger("2007:214")
@pytest.mark.parametrize("kind", [instant, sorcery])
def test_an_instant_or_sorcery_never_comes_into_play(book: str, kind: object) -> None:
    """2007:214.1: it stays where it was; a creature card of the same graveyard does come, untapped and face up."""
    rise = Move(Each(Filter((), (GRAVEYARD,))), BATTLEFIELD)
    zap = kind("Zap", "R", Destroy(IT))  # type: ignore[operator]
    table = Table(book=book, A={"graveyard": [zap, creature("Ape", "1G", 2, 2)]}, B={})
    do(table, rise)
    assert table.names("battlefield") == ["Ape"] and table.names("graveyard", "A") == ["Zap"]
    ape = table.find("Ape")
    assert (ape.tapped, ape.flipped, ape.face_down) == (False, False, False)
