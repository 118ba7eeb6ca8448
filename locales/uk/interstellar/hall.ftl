## «Зоряний корабель Інтерстеллар»: що робить H.A.L.L. і чому

si-hall-cubes = { $cubes }
si-hall-reward = { $reward }
si-hall-number = { $number }

## Чого він не може

si-event-hall-token = { $why } Жетон «{ $token }» іде під низ стосу H.A.L.L.
si-event-hall-token-and-cube = { $why } Жетон «{ $token }» іде під низ стосу H.A.L.L., а його кубик ({ $cube }) — назад у мішок.
si-event-hall-again = { $why } H.A.L.L. не повторює жетон «{ $token }».
si-event-hall-action = { $why } Тож ця дія зараз неможлива: { $action }.
si-event-hall-bonus = { $why } Те, що додав би кубик, пропускаємо: { $action }.
si-event-hall-ride = { $why } H.A.L.L. не користується червоточиною.

si-hall-cannot-sun-empty = Сонячний мішок порожній.
si-hall-cannot-no-scientist = H.A.L.L. не має науковця.
si-hall-cannot-all-researched = H.A.L.L. уже розвинув усе.
si-hall-cannot-research-unpaid = H.A.L.L. не має ресурсів на цю технологію.
si-hall-cannot-no-base = H.A.L.L. не має чого забирати й не має вільної бази.
si-hall-cannot-no-planet = У стосі H.A.L.L. не лишилося планет.
si-hall-cannot-settling-unpaid = Політ коштував би стільки палива: { $fuel }, а H.A.L.L. має менше.
si-hall-cannot-market-empty = Ринок порожній.
si-hall-cannot-deposit-empty = Родовище там порожнє.
si-hall-cannot-no-site = H.A.L.L. не має бази на жодній планеті.
si-hall-cannot-nothing-to-gain = Цей жетон нічого не дав би H.A.L.L.
si-hall-cannot-no-action = Жодної з дій цього жетона не можна виконати.
si-hall-cannot-top-row = H.A.L.L. уже сидить у найвищому ряду.
si-hall-cannot-at-trappist = Зонд H.A.L.L. уже в системі Трапіст.
si-hall-cannot-probe-unpaid = Хід зонда коштував би стільки палива: { $fuel }, а H.A.L.L. має менше.
si-hall-cannot-ship-complete = «Інтерстеллар» завершено.
si-hall-cannot-mechanism-unpaid = H.A.L.L. не може заплатити за жоден доступний йому механізм.
si-hall-cannot-nobody-left = На Землі нікого не лишилося.
si-hall-cannot-population-unpaid = H.A.L.L. ні за кого не може заплатити.

## Чому він вибрав саме це

si-hall-rule-token-plain = H.A.L.L. не зважає на покращення: жетон «{ $chosen }» діє як звичайний.
si-hall-rule-token-exact = «{ $chosen }» — не базова дія: H.A.L.L. робить саме те, що на жетоні, а колір кубика нічого не змінює.
si-hall-rule-token-again = Фіолетовий кубик: жетон «{ $chosen }» іде під стос і ще зіграє.
si-hall-rule-token-spent = Фіолетовий кубик, але мішок у цій фазі вже порожнів: жетон «{ $chosen }» більше не зіграє.
si-hall-rule-pass-unused =
    { $count ->
        [0] Усі жетони використано: H.A.L.L. пасує без обертів.
        [one] Не вдалося використати { $count } жетон. Обертів жетона пасу: { $chosen }.
        [few] Не вдалося використати { $count } жетони. Обертів жетона пасу: { $chosen }.
       *[many] Не вдалося використати { $count } жетонів. Обертів жетона пасу: { $chosen }.
    }
si-hall-rule-pass-reward = H.A.L.L. завжди бере саме ту нагороду, до якої дійшов, тут за оберт { $count }: { $chosen }.
si-hall-rule-solar-least = Із витягнутих кубиків ({ $among }) червоний дає залишити найдешевший: { $chosen }.
si-hall-rule-technology-counted = Відлічено згори за кількістю зіграних жетонів ({ $count }), завершені технології пропущено: { $chosen }.
si-hall-rule-technology-counted-on = Відлічено згори за кількістю зіграних жетонів ({ $count }), завершені технології пропущено, а потім знову згори: { $chosen }.
si-hall-rule-one-level-left = У цій технології ({ $chosen }) лишався тільки останній рівень.
si-hall-rule-one-level-scientist = Лише один рівень ({ $chosen }): другого науковця немає.
si-hall-rule-one-level-cubes = Лише один рівень ({ $chosen }): на два не вистачає ресурсів.
si-hall-rule-market-cubes = З того, що лежить на ринку ({ $among }), H.A.L.L. бере: { $chosen }.
si-hall-rule-production-fullest = З його планет ({ $among }) — та, де в родовищі найбільше ({ $count }): { $chosen }.
si-hall-rule-production-sunward = У кількох родовищах порівну ({ $count }); серед них — найближче до Сонця: { $chosen }.
si-hall-rule-deposit-dearest = Зі змішаного родовища ({ $among }) спершу йдуть найдорожчі: { $chosen }.
si-hall-rule-storage-full =
    { $count ->
        [one] Сховище повне ({ $chosen }): втрачено { $count } кубик.
        [few] Сховище повне ({ $chosen }): втрачено { $count } кубики.
       *[many] Сховище повне ({ $chosen }): втрачено { $count } кубиків.
    }
si-hall-rule-stop-only = В одному зі сховищ H.A.L.L. чекають кубики: дослідник забирає їх безкоштовно. Наступна зупинка: { $chosen }.
si-hall-rule-stop-sunward = Кубики чекають у кількох сховищах ({ $among }): спершу найближче до Сонця. Наступна зупинка: { $chosen }.
si-hall-rule-stop-home = Більше ніде нічого не чекає: дослідник безкоштовно летить додому.
si-hall-rule-stop-full-hold = З повним трюмом дослідник спершу летить додому.
si-hall-rule-load-dearest = Місця не вистачає на все ({ $among }): вантажить найдорожчі кубики. На борту: { $chosen }.
si-hall-rule-planet-counted = Відлічено у стосі планет H.A.L.L. за кількістю зіграних жетонів ({ $count }): { $chosen }.
si-hall-rule-planet-counted-on = Відлічено у стосі планет H.A.L.L. за кількістю зіграних жетонів ({ $count }), а потім знову з початку: { $chosen }.
si-hall-rule-golden-rule = За { $among } H.A.L.L. платить найдешевшими зі своїх кубиків, що варті стільки ж або більше: { $chosen }.
si-hall-rule-any-cheapest = Підійдуть будь-які ресурси, тож H.A.L.L. платить найдешевшими: { $chosen }.
si-hall-rule-action-bonus = Спершу те, за що жетон дає бонус: { $chosen }.
si-hall-rule-action-only = Жетон дозволяє тільки одну дію: { $chosen }.
si-hall-rule-action-furthest = Далі за тим, де стоять позначки H.A.L.L., від найдальшої; ця на поділці { $count }: { $chosen }.
si-hall-rule-action-tied = На поділці { $count } стоять кілька позначок; механізм іде перед населенням, а населення — перед зондом: { $chosen }.
si-hall-rule-action-last = Коли ніщо інше не виходить: { $chosen }.
si-hall-rule-seat-printed = Місце, яке назвав кубик, у ряду { $count } вільне: місце { $chosen }.
si-hall-rule-seat-next = Місце, яке назвав кубик, у ряду { $count } зайняте, тож найближче вільне праворуч: місце { $chosen }.
si-hall-rule-seat-right = Якомога правіше в ряду { $count }: місце { $chosen }.
si-hall-rule-seat-left = Якомога лівіше в ряду { $count }: місце { $chosen }.
si-hall-rule-space-wormhole = Відома червоточина — передусім: { $chosen }.
si-hall-rule-space-interest = Відомої червоточини попереду немає, тож вільне цікаве місце: { $chosen }.
si-hall-rule-space-galaxy = Попереду немає ні червоточини, ні вільного цікавого місця, тож відома галактика: { $chosen }.
si-hall-rule-space-empty = Нічого вартого серед відомого немає, тож недосліджене поле: { $chosen }.
si-hall-rule-space-ahead = Попереду немає нічого зі списку, тож прямо: { $chosen }.
si-hall-rule-space-player = Ці були однаково добрі ({ $among }), тож вибрали ви: { $chosen }.
si-hall-rule-mechanism-least = H.A.L.L. може заплатити за { $among }; найменшу вартість, { $count }, має { $chosen }.
si-hall-rule-mechanism-greatest = H.A.L.L. може заплатити за { $among }; найбільшу вартість, { $count }, має { $chosen }.
si-hall-rule-mechanism-tied = Однакову вартість мають { $among }: спершу ближчий ряд, у ньому найлівіший.
si-hall-rule-population-least = З тих, за кого він може заплатити ({ $among }), найнижчий рівень: { $chosen }.
si-hall-rule-population-highest = З тих, за кого він може заплатити ({ $among }), найвищий рівень: { $chosen }.
si-hall-rule-cube-dearest = Маючи вибір ({ $among }), H.A.L.L. бере найдорожчий ресурс: { $chosen }.
si-hall-rule-track-furthest = Кроки йдуть туди, де H.A.L.L. попереду, тут на поділці { $count }: { $chosen }.
si-hall-rule-track-tied = Обидві позначки на поділці { $count }, тож крок робить ця: { $chosen }.
si-hall-rule-deposit-emptiest = Поповнюють родовище з найменшою кількістю кубиків ({ $count }): { $chosen }.
si-hall-rule-deposit-outward = Кілька родовищ однаково порожні ({ $count }); серед них поповнюють найдальше від Сонця: { $chosen }.
si-hall-rule-storage-fullest = Планета, де найбільше що рухати ({ $count }): { $chosen }.
si-hall-rule-storage-sunward = На кількох планетах порівну ({ $count }); серед них — найближча до Сонця: { $chosen }.
si-hall-rule-extra-counted = Відлічено в ряду за кількістю зіграних жетонів ({ $count }): «{ $chosen }».
si-hall-rule-extra-counted-on = Відлічено в ряду за кількістю зіграних жетонів ({ $count }), а потім знову з початку: «{ $chosen }».
si-hall-rule-rise-left = H.A.L.L. піднімається, коли може, якомога лівіше: ряд { $count }, місце { $chosen }.
si-hall-rule-bag-board = Мішок H.A.L.L. порожній: кубики з його планшета йдуть назад. У мішку: { $chosen }.
si-hall-rule-bag-red = Мішок і планшет H.A.L.L. порожні: кладемо червоні кубики. У мішку: { $chosen }.
si-hall-rule-convert-pairs = Без технології цього кольору два кубики ({ $among }) стають одним наступного кольору, а непарний лишається. У мішок: { $chosen }.
si-hall-rule-convert-purple = Без технології цього кольору фіолетові кубики ({ $among }) стають червоними. У мішок: { $chosen }.
si-hall-rule-convert-1 = З рівнем 1 технології цього кольору кожен кубик ({ $among }) стає одним іншим. У мішок: { $chosen }.
si-hall-rule-convert-2 = З рівнем 2 технології цього кольору кожен кубик ({ $among }) стає двома. У мішок: { $chosen }.

## Клітинки його планшета

si-hall-cell-solar-R = Червоний: із двох кубиків Сонця залишає дешевший, зі звичайною втратою репутації.
si-hall-cell-solar-Y = Жовтий: залишає обидва кубики Сонця, зі звичайною втратою репутації.
si-hall-cell-solar-G = Зелений: залишає обидва кубики Сонця, втрата репутації на 2 менша.
si-hall-cell-solar-B = Синій або фіолетовий: залишає обидва кубики Сонця без втрати репутації.
si-hall-cell-research-R = Червоний: технологія коштує вдвічі більше ресурсів.
si-hall-cell-research-Y = Жовтий: технологія коштує стільки, скільки надруковано.
si-hall-cell-research-G = Зелений: технологія коштує стільки, скільки надруковано, і повертається науковець.
si-hall-cell-research-B = Синій або фіолетовий: два рівні одразу, якщо може заплатити.
si-hall-cell-travel-R = Червоний: нова база коштує на 3 палива більше.
si-hall-cell-travel-Y = Жовтий: нова база коштує подвоєне число планети.
si-hall-cell-travel-G = Зелений: нова база коштує на 2 палива менше.
si-hall-cell-travel-B = Синій або фіолетовий: нова база коштує на 2 палива менше, і додому йде на 2 кубики більше.
si-hall-cell-market-R = Червоний: найдешевший кубик ринку, безкоштовно.
si-hall-cell-market-Y = Жовтий: два найдешевші кубики ринку, безкоштовно.
si-hall-cell-market-G = Зелений: найдешевший і найдорожчий кубики ринку, безкоштовно.
si-hall-cell-market-B = Синій або фіолетовий: два найдорожчі кубики ринку, безкоштовно.
si-hall-cell-earth-R = Червоний: Земля дає 1 паливо.
si-hall-cell-earth-Y = Жовтий: Земля дає 4 палива.
si-hall-cell-earth-G = Зелений: Земля дає 6 палива.
si-hall-cell-earth-B = Синій або фіолетовий: Земля дає 10 палива.
si-hall-cell-produce-R = Червоний: виробництво рухає на один кубик менше, ніж звичайно.
si-hall-cell-produce-Y = Жовтий: звичайне виробництво.
si-hall-cell-produce-G = Зелений: звичайне виробництво; потім найдорожчий кубик родовища йде до сховища на рівень дорожчим, і приходить 3 палива.
si-hall-cell-produce-B = Синій або фіолетовий: звичайне виробництво; потім два найдорожчі кубики родовища йдуть до сховища на два рівні дорожчими, і приходить 6 палива.
si-hall-cell-government-R = Червоний: друге місце зліва.
si-hall-cell-government-Y = Жовтий: перше місце зліва.
si-hall-cell-government-G = Зелений: найправіше вільне місце.
si-hall-cell-government-B = Синій або фіолетовий: найлівіше вільне місце, з бонусами всього ряду.
si-hall-cell-probe-R = Червоний: хід зонда коштує вдвічі більше, а кожен здобуток престижу чи репутації на 1 менший.
si-hall-cell-probe-Y = Жовтий: хід зонда за звичайну ціну, зі звичайним здобутком.
si-hall-cell-probe-G = Зелений: зонд здобуває вдвічі більше престижу й репутації.
si-hall-cell-probe-B = Синій або фіолетовий: зонд здобуває вдвічі більше престижу й репутації; потім H.A.L.L. будує найвартісніший механізм перших двох рядів, за який може заплатити.
si-hall-cell-mechanism-R = Червоний: механізм найменшої вартості з перших двох рядів.
si-hall-cell-mechanism-Y = Жовтий: механізм найбільшої вартості з перших двох рядів.
si-hall-cell-mechanism-G = Зелений: механізм найбільшої вартості з будь-якого ряду.
si-hall-cell-mechanism-B = Синій або фіолетовий: механізм найбільшої вартості з будь-якого ряду; потім H.A.L.L. рятує найвище населення, за яке може заплатити.
si-hall-cell-population-R = Червоний: найнижче населення, за яке може заплатити.
si-hall-cell-population-Y = Жовтий: найвище населення, за яке може заплатити.
si-hall-cell-population-G = Зелений: найнижче й найвище населення, за які може заплатити, з одним кроком на шкалі.
si-hall-cell-population-B = Синій або фіолетовий: найвище населення, за яке може заплатити; потім його зонд рухається як звичайно.
