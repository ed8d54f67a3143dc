"""The text table: a view as headings and lines, complete, in a person's language.

It is what the terminal prints and what a screen reader walks through, so every line makes sense
alone: whose it is stands in the heading, what it is at the beginning of the line.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygames.engine.action import Action
from pygames.engine.view import View
from pygames.games.immortal_king.cards import ADVENTURER, COLOURS, EQUIPMENT
from pygames.games.immortal_king.cards_text import (
    ability_lines,
    box_of,
    card_lines,
    effect_text,
    item_text,
    kind_text,
    powers,
    printed,
    scenario_text,
    source_text,
)
from pygames.games.immortal_king.dungeon import TENACITY_PRICE
from pygames.games.immortal_king.state import MASTER, PARTY_SEAT
from pygames.words.localizer import Block, Localizer
from pygames.words.numbers import signed
from pygames.words.text_table import choices, decision_lines, rule_line

Data = dict[str, Any]
POWERS = {
    "ultimate": "ultimate",
    "power": "temporary",
    "gift": "gift",
}  # types of action, and the powers they use


def describe(view: View, localizer: Localizer) -> list[Block]:
    """Everything in the view as text."""
    sections = [_now(view, localizer)]
    if view["scale"]:
        sections.append(_scale(view, localizer))
    if view["last"]:
        sections.append(_last(view, localizer))
    elif view["fight"]:
        sections.append(_fight(view, localizer))
    if view["turn"]:
        sections += [_corridor(view, corridor, localizer) for corridor in view["corridors"]]
    sections += [_final(view, localizer), _party(view, localizer), _equipment(view, localizer)]
    if not view["scale"]:
        lines = [localizer.text("table.fear", fear=view["fear"])]
        sections.append(Block(localizer.text("table.dungeon", seat=MASTER), lines))
    if view["turn"]:
        sections.append(_won(view, localizer))
    if view["box"]:
        sections.append(_box(view, localizer))
    return sections + choices(
        view, localizer, lambda action, label: _with_more(view, localizer, action, label)
    )


# --- the moment ---


def _now(view: View, localizer: Localizer) -> Block:
    """Which turn, who decides what, how the game has ended; the options; what waits for its target."""
    lines, result = decision_lines(view, localizer), view["result"]
    if result is not None:
        lines.append(localizer.text(f"result.{result['how']}"))
        names = _listed([localizer.seat(seat).label for seat in result["winners"]], localizer)
        lines.append(
            localizer.text("table.winners", names=names) if names else localizer.text("table.winners.none")
        )
        lines.append(rule_line(view, localizer))
    if view["aim"]:
        lines.append(_aim(view, localizer))
    if view["place"]:
        lines.append(localizer.text("table.filled", place=view["place"]))
    if view["scenario"]:
        lines.append(localizer.text("table.scenario", text=scenario_text(localizer, view["scenario"])))
    lines.append(localizer.text("table.cards", name=box_of(localizer).name.to(localizer.language)))
    if localizer.options.get("nemesis"):
        lines.append(localizer.text("table.option", text=localizer.text("option.nemesis")))
    turn = view["turn"]
    return Block(localizer.text("table.turn", n=turn) if turn else localizer.text("table.turn.none"), lines)


def _aim(view: View, localizer: Localizer) -> str:
    """What was paid for and has still to be aimed."""
    source, number = view["aim"]
    if source == "ultimate":
        word = ADVENTURER.words[number]
        return localizer.text(
            "table.aim.ultimate", adventurer=word, text=_power(view, word, source, localizer)
        )
    word = EQUIPMENT.words[number]
    return localizer.text("table.aim.use", equipment=word, text=_use(view, word, localizer))


def _scale(view: View, localizer: Localizer) -> Block:
    """The destiny scale: what has happened, and what is to come."""
    fear = view["fear"]
    lines = [localizer.text("table.scale.fear", fear=fear)]
    for n, (step, happening) in enumerate(zip(view["scale"], view["happenings"], strict=True), start=1):
        key = "reached" if n <= fear else "next" if n == fear + 1 else "later"
        text = str(localizer.word("step", step))
        if happening:
            text = localizer.text("table.scale.named", happening=happening, text=text)
        lines.append(localizer.text(f"table.scale.{key}", n=n, text=text))
    return Block(localizer.text("table.scale"), lines)


# --- the fight ---


def _fight(view: View, localizer: Localizer) -> Block:
    """The fight that is on: the dice thrown, and what they come to against which power."""
    fight = view["fight"]
    encounter = _at(view, fight["place"])
    if encounter and encounter["by_gestures"]:
        lines = [localizer.text("table.power.gestures")]
    else:
        lines = _numbers(fight, localizer)
    if fight["power_die"]:
        lines.append(localizer.text("table.power.die", die=fight["power_die"]))
    if fight["gifts"]:
        names = _listed([str(localizer.word("adventurer", word)) for word in fight["gifts"]], localizer)
        lines.append(localizer.text("table.gifts", names=names))
    if fight["gesture"]:
        lines.append(localizer.text("table.gesture", gesture=fight["gesture"]))
    return Block(localizer.text("table.fight", place=fight["place"]), lines, asked=True)


def _last(view: View, localizer: Localizer) -> Block:
    """The fight that is over, until the next one begins."""
    last = view["last"]
    lines = [
        localizer.text("table.against", card=last["card"]),
        localizer.text(f"table.{last['how']}"),
    ]
    if last["gestures"]:
        ours, theirs = last["gestures"]
        lines.append(localizer.text("table.gestures", gesture=ours, gesture2=theirs))
    else:
        lines += _numbers(last, localizer)
    return Block(localizer.text("table.last", place=last["place"]), lines)


def _numbers(fight: Data, localizer: Localizer) -> list[str]:
    """The dice in the order in which they were thrown, and what the last one comes to."""
    rolls = fight["rolls"]
    lines = [localizer.text("table.roll.gone", sides=sides, die=die) for sides, die in rolls[:-1]]
    if rolls:
        sides, die = rolls[-1]
        lines.append(localizer.text("table.roll", sides=sides, die=die))
    else:
        lines.append(localizer.text("table.roll.none"))
    if fight["multiplier"] > 1:
        lines.append(localizer.text("table.multiplier", factor=fight["multiplier"]))
    if fight["bonus"]:
        lines.append(localizer.text("table.bonus", amount=signed(fight["bonus"])))
    if fight["total"] is not None:
        lines.append(localizer.text("table.total", total=fight["total"]))
    if fight["power"] is not None:
        lines.append(localizer.text("table.power", power=fight["power"]))
    return lines


# --- corridors and the final monster ---


def _corridor(view: View, corridor: Data, localizer: Localizer) -> Block:
    """The encounter of a corridor and the pile behind it, as far as the viewer knows them."""
    lines = []
    encounter = corridor["encounter"] if corridor["there"] else None
    if encounter:
        key = "table.encounter.ambush" if corridor["ambushed"] else "table.encounter"
        lines.append(localizer.text(key, card=encounter["card"], text=kind_text(localizer, encounter)))
        lines += _strength(encounter, localizer)
    elif corridor["there"]:
        lines.append(localizer.text("table.unknown"))
    else:
        lines.append(localizer.text("table.nothing" if corridor["pile"] else "table.clear"))
    if corridor["tenacity"]:
        lines.append(localizer.text("table.tenacity"))
    if encounter:
        lines += ability_lines(localizer, encounter)
    if corridor["pile"]:
        lines.append(localizer.text("table.pile", count=corridor["pile"]))
    if corridor["top"]:
        top = corridor["top"]
        text = ". ".join(line.rstrip(".") for line in card_lines(localizer, top))
        lines.append(localizer.text("table.top", card=top["card"], text=text))
        if view["place"] == corridor["place"] and (lack := without_tenacity(localizer, view, top)):
            lines.append(lack)
    return Block(localizer.text("table.corridor", corridor=corridor["place"]), lines)


def without_tenacity(localizer: Localizer, view: View, card: dict[str, Any]) -> str:
    """Why the card that comes next can get no tenacity token (HIK-56); empty where it can."""
    if card["family"] == "trap":
        return localizer.text("table.no_tenacity")
    lacking = TENACITY_PRICE - view["fear"]
    return localizer.text("table.tenacity_dear", fear=TENACITY_PRICE) if lacking > 0 else ""


def _strength(encounter: Data, localizer: Localizer) -> list[str]:
    """The power as it is now, and the printed one unless it is the same; how many rolls win against it."""
    if encounter["by_gestures"]:
        return [localizer.text("table.power.gestures")]
    power, on_card = powers(encounter), printed(localizer, encounter)
    if on_card == power:
        lines = [localizer.text("table.power.same", power=on_card)]
    else:
        lines = [localizer.text("table.power.now", power=power, printed=on_card)]
    if encounter["winning"]:
        n, of = encounter["winning"]
        if n in (0, of):
            lines.append(localizer.text("table.winning.always" if n else "table.winning.never", of=of))
        else:
            lines.append(localizer.text("table.winning.once" if n == 1 else "table.winning", n=n, of=of))
    return lines


def _final(view: View, localizer: Localizer) -> Block:
    """The final monster, and whether it can be attacked."""
    final = view["final"]
    lines = [localizer.text("table.encounter", card=final["card"], text=kind_text(localizer, final))]
    lines += _strength(final, localizer)
    if final["tenacity"]:
        lines.append(localizer.text("table.tenacity"))
    lines.append(localizer.text("table.way.open" if view["way_open"] else "table.way.closed"))
    if view["scenario"]:
        final = {**final, "fear": None}  # alone, nobody starts with fear
    return Block(localizer.text("table.final"), [*lines, *ability_lines(localizer, final)])


# --- the party ---


def _party(view: View, localizer: Localizer) -> Block:
    """The party's courage and adventurers; while they are chosen, only the names."""
    party = view["party"]
    lines = []
    if view["turn"]:
        lines.append(localizer.text("table.courage", courage=view["courage"]))
        lines += [adventurer_line(localizer, card) for card in party]
    elif party:
        names = _listed([str(localizer.word("adventurer", card["adventurer"])) for card in party], localizer)
        lines.append(localizer.text("table.party.chosen", names=names))
    else:
        lines.append(localizer.text("table.party.none"))
    if party:
        lines.append(localizer.text("table.ultimate", cost=" ".join(view["ultimate_cost"])))
    return Block(localizer.text("table.party", seat=PARTY_SEAT), lines)


def adventurer_line(localizer: Localizer, card: Data, *, mana: bool = True) -> str:
    """All that an adventurer's card says, and whether it has its mana token."""
    token = localizer.text("table.mana" if card["mana"] else "table.mana.none") if mana else ""
    return localizer.text(
        "table.adventurer",
        adventurer=card["adventurer"],
        kind=localizer.text(f"kind.{card['gender']}.{card['type']}"),
        mana=token,
        gift=inside(effect_text(localizer, card["gift"], gift=True)),
        temporary=inside(effect_text(localizer, card["temporary"])),
        ultimate=inside(effect_text(localizer, card["ultimate"])),
        source=source_text(localizer, card["source"]),
    )


def _equipment(view: View, localizer: Localizer) -> Block:
    """The party's equipment; whoever may not look at it knows how many cards lie face down."""
    equipment = view["equipment"]
    lines = []
    if equipment["hand"] is None:
        lines.append(localizer.text("table.equipment.hidden", count=equipment["hidden"]))
    elif view["box"]:
        names = _names(equipment["hand"], localizer)
        lines.append(
            localizer.text("table.equipment.chosen", names=names)
            if names
            else localizer.text("table.equipment.none")
        )
    else:
        down = [equipment_line(localizer, card) for card in equipment["hand"]]
        lines += [localizer.text("table.equipment.down", text=text) for text in down]
    up = [equipment_line(localizer, card, up=True) for card in equipment["open"]]
    lines += [localizer.text("table.equipment.up", text=text) for text in up]
    if equipment["drunk"]:
        lines.append(localizer.text("table.equipment.drunk", names=_names(equipment["drunk"], localizer)))
    return Block(localizer.text("table.equipment"), lines)


def equipment_line(localizer: Localizer, card: Data, *, up: bool = False, payable: bool = True) -> str:
    """All that an equipment card says; with a cost, whether it can be paid (unless not `payable`)."""
    key = "table.item"
    if up and card["type"] == "object":
        key = "table.item.works"
    elif card["cost"] and payable:
        key = "table.item.payable" if card["payable"] else "table.item.dear"
    return localizer.text(
        key,
        equipment=card["equipment"],
        type=localizer.text(f"type.{card['type']}"),
        cost=" ".join(card["cost"]),
        text=item_text(localizer, card),
        source=source_text(localizer, card["source"]),
    )


ABILITIES = ("temporary", "gift", "ultimate")
BROUGHT_BY = {"enlist": "adventurers", "pack": "equipment"}  # by what takes a card along: among which it is


def reason(localizer: Localizer, view: View, action: Action) -> str:
    """What the card of the party says of the power, the gift or the use that an action is.

    Of a card that is taken along it is said what it brings to a fight, or what it does.
    """
    name, word = action.type.name, action.words[0] if action.words else ""
    for card in view["box"][BROUGHT_BY[name]] if view["box"] and name in BROUGHT_BY else ():
        if word in card.values():
            return f"{_brings(localizer, card)}."
    slot = "temporary" if name == "power" else name
    held = [*(view["equipment"]["hand"] or ()), *view["equipment"]["open"]]
    found = [it["effect"] for it in held if name == "use" and it["equipment"] == word]
    found += [it[slot] for it in view["party"] if slot in ABILITIES and it["adventurer"] == word]
    texts = [effect_text(localizer, effect, gift=name == "gift") for effect in found]
    return f"{texts[0]}." if texts else ""


def _brings(localizer: Localizer, card: Data) -> str:
    """What an equipment card does, or an adventurer by the gift and by the temporary power."""
    if "effect" in card:
        return item_text(localizer, card)
    return localizer.text(
        "adventurer.brings",
        gift=inside(effect_text(localizer, card["gift"], gift=True)),
        temporary=inside(effect_text(localizer, card["temporary"])),
    )


def inside(text: str) -> str:
    """A phrase in the middle of a sentence."""
    return text[:1].lower() + text[1:]


def _names(cards: Sequence[Data], localizer: Localizer) -> str:
    return _listed([str(localizer.word("equipment", card["equipment"])) for card in cards], localizer)


def _won(view: View, localizer: Localizer) -> Block:
    """What can be paid with: the won cards by colour, treasures apart; and what has been paid."""
    lines = []
    plain = [card for card in view["won"] if "treasure" not in card["abilities"]]
    for colour in COLOURS:
        cards = [card for card in plain if card["colour"] == colour]
        if cards:
            names = _cards(cards, localizer)
            lines.append(localizer.text("table.cards.colour", colour=colour, count=len(cards), names=names))
    treasures = [card for card in view["won"] if "treasure" in card["abilities"]]
    if treasures:
        names = _cards(treasures, localizer)
        lines.append(localizer.text("table.cards.treasures", count=len(treasures), names=names))
    if not lines:
        lines.append(localizer.text("table.cards.none"))
    if view["spent"]:
        lines.append(localizer.text("table.cards.spent", names=_cards(view["spent"], localizer)))
    return Block(localizer.text("table.cards.won"), lines)


def _cards(cards: Sequence[Data], localizer: Localizer) -> str:
    return _listed([str(localizer.word("card", card["card"])) for card in cards], localizer)


def _box(view: View, localizer: Localizer) -> Block:
    """The cards from which the party is made."""
    box = view["box"]
    lines = [adventurer_line(localizer, card, mana=False) for card in box["adventurers"]]
    lines += [equipment_line(localizer, card, payable=False) for card in box["equipment"]]
    return Block(localizer.text("table.box"), lines)


# --- the choices ---


def _with_more(view: View, localizer: Localizer, action: Action, label: str) -> str:
    """A choice with what its name does not say: what it does, or to whom."""
    more = _more(view, action, localizer)
    return localizer.text("table.choice", label=label, text=more) if more else label


def _more(view: View, action: Action, localizer: Localizer) -> str:
    name = action.type.name
    if name in POWERS:
        return inside(_power(view, action.words[0], POWERS[name], localizer))
    if name == "use":
        return inside(_use(view, action.words[0], localizer))
    if name in ("attack", "target", "guard"):
        return _there(view, action.words[0], localizer)
    return ""


def _power(view: View, word: str, power: str, localizer: Localizer) -> str:
    """What an adventurer's gift or power does."""
    found = [card for card in view["party"] if card["adventurer"] == word]
    return effect_text(localizer, found[0][power], gift=power == "gift") if found else ""


def _use(view: View, word: str, localizer: Localizer) -> str:
    """What an equipment card does."""
    equipment = view["equipment"]
    cards = [*(equipment["hand"] or ()), *equipment["open"]]
    found = [card for card in cards if card["equipment"] == word]
    return effect_text(localizer, found[0]["effect"]) if found else ""


def _there(view: View, word: str, localizer: Localizer) -> str:
    """The card at a place with its power; the name of the final monster is said already."""
    encounter = _at(view, word)
    if encounter is None:
        return inside(localizer.text("table.unknown"))
    text = localizer.text("table.there.power", power=powers(encounter))
    if encounter["by_gestures"]:
        text = localizer.text("table.there.gestures")
    return text if word == "final" else localizer.text("table.there", card=encounter["card"], text=text)


def _at(view: View, word: str) -> Data | None:
    """The card at a place, if the viewer knows one there."""
    if word == "final":
        final: Data = view["final"]
        return final
    return next((it["encounter"] for it in view["corridors"] if it["place"] == word), None)


def _listed(words: Sequence[str], localizer: Localizer) -> str:
    """Names one after another; some have a comma in them."""
    return localizer.text("table.between").join(words)
