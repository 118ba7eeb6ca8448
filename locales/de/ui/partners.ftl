## KI-Plätze: wer dort sitzt

ai-named = { $name } (KI, { $strength })
seat-ai = KI, { $strength }
seat-thinks = { $name } überlegt …
thinks = überlegt …
seat-says = { $name }: { $words }
hurry = Schneller
hurry-them = Nicht auf die KI-Plätze warten
skip-thinking = Genug überlegt
skip-thinking-hint = Sie tun, was ihnen zuerst einfällt
chair-advised =
    { $count ->
        [one] hat sich einmal raten lassen
       *[other] hat sich { $count }-mal raten lassen
    }

# Namen von Sternen: wer auf einem KI-Platz sitzt
persona-achernar = Achernar
persona-albireo = Albireo
persona-alcor = Alkor
persona-alioth = Alioth
persona-alkaid = Alkaid
persona-alnitak = Alnitak
persona-altair = Atair
persona-bellatrix = Bellatrix
persona-canopus = Canopus
persona-capella = Capella
persona-deneb = Deneb
persona-dubhe = Dubhe
persona-fomalhaut = Fomalhaut
persona-hamal = Hamal
persona-izar = Izar
persona-kochab = Kochab
persona-megrez = Megrez
persona-merak = Merak
persona-mintaka = Mintaka
persona-mizar = Mizar
persona-nunki = Nunki
persona-phecda = Phekda
persona-procyon = Prokyon
persona-regulus = Regulus
persona-rigel = Rigel
persona-sadr = Sadr
persona-sirrah = Sirrah
persona-spica = Spica
persona-tarazed = Tarazed
persona-thuban = Thuban
persona-wezen = Wezen
persona-zosma = Zosma
manner-llm = Ein Sprachmodell eines Dienstes, den die Betreiber dieses Servers gewählt haben. Es liest, was sein Platz sieht, und vom Chat das, was es hören darf.
