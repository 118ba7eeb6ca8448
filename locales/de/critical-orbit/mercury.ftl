## Mission Control: Critical Orbit: Mercurys Tableau und was daneben liegt

## Das Tableau

mc-mercury-board = Mercury III, das Tableau
mc-mercury-screened = Mercurys Tableau liegt hinter dem Sichtschirm.
mc-mercury-letter =
    { $colour ->
        [yellow] G
        [blue] B
       *[green] Gr
    }
mc-mercury-tile =
    { $name }, { $oxygen ->
        [0] kein Sauerstoff
        [one] 1 Sauerstoffeinheit
       *[other] { $oxygen } Sauerstoffeinheiten
    }{ $stems ->
        [white] , weißer Ventilschaft
        [black] , schwarzer Ventilschaft
        [both] , ein weißer und ein schwarzer Ventilschaft
       *[none] {""}
    }{ $star ->
        [yes] , Stern
       *[no] {""}
    }
mc-mercury-end =
    { $way ->
        [up] nach oben ab Spalte { $column }, Reihe { $row }
        [right] nach rechts ab Spalte { $column }, Reihe { $row }
        [down] nach unten ab Spalte { $column }, Reihe { $row }
       *[left] nach links ab Spalte { $column }, Reihe { $row }
    }
mc-mercury-spot =
    ab Spalte { $column } und Reihe { $row }, { $turns ->
        [0] nicht gedreht
        [one] 1 Vierteldrehung
       *[other] { $turns } Vierteldrehungen
    }, offen { $ends }
mc-mercury-has-valves = mit Ventil: { $stems }
mc-mercury-lacks-valves = hier fehlt ein Ventil: { $stems }
mc-mercury-counts = sein Sauerstoff zählt
mc-mercury-canister =
    { $place }: { $canister }, { $free ->
        [yes] entriegelt
       *[no] verriegelt
    }
mc-mercury-picture =
    { $count ->
        [0] Mercurys Tableau ohne Leitungsplättchen
        [one] Mercurys Tableau mit 1 Leitungsplättchen
       *[other] Mercurys Tableau mit { $count } Leitungsplättchen
    }
mc-mercury-stem =
    { $stem }, { $state ->
        [covered] ein Ventil sitzt darauf
        [missing] hier fehlt ein Ventil
       *[bare] frei
    }
mc-mercury-oxygen = Sauerstoff
mc-mercury-oxygen-of = { $oxygen } von { $target } Sauerstoffeinheiten

## In der Hand

mc-mercury-tools = Das gewählte Plättchen
mc-mercury-tool =
    { $tool ->
        [left] Gegen den Uhrzeigersinn drehen
        [right] Im Uhrzeigersinn drehen (R)
        [valve] Ventil auf oder ab (V)
       *[off] Vom Tableau nehmen (Entf)
    }
mc-mercury-undo = Letzten Schritt zurücknehmen (U)
mc-mercury-keys = Enter nimmt und legt, Pfeile bewegen, R dreht, Entf nimmt weg, V Ventil.
mc-mercury-hand = Plättchen in der Hand
mc-mercury-hand-count = Plättchen in der Hand: { $count }
mc-mercury-hand-empty = Hier werden Houstons Plättchen liegen.
mc-mercury-put-back = Loslassen: Das Plättchen kommt zurück in deine Hand.
mc-mercury-carrying = { $name }, in der Hand. Pfeile bewegen, R dreht, Enter legt ab, Entf nimmt herunter, Escape legt zurück.
mc-mercury-picked = { $tile } ist in deiner Hand.
mc-mercury-placed = { $tile } gelegt, { $where }.
mc-mercury-lifted = { $tile } vom Tableau genommen.
mc-mercury-no-room = { $tile } passt dort nicht hin.
mc-mercury-no-turn = Zum Drehen ist kein Platz: { $tile }.
mc-mercury-aim =
    Spalte { $column }, Reihe { $row }: { $fits ->
        [yes] passt
       *[no] passt nicht
    }
mc-mercury-meets = verbindet { $ends }
mc-mercury-place = Platz { $place }
mc-mercury-shifted = Jetzt an Platz { $place }: { $canister }.
mc-mercury-valve =
    { $stem }: Ventil { $way ->
        [on] aufgesetzt
       *[off] abgenommen
    }.
mc-mercury-no-valve =
    { $colour ->
        [white] Kein weißes Ablassventil ist frei.
       *[black] Kein schwarzes Ablassventil ist frei.
    }

## Neben dem Tableau

mc-mercury-valves = Ventile
mc-mercury-valves-free =
    { $colour ->
        [white] Freie weiße Ablassventile: { $count }
       *[black] Freie schwarze Ablassventile: { $count }
    }
mc-mercury-halves = Halbventile: { $white } weiße, { $black } schwarze, { $red } rote, die unbrauchbar sind
mc-mercury-track =
    { $colour ->
        [white] Ventilwiederherstellungsleiste des weißen Ventils, Würfel { $dice }: Schritt { $at } von { $steps }
       *[black] Ventilwiederherstellungsleiste des schwarzen Ventils, Würfel { $dice }: Schritt { $at } von { $steps }
    }
mc-mercury-stacks = Stapel der Leitungsplättchen
mc-mercury-stack =
    { $count ->
        [one] { $shape }: 1 Plättchen verdeckt
       *[other] { $shape }: { $count } Plättchen verdeckt
    }
mc-mercury-face-up = offen: { $tile }

## Lieferungen und Sterne

mc-mercury-deliveries = Lieferungen
mc-mercury-deliveries-none = Nichts wartet auf dich.
mc-mercury-choose-tile =
    { $count ->
        [one] Ein Plättchen { $shape } für dich. Welches?
       *[other] { $count } Plättchen { $shape } für dich. Welches zuerst?
    }
mc-mercury-take-up = Das offene nehmen: { $tile }
mc-mercury-take-next = das nächste
mc-mercury-choose-half =
    { $count ->
        [one] Bengaluru lässt dich ein Halbventil aus dem Beutel aussuchen.
       *[other] Bengaluru lässt dich { $count } Halbventile aus dem Beutel aussuchen.
    }
mc-mercury-half =
    { $colour ->
        [white] weiß ({ $count })
        [black] schwarz ({ $count })
       *[red] rot, unbrauchbar ({ $count })
    }
mc-mercury-judge =
    { $colour ->
        [white] Du hast ein weißes Halbventil gezogen.
        [black] Du hast ein schwarzes Halbventil gezogen.
       *[red] Du hast ein rotes Halbventil gezogen.
    }
mc-mercury-judge-back = Zurück in den Beutel
mc-mercury-judge-out = Aus dem Spiel
mc-mercury-cards = Zwei Entriegelungskarten: Welche kommt nach oben? Die andere kommt nach unten.
mc-mercury-star =
    { $count ->
        [one] Du hast einen Stern.
       *[other] Du hast { $count } Sterne.
    }
mc-mercury-star-half = Ein Halbventil ziehen: aus dem Spiel oder zurück in den Beutel
mc-mercury-star-cards = Die obersten zwei Entriegelungskarten ansehen: eine nach oben, eine nach unten
mc-mercury-star-tile = Das oberste Plättchen eines Stapels aufdecken, ohne es zu nehmen:
mc-mercury-star-tile-shape = Das oberste Plättchen des Stapels { $shape } aufdecken
mc-mercury-star-drop = Den Stern verfallen lassen
mc-mercury-star-waits = Entscheide erst über das, was dir der letzte Stern gezeigt hat.
mc-mercury-waits =
    { $kind ->
        [draw] { $count ->
            [one] Eine blinde Ziehung wartet, bis du über das gezogene Halbventil entschieden hast.
           *[other] { $count } blinde Ziehungen warten, bis du über das gezogene Halbventil entschieden hast.
        }
       *[unlock] { $count ->
            [one] Eine Entriegelungskarte wartet, bis die beiden Karten zurück sind.
           *[other] { $count } Entriegelungskarten warten, bis die beiden Karten zurück sind.
        }
    }

## Was Mercury fehlt

mc-mercury-needs = Was dir fehlt
mc-mercury-needs-most = Wähle bis zu { $most }, das Wichtigste zuerst
mc-mercury-need =
    { $place ->
        [0] { $need }
       *[other] { $need }, Wunsch Nummer { $place }
    }
mc-mercury-needs-said = Du hast gesagt: { $needs }
mc-mercury-needs-unsaid = Mission Control weiß noch nicht, was dir fehlt.
mc-mercury-needs-say = Durchsagen
