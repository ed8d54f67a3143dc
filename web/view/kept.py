"""What is kept: in the gallery what goes on, and a page with all games and the lessons being written."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from pygames.games import PLAYABLE
from pygames.school.lesson import said
from pygames.words.localizer import Localizer
from web import html as h
from web.model.deals import day_of
from web.model.deals_told import date_of
from web.model.sight import called
from web.view.cards import icon
from web.view.end import outcome
from web.view.parts import button, game_title, heading

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygames.words.person import Person
    from web.model.drafts import Drafts
    from web.model.page import Page
    from web.model.saves import Save, Saves
    from web.texts import Texts

BEGINNING = datetime(1970, 1, 1, tzinfo=UTC)
MOST_GOING = 3  # games that the gallery offers to go on with


def going_on(page: Page) -> h.Node:
    """What can be gone on with at once, and the way to all that is kept."""
    texts, saves, play = page.texts, page.saves, page.play
    waits = play is not None and not play.kept and not play.done  # a lesson, or what is only looked at
    if not (waits or saves.any or page.drafts.latest):
        return None
    lesson = play.tutor if play is not None and waits else None
    return strip(
        texts,
        saves.unfinished,
        h.li[
            h.button(".button.kept-go", type="button", data_do="back")[
                h.strong[game_title(play.session.match.game.id, texts)],
                h.span(".kept-players")[
                    texts("gallery.back") if lesson is None else said(lesson.lesson.title, texts.language)
                ],
            ]
        ]
        if play is not None and waits
        else None,
    )


def strip(texts: Texts, going: Sequence[Save], first: h.Node = None) -> h.Element:
    """The games that go on here, each pressed to go on with it; `first` comes before them."""
    going = [save for save in going if save.stands != "moved"]
    some = bool(going or first)
    return h.section(".kept", aria_label=texts("saves.going" if some else "saves.title"))[
        h.div(".kept-head")[
            h.h2[texts("saves.going")] if some else None,
            button(texts("saves.title"), "games", kind="quiet"),
        ],
        h.ul(".kept-strip")[first, (_going(save, texts) for save in going[:MOST_GOING])] if some else None,
    ]


def latest(saves: Saves, game: str, texts: Texts) -> h.Node:
    """The game of this kind that was played last and goes on; none where there is none."""
    going = next((it for it in saves.unfinished if it.game == game and it.stands != "moved"), None)
    if going is None:
        return None
    return [
        h.p("#going.setup-results")[texts("saves.going")],
        h.ul(".kept-strip", aria_labelledby="going")[_going(going, texts)],
    ]


def _going(save: Save, texts: Texts) -> h.Element:
    return h.li(data_save=save.id)[
        h.button(
            ".button.kept-go", type="button", data_do="continue", data_arg=save.id, id=f"continue-{save.id}"
        )[
            h.strong[name(save, texts)],
            _practice(save, texts),
            _deal(save, texts),
            h.span(".kept-players")[_players(save, texts)],
            _stands(save, texts),
            h.span(".kept-when")[_when(save.when)],
        ]
    ]


def your_games(page: Page, shown: str) -> h.Element:
    """All games that are kept, or those of one game; the games that are over can be deleted together."""
    texts, saves = page.texts, page.saves
    going, over, outdated = (
        [it for it in some if shown in ("", it.game)]
        for some in (saves.unfinished, saves.finished, saves.outdated)
    )
    return h.div(".your-games")[
        heading(texts("saves.title")),
        _filter(saves, shown, texts),
        h.div(".kept-game.kept-game--odd")[
            h.p(".kept-what")[texts("saves.deleted.what", n=len(saves.deleted))],
            button(texts("saves.put_back"), "put-back", id="put-back", sign="undo"),
        ]
        if saves.deleted
        else None,
        [h.h2[texts("saves.going")], h.ul(".kept-list")[(_kept(save, texts) for save in going)]]
        if going
        else None,
        [
            h.div(".kept-head")[
                h.h2[texts("saves.finished")],
                button(texts("saves.delete_all"), "delete-over", shown, kind="quiet")
                if len(over) > 1
                else None,
            ],
            h.ul(".kept-list")[(_kept(save, texts) for save in over)],
        ]
        if over
        else None,
        h.ul(".kept-list")[
            (_outdated(save, texts) for save in outdated),
            (_unreadable(it, texts) for it in saves.unreadable),
        ]
        if outdated or saves.unreadable
        else None,
        _lessons(page.drafts, texts),
        None if saves.any or page.drafts.latest else h.p[texts("saves.none")],
        h.p(".done-ways")[
            button(texts("done.title"), "done", sign="chart"),
            button(texts("tool.leave"), "home", sign="leave"),
        ],
    ]


def _filter(saves: Saves, shown: str, texts: Texts) -> h.Node:
    """Which game's are shown, where there are several."""
    games = [game for game in PLAYABLE if game in saves.games]
    if len(games) < 2 and not shown:
        return None
    return h.div(".kept-filter", role="group", aria_label=texts("saves.filter"))[
        (
            button(
                game_title(game, texts) if game else texts("saves.every"),
                "games",
                game,
                aria_pressed="true" if game == shown else "false",
            )
            for game in ("", *games)
        )
    ]


def _lessons(drafts: Drafts, texts: Texts) -> h.Node:
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
    done = save.done or save.stands == "moved"
    does = "saves.look" if done else "saves.continue"
    return h.li(".kept-game", data_save=save.id)[
        h.p(".kept-what")[h.strong[name(save, texts)], _practice(save, texts), _deal(save, texts)],
        h.p(".kept-players")[players],
        h.p[_stands(save, texts)] if save.stands else None,
        h.p(".kept-won")[won] if (won := _won(save, texts)) else None,
        h.p(".kept-when")[
            [texts("saves.over" if save.over else "saves.choices", n=save.choices), " · "]
            if save.choices or not save.sealed  # by mail it may not have begun here
            else None,
            _when(save.when),
        ],
        h.p(".kept-tools")[
            button(
                texts(does),
                "continue",
                save.id,
                kind="" if done else "primary",
                aria_label=f"{texts(does)} ({what})",
            ),
            button(texts("saves.delete"), "delete", save.id, aria_label=f"{texts('saves.delete')} ({what})"),
        ],
    ]


def _practice(save: Save, texts: Texts) -> h.Node:
    if not save.practice:
        return None
    return h.span(".kept-practice")[icon("practice"), texts("practice.short")]


def _deal(save: Save, texts: Texts) -> h.Node:
    """That it is a deal of the day, and of which."""
    day = day_of(save.id)
    return None if day is None else h.span(".kept-practice")[texts("deal.dated", date=date_of(day))]


def _stands(save: Save, texts: Texts) -> h.Node:
    """How a game by mail stands: whether something is to be sent, or for whom it waits."""
    key = f"mail.stands.{save.stands}"
    return h.span(".kept-stands", data_stands=save.stands)[texts(key)] if key in texts else None


def _won(save: Save, texts: Texts) -> str:
    """Who won, if the game is over and that was kept."""
    if not save.how or save.game not in PLAYABLE:
        return ""
    game = PLAYABLE[save.game]
    localizer = Localizer(game, texts.language, _called(save, texts))
    return outcome(save.players, save.winners, save.how, localizer, texts)


def _players(save: Save, texts: Texts) -> str:
    return ", ".join(person.label for person in _called(save, texts))


def _called(save: Save, texts: Texts) -> list[Person]:
    """What the players are called: opponents of a game kept without characters by their level."""
    cast = [*save.cast, *[""] * len(save.players)]
    levels = [texts(f"who.{player.bot}") if player.bot else "" for player in save.players]
    names = [player.name or cast[seat] or levels[seat] for seat, player in enumerate(save.players)]
    return called(
        [it._replace(name=name) for it, name in zip(save.players, names, strict=True)], texts.language
    )


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


def _when(milliseconds: int) -> h.Node:
    """The moment; page.js writes it as the person's language does."""
    try:
        moment = BEGINNING + timedelta(milliseconds=milliseconds)
    except OverflowError:
        return "?"
    return h.time(datetime=moment.strftime("%Y-%m-%dT%H:%M:%SZ"), data_when=str(milliseconds))[
        moment.strftime("%Y-%m-%d %H:%M UTC")
    ]
