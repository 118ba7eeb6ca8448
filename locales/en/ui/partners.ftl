## AI seats as somebody

ai-named = { $name } (AI, { $strength })
seat-ai = AI, { $strength }
seat-thinks = { $name } is thinking…
thinks = thinking…
seat-says = { $name }: { $words }
hurry = Hurry
hurry-them = Do not wait for the AI seats
skip-thinking = Skip thinking
skip-thinking-hint = They do what comes to mind first
chair-advised =
    { $count ->
        [one] has taken advice once
       *[other] has taken advice { $count } times
    }

# Names of stars: who sits on an AI seat
persona-achernar = Achernar
persona-albireo = Albireo
persona-alcor = Alcor
persona-alioth = Alioth
persona-alkaid = Alkaid
persona-alnitak = Alnitak
persona-altair = Altair
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
persona-phecda = Phecda
persona-procyon = Procyon
persona-regulus = Regulus
persona-rigel = Rigel
persona-sadr = Sadr
persona-sirrah = Sirrah
persona-spica = Spica
persona-tarazed = Tarazed
persona-thuban = Thuban
persona-wezen = Wezen
persona-zosma = Zosma
manner-llm = A language model of a service that whoever runs this server has chosen. It reads what its seat sees, and of the chat what it may hear.
