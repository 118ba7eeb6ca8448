## Wie gut ein beendetes Spiel neben anderen ausging

rating = Wie gut war das?
rating-ai-crew = { $worse ->
    [0] { $same ->
        [0] KI-Crews schaffen auf dieser Stufe mehr. Da ist noch Luft nach oben.
       *[other] So gut wie { $same } von 10 KI-Crews auf dieser Stufe; die anderen schaffen mehr.
    }
   *[other] { $same ->
        [0] Besser als { $worse } von 10 KI-Crews auf dieser Stufe.
       *[other] Besser als { $worse } von 10 KI-Crews auf dieser Stufe und so gut wie { $same }.
    }
}
rating-here-crew = { $worse ->
    [0] { $same ->
        [0] Andere Crews auf diesem Server haben mehr geschafft. Da ist noch Luft nach oben.
       *[other] So gut wie { $same } von 10 Crews auf diesem Server; die anderen haben mehr geschafft.
    }
   *[other] { $same ->
        [0] Besser als { $worse } von 10 Crews auf diesem Server.
       *[other] Besser als { $worse } von 10 Crews auf diesem Server und so gut wie { $same }.
    }
}
rating-ai-rival = { $worse ->
    [0] { $same ->
        [0] KI-Spieler holen hier mehr Punkte. Da ist noch Luft nach oben.
       *[other] So gut wie { $same } von 10 KI-Spielern hier; die anderen holen mehr Punkte.
    }
   *[other] { $same ->
        [0] Besser als { $worse } von 10 KI-Spielern hier.
       *[other] Besser als { $worse } von 10 KI-Spielern hier und so gut wie { $same }.
    }
}
rating-here-rival = { $worse ->
    [0] { $same ->
        [0] Andere auf diesem Server haben mehr Punkte geholt. Da ist noch Luft nach oben.
       *[other] So gut wie { $same } von 10 Spielern auf diesem Server; die anderen haben mehr Punkte geholt.
    }
   *[other] { $same ->
        [0] Besser als { $worse } von 10 Spielern auf diesem Server.
       *[other] Besser als { $worse } von 10 Spielern auf diesem Server und so gut wie { $same }.
    }
}
rating-from-human = Aus { $games } gemessenen Partien von KI-Plätzen, die wie Menschen spielen.
rating-from-mixed = Aus { $games } gemessenen Partien starker KI-Plätze mit KI-Plätzen, die wie Menschen spielen.
rating-from-quick = Aus { $games } gemessenen Partien flinker KI-Plätze.
rating-from-here = Aus { $games } Ergebnissen von Menschen auf diesem Server mit denselben Einstellungen und ohne Ratschläge.

## Was als Nächstes kommt

onward-level = Weiter: Stufe { $level }
onward-professional = Weiter: das Profispiel
onward-scenario = Nächstes Szenario: { $page }
onward-normal = Weiter: normale Mission
onward-hard = Weiter: schwere Mission
onward-hall-easy = Weiter: H.A.L.L., leicht
onward-hall-intermediate = Weiter: H.A.L.L., mittel
onward-hall-hard = Weiter: H.A.L.L., schwer
onward-hall-extreme = Weiter: H.A.L.L., extrem
result-passed-on = Noch einmal, Rollen tauschen

## Ein Bild des Ergebnisses

result-share = Ergebnis teilen
result-share-picture = Bild des Ergebnisses
result-share-download = Herunterladen
result-share-send = Teilen
result-share-copy = Bild kopieren
result-share-copied = Das Bild ist kopiert.
result-share-copy-link = Link kopieren
result-share-failed = Das Bild ließ sich nicht erzeugen.
result-share-won = Geschafft!
result-share-lost = Diesmal nicht.
result-share-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
