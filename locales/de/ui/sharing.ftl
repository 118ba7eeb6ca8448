## Partien für die Forschung

share-allow = Diese Partie darf für die Forschung benutzt werden
share-allow-hint = Wenn sie vorbei ist, dürfen die Betreiber dieses Servers ihre Züge und deren Dauer veröffentlichen, für alle, die KI-Mitspieler bauen und messen. Nie Namen, nie den Chat. Nur wenn alle zustimmen, die hier spielen. Du kannst es zurücknehmen, solange noch keine Kopie veröffentlicht ist.
share-all = Alle stimmen zu: Diese Partie wird geteilt, wenn sie vorbei ist.
share-over = Alle stimmen zu: Diese Partie ist geteilt.
share-not-all = Diese Partie wird nicht geteilt. Zugestimmt: { $agreed }. Nicht zugestimmt: { $missing }.
share-left = Diese Partie wird nicht geteilt: Jemand, der gegangen ist, hat nicht zugestimmt.
privacy-server-sharing = Ob eine Partie für die Forschung benutzt werden darf
    .why = Aus, bis du und alle anderen am Tisch es einschalten, vor der Partie oder später unter „Plätze und Zuschauen“. Dann dürfen ihre Züge und Zeiten veröffentlicht werden, ohne Namen und Chat. Du kannst es am Tisch zurücknehmen, und es endet, wenn du deinen Namen wegnimmst.
privacy-server-model = Was ein Sprachmodell liest
    .why = Nur wo jemand eines an den Tisch gesetzt hat: Was dieser Platz sieht, mit deinem Namen und dem, was du schreibst und er hören darf, geht an den Dienst, den die Betreiber dieses Servers gewählt haben.
