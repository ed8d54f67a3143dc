"""What every game shares in its tests: random play, the laws of the core, fair forks."""
