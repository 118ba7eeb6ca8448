## Seats of language models

llm-gave-up = I could not decide in time or by the rules, so a random move was played for me.
