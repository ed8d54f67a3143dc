"""What is wrong with a file of one's own cards, in both languages, line by line (docs/cards.md)."""

from __future__ import annotations

from collections import Counter
from difflib import get_close_matches
from typing import Any

from pygames.engine.text import Text
from pygames.games.immortal_king import toml_lines
from pygames.games.immortal_king.card_file_fields import (
    AURA,
    CARDS,
    EFFECT_FIELDS,
    MOST_COPIES,
    MOST_EFFECTS,
    OPTIONAL,
    SCENARIO,
    SIZES,
    Check,
    a_name,
    a_power,
    a_step,
    an_id,
    anything,
    list_of,
    number,
    one_of,
)
from pygames.games.immortal_king.card_library import BOM, FIELDS, Data, known, parsed, picked, power
from pygames.games.immortal_king.cards import (
    A_COLOUR,
    ADVENTURER,
    COLOURS,
    DUNGEON,
    EFFECTS,
    EQUIPMENT,
    EQUIPMENT_TYPES,
    GENDERS,
    MANA_A_COLOUR,
    MOST_ADVENTURERS,
    PARTY,
    TYPES,
    Power,
)
from pygames.games.immortal_king.fault import fault
from pygames.games.immortal_king.toml_lines import LineFault, Path
from pygames.words.fault import first

MOST_BYTES = 64 * 1024
MOST_NOTED = 500  # what is wrong beyond that is counted only, which costs little
MOST_ADVENTURER_CARDS, MOST_EQUIPMENT_CARDS = len(ADVENTURER.words), len(EQUIPMENT.words)
GREENSKIN_POWER = 4  # HIK-73


def faults(text: object) -> list[Text]:
    """What is wrong with the text of a file; empty when nothing is."""
    if not isinstance(text, str):
        return [fault("not_text")]
    try:
        size = len(text.encode())
    except UnicodeEncodeError:
        return [fault("not_unicode")]
    if size > MOST_BYTES:
        return [fault("too_long")]
    text = text.removeprefix(BOM)
    found, unnoted = toml_lines.too_deep(text), 0
    if not found:
        try:
            reader = _Reader(parsed(text), text)
        except (ValueError, RecursionError):
            found, rest = toml_lines.broken(text)
            reader = _Reader(parsed(rest), rest, part=True)
        found += reader.found()
        unnoted = reader.more
    found = sorted(dict.fromkeys(found), key=lambda it: (not it.line, it.line))
    return first([it.text for it in found], unnoted)


def _shown(word: str) -> str:
    """A word of the file, short, and without what cannot be shown."""
    return "".join(c if c.isprintable() else "?" for c in word[:30])


def _unknown(field: str, known: list[str]) -> Text:
    """What is said of a field that does not exist: which one may be meant, and which there are."""
    near = get_close_matches(field, known, 1)
    what = fault("unknown_near", near=near[0]) if near else fault("unknown")
    return fault("fields", what=what, known=", ".join(known)) if known else what


def _is_unique(raw: Data) -> bool:
    """Whether a card says that it is unique."""
    abilities = raw.get("abilities")
    return isinstance(abilities, list) and "unique" in abilities


class _Reader:
    """Goes through a file and notes its faults. Of a `part` of a broken file the totals mean nothing."""

    def __init__(self, data: Data, text: str, part: bool = False) -> None:
        self.data = data
        self.places = toml_lines.places(text)
        self.part = part
        self.faults: list[LineFault] = []
        self.more = 0  # faults that are not noted
        self.ids: set[str] = set()
        names = [raw.get("id") for raw, _ in picked(data, "adventurer")]
        self.adventurers = [name for name in names if isinstance(name, str) and an_id(name) is None]

    def say(self, path: Path, what: Text, rule: str = "") -> None:
        """Note a fault; the field it is about goes before it."""
        if self.full():
            return
        named = path[:-1] if len(path) > 2 and isinstance(path[-1], int) else path  # one of several effects
        field = named[-1] if named and isinstance(named[-1], str) else ""
        what = fault("at", field=_shown(field), what=what) if field else what
        what = fault("by", what=what, rule=rule) if rule else what
        self.faults.append(LineFault(toml_lines.line_of(self.places, path), what))

    def full(self) -> bool:
        """Whether enough is noted; then one more is counted."""
        if len(self.faults) < MOST_NOTED:
            return False
        self.more += 1
        return True

    def found(self) -> list[LineFault]:
        """The faults of the file, as many as are noted."""
        optional = [*FIELDS, "final", "ultimate", "scenario", "box"]
        checks: dict[str, Check] = {"name": a_name, **dict.fromkeys(optional, anything)}
        self.fields((), self.data, checks, {*optional, "name"} if self.part else {*optional})
        if "ultimate" in self.data:
            self.table(("ultimate",), self.data["ultimate"], SIZES, set(SIZES))
        for kind in FIELDS:
            self.cards(kind, self.data.get(kind, []))
        if "final" in self.data:
            self.card("final", ("final",), self.data["final"])
        if "scenario" in self.data:
            self.scenario(self.data["scenario"])
        if not self.part:
            self.box(self.data.get("box", {}))
            self.totals()
        return self.faults

    def fields(self, path: Path, data: Data, checks: dict[str, Check], optional: set[str]) -> None:
        """Note unknown fields, missing ones and wrong values."""
        for field, value in data.items():
            if field not in checks:
                if not self.full():  # to look for what may be meant takes time
                    self.say((*path, field), _unknown(field, list(checks)))
            elif wrong := checks[field](value):
                self.say((*path, field), wrong)
        for field in checks:
            if field not in data and field not in optional:
                self.say(path, fault("missing", field=field))

    def table(self, path: Path, data: Any, checks: dict[str, Check], optional: set[str]) -> bool:
        """Note what is wrong with a table of fields; whether it is one at all."""
        if not isinstance(data, dict):
            self.say(path, fault("table"))
            return False
        self.fields(path, data, checks, optional)
        return True

    def cards(self, kind: str, cards: Any) -> None:
        """Look at all cards of a kind."""
        if isinstance(cards, list):
            for number, card in enumerate(cards):
                self.card(kind, (kind, number), card)
        elif not self.part:  # without its heading, which is broken, a card's further tables look like this
            self.say((kind,), fault("heading", heading=f"[[{kind}]]"))

    def card(self, kind: str, path: Path, card: Any) -> None:
        """Look at one card."""
        if not self.table(path, card, CARDS[kind], OPTIONAL):
            return
        name = card.get("id")
        if isinstance(name, str):
            if name in self.ids:
                self.say((*path, "id"), fault("name_twice", name=_shown(name)))
            self.ids.add(name)
        if kind == "adventurer":
            for place in ("gift", "temporary", "ultimate"):
                if place in card:
                    self.effects((*path, place), card[place], (place,))
        elif kind == "equipment":
            if "effect" in card:
                place = card.get("type")
                self.effects((*path, "effect"), card["effect"], (place,) if place in EQUIPMENT_TYPES else ())
        else:
            self.encounter(path, card)

    def effects(self, path: Path, effect: Any, place: tuple[str, ...]) -> None:
        """Look at what a card does: an effect, or a list of several."""
        if not isinstance(effect, list):
            self.effect(path, effect, place)
            return
        if not 1 <= len(effect) <= MOST_EFFECTS:
            self.say(path, fault("effects", most=MOST_EFFECTS))
        for at, one in enumerate(effect):
            self.effect((*path, at), one, place)

    def effect(self, path: Path, effect: Any, place: tuple[str, ...]) -> None:
        """Look at an effect; `place` is empty where nobody knows where it stands."""
        kind = effect.get("kind") if isinstance(effect, dict) else None
        if not isinstance(kind, str) or kind not in EFFECTS:  # nor is it known which fields it should have
            effect = {"kind": kind} if kind is not None else {} if isinstance(effect, dict) else effect
            self.table(path, effect, {"kind": one_of(*EFFECTS)}, set())
            return
        needed, possible = EFFECT_FIELDS[kind]
        self.table(path, effect, {"kind": anything, **needed, **possible}, set(possible))
        if not set(place) <= set(EFFECTS[kind]):
            self.say(path, fault("only", kind=kind, where=", ".join(EFFECTS[kind])))

    def encounter(self, path: Path, card: Data) -> None:
        """Look at the power and the abilities of a dungeon card or of the final monster."""
        if "aura" in card:
            self.table((*path, "aura"), card["aura"], AURA, set())
        if "power" not in card:
            return
        powers = [card["power"]]
        if "nemesis" in card and path[0] == "dungeon":
            keywords = one_of(*dict.fromkeys((*TYPES, *GENDERS, *self.adventurers)))
            if not self.part and (wrong := keywords(card["nemesis"])):
                self.say((*path, "nemesis"), wrong, "HIK-86")
            powers = card["power"]
            if not isinstance(powers, list) or len(powers) != 2:
                self.say((*path, "power"), fault("two_powers"), "HIK-86")
                return
        for value in powers:
            if wrong := a_power(value):
                self.say((*path, "power"), wrong)
                return
        if card.get("family") == "greenskin" and any(
            power(value) != Power(GREENSKIN_POWER) for value in powers
        ):
            self.say((*path, "power"), fault("greenskin", power=GREENSKIN_POWER), "HIK-73")

    def scenario(self, scenario: Any) -> None:
        """Look at a scenario of one's own: its name, its steps, and its end (AMB-HIK-76)."""
        steps = {*SCENARIO} - {"name"}
        if not self.table(("scenario",), scenario, SCENARIO, steps):
            return
        check = a_step(None if self.part else self.tags())
        does: dict[int, Any] = {}
        for fear in sorted(map(int, steps & scenario.keys())):
            path: Path = ("scenario", str(fear))
            step = scenario[str(fear)]
            if isinstance(step, dict):
                self.table(path, step, {"does": check, "name": a_name}, {"name"})
                step = step.get("does")
            elif wrong := check(step):
                self.say(path, wrong)
            does[fear] = step
        last = max(does, default=0)
        for fear, step in does.items():
            if (step == "lost") != (fear == last) and check(step) is None:
                self.say(("scenario", str(fear)), fault("last", lost='"lost"'), "AMB-HIK-76")
        if not does:
            self.say(("scenario",), fault("last", lost='"lost"'), "AMB-HIK-76")

    def tags(self) -> set[str]:
        """The groups of the dungeon cards of the box."""
        listed = [raw.get("tags") for raw, _ in picked(self.data, "dungeon")]
        return {tag for tags in listed if isinstance(tags, list) for tag in tags if an_id(tag) is None}

    def box(self, box: Any) -> None:
        """Look at the list of the cards that make the box."""
        checks: dict[str, Check] = {
            "adventurers": list_of(anything, MOST_ADVENTURER_CARDS),
            "equipment": list_of(anything, MOST_EQUIPMENT_CARDS),
            "dungeon": anything,
            "final": anything,
        }
        if not self.table(("box",), box, checks, set(checks)):
            return
        for kind in FIELDS:
            field = FIELDS[kind]
            wanted = box.get(field)
            if kind == "dungeon" and isinstance(wanted, dict):
                numbers = dict.fromkeys(wanted, number(1, MOST_COPIES))
                self.table(("box", field), wanted, dict(numbers), set(numbers))
                for name in wanted:
                    self.card_of_the_box(kind, ("box", field, name), name)
            elif kind == "dungeon" and wanted is not None:
                self.say(("box", field), fault("table"))
            elif isinstance(wanted, list):
                for name in wanted:
                    self.card_of_the_box(kind, ("box", field), name)
        if "final" in box:
            self.card_of_the_box("final", ("box", "final"), box["final"])

    def card_of_the_box(self, kind: str, path: Path, name: Any) -> None:
        """Note when the box has a card that is nowhere."""
        if not isinstance(name, str):
            self.say(path, fault("ids"))
        elif name not in known(self.data, kind):
            word = "" if path[-1] == name else f" {_shown(name)}"
            self.say(path, fault("unknown_card", word=word))

    def totals(self) -> None:
        """Note where the box is not one that can be played with (HIK-98, HIK-99, HIK-100)."""
        adventurers, equipment, dungeon = (picked(self.data, kind) for kind in FIELDS)
        self.at_most("adventurers", len(adventurers), MOST_ADVENTURER_CARDS)
        most = sum(copies for _, copies in equipment)
        self.at_most("equipment", most, MOST_EQUIPMENT_CARDS)
        if not any(PARTY - n <= most for n in range(1, min(len(adventurers), MOST_ADVENTURERS) + 1)):
            party = fault("party", size=PARTY, people=len(adventurers), most=most)
            self.say((), party, "HIK-99")
        self.unique(equipment, dungeon)
        self.counts(dungeon)

    def at_most(self, field: str, count: int, most: int) -> None:
        """Note when the box has more cards of a kind than can be named."""
        if count > most:
            self.say((), fault("too_many", field=field, count=count, most=most))

    def unique(self, equipment: list[tuple[Data, int]], dungeon: list[tuple[Data, int]]) -> None:
        """Note what is there twice and may not be (HIK-89, HIK-100)."""
        for name, count in Counter(self.adventurers).items():
            if count > 1 and name in self.chosen("adventurers"):
                self.say(("box", "adventurers"), fault("times", name=name, count=count), "HIK-100")
        items = Counter(str(raw.get("id")) for raw, _ in equipment if _is_unique(raw))
        for name, count in items.items():
            if count > 1:
                self.say(("box", "equipment"), fault("times", name=name, count=count), "HIK-100")
        for raw, copies in dungeon:
            if copies > 1 and _is_unique(raw):
                if raw.get("id") in self.chosen("dungeon"):
                    path: Path = ("box", "dungeon", raw["id"])
                else:
                    place = next(n for n, card in enumerate(self.data["dungeon"]) if card is raw)
                    path = ("dungeon", place, "copies")
                self.say(path, fault("unique", copies=copies), "HIK-100")

    def chosen(self, field: str) -> Any:
        """What the box itself lists."""
        box = self.data.get("box")
        chosen = box.get(field) if isinstance(box, dict) else None
        return chosen if isinstance(chosen, (dict, list)) else ()

    def counts(self, dungeon: list[tuple[Data, int]]) -> None:
        """Note where the dungeon has too many or too few cards (HIK-98; AMB-HIK-50: ours keep to it too)."""
        for colour in COLOURS:
            cards = [(raw, copies) for raw, copies in dungeon if raw.get("colour") == colour]
            self.exactly(colour, sum(copies for _, copies in cards), A_COLOUR)
            mana = sum(copies for raw, copies in cards if raw.get("mana") is True)
            if mana != MANA_A_COLOUR:
                what = fault("mana", colour=colour, count=mana, needed=MANA_A_COLOUR)
                self.say((), what, "HIK-98")
        self.exactly("dungeon", sum(copies for _, copies in dungeon), DUNGEON)

    def exactly(self, field: str, count: int, needed: int) -> None:
        """Note when there are more or fewer cards than there must be."""
        if count != needed:
            self.say((), fault("exactly", field=field, count=count, needed=needed), "HIK-98")
