import { say } from "../texts/texts.svelte";

const NOTHING_TO_READ = "…"; // who has wished to be forgotten

/** How somebody is called at a table. */
export const called = (name: string): string => (name === NOTHING_TO_READ ? say("stranger") : name);
