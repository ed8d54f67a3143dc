"""How strong the opponents are, counted, and the weights they judge positions by, fitted."""
