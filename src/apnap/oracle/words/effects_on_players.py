"""What players do and what happens to players: draw, discard, gain life, search, add mana."""

from __future__ import annotations

from apnap.abilities import effect as effects
from apnap.abilities import values
from apnap.oracle.construct import Construct
from apnap.oracle.lower import Lowering
from apnap.oracle.phrase.clauses import SubjectClause
from apnap.oracle.phrase.numbers import Amount, Cardinal, Count, CounterKind, Measured, NumberWord
from apnap.oracle.phrase.roots import Noun, Player, Possessor
from apnap.oracle.phrase.verb_phrases import PlayerVerb
from apnap.oracle.phrase.zones import OwnedZone, Zone
from apnap.oracle.words.costs import Energy, Mana
from apnap.oracle.words.keywords import Grants


class Draw(PlayerVerb):
    """Draw cards (121)."""

    count: Count
    rule = "121.1"
    en = "<draw> {count@1} <card@1>"
    es = "<robar> {count@1+f} <carta@1>"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Draw(at.who, at.counted(self.count), slot=at.slot())


class DrawEqual(PlayerVerb):
    """Draw cards equal to a quantity (121)."""

    measured: Measured
    rule = "121.1"
    en = ("<draw> cards equal to {measured}", "<draw> a number of cards equal to {measured}")
    es = "<robar> una cantidad de cartas igual a {measured}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Draw(at.who, self.measured.lower(at), slot=at.slot())


class Discard(PlayerVerb):
    """Discard cards (701.9)."""

    what: Noun
    rule = "701.9"
    en = "<discard> {what}"
    es = "<descartar> {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.discard(self.what, random=False)


class DiscardAtRandom(PlayerVerb):
    """Discard cards at random (701.9b)."""

    what: Noun
    rule = "701.9b"
    en = "<discard> {what} at random"
    es = "<descartar> {what} al azar"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.discard(self.what, random=True)


class Mill(PlayerVerb):
    """Mill cards (701.17)."""

    count: Count
    rule = "701.17"
    en = "<mill> {count@1} <card@1>"
    es = "<moler> {count@1+f} <carta@1>"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.producing(effects.Mill(at.who, at.counted(self.count), slot=at.slot()))


class MillEqual(PlayerVerb):
    """Mill cards equal to a quantity (701.17)."""

    measured: Measured
    rule = "701.17"
    en = ("<mill> cards equal to {measured}", "<mill> a number of cards equal to {measured}")
    es = "<moler> una cantidad de cartas igual a {measured}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.producing(effects.Mill(at.who, self.measured.lower(at), slot=at.slot()))


class GainLife(PlayerVerb):
    """Gain life (119.3)."""

    amount: Amount
    rule = "119.3"
    en = "<gain> {amount} life"
    es = "<ganar> {amount@1} <vida@1>"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.GainLife(at.who, at.counted(self.amount), slot=at.slot())


class GainLifeEqual(PlayerVerb):
    """Gain life equal to a quantity (119.3)."""

    measured: Measured
    rule = "119.3"
    en = "<gain> life equal to {measured}"
    es = "<ganar> una cantidad de vidas igual a {measured}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.GainLife(at.who, self.measured.lower(at), slot=at.slot())


class LoseLife(PlayerVerb):
    """Lose life (119.3)."""

    amount: Amount
    rule = "119.3"
    en = "<lose> {amount} life"
    es = "<perder> {amount@1} <vida@1>"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.LoseLife(at.who, at.counted(self.amount), slot=at.slot())


class LoseLifeEqual(PlayerVerb):
    """Lose life equal to a quantity (119.3)."""

    measured: Measured
    rule = "119.3"
    en = "<lose> life equal to {measured}"
    es = "<perder> una cantidad de vidas igual a {measured}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.LoseLife(at.who, self.measured.lower(at), slot=at.slot())


class LoseGame(PlayerVerb):
    """Lose the game (104.3e)."""

    rule = "104.3e"
    en = "<lose> the game"
    es = "<perder> el juego"
    es_old = "<perder> la partida"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.LoseGame(at.who)


class WinGame(PlayerVerb):
    """Win the game (104.2b)."""

    rule = "104.2b"
    en = "<win> the game"
    es = "<ganar> el juego"
    es_old = "<ganar> la partida"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.WinGame(at.who)


class Scry(PlayerVerb):
    """Scry (701.22)."""

    amount: Amount
    rule = "701.22"
    en = "<scry> {amount}"
    es = "<adivinar> {amount}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Scry(at.who, at.counted(self.amount))


class Surveil(PlayerVerb):
    """Surveil (701.25)."""

    amount: Amount
    rule = "701.25"
    en = "<surveil> {amount}"
    es = "<vigilar> {amount}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Surveil(at.who, at.counted(self.amount))


class Investigate(PlayerVerb):
    """Investigate (701.16)."""

    rule = "701.16"
    en = "<investigate>"
    es = "<investigar>"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.create_predefined("Clue")


class Proliferate(PlayerVerb):
    """Proliferate (701.34)."""

    rule = "701.34"
    en = "<proliferate>"
    es = "<proliferar>"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Proliferate(at.who)


class Populate(PlayerVerb):
    """Populate (701.36)."""

    rule = "701.36"
    en = "<populate>"
    es = "<poblar>"


class Bolster(PlayerVerb):
    """Bolster (701.39)."""

    amount: Amount
    rule = "701.39"
    en = "<bolster> {amount}"


class Adapt(PlayerVerb):
    """Adapt (701.46)."""

    amount: Amount
    rule = "701.46"
    en = "<adapt> {amount}"
    es = "<adaptar> {amount}"


class Discover(PlayerVerb):
    """Discover (701.57)."""

    amount: Amount
    rule = "701.57"
    en = "<discover> {amount}"


class Amass(PlayerVerb):
    """Amass (701.47)."""

    kind: Noun
    amount: Amount
    rule = "701.47"
    en = "<amass> {kind:Plural} {amount}"


class ManifestDread(PlayerVerb):
    """Manifest dread (701.62)."""

    rule = "701.62"
    en = "<manifest> dread"


class BecomeMonarch(PlayerVerb):
    """Become the monarch (725)."""

    rule = "725.1"
    en = "<become> the monarch"
    es = "<convertirse> en el monarca"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.BecomeMonarch(at.who)


class Venture(PlayerVerb):
    """Venture into the dungeon (701.49)."""

    rule = "701.49"
    en = "<venture> into the dungeon"


class TakeInitiative(PlayerVerb):
    """Take the initiative (726)."""

    rule = "726"
    en = "<take> the initiative"


class Learn(PlayerVerb):
    """Learn (701.48)."""

    rule = "701.48"
    en = "<learn>"


class RingTempts(SubjectClause):
    """The Ring tempts you (701.54)."""

    rule = "701.54"
    en = "the ring tempts you"


class Sacrifice(PlayerVerb):
    """Sacrifice permanents (701.21)."""

    what: Noun
    rule = "701.21"
    en = "<sacrifice> {what}"
    es = "<sacrificar> {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.sacrifice(self.what)


class SearchLibrary(PlayerVerb):
    """Search a library for cards (701.23)."""

    zone: Zone
    what: Noun
    rule = "701.23"
    en = "<search> {zone:OwnedZone} for {what}"
    es = "<buscar> {what} en {zone:OwnedZone}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.search(self.zone, self.what)


class Shuffle(PlayerVerb):
    """Shuffle (701.24)."""

    rule = "701.24"
    en = "<shuffle>"
    es = "<barajar>"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Shuffle(at.who)


class ShuffleLibrary(PlayerVerb):
    """Shuffle a library (701.24)."""

    whose: Possessor
    rule = "701.24"
    en = "<shuffle> {whose} library"
    es = "<barajar> {whose@s} biblioteca"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Shuffle(at.who)


class ShuffleInto(PlayerVerb):
    """Shuffle objects into a library (701.24)."""

    what: Noun
    whose: Possessor
    rule = "701.24"
    en = ("<shuffle> {what} into {whose} library", "<shuffle> {what} into {whose} libraries")
    es = "<barajar> {what} en {whose@s} biblioteca"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Move(at.objects(self.what), values.LIBRARY, position=effects.SHUFFLED)


class ShuffleZoneInto(PlayerVerb):
    """Shuffle a graveyard or hand into a library (701.24)."""

    zone: OwnedZone
    whose: Possessor
    rule = "701.24"
    en = "<shuffle> {zone} into {whose} library"
    es = "<barajar> {zone} en {whose@s} biblioteca"


class Reveal(PlayerVerb):
    """Reveal cards (701.20)."""

    what: Noun
    rule = "701.20"
    en = "<reveal> {what}"
    es = "<revelar> {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.Reveal(at.objects(self.what))


class RevealHand(PlayerVerb):
    """Reveal a hand (701.20)."""

    zone: OwnedZone
    rule = "701.20"
    en = "<reveal> {zone:Hand}"
    es = "<revelar> {zone:Hand}"


class LookAt(PlayerVerb):
    """Look at cards (701.20e)."""

    what: Noun
    rule = "701.20e"
    en = "<look> at {what}"
    es = "<mirar> {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.producing(effects.Look(at.who, at.objects(self.what), slot=at.slot()))


class ChooseObject(PlayerVerb):
    """Choose objects (608.2d)."""

    what: Noun
    rule = "608.2d"
    en = "<choose> {what}"
    es = "<elegir> {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.choose_objects(self.what)


class ChoosePlayer(PlayerVerb):
    """Choose a player."""

    who: Player
    en = "<choose> {who}"
    es = "<elegir> a {who}"


class ChooseColor(PlayerVerb):
    """Choose a color."""

    en = "<choose> a color"
    es = "<elegir> un color"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.ChooseWord(at.who, effects.CHOOSE_COLOR)


class ChooseCreatureType(PlayerVerb):
    """Choose a creature type."""

    en = "<choose> a creature type"
    es = "<elegir> un tipo de criatura"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.ChooseWord(at.who, effects.CHOOSE_CREATURE_TYPE)


class ChooseCardName(PlayerVerb):
    """Choose a card name."""

    en = "<choose> a card name"
    es = "<elegir> un nombre de carta"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.ChooseWord(at.who, effects.CHOOSE_CARD_NAME)


class ChooseBasicLandType(PlayerVerb):
    """Choose a basic land type."""

    en = "<choose> a basic land type"
    es = "<elegir> un tipo de tierra básica"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.ChooseWord(at.who, effects.CHOOSE_BASIC_LAND_TYPE)


class ChooseNewTargets(PlayerVerb):
    """Choose new targets (115.7)."""

    what: Noun
    rule = "115.7"
    en = "<choose> new targets for {what}"
    es = "<elegir> nuevos objetivos para {what}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.ChooseNewTargets(at.who, at.objects(self.what))


class GetCounters(PlayerVerb):
    """Get poison, experience counters (122.1f)."""

    count: Count
    counter: CounterKind
    rule = "122.1f"
    en = "<get> {count@1} {counter} <counters@1>"
    es = "<obtener> {count@1+m} <contador@1> {counter}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.PutPlayerCounters(at.who, self.counter.kind(), at.counted(self.count))


class GetEnergy(PlayerVerb):
    """Get {E} (107.14)."""

    energy: Energy
    rule = "107.14"
    en = "<get> {energy}"
    es = "<obtener> {energy}"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.energy(self.energy.text)


class GetEmblem(PlayerVerb):
    """Get an emblem (114)."""

    grants: Grants
    rule = "114.1"
    en = "<get> a emblem with {grants}"
    es = "<obtener> un emblema con {grants}"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.GetEmblem(at.who, self.grants.abilities(at))


class ExtraTurn(PlayerVerb):
    """Take an extra turn (500.7)."""

    rule = "500.7"
    en = "<take> a extra turn after this one"
    es = "<tomar> un turno adicional después de este"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.ExtraTurn(at.who)


class FlipCoin(PlayerVerb):
    """Flip a coin (705)."""

    rule = "705.1"
    en = "<flip> a coin"
    es = "<tirar> una moneda"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.FlipCoin(at.who, slot=at.slot())


class DoSo(PlayerVerb):
    """do so"""

    en = "<do> so"
    es = "<hacer> eso"


class EndTheTurn(PlayerVerb):
    """End the turn (724)."""

    rule = "724.1"
    en = "<end> the turn"
    es = "<terminar> el turno"

    def lower(self, at: Lowering) -> effects.Effect:
        return effects.EndTurn()


# ------------------------------------------------------------------------------------------------ mana


class ManaAdded(Construct):
    """What is added to a mana pool (106.4)."""


class AddMana(PlayerVerb):
    """Add mana (106.4)."""

    mana: ManaAdded
    rule = "106.4"
    en = "<add> {mana}"
    es = "<agregar> {mana}"
    es_old = "<agregar> {mana} a tu reserva de maná"

    def lower(self, at: Lowering) -> effects.Effect:
        return at.add_mana(self.mana)


class FixedMana(ManaAdded):
    """{G}{G}"""

    mana: Mana
    en = "{mana}"
    es = "{mana}"


class ManaChoice(ManaAdded):
    """{R} or {G}"""

    choices: tuple[FixedMana, ...]
    en = "{choices&or}"
    es = "{choices&or}"


class AnyColorMana(ManaAdded):
    """two mana of any one color"""

    count: NumberWord
    en = ("{count} mana of any color", "{count} mana of any one color")
    es = ("{count@m} maná de cualquier color", "{count@m} manás de un mismo color cualquiera")


class XAnyColorMana(ManaAdded):
    """X mana of any one color"""

    en = "X mana of any one color"
    es = "X manás de un mismo color cualquiera"


class AnyCombinationMana(ManaAdded):
    """two mana in any combination of colors"""

    count: Cardinal
    en = "{count} mana in any combination of colors"
    es = "{count@m} manás de cualquier combinación de colores"


class CombinationMana(ManaAdded):
    """two mana in any combination of {R} and/or {G}"""

    count: Cardinal
    choices: tuple[FixedMana, ...]
    en = "{count} mana in any combination of {choices&and/or}"
    es = "{count@m} manás de cualquier combinación de {choices&and/or}"


class ChosenColorMana(ManaAdded):
    """one mana of the chosen color"""

    count: NumberWord
    en = "{count} mana of the chosen color"
    es = "{count@m} maná del color elegido"


class CouldProduceMana(ManaAdded):
    """one mana of any color that a land an opponent controls could produce (106.7)"""

    what: Noun
    rule = "106.7"
    en = "one mana of any color that {what} could produce"
    es = "un maná de cualquier color que {what} pudiera producir"


class CouldProduceType(ManaAdded):
    """one mana of any type that a land you control could produce (106.7)"""

    what: Noun
    rule = "106.7"
    en = "one mana of any type that {what} could produce"
    es = "un maná de cualquier tipo que {what} pudiera producir"


class CommanderColorMana(ManaAdded):
    """one mana of any color in your commander's color identity (903.4)"""

    rule = "903.4"
    en = "one mana of any color in your commander's color identity"
    es = "un maná de cualquier color en la identidad de color de tu comandante"


class ManaAmount(ManaAdded):
    """an amount of {G} equal to …"""

    mana: FixedMana
    measured: Measured
    en = "a amount of {mana} equal to {measured}"
    es = "una cantidad de {mana} igual a {measured}"
