## Starship Interstellar: warum ein KI-Platz tut, was er tut

si-why-settle =
    { $rounds ->
        [one] Eine Basis { $on } kann sich in der letzten Runde noch lohnen.
       *[other] Eine Basis { $on } lohnt sich in den { $rounds } Runden, die ich erwarte.
    }
si-why-fetch = Was { $on } liegt, nützt dort nichts.
si-why-home = Was an Bord ist, ist auf der Erde mehr wert.
si-why-research =
    { $rounds ->
        [one] { $technology }: lohnt sich noch in der letzten Runde.
       *[other] { $technology }: lohnt sich in den { $rounds } Runden, die ich erwarte.
    }
si-why-buy = Der Markt hat, was mir fehlt.
si-why-sell = Treibstoff brauche ich mehr als diese Würfel.
si-why-produce = Produktion { $on } bringt jetzt am meisten.
si-why-sun = Die Sonne gibt sofort Würfel, und mein Ansehen verträgt es.
si-why-fuel = Erst Treibstoff: ohne ihn geht wenig.
si-why-supplies = Erst Vorräte, dann Taten.
si-why-mechanism = Ein Mechanismus im Wert von { $points }, bevor ihn ein anderer Konzern baut.
si-why-any-mechanism = Ein Mechanismus für beliebige Würfel, bevor ihn ein anderer Konzern baut.
si-why-people =
    { $left ->
        [0] Das Ziel ist erreicht, und Menschen zählen weiter.
       *[other] Noch { $left } Menschen bis zum Ziel: sie zu retten zählt jetzt.
    }
si-why-probe = Weiter zu Spalte { $column }: Wer zuerst kommt, findet mehr.
si-why-representative = Ein Sitz in der Weltregierung zahlt sich in ihrer Phase aus.
si-why-pass = Was meine Marker noch könnten, ist weniger wert als zu passen.
si-why-close = { $why } Es war knapp.
