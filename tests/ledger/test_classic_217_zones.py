"""classic:217, 2007:217: zones, who sees what in them, and what moving does to an object."""

from __future__ import annotations

import json

import pytest

from apnap.abilities.change import SetTypes
from apnap.abilities.effect import Continuous, CreateCopies, Move, PhaseOut, Untap
from apnap.abilities.objects import Each, Filter, HasCardType, TargetObjects, You
from apnap.abilities.values import BATTLEFIELD, CREATURE, ENCHANTMENT, EXILE, GRAVEYARD, HAND
from apnap.i18n.rendering import Rendering
from apnap.i18n.table import table_text
from apnap.rules import decisions as dec
from apnap.rules.characteristics import characteristics
from apnap.rules.view import View
from tests.constructs.support import beast, permanent, spell
from tests.ledger.beginning import DECK, begin
from tests.ledger.moments import KILL, SWEEP, stack
from tests.rules.effects import do
from tests.rules.support import FOREST, ISLAND, Table

IT = TargetObjects(0)
CREATURES = Filter((HasCardType(CREATURE),))


def seen(table: Table, letter: str) -> View:
    """Return what a player may know."""
    return View(table.state, table.seat(letter))


@pytest.mark.ledger("classic:217.1", "2007:217")
def test_the_zones_of_each_player_and_those_of_all(book: str) -> None:
    """classic: each player has a library, a hand, a graveyard and a pile of removed cards; in 2007 that pile is one."""
    table = Table(book=book, A={"battlefield": [beast(name="Ape")]}, B={"battlefield": [beast(name="Cub")]})
    do(table, Move(Each(CREATURES), EXILE))
    view = seen(table, "A")
    sizes = [(player.library_size, player.hand_size, player.graveyard) for player in view.players]
    assert sizes == [(30, 0, ()), (30, 0, ())] and view.stack == []
    piles = [player.removed and [card.name for card in player.removed] for player in view.players]
    assert piles == ([["Ape"], ["Cub"]] if book == "classic" else [None, None])
    text = table_text(Rendering(view, "es"))
    assert text.count("Removido del juego: ") == (2 if book == "classic" else 0)
    assert text.count("Exilio: Ape, Cub") == (0 if book == "classic" else 1)
    assert ("removed" in view.to_data()["players"][0]) is (book == "classic")


@pytest.mark.ledger("classic:217.2a")
def test_the_deck_becomes_the_library(book: str) -> None:
    state = begin(book)
    assert [len(player.library) for player in state.players] == [len(DECK) - 7] * 2, "after drawing seven"
    for player in state.players:
        assert sorted(state.last_known(ref).definition.name for ref in (*player.library, *player.hand)) == sorted(
            card.name for card in DECK
        )


@pytest.mark.ledger("classic:217.2b", "2007:217")
def test_nobody_sees_or_reorders_a_library(book: str) -> None:
    seat = {"library": [beast(name="Secret"), beast(name="Hidden")], "hand": [FOREST]}
    table = Table(book=book, A=seat, B={}).start()
    for letter in "AB":
        data = json.dumps(seen(table, letter).to_data())
        assert "Secret" not in data and "Hidden" not in data
        assert seen(table, letter).players[0].library == ()
    other = Table(book=book, A=seat | {"library": seat["library"][::-1]}, B={}).start()
    assert [seen(one, "A").to_data() for one in (table, other)] == [seen(table, "A").to_data()] * 2
    before = table.library()
    assert {action.kind for action in table.legal("A")} <= {dec.PASS, dec.PLAY_LAND}
    assert table.play("Forest").library() == before


@pytest.mark.ledger("classic:217.2c", "classic:217.3c", "2007:217")
def test_libraries_and_hands_may_be_counted_but_a_hand_is_seen_by_its_owner(book: str) -> None:
    hand = [beast(name="Secret"), FOREST]
    table = Table(book=book, A={"hand": hand, "fill": 11}, B={"hand": [ISLAND], "fill": 7}).start()
    for letter in "AB":
        view = seen(table, letter)
        assert [(player.library_size, player.hand_size) for player in view.players] == [(11, 2), (7, 1)]
    assert sorted(card.name for card in seen(table, "A").players[0].hand) == ["Forest", "Secret"]
    assert seen(table, "B").players[0].hand == () and "Secret" not in json.dumps(seen(table, "B").to_data())


@pytest.mark.ledger("classic:217.3b", "2007:217")
def test_seven_cards_may_be_held_at_the_end_of_the_own_turn(book: str) -> None:
    table = Table(book=book, A={}, B={"hand": [ISLAND] * 9}).start()
    table.to_step("upkeep", 2)
    assert len(table.names("hand", "B")) == 9, "nine at the end of the opponent's turn"
    table.to_step("end", 2)
    assert len(table.names("hand", "B")) == 10, "with the one drawn"
    table.to_step("upkeep", 3)
    assert len(table.names("hand", "B")) == 7


def stolen(book: str, *hand: object) -> Table:
    """Return a table where A controls B's Ape."""
    theft = spell("Gain control of target creature.", name="Theft")
    mine = {"hand": [theft, *hand]}
    table = Table(book=book, A=mine, B={"battlefield": [beast(name="Ape")], "graveyard": [FOREST]}).start()
    table.cast("Theft").resolve()
    assert table.find("Ape").controller == 1 and characteristics(table.state, table.find("Ape")).controller == 0
    return table


ALTAR = spell("As an additional cost to cast this spell, sacrifice a creature.\nYou gain 1 life.", name="Altar")


@pytest.mark.ledger("classic:217.4a", "2007:217")
def test_what_is_lost_goes_on_top_of_its_owners_graveyard(book: str) -> None:
    """A sacrificed, a destroyed, a countered and a discarded card, the first two under another player's control."""
    for lose in (ALTAR, KILL):
        table = stolen(book, lose)
        table.cast(lose.name).resolve()
        graveyard = [card.name for card in seen(table, "A").players[1].graveyard]
        assert graveyard == ["Forest", "Ape"] and "Ape" not in table.names("graveyard", "A")
    hush = spell("Counter target spell.", name="Hush", type_line="Instant")
    dig = spell("Draw a card, then discard a card.", name="Dig")
    table = Table(book=book, A={"hand": [dig]}, B={"hand": [hush]}).start()
    table.cast("Dig").passes()
    table.cast("Hush").resolve()
    assert [card.name for card in seen(table, "B").players[0].graveyard] == ["Dig"]
    table = Table(book=book, A={"hand": [dig], "graveyard": [FOREST]}, B={}).start()
    table.cast("Dig").resolve()
    assert [card.name for card in seen(table, "B").players[0].graveyard] == ["Forest", "Wastes", "Dig"]


@pytest.mark.ledger("classic:217.4b", "2007:217")
def test_graveyards_are_open_and_keep_their_order(book: str) -> None:
    cards = [beast(name=name) for name in ("Ape", "Cub", "Doe")]
    table = Table(book=book, A={"graveyard": cards}, B={}).start()
    for letter in "AB":
        assert [card.name for card in seen(table, letter).players[0].graveyard] == ["Ape", "Cub", "Doe"]
    assert [action.kind for action in table.legal("A")] == [dec.PASS], "there is no action that reorders it"


@pytest.mark.ledger("classic:217.4c")
def test_the_owner_arranges_what_goes_to_a_graveyard_at_once(book: str) -> None:
    """It is asked where a card of the game looks at the order."""
    ghoul = beast("Exile the top creature card of your graveyard: You gain 1 life.", name="Ghoul")
    mine = {"hand": [SWEEP]}
    theirs = {"battlefield": [beast(name="Ape"), beast(name="Cub")], "library": [ghoul]}
    table = Table(book=book, A=mine, B=theirs).start()
    table.cast("Sweep").resolve()
    assert (table.decision.purpose, table.decision.player, table.offered()) == ("order_graveyard", 1, ["Ape", "Cub"])
    table.choose("Cub")
    assert [card.name for card in seen(table, "A").players[1].graveyard] == ["Cub", "Ape"]
    table = Table(book=book, A=mine, B=theirs | {"library": []}).start()
    assert table.cast("Sweep").resolve().decision.kind == dec.PRIORITY


@pytest.mark.ledger("classic:217.5b")
def test_only_what_is_in_play_is_affected(book: str) -> None:
    anthem = permanent("All creatures get +1/+1.", name="Anthem")
    zones = {zone: [beast(name="Ape")] for zone in ("battlefield", "hand", "graveyard", "exile")}
    zones["battlefield"] = [*zones["battlefield"], anthem]
    table = Table(book=book, A=zones, B={}).start()
    sizes = {
        one.zone: characteristics(table.state, one).power for one in table.objects() if table.named(one.ref) == "Ape"
    }
    assert sizes == {BATTLEFIELD: 3, HAND: 2, GRAVEYARD: 2, EXILE: 2}


@pytest.mark.ledger("classic:217.5c", "2007:217")
def test_a_creature_that_comes_back_is_a_new_one(book: str) -> None:
    """Without counters, damage, what was said of it, and not yet able to attack."""
    blink = spell("Exile target creature you control, then return it to the battlefield.", name="Blink")
    grow = spell("Target creature you control gets +3/+3 until end of turn. Put a +1/+1 counter on it.", name="Grow")
    table = Table(book=book, A={"hand": [blink, grow], "battlefield": [beast(name="Ape")]}, B={}).start()
    table.cast("Grow").resolve()
    ape = table.find("Ape")
    table.state.edit(ape.ref).damage = 1
    assert table.size("Ape") == (6, 6) and not ape.sick
    table.cast("Blink").resolve()
    new = table.find("Ape")
    assert table.size("Ape") == (2, 2) and (new.counters, new.damage, new.sick) == ((), 0, True)
    assert new.ref != ape.ref and table.state.current(ape.ref) is None


@pytest.mark.ledger("classic:217.5d", "2007:510")
def test_a_card_outside_play_is_neither_tapped_nor_untapped(book: str) -> None:
    """What untaps finds nothing in a graveyard, and a card that was tapped comes back untapped."""
    wake = spell("Untap target permanent.", name="Wake")
    table = Table(book=book, A={"hand": [wake], "graveyard": [beast(name="Ape")]}, B={}).start()
    assert not table.can_cast("Wake")
    table = Table(book=book, A={"battlefield": [beast(name="Ape")]}, B={})
    table.state.edit(table.find("Ape").ref).tapped = True
    do(table, Move(IT, GRAVEYARD), "Ape")
    assert not table.find("Ape").tapped
    do(table, Untap(IT), "Ape")
    assert not do(table, Move(IT, BATTLEFIELD), "Ape").find("Ape").tapped


@pytest.mark.ledger("classic:217.6a", "classic:217.6c", "2007:217")
def test_the_stack_resolves_from_its_top(book: str) -> None:
    gain = spell("You gain 1 life.", name="Balm", type_line="Instant")
    draw = spell("Draw a card.", name="Idea", type_line="Instant")
    table = Table(book=book, A={"hand": [gain, draw]}, B={}).start()
    table.cast("Balm").cast("Idea")
    assert stack(table) == ["Balm", "Idea"]
    table.resolve()
    assert stack(table) == ["Balm"] and table.names("hand", "A") == ["Wastes"] and table.life("A") == 20
    assert table.resolve().life("A") == 21 and stack(table) == []


@pytest.mark.ledger("classic:217.7a", "classic:217.7b", "2007:217")
def test_removed_cards_are_seen_by_all_and_may_come_back(book: str) -> None:
    cage = permanent("When Cage enters, exile target creature until Cage leaves the battlefield.", name="Cage")
    smash = spell("Destroy target enchantment.", name="Smash")
    table = Table(book=book, A={"hand": [cage, smash]}, B={"battlefield": [beast(name="Ape")]}).start()
    table.cast("Cage").resolve().resolve()
    for letter in "AB":
        assert [(card.name, card.owner) for card in seen(table, letter).exile] == [("Ape", 1)]
    table.cast("Smash").resolve()
    assert table.names("battlefield") == ["Ape"] and seen(table, "A").exile == []


@pytest.mark.ledger("2007:217")
def test_a_stolen_card_goes_to_its_owners_zones(book: str) -> None:
    table = stolen(book, KILL)
    table.cast("Kill").resolve()
    assert "Ape" in table.names("graveyard", "B") and "Ape" not in table.names("graveyard", "A")
    assert table.find("Ape").controller == 1, "outside play nobody else has a say in it"


@pytest.mark.ledger("2007:510")
def test_status_is_kept_while_phased_out(book: str) -> None:
    """What was tapped or face down with counters on it returns so."""
    ape = beast("Ape doesn't untap during your untap step.", name="Ape")
    table = Table(book=book, A={"battlefield": [beast(name="Imp"), ape]}, B={})
    imp = table.state.edit(table.find("Imp").ref)
    imp.face_down, imp.counters = True, (("charge", 2),)
    table.state.edit(table.find("Ape").ref).tapped = True
    do(table, PhaseOut(Each(CREATURES)))
    assert table.find("Ape").phased_out
    table.start("upkeep")
    back = table.state.objects[imp.ref >> 24]
    assert (back.phased_out, back.tapped, back.face_down, back.counters) == (False, False, True, (("charge", 2),))
    assert (table.find("Ape").phased_out, table.find("Ape").tapped, table.find("Ape").face_down) == (False, True, False)


@pytest.mark.ledger("2007:510")
def test_what_is_not_changed_stays_as_it_is(book: str) -> None:
    """2007:510.4: also where it has no meaning: a tapped creature that becomes a mere land and back is tapped."""
    table = Table(book=book, A={"battlefield": [beast(name="Ape")]}, B={})
    table.state.edit(table.find("Ape").ref).tapped = True
    do(table, Continuous(IT, (SetTypes(ENCHANTMENT),)), "Ape")
    assert table.find("Ape").tapped
    copy = do(table, CreateCopies(You(), IT), "Ape").find("Ape#2")
    assert not copy.tapped, "it is no characteristic"
