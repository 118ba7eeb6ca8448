## Mission Control: Critical Orbit: alles, was die Regeln während einer Mission sagen

## Namen

mc-job-mercury = Mercury III
mc-job-houston = Houston
mc-job-bengaluru = Bengaluru
mc-job-cologne = Cologne
mc-deck = das KI-Deck
mc-canister-yellow-round = gelber Behälter mit Kreis
mc-canister-yellow-square = gelber Behälter mit Quadrat
mc-canister-blue-round = blauer Behälter mit Kreis
mc-canister-blue-square = blauer Behälter mit Quadrat
mc-canister-green-round = grüner Behälter mit Kreis
mc-canister-green-square = grüner Behälter mit Quadrat
mc-canister-cross = rotes X, das nichts entriegelt
mc-half-white = weißes Halbventil
mc-half-black = schwarzes Halbventil
mc-half-red = rotes Halbventil
mc-tile = Leitungsplättchen { $shape }{ $number }
mc-stem-white = weißer Ventilschaft ({ $tile })
mc-stem-black = schwarzer Ventilschaft ({ $tile })
mc-space = { $space }
mc-space-grid = Raster { $grid }, { $space }
mc-space-column = Spalte { $column }, Kästchen { $row }

## Was jetzt gefragt ist

mc-ask-ready = Bist du bereit? Die Mission beginnt, sobald es alle sind.
mc-ask-paused = Die Uhr steht. Sie läuft weiter, sobald alle das wollen.
mc-ask-pending = Lieferungen oder Sterne warten auf deine Entscheidung.
mc-ask-star = Ein Stern wartet: Nutze ihn oder lass ihn verfallen, dann kannst du würfeln.
mc-ask-roll = Mission Control is locked. Wirf die drei Würfel.
mc-ask-end = Der letzte Zug ist vorbei. Bau, was noch geht: Würfelst du, endet die Mission.
mc-ask-keep = Welcher Wert bewegt dein Ventil? Die beiden anderen gehen an jede Station. Du hast das letzte Wort.
mc-ask-want = Welchen Wert würdest du Mercury III lassen? Deine Station bekommt die beiden anderen.
mc-ask-enter = Trage beide Werte ein, setze deine Sterne ein und melde dann „Locked“.
mc-ask-late-star = Du hast schon „Locked“ gemeldet, doch nun ist ein Stern gekommen: Trage eine Zahl deiner Wahl ein oder lass ihn verfallen.
mc-ask-leftover = Vor dem nächsten Wurf bleibt dir noch etwas zu tun: ein Stern oder ein Kreuz für das KI-Deck.

mc-wait-ready = Die Mission beginnt, sobald alle bereit sind.
mc-wait-roll = Mercury III würfelt gleich.
mc-wait-stars = Jemand hat noch einen Stern einzusetzen. Dann würfelt Mercury III.
mc-wait-choose = Mission Control bespricht die Würfel, und Mercury III bestätigt zwei Werte.
mc-wait-enter = Die Stationen tragen ihre Werte ein und melden „Locked“.
mc-wait-over = Diese Mission ist vorbei.

## Was zweimal gefragt wird

mc-confirm-last = Das war der letzte Zug: Wer jetzt würfelt, beendet die Mission mit dem Sauerstoff, der da ist. Ist alles gebaut?

## Was nicht geht, und warum

mc-refused-over = Diese Mission ist vorbei.
mc-refused-not-at-table = Diesen Platz gibt es an diesem Tisch nicht.
mc-refused-ready = Bereit meldest du dich nur einmal, bevor die Mission beginnt.
mc-refused-not-started = Die Mission hat noch nicht begonnen. Erst müssen sich alle bereit melden.
mc-refused-no-pauses = An diesem Tisch gibt es keine Pausen. Spielt weiter.
mc-refused-no-clock = Es läuft keine Uhr, nehmt euch also alle Zeit.
mc-refused-pause-asked = Das hast du schon verlangt. Warte auf die anderen.
mc-refused-paused = Die Uhr steht. Lasst sie erst weiterlaufen: Alle müssen zustimmen.
mc-refused-only-mercury = Das kann nur Mercury III.
mc-refused-other-job = Das ist Sache der Person, die für { $job } schreibt.
mc-refused-deck = Diese Station spielt das KI-Deck: Kreuze nur an, was seine Karte verlangt.
mc-refused-no-deck = Diese Station spielt ein Mensch: Hier werden Zahlen eingetragen, keine Kreuze.
mc-refused-not-locked = Erst werden zwei Werte bestätigt und alle Stationen melden „Locked“, dann würfelst du wieder.
mc-refused-stars = Erst nutzen alle Stationen ihre Sterne oder lassen sie verfallen, dann würfelst du.
mc-refused-pending = Entscheide erst über den wartenden Stern, dann würfle.
mc-refused-needs = Nenne jedes Fehlende einmal, das Wichtigste zuerst, höchstens drei.
mc-refused-reason = Das ist keiner der festen Gründe. Wähle einen der angebotenen oder keinen.
mc-refused-star-in-use = Ein Stern nach dem anderen: Entscheide erst über das, was der letzte gezeigt hat.
mc-refused-no-dice = Werte werden gleich nach dem Wurf gewählt, und was bestätigt ist, gilt.
mc-refused-forced = Wähle einen gewürfelten Wert, den die KI-Karte nicht festhält.
mc-refused-claim-first = Nimm erst eine der Formen, die deine letzte Zahl gebildet hat.
mc-refused-no-claim = Nimm eine der angebotenen Formen, gezählt ab 0. Gibt es keine, spiel einfach weiter.
mc-refused-no-star = Deine Station hat keinen Stern. Eine Zahl auf einem Feld mit ihrem Stern bringt einen.
mc-refused-value = Trage die beiden bestätigten Werte ein, jeden einmal. Mit einem Stern geht jede Zahl von 1 bis 6.
mc-refused-lock = Eine Station meldet einmal je Zug „Locked“, nachdem Mercury III zwei Werte bestätigt hat.
mc-refused-enter-first = Trage erst beide Werte ein und nutze deine Sterne oder lass sie verfallen, dann melde „Locked“.
mc-refused-take-back = Zurücknehmen kannst du einen Eintrag dieses Zuges, aus dem nichts gefolgt ist, solange du nicht „Locked“ gemeldet hast.
mc-refused-no-task = Das KI-Deck verlangt jetzt kein solches Kreuz. Warte auf seine nächste Karte oder den nächsten Stern.
mc-refused-space = Wähle ein freies Feld direkt über, unter oder neben einem gefüllten; für das KI-Deck eines, das seine Karte erlaubt.
mc-refused-no-tile = Dieses Plättchen hast du nicht. Lege eines, das geliefert wurde.
mc-refused-rotation = Ein Plättchen liegt auf eine von vier Arten: 0 bis 3 Vierteldrehungen im Uhrzeigersinn.
mc-refused-tile-place = Ein Plättchen muss ganz im Raster liegen und auf keinem anderen.
mc-refused-tile-off = Dieses Plättchen liegt nicht im Raster. Wähle eines, das dort liegt.
mc-refused-stem = Wähle einen freien Ventilschaft auf einem deiner Plättchen.
mc-refused-no-valve = Du hast kein freies Ablassventil dieser Farbe. Nimm eines von einem anderen Schaft oder warte auf eine Lieferung.
mc-refused-stem-bare = Auf diesem Ventilschaft sitzt kein Ventil. Wähle einen bedeckten.
mc-refused-canister-locked = Dieser Behälter ist verriegelt. Bewege einen, den eine Entriegelungskarte freigegeben hat.
mc-refused-canister-place = Ein Behälter wandert nur entlang seiner Seite, an einen Platz, an dem kein anderer steht.
mc-refused-nothing-pending = Danach ist gerade nicht gefragt. Entscheide über etwas, das wartet, falls etwas wartet.
mc-refused-no-half = Ein Halbventil dieser Farbe ist nicht im Beutel. Wähle ein anderes.
mc-refused-card = Wähle eine der beiden Karten, die du dir ansiehst.
mc-refused-bag-empty = Der Beutel ist leer. Setze deinen Stern anders ein.
mc-refused-cards-few = Es sind weniger als zwei Entriegelungskarten übrig. Setze deinen Stern anders ein.
mc-refused-stack = Wähle eine Form, deren Stapel noch verdeckte Plättchen hat.
mc-refused-open-tile = Nenne eines der offen liegenden Plättchen oder nimm das nächste vom Stapel.

## Was geschehen ist

mc-event-ready = { $player } ist bereit.
mc-event-started = Die Mission beginnt.
mc-event-pause-asked = { $player } möchte die Uhr anhalten oder weiterlaufen lassen.
mc-event-paused = Die Uhr steht.
mc-event-resumed = Die Uhr läuft weiter.
mc-event-rolled = Zug { $turn }: Mercury III würfelt { $dice }.
mc-event-rolled-card = Zug { $turn }: Mercury III würfelt { $dice }. KI-Karte { $card } wird aufgedeckt.
mc-event-wanted = { $job } würde Mercury III die { $leave } lassen.
mc-event-wanted-firm = { $job } besteht darauf, Mercury III die { $leave } zu lassen.
mc-event-wanted-any = { $job } kann zwei beliebige Werte brauchen.
mc-event-called = Mercury III fehlt: { $needs }.
mc-event-called-nothing = Mercury III fehlt nichts Bestimmtes.
mc-because = { $what } { $why }
mc-why-shape = Die Form { $shape } ist fast fertig.
mc-why-grid = Raster { $grid } kommt einem Halbventil näher.
mc-why-column = Spalte { $column } wird genau voll.
mc-why-star = Ein Stern für { $job } ist zum Greifen nah.
mc-why-track-white = Das weiße Ventil ist fast da.
mc-why-track-black = Das schwarze Ventil ist fast da.
mc-why-room = Die anderen beiden verderben nichts.
mc-need-shape = Plättchen { $shape }
mc-need-white = weiße Ventile
mc-need-black = schwarze Ventile
mc-need-unlock = entriegelte Behälter
mc-event-kept-white = Mission Control, ihr erhaltet { $one } und { $other }. Die { $left } gilt für die Leiste des weißen Ventils.
mc-event-kept-black = Mission Control, ihr erhaltet { $one } und { $other }. Die { $left } gilt für die Leiste des schwarzen Ventils.
mc-event-entered = { $job } trägt { $value } ein: { $space }.
mc-event-entered-star = { $job } nutzt einen Stern und trägt { $value } ein: { $space }.
mc-event-ticked = Für { $job } angekreuzt: { $space }.
mc-event-skipped =
    { $value ->
        [0] { $job }: Es gibt nichts anzukreuzen, also entfällt diese Aktion des KI-Decks.
       *[other] { $job } hat kein Feld mehr, also entfällt die { $value }.
    }
mc-event-taken-back = { $job } nimmt einen Eintrag zurück: { $space }.
mc-event-square = Für Houston wird ein Quadrat der Form { $shape } angekreuzt.
mc-event-shape = Houston vollendet die Form { $shape }: Mercury III nimmt ein Leitungsplättchen.
mc-event-half-random = Raster { $grid } liefert: Mercury III zieht blind ein Halbventil.
mc-event-half-chosen = Raster { $grid } liefert: Mercury III schaut in den Beutel und sucht sich ein Halbventil aus.
mc-event-circle = Cologne kreuzt Kreis { $circles } an.
mc-event-lock = Cologne kreuzt Kreis { $circles } an, und ein Schloss geht auf: Mercury III deckt eine Entriegelungskarte auf.
mc-event-star = Ein Stern für { $job }!
mc-event-star-skipped = { $job } lässt einen Stern verfallen.
mc-event-star-half = Mercury III nutzt einen Stern: Ein Halbventil wird gezogen und bleibt im Spiel oder nicht.
mc-event-star-cards = Mercury III nutzt einen Stern und sieht sich die obersten zwei Entriegelungskarten an.
mc-event-star-tile = Mercury III nutzt einen Stern und deckt ein Leitungsplättchen auf.
mc-event-locked = { $job } locked!
mc-event-all-locked = Mission Control is locked!
mc-event-tile = Du nimmst: { $tile }.
mc-event-half-white = Du nimmst ein weißes Halbventil.
mc-event-half-black = Du nimmst ein schwarzes Halbventil.
mc-event-half-red = Du nimmst ein rotes Halbventil. Es ist unbrauchbar.
mc-event-valve-white = Du hast ein neues weißes Ablassventil.
mc-event-valve-black = Du hast ein neues schwarzes Ablassventil.
mc-event-unlocked = Entriegelungskarte: { $card }.
mc-event-tile-shown = Offen auf seinem Stapel: { $tile }.
mc-event-won =
    { $oxygen ->
        [one] 1 Sauerstoffeinheit
       *[other] { $oxygen } Sauerstoffeinheiten
    }: Die Crew kann atmen. Alle gewinnen!
mc-event-lost-time =
    Die Zeit ist um, mit { $oxygen ->
        [one] 1 Sauerstoffeinheit
       *[other] { $oxygen } Sauerstoffeinheiten
    }. Mercury III ist verloren.
mc-event-lost-turns =
    Der letzte Zug ist vorbei, mit { $oxygen ->
        [one] 1 Sauerstoffeinheit
       *[other] { $oxygen } Sauerstoffeinheiten
    }. Mercury III ist verloren.

## Die Mission in Sätzen

mc-describe-won = Gewonnen: Sauerstoff { $oxygen }, Ziel { $target }.
mc-describe-lost = Verloren: Sauerstoff { $oxygen }, Ziel { $target }.
mc-describe-turn =
    { $turn ->
        [0] Noch wurde nicht gewürfelt.
       *[other] Zug { $turn }.
    } Das Ziel sind { $target } Sauerstoffeinheiten.
mc-describe-turn-of =
    { $turn ->
        [0] Noch wurde nicht gewürfelt; es gibt { $turns } Züge.
       *[other] Zug { $turn } von { $turns }.
    } Das Ziel sind { $target } Sauerstoffeinheiten.
mc-describe-clock = Die Uhr läuft { $minutes } min { $seconds } s nach Spielbeginn ab.
mc-describe-standing = Die Uhr steht, es bleiben { $minutes } min { $seconds } s.
mc-describe-ready = Bereit: { $players }.
mc-describe-pausing = Die Uhr anhalten oder weiterlaufen lassen möchten: { $players }.
mc-describe-job = { $job }: { $player }.
mc-describe-dice = Gewürfelt: { $dice }.
mc-describe-may-leave = Einer dieser Werte darf an Mercury III gehen: { $values }.
mc-describe-kept = Für jede Station: { $one } und { $other }.
mc-card-houston = KI-Karte { $card }, Houston: Wurde eine { $die } gewürfelt, muss sie bleiben. Je ein Quadrat der Formen { $one } und { $other } wird angekreuzt.
mc-card-bengaluru = KI-Karte { $card }, Bengaluru: Wurde eine { $die } gewürfelt, muss sie bleiben. Kreuze ein Feld in Raster { $one } an, dann eines in Raster { $other }.
mc-card-cologne = KI-Karte { $card }, Cologne: Wurde eine { $die } gewürfelt, muss sie bleiben. Kreuze ein Kästchen in einer Spalte der Größe { $one } an, dann eines in einer der Größe { $other }.
mc-card-star = KI-Karte { $card } gibt einen Stern an { $job }.

mc-describe-left = { $job } trägt noch ein: { $values }.
mc-describe-stars =
    { $stars ->
        [one] { $job } hat 1 Stern.
       *[other] { $job } hat { $stars } Sterne.
    }
mc-task-shape = Für { $job } ist anzukreuzen: ein Quadrat einer beliebigen Form.
mc-task-grid = Für { $job } ist anzukreuzen: ein Feld in Raster { $grids }.
mc-task-box =
    { $size ->
        [0] Für { $job } ist anzukreuzen: ein Kästchen in einer beliebigen Spalte.
       *[other] Für { $job } ist anzukreuzen: ein Kästchen in einer Spalte der Größe { $size }.
    }
mc-describe-claim = Wahl { $number } für Houston: Form { $shape } aus { $spaces }.
mc-describe-undoable = { $job } kann zurücknehmen, das Letzte zuerst: { $spaces }.
mc-describe-locked = { $job } hat „Locked“ gemeldet.

mc-describe-signs = Auf den Tableaus ist eine Zahl eingetragen und (5) durchgestrichen; x ist ein Kreuz; + lässt sich jetzt füllen, . noch nicht; # ist dunkel. M, H, B und C sind Sterne für Mercury III, Houston, Bengaluru und Cologne.
mc-describe-deck = Noch verdeckte Karten des KI-Decks: { $cards }.
mc-describe-tile-stars = Leitungsplättchen haben Sterne gegeben an: { $jobs }.
mc-describe-squares = Houston, angekreuzte Quadrate je Form, von 4: { $squares }.
mc-describe-houston = Houston, Reihe { $row }, ab a: { $cells }
mc-describe-shapes = Houston, vollendete Formen, je höchstens { $most }: { $shapes }.
mc-describe-grid = Bengaluru, Raster { $grid }, Reihe { $row }, ab a: { $cells }
mc-describe-lines = Bengaluru, Raster { $grid }, Kreise: { $circles }; je { $each } bringen ein Halbventil. Gewertete Linien: { $done }; noch möglich: { $possible }; verdorben: { $spoilt }.
mc-describe-column =
    { $left ->
        [0] Cologne, Spalte { $column }, von oben: { $cells } – die Zellen sind voll.
        [one] Cologne, Spalte { $column }, von oben: { $cells } – 1 Zelle ist noch zu füllen.
       *[other] Cologne, Spalte { $column }, von oben: { $cells } – { $left } Zellen sind noch zu füllen.
    }
mc-describe-column-spoilt = Cologne, Spalte { $column }, von oben: { $cells } – sie kann nicht mehr zählen (Zellen übrig: { $left }).
mc-describe-column-deck = Cologne, Spalte { $column }, von oben: { $cells }
mc-describe-cologne =
    { $lock ->
        [0] Cologne, angekreuzte Kreise: { $circles }; es gibt kein Schloss mehr.
       *[other] Cologne, angekreuzte Kreise: { $circles }; das nächste Schloss ist Kreis { $lock }.
    }

mc-describe-oxygen = Sauerstoff auf vollständigen Verbindungen: { $oxygen } von { $target }.
mc-decide-tile = Lieferung der Form { $shape }: Nimm das offene { $tile } oder das nächste verdeckte.
mc-decide-tiles = Lieferung der Form { $shape }: Nimm eines der offenen ({ $tiles }) oder das nächste verdeckte.
mc-decide-open = Lieferung der Form { $shape }: Nimm eines der offenen Plättchen: { $tiles }.
mc-decide-half = Lieferung: Such dir ein Halbventil aus dem Beutel aus ({ $halves }).
mc-decide-draw = Lieferung: Du ziehst blind ein Halbventil, sobald du über das in deiner Hand entschieden hast.
mc-decide-star = Ein Stern: Zieh ein Halbventil und lass es im Spiel oder nicht, sieh dir zwei Entriegelungskarten an, deck ein Plättchen auf oder lass ihn verfallen.
mc-decide-judge = In deiner Hand: { $half }. Aus dem Spiel oder zurück in den Beutel?
mc-decide-cards = Du siehst dir zwei Entriegelungskarten an: { $cards }. Welche kommt nach oben? Die andere kommt nach unten.
mc-decide-unlock = Lieferung: Eine Entriegelungskarte wird aufgedeckt, sobald die beiden, die du ansiehst, zurückliegen.
mc-some-halves = { $half } × { $count }
mc-describe-row = Mercury III, Reihe { $row }: { $cells }
mc-describe-canister = { $place }: { $canister }, verriegelt.
mc-describe-canister-free = { $place }: { $canister }, entriegelt.
mc-tile-with-facts = { $tile } ({ $facts })
mc-fact-oxygen = { $oxygen } Sauerstoff
mc-fact-stem-white = weißer Ventilschaft
mc-fact-stem-black = schwarzer Ventilschaft
mc-fact-star = Stern für { $job }
mc-exit-edge = Randplatz { $place }
mc-exit-cell = { $cell }
mc-describe-tile-hand = Nicht gelegt: { $tile }. Ungedreht füllt es Spalte/Reihe { $cells }; Ausgänge: { $exits }.
mc-describe-tile-shown = Offen auf seinem Stapel: { $tile }. Ungedreht füllt es Spalte/Reihe { $cells }; Ausgänge: { $exits }.
mc-describe-tile =
    Im Raster: { $tile }, ab Spalte { $column } und Reihe { $row }, { $turns ->
        [0] nicht gedreht
        [one] 1 Vierteldrehung
       *[other] { $turns } Vierteldrehungen
    }; Ausgänge: { $exits }{ $connected ->
        [yes] ; Teil einer vollständigen Verbindung
       *[no] {""}
    }.
mc-describe-stacks = Verdeckte Plättchen: { $stacks }.
mc-describe-bag = Halbventile im Beutel: { $halves }. Entriegelungskarten übrig: { $cards }.
mc-describe-valves-white = Weiße Ablassventile: { $valves }, davon frei: { $free }; weiße Halbventile: { $halves }.
mc-describe-valves-black = Schwarze Ablassventile: { $valves }, davon frei: { $free }; schwarze Halbventile: { $halves }.
mc-describe-track-white = Das weiße Ventil hat auf der Leiste 1–3 { $step } von { $steps } Schritten gemacht; Sterne liegen auf { $stars }.
mc-describe-track-black = Das schwarze Ventil hat auf der Leiste 4–6 { $step } von { $steps } Schritten gemacht; Sterne liegen auf { $stars }.
mc-describe-red = Unbrauchbare rote Halbventile: { $halves }.
mc-describe-removed = Halbventile, die aus dem Spiel sind: { $halves }.
mc-describe-covered = Mit Ablassventilen bedeckt: { $stems }.
mc-describe-missing = Freie Ventilschäfte, an denen eine Verbindung scheitert: { $stems }.

## Aufbau

mc-setup-seats = Critical Orbit wird zu 1 bis { $most } gespielt.
mc-setup-job-seat = Jede Aufgabe geht an einen der { $seats } Plätze, gezählt ab 0; eine Station darf auch das KI-Deck spielen.
mc-setup-idle = Jemand hat keine Aufgabe. Gib jedem Platz mindestens eine der vier.
mc-setup-minutes = Die Uhr lässt sich auf diese Minuten stellen: { $minutes }.
mc-setup-turns = Ohne Uhr hat eine Mission 1 bis { $most } Züge.
mc-setup-places = Nenne sechs verschiedene Randplätze, einen für jeden Behälter.
mc-setup-start = Die Startaufbauten haben die Nummern 1 bis { $most }; 0 steht für eigene Plätze.

## Das Ende

mc-ending-won =
    Alle gewinnen, mit { $oxygen ->
        [one] 1 Sauerstoffeinheit
       *[other] { $oxygen } Sauerstoffeinheiten
    }!
mc-ending-lost =
    Diesmal verlieren alle, mit { $oxygen ->
        [one] 1 Sauerstoffeinheit
       *[other] { $oxygen } Sauerstoffeinheiten
    }.
