"""Games kept in the browser: one text for each, which is written anew after every choice.

Pure Python: page.js reads and writes the storage, `pending` is what it has yet to write there. What lies in
the storage may be anything; what cannot be read is listed as unreadable and can be deleted.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NamedTuple

from pygames.bots import names
from pygames.engine.reading import read_json
from pygames.engine.record import LONGEST
from pygames.games import PLAYABLE
from web.model.session import LONGEST_NAME, Player

if TYPE_CHECKING:
    from collections.abc import Mapping

FORMAT = 1
MOST_FINISHED = 10  # finished games that are kept; unfinished ones are never thrown away
MOST_SEATS = 6
LATEST = 8_640_000_000_000_000  # the last moment that a browser can name


class Save(NamedTuple):
    """A kept game. `record` is its JSON, `link` its link text; `when` is in milliseconds since 1970.

    `automatic` are the numbers of the choices that were not pressed one by one, which undo skips; `led` so
    many choices a lesson led to; `winners` are the seats that won, and `how`, once it is over. `order`
    is higher the later a game was played: a clock may have been wrong.
    """

    id: str
    game: str
    record: str
    link: str
    players: tuple[Player, ...]
    choices: int
    over: bool
    practice: bool
    when: int
    automatic: tuple[int, ...] = ()
    led: int = 0
    winners: tuple[int, ...] = ()
    how: str = ""
    order: int = 0

    @property
    def rules(self) -> int | None:
        """The version of the rules by which it was played; None when its link does not say."""
        version = "".join(self.link.split(".")[1:2])
        return int(version) if version.isascii() and version.isdecimal() and len(version) < 7 else None

    @property
    def outdated(self) -> bool:
        """Whether it was played by rules so old that it cannot be opened any more."""
        oldest = PLAYABLE[self.game].oldest_rules if self.game in PLAYABLE else 0
        return self.rules is not None and self.rules < oldest

    def text(self) -> str:
        """The saved game as it is stored."""
        data: dict[str, Any] = self._asdict()
        del data["id"]
        data["players"] = [player._asdict() for player in self.players]
        return json.dumps({"pygames-save": FORMAT, **data}, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def read(cls, id: str, text: str) -> Save | None:
        """What was stored, or None when that is no kept game. The record itself is not looked into."""
        try:
            data = read_json(text)
        except ValueError:
            return None
        if not isinstance(data, dict) or data.get("pygames-save") != FORMAT:
            return None
        kinds = {"game": str, "record": str, "link": str, "over": bool, "practice": bool}
        if not all(isinstance(data.get(name), kind) for name, kind in kinds.items()):
            return None
        choices, when = _count(data.get("choices")), _count(data.get("when"))
        automatic = data.get("automatic")
        led, winners, how = _count(data.get("led", 0)), data.get("winners", []), data.get("how", "")
        if choices is None or when is None or when > LATEST or len(data["record"]) > LONGEST:
            return None
        if not isinstance(automatic, list) or None in map(_count, automatic):
            return None
        if led is None or not isinstance(winners, list) or not isinstance(how, str):
            return None
        seated, players = data.get("players"), []
        if not isinstance(seated, list) or not 1 <= len(seated) <= MOST_SEATS:
            return None
        for it in seated:
            player = _player(it, data["game"])
            if player is None:
                return None
            players.append(player)
        if not all(seat in range(len(players)) for seat in winners):
            return None
        return cls(
            id,
            data["game"],
            data["record"],
            data["link"],
            tuple(players),
            choices,
            data["over"],
            data["practice"],
            when,
            tuple(automatic),
            led,
            tuple(winners),
            how,
            _count(data.get("order")) or 0,
        )


def _count(value: object) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) and value >= 0 else None


def _player(data: object, game: str) -> Player | None:
    if not isinstance(data, dict):
        return None
    name, bot = data.get("name"), data.get("bot")
    if not isinstance(name, str) or not isinstance(bot, str) or len(name) > LONGEST_NAME:
        return None
    return None if bot and bot not in names(game) else Player(name, bot)


class Saves:
    """All kept games. `stored` are their texts by id."""

    def __init__(self, stored: object = None) -> None:
        self._texts: dict[str, str] = {}
        self._read: dict[str, Save | None] = {}
        self._deleted: dict[str, str] = {}
        self.pending: dict[str, str | None] = {}  # to be written, or (None) removed
        if isinstance(stored, dict):
            for name, text in stored.items():
                self.changed(str(name), text if isinstance(text, str) else "")

    def changed(self, id: str, text: str | None) -> None:
        """The storage holds something else than before: another window has written there."""
        self._read.pop(id, None)
        if text is None:
            self._texts.pop(id, None)
        else:
            self._texts[id] = text
            self._deleted.pop(id, None)

    def refresh(self, texts: Mapping[str, str]) -> None:
        """The storage holds these: other windows may have written there, unheard."""
        for name in {**self._texts, **texts}:
            if self._texts.get(name) != texts.get(name):
                self.changed(name, texts.get(name))

    def clear(self) -> None:
        """The storage was emptied by another window."""
        self._texts.clear()
        self._read.clear()

    def __contains__(self, id: str) -> bool:
        return id in self._texts

    def get(self, id: str) -> Save | None:
        """The kept game of this id; None when there is none, or it cannot be read."""
        if id not in self._read and id in self._texts:
            self._read[id] = Save.read(id, self._texts[id])
        return self._read.get(id)

    def stored(self, id: str) -> str | None:
        """The text that is stored by this id, read or not; None when there is none."""
        return self._texts.get(id)

    def put(self, save: Save) -> None:
        """Keep this game, in the place of an older state of it, as the one that was played last."""
        latest = max((it.order for it in self._all if it.id != save.id), default=0)
        before = self.get(save.id)
        save = save._replace(order=max(latest + 1, before.order if before is not None else 0))
        self._write(save.id, save.text())
        self._read[save.id] = save
        if save.over:
            for old in self.finished[MOST_FINISHED:]:
                self._write(old.id, None)

    def delete(self, id: str) -> None:
        """Delete a game; it can be put back."""
        if id in self._texts:
            self._deleted[id] = self._texts[id]
            self._write(id, None)

    def drop(self, id: str) -> None:
        """Keep a game no longer, for good."""
        if id in self._texts:
            self._write(id, None)

    def put_back(self, id: str) -> None:
        """Bring a deleted game back."""
        if id in self._deleted:
            self._write(id, self._deleted.pop(id))

    def forget(self) -> None:
        """What is deleted can no longer be put back."""
        self._deleted.clear()

    def _write(self, id: str, text: str | None) -> None:
        self.changed(id, text)
        self.pending[id] = text

    # --- to be listed ---

    @property
    def unfinished(self) -> list[Save]:
        """The games that go on, the latest first."""
        return [save for save in self._all if not save.over and not save.outdated]

    @property
    def finished(self) -> list[Save]:
        """The games that are over, the latest first."""
        return [save for save in self._all if save.over and not save.outdated]

    @property
    def outdated(self) -> list[Save]:
        """The games of rules that are not known any more, the latest first."""
        return [save for save in self._all if save.outdated]

    @property
    def unreadable(self) -> list[str]:
        """The ids of what cannot be read."""
        return sorted(name for name in self._texts if self.get(name) is None)

    @property
    def deleted(self) -> Mapping[str, Save | None]:
        """What was deleted and can be put back."""
        return {name: Save.read(name, text) for name, text in self._deleted.items()}

    def find(self, link: str, prefer: str = "") -> Save | None:
        """The kept game that stands where this link does, the one of the id `prefer` first."""
        found = [save for save in self._all if save.link == link]
        return next((save for save in found if save.id == prefer), found[0] if found else None)

    @property
    def _all(self) -> list[Save]:
        saves = [save for save in map(self.get, list(self._texts)) if save is not None]
        return sorted(saves, key=lambda save: (-save.order, -save.when, save.id))
