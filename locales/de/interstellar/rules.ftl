## Starship Interstellar: die Regeln zum Nachschlagen

rules-interstellar-title = Starship Interstellar: die Regeln
    .text = Alles, wonach wir spielen, eine nummerierte Regel nach der anderen. Die Grundregeln des Verlags lagen nicht vor: Was als Hausregel bezeichnet ist, und jede Regel, deren Nummer mit HV beginnt, ist von uns und nicht aus dem erschienenen Spiel.

## Abschnitte

si-section-basics = Grundlagen
    .text = Worum es geht und womit alle beginnen. Für 1–4 Personen.
si-section-turn = Ein Zug
    .text = Marker, Wiederholen und Passen.
si-section-actions = Die Aktionsphase
    .text = Sonne, Forschung, Markt und Erde.
si-section-travel = Reisen
    .text = Bahnen, Quadranten, Basen, und Planeten, die verglühen.
si-section-production = Planetenproduktion
    .text = Vom Vorkommen ins Lager und nach Hause.
si-section-technologies = Technologien
    .text = Was Forschung freischaltet. Stufen einer Technologie zählen zusammen.
si-section-salvation = Die Rettungsphase
    .text = Vertreter, Mechanismen, Menschen und Sonden.
si-section-extras = Zusatzaktionsmarker
    .text = 24 Marker, jeder mit einer Aktionsseite und einer Rettungsseite.
si-section-government = Regierungsphase und Ende
    .text = Was die Weltregierung tut, wie die Sonne wächst, wer gewinnt.
si-section-variants = Varianten
    .text = Sieben, einzeln oder beliebig gemischt.
si-section-hall = H.A.L.L.
    .text = Der Automat, gegen den du allein spielst.

## Grundlagen

rule-SI-1 = 1 bis 4 Konzerne wetteifern um Prestige, während die Sonne wächst. Allein spielst du gegen H.A.L.L. mit dem Aufbau für 2.
rule-SI-2 = Eine Runde hat 3 Phasen: Aktionsphase, Rettungsphase und Regierungsphase.
rule-SI-3 = Ressourcen gibt es in 5 Farben. Ihre Werte, die zugleich ihre Stufen sind: Rot 1, Gelb 2, Grün 3, Blau 4, Violett 5. Sie gehen nie aus.
rule-SI-4 = Auf jedem Planeten, auf dem du eine Basis hast, hast du ein eigenes Vorkommen und ein eigenes Lager.
rule-HV-01 = Die Goldene Regel: Eine Ressource bezahlt jede Ressource von gleichem oder geringerem Wert, und es gibt kein Wechselgeld. Was für Technologien, Mechanismen und Bevölkerung bezahlt wird, kommt in den Markt; Treibstoff und Wissenschaftler gehen in den Vorrat zurück. H.A.L.L. zahlt mit den billigsten passenden Würfeln.
rule-HV-02 = Du beginnst mit 3 Wissenschaftlern, 1 roten und 1 gelben Ressource, Ansehen 10, ohne Prestige, mit 4 Basen und 12 Treibstoff (11, wenn du als Dritter oder Vierter am Zug bist). Ressourcen, Treibstoff und ungespielte Marker bleiben den anderen verborgen, wenn ihr nichts anderes vereinbart.

## Ein Zug

rule-SI-5 = In deinem Zug spielst du einen neuen Marker auf deinen Stapel, wiederholst den aktiven obersten, wenn er das Wiederholungszeichen trägt, oder passt.
rule-SI-6 = Dieselben Marker dienen in beiden Phasen, erst mit der Aktionsseite, dann mit der Rettungsseite. Marker der Planetenproduktion werden für die Rettungsphase weggelegt und kommen in der nächsten Runde wieder.
rule-HV-03 = Du hast Reise, Markt, Technologieforschung und Sonnenförderung, dazu die Erdproduktion. Die ersten 3 sind wiederholbar. Ihr Bonus von 1 Prestigepunkt gilt bei Reise für einen Vertreter, bei Markt für einen Mechanismus, bei Forschung für die Sonde, bei Sonnenförderung für Bevölkerung. Von den Zusatzmarkern sind die für Reise, Markt und Forschung wiederholbar, verbessert oder nicht; nur die freie Reise ist es nicht. Neben dem Plan liegen 3 Zusatzaktionsmarker je Person.
rule-SI-7 = Dein Passmarker dreht sich, während andere weiterspielen. Am Ende der Phase nimmst du die erreichte Belohnung oder eine frühere.
rule-HV-11 = Beim Passen stehst du auf Position 0 und rückst um 1 vor, sooft du am Zug wärst, höchstens bis 5. Aktionsphase: 1 Treibstoff, 2 Treibstoff, 1 rote, 1 gelbe, 1 Wissenschaftler. Rettungsphase: 1 Treibstoff, 1 Ansehen, 3 Treibstoff, 1 rote, 2 Prestigepunkte. Wer gepasst hat, ist für diese Phase fertig.
rule-HV-12 = Wer beginnt, wird ausgelost, dann geht es im Uhrzeigersinn. Die Reihenfolge des Passens ist die Reihenfolge der nächsten Phase.

## Die Aktionsphase

rule-SI-8 = Sonnenförderung: Ziehe 2 Ressourcen aus dem Sonnenbeutel und behalte beliebige davon. Du verlierst so viel Ansehen, wie die behaltenen wert sind.
rule-HV-09 = Im Sonnenbeutel sind 14 rote, 12 gelbe, 9 grüne, 6 blaue und 4 violette; nicht behaltene kommen zurück, und in jeder Regierungsphase wird er neu gefüllt. Du darfst nur behalten, wofür dein Ansehen reicht. Jeder behaltene Würfel rückt die Sonnenspirale um 1 vor, jede Regierungsphase um 2. Merkur, Venus und Erde gehen bei bis zu 2 Personen bei 16, 28 und 37 verloren, zu 3 bei 21, 36 und 48, zu 4 bei 24, 42 und 54.
rule-SI-9 = Technologieforschung: Bezahle die Ressourcen einer Technologie und 1 Wissenschaftler.
rule-HV-13 = Rettungstechnologien kosten in der Reihenfolge, in der du sie erforschst: Gelb; Rot und Grün; Gelb und Blau; Grün und Violett. Die Stufen anderer Technologien werden der Reihe nach genommen, eine je Aktion.
rule-SI-10 = Markt: Verkaufe und kaufe Ressourcen für Treibstoff.
rule-HV-10 = Rot bis Violett bringen beim Verkauf 1, 2, 3, 4, 5 Treibstoff und kosten beim Kauf 3, 4, 6, 8, 10. Vorrat zu Beginn: 3, 3, 2, 1, 1. In einer Aktion verkaufst du beliebig viele von 1 Farbe und kaufst beliebig viele von 1 Farbe. In jeder Regierungsphase wird jede Farbe auf 4 gestutzt. So gewinnt niemand, der Verkauftes zurückkauft, auch nicht mit den besseren Preisen; wer diesen Marker wiederholt, bleibt bei der Seite, Verkauf oder Kauf, die er in dieser Phase zuerst verbessert hat.
rule-SI-11 = Der Produktionsmarker der Erde bringt 4 Treibstoff.

## Reisen

rule-SI-12 = Eine Reise kostet Treibstoff für die Schwerkraft des Startplaneten, für überquerte Bahnen und Quadranten und für den Asteroidengürtel. Kein Nachlass drückt sie unter 0.
rule-HV-04 = Es gibt 8 Bahnen mit 4 Quadranten; der Asteroidengürtel liegt zwischen Bahn 4 und 5. Schwerkraft vom Merkur nach außen: 1, 2, 2, 1, 4, 3, 2, 2. Jede Runde zieht der Merkur 3 Quadranten weiter, die Venus 2, die Erde 1; Mars, Jupiter, Saturn, Uranus und Neptun ziehen alle 2, 3, 4, 5 und 6 Runden um 1.
rule-HV-05 = Eine Reise kostet die Schwerkraft des Startplaneten, 1 je Bahn, 1 je Quadrant (auf dem kürzeren Weg) und 1 für den Gürtel. Mit dem Wurmloch sind Erde und Wurmloch 1 Treibstoff voneinander entfernt; von dort zählen Bahnen und Quadranten.
rule-SI-13 = Wo du keine Basis hast, deckst du einen Marker der Planetenproduktion auf und darfst ihn behalten. Dann bedeckt er deinen aktiven Marker, du stellst Basis und Gebäude von Bord auf, füllst dein Vorkommen und nimmst die Würfel neben dem ARS-Zeichen.
rule-HV-06 = Der Erkunder trägt 5 Dinge: Würfel, Basen, Gebäude. Vor dem Abflug lädst du, was dort liegt; auf der Erde wird alles entladen, und wo du eine Basis hast, darfst du Gebäude von Bord aufstellen. Ein Lager fasst 6 Würfel, ein Vorkommen 8; auf einem Planeten hast du höchstens 3 Gebäude und 1 Basis. Zum Siedeln brauchst du eine Basis an Bord und einen Marker im Stapel; ein abgelehnter kommt darunter. Beim Abflug darfst du abbauen: Basis und Gebäude kommen an Bord, der Marker unter den Stapel, zurückgelassene Würfel sind verloren. Wird ein Planet zerstört, kehren Gebäude wie Basen auf die Erde zurück, und ein Erkunder dort fliegt zur Erde; Würfel auf dem Planeten und an Bord dieses Erkunders sind verloren.
rule-SI-14 = Wird ein Planet zerstört, kehren seine Basen zu ihren Besitzern auf die Erde zurück, und seine Marker verlassen das Spiel.

## Planetenproduktion

rule-SI-15 = Bei der Produktion bringt die Basis 1 Würfel vom Vorkommen ins Lager, der Erkunder 1 weiteren, wenn er da ist, und jedes Gebäude wird einmal genutzt, in beliebiger Reihenfolge. Was nicht ins Lager passt, ist verloren.
rule-HV-07 = Jeder Planet außer der Erde hat 10 Marker, von denen 4 im Spiel sind. Nahe Planeten sind reich, aber verglühen; der Mars ist sicher und arm; äußere Planeten sind reich und teuer zu erreichen.
rule-HV-08 = Alle Stufen der Technologie eines Gebäudes gelten einmal für jedes Gebäude; die Stufen eines Konverters und die Würfel eines Bohrers oder ARS darfst du einzeln nutzen, mit anderem dazwischen. Du darfst auch mit leerem Vorkommen produzieren, wenn ein Gebäude noch etwas tun kann.
rule-SI-16 = Eine Auffüllung bringt Würfel in der Farbe des Vorkommens; eine verbesserte bringt Würfel 1 Stufe höher, und Violett bleibt Violett.

## Technologien

rule-SI-17 = ARS, für Rot; Rot und Gelb; Rot, Grün und Violett: je ein weiteres ARS-Gebäude. Bei der Produktion schickt jedes bis zu 2, 3, 5 Würfel aus dem Lager in deinen Vorrat.
rule-SI-18 = Konverter, für Rot; Rot und Blau; Rot, Gelb und Violett: je ein weiterer Konverter. Stufe 1 tauscht 1 Würfel im Lager gegen einen bis zu 2 Stufen höheren. Stufe 2 macht aus 1 Würfel des Vorkommens 2 eine Stufe tiefer, Rot bleibt Rot. Stufe 3 macht aus 1 Würfel des Vorkommens 1 eine Stufe höher, Violett bleibt Violett.
rule-SI-19 = Außenposten, für Rot; Rot und Gelb; Grün, Blau und Violett: je ein weiterer Außenposten. Bei der Produktion bringt jeder 3, 6, 9 Treibstoff.
rule-SI-20 = Bohrer, für Rot; Gelb und Grün; Grün, Blau und Violett: je ein weiterer Bohrer. Bei der Produktion bringt jeder 1, 2, 3 Würfel vom Vorkommen ins Lager.
rule-SI-21 = Sonnenförderung, für Gelb; Rot und Grün; Gelb, Blau und Violett: Der Verlust an Ansehen ist um 2 geringer; du ziehst 1 Würfel mehr, der nichts kostet; du verlierst kein Ansehen und ziehst noch 1 mehr, sooft du etwas behältst. Was du zusätzlich ziehst, ändert weder dein Ansehen noch die Sonnenspirale.
rule-SI-22 = Reise, für Gelb; Rot und Grün; Grün, Blau und Violett: Der Asteroidengürtel zählt nicht; die Schwerkraft des Startplaneten zählt nicht; du legst ein Wurmloch in einen beliebigen Quadranten einer beliebigen Bahn und fliegst zwischen ihm und der Erde für 1 Treibstoff.
rule-SI-23 = Beschleunigte Kryotechnik: Rette mit einer Aktion bis zu 2 Menschen und bezahle beide. Du gehst trotzdem nur 1 Schritt auf der Leiste.
rule-SI-24 = Zusatzbau: Die Zukunftsprojekte stehen dir offen, und 1 Ressource der Kosten darf eine Stufe tiefer sein.
rule-SI-25 = Kraft des tiefen Raums: In deiner eigenen Sondenaktion darf tiefer Raum als Wurmloch dienen.
rule-SI-26 = Regierung plus: Entsende mit einer Aktion beliebig viele Wissenschaftler.

## Die Rettungsphase

rule-SI-27 = Ein gewöhnlicher Marker bietet alle 4 Rettungsaktionen und bringt 1 Prestigepunkt für die aufgedruckte.
rule-SI-28 = Einen Vertreter entsenden: 1 Wissenschaftler besetzt ein Feld der Weltregierung, und du nimmst dessen Bonus. Wer einen in der höchsten Reihe hat, kann keinen mehr entsenden.
rule-HV-14 = Es gibt 4 Reihen mit einem Feld mehr als Personen (3 allein). Ein Feld fasst 1 Wissenschaftler, und du hast höchstens 1 je Reihe; in eine Reihe kommst du nur aus der darunter. Gouverneur ist, wem in der höchsten besetzten Reihe der am weitesten links stehende Wissenschaftler gehört. Ist ein Modul fertig, geht der Wissenschaftler des Gouverneurs heim, und die anderen dürfen in Zugreihenfolge aus der Reihe darunter in diese aufrücken, ohne Bonus.
rule-SI-29 = Einen Mechanismus bauen: Bezahle eines der laufenden oder langfristigen Projekte, erhalte Prestige in Höhe seines Werts und gehe 1 Schritt auf der Sternenschiff-Leiste, auch wenn du 2 baust.
rule-HV-16 = Jede der 3 Reihen hat 4 Felder. Von 12 Startmechanismen füllen 8 die ersten 2 Reihen; die dritte kommt aus einem Stapel von 36. Lücken werden in der Regierungsphase gefüllt.
rule-HV-17 = Die Interstellar hat 3 Module zu 9 Mechanismen bei bis zu 2 Personen, 11 zu 3, 14 zu 4. Wer eines vollendet, erhält 2 Prestigepunkte; nach dem letzten wird nichts mehr gebaut.
rule-SI-30 = Bevölkerung retten: Bezahle 1 Ressource in der Farbe des Menschen, erhalte Ansehen in Höhe ihres Werts und gehe 1 Schritt auf der Menschheits-Leiste.
rule-HV-18 = Auf der Erde, Rot bis Violett: 11, 9, 7, 5, 4 bei bis zu 2 Personen, 14, 12, 9, 7, 5 zu 3, 17, 15, 12, 9, 6 zu 4. Das Ziel sind 28, 37 oder 51 Gerettete, die der Regierung eingerechnet.
rule-SI-31 = Die Sonde voranbringen: Bezahle Treibstoff und betritt die nächste Spalte. Wer ein Feld als Erster betritt, deckt eine Entdeckung auf und erhält 1 Prestigepunkt; ihre andere Wirkung gilt für alle Besucher.
rule-HV-20 = Die Reise nach Trappist hat 10 Spalten zu 5 Zeilen; nur die letzte ist Trappist selbst, ein einziges Feld. Ein Zug geht geradeaus oder 1 Zeile zur Seite und kostet 2, 3, 4, 5 oder 6 Treibstoff in den Spalten 1–2, 3–4, 5–6, 7–8 und 9–10. Sehenswürdigkeiten verbergen keine Entdeckung; sie bringen dem ersten Besucher 2, 3 oder 4 Prestigepunkte in den Spalten 1–3, 4–6 und 7–9. Trappist bringt 10, 7, 5, 3 in der Reihenfolge der Ankunft, die Sonde der Regierung nicht mitgezählt.
rule-HV-21 = 40 Entdeckungen: 14-mal tiefer Raum, nichts; 16 Galaxien, 2 Ansehen; 10 Wurmlöcher, die dich für 1 Treibstoff gleich weiterziehen lassen, immer wieder.
rule-HV-19 = Die Leisten haben 12 Felder mit je einer Belohnung; hinter dem letzten gibt es nichts.

## Zusatzaktionsmarker

rule-SI-32 = Du verdienst bis zu 3: auf Feld 5 jeder Leiste und in Spalte 6 der Reise nach Trappist. Wähle einen von denen neben dem Plan, zu 2 sind es 6; du darfst ihn in derselben Phase nutzen.
rule-SI-33 = Freie Reise: eine Reise ohne Treibstoff, nicht wiederholbar. Rettungsbonus: Vertreter.
rule-SI-34 = Bessere Preise: Markt, beim Verkauf 2 mehr oder beim Kauf 2 weniger. Rettungsbonus: Mechanismus.
rule-SI-35 = Voller Tank: 8 Treibstoff. Rettungsbonus: Sonde.
rule-SI-36 = Blau und Gelb: 1 blaue und 1 gelbe. Rettungsbonus: Bevölkerung.
rule-SI-37 = Einmal Violett: 1 violette. Rettungsbonus: Vertreter.
rule-SI-38 = Dreimal Rot: 3 rote. Rettungsbonus: Mechanismus.
rule-SI-39 = Zweimal Grün: 2 grüne. Rettungsbonus: Sonde.
rule-SI-40 = Reiche Auffüllung: 3 Würfel in eines deiner Vorkommen, bis zu 2 Stufen höher. Rettungsbonus: Bevölkerung.
rule-SI-41 = Reise mit gutem Ruf: Reise. Rettung: 1 Ansehen nach jeder Aktion.
rule-SI-42 = Reise mit Prestige: Reise. Rettung: 2 Prestigepunkte nach jeder Aktion.
rule-SI-43 = Sonnenförderung mit gutem Ruf: Sonnenförderung. Rettung: 1 Ansehen nach jeder Aktion.
rule-SI-44 = Erdproduktion mit Prestige: Erdproduktion. Rettung: 2 Prestigepunkte nach jeder Aktion.
rule-SI-45 = Sparsame Forschung: 1 Ressource der Kosten darf eine Stufe tiefer sein. Rettung: nur die Sonde, ohne Treibstoff; Wurmlöcher werden bezahlt.
rule-SI-46 = Günstige Reise: 2 Treibstoff weniger. Rettung: nur Mechanismen, bis zu 2, mit 1 Schritt.
rule-SI-47 = Großer Griff: Ziehe 4 von der Sonne, behalte bis zu 2. Rettung: nur Bevölkerung, mit einer Ressource eine Stufe tiefer, für beide, wenn du 2 retten darfst.
rule-SI-48 = Doppelmarkt: Verkaufe bis zu 2 Farben, kaufe bis zu 2. Rettung: nur Vertreter, 2 davon, die tiefere Reihe zuerst.
rule-SI-49 = Produktion nach Wahl: Produktion auf einem beliebigen deiner Planeten. Ohne Rettungsseite.
rule-SI-50 = Marktreste: die 2 billigsten Ressourcen des Marktes. Rettungsbonus: Mechanismus.
rule-SI-51 = Forschung zum alten Preis: Bezahle die Kosten der vorigen Stufe; Stufe 1 kostet, was sie kostet. Rettungsbonus: Sonde.
rule-SI-52 = Die ganze Reihe: 4 Treibstoff. Rettung: nur Vertreter, mit den Boni der ganzen Reihe.
rule-SI-53 = Sternenschiff-Sprung: Markt. Rettung: nur Mechanismen, mit 1 Schritt mehr.
rule-SI-54 = Menschheits-Sprung: Forschung. Rettung: nur Bevölkerung, mit 1 Schritt mehr.
rule-SI-55 = Neuer Wissenschaftler: 1 Wissenschaftler. Rettungsbonus: Bevölkerung.
rule-SI-56 = Zwei Sondenzüge: Markt. Rettung: nur die Sonde, zweimal.

## Regierungsphase und Ende

rule-HV-15 = In dieser Reihenfolge: Die Regierung baut das billigste laufende Projekt (Gouverneur: 1 Prestigepunkt) und rettet 1 Menschen der niedrigsten Stufe (Gouverneur: 1 Ansehen); ihre Sonde zieht 1 Feld, wohin der Gouverneur will, der bekommt, was sie findet, und ihre Wurmlöcher bezahlen darf (ohne Gouverneur fliegt sie geradeaus, für niemanden); Ziele werden geprüft; die Sonne wächst; Planeten ziehen; Projekte, Markt und Sonnenbeutel werden neu ausgelegt; alle erhalten 1 Wissenschaftler und nehmen alle Marker zurück.
rule-HV-22 = Ansehen geht von 0 bis 49. Am Ende sind 0–4 noch -3 Prestigepunkte wert, 5–9 sind 0 wert, 10–14 sind 2 wert, 15–19 sind 4 wert, 20–24 sind 7 wert, 25–29 sind 11 wert, 30–34 sind 16 wert, 35–39 sind 22 wert, 40–44 sind 29 wert, 45–49 sind 37 wert.
rule-HV-23 = Die Partie endet in einer Regierungsphase, wenn 2 von 3 Zielen erreicht sind (alle Module, eine Sonde bei Trappist, genug Gerettete) oder wenn die Sonne die Erde erreicht. Ihr könnt vereinbaren, dass dann alle verlieren.
rule-HV-24 = Endwertung: Prestige, der Wert deines Ansehens, 1 je 2 Spalten deiner Sonde, 1 je 5 Ressourcenwert im Vorrat, 3 für den Gouverneur. Bei Gleichstand: mehr Ansehen, dann mehr Treibstoff, dann geteilter Sieg.

## Varianten

rule-SI-57 = Schwarze Löcher: 8 weitere Entdeckungen. Jeder Besucher darf 0 bis 3 Treibstoff in ebenso viele Prestigepunkte umwandeln; ist es die Sonde der Regierung, darf es der Gouverneur. Tipp: Sie ersetzen 8 andere.
rule-SI-58 = Familien: 10 Marker in 2 offenen Stapeln. Statt eines Menschen darfst du alle auf einem aktiven Marker retten, solange sie alle noch auf der Erde sind: Bezahle jeden, erhalte das Ansehen für jeden und gehe 1 Schritt auf der Leiste; in jeder Regierungsphase werden die nächsten 2 aktiv, und nach den letzten wird neu gemischt.
rule-SI-59 = Mit der beschleunigten Kryotechnik darfst du nach einer Familie noch 1 Menschen retten. Der Marker mit der billigeren Ressource (SI-47) hilft bei 1 beliebigen Mitglied der Familie.
rule-SI-60 = Verlorene Bergbauplaneten: 10 weitere Entdeckungen, die jedem Besucher die gezeigten Ressourcen bringen. Tipp: 10 andere verlassen den Stapel.
rule-SI-61 = Mehrschichtige Vorkommen: je Planet 2 gewöhnliche Marker und 2 mit mehreren Schichten. Im anderen Aufbau werden 4 aus allen 12 gezogen.
rule-SI-62 = Zuerst wird nur die oberste Schicht gefüllt, und die Würfel neben dem ARS-Zeichen haben ihre Farbe. Läuft sie während der Produktion leer, wird sofort die nächste gefüllt, und die Produktion geht damit weiter. Auffüllungen richten sich nach der Schicht, die abgebaut wird.
rule-SI-63 = Besondere Passmarker: Vom letzten zum ersten Platz nimmt jeder verdeckt 1 der 4, dann entscheidet jeder, ob er ihn nutzt; alle werden zugleich aufgedeckt.
rule-SI-64 = Neue Leisten: 4 Tafeln mit 2 Seiten bringen andere Belohnungen, darunter Schritte auf der anderen Leiste, verbesserte Vorkommen, Bohrer- und ARS-Züge, einen Zug der Regierungssonde, eine kostenlose Rettung und einen kostenlosen Mechanismus. Gerettet wird ein Mensch der niedrigsten Stufe; gebaut wird der billigste Mechanismus der laufenden und langfristigen Projekte, und er bringt sein Prestige. Einen Schritt auf einer Leiste bringt keines von beidem.
rule-SI-65 = Universalmechanismen: Bezahle beliebige Ressourcen und erhalte Prestige in Höhe ihres Werts; mit Zusatzbau zählt 1 Würfel eine Stufe höher. Wo Mechanismen verglichen werden, zählen sie 1. Tipp: 6 gewöhnliche Startmechanismen und beide neuen beginnen, und 8 andere verlassen den Stapel.
rule-HV-27 = Was das Heft zu den Varianten nicht nennt, ist von uns: die geschichteten Marker, die Familien, die Bergbauplaneten, die Größen der Universalmechanismen, die Belohnungen der besonderen Passmarker, die 8 Leistenseiten. H.A.L.L. behält den gewöhnlichen Passmarker, rettet einzelne Menschen und gibt am Schwarzen Loch so viel Treibstoff aus, wie es geht, für dasselbe Prestige bei jedem Würfel. Über die neuen Leisten bohrt es oder schickt es Würfel heim, wo am meisten zu bewegen ist, bei Gleichstand der Sonne am nächsten. Deckt die Sonde der Regierung ein Schwarzes Loch auf, bekommt der Gouverneur auch den 1 Prestigepunkt für die Entdeckung, wie bei jeder anderen Entdeckung dieser Sonde. Wer nach einer Familie gerettet wird, kostet den vollen Preis; auch wer kostenlos gerettet wird, bringt Ansehen.

## H.A.L.L.

rule-SI-66 = H.A.L.L. hat einen eigenen Satz mit 1 Marker je Planet, gezogen aus denen, die in der Schachtel blieben, und verdeckt gemischt, eine Tafel, eine Technologietafel und einen Beutel mit 15 roten, 12 gelben, 9 grünen, 6 blauen und 3 violetten Würfeln. Die 6 Zusatzaktionsmarker liegen in einer Reihe.
rule-SI-67 = In seinem Zug spielt es den obersten Marker seines Stapels und zieht einen Würfel; dessen Farbe sagt, wie die Aktion ausgeführt wird. Ein Marker, der sich nicht nutzen lässt, kommt unter den Stapel, der Würfel zurück in den Beutel. Bei einem violetten Würfel kommt der Marker wieder unter den Stapel. Vor jeder Phase werden seine Marker gemischt; in der Aktionsphase liegen die seiner Planeten obenauf, in der Rettungsphase werden sie weggelegt.
rule-SI-68 = Sonnenförderung: Rot, es behält den billigeren von 2; Gelb, beide; Grün, beide mit 2 weniger Verlust an Ansehen; Blau und Violett, beide ohne Verlust.
rule-SI-69 = Forschung: Es zählt die gespielten Marker auf seiner Technologietafel ab, fertige ausgelassen. Rot, doppelte Kosten; Gelb, die Kosten; Grün, die Kosten, und es erhält 1 Wissenschaftler; Blau und Violett, bis zu 2 Stufen.
rule-SI-70 = Reise ist seine einzige wiederholte Aktion, bis eine neue Basis den Marker bedeckt oder es nirgendwohin kann; wenn nichts zu holen ist und es keine Basis mehr hat, reist es nicht. Flüge kosten nichts und holen Würfel: Es lädt alle, die dort liegen, wo es ist, ganz gleich wie viele, und fliegt weiter zum sonnennächsten Planeten, auf dem noch welche liegen, sonst heim. Ist nichts zu holen, siedelt es von der Erde aus auf dem abgezählten Planeten, für das Doppelte seiner Zahl: Rot 3 mehr, Grün, Blau und Violett 2 weniger, und bei Blau und Violett werden 2 Würfel mehr heimgeschickt.
rule-SI-71 = Markt, kostenlos: Rot, die billigste; Gelb, die 2 billigsten; Grün, die billigste und die teuerste; Blau und Violett, die 2 teuersten.
rule-SI-72 = Erdproduktion: 1, 4, 6, 10, 10 Treibstoff.
rule-SI-73 = Produktion: Rot, 1 Würfel bleibt im Vorkommen zurück; Gelb, wie üblich; Grün, danach wird der teuerste Würfel des Vorkommens zu einem eine Stufe höheren im Lager, und 3 Treibstoff; Blau und Violett, die 2 teuersten werden 2 Stufen höher, und 6 Treibstoff.
rule-SI-74 = Rettung: Es führt die Aktion mit dem Bonus des Markers aus, sonst die, in der es am weitesten vorn ist (bei Gleichstand Mechanismus, Bevölkerung, Sonde), sonst entsendet es einen Vertreter.
rule-SI-75 = Vertreter: Rot, Feld 2; Gelb, Feld 1; Grün, so weit rechts wie möglich; Blau und Violett, so weit links wie möglich mit den Boni der ganzen Reihe. Stehst du dort, geht es rechts daneben. Es füllt das Vorkommen mit den wenigsten Würfeln auf, bei Gleichstand das sonnenfernste; es nimmt die teuerste Ressource und geht Schritte, wo es vorn ist. Ist ein Modul fertig und darf es aufrücken, tut es das, so weit links wie möglich.
rule-SI-76 = Sonde, in dieser Reihenfolge: ein bekanntes Wurmloch, eine freie Sehenswürdigkeit, eine bekannte Galaxie, ein unerforschtes Feld, geradeaus; unter Gleichen wählst du. Rot, doppelte Kosten und je 1 weniger Gewinn; Grün, Blau und Violett, doppelter Gewinn; bei Blau und Violett baut es auch den wertvollsten Mechanismus der laufenden und langfristigen Projekte, den es bezahlen kann. Das Prestige von Trappist ändert sich nie.
rule-SI-77 = Mechanismus: Rot, der geringste der laufenden und langfristigen Projekte, den es bezahlen kann; Gelb, der wertvollste von ihnen; Grün, der wertvollste aller Reihen; Blau und Violett, dieser, und es rettet den Menschen der höchsten Stufe, den es bezahlen kann.
rule-SI-78 = Bevölkerung: Rot, ein Mensch der niedrigsten Stufe, die es bezahlen kann; Gelb, der höchsten; Grün, beide mit 1 Schritt; Blau und Violett, der höchsten, und seine Sonde zieht ohne Änderungen.
rule-SI-79 = Es passt, wenn sich kein Marker mehr nutzen lässt, mit so vielen Drehungen, wie Marker ungenutzt sind, und nimmt genau diese Belohnung.
rule-SI-80 = Es nimmt den abgezählten Zusatzaktionsmarker und legt ihn unter seinen Stapel. Eine verbesserte Aktion führt es ohne die Verbesserung aus, andere Wirkungen genau, und ein Würfel dafür kommt auf die Technologietafel. Produktion nach Wahl geschieht, wo die meisten Würfel im Vorkommen sind, bei Gleichstand der Sonne am nächsten.
rule-SI-81 = Nach der Regierungsphase verwandeln sich die Würfel auf seiner Tafel: Je 2 einer Farbe werden zu 1 der nächsten im Beutel, ein einzelner kommt zurück, jeder violette wird rot.
rule-SI-82 = Mit Technologie 1 einer Farbe wird jeder Würfel zu 1 der nächsten Farbe, mit 2 zu 2; Violett wird Grün und bleibt mit Stufe 2 auch Violett.
rule-SI-83 = Davor darfst du bis zu 1 Ressource je Farbe abwerfen, um einen Würfel von gleichem oder geringerem Wert zu entfernen; danach darfst du bis zu 1 je Farbe abwerfen, um so viele rote Würfel in den Beutel zu legen, wie sie wert sind.
rule-SI-84 = Schwierigkeit, Rot bis Violett: Einführung 24, 12, 6, 3, 0; Leicht 20, 14, 7, 3, 1; Mittel 15, 12, 9, 6, 3; Schwer 10, 13, 11, 8, 3; Extrem 6, 15, 11, 9, 4.
rule-HV-25 = Seine Technologien kosten, für Stufe 1 und Stufe 2: Rot, und Rot mit Gelb; Gelb, und Gelb mit Grün; Grün, und Grün mit Blau; Blau, und Blau mit Violett; Violett, und 2 Violett; dazu jedes Mal 1 Wissenschaftler.
rule-HV-26 = Es behält jeden aufgedeckten Marker und hat keine Gebäude. Die Zahl eines Planeten (SI-70) ist seine Schwerkraft. Hat es weniger Ansehen, als es verlieren würde, verliert es, was es hat. Kein Laderaum begrenzt, was es lädt (SI-70): Mit allen Würfeln eines Planeten fliegt es zum nächsten Planeten mit Würfeln. Es bewegt die teuersten Würfel zuerst. Bei einem roten Würfel bleibt 1 der Würfel, die die Produktion bewegen würde, im Vorkommen, und zwar der billigste: Eine Basis allein bewegt keinen, gleich auf welchem Vorkommen, und der Marker gilt als gespielt. Gespielte Marker sind die dieser Phase, der jetzige eingeschlossen: Einer, den ein violetter Würfel zurückgebracht hat, zählt jedes Mal; einer, der nicht zu gebrauchen war, ein wiederholter Flug und der Marker einer neuen Basis zählen nicht. Eine Auffüllung bringt ihm die teuersten erlaubten Würfel. Ein Wurmloch bringt seine Sonde weiter, solange es zahlen kann, zum Preis und mit dem Gewinn des Würfels; ebenso die Sonde der Regierung, wenn es sie lenkt, für 1 Treibstoff. Was es zusätzlich nicht bezahlen kann, entfällt. Unter gleichen Mechanismen nimmt es den der früheren Reihe, am weitesten links. Allein gewinnst du mit mehr Prestige als H.A.L.L.
rule-HV-28 = Ist sein Beutel leer, kommen die Würfel seiner Tafel hinein; gibt es keine, dann 5 rote. Von da an bringen violette Würfel in dieser Phase keinen Marker mehr zurück.

## Bilder

picture-of-cubes = Die fünf Ressourcen, von Rot mit Wert 1 bis Violett mit Wert 5.
picture-of-people = Die Bevölkerung in ihren fünf Farben, von Rot bis Violett.
picture-of-orbits = Die Sonne und die Bahnen von Merkur, Venus, Erde und Mars.
