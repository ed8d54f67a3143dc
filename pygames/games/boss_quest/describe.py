"""The text table: a view as headings and lines, complete, in a person's language.

It is what the terminal prints and what a screen reader walks through, so every line makes sense
alone: whose it is stands in the heading, what it is at the beginning of the line.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygames.engine.action import Action
from pygames.engine.view import View
from pygames.games.boss_quest.cards import KIND_OF, POTION, SPELL, WEAPON
from pygames.games.boss_quest.derived import house_potions, house_reaper, with_potions
from pygames.games.boss_quest.house import KINDS
from pygames.words.localizer import Block, Localizer
from pygames.words.numbers import number, signed
from pygames.words.text_table import choices, decision_lines, rule_line

Data = dict[str, Any]


def describe(view: View, localizer: Localizer) -> list[Block]:
    """Everything in the view as text, of the players the viewer first."""
    seats = len(view["players"])
    first = view["viewer"] or 0
    sections = [_now(view, localizer), _boss(view, localizer), _magician(view, localizer)]
    sections += [_player(view, (first + step) % seats, localizer) for step in range(seats)]
    extensions = _extensions(view, localizer)
    if extensions:
        sections.append(Block(localizer.text("table.extensions"), extensions))
    sections.append(_piles(view, localizer))
    return sections + choices(
        view, localizer, lambda action, label: _with_worth(view, localizer, action, label)
    )


# --- the moment ---


def _now(view: View, localizer: Localizer) -> Block:
    """Which round, who is asked what, how the game has ended; the armourer, the order, the aim."""
    lines, result = decision_lines(view, localizer), view["result"]
    if result is not None:
        names = _listed([localizer.seat(seat).label for seat in result["winners"]])
        lines.append(localizer.text(f"result.{result['how']}"))
        lines.append(localizer.text("table.winners", names=names))
        lines.append(rule_line(view, localizer))
    lines.append(localizer.text("table.target", keys=view["target"]))
    lines.append(localizer.text("table.armourer", seat=view["armourer"]))
    seats = len(view["players"])
    ring = ((view["armourer"] + step) % seats for step in range(1, seats + 1))
    order = [localizer.seat(seat).label for seat in ring if view["players"][seat]["role"] != "gone"]
    lines.append(localizer.text("table.order", names=_listed(order)))
    if view["duel"]:
        lines.append(localizer.text("table.option", text=localizer.text("option.duel")))
    return Block(localizer.text("table.round", n=view["round"]), lines)


def _with_worth(view: View, localizer: Localizer, action: Action, label: str) -> str:
    """A choice; beside a reading of a potion, what it is worth."""
    if action.type.name not in ("plus", "minus"):
        return label
    minus, plus = view["potions"][action.args[0] - POTION]
    return f"{label} — {localizer.word('value', plus if action.type.name == 'plus' else minus)}"


# --- the middle of the table ---


def _boss(view: View, localizer: Localizer) -> Block:
    """The boss's points, and the active spells with what they do and where they lie."""
    boss = view["boss"]
    who = "reaper" if boss["reaper"] else "boss"
    how = "hp" if boss["hp"] == boss["base"] else "changed"
    whose = _whose(view, localizer)
    lines = [localizer.text(f"table.{who}.{how}", hp=boss["hp"], base=boss["base"], whose=whose)]
    for entry in view["active"]:
        spell = _spell(entry["spell"], localizer)
        if entry["on"] is None:
            lines.append(localizer.text("table.active.boss", spell))
        else:
            lines.append(localizer.text("table.active.player", spell, knight=entry["on"]))
    if not view["active"]:
        lines.append(localizer.text("table.active.none"))
    return Block(localizer.text("table.boss"), lines)


def _magician(view: View, localizer: Localizer) -> Block:
    """The spells that can be had, with what they do; the mystery spell as far as it is known."""
    lines = [localizer.text("table.spell", _spell(spell, localizer)) for spell in view["row"]]
    mystery = view["mystery"]
    if mystery:
        spell = _spell(mystery["spell"], localizer)
        if "open" in mystery:
            lines.append(localizer.text("table.mystery.open", spell))
        else:
            lines.append(localizer.text("table.mystery.known", spell, seat=view["viewer"]))
    elif mystery is not None:
        lines.append(localizer.text("table.mystery"))
    if not lines:
        lines.append(localizer.text("table.magician.none"))
    if view["aims"] is not None:
        lines.append(localizer.text("table.aims", _spell(view["aims"], localizer)))
    return Block(localizer.text("table.magician"), lines)


def _extensions(view: View, localizer: Localizer) -> list[str]:
    """The companions that nobody has, and the numbers that the booklet's pictures held."""
    lines = [_companion("table.reserve", companion, view, localizer) for companion in view["reserve"]]
    if with_potions(view):
        either = [f"{signed(minus)}/{signed(plus)}" for minus, plus in view["potions"]]
        key = "table.potions" if house_potions(view) else "table.potions.own"
        lines.append(localizer.text(key, sizes=_listed(either)))
    reaper = view["reaper"]
    if reaper["state"] != "out":
        lines.append(
            localizer.text(f"table.reaper.{reaper['state']}", hp=reaper["hp"], whose=_whose(view, localizer))
        )
    return lines


def _whose(view: View, localizer: Localizer) -> str:
    """Whether the reaper's points are the house's (AMB-BQ-38) or one's own: the booklet's are not known."""
    return localizer.text("table.house" if house_reaper(view) else "table.own")


def _piles(view: View, localizer: Localizer) -> Block:
    """How many cards lie in the piles, and what lies on the discards."""
    spells, bosses = view["spells"], view["bosses"]
    lines = [
        localizer.text("table.weapons", count=view["weapons"]["count"]),
        localizer.text("table.spells", count=spells["count"]),
        localizer.text("table.discard", spells=_titles(spells["discard"][::-1], localizer))
        if spells["discard"]
        else localizer.text("table.discard.empty"),
        localizer.text("table.bosses", count=bosses["count"]),
    ]
    if bosses["beaten"]:
        beaten = _listed([str(boss) for boss in reversed(bosses["beaten"])])
        lines.append(localizer.text("table.beaten", bosses=beaten))
    return Block(localizer.text("table.piles"), lines)


# --- a player ---


def _player(view: View, seat: int, localizer: Localizer) -> Block:
    """A player's tokens, companion, weapons and force, as far as the viewer may know them."""
    player = view["players"][seat]
    lines = [localizer.text("table.tokens", hearts=player["hearts"], keys=player["keys"])]
    if player["place"] is not None:
        lines.append(localizer.text(f"table.place.{player['place']}"))
    if player["companion"] is not None:
        lines.append(_companion("table.companion", player["companion"], view, localizer))
    if player["visible"]:
        weapons = _listed([_weapon(weapon, localizer) for weapon in player["visible"]])
        lines.append(localizer.text("table.visible", weapons=weapons))
    hidden = player["hidden"]
    if hidden:
        lines.append(localizer.text("table.hidden.known", text=_weapon(hidden["weapon"], localizer)))
    elif hidden is not None:
        lines.append(localizer.text("table.hidden"))
    before = [entry["spell"] for entry in view["active"] if entry["on"] == player["letter"]]
    if before:
        lines.append(localizer.text("table.before", spells=_titles(before, localizer)))
    # once the game is over the spells of the last combat are discarded: the weapons alone are another force
    if view["result"] is None and (player["visible"] or hidden is not None):
        lines.append(_force(player, localizer))
    if player["fails"] is not None:
        lines.append(localizer.text("table.fails", spell=player["fails"]))
    return Block(localizer.text(f"table.player.{player['role']}", seat=seat), lines)


def _force(player: Data, localizer: Localizer) -> str:
    """A force, exact or in bounds; with a known potion still to be read it is one of two."""
    least, most = (number(player["force"][end]) for end in ("least", "most"))
    if least == most:
        return localizer.text("table.force", force=least)
    key = "table.force.either" if player["hidden"] else "table.force.range"
    return localizer.text(key, least=least, most=most)


def _companion(key: str, companion: str, view: View, localizer: Localizer) -> str:
    """A companion, what it does, and whether it has done so in this round."""
    text = localizer.text(f"companion.{companion}.text")
    return localizer.text(f"{key}.used" if companion in view["used"] else key, companion=companion, text=text)


# --- words ---


def _weapon(weapon: Data, localizer: Localizer) -> str:
    """A weapon; of a potion what it is worth, or can be."""
    if WEAPON.index[weapon["name"]] < POTION:
        return str(localizer.word("weapon", weapon["name"]))
    if weapon["read"]:
        return localizer.text("table.potion.read", weapon=weapon["name"], value=weapon["value"])
    plus, minus = weapon["plus"], weapon["minus"]
    return localizer.text("table.potion.open", weapon=weapon["name"], value=plus, value2=minus)


def _spell(spell: str, localizer: Localizer) -> dict[str, str]:
    """A spell with what it does, as the params of a line."""
    return {"spell": spell, "text": localizer.text(f"spell.{KINDS[KIND_OF[SPELL.index[spell]]]}.text")}


def reason(localizer: Localizer, view: View, action: Action) -> str:
    """What the spell does that an action uses or takes away; nothing of another action."""
    domains = [domain.name for domain in action.type.domains]
    if domains[:1] != ["spell"]:
        return ""
    text = _spell(action.words[0], localizer)["text"]
    return localizer.text("spell.gone", text=text) if action.type.name in ("discard", "replace") else text


def _titles(spells: Sequence[str], localizer: Localizer) -> str:
    return _listed([str(localizer.word("spell", spell)) for spell in spells])


def _listed(words: Sequence[str]) -> str:
    return ", ".join(words)
