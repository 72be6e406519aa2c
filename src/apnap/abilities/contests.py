"""701.30, 701.38: instructions that set players against each other: clashing and voting."""

from __future__ import annotations

from dataclasses import dataclass

from apnap.abilities.effect_base import Effect
from apnap.abilities.node import Node
from apnap.abilities.objects import Filter
from apnap.abilities.players import Players


@dataclass(frozen=True, slots=True)
class Clash(Effect):
    """701.30b: a player and another one each clash. The slot's amount is 1 if the first of them wins; its player is
    the other one."""

    who: Players
    against: Players
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Ballot(Node):
    """701.38b: a word to vote for. Its slot remembers the players who voted for it and how many votes it got."""

    word: str
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Vote(Effect):
    """701.38a: each player, starting with one of them and in turn order, votes for one of the words; ``secret``: the
    votes are told when everybody has voted."""

    first: Players
    ballots: tuple[Ballot, ...]
    secret: bool = False


@dataclass(frozen=True, slots=True)
class VoteForObjects(Effect):
    """701.38a: each player, starting with one of them and in turn order, votes for an object that fits. The slot
    remembers those with the most votes or tied for most votes."""

    first: Players
    what: Filter
    slot: int = 0
