## AI Space Puzzle: warum ein Zug vorgeschlagen wird

sp-advice-card = Wie herum die Karte steht, bleibt dir überlassen: Ich würde losen.
sp-advice-message = Von den Botschaften, die ich an einer gedachten Crew probiert habe, macht diese sie der Lösung am sichersten.
sp-advice-reveal = Was auf der Fläche liegt, kann jetzt gezeigt werden.
sp-advice-room = Ich lese die Botschaften so: Die { $pawn } gehört in Raum { $cell }, { $percent } %.
sp-advice-step = Das bringt das Schiff der wahrscheinlichsten Lösung näher, so wie ich die Botschaften lese.
sp-advice-ready = Mehr geben die Botschaften nicht her.
sp-advice-declare = Alles steht so, wie ich es lese, und ich bin sicher genug, das zu sagen.
