"""What the page does before the code of its games is there: run by test_late.py in a Python of its own.

Prints a line of JSON for each thing that is looked at.
"""

import json
import sys
from pathlib import Path

from pygames.games import PLAYABLE
from web import late
from web.app import App
from web.model import message as msg
from web.model.effect import Show
from web.view.gallery import game_list

late.ARCHIVE = Path(sys.argv[1])


def shown(app: App) -> str:
    """The HTML of the page."""
    (show,) = [it for it in app.send(msg.Drawn()) if isinstance(it, Show)]
    return str(show.payload["parts"]["app"])


def awaits(app: App, message: msg.Message) -> bool:
    """Whether this needs a game that is not there; then it has changed nothing."""
    before = app.page, len(app.journal.entries)
    try:
        app.send(message)
    except late.GamesAwaited:
        assert (app.page, len(app.journal.entries)) == before
        return True
    return False


def there() -> list[str]:
    """The games whose rules have been imported."""
    return sorted(
        name for name in sys.modules if name.startswith("pygames.games.") and name.endswith(".game")
    )


game_list("en")  # the build has it drawn (web/bundle/memory_inside.py)
late.wait()
app = App({"languages": "en"})
gallery = shown(app)
print(json.dumps(["gallery", "HEROZ" in gallery, there()]))
open_heroz = msg.ButtonPressed("set-up", "heroz")
print(json.dumps(["awaits", awaits(app, open_heroz), awaits(app, open_heroz), shown(app) == gallery]))
print(json.dumps(["complete", late.complete(), late.awaited()]))
late.arrived(b"the code")
print(json.dumps(["arrived", late.ARCHIVE.read_bytes().decode(), late.awaited()]))
print(json.dumps(["awaits", awaits(app, open_heroz), shown(app) == gallery]))
for game in PLAYABLE:
    assert [*late.read(game)]
print(json.dumps(["read", there(), late.complete()]))
