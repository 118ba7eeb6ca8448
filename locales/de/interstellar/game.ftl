## Starship Interstellar: alles, was die Regeln während einer Partie sagen

## Namen

si-hall = H.A.L.L.
si-government = Die Weltregierung
si-nothing = nichts
si-nobody = niemand
si-planet-mercury = Merkur
    .to = zum Merkur
    .on = auf dem Merkur
si-planet-venus = Venus
    .to = zur Venus
    .on = auf der Venus
si-planet-earth = Erde
    .to = zur Erde
    .on = auf der Erde
si-planet-mars = Mars
    .to = zum Mars
    .on = auf dem Mars
si-planet-jupiter = Jupiter
    .to = zum Jupiter
    .on = auf dem Jupiter
si-planet-saturn = Saturn
    .to = zum Saturn
    .on = auf dem Saturn
si-planet-uranus = Uranus
    .to = zum Uranus
    .on = auf dem Uranus
si-planet-neptune = Neptun
    .to = zum Neptun
    .on = auf dem Neptun
si-colour-R = Rot
si-colour-Y = Gelb
si-colour-G = Grün
si-colour-B = Blau
si-colour-P = Violett
si-cube-R = { $count } rote
si-cube-Y = { $count } gelbe
si-cube-G = { $count } grüne
si-cube-B = { $count } blaue
si-cube-P = { $count } violette
si-cube-any = { $count } beliebige
si-people-R = { $count } rote
si-people-Y = { $count } gelbe
si-people-G = { $count } grüne
si-people-B = { $count } blaue
si-people-P = { $count } violette
si-family = ({ $people })
si-mechanism = ({ $cost })
si-bases =
    { $count ->
        [one] { $count } Basis
       *[other] { $count } Basen
    }
si-buildings = { $count } × { $building }
si-building-ars = ARS
si-building-converter = Konverter
si-building-outpost = Außenposten
si-building-drill = Bohrer
si-source-base = Basis
si-source-explorer = Erkunder
si-source-ars = ARS
si-source-outpost = Außenposten
si-source-drill = Bohrer
si-source-converter-1 = Konverter, Stufe 1
si-source-converter-2 = Konverter, Stufe 2
si-source-converter-3 = Konverter, Stufe 3
si-tech-ars = Automatisches Rückholsystem
si-tech-converter = Konverter
si-tech-outpost = Außenposten
si-tech-drill = Bohrer
si-tech-solar = Sonnenförderung
si-tech-travel = Reise
si-tech-cryogenics = Beschleunigte Kryotechnik
si-tech-build-extra = Zusatzbau
si-tech-deep-space = Kraft des tiefen Raums
si-tech-government-plus = Regierung plus
si-level = { $technology } { $level }
si-hall-level = { $colour } { $level }
si-track-starship = Sternenschiff-Leiste
si-track-humankind = Menschheits-Leiste
si-track-space = { $space }: { $reward }
si-row-current = Laufende Projekte
si-row-long_term = Langfristige Projekte
si-row-future = Zukunftsprojekte
si-salvation-government = einen Vertreter entsenden
si-salvation-mechanism = einen Mechanismus bauen
si-salvation-population = Bevölkerung retten
si-salvation-probe = die Sonde voranbringen
si-discovery-wormhole = ein Wurmloch
si-discovery-galaxy = eine Galaxie
si-discovery-deep-space = tiefer Raum
si-discovery-mine = ein verlorener Bergbauplanet ({ $cubes })
si-space = Feld { $column }-{ $row }
si-deposit = Vorkommen: { $surface }; sofort heimgeschickt: { $home }
si-deposit-layers = Vorkommen: { $surface }; tiefer: { $deeper }; sofort heimgeschickt: { $home }
si-seat-free = { $space } frei ({ $reward })
si-seat-taken = { $space } besetzt ({ $player })
si-holds = { $player }: { $token }
si-pass-ordinary = der gewöhnliche Passmarker
si-pass-tanker = Tanker
si-pass-academy = Akademie
si-pass-quarry = Steinbruch
si-pass-press = Presse

## Marker

si-production = Planetenproduktion ({ $planet })
si-token-travel = Reise
si-token-market = Markt
si-token-research = Technologieforschung
si-token-solar = Sonnenförderung
si-token-earth = Erdproduktion
si-token-free-travel = Freie Reise
si-token-better-prices = Bessere Preise
si-token-tank = Voller Tank
si-token-blue-yellow = Blau und Gelb
si-token-purple = Einmal Violett
si-token-three-red = Dreimal Rot
si-token-two-green = Zweimal Grün
si-token-rich-refill = Reiche Auffüllung
si-token-envoy = Reise mit gutem Ruf
si-token-herald = Reise mit Prestige
si-token-sun-envoy = Sonnenförderung mit gutem Ruf
si-token-earth-herald = Erdproduktion mit Prestige
si-token-thrifty-research = Sparsame Forschung
si-token-cheap-travel = Günstige Reise
si-token-wide-draw = Großer Griff
si-token-double-market = Doppelmarkt
si-token-any-production = Produktion nach Wahl
si-token-leftovers = Marktreste
si-token-step-back = Forschung zum alten Preis
si-token-whole-row = Die ganze Reihe
si-token-starship-leap = Sternenschiff-Sprung
si-token-humankind-leap = Menschheits-Sprung
si-token-new-scientist = Neuer Wissenschaftler
si-token-two-probes = Zwei Sondenzüge

## Was man erhält

si-gain-fuel = { $amount } Treibstoff
si-gain-prestige =
    { $amount ->
        [one] { $amount } Prestigepunkt
       *[other] { $amount } Prestigepunkte
    }
si-gain-reputation = { $amount } Ansehen
si-gain-scientist = { $amount } Wissenschaftler
si-gain-cubes = Ressourcen: { $cubes }
si-gain-choose = eine Ressource nach Wahl: { $cubes }
si-gain-refill = { $amount } in ein Vorkommen
si-gain-raise = { $amount } in ein Vorkommen, eine Stufe höher
si-gain-up-to = { $amount } in ein Vorkommen, bis zu { $higher } Stufen höher
si-gain-lowest = die { $amount } billigsten Ressourcen des Marktes
si-gain-leader = ein Schritt auf einer Leiste nach Wahl
si-gain-other = ein Schritt auf der anderen Leiste
si-gain-extra = ein Zusatzaktionsmarker
si-gain-drill = { $amount } aus einem Vorkommen in sein Lager
si-gain-ars = { $amount } aus einem Lager in deinen Vorrat
si-gain-government-probe = ein Zug der Regierungssonde
si-gain-save = die niedrigste Bevölkerung kostenlos retten
si-gain-build = den niedrigsten Mechanismus kostenlos bauen

## Was gefragt ist

si-ask-turn-action = Spiele einen Marker, wiederhole den aktiven, wenn das geht, oder passe.
si-ask-turn-salvation = Spiele einen Marker mit seiner Rettungsseite, oder passe.
si-ask-sun = Aus dem Sonnenbeutel: { $drawn }. Behalte bis zu { $most }; jede kostet so viel Ansehen, wie sie wert ist, wenn deine Technologien dir nichts davon ersparen.
si-ask-research = Welche Technologie erforschst du, und womit bezahlst du?
si-ask-wormhole = Wo soll dein Wurmloch sein? Wähle eine Bahn und einen Quadranten.
si-ask-travel = Lade, was du brauchst, und wähle dann, wohin dein Erkunder fliegt.
si-ask-settle = Du hast einen Marker { $planet } aufgedeckt. { $token }. Behältst du ihn und siedelst?
si-ask-deploy = Welche Gebäude lässt du { $planet }?
si-ask-trade = Verkaufe, kaufe, oder verlasse den Markt.
si-ask-choose-production = Auf welchem Planeten produzierst du?
si-ask-produce = Produktion { $planet }. Noch zu nutzen: { $left }.
si-ask-salvation = Für welche Rettungsaktion spielst du den Marker?
si-ask-send = Welches Feld der Weltregierung nimmt dein Wissenschaftler ein?
si-ask-build = Welchen Mechanismus baust du, und womit bezahlst du?
si-ask-save = Wen rettest du, und womit bezahlst du?
si-ask-probe = Welches Feld betritt deine Sonde?
si-ask-ride = Ein Wurmloch: Zahle 1 Treibstoff und rücke eine Spalte weiter, oder bleib.
si-ask-government-probe = Wohin fliegt die Regierungssonde? Du erhältst, was sie findet.
si-ask-cube = Welche Ressource nimmst du?
si-ask-track = Auf welcher Leiste gehst du einen Schritt?
si-ask-deposit = Welches Vorkommen füllst du mit { $amount } auf, höchstens { $higher } Stufen über seiner eigenen?
si-ask-storage-drill = Aus welchem Vorkommen kommen { $amount } ins Lager?
si-ask-storage-ars = Aus welchem Lager kommen { $amount } in deinen Vorrat?
si-ask-extra = Wähle einen Zusatzaktionsmarker. Du darfst ihn sofort nutzen.
si-ask-pass-reward = Nimm die Belohnung, die dein Passmarker erreicht hat, oder eine frühere: { $rewards }.
si-ask-move-up = In Reihe { $row } der Weltregierung steht deinem Wissenschaftler ein Feld offen. Rückst du auf?
si-ask-pick-for-hall = H.A.L.L. gefallen mehrere Felder gleich gut. Wähle eines aus.
si-ask-hall-begins = H.A.L.L. hat den ersten Zug. Lass es beginnen, sobald du bereit bist.
si-ask-spoil-before = Wirf Ressourcen ab, um gleich- oder geringerwertige Würfel von H.A.L.L.s Tafel zu nehmen, höchstens eine je Farbe.
si-ask-spoil-after = Wirf Ressourcen ab, um so viele rote Würfel in H.A.L.L.s Beutel zu legen, wie sie wert sind, höchstens eine je Farbe.
si-ask-draft = Wähle einen besonderen Passmarker. Er bleibt verdeckt.
si-ask-decide = Nutzt du deinen besonderen Passmarker oder den gewöhnlichen?

si-wait = { $player } ist dran: { $what }.
si-wait-over = Diese Partie ist vorbei.
si-step-turn-action = ein Marker der Aktionsphase
si-step-turn-salvation = ein Marker der Rettungsphase
si-step-sun = welche Ressourcen bleiben
si-step-research = eine Technologie
si-step-wormhole = ein Ort für das Wurmloch
si-step-travel = eine Reise
si-step-settle = siedeln oder nicht
si-step-deploy = welche Gebäude bleiben
si-step-trade = der Markt
si-step-choose-production = ein Planet für die Produktion
si-step-produce = Planetenproduktion
si-step-salvation = eine Rettungsaktion
si-step-send = ein Feld der Weltregierung
si-step-build = ein Mechanismus
si-step-save = wer gerettet wird
si-step-probe = das nächste Feld der Sonde
si-step-ride = Wurmloch nutzen oder nicht
si-step-government-probe = das nächste Feld der Regierungssonde
si-step-cube = eine Ressource
si-step-track = eine Leiste
si-step-deposit = ein Vorkommen zum Auffüllen
si-step-storage-drill = ein Vorkommen zum Anbohren
si-step-storage-ars = ein Lager, das Ressourcen heimschickt
si-step-extra = ein Zusatzaktionsmarker
si-step-pass-reward = die Belohnung des Passmarkers
si-step-move-up = in der Weltregierung aufrücken oder nicht
si-step-pick-for-hall = ein Feld für H.A.L.L.s Sonde
si-step-hall-begins = ob H.A.L.L. beginnen darf
si-step-spoil-before = was von H.A.L.L.s Tafel verschwindet
si-step-spoil-after = was in H.A.L.L.s Beutel kommt
si-step-draft = ein besonderer Passmarker
si-step-decide = welcher Passmarker genutzt wird

## Was nicht geht, und warum

si-refused-over = Diese Partie ist vorbei.
si-refused-not-at-table = Diesen Platz gibt es an diesem Tisch nicht.
si-refused-not-your-turn = Du bist nicht am Zug. { $waiting }
si-refused-not-asked = Du wirst gerade etwas anderes gefragt. { $ask }
si-refused-play = Spiele einen Marker, den du noch hast und der jetzt etwas bewirkt.
si-refused-repeat = Nur ein aktiver Marker mit dem Wiederholungszeichen lässt sich wiederholen, in der Aktionsphase und solange seine Aktion möglich ist.
si-refused-pass = Mitten in einer Aktion kannst du nicht passen.
si-refused-done = Hier gibt es nichts zu beenden.
si-refused-keep = Behalte von den gezogenen Ressourcen höchstens so viele wie erlaubt, und nur, wenn du das ganze Ansehen dafür hast.
si-refused-research = Wähle die nächste Stufe einer Technologie und bezahle jede Ressource mit einer gleichen oder höheren.
si-refused-put-wormhole = Wähle eine Bahn von 1 bis 8 und einen Quadranten von 1 bis 4.
si-refused-load = Lade etwas, das hier liegt, solange an Bord Platz ist.
si-refused-dismantle = Du kannst eine eigene Basis abbauen, wo dein Erkunder steht, wenn alles an Bord passt.
si-refused-fly = Fliege zu einem anderen Planeten, den es noch gibt, für genau den Treibstoff, den die Reise kostet, wenn du ihn hast.
si-refused-settle = Behalte den Marker oder lege ihn zurück.
si-refused-put-building = Stelle ein Gebäude von Bord auf, höchstens drei je Planet.
si-refused-sell = Verkaufe Ressourcen, die du hast, zu einem angebotenen Preis, eine Farbe je Aktion, wenn dein Marker nicht zwei erlaubt.
si-refused-buy = Kaufe Ressourcen, die vorrätig sind und die du bezahlen kannst, zu einem angebotenen Preis, eine Farbe je Aktion, wenn dein Marker nicht zwei erlaubt.
si-refused-produce-on = Wähle einen Planeten, auf dem du eine Basis hast und etwas produzieren kannst.
si-refused-use = Nutze, was noch nicht genutzt ist, für Ressourcen, die da sind.
si-refused-salvation = Wähle eine Rettungsaktion, die dein Marker erlaubt und die du jetzt ausführen kannst.
si-refused-send = Nimm ein freies Feld der untersten Reihe, in der du noch keinen Wissenschaftler hast.
si-refused-build = Baue einen Mechanismus aus einer Reihe, die dir offensteht, und bezahle jede Ressource mit einer gleichen oder höheren.
si-refused-save = Rette jemanden, der noch auf der Erde ist, mit einer Ressource dieses Werts oder einer höheren.
si-refused-save-family = Alle Mitglieder einer aktiven Familie müssen noch auf der Erde sein, und du musst für jedes bezahlen.
si-refused-advance = Eine Sonde zieht in die nächste Spalte: geradeaus oder eine Zeile höher oder tiefer.
si-refused-take-cube = Nimm eine der angebotenen Ressourcen.
si-refused-take-step = Wähle eine der beiden Leisten.
si-refused-refill = Wähle ein eigenes Vorkommen mit Platz und eine Farbe, die die Belohnung dort erlaubt.
si-refused-from-storage = Wähle einen deiner Planeten und Ressourcen, die dort liegen, so viele, wie die Belohnung sagt.
si-refused-take-extra = Nimm einen der Zusatzaktionsmarker neben dem Plan.
si-refused-take-reward = Nimm die erreichte Belohnung oder eine frühere.
si-refused-rise = Wähle ein freies Feld dieser Reihe.
si-refused-spoil = Wirf höchstens eine Ressource je Farbe ab; vor der Umwandlung nenne einen gleich- oder geringerwertigen Würfel auf H.A.L.L.s Tafel.
si-refused-take-pass-token = Nimm einen der übrigen besonderen Passmarker.
si-refused-use-pass-token = Sag, ob du den besonderen Passmarker nutzt oder den gewöhnlichen.

si-setup-seats = Starship Interstellar wird an 1 bis { $most } Plätzen gespielt.
si-setup-first = Wer beginnt, muss am Tisch sitzen oder ausgelost werden.
si-setup-twice = Nenne jede Variante und jeden Tipp nur einmal.
si-setup-hints = Ein Tipp gehört zu einer gespielten Variante, die einen hat: { $variants }.
si-setup-leader-board = Wähle mit den neuen Leisten eine dieser Tafeln oder keine: { $boards }.

## Was geschehen ist

si-event-phase-action = Runde { $round }: Die Aktionsphase beginnt.
si-event-phase-salvation = Runde { $round }: Die Rettungsphase beginnt.
si-event-phase-government = Runde { $round }: Die Regierungsphase beginnt.
si-event-played = { $player } spielt { $token }.
si-event-played-again = { $player } wiederholt { $token }.
si-event-passed = { $player } passt.
si-event-gained = { $player } erhält { $reward }.
si-event-sun = { $player } behält von der Sonne: { $kept }. Verlorenes Ansehen: { $lost }; die Sonnenspirale steht bei { $spiral }.
si-event-sun-extra = { $player } behält von der Sonne: { $kept }, und zieht dazu: { $extra }. Verlorenes Ansehen: { $lost }; die Sonnenspirale steht bei { $spiral }.
si-event-researched = { $player } erforscht { $technology }, Stufe { $level }, und bezahlt: { $payment }.
si-event-wormhole = { $player } öffnet ein Wurmloch auf Bahn { $orbit }, Quadrant { $quadrant }.
si-event-travelled = { $player } fliegt für { $fuel } Treibstoff { $planet }.
si-event-home = { $player } fliegt für { $fuel } Treibstoff zur Erde und entlädt: { $cubes }.
si-event-turned = { $player } deckt { $planet } einen Marker auf. { $deposit }.
si-event-settled = { $player } siedelt { $planet }. { $deposit }.
si-event-declined = { $player } siedelt nicht { $planet }.
si-event-building = { $player } stellt { $planet } ein Gebäude auf: { $building }.
si-event-dismantled = { $player } baut die Basis { $planet } ab.
si-event-sold = { $player } verkauft { $cubes } für { $fuel } Treibstoff.
si-event-bought = { $player } kauft { $cubes } für { $fuel } Treibstoff.
si-event-produced = { $player } produziert { $planet } ({ $what }): { $made }.
si-event-refilled = { $player } füllt das Vorkommen { $planet } auf: { $cubes }.
si-event-salvation = { $player } wählt: { $action }.
si-event-salvation-bonus = { $player } wählt: { $action }, mit dem Bonus des Markers.
si-event-sent = { $player } entsendet einen Wissenschaftler in die Weltregierung: Reihe { $row }, Feld { $space }.
si-event-rose = { $player } rückt mit einem Wissenschaftler auf: Reihe { $row }, Feld { $space }.
si-event-built =
    { $prestige ->
        [one] { $player } baut einen Mechanismus ({ $mechanism }), bezahlt { $payment } und erhält { $prestige } Prestigepunkt.
       *[other] { $player } baut einen Mechanismus ({ $mechanism }), bezahlt { $payment } und erhält { $prestige } Prestigepunkte.
    }
si-event-built-free =
    { $prestige ->
        [one] { $player } baut kostenlos einen Mechanismus ({ $mechanism }) und erhält { $prestige } Prestigepunkt.
       *[other] { $player } baut kostenlos einen Mechanismus ({ $mechanism }) und erhält { $prestige } Prestigepunkte.
    }
si-event-built-government = Die Weltregierung baut einen Mechanismus ({ $mechanism }).
si-event-module = { $player } vollendet ein Modul der Interstellar, Nummer { $modules }.
si-event-saved = { $player } rettet Bevölkerung: { $people }. Bezahlt: { $payment }.
si-event-saved-free = { $player } rettet Bevölkerung: { $people }.
si-event-probe = { $player } bringt die Sonde für { $fuel } Treibstoff auf { $space }.
si-event-probe-found = { $player } bringt die Sonde für { $fuel } Treibstoff auf { $space }: { $found }.
si-event-probe-government = Die Regierungssonde zieht auf { $space }.
si-event-probe-government-found = Die Regierungssonde zieht auf { $space }: { $found }.
si-event-arrived = { $player } erreicht Trappist: { $prestige } Prestigepunkte.
si-event-step = { $player } erreicht Feld { $space }: { $track }.
si-event-extra = { $player } nimmt einen Zusatzaktionsmarker: { $token }.
si-event-sun-grew = Die Sonne wächst: Die Sonnenspirale steht bei { $spiral }.
si-event-planet-lost = An die Sonne verloren: { $planet }.
si-event-planets-moved = Die Planeten ziehen weiter.
si-event-families = Aktive Familien: { $families }.
si-event-pass-token-taken = { $player } nimmt verdeckt einen besonderen Passmarker.
si-event-pass-tokens = Die Passmarker werden aufgedeckt. { $tokens }.
si-event-cube = H.A.L.L. zieht einen Würfel für { $token }: { $colour }.
si-event-benefit = Der Würfel ändert den Fund ({ $player }): Prestige { $prestige }, Ansehen { $reputation }.
si-event-hall-researched = H.A.L.L. entwickelt eine Technologie ({ $colour }) auf Stufe { $level } und bezahlt: { $payment }.
si-event-spoiled-before = { $player } wirft { $paid } ab und nimmt von H.A.L.L.s Tafel: { $removed }.
si-event-spoiled-after =
    { $added ->
        [one] { $player } wirft { $paid } ab: { $added } roter Würfel kommt in H.A.L.L.s Beutel.
       *[other] { $player } wirft { $paid } ab: { $added } rote Würfel kommen in H.A.L.L.s Beutel.
    }
si-event-converted = H.A.L.L.s Tafel wird geräumt ({ $laid }); in den Beutel kommen: { $added }.
si-event-ended-goals = Zwei der drei Ziele sind erreicht: Die Partie endet. Endstand: { $scores }.
si-event-ended-sun = Die Sonne erreicht die Erde: Die Partie endet. Endstand: { $scores }.

si-score-prestige = Prestige
si-score-reputation = Ansehen
si-score-probe = Sonde
si-score-resources = Ressourcen
si-score-governor = Gouverneur
si-ending-goals = Zwei der drei Ziele sind erreicht, und die Interstellar bricht auf.
si-ending-sun = Die Sonne hat die Erde erreicht.

## Wie es steht

si-describe-phase-action = Runde { $round }, Aktionsphase.
si-describe-phase-salvation = Runde { $round }, Rettungsphase.
si-describe-phase-government = Runde { $round }, Regierungsphase.
si-describe-ended-goals = Die Partie endete in Runde { $round }: Zwei der drei Ziele waren erreicht.
si-describe-ended-sun = Die Partie endete in Runde { $round }: Die Sonne erreichte die Erde.
si-describe-order = Zugreihenfolge ({ $order }).
si-describe-goals = Ziele: { $modules } von { $all } Modulen fertig; { $saved } von { $goal } Menschen gerettet; Sonden bei Trappist: { $arrived }.
si-describe-spiral = Die Sonnenspirale steht bei { $spiral }. Verlust bei { $limit }: { $planet }.
si-describe-lost = Verloren: { $planet }.
si-describe-planet = { $planet }: Bahn { $orbit }, Quadrant { $quadrant }, Schwerkraft { $gravity }, übrige Marker: { $tokens }.
si-describe-market = Im Markt: { $cubes }.
si-describe-prices = Rot bis Violett bringen beim Verkauf { $sell } Treibstoff und kosten beim Kauf { $buy }.
si-describe-bag = Im Sonnenbeutel: { $cubes }.
si-describe-people = Bevölkerung auf der Erde: { $people }.
si-describe-families = Aktive Familien: { $families }.
si-describe-offered = Zu verdienende Zusatzaktionsmarker: { $tokens }.
si-describe-row = { $row }: { $projects }.
si-describe-built = Gebaute Mechanismen: { $built }. Im Stapel: { $left }.
si-describe-government = Weltregierung, Reihe { $row }: { $spaces }.
si-describe-no-governor = Es gibt keinen Gouverneur.
si-describe-governor = { $player } regiert.
si-describe-columns = Die Spalten der Reise kosten von der ersten bis zur letzten: { $fuel } Treibstoff.
si-describe-government-probe = Die Regierungssonde steht auf { $space }.
si-describe-interest = Freie Sehenswürdigkeiten: { $spaces }.
si-describe-found = Entdeckt auf { $space }: { $found }.
si-describe-discoveries = Übrige Entdeckungsmarker: { $left }.
si-describe-leader-board = Im Spiel ist die neue Leistentafel { $board }.
si-describe-track = { $track }: { $spaces }.
si-describe-standing = { $player }: Prestige { $prestige }; Ansehen { $reputation }, am Ende { $worth } wert; Wissenschaftler { $scientists }.
si-describe-supply = { $player } hat { $fuel } Treibstoff und diese Ressourcen: { $cubes }.
si-describe-tokens = { $player } kann noch spielen: { $tokens }.
si-describe-played = { $player } hat gespielt: { $tokens }. Der letzte ist aktiv.
si-describe-passed = { $player } hat gepasst; Drehungen des Passmarkers: { $rotations }.
si-describe-pass-token = { $player } passt mit dem besonderen Passmarker { $token }.
si-describe-drafted = Du hältst verdeckt einen besonderen Passmarker: { $token }.
si-describe-explorer = { $player }: Der Erkunder ist { $planet }.
si-describe-explorer-loaded = { $player }: Der Erkunder ist { $planet }, an Bord: { $cargo }.
si-describe-bases = { $player }: Basen im Vorrat: { $bases }.
si-describe-reserve = { $player }: Gebäude im Vorrat: { $buildings }.
si-describe-site = { $player } hat eine Basis { $planet } ({ $token }). Vorkommen jetzt: { $deposit }. Lager: { $storage }.
si-describe-site-buildings = { $player }: Gebäude { $planet }: { $buildings }.
si-describe-wormhole = { $player }: Wurmloch auf Bahn { $orbit }, Quadrant { $quadrant }.
si-describe-technologies = { $player } hat erforscht: { $technologies }.
si-describe-indicators = { $player }: Sternenschiff-Leiste { $starship }, Menschheits-Leiste { $humankind }, Sonde auf { $space }.
si-describe-hall-bag = H.A.L.L.s Beutel: { $bag }. Auf der Tafel: { $laid }.
si-describe-hall-technologies = H.A.L.L.s Technologien: { $levels }.
si-describe-hall-planets = Oben auf H.A.L.L.s Planetenstapel: { $planet }. Planeten im Stapel: { $left }.
