"""The picture of a link: drawn as SVG, sent as PNG, 1200 by 630 as those who show links expect it."""

from html import escape
from pathlib import Path
from typing import Final

import resvg_py

from bastide.server.previews.emblems import emblem_of
from bastide.server.previews.telling import Preview, Row
from bastide.words import words_for

WIDE, HIGH = 1200, 630
HALF: Final = 660  # where the slate begins
LETTERS: Final = Path(__file__).parent / "letters"
FONTS: Final = [str(LETTERS / "alegreya-bold.ttf"), str(LETTERS / "source-sans-semibold.ttf")]
NAME: Final = 'font-family="Alegreya" font-weight="700"'
TEXT: Final = 'font-family="\'Source Sans 3\'" font-weight="600"'
PAPER, SLATE, INK, INK_2 = "#faf4e6", "#2c3a43", "#1e2a32", "#4a5861"
SHIELD: Final = "M1 1h5v3h3V1h6v3h3V1h5v12c0 7-5 10-11 12C6 23 1 20 1 13Z"
PLAYERS: Final = ("#a8322b", "#1f5c99", "#e0a526", "#34323a")
PARTS: Final = ("#2f6147", "#ecbd3c", "#a6cb69", "#2a6ba4", "#d0a179", "#9c2a24", "#7a4a94", "#69757d")
SIGNS: Final = (
    "M0 -13L13 0L0 13L-13 0Z",
    "M0 -11a11 11 0 1 1 -.01 0Z",
    "M-13 -10H13L0 13Z",
    "M-10 -10h20v20h-20Z",
)
BAR: Final = 270  # the longest one


def png_of(preview: Preview, language: str) -> bytes:
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg_of(preview, language), skip_system_fonts=True, font_files=FONTS, width=WIDE
        )
    )


def svg_of(preview: Preview, language: str) -> str:
    edge = PLAYERS[preview.winner % len(PLAYERS)] if preview.rows else "#9c2a24"
    body = rows_of(preview) if preview.rows else sentence_of(preview)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{HIGH}" viewBox="0 0 {WIDE} {HIGH}">'
        f'<rect width="{WIDE}" height="{HIGH}" fill="{PAPER}"/>'
        f'<rect x="{HALF}" width="{WIDE - HALF}" height="{HIGH}" fill="{SLATE}"/>'
        f'<rect x="{HALF - 4}" width="8" height="{HIGH}" fill="{edge}"/>'
        f"{head_of(preview, language)}{body}"
        f'<g transform="translate({(HALF + WIDE) / 2 + 2},{HIGH / 2})">{emblem_of(preview.game)}</g></svg>'
    )


def head_of(preview: Preview, language: str) -> str:
    """The shield, and the game where the title does not say it."""
    game = words_for(language, preview.game).say("title") if preview.rows else ""
    return (
        f'<g transform="translate(48,40) scale(1.7)"><path d="{SHIELD}" fill="{INK}"/>'
        '<path d="M12 7l5.5 5.5L12 18l-5.5-5.5Z" fill="#c43d33"/></g>'
        f'<text x="104" y="75" {NAME} font-size="37" fill="{INK}">Bastide</text>'
        f'<text x="240" y="73" {TEXT} font-size="24" fill="{INK_2}">{escape(game)}</text>'
    )


def sentence_of(preview: Preview) -> str:
    size, lines = fitted(preview.title, (72, 62, 54), 2)
    top = 270 - (len(lines) - 1) * size / 2
    title = lines_of(lines, size, top, NAME, INK)
    says = lines_of(broken(preview.says, 30, 560), 30, top + len(lines) * size * 1.1 + 14, TEXT, INK_2)
    return title + says


def rows_of(preview: Preview) -> str:
    """Who has won, and everyone's points by what they came from."""
    size, lines = fitted(preview.title, (56, 48, 42), 2)
    top = 258 if len(lines) > 1 else 228
    step = min(84, (HIGH - 60 - top) / len(preview.rows))
    most = max(1, *(row.score for row in preview.rows))
    bars = [bar_of(row, top + step * (place + 0.5), most) for place, row in enumerate(preview.rows)]
    return lines_of(lines, size, 160, NAME, INK) + "".join(bars)


def bar_of(row: Row, middle: float, most: int) -> str:
    x, parts = 250.0, ""
    for place, points in enumerate(row.parts):
        wide = BAR * max(0, points) / most
        parts += (
            f'<rect x="{x:.1f}" y="{middle - 18:.1f}" width="{max(0.0, wide - 2):.1f}" height="36" '
            f'fill="{PARTS[place % len(PARTS)]}"/>'
        )
        x += wide
    sign, name = SIGNS[row.seat % len(SIGNS)], escape(cut(row.name, 26, 150))
    return (
        f'<path d="{sign}" transform="translate(62,{middle:.1f})" fill="{PLAYERS[row.seat % len(PLAYERS)]}"/>'
        f'<text x="90" y="{middle + 9:.1f}" {TEXT} font-size="26" fill="{INK}">{name}'
        f'</text>{parts}<text x="{x + 14:.1f}" y="{middle + 12:.1f}" {TEXT} font-size="34" fill="{INK}">'
        f"{row.score}</text>"
    )


# -- text that fits


def fitted(text: str, sizes: tuple[int, ...], most: int) -> tuple[int, list[str]]:
    """The largest size at which the text has no more lines than that; the smallest if there is none."""
    for size in sizes:
        lines = broken(text, size, HALF - 100)
        if len(lines) <= most:
            return size, lines
    return sizes[-1], [*lines[: most - 1], cut(" ".join(lines[most - 1 :]), sizes[-1], HALF - 100)]


def broken(text: str, size: int, width: float) -> list[str]:
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and length(longer, size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def cut(text: str, size: int, width: float) -> str:
    if length(text, size) <= width:
        return text
    while text and length(f"{text}…", size) > width:
        text = text[:-1]
    return f"{text.rstrip()}…"


def length(text: str, size: int) -> float:
    """About how wide it is: wide letters of any script count more than narrow ones."""
    return size * sum(
        0.3 if one in "il.,:;'’|!ії " else 0.86 if one in "mwMWшщжюфЖШЩЮФ" else 0.53 for one in text
    )


def lines_of(lines: list[str], size: float, top: float, font: str, ink: str) -> str:
    return "".join(
        f'<text x="48" y="{top + place * size * 1.12:.1f}" {font} font-size="{size}" fill="{ink}">'
        f"{escape(line)}</text>"
        for place, line in enumerate(lines)
    )
