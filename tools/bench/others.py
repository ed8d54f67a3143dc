"""What others are measured with: python-chess and RLCard's UNO, where they are installed (group `bench`)."""

from __future__ import annotations

import importlib.util
import random
from copy import deepcopy
from typing import Any

from tools.bench.turns import Work

GAMES = 5


def chess_works() -> dict[str, Work]:
    """Random games of chess, at most 200 plies each."""
    import chess  # noqa: PLC0415 — may be missing

    boards: list[Any] = []

    def game(seed: int, keep: bool = False) -> int:
        board = chess.Board()
        pick = random.Random(seed).random
        plies = 0
        while plies < 200:
            legal = list(board.legal_moves)
            if not legal:
                break
            if keep and plies % 10 == 5:
                boards.append(board.copy())
            board.push(legal[int(pick() * len(legal))])
            plies += 1
        return plies

    game(0, keep=True)

    def copies() -> int:
        for board in boards:
            board.copy(stack=False)
        return len(boards)

    return {"decision": lambda: sum(game(seed) for seed in range(GAMES)), "copy": copies}


def uno_works() -> dict[str, Work]:
    """Random games of RLCard's UNO through its bare game class."""
    import numpy as np  # noqa: PLC0415 — may be missing
    from rlcard.games.uno import Game  # noqa: PLC0415 — the same

    games: list[Any] = []

    def play(seed: int, keep: bool = False) -> int:
        game = Game()
        game.np_random = np.random.RandomState(seed)
        game.init_game()
        pick = random.Random(seed).random
        plies = 0
        while not game.is_over():
            if keep and plies % 10 == 5:
                games.append(deepcopy(game))
            legal = game.get_legal_actions()
            game.step(legal[int(pick() * len(legal))])
            plies += 1
        return plies

    play(1, keep=True)

    def copies() -> int:
        for game in games:
            deepcopy(game)
        return len(games)

    return {"decision": lambda: sum(play(seed) for seed in range(GAMES)), "copy": copies}


def works() -> dict[str, dict[str, Work]]:
    """What can be measured here; empty when nothing is installed."""
    found = {}
    if importlib.util.find_spec("chess"):
        found["python-chess"] = chess_works()
    if importlib.util.find_spec("rlcard"):
        found["RLCard UNO"] = uno_works()
    return found
