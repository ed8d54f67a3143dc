"""The text table: a view as headings and lines, complete, in a person's language.

It is what the terminal prints and what a screen reader walks through, so every line makes sense
alone: whose it is stands in the heading, what it is at the beginning of the line.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygames.engine.action import Action
from pygames.engine.view import View
from pygames.games.hero_realms.card_text import ability_text, facts_of, lines_of, name_note
from pygames.games.hero_realms.cards import BASE_FACES, CARD
from pygames.games.hero_realms.names import face_of
from pygames.words.listing import listing
from pygames.words.localizer import Block, Localizer
from pygames.words.text_table import choices, decision_lines, rule_line

Data = dict[str, Any]

_PRINTED: dict[tuple[str, str, str], str] = {}  # by card, game and language: what is printed never changes


def describe(view: View, localizer: Localizer) -> list[Block]:
    """Everything in the view as text, of the players the viewer first."""
    seats = len(view["players"])
    first = view["viewer"] or 0
    sections = [now(view, localizer, *terms(view, localizer)), market(view, localizer)]
    sections += [_player(view, (first + step) % seats, localizer) for step in range(seats)]
    return sections + choices(
        view, localizer, lambda action, label: with_side(view, localizer, action, label)
    )


def with_side(view: View, localizer: Localizer, action: Action, label: str) -> str:
    """A choice; beside one side of "A or B", what it does."""
    if action.type.name != "choose":
        return label
    return f"{label} — {ability_text(view['asks']['sides'][action.args[0]], localizer)}"


# --- the moment ---


def terms(view: View, localizer: Localizer) -> list[str]:
    """The format, and when the game ends in a draw."""
    return [localizer.text(f"table.format.{view['format']}"), localizer.text("table.limit", n=view["limit"])]


def now(view: View, localizer: Localizer, *more: str) -> Block:
    """Whose turn it is, who is asked what, how the game has ended, what waits; `more` lines at the end."""
    lines, result = decision_lines(view, localizer), view["result"]
    if result is not None:
        lines.append(localizer.text(f"result.{result['how']}"))
        if result["winners"]:
            names = ", ".join([localizer.seat(seat) for seat in result["winners"]])
            lines.append(localizer.text("table.winners", names=names))
        lines.append(rule_line(view, localizer))
    lines += _asked(view, localizer)
    pools = view["pools"]
    if view["active"] >= 0:
        lines.append(localizer.text("table.pools", pools))
    lines += [localizer.text("table.waits", use=way) for way in view["waiting"]]
    lines += [
        localizer.text("table.discount", n=entry["n"], kind=entry["only"]) for entry in view["discounts"]
    ]
    if view["heist"]:
        lines.append(localizer.text("table.heist"))
    if view["packs"]:
        packs = ", ".join([str(localizer.word("pack", pack)) for pack in view["packs"]])
        lines.append(localizer.text("table.packs", packs=packs))
    lines += more
    if view["active"] < 0:
        return Block(localizer.text("table.turn.none"), lines)
    return Block(localizer.text("table.turn", seat=view["active"], n=view["turn"]), lines)


def _asked(view: View, localizer: Localizer) -> list[str]:
    """What a card's choice offers, and what is looked at; the question itself names the card."""
    asks, looking = view["asks"], view["looking"]
    lines = []
    if asks is not None and len(asks["sides"]) > 1:
        lines += [
            localizer.text("table.asks.effect", text=ability_text(key, localizer)) for key in asks["sides"]
        ]
    if looking is not None and "cards" in looking:
        lines.append(localizer.text("table.looking", cards=",".join(looking["cards"])))
    elif looking is not None:
        lines.append(localizer.text("table.looking.hidden", n=looking["count"]))
    return lines


# --- the middle of the table ---


def market(view: View, localizer: Localizer, gems: Sequence[str] = ()) -> Block:
    """The row, the Fire Gems (or what `gems` say of them), the piles."""
    lines = [
        localizer.text(
            "table.row", card=place["card"], n=place["cost"], text=printed(place["card"], localizer)
        )
        for place in view["row"]
    ] or [localizer.text("table.row.empty")]
    lines += gems or [gems_line(view["gems"], localizer)]
    lines.append(localizer.text("table.deck", n=view["market"]))
    if view["sacrificed"]:
        lines.append(localizer.text("table.sacrificed", cards=",".join(view["sacrificed"])))
    if view["left"]:
        lines.append(localizer.text("table.left", n=view["left"]))
    return Block(localizer.text("table.market"), lines)


def gems_line(gems: Data, localizer: Localizer) -> str:
    """The pile of Fire Gems."""
    if gems["card"] is None:
        return localizer.text("table.gems.none")
    text = printed(gems["card"], localizer)
    return localizer.text("table.gems", card=gems["card"], cost=gems["cost"], n=gems["count"], text=text)


def printed(card: str, localizer: Localizer) -> str:
    """What is printed on a card: its facts, then its abilities."""
    face = face_of(card)
    key = (face.id, localizer.game.id, localizer.language)
    if key not in _PRINTED:
        facts = facts_of(face, localizer)
        _PRINTED[key] = " ".join([f"{facts[0].upper()}{facts[1:]}.", *lines_of(face, localizer)])
    return _PRINTED[key]


def in_full(card: str, localizer: Localizer) -> str:
    """What is printed on a card, and what is to be said of its name, to somebody who asks about it."""
    return " ".join([printed(card, localizer), *name_note(face_of(card), localizer)])


def about(localizer: Localizer, kind: str, word: str) -> str:
    """What is printed on a card of the base box or a class pack; nothing of anything else."""
    ours = kind == CARD.name and face_of(word).id in BASE_FACES
    return in_full(word, localizer) if ours else ""


# --- a player ---


def _player(view: View, seat: int, localizer: Localizer) -> Block:
    """A player's health, cards in play, hand, deck and discard pile, as far as the viewer may know them."""
    heading = localizer.text("table.player", seat=seat)
    if view["players"][seat]["out"]:
        return Block(heading, [localizer.text("table.out")])
    return Block(heading, player_lines(view, seat, localizer))


def player_lines(view: View, seat: int, localizer: Localizer) -> list[str]:
    """What a player has, line by line."""
    player = view["players"][seat]
    lines = []
    if player["pack"] is not None:
        if player["start"] or player["health"]:  # the boss has none before the first jar, nor after the last
            lines.append(localizer.text("table.health", n=player["health"], start=player["start"]))
        lines.append(localizer.text("table.pack", pack=player["pack"]))
    if player["blessing"]:
        lines.append(localizer.text("table.blessing", n=player["blessing"]))
    if player["owed"]:
        lines.append(localizer.text("table.owed", n=player["owed"]))
    lines += [champion_line(entry, localizer) for entry in player["champions"]]
    lines += [_played(entry, localizer) for entry in player["played"]]
    lines += [_beside(entry, localizer) for entry in player["beside"]]
    lines += _hand(player["hand"], localizer, own=view["viewer"] == seat)
    return lines + _piles(player, localizer)


def champion_line(entry: Data, localizer: Localizer, key: str = "table.champion") -> str:
    states = [localizer.text("champion.prepared" if entry["prepared"] else "champion.expended")]
    if entry["guard"]:
        states.append(localizer.text("champion.guards"))
    states.append(localizer.text("champion.defense", n=entry["defense"]))
    if entry["lacking"] != entry["defense"]:
        states.append(localizer.text("champion.lacking", n=entry["lacking"]))
    if entry["expend"]:
        states.append(localizer.text("champion.expend"))
    if entry["ally"]:
        states.append(localizer.text("card.ally"))
    text = printed(entry["card"], localizer)
    return localizer.text(key, card=entry["card"], state=", ".join(states), text=text)


def _played(entry: Data, localizer: Localizer) -> str:
    states = [localizer.text(f"card.{slot}") for slot in ("ally", "sacrifice") if entry[slot]]
    state = "".join([f", {state}" for state in states])
    return localizer.text(
        "table.played", card=entry["card"], state=state, text=printed(entry["card"], localizer)
    )


def _beside(entry: Data, localizer: Localizer) -> str:
    if not entry["prepared"]:
        state = localizer.text("beside.expended")
    else:
        state = localizer.text("beside.usable" if entry["usable"] else "beside.waits")
    text = printed(entry["card"], localizer)
    return localizer.text(f"table.beside.{entry['kind']}", card=entry["card"], state=state, text=text)


def _hand(hand: Data, localizer: Localizer, *, own: bool) -> list[str]:
    """One's own cards one by one; of another's how many, and those that everybody saw come there."""
    if not hand["count"]:
        return [localizer.text("table.hand.none")]
    if own:
        return [
            localizer.text("table.hand.card", card=card, text=printed(card, localizer))
            for card in hand["cards"]
        ]
    lines = [localizer.text("table.hand", n=hand["count"])]
    if hand["cards"]:
        lines.append(localizer.text("table.hand.known", cards=",".join(hand["cards"])))
    return lines


def _piles(player: Data, localizer: Localizer) -> list[str]:
    """The deck, with what is known to lie on it, and the discard pile."""
    deck, discard = player["deck"], player["discard"]
    if deck["count"]:
        lines = [localizer.text("table.own_deck", n=deck["count"])]
    else:
        lines = [localizer.text("table.own_deck.none")]
    if any(card is not None for card in deck["top"]):
        unknown = localizer.text("table.top.unknown")
        top = [unknown if card is None else str(localizer.word("card", card)) for card in deck["top"]]
        lines.append(localizer.text("table.top", text=listing(top, localizer.language)))
    if discard:
        lines.append(localizer.text("table.discard", cards=",".join(reversed(discard))))
    else:
        lines.append(localizer.text("table.discard.none"))
    return lines
