/** Outlines of the buildings, drawn around the middle of their foot. */

export interface Shape {
  body: string;
  roof: string;
  dark: string; // windows and doors
  lines: string; // courses of stone, rows of roof tiles
  shade: string; // the side away from the light
  snow: string; // where it lies in winter
}

const number = (value: number): string => String(Math.round(value * 10) / 10);
/** A path of numbers and letters; numbers are rounded. */
const path = (strings: TemplateStringsArray, ...values: number[]): string =>
  strings.reduce((text, part, place) => text + number(values[place - 1] ?? 0) + part);

/** Merlons along the top of a wall, from left to right. */
export function crenels(left: number, top: number, width: number, count: number, high: number): string {
  const step = width / (2 * count - 1);
  const teeth = Array.from(
    { length: count },
    (_, tooth) => path`v${-high}h${step}v${high}` + (tooth < count - 1 ? path`h${step}` : ""),
  );
  return path`M${left} ${top}` + teeth.join("");
}

/** Snow on each merlon. */
function capped(left: number, top: number, width: number, count: number, high: number): string {
  const step = width / (2 * count - 1);
  return Array.from(
    { length: count },
    (_, tooth) =>
      path`M${left + 2 * tooth * step - 0.8} ${top - high + 2.5}v-3q${step / 2 + 0.8} -4 ${step + 1.6} 0v3Z`,
  ).join("");
}

const courses = (width: number, top: number, every: number): string =>
  Array.from({ length: Math.floor(-top / every) }, (_, row) => {
    const y = -row * every - 9;
    const shift = row % 2 ? 0.18 : -0.16;
    return path`M${width * (shift - 0.24)} ${y}h${width * 0.16}M${width * (shift + 0.12)} ${y}h${width * 0.13}`;
  }).join("");

function tower(width: number, height: number): Shape {
  const [half, top] = [width / 2, -height];
  return {
    body:
      crenels(-half - 3, top + 9, width + 6, 4, 9) + path`v9H${half}V0H${-half}V${top + 18}H${-half - 3}Z`,
    roof: "",
    dark: path`M-3 ${top + 34}q0 -4 3 -5q3 1 3 5v10h-6ZM-3 ${top + 62}h6v12h-6Z`,
    lines: courses(width, top + 20, 12) + path`M${-half} ${top + 18}H${half}`,
    shade: path`M${half * 0.45} ${top + 18}H${half}V0H${half * 0.45}Z`,
    snow: capped(-half - 3, top + 9, width + 6, 4, 9),
  };
}

function keep(width: number, height: number): Shape {
  const [half, top] = [width / 2, -height];
  return {
    body:
      crenels(-half - 4, top + 12, width + 8, 5, 10) + path`v12H${half}V0H${-half}V${top + 24}H${-half - 4}Z`,
    roof: "",
    dark: path`M-33 ${top + 62}q0 -4 3.5 -5q3.5 1 3.5 5v11h-7ZM26 ${top + 62}q0 -4 3.5 -5q3.5 1 3.5 5v11h-7ZM-8 0v-14a8 8 0 0 1 16 0v14Z`,
    lines: courses(width, top + 30, 12) + path`M${-half} ${top + 24}H${half}`,
    shade: path`M${half * 0.62} ${top + 24}H${half}V0H${half * 0.62}Z`,
    snow: capped(-half - 4, top + 12, width + 8, 5, 10),
  };
}

function gate(width: number, height: number, count: number, arch: number): Shape {
  const [half, top, foot] = [width / 2, -height, height * 0.24];
  const middle = half - arch - 9;
  return {
    body: crenels(-half, top + 10, width, count, 9) + path`V0H${-half}Z`,
    roof: "",
    dark: path`M${middle - arch} 0v${-foot}a${arch} ${arch} 0 0 1 ${2 * arch} 0v${foot}Z`,
    lines: path`M${middle - arch / 2} 0v${-foot - arch * 0.84}M${middle} 0v${-foot - arch}M${middle + arch / 2} 0v${-foot - arch * 0.84}M${middle - arch} ${-foot}h${2 * arch}`,
    shade: path`M${half * 0.84} ${top + 12}H${half}V0H${half * 0.84}Z`,
    snow: capped(-half, top + 10, width, count, 9),
  };
}

function well(width: number): Shape {
  const half = width / 2;
  return {
    body: path`M${-half + 7} 0v-18h${width - 14}v18Z`,
    roof: path`M${-half} -38L0 -58L${half} -38Z`,
    dark: path`M${-half + 10} -38h3v20h-3ZM${half - 13} -38h3v20h-3ZM-1 -38h2v9h4v6h-10v-6h4Z`,
    lines: path`M${-half + 7} -9h${width - 14}M-6 -18v9M7 -9v9`,
    shade: path`M${half * 0.3} -18H${half - 7}V0H${half * 0.3}Z`,
    snow: path`M${-half - 1} -37L0 -60L${half + 1} -37q-6 3 -9 -2q-5 4 -9 -1q-4 4 -9 -2q-5 5 -9 1q-4 4 -8 1q-3 3 -8 3Z`,
  };
}

/** A hipped roof over a long house, with room for a name on it. */
function hall(width: number, height: number, roof: number, dark: string): Shape {
  const [half, top] = [width / 2, -height];
  const ridge = half - 15;
  return {
    body: path`M${-half} 0V${top + roof}H${half}V0Z`,
    roof: path`M${-half - 5} ${top + roof + 1}L${-ridge} ${top + 3}H${ridge}L${half + 5} ${top + roof + 1}Z`,
    dark,
    lines: path`M${-half - 2} ${top + roof - 3}H${half + 2}M${-ridge - 2} ${top + 7}H${ridge + 2}`,
    shade: path`M${half * 0.7} ${top + roof + 1}H${half}V0H${half * 0.7}Z`,
    snow: path`M${-ridge - 9} ${top + 13}L${-ridge - 1} ${top}H${ridge + 1}L${ridge + 9} ${top + 13}q-5 -7 -9 -6q-${ridge * 0.3} 3 -${ridge * 0.5} 0q-${ridge * 0.3} -3 -${ridge * 0.6} 0q-${ridge * 0.4} 3 -${ridge * 0.7} -1q-4 -1 -7 4Z`,
  };
}

function house(width: number, height: number): Shape {
  const [half, top] = [width / 2, -height];
  return {
    body: path`M${-half} 0V${top + 27}H${half}V0Z`,
    roof: path`M${-half - 5} ${top + 28}L0 ${top}L${half + 5} ${top + 28}Z`,
    dark: path`M-13 0v-17h12v17ZM7 -21h9v9h-9Z`,
    lines: path`M${-half * 0.55} ${top + 18}H${half * 0.55}M${-half * 0.8} ${top + 23}H${half * 0.8}M7 -16.500h9M11.500 -21v9`,
    shade: path`M${half * 0.72} ${top + 28}H${half}V0H${half * 0.72}Z`,
    snow: path`M${-half * 0.5} ${top + 14}L0 ${top - 2}L${half * 0.5} ${top + 14}q-4 -3 -6 -1q-4 4 -7 -1q-3 4 -7 1q-3 2 -6 1Z`,
  };
}

function palace(width: number, height: number): Shape {
  const arches = Array.from(
    { length: 6 },
    (_, window) => path`M${-width / 2 + 15 + window * 23} ${-height + 58}v-12a6 6 0 0 1 12 0v12Z`,
  );
  return hall(width, height, 30, arches.join(""));
}

export function shapeOf(tile: string, width: number, height: number): Shape {
  if (tile === "tower") return tower(width, height);
  if (tile === "keep") return keep(width, height);
  if (tile === "main-gate") return gate(width, height, 6, 22);
  if (tile === "small-gate") return gate(width, height, 5, 17);
  if (tile === "well") return well(width);
  if (tile === "palace") return palace(width, height);
  return tile === "house" ? house(width, height) : hall(width, height, 29, "");
}
