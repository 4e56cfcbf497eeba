/** What is drawn with icons, and where a drawing is found once they are laid into the page. */

export const CHARACTERS = [
  "messenger",
  "trader",
  "bricklayer",
  "stonemason",
  "worker",
  "master-builder",
] as const;
export const RESOURCES = ["sand", "wood", "clay", "stone", "silver"] as const;

export const iconOf = (word: string): string => `#s-${word.startsWith("worker") ? "worker" : word}`;
