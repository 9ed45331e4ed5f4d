const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago that was, in words: "5 minutes ago", "yesterday". */
export function since(moment: number, language: string, now = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const ago = Math.max(0, now - moment);
  const [unit, length] = STEPS.find(([, each]) => ago >= each) ?? ["second", 1000];
  return words.format(unit === "second" ? 0 : -Math.floor(ago / length), unit);
}
