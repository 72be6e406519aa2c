"""315, 702.106: conspiracies in the command zone, and those of which nobody else knows what they are."""

from __future__ import annotations

import pytest

from apnap.abilities.definition import CardDefinition
from apnap.abilities.values import HAND
from apnap.errors import RulebookError, UnsupportedCardError
from apnap.game.setting_up import SeatSetup, Setup
from apnap.ids import Ref
from apnap.rulebooks.current import CURRENT
from apnap.rules import decisions as dec
from apnap.rules.characteristics import characteristics
from apnap.rules.codec import digest, load, save
from apnap.rules.command_zone import in_command_zone
from apnap.rules.conspiracies import face_down_conspiracies
from apnap.rules.decisions import SPECIAL
from apnap.rules.determinizing import determinize
from apnap.rules.happen import happen
from apnap.rules.machine import answer, run
from apnap.rules.state import State
from apnap.rules.view import View
from apnap.rules.zones import move
from tests.constructs.support import Table, beast, settle, written
from tests.rules.support import PLAINS

HASTE = "Creatures you control with the chosen name have haste."
GROWS = "Creatures you control with the chosen name get +1/+1."
BEAR = beast(name="Bear", cost="{W}")
ELK = beast(name="Elk", cost="{W}")


def agenda(text: str, name: str = "Plot") -> CardDefinition:
    """Return a conspiracy with hidden agenda and that text."""
    return written(f"Hidden agenda\n{text}", "Conspiracy", name=name, cost="")


def started(*conspiracies: CardDefinition, put: tuple[str, ...] = (), names: tuple[str, ...] = ()) -> State:
    """Return a game that A begins with some conspiracies, asked for what comes behind them."""
    deck = (*[BEAR] * 10, *[ELK] * 10, *[PLAINS] * 40)
    setup = Setup((SeatSetup(deck, sideboard=conspiracies), SeatSetup(deck)), 1, CURRENT)
    state = setup.state()
    run(state)
    for name in put:
        choose(state, "conspiracies", state_ref(state, name))
    if conspiracies:
        finish(state, "conspiracies", len(put) < len(conspiracies))
    for name in names:
        choose(state, "choose_name", name)
    return state


def state_ref(state: State, name: str) -> Ref:
    """Return a card of A outside the game."""
    cards = (state.last_known(ref) for ref in state.players[0].sideboard)
    return next(card.ref for card in cards if card.definition.name == name)


def choose(state: State, purpose: str, option: object) -> None:
    """Answer a decision."""
    asked = state.decision
    assert asked is not None and asked.purpose == purpose
    answer(state, asked.options.index(option))


def finish(state: State, purpose: str, asked: bool) -> None:
    """End a selection that could go on."""
    if asked:
        assert state.decision is not None and state.decision.purpose == purpose
        answer(state, dec.DONE)


def command(state: State) -> list[str]:
    """Return the names of the cards in the command zone."""
    return [state.last_known(ref).definition.name for ref in state.command]


def cause() -> CardDefinition:
    """Return a conspiracy that lies face up."""
    return written("Creatures you control get +1/+1.", "Conspiracy", name="Cause", cost="")


def hidden(card: CardDefinition, name: str, **seat: list[CardDefinition]) -> Table:
    """Return a table where A has a face-down conspiracy for which a name was chosen."""
    table = Table(A={"command": [in_command_zone(card)], **seat}, B={"battlefield": [BEAR]})
    record = table.state.edit(table.state.command[0])
    record.face_down = True
    record.choices = (("name", name),)
    return table.start()


def turn_up(table: Table) -> Table:
    """Turn A's conspiracy face up."""
    (action,) = [one for one in table.legal("A") if one.kind == SPECIAL]
    return table.act(action)


def test_315_2_any_number_is_put_into_the_command_zone_before_decks_are_shuffled() -> None:
    state = started(cause(), cause(), put=("Cause",))
    assert command(state) == ["Cause"] and len(state.players[0].sideboard) == 1
    assert state.turn == 0 and not state.players[0].hand
    assert command(started(cause())) == []


def test_315_5_its_abilities_work_in_the_command_zone_for_its_owner() -> None:
    gains = "At the beginning of your upkeep, you gain 1 life."
    card = written(f"Creatures you control get +1/+1.\n{gains}", "Conspiracy", name="Cause", cost="")
    table = Table(A={"command": [in_command_zone(card)], "battlefield": [ELK]}, B={"battlefield": [BEAR]}).start()
    assert (table.size("Elk"), table.size("Bear")) == ((3, 3), (2, 2))
    before = table.life("A")
    settle(table.to("upkeep", 3))
    assert table.life("A") == before + 1


def test_315_3_it_stays_in_the_command_zone_and_cant_be_brought_into_the_game() -> None:
    table = Table(A={"command": [in_command_zone(cause())], "sideboard": [in_command_zone(cause())]}, B={}).start()
    for ref in (table.state.command[0], table.state.players[0].sideboard[0]):
        happen(table.state, move(ref, HAND))
    assert table.names("command", "A") == ["Cause"] and table.names("hand", "A") == []
    assert len(table.state.players[0].sideboard) == 1


def test_315_3_it_cant_be_included_in_a_deck() -> None:
    with pytest.raises(RulebookError, match=r"Cause.*315\.3"):
        Setup((SeatSetup((cause(), *[PLAINS] * 59)), SeatSetup((PLAINS,) * 60)), 1, CURRENT).state()


@pytest.mark.ledger("current:702.106")
def test_702_106a_it_is_put_face_down_with_a_secretly_chosen_name() -> None:
    state = started(agenda(HASTE), put=("Plot",), names=("Elk",))
    (ref,) = face_down_conspiracies(state, 0)
    assert state.last_known(ref).choice("name") == "Elk"
    assert characteristics(state, state.last_known(ref)).name == ""
    mine, theirs = (View(state, seat).command[0] for seat in (0, 1))
    assert mine.known and mine.choices == (("name", "Elk"),)
    assert not theirs.known and theirs.definition is None and theirs.choices == ()


@pytest.mark.ledger("current:702.106")
def test_702_106a_several_have_names_of_their_own() -> None:
    state = started(agenda(HASTE), agenda(GROWS, "Scheme"), put=("Plot", "Scheme"), names=("Elk", "Bear"))
    found = [state.last_known(ref) for ref in face_down_conspiracies(state, 0)]
    assert [(one.definition.name, one.choice("name")) for one in found] == [("Plot", "Elk"), ("Scheme", "Bear")]


@pytest.mark.ledger("current:702.106")
def test_702_106c_it_is_turned_face_up_any_time_its_owner_has_priority_and_reveals_the_name() -> None:
    table = hidden(agenda(GROWS), "Elk", battlefield=[ELK, BEAR])
    assert (table.size("Elk"), table.size("Bear")) == ((2, 2), (2, 2))
    assert not [one for one in table.legal("B") if one.kind == SPECIAL]
    turn_up(table.to("upkeep", 2).passes())  # in the opponent's turn
    assert table.size("Elk") == (3, 3)
    assert [table.state.last_known(ref).definition.name for ref in table.state.command] == ["Plot"]
    seen = View(table.state, 1).command[0]
    assert seen.known and seen.choices == (("name", "Elk"),)
    assert not table.state.stack
    assert not [one for one in table.legal("A") if one.kind == SPECIAL]


@pytest.mark.ledger("current:702.106")
def test_702_106d_each_speaks_of_its_own_name_only() -> None:
    cards = [in_command_zone(agenda(GROWS)), in_command_zone(agenda(GROWS, "Scheme"))]
    table = Table(A={"command": cards, "battlefield": [ELK, BEAR]}, B={})
    for ref, name in zip(table.state.command, ("Elk", "Bear"), strict=True):
        table.state.edit(ref).choices = (("name", name),)
    table.start()
    assert (table.size("Elk"), table.size("Bear")) == ((3, 3), (3, 3))


def test_315_7_what_others_may_think_it_is_tells_nothing() -> None:
    elk = hidden(agenda(GROWS), "Elk", battlefield=[ELK])
    bear = hidden(agenda(GROWS), "Bear", battlefield=[ELK])
    first, second = (determinize(table.state, 1, 3, True) for table in (elk, bear))
    assert digest(first) == digest(second)
    own = determinize(elk.state, 0, 3, True)
    assert own.last_known(own.command[0]).choice("name") == "Elk"


def test_a_position_with_a_hidden_conspiracy_is_saved() -> None:
    table = hidden(agenda(GROWS), "Elk", battlefield=[ELK])
    resumed = load(save(table.state))
    assert digest(resumed) == digest(table.state)
    assert resumed.last_known(resumed.command[0]).choice("name") == "Elk"


def test_702_106f_double_agenda_is_refused() -> None:
    with pytest.raises(UnsupportedCardError):
        written("Double agenda", "Conspiracy", name="Two", cost="")
