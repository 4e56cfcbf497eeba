/** A click names a kind of word and the word; lines that agree stay. No rule lives here. */

export type Kind = string;
export interface Line {
  text: string;
  move: string;
  words: Record<Kind, string>;
}
export type Fields = Record<string, string[][]>; // of each move: its fields, each with the kind of its word
export type Picked = Record<Kind, string>;

/** `use farm 3.4` as its move and its words by kind. */
export function readLine(text: string, fields: Fields): Line {
  const [move = "", ...rest] = text.split(" ");
  const kinds = (fields[move] ?? []).map(([name = "", kind]) => kind ?? name);
  return { text, move, words: Object.fromEntries(rest.map((word, place) => [kinds[place] ?? String(place), word])) };
}

export const narrow = (lines: Line[], kind: Kind, word: string): Line[] =>
  lines.filter((line) => line.words[kind] === word);

export const narrowBy = (lines: Line[], picked: Picked): Line[] =>
  Object.entries(picked).reduce((left, [kind, word]) => narrow(left, kind, word), lines);

/** The words of a kind that the lines still offer, in their order. */
export const offered = (lines: Line[], kind: Kind): string[] => [
  ...new Set(lines.flatMap((line) => line.words[kind] ?? [])),
];

/** The lines by their word of a kind, sorted out once. */
export function byWord(lines: Line[], kind: Kind): Map<string, Line[]> {
  const sorted = new Map<string, Line[]>();
  for (const line of lines) {
    const word = line.words[kind];
    if (word !== undefined) sorted.set(word, [...(sorted.get(word) ?? []), line]);
  }
  return sorted;
}

/** The end of a turn, where it is possible. */
export const endOf = (lines: Line[]): Line | null => lines.find((line) => line.move === "end-turn") ?? null;

/** Lines that need no target on the board, such as the end of a turn. */
export const withoutWords = (lines: Line[]): Line[] => lines.filter((line) => Object.keys(line.words).length === 0);
