/** What one person likes, kept in this browser. */

export type Theme = "system" | "light" | "dark";
export type Pace = "off" | "fast" | "normal" | "slow";

const PREFIX = "bastide.";

export function kept(name: string, otherwise: string): string {
  try {
    return localStorage.getItem(PREFIX + name) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // a browser that keeps nothing still plays
  }
}

export const settings = $state({
  theme: kept("theme", "system") as Theme,
  pace: kept("pace", "normal") as Pace,
  sound: kept("sound", "off") === "on",
  notify: kept("notify", "off") === "on",
  confirm: kept("confirm", "touch") as "touch" | "always" | "never",
  endTurn: kept("endTurn", "ask") as "ask" | "auto",
  summaries: kept("summaries", "on") as "on" | "off",
});

export function change<Name extends keyof typeof settings>(name: Name, value: (typeof settings)[Name]): void {
  settings[name] = value;
  keep(name, typeof value === "boolean" ? (value ? "on" : "off") : value);
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const system = $state({ dark: dark.matches });
dark.addEventListener("change", () => (system.dark = dark.matches));

export const shownTheme = (): "light" | "dark" =>
  settings.theme === "system" ? (system.dark ? "dark" : "light") : settings.theme;

export const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How long one step of others' turns is shown, in milliseconds. */
export function stepTime(): number {
  return calm() ? 0 : { off: 0, fast: 420, normal: 900, slow: 1700 }[settings.pace];
}

/** How long a piece is under way, in milliseconds; nothing moves for those who want it calm. */
export const moveTime = (): number =>
  calm() ? 0 : { off: 0, fast: 300, normal: 420, slow: 700 }[settings.pace];

/** Fingers ask once more; a mouse does not, unless one wants it. */
export const asksAgain = (): boolean =>
  settings.confirm === "always" ||
  (settings.confirm === "touch" && matchMedia("(pointer: coarse), (max-width: 719px)").matches);
