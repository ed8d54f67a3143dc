"""The tables: for each game a pure function from a view to HTML."""
