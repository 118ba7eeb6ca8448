## Vorschläge

refused-no-advice = An diesem Tisch gibt es keine Vorschläge: Wer ihn eröffnet hat, hat sie ausgeschaltet.
refused-nothing-to-suggest = Du hast gerade nichts zu entscheiden.
refused-advice-often = Bitte nicht so oft. Frag in { $seconds } s noch einmal.
refused-suggestion-late = Die Partie ging inzwischen weiter. Frag noch einmal.
