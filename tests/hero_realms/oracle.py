"""The Main phase worked out a second time: from what a player sees and what is printed on the cards alone.

`Turn` follows the turns of a game. It knows neither state nor types of action: what is offered, and what
comes of it, is compared with what the game does.
"""

from collections import Counter
from typing import Any

from pygames.engine.view import View
from pygames.games.hero_realms.cards import FACES, LINES, NO_COST, CardFace

LETTERS = "ABCDEF"
HEIST_FROM = 3  # HR-132
PRICE = 2  # of a skill (HR-119)
SLOTS = {"play": "play", "expend": "expend", "ally": "ally", "skill": "expend"}
SLOTS |= {"sacrifice": "sacrifice", "ability": "sacrifice"}
Seen = dict[str, Any]


def face(word: str) -> CardFace:
    """What is printed on a card."""
    return FACES[word.partition("#")[0]]


def words(entries: list[Seen]) -> list[str]:
    """The cards of these entries of a view."""
    return [entry["card"] for entry in entries]


def ranks(player: Seen) -> list[Seen]:
    """A player's champions and minions."""
    return [*player["champions"], *player.get("minions", [])]


def guarded(player: Seen) -> bool:
    """Whether a prepared guard protects this player (HR-57, HR-59)."""
    return any(it["prepared"] and face(it["card"]).guard for it in ranks(player))


class Turn:
    """Whose turn it is, the cards played in it, the ally abilities used, and what binds the Lich."""

    def __init__(self) -> None:
        self.number = (-1, 0)
        self.played: list[str] = []
        self.allied: set[str] = set()
        self.dared: set[int] = set()
        self.bound: set[int] = set()

    def look(self, view: View) -> None:
        """Another turn has perhaps begun."""
        number = (view["active"], view["turn"])
        if number != self.number:
            if "challengers" in view and self.number[0] == len(view["players"]) - 1:
                self.bound.clear()  # HRL-55
            self.number, self.played, self.allied = number, [], set()

    def chosen(self, action: str) -> None:
        """The player whose turn it is has chosen this."""
        kind, *rest = action.split()
        if kind == "play":
            self.played += rest
        elif kind == "ally":
            self.allied |= {*rest}
        elif kind == "challenge":
            self.dared.add(self.number[0])
            self.bound.add(self.number[0])

    def offers(self, view: View) -> set[str]:
        """All that the player whose turn it is may do now, but for ending it."""
        seat = view["active"]
        player = view["players"][seat]
        party = view["format"] == "party"
        found = {f"play {it}" for it in player["hand"]["cards"]}
        able = [*ranks(player), *player.get("powers", [])]
        found |= {
            f"expend {it['card']}" for it in able if it["prepared"] and "expend" in face(it["card"]).slots
        }
        in_play = words(player["champions"]) + words(player["played"])
        factions = Counter(face(it).faction for it in in_play)
        found |= {
            f"ally {it}"
            for it in in_play
            if "ally" in face(it).slots and factions[face(it).faction] > 1 and it not in self.allied
        }
        found |= {f"sacrifice {it}" for it in words(player["played"]) if "sacrifice" in face(it).slots}
        for it in player["beside"]:
            if it["kind"] == "skill":
                if it["prepared"] and view["pools"]["gold"] >= PRICE:
                    found.add(f"skill {it['card']}")
            elif face(it["card"]).id != "heist" or view["turn"] >= HEIST_FROM:
                found.add(f"ability {it['card']}")
        if party and not player["boss"] and seat not in self.dared:
            found.add("challenge")  # HRL-54
        return found | self._purchases(view) | self._attacks(view)

    def may_end(self, view: View, offers: set[str]) -> bool:
        """A member of the party ends the turn only when all is played and spent (HRL-48, HRL-49)."""
        player = view["players"][view["active"]]
        if view["format"] != "party" or player["boss"]:
            return True
        owed = {it.split()[0] for it in offers} & {"ally", "attack", "strike"}
        return not player["hand"]["cards"] and not owed

    def gains(self, view: View, action: str) -> dict[str, int] | None:
        """What an action gives: gold, combat, health, and cards drawn; None if it does anything else."""
        kind, *rest = action.split()
        if kind not in SLOTS or (kind == "play" and face(rest[0]).kind == "champion"):
            return None
        found: Counter[str] = Counter({"gold": -PRICE} if kind == "skill" else {})
        for line in LINES[face(rest[0]).slots[SLOTS[kind]]]:
            if line.effect == "gain":
                per = line.params.get("per", "")
                times = self._count(view, per, rest[0]) if per else 1
                found[line.params["what"]] += line.params["n"] * times
            elif line.effect == "draw":
                found["draw"] += line.params["n"]
            else:
                return None
        return dict(found)

    def _opponents(self, view: View) -> list[int]:
        seat, players = view["active"], view["players"]
        living = [it for it, player in enumerate(players) if it != seat and not player["out"]]
        if view["format"] != "party":
            return living
        boss = len(players) - 1
        return [boss] if seat != boss else living

    def _purchases(self, view: View) -> set[str]:
        cards = words(view["row"]) + [view["gems"]["card"]] * bool(view["gems"]["card"])
        if view["heist"]:
            cards += [it for other in self._opponents(view) for it in view["players"][other]["discard"]]
        return {f"acquire {it}" for it in cards if cost(view, it) <= view["pools"]["gold"]}

    def _attacks(self, view: View) -> set[str]:
        combat = view["pools"]["combat"]
        opponents = self._opponents(view)
        targets = opponents
        if view["players"][view["active"]].get("boss"):
            targets = [it for it in opponents if it in self.bound] or opponents  # HRL-55, AMB-HRL-19
        found = set()
        for other in opponents:
            player = view["players"][other]
            if other in targets and not guarded(player):
                most = min(combat, player["health"])  # AMB-HR-34
                found |= {f"attack {LETTERS[other]} {n}" for n in range(1, most + 1)}
            for it in ranks(player):
                if it["lacking"] <= combat and (face(it["card"]).guard or not guarded(player)):
                    found.add(f"strike {it['card']}")
        return found

    def _count(self, view: View, per: str, card: str) -> int:
        """What is counted, before the card itself is in play."""
        player = view["players"][view["active"]]
        champions = words(player["champions"])
        in_play = champions + words(player["played"])
        heroes = sum(not it["boss"] for it in view["players"]) if "party_size" in view else 0
        counts = {
            "champions": len(champions),
            "other_champions": len([it for it in champions if it != card]),
            "other_guards": len([it for it in champions if it != card and face(it).guard]),
            "other_wild_cards": len([it for it in in_play if it != card and face(it).faction == "wild"]),
            "knives_played": len([it for it in self.played if "Knife" in face(it).subtypes and it != card]),
            "champions_discarded": len([it for it in player["discard"] if face(it).kind == "champion"]),
            "party": heroes or 3,  # HRL-29
        }
        return counts[per]


def cost(view: View, card: str) -> int:
    """What a card costs now: one discount counts (HR-90, AMB-HR-43); some can never be had (HR-83)."""
    printed = face(card).cost
    if printed == NO_COST:
        return NO_COST
    off: int = next((it["n"] for it in view["discounts"] if it["only"] in ("any", face(card).kind)), 0)
    return max(0, printed - off)
