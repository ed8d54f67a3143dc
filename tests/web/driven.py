"""The page as tests drive it: told as page.js tells it, asked one thing at a time."""

from collections.abc import Mapping
from typing import Any

from web import app
from web.decode import decode
from web.model import message as msg
from web.model.effect import Effect, KeepGames, KeepShared, Show, ShowForecast
from web.update.update import kept


class App(app.App):
    """An `App` that is told plain data and whose effects can be asked for one by one."""

    def __init__(self, environment: Mapping[str, Any] | None = None) -> None:
        super().__init__(environment)
        self._texts: dict[str, str | None] = {}

    def send(self, message: msg.Message, time: msg.Timestamp | None = None) -> list[Effect]:
        """Remember what is to be kept: `keep` tells it."""
        effects = super().send(message, time)
        for effect in effects:
            if isinstance(effect, KeepGames):
                self._texts |= effect.texts
        return effects

    def handle(self, told: Mapping[str, Any]) -> None:
        """Take over what page.js tells; what it cannot mean is left alone, as in the browser."""
        message = decode(told)
        if message is not None:
            self.send(message)

    def think(self) -> bool:
        """Let the opponent who is asked think for some milliseconds; True when that is done."""
        self.send(msg.OpponentThinks())
        return not self.thinking

    def tick(self) -> None:
        """Let the next thing happen by itself."""
        self.send(msg.TimePassed())

    def toil(self) -> None:
        """Work for some milliseconds on what a person has asked for."""
        self.send(msg.WorkedOn())

    def foresee(self) -> bool:
        """Work for some milliseconds on what a choice would do; True when that is done."""
        self.send(msg.ForecastWorkedOn())
        return not self.foreseeing

    def preview(self) -> Mapping[str, str]:
        """What is shown of that."""
        (effect,) = self.send(msg.ForecastDrawn())
        assert isinstance(effect, ShowForecast)
        return effect.parts

    def keep(self) -> dict[str, str | None]:
        """What is to be written into the storage by now."""
        self.page, effects = kept(self.page)
        for effect in effects:
            if isinstance(effect, KeepGames):
                self._texts |= effect.texts
        found, self._texts = self._texts, {}
        return found

    def stored(self, ok: bool) -> None:
        """Whether the storage took it."""
        self.send(msg.GamesKept(ok))

    def share(self, stored: Mapping[str, Any] | None) -> Mapping[str, Any] | None:
        """Merge what all windows share with what is stored; what is to be stored, if that is new."""
        found = [it.data for it in self.send(msg.SharedRead(stored)) if isinstance(it, KeepShared)]
        return found[0] if found else None

    def shared(self, ok: bool) -> None:
        """Whether the storage took that."""
        self.send(msg.SharedKept(ok))

    def payload(self) -> Mapping[str, Any]:
        """What page.js gets to show the page."""
        (payload,) = [it.payload for it in self.send(msg.Drawn()) if isinstance(it, Show)]
        return payload
