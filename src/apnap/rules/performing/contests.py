"""701.30, 701.38: clashing and voting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from apnap.abilities.contests import Clash, Vote, VoteForObjects
from apnap.abilities.players import AnyOpponent
from apnap.abilities.static import CHOOSES_VOTES, MAY_VOTE_AGAIN, VOTES_AGAIN
from apnap.ids import REF_SHIFT, Player, Ref
from apnap.rules import decisions as dec
from apnap.rules import events as ev
from apnap.rules.characteristics import characteristics
from apnap.rules.choices import choose, choose_objects, choose_yes_no
from apnap.rules.expressions import players_of
from apnap.rules.filters import find
from apnap.rules.instructions import performs
from apnap.rules.libraries import action, arrange
from apnap.rules.performing.library import revealed, top_of
from apnap.rules.performing.refusals import plural
from apnap.rules.permissions import player_rules, who_chooses_for
from apnap.rules.programs import Running, propose, remember

if TYPE_CHECKING:
    from apnap.rules.events import Event
    from apnap.rules.state import State

# ------------------------------------------------------------------------------------- clashing (701.30)
# ``counts``: the player who clashes, the other one, and whether the first wins; ``picked``: who puts the card down


def choose_rival(run: Running, state: State, node: Clash) -> None:
    """701.30b: an opponent is chosen to clash with."""
    players = players_of(state, node.who, run.context)
    run.counts, run.picked, run.todo = (), (), ()
    remember(run, node.slot)
    if not players:
        state.result = ()
        return
    run.counts = (players[0],)
    rivals = state.opponents(players[0]) if isinstance(node.against, AnyOpponent) else ()
    rivals = rivals or players_of(state, node.against, run.context)
    choose(state, dec.PLAYERS, players[0], tuple(rivals), 1, 1, "choose_player", run.context.source, "701.30b")


def reveal_tops(run: Running, state: State, node: Clash) -> None:
    """701.30c: both reveal the top cards of their libraries at the same time."""
    if not run.counts or not state.result:
        run.counts = ()
        propose(run, state, [])
        return
    rival = state.result[0]
    you = run.counts[0]
    mine, theirs = _shown(state, you), _shown(state, rival)
    won = mine is not None and (theirs is None or mine > theirs)
    lost = theirs is not None and (mine is None or theirs > mine)
    run.counts = (you, rival, won, lost)
    run.todo = tuple(player for player in state.in_turn_order() if player in (you, rival) and top_of(state, player, 1))
    propose(run, state, [revealed(player, top_of(state, player, 1)) for player in run.todo])


def _shown(state: State, player: Player) -> int | None:
    """Return the mana value of the card that a player reveals; None: no card."""
    cards = top_of(state, player, 1)
    return characteristics(state, state.objects[cards[0] >> REF_SHIFT]).mana_value if cards else None


def ask_place(run: Running, state: State, node: Clash) -> None:
    """701.30c: each of them in turn order decides where the card goes."""
    if not run.todo:
        state.result = ()
        return
    choose_yes_no(state, run.todo[0], "clash", run.context.source, "701.30c")


def note_place(run: Running, state: State, node: Clash) -> None:
    """Ask the next one, until both have decided."""
    if not run.todo:
        return
    if state.result == (1,):
        run.picked = (*run.picked, run.todo[0])
    run.todo = run.todo[1:]
    run.pc -= 2


def finish_clash(run: Running, state: State, node: Clash) -> None:
    """701.30c–d: the cards move at the same time; who has won is known."""
    if not run.counts:
        return
    you, rival, won, lost = run.counts
    events: list[Event] = [arrange(player, (), top_of(state, player, 1)) for player in run.picked]
    for player, good in ((you, won), (rival, lost)):
        events.append(action("clash", player, int(good)))
        if good:
            events.append(action("win a clash", player))
    remember(run, node.slot, (), (rival,), int(won), True)
    propose(run, state, events)


def _refuse_clash(node: Clash) -> str:
    several = plural(node.against) and not isinstance(node.against, AnyOpponent)
    return "a clash of several players" if several or plural(node.who) else ""


performs(Clash, choose_rival, reveal_tops, ask_place, note_place, finish_clash, refuse=_refuse_clash)


# ------------------------------------------------------------------------------------- voting (701.38)
# ``todo``: who has not voted yet; ``picked``: the voters; ``counts``: what each of them voted for, in the same order


def begin_voting(run: Running, state: State, node: Vote | VoteForObjects) -> None:
    """701.38a: starting with a player, in turn order; additional votes at the same time as the first one (701.38d)."""
    first = players_of(state, node.first, run.context)
    run.todo = tuple(
        voter
        for seat in (state.in_turn_order(first[0]) if first else ())
        for voter in [seat] * (1 + _more_votes(state, seat, VOTES_AGAIN) + _more_votes(state, seat, MAY_VOTE_AGAIN))
    )
    run.picked, run.counts = (), ()


def _more_votes(state: State, player: Player, kind: int) -> int:
    return len(player_rules(state, kind, player))


def ask_again(run: Running, state: State, node: Vote | VoteForObjects) -> None:
    """701.38d: who may vote an additional time says whether they do."""
    state.result = (1,)
    if run.todo and run.picked.count(run.todo[0]) > _more_votes(state, run.todo[0], VOTES_AGAIN):
        choose_yes_no(state, run.todo[0], "vote_again", run.context.source, "701.38d")


def ask_vote(run: Running, state: State, node: Vote | VoteForObjects) -> None:
    """The next player votes."""
    if not run.todo or not state.result[0]:
        state.result = ()
        return
    source, chooser = run.context.source, who_chooses_for(state, CHOOSES_VOTES, run.todo[0])
    if isinstance(node, Vote):
        words = tuple(ballot.word for ballot in node.ballots)
        choose(state, dec.WORD, chooser, words, 1, 1, "vote", source, "701.38a")
    else:
        choose_objects(state, chooser, find(state, node.what, run.context), 1, 1, "vote", source, "701.38a")


def take_vote(run: Running, state: State, node: Vote | VoteForObjects) -> None:
    """Note and tell the vote; then the next player is asked."""
    if not run.todo:
        return
    voter, run.todo = run.todo[0], run.todo[1:]
    run.pc -= 3
    if not state.result:
        return
    run.picked, run.counts = (*run.picked, voter), (*run.counts, state.result[0])
    if isinstance(node, VoteForObjects) or not node.secret:
        propose(run, state, [_told(node, voter, state.result[0])])


def _told(node: Vote | VoteForObjects, voter: Player, choice: int) -> Event:
    event = ev.Chosen()
    event.player = voter
    event.purpose = "vote"
    if isinstance(node, Vote):
        event.word = node.ballots[choice].word
    else:
        event.other = choice
    return event


def count_ballots(run: Running, state: State, node: Vote) -> None:
    """Remember who voted for which word."""
    for i, ballot in enumerate(node.ballots):
        voters = tuple(voter for voter, choice in zip(run.picked, run.counts, strict=True) if choice == i)
        remember(run, ballot.slot, (), tuple(dict.fromkeys(voters)), len(voters), bool(voters))
    votes = zip(run.picked, run.counts, strict=True)
    _finish_voting(run, state, [_told(node, voter, choice) for voter, choice in votes] if node.secret else [])


def count_objects(run: Running, state: State, node: VoteForObjects) -> None:
    """Remember the objects with the most votes or tied for most votes."""
    most = max((run.counts.count(ref) for ref in run.counts), default=0)
    winners: tuple[Ref, ...] = tuple(dict.fromkeys(ref for ref in run.counts if run.counts.count(ref) == most))
    remember(run, node.slot, winners, (), len(winners), bool(winners))
    _finish_voting(run, state, [])


def _finish_voting(run: Running, state: State, told: list[Event]) -> None:
    run.picked, run.counts = (), ()
    propose(run, state, [*told, action("vote", run.context.you)])


performs(Vote, begin_voting, ask_again, ask_vote, take_vote, count_ballots)
performs(VoteForObjects, begin_voting, ask_again, ask_vote, take_vote, count_objects)
