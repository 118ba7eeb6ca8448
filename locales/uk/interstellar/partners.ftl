## Як грають місця ШІ

manner-interstellar-strong = Перш ніж ходити, подумки випробовує задуми.
manner-interstellar-quick = Робить перше, що спало на думку.
manner-interstellar-builder = Подумки випробовує задуми і найохочіше виграє механізмами для корабля.
manner-interstellar-shepherd = Подумки випробовує задуми і найохочіше виграє порятунком людей.
manner-interstellar-pilot = Подумки випробовує задуми і найохочіше виграє подорожжю свого зонда.
manner-interstellar-governor = Подумки випробовує задуми і найохочіше виграє у Світовому уряді.
