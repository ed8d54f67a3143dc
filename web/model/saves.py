"""Games kept in the browser: one text for each, which is written anew after every choice.

Pure Python: page.js reads and writes the storage, `pending` is what it has yet to write there. What lies in
the storage may be anything; what cannot be read is listed as unreadable and can be deleted.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from pygames.bots import names
from pygames.engine.reading import read_json
from pygames.engine.record import LONGEST
from pygames.engine.shapes import BadShape, Table, mapping_of
from pygames.games import PLAYABLE
from pygames.words.people import AWAY
from web.model.sight import LONGEST_NAME, Player

if TYPE_CHECKING:
    from collections.abc import Mapping

FORMAT = 1
MOST_FINISHED = 30  # finished games that are kept; unfinished ones are never thrown away
MOST_SEATS = 6
MOVED = ("move", "moved")  # how a game by mail stands whose seat has left this device
LATEST = 8_640_000_000_000_000  # the last moment that a browser can name


class Save(NamedTuple):
    """A kept game. `record` is its JSON, `link` its link text; `when` is in milliseconds since 1970.

    `automatic` are the numbers of the choices that were not pressed one by one, which undo skips; `led` so
    many choices a lesson led to; `winners` are the seats that won, and `how`, once it is over. `order`
    is higher the later a game was played: a clock may have been wrong. `cast` names by seat the characters
    as whom opponents appear; the games kept before there were any have none. Of a game by mail `sealed` is
    what the browser has sealed of it, and `stands` how it stands, in a word (`Mail.stands`); until it is over
    its `record` is empty and its `link` names the game. `line` is where its letters go and come
    (`Line.kept`).
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
    cast: tuple[str, ...] = ()
    sealed: str = ""
    stands: str = ""
    line: str = ""

    @property
    def moved(self) -> bool:
        """Whether its seat has moved to another device, or is about to."""
        return self.stands in MOVED

    @property
    def done(self) -> bool:
        """Whether nobody here plays it any more: it is over, or this person has left it for good."""
        return self.over or self.stands == "gone"

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
            return _read(id, Table("the kept game", read_json(text)))
        except ValueError:
            return None


def _read(id: str, data: Table) -> Save:
    """The kept game that this says. Raises BadShape."""
    data.one_of("pygames-save", (FORMAT,))
    game, seats = data.verbatim("game"), data.tables("players")
    if not 1 <= len(seats) <= MOST_SEATS:
        raise data.fault(f"players have to be 1 to {MOST_SEATS}")
    if "automatic" not in data:
        raise data.fault("automatic is missing")
    return Save(
        id,
        game,
        record=data.verbatim("record", most=LONGEST),
        link=data.verbatim("link", most=LONGEST),
        players=tuple([_player(seat, game) for seat in seats]),
        choices=data.integer("choices"),
        over=data.flag("over"),
        practice=data.flag("practice"),
        when=data.integer("when", most=LATEST),
        automatic=data.integers("automatic"),
        led=data.integer("led", 0),
        winners=data.integers("winners", most=len(seats) - 1),
        how=data.verbatim("how", ""),
        order=_order(data),
        cast=data.strings("cast"),
        sealed=data.verbatim("sealed", "", most=LONGEST),
        stands=data.verbatim("stands", ""),
        line=data.verbatim("line", ""),
    )


def _order(data: Table) -> int:
    """Where it stands among the games; a game without it, or with a wrong one, can be played all the same."""
    try:
        return data.integer("order", 0, most=LATEST)
    except BadShape:
        return 0


def _player(data: Table, game: str) -> Player:
    """Who sits at a seat. Raises BadShape."""
    name, bot = data.verbatim("name", most=LONGEST_NAME), data.verbatim("bot")
    if bot not in ("", AWAY, *names(game)):
        raise data.fault(f"{game} has no such opponent")
    return Player(name, bot)


class Kept(NamedTuple):
    """What is stored of a game, and the game; None when that cannot be read."""

    text: str
    save: Save | None

    @classmethod
    def read(cls, id: str, text: str) -> Kept:
        """What is stored by this id."""
        return cls(text, Save.read(id, text))


@dataclass(frozen=True, slots=True)
class Saves:
    """All kept games by id, those deleted, and what has yet to be written into the storage."""

    _kept: Mapping[str, Kept] = field(default_factory=dict)
    _deleted: Mapping[str, Kept] = field(default_factory=dict)
    pending: Mapping[str, str | None] = field(default_factory=dict)  # to be written, or (None) removed
    under_way: Mapping[str, str | None] = field(default_factory=dict)  # handed out, and not answered yet
    works: bool = True  # whether the storage takes what it is given

    @classmethod
    def read(cls, stored: object) -> Saves:
        """The texts that are stored by id; that may be anything."""
        texts = mapping_of(stored).items()
        return cls({str(name): Kept.read(str(name), it if isinstance(it, str) else "") for name, it in texts})

    def changed(self, id: str, text: str | None) -> Saves:
        """With something else in the storage than before: another window has written there."""
        return self._with(id, None if text is None else Kept.read(id, text))

    def refresh(self, texts: Mapping[str, str]) -> Saves:
        """With these in the storage: other windows may have written there, unheard."""
        kept = {name: it for name, it in self._kept.items() if it.text == texts.get(name)}
        new = {name: Kept.read(name, text) for name, text in texts.items() if name not in kept}
        deleted = {name: it for name, it in self._deleted.items() if name not in texts}
        return replace(self, _kept=kept | new, _deleted=deleted)

    def called(self, id: str, stands: str) -> Saves:
        """With a game by mail that stands otherwise by a letter which has come; nothing is written for it."""
        kept = self._kept[id]
        save = kept.save and kept.save._replace(stands=stands)
        return replace(self, _kept={**self._kept, id: kept._replace(save=save)})

    def clear(self) -> Saves:
        """After the storage was emptied by another window."""
        return replace(self, _kept={})

    def __contains__(self, id: str) -> bool:
        return id in self._kept

    def get(self, id: str) -> Save | None:
        """The kept game of this id; None when there is none, or it cannot be read."""
        return self._kept[id].save if id in self._kept else None

    def stored(self, id: str) -> str | None:
        """The text that is stored by this id, read or not; None when there is none."""
        return self._kept[id].text if id in self._kept else None

    def put(self, save: Save) -> Saves:
        """With this game, in the place of an older state of it, as the one that was played last."""
        orders = [it.order if it.id == save.id else it.order + 1 for it in self._all]
        save = save._replace(order=max([1, *orders]))
        saves = self._write(save.id, Kept(save.text(), save))
        for old in saves.finished[MOST_FINISHED:] if save.over else ():
            saves = saves.drop(old.id)
        return saves

    def delete(self, id: str) -> Saves:
        """Without a game, which can be put back."""
        if id not in self._kept:
            return self
        return replace(self.drop(id), _deleted={**self._deleted, id: self._kept[id]})

    def drop(self, id: str) -> Saves:
        """Without a game, for good."""
        return self._write(id, None) if id in self._kept else self

    def put_back(self) -> Saves:
        """With all deleted games again."""
        texts = {name: it.text for name, it in self._deleted.items()}
        kept, pending = {**self._kept, **self._deleted}, {**self.pending, **texts}
        return replace(self, _kept=kept, _deleted={}, pending=pending)

    def forget(self) -> Saves:
        """Keep nothing of what was deleted: it can no longer be put back."""
        return replace(self, _deleted={})

    def handed_out(self) -> Saves:
        """With nothing more to be written: that is under way."""
        return replace(self, pending={}, under_way={**self.under_way, **self.pending})

    def answered(self, ok: bool) -> Saves:
        """The storage has taken what was under way; else it is to be written once more."""
        pending = self.pending if ok else {**self.under_way, **self.pending}
        return replace(self, pending=pending, under_way={}, works=ok)

    def _write(self, id: str, kept: Kept | None) -> Saves:
        text = None if kept is None else kept.text
        return replace(self._with(id, kept), pending={**self.pending, id: text})

    def _with(self, id: str, kept: Kept | None) -> Saves:
        """With this stored by this id, or (None) nothing."""
        others = {it: was for it, was in self._kept.items() if it != id}
        if kept is None:
            return replace(self, _kept=others)
        deleted = {it: was for it, was in self._deleted.items() if it != id}
        return replace(self, _kept={**others, id: kept}, _deleted=deleted)

    # --- to be listed ---

    @property
    def any(self) -> bool:
        """Whether there is anything to list."""
        return bool(self._kept or self._deleted)

    @property
    def games(self) -> frozenset[str]:
        """The games of which some are kept."""
        return frozenset(save.game for save in self._all)

    @property
    def unfinished(self) -> list[Save]:
        """The games that go on, the latest first."""
        return [save for save in self._all if not save.done and not save.outdated]

    @property
    def finished(self) -> list[Save]:
        """The games that are over, the latest first."""
        return [save for save in self._all if save.done and not save.outdated]

    @property
    def outdated(self) -> list[Save]:
        """The games of rules that are not known any more, the latest first."""
        return [save for save in self._all if save.outdated]

    @property
    def unreadable(self) -> list[str]:
        """The ids of what cannot be read."""
        return sorted(name for name, it in self._kept.items() if it.save is None)

    @property
    def deleted_by_mail(self) -> list[str]:
        """The ids of the deleted games that were played by mail."""
        return [name for name, it in self._deleted.items() if it.save is not None and it.save.sealed]

    @property
    def deleted(self) -> frozenset[str]:
        """The ids of what was deleted and can be put back."""
        return frozenset(self._deleted)

    def find(self, link: str, prefer: str = "") -> Save | None:
        """The kept game that stands where this link does, the one of the id `prefer` first."""
        found = [save for save in self._all if save.link == link]
        return next((save for save in found if save.id == prefer), found[0] if found else None)

    @property
    def _all(self) -> list[Save]:
        saves = [it.save for it in self._kept.values() if it.save is not None]
        return sorted(saves, key=lambda save: (-save.order, -save.when, save.id))
