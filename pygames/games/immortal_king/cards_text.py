"""What a card says in a person's language: texts made of the declarations that the rules execute.

Everything takes the plain data of the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygames.core.speech import Speech
from pygames.games.immortal_king.cards import GENDERS, TYPES
from pygames.games.immortal_king.words import box_of

Data = dict[str, Any]
LETTERS = ("1d6", "A", "M")  # what a power can be made of, besides a number


def effect_text(speech: Speech, effect: Data, *, gift: bool = False) -> str:
    """What an effect does, as a phrase without a full stop; some do something else as a gift."""
    kind = effect["kind"]
    amount, sides = effect.get("amount", 0), effect.get("sides", 0)
    if kind == "bonus":
        return _bonus(speech, effect)
    if kind == "reroll":
        if gift:
            return speech.say("effect.reroll.gift.sides" if sides else "effect.reroll.gift", sides=sides)
        return speech.say("effect.reroll.sides" if sides else "effect.reroll", sides=sides)
    if kind == "courage":
        return speech.say("effect.courage.gift" if gift else "effect.courage", n=amount)
    if kind == "multiply":
        return _multiply(speech, effect)
    if kind == "mana":
        return speech.say("effect.mana.every" if effect.get("every") else "effect.mana")
    if kind == "destroy":
        number = "all" if effect.get("every") else "one"
        which = speech.say(f"{number}.{effect.get('against', 'any')}")
        key = "effect.destroy.power" if amount else "effect.destroy"
        return speech.say(key, which=which, power=amount)
    return speech.say(f"effect.{kind}", sides=sides)


def _bonus(speech: Speech, effect: Data) -> str:
    amount, against, per = signed(effect.get("amount", 0)), effect.get("against"), effect.get("per")
    whom = speech.say(f"whom.{against}") if against else ""
    each = speech.say(f"each.{per}") if per else ""
    if against and per:
        return speech.say("effect.bonus.both", amount=amount, whom=whom, each=each)
    if per:
        return speech.say("effect.bonus.per", amount=amount, each=each)
    if against:
        return speech.say("effect.bonus.against", amount=amount, whom=whom)
    return speech.say("effect.bonus", amount=amount)


def _multiply(speech: Speech, effect: Data) -> str:
    key = "effect.multiply.even" if effect.get("even") else "effect.multiply"
    text = speech.say(key, factor=effect.get("amount", 0))
    fear = effect.get("fear", 0)
    return speech.say("effect.multiply.fear", text=text, fear=fear) if fear else text


def signed(number: int) -> str:
    """A number with its sign: `+2`."""
    return f"{number:+d}".replace("-", "−")


def cost_text(speech: Speech, cost: Sequence[str]) -> str:
    """A cost, by colours: `2 green, 1 yellow`."""
    return str(speech.word("cost", " ".join(cost)))


def source_text(speech: Speech, source: str) -> str:
    """Whether a card is the booklet's or ours (AMB-HIK-64)."""
    return speech.say(f"source.{source}")


# --- dungeon cards ---


def kind_text(speech: Speech, card: Data) -> str:
    """A card's colour and family, and whose card it is; a final monster has no colour."""
    text = str(speech.word("family", card["family"]))
    if card["colour"]:
        text = speech.say("line.kind", colour=card["colour"], family=card["family"])
    return speech.say("line.source", text=text, source=source_text(speech, card["source"]))


def printed(speech: Speech, card: Data) -> str:
    """The power as it is printed: two of them with Nemesis."""
    nemesis = card["nemesis"]
    if not nemesis:
        return str(card["printed"])
    return speech.say("line.power.both", power=card["printed"], power2=nemesis["printed"])


def power_text(speech: Speech, card: Data) -> str:
    """The printed power; of a greenskin also how two players fight it."""
    power = printed(speech, card)
    if card["family"] == "greenskin":
        return speech.say("line.power.gestures", power=power)
    return speech.say("line.power", power=power)


def whom_text(speech: Speech, whom: str) -> str:
    """Whom a Nemesis hunts: a type, a gender, or an adventurer's id."""
    if whom in TYPES:
        return speech.say(f"type.{whom}")
    if whom in GENDERS:
        return speech.say(f"gender.{whom}")
    names = [card.name for card in box_of(speech).adventurers if card.id == whom]
    return names[0].to(speech.language) if names else whom


def ability_text(speech: Speech, ability: str) -> str:
    """What an ability without a number does."""
    return speech.say(f"ability.{ability}.text")


def abilities(speech: Speech, card: Data) -> list[tuple[str, str]]:
    """The abilities of a card, each by name and with what it does; mana and the letters of a power too."""
    found = [(speech.say(f"ability.{it}"), ability_text(speech, it)) for it in card["abilities"]]
    aura, nemesis = card["aura"], card["nemesis"]
    if aura:
        key, amount = f"aura.{aura['whom']}", aura["amount"]
        found.append((speech.say(key, amount=amount), speech.say(f"{key}.text", amount=amount)))
    powers = card["printed"]
    if nemesis:
        found.append(_nemesis(speech, nemesis))
        powers += f"+{nemesis['printed']}"
    letters = [letter for letter in LETTERS if letter in powers.split("+")]
    found += [(speech.say(f"letter.{it}"), speech.say(f"letter.{it}.text")) for it in letters]
    if card["mana"]:
        found.append((speech.say("ability.mana"), speech.say("ability.mana.text")))
    if not card["colour"]:
        found.append((speech.say("ability.final"), speech.say("ability.final.text")))
    if card.get("fear") is not None:
        found.append((speech.say("ability.fear"), speech.say("ability.fear.text", fear=card["fear"])))
    return found


def _nemesis(speech: Speech, nemesis: Data) -> tuple[str, str]:
    whom, power = nemesis["whom"], nemesis["printed"]
    name = whom_text(speech, whom)
    key = "ability.nemesis.name"
    if whom in TYPES:
        key = "ability.nemesis.text"
    elif whom in GENDERS:
        key = "ability.nemesis.gender"
    return speech.say("ability.nemesis", whom=name), speech.say(key, power=power)


def ability_lines(speech: Speech, card: Data) -> list[str]:
    """The abilities as lines, and the groups that scenarios name."""
    lines = [speech.say("line.ability", name=name, text=text) for name, text in abilities(speech, card)]
    return lines + [speech.say(f"tag.{tag}") for tag in card["tags"] if f"tag.{tag}" in speech]


def card_lines(speech: Speech, card: Data) -> list[str]:
    """All that is printed on a dungeon card but its name."""
    return [kind_text(speech, card), power_text(speech, card), *ability_lines(speech, card)]
