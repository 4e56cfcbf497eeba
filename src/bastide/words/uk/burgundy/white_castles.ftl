# «Замки Бургундії» українською: білі замки.

name-white-castle = білий замок
name-monastery-29 = монастир № 29
label-monastery-29 = 4 за білий замок
does-monastery-29 = наприкінці: 4 бали за кожен білий замок
does-white-castle = додаткова дія з номером білого кубика
name-white_castles = Білі замки
explains-module-white_castles = Дев’ятий вид будівель: дія з номером білого кубика.
expects-white-castle = Білий замок: дія з номером { $about }.
name-final-29 = Монастир № 29 (4 за білий замок)
pays-final-29 = нараховується наприкінці партії
white-action-gained = Білий замок: { $player } отримує додаткову дію з номером { $value }.
you-white-action-gained = Білий замок: ви отримуєте додаткову дію з номером { $value }.
