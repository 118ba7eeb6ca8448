## Contact: das Regelverzeichnis

rules-contact-title = Contact: die Regeln
    .text = Alles, wonach wir spielen, Regel für Regel. Die Nummern sind in jeder Sprache gleich, also lässt sich jede Frage am Tisch mit einer Nummer klären.

## Abschnitte

rules-section-basics = Grundlagen
    .text = Worum es geht und was in der Schachtel ist.
rules-section-setup = Aufbau
    .text = So beginnt das Grundspiel.
rules-section-round = Die Runde
    .text = Was in jeder der 12 Runden geschieht und wie eine Mission endet.
rules-section-professional = Das Profispiel
    .text = Mehr Plättchen, weniger Treibstoff und drei Hilfskarten – für Crews, denen Stufe 6 zu leicht ist.
rules-section-house = Hausregeln
    .text = Wo die Spielregel eine Frage offen lässt oder ein Bildschirm kein Tisch ist, steht hier unsere Antwort.

## Grundlagen

rule-CT-1 = Contact spielt ihr miteinander, nicht gegeneinander: 2–5 Personen ab 8 Jahren, etwa 20 Minuten.
rule-CT-2 = In der Schachtel: 24 Plättchen (18 Planeten mit den Buchstaben A–R, 5 Asteroiden und die Erde), 1 Rakete, 6 Treibstofffässer, 18 Planetenkarten, 3 Hilfskarten und 12 Signalkarten. Jeder Signalwert von 1 bis 6 kommt zweimal vor, das macht zusammen 42 Punkte. Die Belohnungen des Profispiels bleiben versiegelt, bis ihr euch eine verdient.
rule-CT-3 = In jeder Runde ist eine Person die Quelle, alle anderen sind die Crew. Nur die Quelle kennt den Zielplaneten; die Crew muss herausfinden, welcher es ist.
rule-CT-4 = Die einzige Botschaft ist, wie lange jede Teilstrecke des Fluges dauert. Gemeinsam entwickelt ihr ein Gefühl dafür, wie viel Weg in wie viel Zeit passt.

## Aufbau

rule-CT-5 = Das Grundspiel braucht 19 Plättchen: die 18 Planeten und die Erde. Die 5 Asteroiden bleiben weg.
rule-CT-6 = Die Planeten werden gemischt und mit der dunklen Seite nach oben unregelmäßig auf etwa 40 × 40 cm verteilt. Keine zwei Plättchen berühren sich.
rule-CT-7 = Die Erde liegt ungefähr in der Mitte, und dort beginnt die Reise der Rakete.
rule-CT-8 = Die Planetenkarten bilden einen verdeckten Stapel, die Signalkarten einen zweiten; beide werden gemischt. Ihr habt 6 Treibstofffässer, und eine Person wird zur ersten Quelle bestimmt.
rule-CT-9 = Wählt eine Stufe von 1 bis 6; für die erste Partie passt Stufe 2. So viele Planetenkarten werden gezogen und ihre Plättchen auf die farbige Seite gedreht. Mit diesen Karten beginnt der Zielstapel, der vom Planetenstapel getrennt bleibt.
rule-CT-10 = Bei Stufe 6 ist Schluss, weil die Karten nicht weiter reichen: 6 am Anfang und je 1 weitere in 12 Runden ergeben 18.
rule-CT-11 = Der Buchstabe ist auf beiden Seiten jedes Plättchens zu sehen. Ein dunkler Planet kommt einfach noch nicht als Ziel infrage, ein farbiger gehört schon zu den möglichen Zielen.

## Die Runde

rule-CT-12 = Zuerst wird die oberste Signalkarte aufgedeckt: Um sie geht es. Dann wird die oberste Planetenkarte aufgedeckt, ihr Plättchen auf Farbe gedreht und die Karte in den Zielstapel gemischt. Aus diesem Stapel zieht die Quelle heimlich das Ziel.
rule-CT-13 = Im Grundspiel gibt es in jeder Runde genau 1 mögliches Ziel mehr, als die Stufe angibt.
rule-CT-14 = Die Quelle denkt sich eine Route aus: Sie beginnt beim Plättchen mit der Rakete, endet beim Ziel und führt auf geraden Teilstrecken von Plättchen zu Plättchen.
rule-CT-15 = Eine Teilstrecke führt gerade von einem Plättchen zum anderen, und kein drittes darf im Weg liegen. Wann genau der Weg versperrt ist, klärt CT-H2.
rule-CT-16 = Zwischenlanden dürft ihr auf jedem Plättchen auf dem Tisch, auch auf dunklen: Im Grundspiel sind es 19. Auch ein Direktflug zum Ziel ist erlaubt.
rule-CT-17 = Eine Route landet nie zweimal auf demselben Plättchen.
rule-CT-18 = Steht die Route fest, gibt die Quelle ein Zeichen und beginnt die Übertragung, ohne zu sprechen und ohne zu zeigen. Liegt die Hand flach auf dem Tisch, steht die Rakete am Boden; solange die Finger oben sind, fliegt sie; ein hörbares Klopfen ist die Landung.
rule-CT-19 = Je weiter der Weg, desto länger der Flug; zwischen Plättchen, die nur Millimeter trennen, dauert er kaum einen Wimpernschlag. Wie schnell eure Rakete fliegt, findet ihr als Team heraus.
rule-CT-20 = Während der Übertragung bleibt die Rakete, wo sie ist.
rule-CT-21 = Die Quelle darf jederzeit abbrechen und noch einmal beim Plättchen mit der Rakete beginnen.
rule-CT-22 = Die Crew darf um 2 Wiederholungen bitten, muss also spätestens nach 3 Übertragungen raten. Eine Wiederholung ist immer eine ganze Route, es darf aber eine neue sein.
rule-CT-23 = Nach einem falschen Rateversuch wird neu gezählt: Vor dem nächsten sind wieder bis zu 3 Übertragungen möglich.
rule-CT-24 = Zuerst rät, wer links von der Quelle sitzt. Nach einem falschen Rateversuch ist im Uhrzeigersinn das nächste Crewmitglied an der Reihe.
rule-CT-25 = Wer rät, zeigt wortlos auf einen Planeten, und die Quelle sagt nur, ob er richtig oder falsch ist. Die Crew spricht sich nicht ab.
rule-CT-26 = Jeder falsche Rateversuch kostet 1 Treibstofffass. Der erste in einer Runde kostet auch die Signalkarte: Sie ist aus dem Spiel.
rule-CT-27 = Ist der Treibstoff weg, ist die Mission gescheitert und ihr habt alle verloren.
rule-CT-28 = Habt ihr richtig geraten, fliegt die Rakete zum Ziel, und die Karte des Ziels ist aus dem Spiel. Dieser Planet wird nicht noch einmal Ziel, zwischenlanden dürft ihr dort aber weiterhin.
rule-CT-29 = Ist schon der erste Rateversuch der Runde richtig, gewinnt ihr die Signalkarte.
rule-CT-30 = In der nächsten Runde ist Quelle, wer links von der bisherigen Quelle sitzt.
rule-CT-31 = Nach 12 Runden sind die Signalkarten aufgebraucht, und ihr habt gewonnen. Euer Ergebnis ist die Summe der gewonnenen Signalkarten, höchstens 42. Sind noch 3 Fässer oder mehr übrig, wagt beim nächsten Mal eine höhere Stufe; nach Stufe 6 kommt das Profispiel.
rule-CT-32 = Blicke können eine Route verraten, also schaut der Quelle beim Planen nicht zu: Sie schirmt die Augen ab, oder die Crew sieht weg. Spielt ihr an getrennten Bildschirmen, erreicht nichts vom Mauszeiger oder Plan der Quelle die Crew.
rule-CT-33 = Bei 2 Personen übernimmt das einzige Crewmitglied jeden Rateversuch und hat niemanden für eine Teambesprechung.

## Das Profispiel

rule-CT-34 = Alle 24 Plättchen liegen mit der farbigen Seite nach oben aus, und auf jedem dürft ihr zwischenlanden. Die Erde liegt im Zentrum, die 5 Asteroiden in ihrer Nähe und nicht am Rand.
rule-CT-35 = Ihr startet mit 5 Treibstofffässern und 3 Hilfskarten, alle aktiv.
rule-CT-36 = Jeder noch nicht erreichte Planet ist ein mögliches Ziel: 18 in Runde 1, immer noch 7 in Runde 12. Die Quelle nimmt einfach die oberste Karte vom Planetenstapel. Asteroiden und Erde haben keine Karten und sind deshalb nie Ziel.
rule-CT-37 = Die Quelle wählt die Signalkarte der Runde selbst aus den übrigen aus und zeigt sie der Crew. Hohe Werte gehören zu leichten Routen, und so verrät schon die Karte, wie schwer die Route wird.
rule-CT-38 = Sonst gelten die Regeln des Grundspiels, und nach 12 Zielen ist die Mission geglückt. Euer Ergebnis bringt euch eine Urkunde mit dem Datum und dem letzten Zielplaneten als Aufkleber; dreht sie um und seht euch die Rückseite an. Ist diese Urkunde nicht mehr da, nehmt die nächstniedrigere.
rule-CT-39 = Jede Hilfskarte wirkt einmal und ist danach inaktiv.
rule-CT-40 = Für 1 Treibstofffass werden alle inaktiven Hilfskarten wieder aktiv und sind sofort einsetzbar; dieselbe Karte kann also auf einer Route mehrmals helfen. Euer letztes Fass dürft ihr dafür nicht ausgeben.
rule-CT-41 = „50:50“ ist für die ratende Person, die es vor dem ersten von 2 Rateversuchen ansagt. Nur wenn beide falsch sind, kostet das 1 Treibstofffass.
rule-CT-42 = „Erste Zwischenlandung“ ist für die ratende Person: Die Quelle stellt die Rakete auf das Plättchen, auf dem die Route zuerst landet. Das geht nur, wenn die Route mindestens eine Zwischenlandung hat.
rule-CT-43 = „Zieltausch“ ist für die Quelle: Sie tauscht die Zielkarte gegen die oberste Karte des Stapels, und die alte wird ungesehen wieder eingemischt. Ist die Signalkarte gewählt, ist es dafür zu spät.
rule-CT-44 = Bittet die Crew um eine Teambesprechung, gibt sie dafür eine beliebige der 3 Hilfskarten aus. Die ratende Person darf sich dann vor ihrem Rateversuch mit der Crew beraten; die Quelle hört zu und schweigt.

## Hausregeln

rule-CT-H1 = Ein Plättchen hat einen Radius von 17 mm, ist also 34 mm breit; die Fläche misst 400 × 400 mm.
rule-CT-H2 = Eine Teilstrecke ist die gerade Linie zwischen den Mittelpunkten zweier Plättchen. Sie ist versperrt, wenn der Mittelpunkt eines anderen Plättchens weniger als 17 mm von ihr entfernt ist; berührt sie nur den Rand, ist sie frei. Der Server entscheidet, und bei der Quelle leuchten die Plättchen auf, die als Nächstes erreichbar sind.
rule-CT-H3 = Niemand prüft, wie Menschen eine Entfernung einschätzen. Unsere Zahlen messen von Rand zu Rand, also den Abstand der Mittelpunkte weniger 34 mm, mindestens aber 3 mm. Nach demselben Maß tippen KI-Plätze, wer auch immer rät; sie ändern nur, wie schnell sie fliegen und wie weit lange und kurze Flüge auseinanderliegen. Starke lernen aus den Runden einer Quelle, wie sie misst. Nur Vertretungen und Fremde messen auf ihre eigene Weise.
rule-CT-H4 = Das Plättchen, auf dem eine Route beginnt, gilt als schon besucht; dort kann sie nicht wieder landen.
rule-CT-H5 = Im freien Modus, dem üblichen, plant die Quelle im Kopf; nur die Zeiten werden aufgezeichnet, geprüft wird nichts. Im geführten Modus tippt die Quelle die Route zuerst für sich allein an. Der Server prüft dann CT-15 und CT-17, kennt die Zwischenlandungen und kann die Route nach der Runde zeigen.
rule-CT-H6 = Die Mission ist in dem Augenblick verloren, in dem ihr das letzte Treibstofffass abgebt.
rule-CT-H7 = Eine abgebrochene Übertragung zählt nicht zu den 3 erlaubten.
rule-CT-H8 = Der Text von „50:50“ spricht nur vom Treibstofffass. Der erste falsche Rateversuch kostet also weiterhin die Signalkarte (CT-26), und danach sind wieder drei Übertragungen möglich (CT-23). Ihr könnt stattdessen vereinbaren, dass die 2 Rateversuche als einer zählen: Dann geht nichts verloren und kommt nichts hinzu, bevor beide falsch sind.
rule-CT-H9 = Nach „Erste Zwischenlandung“ bleibt die Rakete für diese Runde auf dem Plättchen stehen, und spätere Übertragungen beginnen dort. Setzt ihr die Karte bei derselben Übertragung noch einmal ein, zeigt sie die nächste Zwischenlandung.
rule-CT-H10 = Plättchen, die nicht das Ziel sein können, sind abgeblendet: das mit der Rakete, jede Zwischenlandung, die die Hilfskarte in dieser Runde gezeigt hat, die Erde, Asteroiden, schon erreichte Planeten, dunkle Plättchen und die falschen Rateversuche dieser Runde. Tippst du eines an, wird nachgefragt; eine Option sperrt solche Rateversuche ganz.
rule-CT-H11 = Ist der Planetenstapel leer, lässt sich „Zieltausch“ nicht einsetzen.
rule-CT-H12 = Lasst euch Zeit: Für das Raten gibt es keine Frist.
rule-CT-H13 = Gedrückt halten heißt fliegen, loslassen heißt landen; ein Druck unter 60 ms wird verworfen. Kein Flug und keine Pause dauert länger als 60 Sekunden, und ein Signal hat höchstens so viele Flüge, wie es andere Plättchen gibt. Die Aufzeichnung wird als Ganzes gesendet, sobald die Quelle sie bestätigt, und kommt mit denselben Zeiten bei der Crew an. Mit der Option „gleiche Pausen“ dauert jede Pause am Boden 400 ms, damit Pausen nichts verraten.
rule-CT-H14 = Die Erde liegt in jeder Richtung höchstens 30 mm neben der Mitte, Asteroiden 50–120 mm von der Erde und Planeten zufällig; Mittelpunkte bleiben mindestens 17 mm vom Rand und 38 mm voneinander entfernt. Eine Auslage gilt nur, wenn jedes Plättchen mindestens 3 anfliegbare Nachbarn hat, in jedem Viertel 12–42 % der Plättchen liegen und jedes von jedem aus erreichbar ist. Sonst kommt die nächste Auslage an die Reihe.
rule-CT-H15 = Eine Profimission bringt euch „Erster Kontakt“ für 42 Punkte, „Klares Signal“ für 38–41, „Starkes Signal“ für 33–37, „Stabile Verbindung“ für 27–32, „Schwache Verbindung“ für 20–26 und „Leises Echo“ für 0–19. Die Zahl der Exemplare ist unbegrenzt, niemand muss also eine niedrigere nehmen. Für ein gewonnenes Grundspiel erhaltet ihr einen Missionsbericht.
rule-CT-H16 = Vor Runde 1 könnt ihr einen Übungsflug machen, die Runde 0: Er kostet kein Fass, bringt keine Karte und kommt ohne Hilfskarten aus. Für ihn werden eigens Planeten gezogen, 1 mehr, als die Stufe angibt, im Profispiel alle 18; einer davon ist das Ziel. Nichts davon wirkt nach: Die Rakete kehrt zur Erde zurück.
rule-CT-H17 = Im Familienmodus darf die Crew während der Runden reden. Die Quelle darf es weiterhin nicht.
rule-CT-H18 = Vor der ersten Runde, zwischen den Runden und nach der letzten dürfen alle reden.
rule-CT-H19 = Jedes Crewmitglied darf um eine Wiederholung oder eine Teambesprechung bitten und für eine Besprechung auch das Fass bezahlen, das Hilfskarten wieder aktiv macht; läuft sie schon, darf nur noch die ratende Person zahlen. Die Besprechung endet mit dem Rateversuch, bei „50:50“ spätestens nach dem zweiten. Nur die ratende Person darf raten und „50:50“ oder „Erste Zwischenlandung“ einsetzen. Auch die Quelle darf die Karten reaktivieren, aber nur, bevor sie die Signalkarte wählt.
rule-CT-H20 = Wer zuschaut, sieht genau das, was die Crew sieht: sofort, später oder erst nach dem Spiel, wie der Tisch es gewählt hat.
rule-CT-H21 = Ein Signal ist zu hören und dann vorbei: Ton und Lampe geben es einmal wieder, für alle, die da sind. Es bleibt nur, wie viele Flüge es hatte; allein die Quelle sieht die Balken ihrer eigenen Signale, bis die Runde vorbei ist. Wer es verpasst hat, darf um ein weiteres bitten, solange eines übrig ist. Ein Tisch kann stattdessen eine Mitschrift wählen: Dann bleiben Signale als Balken stehen. Im Übungsflug gibt es die Mitschrift immer, im Familienmodus, wenn ihr sie nicht abschaltet. In Worten liegen Plättchen gleich daneben, nah, ein gutes Stück weg oder weit weg: Niemand hat ein Lineal. Genaue Zahlen gibt es in der Wiedergabe und im Rückblick.
rule-CT-H22 = Laut Spielregel liegen die Planeten ungleichmäßig verteilt. Sie können zufällig verstreut sein oder auf eine von fünf Arten liegen: in fünf Haufen, auf vier Armen, die sich um die Erde winden, mit einer Leere von 110 mm rund um die Erde, auf zwei Ringen um sie oder in einem Gürtel quer über den Tisch. Ihr wählt selbst oder lasst das Los entscheiden. Bei diesen fünf Arten gilt alles aus CT-H14 außer der Anzahl in jedem Viertel.

## Bilder

picture-of-earth = Die Erde, auf der die Rakete steht.
picture-of-sides = Ein Planet mit der dunklen Seite oben und derselbe in Farbe.
picture-of-route = Eine Route aus drei geraden Strecken: von der Erde mit der Rakete über zwei Planeten zu einem dritten.
