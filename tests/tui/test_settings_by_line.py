"""Settings at the line mode: stops, passing on, remembered answers, payments, language."""

from __future__ import annotations

import pytest

from apnap.abilities.values import UPKEEP
from apnap.game import Game
from apnap.table.settings import options_for
from tests.properties.decks import GREEN, RED, ZAP
from tests.rules.support import MOUNTAIN
from tests.tui.support import after, begin, kind, sit

KEEP = "keep"


def begin_with_payments() -> Game:
    """Return a game like ``begin``, in which A may see payments before they are made."""
    game = Game.from_definitions(RED, GREEN, seed=3, options=options_for([0]))
    game.answer(0)
    return game


def test_payments_are_not_shown_unless_somebody_asks_for_it() -> None:
    _, written = sit(begin_with_payments(), KEEP, "play mountain", "cast zap targeting b")
    assert "Zap deals 3 damage to B" in after(written, "cast zap targeting b")


def test_a_plan_is_shown_and_then_carried_out() -> None:
    _, written = sit(
        begin_with_payments(), KEEP, "play mountain", "payments always", "cast zap targeting b", "pay the rest"
    )
    assert "{R} would be paid with: Mountain {R}." in after(written, "cast zap targeting b")
    assert "Zap deals 3 damage to B" in after(written, "pay the rest")


def test_a_plan_without_the_only_source_is_refused_with_its_rule() -> None:
    session, written = sit(
        begin_with_payments(), KEEP, "play mountain", "payments always", "cast zap targeting b", "pay without mountain"
    )
    assert after(written, "pay without mountain")[0].startswith("no plan pays that without giving something up")
    assert "(601.2g)" in after(written, "pay without mountain")[0]
    assert kind(session.game) == "payment"


def test_a_stop_is_set_made_firm_and_taken_away() -> None:
    _, written = sit(begin(), KEEP, "stop at upkeep", "stop at upkeep step", "stop at their draw step")
    assert after(written, "stop at upkeep")[0] == "You are asked in your upkeep step, unless you pass on."
    assert after(written, "stop at upkeep step")[0] == "You are asked in your upkeep step, even if you pass on."
    assert after(written, "stop at their draw step")[0] == "You are asked in others' draw step, unless you pass on."
    own, theirs = after(written, "stop at their draw step")[1:3]
    assert "upkeep step (firm)" in own and "draw step" in theirs


def test_a_firm_stop_ends_passing_to_ones_turn() -> None:
    session, _ = sit(begin(), KEEP, "play mountain", "stop at their upkeep", "stop at their upkeep", "pass to my turn")
    assert (session.game.active_player, session.game.state.step) == ("B", UPKEEP)


def test_passing_to_ones_turn_goes_through_the_usual_stops() -> None:
    session, _ = sit(begin(), KEEP, "play mountain", "pass to my turn")
    assert session.game.turn > 2 or session.game.state.stack or kind(session.game) != "priority"


def test_an_answer_is_remembered_and_forgotten() -> None:
    session, written = sit(begin(), "remember 2", "remember", "forget")
    assert after(written, "remember")[0] == "1. … keeps or mulligans: keep"
    assert after(written, "forget")[0] == "No answers are remembered."
    assert session.game.turn == 1


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("remember x", "“remember” needs the number of an answer"),
        ("forget 3", "there is no remembered answer with that number"),
        ("payments sometimes", "payments can be shown “always”, “when it matters” or “never”"),
        ("language eo", "there are these languages: en and es"),
        ("pay without Mountain", "nothing is being paid now"),
        ("stop at teatime", "teatime is no step of a turn; the steps are "),
        ("yield Nobody", "nothing that you see is called “Nobody”"),
    ],
)
def test_settings_that_there_are_not_are_refused(line: str, answer: str) -> None:
    _, written = sit(begin(), KEEP, line)
    assert after(written, line)[0].startswith(answer)


def test_the_language_is_changed_in_mid_game() -> None:
    session, written = sit(begin(), KEEP, "idioma es", "jugar mountain", "language en")
    assert after(written, "idioma es")[0] == "Español desde ahora."
    assert "A tiene prioridad (117.3d)" in "\n".join(after(written, "idioma es"))
    assert "A juega Mountain" in after(written, "jugar mountain")
    assert after(written, "language en")[0] == "English from now on."
    assert session.lang == "en"


def test_holding_priority_asks_again_with_a_spell_of_ones_own_on_the_stack() -> None:
    game = begin(decks=([ZAP] * 30 + [MOUNTAIN] * 30, GREEN))
    for line in ("keep", "keep", "play Mountain"):
        game.act(line)
    while game.turn < 3 or "play Mountain" not in game.legal_actions:
        game.answer(0)
    game.act("play Mountain")
    for line, waiting in (("table", 0), ("hold priority", 1)):
        session, _ = sit(game.fork(), line, "cast zap targeting b")
        assert len(session.game.state.stack) == waiting, line


def test_full_control_is_switched_on_and_off() -> None:
    session, written = sit(begin(), KEEP, "full control", "control total")
    assert after(written, "full control")[0] == "Full control: you are asked whatever there is to decide."
    assert after(written, "control total")[0] == "Full control is off."
    assert not session.settings.full_control
