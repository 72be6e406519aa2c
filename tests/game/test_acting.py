"""Acting by text: single answers, several in a row, refusals with their rule, all or nothing."""

from __future__ import annotations

import pytest

from apnap.abilities.values import BATTLEFIELD
from apnap.errors import AmbiguousActionError, IllegalActionError, InvalidActionError
from apnap.game import Action, Game
from apnap.i18n.errors import error_text
from apnap.rules.definitions import define
from apnap.rules.setup import add_card
from tests.properties.decks import BEAR, BLAST, ELK, ZAP
from tests.rules.support import FOREST, MOUNTAIN


def game_of(*cards, lang="en", seats=2, keep=True) -> Game:  # type: ignore[no-untyped-def]
    """Return a game in which everybody has a library of these cards only, at A's first main phase."""
    game = Game.from_definitions(*[list(cards) * 20] * seats, seed=4, lang=lang)
    if keep:
        game.act("choose A")
        for _ in range(seats):
            game.act("keep")
    return game


def test_the_first_decisions() -> None:
    game = game_of(MOUNTAIN, ZAP, keep=False)
    assert repr(game.decision) == "<Decision: A chooses who takes the first turn (103.1)>"
    game.act("choose A")
    assert repr(game.decision) == "<Decision: A keeps or mulligans (103.5)>"
    assert repr(game.legal_actions) == "<LegalActions (2: mulligan, keep)>"
    game.act("keep; keep")
    assert game.turn == 1
    assert game.active_player == game.priority_player == "A"


def test_a_spell_with_its_target_in_one_text() -> None:
    game = game_of(MOUNTAIN, ZAP)
    game.act("play Mountain")
    game.act("cast Zap targeting B")
    assert game.state.players[1].life == 17  # nobody can respond, so that both players passed


def test_a_spell_without_its_target_leaves_the_target_to_be_asked() -> None:
    game = game_of(MOUNTAIN, ZAP)
    game.act("play Mountain")
    game.act("cast Zap")
    assert game.decision is not None
    assert game.decision.kind == "targets"
    assert [str(a) for a in game.legal_actions] == ["target A", "target B"]
    game.act("B")
    assert game.state.players[1].life == 17


def test_spanish_texts_are_understood_in_any_game() -> None:
    game = game_of(MOUNTAIN, ZAP, lang="es")
    assert str(game.legal_actions[0]) == "pasar"
    game.act("jugar Mountain")
    game.act("lanzar zap con objetivo b")
    assert game.state.players[1].life == 17


def test_undo_takes_back_a_whole_text() -> None:
    game = game_of(MOUNTAIN, ZAP)
    game.act("play Mountain")
    before = game.digest()
    game.act("cast Zap targeting B")
    assert str(game.undo()) == "cast Zap targeting B"
    assert game.digest() == before
    assert str(game.undo()) == "play Mountain"
    assert "play Mountain" in game.legal_actions


def test_nothing_is_half_done() -> None:
    game = game_of(MOUNTAIN, ZAP)
    game.act("play Mountain")
    before = game.digest()
    with pytest.raises(IllegalActionError):
        game.act("cast Zap targeting B, A")
    with pytest.raises(InvalidActionError):
        game.act("cast Zap targeting B; juggle")
    assert game.digest() == before


@pytest.mark.parametrize(
    ("text", "error", "rule", "part"),
    [
        ("frobnicate", InvalidActionError, "", "could be pass, play Mountain"),
        ("cast Mountain", IllegalActionError, "305.9", "played, not cast"),
        ("play Zap", IllegalActionError, "601.1", "cast, not played"),
        ("cast Zap", IllegalActionError, "601.2h", "costs {R}"),
        ("cast Blast", IllegalActionError, "601.2h", "costs {2}{R}"),
        ("cast Unheard Of", IllegalActionError, "601.3", "not in your hand"),
    ],
)
def test_refusals_say_why(text: str, error: type[Exception], rule: str, part: str) -> None:
    game = game_of(MOUNTAIN, ZAP, BLAST)
    with pytest.raises(error, match=part.replace("{", r"\{").replace("}", r"\}")) as caught:
        game.act(text)
    assert caught.value.rule == rule  # type: ignore[attr-defined]
    assert error_text(caught.value, "es") != str(caught.value)  # type: ignore[arg-type]


def test_a_second_land_and_the_wrong_moment() -> None:
    game = game_of(MOUNTAIN, BEAR, ZAP)
    game.state.auto_pass = False
    game.act("play Mountain")
    with pytest.raises(IllegalActionError, match=r"already played a land this turn \(305\.2\)"):
        game.act("play Mountain")
    game.act("cast Zap targeting A")
    with pytest.raises(IllegalActionError, match=r"own turn while the stack is empty \(117\.1a\)"):
        game.act("cast Bear")


def test_actions_and_texts_are_the_same() -> None:
    game = game_of(MOUNTAIN, ZAP)
    for action in game.legal_actions:
        assert game.parse_action(str(action)) == action
        assert action in game.legal_actions
        assert hash(action) == hash(game.parse_action(str(action)))
    game.act("play Mountain")
    several = game.parse_action("cast Zap targeting B")
    assert isinstance(several, Action)
    assert str(several) == "cast Zap targeting B"
    game.act(several)
    assert game.state.players[1].life == 17


def test_what_is_not_legal_is_not_among_the_legal_actions() -> None:
    game = game_of(MOUNTAIN, ZAP)
    play = next(a for a in game.legal_actions if a.kind == "play")
    game.act(play)
    assert play not in game.legal_actions
    with pytest.raises(IllegalActionError):
        game.act(play)
    with pytest.raises(IllegalActionError):
        game.answer(99)


def to_declaration(game: Game, kind: str) -> None:
    """Pass until attackers or blockers are declared."""
    while game.decision is not None and game.decision.kind != kind:
        game.act("pass")


def test_a_whole_attack_and_a_whole_block_in_one_text() -> None:
    game = game_of(FOREST)
    for owner in (0, 0, 0, 1):
        add_card(game.state, owner, define(BEAR), BATTLEFIELD)
    add_card(game.state, 0, define(ELK), BATTLEFIELD)
    to_declaration(game, "attackers")
    with pytest.raises(IllegalActionError, match=r"not yours|not possible"):
        game.act("attack with Bear, Wolf")
    game.act("attack with Bear, Bear and Great Elk")
    assert sum(seen.attacking != 0 for seen in game.view("A").battlefield) == 3
    to_declaration(game, "blockers")
    game.act("block Great Elk with Bear")
    blocked = [game.view("B").object(h).name for seen in game.view("B").battlefield for h in seen.blocking]
    assert blocked == ["Great Elk"]


def test_declaring_nothing() -> None:
    game = game_of(FOREST)
    add_card(game.state, 0, define(BEAR), BATTLEFIELD)
    to_declaration(game, "attackers")
    game.act("no attack")
    assert not any(seen.attacking for seen in game.view("A").battlefield)


@pytest.mark.parametrize(
    ("name", "rule", "change"),
    [("Bear", "508.1a", "tapped"), ("Bear", "302.6", "sick"), ("Forest", "508.1a", "")],
)
def test_an_attack_that_is_refused_says_why(name: str, rule: str, change: str) -> None:
    game = game_of(FOREST)
    bear = add_card(game.state, 0, define(BEAR), BATTLEFIELD)
    add_card(game.state, 0, define(ELK), BATTLEFIELD)
    game.act("play Forest")
    to_declaration(game, "attackers")
    if change:
        setattr(game.state.edit(bear), change, True)
    asked = game.state.decision
    assert asked is not None
    asked.options = tuple(pair for pair in asked.options if isinstance(pair, tuple) and pair[0] != bear)
    with pytest.raises(IllegalActionError) as caught:
        game.act(f"attack with {name}")
    assert caught.value.rule == rule


def test_objects_that_can_be_told_apart_must_be() -> None:
    game = game_of(MOUNTAIN, ZAP, BEAR, FOREST)
    state = game.state
    state.auto_pass = False
    add_card(state, 1, define(ELK), BATTLEFIELD)
    tapped = add_card(state, 1, define(ELK), BATTLEFIELD)
    state.edit(tapped).tapped = True
    game.act("play Mountain")
    with pytest.raises(AmbiguousActionError, match="Great Elk#1 or target Great Elk#2"):
        game.act("cast Zap targeting Great Elk")
    game.act("cast Zap targeting Great Elk#2")
    assert game.view("A").stack[0].targets == ((game.view("A").handle(tapped),),)


def test_when_the_game_is_over_nothing_can_be_done() -> None:
    game = game_of(MOUNTAIN, ZAP)
    game.concede("A")
    assert repr(game.outcome()) == "Outcome(winner='B', reason=Reason.CONCEDED, turn=1)"
    assert game.is_over()
    assert game.decision is None
    assert len(game.legal_actions) == 0
    with pytest.raises(IllegalActionError, match="over"):
        game.act("pass")
    assert str(game.undo()) == "concede A"
    assert not game.is_over()


def test_nothing_to_undo() -> None:
    game = game_of(MOUNTAIN, keep=False)
    with pytest.raises(IllegalActionError, match="nothing to take back"):
        game.undo()


def test_samples_with_equal_seeds_are_equal() -> None:
    game = game_of(MOUNTAIN, ZAP)
    assert game.legal_actions.sample(3) == game.legal_actions.sample(3)
    assert len(set(game.legal_actions)) == len(game.legal_actions)


def test_legal_actions_are_a_sequence() -> None:
    legal = game_of(MOUNTAIN, ZAP).legal_actions
    assert legal[-1] == legal[len(legal) - 1]
    assert legal[:2] == [legal[0], legal[1]]
    with pytest.raises(IndexError):
        legal[99]
