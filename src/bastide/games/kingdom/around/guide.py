"""The guided first game: forest beside the farm, flowers down to the water, a jump to the castle."""

from typing import Final

from bastide.core.guide import Guide, Lesson

GUIDE: Final = Guide(
    options={"first_game": True},
    opening="""
        chance start 0
        chance draw 0 forest
        chance draw 1 grass
    """,
    lessons=(
        Lesson("welcome"),
        Lesson("cards", parts=("cards",)),
        Lesson("card", line="build 12.15", parts=("card",)),
        Lesson("next-to", line="build 12.16"),
        Lesson("location", line="build 12.17", spots=("hex 12.18",)),
        Lesson("token", spots=("token farm",)),
        Lesson(
            "end",
            line="end-turn",
            then="""
                chance draw 0 flowers
                1 build 8.8
                1 build 8.9
                1 build 8.10
                1 end-turn
                chance draw 1 desert
            """,
        ),
        Lesson("others", spots=("hex 8.8", "hex 8.9", "hex 8.10")),
        Lesson("use", line="use farm 8.12", spots=("hex 7.12",)),
        Lesson("flowers", line="build 13.15", parts=("card",)),
        Lesson("water", line="build 13.14"),
        Lesson("third", line="build 14.14"),
        Lesson(
            "",
            line="end-turn",
            silent=True,
            then="""
                chance draw 0 canyon
                1 build 11.12
                1 build 12.11
                1 build 11.11
                1 end-turn
                chance draw 1 grass
            """,
        ),
        Lesson("lift", line="lift paddock 14.14"),
        Lesson("settle", line="settle 12.13", spots=("hex 12.12",)),
        Lesson("gold", parts=("cards",)),
        Lesson("finish"),
    ),
)
