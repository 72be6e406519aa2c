"""613: the interaction of continuous effects."""
