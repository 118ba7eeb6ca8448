## Starship Interstellar: die Pläne neben dem Himmel und die kleinen Zeichen darauf

## Die Seiten eines Markers

si-face = { $name }. Aktionsphase: { $action }. Rettungsphase: { $salvation }.
si-face-repeatable = wiederholbar
si-face-free = ohne Treibstoff
si-face-discount = { $fuel } Treibstoff weniger
si-face-prices = Preise um { $fuel } Treibstoff besser, beim Verkaufen oder beim Kaufen
si-face-colours = { $count } Farben
si-face-draw = { $count } ziehen
si-face-one-lower = eine Ressource darf eine Stufe niedriger sein
si-face-previous = zum Preis der vorigen Stufe
si-face-away = wird weggelegt
si-face-bonus = jede Aktion; 1 Prestigepunkt mehr für: { $action }
si-face-only = nur: { $action }
si-face-after = jede Aktion; danach { $reward }
si-face-times = bis zu { $count } Mal
si-face-whole-row = mit den Boni der ganzen Reihe
si-face-steps =
    { $count ->
        [one] { $count } weiterer Schritt auf der Leiste
       *[other] { $count } weitere Schritte auf der Leiste
    }

## Namen, so kurz, dass sie unter einen Marker passen

si-short-research = For{ "\u00AD" }schung
si-short-solar = Sonne
si-short-free-travel = Freie Reise
si-short-rich-refill = Reiche Auf{ "\u00AD" }füllung
si-short-purple = Einmal Violett
si-short-envoy = Reise + Ruf
si-short-herald = Reise + Prestige
si-short-sun-envoy = Sonne + Ruf
si-short-earth-herald = Erde + Prestige
si-short-thrifty-research = Sparsame For{ "\u00AD" }schung
si-short-any-production = Planet nach Wahl
si-short-step-back = Alter Preis
si-short-new-scientist = Neuer Wissen{ "\u00AD" }schaftler
si-short-starship-leap = Sternen{ "\u00AD" }schiff-Sprung
si-short-humankind-leap = Mensch{ "\u00AD" }heits-Sprung
si-short-leftovers = Markt{ "\u00AD" }reste
si-short-double-market = Doppel{ "\u00AD" }markt
si-short-two-probes = Zwei Sonden{ "\u00AD" }züge

## Die Pläne

si-government-board = Weltregierung
si-market-prices = Treibstoff
si-market-stock = Bestand
si-market-selling = Verkauf
si-market-buying = Kauf
si-market-sell = { $colour } verkaufen: je { $fuel } Treibstoff
si-market-buy = { $colour } kaufen: je { $fuel } Treibstoff
si-projects = Mechanismen
si-projects-left = { $count } im Stapel
si-projects-one =
    { $prestige ->
        [one] Ein Mechanismus für { $cost }: { $prestige } Prestigepunkt
       *[other] Ein Mechanismus für { $cost }: { $prestige } Prestigepunkte
    }
si-projects-any = Ein Mechanismus für { $cost }: so viele Prestigepunkte, wie du an Wert bezahlst
si-projects-gap = eine Lücke bis zur Regierungsphase
si-ship = Die Interstellar
si-ship-stands = Die Interstellar: { $built } von { $all } Mechanismen gebaut, { $modules } von { $count } Modulen fertig
si-journey = Reise nach Trappist
si-journey-left =
    { $count ->
        [one] { $count } verdeckte Entdeckung
       *[other] { $count } verdeckte Entdeckungen
    }
si-journey-fog = unerforscht
si-journey-start = der Start
si-journey-trappist =
    { $prestige ->
        [0] Trappist
       *[other] Trappist: { $prestige } Prestigepunkte für die nächste Ankunft
    }
si-journey-interest = Sehenswürdigkeit: { $prestige } Prestigepunkte für den ersten Besuch
si-journey-interest-taken = Sehenswürdigkeit, schon besucht
si-leaders = Leisten
si-population = Bevölkerung
si-population-saved = gerettet
si-population-left = { $people } auf der Erde; jede Rettung bringt { $reputation } Ansehen
si-population-family = Eine Familie ({ $people }), die man gemeinsam rettet
si-reputation = Ansehen
si-reputation-of = { $player }: Ansehen { $points }, am Ende { $worth } wert
si-reputation-worth = Ansehen { $from } bis { $to }: am Ende { $worth } Prestigepunkte
si-extra-tokens = Zusatzaktionsmarker
si-goals = Ziele
si-goals-enough = { $met } erreicht; 2 beenden die Partie
si-goal-modules = Module der Interstellar: { $have } von { $need }
si-goal-population = Gerettete Menschen: { $have } von { $need }
si-goal-trappist = Sonden bei Trappist: { $have } von { $need }
