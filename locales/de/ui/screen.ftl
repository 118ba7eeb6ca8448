## Ein Fernseher im Raum

screen-title = Der große Bildschirm
menu-screen = Auf großem Bildschirm zeigen
screen-join = Mitspielen
screen-scan = Scanne den Code oder öffne
screen-hint = Der Bildschirm ist für alle im Raum: Er zeigt, was Zuschauende sehen dürfen. Was geheim ist, bleibt auf deinem Handy.
screen-back = Zurück zum Tisch
screen-now = Jetzt
