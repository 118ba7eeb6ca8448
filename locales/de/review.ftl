## Die Auswertung nach dem Spiel: was zu verstehen gewesen wäre, und warum

review-sure = Wer ideal zuhört, wäre jetzt zu { $percent } % sicher, dass das Ziel { $chip } ist.
review-misled = Wer ideal zuhört, würde eher auf { $guess } zeigen ({ $guess_percent } %) als auf { $chip } ({ $percent } %).
review-confusable = Hier leicht zu verwechseln: { $chips }.
review-no-route = Keine Route mit so vielen Flügen führt zu { $chip }.
review-clearer = Eine deutlichere Route: { $stops }. Mit ihr wäre ein idealer Zuhörer zu { $percent } % sicher.

review-tempo = Ungefähr { $tempo } mm pro Sekunde; die Flugzeiten schwanken um { $scatter } %.
review-way = { $way } (zu { $percent } % gewiss)
review-way-edge = Misst den Abstand von Rand zu Rand
review-way-centre = Misst von Mitte zu Mitte
review-way-lift = Misst den Abstand und gibt eine feste Zeit für den Start dazu
review-way-power = Misst den Abstand, macht aber weite Wege kürzer, als sie sind

review-points =
    { $heard ->
        [one] Mit diesen Signalen hätte eine ideale Crew { $heard } Punkt geholt;
       *[other] Mit diesen Signalen hätte eine ideale Crew { $heard } Punkte geholt;
    } { $points ->
        [one] ihr habt { $points } Punkt geholt.
       *[other] ihr habt { $points } Punkte geholt.
    }
review-share = Ihr habt { $percent } % von dem geholt, was eine ideale Quelle und eine ideale Crew zusammen geholt hätten.

## Die Überschrift

review-headline-all-won =
    { $rounds ->
        [one] Jedes Signal wurde verstanden.
       *[other] Jedes Signal wurde verstanden: alle { $rounds } Karten gewonnen.
    }
review-headline-clear =
    { $points ->
        [one] Am teuersten war Runde { $round }: Das Signal für { $chip } war deutlich, { $points } Punkt ging beim Hören verloren.
       *[other] Am teuersten war Runde { $round }: Das Signal für { $chip } war deutlich, { $points } Punkte gingen beim Hören verloren.
    }
review-headline-route = Am teuersten war Runde { $round }: Über { $stops } wäre sich, wer ideal zuhört, zu { $percent } % sicher gewesen, dass { $chip } gemeint ist.
review-headline-hard = Am teuersten war Runde { $round }: Keine Route hätte { $chip } viel deutlicher gemacht.
