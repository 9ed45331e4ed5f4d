import { say, texts } from "../texts/texts.svelte";

/** What the server's code means. */
export const troubleWords = (code: string): string =>
  say(texts.knows(`trouble-${code}`) ? `trouble-${code}` : "trouble-other");
