## Contact: warum ein Zug vorgeschlagen wird

contact-advice-begin = Bevor die Runde beginnt, ist nichts zu hören.
contact-advice-stake = Diese Karte passt dazu, wie wahrscheinlich deine Crew die Route versteht.
contact-advice-stopover = Dorthin führt die Route, die du getippt hast, vom Plättchen mit der Rakete aus.
contact-advice-helper = Das Signal lässt zu viel offen, und diese Hilfe verrät mehr als ein Rateversuch.
contact-advice-route = Von den Routen, die ich durchgegangen bin, versteht deine Crew diese am besten: { $route }.
contact-advice-taps =
    { $taps ->
        [one] Ein Druck: Halte ihn so lang, wie der Flug lang ist.
       *[other] { $taps } Mal drücken, einmal je Flug: je länger der Flug, desto länger halten.
    }
contact-advice-fits = { $chip } passt zu { $percent } % zu dem, was zu hören war.
contact-advice-both = { $chip } passt zu { $percent } % zu dem, was zu hören war, { $other } zu { $less } %.
