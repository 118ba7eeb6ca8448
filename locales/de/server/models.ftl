## Plätze von Sprachmodellen

llm-gave-up = Ich konnte mich nicht rechtzeitig oder nicht regelgerecht entscheiden, also wurde ein zufälliger Zug für mich gespielt.
