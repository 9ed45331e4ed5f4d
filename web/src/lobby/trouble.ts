import { say } from "../texts/texts.svelte";

const KNOWN: Record<string, string> = {
  offline: "trouble-offline",
  "no-table": "trouble-no-table",
  taken: "trouble-full",
  full: "trouble-full",
  "too-many-tables": "trouble-too-many",
  "other-rules": "trouble-other-rules",
  "too-fast": "trouble-too-many",
};

/** What the server's code means. */
export const troubleWords = (code: string): string => say(KNOWN[code] ?? "trouble-other");
