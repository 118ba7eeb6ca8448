"""People at Mission Control: how slowly they work, how far they look, what they forget and where they slip.

A model to try AI seats and clocks with. Nobody has measured people at this game yet: each range says what it
rests on, and where that is only a judgement it says so.
"""
