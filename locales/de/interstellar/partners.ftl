## Wie KI-Plätze spielen

manner-interstellar-strong = Probiert Ideen im Kopf aus, bevor sie zieht.
manner-interstellar-quick = Folgt der ersten Idee.
manner-interstellar-builder = Probiert Ideen im Kopf aus und gewinnt am liebsten mit Mechanismen für das Sternenschiff.
manner-interstellar-shepherd = Probiert Ideen im Kopf aus und gewinnt am liebsten durch gerettete Menschen.
manner-interstellar-pilot = Probiert Ideen im Kopf aus und gewinnt am liebsten mit der Reise der Sonde.
manner-interstellar-governor = Probiert Ideen im Kopf aus und gewinnt am liebsten in der Weltregierung.
