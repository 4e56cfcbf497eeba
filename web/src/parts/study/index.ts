/** All that an analysis needs on the page, fetched when it is opened. */

export { default as Deeds } from "./Deeds.svelte";
export { default as Here } from "./Here.svelte";
export { default as Shield } from "./Shield.svelte";
export { Study } from "./study.svelte";
export { default as Under } from "./Under.svelte";
