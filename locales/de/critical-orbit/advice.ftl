## Mission Control: warum ein Zug vorgeschlagen wird

mc-advice-ready = Die Mission beginnt, wenn alle bereit sind.
mc-advice-roll = Auf nichts anderes lohnt es sich zu warten: weiter mit dem nächsten Wurf.
mc-advice-call = Die Stationen helfen besser, wenn sie wissen, was Mercury III fehlt.
mc-advice-want = Von dem, was die Würfel erlauben, bringt das deinem Bogen am meisten.
mc-advice-keep = Für alle Stationen zusammen bringen diese beiden Werte am meisten.
mc-advice-enter = Von allem, was sich eintragen lässt, nützt das Mercury III am meisten.
mc-advice-lock = Was einzutragen lohnte, ist eingetragen.
mc-advice-build = Das ist ein Schritt zum besten Rohrnetz, das ich für die vorhandenen Teile gefunden habe.
mc-advice-choose = Von dem, was zur Wahl steht, hilft das dem Rohrnetz am meisten.
