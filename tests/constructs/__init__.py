"""What the constructs of the grammar do in play, by topic: a card written as text is compiled, played and looked at."""
