## Поради

refused-no-advice = За цим столом порад немає: так вирішив господар.
refused-nothing-to-suggest = Зараз вам нічого вирішувати.
refused-advice-often = Надто часто. Спитайте знову за { $seconds } с.
refused-suggestion-late = Гра тим часом пішла далі. Спитайте ще раз.
