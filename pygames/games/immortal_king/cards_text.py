"""What a card says in a person's language: texts made of the declarations that the rules execute.

Everything takes the plain data of the view.
"""

from __future__ import annotations

from typing import Any

from pygames.games.immortal_king.card_file import box
from pygames.games.immortal_king.cards import GENDERS, TYPES, Box
from pygames.games.immortal_king.fate import OWN, groups
from pygames.words.localizer import Localizer
from pygames.words.numbers import between, signed

Data = dict[str, Any]
_LETTERS = ("1d6", "A", "M")  # what a power can be made of, besides a number


def box_of(localizer: Localizer) -> Box:
    """The cards that the game spoken about is played with."""
    options = localizer.options
    return box(str(options.get("cards") or options.get("dungeon") or "lair"))


def effect_text(localizer: Localizer, effect: Data, *, gift: bool = False) -> str:
    """What a card's effect does, as a phrase without a full stop; some do something else as a gift."""
    text = _effect_text(localizer, effect, gift)
    for other in effect.get("also", ()):
        text = localizer.text("effect.and", text=text, more=_effect_text(localizer, other, gift))
    return text


def item_text(localizer: Localizer, card: Data) -> str:
    """What an equipment card does, and whether it is unique."""
    text = effect_text(localizer, card["effect"])
    return localizer.text("item.unique", text=text) if card["unique"] else text


def _effect_text(localizer: Localizer, effect: Data, gift: bool) -> str:
    kind = effect["kind"]
    amount, sides = effect.get("amount", 0), effect.get("sides", 0)
    if kind == "bonus":
        return _bonus(localizer, effect)
    if kind == "reroll":
        if gift:
            return localizer.text("effect.reroll.gift.sides" if sides else "effect.reroll.gift", sides=sides)
        return localizer.text("effect.reroll.sides" if sides else "effect.reroll", sides=sides)
    if kind == "courage":
        return localizer.text("effect.courage.gift" if gift else "effect.courage", n=amount)
    if kind == "multiply":
        return _multiply(localizer, effect)
    if kind == "mana":
        return localizer.text("effect.mana.every" if effect.get("every") else "effect.mana")
    if kind == "destroy":
        number = "all" if effect.get("every") else "one"
        which = localizer.text(f"{number}.{effect.get('against', 'any')}")
        key = "effect.destroy.power" if amount else "effect.destroy"
        return localizer.text(key, which=which, power=amount)
    return localizer.text(f"effect.{kind}", sides=sides)


def _bonus(localizer: Localizer, effect: Data) -> str:
    amount, against, per = signed(effect.get("amount", 0)), effect.get("against"), effect.get("per")
    whom = localizer.text(f"whom.{against}") if against else ""
    each = localizer.text(f"each.{per}") if per else ""
    if against and per:
        return localizer.text("effect.bonus.both", amount=amount, whom=whom, each=each)
    if per:
        return localizer.text("effect.bonus.per", amount=amount, each=each)
    if against:
        return localizer.text("effect.bonus.against", amount=amount, whom=whom)
    return localizer.text("effect.bonus", amount=amount)


def _multiply(localizer: Localizer, effect: Data) -> str:
    key = "effect.multiply.even" if effect.get("even") else "effect.multiply"
    text = localizer.text(key, factor=effect.get("amount", 0))
    fear = effect.get("fear", 0)
    return localizer.text("effect.multiply.fear", text=text, fear=fear) if fear else text


def scenario_text(localizer: Localizer, scenario: str) -> str:
    """The name of a scenario; of one's own, that it is (AMB-HIK-76)."""
    own = box_of(localizer).scenario
    if scenario == OWN and own is not None:
        return localizer.text(
            "line.source", text=own.name.to(localizer.language), source=localizer.text("scenario.own")
        )
    return localizer.text(f"option.scenario.{scenario}")


def source_text(localizer: Localizer, source: str) -> str:
    """Whether a card is the booklet's or ours (AMB-HIK-64)."""
    return localizer.text(f"source.{source}")


# --- dungeon cards ---


def kind_text(localizer: Localizer, card: Data) -> str:
    """A card's colour and family, and whose card it is; a final monster has no colour."""
    text = str(localizer.word("family", card["family"]))
    if card["colour"]:
        text = localizer.text("line.kind", colour=card["colour"], family=card["family"])
    return localizer.text("line.source", text=text, source=source_text(localizer, card["source"]))


def printed(localizer: Localizer, card: Data) -> str:
    """The power as it is printed: two of them with Nemesis."""
    nemesis = card["nemesis"]
    if not nemesis:
        return str(card["printed"])
    return localizer.text("line.power.both", power=card["printed"], power2=nemesis["printed"])


def powers(encounter: Data) -> str:
    """The power as it counts now: `9`, or `8–13` while its die is not rolled."""
    return between(*encounter["powers"])


def power_text(localizer: Localizer, card: Data) -> str:
    """The printed power; of a greenskin also how two players fight it."""
    power = printed(localizer, card)
    if card["family"] == "greenskin":
        return localizer.text("line.power.gestures", power=power)
    return localizer.text("line.power", power=power)


def whom_text(localizer: Localizer, whom: str) -> str:
    """Whom a Nemesis hunts: a type, a gender, or an adventurer's id."""
    if whom in TYPES:
        return localizer.text(f"type.{whom}")
    if whom in GENDERS:
        return localizer.text(f"gender.{whom}")
    names = [card.name for card in box_of(localizer).adventurers if card.id == whom]
    return names[0].to(localizer.language) if names else whom


def ability_text(localizer: Localizer, ability: str) -> str:
    """What an ability without a number does."""
    return localizer.text(f"ability.{ability}.text")


def abilities(localizer: Localizer, card: Data) -> list[tuple[str, str]]:
    """The abilities of a card, each by name and with what it does; mana and the letters of a power too."""
    found = [(localizer.text(f"ability.{it}"), ability_text(localizer, it)) for it in card["abilities"]]
    aura, nemesis = card["aura"], card["nemesis"]
    if aura:
        key, amount = f"aura.{aura['whom']}", aura["amount"]
        found.append((localizer.text(key, amount=amount), localizer.text(f"{key}.text", amount=amount)))
    powers = card["printed"]
    if nemesis:
        found.append(nemesis_text(localizer, nemesis))
        powers += f"+{nemesis['printed']}"
    found += letter_texts(localizer, powers)
    if card["mana"]:
        found.append((localizer.text("ability.mana"), localizer.text("ability.mana.text")))
    if not card["colour"]:
        found.append((localizer.text("ability.final"), localizer.text("ability.final.text")))
    if card.get("fear") is not None:
        found.append((localizer.text("ability.fear"), localizer.text("ability.fear.text", fear=card["fear"])))
    return found


def letter_texts(localizer: Localizer, printed: str) -> list[tuple[str, str]]:
    """The letters of a printed power, each by name and with what it means."""
    letters = [letter for letter in _LETTERS if letter in printed.split("+")]
    return [(localizer.text(f"letter.{it}"), localizer.text(f"letter.{it}.text")) for it in letters]


def nemesis_text(localizer: Localizer, nemesis: Data) -> tuple[str, str]:
    """Nemesis by name, with whom it hunts, and what it does."""
    whom, power = nemesis["whom"], nemesis["printed"]
    name = whom_text(localizer, whom)
    key = "ability.nemesis.name"
    if whom in TYPES:
        key = "ability.nemesis.text"
    elif whom in GENDERS:
        key = "ability.nemesis.gender"
    return localizer.text("ability.nemesis", whom=name), localizer.text(key, power=power)


def ability_lines(localizer: Localizer, card: Data) -> list[str]:
    """The abilities as lines, and the groups that scenarios name."""
    lines = [
        localizer.text("line.ability", name=name, text=text) for name, text in abilities(localizer, card)
    ]
    lines += [localizer.text(f"tag.{tag}") for tag in card["tags"] if f"tag.{tag}" in localizer]
    return lines + group_texts(localizer, card)


def group_texts(localizer: Localizer, card: Data) -> list[str]:
    """The groups of a card that a scenario of one's own strengthens; they have no names but their tags."""
    scenario = box_of(localizer).scenario
    named = groups(scenario.scale) if scenario else ()
    return [localizer.text("tag.group", group=tag) for tag in card["tags"] if tag in named]


def card_lines(localizer: Localizer, card: Data) -> list[str]:
    """All that is printed on a dungeon card but its name."""
    return [kind_text(localizer, card), power_text(localizer, card), *ability_lines(localizer, card)]
