"""Hero: Immortal King, by Emmanuel Beltrando: adventurers in the lair of the Lich."""
