## AI Space Puzzle: Namen, die Tisch, Regeln und Wiedergabe teilen

## Farben und was es in ihnen gibt, ohne Artikel: im Nominativ und (-acc) im Akkusativ (SP-6)

sp-colour-green = Grün
    .pawn = grüne Figur
    .pawn-acc = grüne Figur
    .marker = grüner Farbmarker
    .marker-acc = grünen Farbmarker
    .die = grüner Würfel
    .die-acc = grünen Würfel
sp-colour-blue = Blau
    .pawn = blaue Figur
    .pawn-acc = blaue Figur
    .marker = blauer Farbmarker
    .marker-acc = blauen Farbmarker
    .die = blauer Würfel
    .die-acc = blauen Würfel
sp-colour-black = Schwarz
    .pawn = schwarze Figur
    .pawn-acc = schwarze Figur
    .marker = schwarzer Farbmarker
    .marker-acc = schwarzen Farbmarker
    .die = schwarzer Würfel
    .die-acc = schwarzen Würfel
sp-colour-red = Rot
    .pawn = rote Figur
    .pawn-acc = rote Figur
    .marker = roter Farbmarker
    .marker-acc = roten Farbmarker
    .die = roter Würfel
    .die-acc = roten Würfel
sp-colour-yellow = Gelb
    .pawn = gelbe Figur
    .pawn-acc = gelbe Figur
    .marker = gelber Farbmarker
    .marker-acc = gelben Farbmarker
    .die = gelber Würfel
    .die-acc = gelben Würfel
sp-colour-white = Weiß
    .pawn = weiße Figur
    .pawn-acc = weiße Figur
    .marker = weißer Farbmarker
    .marker-acc = weißen Farbmarker
    .die = weißer Würfel
    .die-acc = weißen Würfel

## Sicherheitsschlüssel, ohne Artikel: im Nominativ und (gen) im Genitiv (SP-7)

sp-key-square = Quadratschlüssel
    .gen = Quadratschlüssels
sp-key-triangle = Dreiecksschlüssel
    .gen = Dreiecksschlüssels
sp-key-round = Kreisschlüssel
    .gen = Kreisschlüssels
sp-key-hexagon = Sechseckschlüssel
    .gen = Sechseckschlüssels

## Raumsymbole (SP-8)

sp-icon-antenna = Antenne
sp-icon-engine = Triebwerk
sp-icon-battery = Batterie
sp-icon-telescope = Teleskop

## Kommunikationsplättchen (SP-5) und Krisenplättchen (SP-H13)

sp-token-c-green = Farbe Grün
sp-token-c-blue = Farbe Blau
sp-token-c-black = Farbe Schwarz
sp-token-c-red = Farbe Rot
sp-token-c-yellow = Farbe Gelb
sp-token-c-white = Farbe Weiß
sp-token-k-square = { sp-key-square }
sp-token-k-triangle = { sp-key-triangle }
sp-token-k-round = { sp-key-round }
sp-token-k-hexagon = { sp-key-hexagon }
sp-token-r-antenna = { sp-icon-antenna }
sp-token-r-engine = { sp-icon-engine }
sp-token-r-battery = { sp-icon-battery }
sp-token-r-telescope = { sp-icon-telescope }
sp-token-n-1 = Zahl 1
sp-token-n-2 = Zahl 2
sp-token-n-3 = Zahl 3
sp-token-n-4 = Zahl 4
sp-token-n-5 = Zahl 5
sp-token-n-6 = Zahl 6
sp-token-ok = Haken
sp-token-no = Kreuz
sp-token-arrow = Pfeil
sp-token-swap = Doppelpfeil
sp-token-die = Würfel
sp-token-question = Fragezeichen
sp-token-empty = leerer Rahmen
sp-token-crisis = Krisenplättchen

## Rollenkarten (SP-H12)

sp-role-pilot = Pilot
sp-role-dockmaster = Dockmeister
sp-role-keymaster = Schlüsselmeister
sp-role-engineer = Ingenieur

## Wie schwer ein Szenario ist (SP-58)

sp-tier-lesson = Lektion
sp-tier-easy = Leicht
sp-tier-medium = Mittel
sp-tier-hard = Schwer
sp-tier-expert = Für Fachleute
sp-tier-own = Eigenes

## Das Szenariobuch (SP-4)

sp-scenario-S01 = Erstes Licht
    .briefing = Die Schlüssel sind schon richtig, es fehlen nur die Räume. Findet zusammen heraus, wie ein Bild einen Raum meinen kann.
sp-scenario-S02 = Wer hält was
    .briefing = Alle vier stehen richtig und haben noch keinen Schlüssel. Werdet euch ohne Worte einig, wie Farbe und Schlüssel zusammengehören.
sp-scenario-S03 = Beides zusammen
    .briefing = Jetzt sind Räume und Schlüssel unbekannt. Sagt ihr in einer Botschaft eines klar oder zwei Dinge auf einmal?
sp-scenario-S04 = Dreh den Schlüssel
    .briefing = Jeder Schlüssel muss auch einige Male gedreht werden, und Würfel zeigen, wie oft. Eine Zahl kann nun vieles heißen, also achtet darauf, was daneben liegt.
sp-scenario-S05 = Korridore
    .briefing = Weniger Runden, dafür ein Haken für das, was stimmt. Lob verrät mehr, als man denkt.
sp-scenario-S06 = Kompass
    .briefing = Keine Raumsymbole, nur ein Pfeil, und drei Schleusen als Eingang. Fangt dort an und zeigt.
sp-scenario-S07 = Daumen hoch, Daumen runter
    .briefing = Daumen hoch, Daumen runter und zwei, die tauschen sollen. Stellt früh Figuren hin, sonst gibt es nichts zu beurteilen.
sp-scenario-S08 = Räume zählen
    .briefing = Die Schlüssel stehen fest, und für Orte gibt es nur Zahlen. Zählt Räume, Symbole, Zeilen oder Spalten, aber zählt gleich.
sp-scenario-S09 = Tückische Türen
    .briefing = In zwei Räumen ist der Boden morsch, und nur die KI weiß, wo. Eine Warnung zur rechten Zeit rettet eine Runde.
sp-scenario-S10 = Kurzer Atem
    .briefing = Sechs Plättchen pro Botschaft, aber nur fünf Runden. Lange Botschaften liest man leicht falsch, also bringt Ordnung hinein.
sp-scenario-S11 = Drehregler
    .briefing = Räume haben heute keine Namen, und jeder Schlüssel hat einen Regler. Geht sparsam mit Zahlen um: Keine kann an zwei Orten sein.
sp-scenario-S12 = Im Gänsemarsch
    .briefing = Der Kanal druckt ein Plättchen nach dem anderen auf einen geraden Streifen. Sagt es der Reihe nach, denn sonst zählt nichts.
sp-scenario-S13 = Abgenutzte Kontakte
    .briefing = Was eben benutzt wurde, muss eine Runde abkühlen. Findet zwei Arten, dasselbe zu sagen.
sp-scenario-S14 = Störsender
    .briefing = Jede Runde bringt der Sturm andere Plättchen zum Schweigen, und alle sehen es. Was fehlt, sagt nichts; was da ist und nicht benutzt wird, vielleicht schon.
sp-scenario-S15 = Zu Fuß
    .briefing = Die Aufzüge stehen, und alle gehen von den Außentüren zu Fuß. Schickt die Leute los, bevor ihr sicher seid.
sp-scenario-S16 = Quer über den Tisch
    .briefing = Ihr sitzt einander gegenüber, und links ist rechts. Die KI weiß es, und die Crew sollte daran denken.
sp-scenario-S17 = Ohne Farben
    .briefing = Die Farbanzeige ist kaputt. Redet von Schlüsseln, und für wen sie sind, findet die Crew durch Probieren heraus.
sp-scenario-S18 = Drehregler ohne Zahlen
    .briefing = Jeder Schlüssel hat einen Regler, aber alle Zahlen sind weg. Lasst den Pfeil oder den Haken für euch zählen.
sp-scenario-S19 = Minenfeld
    .briefing = Drei Fallen, die Zeit kosten, und wenige Plättchen, um davor zu warnen. Denkt zweimal nach, bevor ihr ins Unbekannte tretet.
sp-scenario-S20 = Verblassende Tinte
    .briefing = Die Botschaft verblasst nach zwanzig Sekunden. Erst schauen, dann reden, und haltet es auf dem Pult fest.
sp-scenario-S21 = Haufen
    .briefing = Die Plättchen kommen als Haufen an. Wo sie lagen, ist verloren, also muss die Auswahl alles sagen.
sp-scenario-S22 = Vier Posten
    .briefing = Eine steuert, einer bedient die Schleuse, eine hat die Schlüssel, einer macht den Rest. Redet, bevor ihr handelt, denn allein kann es niemand.
sp-scenario-S23 = Rauschen
    .briefing = Etwas an Bord fügt jeder Botschaft ein Plättchen hinzu. Sagt es doppelt oder so, wie es der Zufall nie täte.
sp-scenario-S24 = Telegramm
    .briefing = Zwei Plättchen pro Botschaft, wie ein Telegramm, das nach Wörtern bezahlt wird. Antwortet mit euren Figuren, dann reichen zwei Wörter.
sp-scenario-S25 = Blindflug
    .briefing = Kameras und Mikrofone sind ausgefallen: Die KI sieht nur das Pult. Erzählt ihr mit den Markern, wie weit ihr seid.
sp-scenario-S26 = Driftendes Deck
    .briefing = Die Decks verschieben sich, nach jeder Runde eine Zeile, und nehmen eure Figuren mit. Die gesuchten Orte bleiben, also taugen Raumsymbole nur eine Weile als Name.
sp-scenario-S27 = Alle Drehregler
    .briefing = Eine Krisenkarte und ein Regler an jedem Schlüssel. Wo es eng ist, braucht es vorsichtige Worte.
sp-scenario-S28 = Kernschmelze
    .briefing = Alle Plättchen, Fallen, Regler und eine Krise. Jedes Mal genau vier Plättchen, und ein letzter Hilferuf.
sp-scenario-S29 = Wie im Buch
    .briefing = Der Aufbau aus dem Beispiel der Spielregel: Farben, Symbole und Schlüssel, drei Aktionen, fünf Runden. Spielt es wie dort erzählt, oder macht es besser.
sp-scenario-S30 = Fragestunde
    .briefing = Ihr habt ein Fragezeichen. Ist es ein Zweifel, eine Bitte oder das Zeichen für das, was noch nicht gesagt ist?
sp-scenario-S31 = Niemand zu Hause
    .briefing = Die Schlüssel liegen offen, und es gibt einen Rahmen, in dem nichts ist. Manchmal hilft es am meisten zu sagen, wo niemand hingehört.
sp-scenario-S32 = Zahlenschloss
    .briefing = Alle stehen schon im richtigen Raum. Was bleibt, ist ein Schloss mit vier Schlüsseln und vier Reglern.
sp-scenario-S33 = Volle Hand
    .briefing = Der Sender läuft nur unter voller Last: sechs Plättchen, nicht mehr und nicht weniger. Findet heraus, was ein Plättchen heißt, das eben da sein muss.
sp-scenario-S34 = Telegrafenstreifen
    .briefing = Ein Papierstreifen, und Tinte, die eine Runde lang trocknet. Derselbe Satz kommt nie zweimal hintereinander, also lernt seine anderen Formen.
sp-scenario-S35 = Geführter Rundgang
    .briefing = Die Schlüssel sind klar, aber alle müssen Schritt für Schritt geführt werden. Ein Pfeil ist hier einen ganzen Satz wert.
sp-scenario-S36 = Spiegelschrift
    .briefing = Der Streifen kommt am falschen Ende heraus: Was die KI zuerst druckt, liest die Crew zuletzt. Wählt eine Ordnung, die das aushält.
sp-scenario-S37 = Lockere Böden
    .briefing = Alle gehen zu Fuß, und drei Böden auf dem Weg geben nach. Ein Umweg kann der kürzeste Weg sein.
sp-scenario-S38 = Alarmstufe Rot
    .briefing = Die Sirenen heulen: Die Ziele liegen dicht beieinander oder gar im selben Raum. Nähe heißt jetzt etwas anderes als sonst.
sp-scenario-S39 = Maschinentrupp
    .briefing = Vier Posten und vier Regler: Wer die Zahl hört, darf vielleicht nicht drehen. Sagt laut, was die anderen wissen müssen.
sp-scenario-S40 = Offene Fragen
    .briefing = Genau vier Plättchen, keines zweimal hintereinander, und zwei Zeichen, die niemand erklärt hat. Hier wächst eine Sprache.
sp-scenario-S41 = Kaputter Fernschreiber
    .briefing = Ein Papierstreifen, und in jeder Runde klemmen vier Tasten der Maschine. Habt für alles eine zweite Schreibweise.
sp-scenario-S42 = Dunkle Gänge
    .briefing = Alle gehen zu Fuß, und die KI kann nicht zusehen. Meldet auf dem Pult, wie weit ihr gekommen seid.
sp-scenario-S43 = Ein letztes Wort
    .briefing = Eine Krise mit drei Plättchen pro Botschaft, und eines mehr, das ein einziges Mal hilft. Hebt das letzte Wort auf, bis es nötig ist.
sp-scenario-S44 = Kalter Haufen
    .briefing = Die Plättchen kommen als Haufen, und benutzte fehlen eine Runde lang. Zwei Runden gehören hier zusammen wie zwei Hälften einer Seite.
sp-scenario-S45 = Rutschiger Boden
    .briefing = Vier Fallen bleiben, wo sie sind, während die Räume darüber gleiten. Wer nur mitfährt, fällt nicht, also trägt euch vielleicht das Deck vorbei.
sp-scenario-S46 = Nachtschicht
    .briefing = Nach dreißig Sekunden geht das Licht aus, und alle haben nur eine Aufgabe. Teilt auf, wer sich was merkt.
sp-scenario-S47 = Schlechte Leitung
    .briefing = Ein Papierstreifen, und darauf ein Zeichen, das niemand geschickt hat. Nur die Ordnung unterscheidet Botschaft und Zufall.
sp-scenario-S48 = Koppelnavigation
    .briefing = Eine Krise, Regler, vier Posten und eine KI, die euch weder sieht noch hört. Zwischen euch bleiben nur Plättchen und das Pult.
sp-scenario-S49 = Aufzugschächte
    .briefing = Alle gehen zu Fuß, doch vier Räume sind Aufzüge, die direkt zueinander führen. Der kürzeste Weg ist selten der gerade.
sp-scenario-S50 = Wartungsluke
    .briefing = Herein geht es nur durch zwei Luken, und ein Schacht verbindet sie. Wörter ruhen nach Gebrauch eine Runde, also plant, was ihr zweimal sagt.

## Sonderregeln (SR-…): kurz für ein Abzeichen, der Text in einem Satz

sp-rule-SR-KEYSHOWN = Schlüssel bekannt
    .text = Die richtigen Farben liegen von Anfang an auf dem Schlüsselpult und bleiben dort.
sp-rule-SR-POSSHOWN = Räume bekannt
    .text = Die richtigen Figuren stehen von Anfang an in ihren Räumen und bleiben dort.
sp-rule-SR-TRAP = Versteckte Fallen
    .text = Eine Figur, die eine Falle betritt, verlässt die Schiffskarte, und die übrigen Aktionen der Runde sind verloren.
sp-rule-SR-LINE = Plättchen in Reihe
    .text = Die Plättchen stehen aufrecht in einer gleichmäßigen Reihe, und nur ihre Reihenfolge zählt.
sp-rule-SR-HEAP = Plättchen als Haufen
    .text = Die Astronauten erfahren nur, welche Plättchen benutzt wurden, gemischt und ohne Ort.
sp-rule-SR-COOL = Plättchen kühlen ab
    .text = Ein in einer Runde benutztes Plättchen ruht in der nächsten.
sp-rule-SR-JAM = Gestörte Plättchen
    .text = In jeder Runde lassen sich einige zufällige Plättchen nicht benutzen, und alle sehen, welche.
sp-rule-SR-STEP = Schritt für Schritt
    .text = Figuren gehen nur in Nachbarräume und kommen nur am Rand herein.
sp-rule-SR-FLIP = Botschaft auf dem Kopf
    .text = Die Astronauten sehen die Botschaft um eine halbe Drehung verdreht.
sp-rule-SR-FADE = Botschaft verblasst
    .text = Einige Sekunden nach dem Aufdecken verschwindet die Botschaft.
sp-rule-SR-ROLES = Vier Rollen
    .text = Bewegen, Einsetzen und Entfernen, das Pult und die Würfel gehören je einer Rolle; ohne Würfel hat der Ingenieur andere Arbeit.
sp-rule-SR-NOISE = Ein falsches Plättchen
    .text = Das Rauschen mischt jeder Botschaft ein zufälliges Plättchen bei.
sp-rule-SR-BLIND = KI ist blind
    .text = Die KI sieht das Pult und den Rundenzähler, aber weder, wo die Figuren stehen, noch, was die Astronauten schreiben.
sp-rule-SR-DRIFT = Driftende Zeilen
    .text = Nach jeder Runde außer der letzten rückt eine Zeile von Räumen samt Figuren einen Schritt nach rechts.
sp-rule-SR-EXACT = Genaue Plättchenzahl
    .text = Jede Botschaft benutzt genau so viele Plättchen, wie das Szenario angibt.
sp-rule-SR-CRISISCARD = Krisenkarte
    .text = Die Lösung steht auf einer Krisenkarte, und die ist schwieriger.
sp-rule-SR-CRISISTOKEN = Krisenplättchen
    .text = Einmal pro Partie darf die KI das Krisenplättchen über die Grenze hinaus dazulegen.
sp-rule-SR-LOCK = Schleusen
    .text = Figuren kommen nur durch die Schleusen ins Schiff, die alle sehen.
sp-rule-SR-LIFT = Aufzüge
    .text = Eine Figur in einem Aufzug kommt mit einem Zug in jeden anderen Aufzug.
