"""Puzzles: looking for them, and holding them to what their file says.

`python -m tools.puzzles mine GAME [--games N] [--first SEED]` looks in so many games and writes each puzzle
that it finds at the end of the game's file. `number` gives those that are new their place in `numbers.txt`,
which keeps a number with its position. `check [GAME …] [--seed N] [--worlds N]` asks all of them again in
other worlds. `audit [GAME …]` searches all lines of each for what it says wrongly. `show [GAME …]` tells
them in words.
"""
