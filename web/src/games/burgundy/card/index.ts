/** The Castles of Burgundy on its card at home. */

export { default } from "./Miniature.svelte";
export { openPieces as openBox } from "../box";
