import { isText, Kept } from "../ui/kept.svelte";

export const LONGEST_NAME = 20;

/** What I am called, at every table. */
export const me = new Kept<string>("name", "", isText);
