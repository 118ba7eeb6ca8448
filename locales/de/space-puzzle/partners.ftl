## Wie KI-Plätze spielen

manner-space-puzzle-strong = Findet heraus, wie du legst und liest, und probiert Botschaften erst an einer gedachten Crew aus.
manner-space-puzzle-quick = Legt die erste Idee und bleibt bei einer Art zu lesen.
