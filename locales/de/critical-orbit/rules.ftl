## Mission Control: Critical Orbit: das Regelverzeichnis

rules-critical-orbit-title = Mission Control: Critical Orbit: die Regeln
    .text = Alles, wonach wir spielen, Regel für Regel. Die Nummern sind in jeder Sprache gleich, also lässt sich jede Frage am Tisch mit einer Nummer klären.

## Abschnitte

mc-section-basics = Grundlagen
    .text = Worum es geht, wer was tut und wie ihr gewinnt. Für 1–4 Personen; eine Mission dauert 20 bis 30 Minuten.
mc-section-setup = Aufbau
    .text = Was bereitliegt, bevor die Uhr läuft.
mc-section-turn = Der Zug
    .text = Vom Wurf bis zur Meldung der letzten Station.
mc-section-stars = Sterne
    .text = Kleine Hilfen, die sich die Rollen gegenseitig schicken.
mc-section-mercury = Mercury III
    .text = Leitungen, Behälter und Ventile: So kommt der Sauerstoff in Gang.
mc-section-houston = Houston
    .text = Aus Formen gleicher Zahlen werden Leitungsplättchen.
mc-section-bengaluru = Bengaluru
    .text = Aus Linien ohne doppelte Zahl werden Halbventile.
mc-section-cologne = Cologne
    .text = Genau gefüllte Spalten entriegeln Behälter.
mc-section-deck = Das KI-Deck
    .text = Wie Karten die Stationen spielen, an denen niemand sitzt.
mc-section-house = Hausregeln
    .text = Wo die Spielregel eine Frage offen lässt oder wir die Schachtel nicht kennen, steht hier unsere Antwort.

## Grundlagen

rule-MC-1 = Ihr seid alle auf derselben Seite und spielt gegen die Uhr: insgesamt 20 Minuten, wenn ihr nichts anderes ausmacht (MC-H14). Es gibt vier Rollen, jede mit eigener Aufgabe: Mercury III mit dem Kommando an Bord und die Mission-Control-Stationen Houston, Bengaluru und Cologne.
rule-MC-2 = In der Schachtel: ein Beutel; 3 schwarze und 3 weiße Ablassventile; 4 schwarze, 4 weiße und 2 rote Halbventile; das Mercury-III-Tableau mit Sichtschirm; 3 Stationstableaus und 3 Spielhilfen; 8 Entriegelungskarten; 35 KI-Karten; 2 blaue, 2 grüne und 2 gelbe Behälter; 3 Würfel; 30 Leitungsplättchen; 2 Bauplanplättchen; 3 Stifte. Ein Timer liegt nicht bei; hier misst der Server die Zeit.
rule-MC-3 = Ihr gewinnt, wenn die gültigen Verbindungen auf dem Mercury-III-Tableau das Ziel an Sauerstoffeinheiten erreichen, bevor die Zeit um ist. Das Ziel ist 6 bei einfach, 8 bei normal und 10 bei schwer.
rule-MC-4 = Ist die Zeit vorher um, verliert ihr alle. Sonst führt nichts zur Niederlage.
rule-MC-5 = Seid ihr weniger als vier, spielt das KI-Deck die fehlenden Stationen, oder jemand übernimmt mehrere Rollen. Das Deck fliegt nie Mercury III: Das tut ein Mensch oder ein KI-Platz.
rule-MC-6 = Jede Station liefert Mercury III eines: Houston Leitungsplättchen, Bengaluru Halbventile, Cologne Entriegelungskarten.

## Aufbau

rule-MC-7 = Wählt einen Startaufbau, würfelt einen aus oder erfindet einen eigenen. Er sagt, an welchen Randplätzen die 6 Behälter stehen, alle verriegelt. Wir haben 12 eigene: Ein Würfel wählt aus 1–6, und bei 7–12 stehen die Behälter weiter auseinander, für Profis. Im eigenen Aufbau stehen sie, wo ihr wollt, an jedem Platz höchstens einer; hier werdet ihr gewarnt, wenn die Leitungen nicht genug Sauerstoff führen könnten.
rule-MC-8 = Auf der Ventilwiederherstellungsleiste für 1–3 beginnt ein weißes Ablassventil, auf der für 4–6 ein schwarzes.
rule-MC-9 = Die Leitungsplättchen werden nach Form sortiert, L, J, S, Z und T: 5 gemischte, verdeckte Stapel.
rule-MC-10 = Alle 10 Halbventile kommen in den Beutel. Die übrigen 2 weißen und 2 schwarzen Ablassventile liegen neben dem Tableau.
rule-MC-11 = Die 8 Entriegelungskarten liegen gemischt und verdeckt bereit. Mercury III hat die 3 Würfel und sitzt hinter einem Sichtschirm: Die anderen Rollen sehen weder Mercurys Tableau noch das, was daneben liegt.
rule-MC-12 = Einigt euch, wie schwer es werden soll. Jede Station nimmt ihr Tableau und ihre Spielhilfe.

## Der Zug

rule-MC-13 = Die Uhr startet, sobald sich alle bereit gemeldet haben. Mercury III bestimmt das Tempo, wirft in jedem Zug die 3 Würfel und sagt sie an.
rule-MC-14 = Mission Control bespricht, welche 2 der Werte sie will. Mercury III bestätigt sie und hat das letzte Wort; danach ist nichts mehr zu ändern.
rule-MC-15 = Alle Stationen bekommen dieselben zwei Werte, und jede muss beide eintragen.
rule-MC-16 = Der dritte Wert ist für Mercury III: Bei 1–3 rückt das weiße Ventil auf seiner Ventilwiederherstellungsleiste ein Feld vor, bei 4–6 das schwarze.
rule-MC-17 = Erreicht das Ventil ein Feld mit Stern, bekommt Mercury III einen Stern. Erreicht es das Ende der Leiste, behält Mercury III es als gewöhnliches Ablassventil.
rule-MC-18 = Eine Leiste wird nicht nachgefüllt. Von den 3 Ventilen einer Farbe kommt eines von der Leiste und zwei aus Halbventilen: 4 Hälften ergeben 2.
rule-MC-19 = Wer fertig ist, ruft den Namen der Station und „locked“. „Mission Control is locked“ folgt, wenn sich jede Station gemeldet und ihre Sterne eingesetzt hat: nach der letzten Meldung oder nach dem letzten Stern. Erst dann würfelt Mercury III wieder, und erst, wenn auch die eigenen Sterne erledigt sind; eine Lieferung darf warten. Hier kann eine Station bis zu ihrer Meldung ihre letzten Einträge dieses Zuges zurücknehmen, soweit nichts aus ihnen gefolgt ist.
rule-MC-20 = Mercury III baut, wann immer es passt, während die anderen schreiben. Das kostet keinen Zug.

## Sterne

rule-MC-21 = Jedes Sternsymbol gehört zu einer der vier Rollen. Wer auf einem Sternfeld eine Zahl einträgt, gibt dieser Rolle sofort einen Stern.
rule-MC-22 = Eine Station mit Stern darf sofort eine zusätzliche Zahl ihrer Wahl von 1 bis 6 eintragen, nach ihren eigenen Regeln. Diese Zahl kann einen weiteren Stern bringen.
rule-MC-23 = Für einen Stern tut Mercury III eines von dreien: blind ein Halbventil ziehen und es aus dem Spiel nehmen oder zurücklegen; die obersten 2 Entriegelungskarten ansehen, eine wieder obenauf und die andere zuunterst legen; oder das oberste Leitungsplättchen eines Stapels aufdecken, einen Stern darauf ansagen und es liegen lassen, neben denen, die schon offen sind.
rule-MC-24 = Wird eine Form geliefert, von der Plättchen offen liegen, wählt Mercury III: eines davon oder das nächste verdeckte. Zwei Sterne auf demselben Stapel legen zwei Plättchen offen.
rule-MC-25 = Ein Leitungsplättchen mit Stern gibt ihn Mercury III, sobald es aufgedeckt wird, durch eine Lieferung oder durch einen Stern.

## Mercury III

rule-MC-26 = Vollendet Houston eine Form, nimmt Mercury III ein Leitungsplättchen dieser Form. Es darf beliebig gedreht liegen.
rule-MC-27 = Ein Plättchen liegt ganz im Raster, an dessen Linien und auf keinem anderen.
rule-MC-28 = Kein Plättchen muss gelegt werden. Was im Raster liegt, darf jederzeit verschoben, gedreht oder weggenommen werden.
rule-MC-29 = Randplätze heißen nach ihrer Seite und einer Nummer: T ist oben, R rechts, L links und B unten. L2 ist also der zweite Platz links.
rule-MC-30 = Erreicht Cologne ein Schloss, deckt Mercury III die nächste Entriegelungskarte auf. Der gezeigte Behälter ist nun entriegelt. Ein rotes X bewirkt nichts.
rule-MC-31 = Behälter unterscheiden sich durch Farbe und Symbol, Kreis oder Quadrat. Es gibt je eine Entriegelungskarte für die 6 Behälter und 2 Karten mit rotem X.
rule-MC-32 = Ein entriegelter Behälter darf bis zum Ende jederzeit bewegt werden, aber nur entlang seiner Seite und nie auf einen besetzten Platz. Verriegelte Behälter bewegen sich nicht.
rule-MC-33 = Halbventile kommen auf Bengalurus Wort: entweder blind gezogen oder mit Blick in den Beutel ausgesucht.
rule-MC-34 = Zwei Halbventile einer Farbe werden gegen ein Ablassventil dieser Farbe getauscht; hier geschieht das von selbst. Rote Halbventile sind unbrauchbar.
rule-MC-35 = Ablassventile müssen nicht sofort eingesetzt werden und dürfen jederzeit umziehen.
rule-MC-36 = Hat ein Leitungsplättchen einen Ventilschaft, muss ein Ablassventil derselben Farbe darauf sitzen; sonst funktioniert die Verbindung nicht.
rule-MC-37 = Eine gültige Verbindung führt als lückenlose Leitung von einem Behälter zum anderen derselben Farbe, und auf jedem Ventilschaft unterwegs sitzt ein passendes Ventil.
rule-MC-38 = Ungültig ist eine Verbindung, wenn ein Ventilschaft frei ist, wenn sie keinen Behälter berührt oder nur einen.
rule-MC-39 = Es darf mehrere Verbindungen geben. Mercury III darf jederzeit den Sauerstoff auf den vollständigen zählen; ist das Ziel erreicht, habt ihr sofort gewonnen. Hier zählt der Server nach jedem Schritt.

## Houston

rule-MC-40 = Trage in jedem Zug beide Werte ein, jeden auf einem freien Feld direkt über, unter, links oder rechts von einer Zahl, gleich welcher. Dunkle Felder bleiben leer.
rule-MC-41 = Vier zusammenhängende gleiche Zahlen in Form eines L, J, S, Z oder T vollenden eine Form. Formen dürfen gedreht, aber nicht gespiegelt sein. Eine gerade Linie und ein Viererblock zählen nicht.
rule-MC-42 = Sofort erfährt Mercury III die Form, ihre 4 Zahlen werden durchgestrichen, und ein Kreis neben der Form wird angekreuzt. Hier geschieht das alles von selbst.
rule-MC-43 = Durchgestrichene Zahlen bilden keine Form mehr, aber neben ihnen darf weiter geschrieben werden.
rule-MC-44 = Es gibt 30 Plättchen in 5 Formen, also hat jede Form 6 Kreise.
rule-MC-45 = Mit einem Stern trägst du eine beliebige Zahl auf einem beliebigen freien Feld ein, das die Nachbarschaftsregel erlaubt.
rule-MC-46 = Die zwei Bauplanplättchen helfen nur, Formen zu erkennen; sonst bewirken sie nichts.

## Bengaluru

rule-MC-47 = Es gibt vier Raster: oben A und B, unten X und Y. Trage in jedem Zug beide Werte ein, in einem Raster oder in zweien, jeden direkt über, unter, links oder rechts von einer Zahl.
rule-MC-48 = Eine Reihe oder Spalte zählt, wenn sie voll ist und keinen Wert doppelt enthält; dann wird ihr Kreis angekreuzt. Doppelte Werte sind erlaubt: Sie verderben diese Linie, die kreuzende kann trotzdem zählen.
rule-MC-49 = A und B sind 4 × 4 groß, mit je 8 Linien und 8 Kreisen; X und Y sind 5 × 5 groß, mit je 10 Linien und 10 Kreisen.
rule-MC-50 = Beim 4. und 8. Kreis von A oder B zieht Mercury III blind ein Halbventil. Beim 5. und 10. Kreis von X oder Y schaut Mercury III in den Beutel und sucht sich eines aus.
rule-MC-51 = Ein Raster bringt höchstens 2 Halbventile, alle vier zusammen also 8.
rule-MC-52 = Mit einem Stern trägst du eine beliebige Zahl in einem beliebigen Raster ein, nach derselben Nachbarschaftsregel.

## Cologne

rule-MC-53 = Trage die zwei Werte nacheinander ein, jeden in ein leeres farbiges Kästchen direkt über, unter, links oder rechts von einer Zahl. Der zweite darf also neben dem ersten stehen.
rule-MC-54 = Mit jedem Eintrag werden so viele Zellen in der Spalte über dem Kästchen gefüllt.
rule-MC-55 = Eine Spalte ist vollständig, wenn alle Kästchen benutzt und die Zellen genau gefüllt sind. Dann wird der leere Kreis ganz links angekreuzt, streng von links nach rechts.
rule-MC-56 = Du darfst eine Spalte überfüllen, aber dann zählt sie nie. Sie zählt auch nicht, wenn alle Kästchen benutzt sind und Zellen leer bleiben.
rule-MC-57 = Hat der angekreuzte Kreis ein Schloss, deckt Mercury III sofort eine Entriegelungskarte auf. Nicht jeder Kreis hat eines: Auf unserem Tableau sind es 1, 3, 5, 7, 9, 11, 13 und 15 von 16.
rule-MC-58 = Spalten haben 2 bis 5 Kästchen. Unser Tableau hat 16 Spalten mit insgesamt 58 Kästchen und 203 Zellen.
rule-MC-59 = Mit einem Stern trägst du eine beliebige Zahl in ein beliebiges farbiges Kästchen ein, nach derselben Nachbarschaftsregel.
rule-MC-60 = Auf jedem Stationstableau sind Zahlen vorgedruckt, von denen aus es losgeht. Unsere sind Hauswerte: 6 in Houston, 5 in Bengalurus Rastern und 3 in Cologne, deren Zellen schon gefüllt sind. Auch die Plätze der Sterne sind unsere.

## Das KI-Deck

rule-MC-61 = Ihr wählt, welche Stationen das KI-Deck spielt. Ein Mensch an einer anderen Station führt aus, was die Karten verlangen, vergibt die Sterne und nutzt sie; gibt es keinen, tut es Mercury III.
rule-MC-62 = In jedem Zug wird nach dem Wurf die nächste KI-Karte aufgedeckt. Was dort für Stationen steht, die Menschen spielen, gilt nicht.
rule-MC-63 = Ist ein gewürfelter Wert gleich der Zahl neben einer Station des Decks, muss er unter den beiden behaltenen sein. So können auch beide feststehen.
rule-MC-64 = Beide Aktionen jeder Station des Decks geschehen immer, ob ihre Zahl gewürfelt wurde oder nicht.
rule-MC-65 = Houston hat dann kein Raster. Jede der 5 Formen hat 4 Quadrate, von denen 1 vor dem Start angekreuzt wird. Eine Karte zeigt 2 Formen, und von jeder wird ein Quadrat angekreuzt. Eine volle Form bringt ein Leitungsplättchen und einen Kreis, und ihre Quadrate werden geleert. Manche Karten geben auch einer anderen Rolle einen Stern: Unsere 35 geben 2 an Bengaluru, 2 an Cologne und 2 an Mercury III.
rule-MC-66 = Für Bengaluru hat eine Karte 2 Quadrate, in denen je ein Raster oder mehrere leuchten. Kreuze jeweils ein beliebiges Feld in einem leuchtenden Raster an, ohne Zahl, nach der Nachbarschaftsregel; leuchten mehrere, wählt ihr. Von unseren 70 Quadraten lassen 12 diese Wahl. Volle Reihen und Spalten zählen immer; sie bringen Halbventile wie in MC-50.
rule-MC-67 = Für Cologne zeigt eine Karte 2 Größen von 2 bis 5. Kreuze jeweils ein Kästchen in einer Spalte mit so vielen Kästchen an, nach der Nachbarschaftsregel; Zellen spielen keine Rolle. Eine Spalte, in der alle Kästchen angekreuzt sind, bringt den nächsten Kreis, und ein Schloss wirkt wie sonst.

## Hausregeln

rule-MC-H1 = Das Raster von Mercury III ist 8 × 8 groß. Die Randplätze heißen T1–T8 und B1–B8 von links nach rechts, L1–L8 und R1–R8 von oben nach unten.
rule-MC-H2 = Eine Ventilwiederherstellungsleiste hat nach dem Start 8 Schritte. Auf 3 und 6 sind Sterne, 8 ist das Ende.
rule-MC-H3 = Die zweite der beiden Entriegelungskarten, die Mercury III durch einen Stern ansieht, kommt unter den Stapel. Liegen dort weniger als zwei, kann ein Stern keine ansehen.
rule-MC-H4 = Sterne auf unseren Leitungsplättchen sind für Mercury III; auf eigenen dürfen sie für jede Rolle sein. Ein Plättchen gibt seinen Stern nur einmal.
rule-MC-H5 = Getauschte und entfernte Halbventile sind aus dem Spiel.
rule-MC-H6 = Hat eine Station kein Feld mehr, auf das sie schreiben darf, entfällt dieser Eintrag, und der Tisch erfährt es.
rule-MC-H7 = Vollendet eine Zahl mehrere Formen, sucht sich Houston sofort eine davon aus; die nicht benutzten Zahlen bleiben im Spiel. Eine Form, deren 6 Kreise angekreuzt oder deren Plättchen verbraucht sind, kann nicht genommen werden.
rule-MC-H8 = Offene Leitungsenden schaden nicht: Es läuft nichts aus.
rule-MC-H9 = Zwei Behälter einer Farbe sind verbunden, wenn zwischen ihnen ein Weg aus Plättchen liegt, auf dem bei jedem Plättchen alle Ventilschäfte bedeckt sind. Jedes Plättchen auf so einem Weg gibt seinen ganzen Sauerstoff, und nur einmal. Verschiedene Farben dürfen sich Plättchen teilen. Unsere 30 Plättchen tragen 36 Sauerstoffeinheiten, 8 weiße und 8 schwarze Ventilschäfte und 5 Sterne.
rule-MC-H10 = Sind die Entriegelungskarten verbraucht, bewirkt ein Schloss nichts.
rule-MC-H11 = Ein Stern für eine Station des KI-Decks: Houston kreuzt 1 Quadrat einer beliebigen Form an, Bengaluru 1 Feld in einem beliebigen Raster, Cologne 1 Kästchen in einer beliebigen Spalte. So angekreuzte Sternfelder geben ihren Stern.
rule-MC-H12 = Die zwei Aktionen einer Station des KI-Decks geschehen in der Reihenfolge der Karte; eine, die noch nicht geht, wartet auf die andere, und geht sie auch dann nicht, entfällt sie. Sind seine Karten verbraucht, werden sie neu gemischt.
rule-MC-H13 = Ein doppelt gewürfelter Wert steht nur einmal fest, und nie stehen mehr als 2 Würfel fest: Zuerst gilt Houstons Zahl, dann Bengalurus. Auf unseren Karten kommt keine Zahl zweimal vor.
rule-MC-H14 = Ein Mensch darf alle Rollen spielen. Die Uhr lässt sich auf 20, 25 oder 30 Minuten stellen (für die erste Mission ist „einfach“ mit 30 vorgeschlagen) oder weglassen: Dann hat die Mission 30 Züge, oder so viele von 1 bis 99, wie ihr ausmacht.
rule-MC-H15 = Ist die Zeit um, wird der Sauerstoff noch einmal gezählt, so wie das Tableau dann liegt. Die Uhr steht, sobald alle am Tisch das wollen, und läuft ebenso weiter; unterdessen sieht niemand die Tableaus.

## Bilder

picture-of-dice = Drei Würfel: 3 und 5 sind unterstrichen, die 2 bleibt übrig.
picture-of-halves = Zwei weiße Halbventile ergeben ein weißes Ablassventil.
picture-of-stems = Ein freier Ventilschaft und derselbe mit einem schwarzen Ventil.
picture-of-canisters = Vier Behälter: gelb und blau, je mit Kreis und mit Quadrat.
