## Поради

refused-no-advice = За цим столом порад немає: їх вимкнув господар столу.
refused-nothing-to-suggest = Зараз вам нічого вирішувати.
refused-advice-often = Надто часто. Спитайте знову за { $seconds } с.
refused-suggestion-late = Гра тим часом пішла далі. Спитайте ще раз.
