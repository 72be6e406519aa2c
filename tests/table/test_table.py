"""A table: who is asked, what is answered once, what is taken back, how it ends."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from apnap.abilities.ability import Body, Static, Triggered
from apnap.abilities.effect import GainLife, May
from apnap.abilities.objects import This, You
from apnap.abilities.occurrence import BeginningOf
from apnap.abilities.quantity import Number
from apnap.abilities.static import ALL_MUST_BLOCK, Restriction
from apnap.abilities.values import UPKEEP
from apnap.errors import IllegalActionError
from apnap.i18n import error_text
from apnap.ids import NO_PLAYER
from apnap.rules import decisions as dec
from apnap.table.settings import PassUntil, Settings
from apnap.table.table import ACT, UNDO, Done, Table
from tests.rules.support import FOREST, MOUNTAIN, creature, damage_to_any, instant
from tests.rules.support import Table as Position
from tests.table.support import heuristic, kind, names_of, seats, small_game, table_at

BEAR = creature("Bear", "1G", 2, 2)
OGRE = creature("Ogre", "1R", 3, 2, "menace")
ZAP = instant("Zap", "R", damage_to_any(3))


def passing(table: Table) -> PassUntil:
    return table.seats[0].passing.until


Notes = list[tuple[str, int, list[int]]]


def against_agent(**options: Any) -> Table:
    """Return a table at which a person plays against the heuristic and is asked for the first time."""
    table = Table(small_game(**options), seats(None, heuristic()))
    table.advance()
    return table


def two_people(*langs: str) -> Table:
    return Table(small_game(), seats(None, None, langs=langs))


def keep(table: Table) -> Table:
    """Let everybody keep their hand and go on to the first person with a question."""
    while kind(table) == "yes_no":
        table.say(table.decider, "keep")
        table.advance()
    return table


def refusal(table: Table, act: Any) -> str:
    """Return the key of what is refused; the game must not have changed."""
    before = table.game.state
    with pytest.raises(IllegalActionError) as caught:
        act()
    assert table.game.state is before
    return caught.value.key


# ------------------------------------------------------------------------------------- going on


def test_a_step_is_one_decision_and_it_stops_where_a_person_is_asked() -> None:
    table = Table(small_game(), seats(heuristic(), None))
    made = table.game.decisions_made
    assert table.step() and table.game.decisions_made == made + 1
    assert table.decider == 1 and not table.step() and table.is_waiting()
    assert table.game.decisions_made == made + 1


def test_advancing_plays_agents_to_the_next_question_or_to_the_end() -> None:
    table = against_agent()
    assert table.decider == 0 and table.is_waiting()
    both = Table(small_game(), seats(heuristic(), heuristic()))
    assert not both.advance()
    assert both.game.is_over() and both.decider == NO_PLAYER and not both.step() and not both.is_waiting()


# ------------------------------------------------------------------------------------- answering


def test_an_answer_names_its_question_and_is_taken_once() -> None:
    table = two_people()
    n = table.number(0)
    assert table.shown(0).n == n
    table.answer(0, n, 1)
    assert refusal(table, lambda: table.answer(0, n, 1)) == "sitting.not_your_decision"
    table.answer(1, table.number(1), 1)
    assert table.decider == 0
    assert refusal(table, lambda: table.answer(0, n, 0)) == "sitting.late"


def test_nobody_answers_for_another_seat_or_for_an_agent() -> None:
    table = Table(small_game(), seats(heuristic(), None))
    for player in (0, 1):
        for act in (partial(table.answer, player, table.number(player), 0), partial(table.say, player, "keep")):
            assert refusal(table, act) == "sitting.not_your_decision"


@pytest.mark.parametrize("answer", [-2, -1, 7, 10**9])
def test_an_answer_that_is_not_offered_changes_nothing(answer: int) -> None:
    table = two_people()
    assert refusal(table, lambda: table.answer(0, table.number(0), answer)) == "game.not_now"


def test_an_answer_to_what_was_taken_back_is_late() -> None:
    table = against_agent()
    keep(table)
    n = table.number(0)
    table.answer(0, n, 0)
    table.advance()
    table.undo(0)
    assert table.number(0) != n
    assert refusal(table, lambda: table.answer(0, n, 0)) == "sitting.late"


def test_several_answers_are_all_taken_or_none() -> None:
    position = Position(A={"hand": [ZAP], "battlefield": [MOUNTAIN, BEAR]}, B={}).start()
    table = table_at(position)
    cast = next(c.answer for c in table.shown(0).prompt.choices if c.action == "cast")  # type: ignore[union-attr]
    assert refusal(table, lambda: table.answer_all(0, table.number(0), [cast, 9])) == "game.not_now"
    assert refusal(table, lambda: table.answer_all(0, table.number(0), [cast, 0, 0, 0])) == "game.others_decide"
    table.answer_all(0, table.number(0), [cast, 0])
    assert len(table.game.state.stack) == 1 and table.game.acts_done == 1
    table.undo(0)
    table.agree(1, True)
    assert table.game.acts_done == 0 and table.game.state.stack == []


def test_what_is_said_answers_no_question_of_another_player() -> None:
    table = two_people()
    assert refusal(table, lambda: table.say(0, "keep; keep")) == "game.others_decide"
    table.say(0, "keep")
    assert table.decider == 1


# ------------------------------------------------------------------------------------- attacks and blocks


def attack(*creatures: Any, blockers: Any = ()) -> Table:
    """Return a table where A is asked for attackers."""
    position = Position(A={"battlefield": list(creatures)}, B={"battlefield": list(blockers)}).start("begin_combat")
    while position.decision.kind == dec.PRIORITY:
        position.passes()
    return table_at(position)


def handles(table: Table, player: int, name: str) -> list[int]:
    return [seen.id for seen in table.shown(player).battlefield if seen.name == name]


def declare_attack(table: Table) -> Table:
    pairs = [(seen.id, -2) for seen in table.shown(0).battlefield if seen.controller == 0]
    table.declare(0, table.number(0), pairs)
    while kind(table) == "priority":
        table.answer(table.decider, table.number(table.decider), 0)
    return table


def test_attackers_are_declared_at_once_and_taken_back_at_once() -> None:
    table = attack(BEAR, BEAR, OGRE)
    first, second = handles(table, 0, "Bear")
    n = table.number(0)
    table.declare(0, n, [(second, -2), (first, -2)])
    attacking = [seen.id for seen in table.shown(0).battlefield if seen.attacking == -2]
    assert sorted(attacking) == sorted([first, second]) and table.game.acts_done == 1
    assert refusal(table, lambda: table.declare(0, n, [])) in ("sitting.late", "sitting.not_your_decision")
    table.undo(0)
    table.agree(1, True)
    assert kind(table) == "attackers" and table.shown(0).prompt.pairs == ()  # type: ignore[union-attr]


def test_everything_that_can_attack_may_be_declared() -> None:
    table = attack(BEAR, OGRE)
    table.declare(0, table.number(0), [(seen.id, -2) for seen in table.shown(0).battlefield])
    assert all(seen.attacking for seen in table.shown(0).battlefield)


def test_an_attack_with_nothing_is_one() -> None:
    table = attack(BEAR)
    table.declare(0, table.number(0), [])
    assert kind(table) != "attackers"


@pytest.mark.parametrize("pair", [(0, -2), (99_999, -2), (-1, -2), (2**51, 2**51)])
def test_what_is_no_attacker_is_refused(pair: tuple[int, int]) -> None:
    table = attack(BEAR)
    assert refusal(table, lambda: table.declare(0, table.number(0), [pair])) == "sitting.cant_declare"


def test_a_creature_attacks_once() -> None:
    table = attack(BEAR)
    (bear,) = handles(table, 0, "Bear")
    assert refusal(table, lambda: table.declare(0, table.number(0), [(bear, -2), (bear, -2)])) == "sitting.cant_declare"


def test_one_blocker_is_not_enough_against_menace() -> None:
    """509.1b, 702.111b: the set is legal or it is not; the order in which it is named does not matter."""
    table = declare_attack(attack(OGRE, blockers=[BEAR, BEAR]))
    assert kind(table) == "blockers"
    (ogre,) = handles(table, 1, "Ogre")
    first, second = handles(table, 1, "Bear")
    n = table.number(1)
    assert refusal(table, lambda: table.declare(1, n, [(first, ogre)])) == "sitting.cant_finish"
    table.declare(1, n, [(second, ogre), (first, ogre)])
    assert sorted(seen.id for seen in table.shown(1).battlefield if seen.blocking) == sorted([first, second])


def test_what_has_to_block_is_not_left_out() -> None:
    """509.1c."""
    lure = creature("Lure", "1", 2, 2, Static((Restriction(ALL_MUST_BLOCK, This()),)))
    table = declare_attack(attack(lure, blockers=[BEAR, BEAR]))
    (lured,) = handles(table, 1, "Lure")
    first, second = handles(table, 1, "Bear")
    assert refusal(table, lambda: table.declare(1, table.number(1), [(first, lured)])) == "sitting.cant_finish"
    assert refusal(table, lambda: table.declare(1, table.number(1), [])) == "sitting.cant_finish"
    table.declare(1, table.number(1), [(first, lured), (second, lured)])
    assert kind(table) != "blockers"


def test_what_is_declared_already_counts() -> None:
    table = attack(BEAR, BEAR)
    first, second = handles(table, 0, "Bear")
    table.answer(0, table.number(0), 0)
    ((chosen, _),) = table.shown(0).prompt.pairs  # type: ignore[union-attr]
    table.declare(0, table.number(0), [(first, -2), (second, -2)])
    assert chosen in (first, second) and all(seen.attacking for seen in table.shown(0).battlefield)


def test_nothing_is_declared_where_nobody_attacks() -> None:
    table = two_people()
    assert refusal(table, lambda: table.declare(0, table.number(0), [])) == "sitting.cant_finish"


# ------------------------------------------------------------------------------------- passing on


def test_passing_on_goes_on_until_a_question_comes() -> None:
    table = keep(against_agent())
    turn = table.game.turn
    table.pass_until(0, PassUntil.END_OF_TURN)
    assert passing(table) == PassUntil.END_OF_TURN
    table.advance()
    assert table.game.turn > turn and passing(table) == PassUntil.NOW


def test_an_answer_ends_passing_on() -> None:
    position = Position(A={"battlefield": [BEAR]}, B={}).start("begin_combat")
    while position.decision.kind == dec.PRIORITY:
        position.passes()
    table = table_at(position)
    table.pass_until(0, PassUntil.RESPONSE)
    assert kind(table) == "attackers", "nothing could be passed"
    assert passing(table) == PassUntil.RESPONSE
    table.answer(0, table.number(0), dec.DONE)
    assert passing(table) == PassUntil.NOW


def test_passing_to_ones_own_turn_is_over_when_it_comes_though_nothing_be_asked_in_it() -> None:
    ready = {"hand": [ZAP], "battlefield": [MOUNTAIN]}
    table = table_at(Position(A=ready, B=ready).start("upkeep").to("upkeep", 2))
    table.seats[0].settings = Settings(own_stops=(), their_stops=("upkeep",))
    table.seats[1].settings = Settings(own_stops=(), their_stops=())
    while table.decider != 0:
        table.answer(1, table.number(1), 0)
    table.pass_until(0, PassUntil.MY_TURN)
    while table.step():
        assert table.game.turn < 5
    assert (table.game.turn, table.game.state.active, kind(table)) == (4, 1, "priority")


# ------------------------------------------------------------------------------------- taking back


def test_everything_can_be_taken_back_answer_by_answer_with_what_agents_did() -> None:
    table = keep(against_agent())
    digests = [table.game.digest()]
    for _ in range(12):
        table.answer(0, table.number(0), 0 if kind(table) != "attackers" else dec.DONE)
        table.advance()
        if table.game.is_over():
            break
        digests.append(table.game.digest())
    assert table.game.turn > 2, "the agent has acted"
    for digest in reversed(digests[:-1]):
        table.undo(0)
        assert table.game.digest() == digest
        assert table.is_waiting() and not table.step(), "whoever takes back is asked"


def test_what_was_taken_back_is_asked_again_though_it_would_be_answered_by_itself() -> None:
    table = keep(against_agent())
    table.answer(0, table.number(0), 0)
    table.undo(0)
    table.seats[0].settings = Settings(own_stops=())
    assert table.is_waiting()
    table.answer(0, table.number(0), 0)
    assert not table.is_waiting()


def test_other_persons_have_to_agree() -> None:
    table = two_people()
    table.say(0, "keep")
    before = table.game.state
    table.undo(0)
    assert (table.taking_back, table.game.state) == (0, before)
    assert not table.step(), "nothing goes on meanwhile"
    table.agree(1, False)
    assert (table.taking_back, table.game.state) == (NO_PLAYER, before)
    table.undo(0)
    table.agree(1, True)
    assert table.taking_back == NO_PLAYER and table.decider == 0 and table.game.acts_done < 2


def test_who_plays_on_does_not_agree() -> None:
    table = two_people()
    table.say(0, "keep")
    table.undo(0)
    table.say(1, "keep")
    assert table.taking_back == NO_PLAYER
    assert refusal(table, lambda: table.agree(1, True)) == "sitting.nothing_asked"


def test_one_may_give_up_what_one_has_asked_for_and_not_agree_to_it() -> None:
    table = two_people()
    table.say(0, "keep")
    table.undo(0)
    assert refusal(table, lambda: table.agree(0, True)) == "sitting.nothing_asked"
    table.agree(0, False)
    assert table.taking_back == NO_PLAYER


def test_all_the_other_persons_have_to_agree_and_no_agent() -> None:
    position = Position(A={"hand": [FOREST]}, B={}, C={}, D={}).start()
    table = table_at(position, None, None, None, heuristic())
    table.say(0, "play Forest")
    table.undo(0)
    table.agree(1, True)
    assert table.taking_back == 0
    assert refusal(table, lambda: table.agree(3, True)) == "sitting.nothing_asked"
    table.agree(3, False)
    assert table.taking_back == 0, "it is not for an agent to refuse"
    table.agree(2, True)
    assert table.taking_back == NO_PLAYER and table.game.acts_done == 0


def test_there_is_nothing_to_take_back_before_the_first_answer() -> None:
    table = two_people()
    assert refusal(table, lambda: table.undo(1)) == "game.nothing_to_undo"


def test_what_was_said_is_taken_back_whole() -> None:
    position = Position(A={"hand": [ZAP], "battlefield": [MOUNTAIN, BEAR]}, B={}).start()
    table = table_at(position, None, heuristic())
    table.say(0, "cast Zap targeting B")
    table.undo(0)
    assert table.game.state.stack == [] and "cast Zap" in names_of(table, 0)


# ------------------------------------------------------------------------------------- remembering


def asking() -> Table:
    """Return a table at which an ability of A's asks yes or no in each of A's upkeeps."""
    ability = Triggered(BeginningOf(UPKEEP, You()), Body(effect=May(You(), GainLife(You(), Number(1)))), text="Gain.")
    position = Position(A={"battlefield": [creature("Chapel", "1", 1, 1, ability)]}, B={})
    return table_at(position.start().to("upkeep", 3), None, heuristic())


def to_question(table: Table) -> Table:
    while kind(table) != "yes_no":
        if not table.step():
            table.answer(0, table.number(0), dec.DONE if kind(table) == "attackers" else 0)
    return table


def test_a_remembered_answer_is_given_until_it_is_forgotten() -> None:
    table = to_question(asking())
    life = table.game.state.players[0].life
    question = table.shown(0).prompt.question  # type: ignore[union-attr]
    table.remember(0, table.number(0), names_of(table, 0).index("yes"))
    assert dict(table.seats[0].settings.remembered) == {question: "yes"}
    while table.game.turn < 8:
        if not table.step():
            assert kind(table) != "yes_no"
            table.answer(0, table.number(0), dec.DONE if kind(table) == "attackers" else 0)
    assert table.game.state.players[0].life >= life + 2
    table.seats[0].settings = table.seats[0].settings.forget(question)
    to_question(table)
    assert table.is_waiting()


def test_only_what_is_offered_and_can_come_again_is_remembered() -> None:
    table = to_question(asking())
    assert refusal(table, lambda: table.remember(0, table.number(0), 5)) == "game.not_now"
    assert table.seats[0].settings.remembered == ()
    other = keep(against_agent())
    assert refusal(other, lambda: other.remember(0, other.number(0), 0)) == "sitting.not_remembered"


# ------------------------------------------------------------------------------------- the end, and words


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Ben has won: the opponent conceded."),
        ("es", "Ben ha ganado: el oponente se rindió."),
    ],
)
def test_a_player_may_concede_whoever_decides(lang: str, said: str) -> None:
    """104.3a."""
    table = two_people(lang, lang)
    table.say(0, "keep")
    assert table.decider == 1
    table.concede(0)
    ending = table.shown(0).ending
    assert ending is not None and (ending.winners, ending.text) == ((1,), said)
    assert table.shown(NO_PLAYER, lang).ending == ending
    assert refusal(table, lambda: table.concede(1)) == "game.over"
    assert refusal(table, lambda: table.answer(1, table.number(1), 0)) == "game.over"


def test_conceding_twice_is_conceding() -> None:
    table = table_at(Position(A={}, B={}, C={}).start())
    table.concede(2)
    done = table.game.acts_done
    table.concede(2)
    assert table.game.acts_done == done


def test_a_question_that_somebody_left_is_another_one() -> None:
    """800.4: what can be chosen may have gone with them."""
    table = table_at(Position(A={}, B={}, C={}).start())
    n = table.number(0)
    table.concede(2)
    assert refusal(table, lambda: table.answer(0, n, 0)) == "sitting.late"


def test_a_team_wins_in_the_plural() -> None:
    position = Position(A={}, B={}, C={}).start()
    table = table_at(position)
    table.game.state.winners, table.game.state.over = (0, 1), True
    ending, spanish = table.ending(2), table.ending(2, "es")
    assert ending is not None and ending.text.startswith("Ann and Ben have won: ")
    assert spanish is not None and spanish.text.startswith("Ann y Ben han ganado: ")


def test_a_draw_has_no_winner() -> None:
    table = two_people()
    table.game.state.over = True
    ending, spanish = table.ending(0), table.ending(0, "es")
    assert ending is not None and (ending.winners, ending.text) == ((), "The game is a draw.")
    assert spanish is not None and spanish.text == "La partida termina en empate."


def test_a_log_is_told_to_each_as_they_saw_it_and_in_their_language() -> None:
    table = two_people("en", "es")
    keep(table)
    while table.game.turn < 2:
        table.answer(table.decider, table.number(table.decider), dec.DONE if kind(table) == "attackers" else 0)
        table.advance()
    own, other, everybody = table.log(1), table.log(0), table.log(NO_PLAYER)
    drawn = next(card.name for card in reversed(table.shown(1).players[1].hand))
    assert any(line.startswith("B roba") for line in own)
    assert any(drawn in line for line in own) and not any(line.startswith(f"B draws {drawn}") for line in other)
    assert everybody != own and len(everybody) <= len(own)


def test_new_lines_of_the_log_are_the_end_of_the_whole_log() -> None:
    """What damage has told is not told again as a loss of life, also when it comes by itself."""
    table = keep(against_agent())
    seen: list[str] = table.log(0)
    for _ in range(25):
        acts = table.game.acts_done
        prompt = table.shown(0).prompt
        assert prompt is not None
        table.answer(0, table.number(0), prompt.choices[-1].answer)
        table.advance()
        seen += table.log(0, acts)
        if table.game.is_over():
            break
    assert table.game.turn > 2
    assert seen == table.log(0)


def test_every_change_is_noted() -> None:
    notes: Notes = []
    table = Table(small_game(), seats(None, heuristic()), lambda what, seat, data: notes.append((what, seat, data)))
    table.answer(0, table.number(0), 1)
    table.step()
    table.undo(0)
    assert notes == [(ACT, 0, [1]), (ACT, 1, notes[1][2]), (UNDO, 0, [2])]


def test_a_table_goes_on_where_it_stood() -> None:
    acts = [Done(NO_PLAYER, answers, False) for answers in small_game().answers]
    table = Table(
        small_game(), seats(None, heuristic()), lambda what, seat, one: acts.append(Done(seat, one, not seat))
    )
    keep(table)
    again = Table(small_game(), seats(None, heuristic()))
    again.resume(acts)
    assert again.game.digest() == table.game.digest()
    for one in (table, again):
        one.undo(0)
    assert again.decider == 0 and again.game.digest() == table.game.digest()


def test_refusals_are_said_in_both_languages() -> None:
    table = two_people()
    with pytest.raises(IllegalActionError) as caught:
        table.answer(1, table.number(1), 0)
    assert error_text(caught.value, "en") == "It is not for B to decide now."
    assert error_text(caught.value, "es") == "Ahora no le toca decidir a B."
