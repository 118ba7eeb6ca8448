## Wie KI-Plätze spielen

manner-critical-orbit-strong = Wägt die Würfel für alle ab und achtet darauf, was Mercury III anfordert.
manner-critical-orbit-quick = Nimmt das erste gute Feld, lässt die Stationen über die Würfel abstimmen und achtet auf keine Rufe.
