## Offene Tische

refused-no-open-tables = Dieser Server hat keine offenen Tische: Wer ihn betreibt, hat sie nicht eingeschaltet.
refused-name-unkind = Diesen Namen können Fremde lesen, und manche würde er verletzen. Bitte wähle einen anderen.
refused-guest-needed = Fremde können diesen Tisch finden, deshalb braucht der Platz einen Browser, den andere sperren können. Lade die Seite neu.
refused-no-seat-for-partner = Um jemanden zum Mitspielen zu suchen, brauchst du eine laufende Partie, in der du der einzige Mensch bist und eine KI einen Platz abgeben kann.
refused-nobody-to-ask = Hier sucht gerade niemand jemanden zum Mitspielen.
refused-nobody-to-report = Dort sitzt niemand, den man melden könnte.
notice-knock-ended = Jemand hat um den Platz der KI gebeten; niemand hat rechtzeitig geantwortet, die Frage ist erledigt.
