"""What a card text means, as frozen data without behaviour.

The chapters: ``values`` (closed vocabularies), ``players``, ``objects`` (filters, objects), ``object_states``,
``quantity``, ``condition``, ``cost``, ``mana``, ``target``, ``occurrence``, ``change``, ``effect``, ``static``,
``duration``, ``ability``, ``definition``; ``walk`` visits, stores and restores trees.
"""
