"""A game in the browser: a server that hosts tables, and the page that it serves.

A seat is an unguessable token in a link. What a seat is sent is made of its own view alone; what it sends is checked
against :mod:`apnap.web.protocol` before anything looks at it.
"""
