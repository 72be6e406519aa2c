"""The tests, laid out beside the book."""
