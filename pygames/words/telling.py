"""The course of a game in short sentences: what is alike is said once, and counted."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.engine.event import Event
from pygames.engine.face import Face
from pygames.engine.telling import Deed, Telling
from pygames.words.listing import Listed
from pygames.words.localizer import Localizer

UNLISTED = frozenset({"seat", "other", "n"})  # persons and numbers are not listed in one sentence


class Row(list[Deed]):
    """Deeds of one kind, made one after the other: told together."""

    @property
    def events(self) -> list[Event]:
        """All that came of them."""
        return [event for deed in self for event in deed.events]


def rows(deeds: Sequence[Deed], localizer: Localizer) -> list[Row]:
    """What was done in a turn, the choices together of which one sentence can tell."""
    found: list[Row] = []
    telling = localizer.game.part(Face).telling
    for deed in deeds:
        last = found[-1] if found else None
        if last is not None and (last[-1].seat, last[-1].action) == (deed.seat, deed.action):
            first, other = telling.of(last.events)[0], telling.of(deed.events)[0]
            if _together([first], other, telling, localizer):
                last.append(deed)
                continue
        found.append(Row([deed]))
    return found


def tell(events: Sequence[Event], localizer: Localizer) -> list[str]:
    """What came of choices in short sentences; of what is not told anyhow the first event."""
    telling = localizer.game.part(Face).telling
    groups: list[list[Event]] = []
    for event in telling.of(events):
        for group in groups:
            if _together(group, event, telling, localizer):
                group.append(event)
                break
        else:
            groups.append([event])
    return [_sentence(group, telling, localizer) for group in groups]


def joint(begins: str, localizer: Localizer) -> str:
    """How a sentence begins of which somebody, whose name `begins` it, and another are the subject."""
    return f"{begins}{localizer.shared.text('list.and')} "


def _varying(group: Sequence[Event], localizer: Localizer) -> set[str]:
    """The parameters of their sentence in which these events differ."""
    names = localizer.placeholders(localizer.short(group[0])) & group[0].params.keys()
    return {name for name in names if len({event.params[name] for event in group}) > 1}


def _together(group: Sequence[Event], event: Event, telling: Telling, localizer: Localizer) -> bool:
    """Whether one sentence can tell these events and another one: they differ in one thing at most."""
    if localizer.short(group[0]) != localizer.short(event):
        return False
    varying = _varying([*group, event], localizer)
    if event.kind in telling.summed:
        return varying <= {"n"}
    return len(varying) < 2 and varying.isdisjoint(UNLISTED)


def _sentence(group: Sequence[Event], telling: Telling, localizer: Localizer) -> str:
    key, params, more = localizer.short(group[0]), dict(group[0].params), len(group)
    varying = _varying(group, localizer)
    if group[0].kind in telling.summed:
        params["n"], more = sum(int(event.params["n"]) for event in group), 1
    for name in varying - {"n"}:
        things = [localizer.word(name, event.params[name]) for event in group]
        params[name], more = Listed(things, localizer.language), 1
        params.setdefault("n", len(group))
    said = localizer.text(key, params)
    return said if more == 1 else f"{said.removesuffix('.')} ×{more}."
