"""Puzzles: looking for them, proving them, and holding them to what their file says.

`python -m tools.puzzles gains GAME [--games N] [--first SEED]` looks in so many games for turns in which much
can be had, and `mine` for wins; both write each puzzle that they find at the end of the game's file. `level`
counts how often each is found by chance, by `steady` and by `strong`. `prove` searches all lines and writes
the certificates. `number` gives those that are new their place in `tests/puzzle_numbers.txt`, which keeps a
number with its position. `check [GAME …] [--seed N] [--worlds N]` asks all of them again in other worlds.
`audit [GAME …]` searches all lines of each for what it says wrongly. `show [GAME …]` tells them in words.
"""
