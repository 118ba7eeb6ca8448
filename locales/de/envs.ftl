## Was Lernumgebungen sagen

envs-tapped = Bisher getippt, in Millisekunden: { $taps }
envs-too-fine = Die Regeln ließen das zu, aber bei der Auflösung dieser Umgebung gibt es diese Aktion nicht.
