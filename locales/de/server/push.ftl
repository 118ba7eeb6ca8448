## Hinweis auf den eigenen Zug, wenn die Seite geschlossen ist

refused-no-push = Dieser Server sagt niemandem bei geschlossener Seite, wer dran ist: Wer ihn betreibt, hat das ausgeschaltet.
refused-push-endpoint = Das ist keine Adresse eines Push-Dienstes, an den dieser Server etwas schickt.
