"""Add records of the present rules to the corpus, where a game has none yet: `python -m tests.records`."""

from __future__ import annotations

import json

import pygames
from tests.records import FOLDER, fresh, games, lines

MANY = 15

for game in games():
    rules = pygames.load(game).rules_version
    if any(json.loads(line)["rules"] == rules for line in lines(game)):
        continue
    added = [*lines(game), *(fresh(game, number) for number in range(MANY))]
    (FOLDER / f"{game}.jsonl").write_text("\n".join(added) + "\n", encoding="utf-8", newline="\n")
    print(f"{game}: {MANY} records of rules {rules} added")
