/** What a host of Kingdom Builder chooses before the start. */

export { default } from "./Choices.svelte";
export { default as Picture } from "./Picture.svelte";
