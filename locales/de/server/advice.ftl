## Vorschläge

refused-no-advice = An diesem Tisch gibt es keine Vorschläge: Wer ihn eröffnet hat, hat sie ausgeschaltet.
refused-nothing-to-suggest = Du hast gerade nichts zu entscheiden.
refused-advice-often = Bitte nicht so oft. Frag in { $seconds } s noch einmal.
refused-suggestion-late = Das Spiel ging inzwischen weiter. Frag noch einmal.
