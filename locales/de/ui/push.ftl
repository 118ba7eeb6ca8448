## Hinweis auf den eigenen Zug, wenn die Seite geschlossen ist

push-on = Sag mir, wenn ich dran bin, auch wenn diese Seite geschlossen ist
push-off = Sag mir bei geschlossener Seite nicht mehr, wenn ich dran bin
push-is-on = Du bekommst eine Nachricht, wenn du an diesem Tisch dran bist.
push-is-off = Du bekommst von diesem Tisch keine Nachricht mehr, wenn du dran bist.
push-not-allowed = Dein Browser lässt diese Seite keine Nachrichten zeigen. Das kannst du in seinen Einstellungen für diese Website ändern.
push-failed = Der Push-Dienst deines Browsers antwortet nicht. Versuch es später noch einmal.
push-your-turn = Du bist dran: { $game }
privacy-server-push = Wohin die Nachricht geht, dass du dran bist
    .why = Nur wenn du an einem Tisch darum bittest: eine Adresse beim Push-Dienst deines Browsers und ein Schlüssel, damit der Dienst nicht lesen kann, was geschickt wird. Das wird mit dem Tisch gelöscht, wenn du es ausschaltest oder wenn du deinen Namen wegnimmst.
