"""Modifiers of nouns. Each class names its zone in each language by the categories it inherits from:

English: :class:`Before` ("nonblack creature") or :class:`After` ("creature you control");
Spanish: :class:`Adjective` ("criatura negra") or :class:`Relative` ("criatura que no sea negra").
"""

from __future__ import annotations

from dataclasses import fields

from apnap.abilities import objects, quantity, values
from apnap.abilities.target import StatTotal
from apnap.oracle.construct import Construct, Token, Word
from apnap.oracle.lexicon.nouns import ADJECTIVES_EN, ADJECTIVES_ES, COLORS_EN, COLORS_ES
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.nouns import ClassNoun, Head, ListedHead, OfHead, SingleHead, Subtype, TypeNoun


class Modifier(Construct):
    """Anything that narrows a noun."""

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        """Return the tests of a filter that it means."""
        return at.refuse(self)

    def is_among(self) -> bool:
        """Return whether it names objects to choose from: "from among them"."""
        return False

    def among(self, at: Lowering) -> objects.Objects:
        """Return those objects."""
        return at.refuse(self)

    def history(self, at: Lowering) -> objects.Objects | None:
        """Return all that it was once true of, to count them wherever they are now: "that convoked it"."""
        return None

    def participle(self) -> str:
        """Return what was done to the objects, if it names something done before ("sacrificed", "milled this way")."""
        return ""

    def is_this_way(self) -> bool:
        """Return whether it is "… this way", of the objects that an earlier instruction really affected."""
        return False

    def tests_of_done(self, at: Lowering) -> tuple[objects.Test, ...]:
        """Return which of the objects that it was done to are meant: "exiled from their hand this way"."""
        return ()

    def takes_all(self) -> bool:
        """Return whether "a" in front means each of those it was done to: "a creature dealt damage this way"."""
        return False

    def keeps_types(self) -> bool:
        """Return whether it says that something is still what it was, too: "that's still a land"."""
        return False

    def all_colors(self) -> bool:
        """Return whether it says that something is all colors."""
        return False

    def all_types(self) -> bool:
        """Return whether it says that something has all creature types."""
        return False

    def equal_size(self, at: Lowering) -> quantity.Quantity | None:
        """Return what power and toughness are each equal to, if it says so."""
        return None

    def is_of_others(self) -> bool:
        """Return whether it compares with other objects, which nobody says of "this creature"."""
        return False

    def ends_with_noun(self) -> bool:
        """Return whether it ends with a noun that what follows can be said of."""
        return False

    def player_of(self, what: objects.Objects) -> objects.Players | None:
        """Return the player that it makes known of the objects: "an opponent controls"; None: nobody."""
        return None

    def is_from_one_zone(self) -> bool:
        """Return whether all the objects are in the same zone of one player: "from a single graveyard"."""
        return False

    def total(self, at: Lowering) -> StatTotal | None:
        """Return the limit that it sets on all of them together: "with total power 4 or less"."""
        return None

    def is_of_all_together(self, at: Lowering) -> bool:
        """Return whether it says something of all the objects together, which only targets are asked for."""
        together = self.is_from_one_zone() or self.are_of_different_players() or self.shared_kind() is not None
        return together or self.total(at) is not None

    def shared_kind(self) -> int | None:
        """Return of what all the objects have one in common, as a DISTINCT constant: "that share a creature type"."""
        return None

    def are_of_different_players(self) -> bool:
        """Return whether each of the objects is another player's: "controlled by different players"."""
        return False

    def are_different(self) -> bool:
        """Return whether all of them must have different names."""
        return False

    def is_apart(self) -> bool:
        """Return whether it leaves out what players before have chosen: "a different card"."""
        return False

    def distinct(self) -> int | None:
        """Return what all of the objects together must have different ones of (a DISTINCT constant), if any."""
        return None

    def player_of_all(self, what: objects.Objects) -> objects.Players | None:
        """Return the player that it makes known of all the objects: "controlled by the same opponent"."""
        return None

    def extreme(self) -> tuple[int, bool] | None:
        """Return which stat it says is the greatest (True) or least of all that the noun describes; else None."""
        return None

    def is_random(self) -> bool:
        """Return whether chance chooses."""
        return False

    def chooser(self, at: Lowering) -> objects.Players | None:
        """Return who chooses, if it is somebody else than who does something with what is chosen."""
        return None

    def is_whence(self) -> bool:
        """Return whether it says where something is taken from: "from your hand"."""
        return False

    def says_who_controls(self) -> bool:
        """Return whether it is "you control", said of permanents."""
        return False

    def target_chooser(self, at: Lowering) -> objects.Players | None:
        """Return who chooses the target that it describes, if it says that another player does (115.1e)."""
        return None

    def is_of_them(self) -> bool:
        """Return whether it is "they control"."""
        return False

    def is_theirs(self) -> bool:
        """Return whether the players spoken of choose."""
        return False


class Before(Modifier):
    """English modifiers in front of the noun."""

    language = "en"
    rank = 10


class After(Modifier):
    """English modifiers behind the noun."""

    language = "en"
    rank = 50


class Adjective(Modifier):
    """Spanish modifiers directly behind the noun, in the reverse order of English."""

    language = "es"


class Thence(Modifier):
    """Spanish modifiers in front of the whole noun phrase ("de ahí una carta")."""

    language = "es"


class Relative(Modifier):
    """Spanish modifiers behind the adjectives (and behind "objetivo")."""

    language = "es"


class Color(Before, Adjective, Word):
    """A colour (105.1)."""

    en_words = COLORS_EN
    es_words = COLORS_ES

    @property
    def mask(self) -> int:
        """The colour's bit."""
        return 1 << values.COLOR_NAMES.index(self.lemma)

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.HasColor(self.mask),)


_STATES = {
    "tapped": objects.TAPPED,
    "untapped": objects.UNTAPPED,
    "attacking": objects.ATTACKING,
    "blocking": objects.BLOCKING,
    "blocked": objects.BLOCKED,
    "unblocked": objects.UNBLOCKED,
    "enchanted": objects.ENCHANTED,
    "equipped": objects.EQUIPPED,
    "modified": objects.MODIFIED,
    "historic": objects.HISTORIC,
    "face-down": objects.FACE_DOWN,
    "face-up": objects.FACE_UP,
    "transformed": objects.TRANSFORMED,
    "double-faced": objects.DOUBLE_FACED,
    "kicked": objects.KICKED,
    "monstrous": objects.MONSTROUS,
    "renowned": objects.RENOWNED,
    "saddled": objects.SADDLED,
    "suspected": objects.SUSPECTED,
    "outlaw": objects.OUTLAW,
    "goaded": objects.IS_GOADED,
    "activated": objects.ACTIVATED_ABILITY,
    "triggered": objects.TRIGGERED_ABILITY,
}
_COLOR_COUNTS = {
    "colorless": quantity.Comparison(quantity.EQUAL, quantity.Number(0)),
    "monocolored": quantity.Comparison(quantity.EQUAL, quantity.Number(1)),
    "multicolored": quantity.Comparison(quantity.AT_LEAST, quantity.Number(2)),
}


class Quality(Before, Adjective, Word):
    """An adjective of state or supertype: tapped, attacking, legendary, colorless."""

    en_words = ADJECTIVES_EN
    es_words = ADJECTIVES_ES

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        if self.lemma in values.SUPERTYPE_NAMES:
            return (objects.HasSupertype(values.mask_of((self.lemma,), values.SUPERTYPE_NAMES)),)
        if self.lemma in _COLOR_COUNTS:
            return (objects.ColorCount(_COLOR_COUNTS[self.lemma]),)
        if self.lemma in _STATES:
            return (objects.Is(_STATES[self.lemma]),)
        if self.lemma == "exiled":
            return at.in_exile()
        return at.refuse(self)

    def participle(self) -> str:
        return self.lemma if self.lemma in DONE else ""


DONE = frozenset(
    "sacrificed discarded exiled revealed milled destroyed created returned countered "
    "amassed discovered blighted".split()
)
"""Participles that name objects by what was done to them."""


class Size(Token):
    """Power and toughness as written: 2/2 (208)."""

    shape = "size"


def size_tests(at: Lowering, construct: Construct, size: Size, stats: tuple[int, int]) -> tuple[objects.Test, ...]:
    """Return the tests of having this power and toughness, or these base values of them (208)."""
    numbers = size.text.split("/")
    if not all(number.isdigit() for number in numbers):
        return at.refuse(construct)
    return tuple(
        objects.Stat(stat, quantity.Comparison(quantity.EQUAL, quantity.Number(int(number))))
        for stat, number in zip(stats, numbers, strict=True)
    )


class SizeModifier(Before, Adjective):
    """A 1/1 token."""

    size: Size
    en = "{size}"
    es = "{size}"
    rank = 5

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return size_tests(at, self, self.size, (quantity.POWER, quantity.TOUGHNESS))


def mask_of(colors: tuple[Color, ...]) -> int:
    """Return several colors as one mask (105.1)."""
    mask = 0
    for color in colors:
        mask |= color.mask
    return mask


class ColorPair(Before, Adjective):
    """ "white and blue" of a token."""

    colors: tuple[Color, ...]
    en = "{colors&and@}"
    es = "{colors&and@}"


class ColorChoice(Before, Adjective):
    """ "black or red" creature."""

    colors: tuple[Color, ...]
    en = "{colors&or@}"
    es = "{colors&or@}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.HasColor(mask_of(self.colors)),)


class QualityChoice(Before, Adjective):
    """ "attacking or blocking" creature, "activated or triggered" ability."""

    qualities: tuple[Quality, ...]
    en = "{qualities&or@}"
    es = "{qualities&or@}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.AnyOf(tuple(quality.tests(at)[0] for quality in self.qualities)),)


class Denial(Before, Relative):
    """What the noun is not: before it in English, "que no sea …" in Spanish."""

    language = ""

    rank = 8


class NonColor(Denial):
    """nonblack"""

    color: Color
    en = "non {color}"
    es = "que no <ser@n+sub> {color@}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Not(self.color.tests(at)[0]),)


class NonQuality(Denial):
    """nonbasic, nonlegendary"""

    quality: Quality
    en = "non {quality}"
    es = "que no <ser@n+sub> {quality@}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Not(self.quality.tests(at)[0]),)


class NonType(Denial):
    """noncreature"""

    noun: TypeNoun
    en = "non {noun@s}"
    es = ("que no <ser@n+sub> {noun@s} =plain", "que no <ser@n+sub> de {noun@s} =of")
    es_old = "que no <ser@n+sub> {noun@n} =plain"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Not(self.noun.test(at)),)


class NonClass(Denial):
    """nontoken"""

    noun: ClassNoun
    en = "non {noun@s}"
    es = "que no <ser@n+sub> {noun@n}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Not(self.noun.tests(at)[0]),)


class NonSubtype(Denial):
    """non-Human"""

    noun: Subtype
    en = "non- {noun@s}"
    es = "que no <ser@n+sub> {noun@n}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Not(self.noun.test(at)),)


class Unmodified(ListedHead):
    """A listed head without modifiers of its own."""

    head: SingleHead
    en = "{head@}"
    es = "{head@}"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return self.head.tests(at)


class Modified(ListedHead):
    """A listed head with modifiers of its own, behind the first: "an artifact or nonbasic land"."""

    modifiers: tuple[Modifier, ...]
    head: SingleHead
    en = "{modifiers:Before+@} {head@}"
    es = ("{head@} {modifiers:Adjective+-@}", "{head@} {modifiers:Denial+@}")

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return head_tests(self.head, self.modifiers, at)


def head_tests(head: Head, modifiers: tuple[Modifier, ...], at: Lowering) -> tuple[objects.Test, ...]:
    """Return the tests of a noun with its modifiers, in the order of English."""
    _check_scope(head, modifiers, at)
    found: list[objects.Test] = []
    for modifier in sorted(modifiers, key=lambda one: one.rank):
        found += modifier.tests(at)
    return (*found, *head.tests(at))


def _check_scope(head: Head, modifiers: tuple[Modifier, ...], at: Lowering) -> None:
    """Refuse the readings of a list of nouns in which a modifier is said of the wrong nouns.

    "Nontoken artifact or creature": it is said of both. "Triggered ability or colorless spell": each has its own.
    "Basic land card or Gate card": so it is where a noun is said again.
    "Enchantment or creature card": two kinds of card. "With power less than the number of Elves you control": what
    stands behind belongs to the nearer noun.
    """
    heads = getattr(head, "heads", ())
    if heads:
        own = [isinstance(one, Modified) for one in heads]
        before = any(isinstance(one, Before) for one in modifiers)
        if _says_a_noun_again(heads):
            if before:
                at.refuse(head, "each noun has its own modifiers")
        elif own[0] and not any(own[1:]) or before and any(own[1:]) and not own[0]:
            at.refuse(head, "the modifier is said of other nouns")
        if any(_is_odd(modifier, one.head) for modifier in modifiers for one in heads if hasattr(one, "head")):
            at.refuse(head, "an Equipment is not equipped")
        last = heads[-1]
        kind = last.head if isinstance(last, Unmodified) else None
        plain = all(isinstance(one, Unmodified) and isinstance(one.head, TypeNoun | Subtype) for one in heads[:-1])
        card = last.head if isinstance(last, Modified) else kind
        named = isinstance(card, ClassNoun) and card.lemma == "card"
        if plain and (isinstance(kind, OfHead) or named):
            at.refuse(head, "these are kinds of one thing")
    noun = getattr(head, "noun", head)
    is_card = isinstance(noun, ClassNoun) and noun.lemma in ("card", "spell")
    for i, one in enumerate(modifiers):
        later = [other for other in modifiers[i + 1 :] if isinstance(other, After)]
        if is_card and all(other.is_whence() for other in later) and _is_about_permanents(one):
            continue  # "… the number of lands you control from your hand": the card is there
        if one.ends_with_noun() and later:
            at.refuse(one, "what stands behind belongs to the nearer noun")


def _is_about_permanents(what: Construct) -> bool:
    """Return whether it ends with a noun that somebody controls: "with mana value less than the number of lands you
    control"."""
    parts = [getattr(what, one.name) for one in fields(what)]  # type: ignore[arg-type]
    found = [part for part in parts if isinstance(part, Construct)]
    listed = [part for part in parts if isinstance(part, tuple) and part and isinstance(part[-1], Construct)]
    if listed and isinstance(listed[-1][-1], Modifier):
        return listed[-1][-1].says_who_controls()
    return bool(found) and _is_about_permanents(found[-1])


def _says_a_noun_again(heads: tuple[ListedHead, ...]) -> bool:
    """Return whether two heads of a list end with the same noun: "land card or Gate card"."""
    nouns = [getattr(one.head, "noun", one.head) for one in heads if isinstance(one, Modified | Unmodified)]
    return any(noun in nouns[:i] for i, noun in enumerate(nouns))


def _is_odd(modifier: Modifier, head: Head) -> bool:
    """Return whether a modifier can't be meant of a noun: "equipped creature and Equipment"."""
    attached = {"equipped": "Equipment", "enchanted": "Aura"}
    return isinstance(modifier, Quality) and isinstance(head, Subtype) and attached.get(modifier.lemma) == head.lemma


class NonOutlaw(Denial):
    """non-outlaw (700.12)"""

    rule = "700.12"
    en = "non- outlaw"
    es = "que no <ser@n+sub> forajida"

    def tests(self, at: Lowering) -> tuple[objects.Test, ...]:
        return (objects.Not(objects.Is(objects.OUTLAW)),)
