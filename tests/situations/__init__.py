"""Situations: scenario files of our own, each with the rules that decide it and one line why."""
