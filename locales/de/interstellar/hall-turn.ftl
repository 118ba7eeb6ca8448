## Starship Interstellar: H.A.L.L.s Zug Schritt für Schritt, und was vor ihm liegt

si-hall-turn-title = H.A.L.L.s Zug
si-hall-turn-none = H.A.L.L. hat noch nicht gespielt.
si-hall-turn-of = { $turn } von { $turns }
si-hall-turn-next = Nächster Schritt
si-hall-turn-skip = Alles zeigen
si-hall-turn-play = Von selbst weiter
si-hall-turn-pause = Schritt für Schritt
si-hall-turn-again = Noch einmal
si-hall-turn-pace = Tempo
si-hall-turn-pace-slow = langsam
si-hall-turn-pace-normal = normal
si-hall-turn-pace-fast = schnell
si-hall-turn-passed = H.A.L.L. passt
si-hall-turn-bag = Der Beutel wird umgewandelt
si-hall-turn-trying = H.A.L.L. sucht, was möglich ist

si-hall-panel-title = Was vor H.A.L.L. liegt
si-hall-panel-bag = Beutel
si-hall-panel-chance = Chance
si-hall-panel-laid = Tafel
si-hall-panel-technology = Stufen
si-hall-panel-level =
    { $cost ->
        [0] Stufe { $level }, vollständig
       *[other] Stufe { $level }; die nächste kostet { $cubes }
    }
si-hall-panel-planet = Oben auf seinen Planeten: { $planet } (übrig: { $left })
si-hall-panel-no-planet = Für H.A.L.L. sind keine Planeten übrig.
si-hall-panel-pile = Sein Stapel, der nächste Marker zuerst
si-hall-panel-pile-empty = Sein Stapel ist leer.
si-hall-panel-plays = In dieser Phase gespielte Marker: { $count }
si-hall-panel-forecast = Was der nächste Würfel bewirkt
si-hall-panel-forecast-lead = { $token }: { $action }

## Its voice

si-hall-voice-on = H.A.L.L. sprechen lassen
si-hall-voice-off = Still, H.A.L.L.
