## Stimmen

refused-no-voice = Auf diesem Server gibt es keine Stimmen: Wer ihn betreibt, hat sie abgeschaltet.
bye-voice-off = An diesem Tisch sind Stimmen ausgeschaltet.
bye-voice-elsewhere = Man hört dich jetzt von einem anderen Gerät oder Tab.
bye-voice-crowded = An diesem Tisch sind schon zu viele im Gespräch.
bye-voice-busy = An so vielen Tischen wird geredet, dass auf diesem Server kein Platz für einen weiteren ist.
voice-not-for-you = Die Regeln enthalten es dir vor.
voice-not-for-spectators = Wer zuschaut, sieht diese Partie später oder gar nicht und hört nichts davon.
voice-other-server = Über einen anderen Server verbunden; dorthin reichen Stimmen nicht.
