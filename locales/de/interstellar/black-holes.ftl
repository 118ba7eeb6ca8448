# Schwarze Löcher: alle Wörter dieser Variante außer ihrer Regel.

si-variant-black-holes = Schwarze Löcher
    .note = Entdeckungen, die Treibstoff in Prestige verwandeln.
si-hint-black-holes = Sie ersetzen andere Entdeckungen
si-discovery-black-hole = ein Schwarzes Loch
si-ask-black-hole = Ein Schwarzes Loch: Wie viel Treibstoff wandelst du in Prestige um?
si-step-black-hole = Treibstoff für das Schwarze Loch
si-do-feed = Treibstoff in Prestige umwandeln
si-refused-feed = Gib 0 bis 3 Treibstoff aus, den du hast.
si-event-fed = { $player } macht am Schwarzen Loch aus Treibstoff Prestige: { $fuel }.
si-hall-rule-black-hole-most = H.A.L.L. gibt so viel Treibstoff aus, wie es kann: { $chosen }.
