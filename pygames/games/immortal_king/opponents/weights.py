"""What each side of Hero: Immortal King reckons with. Worths are in courage tokens."""

from __future__ import annotations

Weights = dict[str, float]

# those of `steady` were found by letting the two sides play against each other
ADVENTURERS: Weights = {
    "unknown": 6.0,  # the power an ambush is taken to have
    "average": 0.9,  # what an encounter of a pile costs
    "most": 5.0,  # what an encounter can cost: it can be left alone
    "blend": 0.5,  # the part of all tools that is at hand in a fight to come
    "soft": 1.0,  # how much longer a corridor may be and still count
    "mana": 0.25,  # what a mana token is worth
    "full": 0.5,  # what is left of that when everybody has one
    "potion": 0.5,
    "object": 2.0,  # what a lasting bonus of one is worth
    "gain": 0.3,  # the part of its share in a purchase that a won card counts
    "plenty": 0.2,  # the same, when there are cards of its colour already
    "fear": 0.1,  # what a fear token costs the party
    "last": 2.0,  # what the last courage token is worth besides
    "final": 4.0,  # what it is worth to beat the final monster
    "doom": 0.4,  # the gain for which the dungeon master spoils a roll
    "harder": 0.3,  # what a tenacity token on the final monster is worth
}
MASTER: Weights = ADVENTURERS | {
    "average": 0.5,
    "token": 0.15,  # what a fear token is worth to him
    "harden": 0.3,  # he pays fear for a tenacity token that makes the party's way so much more costly
    "hide": 0.3,  # the part of what an encounter costs above the average that an ambush brings
}
# chosen by what shaken weights showed (docs/measurements/opponents.md)
STRONG_MASTER: Weights = MASTER | {
    "average": 0.82,
    "blend": 0.82,
    "doom": 0.8,
    "most": 6.75,
    "hide": 0.22,
}
# to be read farsightedly: `average` is here a part of what the cards cost with the means of now
STRONG_ADVENTURERS: Weights = ADVENTURERS | {
    "average": 1.0,
    "most": 4.0,
    "rest": 1.0,  # the part of what the final monster costs that is reckoned with on the way
}
