"""Searching cards: what each kind of condition finds."""

from __future__ import annotations

import pytest

from apnap.cards.house import load_house
from apnap.cards.legality import Format, FormatData, Formats, PrintedSet
from apnap.cards.lookup import CardList
from apnap.cards.pool import CardPool
from apnap.cards.record import Card, Face, Wording
from apnap.cards.search import parse_query, search
from apnap.cards.search_conditions import Known
from apnap.cards.search_kinds import KINDS
from apnap.errors import SearchError


def card(
    name: str, cost: str = "", types: str = "Creature — Elf", text: str = "", size: str = "", **fields: object
) -> Card:
    """Return a card of one face, its colors those of its cost."""
    power, _, toughness = size.partition("/")
    colors = "".join(letter for letter in "WUBRG" if letter in cost)
    spanish = fields.pop("spanish", None)
    loyalty = fields.pop("loyalty", None)
    face = Face(name, cost, types, text, power or None, toughness or None, loyalty, colors=colors, spanish=spanish)  # type: ignore[arg-type]
    record = {"name": name, "layout": "normal", "faces": (face,), "color_identity": colors} | fields
    return Card(**record)  # type: ignore[arg-type]


VIGIA = Wording("Vigía del Faro", "Criatura — Humano", "Vuela. Cuando el Vigía muera, roba una carta.")
DYING = "Flying\nWhen Lamp Watch dies, draw a card."
ICE = Face("Ice Hall", "{U}", "Sorcery", "Scry 1.", colors="U")
POOL = CardList(
    [
        card("Moss Elf", "{G}", size="1/1", mana_value=1.0, rarity="common", set="abc"),
        card(
            "Moss Elf Elder",
            "{1}{G}{G}",
            "Legendary Creature — Elf Druid",
            "Reach",
            "2/4",
            mana_value=3.0,
            rarity="rare",
        ),
        card("Lamp Watch", "{W}{U}", "Creature — Human", DYING, "*/1+*", spanish=VIGIA),
        card(
            "Élan of Ember",
            "{2}{R/W}{X}",
            "Instant",
            "Flying creatures can't block.",
            mana_value=3.0,
            keywords=("Spree",),
        ),
        card("Stone Dolmen", "{5}", "Artifact Land", "{T}: Add {C}.", mana_value=5.0, reserved=True),
        card("Quiet Warden", "{B/P}", "Planeswalker — Warden", loyalty="4", mana_value=1.0),
        Card(
            "Fire Hall // Ice Hall",
            "split",
            (Face("Fire Hall", "{R}", "Sorcery", colors="R"), ICE),
            "UR",
            mana_value=2.0,
        ),
    ]
)


def found(text: str) -> list[str]:
    return [one.name.split(" ")[0] for one in search(POOL, text)]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("elf moss", ["Moss", "Moss"]),
        ("ELAN", ["Élan"]),
        ("name:dolmen", ["Stone"]),
        ("vigia", ["Lamp"]),
        ('"watch lamp"', []),
        ('"lamp watch"', ["Lamp"]),
        ('!"moss elf"', ["Moss"]),
        ('!"ice hall"', ["Fire"]),
        ("!elf", []),
        ('!"vigía del faro"', ["Lamp"]),
        ("fire // ice", ["Fire"]),
        ("t:elf", ["Moss", "Moss"]),
        ("t:legend", ["Moss"]),
        ("t=legend", []),
        ('t:"elf druid"', ["Moss"]),
        ("t:end", []),
        ("t:humano", ["Lamp"]),
        ("t:tierra", ["Stone"]),
        ("o:flying", ["Élan", "Lamp"]),
        ("kw:flying", ["Lamp"]),
        ("kw:spree", ["Élan"]),
        ("kw:reach", ["Moss"]),
        ('o:"roba una carta"', ["Lamp"]),
        ('o:"~ dies"', ["Lamp"]),
        ('o:"when lamp"', ["Lamp"]),
        ("r:c", ["Moss"]),
        ("r>=uncommon", ["Moss"]),
        ("s:ABC", ["Moss"]),
        ("is:permanent", ["Lamp", "Moss", "Moss", "Quiet", "Stone"]),
        ("not:permanent", ["Élan", "Fire"]),
        ("is:vanilla", ["Moss"]),
        ("is:commander", ["Moss"]),
        ("is:reserved", ["Stone"]),
        ("is:hybrid", ["Élan"]),
        ("is:phyrexian", ["Quiet"]),
        ("is:split", ["Fire"]),
        ("is:house", []),
    ],
)
def test_words_and_kinds(text: str, names: list[str]) -> None:
    assert found(text) == names


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("c:w", ["Élan", "Lamp"]),
        ("c=w", []),
        ("c=wu", ["Lamp"]),
        ("c<=wu", ["Lamp", "Stone"]),
        ("c<wu", ["Stone"]),
        ("c>u", ["Fire", "Lamp"]),
        ("c!=g t:elf", []),
        ("c:c", ["Stone"]),
        ("c:m", ["Élan", "Fire", "Lamp"]),
        ("c!=m", ["Moss", "Moss", "Quiet", "Stone"]),
        ("c:azorius", ["Lamp"]),
        ("color:azul", ["Fire", "Lamp"]),
        ("c=2", ["Élan", "Fire", "Lamp"]),
        ("id:jeskai", ["Élan", "Fire", "Lamp", "Stone"]),
        ("id=ur", ["Fire"]),
    ],
)
def test_105_2_colors_are_compared_as_sets(text: str, names: list[str]) -> None:
    assert found(text) == names


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("mv=3", ["Élan", "Moss"]),
        ("cmc:1", ["Moss", "Quiet"]),
        ("mv>=4", ["Stone"]),
        ("pow>1", ["Moss"]),
        ("pow=0", ["Lamp"]),
        ("tou=1", ["Lamp", "Moss"]),
        ("tou>pow", ["Lamp", "Moss"]),
        ("pow!=tou", ["Lamp", "Moss"]),
        ("loy:4", ["Quiet"]),
        ("mana:g", ["Moss", "Moss"]),
        ("mana:1gg", ["Moss"]),
        ("mana>g", ["Moss"]),
        ("mana=g", ["Moss"]),
        ("mana<=1gg", ["Moss", "Moss"]),
        ("mana<1gg", ["Moss"]),
        ("mana!=g t:elf", ["Moss"]),
        ("mana:{r/w}x", ["Élan"]),
        ("mana:{w/r}", []),
    ],
)
def test_numbers_and_costs(text: str, names: list[str]) -> None:
    assert found(text) == names


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("t:elf -pow>1", ["Moss"]),
        ("-t:creature -t:land", ["Élan", "Fire", "Quiet"]),
        ("--t:elf mv=1", ["Moss"]),
        ("t:land or t:planeswalker", ["Quiet", "Stone"]),
        ("moss mv=3 OR t:land", ["Moss", "Stone"]),
        ("moss (mv=3 or t:land)", ["Moss"]),
        ("-(t:elf or t:sorcery) c:u", ["Lamp"]),
        ("elf and mv=1", ["Moss"]),
        ('"or"', []),
    ],
)
def test_what_binds_what(text: str, names: list[str]) -> None:
    assert found(text) == names


def test_a_tilde_is_the_card_by_its_short_name_or_as_this_creature() -> None:
    texts = (
        "When Mora enters, draw a card.",
        "When this creature enters, draw a card.",
        "When Sela enters, draw a card.",
    )
    pool = CardList(
        [card(name, text=text) for name, text in zip(("Mora, the Old", "Moth", "Mouse"), texts, strict=True)]
    )
    assert [one.name for one in search(pool, 'o:"when ~ enters"')] == ["Mora, the Old", "Moth"]


def test_702_a_keyword_is_a_part_of_a_list_or_stands_before_a_dash() -> None:
    texts = ("Vigilance, flying (It flies.)", "Flying creatures can't block.", "Ward—Pay 2 life.", "Cycling {2}")
    pool = CardList([card(name, text=text) for name, text in zip("abcd", texts, strict=True)])
    asked = {keyword: [one.name for one in search(pool, f"kw:{keyword}")] for keyword in ("flying", "ward", "cycling")}
    assert asked == {"flying": ["a"], "ward": ["c"], "cycling": ["d"]}


def test_107_4f_a_phyrexian_symbol_may_be_hybrid() -> None:
    pool = CardList([card("Both", "{G/U/P}"), card("One", "{G/P}"), card("Other", "{2/W}")])
    assert [one.name for one in search(pool, "is:phyrexian")] == ["Both", "One"]
    assert [one.name for one in search(pool, "is:hybrid")] == ["Both", "Other"]


def test_order() -> None:
    assert found("order:mv")[-1] == "Stone"
    assert found("order:mv direction:desc")[0] == "Stone"
    assert found("order:pow")[:3] == ["Lamp", "Moss", "Moss"]
    assert found("order:pow dir:desc")[:3] == ["Moss", "Moss", "Lamp"]
    assert found("direction:desc") == found("")[::-1]
    assert found("t:elf or t:land sort:cmc direction:descending") == ["Stone", "Moss", "Moss"]


def test_the_nearest_name_comes_first() -> None:
    cards = [card(name) for name in ("Gray Elf", "Elf Scout", "Elf")]
    pool = CardList([*cards, card("Bow", spanish=Wording("Elf Bow"))])
    assert [one.name for one in search(pool, "elf")] == ["Elf", "Bow", "Elf Scout", "Gray Elf"]
    assert [one.name for one in search(pool, "elf order:name")] == ["Bow", "Elf", "Elf Scout", "Gray Elf"]
    assert len(search(pool, "elf", limit=2)) == 2


def test_the_house_set_is_found_in_both_languages() -> None:
    pool = CardPool([CardList(load_house())])
    english = search(pool, "t:goblin c:r is:house f:house")
    assert english == search(pool, "t:trasgo c:rojo") != []
    assert len(search(pool, "")) == len(pool)
    assert all("Vuela" in one.front.spanish.text for one in search(pool, "kw:flying") if one.front.spanish)


def test_every_kind_can_be_asked_for() -> None:
    for kind in KINDS:
        search(POOL, f"is:{kind}")


def test_supported_is_asked_of_whoever_knows_and_last() -> None:
    asked: list[str] = []

    def supported(one: Card) -> bool:
        asked.append(one.name)
        return one.name == "Moss Elf"

    assert [one.name for one in search(POOL, "is:supported t:elf", supported=supported)] == ["Moss Elf"]
    assert asked == ["Moss Elf", "Moss Elf Elder"]
    with pytest.raises(SearchError, match="character 5: "):
        search(POOL, "-is:supported")
    assert not parse_query("is:supported").matches(load_house()[0])


def test_formats_and_sets_are_those_that_are_known() -> None:
    data = FormatData(
        formats=(Format("old", "Old Days", ("abc",), restricted=("Moss Elf",), banned=("Lamp Watch",)),),
        sets=(PrintedSet("abc", "", "core", False, {"rare": ("Moss Elf", "Lamp Watch", "Stone Dolmen")}),),
    )
    formats = Formats(data)
    known = Known(formats)

    def names(text: str) -> list[str]:
        query = parse_query(text, lambda: formats)
        return [one.name for one in POOL if query.matches(one, known)]

    assert names("f:old") == ["Moss Elf", "Stone Dolmen"] == names('f:"old days"')
    assert names("restricted:old") == ["Moss Elf"]
    assert names("banned:old") == ["Lamp Watch"]
    assert names("s:abc") == ["Moss Elf", "Lamp Watch", "Stone Dolmen"]


def test_a_record_tells_its_formats_itself() -> None:
    pool = CardList([card("Moss Elf", legalities=(("modern", "legal"), ("legacy", "banned")))])
    assert len(search(pool, "f:modern banned:legacy -f:legacy")) == 1
    with pytest.raises(SearchError, match="there are legacy"):
        search(pool, "f:legecy")
