## AI Space Puzzle: das Regelverzeichnis

rules-space-puzzle-title = AI Space Puzzle: die Regeln
    .text = Alles, wonach wir spielen, Regel für Regel. Die Nummern sind in jeder Sprache gleich, also lässt sich jede Frage am Tisch mit einer Nummer klären.

## Abschnitte

sp-section-basics = Grundlagen
    .text = Worum es geht und was auf dem Tisch liegt. Für 2–5 Personen; ein Szenario dauert 10–30 Minuten.
sp-section-setup = Aufbau
    .text = So beginnt ein Szenario.
sp-section-card = Die Lösungskarte
    .text = Was die KI weiß und die Astronauten suchen.
sp-section-ai-phase = Die KI-Phase
    .text = Wie eine Runde abläuft und wie eine Botschaft entsteht.
sp-section-astronaut-phase = Die Astronautenphase
    .text = Was die Astronauten mit einer Botschaft anfangen können und wer mit wem reden darf.
sp-section-panel = Das Schlüsselpult
    .text = Hier finden Farben zu Schlüsseln, und hier zeigt ihr, wie sicher ihr euch seid.
sp-section-end = Das Ende
    .text = Wann ein Szenario vorbei ist und was ihr zum Sieg braucht.
sp-section-scenarios = Szenarien und danach
    .text = Was ein Szenario festlegt, wie eines zum nächsten führt, und ein paar Tipps.
sp-section-house = Hausregeln
    .text = Wo die Spielregel eine Frage offen lässt oder ein Bildschirm kein Tisch ist, steht hier unsere Antwort.
sp-section-special = Sonderregeln
    .text = Eigene Kniffe. Es gelten nur die, die das Szenario nennt.

## Grundlagen

rule-SP-1 = Ihr steht alle auf derselben Seite: Eine Person ist die KI, alle anderen sind Astronauten. Entweder gewinnt ihr alle, oder ihr verliert alle.
rule-SP-2 = Nur die KI kennt die Lösung. Die Astronauten müssen sie nachbauen, bevor die Runden aufgebraucht sind.
rule-SP-3 = Keine Regel legt fest, was ein Plättchen bedeutet. Eure Sprache findet ihr beim Spielen, und ihr baut sie gemeinsam auf.
rule-SP-4 = In jeder Partie spielt ihr ein Szenario aus einem Buch. Unseres beschreibt SP-H16, und ihr könnt eigene Seiten hinzufügen.
rule-SP-5 = In der Schachtel: 16 Räume, 10 Lösungskarten und 3 Krisenkarten, alle beidseitig bedruckt, 4 Rollenkarten, ein hölzerner Kartenhalter, der Sichtschirm der KI, das Szenariobuch, die Spielregel, 6 Figuren, 6 Farbmarker, 6 Würfel, neutrale Marker, Kommunikationsplättchen, 1 Krisenplättchen und das Schlüsselpult. Mit welchen Plättchen wir spielen, sagt SP-H14.
rule-SP-6 = Die 6 Farben sind Grün, Blau, Schwarz, Rot, Gelb und Weiß. Zu jeder gehören eine Figur, ein Farbmarker und ein Würfel.
rule-SP-7 = Es gibt 4 Sicherheitsschlüssel: Quadrat, Dreieck, Kreis und Sechseck.
rule-SP-8 = Räume zeigen bis zu 4 Symbole: Antenne, Triebwerk, Batterie und Teleskop.
rule-SP-9 = Keine zwei Räume tragen dieselben Symbole. Die 16 Räume sind genau die 16 möglichen Zusammenstellungen: 1 Raum ohne Symbol, 4 mit einem, 6 mit zweien, 4 mit dreien und 1 mit allen vieren.
rule-SP-10 = Jedes Symbol hat im Raum seinen festen Platz; eine Botschaft kann also nachbilden, wie die Symbole eines Raums angeordnet sind. Welcher Platz zu welchem Symbol gehört, klärt SP-H6.
rule-SP-11 = Jede Farbe hat auch ein eigenes Muster, zu sehen auf Figuren, Markern und Karten. Niemand muss die Farben allein an der Farbe erkennen.

## Aufbau

rule-SP-12 = Bestimmt, wer die KI spielt. Am Tisch sitzt sie den Astronauten gegenüber, hinter einem Sichtschirm. Hier ist der Server der Schirm: Dahinter liegt der Entwurf der KI, und niemand sieht ihn, bevor er aufgedeckt wird.
rule-SP-13 = Die 16 Räume werden gemischt und offen in einem Raster von 4 × 4 ausgelegt. Das ist die Schiffskarte, und alle sehen sie, auch die KI.
rule-SP-14 = Nur für die Augen der KI wird zufällig eine Lösungskarte gezogen. Die KI wählt, welche der 2 Seiten sie spielt und welche der 4 Kanten oben ist. Die übrigen Karten bleiben in der Schachtel.
rule-SP-15 = Vor der ersten Botschaft darf die KI beide Seiten ihrer Karte ansehen und sie drehen, wie sie will. Hat sie Seite und Richtung gewählt, bleibt es bis zum Ende des Szenarios dabei.
rule-SP-16 = Die Karte gilt so, wie die KI sie sieht: Jedes ihrer Felder meint den Raum an derselben Stelle der Schiffskarte. 13 Karten mit 2 Seiten und 4 Ausrichtungen ergeben 104 verschiedene Lösungen.
rule-SP-17 = Wählt das Szenario und ändert den Aufbau so, wie es sagt. Wir wählen es vor allem anderen, denn eine Sonderregel kann den Anfang verändern.
rule-SP-18 = Die KI bekommt alle Plättchen, die das Szenario aufzählt. Die anderen sind nicht im Spiel.
rule-SP-19 = Auf dem Schlüsselpult verdeckt je ein neutraler Marker jedes ✓, sodass nur Fragezeichen zu sehen sind. Ein weiterer steht auf dem Rundenzähler, auf der Zahl, die das Szenario vorgibt.
rule-SP-20 = Figuren, Würfel und Farbmarker sind für alle Astronauten erreichbar. Die Schiffskarte selbst ist am Anfang leer.

## Die Lösungskarte

rule-SP-21 = Eine Karte ist ein Raster von 4 × 4 Feldern, 4 davon sind farbig. Darauf sind 4 der 6 Farben je einmal zu finden, und bei jeder steht ein anderer der 4 Schlüssel.
rule-SP-22 = Ein farbiges Feld sagt zweierlei: welche Figur in diesem Raum stehen muss und welcher Schlüssel zu dieser Farbe gehört.
rule-SP-23 = Auf den Karten stehen auch Würfelwerte und Zeichen für Spezialräume. Spielt euer Szenario ohne Würfel oder ohne Spezialräume, haben diese Angaben nichts zu bedeuten.
rule-SP-24 = Krisenkarten tragen Warnstreifen. Sie sind schwieriger, und jedes Szenario lässt sich mit einer davon statt mit einer normalen Karte spielen. Was unsere schwieriger macht, sagt SP-H15.

## Die KI-Phase

rule-SP-25 = Eine Runde besteht aus einer KI-Phase und einer Astronautenphase. Sie endet, wenn der Rundenzähler sinkt; für die KI ist das das Zeichen, die nächste Botschaft zu beginnen.
rule-SP-26 = Die KI nimmt Plättchen und legt sie hinter den Sichtschirm. Die Zahl des Szenarios verstehen wir als Grenze: mindestens 1 Plättchen, höchstens so viele wie angegeben (SP-H1).
rule-SP-27 = Plättchen dürfen überall liegen und beliebig gedreht sein. Sie dürfen einander berühren und überlappen.
rule-SP-28 = Jedes Plättchen liegt mit dem Bild nach oben und muss ganz hinter den Sichtschirm passen. Wie viel Platz dort ist, sagt SP-H5.
rule-SP-29 = Der Sichtschirm steht nie auf der Schiffskarte und kommt nach dem Aufdecken dorthin zurück, wo er war. Unserer ist ein eigener Rahmen, der sich nie bewegt.
rule-SP-30 = Beim Aufdecken hebt sich der Sichtschirm. Von da an kann die KI an der Botschaft nichts mehr ändern.
rule-SP-31 = Nur mit Plättchen kann die KI den Astronauten etwas über das Szenario mitteilen: keine Worte, keine Gesten, keine vielsagende Miene. Über die Regeln im Allgemeinen darf geredet werden, und hier heißt das zeigen: auf jede Regel und jeden Teil der Szenarioseite, wann immer die KI will (SP-H9).
rule-SP-32 = Abstand, Richtung, Drehung, Nähe und Überlappung können etwas bedeuten, und ebenso ein Plättchen, das fehlt. Im Beispiel der Spielregel irren sich die Astronauten, weil sie übersehen, wie weit das grüne und das rote Plättchen auseinanderliegen.

## Die Astronautenphase

rule-SP-33 = Die Astronauten entscheiden gemeinsam. In jeder Runde haben sie so viele Aktionen, wie das Szenario angibt, und müssen nicht alle nutzen. Wie sie sich einigen, dass eine Phase zu Ende ist, sagt SP-H17.
rule-SP-34 = Bewegen, 1 Aktion: Eine Figur geht aus ihrem Raum in irgendeinen anderen. Ein Weg ist nicht nötig, und die Räume müssen nicht benachbart sein. Wird mit Würfeln gespielt, geht ihr Würfel mit.
rule-SP-35 = Einsetzen, 1 Aktion: Eine Figur, die nicht auf der Schiffskarte ist, kommt in irgendeinen Raum. Wird mit Würfeln gespielt, kommt ihr Würfel mit und zeigt beim ersten Mal die 1 (SP-H2).
rule-SP-36 = Entfernen, 1 Aktion: Eine Figur verlässt die Schiffskarte.
rule-SP-37 = Würfel stellen, 1 Aktion: Ein Würfel wird auf irgendeine andere Zahl gedreht, wie weit sie auch entfernt ist.
rule-SP-38 = In einem Raum dürfen beliebig viele Figuren stehen.
rule-SP-39 = Farbmarker und neutrale Marker dürfen während der Astronautenphase jederzeit bewegt werden. Das kostet keine Aktion.
rule-SP-40 = Marker liegen nur auf dem Schlüsselpult, nie auf der Schiffskarte.
rule-SP-41 = Solange ihr noch rätselt, darf ein Abschnitt des Pults beliebig viele Marker in beliebigen Farben enthalten.
rule-SP-42 = Eine Lösung könnt ihr nur ansagen, wenn in jedem der 4 Abschnitte genau ein Farbmarker liegt.
rule-SP-43 = Am Ende der Astronautenphase sinkt der Rundenzähler um genau 1.
rule-SP-44 = Die Astronauten reden nie mit der KI über das laufende Szenario, und niemand verabredet einen Code, solange es läuft. Verboten ist zum Beispiel, um das eine Plättchen zu bitten, falls der Quadratschlüssel stimmt, und um ein anderes, falls etwas grün werden muss; ein quer gelegtes Schlüsselplättchen zu verlangen, falls dieser Schlüssel im richtigen Raum ist; die Schlüssel in der Reihenfolge ihrer Würfel zu verlangen oder so viele Plättchen, wie ein Würfel zeigt.
rule-SP-45 = Untereinander reden die Astronauten frei. Besprecht jede Botschaft: Die KI liest mit und lernt, wie sie verstanden wird. Ist euch das zu leicht, spielt mit der Option „Die KI hört nichts“.

## Das Schlüsselpult

rule-SP-46 = Das Pult hat 4 Abschnitte, einen für jeden Schlüssel. In jedem gibt es ein Feld für 1 Farbmarker, ein Ortsfeld mit „?“ und „✓“ und ein Würfelfeld mit „?“ und „✓“. In den beiden letzten liegt immer je 1 neutraler Marker.
rule-SP-47 = Die eine Seite eines Farbmarkers sagt, dass ihr unsicher seid, die andere, dass ihr sicher seid.
rule-SP-48 = Ein neutraler Marker verdeckt, was nicht zutrifft: Liegt er auf „✓“, ist „?“ zu sehen, und ihr seid unsicher; liegt er auf „?“, ist „✓“ zu sehen, und ihr seid sicher. Im Ortsfeld geht es um den Raum dieses Schlüssels, im Würfelfeld um den Würfel des Astronauten mit diesem Schlüssel.
rule-SP-49 = Spielt ein Szenario ohne Würfel, wird das Würfelfeld nicht gebraucht.
rule-SP-50 = Die KI sieht alle diese Zeichen; ihr dürft ihr also damit antworten. Für den Sieg spielen sie keine Rolle.
rule-SP-51 = Ihr braucht 9 neutrale Marker: 4 für Orte, 4 für Würfel und 1 für den Rundenzähler.

## Das Ende

rule-SP-52 = Das Szenario endet, wenn der Rundenzähler die Sanduhr erreicht. Die KI zeigt die Karte: Habt ihr sie nachgebaut, gewinnt ihr alle, sonst verliert ihr alle.
rule-SP-53 = Die Astronauten können es früher beenden, indem sie ihre Lösung ansagen: Der Zähler springt auf die Sanduhr, und die Karte wird verglichen. Das geht nur einmal pro Szenario. Wie ihr euch darauf einigt, sagt SP-H17.
rule-SP-54 = Ihr gewinnt, wenn in jedem Schlüsselabschnitt die Farbe der Karte liegt und jede der 4 Figuren der Karte in ihrem Raum steht. Spielt das Szenario mit Würfeln, muss auch der Würfel jeder dieser Figuren den Wert der Karte zeigen. Ein einziger Fehler, und ihr habt verloren.
rule-SP-55 = Die Sanduhr steht auf 0; die Zahl, mit der ihr beginnt, ist also die Zahl eurer Runden. Im Beispiel der Spielregel beginnt der Zähler bei 5, und nach 3 Runden sind noch 2 übrig.
rule-SP-56 = Über Figuren, deren Farbe nicht auf der Karte ist, steht nirgends etwas. Wir lassen sie stehen, wo sie sind, und beachten sie nicht (SP-H3).

## Szenarien und danach

rule-SP-57 = Ein Szenario sagt, welche Plättchen es gibt, wie viele davon eine Botschaft haben darf, wie viele Aktionen eine Runde hat, wie viele Runden ihr bekommt und, falls nötig, welche Sonderregeln gelten.
rule-SP-58 = Spätere Szenarien bringen Würfel, Fallen in Räumen und manch anderes Ungemach. Wie unser Buch seine Seiten ordnet, sagt SP-H16.
rule-SP-59 = Das Beispiel der Spielregel hat 5 Runden mit je 3 Aktionen, und seine Plättchen sind Farben, Symbole und Schlüssel. Die Botschaft der Runde 3 besteht aus 5 Plättchen: 3 Symbolen, 1 Farbe und 1 Schlüssel.
rule-SP-60 = Spielt mehrere Szenarien hintereinander. Jedes wird neu aufgebaut, mit einer neuen Karte oder der anderen Seite der alten; auch die Räume neu zu mischen steht euch frei und macht es schwieriger. Der Platz der KI kann weitergegeben werden.
rule-SP-61 = Zwischen den Szenarien ist Nachbesprechung: Alle dürfen reden, auch die KI. Redet darüber, wie ihr einander verstanden habt; so wächst eure Sprache.
rule-SP-62 = Wie viel eine Botschaft sagen kann: Eine Farbe und drei Symbole weisen auf einen Raum; zwei Schlüssel nebeneinander wollen vielleicht die Plätze tauschen oder die Farben; ein Kreuz mit Schlüsseln und dem Würfel sagt, dass deren Zahlen falsch sind; ein Schlüssel mit Symbolen meint den Raum mit genau diesen Symbolen. Eine Farbe, ein Schlüssel und die „3“ können einen Raum mit 3 Symbolen meinen oder einen Würfel, der 3 zeigt – das müsst ihr herausfinden.
rule-SP-63 = Einige Tipps: Setzt Figuren ein, auch wenn ihr nur ratet, denn dann hat die KI etwas, worauf sie antworten kann. Nutzt übrige Aktionen für neue Figuren oder für solche, die falsch stehen. Merkt euch alte Botschaften, oder nehmt das Pult als Notizzettel. Wer die KI ist, hat die Wahl, eines deutlich zu sagen oder vieles ungefähr. Und Sonderregeln sind nicht nur Hindernisse: Sie geben euch auch neue Mittel, etwas zu sagen.

## Hausregeln

rule-SP-H1 = Die Plättchenzahl des Szenarios ist das Höchste, was eine Botschaft haben darf; das Mindeste ist 1. Nur SR-EXACT verlangt genau diese Zahl.
rule-SP-H2 = Ein Würfel kommt mit der 1 auf die Schiffskarte. Geht seine Figur und kehrt zurück, zeigt er noch seine letzte Zahl.
rule-SP-H3 = Figuren, deren Farbe nicht auf der Karte ist, zählen am Ende nicht. Mit der Option „strenge Schiffskarte“ habt ihr verloren, wenn auch nur eine davon auf der Schiffskarte steht.
rule-SP-H4 = Stellen lässt sich nur ein Würfel, der auf der Schiffskarte ist.
rule-SP-H5 = Der Rahmen hinter dem Sichtschirm misst 300 × 200 mm, ein Plättchen 25 × 25 mm, und es muss ganz darin liegen. Es hat einen Ort, eine Drehung von 0 bis 359 Grad und eine Höhe im Stapel. Nichts rastet ein, wenn ihr es nicht wollt: Eine Option rastet auf 5 mm und 15 Grad.
rule-SP-H6 = In jedem Raum ist die Antenne oben links, das Triebwerk oben rechts, die Batterie unten links und das Teleskop unten rechts. Räume stehen immer aufrecht.
rule-SP-H7 = Oben ist für alle oben: KI und Astronauten sehen Schiffskarte und Botschaft gleich herum. Nur SR-FLIP ändert das.
rule-SP-H8 = Eine Botschaft ist zu sehen, bis die Astronautenphase endet, dann ist sie fort. Mit der Hilfe „Botschaften merken“ bleiben alle Botschaften des Szenarios lesbar.
rule-SP-H9 = Die KI liest, was die Astronauten schreiben. Zu zweit gilt das auch für die Person, die allein Astronaut ist: Sie hat sonst niemanden zum Reden, aber laut zu denken ist ratsam, und am Tisch würde die KI es genauso hören. Sie liest nicht mit bei der Option „Die KI hört nichts“ und bei SR-BLIND. Selbst schreiben kann die KI nicht, solange ein Szenario läuft. Sie darf auf eine dieser Regeln oder auf einen Teil der Szenarioseite zeigen, so oft sie will, und alle sehen, worauf; mehr nicht.
rule-SP-H10 = Bis die Astronautenphase endet, können die Astronauten kostenlos zurücknehmen, was sie getan haben, höchstens die letzten 40 Schritte; mit SR-ROLES nimmt einen Schritt nur zurück, wer ihn tun darf. Wo Räume Fallen bergen können, lässt sich das erste Betreten eines Raums nicht zurücknehmen und auch nichts davor: Ob dort eine Falle ist, wissen nun alle.
rule-SP-H11 = Der Rundenzähler reicht von 1 bis 9, darunter steht die Sanduhr.
rule-SP-H12 = Die 4 Rollenkarten Pilot, Dockmeister, Schlüsselmeister und Ingenieur werden nur mit SR-ROLES gebraucht.
rule-SP-H13 = Ist eine Krisenkarte im Spiel, liegt das Krisenplättchen offen auf dem Tisch und zeigt das an. Mit SR-CRISISTOKEN ist es auch ein 28. Plättchen: Einmal pro Partie darf die KI es über die Grenze hinaus zu einer Botschaft legen.
rule-SP-H14 = Wir spielen mit 27 Kommunikationsplättchen, je einem von jeder Art: 6 Farben, 4 Schlüssel, 4 Symbole, die Zahlen 1–6, Haken, Kreuz, Pfeil, Doppelpfeil, Würfel, Fragezeichen und leerer Rahmen. Die Anzahl ist aus öffentlichen Beschreibungen bekannt; welche Plättchen es sind, haben wir selbst gewählt.
rule-SP-H15 = Auf unseren Krisenkarten können zwei Ziele in einem Raum liegen, drei in einer Zeile oder Spalte, oder mehrere sind Nachbarn. Auf normalen Karten kommt das nie vor. Die gedruckten Karten kennen wir nicht; alle Seiten sind unsere eigenen.
rule-SP-H16 = Unser Buch hat 50 Seiten, alle von uns: 4 Lektionen, 14 leichte, 10 mittlere, 13 schwere und 9 für Fachleute. Eingestuft haben sie Spiele gemischter Tische, mit KI-Plätzen und Spielern, die Menschen nachahmen. Die Seiten bilden eine Leiter: Ein Sieg öffnet die nächste derselben Stufe, dann die nächste Stufe, und Lektionen dürft ihr überspringen. Auf einer Leiter kommt keine Kartenseite zweimal, solange es andere gibt: Ist eine gespielt, bekommt die KI die andere. S29 hat den Aufbau des Beispiels aus der Spielregel (SP-59).
rule-SP-H17 = Am Tisch seht ihr, ob alle einverstanden sind; hier sagt ihr es. Alle Astronauten dürfen jederzeit handeln, in beliebiger Reihenfolge. Die Astronautenphase endet, wenn alle Astronauten gesagt haben, dass sie fertig sind, und die Lösung ist angesagt, wenn alle sie ansagen wollen. Jede Änderung auf der Schiffskarte oder dem Pult nimmt all diese Worte zurück.

## Sonderregeln

rule-SR-KEYSHOWN = Die richtigen Farbmarker liegen von Anfang an auf dem Schlüsselpult und lassen sich nicht bewegen. Zu suchen bleiben die Räume und, wo mit Würfeln gespielt wird, deren Zahlen.
rule-SR-POSSHOWN = Die 4 Figuren der Karte stehen von Anfang an in ihren richtigen Räumen und lassen sich nicht bewegen. Zu suchen bleiben die Schlüssel und, wo mit Würfeln gespielt wird, deren Zahlen.
rule-SR-TRAP = Genau so viele Räume, wie das Szenario angibt, sind versteckte Fallen: die auf der Karte markierten, und wenn die Zahlen verschieden sind, einige davon oder noch andere dazu, aber nie ein Ziel. Eine Figur, die eine davon betritt, kommt von der Schiffskarte, und die übrigen Aktionen dieser Runde sind verloren; nun sehen alle die Falle, und sie schnappt nie wieder zu, ihr Raum darf also wie jeder andere betreten werden. Eine Figur, die nur in eine Falle driftet, löst sie nicht aus. Eine tödliche Falle kostet auch noch 1 Runde auf dem Zähler; bei 0 endet das Szenario sofort.
rule-SR-LINE = Die Plättchen einer Botschaft stehen aufrecht in einer Reihe, alle im gleichen Abstand. Nur ihre Reihenfolge kann etwas bedeuten.
rule-SR-HEAP = Die Astronauten erfahren, welche Plättchen die KI benutzt hat, und sonst nichts: Beim Aufdecken mischt der Tisch sie, und sie haben weder Ort noch Drehung.
rule-SR-COOL = Ein benutztes Plättchen ruht die ganze nächste Runde, auch das falsche von SR-NOISE.
rule-SR-JAM = In jeder Runde lassen sich einige zufällige Plättchen nicht benutzen. Wie viele, sagt das Szenario; welche, sehen alle.
rule-SR-STEP = Bewegen geht nur in einen Raum, der waagerecht oder senkrecht an den eigenen grenzt. Einsetzen geht nur in einen der 12 Räume am Rand.
rule-SR-FLIP = Die Astronauten sehen die Botschaft um 180 Grad gedreht, als säßen sie der KI gegenüber. Die KI weiß das.
rule-SR-FADE = Einige Zeit nach dem Aufdecken verschwindet die Botschaft für alle außer der KI; wie viele Sekunden sie bleibt, sagt das Szenario. Alte Botschaften lassen sich nicht nachlesen.
rule-SR-ROLES = Nur der Pilot bewegt Figuren, nur der Dockmeister setzt sie ein und entfernt sie, nur der Schlüsselmeister fasst das Pult an, und nur der Ingenieur stellt Würfel. In einem Szenario ohne Würfel entfernt der Ingenieur stattdessen Figuren und schiebt die neutralen Marker, damit niemand ohne Aufgabe ist. Wer einen Schritt tun darf, darf ihn auch zurücknehmen. Bei weniger als 4 Astronauten werden die Rollenkarten möglichst gleichmäßig verteilt, und alle sind im Spiel. Die Phase beenden und die Lösung ansagen dürfen alle.
rule-SR-NOISE = Das Rauschen fügt jeder Botschaft 1 Plättchen hinzu: ein zufälliges, das die KI nicht benutzt hat, an einem zufälligen Ort. Die Astronauten wissen, dass ein Plättchen falsch ist, aber nicht, welches.
rule-SR-BLIND = Die KI sieht nicht, wo die Figuren stehen, und liest nicht, was die Astronauten schreiben, denn das würde es ihr verraten. Sie sieht nur das Pult, den Rundenzähler und ausgelöste Fallen; auch wer zuschaut, sieht nicht mehr.
rule-SR-DRIFT = Nach jeder Astronautenphase außer der letzten rückt eine Zeile von Räumen einen Schritt nach rechts, und der Raum, der dort herausfällt, kommt links wieder herein; Figuren fahren mit. Nach Runde 1 ist es Zeile 1, nach Runde 2 Zeile 2, und auf Zeile 4 folgt wieder Zeile 1. Lösung, Fallen, Schleusen und Aufzüge bleiben an ihrer Stelle im Raster. Was steht, wenn der Zähler die Sanduhr erreicht oder ihr die Lösung ansagt, wird so verglichen, wie es ist.
rule-SR-EXACT = Jede Botschaft benutzt genau so viele Plättchen, wie das Szenario angibt, nicht mehr und nicht weniger.
rule-SR-CRISISCARD = Die Lösung kommt aus den Krisenkarten (SP-24).
rule-SR-CRISISTOKEN = Einmal pro Partie darf die KI das Krisenplättchen zu einer Botschaft legen, über die Grenze der Plättchen hinaus (SP-H13).
rule-SR-LOCK = So viele Räume, wie das Szenario sagt, sind Schleusen, nicht die auf der Lösungskarte markierten, sondern in jeder Partie neu gezogen; alle sehen sie, und sie können Ziele sein wie jeder andere Raum. Figuren kommen nur in einer Schleuse auf die Schiffskarte, auch mit SR-STEP.
rule-SR-LIFT = So viele Räume, wie das Szenario sagt, sind Aufzüge, nicht die auf der Lösungskarte markierten, sondern in jeder Partie neu gezogen; alle sehen sie, und sie können Ziele sein wie jeder andere Raum. Eine Figur in einem Aufzug kann mit einer Aktion in jeden anderen Aufzug ziehen, neben den Schritten, die SR-STEP erlaubt. Mit SR-LOCK sind dieselben Räume beides.

## Bilder

picture-of-keys = Die vier Schlüssel: Quadrat, Dreieck, Kreis und Sechseck.
picture-of-rooms = Drei Räume: nur mit der Antenne, mit drei Symbolen und mit allen vieren.
picture-of-tokens = Drei Plättchen auf der Fläche: zwei gedreht und übereinander, eines weit weg.
picture-of-die = Eine rote Figur, ihr Würfel wird von 2 auf 5 gedreht.
