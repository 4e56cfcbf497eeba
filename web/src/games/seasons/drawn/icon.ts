/** Where a drawing is found once they are laid into the page. */

export const iconOf = (word: string): string => `#s-${word}`;
