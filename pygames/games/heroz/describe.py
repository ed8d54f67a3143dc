"""The text table: a view as headings and lines, complete, in a person's language.

It is what the terminal prints and what a screen reader walks through, so every line makes sense
alone: whose it is stands in the heading, where it is at the beginning of the line.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pygames.engine.action import Action
from pygames.engine.view import View
from pygames.games.heroz.cards import CARD, HERO, JOKER, TROOP
from pygames.games.heroz.places import COLUMN, PLACE
from pygames.words.localizer import Block, Localizer
from pygames.words.people import SEAT_LETTERS
from pygames.words.text_table import choices, decision_lines, rule_line

Data = dict[str, Any]


def describe(view: View, localizer: Localizer) -> list[Block]:
    """Everything in the view as text, the viewer's own side first."""
    seats = (1, 0) if view["viewer"] == 1 else (0, 1)
    sections = [_now(view, localizer, seats)]
    if view["fight"] is not None:
        sections.append(_fight(view, localizer))
    for seat in seats:
        sections.append(_hand(view, localizer, seat))
        sections.append(_area(view, localizer, seat))
        sections.append(_zones(view, localizer, seat))
    return sections + choices(
        view, localizer, lambda action, label: _with_troops(view, localizer, action, label)
    )


# --- the moment ---


def _now(view: View, localizer: Localizer, seats: tuple[int, int]) -> Block:
    """Whose turn it is, who is asked what, how the game stands."""
    lines, result = decision_lines(view, localizer), view["result"]
    if result is not None:
        winner = {"seat": result["winners"][0]} if result["winners"] else {}
        lines.append(localizer.text(f"result.{result['how']}", winner))
        lines.append(rule_line(view, localizer))
    score = ", ".join(f"{localizer.seat(seat).label} {view['points'][seat]}" for seat in seats)
    lines.append(localizer.text("table.score", score=score))
    options = [option.id for option in localizer.game.options if view["options"][option.id]]
    chosen = [localizer.text(f"option.{option}") for option in options]
    lines += [localizer.text("table.option", text=text) for text in chosen]
    return Block(localizer.text("table.turn", n=view["turn"], seat=view["active"]), lines)


def _fight(view: View, localizer: Localizer) -> Block:
    """Both sides of the fight, with their totals worked out as the booklet does."""
    fight = view["fight"]
    lines = []
    for side in fight["sides"]:
        seat = side["seat"]
        if not side["places"]:
            lines.append(localizer.text("table.absent", seat=seat))
            continue
        key = "table.attacks" if seat == view["active"] else "table.blocks"
        troops = (cell for place in side["places"] if (cell := _at(view, place)) is not None)
        cards = ", ".join(_named(cell, localizer) for cell in troops)
        lines.append(localizer.text(key, seat=seat, power=side["power"], cards=cards))
        lines += _working(side, localizer)
    if fight["damage"]:
        lines.append(localizer.text("table.damage", n=fight["damage"]))
    return Block(localizer.text("table.fight", number=fight["column"]), lines)


def _working(side: Data, localizer: Localizer) -> list[str]:
    """How the total of a side comes about; nothing when it is one troop's own power."""
    terms = _gathered(side["terms"])
    if len(terms) == 1 and terms[0]["kind"] == "alone" and len(terms[0]["parts"]) == 1:
        return []
    lines = [
        localizer.text(
            "table.term",
            term=localizer.text(f"term.{term['kind']}"),
            seat=side["seat"],
            cards=_cards([part["card"] for part in term["parts"]], localizer),
            sum=_sum([_share(part) for part in term["parts"]], term["power"]),
        )
        for term in terms
    ]
    if len(terms) > 1:
        total = _sum([str(term["power"]) for term in terms], side["power"])
        lines.append(localizer.text("table.total", seat=side["seat"], sum=total))
    return lines


def _gathered(terms: list[Data]) -> list[Data]:
    """The terms, those of troops in no formation made into one."""
    gathered: list[Data] = []
    for term in terms:
        if gathered and term["kind"] == gathered[-1]["kind"] == "alone":
            last = gathered.pop()
            parts = [*last["parts"], *term["parts"]]
            gathered.append({"kind": "alone", "parts": parts, "power": last["power"] + term["power"]})
        else:
            gathered.append(term)
    return gathered


def _share(part: Data) -> str:
    """A troop's share in a sum: `3`, `(3×5)`, or `0` under a shield."""
    if part["factor"] > 1 and part["power"]:
        return f"({part['value']}×{part['factor']})"
    return str(part["power"])


def _sum(shares: list[str], total: int) -> str:
    """A sum as the booklet writes it: `3 + (3×5) = 18`."""
    return str(total) if shares == [str(total)] else f"{' + '.join(shares)} = {total}"


def _with_troops(view: View, localizer: Localizer, action: Action, label: str) -> str:
    """A choice with the troops that it concerns."""
    cells = [cell for word in action.words for cell in _pointed(view, word)]
    # face-down troops are named only beside others, to tell them apart
    if any("card" in cell for cell in cells):
        return f"{label} — {', '.join(_named(cell, localizer) for cell in cells)}"
    return label


def _pointed(view: View, word: str) -> Iterator[Data]:
    """The troops that a word of an action names: the one on a place, the active ones of a column."""
    if word in PLACE.index:
        cell = _at(view, word)
        if cell is not None:
            yield cell
    elif word in COLUMN.index:
        column = view["areas"][SEAT_LETTERS.index(word[0])][int(word[1]) - 1]
        yield from (cell for cell in column if cell["active"])


# --- what lies where ---


def _hand(view: View, localizer: Localizer, seat: int) -> Block:
    """A hand by kinds of cards, or how many there are."""
    hand = view["hands"][seat]
    heading = localizer.text("table.hand", seat=seat)
    if not hand["count"]:
        return Block(heading, [localizer.text("table.hand.empty")])
    if "cards" not in hand:
        return Block(heading, [localizer.text("table.hand.hidden", n=hand["count"])])
    kinds: dict[str, list[str]] = {"troops": [], "heroes": [], "specials": []}
    for name in hand["cards"]:
        card = CARD.index[name]
        kinds["troops" if TROOP[card] else "heroes" if HERO[card] else "specials"].append(name)
    return Block(
        heading,
        [
            localizer.text(f"table.hand.{kind}", cards=_cards(names, localizer))
            for kind, names in kinds.items()
            if names
        ],
    )


def _area(view: View, localizer: Localizer, seat: int) -> Block:
    """A player's troops, column by column from line 1."""
    lines = []
    for number, column in enumerate(view["areas"][seat], start=1):
        if not column:
            lines.append(localizer.text("table.area.empty", number=number))
        for line, cell in enumerate(column, start=1):
            troop = _troop(cell, localizer, attacks=seat == view["active"])
            lines.append(localizer.text("table.area.troop", number=number, line=line, troop=troop))
    return Block(localizer.text("table.area", seat=seat), lines)


def _troop(cell: Data, localizer: Localizer, *, attacks: bool) -> str:
    """A troop with all that lies on it. `attacks`: its player is the one who attacks."""
    if not cell["active"]:
        if "card" in cell:
            return localizer.text(f"table.troop.{cell['shown']}", card=cell["card"])
        return localizer.text("table.troop.down")
    words = [localizer.text("table.troop.active", troop=_named(cell, localizer))]
    if cell["tilted"]:
        words.append(localizer.text("table.troop.attacks" if attacks else "table.troop.blocks"))
    if cell["aura"] is not None:
        words.append(localizer.text("table.troop.aura", card=cell["aura"]))
    if cell["shields"]:
        words.append(localizer.text("table.troop.shield", cards=_cards(cell["shields"], localizer)))
    if cell["doomed"]:
        words.append(localizer.text("table.troop.doomed"))
    if cell["formation"]:
        words.append(localizer.text("table.troop.formation"))
    return ", ".join(words)


def _zones(view: View, localizer: Localizer, seat: int) -> Block:
    """A player's victory points, hero, deck and discard."""
    won, hero, deck = view["won"][seat], view["heroes"][seat], view["decks"][seat]
    lines = []
    if won:
        cards = ", ".join(_worth(entry, localizer) for entry in won)
        lines.append(localizer.text("table.points", points=view["points"][seat], cards=cards))
    else:
        lines.append(localizer.text("table.points.none"))
    lines.append(localizer.text("table.hero", card=hero) if hero else localizer.text("table.hero.none"))
    if deck["open"]:
        lines.append(
            localizer.text("table.deck.open", n=deck["count"], cards=_cards(deck["open"], localizer))
        )
    else:
        lines.append(localizer.text("table.deck", n=deck["count"]))
    discard = [
        localizer.text("table.tilted", card=entry["card"])
        if entry["tilted"]
        else _card(entry["card"], localizer)
        for entry in reversed(view["discards"][seat])
    ]
    lines.append(
        localizer.text("table.discard", cards=", ".join(discard))
        if discard
        else localizer.text("table.discard.empty")
    )
    if view["skips"][seat]:
        lines.append(localizer.text("table.skips"))
    return Block(localizer.text("table.zones", seat=seat), lines)


# --- words ---


def _at(view: View, place: str) -> Data | None:
    """What the view shows on a place, or None."""
    column = view["areas"][SEAT_LETTERS.index(place[0])][int(place[1]) - 1]
    line = int(place[2]) - 1
    found: Data | None = column[line] if line < len(column) else None
    return found


def _card(name: str, localizer: Localizer) -> str:
    return str(localizer.word("card", name))


def _cards(names: list[str], localizer: Localizer) -> str:
    return ", ".join(_card(name, localizer) for name in names)


def _named(cell: Data, localizer: Localizer) -> str:
    """A troop by the name of its card, and by what it counts as where that is something else."""
    if "card" not in cell:
        return localizer.text("table.troop.down")
    if cell["active"] and (cell["joker"] or cell["aura"] is not None):
        return localizer.text("table.troop.counts", card=cell["card"], value=cell["value"], suit=cell["suit"])
    return _card(cell["card"], localizer)


def _worth(entry: Data, localizer: Localizer) -> str:
    """A card among the victory points; a joker's value has to be said."""
    if CARD.index[entry["card"]] >= JOKER:
        return localizer.text("table.worth", card=entry["card"], value=entry["value"])
    return _card(entry["card"], localizer)
