import { MediaQuery } from "svelte/reactivity";

/** A narrow screen: one family at a time, the hand a drawer, the market a sheet. The same width is in every stylesheet here. */
export const phone = new MediaQuery("max-width: 56rem");

/** Neither that narrow nor wide enough for a rail, or very narrow: what lies at the edge is told by its signs. */
export const wordless = new MediaQuery("((min-width: 56.01rem) and (max-width: 68.74rem)) or (max-width: 23rem)");
