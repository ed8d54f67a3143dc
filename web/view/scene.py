"""A scene: what was worth watching, drawn by the game and told event by event."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from web import html as h
from web.view.parts import behind_numbers, button, rules_of

if TYPE_CHECKING:
    from pygames.words.localizer import Localizer
    from web.model.scene import Scene
    from web.texts import Texts


def scene_bar(scene: Scene, localizer: Localizer, texts: Texts) -> h.Element:
    """The scene in the place of the prompt bar. One press ends it, whether all of it was shown or not."""
    return h.section(
        ".scene",
        aria_labelledby="prompt",
        data_scene=scene.now[-1].moment,
        data_over=scene.over,
        data_together=scene.together,
    )[
        h.h2("#prompt.scene-title", tabindex="-1")[scene_title(scene, localizer)],
        # before the rules of the sentences, so that Tab reaches it first
        h.div(".scene-actions")[
            button(
                texts("scene.seen" if scene.over else "scene.skip"),
                "seen",
                "" if scene.over else "rest",  # another press: none goes on that was meant to show the rest
                kind="primary",
                id="seen",
            )
        ],
        _picture(scene, localizer, texts),
        _told(scene, localizer, texts),
    ]


def scene_beside(scene: Scene, localizer: Localizer, texts: Texts) -> h.Element:
    """The whole scene beside a game that goes on."""
    return h.section(".scene.scene--beside", aria_labelledby="scene-title")[
        h.h2("#scene-title.scene-title")[scene_title(scene, localizer)],
        _picture(scene, localizer, texts),
        _told(scene, localizer, texts),
    ]


def scene_title(scene: Scene, localizer: Localizer) -> str:
    """What the moment that is shown now is called."""
    return localizer.text(f"moment.{scene.now[-1].moment}")


def _picture(scene: Scene, localizer: Localizer, texts: Texts) -> h.Node:
    """What the game draws of the moment that is being shown."""
    moment = scene.now[-1].moment
    events = [beat.event for beat in scene.now if beat.moment == moment]
    name = scene.past.match.game.id.replace("-", "_")
    module = import_module(f"web.view.games.{name}.scene")
    drawn: h.Node = module.picture(moment, events, scene.opening.view, localizer, texts)
    return h.div(".scene-picture", aria_hidden="true", data_game=scene.past.match.game.id)[drawn]


def _told(scene: Scene, localizer: Localizer, texts: Texts) -> h.Element:
    """What has happened so far, in words."""
    return h.div(".scene-words")[
        h.ol(".scene-told")[
            (
                h.li(data_later=at == scene.shown - 1)[
                    h.span[localizer.event(beat.event)],
                    rules_of(beat.event, localizer, texts),
                    behind_numbers(beat.event, f"beat-{at}", localizer, texts),
                ]
                for at, beat in enumerate(scene.now)
            )
        ]
    ]
