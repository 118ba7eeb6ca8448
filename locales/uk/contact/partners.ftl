## Як грають місця ШІ

manner-contact-strong = Вивчає, як ви стукаєте, перепитує, коли сигнал лишає сумніви, і вживає картки допомоги.
manner-contact-quick = Нічого про вас не вивчає, не перепитує і не чіпає карток допомоги.
manner-contact-naive = Завжди стукає найкоротший шлях і не перепитує.

## Між двома раундами

form-next-round = Наступний раунд
form-next-round-by-hand = вручну
form-next-round-after = за { $seconds } с
between-by-itself = Наступний раунд почнеться сам, за { $seconds } с після попереднього.
