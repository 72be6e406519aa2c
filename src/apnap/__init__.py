"""apnap: the game system of Magic: The Gathering as a Python package."""

__version__ = "0.1.0"
