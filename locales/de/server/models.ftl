## Plätze von Sprachmodellen

llm-gave-up = Ich konnte mich nicht rechtzeitig oder nicht regelgerecht entscheiden, also wurde irgendein Zug für mich gespielt.
