## Тренер за столом

coach = Тренер
coach-goal = Мета: { $goal }
coach-next = Далі: { $step }
coach-suggest = Порадити хід
coach-thinking = Обмірковую, виходячи з того, що видно вам…
coach-suggests = Я б зробив так: { $move }
coach-wait = Тут я б зачекав на інших, або ж це вирішувати лише вам.
coach-best = Найсильніше місце ШІ цієї гри зробило б так на вашому місці.
coach-brings = Точно відомо: { $changes }.
coach-do = Зробити так
coach-hide = Сховати тренера
coach-show = Показати тренера
coach-marked = Усі бачать, що ви взяли пораду, і це зазначено в результаті.
coach-goal-contact = привести ракету до таємної планети лише ритмом дотиків.
coach-goal-space-puzzle = кожна фігурка у своїй каюті зі своїм ключем, поки не скінчилися раунди.
coach-goal-critical-orbit = досить кисню для «Меркурія III», поки не сплив час.
coach-goal-interstellar = найбільше престижу (зірок) наприкінці: будувати модулі, рятувати людей, слати зонди до Трапіста.
settings-coach = Тренер
coach-mode-first = коли граєте в гру вперше
coach-mode-always = завжди
coach-mode-never = ніколи
advice-allowed = Поради дозволено
advice-allowed-hint = Кожен гравець може спитати про хід. Усі бачать, хто питав, і це зазначено в результаті.
lobby-advice = Поради: дозволено, і всі бачать, хто їх бере.
lobby-no-advice = Поради: за цим столом їх немає.
advice-given = З порадами: { $who }
advice-of =
    { $count ->
        [one] { $name }, { $count } порада
        [few] { $name }, { $count } поради
       *[many] { $name }, { $count } порад
    }
replay-advised = { $name } отримує тут пораду.
told-action = { $command }: { $answers }
settings-coach-when = Мета, наступний крок і поради
