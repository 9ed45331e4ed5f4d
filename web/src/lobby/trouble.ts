import { say, texts } from "../texts/texts.svelte";

/** What the server's code means. */
export const troubleWords = (code: string): string =>
  texts.knows(`trouble-${code}`) ? say(`trouble-${code}`) : say("trouble-other");
