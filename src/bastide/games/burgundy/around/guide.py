"""The guided first game: all of phase A, with a tile of every colour, and the first placing of phase B."""

from typing import Final

from bastide.core.guide import Guide, Lesson

GUIDE: Final = Guide(
    opening="""
        chance start 0
        chance deal brown brown teal red orange purple
        chance fill market ship monastery-17 castle sheep-3 watchtower ship bank mine monastery-3 \
carpenter pig-3 castle boarding-house warehouse monastery-15
        chance goods pink pink orange red purple
        chance roll 1 3 2 4 2
    """,
    lessons=(
        Lesson("welcome"),
        Lesson("take", line="take 1 1 market"),
        Lesson("place", line="place 3 market 12"),
        Lesson("building", line="take any 3 sheep-3"),
        Lesson(
            "end",
            line="end-turn",
            then="""
                1 take 2 2 castle
                1 take 4 4 bank
                1 end-turn
                chance roll 4 5 6 3 2
            """,
        ),
        Lesson("animals", line="place 4 sheep-3 11"),
        Lesson("goods", line="sell-goods 5 5"),
        Lesson("black", line="buy black castle 2 0"),
        Lesson(
            "",
            line="end-turn",
            silent=True,
            then="""
                1 place 3 bank 12
                1 place 6 castle 7
                1 take any 3 watchtower
                1 end-turn
                chance roll 6 5 1 3 6
            """,
        ),
        Lesson("castle", line="place 6 castle 7"),
        Lesson("extra", line="take any 4 ship"),
        Lesson("ship", line="place 5 ship 20"),
        Lesson("load", line="load 2"),
        Lesson("bridge", parts=("bridge",)),
        Lesson(
            "",
            line="end-turn",
            silent=True,
            then="""
                1 take 1 1 ship
                1 place 3 watchtower 26
                1 end-turn
                chance roll 2 6 5 2 3
            """,
        ),
        Lesson("workers", line="take-workers 2"),
        Lesson("change", line="take 6 5 mine"),
        Lesson(
            "",
            line="end-turn",
            silent=True,
            then="""
                1 take 2 2 monastery-17
                1 take-workers 5
                1 end-turn
                chance roll 4 5 1 6 1
            """,
        ),
        Lesson("mine", line="place 4 mine 25"),
        Lesson("monastery", line="take 5 5 monastery-3"),
        Lesson(
            "",
            line="end-turn",
            silent=True,
            then="""
                1 place 1 monastery-17 13
                1 take 6 6 carpenter
                1 end-turn
                chance fill church ship monastery-10 castle sheep-4 warehouse ship watchtower mine \
monastery-4 market pig-2 ship sheep-3 bank monastery-14
                chance goods purple orange teal red pink
                chance roll 1 5 4 1 5
            """,
        ),
        Lesson("phase", parts=("track",)),
        Lesson("rule", line="place 1 monastery-3 13"),
        Lesson("finish", parts=("bonuses",)),
    ),
)
