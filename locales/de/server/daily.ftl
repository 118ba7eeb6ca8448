## Das Tagessignal

refused-no-daily = Auf diesem Server gibt es kein Tagesrätsel: Wer ihn betreibt, hat es ausgeschaltet.
refused-no-such-day = Von diesem Tag gibt es hier kein Rätsel: Er kommt noch oder ist zu lange her.
refused-daily-over = Dieses Rätsel ist vorbei.
refused-daily-withheld = Das gehört nicht zu diesem Rätsel.
refused-daily-not-yet = Dieses Rätsel lässt sich nicht mitnehmen, denn die Lösung käme mit: Es ist das von heute, oder wer den Server betreibt, erlaubt es nicht.
