"""The text table: a view as headings and lines, complete, in a person's language.

It is what the terminal prints and what a screen reader walks through, so every line makes sense
alone: whose it is stands in the heading, what it is at the beginning of the line.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygames.core.action import Action
from pygames.core.game import Section, View
from pygames.core.speech import Speech
from pygames.games.immortal_king.cards import ADVENTURER, COLOURS, EQUIPMENT
from pygames.games.immortal_king.cards_text import (
    ability_lines,
    card_lines,
    effect_text,
    kind_text,
    printed,
    signed,
    source_text,
)
from pygames.games.immortal_king.table import MASTER, PARTY_SEAT
from pygames.games.immortal_king.words import box_of

Data = dict[str, Any]
POWERS = {"ultimate": "ultimate", "power": "temporary", "gift": "gift"}  # verbs, and the powers they use


def describe(view: View, speech: Speech) -> list[Section]:
    """Everything in the view as text."""
    sections = [_now(view, speech)]
    if view["scale"]:
        sections.append(_scale(view, speech))
    if view["last"]:
        sections.append(_last(view, speech))
    elif view["fight"]:
        sections.append(_fight(view, speech))
    if view["turn"]:
        sections += [_corridor(corridor, speech) for corridor in view["corridors"]]
    sections += [_final(view, speech), _party(view, speech), _equipment(view, speech)]
    if not view["scale"]:
        lines = [speech.say("table.fear", fear=view["fear"])]
        sections.append(Section(speech.say("table.dungeon", seat=MASTER), lines))
    if view["turn"]:
        sections.append(_won(view, speech))
    if view["box"]:
        sections.append(_box(view, speech))
    if view["ask"] is not None and "legal" in view["ask"]:
        sections.append(_choices(view, speech))
    return sections


# --- the moment ---


def _now(view: View, speech: Speech) -> Section:
    """Which turn, who is asked what, how the game has ended; the options; what waits for its target."""
    lines = []
    ask, result = view["ask"], view["result"]
    if ask is not None:
        lines.append(speech.say(f"step.{ask['prompt']}"))
        lines.append(speech.say(f"prompt.{ask['prompt']}", seat=ask["seat"]))
    if result is not None:
        lines.append(speech.say(f"result.{result['how']}"))
        names = _listed([speech.seat(seat) for seat in result["winners"]])
        lines.append(speech.say("table.winners", names=names) if names else speech.say("table.winners.none"))
        lines.append(speech.say("table.rule", rule=result["rule"], text=speech.rule(result["rule"])))
    if view["aim"]:
        lines.append(_aim(view, speech))
    if view["place"]:
        lines.append(speech.say("table.filled", place=view["place"]))
    options = {option.id: option for option in speech.game.options}
    if view["scenario"]:
        labels = dict(zip(options["scenario"].values, options["scenario"].labels, strict=True))
        lines.append(speech.say("table.scenario", text=labels[view["scenario"]].to(speech.language)))
    lines.append(speech.say("table.cards", name=box_of(speech).name.to(speech.language)))
    if speech.options.get("nemesis"):
        lines.append(speech.say("table.option", text=options["nemesis"].text.to(speech.language)))
    turn = view["turn"]
    return Section(speech.say("table.turn", n=turn) if turn else speech.say("table.turn.none"), lines)


def _aim(view: View, speech: Speech) -> str:
    """What was paid for and has still to be aimed."""
    source, number = view["aim"]
    if source == "ultimate":
        word = ADVENTURER.words[number]
        return speech.say("table.aim.ultimate", adventurer=word, text=_power(view, word, source, speech))
    word = EQUIPMENT.words[number]
    return speech.say("table.aim.use", equipment=word, text=_use(view, word, speech))


def _scale(view: View, speech: Speech) -> Section:
    """The destiny scale: what has happened, and what is to come."""
    fear = view["fear"]
    lines = [speech.say("table.scale.fear", fear=fear)]
    for n, step in enumerate(view["scale"], start=1):
        if n <= fear:
            lines.append(speech.say("table.scale.reached", n=n, step=step))
        elif n == fear + 1:
            lines.append(speech.say("table.scale.next", n=n, step=step))
        else:
            lines.append(speech.say("table.scale.later", n=n, step=step))
    return Section(speech.say("table.scale"), lines)


# --- the fight ---


def _fight(view: View, speech: Speech) -> Section:
    """The fight that is on: the dice thrown, and what they come to against which power."""
    fight = view["fight"]
    encounter = _at(view, fight["place"])
    if encounter and encounter["by_gestures"]:
        lines = [speech.say("table.power.gestures")]
    else:
        lines = _numbers(fight, speech)
    if fight["power_die"]:
        lines.append(speech.say("table.power.die", die=fight["power_die"]))
    if fight["gifts"]:
        names = _listed([str(speech.word("adventurer", word)) for word in fight["gifts"]])
        lines.append(speech.say("table.gifts", names=names))
    if fight["gesture"]:
        lines.append(speech.say("table.gesture", gesture=fight["gesture"]))
    return Section(speech.say("table.fight", place=fight["place"]), lines)


def _last(view: View, speech: Speech) -> Section:
    """The fight that is over, until the next one begins."""
    last = view["last"]
    lines = [
        speech.say("table.against", card=last["card"]),
        speech.say(f"table.{last['how']}"),
    ]
    if last["gestures"]:
        ours, theirs = last["gestures"]
        lines.append(speech.say("table.gestures", gesture=ours, gesture2=theirs))
    else:
        lines += _numbers(last, speech)
    return Section(speech.say("table.last", place=last["place"]), lines)


def _numbers(fight: Data, speech: Speech) -> list[str]:
    """The dice in the order in which they were thrown, and what the last one comes to."""
    rolls = fight["rolls"]
    lines = [speech.say("table.roll.gone", sides=sides, die=die) for sides, die in rolls[:-1]]
    if rolls:
        sides, die = rolls[-1]
        lines.append(speech.say("table.roll", sides=sides, die=die))
    else:
        lines.append(speech.say("table.roll.none"))
    if fight["multiplier"] > 1:
        lines.append(speech.say("table.multiplier", factor=fight["multiplier"]))
    if fight["bonus"]:
        lines.append(speech.say("table.bonus", amount=signed(fight["bonus"])))
    if fight["total"] is not None:
        lines.append(speech.say("table.total", total=fight["total"]))
    if fight["power"] is not None:
        lines.append(speech.say("table.power", power=fight["power"]))
    return lines


# --- corridors and the final monster ---


def _corridor(corridor: Data, speech: Speech) -> Section:
    """The encounter of a corridor and the pile behind it, as far as the viewer knows them."""
    lines = []
    encounter = corridor["encounter"] if corridor["there"] else None
    if encounter:
        key = "table.encounter.ambush" if corridor["ambushed"] else "table.encounter"
        lines.append(speech.say(key, card=encounter["card"], text=kind_text(speech, encounter)))
        lines.append(_strength(encounter, speech))
    elif corridor["there"]:
        lines.append(speech.say("table.unknown"))
    else:
        lines.append(speech.say("table.nothing" if corridor["pile"] else "table.clear"))
    if corridor["tenacity"]:
        lines.append(speech.say("table.tenacity"))
    if encounter:
        lines += ability_lines(speech, encounter)
    if corridor["pile"]:
        lines.append(speech.say("table.pile", count=corridor["pile"]))
    if corridor["top"]:
        top = corridor["top"]
        text = ". ".join(line.rstrip(".") for line in card_lines(speech, top))
        lines.append(speech.say("table.top", card=top["card"], text=text))
    return Section(speech.say("table.corridor", corridor=corridor["place"]), lines)


def _strength(encounter: Data, speech: Speech) -> str:
    """The power as it is now, and the printed one unless it is the same."""
    power, on_card = encounter["power"], printed(speech, encounter)
    if encounter["by_gestures"]:
        return speech.say("table.power.gestures")
    if power is None or on_card == str(power):  # a die decides, or nothing changes it
        return speech.say("table.power.same", power=on_card)
    return speech.say("table.power.now", power=power, printed=on_card)


def _final(view: View, speech: Speech) -> Section:
    """The final monster, and whether it can be attacked."""
    final = view["final"]
    lines = [speech.say("table.encounter", card=final["card"], text=kind_text(speech, final))]
    lines.append(_strength(final, speech))
    if final["tenacity"]:
        lines.append(speech.say("table.tenacity"))
    lines.append(speech.say("table.way.open" if view["way_open"] else "table.way.closed"))
    if view["scenario"]:
        final = {**final, "fear": None}  # alone, nobody starts with fear
    return Section(speech.say("table.final"), [*lines, *ability_lines(speech, final)])


# --- the party ---


def _party(view: View, speech: Speech) -> Section:
    """The party's courage and adventurers; while they are chosen, only the names."""
    party = view["party"]
    lines = []
    if view["turn"]:
        lines.append(speech.say("table.courage", courage=view["courage"]))
        lines += [adventurer_line(speech, card) for card in party]
    elif party:
        names = _listed([str(speech.word("adventurer", card["adventurer"])) for card in party])
        lines.append(speech.say("table.party.chosen", names=names))
    else:
        lines.append(speech.say("table.party.none"))
    if party:
        lines.append(speech.say("table.ultimate", cost=" ".join(view["ultimate_cost"])))
    return Section(speech.say("table.party", seat=PARTY_SEAT), lines)


def adventurer_line(speech: Speech, card: Data, *, mana: bool = True) -> str:
    """All that an adventurer's card says, and whether it has its mana token."""
    token = speech.say("table.mana" if card["mana"] else "table.mana.none") if mana else ""
    return speech.say(
        "table.adventurer",
        adventurer=card["adventurer"],
        type=speech.say(f"type.{card['type']}"),
        gender=speech.say(f"gender.{card['gender']}"),
        mana=token,
        gift=inside(effect_text(speech, card["gift"], gift=True)),
        temporary=inside(effect_text(speech, card["temporary"])),
        ultimate=inside(effect_text(speech, card["ultimate"])),
        source=source_text(speech, card["source"]),
    )


def _equipment(view: View, speech: Speech) -> Section:
    """The party's equipment; whoever may not look at it knows how many cards lie face down."""
    equipment = view["equipment"]
    lines = []
    if equipment["hand"] is None:
        lines.append(speech.say("table.equipment.hidden", count=equipment["hidden"]))
    elif view["box"]:
        names = _names(equipment["hand"], speech)
        lines.append(
            speech.say("table.equipment.chosen", names=names) if names else speech.say("table.equipment.none")
        )
    else:
        down = [equipment_line(speech, card) for card in equipment["hand"]]
        lines += [speech.say("table.equipment.down", text=text) for text in down]
    up = [equipment_line(speech, card, up=True) for card in equipment["open"]]
    lines += [speech.say("table.equipment.up", text=text) for text in up]
    if equipment["drunk"]:
        lines.append(speech.say("table.equipment.drunk", names=_names(equipment["drunk"], speech)))
    return Section(speech.say("table.equipment"), lines)


def equipment_line(speech: Speech, card: Data, *, up: bool = False, payable: bool = True) -> str:
    """All that an equipment card says; with a cost, whether it can be paid (unless not `payable`)."""
    key = "table.item"
    if up and card["type"] == "object":
        key = "table.item.works"
    elif card["cost"] and payable:
        key = "table.item.payable" if card["payable"] else "table.item.dear"
    return speech.say(
        key,
        equipment=card["equipment"],
        type=speech.say(f"type.{card['type']}"),
        cost=" ".join(card["cost"]),
        text=effect_text(speech, card["effect"]),
        source=source_text(speech, card["source"]),
    )


def inside(text: str) -> str:
    """A phrase in the middle of a sentence."""
    return text[:1].lower() + text[1:]


def _names(cards: Sequence[Data], speech: Speech) -> str:
    return _listed([str(speech.word("equipment", card["equipment"])) for card in cards])


def _won(view: View, speech: Speech) -> Section:
    """What can be paid with: the won cards by colour, treasures apart; and what has been paid."""
    lines = []
    plain = [card for card in view["won"] if "treasure" not in card["abilities"]]
    for colour in COLOURS:
        cards = [card for card in plain if card["colour"] == colour]
        if cards:
            names = _cards(cards, speech)
            lines.append(speech.say("table.cards.colour", colour=colour, count=len(cards), names=names))
    treasures = [card for card in view["won"] if "treasure" in card["abilities"]]
    if treasures:
        names = _cards(treasures, speech)
        lines.append(speech.say("table.cards.treasures", count=len(treasures), names=names))
    if not lines:
        lines.append(speech.say("table.cards.none"))
    if view["spent"]:
        lines.append(speech.say("table.cards.spent", names=_cards(view["spent"], speech)))
    return Section(speech.say("table.cards.won"), lines)


def _cards(cards: Sequence[Data], speech: Speech) -> str:
    return _listed([str(speech.word("card", card["card"])) for card in cards])


def _box(view: View, speech: Speech) -> Section:
    """The cards from which the party is made."""
    box = view["box"]
    lines = [adventurer_line(speech, card, mana=False) for card in box["adventurers"]]
    lines += [equipment_line(speech, card, payable=False) for card in box["equipment"]]
    return Section(speech.say("table.box"), lines)


# --- the choices ---


def _choices(view: View, speech: Speech) -> Section:
    """What the viewer can do, numbered from 1, with what a name does not say: what it does, or to whom."""
    ask = view["ask"]
    lines = []
    for number, text in enumerate(ask["legal"], start=1):
        action = speech.game.grammar.parse(text)
        key = f"do.pass.{ask['prompt']}"
        label = speech.say(key) if text == "pass" and key in speech else speech.action(action)
        more = _more(view, action, speech)
        if more:
            label = speech.say("table.choice", label=label, text=more)
        lines.append(f"{number}. {label}")
    return Section(speech.say("table.choices", seat=ask["seat"]), lines)


def _more(view: View, action: Action, speech: Speech) -> str:
    verb = action.verb.name
    if verb in POWERS:
        return inside(_power(view, action.words[0], POWERS[verb], speech))
    if verb == "use":
        return inside(_use(view, action.words[0], speech))
    if verb in ("attack", "target", "guard"):
        return _there(view, action.words[0], speech)
    return ""


def _power(view: View, word: str, power: str, speech: Speech) -> str:
    """What an adventurer's gift or power does."""
    found = [card for card in view["party"] if card["adventurer"] == word]
    return effect_text(speech, found[0][power], gift=power == "gift") if found else ""


def _use(view: View, word: str, speech: Speech) -> str:
    """What an equipment card does."""
    equipment = view["equipment"]
    cards = [*(equipment["hand"] or ()), *equipment["open"]]
    found = [card for card in cards if card["equipment"] == word]
    return effect_text(speech, found[0]["effect"]) if found else ""


def _there(view: View, word: str, speech: Speech) -> str:
    """The card at a place with its power; the name of the final monster is said already."""
    encounter = _at(view, word)
    if encounter is None:
        return inside(speech.say("table.unknown"))
    power = encounter["power"]
    text = speech.say("table.there.power", power=printed(speech, encounter) if power is None else power)
    if encounter["by_gestures"]:
        text = speech.say("table.there.gestures")
    return text if word == "final" else speech.say("table.there", card=encounter["card"], text=text)


def _at(view: View, word: str) -> Data | None:
    """The card at a place, if the viewer knows one there."""
    if word == "final":
        final: Data = view["final"]
        return final
    return next((it["encounter"] for it in view["corridors"] if it["place"] == word), None)


def _listed(words: Sequence[str]) -> str:
    return ", ".join(words)
