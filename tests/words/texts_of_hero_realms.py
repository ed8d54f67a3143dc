"""What texts_of.py tells of Hero Realms and of the games that stand on it."""

from collections.abc import Iterator
from typing import Any

from pygames.games.hero_realms import cards as hr
from pygames.games.hero_realms.market import WAYS
from pygames.games.hero_realms.state import FORMATS
from pygames.games.hero_realms.vocabulary import COUNTERS
from pygames.games.hero_realms_lich.vocabulary import LICH
from tests.words.ways import Way, at


def hero_realms_made() -> Iterator[str]:
    yield from (f"faction.{faction}" for faction in {*hr.FACTION} - {""})
    yield from (f"kind.{kind}" for kind in hr.KINDS)
    yield from (f"place.{place}" for place in ("discard", "deck", "hand"))
    yield from (f"{what}.{way}" for way in WAYS for what in ("use", "effect.redirect"))
    yield from (f"effect.gain.{what}" for what in ("gold", "combat", "health"))
    yield from (f"effect.draw_then_discard.{mode}" for mode in ("may", "up_to", "must"))
    yield from (f"effect.stun.{mode}" for mode in ("may", "must"))
    yield from (f"effect.aim.{at}" for at in ("player", "opponent"))
    yield from (f"effect.discount.{only}" for only in ("champion", "action"))
    yield from ("effect.top_deck.may.any", "effect.top_deck.must.champion")
    yield from ("effect.damage.player_and_champions", "effect.prepare", "effect.put_into_play")
    yield "effect.may_acquire_from_discard"
    used = {
        (name, line.params[name]) for line in hr.lines_of_faces(hr.BASE_FACES) for name in line.params
        if name in ("per", "count")
    }  # fmt: skip
    assert {counter for _, counter in used} == COUNTERS.keys()
    yield from (f"{'if' if name == 'count' else name}.{counter}" for name, counter in used)
    yield from ("fact.guard", "fact.defense", "champion.prepared", "champion.expended")
    yield from ("beside.usable", "beside.waits", "card.ally", "card.sacrifice")
    yield from (f"table.beside.{kind}" for kind in ("skill", "ability"))
    yield from (f"side.{effect}" for effect in ("gold", "combat", "health", "stun", "stun_opposing"))
    yield from (f"table.format.{name}" for name in FORMATS)
    yield from ("result.blood", "result.draw")
    yield from (f"told.{kind}" for kind in ("gained_gold", "gained_combat", "acquired", "stunned"))


def lich_made() -> Iterator[str]:
    yield from (f"kind.{kind}" for kind in (hr.JAR, hr.MINION, hr.POWER))
    lines = [line for lines in hr.LINES.values() for line in lines]
    used = {line.params["per"] for line in lines if "per" in line.params}
    yield from (f"per.{counter}" for counter in sorted(used & LICH.counters.maps[0].keys()))
    yield from (f"effect.aim.{at}" for at in ("any-player", "defeated"))
    yield from (f"effect.damage_each.{scope}" for scope in ("players", "players_and_champions"))
    yield from (f"table.format.{name}" for name in ("party", "versus"))
    yield from ("won.party", "won.boss")  # at the end of the page
    # the base game's words, with others here
    yield from ("no.is_out", "table.out", "result.last", "forecast.falls")
    yield "told.dispelled"


def lich_needless(view: Any, way: Way) -> bool:
    """What the base game's table leaves out, but of defeated members, who keep their cards; false flags."""
    if way[0] != "players" or way[-1] == "out":
        return hero_realms_needless(view, way)
    player, name = view["players"][way[1]], way[-1]
    if way[2] == "powers":  # the card says its kind; one that is expended is of no use
        return bool(name == "kind" or (name == "expend" and not at(view, way[:-1])["prepared"]))
    if name in ("boss", "jars", "grimoire", "challenged") or way[2] == "adjacent":
        return bool(player["boss"]) != (name in ("jars", "grimoire")) or name == "boss"
    return hero_realms_player_needless({**view, "players": _standing(view)}, way)


WHY = ("only", "category", "dearest", "faction", "exact", "tie", "lot", "cheap_enough")


def skirmish_made() -> Iterator[str]:
    yield from (f"why.{reason}" for reason in WHY)
    yield from (f"outlook.{way}" for way in ("gold", "nothing"))
    yield from (f"outlook.{way}{tie}" for way in ("free", "within", "dropped") for tie in ("", ".tie"))
    yield from (f"boss.{part}" for part in ("actions", "passing", "upright", "sideways"))
    yield from ("outlook.stronger", "outlook.weaker")
    yield from (f"boss_step.{step}" for step in (1, 2, 3, 5, 6))
    yield "recap.who"
    shortened = "counted joined dropped tilted_own stunned boss_gained_health boss_attacked"
    yield from (f"told.{kind}" for kind in shortened.split())


def _on_real_table(way: Way) -> bool:
    """What the page does not see where the cards are on a real table."""
    if way[0] != "players":
        return False
    return way[2] in ("deck", "hand", "owed") or (way[2] == "beside" and way[-1] != "card")


def skirmish_needless(view: Any, way: Way) -> bool:
    """What the base game's table leaves out; a pile of gems that counts turns only; nothing under way."""
    if way[0] == "gems":
        return not view["for_sale"]
    if way[0] == "counter":
        return bool(view["for_sale"])
    if way[0] == "for_sale":
        return view["gems"]["card"] is None
    if way[-1] in ("seat", "active") or way[-2:-1] == ("winners",):  # there is one seat only
        return True
    if way[-1] == "out":
        return True
    if way in (("boss", "attack"), ("boss", "value")):  # on the cards
        return True
    if view["paper"] and _on_real_table(way):
        return True
    if way[0] == "step":
        return not view["step"]
    if way[0] == "struck":
        return not view["struck"]
    if way[0] == "outlooks" and way[-1] == "way":
        return at(view, way) in ("gold", "nothing")  # a card’s word, and no cards: the others stand for it
    if way[0] == "outlooks" and way[-1] == "n":
        return at(view, way[:-1])["way"] not in ("gold", "within")
    return hero_realms_needless(view, way)


def _standing(view: Any) -> list[Any]:
    return [{**player, "out": False} for player in view["players"]]


def hero_realms_needless(view: Any, way: Way) -> bool:
    owner, name = at(view, way[:-1]), way[-1]
    if way[0] in ("pools", "turn") and view["active"] < 0:
        return True
    if way[0] == "asks" and name == "n":
        return not owner["n"]
    if way[0] == "gems":
        return view["gems"]["card"] is None
    if way[0] == "left":
        return not view["left"]
    if way[0] == "looking" and name == "count":
        return "cards" in view["looking"]
    if way[0] == "players":
        return hero_realms_player_needless(view, way)
    return False


def hero_realms_player_needless(view: Any, way: Way) -> bool:
    """Of one who is out all, of one without a pack yet his health; numbers where they are nothing."""
    player, name = view["players"][way[1]], way[-1]
    if player["out"]:
        return bool(name != "out")
    if player["pack"] is None and name in ("health", "start"):
        return True
    if way[2] == "hand" and name == "count":
        return bool(view["viewer"] == way[1])
    if way[2] == "beside":
        entry = player["beside"][way[3]]
        return name == "usable" and not entry["prepared"]
    return False
