"""207.2c: ability words, with their Spanish names as printed; after the gap, words newer than the texts at hand."""

from __future__ import annotations

from typing import Final

_WORDS: Final = """
adamant=tesón
addendum=adenda
battalion=batallón
bloodrush=empujón
channel=canalizar
cohort=secuaz
constellation=constelación
converge=converger
coven=aquelarre
delirium=delirio
domain=dominio
eminence=eminencia
enrage=enfurecer
fateful hour=hora fatídica
ferocious=ferocidad
formidable=formidable
grandeur=grandeza
hellbent=temerario
heroic=heroísmo
imprint=estampa
inspired=inspiración
join forces=unir fuerzas
kinship=afiliación
landfall=aterrizaje
lieutenant=teniente
magecraft=hechicería
metalcraft=metalurgia
morbid=necrario
pack tactics=atacar en manada
parley=parlamentar
radiance=irradiar
raid=incursión
rally=alianza
revolt=revuelta
spell mastery=dominio de hechizos
strive=esfuerzo
sweep=barrido
tempting offer=oferta tentadora
threshold=umbral
undergrowth=despojos
will of the council=voluntad del consejo

alliance=confederación
celebration=celebración
corrupted=corrompido
council's dilemma=dilema del consejo
descend 4=descender 4
descend 8=descender 8
eerie=inquietante
fathomless descent=descenso insondable
flurry=ráfaga
paradox=paradoja
renew=renovación
secret council=consejo secreto
survival=supervivencia
underdog=desvalido
valiant=valiente
void=vacío
"""


def _tables() -> tuple[dict[str, str], dict[str, str]]:
    pairs = [row.split("=") for row in _WORDS.strip().splitlines() if row]
    written = [(english[0].upper() + english[1:], spanish[0].upper() + spanish[1:]) for english, spanish in pairs]
    return dict(written), {spanish: english for english, spanish in written}


SPANISH_TITLES, ENGLISH_TITLES = _tables()
"""The Spanish name by the English one, and the reverse, each with its capital."""
