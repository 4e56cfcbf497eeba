/** A Castle for All Seasons on its card at home: it needs nothing from the box. */

export { default } from "./Miniature.svelte";
export const openBox = (): Promise<void> => Promise.resolve();
