/** What a host of A Castle for All Seasons chooses before the start. */

export { default } from "./Castle.svelte";
export { default as Folded } from "./Choices.svelte";
export { default as Picture } from "./Picture.svelte";
