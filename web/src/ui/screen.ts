import { MediaQuery } from "svelte/reactivity";

/** A desk: beside the table there is room for what happened, talk and offers. The same width is in the tables' stylesheets. */
export const desk = new MediaQuery("min-width: 68.75rem");
