const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

const inWords = (span: number, language: string, numeric: "auto" | "always"): string => {
  const words = new Intl.RelativeTimeFormat(language, { numeric });
  const [unit, length] = STEPS.find(([, each]) => Math.abs(span) >= each) ?? ["second", 1000];
  return words.format(unit === "second" ? 0 : Math.trunc(span / length), unit);
};

/** How long ago that was, in words: "5 minutes ago", "yesterday". */
export const since = (moment: number, language: string, now = Date.now()): string =>
  inWords(Math.min(0, moment - now), language, "auto");

/** How long it is until then: "in 5 minutes", "in 1 day". */
export const until = (moment: number, language: string, now = Date.now()): string => {
  const span = moment - now;
  return span < 60_000 ? since(now, language, now) : inWords(span, language, "always");
};
