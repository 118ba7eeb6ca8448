## Offene Tische auf der Startseite

open-tables = Offene Tische
open-tables-lead = Hier sind Fremde willkommen. Nimm einen freien Platz, oder frag jemanden, der solange mit einer KI spielt.
open-tables-none = Gerade wartet niemand. Mach den Anfang: Spiel mit einer KI, bis jemand kommt.
open-tables-seats = { $count ->
    [one] Ein freier Platz
   *[other] { $count } freie Plätze
}
open-tables-partner = { $name } sucht jemanden zum Mitspielen
open-tables-somebody = Jemand
open-tables-join = Zum Tisch
open-tables-ask = Mitspielen fragen
open-tables-name-en = Englisch
open-tables-name-uk = Ukrainisch
open-tables-name-de = Deutsch

## Jemanden zum Mitspielen finden

partner-find = Jemanden zum Mitspielen finden
partner-find-lead = Wartet jemand auf dasselbe Spiel, fragen wir für dich. Bis dahin spielst du mit einer KI, und wer kommt, kann ihren Platz nehmen.
partner-language = Sprache am Tisch
partner-begin = Jemanden suchen
partner-asked = { $name } möchte mit dir spielen, auf dem Platz der KI.
partner-welcome = Hereinlassen
partner-not-now = Jetzt nicht
partner-waiting = Wir haben gefragt, ob du hier einen Platz nehmen darfst. Bis zur Antwort kannst du zusehen.
partner-withdraw = Nicht warten
partner-let-in = Du bist dabei. Viel Spaß!
partner-not-let-in = Dort wird fürs Erste lieber so weitergespielt.
partner-look-further = Jemand anderen suchen
partner-looking = Fremde dürfen um den Platz der KI bitten
partner-looking-hint = Der Tisch steht auf der Startseite dieses Servers. Über alle, die fragen, entscheidest du.
partner-stays = Die KI spielt weiter, bis du jemanden hereinlässt.

## Einen Tisch auslegen

listed = Fremde dürfen dazukommen
listed-hint = Der Tisch steht auf der Startseite dieses Servers, solange du da bist und ein Platz frei ist. Sein Link ist dann öffentlich.
listed-now = Auf der Startseite: Fremde dürfen die freien Plätze nehmen.

## Sperren und melden

person-card = { $name }: sperren oder melden
block = Sperren
block-hint = Du siehst weder ihre Tische noch was sie schreiben, und ihr werdet nicht mehr zusammengebracht. Das merkt sich dieser Browser.
block-done = { $name } ist in diesem Browser gesperrt.
unblock = Nicht mehr sperren
blocked-line = Etwas von jemandem, den du gesperrt hast.
meet-report = Melden
meet-report-title = { $name } melden
meet-report-hint = Wer diesen Server betreibt, liest es, mit Tisch und Namen. Keine Adresse wird aufbewahrt.
meet-report-why = Was ist nicht in Ordnung?
meet-report-name = Der Name
meet-report-talk = Was geschrieben wird
meet-report-conduct = Das Verhalten
meet-report-more = Mehr dazu (muss nicht sein)
meet-report-send = Abschicken
meet-report-sent = Danke. Wer diesen Server betreibt, kann es jetzt lesen.
meet-report-block-too = Auch sperren
partner-unanswered = Niemand hat rechtzeitig geantwortet. Vielleicht denkt da jemand gerade nach.
partner-waits = Auf die Antwort wird { $seconds } Sekunden gewartet.
