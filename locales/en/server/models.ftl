## Seats of language models

llm-gave-up = I could not decide in time or by the rules, so any move was played for me.
