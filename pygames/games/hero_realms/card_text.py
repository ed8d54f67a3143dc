"""The text of a card in a person's language, made from its declaration, not from the publisher's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pygames.engine.action import Action
from pygames.engine.view import View
from pygames.games.hero_realms.cards import (
    ABILITY,
    ALLY,
    EXPEND,
    FACES,
    LINES,
    SACRIFICE,
    SKILL,
    SLOTS,
    CardFace,
)  # fmt: skip
from pygames.words.listing import listing
from pygames.words.localizer import Localizer

WHOLE = ("acquire", "acquire-free", "borrow", "skill", "ability")  # done with a card, whatever it says
MOST_NAMED = 2  # cards of its faction with which a card is said to go together
Said = Callable[[Localizer, dict[str, Any]], str]


def lines_of(face: CardFace, localizer: Localizer) -> list[str]:
    """What is printed on a card: one line for each of its abilities."""
    found = []
    for slot, key in face.slots.items():
        text = ability_text(key, localizer)
        if face.kind == SKILL:
            text = localizer.text("slot.skill", n=face.price, text=text)
        elif face.kind == ABILITY:
            text = localizer.text("slot.ability", text=text)
        elif slot == EXPEND:
            text = localizer.text("slot.expend", text=text)
        elif slot == ALLY:
            text = localizer.text("slot.ally", faction=face.faction, text=text)
        elif slot == SACRIFICE:
            text = localizer.text("slot.sacrifice", text=text)
        else:
            text = text[0].upper() + text[1:]
        found.append(text)
    if face.from_turn > 1:
        found.append(localizer.text("slot.from_turn", amount=face.from_turn - 1))
    return found


def reason(localizer: Localizer, view: View, action: Action) -> str:
    """What a card says of what is done with it: all of it, or the ability that is used.

    Of a card that is acquired it is said with which it goes together. Of one effect or another it is said
    what such an effect is good for: its own words name the choice.
    """
    if action.type.name == "choose" and view["asks"] is not None:
        line = LINES[view["asks"]["sides"][action.args[0]]][0]
        said = f"side.{line.params.get('what', line.effect)}"
        return localizer.text(said) if said in localizer else ""
    if action.type.name not in (*SLOTS, *WHOLE):
        return ""
    face = FACES[action.words[0].partition("#")[0]]
    key = face.slots.get(action.type.name)
    if key is None or action.type.name in WHOLE:
        fits = together(face, localizer, view) if action.type.name.startswith("acquire") else []
        return " ".join([*lines_of(face, localizer), *fits])
    text = ability_text(key, localizer)
    return text[0].upper() + text[1:]


def together(face: CardFace, localizer: Localizer, view: View) -> list[str]:
    """One line where own cards in sight are of this card's faction, and some have ally abilities."""
    own = view["players"][view["active"]]
    lie = [it["card"] for it in (*own["champions"], *own["played"])]
    ids = dict.fromkeys(word.partition("#")[0] for word in (*own["hand"]["cards"], *lie, *own["discard"]))
    others = [FACES[it] for it in ids if FACES[it].faction == face.faction] if face.faction else []
    if not others or not any(ALLY in it.slots for it in (face, *others)):
        return []
    cards = listing([str(localizer.word("card", it.id)) for it in others[:MOST_NAMED]], localizer.language)
    return [localizer.text("together", text=cards, faction=face.faction)]


def name_note(face: CardFace, localizer: Localizer) -> list[str]:
    """One line where the name of a card is ours in this language; it gives the printed English one."""
    if not face.ours or localizer.language == "en":
        return []
    return [localizer.text("name.ours", english=face.name.en)]


def facts_of(face: CardFace, localizer: Localizer) -> str:
    """Kind, faction, cost, defense, guard."""
    facts = [localizer.text(f"kind.{face.kind}")]
    if face.faction:
        facts.append(localizer.text(f"faction.{face.faction}"))
    if face.defense:
        facts.append(localizer.text("fact.guard" if face.guard else "fact.defense", n=face.defense))
    if face.health:
        facts.append(localizer.text("fact.health", amount=face.health))
    return ", ".join(facts)


def ability_text(key: str, localizer: Localizer) -> str:
    """An ability as a sentence that begins with a small letter."""
    return clauses(key, localizer) + "."


def clauses(key: str, localizer: Localizer) -> str:
    """An ability without a stop: its lines in their order."""
    return ", ".join([SAID[line.effect](localizer, line.params) for line in LINES[key]])


# --- one function for each effect ---


def _gain(localizer: Localizer, params: dict[str, Any]) -> str:
    text = localizer.text(f"effect.gain.{params['what']}", amount=params["n"])
    return f"{text} {localizer.text('per.' + params['per'])}" if "per" in params else text


def _draw(localizer: Localizer, params: dict[str, Any]) -> str:
    return localizer.text("effect.draw", n=params["n"])


def _draw_then_discard(localizer: Localizer, params: dict[str, Any]) -> str:
    return localizer.text(f"effect.draw_then_discard.{params['mode']}", amount=params["n"])


def _choose_one(localizer: Localizer, params: dict[str, Any]) -> str:
    return f" {localizer.text('word.or')} ".join([clauses(side, localizer) for side in params["sides"]])


def _when(localizer: Localizer, params: dict[str, Any]) -> str:
    condition = localizer.text(f"if.{params['count']}", amount=params["least"])
    then = clauses(params["then"], localizer)
    if "otherwise" not in params:
        return localizer.text("effect.when", condition=condition, then=then)
    otherwise = clauses(params["otherwise"], localizer)
    return localizer.text("effect.when.else", condition=condition, then=then, otherwise=otherwise)


def _stun(localizer: Localizer, params: dict[str, Any]) -> str:
    return localizer.text(f"effect.stun.{params['mode']}")


def _aim(localizer: Localizer, params: dict[str, Any]) -> str:
    return localizer.text(f"effect.aim.{params['at']}", then=clauses(params["then"], localizer))


def _discard(localizer: Localizer, params: dict[str, Any]) -> str:
    return localizer.text("effect.discard", n=params["n"])


def _sacrifice_cards(localizer: Localizer, params: dict[str, Any]) -> str:
    text = localizer.text("effect.sacrifice_cards", n=params["n"])
    if "then" not in params:
        return text
    return localizer.text("effect.sacrifice_cards.then", text=text, then=clauses(params["then"], localizer))


def _top_deck(localizer: Localizer, params: dict[str, Any]) -> str:
    return localizer.text(f"effect.top_deck.{params['mode']}.{params['only']}")


def _redirect(localizer: Localizer, params: dict[str, Any]) -> str:
    return localizer.text(f"effect.redirect.{params['to']}-{params['only']}")


def _discount(localizer: Localizer, params: dict[str, Any]) -> str:
    return localizer.text(f"effect.discount.{params['only']}", amount=params["n"])


def _lose_health(localizer: Localizer, params: dict[str, Any]) -> str:
    return localizer.text("effect.lose_health", amount=params["n"])


def _damage(localizer: Localizer, params: dict[str, Any]) -> str:
    return localizer.text(f"effect.damage.{params['scope']}", amount=params["n"])


def _raise_defense(localizer: Localizer, params: dict[str, Any]) -> str:
    return localizer.text("effect.raise_defense", amount=params["n"])


def _look(localizer: Localizer, params: dict[str, Any]) -> str:
    return localizer.text("effect.look_and_arrange", amount=params["n"], most=params["most"])


def _plain(key: str) -> Said:
    return lambda localizer, _params: localizer.text(key)


SAID: dict[str, Said] = {
    "gain": _gain,
    "draw": _draw,
    "draw_then_discard": _draw_then_discard,
    "choose_one": _choose_one,
    "when": _when,
    "stun": _stun,
    "aim": _aim,
    "discard": _discard,
    "sacrifice_cards": _sacrifice_cards,
    "top_deck_from_discard": _top_deck,
    "redirect_next": _redirect,
    "discount_next": _discount,
    "prepare": _plain("effect.prepare"),
    "lose_health": _lose_health,
    "damage": _damage,
    "raise_defense": _raise_defense,
    "look_and_arrange": _look,
    "may_acquire_from_discard": _plain("effect.may_acquire_from_discard"),
    "put_into_play": _plain("effect.put_into_play"),
}
