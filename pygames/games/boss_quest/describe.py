"""The text table: a view as headings and lines, complete, in a person's language.

It is what the terminal prints and what a screen reader walks through, so every line makes sense
alone: whose it is stands in the heading, what it is at the beginning of the line.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygames.core.game import Section, View
from pygames.core.speech import Speech
from pygames.games.boss_quest.cards import POTION, SPELL, WEAPON, kind_of
from pygames.games.boss_quest.house import HOUSE, KINDS

Data = dict[str, Any]


def describe(view: View, speech: Speech) -> list[Section]:
    """Everything in the view as text, of the players the viewer first."""
    seats = len(view["players"])
    first = view["viewer"] or 0
    sections = [_now(view, speech), _boss(view, speech), _magician(view, speech)]
    sections += [_player(view, (first + step) % seats, speech) for step in range(seats)]
    extensions = _extensions(view, speech)
    if extensions:
        sections.append(Section(speech.say("table.extensions"), extensions))
    sections.append(_piles(view, speech))
    if view["ask"] is not None and "legal" in view["ask"]:
        sections.append(_choices(view, speech))
    return sections


# --- the moment ---


def _now(view: View, speech: Speech) -> Section:
    """Which round, who is asked what, how the game has ended; the armourer, the order, the aim."""
    lines = []
    ask, result = view["ask"], view["result"]
    if ask is not None:
        lines.append(speech.say(f"step.{ask['prompt']}"))
        lines.append(speech.say(f"prompt.{ask['prompt']}", seat=ask["seat"]))
    if result is not None:
        names = _listed([speech.seat(seat) for seat in result["winners"]])
        lines.append(speech.say(f"result.{result['how']}"))
        lines.append(speech.say("table.winners", names=names))
        lines.append(speech.say("table.rule", rule=result["rule"], text=speech.rule(result["rule"])))
    lines.append(speech.say("table.target", keys=view["target"]))
    lines.append(speech.say("table.armourer", seat=view["armourer"]))
    seats = len(view["players"])
    ring = ((view["armourer"] + step) % seats for step in range(1, seats + 1))
    order = [speech.seat(seat) for seat in ring if view["players"][seat]["role"] != "gone"]
    lines.append(speech.say("table.order", names=_listed(order)))
    if view["duel"]:
        text = next(option.text for option in speech.game.options if option.id == "duel")
        lines.append(speech.say("table.option", text=text.to(speech.language)))
    return Section(speech.say("table.round", n=view["round"]), lines)


def _choices(view: View, speech: Speech) -> Section:
    """What the viewer can do, numbered from 1; beside a reading, what it is worth."""
    ask = view["ask"]
    lines = []
    for number, text in enumerate(ask["legal"], start=1):
        action = speech.game.grammar.parse(text)
        key = f"do.pass.{ask['prompt']}"
        label = speech.say(key) if text == "pass" and key in speech else speech.action(action)
        if action.verb.name in ("plus", "minus"):
            size = view["potions"][action.args[0] - POTION]
            label = f"{label} — {speech.word('value', size if action.verb.name == 'plus' else -size)}"
        lines.append(f"{number}. {label}")
    return Section(speech.say("table.choices", seat=ask["seat"]), lines)


# --- the middle of the table ---


def _boss(view: View, speech: Speech) -> Section:
    """The boss's points, and the active spells with what they do and where they lie."""
    boss = view["boss"]
    who = "reaper" if boss["reaper"] else "boss"
    how = "hp" if boss["hp"] == boss["base"] else "changed"
    whose = _whose(view, speech)
    lines = [speech.say(f"table.{who}.{how}", hp=boss["hp"], base=boss["base"], whose=whose)]
    for entry in view["active"]:
        spell = _spell(entry["spell"], speech)
        if entry["on"] is None:
            lines.append(speech.say("table.active.boss", spell))
        else:
            lines.append(speech.say("table.active.player", spell, knight=entry["on"]))
    if not view["active"]:
        lines.append(speech.say("table.active.none"))
    return Section(speech.say("table.boss"), lines)


def _magician(view: View, speech: Speech) -> Section:
    """The spells that can be had, with what they do; the mystery spell as far as it is known."""
    lines = [speech.say("table.spell", _spell(spell, speech)) for spell in view["row"]]
    mystery = view["mystery"]
    if mystery:
        spell = _spell(mystery["spell"], speech)
        lines.append(speech.say("table.mystery.known", spell, seat=view["viewer"]))
    elif mystery is not None:
        lines.append(speech.say("table.mystery"))
    if not lines:
        lines.append(speech.say("table.magician.none"))
    if view["aims"] is not None:
        lines.append(speech.say("table.aims", _spell(view["aims"], speech)))
    return Section(speech.say("table.magician"), lines)


def _extensions(view: View, speech: Speech) -> list[str]:
    """The companions that nobody has, and the numbers that the booklet's pictures held."""
    lines = [_companion("table.reserve", companion, view, speech) for companion in view["reserve"]]
    if _with_potions(view):
        key = "table.potions" if tuple(view["potions"]) == HOUSE.potions else "table.potions.own"
        lines.append(speech.say(key, sizes=_listed([str(size) for size in view["potions"]])))
    reaper = view["reaper"]
    if reaper["state"] != "out":
        lines.append(
            speech.say(f"table.reaper.{reaper['state']}", hp=reaper["hp"], whose=_whose(view, speech))
        )
    return lines


def _whose(view: View, speech: Speech) -> str:
    """Whether the reaper's points are the house's (AMB-BQ-38) or one's own: the booklet's are not known."""
    return speech.say("table.house" if view["reaper"]["hp"] == HOUSE.reaper else "table.own")


def _with_potions(view: View) -> bool:
    """Whether the potions are in the game: then there are three weapons besides the sevens of colours."""
    held = [len(player["visible"]) + (player["hidden"] is not None) for player in view["players"]]
    weapons: int = view["weapons"]["count"] + sum(held)
    return weapons % 7 != 0


def _piles(view: View, speech: Speech) -> Section:
    """How many cards lie in the piles, and what lies on the discards."""
    spells, bosses = view["spells"], view["bosses"]
    lines = [
        speech.say("table.weapons", count=view["weapons"]["count"]),
        speech.say("table.spells", count=spells["count"]),
        speech.say("table.discard", spells=_titles(spells["discard"][::-1], speech))
        if spells["discard"]
        else speech.say("table.discard.empty"),
        speech.say("table.bosses", count=bosses["count"]),
    ]
    if bosses["beaten"]:
        beaten = _listed([str(boss) for boss in reversed(bosses["beaten"])])
        lines.append(speech.say("table.beaten", bosses=beaten))
    return Section(speech.say("table.piles"), lines)


# --- a player ---


def _player(view: View, seat: int, speech: Speech) -> Section:
    """A player's tokens, companion, weapons and force, as far as the viewer may know them."""
    player = view["players"][seat]
    lines = [speech.say("table.tokens", hearts=player["hearts"], keys=player["keys"])]
    if player["place"] is not None:
        lines.append(speech.say(f"table.place.{player['place']}"))
    if player["companion"] is not None:
        lines.append(_companion("table.companion", player["companion"], view, speech))
    if player["visible"]:
        weapons = _listed([_weapon(weapon, speech) for weapon in player["visible"]])
        lines.append(speech.say("table.visible", weapons=weapons))
    hidden = player["hidden"]
    if hidden:
        lines.append(speech.say("table.hidden.known", text=_weapon(hidden["weapon"], speech)))
    elif hidden is not None:
        lines.append(speech.say("table.hidden"))
    before = [entry["spell"] for entry in view["active"] if entry["on"] == player["letter"]]
    if before:
        lines.append(speech.say("table.before", spells=_titles(before, speech)))
    if player["visible"] or hidden is not None:
        lines.append(_force(player, speech))
    return Section(speech.say(f"table.player.{player['role']}", seat=seat), lines)


def _force(player: Data, speech: Speech) -> str:
    """A force, exact or in bounds; with a known potion still to be read it is one of two."""
    least, most = (_number(player["force"][end]) for end in ("least", "most"))
    if least == most:
        return speech.say("table.force", force=least)
    key = "table.force.either" if player["hidden"] else "table.force.range"
    return speech.say(key, least=least, most=most)


def _companion(key: str, companion: str, view: View, speech: Speech) -> str:
    """A companion, what it does, and whether it has done so in this round."""
    text = speech.say(f"companion.{companion}.text")
    return speech.say(f"{key}.used" if companion in view["used"] else key, companion=companion, text=text)


# --- words ---


def _weapon(weapon: Data, speech: Speech) -> str:
    """A weapon; of a potion what it is worth, or can be."""
    if WEAPON.index[weapon["name"]] < POTION:
        return str(speech.word("weapon", weapon["name"]))
    if weapon["read"]:
        return speech.say("table.potion.read", weapon=weapon["name"], value=weapon["value"])
    size = weapon["size"]
    return speech.say("table.potion.open", weapon=weapon["name"], value=size, value2=-size)


def _spell(spell: str, speech: Speech) -> dict[str, str]:
    """A spell with what it does, as the params of a line."""
    return {"spell": spell, "text": speech.say(f"spell.{KINDS[kind_of(SPELL.index[spell])]}.text")}


def _titles(spells: Sequence[str], speech: Speech) -> str:
    return _listed([str(speech.word("spell", spell)) for spell in spells])


def _listed(words: Sequence[str]) -> str:
    return ", ".join(words)


def _number(value: int) -> str:
    return str(value).replace("-", "−")
