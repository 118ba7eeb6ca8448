## Mission Control: Critical Orbit: eine Aufgabe in wenigen Lektionen

mc-lesson-title = Eine Aufgabe lernen
mc-lesson-lead = Jede Aufgabe hat ihr eigenes Tableau und nur wenige Regeln. Such dir eine aus: Es dauert zwei, drei Minuten.
mc-lesson-learned = gelernt
mc-lesson-label = Lektion: { $job }
mc-lesson-do = Tu, was die Lektion sagt.
mc-lesson-done = Genau so!
mc-lesson-next = Weiter
mc-lesson-jobs = Aufgabe wählen
mc-lesson-practise = Jetzt mit einem KI-Team üben
mc-lesson-rules = Regeln lesen
mc-lesson-leave = Lektion verlassen

## Wenn etwas anderes besser wäre

mc-lesson-no-value = Drei Vieren warten auf die vierte: Nutze deinen Stern für eine 4.
mc-lesson-no-square = Das ergäbe ein Quadrat, und Quadrate zählen nicht. Schreib sie dorthin, wo die Hinweise sind.
mc-lesson-no-repeat = Diese Zahl steht schon in der Reihe und würde sie verderben. Nimm die andere.
mc-lesson-no-star = Das ist erlaubt, bringt aber nichts. Nimm das Feld mit dem Stern.
mc-lesson-no-short = Es blieben Zellen leer, und das ist das letzte Kästchen: Die Spalte würde nie zählen. Nimm eine größere Zahl.
mc-lesson-no-over = Die Spalte würde überlaufen und nie zählen. Nimm eine kleinere Zahl.
mc-lesson-no-join = Dort verbindet es nichts. Leg es so, dass seine beiden Enden auf Behälter derselben Farbe treffen.
mc-lesson-no-drop = So verfällt der Stern. Nutze ihn lieber für eine seiner drei Aktionen.

## Houston

mc-lesson-houston-neighbours = Zwei Zahlen in jedem Zug
    .text = Trage die 1 und die 4 ein, jede in ein freies Feld direkt neben, über oder unter einer Zahl.
    .why = Welche Zahl daneben steht, ist gleich. Alle drei Stationen tragen dieselben zwei Werte ein, und jede muss beide eintragen.
mc-lesson-houston-shape = Vier gleiche Zahlen
    .text = Drei Einsen stehen in einer Reihe. Trage die vierte unter einer von ihnen ein.
    .why = Vier gleiche Zahlen in der Form L, J, S, Z oder T: Mercury III bekommt ein Leitungsplättchen genau dieser Form. Die Zahlen werden durchgestrichen, zählen aber weiter als Nachbarn.
mc-lesson-houston-star = Ein Stern ist eine Zahl extra
    .text = Du hast einen Stern: Wähle eine beliebige Zahl und vollende die Form aus Vieren.
    .why = Eine Zahl auf einem Sternfeld gibt der Aufgabe einen Stern, deren Buchstabe darauf steht. Eine mit Stern eingetragene Zahl kann den nächsten bringen.
mc-lesson-houston-lock = Houston locked!
    .text = Beide Werte sind eingetragen. Melde „Locked“.
    .why = Wenn alle drei „Locked“ gemeldet haben, würfelt Mercury III erneut. Bis dahin kannst du eine Zahl zurücknehmen, solange nichts aus ihr gefolgt ist.

## Bengaluru

mc-lesson-bengaluru-line = Eine Linie ohne Wiederholung
    .text = Die zweite Reihe von Raster A hat ein freies Feld. Trage die Zahl ein, die noch nicht darin steht.
    .why = Für eine volle Reihe oder Spalte ohne Wiederholung wird ein Kreis angekreuzt. Eine doppelte Zahl verdirbt ihre Linie; die Linie quer dazu kann noch zählen.
mc-lesson-bengaluru-pay = Linien bringen Halbventile
    .text = Drei Kreise von Raster A sind angekreuzt. Trage die 5 in die letzte Reihe ein und vollende eine Spalte.
    .why = Der 4. und der 8. Kreis von A und B bringen je ein blind gezogenes Halbventil; beim 5. und 10. von X und Y darf Mercury III wählen. Zwei Hälften einer Farbe werden ein Ventil.
mc-lesson-bengaluru-gift = Ein Stern für jemand anderen
    .text = Der Stern in Raster B gehört Cologne. Trage dort die 2 ein.
    .why = Cologne darf nun sofort eine Zahl extra eintragen. Frag die anderen, wo ihnen ein Stern am meisten hilft.
mc-lesson-bengaluru-lock = Bengaluru locked!
    .text = Beide Werte sind eingetragen. Melde „Locked“.
    .why = Wenn alle drei „Locked“ gemeldet haben, würfelt Mercury III erneut. Bis dahin kannst du eine Zahl zurücknehmen, solange nichts aus ihr gefolgt ist.

## Cologne

mc-lesson-cologne-bar = Zahlen füllen Spalten
    .text = Trage die 4 und die 2 ein, jede in ein freies Kästchen direkt neben, über oder unter einer Zahl.
    .why = Eine Zahl füllt so viele Zellen ihrer Spalte. Die zweite Zahl darf auf der ersten aufbauen.
mc-lesson-cologne-exact = Genau bis zum Rand
    .text = In Spalte 4 ist noch ein Kästchen frei. Trage die Zahl ein, die ihre Zellen genau füllt.
    .why = Alle Kästchen benutzt und jede Zelle voll: Ein Kreis wird angekreuzt, und sein Schloss entriegelt einen Behälter auf Mercurys Tableau. Zu viel oder zu wenig zählt nie.
mc-lesson-cologne-star = Ein Stern ist eine Zahl extra
    .text = Du hast einen Stern: Wähle die Zahl, die Spalte 6 genau füllt.
    .why = Mit einem Stern wählst du jede Zahl von 1 bis 6. Die Sterne in den unteren Kästchen gehen an andere Stationen und an Mercury III.
mc-lesson-cologne-lock = Cologne locked!
    .text = Beide Werte sind eingetragen. Melde „Locked“.
    .why = Wenn alle drei „Locked“ gemeldet haben, würfelt Mercury III erneut. Bis dahin kannst du eine Zahl zurücknehmen, solange nichts aus ihr gefolgt ist.

## Mercury III

mc-lesson-mercury-dice = Das letzte Wort
    .text = Du hast 2, 5 und 6 gewürfelt. Houston würde dir die 2 lassen. Wähle den Wert, der dein Ventil bewegt.
    .why = Die anderen zwei gehen an jede Station. 1, 2 und 3 bewegen das weiße Ventil, 4, 5 und 6 das schwarze; am Ende seiner Leiste gehört das Ventil dir.
mc-lesson-mercury-tile = Zwei Behälter verbinden
    .text = Dreh das Plättchen und leg es so, dass seine Leitung die beiden gelben Behälter verbindet.
    .why = Zwei Behälter einer Farbe, verbunden durch eine lückenlose Leitung: Der Sauerstoff auf ihren Plättchen zählt. Du darfst alles jederzeit wieder umlegen.
mc-lesson-mercury-valve = Kein Schaft bleibt frei
    .text = Dieses Plättchen hat einen weißen Ventilschaft. Setz dein weißes Ventil darauf.
    .why = Ein Schaft ohne Ventil seiner Farbe unterbricht die Verbindung. Dafür halten Plättchen mit Schaft mehr Sauerstoff.
mc-lesson-mercury-canister = Behälter können wandern
    .text = Der gelbe Behälter mit dem Quadrat ist entriegelt. Schieb ihn dorthin, wo die Leitung endet.
    .why = Entriegelungskarten von Cologne befreien Behälter. Sie bewegen sich nur entlang ihrer eigenen Seite.
mc-lesson-mercury-star = Dein Stern
    .text = Du hast einen Stern. Nutze ihn für eine seiner drei Aktionen.
    .why = Nimm ein nutzloses Halbventil aus dem Beutel, leg die bessere Entriegelungskarte nach oben oder deck ein Plättchen auf, um zu wissen, was es wert ist. Dein Tableau sieht niemand, also sag den anderen, was dir fehlt.
