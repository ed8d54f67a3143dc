"""What is said of a game in a person's language: catalogues, names, sentences, the rulebook."""
