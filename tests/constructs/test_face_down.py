"""701.40, 701.58, 701.62: manifesting and cloaking in play; what texts say of paid keyword costs; partners."""

from __future__ import annotations

import pytest

from apnap.oracle.compile import compile_text
from apnap.rules import decisions as dec
from apnap.rules.decisions import Action
from apnap.rules.view import View
from tests.constructs.support import FEN, NAME, Table, beast, permanent, settle, spanish, spell
from tests.rules.support import FOREST, artifact, creature

BEAR = creature("Bear", "1G", 2, 2)
RITE = spell("Draw a card.", name="Rite")


def turn_up(table: Table) -> Table:
    return table.act(next(a for a in table.decision.options if isinstance(a, Action) and a.kind == dec.SPECIAL))


@pytest.mark.construct("ManifestCards")
def test_a_manifested_creature_card_is_turned_face_up_for_its_mana_cost() -> None:
    """Manifest (701.40): a card is put onto the battlefield face down as a 2/2 creature without a name (701.40a) and
    may be turned face up for its mana cost (701.40b).
    """
    rite = spell("Manifest the top card of your library.")
    table = Table(A={"hand": [rite], "library": [BEAR], "battlefield": [FOREST, FOREST]}, B={}).start()
    table.cast(NAME).resolve()
    (down,) = [one for one in table.objects("battlefield") if one.face_down]
    (seen,) = [one for one in View(table.state, 1).battlefield if one.face_down]
    assert (seen.power, seen.toughness, seen.name) == (2, 2, "") and down.controller == 0
    turn_up(table)
    assert table.names("battlefield", "A") == ["Bear", "Forest", "Forest"]


@pytest.mark.construct("ManifestCards")
def test_a_manifested_card_that_is_no_creature_stays_face_down() -> None:
    rite = spell("Manifest the top two cards of your library.")
    table = Table(A={"hand": [rite], "library": [RITE, FOREST], "battlefield": [FOREST] * 3}, B={}).start()
    table.cast(NAME).resolve()
    assert sum(one.face_down for one in table.objects("battlefield")) == 2
    assert all(a.kind != dec.SPECIAL for a in table.legal("A"))
    assert (
        spanish("Manifest the top two cards of your library.") == "Manifiesta las dos primeras cartas de tu biblioteca."
    )


@pytest.mark.construct("CloakCards")
def test_a_cloaked_permanent_has_ward() -> None:
    """Cloak (701.58): a face-down creature with ward."""
    table = Table(A={"hand": [spell("Cloak the top card of your library.")], "library": [BEAR]}, B={}).start()
    table.cast(NAME).resolve()
    (seen,) = [one for one in View(table.state, 1).battlefield if one.face_down]
    assert [ability.keyword for ability in seen.abilities] == ["ward", "ward"]  # the keyword and what it stands for
    assert spanish("Cloak the top card of your library.") == "Emboza la primera carta de tu biblioteca."


@pytest.mark.construct("ManifestDread")
def test_manifest_dread_puts_the_other_card_into_the_graveyard() -> None:
    """Manifest dread (701.62): of the top two cards one is manifested and the other is put into the graveyard
    (701.62a).
    """
    rite = spell("Manifest dread.")
    table = Table(A={"hand": [rite], "library": [BEAR, FOREST, RITE]}, B={}).start()
    table.cast(NAME).resolve().choose("Bear")
    assert table.names("graveyard", "A") == ["Forest", NAME]
    assert sum(one.face_down for one in table.objects("battlefield")) == 1
    table = Table(A={"hand": [rite], "fill": 0, "library": [BEAR]}, B={}).start()
    table.cast(NAME).resolve()
    assert table.names("graveyard", "A") == [NAME]


@pytest.mark.construct("WasBargained")
def test_more_happens_if_it_was_bargained() -> None:
    deal = spell("Bargain\nYou gain 1 life. If this spell was bargained, you gain 5 life.")
    for pays, life in ((True, 26), (False, 21)):
        table = Table(A={"hand": [deal], "battlefield": [artifact("Cup", "1")]}, B={}).start()
        assert table.cast(NAME).choose(pays).resolve().life("A") == life


@pytest.mark.construct("WasBargained")
def test_a_permanent_knows_whether_it_was_bargained() -> None:
    knight = beast("Bargain\nWhen this creature enters, if it was bargained, draw a card.")
    table = Table(A={"hand": [knight], "battlefield": [artifact("Cup", "1")]}, B={}).start()
    table.cast(NAME).choose(True).resolve().resolve()
    assert table.names("hand", "A") == ["Wastes"]


@pytest.mark.construct("EscapesWith", "Escaped")
def test_what_escaped_has_counters_and_stays() -> None:
    text = (
        "When this creature enters, sacrifice it unless it escaped.\n"
        "Escape—{G}, Exile a card from your graveyard.\n"
        "This creature escapes with two +1/+1 counters on it."
    ).replace("Exile a card", "Exile another card")
    titan = beast(text)
    table = Table(A={"graveyard": [titan, BEAR], "battlefield": [FOREST]}, B={}).start()
    table.cast(NAME).resolve().resolve()
    assert table.size(NAME) == (4, 4)
    table = Table(A={"hand": [titan]}, B={}).start()
    table.cast(NAME).resolve()
    assert table.size(NAME) == (2, 2)
    assert table.resolve().names("graveyard", "A") == [NAME]
    line = "This creature escapes with two +1/+1 counters on it."
    assert spanish(line) == "Esta criatura escapa con dos contadores +1/+1 sobre ella."


@pytest.mark.construct("PartnerWith")
@pytest.mark.ledger("current:702.124")
def test_702_124j_partner_with_lets_a_player_find_the_partner() -> None:
    hen = beast("Partner with Bear")
    table = Table(A={"hand": [hen]}, B={"library": [BEAR]}).start()
    table.cast(NAME).resolve().target("B").resolve().choose(True, "Bear")
    assert "Bear" in table.names("hand", "B")


@pytest.mark.construct("PartnerInGroup", "PartnerGroup")
@pytest.mark.ledger("current:702.124")
def test_partner_abilities_that_speak_of_decks_are_kept_apart() -> None:
    hen = permanent("Partner—Survivors", "Legendary Creature — Bird")
    (keyword,) = hen.faces[0].abilities
    assert keyword.keyword == "partner—survivors"  # type: ignore[attr-defined]
    abilities, problems = compile_text("Doctor's companion", "Hen", is_spell=False)
    assert not problems and abilities[0].keyword == "doctor's companion"  # type: ignore[attr-defined]


@pytest.mark.construct("TurnedFaceUp")
def test_708_8_when_this_creature_is_turned_face_up() -> None:
    sage = beast("Morph {0}\nWhen this creature is turned face up, you gain 5 life.", cost="{5}")
    table = Table(A={"hand": [sage], "battlefield": [FEN, FEN, FEN]}, B={}).start()
    table.act(table.actions(NAME)[0])
    settle(table)
    (thing,) = (one for one in table.objects("battlefield") if one.face_down)
    table.act(next(action for action in table.legal("A") if action.ref == thing.ref))
    assert settle(table).life("A") == 25


@pytest.mark.construct("AsTurnedUp")
def test_708_11_counters_as_it_is_turned_face_up() -> None:
    line = "As this creature is turned face up, put two +1/+1 counters on it."
    table = Table(A={"hand": [beast(f"Morph {{0}}\n{line}", cost="{9}")], "battlefield": [FEN] * 3}, B={}).start()
    table.act(table.actions(NAME)[0])
    turn_up(settle(table))
    assert table.size(NAME) == (4, 4) and table.state.stack == []
    assert spanish(line) == "En cuanto esta criatura se ponga boca arriba, pon dos contadores +1/+1 sobre ella."


@pytest.mark.construct("AsEntersOrTurnedUp")
def test_708_11_counters_as_it_enters_or_is_turned_face_up() -> None:
    line = "As this creature enters or is turned face up, put two +1/+1 counters on it."
    table = Table(A={"hand": [beast(f"Morph {{0}}\n{line}")], "battlefield": [FEN] * 3}, B={}).start()
    assert table.cast(NAME).resolve().size(NAME) == (4, 4)
    table = Table(A={"hand": [beast(f"Morph {{0}}\n{line}", cost="{9}")], "battlefield": [FEN] * 3}, B={}).start()
    table.act(table.actions(NAME)[0])
    assert not any(one.counters for one in settle(table).objects("battlefield"))
    turn_up(table)
    assert table.size(NAME) == (4, 4)
    assert spanish(line).startswith("En cuanto esta criatura entre o se ponga boca arriba, pon dos contadores")
