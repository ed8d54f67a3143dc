"""A browser as tests have it: a storage over which pages are opened and closed."""

from collections.abc import Mapping
from typing import Any

from tests.web.driven import App
from tests.web.hands import ONE_HUMAN, press
from web.model.saves import Save


class Browser:
    """A storage, and pages that are opened and closed over it."""

    def __init__(self, *, works: bool = True) -> None:
        self.texts: dict[str, str] = {}
        self.works = works

    def open(self, **known: Any) -> App:
        """The page, as page.js would start it."""
        app = App({"languages": "en", "saves": dict(self.texts), "saved": self.works, **known})
        assert app.page.failure is None
        self.sync(app)
        return app

    def sync(self, app: App) -> Mapping[str, Any]:
        """Write what is to be written, and show the page."""
        pending = app.keep()
        if pending:
            app.stored(self.works)
        if self.works:
            for name, text in pending.items():
                if text is None:
                    self.texts.pop(name, None)
                else:
                    self.texts[name] = text
        assert app.page.failure is None, repr(app.page.failure)
        return app.payload()

    def start(self, app: App, *, seed: int = 7, **who: str) -> None:
        """A new game at this page."""
        press(app, do="set-up", arg="heroz")
        app.handle({"type": "submit", "form": "setup", "data": {**(who or ONE_HUMAN), "seed": str(seed)}})
        self.sync(app)


def kept(browser: Browser) -> Save:
    """The only game that is kept."""
    ((name, text),) = browser.texts.items()
    save = Save.read(name, text)
    assert save is not None
    return save
