"""Who decides on a player's behalf: each agent gets a view and a decision and returns an answer."""
