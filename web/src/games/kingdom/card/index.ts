/** Kingdom Builder on its card at home. */

export { default } from "./Miniature.svelte";
export { openBox } from "../box";
