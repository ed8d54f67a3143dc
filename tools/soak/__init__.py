"""The soak: games, worlds, inputs and pages at random for as long as one likes."""
