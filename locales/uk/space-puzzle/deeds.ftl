## AI Space Puzzle: що можна зробити, рядком слів

sp-do-turn-card = Встановити карту фінальної комбінації
sp-do-lay = Викласти повідомлення
sp-do-line-up = Вибрати жетони повідомлення
sp-do-reveal = { sp-ui-reveal }
sp-do-ask-rule = { sp-ui-ask }
sp-do-move = Перемістити фігурку
sp-do-enter = Ввести фігурку
sp-do-remove = Забрати фігурку з мапи
sp-do-set-die = Повернути кубик
sp-do-put-marker = Покласти фішку кольору
sp-do-flip-marker = Перевернути фішку кольору
sp-do-mark = Позначити, у чому ви впевнені
sp-do-take-back = Скасувати останній крок
sp-do-ready = { sp-ui-ready }
sp-do-declare = { sp-ui-declare }
sp-do-wait = { sp-ui-not-ready }
sp-do-next-scenario = Почати наступний сценарій
sp-do-finish = { sp-ui-finish }

sp-field-turn = Поворот
sp-field-tokens = Жетон
sp-field-topic = Правило
sp-field-side = Сторона
sp-side-front = Лицьова
sp-side-back = Зворотна
sp-field-pawn = Фігурка
sp-field-cell = Каюта
sp-field-value = Число
sp-field-colour = Фішка
sp-field-section = Ключ
sp-field-about = Що саме
sp-field-sure = Упевнено
sp-field-scenario = Сценарій
sp-field-ai = { sp-ui-next-ai }
sp-field-reshuffle = { sp-ui-reshuffle }

sp-value-room = каюта
sp-value-die = кубик
