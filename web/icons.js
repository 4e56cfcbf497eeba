/** Icons for the page: of the four thousand of the set those that are named, drawn on whole numbers. */

const GRAIN = 4; // of the box's 512; finer is not seen at the sizes of a page
const COUNTS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/y;

/** A path as its steps: `["c", [1, 2, 3, 4, 5, 6]]`; what repeats a command without naming it names it. */
function steps(path, grain) {
  const found = [];
  let [place, command] = [0, ""];
  while (place < path.length) {
    const letter = path[place];
    if (/[a-z]/i.test(letter)) {
      command = letter;
      place += 1;
    } else if (/[\s,]/.test(letter)) {
      place += 1;
      continue;
    } else if (command === "m" || command === "M") command = command === "m" ? "l" : "L";
    const numbers = [];
    while (numbers.length < COUNTS[command.toLowerCase()]) {
      while (/[\s,]/.test(path[place])) place += 1;
      const ofArc = command.toLowerCase() === "a" ? numbers.length : 0; // its third number is an angle, then two flags
      NUMBER.lastIndex = place;
      const text = ofArc === 3 || ofArc === 4 ? path[place] : NUMBER.exec(path)[0];
      numbers.push(ofArc >= 2 && ofArc <= 4 ? Number(text) : Number(text) / grain);
      place += text.length;
    }
    found.push([command, numbers]);
  }
  return found;
}

/** The same path, so many times smaller, with every point on a whole number; as each is rounded where it lies, errors do not add up. */
export function rounded(path, grain = 1) {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let text = "";
  for (const [command, numbers] of steps(path, grain)) {
    const kind = command.toLowerCase();
    const [fromX, fromY] = command === kind ? [x, y] : [0, 0];
    const [roundX, roundY] = [Math.round(x), Math.round(y)];
    let points = [];
    if (kind === "z") [x, y] = [startX, startY];
    else if (kind === "h") points = [Math.round((x = fromX + numbers[0])) - roundX];
    else if (kind === "v") points = [Math.round((y = fromY + numbers[0])) - roundY];
    else {
      const first = kind === "a" ? 5 : 0;
      points = numbers.map((number, at) => {
        if (at < first) return at < 2 ? Math.max(1, Math.round(number)) : Math.round(number);
        return (at - first) % 2 ? Math.round(fromY + number) - roundY : Math.round(fromX + number) - roundX;
      });
      [x, y] = [fromX + numbers.at(-2), fromY + numbers.at(-1)];
      if (kind === "m") [startX, startY] = [x, y];
    }
    text += kind + points.join(" ").replaceAll(" -", "-");
  }
  return text;
}

/** The drawings of the named icons. */
export const drawings = (set, names) => Object.fromEntries(names.map((name) => [name, drawing(set[name].body)]));

function drawing(body) {
  const small = body.replace(/ d="([^"]*)"/g, (_, path) => ` d="${rounded(path, GRAIN)}"`);
  return `<g transform="scale(${GRAIN})">${small}</g>`;
}
