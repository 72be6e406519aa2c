"""400.7, 401, 701.20: cards that go to several places, parts of what was revealed, cards counted from the top."""

from __future__ import annotations

from dataclasses import replace

from apnap.abilities import effect as effects
from apnap.abilities import objects, quantity, static, values
from apnap.abilities.quantity import Number
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import without
from apnap.oracle.phrase.clauses import LateInstead as Instead
from apnap.oracle.phrase.clauses import SimpleClause, SuffixedClause
from apnap.oracle.phrase.destinations import Destination
from apnap.oracle.phrase.measures import Measured
from apnap.oracle.phrase.noun_lists import spread, up_to_one
from apnap.oracle.phrase.numbers import LoneNumber
from apnap.oracle.phrase.roots import Noun, NounPhrase, Possessor
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.words.moving import put_and_rest
from apnap.oracle.words.revealing import until


class PutThreeApart(PlayerVerb):
    """ "Put one of those cards into your hand, one into your graveyard, and one on the bottom of your library"."""

    first: Destination
    second: Destination
    third: Destination
    rule = "608.2c"
    en = "<put> one of those cards {first} , one {second} , and one {third}"
    es = "<poner> una de esas cartas {first@0+f+s+into} , una {second@0+f+s+into} y una {third@0+f+s+into}"

    def lower(self, at: Lowering) -> effects.Effect:
        cards = at.binder.them(self)
        one = at.chosen(objects.Filter((), ()), Number(1), Number(1), cards)
        two = at.chosen(objects.Filter((), ()), Number(1), Number(1), without(cards, one))
        places = ((one, self.first), (two, self.second), (without(cards, objects.Together((one, two))), self.third))
        return effects.Sequence(tuple(replace(to.move(what, at), slot=at.slot()) for what, to in places))


class BothOnTopOrBottom(Destination):
    """both on top of your library or both on the bottom of your library"""

    whose: Possessor
    again: Possessor
    rule = "401.4"
    en = "both on top of {whose} library or both on the bottom of {again} library"
    es = (
        "ambas en la parte superior de {whose:ShortPossessor@s} biblioteca o ambas en el fondo de "
        "{again:ShortPossessor@s} biblioteca"
    )

    def options(self, what: objects.Objects, at: Lowering) -> tuple[effects.Move, ...]:
        places = (effects.TOP, effects.BOTTOM)
        return tuple(effects.Move(what, values.LIBRARY, place, who=at.who) for place in places)


class PutAndRestRevealed(PlayerVerb):
    """ "Put them into your hand and the rest of the revealed cards into your graveyard"."""

    what: Noun
    destination: Destination
    rest: Destination
    rule = "701.20"
    en = "<put> {what} {destination} and the rest of the revealed cards {rest}"
    es = "<poner> {what@1} {destination@1+into} y el resto de las cartas mostradas {rest@into}"

    def lower(self, at: Lowering) -> effects.Effect:
        return put_and_rest(at, self.what, self.destination, self.rest)


class RevealTheTopCard(PlayerVerb):
    """Reveal the top card, of the library that was just shuffled (701.20)."""

    rule = "701.20"
    en = "<reveal> the top card"
    es = "<mostrar> la primera carta"

    def lower(self, at: Lowering) -> effects.Effect:
        top = objects.TopOfLibrary(at.who, Number(1))
        at.binder.mention(top, False, 0)
        return at.showing(effects.Reveal(top, at.slot()), top)


class RevealFromItUntil(PlayerVerb):
    """ "Shuffle your library, then reveal cards from the top of it until you reveal a nonland card"."""

    whose: Possessor
    what: Noun
    rule = "701.20"
    en = "<shuffle> {whose:Your} library , then reveal cards from the top of it until you reveal {what:Determined}"
    es = (
        "<barajar> tu biblioteca , luego muestra cartas de la parte superior de ella hasta que muestres "
        "{what:Determined} {whose=Your}"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Sequence((effects.Shuffle(at.who), until(at, self.what, self.whose, exile=False)))


class RevealUntilSeveralShown(PlayerVerb):
    """ "Reveals cards from the top of their library until four land cards are revealed"."""

    whose: Possessor
    what: Noun
    rule = "701.20"
    en = "<reveal> cards from the top of {whose} library until {what:Determined@1+p} are revealed"
    es = (
        "<mostrar> cartas de la parte superior de {whose:ShortPossessor@s} biblioteca "
        "hasta que se muestren {what:Determined@1+p}"
    )

    def lower(self, at: Lowering) -> effects.Effect:
        return until(at, self.what, self.whose, exile=False)


class CardsEqualTo(NounPhrase):
    """ "cards from the top of your library equal to the damage prevented this way"."""

    whose: Possessor
    measured: Measured
    rule = "401.1"
    en = "cards from the top of {whose} library equal to {measured} =p"
    es = "una cantidad de cartas de la parte superior de {whose:ShortPossessor@s} biblioteca igual a {measured} =p+f"

    def lower(self, at: Lowering) -> objects.Objects:
        return at.mention(self, objects.TopOfLibrary(self.whose.of_player(at), self.measured.lower(at)))


class TwiceXFromTop(NounPhrase):
    """ "twice X cards from the top of your library"."""

    whose: Possessor
    rule = "107.3"
    en = "twice X cards from the top of {whose} library =p"
    es = "el doble de X cartas de la parte superior de {whose:ShortPossessor@s} biblioteca =p+f"

    def lower(self, at: Lowering) -> objects.Objects:
        number = quantity.Times(2, at.x())
        return at.mention(self, objects.TopOfLibrary(self.whose.of_player(at), number))


class ThreeEitherOfThem(Noun):
    """ "an Angel card, a Demon card, and/or a Dragon card from among them": up to one of each."""

    first: NounPhrase
    second: NounPhrase
    third: NounPhrase
    rule = "608.2d"
    en = "{first} , {second} , and/or {third} =p"
    es = "{first} , {second} y/o {third} =p"

    def lower(self, at: Lowering) -> objects.Objects:
        nouns = [spread(one, self.third) for one in (self.first, self.second)]
        parts = tuple(up_to_one(at, one) for one in (*nouns, self.third))
        left = at.shared.left
        found = at.mention(self, objects.Together(parts))
        if isinstance(left, objects.Those):
            at.shared.left = without(left.what, found)
        return found


class InsteadOfOne(Instead):
    """ "Search your library for two basic land cards instead of one" (614.15)."""

    clause: SimpleClause
    count: LoneNumber
    rule = "614.15"
    en = "{clause} instead of {count}"
    es = "{clause} en vez de {count}"

    def inner(self) -> SuffixedClause | SimpleClause:
        return self.clause


class LookAtTopAndFaceDown(PlayerVerb):
    """Look at the top card of your library and at face-down creatures you don't control any time (401.7, 708.5)."""

    what: Noun
    rule = "708.5"
    en = "<look> at the top card of your library and at {what:Plural} any time"
    es = "<mirar> la primera carta de tu biblioteca y {what:Plural} en cualquier momento"

    def is_permission(self) -> bool:
        return True

    def lower(self, at: Lowering) -> effects.Effect:
        if not at.is_static:
            return at.refuse(self, "outside a static ability")
        top = at.player_rule(static.MAY_LOOK_AT_TOP)
        return effects.Sequence((top, at.player_rule(static.MAY_LOOK_AT, what=at.filter(self.what))))
