import { isSwitch, Kept } from "../ui/kept.svelte";

/** Whether tables are drawn as lists, by the choice of whoever sits at this browser. */
export const asAList = new Kept<boolean>("as-a-list", false, isSwitch);
