## Was Lernumgebungen sagen

envs-tapped = Bisher getippt, in Millisekunden: { $taps }
envs-too-fine = Die Regeln ließen das zu, aber bei der Auflösung dieser Umgebung gibt es diese Aktion nicht.
envs-finish-first = Eine andere Aktion ist schon begonnen: Sie muss erst beendet werden.
envs-begin-first = Das ist der zweite Teil einer Aktion, und es ist keine begonnen.
envs-nobody-else = Niemand sonst könnte jetzt etwas tun, also gibt es nichts, worauf zu warten wäre.
envs-begun = Begonnen: { $parts }
envs-padding = Diese Nummer füllt die Tabelle nur auf die Größe anderer Spiele auf: Sie bedeutet nichts.
