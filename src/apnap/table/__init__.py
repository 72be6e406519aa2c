"""A game and the people at it: who sits where, when they are asked, what each is shown and what is kept of it.

The terminal and the browser are two faces of this; neither knows anything that is not here.
"""
