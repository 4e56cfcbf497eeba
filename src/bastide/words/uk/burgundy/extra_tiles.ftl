# «Замки Бургундії» українською: нові жетони.

name-geese = гуси
name-crane = підіймальний кран
name-monastery-27 = монастир № 27
name-monastery-28 = монастир № 28
label-monastery-27 = Зверху на містку
label-monastery-28 = Найм за срібло
does-monastery-27 = ваша фішка на містку завжди зверху
does-monastery-28 = будь-якої миті: 2 робітники за 1 монету
does-geese = 2 бали та бали за ще один вид на пасовищі; наступні тварини дають на 2 більше
does-crane = ефект будь-якої будівлі
name-extra_tiles = Нові жетони
explains-module-extra_tiles = Гуси, підіймальний кран і ще два монастирі.
expects-crane = Підіймальний кран: виберіть будівлю, щоб скористатися її ефектом.
line-hire-workers = 2 робітники за 1 монету
line-copy-building = Ефект: { $kind_name }
back-hire-workers = найм робітників
back-copy-building = ефект ({ $kind_name })
workers-bought = Монастир № 28: { $player } наймає { workers-acc } за { silver-acc }.
building-copied = Підіймальний кран: { $player } користується ефектом будівлі ({ $kind_name }).
geese-joined = Гуси: { $player } отримує бали разом із ними й за інший вид ({ $kind_name }).
marker-raised = { $player } тепер зверху на поділці { $place } містка (монастир № 27).
you-workers-bought = Монастир № 28: ви наймаєте { workers-acc } за { silver-acc }.
you-building-copied = Підіймальний кран: ви користуєтеся ефектом будівлі ({ $kind_name }).
you-geese-joined = Гуси: ви отримуєте бали разом із ними й за інший вид ({ $kind_name }).
you-marker-raised = Ви тепер зверху на поділці { $place } містка (монастир № 27).
monastery-absent = У вас немає монастиря № { $number }.
no-crane = Жоден кран не чекає на вибір будівлі.
crane-copies-other = Кран не може копіювати цю будівлю: { $kind_name }.
building-of-no-use = Ефектом цієї будівлі зараз скористатися не можна: { $kind_name }.
move-hire-workers = Найняти робітників
move-copy-building = Копіювати будівлю

## Try

position-arrivals = На кожній поділці містка згори той, у кого монастир № 27, а за ним — хто прийшов останнім.
