"""The text table of a game with the Lich: that of Hero Realms, with jars, minions, challenges and defeats."""

from __future__ import annotations

from typing import Any

from pygames.engine.view import View
from pygames.games.hero_realms.cards import CARD, PACK, PACKS
from pygames.games.hero_realms.describe import (
    champion_line,
    in_full,
    market,
    now,
    player_lines,
    printed,
    terms,
    with_side,
)
from pygames.words.localizer import Block, Localizer
from pygames.words.people import Roles
from pygames.words.text_table import choices

Data = dict[str, Any]


def describe(view: View, localizer: Localizer) -> list[Block]:
    """Everything in the view as text, of the players the viewer first."""
    seats = len(view["players"])
    first = view["viewer"] or 0
    sections = [_now(view, localizer), market(view, localizer)]
    sections += [_player(view, (first + step) % seats, localizer) for step in range(seats)]
    return sections + choices(
        view, localizer, lambda action, label: with_side(view, localizer, action, label)
    )


def roles_now(view: View) -> Roles:
    """The heroes by their classes and the boss by its name, as soon as they have their packs."""
    packs = [player["pack"] for player in view["players"]]
    return [PACKS[PACK[pack]].called if pack else {} for pack in packs]


def about(localizer: Localizer, kind: str, word: str) -> str:
    """What is printed on a card of the base game or of the Lich; nothing of anything else."""
    return in_full(word, localizer) if kind == CARD.name else ""


def _now(view: View, localizer: Localizer) -> Block:
    section = now(view, localizer, *terms(view, localizer))
    lines = [localizer.text("table.party_size", n=view["party_size"])]
    binding = [seat for seat in view["challengers"] if not view["players"][seat]["out"]]  # AMB-HRL-19
    key = "table.challenger.now" if view["players"][view["active"]]["boss"] else "table.challenger"
    lines += [localizer.text(key, seat=seat) for seat in binding]
    return Block(section.heading, section.lines + lines)


def _player(view: View, seat: int, localizer: Localizer) -> Block:
    """A member of the party, defeated or not, or a boss."""
    player = view["players"][seat]
    lines = [localizer.text("table.out")] if player["out"] else []
    lines += player_lines(view, seat, localizer)
    lines += [_power(entry, localizer) for entry in player["powers"]]
    lines += [champion_line(entry, localizer, "table.minion") for entry in player["minions"]]
    lines += _boss(player, localizer) if player["boss"] else _member(player, localizer)
    return Block(localizer.text("table.boss" if player["boss"] else "table.member", seat=seat), lines)


def _power(entry: Data, localizer: Localizer) -> str:
    if not entry["prepared"]:
        state = localizer.text("champion.expended")
    else:
        state = localizer.text("beside.usable" if entry["expend"] else "champion.prepared")
    text = printed(entry["card"], localizer)
    return localizer.text("table.power", card=entry["card"], state=state, text=text)


def _boss(player: Data, localizer: Localizer) -> list[str]:
    """The piles of a boss."""
    lines = [
        localizer.text("table.jars", n=player["jars"]),
        localizer.text("table.grimoire", n=player["grimoire"]),
    ]
    if player["broken"]:
        lines.append(localizer.text("table.broken", cards=",".join(player["broken"])))
    return lines


def _member(player: Data, localizer: Localizer) -> list[str]:
    """Who is next to a member, what is borrowed, whether there was a challenge."""
    lines = []
    if player["adjacent"]:
        names = ", ".join([localizer.seat(seat).label for seat in player["adjacent"]])
        lines.append(localizer.text("table.adjacent", names=names))
    elif not player["out"]:
        lines.append(localizer.text("table.adjacent.none"))
    lines += [
        localizer.text("table.borrowed", card=entry["card"], other=entry["other"])
        for entry in player["borrowed"]
    ]
    if player["challenged"]:
        lines.append(localizer.text("table.challenge.used"))
    elif not player["out"]:
        lines.append(localizer.text("table.challenge.left"))
    return lines
