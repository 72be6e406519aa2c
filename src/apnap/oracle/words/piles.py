"""700.3: piles: cards and permanents are separated into two of them, and one is chosen."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import objects
from apnap.abilities.quantity import Number
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.narrowing import without
from apnap.oracle.phrase.roots import Noun, NounPhrase
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.several import are_several


class SeparateIntoPiles(PlayerVerb):
    """Separate objects into two piles (700.3)."""

    what: Noun
    rule = "700.3"
    en = "<separate> {what} into two piles"
    es = "<separar> {what} en dos montones"

    def lower(self, at: Lowering) -> effects.Effect:
        separate(at, self, self.what)
        return effects.Nothing()


def separate(at: Lowering, construct: Construct, what: Noun) -> objects.Objects:
    """Let the subject separate objects into two piles, and return the second."""
    if at.is_static or are_several(at.who):
        return at.refuse(construct, "by several players")
    among = at.kept(at.objects(what))
    slot = at.slot()
    at.shared.prelude.append(effects.Choose(at.who, objects.Filter((), ()), None, slot, Number(0), among))
    one = objects.InSlot(slot)
    other = without(among, one)
    at.shared.piles = (one, other)
    return other


class SeparateFaceUp(PlayerVerb):
    """Separate objects into a face-down pile and a face-up pile (700.3): all see what is in the second."""

    what: Noun
    rule = "700.3"
    en = "<separate> {what} into a face-down pile and a face-up pile"
    es = "<separar> {what} en un montón boca abajo y un montón boca arriba"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Reveal(separate(at, self, self.what))


def choose_pile(at: Lowering, construct: Construct) -> None:
    """Let the subject choose one of the two piles: the chosen one is the first from now on (700.3d)."""
    if at.shared.piles is None or are_several(at.who):
        at.unbound(construct, "nothing was separated before")
    one, other = at.shared.piles
    chosen, left = at.slot(), at.slot()

    def take(first: objects.Objects, second: objects.Objects) -> effects.Effect:
        return effects.Sequence((effects.SetAside(first, chosen), effects.SetAside(second, left)))

    at.shared.prelude.append(effects.ChooseMode(at.who, (take(one, other), take(other, one))))
    at.shared.piles = (objects.InSlot(chosen), objects.InSlot(left))
    at.shared.left = objects.InSlot(left)
    at.shared.pile_chosen = True


class ChoosePile(PlayerVerb):
    """Choose one of the piles (700.3)."""

    rule = "700.3"
    en = ("<choose> one of those piles", "<choose> one of the piles")
    es = ("<elegir> uno de esos montones", "<elegir> uno de los montones")

    def lower(self, at: Lowering) -> effects.Effect:
        choose_pile(at, self)
        return effects.Nothing()


class OnePile(NounPhrase):
    """ "one pile", "the pile of your choice": the subject chooses which."""

    rule = "700.3"
    en = ("one pile =p", "all cards from the pile of your choice =p", "the pile of your choice =p")
    es = ("un montón =p+f", "todas las cartas del montón de tu elección =p+f", "el montón de tu elección =p+f")

    def lower(self, at: Lowering) -> objects.Objects:
        choose_pile(at, self)
        assert at.shared.piles is not None
        return at.mention(self, at.shared.piles[0])


class ThatPile(NounPhrase):
    """ "that pile": the one that was chosen."""

    rule = "700.3"
    en = "that pile =p"
    es = "ese montón =p+f"

    def lower(self, at: Lowering) -> objects.Objects:
        if at.shared.piles is None or not at.shared.pile_chosen:
            return at.unbound(self, "no pile was chosen before")
        return at.mention(self, at.shared.piles[0])
