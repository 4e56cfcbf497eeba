/** Drawn portraits: one for each level of bot, told apart by the headgear, and one for each person, by the name. */

export interface Portrait {
  ground: string;
  coat: string;
  skin: string;
  hair: string;
  cut: "short" | "long" | "none";
  beard: boolean;
  hat: Hat | null;
}
type Hat = "cap" | "beret" | "helmet" | "coronet" | "crown";

const bot = (
  ground: string,
  coat: string,
  skin: string,
  hair: string,
  more: Partial<Portrait> = {},
): Portrait => ({ ground, coat, skin, hair, cut: "short", beard: false, hat: null, ...more });

/** From the easiest to the hardest. */
const LADDER: Portrait[] = [
  bot("#e3ead9", "#6f8f6a", "#f0c9a4", "#a3703c"),
  bot("#dde6ec", "#4f7aa0", "#e8bd94", "#5a3a24", { hat: "cap" }),
  bot("#e8dfec", "#7a5a8c", "#d9a577", "#4b4b4b", { hat: "beret", beard: true }),
  bot("#e2e6e8", "#69757d", "#e8bd94", "#5a3a24", { hat: "helmet", cut: "none" }),
  bot("#dbe6de", "#2f6147", "#c98f63", "#2b2523", { hat: "coronet" }),
  bot("#f4e2c0", "#9c2a24", "#f0c9a4", "#d8d4cb", { hat: "crown", cut: "none", beard: true }),
];
const LEVELS = ["uniform", "greedy", "steward", "castellan", "regent", "sovereign"];

/** A level that this page does not know yet looks as its place among the others says. */
export function botFace(level: string, levels: string[]): Portrait {
  const rank = LEVELS.indexOf(level);
  const place = rank >= 0 ? rank : levels.indexOf(level);
  return (
    LADDER[Math.min(LADDER.length - 1, Math.max(0, place))] ?? bot("#e3ead9", "#6f8f6a", "#f0c9a4", "#a3703c")
  );
}

/** Skin, hair, and how it is worn. */
const PEOPLE: [skin: string, hair: string, cut: "short" | "long"][] = [
  ["#f0c9a4", "#6b2f1d", "long"],
  ["#f3d3b3", "#caa04a", "long"],
  ["#e8bd94", "#5a3a24", "short"],
  ["#8d5a3b", "#2b2523", "long"],
  ["#f0c9a4", "#a3703c", "short"],
  ["#c98f63", "#2b2523", "short"],
  ["#f3d3b3", "#8b8b88", "short"],
  ["#d9a577", "#4b3426", "long"],
  ["#8d5a3b", "#2b2523", "short"],
  ["#f0c9a4", "#b5502c", "long"],
];
const COATS = ["#a8322b", "#1f5c99", "#b9851f", "#4a4250"]; // as the seats are coloured
const GROUNDS = ["#f3dcd0", "#d6e2ec", "#f4e6c4", "#e2dfe6"];

/** The same person looks the same everywhere; the coat has the seat's colour. */
export function personFace(name: string, seat: number): Portrait {
  const sum = [...name].reduce((all, letter) => (all * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const [skin, hair, cut] = PEOPLE[sum % PEOPLE.length] ?? ["#f0c9a4", "#6b2f1d", "long"];
  const [ground = "", coat = ""] = [GROUNDS[seat % 4], COATS[seat % 4]];
  return { ground, coat, skin, hair, cut, beard: false, hat: null };
}
