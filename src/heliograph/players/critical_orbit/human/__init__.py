"""People at Mission Control: how slowly they work, how far they look, what they forget and where they slip.
A model for testing AI seats and clocks. Nobody has measured people at this game yet: each range names what it
rests on, and says so if that is only a judgement.
"""
