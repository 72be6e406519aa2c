"""A game in the terminal, line by line: the table in words, numbered actions, typed commands.

Nothing moves the cursor and nothing is told by colour alone, so that screen readers and pipes can play.
"""
