"""Tables of words: facts about the two languages, without behaviour."""
