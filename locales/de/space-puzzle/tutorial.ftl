## AI Space Puzzle's tutorial: both roles, one position

sp-lesson-title = AI Space Puzzle lernen
sp-lesson-label = Lektion
sp-lesson-next = Weiter
sp-lesson-leave = Einführung verlassen
sp-lesson-skip = Gleich zur Seite der KI
sp-lesson-swap = Jetzt bist du die KI
sp-lesson-play = Eine Partie spielen
sp-lesson-rules = Regeln lesen
sp-lesson-again = Noch einmal von vorn
sp-lesson-ai = Die KI
sp-lesson-crew = Die Crew
sp-lesson-scenario = Erste Worte

## As an Astronaut

sp-lesson-welcome = Du bist Astronaut
    .text = Vier Figuren gehören in vier Räume, und jede ihrer Farben zu einem Schlüssel. Nur die KI weiß, welche, und sie kann nicht sprechen. Hinter dem Sichtschirm legt sie Plättchen für dich.
sp-lesson-look = Ihre erste Botschaft
    .text = Drei Farben, sonst nichts. Was könnte das heißen? Nimm die Fläche als das Schiff: Ein Plättchen in der linken oberen Ecke meint den Raum in der linken oberen Ecke.
sp-lesson-place = Stell die Figuren dorthin, wo sie hingehören könnten
    .text = Nimm die gelbe, die blaue und die schwarze Figur und schick jede in einen Raum: zieh sie, oder drück erst die Figur und dann den Raum. Raten ist erlaubt; die KI sieht es und kann antworten.
sp-lesson-end = Lass die KI antworten
    .text = Du musst nicht alle Aktionen nutzen. Beende die Runde.
sp-lesson-corrected = Schwarz steht falsch
    .text = Der Haken berührt Gelb und Blau: Die stimmen. Schwarz liegt abseits. Sein Plättchen lag näher bei Gelb, als sein Raum es tut; Abstände liest man leicht falsch. Jetzt liegen zwei Symbole dabei, so wie sie in einem Raum stehen.
sp-lesson-lucky = Drei von drei
    .text = Der Haken berührt Gelb und Blau: Die stimmen. Schwarz liegt abseits, mit zwei Symbolen wie in einem Raum, und dein Raum hat genau diese. Gut geraten: Der Abstand war leicht falsch zu lesen.
sp-lesson-icons = Welcher Raum ist es?
    .text = Antenne oben links, Teleskop unten rechts, sonst nichts. Zieh die schwarze Figur in den Raum mit genau diesen zwei Symbolen.
sp-lesson-corner = Und eine vierte Farbe
    .text = Rot liegt allein in einer Ecke. Solche Botschaften kennst du schon: Schick die rote Figur dorthin.
sp-lesson-key = Eine Farbe auf einem Schlüssel
    .text = Schwarz liegt auf dem Sechseck, also gehört Schwarz zu diesem Schlüssel. Leg den schwarzen Marker in den Abschnitt des Sechsecks. Das kostet keine Aktion.
sp-lesson-sure = Zeig, dass du sicher bist
    .text = Jeder Abschnitt hat ein Zeichen für seinen Raum. Drück das Fragezeichen beim Sechseck: Nun sieht die KI, dass sie Schwarz nicht wiederholen muss.
sp-lesson-go-on = Nächste Runde
    .text = Die Räume stimmen, drei Schlüssel fehlen. Beende die Runde.
sp-lesson-keys = Drei Paare
    .text = Jede Farbe liegt auf ihrem Schlüssel. Leg den gelben, den blauen und den roten Marker in ihre Abschnitte.
sp-lesson-declare = Alles beisammen
    .text = Jede Figur steht in einem Raum, in jedem Abschnitt liegt eine Farbe. Sag die Lösung an. Das geht nur einmal je Partie.
sp-lesson-solved = In drei Runden gelöst
    .text = Das ist schon das ganze Spiel. Jetzt setz dich selbst hinter den Schirm.

sp-lesson-later = Das kommt später. Tu, was die Lektion sagt.
sp-lesson-no-corner = Schau noch einmal: Dieses Plättchen liegt in einer Ecke der Fläche.
sp-lesson-no-middle = Schau noch einmal hin: Schwarz liegt nahe der Mitte der Fläche.
sp-lesson-no-icons = Schau noch einmal: Der Raum hat genau diese zwei Symbole und keine anderen.
sp-lesson-no-key = Schau noch einmal: Welcher Schlüssel liegt unter dieser Farbe?

## As the AI

sp-lesson-card = Dein Geheimnis
    .text = Die Karte sagt, welche Farbe in welchen Raum und zu welchem Schlüssel gehört. Dreh sie, wie du magst, denn niemand sonst sieht sie. Die Schiffskarte zeigt, was sie bedeuten würde.
sp-lesson-lay = Leg die vier Farben
    .text = Zieh die Farben der Karte dorthin, wo ihre Räume sind, als wäre die Fläche das Schiff. Mit der Tastatur: Enter legt ein Plättchen, Pfeile schieben es, R und Umschalt+R drehen es.
sp-lesson-show = Heb den Schirm
    .text = Alle vier liegen da. Schieb sie zurecht, dann deck die Botschaft auf. Danach lässt sich nichts mehr ändern.
sp-lesson-watch = Sie lesen
    .text = Du siehst, was sie tun, und hörst, was sie sagen. Antworten kannst du nicht.
sp-lesson-mirrored = Sie haben links und rechts vertauscht
    .text = Das passiert allen, und niemand ist schuld. Schau, wohin sie die Figuren gestellt haben: Jetzt weißt du, wie sie dich lesen, und sie zweifeln schon selbst.
sp-lesson-repair = Sag es anders
    .text = Leg die Farben noch einmal, oder leg um eine Farbe die Symbole ihres Raums, jedes an seinen Platz. Plättchen dürfen sich berühren und überdecken.
sp-lesson-rooms-right = Alle Figuren stehen richtig
    .text = Sie haben verstanden. Nun die Schlüssel.
sp-lesson-stack = Leg jede Farbe auf ihren Schlüssel
    .text = Zieh einen Schlüssel auf die Fläche und eine Farbe darauf, sodass sie sich überdecken. Bild auf und Bild ab ändern, was oben liegt. Vier Paare sind acht Plättchen: genau so viele, wie du darfst.
sp-lesson-done = Jetzt sprecht ihr dieselbe Sprache
    .text = Eure eigene, in ein paar Runden gewachsen. Mit Menschen wächst sie jedes Mal anders.
sp-lesson-comment = Hm. Ist das unser Links oder ihres? Vielleicht haben wir es falsch herum.
