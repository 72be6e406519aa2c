"""Every rule of the four seed documents as a situation, under its book: ``test_<book>_<number>_<topic>.py``.

A test is marked with the rules that it shows, ``@pytest.mark.ledger("classic:101.4", "2007:101.5a")``, and takes
``book``: it runs once under each book named. It asserts on what happened in a game or was refused.
"""
