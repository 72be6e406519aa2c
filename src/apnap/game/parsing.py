"""Action texts: from what people type to answers.

A text is matched with the texts of the legal answers in both languages. Beyond those, with priority an action may be
followed by what else has to be chosen for it, and attackers or blockers may be declared all at once::

    cast Bright Ember targeting B
    cast Hymn of Ash with kicker, x=3 targeting Stone Wall and B
    attack with Bear, Wolf
    attack B with Bear; attack C with Wolf
    block Wolf with Bear, Ox

Several such texts stand one after another with a semicolon between them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from apnap.errors import AmbiguousActionError, IllegalActionError, InvalidActionError
from apnap.game.matching import (
    NUMBERED,
    Renderings,
    accepted,
    alike,
    examples,
    match,
    names_of_cost,
    pairs,
    partition_word,
    plain,
    prefix,
    renderings_text,
    verbs,
    without_preposition,
    words,
)
from apnap.game.nouns import inflected, spelling
from apnap.game.refusals import reason_against
from apnap.i18n.catalogue import LANGUAGES, message
from apnap.i18n.lists import listed_or
from apnap.rules import decisions as dec
from apnap.rules.seen import SeenDecision

Ask = Callable[[], "tuple[SeenDecision, Renderings] | None"]
"""Returns the decision that waits now, with its renderings by language; None when there is none to answer."""
Answer = Callable[[int], None]

_APART: Final = re.compile(r"\s*(?:,\s*(?:and|y|e)\s+|,|\s(?:and|y|e)\s)\s*")
_X: Final = re.compile(r"^\s*(?:with\s+|con\s+)?x\s*(?:=|\s)\s*(\d+)", re.IGNORECASE)


@dataclass
class _Wishes:
    """What the words after an action say about the choices that belong to it."""

    targets: str = ""
    """What is left of the targets, as typed."""
    any_targets: bool = False
    costs: list[str] = field(default_factory=list)
    modes: list[str] = field(default_factory=list)
    x: int | None = None

    def unmet(self) -> str:
        """Return a wish that nothing asked for, or an empty string."""
        if self.targets:
            return self.targets
        if self.costs:
            return self.costs[0]
        if self.modes:
            return self.modes[0]
        return "" if self.x is None else f"x={self.x}"


class Reader:
    """Answers decisions one after another as a text says."""

    def __init__(self, ask: Ask, answer: Answer, lang: str, number: Callable[[str], str]) -> None:
        self.ask = ask
        self.number = number
        """Returns the number that a rule has in the book that is played by."""
        self.answer = answer
        self.lang = lang
        self.unasked = "game.over"
        """The message that tells why there is no decision to answer."""

    def read(self, text: str) -> None:
        """Answer the waiting decision, and those that follow from it, as the text says.

        :raises InvalidActionError: the text is nothing that could be answered
        :raises IllegalActionError: it can't be answered now
        :raises AmbiguousActionError: it may mean several answers
        """
        clauses = [part.strip() for part in text.split(";") if part.strip()]
        if not clauses:
            raise self.invalid(text)
        while clauses:
            clauses = self._read_clause(clauses)

    def _read_clause(self, clauses: list[str]) -> list[str]:
        """Carry out the first clause (all blocks or attacks together); return those that are left."""
        asked, renderings = self._asked()
        clause = clauses[0]
        found = match(asked, renderings, clause)
        if found is None and asked.kind == dec.ATTACKERS:
            return self._declare(clauses, "attack", "no_attack")
        if found is None and asked.kind == dec.BLOCKERS:
            return self._declare(clauses, "block", "no_block")
        if found is None and asked.kind == dec.PRIORITY:
            self._act_and_choose(asked, renderings, clause)
            return clauses[1:]
        if found is None:
            found = inflected(asked, clause)
        for answer in [found] if found is not None else spelling(asked, clause) or ():
            self.answer(answer)
            found = answer
        if found is None:
            raise self.refusal(asked, renderings, clause)
        return clauses[1:]

    def _asked(self) -> tuple[SeenDecision, Renderings]:
        now = self.ask()
        if now is None:
            rule = self.number("104.1") if self.unasked == "game.over" else ""
            raise IllegalActionError(message(self.unasked, "en"), rule=rule, key=self.unasked)
        return now

    # ------------------------------------------------------------------------------------ with priority

    def _act_and_choose(self, asked: SeenDecision, renderings: Renderings, clause: str) -> None:
        """An action, then the choices that belong to it."""
        best, rest = -1, ""
        lengths: list[tuple[int, int, str]] = []
        for text, at in accepted(asked, renderings):
            begins = prefix(clause, text)
            if begins is not None and begins:
                lengths.append((len(text), at, begins))
        if lengths:
            longest = max(length for length, _, _ in lengths)
            fits = {at for length, at, _ in lengths if length == longest}
            if len(fits) > 1:
                raise self.ambiguous(asked, renderings, clause, sorted(fits))
            best, rest = next((at, left) for length, at, left in lengths if length == longest)
        if best < 0:
            raise self.refusal(asked, renderings, clause)
        wishes = self._wishes(rest, clause)
        self.answer(best)
        self._choose(wishes, clause)

    def _wishes(self, rest: str, clause: str) -> _Wishes:
        wishes = _Wishes()
        targeting = [message("actions.word.targeting", lang) for lang in LANGUAGES]
        for word in targeting:
            before, found, after = partition_word(rest, word)
            if found:
                wishes.targets, wishes.any_targets, rest = after, True, before
                break
        while rest.strip(" ,"):
            rest = rest.strip(" ,")
            number = _X.match(rest)
            if number:
                wishes.x = int(number[1])
                rest = rest[number.end() :]
                continue
            part, _, rest = rest.partition(",")
            said = part.split()
            if said[0] in words("mode") and len(said) > 1:
                wishes.modes.append(said[1])
            elif said[0] in words("with") and len(said) > 1:
                wishes.costs.append(" ".join(said[1:]))
            else:
                raise self.invalid(clause)
        return wishes

    def _choose(self, wishes: _Wishes, clause: str) -> None:
        """Answer what the action asks, as far as the words say; what they don't say is left to be asked."""
        while True:
            now = self.ask()
            if now is None:
                break
            asked, renderings = now
            found = self._wished(asked, renderings, wishes)
            if found is None:
                break
            self.answer(found)
        unmet = wishes.unmet()
        if unmet:
            now = self.ask()
            question = renderings_text(now[0], now[1], self.lang) if now else message(self.unasked, self.lang)
            raise IllegalActionError(
                message("game.left_over", "en", text=unmet, question=question),
                rule=self.number("601.2"),
                key="game.left_over",
                text=unmet,
                question=question,
            )

    def _wished(self, asked: SeenDecision, renderings: Renderings, wishes: _Wishes) -> int | None:
        """Return the answer to a decision that the wishes give, or None."""
        if asked.kind == dec.TARGETS and wishes.any_targets:
            if not wishes.targets:
                return dec.DONE if asked.can_finish else None
            return self._take_name(asked, renderings, wishes)
        if asked.kind == dec.NUMBER and wishes.x is not None and wishes.x in asked.options:
            at = asked.options.index(wishes.x)
            wishes.x = None
            return at
        if asked.kind == dec.MODES and wishes.modes:
            return self._must_match(asked, renderings, wishes.modes.pop(0))
        if asked.kind in (dec.YES_NO, dec.COST) and (wishes.costs or wishes.unmet() or wishes.any_targets):
            return self._wished_cost(asked, renderings, wishes)
        return None

    def _wished_cost(self, asked: SeenDecision, renderings: Renderings, wishes: _Wishes) -> int | None:
        """Pay the ways that were named; of the others, none."""
        for cost in wishes.costs:
            if asked.kind == dec.YES_NO and plain(cost) in names_of_cost(asked.purpose):
                wishes.costs.remove(cost)
                return asked.options.index(1)
            found = match(asked, renderings, cost) if asked.kind == dec.COST else None
            if found is not None:
                wishes.costs.remove(cost)
                return found
        plainest = 0 if asked.kind == dec.YES_NO else "normal"
        return asked.options.index(plainest) if plainest in asked.options else None

    def _take_name(self, asked: SeenDecision, renderings: Renderings, wishes: _Wishes) -> int:
        """Return the option that the targets begin with, and take it off."""
        best: tuple[int, int, str] | None = None
        for text, at in accepted(asked, renderings):
            rest = prefix(wishes.targets, text)
            if rest is None:
                continue
            apart = _APART.match(rest)
            if rest and not apart:
                continue
            left = rest[apart.end() :] if apart else ""
            if best is None or len(text) > best[0]:
                best = (len(text), at, left)
        if best is None:
            raise self.refusal(asked, renderings, wishes.targets)
        taken = wishes.targets[: len(wishes.targets) - len(best[2])]
        at = self._must_match(asked, renderings, _APART.sub("", taken) if best[2] else taken)
        wishes.targets = best[2]
        return at

    def _must_match(self, asked: SeenDecision, renderings: Renderings, text: str) -> int:
        found = match(asked, renderings, text)
        if found is None:
            raise self.refusal(asked, renderings, text)
        return found

    # ------------------------------------------------------------------------------------ in combat

    def _declare(self, clauses: list[str], verb: str, nothing: str) -> list[str]:
        """508.1, 509.1: a whole declaration: every clause that begins with the verb, then done."""
        asked, renderings = self._asked()
        kind = asked.kind
        none = {plain(message(f"actions.word.{nothing}", lang)) for lang in LANGUAGES}
        if plain(clauses[0]) in none:
            clauses = clauses[1:]
        else:
            said = words(verb)
            if clauses[0].split()[0].casefold() not in said:
                raise self.refusal(asked, renderings, clauses[0])
            while clauses and clauses[0].split()[0].casefold() in said:
                self._declare_some(clauses[0], kind)
                clauses = clauses[1:]
        now = self.ask()
        if now is not None and now[0].kind == kind:
            if not now[0].can_finish:
                raise IllegalActionError(
                    message("refusals.incomplete", "en"), rule=now[0].rule, key="refusals.incomplete"
                )
            self.answer(dec.DONE)
        return clauses

    def _declare_some(self, clause: str, kind: int) -> None:
        """One clause: "attack B with Bear, Wolf" or "block Wolf with Bear"."""
        _, _, rest = clause.partition(" ")
        for word in words("with"):
            subject, found, names = partition_word(" " + rest, word)
            if found:
                break
        else:
            raise self.invalid(clause)
        beginning = clause.removesuffix(names)
        left = names
        while left:
            asked, renderings = self._asked()
            if asked.kind != kind:
                raise self.refusal(asked, renderings, left)
            after = self._declare_one(asked, renderings, subject.strip(), left)
            if after is None:
                raise self.refusal(asked, renderings, beginning + left)
            left = after

    def _declare_one(self, asked: SeenDecision, renderings: Renderings, subject: str, names: str) -> str | None:
        """Answer with the first of the names; return what is left of them, None if it is none that fits."""
        best: tuple[int, int, str] | None = None
        wanted = without_preposition(plain(subject))
        for first, second, at in pairs(asked, renderings):
            rest = prefix(names, first)
            if rest is None or (wanted and plain(second) != wanted and NUMBERED.sub("", plain(second)) != wanted):
                continue
            apart = _APART.match(rest)
            if (not rest or apart) and (best is None or len(first) > best[0]):
                best = (len(first), at, rest[apart.end() :] if apart else "")
        if best is None:
            return None
        self.answer(best[1])
        return best[2]

    # ------------------------------------------------------------------------------------ refusals

    def invalid(self, text: str) -> InvalidActionError:
        """Return the refusal of a text that is nothing at all, with examples of what would be right."""
        now = self.ask()
        offered = examples(now[0], now[1], self.lang) if now else message(self.unasked, self.lang)
        return InvalidActionError(
            message("game.no_such_action", "en", text=text, examples=offered),
            key="game.no_such_action",
            text=text,
            examples=offered,
        )

    def refusal(self, asked: SeenDecision, renderings: Renderings, text: str) -> Exception:
        """Return the refusal of a text: illegal if it begins like an action, else invalid; ambiguous if it is."""
        fits = alike(asked, renderings, text)
        if len(fits) > 1:
            return self.ambiguous(asked, renderings, text, fits)
        first = plain(text).split()[0] if text.split() else ""
        if first not in verbs():
            return self.invalid(text)
        reason = reason_against(asked, renderings, text)
        if reason is None:
            return IllegalActionError(
                message("game.not_now", "en", text=text), rule=asked.rule, key="game.not_now", text=text
            )
        key, rule, values = reason
        return IllegalActionError(message(key, "en", **values), rule=self.number(rule), key=key, **values)

    def ambiguous(
        self, asked: SeenDecision, renderings: Renderings, text: str, fits: list[int]
    ) -> AmbiguousActionError:
        """Return the refusal of a text that fits several answers."""
        texts = renderings[self.lang].options(asked)
        several = listed_or([texts[at] for at in fits], self.lang)
        return AmbiguousActionError(
            message("game.ambiguous", "en", text=text, fits=several), key="game.ambiguous", text=text, fits=several
        )
