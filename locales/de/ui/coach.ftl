## Der Coach am Tisch

coach = Coach
coach-goal = Ziel: { $goal }
coach-next = Als Nächstes: { $step }
coach-suggest = Zug vorschlagen
coach-thinking = Ich überlege, mit dem, was du siehst …
coach-suggests = Ich würde: { $move }
coach-wait = Hier würde ich auf die anderen warten, oder es ist allein deine Entscheidung.
coach-best = Der stärkste KI-Platz dieses Spiels täte das an deiner Stelle.
coach-brings = Sicher ist: { $changes }.
coach-do = So machen
coach-hide = Coach ausblenden
coach-show = Coach einblenden
coach-marked = Alle können sehen, dass du dir raten lässt, und im Ergebnis steht es auch.
coach-goal-contact = die Rakete nur durch den Takt der Signale zum geheimen Planeten führen.
coach-goal-space-puzzle = jede Figur mit ihrem Schlüssel in ihrem Raum, bevor die Runden zu Ende sind.
coach-goal-critical-orbit = genug Sauerstoff für Mercury III, bevor die Zeit um ist.
coach-goal-interstellar = am Ende das meiste Prestige (Sterne): Module bauen, Menschen retten, Sonden nach Trappist schicken.
settings-coach = Coach
coach-mode-first = beim ersten Mal in jedem Spiel
coach-mode-always = immer
coach-mode-never = nie
advice-allowed = Vorschläge erlaubt
advice-allowed-hint = Wer spielt, darf nach einem Zug fragen. Alle sehen, wer das tut, und im Ergebnis steht es auch.
lobby-advice = Vorschläge: erlaubt, und alle sehen, wer sie nimmt.
lobby-no-advice = Vorschläge: keine an diesem Tisch.
advice-given = Mit Rat: { $who }
advice-of =
    { $count ->
        [one] { $name }, 1 Vorschlag
       *[other] { $name }, { $count } Vorschläge
    }
replay-advised = { $name } bekommt hier einen Vorschlag.
told-action = { $command }: { $answers }
settings-coach-when = Ziel, nächster Schritt und Vorschläge
