## Starship Interstellar: warum ein KI-Platz tut, was er tut

si-reason-settle =
    { $rounds ->
        [one] Eine Basis { $on } kann sich in der letzten Runde noch lohnen.
       *[other] Eine Basis { $on } lohnt sich in den { $rounds } Runden, die ich erwarte.
    }
si-reason-fetch = Was { $on } liegt, nützt dort nichts.
si-reason-home = Was an Bord ist, ist auf der Erde mehr wert.
si-reason-research =
    { $rounds ->
        [one] { $technology }: lohnt sich noch in der letzten Runde.
       *[other] { $technology }: lohnt sich in den { $rounds } Runden, die ich erwarte.
    }
si-reason-buy = Der Markt hat, was mir fehlt.
si-reason-sell = Treibstoff brauche ich mehr als diese Würfel.
si-reason-produce = Produktion { $on } bringt jetzt am meisten.
si-reason-sun = Die Sonne gibt sofort Würfel, und mein Ansehen verträgt es.
si-reason-fuel = Erst Treibstoff: Ohne ihn geht wenig.
si-reason-supplies = Erst Vorräte, dann Taten.
si-reason-mechanism = Ein Mechanismus im Wert von { $points }, bevor ihn ein anderer Konzern baut.
si-reason-any-mechanism = Ein Mechanismus für beliebige Würfel, bevor ihn ein anderer Konzern baut.
si-reason-people =
    { $left ->
        [0] Das Ziel ist erreicht, und Menschen zählen weiter.
       *[other] Noch { $left } Menschen bis zum Ziel: sie zu retten zählt jetzt.
    }
si-reason-probe = Weiter zu Spalte { $column }: Wer zuerst kommt, findet mehr.
si-reason-representative = Ein Sitz in der Weltregierung zahlt sich in ihrer Phase aus.
si-reason-pass = Was meine Marker noch könnten, ist weniger wert als zu passen.
si-reason-close = { $why } Es war knapp.
