## Das Tagessignal

refused-no-daily = Hier gibt es kein Tagesrätsel: der Gastgeber will es so.
refused-no-such-day = Von diesem Tag gibt es hier kein Rätsel: er kommt noch oder ist zu lange her.
refused-daily-over = Dieses Rätsel ist vorbei.
refused-daily-withheld = Das gehört nicht zu diesem Rätsel.
refused-daily-not-yet = Dieses Rätsel lässt sich nicht mitnehmen: die Lösung käme mit, und es ist das von heute, oder der Gastgeber will es nicht.
