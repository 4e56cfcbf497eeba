"""A castle."""


def emblem() -> str:
    wall, roof, plaster = "#76828a", "#b4532f", "#e9dcc0"
    towers = "".join(tower(x, high, wall) for x, high in ((-190, 210), (190, 210), (0, 320)))
    halls = "".join(
        f'<path d="M{x - 62} 130V20L{x} -40L{x + 62} 20V130Z" fill="{plaster}"/>'
        f'<path d="M{x - 76} 26L{x} -48L{x + 76} 26Z" fill="{roof}"/>'
        for x in (-98, 98)
    )
    gate = '<path d="M-34 130V70a34 34 0 0 1 68 0V130Z" fill="#1e2a32"/>'
    ground = '<path d="M-262 130H262L236 190H-236Z" fill="#4f6b55"/>'
    return f'<g transform="translate(0,40)">{ground}{halls}{towers}{gate}</g>'


def tower(x: int, high: int, fill: str) -> str:
    top = 130 - high
    merlons = "".join(
        f'<rect x="{x - 48 + step * 40}" y="{top - 22}" width="16" height="26" fill="{fill}"/>'
        for step in range(3)
    )
    return (
        f'<rect x="{x - 48}" y="{top}" width="96" height="{high}" fill="{fill}"/>{merlons}'
        f'<rect x="{x - 9}" y="{top + 40}" width="18" height="44" rx="9" fill="#1e2a32"/>'
    )
