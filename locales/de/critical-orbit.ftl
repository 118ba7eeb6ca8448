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
mc-tile = Leitungsplättchen { $shape }{ $number }
mc-stem-white = weißer Ventilschaft ({ $tile })
mc-stem-black = schwarzer Ventilschaft ({ $tile })
mc-space = { $space }
mc-space-grid = Raster { $grid }, { $space }
mc-space-column = Spalte { $column }, Kästchen { $row }

## Was jetzt gefragt ist

mc-ask-ready = Bist du bereit? Die Mission beginnt, sobald es alle sind.
mc-ask-paused = Die Uhr steht. Sie läuft weiter, sobald alle das wollen.
mc-ask-pending = Eine Lieferung oder ein Stern wartet: Entscheide darüber, bevor du wieder würfelst.
mc-ask-roll = Mission Control is locked. Wirf die drei Würfel.
mc-ask-keep = Welcher Wert bewegt dein Ventil? Die beiden anderen gehen an jede Station. Du hast das letzte Wort.
mc-ask-want = Welchen Wert würdest du Mercury III lassen? Deine Station bekommt die beiden anderen.
mc-ask-enter = Trage beide Werte ein, setze deine Sterne ein und melde dann „Locked“.

mc-wait-ready = Die Mission beginnt, sobald alle bereit sind.
mc-wait-roll = Mercury III würfelt gleich.
mc-wait-choose = Mission Control bespricht die Würfel, und Mercury III bestätigt zwei Werte.
mc-wait-enter = Die Stationen tragen ihre Werte ein und melden „Locked“.
mc-wait-over = Diese Mission ist vorbei.

## Was zweimal gefragt wird

mc-confirm-last = Das war der letzte Zug: Wer jetzt würfelt, beendet die Mission mit dem Sauerstoff, der da ist. Ist alles gebaut?

## Was nicht geht, und warum

mc-refused-over = Diese Mission ist vorbei.
mc-refused-not-at-table = Diesen Platz gibt es an diesem Tisch nicht.
mc-refused-ready = Bereit meldest du dich einmal, bevor die Mission beginnt.
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
mc-refused-pending = Entscheide erst über die wartenden Lieferungen und Sterne, dann würfle.
mc-refused-needs = Nenne jedes Fehlende einmal, das Wichtigste zuerst, höchstens drei.
mc-refused-reason = Das ist keiner der festen Gründe. Wähle einen der angebotenen oder keinen.
mc-refused-star-in-use = Ein Stern nach dem anderen: Entscheide erst über das, was der letzte gezeigt hat.
mc-refused-no-dice = Werte werden gleich nach dem Wurf gewählt, und was bestätigt ist, gilt.
mc-refused-forced = Wähle einen gewürfelten Wert, den die KI-Karte nicht festhält und den du nicht schon genannt hast.
mc-refused-claim-first = Nimm erst eine der Formen, die deine letzte Zahl gebildet hat.
mc-refused-no-claim = Nimm eine der angebotenen Formen, gezählt ab 0. Gibt es keine, spiel einfach weiter.
mc-refused-no-star = Deine Station hat keinen Stern. Eine Zahl auf ihrem Sternfeld bringt einen.
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
mc-refused-nothing-pending = Danach ist gerade nicht gefragt. Entscheide über das Erste, was wartet, falls etwas wartet.
mc-refused-no-half = Ein Halbventil dieser Farbe ist nicht im Beutel. Wähle ein anderes.
mc-refused-card = Wähle eine der beiden Karten, die du dir ansiehst.
mc-refused-bag-empty = Der Beutel ist leer. Setze deinen Stern anders ein.
mc-refused-cards-few = Es sind weniger als zwei Entriegelungskarten übrig. Setze deinen Stern anders ein.
mc-refused-stack = Wähle eine Form, deren Stapel noch Plättchen hat und bei der noch keines offen liegt.

## Was geschehen ist

mc-event-ready = { $player } ist bereit.
mc-event-started = Die Mission beginnt.
mc-event-pause-asked = { $player } möchte die Uhr anhalten oder weiterlaufen lassen.
mc-event-paused = Die Uhr steht.
mc-event-resumed = Die Uhr läuft weiter.
mc-event-rolled = Zug { $turn }: Mercury III würfelt { $dice }.
mc-event-rolled-card = Zug { $turn }: Mercury III würfelt { $dice }. KI-Karte { $card } wird aufgedeckt.
mc-event-wanted = { $job } würde Mercury III die { $leave } lassen.
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
mc-event-kept-white = Mission Control, ihr erhaltet { $one } und { $other }. Mercury III rückt mit der { $left } das weiße Ventil vor.
mc-event-kept-black = Mission Control, ihr erhaltet { $one } und { $other }. Mercury III rückt mit der { $left } das schwarze Ventil vor.
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
mc-event-all-locked = { $job } locked! Mission Control is locked!
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
mc-describe-dice = Gewürfelt: { $dice }.
mc-describe-kept = Für jede Station: { $one } und { $other }.
mc-describe-card = KI-Karte dieses Zuges: { $card }.
mc-describe-job = { $job }: { $player }.
mc-describe-left = { $job } trägt noch ein: { $values }.
mc-describe-stars =
    { $stars ->
        [one] { $job } hat 1 Stern.
       *[other] { $job } hat { $stars } Sterne.
    }
mc-describe-tasks =
    { $tasks ->
        [one] Für { $job } ist noch 1 Kreuz zu machen.
       *[other] Für { $job } sind noch { $tasks } Kreuze zu machen.
    }
mc-describe-claim = Form { $number }, die Houston nehmen kann: { $spaces }.
mc-describe-locked = { $job } hat „Locked“ gemeldet.
mc-describe-squares = Houston, angekreuzte Quadrate je Form: { $squares }.
mc-describe-houston = Houston, Reihe { $row }: { $numbers }.
mc-describe-shapes = Houston, vollendete Formen: { $shapes }.
mc-describe-grid = Bengaluru, Raster { $grid }, Reihe { $row }: { $numbers }.
mc-describe-circles = Bengaluru, angekreuzte Kreise in Raster { $grid }: { $circles }.
mc-describe-column = Cologne, Spalte { $column }: { $numbers }.
mc-describe-cologne = Cologne, angekreuzte Kreise: { $circles }.
mc-describe-oxygen = Sauerstoff auf vollständigen Verbindungen: { $oxygen }.
mc-describe-canister = { $place }: { $canister }, verriegelt.
mc-describe-canister-free = { $place }: { $canister }, entriegelt.
mc-describe-tile-hand = Nicht gelegt: { $tile }.
mc-describe-tile =
    Im Raster: { $tile }, ab Spalte { $column } und Reihe { $row }, { $turns ->
        [0] nicht gedreht
        [one] 1 Vierteldrehung
       *[other] { $turns } Vierteldrehungen
    }{ $connected ->
        [yes] , Teil einer vollständigen Verbindung
       *[no] {""}
    }.
mc-describe-valves-white = Weiße Ablassventile: { $valves }; weiße Halbventile: { $halves }; Schritte auf der Ventilwiederherstellungsleiste 1–3: { $steps }.
mc-describe-valves-black = Schwarze Ablassventile: { $valves }; schwarze Halbventile: { $halves }; Schritte auf der Ventilwiederherstellungsleiste 4–6: { $steps }.
mc-describe-covered = Mit Ablassventilen bedeckt: { $stems }.
mc-describe-pending =
    { $count ->
        [one] 1 Lieferung oder Stern wartet auf dich.
       *[other] { $count } Lieferungen und Sterne warten auf dich.
    }

## Aufbau

mc-setup-seats = Critical Orbit wird zu 1 bis { $most } gespielt.
mc-setup-job-seat = Jede Aufgabe geht an einen der { $seats } Plätze, gezählt ab 0; eine Station darf auch das KI-Deck spielen.
mc-setup-idle = Jemand hat keine Aufgabe. Gib jedem Platz mindestens eine der vier.
mc-setup-minutes = Die Uhr lässt sich auf diese Minuten stellen: { $minutes }.
mc-setup-turns = Ohne Uhr hat eine Mission 1 bis { $most } Züge.
mc-setup-places = Nenne sechs verschiedene Randplätze. Behälter einer Farbe stehen an verschiedenen Seiten, und keine zwei an derselben Eckzelle.
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
