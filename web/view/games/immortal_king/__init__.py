"""The table of Hero: Immortal King."""
