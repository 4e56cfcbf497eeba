/** Icons for the page: of the four thousand of the set those that are named, drawn on whole numbers. */

const GRAIN = 4; // of the box's 512; finer is not seen at the sizes of a page
const COUNTS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/y;
const FLAG = /[01]/y;
const BETWEEN = /[\s,]*/y;
const AFTER = { m: "l", M: "L" }; // what more points after a command mean, where not the same again

/** A path as its steps: `["c", [1, 2, 3, 4, 5, 6]]`; what repeats a command without naming it names it. */
function steps(path, grain) {
  return [...path.matchAll(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi)].flatMap(([, command, text]) => {
    const kind = command.toLowerCase();
    const runs = runsOf(text, kind).map((run) =>
      run.map((number, at) => (isOfArc(kind, at) ? number : number / grain)),
    );
    return runs.map((run, place) => [place ? (AFTER[command] ?? command) : command, run]);
  });
}

/** The numbers after a command, as many together as it takes. */
function runsOf(text, kind) {
  const runs = [[]];
  for (let place = endOf(BETWEEN, text, 0); place < text.length; place = endOf(BETWEEN, text, place)) {
    if (runs.at(-1).length === COUNTS[kind]) runs.push([]);
    const run = runs.at(-1);
    const end = endOf(isFlag(kind, run.length) ? FLAG : NUMBER, text, place);
    run.push(Number(text.slice(place, end)));
    place = end;
  }
  return runs;
}

/** Where what begins at this place ends. */
function endOf(what, text, place) {
  what.lastIndex = place;
  what.exec(text);
  return what.lastIndex;
}

/** The third number of an arc is an angle, then come two flags: none of them grows with the picture. */
const isOfArc = (kind, at) => kind === "a" && at >= 2 && at <= 4;
const isFlag = (kind, at) => kind === "a" && (at === 3 || at === 4);

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
export const drawings = (set, names) =>
  Object.fromEntries(names.map((name) => [name, drawing(set[name].body)]));

function drawing(body) {
  const small = body.replace(/ d="([^"]*)"/g, (_, path) => ` d="${rounded(path, GRAIN)}"`);
  return `<g transform="scale(${GRAIN})">${small}</g>`;
}
