"""The guided first game: three rounds in which every character acts and the cards come back."""

from typing import Final

from bastide.core.guide import Guide, Lesson

GUIDE: Final = Guide(
    opening="chance start 0",
    lessons=(
        Lesson("welcome"),
        Lesson("choose", line="choose trader worker-stone", then="1 choose messenger worker-wood"),
        Lesson("ribbon", parts=("ribbon",)),
        Lesson("fill", line="fill worker-stone clay clay"),
        Lesson("trader", line="send supply stone"),
        Lesson("tower", spots=("tower stone",)),
        Lesson("build", line="erect house"),
        Lesson("pay", line="pay 1 1 0 1"),
        Lesson("", line="end-turn", silent=True, then="1 end-turn"),
        Lesson(
            "second",
            line="choose messenger stonemason",
            then="""
                1 choose trader worker-sand
                1 send supply clay
            """,
        ),
        Lesson("buy", line="buy 1 worker-sand sand"),
        Lesson("stonemason", line="erect tower"),
        Lesson("exact", line="pay 1 0 1 1"),
        Lesson("helper", line="house supply market 1"),
        Lesson("", line="end-turn", silent=True, then="1 end-turn"),
        Lesson(
            "third",
            line="choose bricklayer master-builder",
            then="""
                1 choose stonemason worker-stone
                1 fill worker-stone sand clay
            """,
        ),
        Lesson("bricklayer", line="take silver"),
        Lesson("silver", line="exchange sand"),
        Lesson("talers", line="erect tower"),
        Lesson("wages", line="pay 1 0 1 1"),
        Lesson(
            "",
            line="end-turn",
            silent=True,
            then="""
                1 erect small-gate
                1 pay 2 1 2 0
                1 house supply small-gate 1
                1 end-turn
                1 end-turn
            """,
        ),
        Lesson("hand", parts=("hand",)),
        Lesson("finish", spots=("building small-gate",)),
    ),
)
