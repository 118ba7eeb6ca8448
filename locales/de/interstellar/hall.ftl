## Sternenschiff Interstellar: was H.A.L.L. tut und warum

si-hall-cubes = { $cubes }
si-hall-reward = { $reward }
si-hall-number = { $number }

## Was es nicht kann

si-event-hall-token = { $why } { $token } kommt unter H.A.L.L.s Stapel.
si-event-hall-token-and-cube = { $why } { $token } kommt unter H.A.L.L.s Stapel, der Würfel ({ $cube }) zurück in den Beutel.
si-event-hall-again = { $why } H.A.L.L. wiederholt { $token } nicht.
si-event-hall-action = { $why } Das geht gerade nicht: { $action }.
si-event-hall-bonus = { $why } Was der Würfel hinzufügen würde, entfällt: { $action }.
si-event-hall-ride = { $why } H.A.L.L. nutzt das Wurmloch nicht.

si-hall-cannot-sun-empty = Der Sonnenbeutel ist leer.
si-hall-cannot-no-scientist = H.A.L.L. hat keinen Wissenschaftler.
si-hall-cannot-all-researched = H.A.L.L. hat alles entwickelt.
si-hall-cannot-research-unpaid = H.A.L.L. fehlen die Ressourcen für diese Technologie.
si-hall-cannot-no-base = H.A.L.L. hat nichts abzuholen und keine Basis mehr übrig.
si-hall-cannot-no-planet = In H.A.L.L.s Stapel ist kein Planet mehr.
si-hall-cannot-settling-unpaid = Die Reise würde { $fuel } Treibstoff kosten, und H.A.L.L. hat weniger.
si-hall-cannot-market-empty = Der Markt ist leer.
si-hall-cannot-deposit-empty = Das Vorkommen dort ist leer.
si-hall-cannot-no-site = H.A.L.L. hat auf keinem Planeten eine Basis.
si-hall-cannot-nothing-to-gain = Dieser Marker brächte H.A.L.L. nichts.
si-hall-cannot-no-action = Keine Aktion dieses Markers ist möglich.
si-hall-cannot-top-row = H.A.L.L. sitzt schon in der obersten Reihe.
si-hall-cannot-at-trappist = H.A.L.L.s Sonde ist bei Trappist.
si-hall-cannot-probe-unpaid = Der Zug der Sonde würde { $fuel } Treibstoff kosten, und H.A.L.L. hat weniger.
si-hall-cannot-ship-complete = Die Interstellar ist vollendet.
si-hall-cannot-mechanism-unpaid = H.A.L.L. kann keinen der Mechanismen bezahlen, die ihm offenstehen.
si-hall-cannot-nobody-left = Auf der Erde ist niemand mehr.
si-hall-cannot-population-unpaid = H.A.L.L. kann für niemanden bezahlen.

## Warum es gerade das wählt

si-hall-rule-token-plain = H.A.L.L. lässt Verbesserungen weg: { $chosen } gilt als die einfache Aktion.
si-hall-rule-token-exact = { $chosen } ist keine Grundaktion: H.A.L.L. tut genau, was daraufsteht, und die Farbe des Würfels ändert nichts.
si-hall-rule-token-again = Ein violetter Würfel: { $chosen } kommt unter den Stapel und wird noch einmal gespielt.
si-hall-rule-token-spent = Ein violetter Würfel, aber der Beutel war in dieser Phase schon leer: { $chosen } wird nicht noch einmal gespielt.
si-hall-rule-pass-unused =
    { $count ->
        [0] Alle Marker sind genutzt: H.A.L.L. passt ohne Drehung.
        [one] Ein Marker war nicht zu nutzen. Drehungen des Passmarkers: { $chosen }.
       *[other] { $count } Marker waren nicht zu nutzen. Drehungen des Passmarkers: { $chosen }.
    }
si-hall-rule-pass-reward = H.A.L.L. nimmt immer genau die erreichte Belohnung, hier die für Drehung { $count }: { $chosen }.
si-hall-rule-solar-least = Von den gezogenen ({ $among }) lässt ihm der rote Würfel nur den billigsten: { $chosen }.
si-hall-rule-technology-counted = Von oben abgezählt nach gespielten Markern ({ $count }), fertige Technologien ausgelassen: { $chosen }.
si-hall-rule-technology-counted-on = Von oben abgezählt nach gespielten Markern ({ $count }), fertige Technologien ausgelassen, und wieder von oben: { $chosen }.
si-hall-rule-one-level-left = Von dieser Technologie ({ $chosen }) war nur noch die letzte Stufe übrig.
si-hall-rule-one-level-scientist = Nur eine Stufe ({ $chosen }): Ein zweiter Wissenschaftler fehlt.
si-hall-rule-one-level-cubes = Nur eine Stufe ({ $chosen }): Für zwei reichen die Ressourcen nicht.
si-hall-rule-market-cubes = Von dem, was im Markt liegt ({ $among }), nimmt H.A.L.L.: { $chosen }.
si-hall-rule-production-fullest = Von seinen Planeten ({ $among }) der mit dem vollsten Vorkommen ({ $count }): { $chosen }.
si-hall-rule-production-sunward = Mehrere Vorkommen sind gleich voll ({ $count }); von ihnen das der Sonne nächste: { $chosen }.
si-hall-rule-deposit-dearest = Aus einem gemischten Vorkommen ({ $among }) gehen die teuersten zuerst: { $chosen }.
si-hall-rule-storage-full =
    { $count ->
        [one] Das Lager ist voll ({ $chosen }): Ein Würfel geht verloren.
       *[other] Das Lager ist voll ({ $chosen }): { $count } Würfel gehen verloren.
    }
si-hall-rule-stop-only = In einem von H.A.L.L.s Lagern warten Würfel: Der Erkunder holt sie kostenlos. Nächster Halt: { $chosen }.
si-hall-rule-stop-sunward = In mehreren Lagern warten Würfel ({ $among }): Das der Sonne nächste kommt zuerst. Nächster Halt: { $chosen }.
si-hall-rule-stop-home = Sonst wartet nirgends etwas: Der Erkunder fliegt kostenlos heim.
si-hall-rule-stop-full-hold = Mit vollem Laderaum fliegt der Erkunder zuerst heim.
si-hall-rule-load-dearest = Für alles ist kein Platz ({ $among }): Die teuersten Würfel werden geladen. An Bord: { $chosen }.
si-hall-rule-planet-counted = In H.A.L.L.s Planetenstapel abgezählt nach gespielten Markern ({ $count }): { $chosen }.
si-hall-rule-planet-counted-on = In H.A.L.L.s Planetenstapel abgezählt nach gespielten Markern ({ $count }), und wieder von vorn: { $chosen }.
si-hall-rule-golden-rule = Für { $among } bezahlt H.A.L.L. mit seinen billigsten Würfeln, die ebenso viel oder mehr wert sind: { $chosen }.
si-hall-rule-any-cheapest = Jede Ressource ist recht, also bezahlt H.A.L.L. mit den billigsten: { $chosen }.
si-hall-rule-action-bonus = Zuerst das, wofür der Marker einen Bonus gibt: { $chosen }.
si-hall-rule-action-only = Der Marker erlaubt nur eine Aktion: { $chosen }.
si-hall-rule-action-furthest = Dann danach, wo H.A.L.L.s Anzeiger stehen, der weiteste zuerst; dieser auf Feld { $count }: { $chosen }.
si-hall-rule-action-tied = Auf Feld { $count } stehen mehrere Anzeiger; ein Mechanismus geht vor Bevölkerung, Bevölkerung vor der Sonde: { $chosen }.
si-hall-rule-action-last = Wenn sonst nichts geht: { $chosen }.
si-hall-rule-seat-printed = Das Feld des Würfels in Reihe { $count } ist frei: Feld { $chosen }.
si-hall-rule-seat-next = Das Feld des Würfels in Reihe { $count } ist besetzt, also das nächste freie rechts davon: Feld { $chosen }.
si-hall-rule-seat-right = So weit rechts in Reihe { $count } wie möglich: Feld { $chosen }.
si-hall-rule-seat-left = So weit links in Reihe { $count } wie möglich: Feld { $chosen }.
si-hall-rule-space-wormhole = Ein bekanntes Wurmloch geht vor: { $chosen }.
si-hall-rule-space-interest = Kein bekanntes Wurmloch voraus, also eine freie Sehenswürdigkeit: { $chosen }.
si-hall-rule-space-galaxy = Weder Wurmloch noch freie Sehenswürdigkeit voraus, also eine bekannte Galaxie: { $chosen }.
si-hall-rule-space-empty = Nichts Bekanntes lohnt den Besuch, also ein unerforschtes Feld: { $chosen }.
si-hall-rule-space-ahead = Nichts voraus steht auf der Liste, also geradeaus: { $chosen }.
si-hall-rule-space-player = Diese waren gleich gut ({ $among }), also hast du gewählt: { $chosen }.
si-hall-rule-mechanism-least = H.A.L.L. kann { $among } bezahlen; den geringsten Wert, { $count }, hat { $chosen }.
si-hall-rule-mechanism-greatest = H.A.L.L. kann { $among } bezahlen; den größten Wert, { $count }, hat { $chosen }.
si-hall-rule-mechanism-tied = Gleich viel wert sind { $among }: die nähere Reihe zuerst, darin der am weitesten links.
si-hall-rule-population-least = Von denen, die es bezahlen kann ({ $among }), die niedrigste Stufe: { $chosen }.
si-hall-rule-population-highest = Von denen, die es bezahlen kann ({ $among }), die höchste Stufe: { $chosen }.
si-hall-rule-cube-dearest = Bei freier Wahl ({ $among }) nimmt H.A.L.L. die teuerste Ressource: { $chosen }.
si-hall-rule-track-furthest = Schritte geht H.A.L.L., wo es vorn ist, hier auf Feld { $count }: { $chosen }.
si-hall-rule-track-tied = Beide Anzeiger stehen auf Feld { $count }, also geht der Schritt hierhin: { $chosen }.
si-hall-rule-deposit-emptiest = Aufgefüllt wird das Vorkommen mit den wenigsten Würfeln ({ $count }): { $chosen }.
si-hall-rule-deposit-outward = Mehrere Vorkommen sind gleich leer ({ $count }); von ihnen wird das sonnenfernste aufgefüllt: { $chosen }.
si-hall-rule-storage-fullest = Der Planet, auf dem am meisten zu bewegen ist ({ $count }): { $chosen }.
si-hall-rule-storage-sunward = Auf mehreren Planeten ist gleich viel zu bewegen ({ $count }); von ihnen der der Sonne nächste: { $chosen }.
si-hall-rule-extra-counted = Die Reihe entlang abgezählt nach gespielten Markern ({ $count }): { $chosen }.
si-hall-rule-extra-counted-on = Die Reihe entlang abgezählt nach gespielten Markern ({ $count }), und wieder von vorn: { $chosen }.
si-hall-rule-rise-left = H.A.L.L. rückt auf, wann immer es kann, so weit links wie möglich: Reihe { $count }, Feld { $chosen }.
si-hall-rule-bag-board = H.A.L.L.s Beutel ist leer: Die Würfel seiner Tafel kommen wieder hinein. Im Beutel: { $chosen }.
si-hall-rule-bag-red = H.A.L.L.s Beutel und Tafel sind leer: Rote Würfel kommen hinein. Im Beutel: { $chosen }.
si-hall-rule-convert-pairs = Ohne die Technologie dieser Farbe werden zwei Würfel ({ $among }) zu einem der nächsten Farbe, ein einzelner bleibt. In den Beutel: { $chosen }.
si-hall-rule-convert-purple = Ohne die Technologie dieser Farbe werden violette Würfel ({ $among }) rot. In den Beutel: { $chosen }.
si-hall-rule-convert-1 = Mit Stufe 1 der Technologie dieser Farbe wird jeder Würfel ({ $among }) zu einem anderen. In den Beutel: { $chosen }.
si-hall-rule-convert-2 = Mit Stufe 2 der Technologie dieser Farbe wird jeder Würfel ({ $among }) zu zweien. In den Beutel: { $chosen }.

## Die Felder seiner Tafel

si-hall-cell-solar-R = Rot: Von zwei Würfeln der Sonne behält es den billigeren, mit dem üblichen Verlust an Ansehen.
si-hall-cell-solar-Y = Gelb: Es behält beide Würfel der Sonne, mit dem üblichen Verlust an Ansehen.
si-hall-cell-solar-G = Grün: Es behält beide Würfel der Sonne und verliert 2 Ansehen weniger.
si-hall-cell-solar-B = Blau oder Violett: Es behält beide Würfel der Sonne und verliert kein Ansehen.
si-hall-cell-research-R = Rot: Die Technologie kostet doppelt so viele Ressourcen.
si-hall-cell-research-Y = Gelb: Die Technologie kostet, was aufgedruckt ist.
si-hall-cell-research-G = Grün: Die Technologie kostet, was aufgedruckt ist, und ein Wissenschaftler kommt zurück.
si-hall-cell-research-B = Blau oder Violett: zwei Stufen auf einmal, wenn es sie bezahlen kann.
si-hall-cell-travel-R = Rot: Siedeln kostet 3 Treibstoff mehr.
si-hall-cell-travel-Y = Gelb: Siedeln kostet das Doppelte der Zahl des Planeten.
si-hall-cell-travel-G = Grün: Siedeln kostet 2 Treibstoff weniger.
si-hall-cell-travel-B = Blau oder Violett: Siedeln kostet 2 Treibstoff weniger, und 2 Würfel mehr werden heimgeschickt.
si-hall-cell-market-R = Rot: der billigste Würfel des Marktes, kostenlos.
si-hall-cell-market-Y = Gelb: die zwei billigsten Würfel des Marktes, kostenlos.
si-hall-cell-market-G = Grün: der billigste und der teuerste Würfel des Marktes, kostenlos.
si-hall-cell-market-B = Blau oder Violett: die zwei teuersten Würfel des Marktes, kostenlos.
si-hall-cell-earth-R = Rot: Die Erde bringt 1 Treibstoff.
si-hall-cell-earth-Y = Gelb: Die Erde bringt 4 Treibstoff.
si-hall-cell-earth-G = Grün: Die Erde bringt 6 Treibstoff.
si-hall-cell-earth-B = Blau oder Violett: Die Erde bringt 10 Treibstoff.
si-hall-cell-produce-R = Rot: Die Produktion bewegt einen Würfel weniger als üblich.
si-hall-cell-produce-Y = Gelb: Produktion wie üblich.
si-hall-cell-produce-G = Grün: Produktion wie üblich; dann kommt der teuerste Würfel des Vorkommens eine Stufe teurer ins Lager, dazu 3 Treibstoff.
si-hall-cell-produce-B = Blau oder Violett: Produktion wie üblich; dann kommen die zwei teuersten Würfel des Vorkommens zwei Stufen teurer ins Lager, dazu 6 Treibstoff.
si-hall-cell-government-R = Rot: das zweite Feld von links.
si-hall-cell-government-Y = Gelb: das erste Feld von links.
si-hall-cell-government-G = Grün: das freie Feld ganz rechts.
si-hall-cell-government-B = Blau oder Violett: das freie Feld ganz links, mit den Boni der ganzen Reihe.
si-hall-cell-probe-R = Rot: Der Zug der Sonde kostet das Doppelte, und jeder Gewinn an Prestige oder Ansehen ist um 1 kleiner.
si-hall-cell-probe-Y = Gelb: Die Sonde zieht zum üblichen Preis, mit dem üblichen Gewinn.
si-hall-cell-probe-G = Grün: Die Sonde gewinnt doppelt Prestige und Ansehen.
si-hall-cell-probe-B = Blau oder Violett: Die Sonde gewinnt doppelt Prestige und Ansehen; dann baut H.A.L.L. den wertvollsten Mechanismus der ersten beiden Reihen, den es bezahlen kann.
si-hall-cell-mechanism-R = Rot: der Mechanismus vom geringsten Wert in den ersten beiden Reihen.
si-hall-cell-mechanism-Y = Gelb: der Mechanismus vom größten Wert in den ersten beiden Reihen.
si-hall-cell-mechanism-G = Grün: der Mechanismus vom größten Wert in jeder Reihe.
si-hall-cell-mechanism-B = Blau oder Violett: der Mechanismus vom größten Wert in jeder Reihe; dann rettet H.A.L.L. die höchste Bevölkerung, die es bezahlen kann.
si-hall-cell-population-R = Rot: die niedrigste Bevölkerung, die es bezahlen kann.
si-hall-cell-population-Y = Gelb: die höchste Bevölkerung, die es bezahlen kann.
si-hall-cell-population-G = Grün: die niedrigste und die höchste Bevölkerung, die es bezahlen kann, mit einem einzigen Schritt auf der Leiste.
si-hall-cell-population-B = Blau oder Violett: die höchste Bevölkerung, die es bezahlen kann; dann zieht seine Sonde wie üblich.
