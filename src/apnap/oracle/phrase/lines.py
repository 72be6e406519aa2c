"""The shapes of a line: keyword line, spell text, triggered, activated, static ability (113.3)."""

from __future__ import annotations

from apnap.abilities import ability
from apnap.oracle.construct import Construct, Token
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.roots import Condition, Quotable
from apnap.oracle.phrase.sentences import Effects
from apnap.oracle.phrase.verb_phrases import PlayerVerb


class Line(Construct):
    """One line of card text."""

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        """Return the abilities that the line is."""
        return at.refuse(self)


class PlainLine(Line, Quotable):
    """A line that may also be quoted or stand behind an ability word."""


class TextLine(PlainLine):
    """Sentences: what a spell does (113.3a), or static abilities of a permanent (113.3d)."""

    effects: Effects
    en = "{effects}"
    es = "{effects}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        return at.text_line(self.effects)


class TitledLine(Line):
    """A line behind an ability word or flavor word, which has no meaning (207.2c-d)."""

    title: Title
    line: Line
    rule = "207.2c"
    en = "{title} -- {line:PlainLine}"
    es = "{title} -- {line:PlainLine}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        return self.line.abilities(at)


class Title(Token):
    """An ability word or flavor word."""

    shape = "title"


# ------------------------------------------------------------------------------------------------ triggered


class Trigger(Construct):
    """ "When …", "Whenever …", "At the beginning of …"."""

    def trigger(self, at: Lowering) -> ability.Triggered:
        """Return a triggered ability with this trigger and an empty body."""
        return at.refuse(self)


class Event(Construct):
    """What a trigger watches for."""


class When(Trigger):
    """When … (603.2)"""

    event: Event
    rule = "603.2"
    en = "when {event}"
    es = "cuando {event}"

    def trigger(self, at: Lowering) -> ability.Triggered:
        return at.triggered(self.event)


class Whenever(Trigger):
    """Whenever … (603.2)"""

    event: Event
    rule = "603.2"
    en = "whenever {event}"
    es = "siempre que {event}"

    def trigger(self, at: Lowering) -> ability.Triggered:
        return at.triggered(self.event)


class TriggeredLine(PlainLine):
    """ "Whenever this creature attacks, draw a card." (603)"""

    trigger: Trigger
    effects: Effects
    rule = "603.1"
    en = "{trigger} , {effects}"
    es = "{trigger} , {effects}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        return (at.triggered_line(self.trigger, self.effects),)


class TriggeredModalIf(PlainLine):
    """ "When …, if …, choose one —" """

    trigger: Trigger
    condition: Condition
    effects: Effects
    rule = "603.4"
    en = "{trigger} , if {condition} , {effects:Modal}"
    es = "{trigger} , si {condition} , {effects:Modal}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        return (at.triggered_line(self.trigger, self.effects, self.condition),)


# ------------------------------------------------------------------------------------------------ activated


class Cost(Construct):
    """One part of a cost before the colon."""


class Costs(Construct):
    """All parts of a cost."""


class CostList(Costs):
    """ "{2}, {T}, Sacrifice this artifact"."""

    parts: tuple[Cost, ...]
    rule = "602.1a"
    en = ("{parts!}", "{parts&,}")
    es = ("{parts!}", "{parts&,}")


class DeedCost(Cost):
    """A thing to do as a cost."""

    deed: PlayerVerb
    rule = "118.1"
    en = "^ {deed@p}"
    es = "{deed@inf}"


class ActivatedLine(PlainLine):
    """ "{T}: Add {G}." (602)"""

    costs: Costs
    effects: Effects
    rule = "602.1"
    en = "{costs} : {effects}"
    es = "{costs} : {effects}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        return (at.activated_line(self.costs, self.effects),)


class LoyaltyLine(PlainLine):
    """ "[+1]: Draw a card." (606)"""

    loyalty: LoyaltyCost
    effects: Effects
    rule = "606.3"
    en = "{loyalty} : {effects}"
    es = "{loyalty} : {effects}"

    def abilities(self, at: Lowering) -> tuple[ability.Ability, ...]:
        return (at.loyalty_line(self.loyalty.number(), self.effects),)


class LoyaltyCost(Construct):
    """A loyalty cost (606.4)."""

    def number(self) -> tuple[int, bool]:
        """Return the change of loyalty and whether it is −X."""
        raise NotImplementedError


def _loyalty(text: str) -> tuple[int, bool]:
    digits = text.strip("[]").replace("−", "-")
    return (0, True) if digits.endswith("X") else (int(digits), False)


class BracketLoyalty(LoyaltyCost, Token):
    """Written [+1]."""

    shape = "loyalty"

    def number(self) -> tuple[int, bool]:
        return _loyalty(self.text)


class SignedLoyalty(LoyaltyCost, Token):
    """Written +1 or −2."""

    shape = "signed"

    def number(self) -> tuple[int, bool]:
        return _loyalty(self.text)


class ZeroLoyalty(LoyaltyCost, Token):
    """Written 0."""

    shape = "number"

    def number(self) -> tuple[int, bool]:
        return _loyalty(self.text)


# ------------------------------------------------------------------------------------------------ chapters, levels


class ChapterLine(Line):
    """ "I, II — Draw a card." (714.2)"""

    chapters: Chapters
    effects: Effects
    rule = "714.2"
    en = "{chapters} -- {effects}"
    es = "{chapters} -- {effects}"


class Chapters(Construct):
    """The chapter numbers of a Saga."""


class Chapter1(Chapters):
    """I"""

    en = "I"
    es = "I"


class Chapter2(Chapters):
    """II"""

    en = "II"
    es = "II"


class Chapter3(Chapters):
    """III"""

    en = "III"
    es = "III"


class Chapter4(Chapters):
    """IV"""

    en = "IV"
    es = "IV"


class Chapter5(Chapters):
    """V"""

    en = "V"
    es = "V"


class Chapter12(Chapters):
    """I, II"""

    en = "I , II"
    es = "I , II"


class Chapter23(Chapters):
    """II, III"""

    en = "II , III"
    es = "II , III"


class Chapter34(Chapters):
    """III, IV"""

    en = "III , IV"
    es = "III , IV"


class Chapter123(Chapters):
    """I, II, III"""

    en = "I , II , III"
    es = "I , II , III"
