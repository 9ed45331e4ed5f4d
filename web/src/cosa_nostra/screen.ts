import { MediaQuery } from "svelte/reactivity";

/** A narrow screen: one family at a time, the hand a drawer, the market a sheet. The same width is in every stylesheet here. */
export const phone = new MediaQuery("max-width: 56rem");
