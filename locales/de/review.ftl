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
review-share = Das sind { $percent } % von dem, was möglich war.
