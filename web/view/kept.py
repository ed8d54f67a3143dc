"""What is kept, in the gallery: games to go on with or to look at, and lessons that are being written."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import htpy as h

from pygames.games import PLAYABLE
from pygames.school.lesson import said
from pygames.words.localizer import Localizer
from web.model.sight import called
from web.view.cards import icon
from web.view.end import outcome
from web.view.parts import button, game_title

if TYPE_CHECKING:
    from web.model.drafts import Drafts
    from web.model.saves import Save, Saves
    from web.texts import Texts

BEGINNING = datetime(1970, 1, 1, tzinfo=UTC)


def kept_games(saves: Saves, texts: Texts) -> h.Node:
    """The games that go on, then those that are over, then what cannot be opened or was just deleted."""
    deleted, outdated = saves.deleted, saves.outdated
    going, over = saves.unfinished, saves.finished
    if not (deleted or going or over or outdated or saves.unreadable):
        return None
    return h.section(".kept", aria_label=texts("saves.title"))[
        h.h2[texts("saves.title")],
        h.ul(".kept-list")[(_kept(save, texts) for save in going)] if going else None,
        [
            h.h3[texts("saves.finished")],
            h.ul(".kept-list")[(_kept(save, texts) for save in over)],
        ]
        if over
        else None,
        h.ul(".kept-list")[
            (_outdated(save, texts) for save in outdated),
            (_unreadable(it, texts) for it in saves.unreadable),
            (_deleted(it, save, texts) for it, save in deleted.items()),
        ]
        if deleted or outdated or saves.unreadable
        else None,
    ]


def kept_lessons(drafts: Drafts, texts: Texts) -> h.Node:
    """The lessons that are being written, the last one first."""
    if not drafts.latest:
        return None
    return h.section(".kept", aria_label=texts("drafts.title"))[
        h.h2[texts("drafts.title")],
        h.ul(".kept-list")[
            (
                h.li(".kept-game")[
                    h.p(".kept-what")[h.strong[said(lesson.title, texts.language)]],
                    h.p(".kept-players")[game_title(lesson.game, texts)],
                    h.p(".kept-when")[texts("lessons.steps", n=len(lesson.steps))],
                    h.div(".kept-actions")[
                        button(texts("drafts.resume"), "draft-resume", name, kind="primary"),
                        button(texts("saves.delete"), "draft-forget", name, kind="quiet"),
                    ],
                ]
                for name, lesson in drafts.latest.items()
            )
        ],
    ]


def name(save: Save, texts: Texts) -> str:
    """The name of the game kept."""
    return game_title(save.game, texts) if save.game in PLAYABLE else save.game[:40]


def _kept(save: Save, texts: Texts) -> h.Element:
    players, what = _players(save, texts), _which(save, texts)
    does = "saves.look" if save.over else "saves.continue"
    return h.li(".kept-game", data_save=save.id)[
        h.p(".kept-what")[
            h.strong[name(save, texts)],
            h.span(".kept-practice")[icon("practice"), texts("practice.short")] if save.practice else None,
        ],
        h.p(".kept-players")[players],
        h.p(".kept-won")[won] if (won := _won(save, texts)) else None,
        h.p(".kept-when")[
            texts("saves.over" if save.over else "saves.choices", n=save.choices), " · ", _when(save.when)
        ],
        h.p(".kept-tools")[
            button(
                texts(does),
                "continue",
                save.id,
                kind="" if save.over else "primary",
                id=f"continue-{save.id}",
                aria_label=f"{texts(does)} ({what})",
            ),
            button(texts("saves.delete"), "delete", save.id, aria_label=f"{texts('saves.delete')} ({what})"),
        ],
    ]


def _won(save: Save, texts: Texts) -> str:
    """Who won, if the game is over and that was kept."""
    if not save.how or save.game not in PLAYABLE:
        return ""
    game = PLAYABLE[save.game]
    names = called(save.players, texts.language, game.sides(len(save.players)))
    return outcome(save.players, save.winners, save.how, Localizer(game, texts.language, names), texts)


def _players(save: Save, texts: Texts) -> str:
    sides = PLAYABLE[save.game].sides(len(save.players)) if save.game in PLAYABLE else ()
    return ", ".join(person.label for person in called(save.players, texts.language, sides))


def _which(save: Save, texts: Texts) -> str:
    return texts("saves.which", game=name(save, texts), players=_players(save, texts), n=save.choices)


def _outdated(save: Save, texts: Texts) -> h.Element:
    """One of rules that are not known any more: all that can be done is to delete it."""
    label = f"{texts('saves.delete')} ({_which(save, texts)})"
    return h.li(".kept-game.kept-game--odd", data_save=save.id)[
        h.p(".kept-what")[h.strong[name(save, texts)]],
        h.p(".kept-players")[_players(save, texts)],
        h.p(".kept-when")[
            texts("saves.outdated", version=save.rules or 0, ours=PLAYABLE[save.game].rules_version)
        ],
        h.p(".kept-tools")[button(texts("saves.delete"), "delete", save.id, aria_label=label)],
    ]


def _unreadable(id: str, texts: Texts) -> h.Element:
    return h.li(".kept-game.kept-game--odd", data_save=id)[
        h.p(".kept-what")[h.strong[texts("saves.unreadable")]],
        h.p(".kept-when")[texts("saves.unreadable.about")],
        h.p(".kept-tools")[
            button(texts("saves.unreadable.save"), "save-unreadable", id),
            button(texts("saves.delete"), "delete", id),
        ],
    ]


def _deleted(id: str, save: Save | None, texts: Texts) -> h.Element:
    what = name(save, texts) if save is not None else texts("saves.unreadable")
    return h.li(".kept-game.kept-game--odd")[
        h.p(".kept-what")[texts("saves.deleted.what", what=what)],
        h.p(".kept-tools")[button(texts("saves.put_back"), "put-back", id, id=f"put-back-{id}", sign="undo")],
    ]


def _when(milliseconds: int) -> h.Node:
    """The moment; page.js writes it as the person's language does."""
    try:
        moment = BEGINNING + timedelta(milliseconds=milliseconds)
    except OverflowError:
        return "?"
    return h.time(datetime=moment.strftime("%Y-%m-%dT%H:%M:%SZ"), data_when=str(milliseconds))[
        moment.strftime("%Y-%m-%d %H:%M UTC")
    ]
