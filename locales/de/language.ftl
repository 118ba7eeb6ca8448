## Eure Sprache: wie zwei miteinander sprechen

language-lead = Wie du mit denen sprichst, mit denen du gespielt hast – so haben es die Analysen eurer Partien gefunden. Es bleibt in diesem Browser.
language-none = Noch keine Sprache. Spiel Contact oder AI Space Puzzle mit jemandem und merke sie dir, wenn die Partie zu Ende ist.
language-remember = Merken, wie { $partner } und ich sprechen
language-consent = Bleibt in diesem Browser; du kannst es jederzeit wieder vergessen.
language-grown = { $games ->
    [one] Deine Sprache mit { $partner } hat ihre erste Partie.
   *[other] Deine Sprache mit { $partner } ist auf { $games } Partien gewachsen.
}
language-open = Eure Sprachen ansehen
language-of = { $game }: { $me } und { $partner }
language-silent = Noch nicht gehört.
language-growth = Auf Anhieb verstanden, von Partie zu Partie (0 bis 100 %)
language-growth-words = Partie für Partie in Worten
language-chapter = { $name }: { $share } von { $messages } auf Anhieb verstanden, je { $bits } Bit
language-stand-in = Mit einer Vertretung für { $partner } spielen
language-share = Link für { $partner } kopieren
language-forget = Vergessen
language-offered = Eine Sprache für dich
language-offer = { $games ->
    [one] Jemand schickt dir deine Sprache mit { $partner }: eine Partie.
   *[other] Jemand schickt dir deine Sprache mit { $partner }: { $games } Partien.
} In diesem Browser behalten?
language-accept = Behalten
language-decline = Nein, danke
language-unreadable = Dieser Link enthält keine Sprache, die sich hier lesen lässt. Bitte um einen neuen.
dialect-tempo-mm-per-s = Tempo
dialect-mm-per-s = { $value } mm in der Sekunde
dialect-convention = Entfernung wird gemessen
dialect-convention-edge = von Rand zu Rand
dialect-convention-centre = von Mitte zu Mitte
dialect-convention-lift = von Rand zu Rand, mit einem Moment für den Start
dialect-convention-power = wobei lange Wege kürzer geraten
dialect-scatter = Unruhe der Hand
dialect-frame = Die Karte liegt
dialect-frame-same = wie das Schiff
dialect-frame-turned = auf dem Kopf
dialect-frame-mirror = gespiegelt, links und rechts vertauscht
dialect-frame-flip = gespiegelt, oben und unten vertauscht
dialect-frame-right = um ein Viertel nach rechts gedreht
dialect-frame-left = um ein Viertel nach links gedreht
dialect-frame-diagonal = gespiegelt, Zeilen als Spalten
dialect-frame-anti = gespiegelt, Zeilen als Spalten und auf dem Kopf
dialect-grid = Die Karte ist
dialect-grid-square = quadratisch, in der Mitte
dialect-grid-stretched = so breit wie die Fläche
dialect-grid-small = klein
dialect-grid-relative = da, wo sie gerade liegt
dialect-grid-none = ohne Bedeutung: Nur was sich berührt, zählt
dialect-icons = Symbole neben einem Plättchen
dialect-icons-exact = sind alle, die der Raum hat
dialect-icons-at-least = sind einige von denen, die der Raum hat
