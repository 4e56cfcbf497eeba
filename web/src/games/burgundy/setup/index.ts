/** What a host of The Castles of Burgundy chooses before the start. */

export { default } from "./Choices.svelte";
export { default as Folded } from "../modules/Modules.svelte";
export { default as Picture } from "./Picture.svelte";
