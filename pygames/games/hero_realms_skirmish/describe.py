"""The text table of the Skirmish: that of Hero Realms, with the boss and its turn counter."""

from __future__ import annotations

from typing import Any

from pygames.engine.view import View
from pygames.games.hero_realms.describe import champion_line, market, now, player_lines, printed, with_side
from pygames.words.localizer import Block, Localizer
from pygames.words.text_table import choices

Data = dict[str, Any]


def describe(view: View, localizer: Localizer) -> list[Block]:
    """Everything in the view as text, the boss before the player."""
    sections = [now(view, localizer), market(view, localizer, _counter(view, localizer))]
    sections += [_boss(view, localizer)]
    lines = _on_paper(view, localizer) if view["paper"] else player_lines(view, 0, localizer)
    sections.append(Block(localizer.text("table.player", seat=0), lines))
    return sections + choices(
        view, localizer, lambda action, label: with_side(view, localizer, action, label)
    )


def _on_paper(view: View, localizer: Localizer) -> list[str]:
    """With paper cards the page knows what the player has, and the champions in play."""
    player = view["players"][0]
    lines = [
        localizer.text("paper"),
        localizer.text("table.health", n=player["health"], start=player["start"]),
    ]
    lines.append(localizer.text("table.pack", pack=player["pack"]))
    if player["blessing"]:
        lines.append(localizer.text("table.blessing", n=player["blessing"]))
    lines += [champion_line(entry, localizer) for entry in player["champions"]]
    own = [*player["discard"], *[entry["card"] for entry in player["beside"]]]
    return [*lines, *([localizer.text("paper.own", cards=",".join(own))] if own else [])]


def _counter(view: View, localizer: Localizer) -> list[str]:
    """The Fire Gems left, and which of them bring reinforcements."""
    gems = view["gems"]
    if view["for_sale"] and gems["card"] is not None:
        text = printed(gems["card"], localizer)
        line = localizer.text(
            "boss.counter.sold", n=gems["count"], card=gems["card"], cost=gems["cost"], text=text
        )
    else:
        line = localizer.text("boss.counter", n=view["counter"])
    return [line, *[localizer.text("boss.reinforced", n=n) for n in view["reinforced"]]]


def _outlook(card: str, it: Data, localizer: Localizer) -> str:
    """What a behaviour card would make the boss do at the market as it lies, and in its attack."""
    named = {"cards": ",".join(it["cards"])} if it["cards"] else {}
    key = f"outlook.{it['way']}.tie" if len(it["cards"]) > 1 else f"outlook.{it['way']}"
    does = localizer.text(key, n=it["n"], **named)
    attack = localizer.text("outlook.stronger" if it["attack"] else "outlook.weaker", n=it["value"])
    return localizer.text("boss.outlook", card=card, text=does, state=attack)


def _boss(view: View, localizer: Localizer) -> Block:
    """Its health, behaviour, cards and pools; the turn counter."""
    boss = view["boss"]
    lines = [
        localizer.text("boss.health", n=boss["health"], start=boss["start"], found=boss["shield"]),
        localizer.text("boss.card", text=printed(boss["card"], localizer)),
    ]
    if boss["behaviour"]:
        lines.append(localizer.text("boss.behaviour", card=boss["behaviour"][-1]))
        if boss["behaviour"][:-1]:
            lines.append(localizer.text("boss.used", cards=",".join(boss["behaviour"][:-1])))
    if boss["pile"]:
        lines.append(localizer.text("boss.pile", cards=",".join(boss["pile"])))
    lines += [_outlook(card, it, localizer) for card, it in view["outlooks"].items()]
    if view["struck"]:
        lines.append(localizer.text("boss.struck", n=view["struck"]))
    if view["step"]:
        lines.append(localizer.text("boss.step", step=view["step"]))
    lines.append(localizer.text("boss.pools", boss))
    lines += [_champion(entry, localizer) for entry in boss["champions"]]
    for zone in ("actions", "passing"):
        lines += [
            localizer.text(f"boss.{zone}", card=card, text=printed(card, localizer)) for card in boss[zone]
        ]
    if boss["felled"]:
        lines.append(localizer.text("boss.felled", cards=",".join(boss["felled"])))
    lines += [localizer.text("boss.claim", n=n) for n in view["claims"]]
    if boss["abilities"]:
        lines.append(localizer.text("boss.abilities"))
    return Block(localizer.text("boss.heading", card=boss["card"]), lines)


def _champion(entry: Data, localizer: Localizer) -> str:
    states = [localizer.text("boss.upright" if entry["prepared"] else "boss.sideways")]
    if entry["guard"]:
        states.append(localizer.text("boss.guards"))
    states.append(localizer.text("champion.defense", n=entry["defense"]))
    if entry["lacking"] != entry["defense"]:
        states.append(localizer.text("champion.lacking", n=entry["lacking"]))
    text = printed(entry["card"], localizer)
    return localizer.text("boss.champion", card=entry["card"], state=", ".join(states), text=text)
