import { say } from "../texts/texts.svelte";

const KNOWN: Record<string, string> = {
  offline: "trouble-offline",
  "no-table": "trouble-no-table",
  full: "trouble-full",
  "too-fast": "trouble-too-many",
};

/** What the server's code means. */
export const troubleWords = (code: string): string => say(KNOWN[code] ?? "trouble-other");
