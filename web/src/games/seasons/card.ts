/** A Castle for All Seasons on its card at home. */

export { default } from "./Miniature.svelte";
export { openBox } from "./printed";
