## Vorschläge

refused-no-advice = An diesem Tisch gibt es keine Vorschläge: Die Gastgeberin oder der Gastgeber will es so.
refused-nothing-to-suggest = Du hast gerade nichts zu entscheiden.
refused-advice-often = Das war oft. Frag in { $seconds } s noch einmal.
refused-suggestion-late = Das Spiel ging inzwischen weiter. Frag noch einmal.
