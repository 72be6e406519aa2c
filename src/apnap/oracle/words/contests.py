"""701.30, 701.38: clashing and voting."""

from __future__ import annotations

from typing import Final

from apnap.abilities import condition as conditions
from apnap.abilities import effect as effects
from apnap.abilities import objects, occurrence, quantity
from apnap.abilities.contests import Ballot, Clash, Vote, VoteForObjects
from apnap.oracle.construct import Construct, Word
from apnap.oracle.features import ANY
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SubjectClause
from apnap.oracle.phrase.determiners import A
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.modifiers import After, Relative
from apnap.oracle.phrase.noun_phrases import Determined
from apnap.oracle.phrase.roots import Condition, Noun, Player
from apnap.oracle.phrase.units import Unit
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.events import PlayerEvent
from apnap.oracle.words.events_of_actions import DoesAction

# ------------------------------------------------------------------------------------------------ clashing


class ClashWith(PlayerVerb):
    """Clash with a player (701.30b)."""

    rival: Player
    rule = "701.30b"
    en = "<clash> with {rival:OtherPlayer}"
    es = "<enfrentarse> con {rival:OtherPlayer}"

    def lower(self, at: Lowering) -> effects.Effect:
        slot = at.slot_for_later()
        found = Clash(at.who, self.rival.lower(at), slot)
        at.shared.limits["clash"] = conditions.CoinWon(slot)
        at.binder.mention_players(objects.PlayersInSlot(slot), False)
        return found


def clash_won(at: Lowering, construct: Construct) -> conditions.Condition:
    """Return that you have won the clash before (701.30d)."""
    found: conditions.Condition | None = at.shared.limits.get("clash")
    return at.unbound(construct, "nobody clashed before") if found is None else found


class WinsClash(Condition):
    """you win (701.30d)"""

    rule = "701.30d"
    en = "you win"
    es = "ganas"

    def lower(self, at: Lowering) -> conditions.Condition:
        return clash_won(at, self)


class WonClash(Condition):
    """you won (701.30d)"""

    rule = "701.30d"
    en = "you won"
    es = "ganaste"

    def lower(self, at: Lowering) -> conditions.Condition:
        return clash_won(at, self)


class ClashesEvent(PlayerEvent):
    """clash (701.30)"""

    rule = "701.30"
    en = "<clash>"
    es = "<enfrentarse>"

    def occurrence(self, who: objects.Players, at: Lowering) -> occurrence.Occurrence:
        won = quantity.Comparison(quantity.AT_LEAST, quantity.Number(1))
        at.shared.limits["clash"] = conditions.Compare(quantity.EventAmount(), won)
        return occurrence.KeywordAction("clash", who)


class WinsClashEvent(DoesAction):
    """clash and win (701.30d)"""

    rule = "701.30d"
    en = "<clash> and <win>"
    es = "<enfrentarse> y <ganar>"
    action = "win a clash"


class WinsAClash(DoesAction):
    """win a clash (701.30d)"""

    rule = "701.30d"
    en = "<win> a clash"
    es = "<ganar> un enfrentamiento"
    action = "win a clash"


# ------------------------------------------------------------------------------------------------ voting

_WORDS: Final = """
grace gracia, condemnation condenación, strength fortaleza, numbers números, feather pluma, quill cálamo,
sprout brote, harvest cosecha, death muerte, taxes impuestos, time tiempo, money dinero, past pasado,
present presente, wild salvaje, free libre, sickness enfermedad, psychosis psicosis, knowledge conocimiento,
return regresar, embark embarcar, torture tortura, profit beneficio, security seguridad, innocent inocente,
guilty culpable, denial negación, duplication duplicación, dominion dominio, guidance guía, carnage carnicería,
homage homenaje, evidence pruebas, bribery soborno, truth verdad, consequences consecuencias,
planeswalk viajar, chaos caos
"""
_PAIRS: Final = [tuple(pair.split()) for pair in _WORDS.split(",")]


class VoteWord(Word):
    """A word with no rules meaning that is voted for (701.38b)."""

    en_words = {english: ((english, ANY),) for english, _ in _PAIRS}
    es_words = {english: ((spanish, ANY),) for english, spanish in _PAIRS}


def vote(at: Lowering, options: tuple[VoteWord, ...], secret: bool = False) -> effects.Effect:
    """Return the vote for words, which are counted by name later (701.38a)."""
    ballots = tuple(Ballot(option.lemma, at.slot_for_later()) for option in options)
    at.shared.limits["votes"] = {ballot.word: ballot.slot for ballot in ballots}
    return Vote(objects.You(), ballots, secret=secret)


class VotesForWords(SubjectClause):
    """ "starting with you, each player votes for death or taxes" (701.38a)"""

    options: tuple[VoteWord, ...]
    rule = "701.38a"
    en = "starting with you , each player votes for {options&or}"
    es = "comenzando contigo , cada jugador vota {options&or}"

    def lower(self, at: Lowering) -> effects.Effect:
        return vote(at, self.options)


class VotesForThings(SubjectClause):
    """ "starting with you, each player votes for a nonland permanent" (701.38a)"""

    what: Noun
    rule = "701.38a"
    en = "starting with you , each player votes for {what:Determined}"
    es = "comenzando contigo , cada jugador vota por {what:Determined}"

    def lower(self, at: Lowering) -> effects.Effect:
        if not isinstance(self.what, Determined) or not isinstance(self.what.determiner, A):
            return at.refuse(self.what, "voted for")
        found, slot = at.filter(self.what), at.slot_for_later()
        if not found.zones:
            return at.refuse(self.what, "in no known zone")
        at.did("voted for", objects.InSlot(slot), True)
        return VoteForObjects(objects.You(), found, slot)


class WithMostVotes(After, Relative):
    """with the most votes or tied for most votes"""

    en = "with the most votes or tied for most votes"
    es = "con más votos o empatado en cantidad de votos"

    def participle(self) -> str:
        return "voted for"

    def is_this_way(self) -> bool:
        return True


def votes_for(at: Lowering, construct: Construct, option: VoteWord) -> quantity.Quantity:
    """Return how many votes a word got."""
    slots: dict[str, int] = at.shared.limits.get("votes", {})
    if option.lemma not in slots:
        return at.unbound(construct, "nobody votes for that before")
    return quantity.AmountInSlot(slots[option.lemma])


def against_others(at: Lowering, construct: Construct, option: VoteWord, op: int) -> conditions.Condition:
    """Return that a word got more votes than each of the others, or at least as many."""
    own = votes_for(at, construct, option)
    slots: dict[str, int] = at.shared.limits["votes"]
    others = [slot for word, slot in slots.items() if word != option.lemma]
    asked = [conditions.Compare(own, quantity.Comparison(op, quantity.AmountInSlot(slot))) for slot in others]
    return asked[0] if len(asked) == 1 else conditions.AllTrue(tuple(asked))


class GetsMoreVotes(Condition):
    """death gets more votes"""

    option: VoteWord
    rule = "701.38"
    en = "{option} gets more votes"
    es = "{option} consigue más votos"

    def lower(self, at: Lowering) -> conditions.Condition:
        return against_others(at, self, self.option, quantity.GREATER)


class GetsMoreVotesOrTied(Condition):
    """death gets more votes or the vote is tied"""

    option: VoteWord
    rule = "701.38"
    en = "{option} gets more votes or the vote is tied"
    es = "{option} consigue más votos o el voto acaba en empate"

    def lower(self, at: Lowering) -> conditions.Condition:
        if len(at.shared.limits.get("votes", ())) != 2:
            return at.refuse(self, "tied between which?")
        return against_others(at, self, self.option, quantity.AT_LEAST)


class VoteUnit(Unit):
    """ "death vote"."""

    option: VoteWord
    rule = "701.38"
    en = "{option} vote"
    es = "voto {option}"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return votes_for(at, self, self.option)


class NumberOfVotes(Measured):
    """ "the number of death votes"."""

    option: VoteWord
    rule = "701.38"
    en = "the number of {option} votes"
    es = "la cantidad de votos {option}"

    def lower(self, at: Lowering) -> quantity.Quantity:
        return votes_for(at, self, self.option)


class VotesSecretly(SubjectClause):
    """ "each player secretly votes for truth or consequences, then those votes are revealed" (701.38a)"""

    options: tuple[VoteWord, ...]
    rule = "701.38a"
    en = "each player secretly votes for {options&or} , then those votes are revealed"
    es = "cada jugador vota en secreto {options&or} , luego se revelan esos votos"

    def lower(self, at: Lowering) -> effects.Effect:
        return vote(at, self.options, secret=True)
