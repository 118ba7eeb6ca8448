## У що грають, кількома словами

level-contact = Рівень { $level }
level-contact-pro = Професійна гра
level-space-puzzle = Сценарій { $scenario }
level-space-puzzle-own = Власний сценарій
level-critical-orbit-easy = Легко
level-critical-orbit-normal = Звичайно
level-critical-orbit-hard = Важко
level-interstellar-hall = Наодинці проти H.A.L.L.
level-interstellar = { $seats ->
    [one] { $seats } корпорація
    [few] { $seats } корпорації
   *[many] { $seats } корпорацій
}
