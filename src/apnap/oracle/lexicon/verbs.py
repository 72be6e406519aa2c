"""Words that patterns inflect: verbs, nouns and, in Spanish, everything that agrees."""

from __future__ import annotations

from typing import Final

ENGLISH_VERBS: Final = frozenset(
    """
    commit destroy enlist evolve expend firebend mentor
    activate adapt add airbend allow amass ante assemble assign attach attack become behold block bolster cast cause
    change choose cloak connive control convert convoke copy cost count counter create cycle deal defend detain die
    discard discover distribute double draft draw earthbend enchant end endure enter equip escape exchange exert exile
    explore face fateseal fight flip forage gain get give goad harness ignore incubate investigate keep learn leave look
    lose make manifest mean meld mill monstrosity move mutate name need note open own pay phase play populate prevent
    produce proliferate put remove reveal regenerate remain repeat replace resolve return roll sacrifice saddle scry
    search seek separate set share shuffle skip spend start station stay suffer support surveil suspect swap switch take
    tap target train transform trigger turn unattach unlock untap venture vote waterbend win crew exploit blight clash
    guess join reselect bid divide reorder stop collect teleport connive outlast planeswalk encounter crank harvest
    complete lock open triple time kick foretell
    """.split()
)

ENGLISH_NOUNS: Final = frozenset(
    """
    card counter token creature time color player opponent turn spell permanent ability coin die mana life land
    controller owner hand graveyard library artifact enchantment name type source upkeep combat step phase pile cost
    object target ticket mode
    """.split()
)

ENGLISH_IRREGULAR: Final = {
    "have": ("has", "have"),
    "be": ("is", "are"),
    "do": ("does", "do"),
    "do not": ("doesn't", "don't"),
    "be not": ("isn't", "aren't"),
    "was": ("was", "were"),
    "was not": ("wasn't", "weren't"),
    "have not": ("hasn't", "haven't"),
    "that is": ("that's", "that are"),
    "that is not": ("that isn't", "that aren't"),
    "its": ("its", "their"),
    "it": ("it", "them"),
    "it's": ("it's", "they're"),
    "that": ("that", "those"),
    "counters": ("counter", "counters"),
    "cards": ("card", "cards"),
    "library": ("library", "libraries"),
    "ability": ("ability", "abilities"),
    "die": ("dies", "die"),
    "library's": ("library", "libraries"),
}
"""By lemma: the singular (third person) and the plural."""

SPANISH_VERBS: Final = frozenset(
    """
    mutar entrenar alistar estacionar
    espolear enrolar aprovechar confabular amparar sospechar
    convertir robar descartar ganar sacrificar crear contrarrestar buscar barajar revelar pagar agregar atacar bloquear
    entrar
    controlar anotar girar enderezar mirar adivinar vigilar moler lanzar quitar costar exiliar regresar anexar desanexar
    evolucionar dejar activar
    apoyar incubar perdurar marchitar dominar gastar contemplar
    adaptar tirar intercambiar separar repartir duplicar triplicar afrontar viajar predestinar
    prevenir transformar investigar proliferar explorar
    conspirar embozar copiar cambiar luchar saltar tomar jugar escoger nombrar regenerar enviar pelear evitar
    distribuir terminar recibir dividir manipular usar permanecer retirar anular mezclar examinar asignar
    tripular ensillar incitar aprender acechar molar encantar equipar elegir ignorar abrir completar voltear reciclar
    cometer compartir sumar escrutar desbloquear viajar fabricar combinar estimular profetizar
    """.split()
)

SPANISH_IRREGULAR: Final = {
    "reunir": "reúne reunir reúne reúnen reúnes reúna reúnan reúnas",
    "instruir": "instruye instruir instruye instruyen instruyes instruya instruyan instruyas",
    "destruir": "destruye destruir destruye destruyen destruyes destruya destruyan destruyas",
    "manifestar": "manifiesta manifestar manifiesta manifiestan manifiestas manifieste manifiesten manifiestes",
    "perder": "pierde perder pierde pierden pierdes pierda pierdan pierdas",
    "poner": "pon poner pone ponen pones ponga pongan pongas",
    "obtener": "obtén obtener obtiene obtienen obtienes obtenga obtengan obtengas",
    "tener": "ten tener tiene tienen tienes tenga tengan tengas",
    "hacer": "haz hacer hace hacen haces haga hagan hagas",
    "morir": "muere morir muere mueren mueres muera mueran mueras",
    "poder": "puede poder puede pueden puedes pueda puedan puedas",
    "elegir": "elige elegir elige eligen eliges elija elijan elijas",
    "ser": "sé ser es son eres sea sean seas",
    "estar": "está estar está están estás esté estén estés",
    "costar": "cuesta costar cuesta cuestan cuestas cueste cuesten cuestes",
    "moler": "muele moler muele muelen mueles muela muelan muelas",
    "jugar": "juega jugar juega juegan juegas juegue jueguen juegues",
    "prevenir": "prevén prevenir previene previenen previenes prevenga prevengan prevengas",
    "volverse": "vuélvete volverse se_vuelve se_vuelven te_vuelves se_vuelva se_vuelvan te_vuelvas",
    "convertirse": "conviértete convertirse se_convierte se_convierten te_conviertes se_convierta se_conviertan "
    "te_conviertas",
    "endereza": "endereza enderezarse se_endereza se_enderezan te_enderezas se_enderece se_enderecen te_endereces",
    "encauzar": "encauza encauzar encauza encauzan encauzas encauce encaucen encauces",
    "poblar": "puebla poblar puebla pueblan pueblas pueble pueblen puebles",
    "repetir": "repite repetir repite repiten repites repita repitan repitas",
    "mostrar": "muestra mostrar muestra muestran muestras muestre muestren muestres",
    "distribuir": "distribuye distribuir distribuye distribuyen distribuyes distribuya distribuyan distribuyas",
    "detener": "detén detener detiene detienen detienes detenga detengan detengas",
    "descubrir": "descubre descubrir descubre descubren descubres descubra descubran descubras",
    "enfrentarse": "enfréntate enfrentarse se_enfrenta se_enfrentan te_enfrentas se_enfrente se_enfrenten te_enfrentes",
    "adentrarse": "adéntrate adentrarse se_adentra se_adentran te_adentras se_adentre se_adentren te_adentres",
    "mover": "mueve mover mueve mueven mueves mueva muevan muevas",
    "remover": "remueve remover remueve remueven remueves remueva remuevan remuevas",
    "invertir": "invierte invertir invierte invierten inviertes invierta inviertan inviertas",
    "dar": "da dar da dan das dé den des",
    "ir": "ve ir va van vas vaya vayan vayas",
    "repoblar": "repuebla repoblar repuebla repueblan repueblas repueble repueblen repuebles",
    "salir": "sal salir sale salen sales salga salgan salgas",
    "recibir": "recibe recibir recibe reciben recibes reciba reciban recibas",
    "fortalecer": "fortalece fortalecer fortalece fortalecen fortaleces fortalezca fortalezcan fortalezcas",
    "haber": "hay haber hay hay hay haya haya haya",
}
"""By infinitive: imperative, infinitive, he, they, you, and the subjunctive of the last three."""

SPANISH_NOUNS: Final = {
    "carta": "cartas",
    "vida": "vidas",
    "punto": "puntos",
    "contador": "contadores",
    "ficha": "fichas",
    "turno": "turnos",
    "su": "sus",
    "tu": "tus",
    "jugador": "jugadores",
    "oponente": "oponentes",
    "controlador": "controladores",
    "propietario": "propietarios",
    "copia": "copias",
    "habilidad": "habilidades",
    "mano": "manos",
    "cementerio": "cementerios",
    "biblioteca": "bibliotecas",
    "adicional": "adicionales",
    "color": "colores",
    "vez": "veces",
    "fuera": "fueran",
}

SPANISH_AGREEING: Final = {
    "el": ("el", "la", "los", "las"),
    "un": ("un", "una", "unos", "unas"),
    "otro": ("otro", "otra", "otros", "otras"),
    "todo": ("todo", "toda", "todos", "todas"),
    "este": ("este", "esta", "estos", "estas"),
    "ese": ("ese", "esa", "esos", "esas"),
    "lo": ("lo", "la", "los", "las"),
    "él": ("él", "ella", "ellos", "ellas"),
    "cada uno": ("cada uno", "cada una", "cada uno", "cada una"),
    "-lo": ("-lo", "-la", "-los", "-las"),
    "transformado": ("transformado", "transformada", "transformados", "transformadas"),
    "incitado": ("incitado", "incitada", "incitados", "incitadas"),
    "legendario": ("legendario", "legendaria", "legendarios", "legendarias"),
    "solo": ("solo", "sola", "solos", "solas"),
    "enderezado": ("enderezado", "enderezada", "enderezados", "enderezadas"),
    "girado": ("girado", "girada", "girados", "giradas"),
    "nevado": ("nevado", "nevada", "nevados", "nevadas"),
    "incoloro": ("incoloro", "incolora", "incoloros", "incoloras"),
    "preparado": ("preparado", "preparada", "preparados", "preparadas"),
    "emparejado": ("emparejado", "emparejada", "emparejados", "emparejadas"),
    "ensillado": ("ensillado", "ensillada", "ensillados", "ensilladas"),
    "puesto": ("puesto", "puesta", "puestos", "puestas"),
    "sospechoso": ("sospechoso", "sospechosa", "sospechosos", "sospechosas"),
    "tripulado": ("tripulado", "tripulada", "tripulados", "tripuladas"),
    "encantado": ("encantado", "encantada", "encantados", "encantadas"),
    "fortificado": ("fortificado", "fortificada", "fortificados", "fortificadas"),
    "regenerado": ("regenerado", "regenerada", "regenerados", "regeneradas"),
    "negociado": ("negociado", "negociada", "negociados", "negociadas"),
    "estimulado": ("estimulado", "estimulada", "estimulados", "estimuladas"),
    "le": ("le", "le", "les", "les"),
    "equipado": ("equipado", "equipada", "equipados", "equipadas"),
    "bloqueado": ("bloqueado", "bloqueada", "bloqueados", "bloqueadas"),
    "contrarrestado": ("contrarrestado", "contrarrestada", "contrarrestados", "contrarrestadas"),
    "elegido": ("elegido", "elegida", "elegidos", "elegidas"),
    "lanzado": ("lanzado", "lanzada", "lanzados", "lanzadas"),
    "empatado": ("empatado", "empatada", "empatados", "empatadas"),
    "destruido": ("destruido", "destruida", "destruidos", "destruidas"),
    "usado": ("usado", "usada", "usados", "usadas"),
    "creado": ("creado", "creada", "creados", "creadas"),
    "exiliado": ("exiliado", "exiliada", "exiliados", "exiliadas"),
    "tramado": ("tramado", "tramada", "tramados", "tramadas"),
    "profetizado": ("profetizado", "profetizada", "profetizados", "profetizadas"),
    "copiado": ("copiado", "copiada", "copiados", "copiadas"),
    "sacrificado": ("sacrificado", "sacrificada", "sacrificados", "sacrificadas"),
    "suspendido": ("suspendido", "suspendida", "suspendidos", "suspendidas"),
    "anexado": ("anexado", "anexada", "anexados", "anexadas"),
    "primero": ("primer", "primera", "primeros", "primeras"),
    "próximo": ("próximo", "próxima", "próximos", "próximas"),
    "cuyo": ("cuyo", "cuya", "cuyos", "cuyas"),
    "ninguno": ("ningún", "ninguna", "ningunos", "ningunas"),
    "cuántos": ("cuantos", "cuantas", "cuantos", "cuantas"),
}
