# «Замки Бургундии» по-русски: белые замки.

name-white-castle = белый замок
name-monastery-29 = монастырь № 29
label-monastery-29 = 4 за белый замок
does-monastery-29 = в конце: 4 очка за каждый белый замок
does-white-castle = дополнительное действие с номером белого кубика
name-white_castles = Белые замки
explains-module-white_castles = Девятый вид зданий: действие с номером белого кубика.
expects-white-castle = Белый замок: действие с номером { $about }.
name-final-29 = Монастырь № 29 (4 за белый замок)
pays-final-29 = начисляется в конце партии
white-action-gained = Белый замок: { $player } получает дополнительное действие с номером { $value }.
you-white-action-gained = Белый замок: у вас дополнительное действие с номером { $value }.
