## Contact: що можна зробити, рядком слів

do-begin-round = Почати раунд
do-choose-signal = Вибрати картку сигналу
do-exchange-target = Замінити ціль
do-plan-route = { source-use-route }
do-transmit = Передати сигнал
do-ask-repeat = Попросити ще один сигнал
do-guess = Відгадати ціль
do-guess-anyway = Назвати те, що не може бути ціллю
do-fifty-fifty = Оголосити 50:50
do-first-stopover = Попросити показати першу зупинку
do-place-rocket = Поставити ракету на зупинку
do-call-meeting = Скликати нараду
do-reactivate = { helper-reactivate }

field-value = Картка сигналу
field-route = Зупинка
field-holds = Перельоти
field-pauses = Паузи
field-chip = Планета
field-sure = Упевнено
field-helper = Картка допомоги
